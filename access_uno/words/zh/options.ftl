# 規則書和目前採用的規則，用句子說出來。
# option-名稱-name：選單中的名稱。option-名稱-help：這條規則的意思。
# option-名稱-值：採用這個值時說的句子。

## 規則書

rulebook-mario-de = 超級瑪莉歐 UNO 德文版
rulebook-mario-de-help = 有{ KIND("star") }；抽牌決定發牌者時功能牌以零計算，一輪的贏家得到所有分數。
rulebook-mario-it = 超級瑪莉歐 UNO 義大利文版
rulebook-mario-it-help = 和德文版相同，但規則書寫明只有要抽牌的玩家可以質疑，或用{ KIND("star") }回應。
rulebook-mario-zh = UNO 瑪莉歐中文版
rulebook-mario-zh-help = 和其他瑪莉歐版本相同，但忘了喊 UNO 時，在下一位玩家打出牌之前都可以抓。
rulebook-mario-nl = 超級瑪莉歐 UNO 荷蘭文版
rulebook-mario-nl-help = 和德文版相同，但抽牌決定發牌者時功能牌不算。
rulebook-braille-de = 點字 UNO 德文版
rulebook-braille-de-help = 使用傳統牌組；每個人記下自己手上的分數，總分最低的人獲勝。

## 牌組和開始

option-deck-name = 使用的牌組
option-deck-help = 瑪莉歐牌組有{ KIND("star") }和{ KIND("custom") }各兩張，傳統牌組沒有。
option-deck-mario = 使用瑪莉歐牌組，共 112 張牌。
option-deck-classic = 使用傳統牌組，共 108 張牌。

option-symbols-in-dealer-draw-name = 決定發牌者時的功能牌
option-symbols-in-dealer-draw-help = 沒有數字的牌怎麼算？每位玩家抽一張牌，數字最大的人發牌。
option-symbols-in-dealer-draw-zero = 抽牌決定發牌者時，功能牌以零計算。
option-symbols-in-dealer-draw-excluded = 抽牌決定發牌者時，功能牌不算。

option-start-action-card-name = 第一張牌是功能牌
option-start-action-card-help = 一開始翻到的功能牌有沒有效果？翻到沒有顏色的牌時，一定要有人選擇顏色。
option-start-action-card-apply = 一開始翻到的功能牌有效果。
option-start-action-card-neutral = 一開始翻到的功能牌沒有效果。

option-start-wild-draw-four-name = 第一張牌是{ KIND("wild-draw-four") }
option-start-wild-draw-four-help = 一開始翻到的{ KIND("wild-draw-four") }放到哪裡？它不能當第一張牌，所以要再翻一張。
option-start-wild-draw-four-bottom = 一開始翻到的{ KIND("wild-draw-four") }放回牌庫底部。
option-start-wild-draw-four-reshuffle = 一開始翻到的{ KIND("wild-draw-four") }洗回牌庫。

option-star-answers-start-card-name = 用{ KIND("star") }回應第一張牌
option-star-answers-start-card-help = 一開始翻到{ KIND("draw-two") }時，可不可以用{ KIND("star") }回應？可以的話，改由發牌者抽牌。
option-star-answers-start-card-no = 不能用{ KIND("star") }回應一開始翻到的{ KIND("draw-two") }。
option-star-answers-start-card-yes = 可以用{ KIND("star") }回應一開始翻到的{ KIND("draw-two") }，改由發牌者抽牌。

## 抽牌

option-voluntary-draw-name = 自願抽牌
option-voluntary-draw-help = 手上有對應的牌時，可不可以不出而抽牌？
option-voluntary-draw-yes = 手上有對應的牌時，也可以抽牌。
option-voluntary-draw-no = 手上有顏色、數字或圖案對應的牌時，不能抽牌。

## 萬用罰抽四張牌

option-draw-four-offence-name = 什麼時候出{ KIND("wild-draw-four") }算違規
option-draw-four-offence-help = 手上有哪些牌時，打出{ KIND("wild-draw-four") }算違規？違規的人被質疑就會受罰。
option-draw-four-offence-colour = 手上有其他符合目前顏色的牌時，出{ KIND("wild-draw-four") }算違規。
option-draw-four-offence-match = 手上有其他顏色、數字或圖案對應的牌時，出{ KIND("wild-draw-four") }算違規。
option-draw-four-offence-playable = 手上有任何其他可以出的牌時，包括沒有顏色的牌，出{ KIND("wild-draw-four") }都算違規。

option-draw-four-bluff-name = 用{ KIND("wild-draw-four") }虛張聲勢
option-draw-four-bluff-help = 如果允許虛張聲勢，就可以質疑{ KIND("wild-draw-four") }。如果不允許，就沒有什麼好質疑的。
option-draw-four-bluff-allow = 可以用{ KIND("wild-draw-four") }虛張聲勢，別人也可以質疑。
option-draw-four-bluff-prevent = 違規的{ KIND("wild-draw-four") }不能打出，也就沒有質疑。

option-challenger-name = 誰可以質疑
option-challenger-help = 誰可以質疑{ KIND("wild-draw-four") }？質疑失敗的人要抽六張牌。
option-challenger-victim = 只有要抽牌的玩家可以質疑{ KIND("wild-draw-four") }。
option-challenger-anyone = 其他任何玩家都可以質疑{ KIND("wild-draw-four") }。

option-guilty-penalty-name = 質疑成功時的懲罰
option-guilty-penalty-help = 質疑成功時，那張{ KIND("wild-draw-four") }怎麼處理？違規的玩家都要抽四張牌。
option-guilty-penalty-draws-four = 質疑成功時，違規的玩家抽四張牌，{ KIND("wild-draw-four") }留在棄牌堆。
option-guilty-penalty-takes-back = 質疑成功時，違規的玩家收回{ KIND("wild-draw-four") }，另外抽四張牌。

option-after-guilty-name = { KIND("wild-draw-four") }留下時輪到誰
option-after-guilty-help = 質疑成功後，原本要抽牌的玩家可不可以接著出牌？質疑成功的人不用抽牌。
option-after-guilty-challenger-plays = 質疑成功後，原本要抽牌的玩家照常進行自己的回合。
option-after-guilty-challenger-skipped = 質疑成功後，原本要抽牌的玩家還是被跳過。

option-after-take-back-name = { KIND("wild-draw-four") }收回時輪到誰
option-after-take-back-help = { KIND("wild-draw-four") }收回手上後，由誰在之前的那張牌上出牌？
option-after-take-back-challenger = { KIND("wild-draw-four") }收回後，輪到原本要抽牌的玩家。
option-after-take-back-offender = { KIND("wild-draw-four") }收回後，違規的玩家必須馬上重新出牌。

## 無敵星星牌

option-star-answer-by-name = 誰可以用{ KIND("star") }回應
option-star-answer-by-help = 誰可以用{ KIND("star") }把{ KIND("draw-two") }或{ KIND("wild-draw-four") }反彈給對方？
option-star-answer-by-victim = 只有要抽牌的玩家可以用{ KIND("star") }回應。
option-star-answer-by-anyone = 其他任何玩家都可以用{ KIND("star") }回應{ KIND("draw-two") }或{ KIND("wild-draw-four") }。

option-star-as-wild-name = 把{ KIND("star") }當作{ KIND("wild") }
option-star-as-wild-help = 在自己的回合，可不可以打出{ KIND("star") }來選擇顏色？
option-star-as-wild-yes = 在自己的回合，可以把{ KIND("star") }當作{ KIND("wild") }打出。
option-star-as-wild-no = { KIND("star") }只能用來回應。

option-star-on-star-name = 用{ KIND("star") }回應{ KIND("star") }
option-star-on-star-help = 罰抽可不可以再反彈一次？
option-star-on-star-no = 不能用{ KIND("star") }回應另一張{ KIND("star") }。
option-star-on-star-yes = 可以用{ KIND("star") }回應另一張{ KIND("star") }，把罰抽再反彈回去。

option-star-answers-last-card-name = 用{ KIND("star") }回應最後一張牌
option-star-answers-last-card-help = 有人用{ KIND("draw-two") }或{ KIND("wild-draw-four") }結束一輪時，還能不能用{ KIND("star") }回應？
option-star-answers-last-card-no = 不能用{ KIND("star") }回應最後一張牌，這一輪已經結束。
option-star-answers-last-card-yes = 可以用{ KIND("star") }回應最後一張牌，這一輪繼續進行。

option-star-skips-bounced-name = 被{ KIND("star") }反彈後跳過回合
option-star-skips-bounced-help = 被{ KIND("star") }反彈而抽牌的玩家，回合會不會也被跳過？
option-star-skips-bounced-no = 被{ KIND("star") }反彈的玩家只要抽牌，不會被跳過。
option-star-skips-bounced-yes = 被{ KIND("star") }反彈的玩家除了抽牌，接著輪到時也會被跳過。

## 兩人遊戲

option-two-player-reverse-name = 兩人遊戲的{ KIND("reverse") }
option-two-player-reverse-help = 只有兩人時，打出{ KIND("reverse") }之後輪到誰？
option-two-player-reverse-other = 只有兩人時，打出{ KIND("reverse") }之後輪到對方。
option-two-player-reverse-again = 只有兩人時，打出{ KIND("reverse") }之後又輪到同一位玩家。

## 喊 UNO

option-uno-penalty-name = 忘了喊 UNO 的懲罰
option-uno-penalty-help = 只剩一張牌卻忘了喊 UNO，被抓到時要抽幾張牌？
option-uno-penalty-2 = 忘了喊 UNO 而被抓到的玩家要抽兩張牌。
option-uno-penalty-0 = 忘了喊 UNO 沒有懲罰，也不能抓人。

option-catch-until-name = 抓人的期限
option-catch-until-help = 其他玩家到什麼時候為止，可以抓忘了喊 UNO 的人？
option-catch-until-turn = 在下一位玩家的回合開始之前，可以抓忘了喊 UNO 的人。
option-catch-until-card = 在下一位玩家打出牌之前，可以抓忘了喊 UNO 的人。

## 計分和懲罰

option-scoring-name = 計分方式
option-scoring-help = 一種是一輪的贏家得分，分數越多越好。另一種是每個人記下自己手上的分數，分數越少越好。
option-scoring-winner = 一輪的贏家得到其他所有玩家的分數。
option-scoring-hands = 每個人記下自己手上的分數，總分最低的人獲勝。

option-game-ends-name = 遊戲結束的條件
option-game-ends-help = 剛好達到分數上限時，遊戲是否就此結束？
option-game-ends-reach = 有人達到分數上限時，遊戲結束。
option-game-ends-exceed = 有人超過分數上限時，遊戲才結束。

option-limit-name = 分數上限
option-limit-help = 這是讓遊戲結束的分數，從 1 到 10000。
option-limit = 分數上限是{ COUNT($value, of: "分") }。

option-demand-penalty-name = 要求別人出某一張牌的懲罰
option-demand-penalty-help = 要求其他玩家出某一張牌，要付出什麼代價？
option-demand-penalty-0 = 要求別人出某一張牌不算違規。
option-demand-penalty-4 = 要求其他玩家出某一張牌的人要抽四張牌。

## 自訂規則

option-hand-size-name = 發牌張數
option-hand-size-help = 每輪開始時每人拿到的張數，從 3 到 15。
option-hand-size = 每人發{ COUNT($value, of: "張") }牌。

option-draw-up-to-name = 抽到能出為止
option-draw-up-to-help = 在你的回合裡，最多抽幾張牌來找能出的牌，從 1 到 112。規則書上是一張。
option-draw-up-to = { $value ->
    [1] 一個回合只抽一張牌。
   *[other] 一個回合可以一直抽，抽到能出的牌為止，最多{ COUNT($value, of: "張") }。
}

option-drawn-card-name = 剛抽到的牌
option-drawn-card-help = 剛抽到的牌能出時，可不可以留著？
option-drawn-card-may = 剛抽到的牌如果能出，可以打出，也可以留著。
option-drawn-card-must = 剛抽到的牌如果能出，就必須打出。

option-stacking-name = 罰抽疊加
option-stacking-help = 被罰抽的人可不可以改出另一張罰抽牌？可以的話，張數加起來，由下一位玩家承擔。
option-stacking-off = 不能用另一張罰抽牌把罰抽傳下去。
option-stacking-same = { KIND("draw-two") }可以疊在{ KIND("draw-two") }上，{ KIND("wild-draw-four") }可以疊在{ KIND("wild-draw-four") }上，由下一位玩家抽總數。
option-stacking-four-on-two = 同樣的罰抽牌可以互相疊加，{ KIND("wild-draw-four") }也可以疊在{ KIND("draw-two") }上，由下一位玩家抽總數。

option-stacking-turn-name = 罰抽之後的回合
option-stacking-turn-help = 罰抽疊加以後，最後抽牌的人會不會也被跳過？
option-stacking-turn-lost = 被罰抽的人也會被跳過。
option-stacking-turn-kept = 被罰抽的人照常進行自己的回合。

option-jump-in-name = 插隊出牌
option-jump-in-help = 有人出了一張牌，而你有完全相同的牌時，可不可以不等輪到你就打出？不必搶快，下一位玩家行動之前會先問每個人。
option-jump-in-no = 沒有輪到的人不能出牌。
option-jump-in-yes = 有人出牌以後，手上有完全相同的牌，就可以在下一位玩家行動之前插隊打出。

option-equal-cards-name = 同時出相同的牌
option-equal-cards-help = 一個回合裡可不可以打出好幾張完全相同的牌？
option-equal-cards-one = 一個回合只打出一張牌。
option-equal-cards-several = 完全相同的牌可以一起打出，效果只算一次。

option-seven-swaps-name = 出 7 換手牌
option-seven-swaps-help = 數字 7 有沒有特別的效果？
option-seven-swaps-no = 數字 7 沒有特別的效果。
option-seven-swaps-yes = 打出 7 的人選一位玩家交換手牌。
does-seven-swaps = { CARD($card) }：打出的人選一位玩家交換手牌。

option-zero-passes-name = 出 0 傳手牌
option-zero-passes-help = 數字 0 有沒有特別的效果？
option-zero-passes-no = 數字 0 沒有特別的效果。
option-zero-passes-yes = 打出 0 以後，每個人都把手牌照遊戲進行方向傳給下一位。
does-zero-passes = { CARD($card) }：每個人都把手牌照遊戲進行方向傳給下一位。

option-skip-everybody-name = { KIND("skip") }跳過所有人
option-skip-everybody-help = 打出{ KIND("skip") }以後，跳過幾位玩家？
option-skip-everybody-no = 打出{ KIND("skip") }以後，跳過一位玩家。
option-skip-everybody-yes = 打出{ KIND("skip") }以後，跳過其他所有人，由出牌的人再出一次。
does-skip-everybody = { CARD($card) }：跳過其他所有人，由你再出一次。

option-false-uno-penalty-name = 早喊 UNO 的懲罰
option-false-uno-penalty-help = 太早喊 UNO 要付出什麼代價？
option-false-uno-penalty-0 = 太早喊 UNO 不算也不罰。
option-false-uno-penalty-2 = 太早喊 UNO 的人抽兩張牌。

option-rounds-name = 遊戲輪數
option-rounds-help = 遊戲可以在一定的輪數之後結束，最多 100 輪，不管分數多少。設為 0 時由分數上限決定。
option-rounds = { $value ->
    [0] 遊戲何時結束由分數決定。
   *[other] 遊戲在{ COUNT($value, of: "輪") }之後結束。
}

option-elimination-name = 淘汰玩家
option-elimination-help = 每人各記自己手牌的分數時，分數太高的人會不會被淘汰？留到最後的人獲勝。
option-elimination-no = 沒有人會被淘汰。
option-elimination-yes = 分數太高的人被淘汰，留到最後的人贏得遊戲。

option-play-to-last-name = 玩到最後一人
option-play-to-last-help = 有人出完牌以後，這一輪是否繼續？
option-play-to-last-no = 有人出完牌，這一輪就結束。
option-play-to-last-yes = 一直玩到只剩一人有牌為止，最先出完牌的人贏得這一輪。

option-custom-written-name = 什麼時候寫{ KIND("custom") }的規則
option-custom-written-help = 什麼時候寫規則，並問大家同不同意？這張牌可以有自己的規則，所有人都同意才算數。
option-custom-written-game = { KIND("custom") }的規則在遊戲開始前寫好，並由大家同意。
option-custom-written-round = 每一輪開始前都可以重寫{ KIND("custom") }的規則，並問大家同不同意。
option-custom-written-card = 每次有人打出{ KIND("custom") }，都可以重寫它的規則，並問其他人同不同意。
