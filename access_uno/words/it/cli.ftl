# I comandi: che cosa rispondono, il loro aiuto, e che cosa non va in una riga di comando.

## Aiuto

help-start = Il comando access-uno avvia UNO per persone cieche e ipovedenti. Da solo apre il menu iniziale.
help-play = Comincia subito una partita.
help-replay = Racconta che cosa è successo nelle partite registrate.
help-simulate = Fa giocare tra loro i giocatori virtuali.
help-rules = Mostra le regole di un regolamento.
help-braille = Mostra le carte in braille.
help-deck = Prepara etichette in braille per tutte le carte di un mazzo.
help-doctor = Mostra quale voce e quale braille ha questo computer, e come avere quello che manca.
help-help = Mostra l'aiuto di un comando.
help-manual = Produce la pagina di manuale, per il programma man.
help-completions = Produce quello che serve a una shell perché il tasto Tab completi comandi e opzioni.
help-usage = Uso: { $line }
help-command = access-uno { $command }: { $what }
help-option = { $option }: { $what }
help-choices = Può essere: { $choices }.
help-argument-address = L'indirizzo della sala, per esempio example.org:8022.
help-argument-card = Una carta, come R7 o W:red.
help-argument-code = Il codice di un tavolo, sei cifre, o un invito, dieci caratteri.
help-argument-command = Il comando da spiegare.
help-argument-file = Una partita registrata o salvata.
help-argument-fingerprint = L'impronta della sala, che comincia con SHA256.
help-argument-shell = La shell in cui scrivi.
help-default = Se manca: { $value }.
help-default-computers = Se manca: 2, oppure nessuno se giocano due o più persone.
help-default-guests = Se manca: yes, ma no con --members.
help-default-host-key = Se manca: una chiave che la sala crea da sé.
help-default-language = Se manca: la lingua delle tue impostazioni, altrimenti quella del sistema.
help-default-last-rulebook = Se manca: il regolamento della tua ultima partita nuova.
help-default-listener = Se manca: quello che viene detto a tutti.
help-default-output = Se manca: l'output standard.
help-default-own-name = Se manca: il tuo nome nell'ultima partita.
help-default-player = Se manca: una persona.
help-default-rulebook-of-language = Se manca: il regolamento predefinito per la tua lingua.
help-default-seed = Se manca: ogni volta un altro.
help-default-settings = Se manca: come nelle tue impostazioni.
help-default-store = Se manca: un file tra i tuoi dati salvati.
value-taken = { $what ->
    [ADDRESS] INDIRIZZO
    [CARD] CARTA
    [CODE] CODICE
    [COMMAND] COMANDO
    [FINGERPRINT] IMPRONTA
    [FILE] FILE
    [LEVELS] LIVELLI
    [NAME] NOME
    [NUMBER] NUMERO
    [OPTIONS] OPZIONI
    [RULE] NOME=VALORE
    [SHELL] SHELL
   *[VALUE] VALORE
}
help-option-language = La lingua del gioco.
help-option-help = Mostra questo aiuto.
help-option-version = Mostra la versione.
help-option-rulebook = Il regolamento con cui si gioca.
help-option-rule = Un'opzione delle regole, come nome=valore. Si può indicare più volte.
help-option-player = Il nome di una persona che gioca qui. Si può indicare più volte.
help-option-computers = Quanti giocatori virtuali partecipano.
help-option-level = Quanto giocano bene i giocatori virtuali.
help-option-seed = Un numero intero da cui dipende come si mischiano le carte.
help-option-keys = Giochi con tasti singoli.
help-option-lines = Scrivi comandi e premi Invio dopo ciascuno.
help-option-browser = Giochi nel browser: si apre una pagina.
help-option-reading = Come leggi: con uno screen reader, con la voce del gioco, in braille, oppure sullo schermo.
help-option-pace = Le mosse degli altri si susseguono da sole, oppure ciascuna ti aspetta.
help-option-notation = La notazione braille delle carte.
help-option-braille = Come appaiono le carte nel testo: niente braille, caratteri braille o lettere.
help-option-display = Chi scrive sulla barra braille: lo screen reader o, con brlapi, il gioco stesso tramite BRLTTY.
help-option-record = Il file in cui registrare questa partita. Non deve ancora esistere.
help-option-resume = Continua una partita salvata: quella del file indicato, altrimenti la più recente.
help-option-preset = Il nome di regole salvate con cui si gioca.
help-option-json = Produce JSON, per altri programmi.
help-option-for = Racconta la partita come la vive questo giocatore.
help-option-rounds = Quanti round si giocano.
help-option-matches = Quante partite intere si giocano.
help-option-players = I giocatori virtuali, separati da virgole, come normal,hard.
help-option-jobs = Quanti processi si dividono il lavoro.
help-option-brf = Prepara un file braille in BRF.
help-option-pef = Prepara un file braille in PEF.
help-option-output = Il file in cui scrivere.
help-option-format = Il formato del risultato.
help-option-stacked = Mette il valore sopra il colore, come su una carta stampata.

## La pagina di manuale

manual-name = NOME
manual-what = UNO per persone cieche e ipovedenti
manual-synopsis = SINTASSI
manual-commands = COMANDI
manual-options = OPZIONI DI TUTTI I COMANDI
manual-environment = AMBIENTE
manual-home = La cartella che raccoglie impostazioni, partite salvate, risultati e registro.
manual-status = STATO DI USCITA
manual-status-0 = Va tutto bene.
manual-status-1 = Non è stato possibile; una frase dice perché.
manual-status-2 = La riga di comando non ha senso; una frase dice perché.
manual-status-70 = Nel programma c'è un errore; il registro ne dice di più.

## Uso sbagliato

usage-keys-or-lines = Scegli o i tasti o i comandi scritti, non tutti e due.
usage-browser-alone = --browser non va né con i tasti né con i comandi: la pagina ha un'impostazione sua.
usage-rounds-or-matches = Scegli o i round o le partite intere, non tutti e due.
usage-wrong-number-of-players = Possono giocare da due a dieci giocatori, non { $count }.
usage-brf-or-pef = Scegli o BRF o PEF, non tutti e due.
usage-no-rule = Un'opzione delle regole si indica come nome=valore, non come { $text }.
usage-rule-unknown-option = { $nearest ->
    [none] Nelle regole non c'è l'opzione { $option }. Le opzioni sono { $allowed }.
   *[other] Nelle regole non c'è l'opzione { $option }. Volevi dire { $nearest }?
}
usage-rule-unknown-value = L'opzione { $option } delle regole può avere questi valori: { $allowed }.
usage-no-such-player = In questa registrazione nessuno si chiama { $name }. Ci sono { $players }.
usage-braille-unknown-notation = La notazione { $notation } non esiste. Le notazioni sono { $known }.
usage-braille-unknown-format = Il formato { $format } non esiste.

## Risposte

file-line = { $file }, riga { $line }. { $reason }
file-whole = { $file }. { $reason }
cannot-write-file = { $reason ->
    [no-folder] Non si può scrivere nel file { $path }. La cartella non esiste.
    [is-folder] Non si può scrivere nel file { $path }. È una cartella.
    [forbidden] Non si può scrivere nel file { $path }. Lì non hai il permesso di scrivere.
    [full] Non si può scrivere nel file { $path }. Il disco è pieno.
   *[other] Non si può scrivere nel file { $path }.
}
cannot-write-output = { $reason ->
    [no-folder] Non si può scrivere il risultato. La cartella non esiste.
    [is-folder] Non si può scrivere il risultato. È una cartella.
    [forbidden] Non si può scrivere il risultato. Lì non hai il permesso di scrivere.
    [full] Non si può scrivere il risultato. Il disco è pieno.
   *[other] Non si può scrivere il risultato.
}
braille-unknown-card = In questa notazione non c'è la carta { $card }. Le carte si scrivono come R7, G+2, BS, YR, W, W:red, W+4, ST o CU.
# same as: refused-unknown-rulebook
braille-unknown-rulebook = Il regolamento { $rulebook } non esiste.
braille-no-cards = Questi caratteri braille non sono carte.
liblouis-missing = Per il braille serve liblouis. { $remedy }
liblouis-wrong = Il pacchetto Python di nome louis o Pylouis non è liblouis. { $remedy }
liblouis-old = Per il braille serve liblouis 3.24 o più recente, e questo è più vecchio. { $remedy }
liblouis-table = liblouis non riesce a leggere una tabella braille.
liblouis-text = liblouis non riesce a tradurre questo testo in braille.
simulated = { $rounds ->
    [one] Si è giocato un round, { $rate } al secondo.
   *[other] Si sono giocati { $rounds } round, { $rate } al secondo.
}
simulated-seat = { $level ->
    [easy] Giocatore { $player }, livello facile: { $share } per cento di vittorie.
    [normal] Giocatore { $player }, livello normale: { $share } per cento di vittorie.
    [hard] Giocatore { $player }, livello difficile: { $share } per cento di vittorie.
    [random] Giocatore { $player }, che gioca a caso: { $share } per cento di vittorie.
   *[other] Giocatore { $player }, livello { $level }: { $share } per cento di vittorie.
}
simulated-matches = { $matches ->
    [one] Una partita decisa. Vinte: { $wins }.
   *[other] { $matches } partite decise. Vinte: { $wins }.
}
simulated-match-wins = { $count } dal giocatore { $player }
simulated-turns = Un round ha in media { $mean } turni, la metà dei round ne ha al massimo { $median }, e uno su venti più di { $most }.
simulated-points = { $scoring ->
    [hands] In un round ai perdenti restano in mano in media { $mean } punti.
   *[winner] Chi vince un round riceve in media { $mean } punti.
}
simulated-void = { $count ->
    [0] Nessun round è stato nullo.
    [one] Un round è stato nullo.
   *[other] { $count } round sono stati nulli.
}
simulated-progress = Avanzamento: { $percent } per cento.
