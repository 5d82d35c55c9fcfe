# House rules and the customizable card: what happens, what is refused, and what is asked.

## What happens. The variants are as in events.ftl.

n-dealt = { $size ->
    [7] seven cards
   *[other] { $size } cards
}
asked-swap = { $who } chooses somebody to swap hands with.
    .you = Choose with whom you swap hands.
asked-equal = { $who } may play another card just like it.
    .you = You may play another card just like it.
asked-show = { $who } must show a card to everybody.
    .you = Choose a card to show to everybody.
asked-discard = { $who } may get rid of a card of this colour.
    .you = You may get rid of a card of this colour.
asked-write = { $who } may write a new rule for { KIND("custom", form: "the") }.
    .you = You may write a new rule for { KIND("custom", form: "the") }.
asked-consent = { $who } is asked whether the rule of { KIND("custom", form: "the") } counts.
    .you = Agree or disagree with the rule of { KIND("custom", form: "the") }.
jumped = { $who } jumps in with { CARD($card, form: "a") }.
    .you = You jump in with { CARD($card, form: "a") }.
    .short = { $who } jumps in: { CARD($card) }
    .short_you = You jump in: { CARD($card) }
    .full = { $who } jumps in with { CARD($card, form: "a") } and has { n-left }.
    .full_you = You jump in with { CARD($card, form: "a") } and have { n-left }.
discarded = { $who } also gets rid of { CARD($card, form: "a") }.
    .you = You also get rid of { CARD($card, form: "a") }.
    .short = { $who } also: { CARD($card) }
    .short_you = You also: { CARD($card) }
    .full = { $who } also gets rid of { CARD($card, form: "a") } and has { n-left }.
    .full_you = You also get rid of { CARD($card, form: "a") } and have { n-left }.
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
agreed = { $who } agrees to the rule of { KIND("custom", form: "the") }.
    .you = You agree to the rule of { KIND("custom", form: "the") }.
disagreed = { $who } does not agree, so { KIND("custom", form: "the") } is only { KIND("wild", form: "a") }.
    .you = You do not agree, so { KIND("custom", form: "the") } is only { KIND("wild", form: "a") }.
went-out = { $who } has no cards left and finishes in place { $place }.
    .you = You have no cards left and finish in place { $place }.
eliminated = { $who } has { n-points } and drops out of the match.
    .you = You have { n-points } and drop out of the match.
drew-custom = { $who } draws { n-cards } because of { KIND("custom", form: "the") }.
    .you = You draw { drawn-cards } because of { KIND("custom", form: "the") }.
    .short = { KIND("custom", capital: "yes") }, { $who }: { n-cards }
    .short_you = { KIND("custom", capital: "yes") }, you draw: { drawn-cards }
drew-false-uno = { $who } draws { n-cards } for calling UNO too early.
    .you = You draw { drawn-cards } for calling UNO too early.
    .short = False UNO, { $who }: { n-cards }
    .short_you = False UNO: { drawn-cards }
drew-penalty-kept = { $who } draws { n-cards } and keeps the turn.
    .you = You draw { drawn-cards } and keep the turn.
    .short = { $who } takes { n-cards } and plays on
    .short_you = Penalty: { drawn-cards }, you play on
drew-fitting = { $who } draws { n-cards }, and the last one fits.
    .you = You draw { CARDS($cards, form: "a", join: "and") }. The last one can be played.
    .short_you = Drawn, the last one playable: { CARDS($cards) }

## The customizable card. Each effect is also what players type.

custom-began = The rule of { KIND("custom", form: "the") }: { $rule }
custom-text-only = You carry out the rule of { KIND("custom", form: "the") } yourselves: { $rule }
effect-others-draw = others draw { $count }
effect-next-draws = next draws { $count }
effect-you-draw = you draw { $count }
effect-reverse = reverse
effect-skip-next = skip next
effect-play-again = play again
effect-swap-hands = swap hands with a chosen player
effect-hands-left = hands move left
effect-hands-right = hands move right
effect-all-show = everyone shows one card
effect-all-discard = all may discard one card of the colour
does-seven-swaps = { CARD($card, capital: "yes") }: whoever plays it swaps hands with a player of their choice.
does-zero-passes = { CARD($card, capital: "yes") }: all players pass their hands on in the direction of play.
does-skip-everybody = { CARD($card, capital: "yes") }: all the others lose their turn, and you play again.

## What is refused

refusal-choice-first = { $who } must first answer what is asked.
    .you = You must first answer what is asked.
refusal-nothing-asked = Nothing is asked now.
refusal-not-asked = { $turn } is asked, not { $who }.
    .you = { $turn } is asked, not you.
refusal-no-such-answer = That is no answer to what is asked.
refusal-no-jumping = Nobody may play out of turn under these rules.
refusal-nothing-to-jump = { $who } cannot jump in with { CARD($card, form: "a") } now.
    .you = You cannot jump in with { CARD($card, form: "a") } now.
refusal-must-play-drawn = The card just drawn fits, so it must be played now.
refusal-not-in-play = { $who } does not take part any more.
    .you = You do not take part any more.

## What is possible

can-choose = swap hands with { $players }
can-show = show a card
can-discard = get rid of a card
can-lay-no-more = play no more
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
    [exceed] Whoever has more than { n-limit } drops out, and the last one left wins the match.
   *[reach] Whoever has { n-limit } drops out, and the last one left wins the match.
}

## What cannot be

error-unknown-number = The option { $option } must be a whole number from { $least } to { $most }.
error-elimination-without-hands = Elimination needs the scoring in which everybody notes the points left in hand.
error-elimination-with-rounds = Choose either elimination at the limit or a number of rounds, not both.
error-last-card-answered = A round that is played to the last player does not go together with { KIND("star", form: "a") } that answers a last card.
error-custom-without-card = This deck has no { KIND("custom") }, so it cannot have a rule.
usage-rule-unknown-number = The option { $option } of the rules can be a whole number from { $least } to { $most }.
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
error-hands-too-big = Hands of { $size } cards for { $count } players are more than the deck has.
error-eliminated = { $seat } has too many points to take part.
error-custom-too-many-effects = A rule has at most eight effects; the ninth begins at character { $place }.
error-custom-too-long = The effects are too long; they end at character { $place } at the latest.
error-custom-text-too-long = The text of a rule has at most two hundred characters.
error-custom-unreadable-text = The text of the rule has an invisible character.
error-custom-empty = A rule needs an effect or a text.

## At the console

command-jump = jumps in with the same card as the one just played, if you hold it.
command-choose = chooses a player to swap hands with; add the name.
command-show = shows a card to everybody; add the card.
command-discard = gets rid of a card; add the card.
command-write = writes a new rule for { KIND("custom", form: "the") }; add the rule.
command-agree = agrees to the rule of { KIND("custom", form: "the") }.
command-disagree = does not agree to the rule of { KIND("custom", form: "the") }.
typed-jump = jump, jump in
typed-choose = choose, swap with
typed-show = show
typed-discard = discard
typed-write = write
typed-agree = agree
typed-disagree = disagree
typed-how-choose = Type choose and a name.
typed-how-show = Type show and a card.
typed-how-discard = Type discard and a card.
typed-how-write = Type write and a rule, or keep to leave the card as it is.
choice-none = No more
choice-agree = I agree
choice-disagree = I do not agree
choice-leave = Leave the card as it is
choice-write = Write a new rule
new-custom = { KIND("custom", form: "the", capital: "yes") }: { $rule }
new-custom-none = { KIND("custom", form: "the", capital: "yes") } is only { KIND("wild", form: "a") }
new-custom-change = Write another rule
new-custom-remove = No rule, only { KIND("wild", form: "a") }
new-custom-consent = { $name }, do you agree to this rule of { KIND("custom", form: "the") }: { $rule }?
new-custom-refused = Without everybody's consent the rule does not count. Change it or play without one.
