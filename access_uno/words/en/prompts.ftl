# What one can do, with its key or with what is typed, for those who are new to it.

prompt-play = Play the card: { $key }.
prompt-play-typed = Play a card: { $key }.
prompt-answer = Answer with a card: { $key }.
prompt-star = Answer with { KIND("star", form: "the") }: { $key }.
prompt-draw = Draw: { $key }.
prompt-keep = Keep it: { $key }.
prompt-accept = Take the cards: { $key }.
prompt-challenge = Challenge: { $key }.
prompt-jump = You can jump in now: { $key }.
prompt-catch = You can catch { $players }: { $key }.
prompt-call = You can call UNO now: { $key }.
prompt-call-price = Otherwise you draw { n-cards } if you're caught.
prompt-keys = { $first }, then { $second }
ask-colour-short = Which colour for { CARD($card, form: "the") }?
colour-keys-leave = You can also press the keys for a hint, the menu or leaving. They first cancel this question, as { $back } does.

setting-prompts = { $value ->
    [always] The game always names the key for what you can do.
    [never] The game never names the key for what you can do.
   *[newcomers] The game names each key until you've used it three times.
}
setting-prompts-ask = Should the game name the key for what you can do?

setting-two-cards = { $value ->
    [on] The game says when another player has two cards left.
   *[off] The game doesn't say when another player has two cards left.
}
setting-two-cards-ask = Should the game say when another player has two cards left?

setting-bluffs = { $value ->
    [always] Before you bluff, the game always asks whether you mean it.
    [never] You bluff without being asked.
   *[newcomers] Before your first three bluffs, the game asks whether you mean it.
}
setting-bluffs-ask = Should the game ask before you bluff?
ask-bluff = This would be a bluff. If you're challenged, { $penalty ->
    [takes_back] you take it back and draw four cards.
   *[draws_four] you draw four cards.
} Play it?

## The help: every key tells what it does

key-help-how = { $next } continues. { $back } returns to the game. Every other key says what it does.
