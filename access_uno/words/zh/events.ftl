# 發生的事；各屬性的說明見 en/events.ftl。

## 一輪開始之前

dealer-drawn-item = { $who }抽到{ CARD($card) }
dealer-drawn = 抽牌決定發牌者：{ $draws }。
    .short = 決定發牌者：{ $draws }
dealer-drawn-again = 平手，再抽一次：{ $draws }。
    .short = 平手，再抽：{ $draws }
dealer-tied = 平手：{ $players }。這幾位再抽一次。
    .short = 平手：{ $players }
round-started = 第{ $round }輪。{ $who }發牌。
    .you = 第{ $round }輪。由你發牌。
    .short = 第{ $round }輪，{ $who }發牌
    .short_you = 第{ $round }輪，由你發牌
    .full = 第{ $round }輪。{ $who }發給每人{ n-dealt }。
    .full_you = 第{ $round }輪。你發給每人{ n-dealt }。
dealt = { $who }拿到{ n-cards }。
    .you = 你拿到{ CARDS($cards) }。
    .short_you = 你的牌：{ CARDS($cards) }
turned-up = 翻開的第一張牌是{ CARD($card) }。
    .short = 第一張：{ CARD($card) }
put-back = 翻到{ CARD($card) }，放回牌庫。
    .short = { CARD($card) }放回
colour-asked = { $who }必須選擇{ CARD($card) }的顏色。
    .you = 請選擇{ CARD($card) }的顏色。
    .short = { $who }要選擇顏色
colour-named = { $who }選擇{ colour }。
    .you = 你選擇{ colour }。
    .short = { $who }選擇{ colour }
    .short_you = 選了{ colour }

## 回合

next = 接著輪到{ $who }。
played = { $who }打出{ CARD($card) }。
    .you = 你打出{ CARD($card) }。
    .short = { $who }：{ CARD($card) }
    .short_you = 你：{ CARD($card) }
    .full = { $who }打出{ CARD($card) }，{ n-left }。
    .full_you = 你打出{ CARD($card) }，{ n-left }。
played-wild = { $who }打出{ CARD($card) }，選擇{ colour }。
    .you = 你打出{ CARD($card) }，選擇{ colour }。
    .short = { $who }：{ CARD($card) }，{ colour }
    .short_you = 你：{ CARD($card) }，{ colour }
    .full = { $who }打出{ CARD($card) }，選擇{ colour }，{ n-left }。
    .full_you = 你打出{ CARD($card) }，選擇{ colour }，{ n-left }。
drew = { $who }抽了{ n-cards }。
    .you = 你抽到{ CARDS($cards) }。
    .short = { $who }抽牌
    .short_you = 抽到{ CARDS($cards) }
    .full = { $who }抽了{ n-cards }，{ n-now }。
    .full_you = 你抽到{ CARDS($cards) }，{ n-now }。
# same as: drew
drew-over = { $who }抽了{ n-cards }。
    .you = 你抽到{ CARDS($cards) }。你的回合結束了。
    .short = { $who }抽牌
    .short_you = 抽到{ CARDS($cards) }，回合結束
    .full = { $who }抽了{ n-cards }，{ n-now }。
    .full_you = 你抽到{ CARDS($cards) }，{ n-now }。你的回合結束了。
drew-playable = { $who }抽到可以出的牌。
    .you = 你抽到{ CARDS($cards) }。可以打出，也可以留著。
    .short_you = 抽到可以出的{ CARDS($cards) }
nothing-to-draw = { $who }不能出牌，也沒有牌可以抽。
    .you = 你不能出牌，也沒有牌可以抽。
    .short = { $who }：沒有牌可以抽
    .short_you = 你：沒有牌可以抽
kept = { $who }把牌留著。
    .you = 你把牌留著。
    .short = { $who }留著
    .short_you = 你留著
skipped = { $who }被跳過。
    .you = 你被跳過。
    .short = 跳過{ $who }
    .short_you = 跳過你
reversed = { $direction ->
    [left] 現在改成順時鐘方向。
   *[right] 現在改成逆時鐘方向。
}
    .short = { $direction ->
        [left] 改成順時鐘方向
       *[right] 改成逆時鐘方向
    }

## 罰抽和回應

hit = { $who }罰{ $whom }抽{ n-cards }。
    .you = 你罰{ $whom }抽{ n-cards }。
    .to_you = { $who }罰你抽{ n-cards }。
    .short_to_you = 你要抽{ n-cards }。
star-answered = { $who }用{ CARD($card) }回應，選擇{ colour }，把罰抽的{ n-cards }反彈給{ $whom }。
    .you = 你用{ CARD($card) }回應，選擇{ colour }，把罰抽的{ n-cards }反彈給{ $whom }。
    .to_you = { $who }用{ CARD($card) }回應，選擇{ colour }，把罰抽的{ n-cards }反彈給你。
    .short = { $who }對{ $whom }：{ CARD($card) }，{ colour }
    .short_you = 你對{ $whom }：{ CARD($card) }，{ colour }
    .short_to_you = { $who }對你：{ CARD($card) }，{ colour }
challenged = { $who }質疑{ $whom }。
    .you = 你質疑{ $whom }。
    .to_you = { $who }質疑你。
hand-shown = { $who }把手牌給{ $whom }看。
    .short = { $who }亮出手牌
hand-seen = { $who }把手牌給{ $whom }看：{ CARDS($cards) }。
    .you = 你把手牌給{ $whom }看：{ CARDS($cards) }。
    .to_you = { $who }把手牌給你看：{ CARDS($cards) }。
    .short_you = 你亮出手牌
    .short_to_you = 對方手牌：{ CARDS($cards) }
challenge-guilty = { $who }質疑成功：{ $whom }出{ CARD($card) }違規了。
    .you = 你質疑成功：{ $whom }出{ CARD($card) }違規了。
    .to_you = { $who }質疑成功：你出{ CARD($card) }違規了。
    .short = { $whom }違規
    .short_you = 你質疑成功
    .short_to_you = 你違規了
challenge-innocent = { $who }質疑失敗：{ $whom }出{ CARD($card) }沒有違規。
    .you = 你質疑失敗：{ $whom }出{ CARD($card) }沒有違規。
    .to_you = { $who }質疑失敗：你出{ CARD($card) }沒有違規。
    .short = { $whom }沒有違規
    .short_you = 你質疑失敗
    .short_to_you = 你沒有違規
took-back = { $who }收回{ CARD($card) }。最上面又是{ CARD($top) }，顏色是{ colour }。
    .you = 你收回{ CARD($card) }。最上面又是{ CARD($top) }，顏色是{ colour }。
    .short = { $who }收回{ CARD($card) }，又是{ CARD($top) }，{ colour }
    .short_you = 你收回{ CARD($card) }，又是{ CARD($top) }，{ colour }
drew-penalty = { $who }被罰抽{ n-cards }，回合結束。
    .you = 你被罰抽，抽到{ drawn-cards }，回合結束。
    .short = { $who }被罰抽{ n-cards }
    .short_you = 被罰抽：{ drawn-cards }
drew-bounced = 改由{ $who }抽{ n-cards }。
    .you = 改由你抽，抽到{ drawn-cards }。
    .short = 改由{ $who }抽{ n-cards }
    .short_you = 改由你抽：{ drawn-cards }
drew-guilty = { $who }受罰，抽{ n-cards }。
    .you = 你受罰，抽到{ drawn-cards }。
    .short = { $who }違規，抽{ n-cards }
    .short_you = 違規，抽到{ drawn-cards }
drew-innocent = { $who }因此抽{ n-cards }，回合結束。
    .you = 你因此抽到{ drawn-cards }，回合結束。
    .short = { $who }質疑失敗，抽{ n-cards }，回合結束
    .short_you = 質疑失敗，抽到{ drawn-cards }，回合結束
drew-innocent-only = { $who }因此抽{ n-cards }。
    .you = 你因此抽到{ drawn-cards }。
    .short = { $who }質疑失敗，抽{ n-cards }
    .short_you = 質疑失敗，抽到{ drawn-cards }
drew-caught = { $who }被抓到，抽{ n-cards }。
    .you = 你被抓到，抽到{ drawn-cards }。
    .short = { $who }忘了喊 UNO，抽{ n-cards }
    .short_you = 忘了喊 UNO，抽到{ drawn-cards }
drew-demand = 因為提出要求，{ $who }抽{ n-cards }。
    .you = 因為提出要求，你抽到{ drawn-cards }。
    .short = { $who }提出要求，抽{ n-cards }
    .short_you = 提出要求，抽到{ drawn-cards }
drew-last-card = 因為最後一張牌，{ $who }要抽{ n-cards }，這些牌也要計分。
    .you = 因為最後一張牌，你要抽牌，這些牌也要計分：{ drawn-cards }。
    .short = 最後一張牌讓{ $who }抽{ n-cards }
    .short_you = 最後一張牌讓你抽到：{ drawn-cards }
drew-start = 因為第一張牌的效果，{ $who }抽{ n-cards }，回合結束。
    .you = 因為第一張牌的效果，你抽到{ drawn-cards }，回合結束。
    .short = 第一張牌讓{ $who }抽{ n-cards }
    .short_you = 第一張牌讓你抽到：{ drawn-cards }
drawn-cards = { $count ->
    [0] 零張牌
   *[other] { CARDS($cards) }
}

## UNO

uno-called = { $who }喊 UNO。
    .you = 你喊 UNO。
    .short = { $who }：UNO
    .short_you = 你：UNO
two-cards-left = { $who }還剩兩張牌。
    .short = { $who }剩兩張牌
one-card-left = { $who }只剩一張牌。
    .you = 你只剩一張牌。
    .short = { $who }剩一張牌
    .short_you = 你剩一張牌
uno-forgotten = { $who }只剩一張牌，還沒有喊 UNO。
    .you = 你只剩一張牌，還沒有喊 UNO。
    .short = { $who }剩一張牌，沒喊 UNO
    .short_you = 你剩一張牌，沒喊 UNO
caught = { $who }抓到{ $whom }忘了喊 UNO。
    .you = 你抓到{ $whom }忘了喊 UNO。
    .to_you = { $who }抓到你忘了喊 UNO。
    .short = { $who }抓到{ $whom }
    .short_you = 你抓到{ $whom }
    .short_to_you = { $who }抓到你
demanded = { $who }要求{ $whom }出某一張牌。
    .you = 你要求{ $whom }出某一張牌。
    .to_you = { $who }要求你出某一張牌。

## 牌庫和結束

reshuffled = 棄牌堆洗牌後成為新的牌庫，有{ n-cards }。
    .short = 洗牌：{ n-cards }可以抽
round-won = { $who }贏得這一輪，得到{ n-points }。
    .you = 你贏得這一輪，得到{ n-points }。
    .short = 這一輪：{ $who }贏，得{ n-points }。
    .short_you = 這一輪：你贏，得{ n-points }。
round-won-hands = { $who }贏得這一輪。這一輪的分數：{ $points }。
    .you = 你贏得這一輪。這一輪的分數：{ $points }。
    .short = { $who }贏得這一輪：{ $points }。
    .short_you = 你贏得這一輪：{ $points }。
held = { $who }手上還有{ CARDS($cards) }。
    .you = 你手上還有{ CARDS($cards) }。
score = 總分：{ $players }。
round-void = 誰都不能出牌，也不能抽牌。這一輪作廢。
    .short = 這一輪作廢
match-won = { $who }獲勝，總分{ n-points }。
    .you = 你獲勝，總分{ n-points }。
    .short = 獲勝：{ $who }，{ n-points }
    .short_you = 獲勝：你，{ n-points }
match-shared = { $players }一起獲勝，總分都是{ n-points }。
    .short = 一起獲勝：{ $players }
