# 遊戲屋裡的好友：誰來了、牌桌的邀請、悄悄話。

## 選單
friends-menu = 好友
friends-friend = { $where ->
    [playing] { $name }，在{ $code }這一桌
    [watching] { $name }，在觀看{ $code }這一桌
    [private] { $name }，在私人牌桌
    [here] { $name }，在這裡
   *[away] { $name }，不在
}
friends-ask = 加好友
friends-asked = 已經向{ $name }送出好友請求。
friends-request = { $name }想加你為好友
friends-own-request = 收回給{ $name }的好友請求
friends-agree = 好，成為好友
friends-refuse = 不用了，謝謝
friends-go = 到{ $code }這一桌
friends-whisper = 對{ $name }說悄悄話
friends-call = 邀請{ $name }到這一桌
friends-called = 已經邀請{ $name }了。
friends-end = 刪除好友{ $name }
friends-ended = { $how ->
    [asks] 你拒絕了{ $name }的請求。
    [asked] 你收回了給{ $name }的請求。
   *[friend] { $name }不再是你的好友。
}
friends-hear = { $hear ->
    [yes] 好友來了會告訴你，也會說在哪裡玩。
   *[no] 好友來了不會告訴你。
}
friends-tell = { $tell ->
    [where] 好友會知道你來了，以及你在哪裡玩。
    [here] 好友會知道你來了，但不知道你在哪裡玩。
   *[none] 好友不會知道你的消息。
}
friends-tell-ask = 要讓好友知道什麼？
friends-house = 把來這個遊戲屋的方法告訴別人
friends-house-line = 請把這一行傳給別人：{ $line }

## 會說的話
friends-come = { $name }來了。
friends-plays = { $where ->
    [playing] { $name }正在{ $code }這一桌玩。
    [watching] { $name }正在觀看{ $code }這一桌。
   *[private] { $name }正在私人牌桌玩。
}
friends-asks-keys = { $name }想加你為好友。請在好友選單裡回答，在牌桌上按{ $friends }打開。
friends-asks-typed = { $name }想加你為好友。要答應，請輸入加好友；要拒絕，請輸入刪好友；後面都加名字。
friends-are = 你和{ $name }現在是好友了。
friends-invited-keys = { $name }邀請你到{ $code }這一桌。按{ $invitation }回答。
friends-invited-typed = { $name }邀請你到{ $code }這一桌。要回答，請輸入邀請兩個字。
friends-invitation = { $name }邀請你到{ $code }這一桌
friends-stay = 留在這裡
friends-go-there = 到那一桌
friends-no-invitation = 沒有邀請。
friends-whispered = { $whose ->
    [own] 你悄悄對{ $name }說：{ $text }
   *[other] { $name }悄悄對你說：{ $text }
}
friends-person-ask = 要對誰說？
friends-no-person = 這裡沒有可以說悄悄話的人。
friends-whisper-ask = 你想悄悄對{ $name }說什麼？
friends-whisper-what = 請輸入悄悄話三個字，後面加名字和你想說的話。

## 按鍵，以及輸入的話
friends-keys = 按{ $whisper }對一個人說悄悄話，{ $friends }打開好友，{ $invitation }打開最新的邀請。
friends-typed = 可以輸入好友或邀請。對某個人：加好友、刪好友、請來或悄悄話，後面加名字。
typed-friends = 好友, 我的好友
typed-befriend = 加好友
typed-unfriend = 刪好友
typed-call = 請來
typed-whisper = 悄悄話
typed-invitation = 邀請
