# For those who read by sight: how lines and cards look.

setting-theme = { $value ->
    [dark] The text is white on black.
    [light] The text is black on white.
    [yellow] The text is yellow on black.
    [none] Nothing has a colour: letters and shapes tell which card it is.
   *[terminal] The text has the colours of your terminal.
}
setting-theme-ask = Which colours?

command-large-hand = shows your hand as large cards on the screen.
command-large-top = shows the top card large on the screen.
typed-large-hand = large hand, large cards, large
typed-large-top = large top, large top card
sight-only = You only get large cards if you choose reading by sight in the settings.

sight-more = { $count } more
