# Het spel op de console: door de hand gaan, een kleur bepalen, de toetsen, getypte opdrachten.

## Woorden die overal worden gebruikt

text = { $text }

## De hand

focus = { CARD($card, capital: "yes") }, kaart { $place } van { $count }.
focus-playable = { CARD($card, capital: "yes") }, kaart { $place } van { $count }, speelbaar.
# same as: hand
no-cards = Je hebt geen kaarten in je hand.
no-such-place = { $count ->
    [one] Je hebt maar één kaart.
   *[other] Je hebt maar { $count } kaarten.
}
none-playable = Je kunt nu geen enkele kaart spelen.
none-of-colour = Je hebt geen { colour.adjective } kaart.
none-wild = Je hebt geen kaart zonder kleur.
changes-none = Je hand is niet veranderd.
changes-new = Nieuw sinds je vorige beurt: { CARDS($new, join: "and") }.
changes-gone = Weg sinds je vorige beurt: { CARDS($gone, join: "and") }.
changes-both = Nieuw sinds je vorige beurt: { CARDS($new, join: "and") }. Weg: { CARDS($gone, join: "and") }.

## Een kleur bepalen

ask-colour = Welke kleur voor { CARD($card, form: "the") }? { $blue } is blauw, { $green } is groen, { $red } is rood, { $yellow } is geel. { $back } neemt de kaart terug.
ask-colour-typed = Welke kleur voor { CARD($card, form: "the") }? Typ rood, groen, blauw of geel, of nee om de kaart terug te nemen.
ask-colour-before = Kies eerst een kleur.
ask-colour-first = Welke kleur voor { CARD($card, form: "the") }? { $blue } is blauw, { $green } is groen, { $red } is rood, { $yellow } is geel. { $back } stelt de keuze uit.
ask-colour-first-typed = Welke kleur voor { CARD($card, form: "the") }? Typ rood, groen, blauw of geel, of nee om de keuze uit te stellen.
colour-name = { $colour ->
    [red] Rood
    [green] Groen
    [blue] Blauw
   *[yellow] Geel
}. { $choose } kiest deze kleur.
colour-taken-back = Je bewaart { CARD($card, form: "the") }.
colour-put-off = De kleur moet nog worden gekozen. { $play } vraagt het opnieuw.
colour-put-off-typed = De kleur moet nog worden gekozen. Typ kies en rood, groen, blauw of geel.
colour-keys-letters = { $blue } is blauw, { $green } is groen, { $red } is rood, { $yellow } is geel.
colour-keys-arrows = Met { $next } ga je naar de volgende kleur, met { $previous } naar de vorige, en { $choose } kiest de kleur die je hoort.
colour-keys-escape = { $back } neemt de kaart terug.
colour-keys-escape-first = { $back } stelt de keuze uit.
colour-keys-ask = De toetsen voor je hand, de bovenste kaart, de aantallen en de stand werken ook.

## Verdergaan

go-on-when-ready = Verdergaan: { $key }.
go-on-when-ready-typed = Met Enter ga je verder.
try-again-when-ready = Nog eens proberen: { $key }.
try-again-when-ready-typed = Met Enter probeer je het nog eens.
next-round-when-ready = Volgende ronde: { $key }.
next-round-when-ready-typed = Met Enter begint de volgende ronde.
hand-over-when-ready = Nu is { $name } aan de beurt. Je kaarten verbergen: { $key }.
hand-over-when-ready-typed = Nu is { $name } aan de beurt. Enter verbergt je kaarten.
hand-over = Geef het toetsenbord aan { $name }. { $name }, als je zover bent: { $key }.
hand-over-typed = Geef het toetsenbord aan { $name }. { $name }, druk op de spatiebalk en dan op Enter als je zover bent.
touched-other = Je hebt { CARD($card, form: "no") } in je hand.
game-goes-on = Het spel gaat verder waar je gebleven was.
history-oldest = Dat was de oudste melding.
history-newest = Dat was de nieuwste melding.
history-empty = Zo'n melding is er nog niet.
filter-all = In de geschiedenis staan alle meldingen.
filter-mine = In de geschiedenis staan de meldingen over jou.
filter-others = In de geschiedenis staan de meldingen over de anderen.
filter-score = In de geschiedenis staan de standen.
ask-leave = Wil je het spel opslaan en verlaten?
always-saved = Alles wat je doet, wordt meteen opgeslagen.
goodbye = Tot ziens. Alles is opgeslagen.
goodbye-gone = Tot ziens. Het laatste spel is niet opgeslagen: het bestand is verwijderd of vervangen.
not-understood = Dat begrijp ik niet: { $text }. Typ hulp om te horen wat je kunt typen.
not-understood-near = Dat begrijp ik niet: { $text }. Bedoel je { $nearest }?
colour-missing = Noem ook de kleur, bijvoorbeeld { CARD($card) }.
typed-how-play = Typ speel en een kaart, zoals speel rood 7, of speel en de plaats van de kaart, zoals speel 3.
typed-how-catch = Typ betrap en een naam.
typed-how-demand = Typ eis en een naam.
typed-how-colour = Typ kies en rood, groen, blauw of geel.
typed-how-yes = Er is geen vraag om te beantwoorden.
typed-how-no = Er is niets om terug te nemen.
something-broke = Er is iets misgegaan in het spel. Je spel is opgeslagen; wat er is gebeurd, staat in het bestand { $path }.

## Spraak en braille die komen en gaan

speech-missing = Deze computer heeft geen spraak voor het spel. De tekst blijft hier verschijnen. Wat er ontbreekt, zegt access-uno doctor.
speech-lost = De spraak is weg. De tekst blijft hier verschijnen, en de spraak komt vanzelf terug.
speech-hung = De spraak reageert niet. De tekst blijft hier verschijnen, en de spraak komt vanzelf terug.
display-missing = Het spel kan BRLTTY niet bereiken. De tekst blijft hier verschijnen.
display-lost = BRLTTY is weg. De tekst blijft hier verschijnen, en de brailleleesregel komt vanzelf terug.
display-hung = BRLTTY reageert niet. De tekst blijft hier verschijnen, en de brailleleesregel komt vanzelf terug.
display-unplugged = Er is geen brailleleesregel. De tekst blijft hier verschijnen, en de brailleleesregel komt vanzelf terug.

## Het menu tijdens een spel

table-menu = Spelmenu
table-menu-back = Terug naar het spel
table-menu-rules = De geldende regels
table-menu-book = De spelregels lezen
table-menu-custom = Wat { KIND("custom", form: "the") } doet
table-menu-demand = Een kaart eisen
table-menu-hand-over = Het toetsenbord aan { $name } geven
table-menu-leave = Opslaan en verlaten
custom-card = { KIND("custom", form: "the", capital: "yes") } is { KIND("wild", form: "a") }: wie hem speelt, kiest de kleur.
ask-demand = Wie moet een bepaalde kaart spelen? Dat eisen kost je { $count } kaarten.
ask-demand-sure = Eisen dat { $name } een bepaalde kaart speelt, kost je { $count } kaarten. Wil je dat?

## De toetsen

keys-title = De toetsen die nu werken
keys-title-typed = Wat je nu kunt typen
keys-besides = Je kunt ook dit typen: { $commands }.
keys-all = Wat elke opdracht doet, hoor je met: { $all }.
key-unknown = { $key } doet hier niets. { $keys } noemt de toetsen.
key-line = { $keys }: { $what }
typed-line = { $command }: { $what }
key-list = { $keys }
key-digits = Een cijfer
key-letter = Een letter
key-shift = Shift { $key }
key-enter = Enter
key-space = Spatiebalk
key-down = Pijl omlaag
key-up = Pijl omhoog
key-left = Pijl links
key-right = Pijl rechts
key-home = Home
key-end = End
key-tab = Tab
key-backtab = Shift Tab
key-escape = Escape
key-pageup = Page up
key-pagedown = Page down
key-f1 = Toets F1
key-ctrl-c = Control C
key-backspace = Backspace
key-delete = Delete
key-ctrl-u = Control U
key-other = Deze toets
key-sign = { $sign }

command-play = speelt de kaart waar je op staat, of antwoordt op een straf met { CARD("ST", form: "the") } waar je op staat.
command-draw = pakt een kaart, of neemt de straf.
command-go-on = gaat verder naar de volgende melding, de volgende ronde of de beurt die op jou wacht.
command-keep = bewaart de kaart die je net hebt gepakt, of zegt nee als je nog iets mag doen.
command-uno = roept UNO, of betrapt wie het is vergeten.
command-challenge = daagt uit na { KIND("wild-draw-four", form: "a") }.
command-left = gaat één kaart naar links.
command-right = gaat één kaart naar rechts.
command-first = gaat naar je eerste kaart.
command-last = gaat naar je laatste kaart.
command-place = gaat naar de kaart op die plaats; nul is de tiende.
command-next-playable = gaat naar de volgende speelbare kaart.
command-previous-playable = gaat naar de vorige speelbare kaart.
command-blue = gaat naar de volgende blauwe kaart.
command-green = gaat naar de volgende groene kaart.
command-red = gaat naar de volgende rode kaart.
command-yellow = gaat naar de volgende gele kaart.
command-wild = gaat naar de volgende kaart zonder kleur.
command-hand = noemt al je kaarten.
command-playable = zegt welke kaarten je kunt spelen, en wat je nog meer kunt doen.
command-top = noemt de bovenste kaart en de kleur.
command-turn = zegt wie er aan de beurt is, wie daarna komt en in welke richting het spel gaat.
command-count = zegt hoeveel kaarten iedereen heeft, en hoeveel er in de stok liggen.
command-score = noemt kort de stand.
command-full-score = noemt de volledige stand.
command-why = zegt wat de kaart doet, of je hem kunt spelen, en zo niet, waarom niet.
command-changes = zegt wat er in je hand is veranderd sinds je vorige beurt.
command-order = sorteert je kaarten op kleur, op waarde, of zoals ze kwamen.
command-repeat = zegt de laatste melding nog een keer.
command-waiting = zegt hoeveel meldingen er nog wachten.
command-back = gaat terug naar de vorige melding.
command-forward = gaat naar de melding daarna.
command-oldest = gaat naar de oudste melding.
command-newest = gaat naar de nieuwste melding.
command-filter = kiest door welke meldingen je gaat.
command-verbosity = kiest hoeveel er wordt gezegd.
command-menu = opent het menu: geldende regels, instellingen, verlaten.
command-keys = zegt wat je nu kunt doen.
command-all-keys = zegt wat elke opdracht doet.
command-quit = vraagt of je wilt stoppen, en verlaat dan het spel; het blijft opgeslagen.
command-accept = neemt de straf.
command-star = antwoordt op een straf met { CARD("ST", form: "the") }; typ de kleur erachter.
command-colour = kiest de kleur van de eerste kaart; typ de kleur erachter.
command-catch = betrapt een speler die UNO is vergeten; typ de naam erachter.
command-demand = eist dat een speler een bepaalde kaart speelt; typ de naam erachter.
command-rules = noemt de geldende regels.
command-save = zegt hoe het spel wordt opgeslagen.
command-play-typed = speelt een kaart; typ de kaart erachter, bijvoorbeeld rood 7, of de plaats van de kaart in je hand.
command-why-typed = zegt wat een kaart doet, of je hem kunt spelen, en zo niet, waarom niet; typ de kaart erachter.

## Wat je kunt typen; meer woorden met komma's ertussen, het eerste hoor je in de hulp

typed-play = speel, spelen, ik speel, leg, leggen, leg neer, neerleggen, speel uit
typed-draw = pak, pakken, ik pak, trek, trekken, neem, nemen
typed-go-on = verder, ga verder, doorgaan, ga door, ga maar door, volgende, oké verder, volgende ronde, nieuwe ronde, speel verder, we gaan verder, volgende ronde graag, nog een ronde, nog een rondje
typed-keep = bewaar, bewaren, houden, hou, houd, pas, passen
typed-accept = neem straf, neem de straf, straf, aanvaard, aanvaarden, accepteer, accepteren, neem de strafkaarten, neem strafkaarten, neem de kaarten
typed-uno = uno, roep uno
typed-catch = betrap, betrappen, ik betrap, vang, vangen
typed-challenge = uitdagen, daag uit, uitdaging, betwijfel
typed-star = ster, antwoord, antwoorden
typed-colour = kies, kleur, bepaal
typed-demand = eis, eisen, ik eis
typed-hand = hand, kaarten, mijn kaarten, mijn hand, handkaarten, mijn handkaarten
typed-playable = speelbaar, speelbare kaarten, wat kan ik spelen, wat kan ik leggen, mogelijkheden, mijn mogelijkheden, wat zijn mijn mogelijkheden, wat zijn mijn opties, welke opties heb ik, wat zijn de mogelijkheden, wat zijn mijn keuzes
typed-top = bovenste, bovenste kaart, boven, open stapel, stapel
typed-turn = beurt, aan de beurt, wie is aan de beurt, wie is er aan de beurt, wie, wie is hierna, wie komt daarna
typed-count = aantal, aantallen, tel, tellen, hoeveel, hoeveel kaarten
typed-score = stand, punten, puntenstand
typed-full-score = volledige stand, alle punten, volledige score
typed-why = waarom, uitleg, wat doet
typed-changes = veranderingen, wijzigingen, nieuw, wat is nieuw, wat is er veranderd, wat is er veranderd in mijn hand
typed-order = orden, ordenen, sorteer, sorteren, volgorde, kaarten op kleur, mijn kaarten op kleur, kaarten op volgorde, mijn kaarten op volgorde, zet mijn kaarten op kleur, zet mijn kaarten op volgorde
typed-repeat = herhaal, herhalen, nog eens, nog een keer, opnieuw, nogmaals
typed-waiting = wacht nog, wat wacht er, wat wacht er nog
typed-back = terug, vorige, geschiedenis, vorige bericht, vorig bericht, vorige melding
typed-forward = vooruit, daarna, volgende bericht, volgend bericht, volgende melding
typed-oldest = oudste, oudste melding
typed-newest = nieuwste, nieuwste melding
typed-filter = filter, filteren
typed-verbosity = uitvoerigheid, uitvoerig, uitgebreid, zeg minder, zeg meer, praat minder
typed-menu = menu, spelmenu, instellingen, langzamer, sneller, harder, zachter, geluid, langzamer praten, sneller praten, harder praten, zachter praten, trager, vlugger, rapper, rustiger, luider, stiller, stil, stilte, zwijg, volume, geluid uit, geluid aan, volume omhoog, volume omlaag, zet het geluid, zet het volume, trager praten, luider praten, stiller praten, rustiger praten, praat trager, praat langzamer, praat sneller, praat harder, praat zachter, praat luider, praat stiller, praat
typed-keys = hulp, help, toetsen, opdrachten
typed-all-keys = alle opdrachten, alle toetsen
typed-rules = regels, spelregels, opties, hoe werkt dit spel, hoe werkt het spel, hoe speel je dit, hoe speel je dit spel
typed-save = opslaan, sla op, bewaar het spel, spel opslaan, sla het spel op, spel bewaren
typed-quit = verlaten, verlaat, stop, stoppen, afsluiten, sluit af, einde, hou op, houd op, hou ermee op, ik stop ermee
typed-yes = ja, jawel, jazeker, ja hoor, zeker, ok, oké, prima, absoluut
typed-no = nee, neen, annuleer, annuleren, nee hoor, liever niet, nope
typed-filler = hem, deze, die, de, het, een, kaart, alsjeblieft, met, van, op, en, ik, je, jij, nog
typed-colour-red = rood, rode, rooie, roden, roods
typed-colour-green = groen, groene, groenen, groens
typed-colour-blue = blauw, blauwe, blauwen, blauws
typed-colour-yellow = geel, gele, gelen, geels
typed-number-0 = nul, nulletje
typed-number-1 = één, een
typed-number-2 = twee, tweetje
typed-number-3 = drie, drietje
typed-number-4 = vier, viertje
typed-number-5 = vijf, vijfje
typed-number-6 = zes, zesje
typed-number-7 = zeven, zeventje
typed-number-8 = acht, achtje
typed-number-9 = negen, negentje
typed-symbol-skip = sla beurt over, sla een beurt over, sla over, beurt overslaan, overslaan, de beurt overslaan, beurtje overslaan, stopkaart, beurt over kaart, slaat een beurtje over, een beurtje overslaan, slaat zijn beurt over, slaat haar beurt over, beurt over, overslaankaart, overslakaart, slaat over, de volgende slaat over, volgende slaat over
typed-symbol-reverse = keer om, keerom, omkeren, omkeer, omdraaien, keerkaart, keer kaart, draaikaart, draai om, draai de richting om, omkeerkaart, omdraaikaart, richtingkaart, richting omkeren, richting omdraaien, draai de boel om, keer de richting om, andersom, draait om, draaien om, draait de richting om, draaien de richting om, draaien de boel om
typed-symbol-draw-two = neem twee, neem 2, pak twee, pak 2, plus twee, plus 2, twee pakken, twee erbij, neem tweekaart, plus tweekaart, trek twee, trek 2, trek tweekaart, pakt er twee, neemt er twee, trekt er twee, pakt er maar twee, neemt er maar twee, trekt er maar twee, twee bovenop, twee erbovenop, er twee bovenop, er nog twee bovenop, er nog eens twee bovenop, nog eens twee bovenop, nog eens twee erbovenop, nog twee bovenop, nog twee erbovenop, doe er twee bij, doe ik er twee bij
typed-symbol-wild = keuzekaart, keuze, kleurkeuze, joker, kleurkaart, kleurkeuzekaart, kleurenkaart, kleurkiezer, kleurenkiezer, wilde kaart, kleurwissel, kleurwisselaar, kleurenwisselaar, kleurwisselkaart, wisselkaart
typed-symbol-wild-draw-four = neem vier, neem 4, pak vier, pak 4, plus vier, plus 4, vier pakken, vier erbij, neem vierkaart, plus vierkaart, trek vier, trek 4, wilde trek vier, trek vierkaart, wilde plus vier, pakt er vier, neemt er vier, trekt er vier, pakt er maar vier, neemt er maar vier, trekt er maar vier, mag er vier nemen, mag er vier trekken, vier bovenop, vier erbovenop, er vier bovenop, er nog vier bovenop, er nog eens vier bovenop, nog eens vier bovenop, nog eens vier erbovenop, nog vier bovenop, nog vier erbovenop, doe er vier bij, doe ik er vier bij
typed-symbol-star = superster, super ster, sterretje, sterkaart, ster van mario, marioster, mario ster, mario superster, mario super ster
typed-symbol-custom = aanpasbare, aanpasbaar, aanpasbare kaart, eigen regel, eigen regels
