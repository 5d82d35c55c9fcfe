# 輪到你，以及當時焦點所在的牌。.short 略去剛說過的，.full 什麼都不略。

turn-begins = 換你：{ $card ->
    [none] { colour }
   *[other] { CARD($card) }
}。
turn-focus = { $count ->
    [1] 只能出{ CARD($card) }。
   *[other] { CARD($card) }和另外{ n-more }能出。
}
    .short = { $count ->
        [1] 只能出{ CARD($card) }。
       *[other] { CARD($card) }，還有{ n-more }。
    }
    .full = { $count ->
        [1] 就是{ CARD($card) }。
       *[other] 第一張是{ CARD($card) }。
    }
n-more = { COUNT($more, of: "張") }
turn-nothing = 沒有牌可以出。
    .short = 沒牌可出。

## 剛抽到、打出就是虛張聲勢的牌

# same as: drew-playable
drew-bluff = { $who }抽到可以出的牌。
    .you = 你抽到{ CARDS($cards) }。現在打出就是虛張聲勢，被質疑時{ $penalty ->
        [takes_back] 要收回，再抽四張牌。
       *[draws_four] 要抽四張牌。
    }
    .short_you = 抽到{ CARDS($cards) }，打出就是虛張聲勢

## 再出一張相同的牌

# same as: discarded
discarded-equal = { $who }另外打出{ CARD($card) }。
    .you = 你另外打出{ CARD($card) }。
    .short = { $who }再出：{ CARD($card) }
    .short_you = 你再出：{ CARD($card) }
    .full = { $who }另外打出{ CARD($card) }，{ n-left }。
    .full_you = 你另外打出{ CARD($card) }，{ n-left }。

## 問題

card-jumps = 現在可以用這張牌插隊。
since-nothing = 從你的上個回合到現在，什麼都沒有發生。
command-since = 說出從你的上個回合到現在發生了什麼。
typed-since = 發生了什麼, 剛才發生了什麼, 發生什麼事
