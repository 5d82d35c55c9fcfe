# 選單、第一次啟動、開始選單、新遊戲、設定，以及檔案出了什麼問題。
# 選單的項目結尾沒有句號，其他的都是句子。

## 選單

menu-label = { $text }。
menu-title = { $title }共有{ COUNT($count, of: "項") }。
menu-opened = { $title }{ $text }第{ $place }項，共{ COUNT($count, of: "項") }。
menu-item = { $text }第{ $place }項，共{ COUNT($count, of: "項") }。
menu-numbered = { $number }、{ $text }
menu-key-unknown = 這個鍵在這裡沒有作用。{ $help }會列出所有按鍵。
# same as: not-understood
menu-not-understood = 看不懂：{ $text }。想知道可以輸入什麼，請輸入說明兩個字。
menu-typed-again = 請輸入號碼。要聽所有項目，請輸入清單；要返回，請輸入返回。
menu-several = 有好幾項都符合。
menu-no-number = 只有{ COUNT($count, of: "項") }。
menu-no-count = 只能選擇{ $least }到{ $most }。
menu-no-letter = 沒有以{ $letter }開頭的項目。
menu-help-arrows = { $next }移到下一項，{ $previous }移到上一項，{ $first }移到第一項，{ $last }移到最後一項。
menu-help-letters = { $number }開啟那個位置的項目，{ $letter }移到下一個以這個字母開頭的項目。
menu-help-count = { $number }選擇那個數量。
menu-help-enter = { $open }開啟這一項。
menu-help-pick = { $open }選擇這一項。
menu-help-escape = { $back }返回。
menu-no-about = 這一項沒有說明。
menu-help-groups = { $previous-group }到上一組，{ $next-group }到下一組。
menu-help-about = { $explain }說明這一項。
menu-help-about-typed = 輸入說明兩個字，後面加一個項目，就會說明它的意思。
menu-help-typed = 請輸入項目的號碼或開頭的幾個字。要返回，請輸入返回。
menu-help-typed-more = 請輸入項目的號碼或開頭的幾個字。要聽更多項目，請輸入清單；要返回，請輸入返回。
menu-help-typed-list = 要再聽一次所有項目，請輸入清單。
menu-help-typed-back = 輸入返回，就回到上一個選單。

## 問題

question = { $text }按{ $yes }表示是，按{ $back }表示否。
question-typed = { $text }請輸入是或否。
question-help-enter = { $yes }表示是，Y 鍵也是。
question-help-escape = { $back }表示否，N 鍵也是。
question-help-typed = 請輸入是或否。

## 輸入文字

entry-now = 現在是{ $text }。輸入的字會取代它，直接按{ $take }就保留。
entry-empty = 還沒有輸入任何字。
entry-so-far = 目前是{ $text }
entry-end = 這裡是文字的結尾。
entry-start = 這裡是文字的開頭。
entry-erased = 刪除了{ $text }。
entry-nothing-left = 現在是空的。
entry-full = 已經滿了，最多只能輸入{ COUNT($count, of: "個字元") }。
entry-ask-typed = 輸入後請按 Enter 鍵。只按 Enter 鍵表示不改變。
entry-help-type = 每輸入一個字，就會念出來。{ $say }念出全部內容。
entry-help-move = { $left }和{ $right }逐字移動，{ $first }到開頭，{ $last }到結尾。
entry-help-erase = { $erase-before }刪除前一個字，{ $erase-here }刪除目前的字，{ $erase-all-before }刪除前面所有的字。
entry-help-enter = { $take }確定。
entry-help-escape = { $back }不更改並返回。

## 長篇文字

# same as: menu-title
reader-title = { $title }共有{ COUNT($count, of: "段") }。
reader-start = 這裡是開頭。
reader-end = 已經到最後了。按{ $back }返回。
reader-end-typed = 已經到最後了。要返回，請輸入返回。
reader-help-next = { $next }到下一段。
reader-help-back = { $previous }回到上一段。{ $go-back }也是，在第一段則離開這篇文字。
reader-help-ends = { $first }到第一段，{ $last }到最後一段。
reader-help-escape = { $back }離開這篇文字。
reader-help-typed = 按 Enter 鍵繼續。也可以輸入上一段或全部；要離開這篇文字，請輸入返回。

## 在那裡可以輸入的詞，用逗號分開

typed-menu-back = 返回, 回去, 取消, 回上一頁, 上一頁, 回上一層, 上一層, 回到上一層, 回上一個, 回上一個選單, 回到上一個選單, 上一個選單, 回前頁, 回前一頁, 退回, 退回去, 倒退, 返回上一頁, 返回上一層, 請返回, 我要返回, 回頭, 返去, 返轉頭, 返上一頁
typed-menu-list = 清單, 項目, 列表, 所有項目, 全部項目, 有哪些項目, 有哪些, 有什麼, 有什麼選項, 有哪些選項, 有什麼可以選, 有哪些可以選, 可以選什麼, 可以選哪些, 能選什麼, 能選哪些, 有什麼項目, 再唸一次, 再念一次, 再說一次, 再說一遍, 再講一次, 再唸一遍, 再念一遍, 再聽一次, 重聽, 重複, 重唸, 唸一次, 唸一遍, 唸出來, 列出來, 全部唸一次, 全部唸出來, 還有什麼, 還有哪些, 還有嗎, 其他項目, 剩下的, 後面還有什麼, 看清單, 聽清單, 有咩, 有咩揀, 有咩可以揀, 再講多次, 再ㄧ次, 再說ㄧ次
typed-menu-about = 說明, 解釋, 解釋一下, 說明一下, 介紹, 介紹一下, 什麼是, 講解, 講解一下, 請說明, 請解釋
typed-menu-previous = 上一段, 前一段, 回上一段, 回到上一段, 回前一段, 前面一段, 前面那段, 上面一段, 再前面一段, 剛剛那段, 剛才那段, 往前, 往上, 往回, 上段, 上一個
typed-menu-all = 全部, 所有, 全部唸, 全部念, 全唸, 全念, 全部唸出來, 全部念出來, 一次唸完, 唸完, 念完, 全部說, 全部讀, 全部讀出來, 整篇唸完, 整篇

## 第一次啟動

first-language = { language-name }：{ $number }。
first-how = 按{ $next }到下一個答案，按{ $open }選擇。
first-help-leave = { $leave }離開遊戲。
first-how-felt = 往右移看下一個答案，按游標定位鍵選擇。
first-speech-ask = 遊戲也要出聲說話嗎？
first-display-ask = 要讓遊戲自己使用點字顯示器嗎？

## 開始選單

start-menu = UNO 主選單
start-go-on = 繼續{ $players }的遊戲
start-others = 選擇要繼續的遊戲，另外還有{ COUNT($count, of: "場") }
start-others-ask = 要繼續哪一場遊戲？
start-new = 新遊戲
start-rules = 閱讀遊戲規則
start-braille = 牌的點字
start-settings = 設定選單
start-leave = 離開遊戲
start-leave-ask = 要離開 UNO 嗎？
saved-game = { $players }，{ $rulebook }，上次玩的時間是{ DATETIME($time, dateStyle: "long", timeStyle: "short") }
rulebook-ask = 要哪一本規則書？
braille-ask = 要說明哪一種記法？

## 新遊戲

default-player = 玩家
computer-names = 阿德, 小美, 大偉, 家豪, 淑芬, 志明, 春嬌, 文雄, 雅婷, 麗華
new-game = 新遊戲
new-start = 開始這場遊戲
new-rulebook = 採用的規則書：{ $rulebook }。
new-people = 有{ COUNT($count, of: "位") }真人玩家：{ $people }。
new-computers = { $count ->
    [0] 沒有電腦玩家。
   *[other] 有{ COUNT($count, of: "位") }電腦玩家。
}
new-computers-ask = 要幾位電腦玩家？
new-level = { $level ->
    [easy] 電腦玩家很容易打敗。
    [hard] 電腦玩家會盡全力。
   *[normal] 電腦玩家實力不錯。
}
new-level-ask = 電腦玩家要有多強？
new-options = { $count ->
    [0] 所有選項都和規則書相同。
   *[other] 有{ COUNT($count, of: "個") }選項和規則書不同。
}
new-load = 採用儲存的規則
new-load-ask = 要採用哪一組規則？
new-save = 替這些規則取名並儲存
new-save-ask = 這些規則要用什麼名稱儲存？
new-save-over = 已經有叫{ $preset }的規則，要取代嗎？
new-saved = 規則已經儲存，名稱是{ $preset }。

people-add = 再加一個人
people-done = 完成了
people-ask = 名字是什麼？
people-rename = 更改{ $name }的名字
people-forward = 把{ $name }的座位往前移一位
people-settings = { $name }專用的設定
people-remove = 把{ $name }從名單裡移除

## 設定，每一項都是一個句子和一個問題

settings = 設定選單
settings-of = { $person }專用的設定
settings-as-everybody = 把這個人的設定改成和大家相同
settings-person = 個人專用的設定
settings-person-ask = 要設定誰的？
settings-no-person = 請先在新遊戲裡輸入要玩的人的名字。
settings-keys = 更改遊戲的按鍵

setting-language = 語言是{ $value }。
setting-language-ask = 要用哪一種語言？

setting-reading = { $value ->
    [speech] 遊戲自己出聲說話。
    [braille] 用點字閱讀：訊息會等你，牌用點字顯示。
    [sight] 看螢幕：牌用顏色、字母和形狀凸顯出來。
   *[terminal] 由螢幕報讀軟體朗讀終端機的內容，遊戲不出聲。
}
setting-reading-ask = 你怎麼閱讀？

setting-typing = { $value ->
    [keys] 用單一按鍵玩。
    [lines] 輸入指令，每個指令後面按 Enter 鍵。
   *[auto] 在終端機用單一按鍵玩，在其他地方輸入指令。
}
setting-typing-ask = 你怎麼輸入？下次啟動時生效。

setting-editing = { $value ->
    [on] 輸入的那一行可以編輯，並用 Tab 鍵補完。
    [off] 輸入的那一行由終端機處理，遊戲裡不能編輯。
   *[auto] 看螢幕的人可以編輯輸入的那一行。
}
setting-editing-ask = 輸入的那一行要能在遊戲裡編輯嗎？下次啟動時生效。

setting-pace = { $value ->
    [wait] 每則訊息都等你按鍵。
   *[auto] 訊息會自動一則接一則出現。
}
setting-pace-ask = 訊息要怎麼接下去？

setting-pause = { $value ->
    [0] 不停頓，馬上進行下一步。
   *[other] 停頓{ COUNT($value, of: "秒") }再進行下一步。
}
setting-pause-ask = 其他玩家的動作之間要停頓多久？

setting-verbosity = { $value ->
    [short] 遊戲說得簡短。
    [full] 遊戲說得很詳細。
   *[normal] 遊戲說得不多也不少。
}
setting-verbosity-ask = 遊戲要說得多詳細？

setting-speech = { $value ->
    [off] 遊戲不出聲。
    [speech-dispatcher] 遊戲透過 Speech Dispatcher 說話。
    [espeak] 遊戲用 eSpeak 說話。
    [nvda] 遊戲透過 NVDA 說話。
    [jaws] 遊戲透過 JAWS 說話。
    [sapi5] 遊戲用 Windows 的語音說話。
    [voiceover] 遊戲透過 VoiceOver 說話。
   *[auto] 遊戲用找到的第一種語音說話。
}
setting-speech-ask = 遊戲要用什麼說話？

setting-rate = { $value ->
    [own] 速度和你的語音設定相同。
   *[other] 速度{ $value }，範圍從負 100 到 100。
}
setting-rate-ask = 遊戲說話要多快？

setting-pitch = { $value ->
    [own] 音高和你的語音設定相同。
   *[other] 音高{ $value }，範圍從負 100 到 100。
}
setting-pitch-ask = 聲音要多高？

setting-volume = { $value ->
    [own] 音量和你的語音設定相同。
   *[other] 音量{ $value }，範圍從負 100 到 100。
}
setting-volume-ask = 聲音要多大？

setting-braille = { $value ->
    [cells] 文字裡的牌用點字符號顯示。
    [letters] 文字裡的牌用點字對應的字母顯示。
   *[off] 文字裡沒有點字。
}
setting-braille-ask = 文字裡的牌要怎麼顯示？

setting-notation-ask = 牌要用哪一種點字記法？

setting-display = { $value ->
    [brlapi] 遊戲透過 BRLTTY 直接使用點字顯示器。
   *[off] 點字顯示器由螢幕報讀軟體使用。
}
setting-display-ask = 點字顯示器由誰使用？

setting-brief = { $value ->
    [on] 點字顯示器上的訊息用符號寫，例如 A: zb。
    [off] 點字顯示器上的訊息用文字寫。
   *[auto] 點字顯示器不超過 20 方時，訊息用符號寫，例如 A: zb。
}
setting-brief-ask = 點字顯示器上的訊息要用符號寫嗎？

setting-grade-en = { $value ->
    [1] 點字顯示器上的英文單字不縮寫。
   *[other] 點字顯示器上的英文單字用縮寫。
}
setting-grade-en-ask = 遊戲自己寫到點字顯示器時，英文要用哪一種點字？

setting-grade-de = { $value ->
    [0] 點字顯示器上的德文單字逐字母寫出。
    [1] 點字顯示器上的德文單字完整寫出，字母組合用專用符號。
   *[other] 點字顯示器上的德文單字用縮寫。
}
setting-grade-de-ask = 遊戲自己寫到點字顯示器時，德文要用哪一種點字？

setting-colour = { $value ->
    [on] 螢幕上的牌有顏色。
    [off] 螢幕上沒有任何顏色。
   *[auto] 只有遊戲自己出聲時，螢幕上的牌才有顏色。
}
setting-colour-ask = 螢幕上的牌要有顏色嗎？

setting-order = { $value ->
    [colour] 手牌按照顏色排列。
    [value] 手牌按照數字排列。
   *[drawn] 手牌按照拿到的先後排列。
}
setting-order-ask = 手牌要怎麼排列？

## 按鍵

keys-menu = 遊戲的按鍵
keys-ask = 請按一個鍵，以後用它來做這件事：{ $what }按{ $back }就不改變。
keys-reserved = { $key }不能這樣用。
keys-taken = { $key }已經有用途了：{ $what }請按別的鍵，或按{ $back }。
keys-reset = 所有按鍵恢復原狀
keys-reset-ask = 要把所有按鍵恢復原狀嗎？

## 遊戲和設定的檔案

save-in-use = { $players }的這場遊戲已經在另一個視窗裡開著。請在那裡繼續，或先在那裡離開。
save-broken = 這個檔案不是可以繼續的遊戲，檔案會原樣保留。第{ $line }行：{ $reason }
save-exists = 已經有這個名稱的檔案了。請換一個名稱。
save-disk-full = 磁碟滿了，無法儲存，所以這個動作沒有生效。請騰出空間再試一次。
save-cannot-write = 檔案無法寫入，不能儲存，所以這個動作沒有生效。
save-gone = 這場遊戲的檔案被移走或換掉了，無法儲存，所以這個動作沒有生效。
step-not-kept = { $code ->
    [disk-full] { save-disk-full }
    [cannot-write] { save-cannot-write }
    [gone] { save-gone }
   *[not-kept] { refused-not-kept }
}
save-cannot-read = 沒有這個檔案，或者不能讀取。
save-finished = 這場遊戲已經結束了。
save-no-people = 這場遊戲只有電腦玩家，所以沒有人可以繼續玩。
save-cut = 這個檔案結尾損壞的部分已經刪掉。遊戲從最後一個完整的動作之後繼續。

trouble-settings-broken = 看不懂設定檔{ $name }。在你自己選擇之前，採用預設的設定。
trouble-settings-put-aside = 看不懂原來的設定檔，它已經改名為{ $name }保留下來。
trouble-settings-unreadable = 不能讀取設定檔{ $name }，採用預設的設定。
trouble-settings-not-saved = 設定不能儲存到{ $name }，離開遊戲以後就失效。
trouble-settings-wrong-value = 設定檔裡的{ $name }不能是{ $value }，所以不採用。

preset-unknown = 沒有叫{ $preset }的規則。
preset-broken = 看不懂儲存的規則{ $preset }。
preset-bad-name = 規則的名稱最多 40 個字元，可以用文字、數字、空格和連字號。
preset-not-saved = 規則{ $preset }不能儲存。

## 開始遊戲的命令列出了什麼問題

usage-wrong-player = { $why ->
    [name-empty] 玩家需要有名字。
    [name-too-long] 名字{ $player }太長，最多 32 個字元。
    [name-with-mark] 名字{ $player }裡有冒號、逗號、等號、直槓或井字號，名字不能有這些符號。
    [name-bare-accent] 名字不能以單獨的附加符號開頭。
   *[name-with-control] 名字{ $player }裡有看不見的字元，名字不能有這種字元。
}
usage-player-twice = 名字{ $player }出現了兩次。
usage-wrong-seats = 玩家必須是{ $least }到{ COUNT($most, of: "位") }，不能是{ COUNT($count, of: "位") }。
usage-preset-and-rulebook = 儲存的規則有自己的規則書。請只指定規則書，或只指定儲存的規則。
usage-preset-unknown = 沒有叫{ $preset }的規則。
usage-preset-broken = 看不懂儲存的規則{ $preset }。
usage-preset-bad-name = { $preset }不能當規則的名稱。
usage-resume-with = 選項{ $option }只用在新遊戲，不能用在繼續的遊戲。
usage-nothing-to-resume = 沒有可以繼續的遊戲。
