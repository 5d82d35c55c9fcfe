# Der Stand in einem Haus, in Worten.
standing-own = { $stands ->
    [placed] { $matches ->
        [one] Nach einem Spiel stehst du auf Platz { $place } von { $of }
       *[other] Nach { $matches } Spielen stehst du auf Platz { $place } von { $of }
    }
    [left] Du hast keinen Platz in der Rangliste
   *[provisional] { $matches ->
        [0] Dein Platz: noch zählt kein Spiel
        [one] Nach einem Spiel steht dein Platz noch nicht fest
       *[other] Nach { $matches } Spielen steht dein Platz noch nicht fest
    }
}
standing-history = Dein Platz nach jedem Spiel
standing-stood = { DATETIME($time, dateStyle: "long") }: { $stands ->
        [placed] Platz { $place } von { $of }, { $matches ->
            [one] nach einem Spiel
           *[other] nach { $matches } Spielen
        }
       *[provisional] noch nicht fest, { $matches ->
            [one] nach einem Spiel
           *[other] nach { $matches } Spielen
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
