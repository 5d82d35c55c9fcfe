# 可以做什麼，以及按哪個鍵或輸入什麼，說給還不熟悉的人聽。

prompt-play = 打出這張牌：{ $key }。
prompt-play-typed = 出牌，{ $key }。
prompt-answer = 用牌回應：{ $key }。
prompt-star = 用{ KIND("star") }回應：{ $key }。
prompt-draw = 抽牌：{ $key }。
prompt-keep = 留著這張牌：{ $key }。
prompt-accept = 接受罰抽：{ $key }。
prompt-challenge = 提出質疑：{ $key }。
prompt-jump = 現在可以插隊出牌：{ $key }。
prompt-catch = 可以抓{ $players }：{ $key }。
prompt-call = 現在可以喊 UNO：{ $key }。
prompt-call-price = 不喊的話，被抓到要抽{ n-cards }。
prompt-keys = 先按{ $first }，再按{ $second }
ask-colour-short = { CARD($card) }要選什麼顏色？
colour-keys-leave = 提示、選單和離開的按鍵也可以用，不過會先取消選顏色，和按{ $back }一樣。

setting-prompts = { $value ->
    [always] 遊戲總是說出可以按的鍵。
    [never] 遊戲從不說出可以按的鍵。
   *[newcomers] 遊戲會說出可以按的鍵，同一件事做過三次以後就不再說。
}
setting-prompts-ask = 遊戲要說出可以按的鍵嗎？

setting-two-cards = { $value ->
    [on] 別人只剩兩張牌時，遊戲會說出來。
   *[off] 別人只剩兩張牌時，遊戲不說。
}
setting-two-cards-ask = 別人只剩兩張牌時，遊戲要說出來嗎？

setting-bluffs = { $value ->
    [always] 每次虛張聲勢之前，遊戲都會問你是不是真的要。
    [never] 虛張聲勢之前不問你。
   *[newcomers] 前三次虛張聲勢之前，遊戲會問你是不是真的要。
}
setting-bluffs-ask = 虛張聲勢之前，遊戲要先問你嗎？
ask-bluff = 這是虛張聲勢。被質疑時{ $penalty ->
    [takes_back] 要收回這張牌，再抽四張牌。
   *[draws_four] 要抽四張牌。
}還是要打出嗎？

## 說明：每個鍵都會說出自己的作用

key-help-how = { $next }繼續，{ $back }回到遊戲。按其他任何鍵，都會說出它的作用。
