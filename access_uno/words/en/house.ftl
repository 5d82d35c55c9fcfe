# House rules and the customizable card: what happens, what is refused, and what is asked.

## What happens. The variants are as in events.ftl.

n-dealt = { $size ->
    [7] seven cards
   *[other] { $size } cards
}
asked-swap = { $who } must choose somebody to swap hands with.
    .you = Choose who to swap hands with.
asked-equal = { $who } may play another identical card.
    .you = You may play another identical card.
asked-show = { $who } must show a card to everybody.
    .you = Choose a card to show to everybody.
asked-discard = { $who } may discard a card of this colour.
    .you = You may discard a card of this colour.
asked-write = { $who } may write a new rule for { KIND("custom", form: "the") }.
    .you = You may write a new rule for { KIND("custom", form: "the") }.
asked-consent = { $who } is asked whether the rule for { KIND("custom", form: "the") } counts.
    .you = Agree or disagree with this rule.
jumped = { $who } jumps in with { CARD($card, form: "a") }.
    .you = You jump in with { CARD($card, form: "a") }.
    .short = { $who } jumps in: { CARD($card) }
    .short_you = You jump in: { CARD($card) }
    .full = { $who } jumps in with { CARD($card, form: "a") } and has { n-left }.
    .full_you = You jump in with { CARD($card, form: "a") } and have { n-left }.
discarded = { $who } also discards { CARD($card, form: "a") }.
    .you = You also discard { CARD($card, form: "a") }.
    .short = { $who } discards: { CARD($card) }
    .short_you = You discard: { CARD($card) }
    .full = { $who } also discards { CARD($card, form: "a") } and has { n-left }.
    .full_you = You also discard { CARD($card, form: "a") } and have { n-left }.
card-shown = { $who } shows { CARD($card, form: "a") }.
    .you = You show { CARD($card, form: "a") }.
swapped = { $who } swaps hands with { $whom }.
    .you = You swap hands with { $whom }.
    .to_you = { $who } swaps hands with you.
hands-passed = { $direction ->
    [left] All hands move one player to the left.
   *[right] All hands move one player to the right.
}
received = { $who } now has { n-cards }.
    .you = You now hold { CARDS($cards, form: "a", join: "and") }.
    .short_you = Your new hand: { CARDS($cards) }
rule-written = { $who } writes a new rule for { KIND("custom", form: "the") }: { $rule }
    .you = You write a new rule for { KIND("custom", form: "the") }: { $rule }
agreed = { $who } agrees to the rule for { KIND("custom", form: "the") }.
    .you = You agree to the rule for { KIND("custom", form: "the") }.
disagreed = { $who } doesn't agree, so { KIND("custom", form: "the") } is just { KIND("wild", form: "a") }.
    .you = You don't agree, so { KIND("custom", form: "the") } is just { KIND("wild", form: "a") }.
went-out = { $who } has no cards left and finishes { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
   *[other] ninth
}.
    .you = You have no cards left and finish { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
       *[other] ninth
    }.
eliminated = { $who } has { n-points } and drops out of the match.
    .you = You have { n-points } and drop out of the match.
drew-custom = { $who } draws { n-cards } because of { KIND("custom", form: "the") }.
    .you = You draw { drawn-cards } because of { KIND("custom", form: "the") }.
    .short = { KIND("custom", capital: "yes") }, { $who }: { n-cards }
    .short_you = { KIND("custom", capital: "yes") }, you draw: { drawn-cards }
drew-false-uno = { $who } draws { n-cards } for calling UNO too early.
    .you = You draw { drawn-cards } for calling UNO too early.
    .short = UNO too early, { $who }: { n-cards }
    .short_you = UNO too early: { drawn-cards }
drew-penalty-kept = { $who } draws { n-cards } and may still play.
    .you = You draw { drawn-cards }, and you may still play.
    .short = { $who } takes { n-cards } and plays on
    .short_you = Penalty: { drawn-cards }, you play on
# same as: drew-playable
drew-fitting = { $count ->
    [one] { $who } draws a card that fits.
   *[other] { $who } draws { n-cards }, and the last one fits.
}
    .you = You draw { CARDS($cards, form: "a", join: "and") }. { $count ->
        [one] You can play it.
       *[other] You can play the last one.
    }
    .short_you = { $count ->
        [one] Drawn and playable: { CARDS($cards) }
       *[other] Drawn, the last one playable: { CARDS($cards) }
    }

## The customizable card. Each effect is also what players type.

custom-began = The rule for { KIND("custom", form: "the") }: { $rule }
custom-text-only = You carry out the rule for { KIND("custom", form: "the") } yourselves: { $rule }
effect-others-draw = the others draw { n-cards }
effect-next-draws = the next player draws { n-cards }
effect-you-draw = the player draws { n-cards }
effect-reverse = the direction changes
effect-skip-next = the next player is skipped
effect-play-again = the player plays again
effect-swap-hands = the player swaps hands with another player
effect-hands-left = all hands move left
effect-hands-right = all hands move right
effect-all-show = everybody shows one card
effect-all-discard = everybody may discard one card of the chosen colour

## What is refused

refusal-choice-first = First, { $who } has to answer the question.
    .you = First answer the question.
refusal-nothing-asked = There's no question to answer now.
refusal-not-asked = The question is for { $turn }, not for { $who }.
    .you = The question is for { $turn }, not for you.
refusal-no-such-answer = That doesn't answer the question.
refusal-no-jumping = Nobody may play out of turn under these rules.
refusal-nothing-to-jump = { $who } can't jump in with { CARD($card, form: "a") } now.
    .you = You can't jump in with { CARD($card, form: "a") } now.
refusal-must-play-drawn = The card just drawn fits, so it must be played now.
refusal-not-in-play = { $who } is out of this round.
    .you = You're out of this round.

## What is possible

can-choose = swap hands with { $players }
can-show = show a card
can-discard = discard a card
can-discard-equal = play another identical card
can-lay-no-more = leave it at that
can-write = write a new rule for the card or leave it as it is
can-jump = jump in
can-agree = agree
can-disagree = disagree

## When the match is over

score-goal-rounds = { $rounds ->
    [one] After one round the match is over.
   *[other] After { $rounds } rounds the match is over.
}
score-goal-elimination = { $ends ->
    [exceed] A player with more than { n-limit } drops out, and the last one left wins the match.
   *[reach] A player with { n-limit } drops out, and the last one left wins the match.
}

## What cannot be

error-unknown-number = The option { $option } must be a whole number from { $least } to { $most }.
error-elimination-without-hands = Elimination needs the scoring in which everybody counts the points left in hand.
error-elimination-with-rounds = Choose either elimination or a number of rounds, not both.
error-last-card-answered = Playing to the last player can't be combined with { KIND("star", form: "a") } that answers a last card.
error-custom-without-card = This deck has no { KIND("custom") }, so it can't have a rule.
usage-rule-unknown-number = The option { $option } of the rules must be a whole number from { $least } to { $most }.
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
error-hands-too-big = Hands of { $size } cards for { $count } players need more cards than the deck has.
error-eliminated = { $seat } has too many points to take part.
error-custom-too-many-effects = A rule has at most eight effects; the ninth begins at character { $place }.
error-custom-too-long = The effects are too long; they must end by character { $place }.
error-custom-text-too-long = The text of a rule has at most two hundred characters.
error-custom-unreadable-text = The text of the rule has an invisible character.
error-custom-empty = A rule needs an effect or words of your own.

## At the console

command-jump = jumps in with a card identical to the one just played.
command-choose = chooses a player to swap hands with; add the name.
command-show = shows a card to everybody; add the card.
command-discard = discards a card; add the card.
command-write = writes a new rule for { KIND("custom", form: "the") }; add the rule.
command-agree = agrees to the rule for { KIND("custom", form: "the") }.
command-disagree = doesn't agree to the rule for { KIND("custom", form: "the") }.
typed-jump = jump, jump in
typed-choose = choose, swap with, swap hands with
typed-show = show
typed-discard = discard, also discard
typed-write = write
typed-agree = agree
typed-disagree = disagree
typed-how-choose = Type choose and a name.
typed-how-show = Type show and a card.
typed-how-discard = Type discard and a card.
typed-how-write = Type write and a rule, or keep to leave the card as it is.
choice-none = No more cards
choice-agree = I agree
choice-disagree = I don't agree
choice-leave = Leave the card as it is
choice-write = Write a new rule
new-custom = { KIND("custom", form: "the", capital: "yes") }: { $rule }
new-custom-none = { KIND("custom", form: "the", capital: "yes") } is just { KIND("wild", form: "a") }
new-custom-change = Write another rule
new-custom-remove = No rule, just { KIND("wild", form: "a") }
new-custom-consent = { $name }, do you agree to this rule for { KIND("custom", form: "the") }: { $rule }?
new-custom-refused = Without everybody's consent the rule doesn't count. Change it or play without one.
