# Der Trainer: ein Tipp, wenn man dran ist, und was man in einem Spiel hätte machen können.

command-hint = gibt dir einen Tipp, wenn du dran bist; nach dem Spiel hörst du, was du hättest machen können.
typed-hint = tipp, hilf mir, was soll ich legen, was soll ich spielen, was soll ich tun, was würdest du legen, was würdest du spielen, was würdest du tun, was würdest du machen, was rätst du mir, welche ist die beste karte, welche karte ist die beste, was ist am besten
deed-hint = Tipp
hint-comes = Einen Moment.
hint-not-now = Einen Tipp bekommst du, wenn du dran bist.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-no-hint-now = { hint-not-now }
hint-given = Der Tipp: { $deed }. { $why }
hints-had = { $count ->
    [one] Du hattest einen Tipp. Ein Spiel mit Tipps zählt nicht.
   *[other] Du hattest { $count } Tipps. Ein Spiel mit Tipps zählt nicht.
}
hints-had-by = { $count ->
    [one] { $name } hat mit einem Tipp gespielt, darum zählt dieses Spiel nicht.
   *[other] { $name } hat mit { $count } Tipps gespielt, darum zählt dieses Spiel nicht.
}

together-hints = { $hints ->
    [yes] Tipps: Wer dran ist, darf um einen bitten.
   *[no] Keine Tipps.
}

## Was am besten ist, als etwas, das man tun kann

coach-in-colour = { $deed } und { colour } wählen
coach-in-colour-with-call = { $deed }, { colour } wählen und { RULEBOOK() ->
    [braille-de] UNO melden
   *[common] UNO rufen
}
coach-choose-colour = { colour } wählen
coach-with-call = { $deed } und { RULEBOOK() ->
    [braille-de] UNO melden
   *[common] UNO rufen
}

## Warum es am besten ist

why-only = Etwas anderes kannst du nicht tun.
why-even = Etwas Besseres gibt es nicht.
why-more = Damit gewinnt man öfter.
why-catch = { $who } hat UNO vergessen.
why-challenge = { $who } blufft in etwa { $tenths ->
    [one] einem
   *[other] { $tenths }
} von zehn solchen Fällen.
why-no-challenge = { $who } blufft nur in etwa { $tenths ->
    [one] einem
   *[other] { $tenths }
} von zehn solchen Fällen.
why-bluff = So ein Bluff fliegt in etwa { $tenths ->
    [one] einem
   *[other] { $tenths }
} von zehn Fällen auf.
why-out = Dann bist du fertig, bevor jemand anderes dran ist.
why-hit = { $who } hat nur noch { n-cards } und kommt so nicht zum Zug.
why-stop = { $who } hat nur noch { n-cards } und wird so aufgehalten.
why-again = Damit bist du gleich noch einmal dran.
why-kept-wild = Sonst bleibt dir { CARD($card, form: "the") } in etwa { $tenths ->
    [one] einem
   *[other] { $tenths }
} von zehn Fällen übrig.
why-drew = Wer legen kann, muss nicht ziehen.
why-kept = Eine Karte, die passt, muss man nicht behalten.
why-spent-wild = Heb { CARD($card, form: "the") } auf: Sie passt auch später noch.
why-colour = Von keiner Farbe hast du mehr Karten.
why-fits = Dann passt in deinem nächsten Zug eher etwas.
why-points = Dann bleiben dir weniger Punkte auf der Hand.
why-uno = Du hast UNO vergessen und bist erwischt worden.

## Was man hätte machen können

coach-title = Was hätte ich machen können?
coach-thinks = Einen Moment: Dein Spiel wird durchgesehen.
coach-none = Es gab nichts, was du sicher besser hättest machen können.
coach-failed = Dieses Spiel kann nicht durchgesehen werden.
coach-knew = Es zählt nur, was du in dem Moment wissen konntest.
coach-held = { $more ->
    [0] Auf der Hand: { CARDS($cards) }.
    [one] Auf der Hand: { CARDS($cards) } und noch eine.
   *[other] Auf der Hand: { CARDS($cards) } und noch { $more }.
}
coach-card = { CARD($card) }
coach-card-in-colour = { CARD($card) }, { colour }
coach-better = Dein Zug: { $taken }. Besser: { $better }. { $why }
coach-try-again = Von da an noch einmal versuchen
coach-for-which-player = Wessen Züge?
coach-does-not-count = Dieses Spiel war ein zweiter Versuch. Es zählt nicht.

## Der Befehl

help-review = Sagt, welche Züge eines beendeten Spiels am meisten ausgemacht haben und was besser gewesen wäre.
help-default-reviewed = Ohne Angabe: die erste Person im Spiel.
