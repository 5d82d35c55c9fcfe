# Regole della casa e carta Personalizzabile: che cosa succede, che cosa si rifiuta e che cosa si chiede.

## Che cosa succede

n-dealt = { $size ->
    [7] sette carte
   *[other] { $size } carte
}
asked-swap = { $who } deve scegliere con chi scambiare tutte le carte.
    .you = Scegli con chi scambiare tutte le carte.
asked-equal = { $who } può giocare un'altra carta identica.
    .you = Puoi giocare un'altra carta identica.
asked-show = { $who } deve mostrare una carta a tutti.
    .you = Scegli una carta da mostrare a tutti.
asked-discard = { $who } può scartare una carta del colore scelto.
    .you = Puoi scartare una carta del colore scelto.
asked-write = { $who } può scrivere una nuova regola per { KIND("custom", form: "the") }.
    .you = Puoi scrivere una nuova regola per { KIND("custom", form: "the") }.
asked-consent = { $who } deve accettare o rifiutare la regola { KIND("custom", form: "of") }.
    .you = Accetta o rifiuta la regola { KIND("custom", form: "of") }.
jumped = { $who } gioca fuori turno { CARD($card, form: "the") }.
    .you = Hai giocato fuori turno { CARD($card, form: "the") }.
    .short = Fuori turno, { $who }: { CARD($card) }
    .short_you = Fuori turno, tu: { CARD($card) }
    .full = { $who } gioca fuori turno { CARD($card, form: "the") } e { n-left }.
    .full_you = Hai giocato fuori turno { CARD($card, form: "the") } e { n-left.second }.
discarded = { $who } scarta anche { CARD($card, form: "the") }.
    .you = Hai scartato anche { CARD($card, form: "the") }.
    .short = { $who } scarta: { CARD($card) }
    .short_you = Hai scartato: { CARD($card) }
    .full = { $who } scarta anche { CARD($card, form: "the") } e { n-left }.
    .full_you = Hai scartato anche { CARD($card, form: "the") } e { n-left.second }.
card-shown = { $who } mostra { CARD($card, form: "the") }.
    .you = Hai mostrato { CARD($card, form: "the") }.
swapped = { $who } scambia tutte le carte con { $whom }.
    .you = Hai scambiato tutte le carte con { $whom }.
    .to_you = { $who } scambia tutte le carte con te.
hands-passed = { $direction ->
    [left] Tutti passano le proprie carte al giocatore a sinistra.
   *[right] Tutti passano le proprie carte al giocatore a destra.
}
received = { $who } adesso ha { n-cards }.
    .you = Adesso hai: { CARDS($cards, join: "and") }.
    .short_you = Le tue nuove carte: { CARDS($cards) }
rule-written = { $who } scrive una nuova regola per { KIND("custom", form: "the") }: { $rule }
    .you = Hai scritto una nuova regola per { KIND("custom", form: "the") }: { $rule }
agreed = { $who } è d'accordo con la regola { KIND("custom", form: "of") }.
    .you = Accetti la regola { KIND("custom", form: "of") }.
disagreed = { $who } non è d'accordo, e { KIND("custom", form: "the") } vale solo come { KIND("wild") }.
    .you = Non sei d'accordo, e { KIND("custom", form: "the") } vale solo come { KIND("wild") }.
went-out = { $place ->
    [1] { $who } non ha più carte ed è al primo posto.
    [2] { $who } non ha più carte ed è al secondo posto.
    [3] { $who } non ha più carte ed è al terzo posto.
    [4] { $who } non ha più carte ed è al quarto posto.
    [5] { $who } non ha più carte ed è al quinto posto.
    [6] { $who } non ha più carte ed è al sesto posto.
    [7] { $who } non ha più carte ed è al settimo posto.
    [8] { $who } non ha più carte ed è all'ottavo posto.
   *[9] { $who } non ha più carte ed è al nono posto.
}
    .you = { $place ->
        [1] Non hai più carte e sei al primo posto.
        [2] Non hai più carte e sei al secondo posto.
        [3] Non hai più carte e sei al terzo posto.
        [4] Non hai più carte e sei al quarto posto.
        [5] Non hai più carte e sei al quinto posto.
        [6] Non hai più carte e sei al sesto posto.
        [7] Non hai più carte e sei al settimo posto.
        [8] Non hai più carte e sei all'ottavo posto.
       *[9] Non hai più carte e sei al nono posto.
    }
eliminated = { $who } ha { n-points } ed esce dalla partita.
    .you = Hai { n-points } ed esci dalla partita.
drew-custom = Per { KIND("custom", form: "the") } { $who } pesca { n-cards }.
    .you = Per { KIND("custom", form: "the") } peschi: { drawn-cards }.
    .short = { KIND("custom", capital: "yes") }, { $who }: { n-cards }
    .short_you = { KIND("custom", capital: "yes") }, peschi: { drawn-cards }
drew-false-uno = Per aver gridato UNO troppo presto { $who } pesca { n-cards }.
    .you = Per aver gridato UNO troppo presto peschi: { drawn-cards }.
    .short = UNO prematuro, { $who }: { n-cards }
    .short_you = UNO prematuro, peschi: { drawn-cards }
drew-penalty-kept = { $who } pesca { n-cards } e non perde il turno.
    .you = Non perdi il turno, ma peschi: { drawn-cards }.
    .short = { $who } pesca { n-cards } e gioca
    .short_you = Penalità: { drawn-cards }, e giochi
# same as: drew-playable
drew-fitting = { $count ->
    [one] { $who } pesca una carta giocabile.
   *[other] { $who } pesca { n-cards }, e l'ultima è giocabile.
}
    .you = { $count ->
        [one] Hai pescato: { CARDS($cards, join: "and") }. Questa carta è giocabile.
       *[other] Hai pescato: { CARDS($cards, join: "and") }. L'ultima è giocabile.
    }
    .short_you = { $count ->
        [one] Hai pescato una carta giocabile: { CARDS($cards) }
       *[other] L'ultima è giocabile, hai pescato: { CARDS($cards) }
    }

## La carta Personalizzabile. Ogni effetto è anche quello che si scrive.

custom-began = La regola { KIND("custom", form: "of") }: { $rule }
custom-text-only = Questa regola { KIND("custom", form: "of") } la applicate voi: { $rule }
effect-others-draw = gli altri pescano { n-cards }
effect-next-draws = il prossimo pesca { n-cards }
effect-you-draw = chi la gioca pesca { n-cards }
effect-reverse = la direzione si inverte
effect-skip-next = il prossimo perde il turno
effect-play-again = chi la gioca rigioca
effect-swap-hands = chi la gioca scambia tutte le carte con chi vuole
effect-hands-left = le carte in mano passano a sinistra
effect-hands-right = le carte in mano passano a destra
effect-all-show = ognuno mostra una carta
effect-all-discard = tutti possono scartare una carta del colore scelto

## Che cosa si rifiuta

refusal-choice-first = { $who } deve prima rispondere alla domanda.
    .you = Devi prima rispondere alla domanda.
refusal-nothing-asked = Adesso non c'è nessuna domanda in sospeso.
refusal-not-asked = Non deve rispondere { $who }, ma { $turn }.
    .you = Non devi rispondere tu, ma { $turn }.
refusal-no-such-answer = Questa non è una risposta alla domanda.
refusal-no-jumping = Con queste regole nessuno può giocare quando non è il suo turno.
refusal-nothing-to-jump = { $who } adesso non può giocare fuori turno { CARD($card, form: "the") }.
    .you = Adesso non puoi giocare fuori turno { CARD($card, form: "the") }.
refusal-must-play-drawn = La carta pescata è giocabile: va giocata.
refusal-not-in-play = { $who } è fuori dal round.
    .you = Sei fuori dal round.

## Che cosa si può fare

can-choose = scambiare tutte le carte con { $players }
can-show = mostrare una carta a tutti
can-discard = scartare una carta del colore scelto
can-discard-equal = giocare un'altra carta identica
can-lay-no-more = fermarti qui
can-write = scrivere una nuova regola per la carta o lasciarla com'è
can-jump = giocare fuori turno una carta identica
can-agree = accettare la regola
can-disagree = rifiutarla

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
error-elimination-without-hands = Per l'eliminazione serve il punteggio in cui ognuno segna i punti rimasti in mano.
error-elimination-with-rounds = Scegli o l'eliminazione al limite o un numero di round, non tutti e due.
error-last-card-answered = Un round giocato fino all'ultimo non va d'accordo con { KIND("star", form: "a") } che risponde all'ultima carta.
error-custom-without-card = Questo mazzo non ha { KIND("custom", form: "the") }, che quindi non può avere una regola.
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
error-hands-too-big = Il mazzo non basta per distribuire { $size } carte a testa, se i giocatori sono { $count }.
error-eliminated = { $seat } ha troppi punti per giocare.
error-custom-too-many-effects = Una regola ha al massimo otto effetti; il nono comincia al carattere { $place }.
error-custom-too-long = Gli effetti sono troppo lunghi; possono arrivare al massimo al carattere { $place }.
error-custom-text-too-long = Il testo di una regola ha al massimo duecento caratteri.
error-custom-unreadable-text = Nel testo della regola c'è un carattere invisibile.
error-custom-empty = Una regola deve avere un effetto o un testo.

## Al terminale

command-jump = gioca fuori turno una carta identica a quella appena giocata, se ce l'hai.
command-choose = sceglie con chi scambiare tutte le carte; aggiungi il nome.
command-show = mostra una carta a tutti; aggiungi la carta.
command-discard = scarta una carta; aggiungi la carta.
command-write = scrive una nuova regola per { KIND("custom", form: "the") }; aggiungi la regola.
command-agree = accetta la regola { KIND("custom", form: "of") }.
command-disagree = rifiuta la regola { KIND("custom", form: "of") }.
typed-jump = fuori turno, mi intrometto, mi infilo, mi butto, salto dentro, anticipo, gioca fuori turno, gioco fuori turno, giocare fuori turno, inserisciti, mi inserisco, inserirsi
typed-choose = scambia, scambia con, scambio con, scambio, scambiare, scambiamo, scambio tutto, scambio tutto con, scambio la mano con, faccio cambio, facciamo cambio, faccio cambio con, facciamo cambio con, faccio a cambio con, cambio la mano con, scegli giocatore, scambia tutte le carte con, scambio tutte le carte con, scambia le carte con
typed-show = mostra, mostrare, mostro, mostri
typed-discard = scarta anche, scarto anche, scarti anche, liberati di, elimina
typed-write = scrivi, scrivo, scrivere
typed-agree = accetto la regola, accetta la regola, accettare la regola, d accordo, sono d accordo, acconsento
typed-disagree = rifiuto la regola, rifiuta la regola, rifiutare la regola, rifiuto, rifiuta, rifiutare, rifiutarla, non sono d accordo, contrario
typed-how-choose = Scrivi scambia e un nome.
typed-how-show = Scrivi mostra e una carta.
typed-how-discard = Scrivi le parole scarta anche, e poi una carta.
typed-how-write = Scrivi la parola scrivi e una regola, oppure tieni per lasciare la carta com'è.
choice-none = Nessun'altra
choice-agree = Sono d'accordo
choice-disagree = Non sono d'accordo
choice-leave = Lascia la carta com'è
choice-write = Scrivi una nuova regola
new-custom = { KIND("custom", form: "the", capital: "yes") }: { $rule }
new-custom-none = { KIND("custom", form: "the", capital: "yes") } vale solo come { KIND("wild") }
new-custom-change = Scrivi un'altra regola
new-custom-remove = Nessuna regola: vale solo come { KIND("wild") }
new-custom-consent = La regola { KIND("custom", form: "of") }: { $rule }. { $name }, la accetti?
new-custom-refused = Senza il consenso di tutti la regola non vale. Cambiatela, o giocate senza.
