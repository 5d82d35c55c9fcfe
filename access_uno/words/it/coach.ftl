# L'allenatore: un suggerimento al proprio turno, e che cosa si poteva fare in una partita.

command-hint = ti dà un suggerimento al tuo turno; dopo la partita ti dice che cosa avresti potuto fare.
typed-hint = suggerimento, aiutami, che cosa gioco, cosa gioco, che cosa devo giocare, consiglio, mi consigli, consigliami, consiglio per favore, dammi un consiglio, che mi conviene, cosa mi conviene, che mi conviene fare, cosa mi conviene fare, che cosa mi conviene, cosa giocheresti, tu cosa giocheresti, che giocheresti, cosa faresti, tu cosa faresti, che faresti, dammi un suggerimento, cosa mi conviene giocare, dammi una dritta, mi dai una dritta, una dritta, un aiutino, aiutino, dammi un aiutino, mi dai un aiutino, un consiglio, un consiglino, suggeriscimi, suggeriscimi qualcosa, suggerisci, consigliami qualcosa, tu che dici, che dici, che ne pensi, tu che ne pensi, secondo te che gioco, secondo te cosa gioco, secondo te che faccio, secondo te cosa faccio, che gioco, che metto, cosa metto, che butto, cosa butto, che mi conviene giocare, cosa mi consigli, che mi consigli, tu che faresti, cosa è meglio giocare, che è meglio giocare, qual è la mossa migliore, qual è la carta migliore, qual è la migliore, mossa migliore
deed-hint = Suggerimento
hint-comes = Un momento.
hint-not-now = Puoi avere un suggerimento quando tocca a te.
refused-no-hints = A questo tavolo non ci sono suggerimenti.
refused-not-over = La partita non è ancora finita.
refused-no-hint-now = { hint-not-now }
hint-given = Suggerimento: { $deed }. { $why }
hints-had = { $count ->
    [one] Con un suggerimento. Una partita con suggerimenti non conta.
   *[other] Con { $count } suggerimenti. Una partita con suggerimenti non conta.
}
hints-had-by = { $count ->
    [one] { $name } ha giocato con un suggerimento, quindi questa partita non conta.
   *[other] { $name } ha giocato con { $count } suggerimenti, quindi questa partita non conta.
}

together-hints = { $hints ->
    [yes] Suggerimenti: chi è di turno può chiederne.
   *[no] Nessun suggerimento.
}

## Che cosa conviene, come qualcosa da fare

coach-in-colour = { $deed } e scegliere { colour.the }
coach-in-colour-with-call = { $deed }, scegliere { colour.the } e gridare UNO
coach-choose-colour = scegliere { colour.the }
coach-with-call = { $deed } e gridare UNO

## Perché conviene

why-only = Non puoi fare altro.
why-even = Nessun'altra mossa è migliore.
why-more = Così si vince più spesso.
why-catch = { $who } non ha gridato UNO.
why-challenge = Qui { $who } bluffa circa { $tenths ->
    [one] una volta
   *[other] { $tenths } volte
} su dieci.
why-no-challenge = Qui { $who } bluffa solo circa { $tenths ->
    [one] una volta
   *[other] { $tenths } volte
} su dieci.
why-bluff = Un bluff così viene scoperto circa { $tenths ->
    [one] una volta
   *[other] { $tenths } volte
} su dieci.
why-out = Così finisci le carte prima che giochi qualcun altro.
why-hit = Così { $who }, che ha solo { n-cards }, non può giocare.
why-stop = Ferma { $who }, che ha solo { n-cards }.
why-again = Così tocca subito di nuovo a te.
why-kept-wild = Altrimenti { CARD($card, form: "the") } ti resta in mano circa { $tenths ->
    [one] una volta
   *[other] { $tenths } volte
} su dieci.
why-drew = Se puoi giocare, non serve pescare.
why-kept = Non serve tenere una carta che va bene.
why-spent-wild = Tieni { CARD($card, form: "the") }: andrà bene anche più avanti.
why-colour = È il colore di cui hai più carte.
why-fits = Così è più facile che al prossimo turno tu possa giocare.
why-points = Così ti restano in mano meno punti.
why-uno = Non hai gridato UNO e ti hanno colto sul fatto.

## Che cosa si poteva fare

coach-title = Che cosa avrei potuto fare?
coach-thinks = Un momento: sto rivedendo la tua partita.
coach-none = Nessun'altra mossa era sicuramente migliore.
coach-failed = Questa partita non si può rivedere.
coach-knew = Conta solo quello che allora potevi sapere.
coach-held = { $more ->
    [0] In mano: { CARDS($cards) }.
    [one] In mano: { CARDS($cards) } e un'altra.
   *[other] In mano: { CARDS($cards) } e altre { $more }.
}
coach-card = { CARD($card) }
coach-card-in-colour = { CARD($card) }, { colour }
coach-better = La tua mossa: { $taken }. Meglio: { $better }. { $why }
coach-try-again = Riprova da lì
coach-for-which-player = Di chi vuoi rivedere le mosse?
coach-does-not-count = Questa partita era un secondo tentativo e non conta.

## Il comando

help-review = Racconta i momenti decisivi di una partita finita, e quali mosse sarebbero state migliori.
help-default-reviewed = Se manca: la prima persona della partita.
