# La classifica di una sala, a parole.
standing-own = { $stands ->
    [placed] { $matches ->
        [one] Dopo una partita sei al posto { $place } su { $of }
       *[other] Dopo { $matches } partite sei al posto { $place } su { $of }
    }
    [left] Non hai un posto in classifica
   *[provisional] { $matches ->
        [0] Il tuo posto in classifica: per ora non conta nessuna partita
        [one] Il tuo posto in classifica è ancora provvisorio, dopo una partita
       *[other] Il tuo posto in classifica è ancora provvisorio, dopo { $matches } partite
    }
}
standing-history = Il tuo posto dopo ogni partita
standing-stood = { DATETIME($time, dateStyle: "long") }: { $stands ->
        [placed] posto { $place } su { $of }, { $matches ->
            [one] dopo una partita
           *[other] dopo { $matches } partite
        }
       *[provisional] posto ancora provvisorio, { $matches ->
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
typed-standing = classifica, il mio posto, risultati
