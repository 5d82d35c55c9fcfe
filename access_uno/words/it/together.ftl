# Giocare con altri che sono altrove: sale, tavoli, conversazione, e ciò che una sala rifiuta.

## Come si entra
start-together = Gioca con altri
together-known = Vai alla sala { $address }, dove ti chiami { $name }
together-elsewhere = Vai in una sala con il suo indirizzo
together-elsewhere-ask = Qual è l'indirizzo della sala, per esempio example.org o example.org:8022?
together-here = Apri qui una sala per altri
together-welcome = Ti diamo il benvenuto, { $name }.
together-first-keys = { $next } e { $previous } scorrono i menu, { $open } sceglie, { $back } torna indietro, { $help } elenca i tasti.
together-guest = Ti diamo il benvenuto, { $name }. Qui sei ospite.
together-name-ask = Come vuoi chiamarti qui? Dal tuo secondo dispositivo scrivi invece le sei cifre.
together-broke = Qui c'è stato un errore. Gli altri continuano a giocare; rientra pure.

## Il menu di una sala
together-lobby = La sala
together-go-on = { $others ->
    [0] Continua la tua partita al tavolo { $code }
   *[other] Continua la tua partita al tavolo { $code }, con { $names }
}
together-now-join = Siediti con { $names } al tavolo { $code }
together-now-open = Gioca subito, a un tavolo tuo
together-go = I tavoli
together-go-ask = A quale tavolo?
together-more-tables = Altri tavoli
together-open = Apri un tavolo
together-open-now = Aprilo così
together-enter-code = Vai a un tavolo con il suo codice
together-code-ask = Quali sono le sei cifre del tavolo?
together-watch = Guarda un tavolo
together-seat = Riprendi il tuo posto in una partita
together-seat-ask = Qual è il codice del tuo posto? Se non lo hai, scrivi il nome che avevi lì: chi è al tavolo deciderà se farti entrare.
together-who = Chi c'è nella sala
together-device = Aggiungi un secondo dispositivo
together-device-code = Il codice per il tuo secondo dispositivo è { $code }. Vale dieci minuti.
together-invite = Invita qualcuno
together-invitation = L'invito è { $code }. Vale { $days } giorni, per una persona. Mandale questa riga: { $line }
together-invitation-address = Nella riga, al posto di ADDRESS, ci va l'indirizzo di questa sala.
together-my-account = Il mio account
together-rename = Cambia il mio nome
together-rename-ask = Come vuoi chiamarti d'ora in poi?
together-delete-account = Elimina il mio account
together-delete-account-ask = Vuoi eliminare il tuo account e tutto quello che contiene? Dove hai un posto giocherà il computer.
together-admin = Per l'amministrazione
together-admin-notice = Avvisa tutti
together-admin-notice-ask = Che cosa vuoi dire a tutti?
together-admin-mute = Togli la parola a qualcuno
together-admin-unmute = Ridai la parola a qualcuno
together-admin-ban = Manda via qualcuno per sempre
together-admin-unban = Lascia tornare qualcuno
together-ban-ask = Per quanto tempo non possono entrare persone nuove dalla stessa rete?
together-ban-hours = { $hours ->
    [24] Per un giorno
    [168] Per una settimana
   *[other] Per sempre
}
together-admin-close = Chiudi un tavolo
together-person-ask = Come si chiama?
together-done = Fatto.
together-ended = { $others ->
    [yes] Il tavolo { $code } con { $names } non c'è più: da 14 giorni non ci veniva nessuno.
   *[no] Il tavolo { $code } non c'è più: da 14 giorni non ci veniva nessuno.
}
together-leave-house = Lascia la sala
together-leave-house-ask = Vuoi lasciare la sala?
together-no-tables = Non c'è ancora nessun tavolo. Puoi aprirne uno.
together-listed = { $code }: { $names }, { $rulebook }, { $state ->
        [free] { $free ->
            [one] un posto libero
           *[other] { $free } posti liberi
        }
        [over] partita finita
       *[playing] si gioca
    }{ $mine ->
        [yes] , hai un posto lì
       *[no] { "" }
    }
together-in-house = { $count ->
    [one] Nella sala c'è una persona.
   *[other] Nella sala ci sono { $count } persone.
}
together-person = { $where ->
    [playing] { $name } è al tavolo { $code }.
    [watching] { $name } guarda il tavolo { $code }.
   *[none] { $name } non è a nessun tavolo.
}

## Un tavolo nuovo
together-seats = { $count } posti
together-seats-ask = Quanti posti, compresi i giocatori virtuali?
together-private = { $private ->
    [yes] Privato: lo trova solo chi conosce il codice.
   *[no] Aperto: lo trovano tutti nella sala.
}
together-chance = { $seconds ->
    [0] Tutto il tempo che si vuole per intervenire prima degli altri, per esempio per gridare UNO.
    [one] Un secondo per intervenire prima degli altri, per esempio per gridare UNO.
   *[other] { $seconds } secondi per intervenire prima degli altri, per esempio per gridare UNO.
}
together-chance-ask = Quanto deve aspettare il tavolo quando qualcuno può intervenire per primo, per esempio gridando UNO?

## A un tavolo
together-table = Tavolo { $code }
together-table-menu = Il tavolo
together-code = Il codice di questo tavolo è { $code }.
together-seat-code = Il codice del tuo posto, per riprenderlo: { $code }.
together-named = Ora ti chiami { $name }.
together-waits = Il tavolo aspetta altre persone.
together-waits-how = Scrivi comincia, chi, vai via, oppure parla e un testo.
together-order = { $computers ->
    [0] Nell'ordine: { $names }.
    [one] Nell'ordine: { $names }, poi un giocatore virtuale.
   *[other] Nell'ordine: { $names }, poi { $computers } giocatori virtuali.
}
together-free = { $free ->
    [one] C'è un posto libero.
   *[other] Ci sono { $free } posti liberi.
}
together-watching = Chi guarda: { $names }.
together-player = { $how ->
    [you] { $name }, cioè tu.
    [computer] { $name }, un giocatore virtuale.
    [away] { $name }, assente.
   *[here] { $name }.
}
together-came = { $free ->
    [0] { $name } si siede. Non ci sono più posti liberi.
    [one] { $name } si siede. C'è un posto libero.
   *[other] { $name } si siede. Ci sono { $free } posti liberi.
}
together-came-instead = { $computers ->
    [0] { $name } si siede. Non partecipa più nessun giocatore virtuale.
    [one] { $name } si siede. Partecipa un giocatore virtuale.
   *[other] { $name } si siede. Partecipano { $computers } giocatori virtuali.
}
together-went = { $name } ha lasciato il tavolo.
together-leads = { $away ->
    [yes] { $owner } al momento non c'è, quindi ora puoi cominciare tu la partita.
   *[no] Ora il tavolo è tuo: puoi cominciare la partita.
}
together-watches = { $name } sta guardando.
together-you-watch = Stai guardando il tavolo { $code }.
together-begin = Comincia ora
together-add-computer = Aggiungi un giocatore virtuale
together-take-computer = Togli un giocatore virtuale
together-again = { $whose ->
    [own] Cominci un'altra partita.
   *[other] { $name } comincia un'altra partita.
}
together-who-here = Chi c'è qui
together-say = Di' qualcosa al tavolo
together-say-ask = Che cosa vuoi dire al tavolo?
together-say-what = Scrivi parla, e poi quello che vuoi dire.
together-said = { $whose ->
    [own] Tu dici: { $text }
   *[other] { $name } dice: { $text }
}
together-nudged-keys = { $name } chiede se ci sei ancora. Per rispondere basta un tasto qualsiasi.
together-nudged-typed = { $name } chiede se ci sei ancora. Per rispondere premi Invio.
together-nudge = Chiedi se { $name } c'è ancora
together-nudge-done = { $name } ha ricevuto la domanda. Se non risponde entro un minuto, risulta assente.
together-absent = Il tavolo aspetta { $name }, che al momento non c'è.
together-absent-keys = Ora il computer può giocare al posto di { $name }: il menu si apre con { $key }.
together-absent-typed = Ora il computer può giocare al posto di { $name }. Scrivi { $verb } e il nome.
together-notice = Per tutti: { $text }
together-tell-code = Il codice di questo tavolo
together-remove = Manda via qualcuno
together-removed = Hai mandato via { $name }.
together-leave-table = Lascia il tavolo
together-give-up = Abbandona questa partita
together-give-up-ask = Vuoi abbandonare questa partita? Al tuo posto giocherà il computer fino alla fine.
together-given-up = Hai abbandonato la partita.
together-gave-up = { $name } abbandona la partita.
together-computer-for = Fai giocare il computer al posto di { $name }
together-claimed = Chi è al tavolo ha ricevuto la tua richiesta. Avrai il posto quando ti faranno entrare.
together-claims = { $name } dice di essere { $other }, che in questo momento non c'è.
together-claims-keys = Puoi dare il posto dal menu del tavolo.
together-claims-typed = Per dare il posto, scrivi fai entrare { $name }.
together-let-in = Fai sedere { $name } al posto di { $other }
together-let-in-done = { $name } può entrare.
together-about-others = Gli altri al tavolo
together-ignore = { $ignored ->
    [yes] Torna a sentire { $name }
   *[no] Ignora { $name }
}
together-ignored = Non senti più quello che dice { $name }.
together-ignored-no-more = Senti di nuovo { $name }.
together-silence = { $on ->
    [yes] Fai tacere { $name } a questo tavolo
   *[no] Lascia parlare di nuovo { $name } a questo tavolo
}
together-silenced = Qui nessuno sente più { $name }.
together-silenced-no-more = Qui tutti sentono di nuovo { $name }.

together-watch-typed = Scrivi scoperta, turno, conta, punti, indietro, successivo, chi, vai via, oppure parla e un testo.
together-watch-leave = lascia il tavolo.
together-watch-about-keys = { $others } apre ciò che puoi fare con gli altri, per esempio ignorare qualcuno.
together-watch-about-typed = Scrivi ignora e un nome per non sentire più quello che dice qualcuno.
together-watch-key-unknown = Mentre guardi, questo tasto non fa niente. { $keys } elenca i tasti.
together-watch-not-understood = Mentre guardi, questo non significa niente: { $text }. Scrivi aiuto per sapere che cosa puoi scrivere.
together-talk-keys = { $say } dice qualcosa al tavolo. { $who } dice chi c'è.
together-talk-typed = Scrivi chi, vai via, oppure parla e un testo. Per una persona: chiama, ignora, zitto o computer, e il nome.
filter-talk = La cronologia mostra quello che si è detto al tavolo.

## Che cosa si può chiedere con l'indirizzo
together-help-tables = tables: i tavoli della sala, uno per riga.
together-help-play = play: apri un tavolo con --seats, --computers, --level, --rulebook, --rule, --private, --hints, --chance, --seed, --reading, --pace, --braille, --notation.
together-help-join = join e un codice: siediti a un tavolo. Un ospite aggiunge il codice del suo posto, per riprenderlo.
together-help-watch = watch e un codice: guarda un tavolo.
together-help-all = Con ciascuno vanno anche --language, per esempio --language de, e --help.

## Che cosa si scrive
typed-say = parla, di, di', dico a tutti, dico al tavolo, dico agli altri, scrivi a tutti, scrivi al tavolo, chat, messaggio
typed-who = chi, chi c'è, chi c è qui, chi c è al tavolo, chi c è ora, chi c è adesso, chi siamo, chi è qui, chi è al tavolo, chi sono gli altri, chi ci sta, quanti siamo, in quanti siamo, chi è seduto, con chi gioco, con chi sto giocando, contro chi gioco
typed-begin = comincia, inizia, cominciamo, iniziamo, partiamo, si comincia, si inizia, si parte, comincia ora, comincia adesso, inizia ora, inizia adesso, cominciamo pure, iniziamo pure, cominciate, iniziate, comincia la partita, inizia la partita, dai cominciamo, dai iniziamo, via si comincia, cominciare, iniziare, partire, possiamo cominciare, possiamo iniziare, cominciamo ora, cominciamo adesso
typed-leave = vai via, vado via, vado, me ne vado, lascio il tavolo, lascia il tavolo, mi alzo dal tavolo, esco dal tavolo, vado via dal tavolo, lasciare il tavolo, voglio lasciare il tavolo
typed-give-up = abbandona, abbandona la partita, mi arrendo, mi ritiro, mi ritiro dalla partita, abbandono, abbandono la partita, getto la spugna, lascio la partita
typed-again-match = ancora, rivincita, ancora una, un altra, giochiamo, facciamone un altra, facciamone un altro, giochiamone un altra, giochiamone un altro, un altra partita, ancora una partita, rifacciamo, rifacciamola, rifacciamone una, ricominciamo, si rigioca, rigiochiamo, rigioca, voglio la rivincita, la rivincita, dammi la rivincita, facciamo la rivincita, rivincita subito, bis, la bella, facciamo la bella, un altra ancora, ne facciamo un altra, ne facciamo ancora una, ancora un giro, un altro giro, giochiamo ancora, gioco ancora, voglio giocare ancora, ricomincia, ancora una dai, dai un altra, un altra dai, dai ancora una
typed-rename = chiamami, mi chiamo
typed-delete-account = elimina il mio account
typed-nudge = chiama, richiama, sveglia, chiedi di
typed-ignore = ignora, ignorare, non ascoltare, non voglio sentire, non sentire
typed-silence = zitto, zitta, fai tacere, metti a tacere, silenzia
typed-remove = manda via, allontana, butta fuori, caccia via, espelli, allontanare, mandare via
typed-computer = computer
typed-let-in = fai entrare, lascia entrare, far entrare, fallo entrare, falla entrare, lascia passare

## In viaggio verso una sala
join-calling = Mi collego all'indirizzo { $address }.
join-calling-keys = Con { $back } annulli il collegamento.
join-lost = Il collegamento con la sala si è interrotto. Continuo a provare; il tuo posto ti aspetta.
join-back = Il collegamento con la sala è tornato.
join-unreachable = All'indirizzo { $address } non c'è nessuna sala, o non si può raggiungere.
join-strange = La sala { $address } ha una chiave nuova; non è stato inviato niente. La vecchia è in { $path }.
join-refused = La sala all'indirizzo { $address } non ti ha fatto entrare.
join-uninvited = La sala all'indirizzo { $address } è privata: serve un invito.
join-invitation-ask = Questa sala è privata. Scrivi l'invito, dieci caratteri.
join-nonsense = Questo programma e la sala { $address } non si capiscono. Forse la sala è più recente. Per un rimedio scrivi access-uno doctor.

## Aprire una sala
serve-open = La sala è aperta all'indirizzo { $address }
serve-only-here = Si può entrare solo da questo computer. Per far entrare altri, avvia con --listen all:{ $port }.
serve-key = La chiave in { $path } non si può leggere o scrivere.
serve-backup = La sala è stata copiata in { $path }.
serve-backup-other = { $path } non è una copia precedente, perciò non viene sostituito. Indica un altro file.
serve-store = { $code ->
    [in-use] Questa sala è già aperta in un'altra finestra: { $path }. Prima chiudila lì.
    [disk-full] Non c'è più spazio per { $path }.
    [broken] { $path } non è l'archivio di una sala.
    [cannot-reach] Nessun server NATS con JetStream risponde: { $path }.
    [too-few] Tre server NATS devono formare un cluster, ma non ci sono tutti: { $path }.
    [nats-login] NATS non accetta questo utente o questa password: { $path }.
    [nats-too-old] Il server NATS è alla versione { $path }; a una sala serve la 2.11 o una più recente.
    [other-version] In questa sala è aperto un server di un'altra versione: { $path }. Prima chiudilo.
    [newer-version] Questa sala è già stata aperta con una versione più recente di questo programma. Installa quella versione.
    [wrong-settings] Uno stream in NATS è stato creato con altre impostazioni: { $path }.
   *[cannot-write] { $path } non si può aprire.
}
serve-port = All'indirizzo { $address } non può entrare nessuno: { $why ->
    [in-use] un altro programma usa questa porta
    [reserved] questa porta è riservata al sistema; scegline una da 1024 in su
    [elsewhere] questo computer non ha questo indirizzo
   *[other] il sistema non lo permette
}.
serve-opened = La sala è aperta. Gli altri entrano con questo indirizzo: { $address }

## Perché la sala finisce una visita
closed-house-full = La sala è piena. Torna più tardi.
closed-address-full = Dalla tua rete sono già entrate troppe persone. Riprova più tardi.
closed-too-many-accounts = Dalla tua rete sono arrivate troppe persone nuove. Torna tra qualche minuto.
closed-banned = L'amministrazione non ti fa entrare.
closed-account-deleted = Il tuo account è stato eliminato. Arrivederci.
closed-no-guests = Questa sala non fa entrare nessuno senza chiave SSH.
closed-members-only = Questa sala è privata. Ti serve un invito.
invitation-wanted = Questa sala è privata. Ti serve un invito di dieci caratteri, o le sei cifre per il tuo secondo dispositivo.
invitation-ask = Invito:
closed-newer-connection = Ora sei nella sala con un altro collegamento, quindi questo si chiude.
closed-name-taken = Qui il tuo nome è già in uso in questo momento, perciò non puoi entrare. Torna più tardi.
closed-server-ends = La sala ora chiude. Tutte le partite restano salvate.
closed-wrong-protocol = Questa sala parla un'altra versione del protocollo.
closed-line-too-long = Quella riga era troppo lunga.
closed-not-kept = Ora la sala non può salvare niente, quindi non entra nessuno.
left-removed = Ti hanno mandato via dal tavolo.
left-closed = Il tavolo è stato chiuso.

## Che cosa rifiuta la sala
refused-name-empty = Un nome ha bisogno di almeno una lettera.
refused-name-too-long = Il nome è troppo lungo; sono permessi 32 caratteri.
refused-name-with-mark = Il nome contiene un segno che i nomi non possono avere: due punti, virgola, uguale, barra verticale o cancelletto.
refused-name-with-control = Il nome contiene un carattere invisibile, che i nomi non possono avere.
# same as: error-name-bare-accent, usage-wrong-player
refused-name-bare-accent = Un nome non può cominciare con un accento senza una lettera prima.
refused-name-taken = Qui { $name } è già il nome di un'altra persona.
refused-has-name = Ti chiami già { $name }.
refused-device-code-wrong = Quel codice non vale, o non vale più.
# same as: refused-device-code-wrong
refused-invitation-wrong = Quel codice non vale, o non vale più.
refused-not-private = Questa sala è aperta a tutti, quindi non serve un invito.
refused-guests-have-no-devices = Gli ospiti non possono aggiungere dispositivi. Entra con una chiave SSH.
refused-guests-have-no-account = Gli ospiti non hanno un account. Entra con una chiave SSH.
refused-at-table = Prima lascia il tavolo.
refused-has-seat = Hai un posto nella partita al tavolo { $code }. Prima portala a termine o abbandonala.
refused-too-often = Lo fai troppo spesso. Aspetta un po'.
refused-too-many-accounts = Dalla tua rete sono arrivate troppe persone nuove. Riprova tra qualche minuto.
refused-too-many-codes = Dalla tua rete sono arrivati troppi codici sbagliati. Aspetta qualche secondo.
refused-too-many-public-tables = Dalla tua rete sono stati aperti troppi tavoli. Uno privato si può ancora aprire.
refused-at-no-table = Non sei a nessun tavolo.
refused-no-table = Il tavolo { $code } non c'è.
refused-no-free-seat = Al tavolo { $code } non ci sono posti liberi. Puoi guardare.
refused-no-seat-for = A questo tavolo non c'è un posto libero per { $name }.
refused-sits-here = { $name } è già a questo tavolo.
refused-seat-waits = Al tavolo { $code } non ci sono posti liberi. Il posto di { $name } aspetta l'ospite che lo aveva.
refused-seat-code-wrong = Questo non è il codice di un posto a questo tavolo.
refused-seat-of-guest = In questo modo solo un ospite può riprendere un posto. Entra senza chiave SSH.
refused-no-guest-seat = Al tavolo { $code } nessun ospite di nome { $name } ha un posto in una partita.
refused-nobody-at-table = Al tavolo { $code } non c'è nessuno che possa farti entrare.
refused-no-claim = { $name } non ha chiesto nessun posto.
refused-own-table = Al tavolo { $code } hai un posto, quindi non puoi solo guardare.
refused-begun = La partita è già cominciata.
refused-not-begun = La partita non è ancora cominciata.
refused-too-few-players = Per giocare bisogna essere almeno in { $least }. Aggiungi un giocatore virtuale, o aspetta altre persone.
refused-too-many-tables = Hai già { $count } tavoli. Vai a uno di questi e abbandona la partita, oppure lascia il tavolo se lì non si gioca. Poi potrai aprirne un altro.
refused-not-owner = Questo può farlo solo { $name }, perché il tavolo è suo.
refused-watching = Qui stai solo guardando.
refused-not-yet-back = Un momento: stai per riprendere il tuo posto.
refused-nobody-of-that-name = Qui nessuno si chiama { $name }.
refused-not-away = { $name } non è assente.
refused-not-away-long = { $name } è assente da meno di un minuto. { $seconds ->
    [one] Fra un secondo può giocare il computer.
   *[other] Fra { $seconds } secondi può giocare il computer.
}
refused-try-again = Nello stesso momento è successo qualcos'altro. Riprova.
refused-nothing-said = Il testo è vuoto.
refused-talk-too-long = È troppo lungo; sono permessi { $count } caratteri.
refused-talk-too-fast = Non così in fretta: solo una riga ogni due secondi.
refused-muted = L'amministrazione ti ha tolto la parola.
refused-silenced = A questo tavolo nessuno ti sente.
refused-nudged-too-often = Qualcuno lo ha già chiesto a { $name } meno di un minuto fa.
refused-too-many-ignored = Stai già ignorando il numero massimo di persone.
refused-no-friend = { $name } non è tra i tuoi amici, né al tuo tavolo.
refused-too-many-friends = { $name } ha già il numero massimo di amici e di richieste.
refused-not-here = { $name } non è nella sala.
refused-no-match = Non hai nessuna partita con quel nome.
refused-not-admin = Questo può farlo solo l'amministrazione.
refused-is-admin = Non si può: { $name } fa parte dell'amministrazione.
refused-not-kept = Ora la sala non può salvare niente, quindi questo non è stato fatto.
refused-wrong-seats = { usage-wrong-seats }
refused-no-own-seat = Uno dei { $count } posti deve essere tuo.
refused-unknown-rulebook = Il regolamento { $name } non esiste.
refused-seed-with-others = Il numero seed si può scegliere solo dove non gioca nessun altro.
refused-stale = Prima è successo altro, quindi la mossa non è stata eseguita.
refused-no-action = Questa non è un'azione: { $action }.
refused-no-json = Quello non era un oggetto JSON.
refused-unknown-wish = La richiesta { $what } non esiste.
refused-missing = Alla richiesta { $what } serve { $field }.
refused-wrong-field = Il campo { $field } non può avere questo valore.
refused-hello-first = Prima di tutto viene hello.
refused-name-first = Prima scegli un nome.
refused-wrong-protocol = Questa sala parla la versione { $known } del protocollo.
refused-settings-too-long = Così tante impostazioni non si possono salvare.

## Righe di comando
usage-no-command = { $nearest ->
    [none] Il comando { $command } qui non c'è. Ci sono tables, play, join, watch e help.
   *[other] Il comando { $command } qui non c'è. Volevi dire { $nearest }?
}
usage-wrong-code = { $text } non è un codice. Un tavolo ha sei cifre, un invito dieci caratteri.
usage-wrong-address = { $address } non è un indirizzo. Un indirizzo si scrive così: example.org:8022.
usage-backup-of-file = { $store } non è un file: --backup copia il file di una sala.
usage-wrong-store = In { $store } una sala non può salvare niente.
usage-wrong-proxy = { $address } non è l'indirizzo di un proxy. Serve il suo indirizzo IPv4 o IPv6.
usage-wrong-admin = { $admin } non è una chiave per l'amministrazione. Serve il file di una chiave pubblica o la sua impronta, che comincia con SHA256.
usage-wrong-members = { $path } non è un elenco di chiavi pubbliche. Serve un file con una chiave per riga.
usage-no-nats = Per NATS manca ancora una parte. Scrivi: { $command }
help-serve = Apre una sala in cui altri giocano con te, tramite SSH.
help-join = Va in una sala, per esempio example.org:8022, e lì al tavolo con il codice indicato.
help-option-listen = Da dove si entra, per esempio all:8022 per tutti gli indirizzi di questo computer. Si può indicare più volte.
help-option-trusted-proxy = Un proxy che dice da dove arriva chi entra, con il protocollo PROXY, versione 2. Si può indicare più volte.
help-option-store = Il file in cui la sala salva tutto; oppure i server NATS che tutti i server della sala condividono.
help-option-guests = Decide se può entrare chi non ha una chiave SSH. Anche senza ospiti, chi ha una chiave nuova entra lo stesso, tranne in una sala privata.
help-option-members = Rende privata la sala: entrano solo le chiavi in questo file e chi ha un invito. Il file ha una chiave pubblica per riga.
help-option-admin = Il file di una chiave pubblica o la sua impronta: chi ha quella chiave può togliere la parola, mandare via e chiudere tavoli. Si può indicare più volte.
help-option-backup = Copia in questo file quello che la sala conserva, anche mentre è aperta, e termina. Una copia più vecchia viene sostituita.
help-option-host-key = Il file con la chiave da cui si riconosce la sala.
help-option-name = Come vuoi chiamarti lì.
help-option-watch = Guarda il tavolo invece di sederti.
