# De stand in een huis, in woorden.
standing-own = { $stands ->
    [placed] { $matches ->
        [one] Na één spel sta je op plaats { $place } van { $of }
       *[other] Na { $matches } spellen sta je op plaats { $place } van { $of }
    }
    [left] Je staat niet op de ranglijst
   *[provisional] { $matches ->
        [0] Je plaats: er telt nog geen spel mee
        [one] Na één spel staat je plaats nog niet vast
       *[other] Na { $matches } spellen staat je plaats nog niet vast
    }
}
standing-history = Je plaats na elk spel
standing-stood = { DATETIME($time, dateStyle: "long") }: { $stands ->
        [placed] plaats { $place } van { $of }, { $matches ->
            [one] na één spel
           *[other] na { $matches } spellen
        }
       *[provisional] nog niet vast, { $matches ->
            [one] na één spel
           *[other] na { $matches } spellen
        }
    }
standing-list = De ranglijst van het huis
standing-list-empty = Er staat nog niemand op de ranglijst.
standing-placed = { $matches ->
    [one] { $place }: { $name }, één spel
   *[other] { $place }: { $name }, { $matches } spellen
}
standing-result = Gewonnen door { $winners }: { $players }, { $rulebook }, { DATETIME($time, dateStyle: "long") }
standing-more = Meer spellen
standing-rated = { $rated ->
    [yes] Je spellen tellen mee voor de ranglijst van het huis.
   *[no] Je spellen tellen niet mee voor de ranglijst van het huis.
}
typed-standing = ranglijst, mijn plaats, resultaten
