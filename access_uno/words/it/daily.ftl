# The deal of the day, and how it ended in a line to pass on.

help-daily = Gioca la partita del giorno, uguale per tutti: un round contro tre giocatori virtuali.
help-option-yesterday = Racconta come un giocatore virtuale di livello difficile avrebbe giocato la partita di ieri. Con --json: i risultati di ieri.
start-daily = La partita del giorno
daily-played = La partita di oggi l'hai già giocata. { $line }
daily-line = UNO { $day }: { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $turns ->
    [one] un turno
   *[other] { $turns } turni
}, { $hints ->
    [0] nessun suggerimento
    [one] un suggerimento
   *[other] { $hints } suggerimenti
}.
daily-title = La partita del giorno: { $day }
daily-play = Gioca
daily-yesterday = Ascolta come avrebbe giocato quella di ieri un giocatore virtuale di livello difficile
daily-none = Non l'ha ancora giocata nessuno.
daily-place = { $points ->
    [one] { $place }: { $name }, un punto
   *[other] { $place }: { $name }, { $points } punti
}, { $turns ->
    [one] un turno
   *[other] { $turns } turni
}, { $hints ->
    [0] nessun suggerimento
    [one] un suggerimento
   *[other] { $hints } suggerimenti
}
