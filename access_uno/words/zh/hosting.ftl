## A configuration file
usage-config-unread = 無法讀取{ $path }裡的設定檔。
usage-config-wrong = { $path }的第{ $line }行不是 TOML。
usage-config-kind = 設定檔裡的選項{ $option }必須是{ $wanted ->
    [flag] 真假值，寫成 true 或 false
    [number] 整數
    [texts] 引號裡的文字，或這種文字的清單
   *[text] 引號裡的文字
}。
serve-config-read = 設定檔重新讀取了。
serve-config-kept = 設定檔有錯，所以什麼都不變。{ $reason }
serve-config-fixed = 遊戲屋開著的時候不能改{ $options }。要改請重新啟動。
help-option-config = 有這些選項的 TOML 檔案，名稱前面不加減號。在這裡輸入的優先。SIGHUP 會重新讀取。
help-option-check = 說明這些設定對不對、誰能連到遊戲屋，然後結束。

## What serve --check says
check-sound = 設定沒有問題。
check-runs = { $address }已經開著一個遊戲屋。
check-network = 你自己網路裡的人用{ $address }進來。
check-internet = 別處的人用{ $address }進來，除非路由器或防火牆擋住。
check-router = 你自己網路裡的人用{ $address }進來；別處的人要路由器轉送到這台電腦才行。
check-carrier = 別處的人不能用{ $address }進來：你的業者讓好幾個客戶共用一個位址。
check-announced = { $answers ->
    [yes] 公布的位址{ $address }有遊戲屋回應。
   *[no] 從這裡看，公布的位址{ $address }現在沒有遊戲屋回應。
}

## What a house says of itself
serve-status = 程式可以在這裡查看遊戲屋的狀況：{ $address }
house-store = { $answers ->
    [yes] 遊戲屋找回記憶了。
   *[no] 遊戲屋正在找回記憶，請稍等。
}
house-closes = 遊戲屋要維護，{ COUNT($seconds, of: "秒") }後關門。每一桌都照原樣保留。
house-closes-back = { $by ->
    [itself] 遊戲裡的座位會留著，遊戲屋一開門，我會自己再連上。
   *[hand] 遊戲裡的座位會留著。要回來，請過一兩分鐘再輸入同樣的 ssh 指令。
}
help-option-drain = 要遊戲屋結束時：關門前還有幾秒。大家馬上會聽到。
help-option-status = 程式在這裡查看遊戲屋的狀況和數字：healthz 和 metrics。沒有別的位址時，只有這台電腦能看。
