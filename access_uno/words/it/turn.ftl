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
typed-since = successo, che cosa è successo, cosa è successo, riepilogo, riassunto, fammi il riepilogo, fammi un riepilogo, fammi un riassunto, chi ha pescato, chi ha preso carte, chi è che ha pescato, che hanno combinato, fammi un riassuntino, riassumi, riassumimi, aggiornami, perché ho saltato il turno, perché ho saltato, perché ho perso il turno, perché mi hanno saltato, perché non ho giocato, come mai ho saltato il turno, come mai ho perso il turno, perché ho saltato un turno, cosa ha giocato l ultimo, cosa ha giocato l ultima, cosa ha giocato quello prima, cosa ha giocato quello prima di me, cosa ha giocato quella prima di me, cosa ha giocato chi è prima di me, che ha giocato l ultimo, che ha giocato l ultima, che ha giocato quello prima, che ha giocato quello prima di me, che ha giocato quella prima di me, che ha giocato chi è prima di me, che cosa ha giocato l ultimo, che cosa ha giocato l ultima, che cosa ha giocato quello prima, che cosa ha giocato quello prima di me, che cosa ha giocato quella prima di me, che cosa ha giocato chi è prima di me, cos ha giocato l ultimo, cos ha giocato l ultima, cos ha giocato quello prima, cos ha giocato quello prima di me, cos ha giocato quella prima di me, cos ha giocato chi è prima di me, cosa hanno giocato, che hanno giocato, che cosa hanno giocato gli altri, cosa hanno giocato gli altri, che hanno giocato gli altri, cosa ha messo l ultimo, cosa ha messo l ultima, cosa ha messo quello prima, cosa ha messo quello prima di me, cosa ha messo quella prima di me, cosa ha messo chi è prima di me, che ha messo l ultimo, che ha messo l ultima, che ha messo quello prima, che ha messo quello prima di me, che ha messo quella prima di me, che ha messo chi è prima di me, che cosa ha messo l ultimo, che cosa ha messo l ultima, che cosa ha messo quello prima, che cosa ha messo quello prima di me, che cosa ha messo quella prima di me, che cosa ha messo chi è prima di me, cos ha messo l ultimo, cos ha messo l ultima, cos ha messo quello prima, cos ha messo quello prima di me, cos ha messo quella prima di me, cos ha messo chi è prima di me, cosa hanno messo, che hanno messo, che cosa hanno messo gli altri, cosa hanno messo gli altri, che hanno messo gli altri, cosa ha buttato l ultimo, cosa ha buttato l ultima, cosa ha buttato quello prima, cosa ha buttato quello prima di me, cosa ha buttato quella prima di me, cosa ha buttato chi è prima di me, che ha buttato l ultimo, che ha buttato l ultima, che ha buttato quello prima, che ha buttato quello prima di me, che ha buttato quella prima di me, che ha buttato chi è prima di me, che cosa ha buttato l ultimo, che cosa ha buttato l ultima, che cosa ha buttato quello prima, che cosa ha buttato quello prima di me, che cosa ha buttato quella prima di me, che cosa ha buttato chi è prima di me, cos ha buttato l ultimo, cos ha buttato l ultima, cos ha buttato quello prima, cos ha buttato quello prima di me, cos ha buttato quella prima di me, cos ha buttato chi è prima di me, cosa hanno buttato, che hanno buttato, che cosa hanno buttato gli altri, cosa hanno buttato gli altri, che hanno buttato gli altri, cosa ha calato l ultimo, cosa ha calato l ultima, cosa ha calato quello prima, cosa ha calato quello prima di me, cosa ha calato quella prima di me, cosa ha calato chi è prima di me, che ha calato l ultimo, che ha calato l ultima, che ha calato quello prima, che ha calato quello prima di me, che ha calato quella prima di me, che ha calato chi è prima di me, che cosa ha calato l ultimo, che cosa ha calato l ultima, che cosa ha calato quello prima, che cosa ha calato quello prima di me, che cosa ha calato quella prima di me, che cosa ha calato chi è prima di me, cos ha calato l ultimo, cos ha calato l ultima, cos ha calato quello prima, cos ha calato quello prima di me, cos ha calato quella prima di me, cos ha calato chi è prima di me, cosa hanno calato, che hanno calato, che cosa hanno calato gli altri, cosa hanno calato gli altri, che hanno calato gli altri, cosa ha scartato l ultimo, cosa ha scartato l ultima, cosa ha scartato quello prima, cosa ha scartato quello prima di me, cosa ha scartato quella prima di me, cosa ha scartato chi è prima di me, che ha scartato l ultimo, che ha scartato l ultima, che ha scartato quello prima, che ha scartato quello prima di me, che ha scartato quella prima di me, che ha scartato chi è prima di me, che cosa ha scartato l ultimo, che cosa ha scartato l ultima, che cosa ha scartato quello prima, che cosa ha scartato quello prima di me, che cosa ha scartato quella prima di me, che cosa ha scartato chi è prima di me, cos ha scartato l ultimo, cos ha scartato l ultima, cos ha scartato quello prima, cos ha scartato quello prima di me, cos ha scartato quella prima di me, cos ha scartato chi è prima di me, cosa hanno scartato, che hanno scartato, che cosa hanno scartato gli altri, cosa hanno scartato gli altri, che hanno scartato gli altri, cosa ha tirato l ultimo, cosa ha tirato l ultima, cosa ha tirato quello prima, cosa ha tirato quello prima di me, cosa ha tirato quella prima di me, cosa ha tirato chi è prima di me, che ha tirato l ultimo, che ha tirato l ultima, che ha tirato quello prima, che ha tirato quello prima di me, che ha tirato quella prima di me, che ha tirato chi è prima di me, che cosa ha tirato l ultimo, che cosa ha tirato l ultima, che cosa ha tirato quello prima, che cosa ha tirato quello prima di me, che cosa ha tirato quella prima di me, che cosa ha tirato chi è prima di me, cos ha tirato l ultimo, cos ha tirato l ultima, cos ha tirato quello prima, cos ha tirato quello prima di me, cos ha tirato quella prima di me, cos ha tirato chi è prima di me, cosa hanno tirato, che hanno tirato, che cosa hanno tirato gli altri, cosa hanno tirato gli altri, che hanno tirato gli altri, cosa ha pescato l ultimo, cosa ha pescato l ultima, cosa ha pescato quello prima, cosa ha pescato quello prima di me, cosa ha pescato quella prima di me, cosa ha pescato chi è prima di me, che ha pescato l ultimo, che ha pescato l ultima, che ha pescato quello prima, che ha pescato quello prima di me, che ha pescato quella prima di me, che ha pescato chi è prima di me, che cosa ha pescato l ultimo, che cosa ha pescato l ultima, che cosa ha pescato quello prima, che cosa ha pescato quello prima di me, che cosa ha pescato quella prima di me, che cosa ha pescato chi è prima di me, cos ha pescato l ultimo, cos ha pescato l ultima, cos ha pescato quello prima, cos ha pescato quello prima di me, cos ha pescato quella prima di me, cos ha pescato chi è prima di me, cosa hanno pescato, che hanno pescato, che cosa hanno pescato gli altri, cosa hanno pescato gli altri, che hanno pescato gli altri
