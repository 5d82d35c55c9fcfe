# 指令：它們的回答、說明，以及命令列哪裡不對。

## 說明

help-start = 指令 access-uno 會啟動給視障者玩的 UNO。後面不加任何內容，就會打開主選單。
help-play = 馬上開始一場遊戲。
help-replay = 敘述遊戲紀錄裡發生的事。
help-simulate = 讓電腦玩家互相對打。
help-rules = 列出一本規則書的規則。
help-braille = 用點字顯示牌。
help-deck = 替一副牌的每一張牌製作點字標籤。
help-doctor = 列出這台電腦有哪些語音和點字，以及怎麼取得缺少的部分。
help-help = 顯示一個指令的說明。
help-manual = 輸出說明手冊，給 man 程式用。
help-completions = 輸出命令列環境需要的內容，讓 Tab 鍵能補完指令和選項。
help-usage = 用法：{ $line }
help-command = access-uno{ $command }：{ $what }
help-option = { $option }：{ $what }
help-choices = 可以是{ $choices }。
help-argument-address = 遊戲屋的位址，例如 example.org:8022。
help-argument-card = 一張牌，例如 R7 或 W:red。
help-argument-code = 牌桌的代碼，六位數字；或邀請碼，十個字元。
help-argument-command = 要說明的指令。
help-argument-file = 遊戲紀錄檔或存檔。
help-argument-fingerprint = 遊戲屋的指紋，以 SHA256 開頭。
help-argument-shell = 你使用的命令列環境。
help-default = 預設是{ $value }。
help-default-computers = 預設是 2；有兩位以上的人一起玩時，預設是 0。
help-default-guests = 預設是 yes；有 --members 時是 no。
help-default-host-key = 預設是遊戲屋自己產生的金鑰。
help-default-language = 預設是設定裡的語言，否則是系統的語言。
help-default-last-rulebook = 預設是你上一場新遊戲的規則書。
help-default-listener = 預設是大家都聽得到的內容。
help-default-output = 預設是標準輸出。
help-default-own-name = 預設是你上一場遊戲用的名字。
help-default-player = 預設是一個人。
help-default-rulebook-of-language = 預設是你的語言常用的規則書。
help-default-seed = 預設是每次都不同的數字。
help-default-settings = 預設是你的設定。
help-default-store = 預設是和你的存檔放在一起的檔案。
value-taken = { $what ->
    [ADDRESS] 位址
    [CARD] 牌
    [CODE] 代碼
    [COMMAND] 指令
    [FINGERPRINT] 指紋
    [FILE] 檔案
    [LEVELS] 程度
    [NAME] 名字
    [NUMBER] 數字
    [OPTIONS] 選項
    [RULE] 名稱=值
    [SHELL] 環境
   *[VALUE] 值
}
help-option-language = 遊戲使用的語言。
help-option-help = 顯示這份說明。
help-option-version = 顯示版本。
help-option-rulebook = 遊戲採用的規則書。
help-option-rule = 規則的一個選項，寫成名稱=值。可以寫好幾次。
help-option-player = 在這裡玩的人的名字。可以寫好幾次。
help-option-computers = 有幾位電腦玩家。
help-option-level = 電腦玩家的程度。
help-option-seed = 決定怎麼洗牌的整數。
help-option-keys = 用單一按鍵玩。
help-option-lines = 輸入指令，每個指令後面按 Enter 鍵。
help-option-browser = 在瀏覽器裡玩：會開啟一個網頁。
help-option-reading = 由螢幕報讀軟體朗讀終端機的內容、由遊戲說話、用點字閱讀，或者看螢幕。
help-option-pace = 別人的動作自動接著進行，或者每一步都等你按鍵。
help-option-notation = 牌的點字記法。
help-option-braille = 文字裡的牌要不要用點字寫，要寫成點字符號還是字母。
help-option-display = 點字顯示器由誰使用：螢幕報讀軟體，或選 brlapi，由遊戲透過 BRLTTY 直接使用。
help-option-record = 儲存這場遊戲紀錄的檔案。必須是還不存在的檔案。
help-option-resume = 繼續玩儲存的遊戲。後面可以寫檔案，不寫就是最新的一場。
help-option-preset = 要採用的已儲存規則的名稱。
help-option-json = 輸出 JSON，給其他程式用。
help-option-for = 從這位玩家的角度敘述遊戲。
help-option-rounds = 要玩幾輪。
help-option-matches = 要玩幾場完整的遊戲。
help-option-players = 電腦玩家的程度，中間用半形逗號隔開，例如 normal,hard。
help-option-jobs = 由幾個處理程序分擔工作。
help-option-brf = 製作 BRF 格式的點字檔。
help-option-pef = 製作 PEF 格式的點字檔。
help-option-output = 要寫入的檔案。
help-option-format = 結果的格式。
help-option-stacked = 牌面寫在上面，顏色寫在下面，就像印好的牌。

## 說明手冊

manual-name = 程式名稱
manual-what = 給視障者玩的 UNO
manual-synopsis = 用法概要
manual-commands = 指令一覽
manual-options = 所有指令的選項
manual-environment = 環境變數
manual-home = 存放設定、存檔、戰績和日誌檔的資料夾。
manual-status = 結束狀態
manual-status-0 = 一切正常。
manual-status-1 = 無法完成，會有一句話說明原因。
manual-status-2 = 命令列寫得不對，會有一句話說明原因。
manual-status-70 = 程式有錯，日誌檔裡有更多內容。

## 用法錯誤

usage-keys-or-lines = 請選擇按鍵或輸入指令，不能兩個都選。
usage-browser-alone = --browser 不能和按鍵或指令一起用：網頁有自己的方式。
usage-rounds-or-matches = 輪數和場數只能選一種，不能兩種都選。
usage-wrong-number-of-players = 玩家必須是二到十位，不能是{ COUNT($count, of: "位") }。
usage-brf-or-pef = 請選擇 BRF 或 PEF，不能兩個都選。
usage-no-rule = 規則的選項要寫成名稱=值，不能寫成{ $text }。
usage-rule-unknown-option = { $nearest ->
    [none] 規則裡沒有選項{ $option }。可用的有{ $allowed }。
   *[other] 規則裡沒有選項{ $option }。你的意思是{ $nearest }嗎？
}
usage-rule-unknown-value = 規則的選項{ $option }可以是{ $allowed }。
usage-no-such-player = 這份紀錄裡沒有叫{ $name }的玩家。玩家有{ $players }。
usage-braille-unknown-notation = 沒有叫{ $notation }的記法。可用的有{ $known }。
usage-braille-unknown-format = 沒有叫{ $format }的格式。

## 回答

file-line = { $file }，第{ $line }行：{ $reason }
file-whole = { $file }：{ $reason }
cannot-write-file = { $reason ->
    [no-folder] 無法寫入檔案{ $path }。沒有這個資料夾。
    [is-folder] 無法寫入檔案{ $path }。那是資料夾。
    [forbidden] 無法寫入檔案{ $path }。你沒有權限寫在那裡。
    [full] 無法寫入檔案{ $path }。磁碟已滿。
   *[other] 無法寫入檔案{ $path }。
}
cannot-write-output = { $reason ->
    [no-folder] 無法寫出結果。沒有這個資料夾。
    [is-folder] 無法寫出結果。那是資料夾。
    [forbidden] 無法寫出結果。你沒有權限寫在那裡。
    [full] 無法寫出結果。磁碟已滿。
   *[other] 無法寫出結果。
}
braille-unknown-card = 這種記法裡沒有{ $card }這張牌。牌要寫成 R7、G+2、BS、YR、W、W:red、W+4、ST 或 CU 這樣。
braille-unknown-rulebook = 沒有叫{ $rulebook }的規則書。
braille-no-cards = 這些點字不是牌。
liblouis-missing = 點字需要 liblouis。{ $remedy }
liblouis-wrong = 叫做 louis 或 Pylouis 的 Python 套件不是 liblouis。{ $remedy }
liblouis-old = 點字需要 liblouis 3.24 或更新的版本，這個比較舊。{ $remedy }
liblouis-table = 有一個點字表 liblouis 無法讀取。
liblouis-text = liblouis 無法把這段文字轉成點字。
simulated = 玩了{ COUNT($rounds, of: "輪") }，每秒{ COUNT($rate, of: "輪") }。
simulated-seat = { $level ->
    [easy] 第{ $player }位玩家，程度簡單，贏了百分之{ $share }的輪次。
    [normal] 第{ $player }位玩家，程度普通，贏了百分之{ $share }的輪次。
    [hard] 第{ $player }位玩家，程度困難，贏了百分之{ $share }的輪次。
    [random] 第{ $player }位玩家，隨機出牌，贏了百分之{ $share }的輪次。
   *[other] 第{ $player }位玩家，程度{ $level }，贏了百分之{ $share }的輪次。
}
simulated-matches = 分出勝負的遊戲有{ COUNT($matches, of: "場") }。獲勝：{ $wins }。
simulated-match-wins = 第{ $player }位玩家{ COUNT($count, of: "場") }
simulated-turns = 平均一輪有{ COUNT($mean, of: "個") }回合，半數的輪次不超過{ COUNT($median, of: "個") }，二十輪裡有一輪超過{ COUNT($most, of: "個") }。
simulated-points = { $scoring ->
    [hands] 每輪輸家手上平均共剩{ COUNT($mean, of: "分") }。
   *[winner] 贏得一輪的玩家平均得到{ COUNT($mean, of: "分") }。
}
simulated-void = { $count ->
    [0] 沒有任何一輪作廢。
   *[other] 有{ COUNT($count, of: "輪") }作廢。
}
simulated-progress = 已經完成百分之{ $percent }。
