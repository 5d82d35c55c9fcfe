# Antwoorden op vragen over de tafel.

hand = { $count ->
    [0] Je hebt geen kaarten in je hand.
    [one] Je hebt één kaart: { CARDS($cards) }.
   *[other] Je hebt { $count } kaarten: { CARDS($cards) }.
}

top = De bovenste kaart is { CARD($card, form: "a") }.
top-wild = De bovenste kaart is { CARD($card, form: "a") }, en de kleur is { colour }.
top-unnamed = De bovenste kaart is { CARD($card, form: "a") }, en de kleur moet nog worden gekozen.
top-none = Er ligt nog geen kaart.

turn = { $who } is aan de beurt.
    .you = Jij bent aan de beurt.
turn-next = Daarna { $who }, met { n-cards }.
    .you = Daarna jij, met { n-cards }.
turn-nobody = Niemand is aan de beurt.
direction = { $direction ->
    [left] Het spel gaat naar links, met de klok mee.
   *[right] Het spel gaat naar rechts, tegen de klok in.
}

counts = Kaarten in de hand: { $players }. In de stok: { n-cards }.

score-round = Ronde { $round }.
score-goal = { $scoring ->
    [hands] { $ends ->
        [exceed] Het spel eindigt als iemand meer dan { n-limit } heeft, en het laagste puntenaantal wint.
       *[reach] Het spel eindigt als iemand { n-limit } bereikt, en het laagste puntenaantal wint.
    }
   *[winner] { $ends ->
        [exceed] Wie als eerste meer dan { n-limit } heeft, wint het spel.
       *[reach] Wie als eerste { n-limit } bereikt, wint het spel.
    }
}

## Jouw beurt

your-turn = Jouw beurt.
can-play-count = { $count ->
    [0] Niets past.
    [one] Eén kaart past.
   *[other] { $count } kaarten passen.
}
must-answer = Je moet { n-cards } pakken.

## Wat mogelijk is: "Je kunt een rode vijf of een Keuzekaart spelen of pakken."

can = { $who } kan { $what }.
    .you = Je kunt { $what }.
can-wait = { $who } kan alleen wachten.
    .you = Je kunt alleen wachten.
can-play = { CARDS($cards, form: "a", join: "or") } spelen
can-play-some = { $count ->
    [one] één kaart spelen
   *[other] één van { $count } kaarten spelen
}
can-bluff = bluffen met { KIND("wild-draw-four", form: "a") }
can-draw = een kaart pakken
can-keep = de kaart bewaren
can-name-colour = de kleur kiezen
can-accept = de strafkaarten nemen
can-challenge = uitdagen
can-star = met { CARD("ST", form: "the") } antwoorden
can-call = UNO roepen
can-catch = { $players } betrappen
can-deal = doorgaan met de volgende ronde

new-messages = { $count ->
    [one] Eén nieuwe melding.
   *[other] { $count } nieuwe meldingen.
}
waiting-none = Er wacht geen melding.
waiting-messages = { $count ->
    [one] Er wacht nog één melding.
   *[other] Er wachten nog { $count } meldingen.
}
