# De regelboeken en de geldende regels, verteld in zinnen.
# option-NAAM-name: hoe de regel in het menu heet. option-NAAM-help: wat hij betekent.
# option-NAAM-WAARDE: de zin die bij deze waarde geldt.

## Regelboeken

rulebook-mario-de = Super Mario UNO, Duitse uitgave
rulebook-mario-de-help = Met { KIND("star", form: "the") }; bij het kiezen van de gever tellen symbolen als nul, en de winnaar van de ronde krijgt de punten.
rulebook-mario-it = Super Mario UNO, Italiaanse uitgave
rulebook-mario-it-help = Zoals de Duitse uitgave, maar hier staat duidelijk dat alleen wie moet pakken, mag uitdagen of met { KIND("star", form: "the") } mag antwoorden.
rulebook-mario-zh = UNO Mario, Chinese uitgave
rulebook-mario-zh-help = Zoals de andere uitgaven van Mario, maar wie UNO vergeet, kan betrapt worden tot de volgende speler een kaart speelt.
rulebook-mario-nl = Super Mario UNO, Nederlandse uitgave
rulebook-mario-nl-help = Zoals de Duitse uitgave, maar bij het kiezen van de gever tellen symbolen niet mee.
rulebook-braille-de = Braille-UNO, Duitse uitgave
rulebook-braille-de-help = Met het klassieke kaartspel; iedereen noteert de punten van zijn kaarten, en het laagste puntenaantal wint.

## Kaarten en begin

option-deck-name = Kaartspel
option-deck-help = Het kaartspel van Mario heeft ook { KIND("star", form: "the") } en { KIND("custom", form: "the") }, elk twee keer. Het klassieke kaartspel heeft die niet.
option-deck-mario = Je speelt met de 112 kaarten van Mario.
option-deck-classic = Je speelt met de 108 klassieke kaarten.

option-symbols-in-dealer-draw-name = Symbolen bij het kiezen van de gever
option-symbols-in-dealer-draw-help = Iedereen pakt een kaart, en wie het hoogste cijfer pakt, wordt de gever. Dit bepaalt wat een kaart zonder cijfer dan waard is.
option-symbols-in-dealer-draw-zero = Bij het kiezen van de gever tellen kaarten met een symbool als nul.
option-symbols-in-dealer-draw-excluded = Bij het kiezen van de gever tellen kaarten met een symbool niet mee.

option-start-action-card-name = Actiekaart als eerste kaart
option-start-action-card-help = Dit bepaalt of een actiekaart die aan het begin wordt omgedraaid, effect heeft. Bij een kaart zonder kleur moet er in elk geval iemand een kleur kiezen.
option-start-action-card-apply = Een actiekaart die aan het begin wordt omgedraaid, doet wat hij altijd doet.
option-start-action-card-neutral = Een actiekaart die aan het begin wordt omgedraaid, heeft geen effect.

option-start-wild-draw-four-name = { KIND("wild-draw-four") } als eerste kaart
option-start-wild-draw-four-help = { KIND("wild-draw-four", form: "a", capital: "yes") } kan niet de eerste kaart zijn. Dit bepaalt waar hij heen gaat voordat er een andere wordt omgedraaid.
option-start-wild-draw-four-bottom = { KIND("wild-draw-four", form: "a", capital: "yes") } die aan het begin wordt omgedraaid, gaat onder in de stok.
option-start-wild-draw-four-reshuffle = { KIND("wild-draw-four", form: "a", capital: "yes") } die aan het begin wordt omgedraaid, wordt door de stok geschud.

option-star-answers-start-card-name = { KIND("star") } tegen de eerste kaart
option-star-answers-start-card-help = Dit bepaalt of je met { KIND("star", form: "the") } mag antwoorden als aan het begin { KIND("draw-two", form: "a") } wordt omgedraaid. Dan pakt de gever.
option-star-answers-start-card-no = Met { KIND("star", form: "the") } kun je niet antwoorden op { KIND("draw-two", form: "a") } die aan het begin wordt omgedraaid.
option-star-answers-start-card-yes = Met { KIND("star", form: "the") } mag je antwoorden op { KIND("draw-two", form: "a") } die aan het begin wordt omgedraaid, en dan pakt de gever.

## Pakken

option-voluntary-draw-name = Pakken uit eigen keuze
option-voluntary-draw-help = Dit bepaalt of je een kaart mag pakken terwijl je een passende kaart in je hand hebt.
option-voluntary-draw-yes = Je mag ook pakken als je een passende kaart hebt.
option-voluntary-draw-no = Je mag niet pakken als één van je kaarten past op kleur, cijfer of symbool.

## Neem-vier

option-draw-four-offence-name = Wanneer { KIND("wild-draw-four", form: "a") } een overtreding is
option-draw-four-offence-help = Dit bepaalt door welke andere kaart in je hand { KIND("wild-draw-four", form: "a") } een overtreding is. Wie hem dan toch speelt en wordt uitgedaagd, krijgt straf.
option-draw-four-offence-colour = { KIND("wild-draw-four", form: "a", capital: "yes") } is een overtreding als je een andere kaart van de geldende kleur hebt.
option-draw-four-offence-match = { KIND("wild-draw-four", form: "a", capital: "yes") } is een overtreding als je een andere kaart hebt die past op kleur, cijfer of symbool.
option-draw-four-offence-playable = { KIND("wild-draw-four", form: "a", capital: "yes") } is een overtreding als je een andere kaart kunt spelen, ook als die geen kleur heeft.

option-draw-four-bluff-name = Bluffen met { KIND("wild-draw-four", form: "the") }
option-draw-four-bluff-help = Mag je bluffen, dan kun je na { KIND("wild-draw-four", form: "a") } worden uitgedaagd. Mag het niet, dan valt er niemand uit te dagen.
option-draw-four-bluff-allow = Met { KIND("wild-draw-four", form: "a") } mag je bluffen, en je kunt worden uitgedaagd.
option-draw-four-bluff-prevent = { KIND("wild-draw-four", form: "a", capital: "yes") } die een overtreding zou zijn, wordt geweigerd, en uitdagen kan niet.

option-challenger-name = Wie mag uitdagen
option-challenger-help = Dit bepaalt wie na { KIND("wild-draw-four", form: "a") } mag uitdagen. Wie ten onrechte uitdaagt, pakt zes kaarten.
option-challenger-victim = Na { KIND("wild-draw-four", form: "a") } mag alleen uitdagen wie zou moeten pakken.
option-challenger-anyone = Na { KIND("wild-draw-four", form: "a") } mag elke andere speler uitdagen.

option-guilty-penalty-name = Straf voor een ontdekte bluf
option-guilty-penalty-help = Wie heeft gebluft, pakt in beide gevallen vier kaarten. Dit bepaalt wat er met { KIND("wild-draw-four", form: "the") } gebeurt.
option-guilty-penalty-draws-four = Wie op bluffen wordt betrapt, pakt vier kaarten, en { KIND("wild-draw-four", form: "the") } blijft liggen.
option-guilty-penalty-takes-back = Wie op bluffen wordt betrapt, neemt { KIND("wild-draw-four", form: "the") } terug en pakt vier kaarten.

option-after-guilty-name = Wie speelt als { KIND("wild-draw-four", form: "the") } blijft liggen
option-after-guilty-help = Wie terecht heeft uitgedaagd, pakt niets. Dit bepaalt wie daarna speelt.
option-after-guilty-challenger-plays = Wie had moeten pakken, speelt na een ontdekte bluf een gewone beurt.
option-after-guilty-challenger-skipped = Wie had moeten pakken, slaat na een ontdekte bluf toch een beurt over.

option-after-take-back-name = Wie speelt als { KIND("wild-draw-four", form: "the") } wordt teruggenomen
option-after-take-back-help = Gaat { KIND("wild-draw-four", form: "the") } terug naar de hand, dan geldt de vorige kaart weer. Dit bepaalt wie daarop speelt.
option-after-take-back-challenger = Is { KIND("wild-draw-four", form: "the") } teruggenomen, dan is de speler aan de beurt die had moeten pakken.
option-after-take-back-offender = Is { KIND("wild-draw-four", form: "the") } teruggenomen, dan moet dezelfde speler meteen opnieuw spelen.

## Superster

option-star-answer-by-name = Wie met { KIND("star", form: "the") } mag antwoorden
option-star-answer-by-help = { KIND("star", form: "the", capital: "yes") } stuurt de straf van { KIND("draw-two", form: "a") } of { KIND("wild-draw-four", form: "a") } terug. Dit bepaalt wie dat mag doen.
option-star-answer-by-victim = Alleen wie zou moeten pakken, mag met { KIND("star", form: "the") } antwoorden.
option-star-answer-by-anyone = Elke andere speler mag met { KIND("star", form: "the") } antwoorden op { KIND("draw-two", form: "a") } of { KIND("wild-draw-four", form: "a") }.

option-star-as-wild-name = { KIND("star") } als { KIND("wild") }
option-star-as-wild-help = Dit bepaalt of je { KIND("star", form: "the") } ook in je eigen beurt mag spelen om de kleur te kiezen.
option-star-as-wild-yes = In je beurt mag je { KIND("star", form: "the") } als { KIND("wild", form: "a") } spelen.
option-star-as-wild-no = { KIND("star", form: "the", capital: "yes") } mag alleen als antwoord worden gespeeld.

option-star-on-star-name = { KIND("star") } tegen { KIND("star") }
option-star-on-star-help = Dit bepaalt of de straf een tweede keer kan worden teruggestuurd.
option-star-on-star-no = Op { KIND("star", form: "a") } kun je niet met { KIND("star", form: "a") } antwoorden.
option-star-on-star-yes = Op { KIND("star", form: "a") } mag je met { KIND("star", form: "a") } antwoorden, en de straf gaat weer terug.

option-star-answers-last-card-name = { KIND("star") } tegen de laatste kaart
option-star-answers-last-card-help = Iemand kan de ronde beëindigen met { KIND("draw-two", form: "a") } of { KIND("wild-draw-four", form: "a") }. Dit bepaalt of { KIND("star", form: "the") } dan nog helpt.
option-star-answers-last-card-no = Tegen iemands laatste kaart helpt { KIND("star", form: "the") } niet, want de ronde is afgelopen.
option-star-answers-last-card-yes = Tegen iemands laatste kaart helpt { KIND("star", form: "the") }, en de ronde gaat door.

option-star-skips-bounced-name = Beurt overslaan na { KIND("star", form: "the") }
option-star-skips-bounced-help = Wie de straf terugkrijgt, pakt de kaarten. Dit bepaalt of die speler ook een beurt overslaat.
option-star-skips-bounced-no = Wie de straf terugkrijgt, pakt de kaarten, maar slaat geen beurt over.
option-star-skips-bounced-yes = Wie de straf terugkrijgt, pakt de kaarten en slaat ook een beurt over als die speler de volgende zou zijn.

## Twee spelers

option-two-player-reverse-name = { KIND("reverse") } met twee spelers
option-two-player-reverse-help = Dit bepaalt wie er na { KIND("reverse", form: "a") } aan de beurt is als er maar twee spelers zijn.
option-two-player-reverse-other = Met twee spelers is na { KIND("reverse", form: "a") } de ander aan de beurt.
option-two-player-reverse-again = Met twee spelers is na { KIND("reverse", form: "a") } dezelfde speler nog een keer aan de beurt.

## UNO

option-uno-penalty-name = Straf voor het vergeten van UNO
option-uno-penalty-help = Dit bepaalt hoeveel kaarten je pakt als je vergeet UNO te roepen en wordt betrapt.
option-uno-penalty-2 = Wie vergeet UNO te roepen en wordt betrapt, pakt twee kaarten.
option-uno-penalty-0 = UNO vergeten kost niets, en niemand kan worden betrapt.

option-catch-until-name = Tijd om te betrappen
option-catch-until-help = Dit bepaalt hoelang de anderen iemand kunnen betrappen die UNO is vergeten.
option-catch-until-turn = Wie UNO vergeet, kan worden betrapt tot de volgende speler aan zijn beurt begint.
option-catch-until-card = Wie UNO vergeet, kan worden betrapt tot de volgende speler een kaart speelt.

## Punten en straf

option-scoring-name = Puntentelling
option-scoring-help = Ofwel verzamelt de winnaar van de ronde punten, en dan zijn punten goed. Ofwel noteert iedereen de punten van zijn overgebleven kaarten: dan zijn punten slecht.
option-scoring-winner = De winnaar van de ronde krijgt de punten van alle anderen.
option-scoring-hands = Iedereen noteert de punten van zijn kaarten, en het laagste puntenaantal wint.

option-game-ends-name = Einde van het spel
option-game-ends-help = Dit bepaalt of het genoeg is om precies op de puntengrens te komen.
option-game-ends-reach = Het spel eindigt als iemand de puntengrens bereikt.
option-game-ends-exceed = Het spel eindigt pas als iemand over de puntengrens gaat.

option-limit-name = Puntengrens
option-limit-help = Dit is het aantal punten waarmee het spel eindigt, van 1 tot en met 10000.
option-limit = { $value ->
    [one] De puntengrens is één punt.
   *[other] De puntengrens is { NUMBER($value, useGrouping: 0) } punten.
}

option-demand-penalty-name = Straf voor het eisen van een kaart
option-demand-penalty-help = Dit bepaalt wat het kost om te eisen dat een andere speler een bepaalde kaart speelt.
option-demand-penalty-0 = Er is geen regel tegen het eisen van een kaart.
option-demand-penalty-4 = Wie eist dat een andere speler een bepaalde kaart speelt, pakt vier kaarten.

## Huisregels

option-hand-size-name = Aantal uitgedeelde kaarten
option-hand-size-help = Zoveel kaarten krijgt iedereen aan het begin van een ronde, van 3 tot en met 15.
option-hand-size = { $value ->
    [one] Iedereen krijgt één kaart.
   *[other] Iedereen krijgt { $value } kaarten.
}

option-draw-up-to-name = Pakken tot er een kaart past
option-draw-up-to-help = Zolang er niets past, pak je in je beurt hoogstens zoveel kaarten, van 1 tot en met 112. In de regelboeken is het er één.
option-draw-up-to = { $value ->
    [one] In je beurt pak je maar één kaart.
   *[other] In je beurt pak je tot er een kaart past, hoogstens { $value } kaarten.
}

option-drawn-card-name = De net gepakte kaart
option-drawn-card-help = Dit bepaalt of je de kaart die je net hebt gepakt, mag bewaren als hij past.
option-drawn-card-may = Een net gepakte kaart die past, mag worden gespeeld of bewaard.
option-drawn-card-must = Een net gepakte kaart die past, moet worden gespeeld.

option-stacking-name = Straffen stapelen
option-stacking-help = Wie moet pakken, kan met deze regel zelf { KIND("draw-two", form: "a") } of { KIND("wild-draw-four", form: "a") } spelen. Dan worden de straffen voor de volgende speler opgeteld.
option-stacking-off = Een straf kan niet worden doorgegeven met { KIND("draw-two", form: "a") } of { KIND("wild-draw-four", form: "a") }.
option-stacking-same = Op { KIND("draw-two", form: "a") } mag { KIND("draw-two", form: "a") } worden gespeeld en op { KIND("wild-draw-four", form: "a") } { KIND("wild-draw-four", form: "a") }; de volgende speler pakt het totaal.
option-stacking-four-on-two = Op { KIND("draw-two", form: "a") } mag { KIND("draw-two", form: "a") } of { KIND("wild-draw-four", form: "a") }, op { KIND("wild-draw-four", form: "a") } alleen { KIND("wild-draw-four", form: "a") }; de volgende speler pakt het totaal.

option-stacking-turn-name = De beurt na de straf
option-stacking-turn-help = Waar straffen worden gestapeld, moet iemand ze ten slotte pakken. Dit bepaalt of die speler ook een beurt overslaat.
option-stacking-turn-lost = Wie de straf pakt, slaat een beurt over.
option-stacking-turn-kept = Wie de straf pakt, mag nog spelen.

option-jump-in-name = Ertussen springen
option-jump-in-help = Heb je precies de kaart die net is gespeeld, dan kun je die met deze regel buiten je beurt spelen. Er is geen haast: het spel vraagt het eerst aan iedereen.
option-jump-in-no = Niemand mag spelen als een ander aan de beurt is.
option-jump-in-yes = Wie precies de kaart heeft die net is gespeeld, mag ertussen springen voordat de volgende speler iets doet.

option-equal-cards-name = Meerdere gelijke kaarten
option-equal-cards-help = Dit bepaalt of je in één beurt meerdere precies gelijke kaarten mag spelen.
option-equal-cards-one = In een beurt wordt één kaart gespeeld.
option-equal-cards-several = Precies gelijke kaarten mag je samen spelen, en hun effect telt één keer.

option-seven-swaps-name = Zeven ruilt de kaarten
option-seven-swaps-help = Dit bepaalt of een zeven iets bijzonders doet.
option-seven-swaps-no = Een zeven heeft geen bijzonder effect.
option-seven-swaps-yes = Wie een zeven speelt, ruilt alle kaarten met een andere speler naar keuze.
does-seven-swaps = { CARD($card, capital: "yes") }: wie hem speelt, ruilt alle kaarten met een speler naar keuze.

option-zero-passes-name = Nul geeft de kaarten door
option-zero-passes-help = Dit bepaalt of een nul iets bijzonders doet.
option-zero-passes-no = Een nul heeft geen bijzonder effect.
option-zero-passes-yes = Na een nul geven alle spelers hun kaarten door in de richting van het spel.
does-zero-passes = { CARD($card, capital: "yes") }: alle spelers geven hun kaarten door in de richting van het spel.

option-skip-everybody-name = { KIND("skip") } voor iedereen
option-skip-everybody-help = Dit bepaalt hoeveel spelers een beurt overslaan na { KIND("skip", form: "a") }.
option-skip-everybody-no = Na { KIND("skip", form: "a") } slaat één speler een beurt over.
option-skip-everybody-yes = Na { KIND("skip", form: "a") } slaan alle anderen een beurt over, en wie hem heeft gespeeld, speelt nog een keer.
does-skip-everybody = { CARD($card, capital: "yes") }: alle anderen slaan een beurt over, en jij speelt nog een keer.

option-false-uno-penalty-name = Straf voor te vroeg UNO roepen
option-false-uno-penalty-help = Dit bepaalt wat het kost om te vroeg UNO te roepen.
option-false-uno-penalty-0 = Te vroeg UNO roepen wordt geweigerd en kost niets.
option-false-uno-penalty-2 = Wie te vroeg UNO roept, pakt twee kaarten.

option-rounds-name = Aantal ronden
option-rounds-help = Het spel kan na een aantal ronden eindigen, hoogstens 100, hoe de stand ook is. Met 0 beslist de puntengrens.
option-rounds = { $value ->
    [0] De punten beslissen wanneer het spel eindigt.
    [one] Het spel eindigt na één ronde.
   *[other] Het spel eindigt na { $value } ronden.
}

option-elimination-name = Afvallen
option-elimination-help = Als iedereen de punten van de eigen kaarten noteert, kan een speler met te veel punten afvallen. Wie overblijft, wint het spel.
option-elimination-no = Niemand valt af.
option-elimination-yes = Wie te veel punten heeft, valt af, en wie overblijft, wint het spel.

option-play-to-last-name = Spelen tot de laatste
option-play-to-last-help = Dit bepaalt of de ronde doorgaat als iemand geen kaarten meer heeft.
option-play-to-last-no = De ronde eindigt als iemand geen kaarten meer heeft.
option-play-to-last-yes = De ronde gaat door tot nog maar één speler kaarten heeft; wie ze als eerste kwijt was, heeft gewonnen.

option-custom-written-name = Wanneer de regel van { KIND("custom", form: "the") } wordt geschreven
option-custom-written-help = Voor deze kaart kunnen jullie een eigen regel schrijven, die alleen geldt als iedereen ermee instemt. Dit bepaalt wanneer die wordt geschreven en afgesproken.
option-custom-written-game = De regel van { KIND("custom", form: "the") } wordt vóór het spel geschreven, en iedereen stemt ermee in.
option-custom-written-round = Vóór elke ronde kan de regel van { KIND("custom", form: "the") } opnieuw worden geschreven, en iedereen wordt om instemming gevraagd.
option-custom-written-card = Telkens als iemand { KIND("custom", form: "a") } speelt, kan de regel opnieuw worden geschreven, en de anderen worden om instemming gevraagd.
