# Du bist dran, mit der Karte, auf der du dann bist. .short lässt weg, was eben gesagt wurde, .full lässt nichts weg.

turn-begins = Dein Zug: { $card ->
    [none] { colour }
   *[other] { CARD($card) }
}.
turn-focus = { $count ->
    [one] Nur { CARD($card, form: "the") } passt.
   *[other] { CARD($card, capital: "yes") } und { n-more } passen.
}
    .short = { $count ->
        [one] { CARD($card, capital: "yes") }.
       *[other] { CARD($card, capital: "yes") }, { n-more }.
    }
    .full = { $count ->
        [one] Es ist { CARD($card, form: "the") }.
       *[other] Die erste ist { CARD($card, form: "the") }.
    }
n-more = { $more ->
    [one] eine weitere
   *[other] { $more } weitere
}
turn-nothing = Nichts passt.
    .short = Nichts passt.

## Eine eben gezogene Karte, die nur ein Bluff sein könnte

# same as: drew-playable
drew-bluff = { $who } zieht eine Karte, die passt.
    .you = Du ziehst { CARDS($cards, form: "a", join: "and") }. Jetzt wäre sie ein Bluff: Wirst du herausgefordert, { $penalty ->
        [takes_back] nimmst du sie zurück und ziehst vier.
       *[draws_four] ziehst du vier.
    }
    .short_you = Gezogen, nur als Bluff spielbar: { CARDS($cards) }

## Noch eine gleiche Karte

# same as: discarded
discarded-equal = { $who } legt noch { CARD($card, form: "a") }.
    .you = Du legst noch { CARD($card, form: "a") }.
    .short = { $who } außerdem: { CARD($card) }
    .short_you = Du außerdem: { CARD($card) }
    .full = { $who } legt noch { CARD($card, form: "a") } und hat { n-left }.
    .full_you = Du legst noch { CARD($card, form: "a") } und hast { n-left }.

## Fragen

card-jumps = Du kannst sie jetzt dazwischenlegen.
since-nothing = Seit deinem letzten Zug ist nichts geschehen.
command-since = sagt, was seit deinem letzten Zug geschehen ist.
typed-since = seitdem, was geschah, was ist geschehen, was ist passiert
