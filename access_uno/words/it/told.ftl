# Che cosa viene detto di quali eventi, e che cosa si può scrivere per sceglierlo.

command-told = apre le impostazioni su che cosa ti viene detto.
typed-told = annunci, che cosa viene detto, cosa viene detto, che cosa dici
told-menu = Che cosa ti viene detto
told-reset = Torna a dire tutto
told-reset-done = Ora viene detto di nuovo tutto.

told-plays = Carte giocate
told-draws = Carte pescate
told-turns = Turni
told-directions = Cambi di direzione
told-calls = Grida di UNO
told-penalties = Penalità
told-challenges = Sfide
told-scores = Punti
told-people = Chi arriva e chi se ne va
told-talk = Conversazioni
told-hints = Suggerimenti sui tasti e avvisi

told-all = in ogni caso
told-me = quando sei tu
told-before = quando è chi gioca prima di te
told-others = quando sono gli altri

told-said = subito
told-kept = solo nella cronologia
told-never = mai
# «Subito: quando sei tu e quando è chi gioca prima di te»
told-how = { $how }: { $whose }
told-same = { $what }: { $how }

setting-own-turn = { $value ->
    [fits] Il tuo turno comincia con quello che puoi giocare.
   *[top] Il tuo turno comincia con la carta scoperta.
}
setting-own-turn-ask = Con che cosa deve cominciare il tuo turno?

## Scritto, come in «non dire mai le carte pescate dagli altri»

typed-telling-tell = di, dici, dire, dimmi, dirmi, annuncia, annunciare, leggi, tieni, metti, annunci, raccontami, sentire
typed-telling-also = del, della, dei, delle, degli, da, dal, dalla, dai, dalle, dagli, il, la, i, le, gli, lo, nella, in, e, solo, soltanto, per favore, quando, su, sulle, che, cosa, che cosa, chi, come, per, a, ogni
typed-telling-plays = carte giocate, giocate, mosse, gioca, giocano, gioco, carte che giocano
typed-telling-draws = carte pescate, pescate, pesche, pesca, pescano, pesco, le carte pescate
typed-telling-turns = turni, turni persi, turno
typed-telling-directions = cambi di direzione, direzioni, cambi di giro
typed-telling-calls = grida di uno, grida, chiamate, grida uno, gridano uno, chi grida uno
typed-telling-penalties = penalità
typed-telling-challenges = sfide, sfida, sfidano
typed-telling-scores = punti, punteggi, risultati, punteggio
typed-telling-people = persone, arrivi, arrivi e partenze, chi arriva e chi se ne va
typed-telling-talk = conversazioni, chiacchiere, chat
typed-telling-hints = suggerimenti, consigli
typed-telling-everything = tutto, ogni evento, tutti gli eventi
typed-telling-everyone = tutti, tutte, chiunque, tutti i giocatori
typed-telling-me = me, mie, miei, mia, mio
typed-telling-before = giocatore prima di me, chi gioca prima di me, chi viene prima di me, prima di me
typed-telling-others = altri, altre, gli altri, altri giocatori, avversari
typed-telling-said = sempre, ogni volta
typed-telling-kept = cronologia, in silenzio
typed-telling-never = mai, non, per niente, più
typed-telling-top-first = prima la carta scoperta, la carta scoperta per prima
typed-telling-fits-first = prima quello che posso giocare, prima le carte giocabili, le carte giocabili per prime
typed-telling-mute = silenzia, nascondi, ometti, smetti di dire, smettila di dire
