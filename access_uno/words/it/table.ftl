# Risposte alle domande sul tavolo.

hand = { $count ->
    [0] Non hai carte in mano.
    [one] Hai una carta: { CARDS($cards) }.
   *[other] Hai { $count } carte: { CARDS($cards) }.
}

top = La carta scoperta è { CARD($card, form: "the") }.
top-wild = La carta scoperta è { CARD($card, form: "the") }, e il colore è { colour }.
top-unnamed = La carta scoperta è { CARD($card, form: "the") }, e il colore è ancora da scegliere.
top-none = Non c'è ancora nessuna carta scoperta.

turn = È il turno di { $who }.
    .you = È il tuo turno.
turn-next = Poi { $who }, con { n-cards }.
    .you = Poi tu, con { n-cards }.
turn-nobody = Non è il turno di nessuno.
direction = { $direction ->
    [left] Si gioca verso sinistra, in senso orario.
   *[right] Si gioca verso destra, in senso antiorario.
}

counts = Carte in mano: { $players }. Nel mazzo di pesca: { n-cards }.

score-round = È il round { $round }.
score-goal = { $scoring ->
    [hands] { $ends ->
        [exceed] La partita finisce quando qualcuno ha più di { n-limit }, e vince il punteggio più basso.
       *[reach] La partita finisce quando qualcuno raggiunge { n-limit }, e vince il punteggio più basso.
    }
   *[winner] { $ends ->
        [exceed] Vince la partita chi ha per primo più di { n-limit }.
       *[reach] Vince la partita chi raggiunge per primo { n-limit }.
    }
}

## Tocca a te

your-turn = A te.
can-play-count = { $count ->
    [0] Niente da giocare.
    [one] Una carta giocabile.
   *[other] { $count } carte giocabili.
}
must-answer = Devi pescare { n-cards }.

## Che cosa si può fare: "Puoi giocare un cinque rosso o un Cambia Colore, oppure pescare."

can = { $who } può { $what }.
    .you = Puoi { $what }.
can-wait = { $who } può solo aspettare.
    .you = Puoi solo aspettare.
can-play = giocare { CARDS($cards, form: "the", join: "or") }
can-play-some = { $count ->
    [one] giocare una carta
   *[other] giocare una delle { $count } carte giocabili
}
can-bluff = bluffare con { KIND("wild-draw-four", form: "a") }
can-draw = pescare dal mazzo
can-keep = tenere la carta
can-name-colour = scegliere il colore
can-accept = accettare la penalità
can-challenge = lanciare una sfida
can-star = rispondere con { CARD("ST", form: "the") }
can-call = gridare UNO
can-catch = cogliere sul fatto { $players }
can-deal = passare al prossimo round

new-messages = { $count ->
    [one] Un nuovo messaggio.
   *[other] { $count } nuovi messaggi.
}
waiting-none = Nessun messaggio in attesa.
waiting-messages = { $count ->
    [one] Un messaggio in attesa.
   *[other] { $count } messaggi in attesa.
}
