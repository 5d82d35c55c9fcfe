# 瀏覽器的網頁：各部分的名稱。括號裡的內容由網頁填入。

start-browser = 在瀏覽器裡玩
browser-open = 遊戲在瀏覽器裡。如果沒有開啟，請開啟{ $address }
page-not-yours = 這個網址已經用過，或不是這個遊戲的。請重新啟動遊戲，取得新的網址。
page-elsewhere = 遊戲在另一個視窗繼續。
page-ended = 遊戲結束了。可以關閉這個網頁。
page-gone = 那個已經不在了。

page-deeds = 你可以做的事
page-happened = 發生的事
page-hand = 你的手牌，張數：{ $count }
page-top = 最上面的牌：{ $what }
page-colour = 顏色：{ $what }
page-pile = 牌庫：{ $what }
page-player = { $name }，張數：{ $cards }，分數：{ $points }
page-on-turn = 輪到這一位
page-you = 這是你
page-away = 不在
# same as: called-computers
page-computer = 電腦玩家
page-place = 第{ $place }張，總數：{ $count }
page-fits = 可以出
page-pad = 遊戲按鍵。{ $keys }會列出所有按鍵。
page-notify = 輪到我時通知我
page-cut = 連線斷了。網頁會繼續嘗試恢復連線。
page-back = 恢復連線了。
page-unsent = 沒有連線，所以沒有送出。請稍等。
page-lost = 你最後做的事沒有送到。如果還要做，請再做一次。
page-meanwhile = 這段時間的新訊息：{ $count }。最後一則：{ $text }

page-help-answers = 問題的答案和選單的項目都是按鈕。
page-help-cards = 每張手牌都是按鈕，按下就出那張牌。
page-help-deeds = 其他可以做的事，都是這個標題下的按鈕：{ $deeds }。
page-help-happened = 你來了以後的所有訊息，都在這個標題下：{ $happened }。
page-help-keys = 用這個開關，就能用單一按鍵玩：{ $keys }。

setting-page-keys = { $value ->
    [on] 在瀏覽器裡用單一按鍵玩。
   *[off] 在瀏覽器裡用按鈕玩，不用單一按鍵。
}
setting-page-keys-ask = 在瀏覽器裡要用單一按鍵玩嗎？

page-who = 你要怎麼用這個瀏覽器進來？
page-as-guest = 當訪客，只限這一次
page-as-account = 用一個一直屬於我的名字，或用其他裝置上的帳號
page-left = 你離開了遊戲屋。重新載入網頁就能回來。
serve-web = 瀏覽器的網頁在{ $address }
serve-web-behind = 其他地方的瀏覽器需要 TLS：前面放一個代理伺服器，例如 Caddy 或 nginx，或使用 --web-certificate 和 --web-key。
serve-certificate = 憑證{ $path }或它的金鑰{ $key }不能用。
help-option-web = 瀏覽器在哪裡取得遊戲屋的網頁。沒有憑證時，只在這台電腦上。
help-option-web-certificate = 網頁的憑證，PEM 檔案。
help-option-web-key = 憑證的金鑰，PEM 檔案。
usage-web-certificate-and-key = --web-certificate 和 --web-key 要一起用，也要有 --web。
usage-web-without-certificate = 從{ $address }來的網頁，途中可能被人看到。請用 --web-certificate 和 --web-key，或在代理伺服器後用 localhost。

page-button = { $what }按鈕
page-card-button = 手牌裡那張牌的按鈕
hand-over-page = 網頁現在交給{ $name }。{ $name }，準備好了就按這個按鈕：{ $what }。
