# Was geschehen ist; en/events.ftl erklärt die Attribute.

## Vor der Runde

dealer-drawn-item = { $who } { CARD($card, form: "a") }
dealer-drawn = Wer die höchste Karte zieht, gibt. Gezogen: { $draws }.
    .short = Geber auslosen: { $draws }
dealer-drawn-again = Gleichstand. Nochmals: { $draws }.
    .short = Gleichstand, nochmals: { $draws }
dealer-tied = Gleichstand: { $players }. Es wird noch einmal gezogen.
    .short = Gleichstand: { $players }
round-started = Runde { $round }. { $who } gibt.
    .you = Runde { $round }. Du gibst.
    .short = Runde { $round }, { $who } gibt
    .short_you = Runde { $round }, du gibst
    .full = Runde { $round }. { $who } gibt jedem { n-dealt }.
    .full_you = Runde { $round }. Du gibst jedem { n-dealt }.
dealt = { $who } bekommt { n-cards }.
    .you = Deine Karten: { CARDS($cards) }.
    .short_you = Deine Karten: { CARDS($cards) }
turned-up = Die erste Karte ist { CARD($card, form: "a") }.
    .short = Erste Karte: { CARD($card) }
put-back = { CARD($card, form: "a", capital: "yes") } wurde aufgedeckt und kommt zurück in den { RULEBOOK() ->
    [braille-de] Stapel
   *[common] Kartenstock
}.
    .short = { CARD($card, capital: "yes") } zurückgelegt
colour-asked = { $who } muss die Farbe für { CARD($card, form: "the") } wählen.
    .you = Wähle die Farbe für { CARD($card, form: "the") }.
    .short = { $who } muss eine Farbe wählen
colour-named = { $who } wählt { colour }.
    .you = Du wählst { colour }.
    .short = { $who } wählt { colour }
    .short_you = { colour } gewählt

## Züge

next = Dann ist { $who } an der Reihe.
played = { $who } legt { CARD($card, form: "the") }.
    .you = Du legst { CARD($card, form: "the") }.
    .short = { $who }: { CARD($card) }
    .short_you = Du: { CARD($card) }
    .full = { $who } legt { CARD($card, form: "the") } und hat { n-left }.
    .full_you = Du legst { CARD($card, form: "the") } und hast { n-left }.
played-wild = { $who } legt { CARD($card, form: "the") } und wählt { colour }.
    .you = Du legst { CARD($card, form: "the") } und wählst { colour }.
    .short = { $who }: { CARD($card) }, { colour }
    .short_you = Du: { CARD($card) }, { colour }
    .full = { $who } legt { CARD($card, form: "the") }, wählt { colour } und hat { n-left }.
    .full_you = Du legst { CARD($card, form: "the") }, wählst { colour } und hast { n-left }.
drew = { $who } zieht { n-cards }.
    .you = Du ziehst { CARDS($cards, form: "a", join: "and") }.
    .short = { $who } zieht
    .short_you = Gezogen: { CARDS($cards) }
    .full = { $who } zieht { n-cards } und hat { n-now }.
    .full_you = Du ziehst { CARDS($cards, form: "a", join: "and") } und hast { n-now }.
# same as: drew
drew-over = { $who } zieht { n-cards }.
    .you = Du ziehst { CARDS($cards, form: "a", join: "and") }. Dein Zug ist vorbei.
    .short = { $who } zieht
    .short_you = Gezogen, Zug vorbei: { CARDS($cards) }
    .full = { $who } zieht { n-cards } und hat { n-now }.
    .full_you = Du ziehst { CARDS($cards, form: "a", join: "and") } und hast { n-now }. Dein Zug ist vorbei.
drew-playable = { $who } zieht eine Karte, die passt.
    .you = Du ziehst { CARDS($cards, form: "a", join: "and") }. Du kannst sie legen oder behalten.
    .short_you = Gezogen und spielbar: { CARDS($cards) }
nothing-to-draw = { $who } kann weder legen noch ziehen.
    .you = Du kannst weder legen noch ziehen. Es ist keine Karte mehr da.
    .short = { $who }: nichts zu ziehen
    .short_you = Du: nichts zu ziehen
kept = { $who } behält die Karte.
    .you = Du behältst die Karte.
    .short = { $who } behält sie
    .short_you = Du behältst sie
skipped = { $who } setzt aus.
    .you = Du setzt aus.
    .short = { $who } setzt aus
    .short_you = Du setzt aus
reversed = { $direction ->
    [left] Jetzt nach links, im Uhrzeigersinn.
   *[right] Jetzt nach rechts, gegen den Uhrzeigersinn.
}
    .short = { $direction ->
        [left] Jetzt nach links
       *[right] Jetzt nach rechts
    }

## Strafen, und was man dagegen tun kann

hit = { $who } lässt { $whom } { n-cards } ziehen.
    .you = Du lässt { $whom } { n-cards } ziehen.
    .to_you = { $who } lässt dich { n-cards } ziehen.
    .short_to_you = Zieh { n-cards }.
star-answered = { $who } antwortet mit { CARD($card, form: "dative") }, wählt { colour } und gibt die Strafe an { $whom } zurück: { n-cards }.
    .you = Du antwortest mit { CARD($card, form: "dative") }, wählst { colour } und gibst die Strafe an { $whom } zurück: { n-cards }.
    .to_you = { $who } antwortet mit { CARD($card, form: "dative") }, wählt { colour } und gibt die Strafe an dich zurück: { n-cards }.
    .short = { $who }: { CARD($card) } gegen { $whom }, { colour }
    .short_you = Du: { CARD($card) } gegen { $whom }, { colour }
    .short_to_you = { $who }: { CARD($card) } gegen dich, { colour }
challenged = { $who } fordert { $whom } heraus.
    .you = Du forderst { $whom } heraus.
    .to_you = { $who } fordert dich heraus.
hand-shown = { $who } zeigt { $whom } die Handkarten.
    .short = { $who } zeigt die Handkarten
hand-seen = { $who } zeigt { $whom } die Handkarten: { CARDS($cards) }.
    .you = Du zeigst { $whom } deine Handkarten: { CARDS($cards) }.
    .to_you = { $who } zeigt dir die Handkarten: { CARDS($cards) }.
    .short_you = Deine Handkarten werden gezeigt
    .short_to_you = Handkarten: { CARDS($cards) }
challenge-guilty = { $who } hatte recht: { $whom } ist schuldig und durfte { CARD($card, form: "the") } nicht legen.
    .you = Du hattest recht: { $whom } ist schuldig und durfte { CARD($card, form: "the") } nicht legen.
    .to_you = { $who } hatte recht: Du bist schuldig und durftest { CARD($card, form: "the") } nicht legen.
    .short = { $whom } ist schuldig
    .short_you = Du hattest recht
    .short_to_you = Du bist schuldig
challenge-innocent = { $who } hatte unrecht: { $whom } ist unschuldig und durfte { CARD($card, form: "the") } legen.
    .you = Du hattest unrecht: { $whom } ist unschuldig und durfte { CARD($card, form: "the") } legen.
    .to_you = { $who } hatte unrecht: Du bist unschuldig und durftest { CARD($card, form: "the") } legen.
    .short = { $whom } ist unschuldig
    .short_you = Du hattest unrecht
    .short_to_you = Du bist unschuldig
took-back = { $who } nimmt { CARD($card, form: "the") } zurück. Oben liegt wieder { CARD($top, form: "the") }, und die Farbe ist { colour }.
    .you = Du nimmst { CARD($card, form: "the") } zurück. Oben liegt wieder { CARD($top, form: "the") }, und die Farbe ist { colour }.
    .short = { CARD($card, capital: "yes") } zurück an { $who }. Wieder { CARD($top) }, Farbe { colour }
    .short_you = { CARD($card, capital: "yes") } zurück an dich. Wieder { CARD($top) }, Farbe { colour }
drew-penalty = { $who } zieht { n-cards } und setzt aus.
    .you = Du ziehst { drawn-cards }. Du setzt aus.
    .short = { $who } nimmt { n-cards }
    .short_you = Strafe: { drawn-cards }
drew-bounced = Stattdessen zieht { $who } { n-cards }.
    .you = Stattdessen ziehst du { drawn-cards }.
    .short = Stattdessen { $who }: { n-cards }
    .short_you = Stattdessen du: { drawn-cards }
drew-guilty = Zur Strafe zieht { $who } { n-cards }.
    .you = Zur Strafe ziehst du { drawn-cards }.
    .short = Strafe, { $who }: { n-cards }
    .short_you = Strafe, du ziehst: { drawn-cards }
drew-innocent = Für die verlorene Herausforderung zieht { $who } { n-cards } und setzt aus.
    .you = Für die verlorene Herausforderung ziehst du { drawn-cards }. Du setzt aus.
    .short = Herausforderung verloren, { $who }: { n-cards }, setzt aus
    .short_you = Herausforderung verloren, du setzt aus: { drawn-cards }
drew-innocent-only = Für die verlorene Herausforderung zieht { $who } { n-cards }.
    .you = Für die verlorene Herausforderung ziehst du { drawn-cards }.
    .short = Herausforderung verloren, { $who }: { n-cards }
    .short_you = Herausforderung verloren: { drawn-cards }
drew-caught = { $who } hat UNO vergessen und zieht { n-cards }.
    .you = Du hast UNO vergessen und ziehst { drawn-cards }.
    .short = UNO vergessen, { $who }: { n-cards }
    .short_you = UNO vergessen: { drawn-cards }
drew-demand = { $who } hat eine Karte verlangt und zieht dafür { n-cards }.
    .you = Du hast eine Karte verlangt und ziehst dafür { drawn-cards }.
    .short = Karte verlangt, { $who }: { n-cards }
    .short_you = Karte verlangt: { drawn-cards }
drew-last-card = Vor dem Zählen der Punkte zieht { $who } noch { n-cards }.
    .you = Vor dem Zählen der Punkte ziehst du noch { drawn-cards }.
    .short = { $who } zieht noch { n-cards }
    .short_you = Noch gezogen: { drawn-cards }
drew-start = Wegen der ersten Karte zieht { $who } { n-cards } und setzt aus.
    .you = Wegen der ersten Karte ziehst du { drawn-cards }. Du setzt aus.
    .short = Erste Karte, { $who }: { n-cards }
    .short_you = Erste Karte, du ziehst: { drawn-cards }
drawn-cards = { $count ->
    [0] keine Karte
   *[other] { CARDS($cards, form: "a", join: "and") }
}

## UNO

uno-called = { $who } { RULEBOOK() ->
    [braille-de] meldet
   *[common] ruft
} UNO.
    .you = { RULEBOOK() ->
        [braille-de] Du meldest UNO.
       *[common] Du rufst UNO.
    }
    .short = { $who }: UNO
    .short_you = Du: UNO
two-cards-left = { $who } hat noch zwei Karten.
    .short = { $who }: zwei Karten
one-card-left = { $who } hat noch eine Karte.
    .you = Du hast noch eine Karte.
    .short = { $who }: eine Karte
    .short_you = Du: eine Karte
uno-forgotten = { $who } hat noch eine Karte und hat nicht UNO { RULEBOOK() ->
    [braille-de] gemeldet
   *[common] gerufen
}.
    .you = Du hast noch eine Karte und hast nicht UNO { RULEBOOK() ->
        [braille-de] gemeldet
       *[common] gerufen
    }.
    .short = { $who }: eine Karte, kein UNO
    .short_you = Du: eine Karte, kein UNO
caught = { $who } erwischt { $whom }: UNO vergessen.
    .you = Du erwischst { $whom }: UNO vergessen.
    .to_you = { $who } erwischt dich: UNO vergessen.
    .short = { $who } erwischt { $whom }
    .short_you = Du erwischst { $whom }
    .short_to_you = { $who } erwischt dich
demanded = { $who } verlangt von { $whom }, eine bestimmte Karte zu legen.
    .you = Du verlangst von { $whom }, eine bestimmte Karte zu legen.
    .to_you = { $who } verlangt von dir, eine bestimmte Karte zu legen.

## Der Kartenstock und das Ende

reshuffled = { RULEBOOK() ->
    [braille-de] Der Stoß wird gemischt und ist der neue Stapel, mit { n-cards.dative }.
   *[common] Der Ablegestapel wird gemischt und ist der neue Kartenstock, mit { n-cards.dative }.
}
    .short = Gemischt: { n-cards } zu ziehen
round-won = { $who } gewinnt die Runde und bekommt { n-points }.
    .you = Du gewinnst die Runde und bekommst { n-points }.
    .short = Runde an { $who }, Punkte: { $points }.
    .short_you = Runde an dich, Punkte: { $points }.
round-won-hands = { $who } gewinnt die Runde. Punkte dieser Runde: { $points }.
    .you = Du gewinnst die Runde. Punkte dieser Runde: { $points }.
    .short = { $who } gewinnt die Runde: { $points }.
    .short_you = Du gewinnst die Runde: { $points }.
held = { $who } hatte noch { CARDS($cards, form: "a", join: "and") }.
    .you = Du hattest noch { CARDS($cards, form: "a", join: "and") }.
score = Punktestand: { $players }.
round-void = Niemand kann legen oder ziehen. Die Runde ist ungültig.
    .short = Runde ungültig
match-won = { $who } gewinnt das Spiel mit { n-points.dative }.
    .you = Du gewinnst das Spiel mit { n-points.dative }.
    .short = Spiel an { $who } mit { n-points.dative }
    .short_you = Spiel an dich mit { n-points.dative }
match-shared = Gemeinsamer Sieg: { $players }, jeweils mit { n-points.dative }.
    .short = Gemeinsam gewonnen: { $players }
