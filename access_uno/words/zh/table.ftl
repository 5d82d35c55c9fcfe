# 回答關於牌桌的問題。

hand = { $count ->
    [0] 你手上沒有牌。
   *[other] 你有{ COUNT($count, of: "張") }牌：{ CARDS($cards) }。
}

top = 最上面是{ CARD($card) }。
top-wild = 最上面是{ CARD($card) }，顏色是{ colour }。
top-unnamed = 最上面是{ CARD($card) }，還沒有選擇顏色。
top-none = 還沒有翻開的牌。

turn = 輪到{ $who }。
    .you = 現在輪到你。
turn-next = 接著是{ $who }，手上有{ n-cards }。
    .you = 接著是你，手上有{ n-cards }。
turn-nobody = 現在沒有輪到任何人。
direction = { $direction ->
    [left] 目前是順時鐘方向。
   *[right] 目前是逆時鐘方向。
}

counts = 手牌張數：{ $players }。{ $count ->
    [0] 牌庫沒有牌了。
   *[other] 牌庫有{ n-cards }。
}

score-round = 這是第{ $round }輪。
score-goal = { $scoring ->
    [hands] { $ends ->
        [exceed] 有人超過{ n-limit }時遊戲結束，總分最低的玩家獲勝。
       *[reach] 有人達到{ n-limit }時遊戲結束，總分最低的玩家獲勝。
    }
   *[winner] { $ends ->
        [exceed] 最先超過{ n-limit }的玩家獲勝。
       *[reach] 最先達到{ n-limit }的玩家獲勝。
    }
}

## 輪到你

your-turn = 換你。
can-play-count = { $count ->
    [0] 沒有牌可以出。
   *[other] 有{ COUNT($count, of: "張") }牌可以出。
}
must-answer = 你要罰抽{ n-cards }。

## 現在可以做什麼：「你可以打出紅色 5 或萬用牌，或者抽牌。」

can = { $who }可以{ $what }。
    .you = 你可以{ $what }。
can-wait = { $who }只能等待。
    .you = 你只能等待。
can-play = 打出{ CARDS($cards, join: "or") }
can-play-some = { $count ->
    [1] 打出一張牌
   *[other] 從{ COUNT($count, of: "張") }能出的牌中出一張
}
can-bluff = 用{ KIND("wild-draw-four") }虛張聲勢
can-draw = 抽牌
can-keep = 留著這張牌
can-name-colour = 選擇顏色
can-accept = 接受罰抽
can-challenge = 提出質疑
can-star = 用{ CARD("ST") }回應
can-call = 喊 UNO
can-catch = 抓{ $players }
can-deal = 繼續下一輪

new-messages = 有{ COUNT($count, of: "則") }新訊息。
waiting-none = 訊息都說完了。
waiting-messages = 還有{ COUNT($count, of: "則") }訊息沒說。
