# 紀錄檔、開局設定或命令列的錯誤。紀錄檔裡的詞（begin、computer、play 等）仍用英文。

## 無法讀取的紀錄檔，也包括無法開始的遊戲

error-cannot-read = 無法讀取檔案。
error-not-utf-8 = 這一行不是 UTF-8 文字。
error-line-too-long = 這一行對紀錄檔來說太長。
error-ends-too-early = 紀錄檔在 begin 這一行之前就結束了。
error-no-version = 紀錄檔的第一行必須是 uno 1。
error-unknown-header = 在 begin 之前不能寫{ $text }。
error-said-too-often = { $key }這一行最多只能出現{ COUNT($count, of: "次") }。
error-no-rulebook = 紀錄檔沒有寫規則書。可以用{ $allowed }。
error-unknown-rulebook = 沒有{ $name }這本規則書。可以用{ $allowed }。
error-no-option = 選項要寫成名稱、等號和值，不能寫成{ $text }。
error-option-twice = 選項{ $option }寫了兩次。
# same as: usage-unknown-option
error-unknown-option = { $nearest ->
    [none] 沒有{ $option }這個選項。可以用{ $allowed }。
   *[other] 沒有{ $option }這個選項。你的意思是{ $nearest }嗎？
}
error-unknown-value = 選項{ $option }的值可以是{ $allowed }。
error-name-empty = 玩家必須有名字。
error-name-too-long = 名字{ $name }太長，最多 32 個字元。
error-name-with-mark = 名字{ $name }不能有冒號、逗號、等號、直槓或井字號。
error-name-with-control = 名字{ $name }不能有看不見的字元。
error-name-twice = 名字{ $name }重複了。
error-unknown-level = 電腦玩家要寫 computer 加上{ $allowed }其中之一，不能寫成{ $text }。
error-too-many-players = 最多{ COUNT($count, of: "位") }玩家。
error-too-few-players = 至少要有{ COUNT($count, of: "位") }玩家。
error-players = 玩家必須是二到十人。
error-no-hand = 手牌要寫成名字、等號和牌，不能寫成{ $text }。
error-hand-twice = { $name }的手牌寫了兩次。
error-unknown-player = 沒有{ $name }這位玩家。玩家有{ $players }。
error-unknown-card = 沒有{ $text }這張牌。牌要寫成像 R7、G+2、BS、YR、W、W+4、ST 或 CU。
error-unknown-colour = 沒有{ $text }這種顏色。紀錄檔裡可以寫 red、green、blue 和 yellow。
error-unknown-direction = 方向是 left 或 right，不能寫成{ $text }。
error-no-number = 這不是整數：{ $text }。
error-number-out-of-range = 數字{ $text }不在{ $least }到{ $most }的範圍內。
error-no-pair = 這裡要寫名字和值，不能寫成{ $text }。
error-no-step = 步驟要寫成名字、冒號和動作。
error-unknown-action = { $nearest ->
    [none] 沒有{ $action }這個動作。可以用{ $allowed }。
   *[other] 沒有{ $action }這個動作。你的意思是{ $nearest }嗎？
}
error-too-many-steps = 紀錄檔最多只能有{ COUNT($limit, of: "個") }步驟。
error-too-many-lines = 紀錄檔最多只能有{ COUNT($limit, of: "行") }。
error-no-seed = 要發牌就必須有種子，也就是 seed 這一行。
error-dealer-decided = 這次抽牌之前已經決定了發牌者。
error-dealer-wrong-players = 這次抽牌的必須正好是這幾位玩家：{ $tied }。
error-dealer-contradicted = 依照抽到的牌，發牌者是{ $seat }。
error-dealer-undecided = 這次抽牌還沒有決定發牌者，必須再抽一次。
error-match-is-over = 以這樣的總分，遊戲已經結束了。
error-too-many-copies = 整副牌裡沒有這麼多張{ CARD($card) }。
error-needs-discard = 有棄牌堆時才能寫這一項。
error-nothing-to-turn-up = 牌庫裡沒有可以翻開的牌。
error-empty-discard = 棄牌堆裡必須有牌。
error-no-turn = 有棄牌堆時必須寫輪到誰。
error-empty-hand = { $number }手上必須有牌。
error-colour-contradicted = 顏色必須和最上面的{ CARD($card) }一樣。
error-no-colour = 最上面是{ CARD($card) }，必須寫出顏色。
error-called-too-early = { $seat }手上的牌太多，還不能喊 UNO。

## 命令列

usage-unknown-option = { $nearest ->
    [none] 沒有{ $option }這個選項。選項 --help 會說明可以用什麼。
   *[other] 沒有{ $option }這個選項。你的意思是{ $nearest }嗎？
}
usage-unknown-command = { $nearest ->
    [none] 沒有{ $text }這個指令。可用的有{ $allowed }。
   *[other] 沒有{ $text }這個指令。你的意思是{ $nearest }嗎？
}
usage-unknown-shell = 不支援{ $text }這種命令列環境。可用的有{ $allowed }。
usage-no-argument-wanted = 這裡用不到{ $argument }。選項 --help 會說明可以用什麼。
usage-argument-too-many = 這裡的{ $name }只能有一個，{ $argument }是多出來的。
usage-argument-missing = { $argument ->
    [ADDRESS] 請再寫上遊戲屋的位址，例如 example.org:8022。
    [CODE] 請再寫上牌桌的代碼，六個數字。
    [CARD] 請再寫上是哪些牌，例如 R7 或 W:red。
   *[FILE] 請再寫上是哪個檔案。
}
usage-option-twice = 選項{ $option }只能寫一次。
usage-no-value-wanted = 選項{ $option }後面不能有值。
usage-value-missing = 選項{ $option }後面要有值。
usage-wrong-value = 選項{ $option }不能是{ $value }。可以用{ $allowed }。
usage-wrong-number = 選項{ $option }必須是不小於{ $least }的整數，不能是{ $value }。
usage-no-number = 選項{ $option }必須是整數，不能是{ $value }。
