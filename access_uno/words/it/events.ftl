# Che cosa è successo; en/events.ftl spiega gli attributi.

## Prima del round

dealer-drawn-item = { $who } { CARD($card) }
dealer-drawn = Si pesca per il mazziere: { $draws }.
    .short = Si pesca per il mazziere: { $draws }
dealer-drawn-again = Parità. Di nuovo: { $draws }.
    .short = Parità, di nuovo: { $draws }
dealer-tied = Parità: { $players }. Si pesca di nuovo.
    .short = Parità: { $players }
round-started = Round { $round }. { $who } distribuisce le carte.
    .you = Round { $round }. Distribuisci tu le carte.
    .short = Round { $round }, { $who } distribuisce le carte
    .short_you = Round { $round }, distribuisci tu
    .full = Round { $round }. { $who } distribuisce { n-dealt } a testa.
    .full_you = Round { $round }. Distribuisci tu { n-dealt } a testa.
dealt = { $who } riceve { n-cards }.
    .you = Le tue carte: { CARDS($cards) }.
    .short_you = Le tue carte: { CARDS($cards) }
turned-up = La prima carta è { CARD($card, form: "the") }.
    .short = Prima carta: { CARD($card) }
put-back = Si scopre { CARD($card, form: "a") }, che torna nel mazzo di pesca.
    .short = Torna nel mazzo: { CARD($card) }
colour-asked = { $who } deve scegliere il colore per { CARD($card, form: "the") }.
    .you = Scegli il colore per { CARD($card, form: "the") }.
    .short = { $who } deve scegliere il colore
colour-named = { $who } sceglie { colour.the }.
    .you = Hai scelto { colour.the }.
    .short = { $who }: colore { colour }
    .short_you = Colore scelto: { colour }

## Turni

next = Poi è il turno di { $who }.
played = { $who } gioca { CARD($card, form: "the") }.
    .you = Hai giocato { CARD($card, form: "the") }.
    .short = { $who }: { CARD($card) }
    .short_you = Tu: { CARD($card) }
    .full = { $who } gioca { CARD($card, form: "the") } e { n-left }.
    .full_you = Hai giocato { CARD($card, form: "the") } e { n-left.second }.
played-wild = { $who } gioca { CARD($card, form: "the") } e sceglie { colour.the }.
    .you = Hai giocato { CARD($card, form: "the") } e scelto { colour.the }.
    .short = { $who }: { CARD($card) }, { colour }
    .short_you = Tu: { CARD($card) }, { colour }
    .full = { $who } gioca { CARD($card, form: "the") }, sceglie { colour.the } e { n-left }.
    .full_you = Hai giocato { CARD($card, form: "the") }, hai scelto { colour.the } e { n-left.second }.
drew = { $who } pesca { n-cards }.
    .you = Hai pescato: { CARDS($cards, join: "and") }.
    .short = { $who } pesca
    .short_you = Hai pescato: { CARDS($cards) }
    .full = { $who } pesca { n-cards } e ora ha { n-now }.
    .full_you = Hai pescato: { CARDS($cards, join: "and") }. Ora hai { n-now }.
# same as: drew
drew-over = { $who } pesca { n-cards }.
    .you = Hai pescato: { CARDS($cards, join: "and") }. Il tuo turno è finito.
    .short = { $who } pesca
    .short_you = Turno finito, hai pescato: { CARDS($cards) }
    .full = { $who } pesca { n-cards } e ora ha { n-now }.
    .full_you = Hai pescato: { CARDS($cards, join: "and") }. Ora hai { n-now }. Il tuo turno è finito.
drew-playable = { $who } pesca una carta giocabile.
    .you = Hai pescato: { CARDS($cards, join: "and") }. Puoi giocare questa carta o tenerla.
    .short_you = Hai pescato una carta giocabile: { CARDS($cards) }
nothing-to-draw = { $who } non può né giocare né pescare.
    .you = Non puoi né giocare né pescare. Non ci sono più carte.
    .short = { $who }: niente da pescare
    .short_you = Tu: niente da pescare
kept = { $who } tiene la carta.
    .you = Hai tenuto la carta.
    .short = { $who } la tiene
    .short_you = L'hai tenuta
skipped = { $who } perde il turno.
    .you = Perdi il turno.
    .short = { $who } perde il turno
    .short_you = Perdi il turno
reversed = { $direction ->
    [left] Adesso si gioca verso sinistra, in senso orario.
   *[right] Adesso si gioca verso destra, in senso antiorario.
}
    .short = { $direction ->
        [left] Adesso a sinistra
       *[right] Adesso a destra
    }

## Penalità, e come si può rispondere

hit = { $who } colpisce { $whom }: { n-cards } da pescare.
    .you = Adesso { $whom } deve pescare { n-cards }.
    .to_you = { $who } ti fa pescare { n-cards }.
    .short_to_you = Da pescare: { n-cards }.
star-answered = { $who } risponde con { CARD($card, form: "the") } e sceglie { colour.the }. La penalità di { n-cards } ricade su { $whom }.
    .you = Hai risposto con { CARD($card, form: "the") } e scelto { colour.the }. La penalità di { n-cards } ricade su { $whom }.
    .to_you = { $who } risponde con { CARD($card, form: "the") } e sceglie { colour.the }. La penalità di { n-cards } ricade su di te.
    .short = { $who }: { CARD($card) } contro { $whom }, { colour }
    .short_you = Tu: { CARD($card) } contro { $whom }, { colour }
    .short_to_you = { $who }: { CARD($card) } contro di te, { colour }
challenged = { $who } sfida { $whom }.
    .you = Hai sfidato { $whom }.
    .to_you = { $who } ti sfida.
hand-shown = { $whom } vede le carte di { $who }.
    .short = { $who } mostra le carte
hand-seen = { $whom } vede le carte di { $who }: { CARDS($cards) }.
    .you = { $whom } vede le tue carte: { CARDS($cards) }.
    .to_you = Ecco le carte di { $who }: { CARDS($cards) }.
    .short_you = Le tue carte vengono mostrate
    .short_to_you = Le sue carte: { CARDS($cards) }
challenge-guilty = { $who } aveva ragione: { $whom } non poteva giocare { CARD($card, form: "the") }.
    .you = Avevi ragione: { $whom } non poteva giocare { CARD($card, form: "the") }.
    .to_you = { $who } aveva ragione: non potevi giocare { CARD($card, form: "the") }.
    .short = { $whom } ha bluffato
    .short_you = Avevi ragione
    .short_to_you = Hai bluffato
challenge-innocent = { $who } aveva torto: { $whom } poteva giocare { CARD($card, form: "the") }.
    .you = Avevi torto: { $whom } poteva giocare { CARD($card, form: "the") }.
    .to_you = { $who } aveva torto: potevi giocare { CARD($card, form: "the") }.
    .short = { $whom } è innocente
    .short_you = Avevi torto
    .short_to_you = Sei innocente
took-back = { $who } riprende { CARD($card, form: "the") }. La carta scoperta è di nuovo { CARD($top, form: "the") }, e il colore è { colour }.
    .you = Hai ripreso { CARD($card, form: "the") }. La carta scoperta è di nuovo { CARD($top, form: "the") }, e il colore è { colour }.
    .short = { $who } riprende { CARD($card, form: "the") }. Di nuovo { CARD($top) }, colore { colour }
    .short_you = Hai ripreso { CARD($card, form: "the") }. Di nuovo { CARD($top) }, colore { colour }
drew-penalty = { $who } pesca { n-cards } e perde il turno.
    .you = Perdi il turno e peschi: { drawn-cards }.
    .short = { $who } pesca { n-cards }
    .short_you = Penalità: { drawn-cards }
drew-bounced = A pescare { n-cards } è { $who }.
    .you = A pescare sei tu: { drawn-cards }.
    .short = Pesca { $who }: { n-cards }
    .short_you = Peschi tu: { drawn-cards }
drew-guilty = Per il bluff { $who } pesca { n-cards }.
    .you = Per il bluff peschi: { drawn-cards }.
    .short = Bluff, { $who }: { n-cards }
    .short_you = Bluff, peschi: { drawn-cards }
drew-innocent = Per la sfida persa { $who } pesca { n-cards } e perde il turno.
    .you = Per la sfida persa perdi il turno e peschi: { drawn-cards }.
    .short = Sfida persa, turno perso, { $who }: { n-cards }
    .short_you = Sfida persa, turno perso, peschi: { drawn-cards }
drew-innocent-only = Per la sfida persa { $who } pesca { n-cards }.
    .you = Per la sfida persa peschi: { drawn-cards }.
    .short = Sfida persa, { $who }: { n-cards }
    .short_you = Sfida persa, peschi: { drawn-cards }
drew-caught = { $who } non ha gridato UNO e pesca { n-cards }.
    .you = Non hai gridato UNO e peschi: { drawn-cards }.
    .short = UNO dimenticato, { $who }: { n-cards }
    .short_you = UNO dimenticato, peschi: { drawn-cards }
drew-demand = Per aver preteso una certa carta { $who } pesca { n-cards }.
    .you = Per aver preteso una certa carta peschi: { drawn-cards }.
    .short = Carta pretesa, { $who }: { n-cards }
    .short_you = Carta pretesa, peschi: { drawn-cards }
drew-last-card = Prima del conteggio dei punti { $who } pesca { n-cards }.
    .you = Prima del conteggio dei punti peschi: { drawn-cards }.
    .short = Prima del conteggio, { $who }: { n-cards }
    .short_you = Prima del conteggio peschi: { drawn-cards }
drew-start = A causa della prima carta { $who } pesca { n-cards } e perde il turno.
    .you = A causa della prima carta perdi il turno e peschi: { drawn-cards }.
    .short = Prima carta, { $who }: { n-cards }
    .short_you = Prima carta, peschi: { drawn-cards }
drawn-cards = { $count ->
    [0] zero carte
   *[other] { CARDS($cards, join: "and") }
}

## UNO

uno-called = { $who } grida UNO.
    .you = Hai gridato UNO.
    .short = { $who } grida UNO
    .short_you = Hai gridato UNO
two-cards-left = { $who } resta con due carte.
    .short = { $who }: due carte
one-card-left = { $who } resta con una sola carta.
    .you = Resti con una sola carta.
    .short = { $who }: una carta
    .short_you = Tu: una carta
uno-forgotten = { $who } resta con una sola carta e non ha gridato UNO.
    .you = Resti con una sola carta e non hai gridato UNO.
    .short = { $who }: una carta, niente UNO
    .short_you = Tu: una carta, niente UNO
caught = { $who } coglie sul fatto { $whom }: UNO dimenticato.
    .you = Hai colto sul fatto { $whom }: UNO dimenticato.
    .to_you = { $who } ti coglie sul fatto: UNO dimenticato.
    .short = { $who } coglie sul fatto { $whom }
    .short_you = Hai colto sul fatto { $whom }
    .short_to_you = { $who } ti coglie sul fatto
demanded = { $who } pretende che { $whom } giochi una certa carta.
    .you = Hai preteso che { $whom } giocasse una certa carta.
    .to_you = { $who } pretende che tu giochi una certa carta.

## Il mazzo di pesca e la fine

reshuffled = Il mazzo di scarto viene mischiato e diventa il mazzo di pesca, con { n-cards }.
    .short = Mazzo mischiato: { n-cards } da pescare
round-won = { $who } vince il round e riceve { n-points }.
    .you = Hai vinto il round e ricevi { n-points }.
    .short = Round vinto da { $who }, { n-points }.
    .short_you = Round vinto da te, { n-points }.
round-won-hands = { $who } vince il round. Punti di questo round: { $points }.
    .you = Hai vinto il round. Punti di questo round: { $points }.
    .short = { $who } vince il round: { $points }.
    .short_you = Hai vinto il round: { $points }.
held = { $who } aveva ancora: { CARDS($cards, join: "and") }.
    .you = Avevi ancora: { CARDS($cards, join: "and") }.
score = Punteggio: { $players }.
round-void = Nessuno può né giocare né pescare. Il round è nullo.
    .short = Round nullo
match-won = { $who } vince la partita con { n-points }.
    .you = Hai vinto la partita con { n-points }.
    .short = Partita vinta da { $who }, { n-points }
    .short_you = Partita vinta da te, { n-points }
match-shared = Vittoria condivisa: { $players }, ciascuno con { n-points }.
    .short = Vincono insieme: { $players }
