# Regole della casa e carta Personalizzabile: che cosa succede, che cosa si rifiuta e che cosa si chiede.

## Che cosa succede

n-dealt = { $size ->
    [7] sette carte
   *[other] { $size } carte
}
asked-swap = { $who } sceglie con chi scambiare la mano.
    .you = Scegli con chi scambiare la mano.
asked-equal = { $who } può giocare un'altra carta identica.
    .you = Puoi giocare un'altra carta identica.
asked-show = { $who } deve mostrare una carta a tutti.
    .you = Scegli una carta da mostrare a tutti.
asked-discard = { $who } può scartare una carta del colore.
    .you = Puoi scartare una carta del colore.
asked-write = { $who } può scrivere una nuova regola per la carta Personalizzabile.
    .you = Puoi scrivere una nuova regola per la carta Personalizzabile.
asked-consent = Si chiede a { $who } se vale la regola della carta Personalizzabile.
    .you = Accetta o rifiuta la regola della carta Personalizzabile.
jumped = { $who } si inserisce con { CARD($card, form: "a") }.
    .you = Ti inserisci con { CARD($card, form: "a") }.
    .short = Si inserisce { $who }: { CARD($card) }
    .short_you = Ti inserisci: { CARD($card) }
    .full = { $who } si inserisce con { CARD($card, form: "a") } e { n-left }.
    .full_you = Ti inserisci con { CARD($card, form: "a") } e { n-left.second }.
discarded = { $who } scarta anche { CARD($card, form: "a") }.
    .you = Scarti anche { CARD($card, form: "a") }.
    .short = Anche { $who }: { CARD($card) }
    .short_you = Anche tu: { CARD($card) }
    .full = { $who } scarta anche { CARD($card, form: "a") } e { n-left }.
    .full_you = Scarti anche { CARD($card, form: "a") } e { n-left.second }.
card-shown = { $who } mostra { CARD($card, form: "a") }.
    .you = Mostri { CARD($card, form: "a") }.
swapped = { $who } scambia la mano con { $whom }.
    .you = Scambi la mano con { $whom }.
    .to_you = { $who } scambia la mano con te.
hands-passed = { $direction ->
    [left] Tutte le mani passano di un giocatore verso sinistra.
   *[right] Tutte le mani passano di un giocatore verso destra.
}
received = { $who } adesso ha { n-cards }.
    .you = Adesso hai { CARDS($cards, form: "a", join: "and") }.
    .short_you = La tua nuova mano: { CARDS($cards) }
rule-written = { $who } scrive una nuova regola per la carta Personalizzabile: { $rule }
    .you = Hai scritto una nuova regola per la carta Personalizzabile: { $rule }
agreed = { $who } è d'accordo con la regola della carta Personalizzabile.
    .you = Accetti la regola della carta Personalizzabile.
disagreed = { $who } non è d'accordo, e la carta Personalizzabile è solo un jolly.
    .you = Non sei d'accordo, e la carta Personalizzabile è solo un jolly.
went-out = { $who } non ha più carte e arriva al posto { $place }.
    .you = Non hai più carte e arrivi al posto { $place }.
eliminated = { $who } ha { n-points } e viene eliminato.
    .you = Hai { n-points } e vieni eliminato.
drew-custom = Per la carta Personalizzabile { $who } pesca { n-cards }.
    .you = Per la carta Personalizzabile peschi { drawn-cards }.
    .short = Carta Personalizzabile, { $who }: { n-cards }
    .short_you = Carta Personalizzabile, peschi: { drawn-cards }
drew-false-uno = Per un UNO troppo presto { $who } pesca { n-cards }.
    .you = Per un UNO troppo presto peschi { drawn-cards }.
    .short = UNO sbagliato, { $who }: { n-cards }
    .short_you = UNO sbagliato: { drawn-cards }
drew-penalty-kept = { $who } pesca { n-cards } e non perde il turno.
    .you = Peschi { drawn-cards } e non perdi il turno.
    .short = { $who } prende { n-cards } e gioca
    .short_you = Penalità: { drawn-cards }, e giochi
drew-fitting = { $who } pesca { n-cards }, e l'ultima va bene.
    .you = Peschi { CARDS($cards, form: "a", join: "and") }. L'ultima si può giocare.
    .short_you = Pescato, l'ultima va bene: { CARDS($cards) }

## La carta Personalizzabile. Ogni effetto è anche quello che si scrive.

custom-began = La regola della carta Personalizzabile: { $rule }
custom-text-only = La regola della carta Personalizzabile la eseguite voi: { $rule }
effect-others-draw = gli altri pescano { n-cards }
effect-next-draws = il prossimo pesca { n-cards }
effect-you-draw = tu peschi { n-cards }
effect-reverse = si inverte la direzione
effect-skip-next = il prossimo salta il turno
effect-play-again = giochi ancora
effect-swap-hands = scambi la mano con un giocatore scelto
effect-hands-left = tutte le mani passano a sinistra
effect-hands-right = tutte le mani passano a destra
effect-all-show = ognuno mostra una carta
effect-all-discard = tutti possono scartare una carta del colore
does-seven-swaps = { CARD($card, capital: "yes") }: chi lo gioca scambia la mano con un giocatore a scelta.
does-zero-passes = { CARD($card, capital: "yes") }: tutti passano la propria mano nella direzione del gioco.
does-skip-everybody = { CARD($card, capital: "yes") }: tutti gli altri perdono il turno, e tu giochi ancora.

## Che cosa si rifiuta

refusal-choice-first = { $who } deve prima rispondere alla domanda.
    .you = Devi prima rispondere alla domanda.
refusal-nothing-asked = Adesso non si chiede niente.
refusal-not-asked = Non tocca a { $who } rispondere, ma a { $turn }.
    .you = Non tocca a te rispondere, ma a { $turn }.
refusal-no-such-answer = Questa non è una risposta alla domanda.
refusal-no-jumping = Con queste regole nessuno può giocare quando non è il suo turno.
refusal-nothing-to-jump = { $who } adesso non può inserirsi con { CARD($card, form: "a") }.
    .you = Adesso non puoi inserirti con { CARD($card, form: "a") }.
refusal-must-play-drawn = Una carta appena pescata che va bene va giocata.
refusal-not-in-play = { $who } non gioca più.
    .you = Non giochi più.

## Che cosa si può fare

can-choose = scambiare la mano con { $players }
can-show = mostrare una carta
can-discard = scartare una carta
can-lay-no-more = non giocarne altre
can-write = scrivere una nuova regola per la carta o lasciarla com'è
can-jump = inserirti
can-agree = accettare
can-disagree = non accettare

## Quando finisce la partita

score-goal-rounds = { $rounds ->
    [one] Dopo un round la partita è finita.
   *[other] Dopo { $rounds } round la partita è finita.
}
score-goal-elimination = { $ends ->
    [exceed] Chi ha più di { n-limit } viene eliminato, e chi resta per ultimo vince la partita.
   *[reach] Chi raggiunge { n-limit } viene eliminato, e chi resta per ultimo vince la partita.
}

## Che cosa non può essere

error-unknown-number = L'opzione { $option } deve essere un numero intero da { $least } a { $most }.
error-elimination-without-hands = Per l'eliminazione serve il punteggio in cui ognuno segna i punti delle proprie carte.
error-elimination-with-rounds = Scegli o l'eliminazione al limite o un numero di round, non tutti e due.
error-last-card-answered = Un round giocato fino all'ultimo non va d'accordo con una Super Stella che risponde all'ultima carta.
error-custom-without-card = Questo mazzo non ha la carta Personalizzabile, che quindi non può avere una regola.
usage-rule-unknown-number = L'opzione { $option } delle regole può essere un numero intero da { $least } a { $most }.
# same as: error-elimination-without-hands
usage-rule-elimination-without-hands = { error-elimination-without-hands }
# same as: error-elimination-with-rounds
usage-rule-elimination-with-rounds = { error-elimination-with-rounds }
# same as: error-last-card-answered
usage-rule-last-card-answered = { error-last-card-answered }
# same as: error-custom-without-card
usage-rule-custom-without-card = { error-custom-without-card }
# same as: error-hands-too-big
usage-rule-hands-too-big = { error-hands-too-big }
error-hands-too-big = Mani di { $size } carte per { $count } giocatori sono più di quante ne ha il mazzo.
error-eliminated = { $seat } ha troppi punti per giocare.
error-custom-too-many-effects = Una regola ha al massimo otto effetti; il nono comincia al carattere { $place }.
error-custom-too-long = Gli effetti sono troppo lunghi; finiscono al più tardi al carattere { $place }.
error-custom-text-too-long = Il testo di una regola ha al massimo duecento caratteri.
error-custom-unreadable-text = Nel testo della regola c'è un carattere invisibile.
error-custom-empty = Una regola ha bisogno di un effetto o di un testo.

## Al terminale

command-jump = ti inserisci con una carta identica a quella appena giocata, se ce l'hai.
command-choose = sceglie con chi scambiare la mano; aggiungi il nome.
command-show = mostra una carta a tutti; aggiungi la carta.
command-discard = scarta una carta; aggiungi la carta.
command-write = scrive una nuova regola per la carta Personalizzabile; aggiungi la regola.
command-agree = accetta la regola della carta Personalizzabile.
command-disagree = rifiuta la regola della carta Personalizzabile.
typed-jump = inserisciti, mi inserisco, inserirsi
typed-choose = scambia con, scambio con, scegli giocatore
typed-show = mostra, mostrare, mostro
typed-discard = liberati di, elimina
typed-write = scrivi, scrivo, scrivere
typed-agree = d accordo, sono d accordo, acconsento
typed-disagree = non sono d accordo, contrario
typed-how-choose = Scrivi scambia con e un nome.
typed-how-show = Scrivi mostra e una carta.
typed-how-discard = Scrivi elimina e una carta.
typed-how-write = Scrivi la parola scrivi e una regola: gli effetti separati da punti e virgola, oppure una barra verticale e un testo tuo, oppure tutti e due. Gli effetti sono { $effects }. Scrivi tieni per lasciare la carta com'è.
choice-none = Nessun'altra
choice-agree = Sono d'accordo
choice-disagree = Non sono d'accordo
choice-leave = Lasciare la carta com'è
choice-write = Scrivere una nuova regola
new-custom = La carta Personalizzabile: { $rule }
new-custom-none = La carta Personalizzabile è solo un jolly
new-custom-change = Scrivere un'altra regola
new-custom-remove = Nessuna regola, solo un jolly
new-custom-consent = { $name }, accetti questa regola della carta Personalizzabile: { $rule }?
new-custom-refused = Senza il consenso di tutti la regola non vale. Cambiala, o giocate senza.
