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
typed-since = seitdem, was geschah, was ist geschehen, was ist passiert, wer hat rot gewählt, wer hat grün gewählt, wer hat blau gewählt, wer hat gelb gewählt, wer hat rot gewünscht, wer hat grün gewünscht, wer hat blau gewünscht, wer hat gelb gewünscht, wer hat das gelegt, wer hat das gewünscht, wer hat die farbe gewählt, wer hat die farbe gewünscht, warum bin ich nicht dran, wieso bin ich nicht dran, warum war ich nicht dran, wieso war ich nicht dran, warum musste ich aussetzen, wieso musste ich aussetzen, warum hab ich ausgesetzt, wieso hab ich ausgesetzt, wurde ich übersprungen, bin ich übersprungen worden, warum wurde ich übersprungen, wieso wurde ich übersprungen, ich war kurz weg was ist passiert, ich war kurz weg was war, war kurz weg was ist passiert, ich war weg was ist passiert, warum ist jetzt rot, warum ist jetzt grün, warum ist jetzt blau, warum ist jetzt gelb, wieso ist jetzt rot, wieso ist jetzt grün, wieso ist jetzt blau, wieso ist jetzt gelb, was haben die anderen gemacht, was haben die anderen gelegt, was lief bisher, was ist bisher passiert, zusammenfassung, fass mal zusammen, fass zusammen
