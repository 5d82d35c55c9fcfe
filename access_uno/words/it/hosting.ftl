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
serve-config-fixed = { $options } non si può cambiare finché la sala è aperta. Per questo riavviala.
help-option-config = Un file TOML con queste opzioni, senza i trattini. Quello che scrivi qui ha la precedenza. SIGHUP lo fa rileggere.
help-option-check = Dice se questa configurazione è valida e chi può raggiungere la sala, e finisce.

## What serve --check says
check-sound = La configurazione è valida.
check-runs = All'indirizzo { $address } c'è già una sala aperta.
check-network = Nella tua rete si entra con { $address }.
check-internet = Da altrove si entra con { $address }, se il router o un firewall non lo impedisce.
check-router = Con { $address } si entra dalla tua rete; da altrove solo se il router inoltra a questo computer.
check-carrier = Da altrove non si entra con { $address }: il tuo operatore fa condividere un indirizzo a più clienti.
check-announced = { $answers ->
    [yes] All'indirizzo annunciato { $address } risponde una sala.
   *[no] All'indirizzo annunciato { $address } ora non risponde nessuna sala, vista da qui.
}

## What a house says of itself
serve-status = I programmi sanno come sta la sala da { $address }
house-store = { $answers ->
    [yes] La sala ha ritrovato la memoria.
   *[no] La sala cerca la sua memoria. Un momento.
}
house-closes = La sala chiude tra { $seconds } secondi per manutenzione. Ogni tavolo resta com'è.
house-closes-back = { $by ->
    [itself] Il tuo posto in una partita ti aspetta, e appena la sala riapre mi ricollego da solo.
   *[hand] Il tuo posto in una partita ti aspetta. Per tornare, tra uno o due minuti scrivi di nuovo lo stesso comando ssh.
}
help-option-drain = Quando la sala deve finire: quanti secondi restano prima che chiuda. Tutti lo sanno subito.
help-option-status = Dove i programmi chiedono se la sala sta bene e che cosa conta: healthz e metrics. Senza un altro indirizzo, solo da questo computer.
