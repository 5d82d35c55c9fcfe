## Più server, che sono una sala sola
closed-moves = Questo server della sala chiude. Tutte le partite restano salvate, e la sala continua all'indirizzo { $address }.
help-option-announce = Con più server: l'indirizzo a cui gli ospiti degli altri entrano qui.
