# The browser's page: what it calls its parts. What stands in braces is put in there.

start-browser = Play in the browser
browser-open = The game is in your browser. If it hasn't opened, open this address: { $address }
page-not-yours = This address has already been used, or belongs to another game. Start the game again to get a new one.
page-elsewhere = The game continues in another window.
page-ended = The game has ended. You can close this page.
page-gone = That isn't there any more.

page-deeds = What you can do
page-happened = What happened
page-hand = Your hand, cards: { $count }
page-top = Top card: { $what }
page-colour = Colour: { $what }
page-pile = Draw pile: { $what }
page-player = { $name }, cards: { $cards }, points: { $points }
page-on-turn = to play
page-you = that's you
page-away = away
page-computer = computer player
page-place = { $place } of { $count }
page-fits = fits
page-pad = Keys of the game. { $keys } lists them.
page-notify = Notify me when it's my turn
page-cut = The connection is gone. The page keeps trying to get it back.
page-back = Connected again.
page-unsent = Not connected, so that wasn't done. Please wait.
page-lost = The last thing you did didn't arrive. Do it again if you still want to.
page-meanwhile = New messages: { $count }. The last one: { $text }

page-help-answers = The answers to a question, and the entries of a menu, are buttons.
page-help-cards = Each card in your hand is a button that plays it.
page-help-deeds = Everything else you can do is a button under this heading: { $deeds }.
page-help-happened = Messages since you came are under this heading: { $happened }.
page-help-keys = With this switch, you play with single keys: { $keys }.

setting-page-keys = { $value ->
    [on] In the browser, you play with single keys.
   *[off] In the browser, you play with buttons, not single keys.
}
setting-page-keys-ask = Do you want to play with single keys in the browser?

page-who = How do you want to come in with this browser?
page-as-guest = As a guest, for this visit
page-as-account = With a name that stays mine, or my account from another device
page-left = You've left the house. Load the page again to come back.
serve-web = Browsers get the page at { $address }
serve-web-behind = Browsers elsewhere need TLS in front of it: a proxy such as Caddy or nginx, or --web-certificate and --web-key.
serve-certificate = The certificate { $path } or its key { $key } can't be used.
help-option-web = Where browsers get the page of the house. Without a certificate, only on this computer.
help-option-web-certificate = The certificate for the page, a PEM file.
help-option-web-key = The key of the certificate, a PEM file.
usage-web-certificate-and-key = --web-certificate and --web-key belong together, and to --web.
usage-web-without-certificate = Pages from { $address } could be read in transit. Use --web-certificate and --web-key, or localhost behind a proxy.

page-button = the button { $what }
page-card-button = the card's button in your hand
hand-over-page = { $name } is next on this page. When you're ready, press the button { $what }.
