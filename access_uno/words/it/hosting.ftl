## A configuration file
usage-config-unread = La configurazione in { $path } non si può leggere.
usage-config-wrong = La riga { $line } di { $path } non è TOML.
usage-config-kind = L'opzione { $option } nella configurazione deve essere { $wanted ->
    [flag] true o false
    [number] un numero intero
    [texts] un testo tra virgolette o un elenco di testi
   *[text] un testo tra virgolette
}.
serve-config-read = La configurazione è stata riletta.
serve-config-kept = Nella configurazione c'è un errore, quindi non cambia niente. { $reason }
serve-config-fixed = Per cambiare { $options } devi chiudere la sala e riaprirla.
help-option-config = Un file TOML con queste opzioni, senza i trattini. Quello che scrivi qui ha la precedenza. SIGHUP fa rileggere il file.
help-option-check = Dice se questa configurazione è valida e chi può raggiungere la sala, e termina.

## What serve --check says
check-sound = La configurazione è valida.
check-runs = All'indirizzo { $address } c'è già una sala aperta.
check-network = Nella tua rete si entra con { $address }.
check-internet = Da altrove si entra con { $address }, se il router o un firewall non lo impedisce.
check-router = Con { $address } si entra dalla tua rete; da altrove solo se il router inoltra la porta a questo computer.
check-carrier = Da altrove non si entra con { $address }: il tuo operatore dà lo stesso indirizzo a più clienti.
check-certificate = { $over ->
    [yes] Il certificato della pagina è scaduto.
   *[no] { $days ->
        [one] Il certificato della pagina vale ancora un giorno.
       *[other] Il certificato della pagina vale ancora { $days } giorni.
    }
}
check-announced = { $answers ->
    [yes] All'indirizzo annunciato { $address } risponde una sala.
   *[no] Da qui, all'indirizzo annunciato { $address } ora non risponde nessuna sala.
}

## What a house says of itself
serve-status = Lo stato della sala, per i programmi: { $address }
house-store = { $answers ->
    [yes] La sala può di nuovo salvare.
   *[no] Ora la sala non può salvare. Un momento.
}
house-closes = La sala chiude tra { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
} per manutenzione. Ogni tavolo resta com'è.
house-closes-back = { $by ->
    [itself] Se hai un posto in una partita, ti aspetta, e appena la sala riapre mi ricollego da solo.
   *[hand] Se hai un posto in una partita, ti aspetta. Per tornare, tra uno o due minuti scrivi di nuovo lo stesso comando ssh.
}
help-option-drain = Quando la sala deve chiudere: quanti secondi restano a chi c'è. Tutti vengono avvisati subito.
help-option-status = Dove i programmi chiedono se la sala sta bene e quali sono i suoi numeri: healthz e metrics. Senza un altro indirizzo, solo da questo computer.

## Reports of people
report-person = Segnala qualcuno
report-ask = Chi vuoi segnalare?
report-how = Segnala { $name }: lo legge solo l'amministrazione.
report-plain = Segnala, senza quello che si è detto
report-talk = Segnala, con le ultime frasi che ti sono arrivate; dopo 30 giorni vengono eliminate
report-done = Hai segnalato { $name }. La segnalazione la legge solo l'amministrazione.
report-no-person = Qui non c'è nessun altro.
report-keys = { $report } segnala qualcuno all'amministrazione.
report-typed = Per segnalare qualcuno all'amministrazione, scrivi segnala e il nome.
typed-report = segnala, segnalo, segnalare, denuncia, denuncio
refused-no-report = Questa segnalazione non c'è più.
refused-report-oneself = Non puoi segnalarti.

## What administrators read and do
moderation-reports = Le segnalazioni
moderation-bans = Chi non può entrare
moderation-accounts = Gli account
moderation-deeds = Che cosa ha fatto l'amministrazione
moderation-find = Cerca un nome dal suo inizio
moderation-begins-ask = Come comincia il nome?
moderation-none = { $list ->
    [reports] Non ci sono segnalazioni.
    [bans] Possono entrare tutti.
    [accounts] Non c'è un account così.
   *[deeds] Ancora niente.
}
moderation-more = Altro
moderation-when = { $days ->
    [0] { $hours ->
        [0] nell'ultima ora
        [one] un'ora fa
       *[other] { $hours } ore fa
    }
    [one] un giorno fa
   *[other] { $days } giorni fa
}
moderation-report = { $name }, segnalazione fatta da { $by }, { $when }{ $lines ->
    [0] {""}
   *[other] , con le frasi
}
moderation-said = { $name }: { $text }
moderation-banned = { $name }: { $account ->
    [yes] l'account, per sempre
   *[no] nessun account
}{ $addresses ->
    [0] {""}
    [one] ; una rete, per { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }
   *[other] ; { $addresses } reti, per { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }
}
moderation-account = { $name }{ $here ->
    [yes] , è qui
   *[no] {""}
}{ $admin ->
    [yes] , dell'amministrazione
   *[no] {""}
}{ $muted ->
    [yes] , senza diritto di parola
   *[no] {""}
}{ $banned ->
    [yes] , non può entrare
   *[no] {""}
}
moderation-do = { $what ->
    [hear] Leggi quello che si è detto
    [mute] Togli la parola a { $name }
    [unmute] Ridai la parola a { $name }
    [ban] Manda via { $name } per sempre
    [unban] Lascia tornare { $name }
    [settle] Elimina questa segnalazione: è risolta
   *[forget] Elimina l'account di { $name }, con tutto quello che contiene
}
moderation-did = { $what ->
    [mute] { $name } non ha più la parola.
    [unmute] { $name } ha di nuovo la parola.
    [ban] { $name } non può più entrare.
    [unban] { $name } può tornare.
   *[forget] L'account di { $name } è eliminato.
}
moderation-forget-ask = Vuoi eliminare per sempre l'account di { $name }?
moderation-deed = { $by }: { $does ->
    [mutes] ha tolto la parola a { $what }
    [unmutes] ha ridato la parola a { $what }
    [bans] ha mandato via { $what } per sempre
    [unbans] ha lasciato tornare { $what }
    [closes] ha chiuso il tavolo { $what }
    [tells] ha avvisato tutti
    [begins] ha cominciato la partita al tavolo { $what }
    [removes] ha mandato via { $what } da un tavolo
    [silences] ha fatto tacere { $what } a un tavolo
    [lets-talk] ha ridato la parola a { $what } a un tavolo
    [settles] ha risolto una segnalazione su { $what }
   *[deletes] ha eliminato l'account di { $what }
}, { $when }

## Asking the router
router-ipv6 = Chi ha IPv6 entra da altrove con { $address }, se il firewall del router lo permette.
router-open = Da altrove si entra con { $address }: il router lo permette.
router-carrier = Il tuo operatore dà lo stesso indirizzo a più clienti: da altrove non arriva nessuno. Serve IPv6, un computer a noleggio o un tunnel.
router-none = Nessun router risponde. Inoltra nel router la porta { $port } a questo computer, così si entra da altrove.
router-refused = Il router non lascia aprire porte ai programmi. Inoltra tu, nel router, la porta { $port } a questo computer.
router-nowhere = La sala non è aperta a nessun indirizzo raggiungibile da altrove. Aggiungi --listen all:8022.
usage-no-upnp = Per interrogare il router manca una parte. Scrivi: { $command }
usage-open-router-alone = Il router non può mandare nessuno in una sala che solo questo computer raggiunge. Aggiungi --listen all:8022.
help-option-open-router = Chiede al router di far entrare gli altri, e dice se possono venire e a quale indirizzo.
