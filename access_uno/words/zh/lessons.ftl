## 要按的鍵或要輸入的字，放在冒號後面

named-typed = 輸入：{ $command }
named-on-display = { $keys }，或在點字顯示器上用{ $display }
on-display-play = 那張牌上方的游標定位鍵，按兩次
on-display-go-on = 往右移的鍵
on-display-back = 往左移的鍵
on-display-menu = 選單鍵或返回鍵
on-display-keys = 說明鍵
on-display-why = 資訊鍵

lesson-typed-card = { $command }{ CARD($card) }
lesson-typed-colour = { $command }{ CARD($card) }{ colour }
lesson-typed-star = { $command }{ colour }

## 課程

start-learn = 遊戲教學
help-learn = 用簡短的課程教你怎麼玩。
lessons-title = 課程列表
lesson-learned = { $lesson }，學過了
lesson-begins = 這一課：{ $lesson }。
lesson-not-now = { $line }現在還用不到。
lesson-other = 規則允許這樣，不過這一課要換個做法。
lesson-done = 這一課學完了。下一課：{ $key }。回到課程列表：{ $menu }。
lesson-done-all = 這一課學完了，所有的課你都學過了。回到課程列表：{ $menu }。

lesson-lay = 出{ CARD($card) }：{ $key }。
lesson-lay-wild = { $way ->
    [keys] 把它打出去：{ $key }。接著會問顏色：{ $letter }是{ colour }。
   *[lines] 把它打出去，後面加上顏色：{ $key }。
}
lesson-why = 焦點所在的牌有什麼作用？{ $key }。

lesson-hand = 手牌和焦點
lesson-cells = 一張牌是兩方點字：{ CARD($card) }先是 5，也就是 e，再是紅色的 r。數字是 a 到 j，顏色是 r、g、b、y。
lesson-signs = 這裡的訊息是符號。A 的後面是 A 打出的牌；你這個字後面是最上面的牌、焦點所在的牌，和還有幾張可以出。
lesson-hand-welcome = 最先出完手牌的人贏得這一輪。你有四張牌，對手是{ $player }。
lesson-hand-hand = 你有哪些牌？{ $key }。
lesson-hand-right = 焦點總是在其中一張牌上。移到下一張：{ $key }。
lesson-hand-left = 再移回來：{ $key }。
lesson-hand-colour = 每種顏色都有自己的鍵。移到綠色的牌：{ $key }。

lesson-top = 最上面的牌、顏色和數字
lesson-top-rule = 和最上面的牌同色，或數字相同，就可以出。
lesson-top-top = 最上面是哪張牌？{ $key }。
lesson-top-colour = 是藍色的。出{ CARD($card) }：{ $key }。
lesson-top-number = { $player }出了同樣數字、不同顏色的牌。現在以那個顏色為準。
lesson-top-playable = 現在你哪張牌可以出？{ $key }。

lesson-draw = 沒牌可出就抽牌
lesson-draw-rule = 沒有可以出的牌，就抽一張。
lesson-draw-none = 找一張可以出的牌：{ $key }。
lesson-draw-draw = 沒有。抽牌：{ $key }。
lesson-draw-fits = 抽到的牌可以出，馬上出也行：{ $key }。
lesson-draw-again = 又沒有可以出的牌。抽牌：{ $key }。
lesson-draw-over = 這張牌不能出，就留在手上。

lesson-actions = 功能牌
lesson-actions-rule = 功能牌只要顏色或圖案相同就可以出，出了會有特別的作用。
lesson-actions-skip = { KIND("skip") }會跳過下一位玩家。出{ CARD($card) }：{ $key }。
lesson-actions-reverse = { KIND("reverse") }會改變方向。出{ CARD($card) }：{ $key }。
lesson-actions-two = { KIND("draw-two") }讓下一位玩家抽兩張牌，回合結束。出{ CARD($card) }：{ $key }。
lesson-actions-done = 方向變了，下一位玩家就不是原來那一位。

lesson-wild = 沒有顏色的牌
lesson-wild-rule = { KIND("wild") }可以出在任何牌上，由你決定接下來的顏色。
lesson-wild-focus = 移到沒有顏色的牌：{ $key }。
lesson-wild-done = 現在以藍色為準，不管原來是什麼牌。

lesson-four = { KIND("wild-draw-four") }、虛張聲勢和質疑
lesson-four-rule = { KIND("wild-draw-four") }讓下一位玩家抽四張牌，但不是隨時都可以出。
lesson-four-bluff = { $offence ->
    [match] 手上有顏色、數字或圖案對應的牌，卻出這張牌，就是虛張聲勢。
   *[colour] 手上有目前顏色的牌，卻出這張牌，就是虛張聲勢。
}
lesson-four-choice = 你可以質疑{ $player }：如果真的是虛張聲勢，你就不用抽；如果不是，你要抽六張。
lesson-four-challenge = 質疑{ $player }：{ $key }。
lesson-four-done = 果然是虛張聲勢，{ $player }付出了代價。

lesson-uno = 喊 UNO，抓忘了喊的人
lesson-call = 喊 UNO
lesson-uno-rule = 打出倒數第二張牌時，要喊 UNO。
lesson-uno-penalty = 忘了喊又被抓到，就抽兩張牌。
lesson-uno-first = 先出{ CARD($card) }：{ $key }。
lesson-uno-call = 你有兩張牌，現在要出一張。先喊 UNO：{ $key }。
lesson-uno-play = 現在出{ CARD($card) }：{ $key }。
lesson-uno-forgot = { $player }只剩一張牌，卻沒有喊 UNO。
lesson-uno-catch = 抓{ $player }：{ $key }。
lesson-uno-done = 不用急，遊戲會等你。
lesson-call-done = 照這本規則書，忘了喊也不罰。

lesson-star = { KIND("star") }的用法
lesson-star-rule = { KIND("star") }會把你該抽的牌反彈給讓你抽牌的人。
lesson-star-focus = 現在你該抽兩張牌。移到{ KIND("star") }：{ $key }。
lesson-star-play = { $way ->
    [keys] 用它回應：{ $key }。接著會問顏色：{ $letter }是{ colour }。
   *[lines] 用它回應，後面加上顏色：{ $key }。
}
lesson-star-done = 這樣就換成{ $player }抽牌。輪到你時，{ KIND("star") }也可以出在任何牌上。

lesson-custom = 自己訂規則的牌
lesson-custom-rule = { KIND("custom") }可以出在任何牌上，由你選顏色。它還有什麼作用，由你們決定。
lesson-custom-focus = 移到這張牌：{ $key }。
lesson-custom-done = { KIND("custom") }的規則在新遊戲的選單裡寫。

lesson-asking = 發問和回顧訊息
lesson-asking-rule = 你隨時可以問，牌局不會因此改變。
lesson-asking-turn = 輪到誰？{ $key }。
lesson-asking-count = 每個人有幾張牌？{ $key }。
lesson-asking-score = 每個人有幾分？{ $key }。
lesson-asking-back = 剛才說了什麼？上一則訊息：{ $key }。
lesson-asking-further = 再往前一則：{ $key }。
lesson-asking-forward = 再往後一則：{ $key }。
lesson-asking-verbosity = 要說得多還是少，隨時可以改：{ $key }。
lesson-asking-next = 一共有三種。換下一種：{ $key }。
lesson-asking-told = 你也可以選擇要說出哪些事情、誰做的事情。打開設定看看，再回來：{ $key }。
lesson-asking-repeat = 要再說一次最後的訊息：{ $key }。
lesson-asking-help = 不知道該怎麼做的時候：{ $help }。

lesson-end = 一輪的結束和計分
lesson-end-rule = 你只剩一張牌，也喊過 UNO 了。
lesson-end-hint = 輪到你又不知道該怎麼做時，可以要提示。要一個提示：{ $key }。
lesson-end-play = 這張可以出。出{ CARD($card) }：{ $key }。
lesson-end-points = { $scoring ->
    [hands] 每個人記下自己剩餘手牌的分數，最後分數最少的人獲勝。
   *[winner] 贏家得到其他人剩餘手牌的分數。
}
lesson-end-score = 現在幾分？要到幾分？{ $key }。
lesson-end-done = 就這樣一輪接一輪，直到有人達到分數上限。該會的你都會了，玩得開心！
