# 和別處的人一起玩：遊戲屋、牌桌、聊天，以及遊戲屋拒絕的事。

## 進來的方法
start-together = 和別人一起玩
together-known = 到{ $address }，你在那裡叫做{ $name }
together-elsewhere = 到另一個遊戲屋
together-elsewhere-ask = 請輸入遊戲屋的位址，例如 example.org 或 example.org:8022。
together-here = 在這裡開遊戲屋，讓別人來玩
together-welcome = 歡迎，{ $name }。
together-first-keys = { $next }和{ $previous }瀏覽選單，{ $open }選擇，{ $back }返回，{ $help }會列出所有按鍵。
together-guest = 歡迎，{ $name }。你在這裡是訪客。
together-name-ask = 你在這裡想叫什麼名字？如果這是你的第二台裝置，請改輸入那六個數字。
together-broke = 這裡出了問題。其他人繼續玩；請再進來一次。

## 遊戲屋的選單
together-lobby = 遊戲屋
together-go-on = { $others ->
    [0] 繼續你在{ $code }這一桌的遊戲
   *[other] 繼續你在{ $code }這一桌和{ $names }的遊戲
}
together-now-join = 到{ $code }這一桌，和{ $names }一起玩
together-now-open = 馬上玩，自己開一桌
together-go = 所有的牌桌
together-go-ask = 要到哪一桌？
together-more-tables = 更多牌桌
together-open = 開一桌
together-open-now = 就這樣開
together-enter-code = 用代碼進入牌桌
together-code-ask = 牌桌的六個數字是什麼？
together-watch = 觀看牌桌
together-seat = 拿回你在遊戲中的座位
together-seat-ask = 你座位的代碼是什麼？如果沒有代碼，請輸入你在那裡的名字，我們會問同桌的人。
together-who = 誰在遊戲屋裡
together-device = 加入第二台裝置
together-device-code = 第二台裝置的代碼是{ $code }。十分鐘內有效。
together-invite = 邀請別人
together-invitation = 邀請碼是{ $code }。{ $days }天內可以讓一個人進來。請把這一行傳給對方：{ $line }
together-invitation-address = 這一行裡的 ADDRESS 要換成這個遊戲屋的位址。
together-my-account = 我的帳號
together-rename = 改名字
together-rename-ask = 以後要叫什麼名字？
together-delete-account = 刪除我的帳號
together-delete-account-ask = 要刪除你的帳號和所有相關的資料嗎？你有座位的遊戲會由電腦繼續玩。
together-admin = 管理員專用
together-admin-notice = 通知所有人
together-admin-notice-ask = 你想告訴所有人什麼？
together-admin-mute = 禁止某人發言
together-admin-unmute = 解除某人的禁言
together-admin-ban = 永遠不讓某人進來
together-admin-unban = 讓某人可以再進來
together-ban-ask = 多久不讓新玩家從那個網路進來？
together-ban-hours = { $hours ->
    [24] 一天
    [168] 一個星期
   *[other] 永遠
}
together-admin-close = 關閉一桌
together-person-ask = 是誰？請輸入名字。
together-done = 完成了。
together-ended = { $others ->
    [yes] 你和{ $names }的{ $code }這一桌已經結束，因為十四天沒有人來。
   *[no] { $code }這一桌已經結束，因為十四天沒有人來。
}
together-leave-house = 離開遊戲屋
together-leave-house-ask = 要離開遊戲屋嗎？
together-no-tables = 還沒有牌桌。你可以開一桌。
together-listed = { $code }：{ $names }，{ $rulebook }，{ $state ->
        [free] 有{ COUNT($free, of: "個") }空位
        [over] 這場遊戲結束了
       *[playing] 正在玩
    }{ $mine ->
        [yes] ，你在那裡有座位
       *[no] { "" }
    }
together-in-house = 遊戲屋裡有{ COUNT($count, of: "個") }人。
together-person = { $where ->
    [playing] { $name }在{ $code }這一桌。
    [watching] { $name }在觀看{ $code }這一桌。
   *[none] { $name }不在任何一桌。
}

## 新的牌桌
together-seats = 有{ COUNT($count, of: "個") }座位
together-seats-ask = 連電腦玩家在內，要幾個座位？
together-private = { $private ->
    [yes] 私人：只有知道代碼的人找得到。
   *[no] 公開：遊戲屋裡的人都找得到。
}
together-chance = { $seconds ->
    [0] 不限時間，讓可以先行動的人慢慢考慮，例如要不要喊 UNO。
   *[other] 給可以先行動的人{ COUNT($seconds, of: "秒") }考慮，例如要不要喊 UNO。
}
together-chance-ask = 有人可以先行動時，例如可以喊 UNO，這一桌要等多久？

## 在牌桌上
together-table = 牌桌{ $code }
together-table-menu = 牌桌
together-code = 這一桌的代碼是{ $code }。
together-seat-code = 你座位的代碼，用來拿回座位：{ $code }。
together-named = 你現在叫做{ $name }。
together-waits = 這一桌在等人。
together-waits-how = 可以輸入誰在、開始或離桌；也可以輸入說這個字，後面加一句話。
together-order = { $computers ->
    [0] 座位順序：{ $names }。
   *[other] 座位順序：{ $names }，然後是{ COUNT($computers, of: "位") }電腦玩家。
}
together-free = 有{ COUNT($free, of: "個") }空位。
together-watching = 觀看的人：{ $names }。
together-player = { $how ->
    [you] { $name }，就是你。
    [computer] { $name }，電腦玩家。
    [away] { $name }，暫時不在。
   *[here] { $name }。
}
together-came = { $free ->
    [0] { $name }坐下了。沒有空位了。
   *[other] { $name }坐下了。還有{ COUNT($free, of: "個") }空位。
}
together-came-instead = { $computers ->
    [0] { $name }坐下了。沒有電腦玩家了。
   *[other] { $name }坐下了。還有{ COUNT($computers, of: "位") }電腦玩家。
}
together-went = { $name }離開了這一桌。
together-leads = { $away ->
    [yes] { $owner }不在，所以你現在可以開始這場遊戲。
   *[no] 這一桌現在是你的，你可以開始這場遊戲。
}
together-watches = { $name }在觀看。
together-you-watch = 你在觀看{ $code }這一桌。
together-begin = 現在開始
together-add-computer = 加一位電腦玩家
together-take-computer = 減一位電腦玩家
together-again = { $whose ->
    [own] 你又開了一場遊戲。
   *[other] { $name }又開了一場遊戲。
}
together-who-here = 誰在這裡
together-say = 對這一桌說話
together-say-ask = 你想對這一桌說什麼？
together-say-what = 請輸入說這個字，後面加你想說的話。
together-said = { $whose ->
    [own] 你說：{ $text }
   *[other] { $name }說：{ $text }
}
together-nudged-keys = { $name }問你還在不在。按任何鍵就算回答。
together-nudged-typed = { $name }問你還在不在。按 Enter 鍵就算回答。
together-nudge = 問{ $name }還在不在
together-nudge-done = 已經問{ $name }了。一分鐘內沒有回答，就當作{ $name }不在。
together-absent = 這一桌在等{ $name }，但是{ $name }不在。
together-absent-keys = 現在可以讓電腦代替{ $name }玩：按{ $key }打開選單。
together-absent-typed = 現在可以讓電腦代替{ $name }玩。請輸入{ $verb }，後面加名字。
together-notice = 通知所有人：{ $text }
together-tell-code = 這一桌的代碼
together-remove = 請某人離桌
together-removed = { $name }被請離了這一桌。
together-leave-table = 離開這一桌
together-give-up = 放棄這場遊戲
together-give-up-ask = 要放棄這場遊戲嗎？之後會由電腦替你玩到最後。
together-given-up = 你放棄了這場遊戲。
together-gave-up = { $name }放棄了這場遊戲。
together-computer-for = 讓電腦代替{ $name }玩
together-claimed = 已經問同桌的人了。只要他們讓你進來，你就有座位。
together-claims = { $name }說自己就是{ $other }，而{ $other }暫時不在。
together-claims-keys = 要讓這個人進來，請用牌桌的選單。
together-claims-typed = 要讓這個人進來，請輸入放行{ $name }。
together-let-in = 讓{ $name }坐{ $other }的座位
together-let-in-done = 已經讓{ $name }進來了。
together-about-others = 同桌的其他人
together-ignore = { $ignored ->
    [yes] 再聽{ $name }說話
   *[no] 不再聽{ $name }說話
}
together-ignored = 你不再聽到{ $name }說的話。
together-ignored-no-more = 你又聽得到{ $name }說的話了。
together-silence = { $on ->
    [yes] 讓這裡的人都聽不到{ $name }
   *[no] 讓這裡的人再聽到{ $name }
}
together-silenced = 這裡沒有人聽得到{ $name }了。
together-silenced-no-more = 這裡的人又聽得到{ $name }了。
together-watch-typed = 可以輸入最上面、輪到誰、張數、分數、上一則、下一則、誰在或離桌；也可以輸入說這個字，後面加一句話。
together-watch-about-keys = 按{ $others }管理同桌的人，例如不再聽某個人說話。
together-watch-leave = 離開這一桌。
together-watch-about-typed = 輸入忽略，後面加名字，就不再聽到那個人說的話。
together-watch-key-unknown = 觀看的時候這個鍵沒有作用。{ $keys }會列出所有按鍵。
together-watch-not-understood = 觀看的時候看不懂：{ $text }。想知道可以輸入什麼，請輸入說明兩個字。
together-talk-keys = 按{ $say }對這一桌說話，按{ $who }看誰在這裡。
together-talk-typed = 可以輸入誰在或離桌；也可以輸入說這個字，後面加一句話。對某個人：提醒、忽略、禁言或電腦，後面加名字。
filter-talk = 現在只瀏覽桌上說的話。

## 可以和位址一起要求什麼
together-help-tables = tables：遊戲屋的牌桌，一行一桌。
together-help-play = play：開桌，可加--seats、--computers、--level、--rulebook、--rule、--private、--hints、--chance、--seed、--reading、--pace、--braille、--notation。
together-help-join = join 和代碼：坐到一桌。訪客再加上座位的代碼，就能拿回座位。
together-help-watch = watch 和代碼：觀看一桌。
together-help-all = 以上都可以再加 --language 和 --help，例如 --language de。

## 輸入的話
typed-say = 說
typed-who = 誰在, 誰
typed-begin = 開始
typed-leave = 離桌
typed-give-up = 放棄, 認輸, 放棄這場遊戲
typed-again-match = 再玩一場, 再比一場, 再來一場, 再來一局, 再玩一局, 再一局, 再一場, 再來一盤, 再玩一盤, 再一盤, 再來一把, 再玩一把, 再一把, 再來, 再玩, 再戰, 再戰一場, 再打一場, 再打一局, 再開一場, 再開一局, 再開一桌, 重來, 重來一場, 重新玩, 重新開始, 重玩, 重玩一場, 下一場, 玩下一場, 開下一場, 繼續下一場, 再玩一次, 再來一次, 我要再玩一場, 我想再玩一場, 我還要玩, 還要玩, 繼續玩
typed-rename = 改名叫, 改名
typed-delete-account = 刪除我的帳號
typed-nudge = 提醒
typed-ignore = 忽略
typed-silence = 禁言
typed-remove = 請走
typed-computer = 電腦
typed-let-in = 放行

## 前往遊戲屋
join-calling = 正在連線到{ $address }。
join-calling-keys = 按{ $back }取消連線。
join-lost = 和遊戲屋的連線斷了。會繼續嘗試連線，你的座位會保留。
join-back = 和遊戲屋的連線恢復了。
join-unreachable = { $address }沒有遊戲屋，或是連不上。
join-strange = { $address }的遊戲屋換了金鑰，所以什麼都沒有送出。舊的金鑰在{ $path }裡。
join-refused = { $address }的遊戲屋不讓你進去。
join-uninvited = { $address }的遊戲屋是私人的，需要邀請碼。
join-invitation-ask = 這是私人的遊戲屋。請輸入十個字元的邀請碼。
join-nonsense = 這個程式無法和{ $address }的遊戲屋溝通。遊戲屋的版本也許比較新。怎麼更新，請看 access-uno doctor。

## 開遊戲屋
serve-open = 遊戲屋開在{ $address }
serve-only-here = 只有這台電腦能進來。要讓別人進來，請用 --listen all:{ $port }啟動。
serve-key = { $path }裡的金鑰無法讀取或寫入。
serve-backup = 遊戲屋已複製到{ $path }。
serve-backup-other = { $path }不是舊的副本，所以不取代。請指定別的檔案。
serve-store = { $code ->
    [in-use] 這個遊戲屋已經在另一個視窗裡開著：{ $path }。請先在那裡關掉。
    [disk-full] 沒有空間給{ $path }了。
    [broken] { $path }不是遊戲屋的資料。
    [cannot-reach] 沒有一台啟用 JetStream 的 NATS 伺服器回應：{ $path }。
    [too-few] 三台 NATS 伺服器要組成同一個叢集，但還沒有到齊：{ $path }。
    [nats-login] NATS 不接受這個使用者或密碼：{ $path }。
    [nats-too-old] NATS 伺服器的版本是：{ $path }。遊戲屋需要 2.11 或更新的版本。
    [other-version] 這個遊戲屋裡有另一個版本的伺服器開著：{ $path }。請先關掉那一台。
    [newer-version] 這個遊戲屋用較新版本的程式開過。請安裝那個版本。
    [wrong-settings] NATS 裡有一個 stream 是用別的設定建立的：{ $path }。
   *[cannot-write] 無法開啟{ $path }。
}
serve-port = 在{ $address }無法讓人進來：{ $why ->
    [in-use] 另一個程式正在使用這個連接埠
    [reserved] 這個連接埠只有系統管理員能用，1024 以上的才不限
    [elsewhere] 這台電腦沒有這個位址
   *[other] 系統不允許
}。
serve-opened = 遊戲屋開了。別人用這個位址進來：{ $address }

## 遊戲屋為什麼結束連線
closed-house-full = 遊戲屋客滿了。請晚一點再來。
closed-address-full = 從你的網路進來的人太多了。請晚一點再來。
closed-too-many-accounts = 從你的網路來的新玩家太多了。請過幾分鐘再來。
closed-banned = 管理員不讓你進來。
closed-account-deleted = 你的帳號已經刪除了。再見。
closed-no-guests = 沒有 SSH 金鑰不能進這個遊戲屋。
closed-members-only = 這是私人的遊戲屋。你需要邀請碼。
invitation-wanted = 這是私人的遊戲屋。你需要十個字元的邀請碼，或第二台裝置的六位數字。
invitation-ask = 邀請碼：
closed-newer-connection = 你從別的地方進來了，所以這邊的連線結束。
closed-name-taken = 你的名字現在有人在用，所以你不能進來。請晚一點再來。
closed-server-ends = 遊戲屋現在關門。所有的遊戲都保留著。
closed-wrong-protocol = 這個遊戲屋用的是另一版的協定。
closed-line-too-long = 那一行太長了。
closed-not-kept = 遊戲屋現在什麼都不能儲存，所以沒有人能進來。
left-removed = 你被請離了這一桌。
left-closed = 這一桌關閉了。

## 遊戲屋拒絕的事
refused-name-empty = 名字至少要有一個字。
refused-name-too-long = 名字太長，最多 32 個字元。
refused-name-with-mark = 名字裡有冒號、逗號、等號、直槓或井字號，名字不能有這些符號。
refused-name-with-control = 名字裡有看不見的字元，名字不能有這種字元。
# same as: error-name-bare-accent, usage-wrong-player
refused-name-bare-accent = 名字不能以單獨的附加符號開頭。
refused-name-taken = 這裡已經有別人叫做{ $name }。
refused-has-name = 你已經有名字了：{ $name }。
refused-device-code-wrong = 這個代碼不對，或是過期了。
# same as: refused-device-code-wrong
refused-invitation-wrong = 這個代碼不對，或是過期了。
refused-not-private = 這個遊戲屋開放給所有人，不需要邀請碼。
refused-guests-have-no-devices = 訪客不能加入別的裝置。請用 SSH 金鑰進來。
refused-guests-have-no-account = 訪客沒有帳號。請用 SSH 金鑰進來。
refused-at-table = 請先離桌。
refused-has-seat = 你在{ $code }這一桌的遊戲裡有座位。請先玩完或放棄那場遊戲。
refused-too-often = 太頻繁了。請等一下。
refused-too-many-accounts = 從你的網路來的新玩家太多了。請過幾分鐘再試。
refused-too-many-codes = 從你的網路輸入的錯誤代碼太多了。請等幾秒鐘。
refused-too-many-public-tables = 從你的網路開的牌桌太多了。還可以開私人的牌桌。
refused-at-no-table = 你不在任何一桌。
refused-no-table = 沒有{ $code }這一桌。
refused-no-free-seat = { $code }這一桌沒有空位。你可以觀看。
refused-no-seat-for = 這一桌沒有空位可以給{ $name }。
refused-sits-here = { $name }已經坐在這一桌了。
refused-seat-waits = { $code }這一桌沒有空位。{ $name }的座位保留給原來的訪客。
refused-seat-code-wrong = 這一桌沒有這個代碼的座位。
refused-seat-of-guest = 只有訪客能這樣拿回座位。請不要用 SSH 金鑰進來。
refused-no-guest-seat = { $code }這一桌的遊戲裡沒有叫做{ $name }的訪客。
refused-nobody-at-table = { $code }這一桌沒有人能讓你進來。
refused-no-claim = { $name }沒有說要拿回座位。
refused-own-table = 你在{ $code }這一桌有座位，所以不能只是觀看。
refused-begun = 這場遊戲已經開始了。
refused-not-begun = 這場遊戲還沒開始。
refused-too-few-players = 至少要{ COUNT($least, of: "個") }人玩。請加一位電腦玩家，或等別人來。
refused-too-many-tables = 你已經有{ COUNT($count, of: "桌") }了。請先到其中一桌放棄遊戲，沒有在玩的就直接離桌，然後才能再開一桌。
refused-not-owner = 只有{ $name }可以這樣做，因為這是{ $name }的牌桌。
refused-watching = 你在這裡只是觀看。
refused-not-yet-back = 請稍候：座位正要還給你。
refused-nobody-of-that-name = 這裡沒有人叫做{ $name }。
refused-not-away = { $name }還在。
refused-not-away-long = { $name }不在還不到一分鐘。再過{ COUNT($seconds, of: "秒") }就可以由電腦代玩。
refused-try-again = 剛好和別的動作同時發生。請再試一次。
refused-nothing-said = 沒有寫要說的話。
refused-talk-too-long = 太長了；最多{ COUNT($count, of: "個字元") }。
refused-talk-too-fast = 別這麼快：每兩秒只能說一句。
refused-muted = 你被管理員禁言了。
refused-silenced = 這一桌沒有人聽得到你。
refused-nudged-too-often = 一分鐘內已經問過{ $name }了。
refused-too-many-ignored = 不能再忽略更多人了。
refused-no-friend = { $name }不是你的好友，也不在你這一桌。
refused-too-many-friends = { $name }的好友和好友請求已經滿了。
refused-not-here = { $name }不在這裡。
refused-no-match = 你沒有這場遊戲。
refused-not-admin = 只有管理員可以這樣做。
refused-is-admin = 不能對管理員{ $name }這樣做。
refused-not-kept = 遊戲屋現在什麼都不能儲存，所以這個動作沒有執行。
refused-wrong-seats = { usage-wrong-seats }
refused-no-own-seat = { COUNT($count, of: "個") }座位裡，必須有一個留給你自己。
refused-unknown-rulebook = 沒有{ $name }這本規則書。
refused-seed-with-others = 沒有別人玩的時候才能選種子。
refused-stale = 因為先發生了別的事，這個動作沒有執行。
refused-no-action = 這不是動作：{ $action }。
refused-no-json = 那不是 JSON 物件。
refused-unknown-wish = 沒有{ $what }這種要求。
refused-missing = 要求{ $what }需要{ $field }。
refused-wrong-field = 欄位{ $field }不能設成這樣。
refused-hello-first = 請先說 hello。
refused-name-first = 請先選名字。
refused-wrong-protocol = 這個遊戲屋用的是協定第{ $known }版。
refused-settings-too-long = 設定太多，無法儲存。

## 命令列
usage-no-command = { $nearest ->
    [none] 這裡沒有{ $command }這個指令。可用的有 tables、play、join、watch 和 help。
   *[other] 這裡沒有{ $command }這個指令。你的意思是{ $nearest }嗎？
}
usage-wrong-code = { $text }不是代碼。牌桌的代碼是六位數字，邀請碼是十個字元。
usage-wrong-address = { $address }不是位址。位址像 example.org:8022。
usage-backup-of-file = { $store }不是檔案：--backup 複製的是遊戲屋的檔案。
usage-wrong-store = 遊戲屋不能把東西存在{ $store }。
usage-wrong-proxy = { $address }不是代理伺服器的位址。需要它的 IPv4 或 IPv6 位址。
usage-wrong-admin = { $admin }不是管理員的金鑰。需要公開金鑰的檔案，或以 SHA256 開頭的指紋。
usage-wrong-members = { $path }不是公開金鑰的清單。檔案裡每一行要有一把金鑰。
usage-no-nats = 使用 NATS 還缺少一個套件。請輸入：{ $command }
help-serve = 開一個遊戲屋，讓別人用 SSH 和你一起玩。
help-join = 到一個遊戲屋，例如 example.org:8022，再到指定代碼的牌桌。
help-option-listen = 從哪裡讓人進來，例如 all:8022 是這台電腦的所有位址。可以寫好幾次。
help-option-trusted-proxy = 用 PROXY 協定第 2 版轉告連線位址的代理伺服器。可以寫好幾次。
help-option-store = 儲存一切資料的檔案；或遊戲屋的所有伺服器共用的 NATS 伺服器。
help-option-guests = 沒有 SSH 金鑰的人能不能進來。不讓訪客進來時，有新金鑰的陌生人還是能進來，私人的遊戲屋除外。
help-option-members = 讓遊戲屋成為私人的：只有這個檔案裡的金鑰和有邀請碼的人能進來。檔案裡每一行是一把公開金鑰。
help-option-admin = 公開金鑰的檔案或它的指紋：有這把金鑰的人可以禁止別人發言或進來，以及關閉牌桌。可以寫好幾次。
help-option-backup = 把遊戲屋保存的一切複製到這個檔案，開著的時候也可以，然後結束。舊的備份會被取代。
help-option-host-key = 用來識別遊戲屋的金鑰檔案。
help-option-name = 你在那裡想叫什麼名字。
help-option-watch = 觀看那一桌，而不是坐下。
