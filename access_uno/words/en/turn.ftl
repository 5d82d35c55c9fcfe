# Your turn, with the card that is in focus then. .short leaves out what was told just before, .full leaves out nothing.

turn-begins = Your turn: { $card ->
    [none] { colour }
   *[other] { CARD($card) }
}.
turn-focus = { $count ->
    [one] Only { CARD($card, form: "a") } fits.
   *[other] { CARD($card, form: "a", capital: "yes") } and { n-more } fit.
}
    .short = { $count ->
        [one] { CARD($card, capital: "yes") }.
       *[other] { CARD($card, capital: "yes") }, and { n-more }.
    }
    .full = { $count ->
        [one] It's { CARD($card, form: "a") }.
       *[other] The first is { CARD($card, form: "a") }.
    }
n-more = { $more ->
    [one] one more
   *[other] { $more } more
}
turn-nothing = Nothing fits.
    .short = Nothing fits.

## A card just drawn that could only be a bluff

# same as: drew-playable
drew-bluff = { $who } draws a card that fits.
    .you = You draw { CARDS($cards, form: "a", join: "and") }. Playing it now would be a bluff: if you're challenged, { $penalty ->
        [takes_back] you take it back and draw four.
       *[draws_four] you draw four.
    }
    .short_you = Drawn, playable as a bluff: { CARDS($cards) }

## Another card that is the same

# same as: discarded
discarded-equal = { $who } also plays { CARD($card, form: "a") }.
    .you = You also play { CARD($card, form: "a") }.
    .short = { $who } also: { CARD($card) }
    .short_you = You also: { CARD($card) }
    .full = { $who } also plays { CARD($card, form: "a") } and has { n-left }.
    .full_you = You also play { CARD($card, form: "a") } and have { n-left }.

## Questions

card-jumps = You can jump in with it now.
since-nothing = Nothing has happened since your last turn.
command-since = says what has happened since your last turn.
typed-since = since, what happened, catch me up, fill me in
