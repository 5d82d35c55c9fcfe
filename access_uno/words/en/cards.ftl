# The names of the cards. Each attribute of the message card is a form that other messages ask for,
# as in CARD($card, form: "a"); every language has the forms that its grammar needs.
# $colour is none for a wild card. $rulebook is the rulebook in play if it is in this language, else common.

card-name = { $value ->
    [zero] 0
    [one] 1
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [skip] Skip
    [reverse] Reverse
    [draw-two] Draw Two
    [wild] Wild
    [wild-draw-four] Wild Draw Four
    [star] Super Star
   *[custom] customizable card
}

card = { $colour ->
    [none] { card-name }
   *[other] { colour } { card-name }
}
    .a = { $colour ->
        [none] a { card-name }
       *[other] { colour } { card-name }
    }
    .the = { $colour ->
        [none] the { card-name }
       *[other] the { colour } { card-name }
    }

## What a card does, asked with the key I

does-number = { CARD($card, capital: "yes") }: a number card without a special effect.
does-skip = { CARD($card, capital: "yes") }: the next player loses a turn.
does-reverse = { CARD($card, capital: "yes") }: the direction of play changes.
does-reverse-again = { CARD($card, capital: "yes") }: with two players, you play again.
does-draw-two = { CARD($card, capital: "yes") }: the next player draws two cards and loses a turn.
does-wild = { CARD($card, capital: "yes") }: fits any card, and you choose the colour.
does-wild-draw-four = { CARD($card, capital: "yes") }: you choose the colour, and the next player draws four cards and loses a turn.
does-star = { CARD($card, capital: "yes") }: fits any card, and you choose the colour. It also sends { KIND("draw-two", form: "a") } or { KIND("wild-draw-four", form: "a") } back.
does-star-only = { CARD($card, capital: "yes") }: sends { KIND("draw-two", form: "a") } or { KIND("wild-draw-four", form: "a") } back, and you choose the colour. You can play it only as an answer.
does-custom = { CARD($card, capital: "yes") }: fits any card, and you choose the colour. Any rule you've agreed on for it applies as well.

draw-four-offence-colour = It's allowed only if you hold no other card of the colour in play.
draw-four-offence-match = It's an offence if you hold another card that matches by colour, number or symbol.
draw-four-offence-playable = It's allowed only if you hold no other card that you could play.
card-bluff = You hold one, so now it would be a bluff. If you're challenged, { $penalty ->
    [takes_back] you take it back and draw four cards.
   *[draws_four] you draw four cards.
}
counts-points = It's worth { n-points }.
card-playable = You can play it now.
card-answers = You can answer with it now.
deck-without = This deck has no { CARD($card) }.
