# I regolamenti e le regole in vigore, dette come frasi.
# option-NOME-name: come si chiama nel menu. option-NOME-help: che cosa vuol dire.
# option-NOME-VALORE: la frase che vale con quel valore.

## Regolamenti

rulebook-mario-de = Super Mario UNO, edizione tedesca
rulebook-mario-de-help = Con { KIND("star", form: "the") }; nella scelta del mazziere i simboli valgono zero, e chi vince il round prende i punti.
rulebook-mario-it = Super Mario UNO, edizione italiana
rulebook-mario-it-help = Come l'edizione tedesca, ma il regolamento dice chiaramente che solo chi è colpito può sfidare o rispondere con { KIND("star", form: "the") }.
rulebook-mario-zh = UNO Mario, edizione cinese
rulebook-mario-zh-help = Come le altre edizioni di Mario, ma chi dimentica di gridare UNO può essere colto sul fatto finché il giocatore successivo non gioca una carta.
rulebook-mario-nl = Super Mario UNO, edizione olandese
rulebook-mario-nl-help = Come l'edizione tedesca, ma quando si sceglie il mazziere i simboli sono esclusi.
rulebook-braille-de = UNO in braille, edizione tedesca
rulebook-braille-de-help = Con il mazzo classico; ciascuno segna i punti della propria mano, e vince il punteggio più basso.

## Mazzo e inizio

option-deck-name = Mazzo di carte
option-deck-help = Il mazzo di Mario ha due { KIND("star", form: "plural") } e due { KIND("custom", form: "plural") }. Il mazzo classico non le ha.
option-deck-mario = Si gioca con il mazzo di Mario di 112 carte.
option-deck-classic = Si gioca con il mazzo classico di 108 carte.

option-symbols-in-dealer-draw-name = Simboli nella scelta del mazziere
option-symbols-in-dealer-draw-help = Quanto vale una carta senza numero? Ognuno pesca una carta, e chi ha il numero più alto fa il mazziere.
option-symbols-in-dealer-draw-zero = Nella scelta del mazziere le carte con un simbolo valgono zero.
option-symbols-in-dealer-draw-excluded = Nella scelta del mazziere le carte con un simbolo sono escluse.

option-start-action-card-name = Carta con simbolo all'inizio
option-start-action-card-help = Ha effetto una carta con un simbolo scoperta all'inizio? Con una carta senza colore qualcuno deve comunque scegliere il colore.
option-start-action-card-apply = Una carta con un simbolo scoperta all'inizio ha il suo effetto.
option-start-action-card-neutral = Una carta con un simbolo scoperta all'inizio non ha effetto.

option-start-wild-draw-four-name = { KIND("wild-draw-four") } all'inizio
option-start-wild-draw-four-help = Dove va { KIND("wild-draw-four", form: "the") } scoperto all'inizio? Non può essere la prima carta.
option-start-wild-draw-four-bottom = { KIND("wild-draw-four", form: "a", capital: "yes") } scoperto all'inizio va in fondo al mazzo di pesca.
option-start-wild-draw-four-reshuffle = { KIND("wild-draw-four", form: "a", capital: "yes") } scoperto all'inizio viene mischiato nel mazzo di pesca.

option-star-answers-start-card-name = { KIND("star") } contro la prima carta
option-star-answers-start-card-help = Se all'inizio si scopre { KIND("draw-two", form: "a") }, si può rispondere con { KIND("star", form: "the") }? Allora pesca il mazziere.
option-star-answers-start-card-no = { KIND("star", form: "the", capital: "yes") } non può rispondere a { KIND("draw-two", form: "a") } scoperto all'inizio.
option-star-answers-start-card-yes = { KIND("star", form: "the", capital: "yes") } può rispondere a { KIND("draw-two", form: "a") } scoperto all'inizio, e allora pesca il mazziere.

## Pescare

option-voluntary-draw-name = Pescare per scelta
option-voluntary-draw-help = Puoi pescare anche quando hai in mano una carta abbinabile?
option-voluntary-draw-yes = Puoi pescare anche se hai una carta abbinabile.
option-voluntary-draw-no = Non puoi pescare se hai una carta abbinabile per colore, numero o simbolo.

## Più Quattro

option-draw-four-offence-name = Quando { KIND("wild-draw-four", form: "the") } è illecito
option-draw-four-offence-help = Quale altra carta in mano rende illecito { KIND("wild-draw-four", form: "the") }? Chi lo gioca lo stesso perde la sfida.
option-draw-four-offence-colour = { KIND("wild-draw-four", form: "the", capital: "yes") } è illecito se hai un'altra carta del colore in gioco.
option-draw-four-offence-match = { KIND("wild-draw-four", form: "the", capital: "yes") } è illecito se hai un'altra carta abbinabile per colore, numero o simbolo.
option-draw-four-offence-playable = { KIND("wild-draw-four", form: "the", capital: "yes") } è illecito se hai qualsiasi altra carta giocabile, anche una carta senza colore.

option-draw-four-bluff-name = Bluff con { KIND("wild-draw-four", form: "the") }
option-draw-four-bluff-help = Se il bluff è permesso, chi gioca { KIND("wild-draw-four", form: "the") } si può sfidare. Se non è permesso, non c'è niente da sfidare.
option-draw-four-bluff-allow = Con { KIND("wild-draw-four", form: "the") } si può bluffare, e chi lo gioca si può sfidare.
option-draw-four-bluff-prevent = { KIND("wild-draw-four", form: "a", capital: "yes") } illecito viene rifiutato, e la sfida non esiste.

option-challenger-name = Chi può sfidare
option-challenger-help = Chi può sfidare chi ha giocato { KIND("wild-draw-four", form: "a") }? Chi sfida a torto pesca sei carte.
option-challenger-victim = Solo chi deve pescare può sfidare chi ha giocato { KIND("wild-draw-four", form: "a") }.
option-challenger-anyone = Ogni altro giocatore può sfidare chi ha giocato { KIND("wild-draw-four", form: "a") }.

option-guilty-penalty-name = Penalità per un bluff scoperto
option-guilty-penalty-help = Che cosa succede { KIND("wild-draw-four", form: "to") } di un bluff scoperto? Chi ha bluffato pesca comunque quattro carte.
option-guilty-penalty-draws-four = Chi è scoperto a bluffare pesca quattro carte, e { KIND("wild-draw-four", form: "the") } resta sul mazzo di scarto.
option-guilty-penalty-takes-back = Chi è scoperto a bluffare riprende { KIND("wild-draw-four", form: "the") } e pesca quattro carte.

option-after-guilty-name = Chi gioca se { KIND("wild-draw-four", form: "the") } resta
option-after-guilty-help = Dopo una sfida vinta, chi era stato colpito può anche giocare? In ogni caso non pesca.
option-after-guilty-challenger-plays = Dopo una sfida vinta chi era stato colpito gioca un turno normale.
option-after-guilty-challenger-skipped = Dopo una sfida vinta chi era stato colpito perde comunque il turno.

option-after-take-back-name = Chi gioca se { KIND("wild-draw-four", form: "the") } viene ripreso
option-after-take-back-help = Chi gioca sulla carta di prima, quando { KIND("wild-draw-four", form: "the") } torna in mano?
option-after-take-back-challenger = Quando { KIND("wild-draw-four", form: "the") } è stato ripreso, tocca a chi era stato colpito.
option-after-take-back-offender = Quando { KIND("wild-draw-four", form: "the") } è stato ripreso, lo stesso giocatore deve subito giocare di nuovo.

## Super Stella

option-star-answer-by-name = Chi può rispondere con { KIND("star", form: "the") }
option-star-answer-by-help = Chi può rimandare indietro { KIND("draw-two", form: "a") } o { KIND("wild-draw-four", form: "a") } con { KIND("star", form: "the") }?
option-star-answer-by-victim = Solo chi deve pescare può rispondere con { KIND("star", form: "the") }.
option-star-answer-by-anyone = Ogni altro giocatore può rispondere a { KIND("draw-two", form: "a") } o a { KIND("wild-draw-four", form: "a") } con { KIND("star", form: "the") }.

option-star-as-wild-name = { KIND("star") } come { KIND("wild") }
option-star-as-wild-help = { KIND("star", form: "the", capital: "yes") } si può giocare anche nel proprio turno, per scegliere il colore?
option-star-as-wild-yes = Nel tuo turno puoi giocare { KIND("star", form: "the") } come { KIND("wild", form: "a") }.
option-star-as-wild-no = { KIND("star", form: "the", capital: "yes") } si può giocare soltanto come risposta.

option-star-on-star-name = { KIND("star") } contro { KIND("star") }
option-star-on-star-help = Le carte da pescare si possono rimandare indietro una seconda volta?
option-star-on-star-no = A { KIND("star", form: "a") } non si può rispondere con un'altra { KIND("star") }.
option-star-on-star-yes = A { KIND("star", form: "a") } si può rispondere con un'altra { KIND("star") }, e la penalità torna indietro.

option-star-answers-last-card-name = { KIND("star") } contro l'ultima carta
option-star-answers-last-card-help = { KIND("star", form: "the", capital: "yes") } può ancora rispondere, se qualcuno finisce il round con { KIND("draw-two", form: "a") } o { KIND("wild-draw-four", form: "a") }?
option-star-answers-last-card-no = { KIND("star", form: "the", capital: "yes") } non può rispondere a un'ultima carta, perché il round è finito.
option-star-answers-last-card-yes = { KIND("star", form: "the", capital: "yes") } può rispondere a un'ultima carta, e il round continua.

option-star-skips-bounced-name = Turno perso dopo { KIND("star", form: "the") }
option-star-skips-bounced-help = Chi è colpito { KIND("star", form: "by") } pesca le carte. Perde anche un turno?
option-star-skips-bounced-no = Chi è colpito { KIND("star", form: "by") } pesca soltanto e non perde turni.
option-star-skips-bounced-yes = Chi è colpito { KIND("star", form: "by") } pesca e perde anche il turno, se il prossimo turno è suo.

## In due

option-two-player-reverse-name = { KIND("reverse") } in due
option-two-player-reverse-help = A chi tocca dopo { KIND("reverse", form: "a") } quando si gioca in due?
option-two-player-reverse-other = In due, dopo { KIND("reverse", form: "a") } tocca all'altro giocatore.
option-two-player-reverse-again = In due, dopo { KIND("reverse", form: "a") } tocca di nuovo allo stesso giocatore.

## UNO

option-uno-penalty-name = Penalità per un UNO dimenticato
option-uno-penalty-help = Quante carte peschi se gli altri ti colgono sul fatto con una carta sola e senza aver gridato UNO?
option-uno-penalty-2 = Chi dimentica di gridare UNO e viene colto sul fatto pesca due carte.
option-uno-penalty-0 = Dimenticare di gridare UNO non costa niente, e nessuno può essere colto sul fatto.

option-catch-until-name = Tempo per cogliere sul fatto
option-catch-until-help = Fino a quando gli altri possono cogliere sul fatto chi ha dimenticato di gridare UNO?
option-catch-until-turn = Chi dimentica di gridare UNO può essere colto sul fatto finché il giocatore successivo non comincia il turno.
option-catch-until-card = Chi dimentica di gridare UNO può essere colto sul fatto finché il giocatore successivo non gioca una carta.

## Punteggio e penalità

option-scoring-name = Punteggio
option-scoring-help = Si può contare in due modi. Chi vince il round riceve punti, e averne tanti è un bene; oppure ciascuno segna i punti rimasti in mano, e averne tanti è un male.
option-scoring-winner = Chi vince il round prende i punti in mano agli altri.
option-scoring-hands = Ciascuno segna i punti della propria mano, e vince il punteggio più basso.

option-game-ends-name = Fine della partita
option-game-ends-help = Per finire la partita basta arrivare esattamente al limite?
option-game-ends-reach = La partita finisce quando qualcuno raggiunge il limite.
option-game-ends-exceed = La partita finisce solo quando qualcuno supera il limite.

option-limit-name = Limite di punti
option-limit-help = È il numero di punti che chiude la partita, da 1 a 10000.
option-limit = { $value ->
    [one] Il limite è di un punto.
   *[other] Il limite è di { NUMBER($value, useGrouping: 0) } punti.
}

option-demand-penalty-name = Penalità per chi pretende una certa carta
option-demand-penalty-help = Quanto costa pretendere che un altro giocatore giochi una certa carta?
option-demand-penalty-0 = Non c'è nessuna regola contro chi pretende una certa carta.
option-demand-penalty-4 = Chi pretende che un altro giochi una certa carta pesca quattro carte.

## Regole della casa

option-hand-size-name = Carte distribuite
option-hand-size-help = È il numero di carte che ognuno riceve all'inizio di un round, da 3 a 15.
option-hand-size = { $value ->
    [one] Ognuno riceve una carta.
   *[other] Ognuno riceve { $value } carte.
}

option-draw-up-to-name = Pescare fino a una carta giocabile
option-draw-up-to-help = È il numero massimo di carte che peschi nel tuo turno per trovarne una giocabile, da 1 a 112. Nei regolamenti è una sola.
option-draw-up-to = { $value ->
    [one] Nel proprio turno si pesca una carta sola.
   *[other] Nel proprio turno si pesca finché non arriva una carta giocabile, al massimo { $value } carte.
}

option-drawn-card-name = La carta appena pescata
option-drawn-card-help = Puoi tenere la carta appena pescata, quando è giocabile?
option-drawn-card-may = Se la carta appena pescata è giocabile, si può giocare o tenere.
option-drawn-card-must = Se la carta appena pescata è giocabile, si deve giocare.

option-stacking-name = Accumulare le penalità
option-stacking-help = Chi deve pescare può invece giocare un'altra carta che fa pescare? Le penalità si sommano per il giocatore successivo.
option-stacking-off = Una penalità non si può passare con un'altra carta che fa pescare.
option-stacking-same = { KIND("draw-two", form: "a", capital: "yes") } si può giocare su { KIND("draw-two", form: "a") }, e { KIND("wild-draw-four", form: "a") } su { KIND("wild-draw-four", form: "a") }; il giocatore successivo pesca la somma.
option-stacking-four-on-two = Su { KIND("draw-two", form: "a") } si può giocare { KIND("draw-two", form: "a") } o { KIND("wild-draw-four", form: "a") }, su { KIND("wild-draw-four", form: "a") } solo { KIND("wild-draw-four", form: "a") }; il giocatore successivo pesca la somma.

option-stacking-turn-name = Il turno di chi pesca la penalità
option-stacking-turn-help = Chi pesca le penalità accumulate perde anche il turno?
option-stacking-turn-lost = Chi pesca la penalità perde il turno.
option-stacking-turn-kept = Chi pesca la penalità non perde il turno.

option-jump-in-name = Giocare fuori turno
option-jump-in-help = Se qualcuno gioca una carta e tu ne hai una identica, puoi giocarla fuori turno? Non c'è fretta: prima che tocchi al successivo lo si chiede a tutti.
option-jump-in-no = Nessuno può giocare fuori turno.
option-jump-in-yes = Chi ha una carta identica a quella appena giocata può giocarla prima che il giocatore successivo faccia qualcosa.

option-equal-cards-name = Più carte identiche
option-equal-cards-help = In un turno puoi giocare più carte identiche?
option-equal-cards-one = In un turno si gioca una carta.
option-equal-cards-several = Le carte identiche si possono giocare insieme, e il loro effetto vale una volta sola.

option-seven-swaps-name = Il sette scambia le carte
option-seven-swaps-help = Un sette fa qualcosa di speciale?
option-seven-swaps-no = Un sette non ha effetti speciali.
option-seven-swaps-yes = Chi gioca un sette scambia tutte le carte con un altro giocatore a scelta.
does-seven-swaps = { CARD($card, capital: "yes") }: chi lo gioca scambia tutte le carte con un giocatore a scelta.

option-zero-passes-name = Lo zero fa passare le carte
option-zero-passes-help = Uno zero fa qualcosa di speciale?
option-zero-passes-no = Uno zero non ha effetti speciali.
option-zero-passes-yes = Dopo uno zero tutti passano le proprie carte nella direzione del gioco.
does-zero-passes = { CARD($card, capital: "yes") }: tutti passano le proprie carte nella direzione del gioco.

option-skip-everybody-name = { KIND("skip") } per tutti
option-skip-everybody-help = Quanti giocatori perdono il turno dopo { KIND("skip", form: "a") }?
option-skip-everybody-no = Dopo { KIND("skip", form: "a") } un giocatore perde il turno.
option-skip-everybody-yes = Dopo { KIND("skip", form: "a") } tutti gli altri perdono il turno, e chi l'ha giocato gioca ancora.
does-skip-everybody = { CARD($card, capital: "yes") }: tutti gli altri perdono il turno, e tu giochi ancora.

option-false-uno-penalty-name = UNO gridato troppo presto
option-false-uno-penalty-help = Quanto costa gridare UNO troppo presto?
option-false-uno-penalty-0 = Un UNO gridato troppo presto non vale, ma non costa niente.
option-false-uno-penalty-2 = Chi grida UNO troppo presto pesca due carte.

option-rounds-name = Numero di round
option-rounds-help = La partita può finire dopo un certo numero di round, fino a 100, qualunque sia il punteggio. Con 0 decide il limite di punti.
option-rounds = { $value ->
    [0] Sono i punti a decidere quando finisce la partita.
    [one] La partita finisce dopo un round.
   *[other] La partita finisce dopo { $value } round.
}

option-elimination-name = Eliminazione
option-elimination-help = Chi ha troppi punti viene eliminato? Vale quando ognuno segna i punti rimasti in mano, e chi resta per ultimo vince la partita.
option-elimination-no = Nessuno viene eliminato dalla partita.
option-elimination-yes = Chi ha troppi punti viene eliminato, e chi resta per ultimo vince la partita.

option-play-to-last-name = Giocare fino all'ultimo
option-play-to-last-help = Il round continua quando qualcuno non ha più carte?
option-play-to-last-no = Il round finisce quando qualcuno non ha più carte.
option-play-to-last-yes = Il round continua finché non resta un solo giocatore con carte; lo vince chi le ha finite per primo.

option-custom-written-name = Quando si scrive la regola { KIND("custom", form: "of") }
option-custom-written-help = Quando si scrive e si concorda la regola di questa carta? Una regola propria vale solo se tutti sono d'accordo.
option-custom-written-game = La regola { KIND("custom", form: "of") } si scrive prima della partita, e tutti la accettano.
option-custom-written-round = Prima di ogni round si può riscrivere la regola { KIND("custom", form: "of") }, e si chiede a tutti se la accettano.
option-custom-written-card = Ogni volta che si gioca { KIND("custom", form: "a") }, si può riscrivere la sua regola, e si chiede agli altri se la accettano.
