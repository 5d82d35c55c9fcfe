## A configuration file
usage-config-unread = 無法讀取設定檔{ $path }。
usage-config-wrong = { $path }的第{ $line }行不是 TOML。
usage-config-kind = 設定檔裡的選項{ $option }必須{ $wanted ->
    [flag] 是 true 或 false
    [number] 是整數
    [texts] 是引號裡的文字，或這種文字的清單
   *[text] 是引號裡的文字
}。
serve-config-read = 已經重新讀取設定檔。
serve-config-kept = 設定檔有錯，所以什麼都不變。{ $reason }
serve-config-fixed = 遊戲屋開著的時候不能改{ $options }。要改請重新啟動。
help-option-config = 有這些選項的 TOML 檔案，名稱前面不加連字號。在這裡輸入的優先。收到 SIGHUP 會重新讀取。
help-option-check = 說明這些設定對不對、誰能連到遊戲屋，然後結束。

## What serve --check says
check-sound = 設定沒有問題。
check-runs = { $address }已經開著一個遊戲屋。
check-network = 同一個網路裡的人可以用{ $address }進來。
check-internet = 外面的人可以用{ $address }進來，除非路由器或防火牆擋住。
check-router = 同一個網路裡的人可以用{ $address }進來；外面的人要路由器轉送到這台電腦才行。
check-carrier = 外面的人不能用{ $address }進來：你的電信業者讓好幾個客戶共用一個位址。
check-certificate = { $over ->
    [yes] 網頁的憑證過期了。
   *[no] 網頁的憑證有效期還有{ COUNT($days, of: "天") }。
}
check-announced = { $answers ->
    [yes] 公布的位址{ $address }有遊戲屋回應。
   *[no] 從這裡看，公布的位址{ $address }現在沒有遊戲屋回應。
}

## What a house says of itself
serve-status = 程式可以在這裡查看遊戲屋的狀況：{ $address }
house-store = { $answers ->
    [yes] 遊戲屋又能存取資料了。
   *[no] 遊戲屋暫時無法存取資料，請稍等。
}
house-closes = 遊戲屋要維護，{ COUNT($seconds, of: "秒") }後關門。每一桌都照原樣保留。
house-closes-back = { $by ->
    [itself] 遊戲裡的座位會留著，遊戲屋一開門，就會自動重新連線。
   *[hand] 遊戲裡的座位會留著。要回來，請過一兩分鐘再輸入同樣的 ssh 指令。
}
help-option-drain = 要關閉遊戲屋時，關門前留幾秒。大家會馬上收到通知。
help-option-status = 程式在這裡查看遊戲屋的狀況和統計數字：healthz 和 metrics。沒有指定別的位址時，只有這台電腦能看。

## Reports of people
report-person = 檢舉某人
report-ask = 你想檢舉誰？
report-how = 檢舉{ $name }：只有管理員會看到。
report-plain = 檢舉，不附上說過的話
report-talk = 檢舉，並附上最後的幾句話；三十天後會刪除
report-done = 已檢舉{ $name }。只有管理員會看到。
report-no-person = 這裡沒有別人。
report-keys = 按{ $report }向管理員檢舉某人。
report-typed = 要向管理員檢舉某人，請輸入檢舉，後面加名字。
typed-report = 檢舉
refused-no-report = 這則檢舉已經不在了。
refused-report-oneself = 你不能檢舉自己。

## What administrators read and do
moderation-reports = 檢舉
moderation-bans = 誰不能進來
moderation-accounts = 帳號
moderation-deeds = 管理員做過的事
moderation-find = 依開頭的字找名字
moderation-begins-ask = 名字的開頭是什麼？
moderation-none = { $list ->
    [reports] 沒有檢舉。
    [bans] 所有人都能進來。
    [accounts] 沒有這樣的帳號。
   *[deeds] 還沒有。
}
moderation-more = 更多
moderation-when = { $days ->
    [0] { $hours ->
        [0] 一小時內
       *[other] { COUNT($hours, of: "小時") }前
    }
   *[other] { COUNT($days, of: "天") }前
}
moderation-report = { $name }，由{ $by }檢舉，{ $when }{ $lines ->
    [0] {""}
   *[other] ，附上說過的話
}
moderation-said = { $name }：{ $text }
moderation-banned = { $name }：{ $account ->
    [yes] 帳號永遠不能進來
   *[no] 沒有帳號
}{ $addresses ->
    [0] {""}
   *[other] ；{ COUNT($addresses, of: "個") }網路，還有{ COUNT($days, of: "天") }
}
moderation-account = { $name }{ $here ->
    [yes] ，在這裡
   *[no] {""}
}{ $admin ->
    [yes] ，管理員
   *[no] {""}
}{ $muted ->
    [yes] ，禁言中
   *[no] {""}
}{ $banned ->
    [yes] ，不能進來
   *[no] {""}
}
moderation-do = { $what ->
    [hear] 看說過的話
    [mute] 禁止{ $name }發言
    [unmute] 解除{ $name }的禁言
    [ban] 永遠不讓{ $name }進來
    [unban] 讓{ $name }可以再進來
    [settle] 刪除這則檢舉：已經處理了
   *[forget] 刪除{ $name }的帳號，以及保存的一切
}
moderation-did = { $what ->
    [mute] { $name }不能發言了。
    [unmute] { $name }又可以發言了。
    [ban] { $name }永遠不能進來了。
    [unban] { $name }又可以進來了。
   *[forget] { $name }的帳號刪除了。
}
moderation-forget-ask = 要永遠刪除{ $name }的帳號嗎？
moderation-deed = { $by }：{ $does ->
    [mutes] 禁止了{ $what }發言
    [unmutes] 解除了{ $what }的禁言
    [bans] 不讓{ $what }進來
    [unbans] 讓{ $what }可以再進來
    [closes] 關閉了{ $what }這一桌
    [tells] 通知了所有人
    [begins] 開始了{ $what }這一桌的遊戲
    [removes] 請{ $what }離桌
    [silences] 在某一桌禁止了{ $what }發言
    [lets-talk] 在某一桌解除了{ $what }的禁言
    [settles] 處理了對{ $what }的檢舉
   *[deletes] 刪除了{ $what }的帳號
}，{ $when }

## Asking the router
router-ipv6 = 外面有 IPv6 的人可以用{ $address }進來，除非路由器的防火牆擋住。
router-open = 路由器允許了：外面的人可以用{ $address }進來。
router-carrier = 你的電信業者讓好幾個客戶共用一個位址，所以外面的人連不到你的路由器。可以改用 IPv6、租用的電腦或通道。
router-none = 沒有路由器回應。外面的人要進來，請在路由器裡轉送連接埠{ $port }。
router-refused = 路由器不讓程式打開連接埠。請在路由器裡轉送連接埠{ $port }。
router-nowhere = 遊戲屋用的位址，外面的人都進不來。請加上 --listen all:8022。
usage-no-upnp = 要詢問路由器，還缺少一個套件。請輸入：{ $command }
usage-open-router-alone = 只有這台電腦連得到的遊戲屋，路由器無法讓人進來。請加上 --listen all:8022。
help-option-open-router = 請路由器讓外面的人進來，並說明他們能不能來、用哪個位址。
