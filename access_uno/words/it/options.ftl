# I regolamenti e le regole in vigore, dette come frasi.
# option-NOME-name: come si chiama nel menu. option-NOME-help: che cosa vuol dire.
# option-NOME-VALORE: la frase che vale con quel valore.

## Regolamenti

rulebook-mario-de = Super Mario UNO, edizione tedesca
rulebook-mario-de-help = Con la Super Stella; quando si sceglie il mazziere i simboli valgono zero, e chi vince il round prende i punti.
rulebook-mario-it = Super Mario UNO, edizione italiana
rulebook-mario-it-help = Come l'edizione tedesca, ma il regolamento dice chiaramente che solo chi è colpito può sfidare o rispondere con la Super Stella.
rulebook-mario-zh = UNO Mario, edizione cinese
rulebook-mario-zh-help = Come le altre edizioni di Mario, ma chi dimentica UNO può essere colto sul fatto finché il giocatore successivo non scarta una carta.
rulebook-mario-nl = Super Mario UNO, edizione olandese
rulebook-mario-nl-help = Come l'edizione tedesca, ma quando si sceglie il mazziere i simboli sono esclusi.
rulebook-braille-de = UNO in braille, edizione tedesca
rulebook-braille-de-help = Con il mazzo classico; ciascuno conta le carte rimaste nella propria mano, e vince il punteggio più basso.

## Mazzo e inizio

option-deck-name = Mazzo di carte
option-deck-help = Il mazzo di Mario ha due Super Stelle e due carte Personalizzabili. Il mazzo classico ne fa a meno.
option-deck-mario = Si gioca con il mazzo di Mario di 112 carte.
option-deck-classic = Si gioca con il mazzo classico di 108 carte.

option-symbols-in-dealer-draw-name = Simboli nella scelta del mazziere
option-symbols-in-dealer-draw-help = Ognuno pesca una carta e il numero più alto fa il mazziere. Qui si decide quanto vale una carta senza numero.
option-symbols-in-dealer-draw-zero = Nella scelta del mazziere le carte con un simbolo valgono zero.
option-symbols-in-dealer-draw-excluded = Nella scelta del mazziere le carte con un simbolo sono escluse.

option-start-action-card-name = Carta con simbolo all'inizio
option-start-action-card-help = Qui si decide se ha effetto una carta con un simbolo scoperta all'inizio. Con un jolly senza colore qualcuno deve comunque decidere il colore.
option-start-action-card-apply = Una carta con un simbolo scoperta all'inizio ha il suo effetto.
option-start-action-card-neutral = Una carta con un simbolo scoperta all'inizio non ha effetto.

option-start-wild-draw-four-name = Più Quattro all'inizio
option-start-wild-draw-four-help = Il Più Quattro non può essere la prima carta. Qui si decide dove va prima di scoprirne un'altra.
option-start-wild-draw-four-bottom = Un Più Quattro scoperto all'inizio va in fondo al mazzo di pesca.
option-start-wild-draw-four-reshuffle = Un Più Quattro scoperto all'inizio viene mischiato nel mazzo di pesca.

option-star-answers-start-card-name = Super Stella contro la prima carta
option-star-answers-start-card-help = Se all'inizio si scopre un Più Due, si potrebbe rispondere con la Super Stella. Allora pescherebbe il mazziere.
option-star-answers-start-card-no = La Super Stella non può rispondere a un Più Due scoperto all'inizio.
option-star-answers-start-card-yes = La Super Stella può rispondere a un Più Due scoperto all'inizio, e allora pesca il mazziere.

## Pescare

option-voluntary-draw-name = Pescare per scelta
option-voluntary-draw-help = Qui si decide se puoi pescare anche quando hai in mano una carta abbinabile.
option-voluntary-draw-yes = Puoi pescare anche se hai una carta abbinabile.
option-voluntary-draw-no = Non puoi pescare se hai una carta abbinabile per colore, numero o simbolo.

## Più Quattro

option-draw-four-offence-name = Quando il Più Quattro è un illecito
option-draw-four-offence-help = Chi ha una carta di questo tipo e scarta lo stesso un Più Quattro perde la sfida.
option-draw-four-offence-colour = Il Più Quattro è un illecito se hai un'altra carta del colore in gioco.
option-draw-four-offence-match = Il Più Quattro è un illecito se hai un'altra carta abbinabile per colore, numero o simbolo.
option-draw-four-offence-playable = Il Più Quattro è un illecito se hai qualsiasi altra carta giocabile, anche un jolly senza colore.

option-draw-four-bluff-name = Bluff con il Più Quattro
option-draw-four-bluff-help = Se il bluff è permesso, il Più Quattro si può sfidare. Se non è permesso, non c'è niente da sfidare.
option-draw-four-bluff-allow = Con il Più Quattro si può bluffare, e lo si può sfidare.
option-draw-four-bluff-prevent = Un Più Quattro illecito viene rifiutato, e la sfida non esiste.

option-challenger-name = Chi può sfidare
option-challenger-help = Qui si decide chi può sfidare un Più Quattro. Chi sfida a torto pesca sei carte.
option-challenger-victim = Solo chi dovrebbe pescare può sfidare un Più Quattro.
option-challenger-anyone = Qualsiasi altro giocatore può sfidare un Più Quattro.

option-guilty-penalty-name = Penalità per un bluff scoperto
option-guilty-penalty-help = Chi ha bluffato pesca comunque quattro carte. Qui si decide che cosa succede al suo Più Quattro.
option-guilty-penalty-draws-four = Chi è scoperto a bluffare pesca quattro carte, e il Più Quattro resta sul mazzo.
option-guilty-penalty-takes-back = Chi è scoperto a bluffare riprende il Più Quattro e pesca quattro carte.

option-after-guilty-name = A chi tocca se il Più Quattro resta
option-after-guilty-help = Chi vince la sfida non pesca. Qui si decide se chi era colpito può poi giocare.
option-after-guilty-challenger-plays = Dopo una sfida vinta chi era colpito gioca un turno normale.
option-after-guilty-challenger-skipped = Dopo una sfida vinta chi era colpito perde lo stesso il turno.

option-after-take-back-name = A chi tocca se il Più Quattro viene ripreso
option-after-take-back-help = Se il Più Quattro torna in mano, vale di nuovo la carta di prima. Qui si decide chi ci gioca sopra.
option-after-take-back-challenger = Quando il Più Quattro è stato ripreso, tocca a chi era colpito.
option-after-take-back-offender = Quando il Più Quattro è stato ripreso, lo stesso giocatore deve subito giocare di nuovo.

## Super Stella

option-star-answer-by-name = Chi può rispondere con la Super Stella
option-star-answer-by-help = La Super Stella rimanda indietro un Più Due o un Più Quattro. Qui si decide chi può farlo.
option-star-answer-by-victim = Solo chi dovrebbe pescare può rispondere con la Super Stella.
option-star-answer-by-anyone = Qualsiasi giocatore può rispondere a un Più Due o a un Più Quattro con la Super Stella.

option-star-as-wild-name = Super Stella come Cambia Colore
option-star-as-wild-help = Qui si decide se la Super Stella si può scartare anche nel proprio turno, per decidere il colore.
option-star-as-wild-yes = Nel tuo turno puoi scartare la Super Stella come un Cambia Colore.
option-star-as-wild-no = La Super Stella si può giocare soltanto come risposta.

option-star-on-star-name = Super Stella contro Super Stella
option-star-on-star-help = Qui si decide se le carte da pescare si possono rimandare indietro una seconda volta.
option-star-on-star-no = A una Super Stella non si può rispondere con un'altra Super Stella.
option-star-on-star-yes = A una Super Stella si può rispondere con un'altra Super Stella, e la penalità torna indietro.

option-star-answers-last-card-name = Super Stella contro l'ultima carta
option-star-answers-last-card-help = Qualcuno può finire il round con un Più Due o un Più Quattro. Qui si decide se la Super Stella può ancora rispondere.
option-star-answers-last-card-no = La Super Stella non può rispondere a un'ultima carta, perché il round è finito.
option-star-answers-last-card-yes = La Super Stella può rispondere a un'ultima carta, e il round continua.

option-star-skips-bounced-name = Turno perso dopo la Super Stella
option-star-skips-bounced-help = Chi è colpito dalla Super Stella pesca le carte. Qui si decide se perde anche un turno.
option-star-skips-bounced-no = Chi è colpito dalla Super Stella pesca soltanto e non perde turni.
option-star-skips-bounced-yes = Chi è colpito dalla Super Stella pesca e perde anche il turno, se toccasse subito a lui.

## In due

option-two-player-reverse-name = Cambia Giro in due
option-two-player-reverse-help = Qui si decide a chi tocca dopo un Cambia Giro quando si gioca in due.
option-two-player-reverse-other = In due, dopo un Cambia Giro tocca all'altro giocatore.
option-two-player-reverse-again = In due, dopo un Cambia Giro tocca di nuovo allo stesso giocatore.

## UNO

option-uno-penalty-name = Penalità per UNO dimenticato
option-uno-penalty-help = Qui si decide quante carte peschi se vieni colto sul fatto con una carta sola e senza aver gridato UNO.
option-uno-penalty-2 = Chi dimentica di gridare UNO e viene colto sul fatto pesca due carte.
option-uno-penalty-0 = Dimenticare di gridare UNO non costa niente, e nessuno può essere colto sul fatto.

option-catch-until-name = Tempo per cogliere sul fatto
option-catch-until-help = Qui si decide fino a quando gli altri possono cogliere sul fatto chi ha dimenticato di gridare UNO.
option-catch-until-turn = Chi dimentica UNO può essere colto sul fatto finché il giocatore successivo non comincia il turno.
option-catch-until-card = Chi dimentica UNO può essere colto sul fatto finché il giocatore successivo non scarta una carta.

## Punteggio e penalità

option-scoring-name = Punteggio
option-scoring-help = O chi vince il round raccoglie punti, e i punti sono un bene. Oppure ciascuno segna le carte rimaste, e i punti sono un male.
option-scoring-winner = Chi vince il round prende i punti di tutti gli altri.
option-scoring-hands = Ciascuno segna i punti della propria mano, e vince il punteggio più basso.

option-game-ends-name = Fine della partita
option-game-ends-help = Qui si decide se per finire la partita basta arrivare esattamente al limite.
option-game-ends-reach = La partita finisce quando qualcuno raggiunge il limite.
option-game-ends-exceed = La partita finisce solo quando qualcuno supera il limite.

option-limit-name = Limite di punti
option-limit-help = È il numero di punti che chiude la partita, da 1 a 10000.
option-limit = { $value ->
    [one] Il limite è di un punto.
   *[other] Il limite è di { NUMBER($value, useGrouping: 0) } punti.
}

option-demand-penalty-name = Penalità per chi pretende una carta
option-demand-penalty-help = Qui si decide quanto costa pretendere che un altro giocatore giochi una certa carta.
option-demand-penalty-0 = Non c'è nessuna regola contro chi pretende una carta.
option-demand-penalty-4 = Chi pretende una carta da un altro giocatore pesca quattro carte.

## Regole della casa

option-hand-size-name = Carte distribuite
option-hand-size-help = È il numero di carte che ognuno riceve all'inizio di un round, da 3 a 15.
option-hand-size = { $value ->
    [one] Ognuno riceve una carta.
   *[other] Ognuno riceve { $value } carte.
}

option-draw-up-to-name = Pescare finché una carta va bene
option-draw-up-to-help = È il numero massimo di carte che peschi nel tuo turno finché una va bene, da 1 a 112. Nei regolamenti è una sola.
option-draw-up-to = { $value ->
    [one] Nel proprio turno si pesca una carta sola.
   *[other] Nel proprio turno si pesca finché una carta va bene, al massimo { $value } carte.
}

option-drawn-card-name = La carta appena pescata
option-drawn-card-help = Dice se puoi tenere la carta appena pescata quando va bene.
option-drawn-card-may = Una carta appena pescata che va bene si può giocare o tenere.
option-drawn-card-must = Una carta appena pescata che va bene si deve giocare.

option-stacking-name = Accumulare le penalità
option-stacking-help = Chi dovrebbe pescare potrebbe invece giocare un'altra carta che fa pescare. Le penalità si sommano per il giocatore successivo.
option-stacking-off = Una penalità non si può passare con un'altra carta che fa pescare.
option-stacking-same = Un Più Due si può giocare su un Più Due e un Più Quattro su un Più Quattro; il giocatore successivo pesca per tutti.
option-stacking-four-on-two = Le carte uguali che fanno pescare si possono giocare una sull'altra, e un Più Quattro anche su un Più Due; il giocatore successivo pesca per tutte.

option-stacking-turn-name = Il turno di chi pesca la penalità
option-stacking-turn-help = Anche quando le penalità si accumulano, alla fine qualcuno pesca. Dice se perde anche il turno.
option-stacking-turn-lost = Chi pesca la penalità perde il turno.
option-stacking-turn-kept = Chi pesca la penalità non perde il turno.

option-jump-in-name = Inserirsi
option-jump-in-help = Se qualcuno gioca una carta e tu ne hai una identica, potresti giocarla fuori turno. Non c'è fretta, perché lo si chiede a tutti prima che il giocatore successivo faccia qualcosa.
option-jump-in-no = Nessuno può giocare fuori turno.
option-jump-in-yes = Chi ha una carta identica a quella appena giocata, per colore e simbolo, può inserirsi prima che il giocatore successivo faccia qualcosa.

option-equal-cards-name = Più carte identiche
option-equal-cards-help = Dice se in un turno puoi giocare due carte dello stesso colore e simbolo.
option-equal-cards-one = In un turno si gioca una carta.
option-equal-cards-several = Le carte dello stesso colore e simbolo si possono giocare insieme, e il loro effetto vale una volta.

option-seven-swaps-name = Il sette scambia le mani
option-seven-swaps-help = Dice se un sette fa qualcosa di speciale.
option-seven-swaps-no = Un sette non ha effetti speciali.
option-seven-swaps-yes = Chi gioca un sette scambia la mano con un altro giocatore a scelta.

option-zero-passes-name = Lo zero fa passare le mani
option-zero-passes-help = Dice se uno zero fa qualcosa di speciale.
option-zero-passes-no = Uno zero non ha effetti speciali.
option-zero-passes-yes = Dopo uno zero tutti passano la propria mano nella direzione del gioco.

option-skip-everybody-name = Salta Turno per tutti
option-skip-everybody-help = Dice quanti giocatori perdono il turno dopo un Salta Turno.
option-skip-everybody-no = Dopo un Salta Turno un giocatore perde il turno.
option-skip-everybody-yes = Dopo un Salta Turno tutti gli altri perdono il turno, e chi l'ha giocato gioca ancora.

option-false-uno-penalty-name = Penalità per un UNO sbagliato
option-false-uno-penalty-help = Dice quanto costa gridare UNO troppo presto.
option-false-uno-penalty-0 = Un UNO sbagliato viene rifiutato e non costa niente.
option-false-uno-penalty-2 = Chi grida UNO troppo presto pesca due carte.

option-rounds-name = Numero di round
option-rounds-help = La partita può finire dopo un certo numero di round, fino a 100, qualunque sia il punteggio. Con 0 decide il limite di punti.
option-rounds = { $value ->
    [0] Sono i punti a decidere quando finisce la partita.
    [one] La partita finisce dopo un round.
   *[other] La partita finisce dopo { $value } round.
}

option-elimination-name = Eliminazione
option-elimination-help = Quando ognuno segna le proprie carte, chi ha troppi punti potrebbe essere eliminato. Chi resta per ultimo vince la partita.
option-elimination-no = Nessuno viene eliminato dalla partita.
option-elimination-yes = Chi arriva al limite viene eliminato, e chi resta per ultimo vince la partita.

option-play-to-last-name = Giocare fino all'ultimo
option-play-to-last-help = Dice se il round continua quando qualcuno non ha più carte.
option-play-to-last-no = Il round finisce quando qualcuno non ha più carte.
option-play-to-last-yes = Il round continua finché uno solo ha carte; l'ha vinto chi le ha finite per primo.

option-custom-written-name = Quando si scrive la regola della carta Personalizzabile
option-custom-written-help = Per questa carta si può scrivere una regola propria, che vale solo se tutti sono d'accordo. Dice quando la si scrive e la si concorda.
option-custom-written-game = La regola della carta Personalizzabile si scrive prima della partita, e tutti la accettano.
option-custom-written-round = Prima di ogni round si può riscrivere la regola della carta Personalizzabile, e si chiede a tutti se la accettano.
option-custom-written-card = Ogni volta che si gioca una carta Personalizzabile, si può riscrivere la sua regola, e si chiede agli altri se la accettano.
