# La classifica di una sala, a parole.
standing-own = { $stands ->
    [placed] { $matches ->
        [one] Dopo una partita sei in posizione { $place } su { $of }
       *[other] Dopo { $matches } partite sei in posizione { $place } su { $of }
    }
    [left] Non sei in classifica
   *[provisional] { $matches ->
        [0] La tua posizione in classifica: per ora non conta nessuna partita
        [one] La tua posizione in classifica è ancora provvisoria, dopo una partita
       *[other] La tua posizione in classifica è ancora provvisoria, dopo { $matches } partite
    }
}
standing-history = La tua posizione dopo ogni partita
standing-stood = { DATETIME($time, dateStyle: "long") }: { $stands ->
        [placed] posizione { $place } su { $of }, { $matches ->
            [one] dopo una partita
           *[other] dopo { $matches } partite
        }
       *[provisional] posizione ancora provvisoria, { $matches ->
            [one] dopo una partita
           *[other] dopo { $matches } partite
        }
    }
standing-list = La classifica della sala
standing-list-empty = In classifica non c'è ancora nessuno.
standing-placed = { $matches ->
    [one] { $place }: { $name }, una partita
   *[other] { $place }: { $name }, { $matches } partite
}
standing-result = Vinta da { $winners }: { $players }, { $rulebook }, { DATETIME($time, dateStyle: "long") }
standing-more = Altre partite
standing-rated = { $rated ->
    [yes] Le tue partite contano per la classifica della sala.
   *[no] Le tue partite non contano per la classifica della sala.
}
typed-standing = classifica, la mia posizione, il mio posto, risultati
