# 選單裡的選項：分組，以及簡短的值。

## 分組

group-play = 出牌方式
group-drawing = 抽牌與罰抽
group-draw-four = { KIND("wild-draw-four") }與質疑
group-special = { KIND("star") }與{ KIND("custom") }
group-uno = UNO 與懲罰
group-start = 牌組與開局
group-end = 分數與結束

## 選項

option-is = { $option }：{ $value }
option-is-changed = { $option }：{ $value }，已更改

## 值

value-yes = 採用
value-no = 不採用
value-now = 目前：{ $text }
value-off = 不採用
value-0 = 沒有
value-2 = 兩張牌
value-4 = 四張牌
value-mario = 瑪莉歐，112 張牌
value-classic = 傳統，108 張牌
value-zero = 以零計算
value-excluded = 不算
value-apply = 有效果
value-neutral = 沒有效果
value-bottom = 放到牌庫最底下
value-reshuffle = 洗回牌庫
value-colour = 手上有目前顏色的牌時
value-match = 手上有對應的牌時
value-playable = 手上有任何其他可以出的牌時
value-allow = 可以
value-prevent = 不可以
value-victim = 只有要抽牌的玩家
value-anyone = 其他任何玩家
value-draws-four = 抽四張，牌留在棄牌堆
value-takes-back = 抽四張，並把牌收回
value-challenger-plays = 原本要抽牌的玩家
value-challenger-skipped = 原本要抽牌的玩家的下一位
value-challenger = 原本要抽牌的玩家
value-offender = 違規的玩家
value-other = 輪到另一位玩家
value-again = 同一位玩家再出一次
value-turn = 到下一位玩家的回合開始為止
value-catch-until-card = 到下一張牌打出為止
value-winner = 一輪的贏家得分
value-hands = 每個人記下自己手上的分數
value-reach = 達到上限時
value-exceed = 超過上限時
value-may = 可以留著
value-must = 能出就必須出
value-same = 同種牌可以
value-four-on-two = 同種牌可以，{ KIND("wild-draw-four") }也可以疊在{ KIND("draw-two") }上
value-lost = 被跳過
value-kept = 照常進行
value-one = 一個回合只出一張
value-several = 可以一起出
value-game = 遊戲開始前
value-round = 每一輪開始前
value-custom-written-card = 每次打出時
value-limit = { NUMBER($value, useGrouping: 0) }
value-hand-size = { $value }
value-draw-up-to = { $value ->
    [1] 不可以，只抽一張
   *[other] 最多{ COUNT($value, of: "張") }
}
value-rounds = { $value ->
    [0] 由分數決定
   *[other] { COUNT($value, of: "輪") }
}

## 電腦玩家的程度

told-level = { $level ->
    [easy] 簡單。有什麼出什麼，常常忘記喊 UNO，也很少抓到你。
    [hard] 困難。會記住出過的每張牌，推測別人手上可能有什麼，還會往後多想幾步。
   *[normal] 普通。會看桌上的情況選牌，總是記得喊 UNO，你忘了喊就會抓你。
}

## 新遊戲的項目還可以用什麼名稱找到

called-rulebook = 規則書
called-people = 玩家名單
called-computers = 電腦玩家
called-level = 電腦玩家的程度
called-options = 自訂規則
