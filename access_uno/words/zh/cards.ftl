# 牌的名稱，取自 UNO 瑪莉歐規則書。中文不需要其他形式。
# 中文和英文字母或數字之間空一格：文字裡自己空，變數旁邊由程式空。

card-name = { $value ->
    [zero] 0
    [one] 1
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [skip] 禁止牌
    [reverse] 迴轉牌
    [draw-two] 罰抽兩張牌
    [wild] 萬用牌
    [wild-draw-four] 萬用罰抽四張牌
    [star] 無敵星星牌
   *[custom] 問號方塊牌
}

card = { $colour ->
    [none] { card-name }
   *[other] { colour }{ card-name }
}

## 牌的作用

does-number = { CARD($card) }：數字牌，沒有特別的效果。
does-skip = { CARD($card) }：跳過下一位玩家。
does-reverse = { CARD($card) }：遊戲改往反方向進行。
does-reverse-again = { CARD($card) }：只有兩人時，又輪到你自己。
does-draw-two = { CARD($card) }：下一位玩家抽兩張牌，回合結束。
does-wild = { CARD($card) }：可以出在任何牌上，由你選擇顏色。
does-wild-draw-four = { CARD($card) }：由你選擇顏色，下一位玩家抽四張牌，回合結束。
does-star = { CARD($card) }：可以出在任何牌上，由你選擇顏色。也能把{ KIND("draw-two") }和{ KIND("wild-draw-four") }反彈回去。
does-star-only = { CARD($card) }：能把{ KIND("draw-two") }和{ KIND("wild-draw-four") }反彈回去，由你選擇顏色。只能用來回應。
does-custom = { CARD($card) }：可以出在任何牌上，由你選擇顏色。另外執行大家約定的規則。

draw-four-offence-colour = 手上沒有其他符合目前顏色的牌時，才可以出。
draw-four-offence-match = 手上有其他對應的牌時，出這張就違規。
draw-four-offence-playable = 手上沒有其他可以出的牌時，才可以出。
card-bluff = 你手上有這樣的牌：現在出這張就是虛張聲勢，被質疑時{ $penalty ->
    [takes_back] 要收回這張牌，再抽四張牌。
   *[draws_four] 要抽四張牌。
}
counts-points = 這張牌算{ n-points }。
card-playable = 現在可以出這張牌。
card-answers = 現在可以用這張牌回應。
deck-without = 這副牌沒有{ CARD($card) }。
