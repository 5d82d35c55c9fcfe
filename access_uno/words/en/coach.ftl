# The coach: a hint at one's own turn, and what could have been done in a match.

command-hint = gives you a hint on your turn; after the match, tells you what you could have done better.
typed-hint = hint, help me, what should i play, what should i do, what do you suggest, what would you do, what would you play, clue, give me a clue, any ideas, what would you go with, what s my best move, what s the best move, what s my best option, what s my best play, what s the best play, what s the best thing to play, what should i go for, what should i lay, what should i put down, which should i play, which one should i play, which card should i play, which one would you play, which would you play, what would you lay, what would you put down, any advice, any tips, any suggestions, any hints, give me a hint, give us a hint, give us a clue, i need a hint, i want a hint, a hint, can i have a hint, could i have a hint, can i get a hint, advice, advise me, what do you recommend, what would you recommend, recommend something, suggest something, help me choose, help me decide, what s best, what is best, what s best here, what s best to play, what s the best thing to play, whats my best move, whats the best move, whats my best option, whats my best play, whats the best play, whats the best thing to play, whats best, whats best here, whats best to play, what do you think i should play, what do you think i should do, what do you reckon i should play, what do you reckon i should do, what would you suggest
deed-hint = Hint
hint-comes = One moment.
hint-not-now = You can have a hint on your own turn.
refused-no-hints = This table has no hints.
refused-not-over = The match isn't over yet.
refused-no-hint-now = { hint-not-now }
hint-given = Hint: { $deed }. { $why }
hints-had = { $count ->
    [one] You had one hint. A match with hints doesn't count.
   *[other] You had { $count } hints. A match with hints doesn't count.
}
hints-had-by = { $count ->
    [one] { $name } played with one hint, so this match doesn't count.
   *[other] { $name } played with { $count } hints, so this match doesn't count.
}

together-hints = { $hints ->
    [yes] Hints: players may ask for them on their turn.
   *[no] No hints.
}

## What is best, as something to do

coach-in-colour = { $deed } and choose { colour }
coach-in-colour-with-call = { $deed }, choose { colour } and call UNO
coach-choose-colour = choose { colour }
coach-with-call = { $deed } and call UNO

## Why it is best

why-only = There's nothing else you can do.
why-even = Nothing else is better.
why-more = It wins more rounds.
why-catch = { $who } forgot to call UNO.
why-challenge = Here { $who } bluffs about { $tenths ->
    [one] one time in ten
   *[other] { $tenths } times in ten
}.
why-no-challenge = Here { $who } bluffs only about { $tenths ->
    [one] one time in ten
   *[other] { $tenths } times in ten
}.
why-bluff = A bluff like this gets caught about { $tenths ->
    [one] one time in ten
   *[other] { $tenths } times in ten
}.
why-out = Then you go out before anybody else plays.
why-hit = It keeps { $who }, who has only { n-cards }, from playing.
why-stop = It stops { $who }, who has only { n-cards }.
why-again = It gives you another turn at once.
why-kept-wild = Otherwise you're left with { CARD($card, form: "the") } about { $tenths ->
    [one] one time in ten
   *[other] { $tenths } times in ten
}.
why-drew = There's no need to draw when you can play.
why-kept = There's no need to keep a card that fits.
why-spent-wild = Keep { CARD($card, form: "the") }: it'll still fit later.
why-colour = There's no colour you hold more of.
why-fits = Something is more likely to fit on your next turn.
why-points = Fewer points will be left in your hand.
why-uno = You forgot UNO, and you were caught.

## What could have been done

coach-title = What could I have done better?
coach-thinks = One moment. Your match is being reviewed.
coach-none = There's nothing you clearly should have done differently.
coach-failed = This match can't be reviewed.
coach-knew = Only what you could know at the time counts.
coach-held = { $more ->
    [0] In your hand: { CARDS($cards) }.
   *[other] In your hand: { CARDS($cards) } and { $more } more.
}
coach-card = { CARD($card) }
coach-card-in-colour = { CARD($card) }, { colour }
coach-better = Your move: { $taken }. Better: { $better }. { $why }
coach-try-again = Try again from there
coach-for-which-player = Whose moves?
coach-does-not-count = This match was a second try. It doesn't count.

## The command

help-review = Tells you which moves of a finished match mattered most, and what would have been better.
help-default-reviewed = Default: the first person in the record.
