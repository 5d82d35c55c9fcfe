# Suoni accanto alle parole. docs/sounds.md li descrive.

setting-sounds = { $value ->
    [on] Oltre alle parole ci sono i suoni.
    [off] Non ci sono suoni.
   *[auto] Oltre alle parole ci sono i suoni, se il gioco parla da sé.
}
setting-sounds-ask = Vuoi i suoni oltre alle parole?
first-sounds-ask = Vuoi sentire brevi suoni oltre alle parole?

setting-sounds-volume = Volume { $value } per i suoni, su una scala da 0 a 100.
setting-sounds-volume-ask = Quale volume devono avere i suoni?

setting-sounds-place = { $value ->
    [mono] Entrambe le orecchie sentono ogni suono allo stesso modo.
   *[stereo] Ogni giocatore si sente dalla sua posizione, da sinistra a destra.
}
setting-sounds-place-ask = Da dove devono venire i suoni?

setting-sounds-turns = { $value ->
    [off] I turni e le mosse rifiutate non hanno suono.
   *[on] I turni e le mosse rifiutate hanno un suono.
}
setting-sounds-turns-ask = I turni e le mosse rifiutate devono avere un suono?

setting-sounds-cards = { $value ->
    [off] Le carte giocate e pescate non hanno suono.
   *[on] Le carte giocate e pescate hanno un suono, diverso per ogni colore.
}
setting-sounds-cards-ask = Le carte giocate e pescate devono avere un suono?

setting-sounds-effects = { $value ->
    [off] Quello che fanno le carte non ha suono.
   *[on] Quello che fanno le carte ha un suono.
}
setting-sounds-effects-ask = Quello che fanno le carte deve avere un suono?

setting-sounds-calls = { $value ->
    [off] Gridare UNO e cogliere sul fatto non hanno suono.
   *[on] Gridare UNO e cogliere sul fatto hanno un suono.
}
setting-sounds-calls-ask = Gridare UNO e cogliere sul fatto devono avere un suono?

setting-sounds-ends = { $value ->
    [off] La fine di un round o della partita non ha suono.
   *[on] La fine di un round o della partita ha un suono.
}
setting-sounds-ends-ask = La fine di un round o della partita deve avere un suono?

setting-sounds-people = { $value ->
    [off] Quando le persone parlano, escono o tornano, non c'è suono.
   *[on] Quando le persone parlano, escono o tornano, c'è un suono.
}
setting-sounds-people-ask = Vuoi un suono quando le persone parlano, escono o tornano?

sounds-menu = Suoni
sounds-listen = Ascolta tutti i suoni
sounds-listen-title = Tutti i suoni. Senti ciascuno quando ci arrivi, e { $open } lo ripete.
sounds-listen-title-typed = Tutti i suoni. Scrivi il numero di un suono per sentirlo.
sounds-listen-title-page = Tutti i suoni. Ognuno ha un pulsante per sentirlo.

sounds-none-here = Con SSH i suoni non si sentono: la scheda audio è dall'altra parte. Chi visita una sala con access-uno join li sente.
sounds-missing = Il gioco non ha trovato una scheda audio.
sounds-lost = La scheda audio non c'è più. Il gioco continua, e i suoni tornano da soli.
sounds-hung = La scheda audio non risponde. Il gioco continua, e i suoni tornano da soli.

sound-your-turn = Tocca a te: tre campane che salgono.
sound-turn = È il turno di un altro: una nota breve e bassa.
sound-refused = Non è possibile: due ronzii bassi.
sound-laid-red = Si gioca una carta rossa: una nota bassa e nasale.
sound-laid-green = Si gioca una carta verde: una nota cupa, di altezza media.
sound-laid-blue = Si gioca una carta blu: una nota alta e morbida.
sound-laid-yellow = Si gioca una carta gialla: una nota brillante.
sound-laid = Si gioca una carta senza colore: un colpetto e un tonfo.
sound-drawn = Si pescano carte: una carta scivola sul tavolo.
sound-skip = Qualcuno perde il turno: una nota che balza su e giù.
sound-reverse = La direzione cambia: cinque note scendono e risalgono.
sound-draw-two = { KIND("draw-two", capital: "yes") }: due colpi bassi.
sound-draw-four = { KIND("wild-draw-four", capital: "yes") }: quattro colpi bassi.
sound-star = { KIND("star", capital: "yes") }: un tintinnio che sale.
sound-custom = { KIND("custom", capital: "yes") }: due note come una domanda.
sound-uno = Qualcuno grida UNO: due note brillanti.
sound-caught = Qualcuno è colto sul fatto: una sirena che scende.
sound-round-won = Vinci il round: un accordo che sale.
sound-round-lost = Un altro vince il round: un accordo che scende.
sound-match = La partita è finita: una fanfara.
sound-talk = Qualcuno dice qualcosa: due gocce.
sound-away = Qualcuno lascia il tavolo: una porta e due note che scendono.
sound-back = Qualcuno torna: due note che salgono e una porta.

doctor-sounds-present = Qui il gioco può riprodurre suoni.
doctor-sounds-missing = Non c'è una scheda audio, perciò il gioco non ha suoni.
doctor-sounds-hung = La scheda audio non risponde, perciò il gioco non ha suoni.
doctor-miniaudio-missing = Manca la libreria Python miniaudio, perciò il gioco non ha suoni. { $remedy }
