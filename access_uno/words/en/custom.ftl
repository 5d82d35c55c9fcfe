# The rule of the customizable card as it is typed. What is told, effect-..., can be typed as well.

typed-effect-others-draw = others draw { $count }, all others draw { $count }, everybody else draws { $count }
typed-effect-next-draws = next draws { $count }, next player draws { $count }, the next player draws { $count }
typed-effect-you-draw = you draw { $count }, i draw { $count }
typed-effect-reverse = reverse direction, turn around, change direction, the direction turns around
typed-effect-skip-next = skip next player, skip the next player, next player is skipped
typed-effect-play-again = you play again, i play again, one more turn
typed-effect-swap-hands = swap hands, you swap hands with a player, swap hands with a player, swap hands with another player
typed-effect-hands-left = hands to the left, pass hands left, hands go left
typed-effect-hands-right = hands to the right, pass hands right, hands go right
typed-effect-all-show = everybody shows one card, all show one card, everyone shows a card
typed-effect-all-discard = everybody may discard one card of the colour, everyone may discard one card of the colour, everyone may discard one card of the chosen colour
# The numbers from one to ten, between commas; several words for a number with blanks between them.
typed-counts = one a an, two, three, four, five, six, seven, eight, nine, ten
# Words that may follow a number.
typed-cards = card, cards

# Numbers, such as "1 to 10", in the place of a number.
n-range = { $least } to { $most }

new-custom-ask = Which rule?
custom-how = Type effects with semicolons between them, or a vertical bar and your own words, or both.
custom-effects = These are the effects: { $effects }.
custom-effects-more = Also: { $effects }.

error-custom-unknown-effect = { $nearest ->
    [none] At character { $place }, { $text } isn't an effect.
   *[other] At character { $place }, { $text } isn't an effect. Did you mean { $nearest }?
}
