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
