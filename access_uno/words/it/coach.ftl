# L'allenatore: un suggerimento al proprio turno, e che cosa si poteva fare in una partita.

command-hint = ti dà un suggerimento al tuo turno; dopo la partita ti dice che cosa avresti potuto fare.
typed-hint = suggerimento, aiutami, che cosa gioco, cosa gioco, che cosa devo giocare, consiglio, mi consigli, consigliami, consiglio per favore, dammi un consiglio, che mi conviene, cosa mi conviene, che mi conviene fare, cosa mi conviene fare, che cosa mi conviene, cosa giocheresti, tu cosa giocheresti, che giocheresti, cosa faresti, tu cosa faresti, che faresti, dammi un suggerimento, cosa mi conviene giocare, dammi una dritta, mi dai una dritta, una dritta, un aiutino, aiutino, dammi un aiutino, mi dai un aiutino, un consiglio, un consiglino, suggeriscimi, suggeriscimi qualcosa, suggerisci, consigliami qualcosa, tu che dici, che dici, che ne pensi, tu che ne pensi, secondo te che gioco, secondo te cosa gioco, secondo te che faccio, secondo te cosa faccio, che gioco, che metto, cosa metto, che butto, cosa butto, che mi conviene giocare, cosa mi consigli, che mi consigli, tu che faresti, cosa è meglio giocare, che è meglio giocare, qual è la mossa migliore, qual è la carta migliore, qual è la migliore, mossa migliore, non so che giocare, non so cosa giocare, non so quale giocare, non so che carta giocare, non so quale carta giocare, non so più che giocare, non so più cosa giocare, cosa mi consigli di giocare, che mi consigli di giocare, quale mi consigli di giocare, mi consigli cosa giocare, dimmi tu cosa giocare, dimmi cosa giocare, cosa sarebbe meglio giocare, che sarebbe meglio giocare, cosa conviene giocare, quale conviene giocare, quale mi conviene giocare, non so che mettere, non so cosa mettere, non so quale mettere, non so che carta mettere, non so quale carta mettere, non so più che mettere, non so più cosa mettere, cosa mi consigli di mettere, che mi consigli di mettere, quale mi consigli di mettere, mi consigli cosa mettere, dimmi tu cosa mettere, dimmi cosa mettere, cosa sarebbe meglio mettere, che sarebbe meglio mettere, cosa conviene mettere, quale conviene mettere, quale mi conviene mettere, non so che buttare, non so cosa buttare, non so quale buttare, non so che carta buttare, non so quale carta buttare, non so più che buttare, non so più cosa buttare, cosa mi consigli di buttare, che mi consigli di buttare, quale mi consigli di buttare, mi consigli cosa buttare, dimmi tu cosa buttare, dimmi cosa buttare, cosa sarebbe meglio buttare, che sarebbe meglio buttare, cosa conviene buttare, quale conviene buttare, quale mi conviene buttare, non so che calare, non so cosa calare, non so quale calare, non so che carta calare, non so quale carta calare, non so più che calare, non so più cosa calare, cosa mi consigli di calare, che mi consigli di calare, quale mi consigli di calare, mi consigli cosa calare, dimmi tu cosa calare, dimmi cosa calare, cosa sarebbe meglio calare, che sarebbe meglio calare, cosa conviene calare, quale conviene calare, quale mi conviene calare, non so che scartare, non so cosa scartare, non so quale scartare, non so che carta scartare, non so quale carta scartare, non so più che scartare, non so più cosa scartare, cosa mi consigli di scartare, che mi consigli di scartare, quale mi consigli di scartare, mi consigli cosa scartare, dimmi tu cosa scartare, dimmi cosa scartare, cosa sarebbe meglio scartare, che sarebbe meglio scartare, cosa conviene scartare, quale conviene scartare, quale mi conviene scartare, non so che scegliere, non so cosa scegliere, non so quale scegliere, non so che carta scegliere, non so quale carta scegliere, non so più che scegliere, non so più cosa scegliere, cosa mi consigli di scegliere, che mi consigli di scegliere, quale mi consigli di scegliere, mi consigli cosa scegliere, dimmi tu cosa scegliere, dimmi cosa scegliere, cosa sarebbe meglio scegliere, che sarebbe meglio scegliere, cosa conviene scegliere, quale conviene scegliere, quale mi conviene scegliere, non so che usare, non so cosa usare, non so quale usare, non so che carta usare, non so quale carta usare, non so più che usare, non so più cosa usare, cosa mi consigli di usare, che mi consigli di usare, quale mi consigli di usare, mi consigli cosa usare, dimmi tu cosa usare, dimmi cosa usare, cosa sarebbe meglio usare, che sarebbe meglio usare, cosa conviene usare, quale conviene usare, quale mi conviene usare, non so che tirare, non so cosa tirare, non so quale tirare, non so che carta tirare, non so quale carta tirare, non so più che tirare, non so più cosa tirare, cosa mi consigli di tirare, che mi consigli di tirare, quale mi consigli di tirare, mi consigli cosa tirare, dimmi tu cosa tirare, dimmi cosa tirare, cosa sarebbe meglio tirare, che sarebbe meglio tirare, cosa conviene tirare, quale conviene tirare, quale mi conviene tirare, dammi un aiuto, dammi un suggerimentino, un suggerimento, suggerimentino, mi suggerisci, mi suggerisci qualcosa, mi suggerisci una carta, suggeriscimi una carta, consigliami una carta, mi consigli qualcosa, mi consigli una carta, mi dai un consiglio, mi dai un suggerimento, mi date un consiglio, mi date un suggerimento, mi può dare un consiglio, mi può dare un suggerimento, posso avere un suggerimento, posso avere un consiglio, potrei avere un suggerimento, potrei avere un consiglio, vorrei un suggerimento, vorrei un consiglio, vorrei un aiutino, mi serve un suggerimento, mi serve un consiglio, mi serve un aiutino, mi servirebbe un consiglio, mi servirebbe un suggerimento, avrei bisogno di un consiglio, avrei bisogno di un suggerimento, ho bisogno di un consiglio, ho bisogno di un suggerimento, ho bisogno di un aiutino, cosa mi suggerisci, che mi suggerisci, cosa suggerisci, che suggerisci, che cosa mi suggerisci, che cosa mi consigli, cosa consigli, che consigli, che cosa consigli, lei cosa farebbe, lei che farebbe, cosa farebbe lei, cosa farebbe al posto mio, cosa faresti al posto mio, che faresti al posto mio, cosa faresti al mio posto, che faresti al mio posto, cosa faresti tu, che faresti tu, cosa giocheresti tu, che giocheresti tu, cosa metteresti, cosa metteresti tu, che metteresti, che metteresti tu, tu cosa metteresti, tu che metteresti, tu cosa butteresti, cosa butteresti, che butteresti, quale metteresti, quale giocheresti, quale butteresti, quale carta metteresti, quale carta giocheresti, che carta metteresti, che carta giocheresti, che carta gioco, che carta metto, che carta butto, quale carta gioco, quale carta metto, quale carta butto, quale gioco, quale metto, quale butto, qual è la carta migliore da giocare, la mossa migliore, la carta migliore, qual è la mossa giusta, mossa giusta, un indizio, dammi un indizio, mi dai un indizio, indizio, un imbeccata, dammi un imbeccata, imbeccata, soffiami qualcosa, imbeccami, una dritta per favore, fammi da suggeritore, sono indeciso, sono indecisa, sono indeciso cosa giocare, sono in dubbio, non so decidermi, non so decidere, non riesco a decidermi, non mi decido, che ci metto, cosa ci metto, che ci butto, cosa ci butto, ke metto, ke gioco, ke butto
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
