# Una posizione a metà di un turno: che cosa ne può dire una registrazione, e che cosa non va.

error-no-position = Prima che una carta sia scoperta e tra un round e l'altro non c'è nessuna posizione da scrivere.
error-not-catchable = Non si può cogliere sul fatto { $seat }: bisogna avere una carta sola, non aver gridato UNO, e la dimenticanza deve costare carte.
error-nobody-finishes = Con queste regole il round finisce quando un giocatore chiude, quindi finished non si può scrivere.
error-not-finished = { $seat } non ha finito: chi ha finito non ha carte, non è di turno ed è nominato una volta sola.
error-round-is-over = Se hanno finito in così tanti, il round è già finito.
error-drawn-elsewhere = { $seat } deve avere in mano la carta appena pescata, { CARD($card) }, e nessuna penalità a cui rispondere.
error-penalty-impossible = Con questo mazzo di scarto e queste mani non può esserci una penalità simile.
error-penalty-incomplete = Per una penalità ci vogliono le righe penalty, penalty-from e penalty-then.
error-no-yes-or-no = Qui si scrive yes oppure no, non { $text }.
error-no-card-before = Nella riga penalty-before ci vogliono un colore, la carta o il colore richiesto e un numero, come red R5 6, non { $text }.
usage-position-alone = L'opzione --position non va insieme a --json né a --for.
usage-position-of-one = L'opzione --position vuole un file solo.
help-option-position = Produce una registrazione che continua da dove finisce questa.
