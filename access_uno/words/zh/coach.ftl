# 教練：輪到自己時的提示，以及一場遊戲裡原本可以怎麼做。

command-hint = 輪到你時給你一個提示；一場遊戲結束後，說出你原本可以怎麼做。
typed-hint = 提示, 給我提示, 我該出什麼, 我該怎麼做, 建議, 給我建議, 有什麼建議, 給點提示, 給點建議, 該出什麼, 出什麼好, 出什麼才好, 出什麼比較好, 該出哪張, 我該出哪張, 怎麼出比較好, 怎麼出才好, 教我出牌, 我該出哪一張, 該出哪一張, 該出哪張牌, 要出什麼好, 要出哪張好, 要出哪張才好, 出哪張好, 出哪張比較好, 出哪一張好, 出哪一張比較好, 打哪張好, 打哪張比較好, 打什麼好, 丟哪張好, 丟什麼好, 我該打哪張, 我該丟哪張, 我不知道要出什麼, 我不知道該出什麼, 我不知道該出哪張, 我不知道要出哪張, 不知道要出什麼, 不知道該出什麼, 不知道該出哪張, 不知道要出哪張, 給我一個提示, 給個提示, 給我個提示, 給一點提示, 給我一點提示, 來個提示, 來點提示, 提示一下, 提示我, 提示我一下, 要提示, 我要提示, 我需要提示, 我想要提示, 可以給我提示嗎, 可以提示嗎, 有提示嗎, 有沒有提示, 有什麼提示, 有建議嗎, 有沒有建議, 有什麼好建議, 建議我, 建議一下, 給我一點建議, 給個建議, 給我個建議, 你建議呢, 你建議我出什麼, 你建議出什麼, 你建議出哪張, 你覺得呢, 你覺得我該出什麼, 你覺得該出什麼, 你覺得出什麼好, 你覺得出哪張好, 你覺得我該出哪張, 幫我想, 幫我想想, 幫我想一下, 幫我選, 幫我選一張, 幫我挑, 幫我挑一張, 幫我決定, 教我怎麼出, 教一下, 提點一下, 怎麼打好, 怎麼打比較好, 怎麼出好, 怎麼玩比較好, 哪張好, 哪張比較好, 哪一張好, 哪一張比較好, 哪張最好, 哪一張最好, 最好出哪張, 最好出什麼, 最佳出牌, 出邊張好, 出咩好, 打咩好
deed-hint = 提示
hint-comes = 請稍等。
hint-not-now = 輪到你的時候才有提示。
refused-no-hints = 這一桌沒有提示。
refused-not-over = 這場遊戲還沒結束。
refused-no-hint-now = { hint-not-now }
hint-given = 提示：{ $deed }。{ $why }
hints-had = 用了{ COUNT($count, of: "次") }提示，所以這場遊戲不計入戰績。
hints-had-by = { $name }用了{ COUNT($count, of: "次") }提示，所以這場遊戲不計入戰績。

together-hints = { $hints ->
    [yes] 有提示：輪到的玩家可以要提示。
   *[no] 沒有提示。
}

## 最好的做法

coach-in-colour = { $deed }，選擇{ colour }
coach-in-colour-with-call = { $deed }，選擇{ colour }，並喊 UNO
coach-choose-colour = 選擇{ colour }
coach-with-call = { $deed }，並喊 UNO

## 為什麼最好

why-only = 你沒有別的選擇。
why-even = 沒有更好的做法。
why-more = 這樣贏的機會比較大。
why-catch = { $who }忘了喊 UNO。
why-challenge = 這種時候，{ $who }十次大約有{ COUNT($tenths, of: "次") }是虛張聲勢。
why-no-challenge = 這種時候，{ $who }十次大約只有{ COUNT($tenths, of: "次") }是虛張聲勢。
why-bluff = 這樣虛張聲勢，十次大約有{ COUNT($tenths, of: "次") }會被識破。
why-out = 這樣別人還沒出牌，你就出完了。
why-hit = 這樣，只剩{ n-cards }的{ $who }就不能出牌。
why-stop = { $who }只剩{ n-cards }，這樣可以擋下來。
why-again = 這樣馬上又輪到你。
why-kept-wild = 不然十次大約有{ COUNT($tenths, of: "次") }，{ CARD($card) }會來不及打出。
why-drew = 能出牌就不必抽牌。
why-kept = 可以出的牌不必留著。
why-spent-wild = 把{ CARD($card) }留著，之後還用得上。
why-colour = 手上沒有別的顏色比這個多。
why-fits = 這樣下一回合比較容易有牌可以出。
why-points = 這樣你手上剩下的分數比較少。
why-uno = 你忘了喊 UNO，被抓到了。

## 原本可以怎麼做

coach-title = 我原本可以怎麼做？
coach-thinks = 請稍等，正在回顧你這場遊戲。
coach-none = 沒有哪一步肯定能做得更好。
coach-failed = 這場遊戲無法回顧。
coach-knew = 只看你當時能知道的事。
coach-held = { $more ->
    [0] 你的手牌：{ CARDS($cards) }。
   *[other] 你的手牌：{ CARDS($cards) }，還有{ COUNT($more, of: "張") }。
}
coach-card = { CARD($card) }
coach-card-in-colour = { CARD($card) }，{ colour }
coach-better = 你的做法：{ $taken }。更好的做法：{ $better }。{ $why }
coach-try-again = 從那裡再試一次
coach-for-which-player = 看誰的做法？
coach-does-not-count = 這是重來的一場，不計入戰績。

## 命令

help-review = 說出一場已結束的遊戲裡最關鍵的幾步，以及怎麼做會更好。
help-default-reviewed = 預設是第一位真人玩家。
