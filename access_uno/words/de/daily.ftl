# The deal of the day, and how it ended in a line to pass on.

help-daily = Spielt das Spiel des Tages, das für alle dasselbe ist: eine Runde gegen drei Computerspieler.
help-option-yesterday = Erzählt das Spiel von gestern so, wie ein Computerspieler der Stufe schwer es gespielt hätte. Mit --json: die Ergebnisse von gestern.
start-daily = Das Spiel des Tages
daily-played = Das Spiel von heute hast du schon gespielt. { $line }
daily-line = UNO { $day }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}, { $hints ->
    [0] kein Tipp
    [one] ein Tipp
   *[other] { $hints } Tipps
}.
daily-title = Das Spiel vom { $day }
daily-play = Spielen
daily-yesterday = Das Spiel von gestern so anhören, wie ein Computerspieler der Stufe schwer es gespielt hätte
daily-none = Noch hat es niemand gespielt.
daily-place = { $points ->
    [one] { $place }: { $name }, ein Punkt
   *[other] { $place }: { $name }, { $points } Punkte
}, { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}, { $hints ->
    [0] kein Tipp
    [one] ein Tipp
   *[other] { $hints } Tipps
}
