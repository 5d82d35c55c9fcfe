# Answers to questions about the table.

hand = { $count ->
    [0] Your hand is empty.
    [one] You hold one card: { CARDS($cards) }.
   *[other] You hold { $count } cards: { CARDS($cards) }.
}

top = The top card is { CARD($card, form: "a") }.
top-wild = The top card is { CARD($card, form: "a") }, and the colour is { colour }.
top-unnamed = The top card is { CARD($card, form: "a") }, and its colour is still to be chosen.
top-none = There's no top card yet.

turn = It's { $who }'s turn.
    .you = It's your turn.
turn-next = Then { $who }, with { n-cards }.
    .you = Then you, with { n-cards }.
turn-nobody = It's nobody's turn.
direction = { $direction ->
    [left] Play goes to the left, clockwise.
   *[right] Play goes to the right, anticlockwise.
}

counts = Cards in hand: { $players }. The draw pile has { n-cards }.

score-round = Round { $round }.
score-goal = { $scoring ->
    [hands] { $ends ->
        [exceed] The match ends when somebody has more than { n-limit }, and the lowest total wins.
       *[reach] The match ends when somebody reaches { n-limit }, and the lowest total wins.
    }
   *[winner] { $ends ->
        [exceed] The first to have more than { n-limit } wins the match.
       *[reach] The first to reach { n-limit } wins the match.
    }
}

## Your turn

your-turn = Your turn.
can-play-count = { $count ->
    [0] Nothing fits.
    [one] One card fits.
   *[other] { $count } cards fit.
}
must-answer = You have to draw { n-cards }.

## What is possible: "You can play red 5 or a Wild, or draw." Each of these is something to do.

can = { $who } can { $what }.
    .you = You can { $what }.
can-wait = { $who } can only wait.
    .you = You can only wait.
can-play = play { CARDS($cards, form: "a", join: "or") }
can-play-some = { $count ->
    [one] play one card
   *[other] play { $count } cards
}
can-bluff = bluff with { KIND("wild-draw-four", form: "a") }
can-draw = draw
can-keep = keep the card
can-name-colour = choose the colour
can-accept = take the cards
can-challenge = challenge
can-star = answer with the { CARD("ST") }
can-call = call UNO
can-catch = catch { $players }
can-deal = continue with the next round

new-messages = { $count ->
    [one] One new message.
   *[other] { $count } new messages.
}
waiting-none = No message is waiting.
waiting-messages = { $count ->
    [one] One message is waiting.
   *[other] { $count } messages are waiting.
}
