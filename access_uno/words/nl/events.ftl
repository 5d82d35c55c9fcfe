# Wat er is gebeurd; en/events.ftl legt de attributen uit.

## Voor de ronde

dealer-drawn-item = { $who } { CARD($card, form: "a") }
dealer-drawn = Wie de hoogste kaart pakt, deelt. Gepakt: { $draws }.
    .short = Gever kiezen: { $draws }
dealer-drawn-again = Gelijk. Opnieuw: { $draws }.
    .short = Gelijk, opnieuw: { $draws }
dealer-tied = Gelijk: { $players }. Nog een keer pakken.
    .short = Gelijk: { $players }
round-started = Ronde { $round }. { $who } deelt.
    .you = Ronde { $round }. Jij deelt.
    .short = Ronde { $round }, { $who } deelt
    .short_you = Ronde { $round }, jij deelt
    .full = Ronde { $round }. { $who } deelt, en iedereen krijgt { n-dealt }.
    .full_you = Ronde { $round }. Jij deelt, en iedereen krijgt { n-dealt }.
dealt = { $who } krijgt { n-cards }.
    .you = Je kaarten: { CARDS($cards) }.
    .short_you = Je kaarten: { CARDS($cards) }
turned-up = De eerste kaart is { CARD($card, form: "a") }.
    .short = Eerste kaart: { CARD($card) }
put-back = { CARD($card, form: "a", capital: "yes") } is omgedraaid en wordt in de stok teruggestopt.
    .short = { CARD($card, capital: "yes") } teruggestopt
colour-asked = { $who } moet de kleur kiezen voor { CARD($card, form: "the") }.
    .you = Kies de kleur voor { CARD($card, form: "the") }.
    .short = { $who } moet een kleur kiezen
colour-named = { $who } kiest { colour }.
    .you = Je kiest { colour }.
    .short = { $who } kiest { colour }
    .short_you = Gekozen: { colour }

## Beurten

next = Dan is { $who } aan de beurt.
played = { $who } speelt { CARD($card, form: "a") }.
    .you = Je speelt { CARD($card, form: "a") }.
    .short = { $who }: { CARD($card) }
    .short_you = Jij: { CARD($card) }
    .full = { $who } speelt { CARD($card, form: "a") } en heeft { n-left }.
    .full_you = Je speelt { CARD($card, form: "a") } en hebt { n-left }.
played-wild = { $who } speelt { CARD($card, form: "a") } en kiest { colour }.
    .you = Je speelt { CARD($card, form: "a") } en kiest { colour }.
    .short = { $who }: { CARD($card) }, { colour }
    .short_you = Jij: { CARD($card) }, { colour }
    .full = { $who } speelt { CARD($card, form: "a") }, kiest { colour } en heeft { n-left }.
    .full_you = Je speelt { CARD($card, form: "a") }, kiest { colour } en hebt { n-left }.
drew = { $who } pakt { n-cards }.
    .you = Je pakt { CARDS($cards, form: "a", join: "and") }.
    .short = { $who } pakt
    .short_you = Gepakt: { CARDS($cards) }
    .full = { $who } pakt { n-cards } en heeft { n-now }.
    .full_you = Je pakt { CARDS($cards, form: "a", join: "and") }. Je hebt { n-now }.
# same as: drew
drew-over = { $who } pakt { n-cards }.
    .you = Je pakt { CARDS($cards, form: "a", join: "and") }. Je beurt is voorbij.
    .short = { $who } pakt
    .short_you = Gepakt, beurt voorbij: { CARDS($cards) }
    .full = { $who } pakt { n-cards } en heeft { n-now }.
    .full_you = Je pakt { CARDS($cards, form: "a", join: "and") }. Je hebt { n-now }, en je beurt is voorbij.
drew-playable = { $who } pakt een kaart die past.
    .you = Je pakt { CARDS($cards, form: "a", join: "and") }. Je kunt deze kaart spelen of bewaren.
    .short_you = Gepakt en speelbaar: { CARDS($cards) }
nothing-to-draw = { $who } kan niet spelen en niet pakken.
    .you = Je kunt niet spelen en niet pakken. De stok is leeg.
    .short = { $who }: niets te pakken
    .short_you = Jij: niets te pakken
kept = { $who } bewaart de kaart.
    .you = Je bewaart de kaart.
    .short = { $who } bewaart de kaart
    .short_you = Jij bewaart de kaart
skipped = { $who } slaat een beurt over.
    .you = Je slaat een beurt over.
    .short = { $who } slaat over
    .short_you = Jij slaat over
reversed = { $direction ->
    [left] Nu naar links, met de klok mee.
   *[right] Nu naar rechts, tegen de klok in.
}
    .short = { $direction ->
        [left] Nu naar links
       *[right] Nu naar rechts
    }

## Straf, en wat je ertegen kunt doen

hit = { $who } laat { $whom } { n-cards } pakken.
    .you = Je laat { $whom } { n-cards } pakken.
    .to_you = { $who } laat je { n-cards } pakken.
    .short_to_you = Pak { n-cards }.
star-answered = { $who } antwoordt met { CARD($card, form: "the") }, kiest { colour } en stuurt de straf terug naar { $whom }: { n-cards }.
    .you = Je antwoordt met { CARD($card, form: "the") }, kiest { colour } en stuurt de straf terug naar { $whom }: { n-cards }.
    .to_you = { $who } antwoordt met { CARD($card, form: "the") }, kiest { colour } en stuurt de straf terug naar jou: { n-cards }.
    .short = { $who }: { CARD($card) } tegen { $whom }, { colour }
    .short_you = Jij: { CARD($card) } tegen { $whom }, { colour }
    .short_to_you = { $who }: { CARD($card) } tegen jou, { colour }
challenged = { $who } daagt { $whom } uit.
    .you = Je daagt { $whom } uit.
    .to_you = { $who } daagt je uit.
hand-shown = { $who } laat alle kaarten zien aan { $whom }.
    .short = { $who } laat alle kaarten zien
hand-seen = { $who } laat { $whom } alle kaarten zien: { CARDS($cards) }.
    .you = Je laat { $whom } al je kaarten zien: { CARDS($cards) }.
    .to_you = { $who } laat je alle kaarten zien: { CARDS($cards) }.
    .short_you = Je kaarten worden getoond
    .short_to_you = De kaarten: { CARDS($cards) }
challenge-guilty = { $who } had gelijk: { $whom } speelde { CARD($card, form: "the") } ten onrechte.
    .you = Je had gelijk: { $whom } speelde { CARD($card, form: "the") } ten onrechte.
    .to_you = { $who } had gelijk: jij speelde { CARD($card, form: "the") } ten onrechte.
    .short = { $whom } speelde ten onrechte
    .short_you = Je had gelijk
    .short_to_you = Jij speelde ten onrechte
challenge-innocent = { $who } had ongelijk: { $whom } speelde { CARD($card, form: "the") } terecht.
    .you = Je had ongelijk: { $whom } speelde { CARD($card, form: "the") } terecht.
    .to_you = { $who } had ongelijk: jij speelde { CARD($card, form: "the") } terecht.
    .short = { $whom } speelde terecht
    .short_you = Je had ongelijk
    .short_to_you = Jij speelde terecht
took-back = { $who } neemt { CARD($card, form: "the") } terug. De bovenste kaart is weer { CARD($top, form: "the") }, en de kleur is { colour }.
    .you = Je neemt { CARD($card, form: "the") } terug. De bovenste kaart is weer { CARD($top, form: "the") }, en de kleur is { colour }.
    .short = { CARD($card, capital: "yes") } terug naar { $who }. Weer { CARD($top) }, kleur { colour }
    .short_you = { CARD($card, capital: "yes") } terug naar jou. Weer { CARD($top) }, kleur { colour }
drew-penalty = { $who } pakt { n-cards } en slaat een beurt over.
    .you = Je pakt { drawn-cards }. Je slaat een beurt over.
    .short = { $who } neemt { n-cards }
    .short_you = Strafkaarten: { drawn-cards }
drew-bounced = Nu pakt { $who } { n-cards }.
    .you = Nu pak jij { drawn-cards }.
    .short = { $who } pakt { n-cards }
    .short_you = Jij pakt { drawn-cards }
drew-guilty = Voor straf pakt { $who } { n-cards }.
    .you = Voor straf pak je { drawn-cards }.
    .short = Overtreding, { $who }: { n-cards }
    .short_you = Overtreding, jij pakt: { drawn-cards }
drew-innocent = Door de verloren uitdaging pakt { $who } { n-cards } en slaat een beurt over.
    .you = Door de verloren uitdaging pak je { drawn-cards }. Je slaat een beurt over.
    .short = Uitdaging verloren, { $who }: { n-cards }, slaat een beurt over
    .short_you = Uitdaging verloren, je slaat een beurt over: { drawn-cards }
drew-innocent-only = Door de verloren uitdaging pakt { $who } { n-cards }.
    .you = Door de verloren uitdaging pak je { drawn-cards }.
    .short = Uitdaging verloren, { $who }: { n-cards }
    .short_you = Uitdaging verloren: { drawn-cards }
drew-caught = { $who } is UNO vergeten en pakt { n-cards }.
    .you = Je bent UNO vergeten en pakt { drawn-cards }.
    .short = UNO vergeten, { $who }: { n-cards }
    .short_you = UNO vergeten: { drawn-cards }
drew-demand = { $who } eiste een kaart en pakt daarvoor { n-cards }.
    .you = Je eiste een kaart en pakt daarvoor { drawn-cards }.
    .short = Kaart geëist, { $who }: { n-cards }
    .short_you = Kaart geëist: { drawn-cards }
drew-last-card = Vóór de puntentelling pakt { $who } nog { n-cards }.
    .you = Vóór de puntentelling pak je nog { drawn-cards }.
    .short = { $who } pakt nog { n-cards }
    .short_you = Nog gepakt: { drawn-cards }
drew-start = Door de eerste kaart pakt { $who } { n-cards } en slaat een beurt over.
    .you = Door de eerste kaart pak je { drawn-cards }. Je slaat een beurt over.
    .short = Eerste kaart, { $who }: { n-cards }
    .short_you = Eerste kaart, jij pakt: { drawn-cards }
drawn-cards = { $count ->
    [0] geen kaart
   *[other] { CARDS($cards, form: "a", join: "and") }
}

## UNO

uno-called = { $who } roept UNO.
    .you = Je roept UNO.
    .short = { $who }: UNO
    .short_you = Jij: UNO
two-cards-left = { $who } heeft nog twee kaarten.
    .short = { $who }: twee kaarten
one-card-left = { $who } heeft nog één kaart.
    .you = Je hebt nog één kaart.
    .short = { $who }: één kaart
    .short_you = Jij: één kaart
uno-forgotten = { $who } heeft nog één kaart en heeft geen UNO geroepen.
    .you = Je hebt nog één kaart en hebt geen UNO geroepen.
    .short = { $who }: één kaart, geen UNO
    .short_you = Jij: één kaart, geen UNO
caught = { $who } betrapt { $whom }: UNO vergeten.
    .you = Je betrapt { $whom }: UNO vergeten.
    .to_you = { $who } betrapt je: UNO vergeten.
    .short = { $who } betrapt { $whom }
    .short_you = Jij betrapt { $whom }
    .short_to_you = { $who } betrapt je
demanded = { $who } eist dat { $whom } een bepaalde kaart speelt.
    .you = Je eist dat { $whom } een bepaalde kaart speelt.
    .to_you = { $who } eist dat jij een bepaalde kaart speelt.

## De stok en het einde

reshuffled = De open stapel wordt geschud en is de nieuwe stok, met { n-cards }.
    .short = Geschud: { n-cards } te pakken
round-won = { $who } wint de ronde en krijgt { n-points }.
    .you = Je wint de ronde en krijgt { n-points }.
    .short = Ronde voor { $who }, { n-points }.
    .short_you = Ronde voor jou, { n-points }.
round-won-hands = { $who } wint de ronde. Punten van deze ronde: { $points }.
    .you = Je wint de ronde. Punten van deze ronde: { $points }.
    .short = { $who } wint de ronde: { $points }.
    .short_you = Je wint de ronde: { $points }.
held = { $who } had nog { CARDS($cards, form: "a", join: "and") }.
    .you = Je had nog { CARDS($cards, form: "a", join: "and") }.
score = Stand: { $players }.
round-void = Niemand kan spelen of pakken. De ronde is ongeldig.
    .short = Ronde ongeldig
match-won = { $who } wint het spel met { n-points }.
    .you = Je wint het spel met { n-points }.
    .short = Spel voor { $who }, { n-points }
    .short_you = Spel voor jou, { n-points }
match-shared = Gedeelde overwinning: { $players }, elk met { n-points }.
    .short = Samen gewonnen: { $players }
