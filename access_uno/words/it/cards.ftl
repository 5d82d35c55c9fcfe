# I nomi delle carte. Le forme: senza articolo (sette rosso), .a (un sette rosso), .the (il sette rosso),
# .on (sul sette rosso). La Super Stella e la carta Personalizzabile sono femminili.

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
    [skip] { $rulebook ->
        [mario-it] Salta Giro
       *[common] Salta Turno
    }
    [reverse] { $rulebook ->
        [mario-it] Cambia Giro
       *[common] Cambio Giro
    }
    [draw-two] { $rulebook ->
        [mario-it] Più Due
       *[common] Pesca Due
    }
    [wild] Cambia Colore
    [wild-draw-four] { $rulebook ->
        [mario-it] Più Quattro
       *[common] Pesca Quattro
    }
    [star] Super Stella
   *[custom] carta Personalizzabile
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

card = { $colour ->
    [none] { card-name }
   *[other] { card-name } { colour }
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

## Che cosa fa una carta

does-number = { CARD($card, capital: "yes") }: una carta numerata senza effetti speciali.
does-skip = { CARD($card, capital: "yes") }: il giocatore successivo perde il turno.
does-reverse = { CARD($card, capital: "yes") }: la direzione del gioco si inverte.
does-reverse-again = { CARD($card, capital: "yes") }: in due giochi subito un'altra volta.
does-draw-two = { CARD($card, capital: "yes") }: il giocatore successivo pesca due carte e perde il turno.
does-wild = { CARD($card, capital: "yes") }: va bene su ogni carta e decidi tu il colore.
does-wild-draw-four-colour = { CARD($card, capital: "yes") }: decidi tu il colore, il giocatore successivo pesca quattro carte e perde il turno. La puoi giocare solo se non hai altre carte del colore in gioco.
does-wild-draw-four-match = { CARD($card, capital: "yes") }: decidi tu il colore, il giocatore successivo pesca quattro carte e perde il turno. È un illecito se hai un'altra carta abbinabile per colore, numero o simbolo.
does-wild-draw-four-playable = { CARD($card, capital: "yes") }: decidi tu il colore, il giocatore successivo pesca quattro carte e perde il turno. La puoi giocare solo se non puoi giocare nessun'altra carta.
does-star = { CARD($card, capital: "yes") }: va bene su ogni carta e decidi tu il colore. Inoltre rimanda indietro le due o quattro carte da pescare.
does-star-only = { CARD($card, capital: "yes") }: rimanda indietro le due o quattro carte da pescare e decidi tu il colore. La puoi giocare solo come risposta.
does-custom = { CARD($card, capital: "yes") }: va bene su ogni carta e decidi tu il colore. Vale anche la regola che avete concordato.

counts-points = Vale { n-points }.
card-playable = Adesso la puoi giocare.
card-answers = Adesso la puoi usare per rispondere.
