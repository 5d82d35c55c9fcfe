# Amici in una sala: chi è arrivato, inviti ai tavoli, parole in privato.

## Il menu
friends-menu = Amici
friends-friend = { $where ->
    [playing] { $name }, al tavolo { $code }
    [watching] { $name }, guarda il tavolo { $code }
    [private] { $name }, a un tavolo privato
    [here] { $name }, nella sala
   *[away] { $name }, assente
}
friends-ask = Chiedi l'amicizia a qualcuno
friends-asked = { $name } ha ricevuto la richiesta.
friends-request = { $name } ti chiede l'amicizia
friends-own-request = Ritira la tua richiesta a { $name }
friends-agree = Sì, accetto l'amicizia
friends-refuse = No, grazie
friends-go = Vai al tavolo { $code }
friends-whisper = Di' qualcosa solo a { $name }
friends-call = Invita { $name } a questo tavolo
friends-called = { $name } ha ricevuto l'invito.
friends-end = Togli { $name } dagli amici
friends-ended = { $how ->
    [asks] Hai rifiutato la richiesta di { $name }.
    [asked] Hai ritirato la tua richiesta a { $name }.
   *[friend] { $name } non è più tra i tuoi amici.
}
friends-hear = { $hear ->
    [yes] Ti viene detto quando arrivano gli amici e dove giocano.
   *[no] Non ti viene detto quando arrivano gli amici.
}
friends-tell = { $tell ->
    [where] Gli amici sanno quando arrivi e dove giochi.
    [here] Gli amici sanno quando arrivi, ma non dove giochi.
   *[none] Gli amici non sanno niente di te.
}
friends-tell-ask = Che cosa possono sapere di te gli amici?
friends-house = Di' ad altri come arrivare in questa sala
friends-house-line = Manda questa riga: { $line }

## Che cosa si sente
friends-come = { $name } ora è nella sala.
friends-plays = { $where ->
    [playing] { $name } ora è al tavolo { $code }.
    [watching] { $name } ora guarda il tavolo { $code }.
   *[private] { $name } ora è a un tavolo privato.
}
friends-asks-keys = { $name } ti chiede l'amicizia. Puoi rispondere nel menu Amici, che al tavolo si apre con { $friends }.
friends-asks-typed = { $name } ti chiede l'amicizia. Scrivi amicizia e il nome per accettare, o niente amicizia e il nome per rifiutare.
friends-are = Tu e { $name } avete fatto amicizia.
friends-invited-keys = { $name } ti invita al tavolo { $code }. Si risponde con { $invitation }.
friends-invited-typed = { $name } ti invita al tavolo { $code }. Per rispondere scrivi invito.
friends-invitation = { $name } ti invita al tavolo { $code }
friends-stay = Resta qui
friends-go-there = Vai là
friends-no-invitation = Non c'è nessun invito.
friends-whispered = { $whose ->
    [own] Dici solo a { $name }: { $text }
   *[other] { $name } dice solo a te: { $text }
}
friends-person-ask = A chi?
friends-no-person = Qui non c'è nessuno a cui dire qualcosa in privato.
friends-whisper-ask = Che cosa vuoi dire solo a { $name }?
friends-whisper-what = Scrivi sussurra, un nome, e quello che vuoi dire.

## Tasti, e che cosa si scrive
friends-keys = { $whisper } dice qualcosa a una sola persona. { $friends } apre gli amici, { $invitation } l'ultimo invito.
friends-typed = Scrivi amici o invito. Per una persona: amicizia, niente amicizia, invita o sussurra, e il nome.
typed-friends = amici, i miei amici
typed-befriend = amicizia
typed-unfriend = niente amicizia
typed-call = invita
typed-whisper = sussurra
typed-invitation = invito, inviti
