## What somebody presses or types; it stands behind a colon

named-typed = type { $command }
named-on-display = { $keys }, or on the display { $display }
on-display-play = the routing key over the card, twice
on-display-go-on = the key that pans to the right
on-display-back = the key that pans to the left
on-display-menu = the key for the menu or for going back
on-display-keys = the key for help
on-display-why = the key for information

# What is typed to lay a card.
lesson-typed-card = { $command } { CARD($card) }
lesson-typed-colour = { $command } { CARD($card) } { colour }
lesson-typed-star = { $command } { colour }

## The lessons

start-learn = Learn to play
help-learn = Teaches the game in short lessons.
lessons-title = Lessons
lesson-learned = { $lesson }, done
lesson-begins = Lesson: { $lesson }.
lesson-not-now = { $line } This lesson doesn't need that now.
lesson-other = The rules allow that, but this lesson goes another way.
lesson-done = That's the end of this lesson. On to the next one: { $key }. Back to the list: { $menu }.
lesson-done-all = That's the end of this lesson, and now you know them all. Back to the list: { $menu }.

lesson-lay = Play { CARD($card, form: "a") }: { $key }.
lesson-lay-wild = { $way ->
    [keys] Play it: { $key }. Then you're asked for a colour: { $letter } is { colour }.
   *[lines] Play it and choose the colour that comes next: { $key }.
}
lesson-why = Ask what the card in focus does: { $key }.

lesson-hand = The hand and the focus
lesson-cells = A card takes two cells: { CARD($card) } is e for 5, then r for red. Numbers are the letters a to j, colours are r, g, b and y.
lesson-signs = Messages are signs here. After A: comes the card that A plays. After you: come the top card, your card in focus, and how many more fit.
lesson-hand-welcome = The first to play their last card wins the round. You hold four cards, and { $player } plays against you.
lesson-hand-hand = Ask for all your cards: { $key }.
lesson-hand-right = One of them is always in focus. Go to the next one: { $key }.
lesson-hand-left = Go back again: { $key }.
lesson-hand-colour = Every colour has a key of its own. Go to your green card: { $key }.

lesson-top = The top card, colours and numbers
lesson-top-rule = A card fits if it has the same colour or the same number as the top card.
lesson-top-top = Ask which card is on top: { $key }.
lesson-top-colour = It's blue. Play { CARD($card, form: "a") }: { $key }.
lesson-top-number = { $player } has played the same number in another colour. From now on that colour counts.
lesson-top-playable = Ask which of your cards fits now: { $key }.

lesson-draw = Drawing
lesson-draw-rule = If none of your cards fit, you draw one.
lesson-draw-none = Look for a card that fits: { $key }.
lesson-draw-draw = There's none. Draw: { $key }.
lesson-draw-fits = The card that you drew fits, so you may play it at once: { $key }.
lesson-draw-again = Once more, nothing fits. Draw: { $key }.
lesson-draw-over = This card doesn't fit, so you keep it.

lesson-actions = Action cards
lesson-actions-rule = Action cards fit by their colour or by their symbol, and something happens when they're played.
lesson-actions-skip = { KIND("skip", form: "a", capital: "yes") } makes the next player lose a turn. Play { CARD($card, form: "a") }: { $key }.
lesson-actions-reverse = { KIND("reverse", form: "a", capital: "yes") } changes the direction of play. Play { CARD($card, form: "a") }: { $key }.
lesson-actions-two = { KIND("draw-two", form: "a", capital: "yes") } makes the next player draw two cards and lose a turn. Play { CARD($card, form: "a") }: { $key }.
lesson-actions-done = Because the direction had changed, the next player was the one on your other side.

lesson-wild = The wild cards
lesson-wild-rule = { KIND("wild", form: "a", capital: "yes") } fits any card, and you choose which colour comes next.
lesson-wild-focus = Go to your wild card: { $key }.
lesson-wild-done = Now blue is the colour in play, whatever it was before.

lesson-four = { KIND("wild-draw-four", form: "the", capital: "yes") }, bluffs and challenges
lesson-four-rule = { KIND("wild-draw-four", form: "a", capital: "yes") } makes the next player draw four cards. It isn't always allowed.
lesson-four-bluff = { $offence ->
    [match] If you play it while holding another card that matches by colour, number or symbol, you're bluffing.
   *[colour] If you play it while holding another card of the colour in play, you're bluffing.
}
lesson-four-choice = If you challenge { $player } and it was a bluff, you draw nothing. If it wasn't, you draw six.
lesson-four-challenge = Challenge { $player }: { $key }.
lesson-four-done = It was a bluff, and { $player } had to pay for it.

lesson-uno = Calling UNO and catching
lesson-call = Calling UNO
lesson-uno-rule = When you're about to have one card left, call UNO.
lesson-uno-penalty = If you forget and are caught, you draw two cards.
lesson-uno-first = Play { CARD($card, form: "a") } first: { $key }.
lesson-uno-call = You have two cards left, and you're about to play one. Call UNO first: { $key }.
lesson-uno-play = Now play { CARD($card, form: "a") }: { $key }.
lesson-uno-forgot = Now it's { $player } who has forgotten to call UNO.
lesson-uno-catch = Catch { $player }: { $key }.
lesson-uno-done = You have all the time you want for this. The game waits for you.
lesson-call-done = In this rulebook forgetting it costs nothing.

lesson-star = { KIND("star", form: "the", capital: "yes") }
lesson-star-rule = If another player's card makes you draw, { KIND("star", form: "the") } sends the penalty back to that player.
lesson-star-focus = Here you have to draw two cards. Go to { KIND("star", form: "the") }: { $key }.
lesson-star-play = { $way ->
    [keys] Answer with it: { $key }. Then you're asked for a colour: { $letter } is { colour }.
   *[lines] Answer with it and choose the colour that comes next: { $key }.
}
lesson-star-done = So { $player } had to draw instead. On your own turn you can play { KIND("star", form: "the") } on any card.

lesson-custom = The card with your own rule
lesson-custom-rule = { KIND("custom", form: "the", capital: "yes") } fits any card, and you choose the colour. What else it does is up to you and the other players.
lesson-custom-focus = Go to it: { $key }.
lesson-custom-done = You write the rule for { KIND("custom", form: "the") } in the menu for a new game.

lesson-asking = Asking, and hearing messages again
lesson-asking-rule = You can ask whenever you like. That changes nothing at the table.
lesson-asking-turn = Ask whose turn it is: { $key }.
lesson-asking-count = Ask how many cards everybody holds: { $key }.
lesson-asking-score = Ask how many points everybody has: { $key }.
lesson-asking-back = Ask for what was said before, one message back: { $key }.
lesson-asking-further = And one further back: { $key }.
lesson-asking-forward = And one forward: { $key }.
lesson-asking-verbosity = You can change at any time how much the game says: { $key }.
lesson-asking-next = There are three levels. On to the next one: { $key }.
lesson-asking-told = You can also choose which events you're told about, and whose. Open the settings, look around, and go back: { $key }.
lesson-asking-repeat = Ask for the last message again: { $key }.
lesson-asking-help = And if you get stuck: { $help }.

lesson-end = The end of a round and the points
lesson-end-rule = You have one card left, and you've called UNO.
lesson-end-hint = If you don't know what to do on your turn, ask for a hint: { $key }.
lesson-end-play = It fits. Play { CARD($card, form: "a") }: { $key }.
lesson-end-points = { $scoring ->
    [hands] Everybody counts the points of the cards left in hand. The lowest total at the end wins.
   *[winner] The winner of a round gets the points of all the cards the others still hold.
}
lesson-end-score = Ask for the score, and how many points end the match: { $key }.
lesson-end-done = And so it goes on, round after round, until the match is over. Now you know all you need. Have fun!
