# The browser's page: what it calls its parts. What stands in braces is put in there.

browser-open = The game is in your browser. If it hasn't opened, open this address: { $address }
page-not-yours = This address has been used, or isn't this game's. Start the game again to get a new one.
page-elsewhere = The game goes on in another window.
page-ended = The game has ended. You can close this page.
page-gone = That isn't there any more.

page-deeds = What you can do
page-happened = What happened
page-hand = Your hand, cards: { $count }
page-top = Top card: { $what }
page-colour = Colour: { $what }
page-pile = Draw pile: { $what }
page-player = { $name }, cards: { $cards }, points: { $points }
page-on-turn = on turn
page-you = that's you
page-away = away
page-computer = computer player
page-place = { $place } of { $count }
page-fits = fits
page-pad = Keys of the game. Press the question mark to hear them.
page-cut = The connection is gone. The page keeps trying to get it back.
page-meanwhile = Meanwhile, new lines: { $count }. The last one: { $text }

setting-page-keys = { $value ->
    [on] In the browser, single keys play.
   *[off] In the browser, single keys don't play: you use buttons.
}
setting-page-keys-ask = Should single keys play in the browser?
