# For those who read by sight: how lines and cards look.

setting-theme = { $value ->
    [dark] Lines are white on black.
    [light] Lines are black on white.
    [yellow] Lines are yellow on black.
    [none] Nothing has a colour: letters and shapes tell the cards.
   *[terminal] Lines have the colours of your terminal.
}
setting-theme-ask = Which colours?

command-large-hand = shows your hand as large cards on the screen.
command-large-top = shows the top card large on the screen.
typed-large-hand = large hand, large cards, large
typed-large-top = large top, large top card
sight-only = Large cards are for eyes. They are there if you choose in the settings that you read by sight.
