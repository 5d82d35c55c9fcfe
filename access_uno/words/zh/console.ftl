# 主控台上的遊戲：在手牌中移動、選擇顏色、按鍵、輸入的指令。

## 到處都用的詞

text = { $text }

## 手牌

focus = { CARD($card) }，第{ $place }張，共{ COUNT($count, of: "張") }。
focus-playable = { CARD($card) }，第{ $place }張，共{ COUNT($count, of: "張") }，可以出。
# same as: hand
no-cards = 你手上沒有牌。
no-such-place = 你只有{ COUNT($count, of: "張") }牌。
none-playable = 你現在沒有可以出的牌。
none-of-colour = 你沒有{ colour }的牌。
none-wild = 你手上的牌都有顏色。
changes-none = 你的手牌和上個回合時一樣。
changes-new = 上個回合以後，新拿到的牌：{ CARDS($new, join: "and") }。
changes-gone = 上個回合以後，打出或少掉的牌：{ CARDS($gone, join: "and") }。
changes-both = 上個回合以後，新拿到的牌：{ CARDS($new, join: "and") }。打出或少掉的牌：{ CARDS($gone, join: "and") }。

## 選擇顏色

ask-colour = { CARD($card) }要選什麼顏色？{ $blue }是藍色，{ $green }是綠色，{ $red }是紅色，{ $yellow }是黃色。按{ $back }把牌收回。
ask-colour-typed = { CARD($card) }要選什麼顏色？請輸入紅色、綠色、藍色或黃色。要把牌收回，請輸入取消。
ask-colour-before = 請先選顏色。
ask-colour-first = { CARD($card) }要選什麼顏色？{ $blue }是藍色，{ $green }是綠色，{ $red }是紅色，{ $yellow }是黃色。按{ $back }可以先不選。
ask-colour-first-typed = { CARD($card) }要選什麼顏色？請輸入紅色、綠色、藍色或黃色。要先不選，請輸入取消。
colour-name = { $colour ->
    [red] 紅色
    [green] 綠色
    [blue] 藍色
   *[yellow] 黃色
}，按{ $choose }就選這個顏色。
colour-taken-back = 你留著{ CARD($card) }。
colour-put-off = 顏色還沒有選。要選的時候，請按{ $play }。
colour-put-off-typed = 顏色還沒有選。請輸入顏色兩個字，後面加紅色、綠色、藍色或黃色。
colour-keys-letters = { $blue }是藍色，{ $green }是綠色，{ $red }是紅色，{ $yellow }是黃色。
colour-keys-arrows = { $next }移到下一個顏色，{ $previous }移到上一個，{ $choose }選擇移到的顏色。
colour-keys-escape = 按{ $back }把牌收回。
colour-keys-escape-first = 按{ $back }可以先不選。
colour-keys-ask = 說出手牌、最上面的牌、張數和分數的按鍵也可以用。

## 繼續

go-on-when-ready = 按{ $key }繼續。
go-on-when-ready-typed = 按 Enter 鍵繼續。
try-again-when-ready = 按{ $key }再試一次。
try-again-when-ready-typed = 按 Enter 鍵再試一次。
next-round-when-ready = 按{ $key }發下一輪的牌。
next-round-when-ready-typed = 按 Enter 鍵發下一輪的牌。
hand-over-when-ready = 接下來輪到{ $name }。按{ $key }，收起你的牌。
hand-over-when-ready-typed = 接下來輪到{ $name }。按 Enter 鍵，收起你的牌。
hand-over = 請把鍵盤交給{ $name }。{ $name }，準備好了請按{ $key }。
hand-over-typed = 請把鍵盤交給{ $name }。{ $name }，準備好要玩了請先按空白鍵，再按 Enter 鍵。
# same as: refusal-not-in-hand
touched-other = 你手上沒有{ CARD($card) }。
game-goes-on = 遊戲從你上次離開的地方繼續。
history-oldest = 這是最舊的訊息。
history-newest = 這是最新的訊息。
history-empty = 還沒有這一類訊息。
filter-all = 現在瀏覽所有訊息。
filter-mine = 現在只瀏覽和你有關的訊息。
filter-others = 現在只瀏覽和別人有關的訊息。
filter-score = 現在只瀏覽分數。
ask-leave = 要儲存並離開遊戲嗎？
always-saved = 每一步一完成就會儲存。
goodbye = 再見。全部都儲存好了。
goodbye-gone = 再見。最後一場遊戲沒有儲存：檔案被移走或換掉了。
not-understood = 看不懂：{ $text }。想知道可以輸入什麼，請輸入說明兩個字。
not-understood-near = 看不懂：{ $text }。你的意思是{ $nearest }嗎？
colour-missing = 請把顏色也寫出來，例如{ CARD($card) }。
typed-how-play = 請輸入打出兩個字，後面加一張牌，例如打出紅 7；也可以加牌的位置，例如打出 3。
typed-how-catch = 請輸入抓這個字，後面加名字。
typed-how-demand = 請輸入要求兩個字，後面加名字。
typed-how-colour = 請輸入顏色兩個字，後面加紅色、綠色、藍色或黃色。
typed-how-yes = 現在沒有要回答的問題。
typed-how-no = 現在沒有可以收回的牌。
something-broke = 遊戲內部出了錯。你的遊戲已經儲存；錯誤的內容寫在檔案{ $path }裡。

## 語音和點字顯示器的中斷和恢復

speech-missing = 這台電腦沒有可以讓遊戲使用的語音。文字會繼續在這裡出現。缺少什麼，可以用 access-uno doctor 查看。
speech-lost = 語音中斷了。文字會繼續在這裡出現，語音會自動恢復。
speech-hung = 語音沒有回應。文字會繼續在這裡出現，語音會自動恢復。
display-missing = 遊戲連不上 BRLTTY。文字會繼續在這裡出現。
display-lost = BRLTTY 中斷了。文字會繼續在這裡出現，點字顯示器會自動恢復。
display-hung = BRLTTY 沒有回應。文字會繼續在這裡出現，點字顯示器會自動恢復。
display-unplugged = 沒有點字顯示器。文字會繼續在這裡出現，接上之後會自動恢復。

## 遊戲中的選單

table-menu = 遊戲選單
table-menu-back = 回到遊戲
table-menu-rules = 目前採用的選項
table-menu-book = 閱讀規則
table-menu-custom = { KIND("custom") }的作用
table-menu-demand = 要求別人出某一張牌
table-menu-hand-over = 把鍵盤交給{ $name }
table-menu-leave = 儲存並離開
custom-card = { KIND("custom") }也是{ KIND("wild") }：打出的人選擇顏色。
ask-demand = 要求誰出某一張牌？這樣做要抽{ COUNT($count, of: "張") }牌。
ask-demand-sure = 要求{ $name }出某一張牌，你要抽{ COUNT($count, of: "張") }牌。確定嗎？

## 按鍵

keys-title = 現在可用的按鍵
keys-title-typed = 現在可以輸入的指令
keys-besides = 還可以輸入{ $commands }。
keys-all = 想知道每個指令的用途，請輸入{ $all }四個字。
key-unknown = { $key }在這裡沒有作用。{ $keys }會列出所有按鍵。
key-line = { $keys }：{ $what }
typed-line = { $command }：{ $what }
key-list = { $keys }
key-digits = 數字鍵
key-letter = 字母鍵
key-shift = Shift{ $key }
key-enter = Enter 鍵
key-space = 空白鍵
key-down = 向下鍵
key-up = 向上鍵
key-left = 向左鍵
key-right = 向右鍵
key-home = Home 鍵
key-end = End 鍵
key-tab = Tab 鍵
key-backtab = Shift Tab 鍵
key-escape = Escape 鍵
key-pageup = Page Up 鍵
key-pagedown = Page Down 鍵
key-f1 = F1 鍵
key-ctrl-c = Control C
key-backspace = Backspace 鍵
key-delete = Delete 鍵
key-ctrl-u = Control U
key-other = 這個按鍵
key-sign = { $sign }鍵

command-play = 打出焦點所在的那張牌；如果那是{ CARD("ST") }，也可以用來回應罰抽。
command-draw = 抽一張牌，或者接受罰抽。
command-go-on = 繼續下一則訊息、下一輪，或者等你按鍵的那一步。
command-keep = 留著你剛抽到的牌；問你要不要行動時，表示不要。
command-uno = 喊 UNO，或者抓忘了喊的人。
command-challenge = 質疑{ CARD("W+4") }。
command-left = 往左移一張牌。
command-right = 往右移一張牌。
command-first = 移到你的第一張牌。
command-last = 移到你的最後一張牌。
command-place = 移到那個位置的牌；0 是第十張。
command-next-playable = 移到下一張可以出的牌。
command-previous-playable = 移到上一張可以出的牌。
command-blue = 移到下一張藍色的牌。
command-green = 移到下一張綠色的牌。
command-red = 移到下一張紅色的牌。
command-yellow = 移到下一張黃色的牌。
command-wild = 移到下一張沒有顏色的牌。
command-hand = 說出你所有的手牌。
command-playable = 說出可以出哪些牌，以及還可以做什麼。
command-top = 說出最上面的牌和目前的顏色。
command-turn = 說出輪到誰、接著是誰，以及遊戲進行方向。
command-count = 說出每個人有幾張牌，以及牌庫有幾張牌。
command-score = 簡短說出分數。
command-full-score = 完整說出分數。
command-why = 說出這張牌的作用、能不能出，以及不能出的原因。
command-changes = 說出從上個回合到現在，你的手牌有什麼改變。
command-order = 照顏色、照數字，或照拿到的順序排列手牌。
command-repeat = 再說一次最後的訊息。
command-waiting = 說出還有幾則訊息沒說。
command-back = 回到上一則訊息。
command-forward = 前往下一則訊息。
command-oldest = 前往最舊的訊息。
command-newest = 前往最新的訊息。
command-filter = 選擇要瀏覽哪些訊息。
command-verbosity = 選擇遊戲要說得多詳細。
command-menu = 開啟選單，裡面有目前採用的選項、設定和離開。
command-keys = 說出現在可以做什麼。
command-all-keys = 說出每個指令的用途。
command-quit = 問過你之後，儲存並離開。
command-accept = 接受罰抽。
command-star = 用{ CARD("ST") }回應罰抽；後面加上顏色。
command-colour = 選擇第一張牌的顏色；後面加上顏色。
command-catch = 抓忘了喊 UNO 的玩家；後面加上名字。
command-demand = 要求一位玩家出某一張牌；後面加上名字。
command-rules = 說出目前採用的選項。
command-save = 說明遊戲怎麼儲存。
command-play-typed = 打出一張牌；後面加上那張牌，例如紅 7，或者它在手牌裡的位置。
command-why-typed = 說出一張牌的作用、能不能出，以及不能出的原因；後面加上那張牌。

## 可以輸入的詞；詞和詞之間用半形逗號，說明裡只說第一個

typed-play = 打出, 出牌, 出, 打, 打牌, 下牌
typed-draw = 抽牌, 抽, 抽一張, 摸牌, 摸
typed-go-on = 繼續, 我們繼續, 下一步, 往下, 繼續遊戲, 繼續吧, 繼續啊, 繼續玩, 繼續打, 繼續下去, 往下走, 往下玩, 接著玩, 接著打, 接著來, 下一輪, 下一局, 下一盤, 下一回合, 下一把, 開始下一輪, 開始下一局, 進下一輪, 進入下一輪, 玩下一輪, 玩下一局, 發牌, 發牌吧, 請發牌, 再發牌, 再來一輪, 再來一局, 再玩一輪, 再玩一局, 再一輪, 再一局, 再來一盤, 再來一把, 再玩一把, 再玩一盤, 繼續下一輪, 繼續下一局, 快繼續, 快點繼續, 然後呢, 再來呢, 接下來呢, 好繼續, 好了繼續, 可以繼續, 可以繼續了, 走, 請繼續, 麻煩繼續, 我準備好了, 準備好了, 開始吧, 開打, 開打吧, 可以開始了, 開始下一場, next
typed-keep = 留著, 留, 保留, 留下, 不出, 過
typed-accept = 接受, 接受罰抽, 接受懲罰, 認罰, 罰抽
typed-uno = uno, 喊 uno, 喊uno, 大喊uno, 大喊 uno
typed-catch = 抓, 抓到, 抓人
typed-challenge = 質疑, 提出質疑, 懷疑, 挑戰
typed-star = 星星, 星, 回應
typed-colour = 顏色, 選擇顏色, 選顏色, 選擇, 選, 換成, 變成, 換, 變
typed-demand = 要求, 索取
typed-hand = 手牌, 我有什麼牌, 看手牌, 看牌, 看我的牌, 我的牌, 我的手牌, 手上的牌, 看我的手牌, 看看手牌
typed-playable = 可以出什麼, 能出的牌, 可以做什麼, 能做什麼, 可以出的牌, 可出的牌, 能出什麼, 可以幹嘛, 能幹嘛, 要出什麼, 要打什麼, 要丟什麼, 要出哪張, 要打哪張, 我要出什麼, 我要出哪張, 出什麼, 打什麼, 現在要出什麼, 現在能出什麼, 能出哪張, 可以出哪張, 可以打哪張, 能打哪張, 可以丟哪張, 可以出哪些, 能出哪些, 有什麼可以出, 有什麼能出, 有得出嗎, 有沒有得出, 有沒有牌可以出, 有牌可以出嗎, 有牌出嗎, 我出得了嗎, 我能出什麼, 我可以出什麼, 哪張能出, 哪張可以出, 哪些能出, 哪些可以出, 出得咩, 有咩出得, 出得邊張, 可以出邊張
typed-top = 最上面, 上面, 最上面的牌, 上面的牌, 棄牌堆, 桌面
typed-turn = 回合, 輪到誰了, 輪到誰, 誰的回合, 該誰, 接著是誰, 下一個是誰, 誰, 是我嗎, 輪到我嗎, 換我嗎, 是不是我, 是不是換我, 是不是輪到我, 是不是到我, 換我了嗎, 換我了沒, 輪到我了嗎, 輪到我了沒, 輪我嗎, 我嗎, 是輪到我嗎, 是換我嗎, 該我了嗎, 該我了沒, 我可以出了嗎, 我能出了嗎, 我的回合嗎, 是我的回合嗎, 現在是我嗎, 現在換我嗎
typed-count = 張數, 幾張, 幾張牌, 剩幾張, 牌數
typed-score = 分數, 得分, 計分
typed-full-score = 完整分數, 詳細分數, 總分, 所有分數, 打到幾分, 打到幾分贏, 打到幾分結束, 幾分結束, 幾分贏, 幾分才贏, 幾分會贏, 幾分獲勝, 幾分才算贏, 要幾分才贏, 要幾分才會贏, 多少分贏, 多少分才贏, 多少分結束, 玩到幾分, 玩到幾分結束, 玩到多少分, 玩幾分, 打幾分, 目標幾分, 目標分數, 目標是幾分, 上限幾分, 上限是幾分, 分數上限, 分數上限是多少, 詳細的分數, 每個人的分數, 大家的分數, 所有人的分數
typed-why = 為什麼, 為何, 爲什麼, 做什麼用, 做什麼用的, 幹嘛用, 幹嘛用的, 有什麼用, 有什麼用處, 有什麼作用, 有什麼效果, 是什麼效果, 怎麼用, 怎麼不行, 怎麼不能出, 怎麼不可以, 為什麼不行, 為什麼不能出, 為什麼不可以, 幹嘛的, 是幹嘛的, 做什麼的, 是做什麼的, 什麼意思, 是什麼意思, 有什麼功能, 什麼功能, 功能是什麼, 效果是什麼, 作用是什麼, 用途是什麼, 有什麼用途, 是做什麼, 要做什麼, 有什麼特別, 有什麼功用, 能做什麼用, 點解, 點解唔得, 點解唔出得, 點解出唔到, 怎麼會, 怎麼會不行, 怎麼會不能, 為啥, 為啥不行, 為啥不能出, 幹嘛不行, 幹嘛不能出, 為什麼會不行, 怎麼不給出, 為什麼不給出, 為什麼不讓我出, 怎麼不讓我出, 哪裡不對, 哪裡錯了, 哪裡不行, 原因, 什麼原因, 原因是什麼, 理由, 憑啥
typed-changes = 改變, 變化, 新牌, 剛抽到什麼, 我剛抽到什麼, 抽到什麼, 我抽到什麼, 剛剛抽到什麼
typed-order = 排列, 排序, 整理, 理牌, 順序, 照顏色排, 照顏色排列, 照顏色排好, 按顏色排, 按顏色排列, 依顏色排, 依顏色排列, 用顏色排, 照數字排, 照數字排列, 按數字排, 按數字排列, 依數字排, 依數字排列, 用數字排, 照大小排, 按大小排, 依大小排, 照順序排, 手牌照顏色排, 手牌照數字排, 手牌排一下, 排一下, 排一下牌, 排好, 排好手牌, 排牌, 排手牌, 幫我排, 幫我排一下, 幫我排牌, 幫我理牌, 幫我整理, 幫我整理手牌, 整理手牌, 整理一下, 整理牌, 整牌, 理一下牌, 重新排列, 重新排, 重排, 換個順序, 換順序, 換個排法, 執牌位, 分類, 分顏色
typed-repeat = 重複, 再說一次, 再說一遍, 再一次
typed-waiting = 還有訊息嗎, 還有幾則訊息, 有新訊息嗎, 有沒有新訊息, 新訊息, 有訊息嗎, 還有嗎, 還有什麼訊息, 還有多少訊息, 還有訊息沒, 說完了嗎, 講完了嗎, 唸完了嗎, 還有沒有訊息
typed-back = 上一則, 上一個, 返回, 往回, 紀錄, 前一則, 前一句, 往前, 往前一則, 往前聽, 再往前, 往回聽, 倒回去, 回上一則, 回到上一則, 聽上一則, 上一則訊息, 前一則訊息, 再上一則, 前面的訊息, 剛剛的訊息
typed-forward = 下一則, 下一個, 往後, 後一則, 下一句, 往後一則, 往後聽, 再往後, 聽下一則, 下一則訊息, 後一則訊息, 再下一則, 後面的訊息
typed-oldest = 最舊, 最早, 最舊的訊息
typed-newest = 最新, 最新的訊息
typed-filter = 篩選, 過濾
typed-verbosity = 詳細程度, 詳細
typed-menu = 選單, 遊戲選單, 功能表, 設定, 打開設定, 打開選單, 開選單, 回選單, 回到選單, 音量, 聲音, 音效, 語速, 大聲, 小聲, 大聲一點, 小聲一點, 大聲點, 小聲點, 慢一點, 慢點, 太快, 太慢, 太快了, 太慢了, 太大聲, 太小聲, 太大聲了, 太小聲了, 開大聲一點, 開小聲一點, 開大聲, 開小聲, 調大聲, 調小聲, 聲音大一點, 聲音小一點, 安靜, 靜音, 安靜一點, 說慢一點, 說快一點, 說慢點, 說快點, 說太快, 說太慢, 講慢一點, 講快一點, 講慢點, 講快點, 講太快, 講太慢, 唸慢一點, 唸快一點, 唸慢點, 唸快點, 唸太快, 唸太慢, 安靜一下, 先安靜, 先安靜一下, 不要講話, 別講話, 不要說話, 別說話, 不要再說了, 別再說了, 先不要說話, 先不要講話, 先別說話, 先別講話, 閉嘴, 先閉嘴, 別吵, 不要吵, 噓, 停止朗讀, 停止說話, 不要唸了, 別唸了, 不要念了, 關聲音, 把聲音關掉, 關掉聲音, 聲音關掉, 關掉音效, 把音效關掉, 關音效, 不要音效, 打開音效, 開音效, 沒聲音, 沒有聲音, 聽不到聲音, 音量大一點, 音量小一點, 調大音量, 調小音量, 音量調大, 音量調小, 大聲一點啦, 好吵, 太吵, 太吵了, 講大聲一點, 講小聲一點, 說大聲一點, 說小聲一點, 講快些, 講慢些, 說快些, 說慢些, 慢些, 快些, 慢一些, 快一些, 快一點, 快點, 語速慢一點, 語速快一點, 語速調慢, 語速調快, 調慢, 調快, 調慢一點, 調快一點, 速度慢一點, 速度快一點, 換語言, 改語言, 語言, 換聲音, 改設定, 調設定, 設定選單, 開設定, 進設定, 我要改設定, 我要設定, 偏好設定, 選項設定, 調整設定, 簡短一點, 簡短點, 說簡短一點, 講簡短一點, 簡單一點, 說簡單一點, 簡潔一點, 精簡一點, 詳細一點, 說詳細一點, 講詳細一點, 說詳細點, 話太多, 話太多了, 太囉嗦, 太囉嗦了, 好囉嗦, 囉嗦, 少說一點, 說少一點, 講少一點, 少講一點, 多說一點, 多講一點, 說多一點, 講多一點, 說太多, 說太多了, 講太多, 講太多了, 不要說那麼多, 不要講那麼多, 別說那麼多, 別講那麼多, 不用說那麼多, 不用講那麼多
typed-keys = 說明, 按鍵, 指令, 幫助, 說明一下, 解釋一下, 介紹一下, 怎麼開始, 我該怎麼操作, 我該怎麼玩, 要怎麼操作, 要怎麼用, 按鍵說明, 指令說明, 快速鍵, 快捷鍵, 熱鍵
typed-all-keys = 所有指令, 全部指令, 所有按鍵
typed-rules = 規則, 選項
typed-save = 儲存, 存檔
typed-quit = 離開, 退出, 結束
typed-yes = 是, 是的, 好, 好的, 對, 確定, 好啊, 好吧, 可以, 嗯, 對啊, 當然, ok, 沒問題, 沒錯
typed-no = 取消, 否, 不, 不要, 不是, 不用, 不用了, 不行, 算了, 不好
typed-filler = 牌, 一張, 這張, 這張牌, 的, 第, 請, 我, 要, 想, 用, 並, 並且, 和
typed-colour-red = 紅, 紅色, 红, 红色, 喊紅, 喊紅色, 紅的, 紅色系, 大紅, 赤, 赤色, 朱紅, red, 紅色的
typed-colour-green = 綠, 綠色, 绿, 绿色, 喊綠, 喊綠色, 綠的, 綠色的, 青, 青色, 青色的, 草綠, 翠綠, green
typed-colour-blue = 藍, 藍色, 蓝, 蓝色, 喊藍, 喊藍色, 藍的, 藍色的, 海藍, 天藍, blue
typed-colour-yellow = 黃, 黃色, 黄, 黄色, 喊黃, 喊黃色, 黃的, 黃色的, 金黃, 鵝黃, yellow, 黃橙
typed-number-0 = 零, 〇
typed-number-1 = 一
typed-number-2 = 二, 兩
typed-number-3 = 三
typed-number-4 = 四
typed-number-5 = 五
typed-number-6 = 六
typed-number-7 = 七
typed-number-8 = 八
typed-number-9 = 九
typed-symbol-skip = 禁止, 跳過, 暫停, 停, 停牌, 停一次, 停一回, 停一輪, 停一回合, 停一下牌, 禁, 禁止卡, 跳過卡, 停卡, 暫停卡, 暫停牌, 休息牌, 休息一次, 休息一回合, 休息一輪, 休息一回, 跳一個, 跳一位, 跳一家, 跳人, 跳牌, 跳號, skip, 斯基普, 死給普, 禁牌, 禁止通行, 阻擋牌, 阻止牌, 不准出牌, 封鎖牌, 圈圈斜線, 停次, 停一手, 停手, 停權, 越過, 進止, 靜止, 禁只, 禁紙, 金紙, 近止, 禁指, 禁旨
typed-symbol-reverse = 迴轉, 回轉, 反轉, 轉向, 轉向牌, 轉向卡, 迴轉卡, 回轉卡, 回轉牌, 反轉牌, 反轉卡, 換方向牌, 換方向卡, 換方向的牌, 轉方向, 改方向, 反向, 反向牌, 反向卡, 反方向牌, 倒轉, 倒轉牌, 倒轉卡, 逆轉, 逆轉牌, 逆轉卡, 逆向, 逆向牌, 調頭, 掉頭, 調頭牌, 掉頭牌, 回頭牌, 轉彎, 轉彎牌, 轉牌, 轉圈牌, 倒退牌, 迴旋, 迴旋牌, 旋轉牌, 方向牌, 雙箭頭, 箭頭牌, 轉盤牌, reverse, 里佛斯, 廻轉, 迴轉號, 回傳牌, 迴專, 會轉牌, 迴轉排, 回轉排, 迴傳, 回專
typed-symbol-draw-two = 罰抽兩張, 罰抽二張, 罰抽2張, 罰抽 2 張, 加二, 加2, 加兩張, 家二, 佳二, 加 2, + 2, 加貳, 加二牌, 加兩張牌, 加二卡, 加2卡, 加2牌, 抽二牌, 抽兩張牌的牌, 抽兩張的牌, 抽二卡, 罰抽兩張牌, 罰抽二, 罰抽2, 補二, 補兩張牌的牌, +二, + 二, 正二, 加耳, 加兒, 加爾, 嘉二, 佳兒, 飛二, draw two, 加個二, 加了二
typed-symbol-wild = 萬用, 萬用卡, 萬用牌, 變色, 換色, 改色, 王牌, 黑牌, 換顏色的, 變顏色的, 改顏色的, 換顏色牌, 變顏色牌, 換顏色卡, 變顏色卡, 百搭, 百搭牌, 百搭卡, 萬能, 萬能牌, 萬能卡, 彩色, 彩色牌, 彩色卡, 彩牌, 轉色, 轉色牌, 轉色卡, 變色牌, 變色卡, 換色牌, 換色卡, 改色牌, 改色卡, 選色牌, 選色卡, 四色牌, 四色卡, 四色, 黑色牌, 黑色卡, 黑卡, 黑的牌, 任意牌, 任意色, 變色龍, 七彩牌, 彩虹牌, 彩虹卡, 花牌, wild, 外的, 外的卡, 玩用, 彎用, 萬用排, 萬用卡片, 變顏色的牌, 變色的牌, 變色那張, 換顏色的牌, 轉顏色的牌, 轉顏色牌, 可以變色的, 可以換色的, 無色牌, 鬼牌
typed-symbol-wild-draw-four = 萬用罰抽四張, 罰抽四張, 罰抽4張, 罰抽 4 張, 萬用加四, 加四, 加4, 加四張, 家四, 佳四, 王牌加四, 黑牌加四, 加 4, + 4, 萬用加 4, 黑色加四, 黑的加四, 變色加四, 變色加4, 變色加 4, 轉色加四, 轉色加4, 換色加四, 換色加4, 百搭加四, 百搭加4, 萬能加四, 萬能加4, 彩色加四, 彩色加4, 加四變色, 加四轉色, 加四換色, 加四萬用, 加四牌, 加四卡, 加4牌, 加4卡, 加四張牌, 加四王牌, 罰抽四, 罰抽4, 罰抽四張牌, 萬用罰抽四張牌, 萬用罰四, 萬用抽四, 萬用抽四張, 抽四卡, 抽四牌, 抽四張的牌, 補四, +四, + 四, 正四, 加肆, 加事, 加是, 加似, 家事牌, 嘉四, 家肆, 佳肆, draw four, wild draw four, 大加四, 黑加四, 黑色的加四, 黑牌加 4, 萬用加4, 萬用牌加四, 變色牌加四, 萬用卡加四, 黑卡加四, 王牌加4
typed-symbol-star = 無敵星星, 無敵, 超級星星, 超級星, 星星牌, 無敵星, 星星卡, 無敵星星卡, 超級星星卡, 無敵星星牌, 超級星星牌, 瑪莉歐星星, 馬力歐星星, 瑪利歐星星, 瑪麗歐星星, 馬莉歐星星, 無敵的星星, 無敵星星那張, 星星那張, 無敵猩猩, 無敵腥腥, 無敵心心, 無敵星心, 超級猩猩, 猩猩牌, 超星, 金星星, 黃色星星, 星仔, 星星咭, 無敵星卡, 無敵星牌, 超級星牌, 閃亮星星, 彩虹星星, 無敵牌, 無敵卡, super star, superstar, 蘇波死大, 無敵行星, 無敵形星, 行星牌, 無敵星行, 五敵星星, 無地星星, 無籍星星
typed-symbol-custom = 問號方塊, 問號, 自訂, 自訂牌, 自訂卡, 自定牌, 自定卡, 客製牌, 客製卡, 空白牌, 空白卡, 問號卡, 問號牌, 問號方塊牌, 問號方塊卡, 問號箱, 問號箱子, 問號磚, 問號磚塊, 磚塊牌, 方塊, 方塊牌, 方塊卡, 問題方塊, 問題牌, 寶箱牌, 自訂規則牌, 自訂規則卡, 規則牌, 規則卡, 自創牌, 自創規則牌, 自己寫的牌, 自己訂的牌, 白牌, 白卡, 空牌, 寫規則的牌, 寫規則的卡, 客製化牌, 客製化卡, 神秘牌, 神秘方塊, 問號咭, 文號牌, 文號方塊
