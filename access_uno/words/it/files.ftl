# Cartelle e file

no-home = Qui non c'è una cartella per le impostazioni e le partite salvate. Imposta ACCESS_UNO_HOME su una cartella in cui possano stare.
command-broke = C'è stato un errore nel programma; che cosa è successo si legge nel file { $path }.
