# Antworten auf Fragen nach dem Tisch.

hand = { $count ->
    [0] Deine Hand ist leer.
    [one] Du hast eine Karte: { CARDS($cards) }.
   *[other] Du hast { $count } Karten: { CARDS($cards) }.
}

top = Oben liegt { CARD($card, form: "the") }.
top-wild = Oben liegt { CARD($card, form: "the") }, und die Farbe ist { colour }.
top-unnamed = Oben liegt { CARD($card, form: "the") }, und die Farbe wird noch gewählt.
top-none = Es liegt noch keine Karte offen.

turn = { $who } ist an der Reihe.
    .you = Du bist an der Reihe.
turn-next = Danach { $who }, mit { n-cards.dative }.
    .you = Danach du, mit { n-cards.dative }.
turn-nobody = Niemand ist an der Reihe.
direction = { $direction ->
    [left] Es geht nach links, im Uhrzeigersinn.
   *[right] Es geht nach rechts, gegen den Uhrzeigersinn.
}

counts = Karten auf der Hand: { $players }. { RULEBOOK() ->
    [braille-de] Im Stapel
   *[common] Im Kartenstock
}: { n-cards }.

score-round = Runde { $round }.
score-goal = { $scoring ->
    [hands] { $ends ->
        [exceed] Das Spiel endet, wenn jemand mehr als { n-limit } hat, und der niedrigste Punktestand gewinnt.
       *[reach] Das Spiel endet, wenn jemand { n-limit } erreicht, und der niedrigste Punktestand gewinnt.
    }
   *[winner] { $ends ->
        [exceed] Wer zuerst mehr als { n-limit } hat, gewinnt das Spiel.
       *[reach] Wer zuerst { n-limit } erreicht, gewinnt das Spiel.
    }
}

## Du bist an der Reihe

your-turn = Dein Zug.
can-play-count = { $count ->
    [0] Nichts passt.
    [one] Eine Karte passt.
   *[other] { $count } Karten passen.
}
must-answer = Du musst { n-cards } ziehen.

## Was möglich ist: "Du kannst eine rote Fünf oder eine Farbwahlkarte legen oder ziehen."

can = { $who } kann { $what }.
    .you = Du kannst { $what }.
can-wait = { $who } kann nur abwarten.
    .you = Du kannst nur abwarten.
can-play = { CARDS($cards, form: "a", join: "or") } legen
can-play-some = { $count ->
    [one] eine Karte legen
   *[other] eine von { $count } Karten legen
}
can-bluff = mit { KIND("wild-draw-four", form: "dative") } bluffen
can-draw = { RULEBOOK() ->
    [braille-de] vom Stapel ziehen
   *[common] vom Kartenstock ziehen
}
can-keep = die Karte behalten
can-name-colour = die Farbe wählen
can-accept = die Strafkarten nehmen
can-challenge = den Mitspieler herausfordern
can-star = mit { CARD("ST", form: "dative") } antworten
can-call = { RULEBOOK() ->
    [braille-de] UNO melden
   *[common] UNO rufen
}
can-catch = { $players } erwischen
can-deal = mit der nächsten Runde weitermachen

new-messages = { $count ->
    [one] Eine neue Meldung.
   *[other] { $count } neue Meldungen.
}
waiting-none = Es wartet keine Meldung.
waiting-messages = { $count ->
    [one] Es wartet noch eine Meldung.
   *[other] Es warten noch { $count } Meldungen.
}
