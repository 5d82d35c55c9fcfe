# De namen van de kaarten, zoals in het regelboek van Super Mario UNO; allemaal de-woorden. De vormen:
# zonder lidwoord (rode zeven), .a (een rode zeven), .the (de rode zeven), .no (geen rode zeven).

card-name = { $value ->
    [zero] nul
    [one] één
    [two] twee
    [three] drie
    [four] vier
    [five] vijf
    [six] zes
    [seven] zeven
    [eight] acht
    [nine] negen
    [skip] Sla-beurt-over kaart
    [reverse] Keer-om kaart
    [draw-two] Neem-twee kaart
    [wild] Keuzekaart
    [wild-draw-four] Neem-vier kaart
    [star] Superster
   *[custom] Aanpasbare kaart
}

card = { $colour ->
    [none] { card-name }
   *[other] { colour.adjective } { card-name }
}
    .a = { $colour ->
        [none] een { card-name }
       *[other] een { colour.adjective } { card-name }
    }
    .the = { $colour ->
        [none] de { card-name }
       *[other] de { colour.adjective } { card-name }
    }
    .no = { $colour ->
        [none] geen { card-name }
       *[other] geen { colour.adjective } { card-name }
    }

## Wat een kaart doet

does-number = { CARD($card, capital: "yes") }: een cijferkaart zonder bijzonder effect.
does-skip = { CARD($card, capital: "yes") }: de volgende speler slaat een beurt over.
does-reverse = { CARD($card, capital: "yes") }: de richting van het spel draait om.
does-reverse-again = { CARD($card, capital: "yes") }: met twee spelers ben je meteen nog een keer aan de beurt.
does-draw-two = { CARD($card, capital: "yes") }: de volgende speler pakt twee kaarten en slaat een beurt over.
does-wild = { CARD($card, capital: "yes") }: past altijd, en jij kiest de kleur.
does-wild-draw-four = { CARD($card, capital: "yes") }: jij kiest de kleur, de volgende speler pakt vier kaarten en slaat een beurt over.
does-star = { CARD($card, capital: "yes") }: past altijd, en jij kiest de kleur. Bovendien stuurt hij de straf van { KIND("draw-two", form: "a") } of { KIND("wild-draw-four", form: "a") } terug.
does-star-only = { CARD($card, capital: "yes") }: stuurt de straf van { KIND("draw-two", form: "a") } of { KIND("wild-draw-four", form: "a") } terug, en jij kiest de kleur. Je mag hem alleen als antwoord spelen.
does-custom = { CARD($card, capital: "yes") }: past altijd, en jij kiest de kleur. Ook geldt de regel die jullie hebben afgesproken.

draw-four-offence-colour = Je mag hem alleen spelen als je geen andere kaart van de geldende kleur hebt.
draw-four-offence-match = Hem spelen is een overtreding als je een andere kaart hebt die past op kleur, cijfer of symbool.
draw-four-offence-playable = Je mag hem alleen spelen als je geen andere kaart kunt spelen.
card-bluff = Zo'n kaart heb je: nu zou het bluf zijn. Word je uitgedaagd, dan { $penalty ->
    [takes_back] neem je hem terug en pak je vier kaarten.
   *[draws_four] pak je vier kaarten.
}
counts-points = Hij telt voor { n-points }.
card-playable = Je kunt hem nu spelen.
card-answers = Je kunt er nu mee antwoorden.
deck-without = Dit kaartspel heeft { CARD($card, form: "no") }.
