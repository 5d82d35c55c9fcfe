# Che cosa non va in una registrazione, nell'inizio di una partita o in una riga di comando.
# Le parole delle registrazioni (begin, computer, play e così via) restano in inglese.

## Una registrazione che non si può leggere; anche una partita che non può cominciare

error-cannot-read = Il file non si può leggere.
error-not-utf-8 = Questa riga non è testo UTF-8.
error-line-too-long = Questa riga è troppo lunga per una registrazione.
error-ends-too-early = La registrazione finisce prima della riga begin.
error-no-version = Una registrazione comincia con la riga uno 1.
error-unknown-header = Prima di begin non si può scrivere { $text }.
error-said-too-often = { $count ->
    [one] La riga { $key } può comparire una volta sola.
   *[other] La riga { $key } può comparire solo { $count } volte.
}
error-no-rulebook = La registrazione non dice quale regolamento vale. I regolamenti sono { $allowed }.
error-unknown-rulebook = Il regolamento { $name } non esiste. I regolamenti sono { $allowed }.
error-no-option = Un'opzione si scrive con nome, segno di uguale e valore, non così: { $text }.
error-option-twice = L'opzione { $option } compare due volte.
# same as: usage-unknown-option
error-unknown-option = { $nearest ->
    [none] L'opzione { $option } non esiste. Le opzioni sono { $allowed }.
   *[other] L'opzione { $option } non esiste. Volevi dire { $nearest }?
}
error-unknown-value = L'opzione { $option } può avere questi valori: { $allowed }.
error-name-empty = Un giocatore ha bisogno di un nome.
error-name-too-long = Il nome { $name } è troppo lungo; sono permessi 32 caratteri.
error-name-with-mark = Il nome { $name } contiene un segno che i nomi non possono avere: due punti, virgola, uguale, barra verticale o cancelletto.
error-name-with-control = Il nome { $name } contiene un carattere invisibile, che i nomi non possono avere.
error-name-twice = Il nome { $name } compare due volte.
error-unknown-level = Un giocatore virtuale si scrive con la parola computer e uno dei livelli { $allowed }, non così: { $text }.
error-too-many-players = Possono giocare al massimo { $count } giocatori.
error-too-few-players = Servono almeno { $count } giocatori.
error-players = Possono giocare da due a dieci giocatori.
error-no-hand = Una mano si scrive con nome, segno di uguale e carte, non così: { $text }.
error-hand-twice = La mano di { $name } compare due volte.
error-unknown-player = Il giocatore { $name } non esiste. I giocatori sono { $players }.
error-unknown-card = La carta { $text } non esiste. Le carte si scrivono come R7, G+2, BS, YR, W, W+4, ST o CU.
error-unknown-colour = Il colore { $text } non esiste. Nelle registrazioni i colori sono red, green, blue e yellow.
error-unknown-direction = La direzione è left o right, non { $text }.
error-no-number = Questo non è un numero intero: { $text }.
error-number-out-of-range = Il numero { $text } non è compreso tra { $least } e { $most }.
error-no-pair = Qui ci vogliono un nome e un valore, non { $text }.
error-no-step = Un passo si scrive con nome, due punti e azione.
error-unknown-action = { $nearest ->
    [none] L'azione { $action } non esiste. Ci sono { $allowed }.
   *[other] L'azione { $action } non esiste. Volevi dire { $nearest }?
}
error-too-many-steps = Una registrazione può avere al massimo { $limit } passi.
error-too-many-lines = Una registrazione può avere al massimo { $limit } righe.
error-no-seed = Le carte si possono distribuire solo con la riga seed.
error-dealer-decided = Il mazziere era deciso già prima di questa pesca.
error-dealer-wrong-players = A questa pesca devono partecipare proprio questi giocatori: { $tied }.
error-dealer-contradicted = Secondo le carte pescate il mazziere è { $seat }.
error-dealer-undecided = Questa pesca non decide il mazziere, perciò ne serve un'altra.
error-match-is-over = Con questi punti la partita è già finita.
error-too-many-copies = Il mazzo non ha così tante copie di questa carta: { CARD($card) }.
error-needs-discard = Questo si può indicare solo insieme a un mazzo di scarto.
error-nothing-to-turn-up = Nel mazzo di pesca non c'è nessuna carta che si possa scoprire.
error-empty-discard = Nel mazzo di scarto ci vuole una carta.
error-no-turn = Con un mazzo di scarto bisogna dire di chi è il turno.
error-empty-hand = { $number } deve avere una carta in mano.
error-colour-contradicted = Il colore deve essere quello della carta scoperta: { CARD($card) }.
error-no-colour = La carta scoperta è { CARD($card, form: "the") }, perciò bisogna indicare il colore.
error-called-too-early = { $seat } ha troppe carte per aver già gridato UNO.

## Una riga di comando

usage-unknown-option = { $nearest ->
    [none] L'opzione { $option } non esiste. L'opzione --help dice che cosa si può fare.
   *[other] L'opzione { $option } non esiste. Volevi dire { $nearest }?
}
usage-unknown-command = { $nearest ->
    [none] Il comando { $text } non esiste. Ci sono { $allowed }.
   *[other] Il comando { $text } non esiste. Volevi dire { $nearest }?
}
usage-unknown-shell = La shell { $text } qui non è prevista. Le shell sono { $allowed }.
usage-no-argument-wanted = Qui non si sa che cosa fare di { $argument }. L'opzione --help dice che cosa si può fare.
usage-argument-too-many = Qui { $name } va indicato una volta sola. { $argument } è di troppo.
usage-argument-missing = { $argument ->
    [ADDRESS] Indica anche l'indirizzo della sala, per esempio example.org:8022.
    [CODE] Indica anche il codice del tavolo, sei cifre.
    [CARD] Indica anche quali carte, per esempio R7 o W:red.
   *[FILE] Indica anche quale file.
}
usage-option-twice = L'opzione { $option } si può indicare una volta sola.
usage-no-value-wanted = L'opzione { $option } non vuole nessun valore.
usage-value-missing = L'opzione { $option } vuole un valore.
usage-wrong-value = L'opzione { $option } non può essere { $value }. I valori possibili sono { $allowed }.
usage-wrong-number = L'opzione { $option } vuole un numero intero che sia almeno { $least }, non { $value }.
usage-no-number = L'opzione { $option } vuole un numero intero, non { $value }.
