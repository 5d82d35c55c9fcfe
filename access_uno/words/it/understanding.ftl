# Words of sentences that players type: each message has the words for one meaning, with commas between them.
# A word may stand in several messages. A hyphen stands for none. docs/translating.md tells what they are for.

## What is asked back

ask-meant-play = Vuoi giocare { CARD($card, form: "the") }?
ask-meant-draw = Vuoi pescare una carta?
ask-meant-keep = Vuoi tenere la carta?
ask-meant-accept = Vuoi prendere le carte?
ask-meant-challenge = Vuoi sfidare { $name }?
ask-meant-catch = Vuoi cogliere sul fatto { $name }?
ask-meant-uno = Vuoi gridare UNO?

## Words by their meaning

typed-word-me = io, me, mi, mio, mia, miei, mie, ci, il mio, la mia, le mie, i miei, a me, con me, dalla mano, dalla mia mano, per me, ne, che ho, che ho in mano, che tengo, mio giro, quella che ho, sto, stiamo
typed-word-you = tu, ti, te, gioco, computer, voi, hai, avete
typed-word-all = tutti, tutte, ognuno, ciascuno, gli altri, altri, agli altri, giocatori, gli altri giocatori, ogni giocatore, avversari, gli avversari, tutti quanti, a tutti, ogni, a testa, gli altri due, altri due, gli altri tre, altri tre, tutti e due, tutti e tre, ciascuno di noi, tutto, tutta
typed-word-want = voglio, vorrei, devo, desidero, preferisco, preferirei, penso di, penso, sto, vado, andrei, intendo, scelgo, scegli, sceglierei, decido, decido di, prendo, mi piacerebbe, mi serve, tocca, opto per, facciamo, fai, faccio, fammi, lasciami, lascia, ho deciso di, bisogna, mettiamo, voglio che, chiedo, proverei, provo, provo a, mi tocca, potresti, puoi, ho intenzione di, decido per, vogliamo, mi sa che, mi sa, pensavo a, pensavo al, pensavo di, ho voglia di, mi va, mi va di, mi andrebbe, direi, direi di, meglio, è meglio, deve, dovrebbe, mi conviene, conviene, prendi, lascia che
typed-word-played = giocata, giocato, giocate, messa, scartata, buttata, calata, uscita, uscito, scesa, stata giocata, è stata giocata
typed-word-please = per favore, per piacere, per cortesia, grazie, ok, okay, va bene, bene, allora, adesso, ora, subito, pure, dai, ecco, beh, be, eh, ah, oh, certo, d accordo, poi, quindi, ormai, già, gia, ancora, un po, ehm, mah, prego, ciao, dunque, in questo momento, al momento, attualmente, magari, invece, proprio, semplicemente, esattamente, ed, a, in, per, su, nel, nella, del, della, di, al, alla, dal, dalla, il, lo, la, i, gli, le, un, una, uno, è, e, anche, ci, ma, solo, solo ora, benissimo, perfetto, scusa, secondo me, si, certamente, naturalmente, ovviamente, senz altro, sicuramente, sicuro, nessun problema, volentieri, se possibile, piacere, per me, quanto, ti, vi, per dopo, per il momento, per adesso, per ora, per più tardi, vabbè, vabbe, va beh, uffa, purtroppo, intanto, comunque, insomma, stavolta, questa volta, forza, avanti, affatto, buona, pazienza, ad, un attimo, un momento, un secondo, credo che, penso che, ritengo che, dico che, sono sicuro che, sono sicura che, sono convinto che, sono convinta che, scommetto che, tanto, veramente, davvero, finalmente, stavolta sì, a questo punto, ancora una volta, e basta, certo che, sicuro che, dai che, bel, bell, col, coi, colla, sul, sulla, eccolo, eccola, anch io, anche io, io pure, facciamo che, diciamo che, mi sa che, direi di, direi che, va, già che c è, già che ci sono, già che ci siamo, visto che c è, visto che ci sono, senti, tiè, tie, un pochino, un pochettino, un pochino di più, un filo, per finire, per chiudere, per vincere, mi salvo, difendo, mi difendo, mi proteggo, proteggo, invincibile, sono invincibile, pescale tu, pescatele, pescatele tu, prenditele, prendile tu, tienile tu, gliele, te le, glieli, ho deciso, deciso
typed-word-courtesy = per favore, per piacere, per cortesia, grazie
typed-word-idiom = passa oltre, prendi posto, prenditela comoda, tieni duro, tira vento, metti via, gioca pulito, tira avanti, uno solo, ultima ora, che sfida, ricordami di, ricordati di, ricordami che, è la mia ultima, è la mia ultima carta, è l ultima carta, questa è l ultima, era l ultima, mi resta l ultima, mi resta l ultima carta
typed-word-ask = non ricordo, non mi ricordo, ho dimenticato, mi sono dimenticato, mi sono dimenticata, non so più, vorrei sapere, mi chiedo, sai dirmi, sai, posso sapere, posso chiedere, puoi dirmi, potresti dirmi, mi sai dire
typed-word-are = è, sono, c è, c e, ci sono, sia, era, erano, stato, stata, stati, siamo, sei, sta, stanno, adesso, ora, di, a, ancora, in questo momento, al momento, il, lo, la, i, gli, le, per, in, e, viene, fa, un, questo, attuale, stai, sto, stiamo
typed-word-hold = ho, hai, ha, hanno, abbiamo, tengo, tiene, tengono, possiedo, possiede, restano, resta, rimangono, rimane, rimaste, avere, ne ho, ne ha, ne hanno, in mano, mi restano, gli restano, le restano, mi rimangono, ho in mano, rimasto, mancano, di, a, nella mia mano, nella mano, della mia mano, della mano, ho fatto, ha fatto, hanno fatto, fatto, mancano a, mancano ad, ho detto, ho già detto, ho gridato, l ho detto, io ho, gliene, gliene restano, gliene rimangono, hai detto, ha detto, ce l, ci restano, ci rimangono, gli rimangono, le rimangono, ce l ho, ce l hai, ne ho uno, ne ho una, ce ne ho, ce ne sono, ce li ho, ce le ho
typed-word-which = che, cosa, che cosa, quale, quali, qual, cos, cos è, quale carta, quali delle, che tipo di, cosa c è, qualcosa, qualche carta
typed-word-who = chi, di chi, a chi, chi è, quale giocatore, chi ha, qualcuno
typed-word-how-many = quante, quanti, quanto, quanta, quante ne, tante, poche
typed-word-how = come, com, com è
typed-word-may = posso, potrei, puoi, potresti, può, possiamo, è possibile, si può, mi è permesso, posso forse, mi fai, mi dici, mi fate, si possono, possono
typed-word-must = devo per forza, dovrei, per forza devo, mi tocca per forza, sono obbligato a, sono obbligata a, è obbligatorio, bisogna
typed-word-lead = vincendo, vince, vinco, vincere, conduce, in testa, in vantaggio, davanti, primo, prima, al primo posto, al comando, guida, meglio, più punti, messi, stiamo, va, siamo messi, perdendo, più, di più, più alto, migliore, meno, di meno, il minor numero di, primo posto, il migliore, in classifica, perde, sta vincendo, sta perdendo, ha vinto, avanti, messa, messo, messe
typed-word-say = dici, dire, detto, dico, di, dimmi, leggi, leggere, rileggi, mostra, fammi vedere, fammi sentire, vedere, sentire, elenca, fai vedere, far vedere, descrivi, vedo, voglio sapere, sapere, ricordami, grido, gridare, urlo, urlare, dichiaro, chiamo, annuncio, ascoltare, guarda, guardare, controllare, ripetimi, dimmelo, vediamo, so, gridato, chiamato, ridire, ridimmi, contare, dillo, ditelo, dica, fammi, fammi leggere, fammi controllare, elenco, parla, parlare, parlate, ha detto, hai detto
typed-word-again = ancora, di nuovo, un altra volta, un altra, ancora una volta, nuovamente, un altra volta ancora, l ultimo messaggio, ultimo messaggio, da capo, l ultima frase, ultima frase, altro
typed-word-pardon = come, scusa, scusi, prego, cosa, non ho sentito, non ho capito, come scusa, come hai detto, come dici, pardon, non ho sentito bene, che cosa, eh, mi è sfuggito, cosa hai detto, che hai detto, che cosa hai detto, hai detto, che, non ho sentito niente, non ho capito niente, non ho capito bene, non ti sento, non ti ho sentito, non ti ho capito, non sento
typed-word-fit = giocabile, giocabili, va, vanno, vanno bene, va bene, adatta, adatte, valida, valide, si può giocare, si possono giocare, combaciano, corrisponde, corrispondono, buona, buone, ci sta, ci stanno, sta bene
typed-word-table = tavolo, sul tavolo, in cima, cima, mazzo, sul mazzo, pila, sulla pila, scarti, sugli scarti, degli scarti, pila degli scarti, scoperta, sopra, giù, giu, in tavola, a terra, per terra, sul banco, carta scoperta, attuale, in gioco, gioco, di sopra, sulla pila degli scarti, in alto, al centro, centro, fuori, via, siamo, mazzo degli scarti, nel mazzo, corrente, coprire, da coprire, seguire, da seguire, sotto, là sotto
typed-word-onto = su, sul, sulla, sopra, sopra il, sopra la
typed-word-deck = mazzo, dal mazzo, dal mucchio, mucchio, pila, dalla pila, su, un altra, altra, nuova, tallone, dal tallone, coperta, dal mazzo coperto, ne, in più, una carta, un altra carta, un altra ancora, ancora una, nel mazzo, nel mazzo di pesca, di pesca, nel mucchio
typed-word-drawn = pescata, appena pescata, pescato, che ho pescato, che ho appena pescato, nuova, appena presa, presa, pescate, appena pescato, che ho preso, che ho appena preso, che ho tirato su, appena tirata su, preso, tirata su, che mi è arrivata, appena arrivata
typed-word-this = questa, questo, quella, quello, la, lo, le, li, queste, quelle, ne, ce l ho, essa, lì, ciò, volentieri, questa qui, questo qui, qui, qua, quella lì, quello lì, questa qua, l, l unica, l unico, unica, unico, la sola, il solo, la mia unica, il mio unico, le mie
typed-word-cards = carta, carte, delle carte, una carta, le mie carte, delle mie carte, la carta, tante carte, poche carte, molte carte, più carte, tue carte, le tue carte, sue carte, le sue carte
typed-word-counted = carte, rossi, rosse, gialli, gialle, verdi
typed-word-number = numero, posto, posizione, cifra, il numero, col numero, con il numero, al posto, da sinistra, partendo da sinistra, a partire da sinistra, dall inizio
typed-word-not = non, né, mai, senza, dimenticato, ha dimenticato, ha dimenticato di, dimenticato di, si è dimenticato di, si è dimenticato, scordato, si è scordato, niente, nemmeno, si è dimenticata, si è dimenticata di, non ha, nessuno, dopo, più tardi, più avanti, la prossima volta, non ancora, doveva, dovevi, dovevo, avrebbe dovuto, avresti dovuto, avrei dovuto
typed-word-believe = credo, credere, fido, fidarmi, bevo, crederci, convince, convinto, vero, fidi, vera, valida, permesso, permessa, giusto, regolare
typed-word-they = lui, lei, lo, la, che lui, che lei, hai, aveva, avevi, ce l avevi, ce l aveva
typed-word-bluff = bluff, bluffando, bluffa, bluffato, un bluff, bluffi, mente, mentendo, bugia, bugiardo, imbroglia, imbrogliando, imbroglione, bara, barando, baro, bufala, finge, le tue carte, la tua mano, le sue carte, tue carte, sue carte, non ti credo, non ti credo mica, non ci credo, non ci credo mica, non mi fido, non me la bevo, non me la conti giusta, non me la dai a bere, non me la dai, non me la racconti giusta, stai mentendo, menti
typed-word-next = prossimo, prossima, dopo, dopo di me, successivo, seguente, poi, viene dopo, il prossimo, prossimo giocatore, segue, in seguito, dopodiché
typed-word-direction = direzione, senso, verso, che verso, senso orario, da che parte, da quale parte, parte, gira, si gira, giriamo, girando, in che direzione, in quale direzione, antiorario, senso antiorario, orario
typed-word-last = ultima, ultimo, per ultima, per ultimo, appena, prima, precedente, poco fa
typed-word-happen = successo, accaduto, è successo, capitato, mi sono perso, ho perso, mi sono persa, succede, succedendo, combinato, hanno fatto gli altri, accade, avvenuto, sta succedendo, hanno giocato, hanno fatto, hanno messo, hanno combinato
typed-word-cannot = non posso giocare, non ho niente, non ho nulla, non ho carte, non ho niente da giocare, non ho nulla da giocare, non ho carte giocabili, non riesco a giocare, niente da giocare, non va niente, sono costretto a, sono costretta a, mi tocca, non ce l ho, non ho carte da giocare, non posso fare niente, niente, nulla, non c è niente da giocare, niente da fare, non ho rossi, non ho gialli, non ho verdi, non ho blu, non ho rosse, non ho gialle, nessuna carta giocabile, nessuna carta buona, nessuna giocabile, nessuna da giocare, non mi resta che, non resta che, non mi rimane che
typed-word-unable = non posso, non riesco
typed-word-change = cambia, cambio, cambiare, passo, passo al, al, in, nuovo, metti, metto, diventa, sia, è, con, a, diventi, divento, verso, faccio, nel, il nuovo colore, nuovo colore, per, chiamo, chiedo, dico, va, voglio, colore, che sia, che diventi, andiamo su, andiamo sul, andiamo, si va sul, si va su, si va, passiamo al, passiamo a, sul, direi, si direbbe, cambia in, passo a, facciamo, mettiamo, cambio colore, cambia colore, cambiare colore, cambio il colore, cambiamo colore, si continua, si continua a, si continua con, continuiamo, continuo, continua, si gioca, resta, restiamo, rimane, rimaniamo, lascio, lasciamo, teniamo, tengo, si resta, si rimane, che si continua, di andare, andare
typed-word-give = dammi, dai, datemi, dà, passami, dammene, da, mi dai, mi dia, date, voglio, vorrei, me ne dai, mi serve, mi servono, ho bisogno di
typed-word-play = gioca, giocare, gioco, giochi, giocando, gioca la, giochiamo, giocherei, gioco io, metto, metti, mettere, metto giù, mettila giù, butto, butta, buttare, butto giù, calo, cala, calare, lancio, lancia, tiro, tira, poso, posa, posare, appoggio, appoggia, uso, usa, usare, scarto, scarta, scartare, mettiamo, getto, getta, piazzo, piazza, deposito, gioca questa, lascio, vado con, do, sgancio, butta via, tiro fuori, tira fuori, fuori, giocherò, metterò, lo gioco, la metto, vai con, fai, faccio, sbatto, tocca, ci va, va giù, si gioca, metterei, butterei, scarterei, calerei, userei, poserei, lancerei, butterò, scarterò, calerò, userò, poserò, lancerò, mettendo, buttando, scartando, calando, usando, rispondo con, rispondo, mollo, molla, mando, copro con, ribatto con, metto sul tavolo, rispondere, coprire, copro, seguire, buttare giù, mettere giù, calare giù, lanciare, sbatti, schiaffo, elimino, elimina, eliminare, libero, mi libero, sgancia, depongo, poggio, schiocco, rilancio, rilancio con, rilanciare
typed-word-draw = pesca, pesco, pescare, pescherò, pescando, prendo, prende, prendere, prendine, tiro, tira, tiro su, tira su, tirare su, raccolgo, raccogliere, ritiro, piglio, pigliare, ne prendo, ne pesco, prenderò, pescherei, prenderei, raccoglierei, vado al mazzo, vado a mazzo, attingo, una dal mazzo, ne prendo una, ne pesco una
typed-word-keep = tengo, tieni, tenere, la tengo, conservo, conservare, lascio, passo, passa, passare, passo il turno, salto il turno, non gioco, non la gioco, non giocarla, mi fermo, lasciala, me la tengo, finisco il turno, fine turno, non la voglio giocare, ho finito, serbo, mantengo, salvo, terrei, terrò, conserverei, passerei, passerò, metto da parte, la metto da parte, metto via, la metto via, resta in mano, rimane in mano, resta a me, rimane a me, resta con me, passo la mano, passo la mossa, non voglio giocarla, preferisco non giocarla, meglio non giocarla, non la metto, non la butto, non la calo, non la voglio mettere, in mano, la metto in mano, la tengo in mano, nella mano, teniamo, tenerla, tienila, conservarla, tenermela, tenerlo, teniamola, tienitela, tenersela, basta così, non ne gioco altre, non ne metto altre, mi basta così
typed-word-accept = accetto, accettare, accetta, penalità, la penalità, la pena, punizione, prenderle, le prendo, prendile, prendo le carte, mi arrendo, subisco, la subisco, le accetto, pago, me le prendo, incasso, cedo, accetterei, accetterò, le prenderò, le becco, me le becco, me le tengo, le piglio, me le piglio, mi becco, mi cucco, mi sorbisco, mi sciroppo
typed-word-catch = becco, becca, beccato, beccata, ho beccato, beccare, colgo, colto, colta, ho colto, sul fatto, cogliere, sorprendo, sorpreso, sorpresa, acchiappo, acchiappa, acchiappato, preso, presa, prendo, denuncio, scoperto, pizzicato, pizzico, cogli
typed-word-challenge = sfido, sfida, sfidare, contesto, contesta, contestare, dubito, dubitare, dubita, obietto, verifico, verifica, controllo, metto in dubbio, faccio una sfida, la contesto, lo sfido, la sfido, mi oppongo, reclamo, protesto, sfiderei, sfiderò, contesterei, contesterò, dubiterei, vedo, vado a vedere, ci vado a vedere, vengo a vedere, controlliamo, verifichiamo
typed-word-uno = uno, dico uno, grido uno, uno uno, ultima carta uno, uno uno uno
typed-word-repeat = ripeti, ripetere, ripeta, ripetizione, ridimmi, ridillo, dillo di nuovo, dimmelo di nuovo, ridici, ridite, ridica, ripeteresti, ridiresti, ridirmelo, ridimmelo, lo ridici, me lo ridici
typed-word-score = punti, punteggio, punteggi, punto, risultato, risultati, classifica, situazione, partita, il punteggio, a quanto siamo, siamo a quanto, a quanto stiamo, a quanto sono, a quanto sei
typed-word-star = contro, respingo, respingi, paro, blocco il colpo, rimando, rimando indietro, rimanda indietro, rigiro, rispedisco, rispedisco al mittente, ributto, paro il colpo, le rimando, te le rimando, gliele rimando, le giro
typed-word-count = meno, di meno, il minor numero
typed-word-nice = sarebbe bello, andrebbe bene, va bene, mi sembra bene, mi sta bene, mi pare buono, suona bene, sembra buono, mi sembra buono, mi piace, è meglio
typed-word-wonder = vorrei forse, mi conviene, dovrei
typed-word-top = su cosa, su che cosa, sopra cosa, su cosa devo, su cosa gioco, su quale carta
typed-word-do = fa, fatto, ha fatto, faceva, giocato, ha giocato, combinato, succede con, mettere, fa mettere, fa giocare, fai mettere, fai giocare, lascia mettere, lascia giocare, lasci giocare, lasci mettere, permette
typed-word-turn = turno, tocca, tocca a me, tocca a, a me, di turno, mano, spetta, sta a, mossa, toccherà, tocca ora, il turno, mio turno, il mio turno, quando tocca a me, quando gioco, quando tocca, aspettate me, aspetta me, si aspetta me, aspettando me, aspettando, stiamo aspettando, aspettiamo, si aspetta
typed-word-quit = esci, uscire, esco, smettere, smetto, basta, finire, finisco, chiudi, chiudere, chiudo, abbandonare, lasciare, andare via, vado via, fine, esci dal gioco, uscire dal gioco, dal gioco, termina, terminare, finiamo, voglio uscire, non gioco più, non voglio più giocare, smettere di giocare, me ne vado, devo andare, devo scappare, devo andare via, per oggi basta, basta così, per oggi basta così, chiudi tutto, chiudi il gioco, smettiamo, smettiamola, spegni, chiudiamo, scappo, ho finito di giocare, finito di giocare
typed-word-keys = aiuto, aiutami, aiutare, aiutarmi, aiutatemi, tasti, comandi, istruzioni, come funziona, cosa posso scrivere, che comandi ci sono, quali comandi, quali tasti, una mano, dammi una mano, come si gioca, che cosa posso scrivere, non so che fare, non so cosa fare, non so che cosa fare, non so come fare, non so come si fa, che devo fare, cosa devo fare, che si fa, come si fa, help, ho bisogno di aiuto, ho bisogno di una mano, come gioco
typed-endings = mi, ci, lo, la, li, le, ne, gli, gliela, gliele, gliene, glielo, melo, mela, meli, mele, mene, cela, celo, cele
typed-because = perché, perchè, perche, siccome, visto che, dato che, poiché, così, altrimenti, sennò, se no, in modo che, tanto ho, che ne ho, che è meglio, che tanto, che ho, che non ho, che ha, che mi
typed-therefore = quindi, perciò, dunque, allora
typed-answer-yes = dai, dai sì, fallo, proprio così, giusto, corretto, perfetto, d accordo, naturalmente, ovviamente, eccome, vai, vai pure, fai pure, sì dai, ci sto, benissimo, bene, va benissimo, sì certo, facciamola, facciamone un altra, facciamone un altro, un altra, ancora una, giochiamo, sì volentieri, e perché no, si fa, come vuoi, facciamolo, direi proprio di sì, fai, facciamo, sì facciamo
typed-answer-no = meglio no, per ora no, adesso no, non ora, certo che no, no davvero, neanche per sogno, non mi va, ma no, no dai, figurati, direi proprio di no, non adesso, macché, basta così, per oggi basta, per oggi basta così, sono stanco, sono stanca, un altra volta, magari domani, no basta, sono stufo, sono stufa, per stasera basta, per ora basta, mi fermo, mi fermo qui, ho finito, manco per idea, manco per sogno, neanche per idea, nemmeno per sogno

## Places in the hand

typed-place-1 = prima, primo, più a sinistra, all inizio, numero uno, la numero uno, quella a sinistra, la carta a sinistra, a sinistra, all estrema sinistra, tutta a sinistra, di sinistra, prima a sinistra, primo a sinistra
typed-place-2 = seconda, secondo
typed-place-3 = terza, terzo
typed-place-4 = quarta, quarto
typed-place-5 = quinta, quinto
typed-place-6 = sesta, sesto
typed-place-7 = settima, settimo
typed-place-8 = ottava, ottavo
typed-place-9 = nona, nono
typed-place-10 = decima, decimo
typed-place-11 = undicesima, undicesimo
typed-place-12 = dodicesima, dodicesimo
typed-place-last = ultima, ultimo, più a destra, in fondo, alla fine, quella a destra, la carta a destra, a destra, all estrema destra, tutta a destra, di destra, ultima carta, ultima a destra, ultimo a destra
typed-place-last-but-one = penultima, penultimo

## What dictation writes for a word of the same sound

typed-sound-0 = zeri
typed-sound-1 = un
typed-sound-2 = bue, tue
typed-sound-3 = tra, te
typed-sound-4 = quatto, quadro
typed-sound-5 = -
typed-sound-6 = sai
typed-sound-7 = sete, set
typed-sound-8 = -
typed-sound-9 = nuove, muove
typed-sound-red = russo, mosso, grosso
typed-sound-green = perde, verbe
typed-sound-blue = blue, blues
typed-sound-yellow = gallo
typed-sound-uno = un o, hanno
