# Il gioco alla console: muoversi nella mano, decidere un colore, i tasti, i comandi scritti.

## Parole usate dappertutto

text = { $text }

## La mano

focus = { CARD($card, capital: "yes") }, carta { $place } di { $count }.
focus-playable = { CARD($card, capital: "yes") }, carta { $place } di { $count }, giocabile.
# same as: hand
no-cards = Non hai carte in mano.
no-such-place = { $count ->
    [one] Hai una carta sola.
   *[other] Hai solo { $count } carte.
}
# same as: can-play-count
none-playable = Non hai carte giocabili.
none-of-colour = Non hai carte di colore { colour }.
none-wild = Non hai carte senza colore.
changes-none = Dal tuo ultimo turno la tua mano non è cambiata.
changes-new = Dal tuo ultimo turno hai in più: { CARDS($new, join: "and") }.
changes-gone = Dal tuo ultimo turno hai in meno: { CARDS($gone, join: "and") }.
changes-both = Dal tuo ultimo turno hai in più: { CARDS($new, join: "and") }. In meno: { CARDS($gone, join: "and") }.

## Decidere un colore

ask-colour = Quale colore per { CARD($card, form: "the") }? { $blue } è blu, { $green } è verde, { $red } è rosso, { $yellow } è giallo. Con { $back } riprendi la carta.
ask-colour-typed = Quale colore per { CARD($card, form: "the") }? Scrivi rosso, verde, blu o giallo, oppure no per riprendere la carta.
ask-colour-before = Prima scegli un colore.
ask-colour-first = Quale colore per { CARD($card, form: "the") }? { $blue } è blu, { $green } è verde, { $red } è rosso, { $yellow } è giallo. Con { $back } rimandi la scelta.
ask-colour-first-typed = Quale colore per { CARD($card, form: "the") }? Scrivi rosso, verde, blu o giallo, oppure no per rimandare la scelta.
colour-name = { $colour ->
    [red] Rosso
    [green] Verde
    [blue] Blu
   *[yellow] Giallo
}, con { $choose } lo scegli.
colour-taken-back = Hai ripreso { CARD($card, form: "the") }.
colour-put-off = Il colore è ancora da scegliere. Con { $play } torna la domanda.
colour-put-off-typed = Il colore è ancora da scegliere. Scrivi colore e rosso, verde, blu o giallo.
colour-keys-letters = { $blue } è blu, { $green } è verde, { $red } è rosso, { $yellow } è giallo.
colour-keys-arrows = { $next } va al colore seguente, { $previous } al precedente, e con { $choose } scegli quello su cui sei.
colour-keys-escape = Con { $back } riprendi la carta.
colour-keys-escape-first = Con { $back } rimandi la scelta.
colour-keys-ask = Funzionano anche i tasti per la tua mano, la carta scoperta, il numero di carte e il punteggio.

## Andare avanti

go-on-when-ready = Avanti: { $key }.
go-on-when-ready-typed = Con Invio si va avanti.
try-again-when-ready = Per riprovare: { $key }.
try-again-when-ready-typed = Con Invio si riprova.
next-round-when-ready = Prossimo round: { $key }.
next-round-when-ready-typed = Con Invio si distribuiscono le carte del prossimo round.
hand-over-when-ready = Ora è il turno di { $name }. Per nascondere le tue carte: { $key }.
hand-over-when-ready-typed = Ora è il turno di { $name }. Con Invio si nascondono le tue carte.
hand-over = Passa la tastiera. { $name }, quando vuoi cominciare: { $key }.
hand-over-typed = Passa la tastiera. { $name }, premi la barra spaziatrice e poi Invio quando vuoi giocare.
touched-other = Non hai in mano { CARD($card, form: "the") }.
game-goes-on = La partita riprende da dove l'avevi lasciata.
history-oldest = Questo era il messaggio più vecchio.
history-newest = Questo era il messaggio più recente.
history-empty = Non ci sono ancora messaggi di questo tipo.
filter-all = La cronologia mostra tutti i messaggi.
filter-mine = La cronologia mostra i messaggi su di te.
filter-others = La cronologia mostra i messaggi sugli altri.
filter-score = La cronologia mostra i punteggi.
ask-leave = Vuoi salvare la partita e uscire?
always-saved = Ogni mossa viene salvata appena è fatta.
goodbye = Arrivederci. È tutto salvato.
goodbye-gone = Arrivederci. L'ultima partita non è salvata: il suo file è stato rimosso o sostituito.
# same as: menu-not-understood
not-understood = Non capisco: { $text }. Scrivi aiuto per sapere che cosa puoi scrivere.
not-understood-near = Non capisco: { $text }. Volevi dire { $nearest }?
colour-missing = Indica anche il colore, per esempio { CARD($card) }.
typed-how-play = Scrivi gioca e una carta, per esempio gioca 7 rosso, oppure gioca e il suo posto, per esempio gioca 3.
typed-how-catch = Scrivi cogli e un nome.
typed-how-demand = Scrivi pretendi e un nome.
typed-how-colour = Scrivi colore e rosso, verde, blu o giallo.
typed-how-yes = Non c'è nessuna domanda a cui rispondere.
typed-how-no = Non c'è niente da annullare.
something-broke = C'è stato un errore nel gioco. La partita è salvata; che cosa è successo si legge nel file { $path }.

## Voce e braille che vanno e vengono

speech-missing = Questo computer non ha una voce per il gioco. Il testo continua qui. Che cosa manca lo dice access-uno doctor.
speech-lost = La voce non c'è più. Il testo continua qui, e la voce torna da sola.
speech-hung = La voce non risponde. Il testo continua qui, e la voce torna da sola.
display-missing = Il gioco non riesce a raggiungere BRLTTY. Il testo continua qui.
display-lost = BRLTTY non c'è più. Il testo continua qui, e la barra braille torna da sola.
display-hung = BRLTTY non risponde. Il testo continua qui, e la barra braille torna da sola.
display-unplugged = Non c'è nessuna barra braille. Il testo continua qui, e la barra torna da sola.

## Il menu durante una partita

table-menu = Menu del gioco
table-menu-back = Torna al gioco
table-menu-rules = Le regole in vigore
table-menu-book = Leggi il regolamento
table-menu-custom = Che cosa fa { KIND("custom", form: "the") }
table-menu-demand = Pretendi che qualcuno giochi una certa carta
table-menu-hand-over = Passa la tastiera: ora gioca { $name }
table-menu-leave = Salva ed esci
custom-card = { KIND("custom", form: "the", capital: "yes") } vale come { KIND("wild") }: chi la gioca sceglie il colore.
ask-demand = Chi deve giocare una certa carta? Pretenderlo ti costa { $count } carte.
ask-demand-sure = Se pretendi che { $name } giochi una certa carta, peschi { $count } carte. Lo vuoi fare?

## I tasti

keys-title = I tasti attivi adesso
keys-title-typed = Che cosa puoi scrivere adesso
keys-besides = Puoi scrivere anche { $commands }.
keys-all = Per sapere che cosa fa ogni comando, scrivi: { $all }.
key-unknown = { $key }: adesso non fa niente. { $keys } elenca i tasti.
key-line = { $keys }: { $what }
typed-line = { $command }: { $what }
key-list = { $keys }
key-digits = Una cifra
key-letter = Una lettera
key-shift = Maiusc { $key }
key-enter = Invio
key-space = Barra spaziatrice
key-down = Freccia giù
key-up = Freccia su
key-left = Freccia sinistra
key-right = Freccia destra
key-home = Inizio
key-end = Fine
key-tab = Tab
key-backtab = Maiusc Tab
key-escape = Escape
key-pageup = Pagina su
key-pagedown = Pagina giù
key-f1 = Tasto F1
key-ctrl-c = Control C
key-backspace = Backspace
key-delete = Canc
key-ctrl-u = Control U
key-other = Questo tasto
key-sign = { $sign }

command-play = gioca la carta su cui sei; con { KIND("star", form: "the") } risponde anche a una penalità.
command-draw = pesca una carta, oppure accetta la penalità.
command-go-on = va al prossimo messaggio, al prossimo round, o alla mossa degli altri che ti aspetta.
command-keep = tiene la carta che hai appena pescato, o passa quando ti si chiede qualcosa.
command-uno = grida UNO, oppure coglie sul fatto chi lo ha dimenticato.
command-challenge = sfida chi ha giocato { KIND("wild-draw-four", form: "the") }.
command-left = va alla carta a sinistra.
command-right = va alla carta a destra.
command-first = va alla tua prima carta.
command-last = va alla tua ultima carta.
command-place = va alla carta in quel posto; zero è la decima.
command-next-playable = va alla prossima carta giocabile.
command-previous-playable = va alla carta giocabile precedente.
command-blue = va alla prossima carta blu.
command-green = va alla prossima carta verde.
command-red = va alla prossima carta rossa.
command-yellow = va alla prossima carta gialla.
command-wild = va alla prossima carta senza colore.
command-hand = elenca tutte le tue carte.
command-playable = dice quali carte sono giocabili, e che cos'altro puoi fare.
command-top = dice quali sono la carta scoperta e il colore in gioco.
command-turn = dice di chi è il turno, chi viene dopo, e la direzione.
command-count = dice quante carte ha ciascuno, e quante ce ne sono nel mazzo di pesca.
command-score = dice il punteggio in breve.
command-full-score = dice il punteggio completo.
command-why = dice che cosa fa la carta, se è giocabile, e se no perché.
command-changes = dice che cosa è cambiato nella tua mano dal tuo ultimo turno.
command-order = ordina la tua mano per colore, per valore, o com'è arrivata.
command-repeat = ripete l'ultimo messaggio.
command-waiting = dice quanti messaggi sono in attesa.
command-back = torna al messaggio precedente.
command-forward = va al messaggio successivo.
command-oldest = va al messaggio più vecchio.
command-newest = va al messaggio più recente.
command-filter = sceglie quali messaggi mostra la cronologia.
command-verbosity = sceglie quanto dice il gioco.
command-menu = apre il menu con le regole in vigore, le impostazioni e l'uscita.
command-keys = dice che cosa puoi fare adesso.
command-all-keys = dice che cosa fa ogni comando.
command-quit = salva ed esce, dopo avertelo chiesto.
command-accept = accetta la penalità.
command-star = risponde a una penalità con { CARD("ST", form: "the") }; aggiungi il colore.
command-colour = sceglie il colore della prima carta; aggiungi il colore.
command-catch = coglie sul fatto chi ha dimenticato di gridare UNO; aggiungi il nome.
command-demand = pretende che un giocatore giochi una certa carta; aggiungi il nome.
command-rules = elenca le regole in vigore.
command-save = dice come viene salvata la partita.
command-play-typed = gioca una carta; aggiungi la carta, per esempio 7 rosso, o il suo posto nella tua mano.
command-why-typed = dice che cosa fa una carta, se è giocabile, e se no perché; aggiungi la carta.

## Che cosa si può scrivere; più parole con virgole in mezzo, la prima si sente nell'aiuto

typed-play = gioca, giocare, gioco, giochi, giocala, giocarla, scarta, scartare, scarto, metti, mettere, metto, butta, butto, cala, calo, metti giù, metto giù
typed-draw = pesca, pescare, pesco, peschi, pesca dal mazzo, pesco dal mazzo, prendi, prendere, prendo
typed-go-on = avanti, vai avanti, continua, continuare, prosegui, proseguire, andiamo avanti, va avanti, proseguiamo, continuiamo, prossima mossa, tirate avanti, avanti tutta, e poi, e dopo, che aspetti, su avanti, forza avanti, avanti pure, vai pure avanti, prosegui pure, continua pure, continuate, andate avanti, un altra mano, altra mano, un altro round, altro round, prossima mano, prossimo round, passiamo al prossimo round, passiamo alla prossima mano, nuova mano, nuovo round, si riparte, ripartiamo, riparti, ricominciamo, si ricomincia, ricomincia, fai le carte, rifai le carte, fate le carte, rifacciamo le carte, distribuisci, distribuisci le carte, distribuite, ridistribuisci, mischia le carte, mischia, rimischia, rimescola, mescola, mescola le carte, avanti un altra, avanti con la prossima, sotto con la prossima, sotto con un altra, sotto un altra, vai col prossimo, vai con il prossimo round, vai con la prossima, via con la prossima, pronti per la prossima, sono pronto, sono pronta, siamo pronti, pronto, pronta, ci siamo, ci sono, andiamo pure avanti, andiamo pure, proceda, procediamo, prosegua, continui, vada avanti, vada pure, vada pure avanti, tira avanti, avanti avanti, avanti dai, dai avanti, ok avanti, bene avanti, e adesso avanti, muoviti, sbrigati, svelto, svelti, su su, e allora avanti, vado avanti, io vado avanti, letto, ho letto, ho sentito, ho capito, capito, chiaro avanti, ok capito, ok ho capito, tutto chiaro, ricevuto, inteso
typed-keep = tieni, tenere, tengo, passo il turno, passa il turno, passo, passa, passare
typed-accept = accetta, prendi le carte, prendo le carte, accettare, accetto, penalità, penalita, accetta la penalità, accetta la penalita, accetto la penalità, accetto la penalita, accettare la penalità, accettare la penalita
typed-uno = uno, grida uno, grido uno, dico uno, chiamo uno, dichiaro uno, urlo uno, dico 1, grido 1, chiamo 1, dico uno uno, dico un bel uno
typed-catch = cogli, cogliere, colgo, cogli sul fatto, cogliere sul fatto, becca, beccare, sorprendi, colgo sul fatto
typed-challenge = sfida, sfidare, sfido, sfidi, dubita, dubito
typed-star = stella, rispondi, rispondere, rispondo
typed-colour = colore, decidi, decidere, scegli, scegliere, scelgo
typed-demand = pretendi, pretendere, pretendo
typed-hand = mano, carte, la mia mano, mia mano, le mie carte, mie carte, carte in mano, le carte in mano, le carte che ho, che ho in mano, cosa ho in mano, che ho, io che ho, io cosa ho, e io che ho, che c ho, che c ho in mano, cosa c ho in mano, com è messa la mia mano, come sono messo a carte, come sono messa a carte, com è la mia mano, la mia mano com è, di che colore ho più carte, che colore ho di più, quale colore ho di più, di che colore ne ho di più, ho più rossi o più blu, ho più blu o più rossi, ho più rossi o più verdi, ho più verdi o più blu, ho più gialli o più rossi, che colori ho, che colori ho in mano, che numeri ho, che numeri ho in mano, di che colore sono le mie carte, che mi è rimasto, che mi è rimasto in mano, cosa mi è rimasta, che mi resta, che mi resta in mano, che mi rimane, che mi rimane in mano, cosa mi rimane, cosa mi rimane in mano, che carte mi restano, che carte mi rimangono, quali carte mi restano, quali carte mi rimangono
typed-playable = giocabili, che cosa posso fare, cosa posso fare, carte giocabili, che cosa posso giocare, cosa posso giocare
typed-top = scoperta, carta scoperta, cima, in cima, scarti, di che colore siamo, di che colore è, di che colore è la carta, di che colore è adesso, di che colore è la carta scoperta, di che colore si gioca, di che colore giochiamo, di quale colore siamo, di quale colore è, di che colore devo giocare, di che numero siamo
typed-turn = turno, chi tocca, di chi è il turno, a chi tocca, tocca a chi, chi, chi viene dopo, chi è il prossimo, di chi è la mossa, di chi è la mano, di chi è adesso, di chi è ora, di chi è, di chi è il turno adesso, di chi è il turno ora, di chi è questo turno, di chi è la giocata
typed-count = conta, contare, conteggio, quante, quante carte, chi ha una carta, chi ha una carta sola, chi ha una sola carta, chi è a una carta, qualcuno ha una carta, qualcuno ha una carta sola, c è qualcuno con una carta, c è qualcuno con una carta sola, qualcuno è a una carta, chi è rimasto con una carta, chi è rimasto con una carta sola, chi sta per finire, chi sta per chiudere, qualcuno sta per finire, qualcuno sta per chiudere, a chi resta una carta, a chi è rimasta una carta, come stanno a carte, come siamo a carte, come stiamo a carte, come sono messi a carte, il mazzo è finito, è finito il mazzo, sta finendo il mazzo, sono finite le carte, quante carte restano, quante carte restano nel mazzo, quante ne restano nel mazzo, quante ce ne sono nel mazzo, quante ne sono rimaste nel mazzo, quante carte sono rimaste nel mazzo, conto delle carte, il conto delle carte, fammi il conto delle carte, fai il conto delle carte, conta le carte, conta le carte di tutti, contami le carte, conteggio delle carte, numero di carte, il numero di carte, numero delle carte, quante a testa, quante carte a testa, quante carte ciascuno, quante carte ha ognuno, quante carte ha ciascuno, quante carte hanno tutti, quante carte hanno gli altri, quante ne hanno gli altri, quante ne hanno tutti, chi ne ha di meno, chi ne ha di più, chi ha meno carte di tutti, chi ha più carte di tutti, chi ha la mano più piccola, chi ha la mano più grande, chi ha la mano più corta, chi è messo meglio a carte, chi è messo peggio a carte, come stanno a carte gli altri, a quante carte sono gli altri, a quante sono gli altri, a quante carte stanno gli altri, a quante stanno, a quante sono, qualcuno sta per vincere, chi sta per vincere, chi è vicino a finire, chi è vicino alla fine, chi è quasi fuori, chi è quasi alla fine, qualcuno è quasi alla fine, chi è più vicino a chiudere, quanto è alto il mazzo, quanto mazzo resta, quanto mazzo c è ancora, quanto mazzo rimane, quante carte ci sono nel mazzo, quante carte ci sono ancora nel mazzo, quante ce ne sono ancora nel mazzo, ci sono ancora carte nel mazzo, ci sono ancora carte da pescare, quante carte da pescare restano, quante carte da pescare ci sono
typed-score = punti, punteggio, chi è ultimo, chi è l ultimo, chi sta messo peggio, chi è messo peggio, chi perde, come siamo a punti, come stiamo a punti
typed-full-score = punteggio completo, punteggi, tutti i punti, a quanto si arriva, a quanto si gioca, a quanti punti si arriva, a quanti punti si gioca, a quanti punti si vince, fino a quanto si gioca, fino a quanti punti si gioca, quanti punti servono, quanti punti ci vogliono, quanti punti servono per vincere, quanti punti ci vogliono per vincere, quanto manca alla fine, quanto manca per vincere, quanto manca per finire, quando finisce, quando finisce la partita, a che round siamo, che round è, in che round siamo, a quale round siamo, quanti round mancano, quanti round abbiamo fatto
typed-why = perché, perchè, perche, cosa fa, che cosa fa, spiega, a cosa serve, a che cosa serve, a che serve, che effetto ha, quale effetto ha, cosa succede con, che succede con, spiegami, spiegare, spiegami cosa fa, quanto vale, spieghi, spiegate, spiegarmi, spiegarci, come mai, per quale motivo, per che motivo, per quale ragione, com è che, spiegami perché, dimmi perché, e perché, ma perché, ma come mai, xke, xkè, xche, xchè, perke, perkè, xk, pk, per che
typed-changes = cambiamenti, novità, novita, nuove
typed-order = ordina, ordinare, ordine, metti in ordine le carte, metti in ordine, mettimi in ordine le carte, mettimi le carte in ordine, metti le carte in ordine, ordinami le carte, ordina le carte, ordina la mano, ordinami la mano, ordina le mie carte, riordina, riordina le carte, riordinami le carte, ordinale, ordinale per colore, ordinale per numero, ordina per colore, ordina per numero, ordina per valore, ordina le carte per colore, ordina le carte per numero, ordina le carte per valore, ordinami le carte per colore, ordinami le carte per numero, ordina la mano per colore, sistema le carte, sistemami le carte, sistema la mano, metti a posto le carte, mettile in ordine, mettile a posto, raggruppa, raggruppa le carte, raggruppa per colore, separa i colori, cambia ordine, cambia l ordine, cambia l ordine delle carte
typed-repeat = ripeti, ripetere, ancora, di nuovo
typed-waiting = in attesa, messaggi in attesa
typed-back = indietro, precedente, prima, cronologia, torna indietro, vai indietro, messaggio precedente, il messaggio precedente, messaggio di prima, il messaggio di prima
typed-forward = successivo, seguente, dopo
typed-oldest = più vecchio, piu vecchio, il più vecchio, il piu vecchio
typed-newest = più recente, piu recente, il più recente, il piu recente
typed-filter = filtro, filtra, filtrare
typed-verbosity = dettagli, verbosità, verbosita
typed-menu = menu, menù, impostazioni, apri le impostazioni, volume, alza il volume, abbassa il volume, più piano, più forte, più lento, più veloce, più lentamente, parla più piano, parla più forte, parla più lento, parla più veloce, parla più lentamente, rallenta, accelera, alza, abbassa, voce, velocità, alza la voce, abbassa la voce, silenzio, stai zitto, stai zitta, sta zitto, stare zitto, stare un po zitto, puoi stare zitto, puoi stare un po zitto, fai silenzio, fa silenzio, taci, smettila di parlare, smetti di parlare, non parlare più, non parlare, spegni la voce, togli la voce, togli l audio, spegni l audio, disattiva la voce, disattiva l audio, disattiva i suoni, togli i suoni, spegni i suoni, senza suoni, niente suoni, attiva i suoni, accendi i suoni, metti i suoni, accendi la voce, parla di meno, parla meno, parla di più, meno chiacchiere, sei troppo veloce, sei troppo lento, sei troppo lenta, parli troppo, parli troppo in fretta, parli troppo veloce, parli troppo forte, parli troppo piano, troppo veloce, troppo lento, troppo forte, troppo piano, vai più piano, vai più veloce, vai più lento, più adagio, parla più adagio, parla piano, parla forte, parla veloce, più in fretta, più svelto, meno veloce, non ti sento bene, non si sente, non si sente bene, non si sente niente, alza un po, abbassa un po, alza un po il volume, abbassa un po il volume, alza un po la voce, abbassa un po la voce, cambia voce, cambia la voce, cambia lingua, cambia la lingua, le impostazioni, apri impostazioni, vai alle impostazioni, vai nelle impostazioni, apri il menu, il menu, preferenze, configurazione, un po di silenzio, avere un po di silenzio, fate silenzio, avere silenzio, silenzia la voce, alza l audio, alza il tono, alza la velocità, alza i suoni, alza il volume della voce, alza la velocità della voce, alza il volume dei suoni, alza il volume del gioco, alzami il volume, alzami l audio, alzami il tono, alzami la velocità, alzami i suoni, alzami il volume della voce, alzami la velocità della voce, alzami il volume dei suoni, alzami il volume del gioco, alzate il volume, alzate l audio, alzate il tono, alzate la velocità, alzate i suoni, alzate il volume della voce, alzate la velocità della voce, alzate il volume dei suoni, alzate il volume del gioco, aumenta il volume, aumenta l audio, aumenta il tono, aumenta la velocità, aumenta i suoni, aumenta il volume della voce, aumenta la velocità della voce, aumenta il volume dei suoni, aumenta il volume del gioco, aumentami il volume, aumentami l audio, aumentami il tono, aumentami la velocità, aumentami i suoni, aumentami il volume della voce, aumentami la velocità della voce, aumentami il volume dei suoni, aumentami il volume del gioco, abbassa l audio, abbassa il tono, abbassa la velocità, abbassa i suoni, abbassa il volume della voce, abbassa la velocità della voce, abbassa il volume dei suoni, abbassa il volume del gioco, abbassami il volume, abbassami l audio, abbassami il tono, abbassami la velocità, abbassami i suoni, abbassami il volume della voce, abbassami la velocità della voce, abbassami il volume dei suoni, abbassami il volume del gioco, diminuisci il volume, diminuisci l audio, diminuisci il tono, diminuisci la velocità, diminuisci i suoni, diminuisci il volume della voce, diminuisci la velocità della voce, diminuisci il volume dei suoni, diminuisci il volume del gioco, riduci il volume, riduci l audio, riduci il tono, riduci la velocità, riduci i suoni, riduci il volume della voce, riduci la velocità della voce, riduci il volume dei suoni, riduci il volume del gioco, regola il volume, regola l audio, regola il tono, regola i suoni, regola il volume della voce, regola la velocità della voce, regola il volume dei suoni, regola il volume del gioco, cambia il volume, cambia l audio, cambia il tono, cambia la velocità, cambia i suoni, cambia il volume della voce, cambia la velocità della voce, cambia il volume dei suoni, cambia il volume del gioco, cambiami il volume, cambiami l audio, cambiami il tono, cambiami la velocità, cambiami i suoni, cambiami il volume della voce, cambiami la velocità della voce, cambiami il volume dei suoni, cambiami il volume del gioco, imposta il volume, imposta l audio, imposta il tono, imposta la velocità, imposta i suoni, imposta il volume della voce, imposta la velocità della voce, imposta il volume dei suoni, imposta il volume del gioco, tira su il volume, tira su l audio, tira su il tono, tira su la velocità, tira su i suoni, tira su il volume della voce, tira su la velocità della voce, tira su il volume dei suoni, tira su il volume del gioco, tira giù il volume, tira giù l audio, tira giù il tono, tira giù la velocità, tira giù i suoni, tira giù il volume della voce, tira giù la velocità della voce, tira giù il volume dei suoni, tira giù il volume del gioco, metti su il volume, metti su l audio, metti su il tono, metti su la velocità, metti su i suoni, metti su il volume della voce, metti su la velocità della voce, metti su il volume dei suoni, metti su il volume del gioco, metti giù il volume, metti giù l audio, metti giù il tono, metti giù la velocità, metti giù i suoni, metti giù il volume della voce, metti giù la velocità della voce, metti giù il volume dei suoni, metti giù il volume del gioco, parla più velocemente, parla meno veloce, parla meno forte, parla più svelto, parla più chiaro, parla più chiaramente, parla più in fretta, parla un po più forte, parla un po più piano, parla un po più lentamente, parla un po più veloce, parla un po più in fretta, parla un po più lento, parla un po più adagio, parlami più forte, parlami più piano, parlami più lentamente, parlami più velocemente, parlami più veloce, parlami più lento, parlami meno veloce, parlami meno forte, parlami più svelto, parlami più chiaro, parlami più chiaramente, parlami più in fretta, parlami più adagio, parlami un po più forte, parlami un po più piano, parlami un po più lentamente, parlami un po più veloce, parlami un po più in fretta, parlami un po più lento, parlami un po più adagio, parlate più forte, parlate più piano, parlate più lentamente, parlate più velocemente, parlate più veloce, parlate più lento, parlate meno veloce, parlate meno forte, parlate più svelto, parlate più chiaro, parlate più chiaramente, parlate più in fretta, parlate più adagio, parlate un po più forte, parlate un po più piano, parlate un po più lentamente, parlate un po più veloce, parlate un po più in fretta, parlate un po più lento, parlate un po più adagio, parli più forte, parli più piano, parli più lentamente, parli più velocemente, parli più veloce, parli più lento, parli meno veloce, parli meno forte, parli più svelto, parli più chiaro, parli più chiaramente, parli più in fretta, parli più adagio, parli un po più forte, parli un po più piano, parli un po più lentamente, parli un po più veloce, parli un po più in fretta, parli un po più lento, parli un po più adagio, leggi più forte, leggi più piano, leggi più lentamente, leggi più velocemente, leggi più veloce, leggi più lento, leggi meno veloce, leggi meno forte, leggi più svelto, leggi più chiaro, leggi più chiaramente, leggi più in fretta, leggi più adagio, leggi un po più forte, leggi un po più piano, leggi un po più lentamente, leggi un po più veloce, leggi un po più in fretta, leggi un po più lento, leggi un po più adagio, puoi parlare più forte, puoi parlare più piano, puoi parlare più lentamente, puoi parlare più velocemente, puoi parlare più veloce, puoi parlare più lento, puoi parlare meno veloce, puoi parlare meno forte, puoi parlare più svelto, puoi parlare più chiaro, puoi parlare più chiaramente, puoi parlare più in fretta, puoi parlare più adagio, puoi parlare un po più forte, puoi parlare un po più piano, puoi parlare un po più lentamente, puoi parlare un po più veloce, puoi parlare un po più in fretta, puoi parlare un po più lento, puoi parlare un po più adagio, potresti parlare più forte, potresti parlare più piano, potresti parlare più lentamente, potresti parlare più velocemente, potresti parlare più veloce, potresti parlare più lento, potresti parlare meno veloce, potresti parlare meno forte, potresti parlare più svelto, potresti parlare più chiaro, potresti parlare più chiaramente, potresti parlare più in fretta, potresti parlare più adagio, potresti parlare un po più forte, potresti parlare un po più piano, potresti parlare un po più lentamente, potresti parlare un po più veloce, potresti parlare un po più in fretta, potresti parlare un po più lento, potresti parlare un po più adagio, puoi leggere più forte, puoi leggere più piano, puoi leggere più lentamente, puoi leggere più velocemente, puoi leggere più veloce, puoi leggere più lento, puoi leggere meno veloce, puoi leggere meno forte, puoi leggere più svelto, puoi leggere più chiaro, puoi leggere più chiaramente, puoi leggere più in fretta, puoi leggere più adagio, puoi leggere un po più forte, puoi leggere un po più piano, puoi leggere un po più lentamente, puoi leggere un po più veloce, puoi leggere un po più in fretta, puoi leggere un po più lento, puoi leggere un po più adagio, potresti leggere più forte, potresti leggere più piano, potresti leggere più lentamente, potresti leggere più velocemente, potresti leggere più veloce, potresti leggere più lento, potresti leggere meno veloce, potresti leggere meno forte, potresti leggere più svelto, potresti leggere più chiaro, potresti leggere più chiaramente, potresti leggere più in fretta, potresti leggere più adagio, potresti leggere un po più forte, potresti leggere un po più piano, potresti leggere un po più lentamente, potresti leggere un po più veloce, potresti leggere un po più in fretta, potresti leggere un po più lento, potresti leggere un po più adagio, vai più forte, vai più lentamente, vai più velocemente, vai meno veloce, vai meno forte, vai più svelto, vai più chiaro, vai più chiaramente, vai più in fretta, vai più adagio, vai un po più forte, vai un po più piano, vai un po più lentamente, vai un po più veloce, vai un po più in fretta, vai un po più lento, vai un po più adagio, va più forte, va più piano, va più lentamente, va più velocemente, va più veloce, va più lento, va meno veloce, va meno forte, va più svelto, va più chiaro, va più chiaramente, va più in fretta, va più adagio, va un po più forte, va un po più piano, va un po più lentamente, va un po più veloce, va un po più in fretta, va un po più lento, va un po più adagio, rallenta un po, accelera un po, un po più forte, un po più piano, un po più lento, un po più veloce, un po più lentamente, un po più adagio, apri i settaggi, settaggi, apri le opzioni della voce, opzioni della voce, impostazioni della voce, cambia impostazioni, cambia le impostazioni, cambiare le impostazioni, modifica le impostazioni, modificare le impostazioni, vorrei cambiare le impostazioni, voglio cambiare le impostazioni, configura, le preferenze
typed-keys = aiuto, tasti, comandi
typed-all-keys = tutti i comandi, tutti i tasti
typed-rules = regole, opzioni
typed-save = salvataggio, salva, salvare, salva la partita, salva partita
typed-quit = esci, salva ed esci, salva e esci, uscire, esco, lascia, fine
typed-yes = sì, si, certo, certamente, ok, okay, va bene, come no, certissimo, senz altro, esatto, confermo, assolutamente, assolutamente sì, ovvio, sicuro, procedi, sì sì, direi di sì, penso di sì, credo di sì, perché no, volentieri, con piacere
typed-no = no, annulla, annullare, non voglio, meglio di no, lascia stare, lascia perdere, assolutamente no, ci ho ripensato, ho cambiato idea, per niente, niente affatto, negativo, no no, no va bene così, direi di no, penso di no, credo di no
typed-filler = questa, quella, numero, la, il, lo, l, i, le, un, una, carta, per favore, con, di, da, del, e, sul, sulla, sullo
typed-colour-red = rosso, rossa, rossi, rosse, rosso fuoco, rosso ferrari, rosso sangue, rosso vivo, rosso pomodoro, rossino
typed-colour-green = verde, verdi, verdone, verde speranza, verde prato, verde bottiglia, verde mela, verdino
typed-colour-blue = blu, blù, azzurro, azzurra, azzurri, azzurre, celeste, turchese, blu scuro, blu notte, blu mare, blu elettrico, azzurrino, bluette, bluino
typed-colour-yellow = giallo, gialla, gialli, gialle, giallo limone, giallo sole, giallo canarino, giallo oro, giallino
typed-number-0 = zero, uno zero
typed-number-1 = uno
typed-number-2 = due
typed-number-3 = tre
typed-number-4 = quattro
typed-number-5 = cinque
typed-number-6 = sei
typed-number-7 = sette
typed-number-8 = otto
typed-number-9 = nove
typed-symbol-skip = jolly salta giro, salta giro, salta turno, salta, salta il turno, stop, blocco, fa saltare il turno, che fa saltare il turno, faccio saltare il turno, fa saltare, salto turno, salto giro, faccio saltare, fai saltare, salto il turno a, salto il turno di, faccio saltare il turno a, blocca turno, blocca il turno, blocca, divieto, faccio saltare il prossimo, fai saltare il prossimo, sta fermo un giro, stai fermo un giro, sta ferma un giro, stai ferma un giro, il prossimo sta fermo, il prossimo sta fermo un giro, alt, il salto, la carta salto, divieto di accesso, divieto d accesso, senso vietato, salta un giro, salta un turno, perdi il turno, perde il turno, che fa perdere il turno, fa perdere il turno, carta stop, carta blocco, blocca giro, il blocca, quello che blocca, quella che blocca, quello che salta, quella che salta, quello che fa saltare, quella che fa saltare, la carta che blocca, ti blocco, ti salto, ti faccio saltare, ti faccio saltare il turno, gli faccio saltare il turno, le faccio saltare il turno, salta tu, salti tu, salti un giro, salti il turno, salti il giro, fa saltare un turno, fa saltare un giro, ti fa saltare, ti fa saltare il turno, sta fermo, sta ferma, stai fermo, stai ferma, carta salta, carta salta turno, carta salta giro, carta divieto, cartello di divieto, salto del turno, salto di turno, saltaturno, saltagiro, salta turn, salta truno, salta gir, alt turno, skip, lo skip, la skip, carta skip, segnale di stop, ti salto il turno, vi salto, salti il tuo turno, blocca il prossimo, blocco il prossimo, blocco turno, blocco il turno, bloccaturno, bloccagiro, fermo il prossimo, ti fermo, ti fermo un giro, ti fermo un turno, col divieto, quella col divieto, quello col divieto, quella del divieto, la carta col divieto, col cerchio sbarrato, quella col cerchio sbarrato, cerchio sbarrato, quella dello stop, quella che ferma, quello che ferma, quella che salta il turno, quella che fa saltare il turno, quello che fa saltare il turno, la carta che fa saltare il turno, la carta che fa saltare, quella del salto, quella che fa stare fermi, quello che fa stare fermi
typed-symbol-reverse = jolly cambia giro, cambia giro, cambio giro, inverti, inversione, che cambia giro, cambia direzione, cambio direzione, cambia il giro, inverti giro, l inverti giro, inverti il giro, inverto il giro, inversione di giro, cambio senso, cambia senso, cambio verso, cambio di senso, giro al contrario, giriamo il giro, cambio il giro, cambiamo giro, cambiare il giro, cambiare giro, cambierei il giro, giriamo dall altra parte, giro dall altra parte, si gira dall altra parte, si va dall altra parte, andiamo dall altra parte, cambiamo direzione, cambiamo verso, cambiamo senso, invertiamo, invertiamo il giro, inverto, inverte, frecce, le frecce, la freccia, doppia freccia, freccette, retromarcia, marcia indietro, inversione di marcia, inversione a u, dietrofront, dietro front, reverse, inverti senso, inverti la direzione, inverti il senso, inverto la direzione, inverto il senso, cambio di giro, cambio di direzione, cambio di verso, il contrario, quello che inverte, quella che inverte, quello che cambia giro, quella che cambia giro, quella che gira, quello che gira, la carta che inverte, giro tutto, giriamo tutto, cambia senso di marcia, cambio senso di marcia, cambiagiro, cambiogiro, cambia verso, inversione di senso, inversione di direzione, invertigiro, invertigirò, giro inverso, giro invertito, senso inverso, senso contrario, verso contrario, rovescia giro, rovescio il giro, rigira il giro, ribalta il giro, ribalto il giro, carta cambia giro, carta inverti giro, carta inversione, carta cambio giro, carta delle frecce, quella con le frecce, quello con le frecce, le due frecce, due frecce, freccia doppia, freccia, cambio di marcia, torna indietro il giro, faccio girare al contrario, giriamo al contrario, si gira al contrario, reverso, revers, riverso, cambia gir, cambia griro, inverti il verso, inverto il verso, invertire il giro, invertire giro, faccio inversione, che fa cambiare giro, fa cambiare giro, fa cambiare senso, fa cambiare verso, fa cambiare direzione, che fa cambiare direzione, quella che fa cambiare giro, quello che fa cambiare giro, quella che fa cambiare direzione, quello che fa cambiare direzione, quella che cambia direzione, quello che cambia direzione, quella che cambia verso, quello che cambia verso, quella che inverte il giro, quello che inverte il giro, la carta che cambia giro, la carta che cambia direzione, faccio cambiare giro, faccio cambiare direzione, faccio cambiare verso, faccio cambiare senso, facciamo cambiare giro, facciamo cambiare direzione, quella con le freccette, quella delle frecce, quella della freccia, quella con la freccia, faccio girare il giro, fai girare il giro, facciamo girare il giro, giro il giro, giro il senso, giro la direzione, giro il verso, giro la rotta, rigiriamo il giro, ricambio giro, ricambia giro, ricambio il giro, ricambio direzione, faccio dietrofront, giro la frittata, rigiro la frittata, inverto la rotta, cambio rotta, cambia rotta, invertiamo la rotta, inversione di rotta, controsenso, contromano, andiamo contromano, si va contromano, verso inverso, torniamo indietro col giro
typed-symbol-draw-two = jolly più due, jolly più 2, jolly piu due, jolly piu 2, jolly +2, più due, piu due, più 2, piu 2, pesca due, pesca 2, che fa pescare due, fa pescare due, che fa pescare 2, faccio pescare due, faccio pescare 2, facciamo pescare due, jolly pesca due, jolly pesca 2, il prossimo ne prende due, il prossimo ne pesca due, due più, quello che fa pescare due, quella che fa pescare due, quello del più due, quella del più due, fa prendere due, che fa prendere due, faccio prendere due, ne fa pescare due, che ne fa pescare due, fanne pescare due, ne faccio pescare due, gliene faccio pescare due, te ne faccio pescare due, ti faccio pescare due, le faccio pescare due, gli faccio pescare due, + 2, + due, +due, più2, piu2, piùdue, piudue, pescadue, pesca2, pesca +2, carta più due, carta più 2, carta +2, carta pesca due, plus two, plus due, plus 2, il due più, ti faccio prendere due, vi faccio pescare due, te ne faccio prendere due, ti tocca pescarne due, quella che ne fa pescare due, quello che ne fa pescare due
typed-symbol-wild = cambia colore, cambio colore, jolly, jolly cambia colore, che cambia colore, matta, joker, giolli, gioli, cambio di colore, cambia il colore, jolly semplice, jolly normale, jolly colorato, quello che cambia colore, quella che cambia colore, quello che cambia il colore, quella che cambia il colore, la carta che cambia colore, la carta che cambia il colore, che cambia il colore, jolli, giolly, gioly, iolli, ioli, iolly, jollì, jolì, joly, jollj, jollie, jolle, jolley, jollis, giollì, yolly, yoli, jollyy, jojly, jolky, joll, mio jolly, il mio jolly, jolly da colore, jolly cambio colore, cambiacolore, cambiacolori, cambia colori, cambio colori, cambiocolore, cambia tinta, cambio tinta, jolly cambiacolore, carta cambia colore, carta cambiacolore, arcobaleno, carta arcobaleno, multicolore, carta multicolore, jolly colori, jolly quattro colori, coi quattro colori, con i quattro colori, quello coi quattro colori, quella coi quattro colori, carta dei colori, quella dei colori, quello dei colori, jolly senza numero, jolly liscio, jolly base, che fa cambiare colore, fa cambiare colore, fa cambiare il colore, che fa cambiare il colore, quella che fa cambiare colore, quello che fa cambiare colore, quella che fa cambiare il colore, quello che fa cambiare il colore, la carta che fa cambiare colore, quella per cambiare colore, quello per cambiare colore, la carta per cambiare colore, quella del cambio colore, quello del cambio colore, quella col cambio colore, quella del cambia colore, faccio cambiare colore, faccio cambiare il colore, facciamo cambiare colore, joe lee, jo lee, jo li, gio li, gioielli, jolie, jelly, jollyno, jollino, giollino, la jolly, jolly solo, jolly da solo, jolly semplicissimo
typed-symbol-wild-draw-four = jolly più quattro, jolly più 4, jolly piu quattro, jolly piu 4, jolly +4, più quattro, piu quattro, più 4, piu 4, pesca quattro, pesca 4, matta più quattro, matta più 4, matta piu 4, matta +4, che fa pescare quattro, fa pescare quattro, che fa pescare 4, faccio pescare quattro, faccio pescare 4, facciamo pescare quattro, jolly pesca quattro, jolly pesca 4, il prossimo ne prende quattro, il prossimo ne pesca quattro, quattro più, quello che fa pescare quattro, quella che fa pescare quattro, fa prendere quattro, che fa prendere quattro, faccio prendere quattro, ne fa pescare quattro, che ne fa pescare quattro, ne faccio pescare quattro, gliene faccio pescare quattro, te ne faccio pescare quattro, ti faccio pescare quattro, le faccio pescare quattro, gli faccio pescare quattro, jolli più quattro, jolli più 4, jolli +4, jolli pesca quattro, gioli più quattro, gioli più 4, gioli +4, gioli pesca quattro, giolly più quattro, giolly più 4, giolly +4, giolly pesca quattro, gioly più quattro, gioly più 4, gioly +4, gioly pesca quattro, iolli più quattro, iolli più 4, iolli +4, iolli pesca quattro, ioli più quattro, ioli più 4, ioli +4, ioli pesca quattro, iolly più quattro, iolly più 4, iolly +4, iolly pesca quattro, jollì più quattro, jollì più 4, jollì +4, jollì pesca quattro, jolì più quattro, jolì più 4, jolì +4, jolì pesca quattro, joly più quattro, joly più 4, joly +4, joly pesca quattro, jollj più quattro, jollj più 4, jollj +4, jollj pesca quattro, jollie più quattro, jollie più 4, jollie +4, jollie pesca quattro, jolle più quattro, jolle più 4, jolle +4, jolle pesca quattro, jolley più quattro, jolley più 4, jolley +4, jolley pesca quattro, jollis più quattro, jollis più 4, jollis +4, jollis pesca quattro, giollì più quattro, giollì più 4, giollì +4, giollì pesca quattro, yolly più quattro, yolly più 4, yolly +4, yolly pesca quattro, yoli più quattro, yoli più 4, yoli +4, yoli pesca quattro, jollyy più quattro, jollyy più 4, jollyy +4, jollyy pesca quattro, jojly più quattro, jojly più 4, jojly +4, jojly pesca quattro, jolky più quattro, jolky più 4, jolky +4, jolky pesca quattro, joll più quattro, joll più 4, joll +4, joll pesca quattro, jolly da quattro, jolly col più quattro, jolly con più quattro, jolly con il più quattro, jolly quattro, jolly 4, cambia colore più quattro, cambia colore +4, cambio colore più quattro, cambiacolore più quattro, cambia colore pesca quattro, carta più quattro, carta più 4, carta +4, carta pesca quattro, + 4, + quattro, +quattro, più4, piu4, piùquattro, piuquattro, più quatro, piu quatro, pesca quatro, pescaquattro, pesca4, pesca +4, più quattro nero, il quattro più, plus four, plus quattro, plus 4, fa pescare 4, ti faccio prendere quattro, vi faccio pescare quattro, ti tocca pescarne quattro, te ne faccio prendere quattro
typed-symbol-star = la stella, una stella, mia stella, carta stella, stella magica, stelle, stelletta, stellona, super stellina, superstellina, super stela, super sella, supersella, super stalla, superstalla, super stelle, supestella, sueprstella, superstela, superstelle, la stelletta, stella mario, stella di super mario, jolly super stella, super stella, superstella, stellina, stella di mario, stellina di mario, super stella di mario, superstella di mario, superstar, super star, la superstar, stella invincibile, stella super
typed-symbol-custom = jolly personalizzabile, personalizzabile, personalizzata, regola propria, carta personalizzata, carta personalizzabile, carta bianca, la bianca, carta vuota, la vuota, carta speciale, carta con la regola, quella con la regola, quello con la regola, carta della regola, quella della regola, carta con la nostra regola, carta nostra, carta regola, la nostra regola, carta inventata, regola inventata, carta custom, custom, carta scrivibile, la scrivibile, carta su misura, la personale, carta personale, personalizabile, personalizzabbile, persanalizzabile, personalizable, carta libera, carta della casa, carta fatta da noi, carta scritta, quella scritta da noi, quella che abbiamo scritto, quella che si scrive
