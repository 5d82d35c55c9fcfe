# Tocca a te, con la carta su cui ti trovi. .short tralascia ciò che è appena stato detto, .full non tralascia nulla.

turn-begins = Tocca a te: { $card ->
    [none] { colour }
   *[other] { CARD($card) }
}.
turn-focus = { $count ->
    [one] Giocabile solo { CARD($card) }.
   *[other] Giocabili { CARD($card) } e { n-more }.
}
    .short = { $count ->
        [one] Solo { CARD($card, form: "the") }.
       *[other] { CARD($card, capital: "yes") } e { n-more }.
    }
    .full = { $count ->
        [one] È { CARD($card, form: "the") }.
       *[other] La prima è { CARD($card, form: "the") }.
    }
n-more = { $more ->
    [one] un'altra
   *[other] altre { $more }
}
turn-nothing = Non hai carte giocabili.
    .short = Niente da giocare.

## Una carta appena pescata che potrebbe essere solo un bluff

# same as: drew-playable
drew-bluff = { $who } pesca una carta giocabile.
    .you = Peschi { CARDS($cards, form: "a", join: "and") }. Giocare adesso questa carta sarebbe un bluff: se ti sfidano, peschi quattro carte. Puoi tenerla.
    .short_you = Hai pescato una carta giocabile solo come bluff: { CARDS($cards) }

## Un'altra carta identica

# same as: discarded
discarded-equal = { $who } gioca un'altra carta identica, { CARD($card, form: "a") }.
    .you = Giochi un'altra carta identica, { CARD($card, form: "a") }.
    .short = Ancora { $who }: { CARD($card) }
    .short_you = Ancora tu: { CARD($card) }
    .full = { $who } gioca un'altra carta identica, { CARD($card, form: "a") }, e { n-left }.
    .full_you = Giochi un'altra carta identica, { CARD($card, form: "a") }, e { n-left.second }.

## Domande

card-jumps = Adesso puoi giocare questa carta fuori turno.
since-nothing = Dopo il tuo ultimo turno non è successo nulla.
command-since = dice che cosa è successo dopo il tuo ultimo turno.
typed-since = successo, che cosa è successo, cosa è successo
