# Die Namen der Karten, wie Super Mario UNO sie nennt, oder Braille-UNO, wenn danach gespielt wird.
# Alle sind weiblich. Die Formen: ohne Artikel (rote Sieben), .a (eine rote Sieben), .the (die rote Sieben),
# .no (keine rote Sieben), .dative (der roten Sieben), .dative-a (einer roten Sieben), .to (zur roten Sieben).

card-name = { $value ->
    [zero] Null
    [one] Eins
    [two] Zwei
    [three] Drei
    [four] Vier
    [five] Fünf
    [six] Sechs
    [seven] Sieben
    [eight] Acht
    [nine] Neun
    [skip] { $rulebook ->
        [braille-de] Aussetzkarte
       *[common] Aussetzen-Karte
    }
    [reverse] { $rulebook ->
        [braille-de] Retourkarte
       *[common] Retour-Karte
    }
    [draw-two] Zieh-2-Karte
    [wild] { $rulebook ->
        [braille-de] Farbwahlkarte
       *[common] Farbenwahl-Karte
    }
    [wild-draw-four] Zieh-4-Karte
    [star] Block-Karte
   *[custom] individuelle Karte
}
    .dative = { $value ->
        [custom] individuellen Karte
       *[other] { card-name }
    }

card = { $colour ->
    [none] { card-name }
   *[other] { colour.weak } { card-name }
}
    .a = { $colour ->
        [none] eine { card-name }
       *[other] eine { colour.weak } { card-name }
    }
    .the = { $colour ->
        [none] die { card-name }
       *[other] die { colour.weak } { card-name }
    }
    .no = { $colour ->
        [none] keine { card-name }
       *[other] keine { colour.weak } { card-name }
    }
    .dative = { $colour ->
        [none] der { card-name.dative }
       *[other] der { colour.dative } { card-name }
    }
    .dative-a = { $colour ->
        [none] einer { card-name.dative }
       *[other] einer { colour.dative } { card-name }
    }
    .to = { $colour ->
        [none] zur { card-name.dative }
       *[other] zur { colour.dative } { card-name }
    }

## Was eine Karte tut

does-number = { CARD($card, capital: "yes") }: eine Zahlenkarte ohne besondere Wirkung.
does-skip = { CARD($card, capital: "yes") }: Der nächste Spieler setzt aus.
does-reverse = { CARD($card, capital: "yes") }: Die Spielrichtung kehrt sich um.
does-reverse-again = { CARD($card, capital: "yes") }: Zu zweit bist du gleich noch einmal an der Reihe.
does-draw-two = { CARD($card, capital: "yes") }: Der nächste Spieler zieht zwei Karten und setzt aus.
does-wild = { CARD($card, capital: "yes") }: Sie passt immer, und du wählst die Farbe.
does-wild-draw-four = { CARD($card, capital: "yes") }: Du wählst die Farbe, der nächste Spieler zieht vier Karten und setzt aus.
does-star = { CARD($card, capital: "yes") }: Sie passt immer, und du wählst die Farbe. Außerdem schickt sie { KIND("draw-two", form: "a") } oder { KIND("wild-draw-four", form: "a") } zurück.
does-star-only = { CARD($card, capital: "yes") }: Sie schickt { KIND("draw-two", form: "a") } oder { KIND("wild-draw-four", form: "a") } zurück, und du wählst die Farbe. Legen darfst du sie nur als Antwort.
does-custom = { CARD($card, capital: "yes") }: Sie passt immer, und du wählst die Farbe. Dazu gilt, was ihr für sie vereinbart habt.

draw-four-offence-colour = Erlaubt ist sie nur, wenn du keine andere Karte der geltenden Farbe hast.
draw-four-offence-match = Sie zu legen ist ein Verstoß, wenn du eine andere Karte hast, die nach Farbe, Zahl oder Symbol passt.
draw-four-offence-playable = Erlaubt ist sie nur, wenn du keine andere Karte legen kannst.
card-bluff = So eine hast du: Jetzt wäre es ein Bluff. Wirst du herausgefordert, { $penalty ->
    [takes_back] nimmst du sie zurück und ziehst vier Karten.
   *[draws_four] ziehst du vier Karten.
}
counts-points = Sie zählt { n-points }.
card-playable = Du kannst sie jetzt legen.
card-answers = Du kannst jetzt mit ihr antworten.
deck-without = In diesem Kartensatz gibt es { CARD($card, form: "no") }.
