# 自訂規則和問號方塊牌：發生什麼、拒絕什麼、問什麼。

## 發生什麼

n-dealt = { COUNT($size, of: "張") }牌
asked-swap = { $who }要選一個人交換手牌。
    .you = 請選一個人交換手牌。
asked-equal = { $who }可以再出一張相同的牌。
    .you = 你可以再出一張相同的牌。
asked-show = { $who }必須給大家看一張牌。
    .you = 請選一張牌給大家看。
asked-discard = { $who }可以丟一張這個顏色的牌。
    .you = 你可以丟一張這個顏色的牌。
asked-write = { $who }可以替{ KIND("custom") }寫一條新規則。
    .you = 你可以替{ KIND("custom") }寫一條新規則。
asked-consent = 正在問{ $who }同不同意{ KIND("custom") }的規則。
    .you = 請選擇同意或不同意{ KIND("custom") }的規則。
jumped = { $who }插隊打出{ CARD($card) }。
    .you = 你插隊打出{ CARD($card) }。
    .short = { $who }插隊：{ CARD($card) }
    .short_you = 你插隊：{ CARD($card) }
    .full = { $who }插隊打出{ CARD($card) }，{ n-left }。
    .full_you = 你插隊打出{ CARD($card) }，{ n-left }。
discarded = { $who }另外丟掉{ CARD($card) }。
    .you = 你另外丟掉{ CARD($card) }。
    .short = { $who }另外丟掉：{ CARD($card) }
    .short_you = 你另外丟掉：{ CARD($card) }
    .full = { $who }另外丟掉{ CARD($card) }，{ n-left }。
    .full_you = 你另外丟掉{ CARD($card) }，{ n-left }。
card-shown = { $who }給大家看{ CARD($card) }。
    .you = 你給大家看{ CARD($card) }。
swapped = { $who }和{ $whom }交換手牌。
    .you = 你和{ $whom }交換手牌。
    .to_you = { $who }和你交換手牌。
hands-passed = { $direction ->
    [left] 每個人都把手牌傳給左邊的玩家。
   *[right] 每個人都把手牌傳給右邊的玩家。
}
received = { $who }現在有{ n-cards }。
    .you = 你現在有{ CARDS($cards, join: "and") }。
    .short_you = 你的新手牌：{ CARDS($cards) }
rule-written = { $who }替{ KIND("custom") }寫了新規則：{ $rule }
    .you = 你替{ KIND("custom") }寫了新規則：{ $rule }
agreed = { $who }同意{ KIND("custom") }的規則。
    .you = 你同意{ KIND("custom") }的規則。
disagreed = { $who }不同意，{ KIND("custom") }只當作{ KIND("wild") }。
    .you = 你不同意，{ KIND("custom") }只當作{ KIND("wild") }。
went-out = { $who }出完了牌，獲得第{ $place }名。
    .you = 你出完了牌，獲得第{ $place }名。
eliminated = { $who }有{ n-points }，被淘汰了。
    .you = 你有{ n-points }，被淘汰了。
drew-custom = 因為{ KIND("custom") }的規則，{ $who }抽{ n-cards }。
    .you = 因為{ KIND("custom") }的規則，你抽到{ drawn-cards }。
    .short = { KIND("custom") }讓{ $who }抽{ n-cards }
    .short_you = { KIND("custom") }讓你抽到：{ drawn-cards }
drew-false-uno = { $who }太早喊 UNO，抽{ n-cards }。
    .you = 你太早喊 UNO，抽到{ drawn-cards }。
    .short = { $who }早喊 UNO，抽{ n-cards }
    .short_you = 早喊 UNO，抽到{ drawn-cards }
drew-penalty-kept = { $who }被罰抽{ n-cards }，仍然可以出牌。
    .you = 你被罰抽，抽到{ drawn-cards }，仍然可以出牌。
    .short = { $who }被罰抽{ n-cards }，接著出牌
    .short_you = 被罰抽：{ drawn-cards }，接著出牌
# same as: drew-playable
drew-fitting = { $count ->
    [1] { $who }抽到可以出的牌。
   *[other] { $who }抽了{ n-cards }，最後一張可以出。
}
    .you = { $count ->
        [1] 你抽到{ CARDS($cards, join: "and") }。這張牌可以出。
       *[other] 你抽到{ CARDS($cards, join: "and") }。最後一張可以出。
    }
    .short_you = { $count ->
        [1] 抽到可以出的{ CARDS($cards) }
       *[other] 最後一張可以出：{ CARDS($cards) }
    }

## 問號方塊牌。每個效果也是玩家輸入的文字。

custom-began = { KIND("custom") }的規則：{ $rule }
custom-text-only = { KIND("custom") }的規則，請你們自己執行：{ $rule }
effect-others-draw = 其他人各抽{ COUNT($count, of: "張") }牌
effect-next-draws = 下一位抽{ COUNT($count, of: "張") }牌
effect-you-draw = 出牌的人抽{ COUNT($count, of: "張") }牌
effect-reverse = 改往反方向進行
effect-skip-next = 跳過下一位
effect-play-again = 出牌的人再出一次牌
effect-swap-hands = 選一位玩家交換手牌
effect-hands-left = 手牌傳給左邊的人
effect-hands-right = 手牌傳給右邊的人
effect-all-show = 每人給大家看一張牌
effect-all-discard = 每人可以丟一張指定顏色的牌

## 拒絕什麼

refusal-choice-first = { $who }必須先回答問題。
    .you = 你必須先回答問題。
refusal-nothing-asked = 現在沒有等待回答的問題。
refusal-not-asked = 現在問的不是{ $who }，而是{ $turn }。
    .you = 現在問的不是你，而是{ $turn }。
refusal-no-such-answer = 現在的問題不能這樣回答。
refusal-no-jumping = 依這套規則，沒有輪到的人不可以出牌。
refusal-nothing-to-jump = { $who }現在不能用{ CARD($card) }插隊。
    .you = 你現在不能用{ CARD($card) }插隊。
refusal-must-play-drawn = 剛抽到的牌可以出，所以必須打出。
refusal-not-in-play = { $who }不在這一輪裡了。
    .you = 你不在這一輪裡了。

## 現在可以做什麼

can-choose = 和{ $players }交換手牌
can-show = 給大家看一張牌
can-discard = 丟一張牌
can-discard-equal = 再出一張相同的牌
can-lay-no-more = 把牌留著
can-write = 替這張牌寫一條新規則或維持原樣
can-jump = 插隊出牌
can-agree = 同意
can-disagree = 不同意

## 遊戲何時結束

score-goal-rounds = { COUNT($rounds, of: "輪") }之後遊戲結束。
score-goal-elimination = { $ends ->
    [exceed] 超過{ n-limit }的人被淘汰，留到最後的人贏得遊戲。
   *[reach] 達到{ n-limit }的人被淘汰，留到最後的人贏得遊戲。
}

## 不可能的事

error-unknown-number = 選項{ $option }必須是{ $least }到{ $most }的整數。
error-elimination-without-hands = 要淘汰玩家，計分方式必須是每人各記自己手牌的分數。
error-elimination-with-rounds = 淘汰和輪數只能選一個。
error-last-card-answered = 玩到最後一人，和用{ KIND("star") }回應最後一張牌，這兩條規則不能同時採用。
error-custom-without-card = 這副牌沒有{ KIND("custom") }，所以不能有它的規則。
usage-rule-unknown-number = 規則的選項{ $option }可以是{ $least }到{ $most }的整數。
# same as: error-elimination-without-hands
usage-rule-elimination-without-hands = { error-elimination-without-hands }
# same as: error-elimination-with-rounds
usage-rule-elimination-with-rounds = { error-elimination-with-rounds }
# same as: error-last-card-answered
usage-rule-last-card-answered = { error-last-card-answered }
# same as: error-custom-without-card
usage-rule-custom-without-card = { error-custom-without-card }
# same as: error-hands-too-big
usage-rule-hands-too-big = { error-hands-too-big }
error-hands-too-big = { COUNT($count, of: "位") }玩家每人{ COUNT($size, of: "張") }牌，超過整副牌的張數。
error-eliminated = { $seat }的分數太高，不能參加。
error-custom-too-many-effects = 一條規則最多八個效果，第九個從第{ $place }個字元開始。
error-custom-too-long = 效果太長，最多到第{ $place }個字元。
error-custom-text-too-long = 規則的文字最多兩百個字元。
error-custom-unreadable-text = 規則的文字裡有看不見的字元。
error-custom-empty = 規則要有效果或文字。

## 主控台

command-jump = 如果你有和剛打出的牌相同的牌，就插隊打出。
command-choose = 選一個人交換手牌；後面加上名字。
command-show = 給大家看一張牌；後面加上那張牌。
command-discard = 丟一張牌；後面加上那張牌。
command-write = 替{ KIND("custom") }寫一條新規則；後面加上規則。
command-agree = 同意{ KIND("custom") }的規則。
command-disagree = 不同意{ KIND("custom") }的規則。
typed-jump = 插隊, 插隊出牌, 插隊打出, 我插隊, 要插隊, 我要插隊, 插牌, 插花, 插進去, 我插, 搶出, 搶打, 搶牌, 搶先出, 搶先打, 搶插, 跳進來, 打尖, 打尖出, 攝隊
typed-choose = 交換, 換手牌, 換牌, 交換手牌, 對調, 對調手牌, 跟他換, 跟她換, 和他換, 和她換, 互換, 互換手牌, 互換牌, 對換, 對換手牌, 交換牌, 換手上的牌, 調換, 調換手牌, 換成他的, 換他的手牌, 換她的手牌, 調牌, 跟他交換, 跟她交換, 和他交換, 跟他對調, 跟她對調, 跟他換牌, 跟她換牌, 跟他換手牌, 全部換, 牌換過來
typed-show = 給大家看, 亮牌, 展示, 亮, 秀, 秀出, 秀給大家看, 給你看, 給你們看, 給人看, 翻開給大家看, 攤開, 亮出, 亮出來, 亮給大家看, 亮給你看, 秀牌, 秀給你看, 公開, 讓大家看, 讓你看, 讓你們看
typed-discard = 丟, 丟掉, 丟牌
typed-write = 寫, 寫規則, 規則寫成, 寫成, 改寫成
typed-agree = 同意, 贊成, 我同意, 我贊成, 我沒意見, 沒意見, 可以接受, 支持, 我支持, 附議, 我附議, 通過, 沒異議, 我沒異議, 無異議, 同意啊, 贊成啊, 舉雙手贊成, 我ok, 我 ok, 同意啦, 我同意啦, 我同意啊, 我同意喔, 這規則可以, 這個規則可以, 規則可以, 規則ok, 這規則ok, 這條可以, 這條ok, 我可以接受, 好啊同意, 好同意, 好啊我同意, 好我同意, 可以同意, 我覺得ok, 我接受這個規則, 接受這個規則, 照這個規則, 就照這個規則, 沒問題同意
typed-disagree = 不同意, 反對, 不贊成, 我不同意, 我反對, 我不贊成, 不接受, 我不接受, 不支持, 我不支持, 有意見, 我有意見, 有異議, 我有異議, 異議, 否決, 我否決, 不要這個規則, 不要這規則, 我不要這個規則, 不要這條, 我不要這條, 這條不行, 這規則不行, 這個規則不行, 規則不行, 爛規則, 規則太爛, 規則太爛了, 不公平, 太不公平, 不公平啦, 唔同意, 我唔同意, 唔贊成, 反對啦, 我反對啦, 不同意啦, 我不同意啦
typed-how-choose = 請輸入交換兩個字，後面加名字。
typed-how-show = 請輸入亮牌兩個字，後面加一張牌。
typed-how-discard = 請輸入丟這個字，後面加一張牌。
typed-how-write = 請輸入寫這個字，後面加規則。要維持原樣，請輸入留著。
choice-none = 把牌留著
choice-agree = 我同意
choice-disagree = 我不同意
choice-leave = 維持原樣
choice-write = 寫一條新規則
new-custom = { KIND("custom") }：{ $rule }
new-custom-none = { KIND("custom") }只當作{ KIND("wild") }
new-custom-change = 另寫一條規則
new-custom-remove = 不要規則，只當作{ KIND("wild") }
new-custom-consent = { $name }，{ KIND("custom") }的規則是：{ $rule }。你同意嗎？
new-custom-refused = 沒有得到大家同意，規則不算數。請修改，或者不用規則。
