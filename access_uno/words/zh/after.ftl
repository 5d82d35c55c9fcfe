## After a match

again-or-leave = 按{ $again }在這一桌再玩一場。按{ $review }聽你原本可以怎麼做。按{ $leave }離開牌桌。
again-or-leave-typed = 想在這一桌再來一場，請輸入再玩一場四個字。想知道你原本可以怎麼做，請輸入提示。按 Enter 鍵離開牌桌。
again-or-menu = 按{ $again }在這一桌再玩一場。按{ $review }聽你原本可以怎麼做。按{ $menu }開啟選單。
again-or-menu-typed = 想在這一桌再來一場，請輸入再玩一場四個字。想知道你原本可以怎麼做，請輸入提示。按 Enter 鍵開啟選單。
after-again = 在這一桌再玩一場
after-standings = 目前的分數
after-results = 到目前為止的戰績

## What was won

results-so-far = 玩了{ COUNT($matches, of: "場") }，{ $won ->
    [0] 一場都沒贏
   *[other] 贏了{ COUNT($won, of: "場") }
}；一共{ COUNT($rounds, of: "輪") }，{ $rounds_won ->
    [0] 一輪都沒贏
   *[other] 贏了{ COUNT($rounds_won, of: "輪") }
}。
results-of = { $player }，{ $rulebook }，{ $level ->
    [people] 只有真人玩家
    [random] 對手是隨機出牌的電腦玩家
    [easy] 對手是簡單的電腦玩家
    [hard] 對手是困難的電腦玩家
   *[normal] 對手是普通的電腦玩家
}。
results-none = 你還沒有玩完任何一場遊戲。
results-not-kept = 無法寫入{ $path }，所以沒有記下這場遊戲的結果。
results-cannot-be-read = 無法讀取{ $path }。

## Finished matches

start-finished = 玩過的遊戲
finished-match = { $players }，{ $rulebook }，{ DATETIME($time, dateStyle: "long", timeStyle: "short") }
finished-won = { $winners }獲勝：{ $match }
finished-lost = 電腦玩家獲勝：{ $match }
finished-hear = 再聽一次這場遊戲
finished-delete = 刪除這場遊戲
finished-delete-ask = 要永久刪除這場遊戲嗎？戰績會保留下來。
finished-deleted = 已經刪除這場遊戲。
finished-not-deleted = 無法刪除這場遊戲。

## The command

help-results = 列出到目前為止的戰績，依規則書和電腦玩家的程度分開。
