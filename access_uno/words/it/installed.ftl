# Come questa copia del gioco è arrivata qui, e che cosa aiuta dove manca qualcosa.

doctor-installed-clone = Questa copia del gioco è il codice sorgente stesso, in { $place }. Con git pull arriva la versione più recente.
doctor-installed-pip = Questa copia del gioco è stata installata con pip, in { $place }. Per una versione più recente scrivi: { $newer }
doctor-installed-pipx = Questa copia del gioco è stata installata con pipx. Per una versione più recente scrivi: pipx upgrade access-uno
doctor-installed-zip = Questa copia del gioco è arrivata come file zip, in { $place }. Per una versione più recente estrai un nuovo file zip.
doctor-installed-debian = Questa copia del gioco è un pacchetto del tuo sistema, e le versioni più recenti arrivano con i suoi aggiornamenti.
doctor-braille-foreign = In { $place } c'è un pacchetto Python chiamato braille che non è quello del gioco. { $remedy }
doctor-voiceover-setting = Perché il gioco parli con VoiceOver, permetti in Utility VoiceOver, sotto Generali, il controllo con AppleScript.
doctor-voiceover-permission = Quando macOS chiede se il terminale può controllare VoiceOver, accetta.
remedy-one = Scrivi: { $first }
remedy-two = Scrivi: { $first } e poi: { $second }
remedy-extract = Estrai di nuovo il file zip, in una cartella nuova.
remedy-system = Lo trovi nel gestore di pacchetti del tuo sistema, forse con il nome { $install }.
braille-foreign = Il gioco non può partire: in { $place } c'è un pacchetto Python chiamato braille che non è quello del gioco. { $remedy }
