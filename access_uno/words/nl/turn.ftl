# Jouw beurt, met de kaart waarop je dan staat. .short laat weg wat net gezegd is, .full laat niets weg.

turn-begins = Jouw beurt: { $card ->
    [none] { colour }
   *[other] { CARD($card) }
}.
turn-focus = { $count ->
    [one] Eén past: { CARD($card) }.
   *[other] { CARD($card, capital: "yes") } en { n-more } passen.
}
    .short = { $count ->
        [one] { CARD($card, capital: "yes") }.
       *[other] { CARD($card, capital: "yes") }, { n-more }.
    }
    .full = { $count ->
        [one] Het is { CARD($card, form: "the") }.
       *[other] De eerste is { CARD($card, form: "the") }.
    }
n-more = { $more ->
    [one] nog één
   *[other] nog { $more }
}
turn-nothing = Niets past.
    .short = Niets past.

## Een kaart die je net gepakt hebt en die alleen bluf kan zijn

# same as: drew-playable
drew-bluff = { $who } pakt een kaart die past.
    .you = Je pakt { CARDS($cards, form: "a", join: "and") }. Nu spelen is bluffen: word je uitgedaagd, dan { $penalty ->
        [takes_back] neem je hem terug en pak je er vier.
       *[draws_four] pak je er vier.
    }
    .short_you = Gepakt, alleen als bluf speelbaar: { CARDS($cards) }

## Nog precies zo'n kaart

# same as: discarded
discarded-equal = { $who } speelt nog { CARD($card, form: "a") }.
    .you = Je speelt nog { CARD($card, form: "a") }.
    .short = { $who } ook: { CARD($card) }
    .short_you = Jij ook: { CARD($card) }
    .full = { $who } speelt nog { CARD($card, form: "a") } en heeft { n-left }.
    .full_you = Je speelt nog { CARD($card, form: "a") } en hebt { n-left }.

## Vragen

card-jumps = Je kunt er nu met deze kaart tussen springen.
since-nothing = Sinds je vorige beurt is er niets gebeurd.
command-since = zegt wat er sinds je vorige beurt is gebeurd.
typed-since = sindsdien, wat gebeurde er, wat is er gebeurd, waar waren we, waar zijn we gebleven, waar waren we gebleven, wat is de stand van zaken
