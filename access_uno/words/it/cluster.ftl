## Più server, che sono una sala sola
closed-moves = Questo server della sala chiude. Tutte le partite restano salvate, e la sala continua all'indirizzo { $address }.
help-option-announce = Con più server: l'indirizzo con cui gli ospiti degli altri server entrano qui.
