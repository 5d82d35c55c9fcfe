## After a match

again-or-leave = Un'altra partita a questo tavolo: { $again }. Che cosa avresti potuto fare: { $review }. Lasciare il tavolo: { $leave }.
again-or-leave-typed = Scrivi rivincita per un'altra partita a questo tavolo, o suggerimento per sapere che cosa avresti potuto fare. Con Invio lasci il tavolo.
again-or-menu = Un'altra partita a questo tavolo: { $again }. Che cosa avresti potuto fare: { $review }. Il menu: { $menu }.
again-or-menu-typed = Scrivi rivincita per un'altra partita a questo tavolo, o suggerimento per sapere che cosa avresti potuto fare. Con Invio apri il menu.
after-again = Un'altra partita a questo tavolo
after-standings = La classifica
after-results = Che cosa hai vinto finora

## What was won

results-so-far = Partite vinte: { $won } su { $matches }. Round vinti: { $rounds_won } su { $rounds }.
results-of = { $rulebook }, { $level ->
    [people] senza giocatori virtuali
    [random] contro giocatori virtuali che giocano a caso
    [easy] contro giocatori virtuali di livello facile
    [hard] contro giocatori virtuali di livello difficile
   *[normal] contro giocatori virtuali di livello normale
}.
results-points = Punti: { $points }. Il massimo in un round: { $best }.
results-streaks = Vittorie di fila: al massimo { $longest }, adesso { $streak }.
results-challenges = Sfide lanciate e vinte: { $right } su { $made }. Sfide subite e perse: { $lost } su { $met }.
results-uno = UNO dimenticati: { $forgotten }. Altri colti sul fatto: { $caught }.
results-last-card = La carta con cui hai vinto più spesso: { CARD($card) }.
results-with-hints = Partite con suggerimenti, che non contano: { $count }.
results-chart = Le ultime partite, dalla più recente: { $matches }.
results-match = { $won ->
    [yes] vinta
   *[no] persa
}
results-by-rules = { $player }, per regolamento e livello
results-by-opponent = { $player }, per avversario
results-against = Contro { $other }.
results-none = Non hai ancora finito nessuna partita.
results-not-kept = Il risultato di questa partita non è stato conservato, perché { $path } non si può scrivere.
results-cannot-be-read = { $path } non si può leggere.

## Finished matches

start-finished = Le tue partite finora
finished-match = { $players }, { $rulebook }, { DATETIME($time, dateStyle: "long") }, ore { DATETIME($time, timeStyle: "short") }
finished-won = Vinta da { $winners }: { $match }
finished-lost = Vinta da un giocatore virtuale: { $match }
finished-with-hints = { $match }, { $count ->
    [one] con un suggerimento
   *[other] con { $count } suggerimenti
}
finished-hear = Riascoltala
finished-delete = Eliminala
finished-delete-ask = Eliminare per sempre questa partita? Quello che hai vinto resta.
finished-deleted = La partita è stata eliminata.
finished-not-deleted = Questa partita non si può eliminare.

## The command

help-results = Mostra che cosa hai vinto finora, con punti, serie e sfide, per regolamento, livello e avversario.
