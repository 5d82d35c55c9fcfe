## Che cosa si preme o si scrive; sta dopo i due punti

named-typed = scrivi { $command }
named-on-display = { $keys }, oppure sulla barra braille { $display }
on-display-play = due volte il tasto cursor routing sopra la carta
on-display-go-on = il tasto che scorre a destra
on-display-back = il tasto che scorre a sinistra
on-display-menu = il tasto del menu o per tornare indietro
on-display-keys = il tasto dell'aiuto
on-display-why = il tasto delle informazioni

lesson-typed-card = { $command } { CARD($card) }
lesson-typed-colour = { $command } { CARD($card) } { colour }
lesson-typed-star = { $command } { colour }

## Le lezioni

start-learn = Impara a giocare
help-learn = Insegna il gioco in brevi lezioni.
lessons-title = Lezioni
lesson-learned = { $lesson }, già fatta
lesson-begins = Lezione: { $lesson }.
lesson-not-now = { $line } In questa lezione questo comando viene più tardi, o non serve.
lesson-other = Le regole lo permettono, ma in questa lezione si gioca diversamente.
lesson-done = Questa lezione è finita. Per la prossima: { $key }. Per tornare all'elenco: { $menu }.
lesson-done-all = Questa lezione è finita, e ora le hai fatte tutte. Per tornare all'elenco: { $menu }.

lesson-lay = Gioca { CARD($card, form: "the") }: { $key }.
lesson-lay-wild = { $way ->
    [keys] Gioca la carta: { $key }. Poi ti viene chiesto il colore: { $letter } è { colour }.
   *[lines] Gioca la carta e scegli il colore con cui si continua: { $key }.
}
lesson-why = Chiedi che cosa fa la carta su cui sei: { $key }.

lesson-hand = Le tue carte, e come muoverti
lesson-cells = Una carta è due celle: { CARD($card) } si scrive e, r: e per il 5, r per il rosso. I numeri sono le lettere dalla a alla j, i colori r, g, b e y.
lesson-signs = Qui i messaggi sono segni. Dopo A: c'è la carta giocata da A, dopo tu: la carta scoperta, quella su cui sei e quante altre vanno bene.
lesson-hand-welcome = Chi resta per primo senza carte vince il round. Hai quattro carte. Contro di te gioca { $player }.
lesson-hand-hand = Chiedi quali carte hai: { $key }.
lesson-hand-right = Sei sempre su una delle tue carte. Passa alla successiva: { $key }.
lesson-hand-left = Torna alla precedente: { $key }.
lesson-hand-colour = Ogni colore ha un tasto. Vai alla tua carta verde: { $key }.

lesson-top = La carta scoperta, i colori e i numeri
lesson-top-rule = Una carta va bene se ha il colore della carta scoperta, oppure lo stesso numero.
lesson-top-top = Chiedi qual è la carta scoperta: { $key }.
lesson-top-colour = È blu. Gioca { CARD($card, form: "the") }: { $key }.
lesson-top-number = { $player } ha giocato lo stesso numero in un altro colore. D'ora in poi vale quel colore.
lesson-top-playable = Chiedi quale delle tue carte va bene adesso: { $key }.

lesson-draw = Pescare
lesson-draw-rule = Chi non ha nessuna carta che vada bene ne pesca una.
lesson-draw-none = Cerca una carta che vada bene: { $key }.
lesson-draw-draw = Non ce n'è nessuna. Pesca: { $key }.
lesson-draw-fits = La carta che hai pescato va bene, quindi puoi giocarla subito: { $key }.
lesson-draw-again = Di nuovo non va bene niente. Pesca: { $key }.
lesson-draw-over = Questa carta non va bene, quindi la tieni.

lesson-actions = Le carte con un simbolo
lesson-actions-rule = Le carte con un simbolo vanno bene per colore o per simbolo, e quando si giocano succede qualcosa.
lesson-actions-skip = Con { KIND("skip", form: "a") } il giocatore successivo perde il turno. Gioca { CARD($card, form: "the") }: { $key }.
lesson-actions-reverse = { KIND("reverse", form: "a", capital: "yes") } inverte la direzione. Gioca { CARD($card, form: "the") }: { $key }.
lesson-actions-two = Con { KIND("draw-two", form: "a") } il giocatore successivo pesca due carte e perde il turno. Gioca { CARD($card, form: "the") }: { $key }.
lesson-actions-done = In questa direzione il giocatore successivo era un altro.

lesson-wild = Le carte senza colore
lesson-wild-rule = { KIND("wild", form: "a", capital: "yes") } va bene su ogni carta, e scegli tu il colore con cui si continua.
lesson-wild-focus = Vai alla tua carta senza colore: { $key }.
lesson-wild-done = Adesso vale il blu, qualunque carta ci fosse prima.

lesson-four = { KIND("wild-draw-four", form: "the", capital: "yes") }, il bluff e la sfida
lesson-four-rule = Con { KIND("wild-draw-four", form: "a") } il giocatore successivo pesca quattro carte. { KIND("wild-draw-four", form: "the", capital: "yes") } non si può giocare sempre.
lesson-four-bluff = { $offence ->
    [match] Chi lo gioca e ha un'altra carta che va bene per colore, numero o simbolo sta bluffando.
   *[colour] Chi lo gioca e ha un'altra carta del colore in gioco sta bluffando.
}
lesson-four-choice = Se sfidi { $player } ed era un bluff, non peschi niente. Se non lo era, peschi sei carte.
lesson-four-challenge = Sfida { $player }: { $key }.
lesson-four-done = Era un bluff: { $player } ne ha pagato il prezzo.

lesson-uno = Gridare UNO, e cogliere sul fatto chi lo dimentica
lesson-call = Gridare UNO
lesson-uno-rule = Chi sta per restare con una sola carta grida UNO.
lesson-uno-penalty = Chi lo dimentica e viene colto sul fatto pesca due carte.
lesson-uno-first = Prima gioca { CARD($card, form: "the") }: { $key }.
lesson-uno-call = Ti restano due carte e adesso ne giochi una. Prima grida UNO: { $key }.
lesson-uno-play = Adesso gioca { CARD($card, form: "the") }: { $key }.
lesson-uno-forgot = { $player } resta con una sola carta, ma non ha gridato UNO.
lesson-uno-catch = Cogli sul fatto { $player }: { $key }.
lesson-uno-done = Hai tutto il tempo che vuoi per farlo. Il gioco ti aspetta.
lesson-call-done = In questo regolamento dimenticarlo non costa niente.

lesson-star = { KIND("star", form: "the", capital: "yes") }
lesson-star-rule = { KIND("star", form: "the", capital: "yes") } fa pescare le carte a chi voleva farle pescare a te.
lesson-star-focus = Qui dovresti pescare due carte. Trova { KIND("star", form: "the") }: { $key }.
lesson-star-play = { $way ->
    [keys] Rispondi con questa carta: { $key }. Poi ti viene chiesto il colore: { $letter } è { colour }.
   *[lines] Rispondi con questa carta e scegli il colore con cui si continua: { $key }.
}
lesson-star-done = Così ha dovuto pescare { $player }. Quando tocca a te, puoi giocare { KIND("star", form: "the") } anche su qualsiasi altra carta.

lesson-custom = La carta con la vostra regola
lesson-custom-rule = { KIND("custom", form: "the", capital: "yes") } va bene su ogni carta, e scegli tu il colore. Che cosa fa in più lo decidete voi.
lesson-custom-focus = Vai a quella carta: { $key }.
lesson-custom-done = La regola { KIND("custom", form: "of") } si scrive nel menu di una nuova partita.

lesson-asking = Le domande, e quello che è stato detto
lesson-asking-rule = Puoi chiedere quando vuoi. Al tavolo non cambia niente.
lesson-asking-turn = Chiedi a chi tocca: { $key }.
lesson-asking-count = Chiedi quante carte ha ognuno: { $key }.
lesson-asking-score = Chiedi quanti punti ha ognuno: { $key }.
lesson-asking-back = Che cosa è stato detto prima? Un messaggio indietro: { $key }.
lesson-asking-further = E ancora uno indietro: { $key }.
lesson-asking-forward = E uno avanti: { $key }.
lesson-asking-verbosity = Puoi cambiare in ogni momento quanto viene detto: { $key }.
lesson-asking-next = Ci sono tre possibilità. Passa alla prossima: { $key }.
lesson-asking-told = Puoi anche scegliere quali eventi ti vengono detti, e di chi. Apri le impostazioni, dai un'occhiata e torna indietro: { $key }.
lesson-asking-repeat = Chiedi di nuovo l'ultimo messaggio: { $key }.
lesson-asking-help = E quando non sai come andare avanti: { $help }.

lesson-end = La fine di un round, e i punti
lesson-end-rule = Hai una sola carta, e hai gridato UNO.
lesson-end-hint = Quando al tuo turno non sai che cosa fare, ci sono i suggerimenti. Chiedine uno: { $key }.
lesson-end-play = La carta va bene. Gioca { CARD($card, form: "the") }: { $key }.
lesson-end-points = { $scoring ->
    [hands] A ognuno vengono segnati i punti delle carte che ha ancora in mano. Alla fine vince chi ha meno punti.
   *[winner] Chi vince prende i punti di tutte le carte che gli altri hanno ancora in mano.
}
lesson-end-score = Chiedi qual è il punteggio, e a quanti punti si arriva: { $key }.
lesson-end-done = Si va avanti così finché non si raggiunge il limite. Adesso sai tutto quello che ti serve. Buon divertimento!
