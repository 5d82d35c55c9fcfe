# Tocca a te, con la carta su cui ti trovi. .short tralascia ciò che è appena stato detto, .full non tralascia nulla.

turn-begins = A te: { $card ->
    [none] { colour }
   *[other] { CARD($card) }
}.
turn-focus = { $count ->
    [one] Solo { CARD($card, form: "the") }.
   *[other] { CARD($card, capital: "yes") } o { n-more }.
}
    .short = { $count ->
        [one] { CARD($card, capital: "yes") }.
       *[other] { CARD($card, capital: "yes") }, { n-more }.
    }
    .full = { $count ->
        [one] È { CARD($card, form: "the") }.
       *[other] La prima è { CARD($card, form: "the") }.
    }
n-more = { $more ->
    [one] un'altra
   *[other] altre { $more }
}
turn-nothing = Niente da giocare.
    .short = Niente.

## Una carta appena pescata che potrebbe essere solo un bluff

# same as: drew-playable
drew-bluff = { $who } pesca una carta giocabile.
    .you = Hai pescato: { CARDS($cards, join: "and") }. Giocare adesso questa carta sarebbe un bluff: se ti sfidano, { $penalty ->
        [takes_back] la riprendi e ne peschi quattro.
       *[draws_four] peschi quattro carte.
    }
    .short_you = Hai pescato una carta giocabile solo come bluff: { CARDS($cards) }

## Un'altra carta identica

# same as: discarded
discarded-equal = { $who } gioca un'altra carta identica, { CARD($card, form: "the") }.
    .you = Hai giocato un'altra carta identica, { CARD($card, form: "the") }.
    .short = Ancora { $who }: { CARD($card) }
    .short_you = Ancora tu: { CARD($card) }
    .full = { $who } gioca un'altra carta identica, { CARD($card, form: "the") }, e { n-left }.
    .full_you = Hai giocato un'altra carta identica, { CARD($card, form: "the") }, e { n-left.second }.

## Domande

card-jumps = Adesso puoi giocare questa carta fuori turno.
since-nothing = Dal tuo ultimo turno non è successo nulla.
command-since = dice che cosa è successo dal tuo ultimo turno.
typed-since = successo, che cosa è successo, cosa è successo, riepilogo, riassunto, fammi il riepilogo, fammi un riepilogo, fammi un riassunto, chi ha pescato, chi ha preso carte, chi è che ha pescato, che hanno combinato, fammi un riassuntino, riassumi, riassumimi, aggiornami, perché ho saltato il turno, perché ho saltato, perché ho perso il turno, perché mi hanno saltato, perché non ho giocato, come mai ho saltato il turno, come mai ho perso il turno, perché ho saltato un turno
