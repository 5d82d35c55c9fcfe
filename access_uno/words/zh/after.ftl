## After a match

again-or-leave = 按{ $again }在這一桌再玩一場。按{ $review }聽你原本可以怎麼做。按{ $leave }離開牌桌。
again-or-leave-typed = 想在這一桌再來一場，請輸入再玩一場四個字。想知道你原本可以怎麼做，請輸入提示。按 Enter 鍵離開牌桌。
again-or-menu = 按{ $again }在這一桌再玩一場。按{ $review }聽你原本可以怎麼做。按{ $menu }開啟選單。
again-or-menu-typed = 想在這一桌再來一場，請輸入再玩一場四個字。想知道你原本可以怎麼做，請輸入提示。按 Enter 鍵開啟選單。
after-again = 在這一桌再玩一場
after-standings = 最後的分數
after-results = 到目前為止的戰績

## What was won

results-so-far = 玩了{ COUNT($matches, of: "場") }，{ $won ->
    [0] 一場都沒贏
   *[other] 贏了{ COUNT($won, of: "場") }
}；一共{ COUNT($rounds, of: "輪") }，{ $rounds_won ->
    [0] 一輪都沒贏
   *[other] 贏了{ COUNT($rounds_won, of: "輪") }
}。
results-of = { $rulebook }，{ $level ->
    [people] 只有真人玩家
    [random] 對手是隨機出牌的電腦玩家
    [easy] 電腦玩家的程度是簡單
    [hard] 電腦玩家的程度是困難
   *[normal] 電腦玩家的程度是普通
}。
results-points = 總分{ COUNT($points, of: "分") }，單輪最高{ COUNT($best, of: "分") }。
results-streaks = { $longest ->
    [0] 還沒有贏過
   *[other] 最多連勝{ COUNT($longest, of: "場") }，{ $streak ->
        [0] 目前沒有連勝
       *[other] 目前連勝{ COUNT($streak, of: "場") }
    }
}。
results-challenges = { $made ->
    [0] 沒有質疑過別人
   *[other] 質疑過別人{ COUNT($made, of: "次") }，{ $right ->
        [0] 沒有成功
       *[other] 成功{ COUNT($right, of: "次") }
    }
}；{ $met ->
    [0] 沒有被別人質疑過
   *[other] 被別人質疑{ COUNT($met, of: "次") }，{ $lost ->
        [0] 沒有被識破
       *[other] 被識破{ COUNT($lost, of: "次") }
    }
}。
results-uno = { $forgotten ->
    [0] 從來沒忘記喊 UNO
   *[other] 有{ COUNT($forgotten, of: "次") }忘了喊 UNO
}；{ $caught ->
    [0] 沒有抓到過別人
   *[other] 抓到別人{ COUNT($caught, of: "次") }
}。
results-last-card = 你贏得一輪時，最後一張最常是{ CARD($card) }。
results-with-hints = 用了提示、不計入戰績的遊戲：{ COUNT($count, of: "場") }。
results-chart = 最近的遊戲，從最新的一場說起：{ $matches }。
results-match = { $won ->
    [yes] 贏了
   *[no] 輸了
}
results-by-rules = { $player }，依規則書和電腦玩家的程度
results-by-opponent = { $player }，依對手
results-against = 對手是{ $other }。
results-none = 你還沒有玩完任何一場遊戲。
results-not-kept = 無法寫入{ $path }，所以沒有記下這場遊戲的結果。
results-cannot-be-read = 無法讀取{ $path }。

## Finished matches

start-finished = 玩過的遊戲
finished-match = { $players }，{ $rulebook }，{ DATETIME($time, dateStyle: "long", timeStyle: "short") }
finished-won = { $winners }獲勝：{ $match }
finished-lost = 電腦玩家獲勝：{ $match }
finished-with-hints = { $match }，用了{ COUNT($count, of: "次") }提示
finished-hear = 再聽一次這場遊戲
finished-delete = 刪除這場遊戲
finished-delete-ask = 要永久刪除這場遊戲嗎？戰績會保留下來。
finished-deleted = 已經刪除這場遊戲。
finished-not-deleted = 無法刪除這場遊戲。

## The command

help-results = 列出到目前為止的戰績，包括分數、連勝和質疑，依規則書、電腦玩家的程度和對手分開。
