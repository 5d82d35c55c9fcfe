# The options in a menu: groups, and a value in a few words, as in "Jumping in: no".
# value-VALUE is for every option that has this value, value-NAME-VALUE for one.

## Groups

group-play = Playing a card
group-drawing = Drawing and stacking
group-draw-four = { KIND("wild-draw-four") } and challenges
group-special = Special cards
group-uno = UNO and penalties
group-start = Deck and start
group-end = Points and end

## Options

option-is = { $option }: { $value }
option-is-changed = { $option }: { $value }, changed

## Values

value-now = Now: { $text }
value-yes = yes
value-no = no
value-off = not allowed
value-0 = nothing
value-2 = two cards
value-4 = four cards
value-mario = Mario, 112 cards
value-classic = classic, 108 cards
value-zero = they count as zero
value-excluded = they don't count
value-apply = it takes effect
value-neutral = it has no effect
value-bottom = to the bottom of the pile
value-reshuffle = shuffled in again
value-colour = if you hold the colour in play
value-match = if you hold a card that matches
value-playable = if you hold any other card that you could play
value-allow = allowed
value-prevent = not allowed
value-victim = only the player who has to draw
value-anyone = anybody else
value-draws-four = four cards, and { KIND("wild-draw-four", form: "the") } stays
value-takes-back = four cards, and { KIND("wild-draw-four", form: "the") } is taken back
value-challenger-plays = the player who would have drawn
value-challenger-skipped = the player after the one who would have drawn
value-challenger = the player who would have drawn
value-offender = the one who bluffed
value-other = the other player is next
value-again = the same player plays again
value-turn = until the next turn begins
value-catch-until-card = until the next card is played
value-winner = the winner takes the points
value-hands = everybody counts the points left in hand
value-reach = when the limit is reached
value-exceed = only when the limit is exceeded
value-may = it may be kept
value-must = it must be played if it fits
value-same = the same kind
value-four-on-two = the same kind, and { KIND("wild-draw-four", form: "a") } on { KIND("draw-two", form: "a") }
value-lost = it's lost
value-kept = it's kept
value-one = one in a turn
value-several = together in one turn
value-game = before the match
value-round = before every round
value-custom-written-card = whenever it's played
value-limit = { NUMBER($value, useGrouping: 0) }
value-hand-size = { $value }
value-draw-up-to = { $value ->
    [1] no, one card
   *[other] at most { $value } cards
}
value-rounds = { $value ->
    [0] the points decide
   *[other] { $value }
}

## Levels of computer players

told-level = { $level ->
    [easy] Easy. They play the first card that comes to mind, often forget to call UNO, and rarely catch you.
    [hard] Hard. They also remember every card that was played, work out what the others may hold, and think ahead.
   *[normal] Normal. They play well, judging by what's on the table, always call UNO, and catch you when you forget.
}

## By what else entries of a new game are found

called-rulebook = Rulebook
called-people = Players
called-computers = Computer players
called-level = Level of the computer players
called-options = House rules
