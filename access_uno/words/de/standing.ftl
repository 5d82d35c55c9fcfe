# Der Stand in einem Haus, in Worten.
standing-own = { $stands ->
    [placed] { $matches ->
        [one] Ein Spiel, Platz { $place } von { $of }
       *[other] { $matches } Spiele, Platz { $place } von { $of }
    }
    [left] Du hast keinen Platz in der Rangliste
   *[provisional] { $matches ->
        [0] Dein Platz: noch zählt kein Spiel
        [one] Nach einem Spiel steht dein Platz noch nicht fest
       *[other] Nach { $matches } Spielen steht dein Platz noch nicht fest
    }
}
standing-list = Die Rangliste des Hauses
standing-list-empty = In der Rangliste hat noch niemand einen Platz.
standing-placed = { $matches ->
    [one] { $place }: { $name }, ein Spiel
   *[other] { $place }: { $name }, { $matches } Spiele
}
standing-result = Gewonnen von { $winners }: { $players }, { $rulebook }, { DATETIME($time, dateStyle: "long") }
standing-more = Weitere Spiele
standing-rated = { $rated ->
    [yes] Deine Spiele zählen für die Rangliste des Hauses.
   *[no] Deine Spiele zählen nicht für die Rangliste des Hauses.
}
typed-standing = rangliste, mein platz, ergebnisse
