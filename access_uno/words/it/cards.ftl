# I nomi delle carte, quelli del regolamento italiano. Le forme: senza articolo (sette rosso), .a (un sette rosso),
# .the (il sette rosso), .on (sul sette rosso), .of, .to e .by (del, al e dal sette rosso), .plural (i nomi di più carte).
# La Super Stella e la carta Personalizzabile sono femminili.

card-name = { $value ->
    [zero] zero
    [one] uno
    [two] due
    [three] tre
    [four] quattro
    [five] cinque
    [six] sei
    [seven] sette
    [eight] otto
    [nine] nove
    [skip] Salta Giro
    [reverse] Cambia Giro
    [draw-two] Più Due
    [wild] Cambia Colore
    [wild-draw-four] Più Quattro
    [star] Super Stella
   *[custom] carta Personalizzabile
}
    .plural = { $value ->
        [star] Super Stelle
        [custom] carte Personalizzabili
       *[other] { card-name }
    }
    .a = { $value ->
        [zero] uno { card-name }
        [star] una { card-name }
        [custom] una { card-name }
       *[other] un { card-name }
    }
    .the = { $value ->
        [zero] lo { card-name }
        [one] l'{ card-name }
        [eight] l'{ card-name }
        [star] la { card-name }
        [custom] la { card-name }
       *[other] il { card-name }
    }
    .on = { $value ->
        [zero] sullo { card-name }
        [one] sull'{ card-name }
        [eight] sull'{ card-name }
        [star] sulla { card-name }
        [custom] sulla { card-name }
       *[other] sul { card-name }
    }
    .of = { $value ->
        [zero] dello { card-name }
        [one] dell'{ card-name }
        [eight] dell'{ card-name }
        [star] della { card-name }
        [custom] della { card-name }
       *[other] del { card-name }
    }
    .to = { $value ->
        [zero] allo { card-name }
        [one] all'{ card-name }
        [eight] all'{ card-name }
        [star] alla { card-name }
        [custom] alla { card-name }
       *[other] al { card-name }
    }
    .by = { $value ->
        [zero] dallo { card-name }
        [one] dall'{ card-name }
        [eight] dall'{ card-name }
        [star] dalla { card-name }
        [custom] dalla { card-name }
       *[other] dal { card-name }
    }

card = { $colour ->
    [none] { card-name }
   *[other] { card-name } { colour }
}
    .plural = { $colour ->
        [none] { card-name.plural }
       *[other] { card-name.plural } { colour }
    }
    .a = { $colour ->
        [none] { card-name.a }
       *[other] { card-name.a } { colour }
    }
    .the = { $colour ->
        [none] { card-name.the }
       *[other] { card-name.the } { colour }
    }
    .on = { $colour ->
        [none] { card-name.on }
       *[other] { card-name.on } { colour }
    }
    .of = { $colour ->
        [none] { card-name.of }
       *[other] { card-name.of } { colour }
    }
    .to = { $colour ->
        [none] { card-name.to }
       *[other] { card-name.to } { colour }
    }
    .by = { $colour ->
        [none] { card-name.by }
       *[other] { card-name.by } { colour }
    }

## Che cosa fa una carta

does-number = { CARD($card, capital: "yes") }: una carta numerata, senza effetti speciali.
does-skip = { CARD($card, capital: "yes") }: il giocatore successivo perde il turno.
does-reverse = { CARD($card, capital: "yes") }: la direzione del gioco si inverte.
does-reverse-again = { CARD($card, capital: "yes") }: in due, giochi subito un'altra volta.
does-draw-two = { CARD($card, capital: "yes") }: il giocatore successivo pesca due carte e perde il turno.
does-wild = { CARD($card, capital: "yes") }: va bene su ogni carta, e scegli tu il colore.
does-wild-draw-four = { CARD($card, capital: "yes") }: scegli il colore; il giocatore successivo pesca quattro carte e perde il turno.
does-star = { CARD($card, capital: "yes") }: va bene su ogni carta, e scegli tu il colore. Inoltre rimanda indietro { KIND("draw-two", form: "a") } o { KIND("wild-draw-four", form: "a") }.
does-star-only = { CARD($card, capital: "yes") }: rimanda indietro { KIND("draw-two", form: "a") } o { KIND("wild-draw-four", form: "a") }, e scegli tu il colore. Si gioca solo come risposta.
does-custom = { CARD($card, capital: "yes") }: va bene su ogni carta, e scegli tu il colore. Vale anche la regola che avete concordato.

draw-four-offence-colour = Lo puoi giocare solo se non hai altre carte del colore in gioco.
draw-four-offence-match = Lo puoi giocare solo se non hai altre carte abbinabili.
draw-four-offence-playable = Lo puoi giocare solo se non hai altre carte giocabili.
card-bluff = Ma ne hai: adesso sarebbe un bluff. Se ti sfidano, { $penalty ->
    [takes_back] lo riprendi e peschi quattro carte.
   *[draws_four] peschi quattro carte.
}
counts-points = Vale { n-points }.
card-playable = Adesso puoi giocare questa carta.
card-answers = Adesso puoi usare questa carta per rispondere.
deck-without = In questo mazzo non c'è { CARD($card, form: "the") }.
