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
colour-taken-back = { CARD($card, form: "the", capital: "yes") } is terug.
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
display-lost = BRLTTY is weg. De tekst verschijnt hier tot hij er weer is.
display-hung = BRLTTY reageert niet. De tekst verschijnt hier tot hij er weer is.
display-unplugged = Er is geen brailleleesregel. De tekst verschijnt hier tot hij er weer is.

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
typed-go-on = verder, ga verder, doorgaan, ga door, ga maar door, volgende, oké verder, volgende ronde, nieuwe ronde, speel verder, we gaan verder, volgende ronde graag, nog een ronde, nog een rondje, ga maar naar de volgende, ga door naar de volgende, ga maar door naar de volgende, naar de volgende, volgende speler, de volgende, ik ben er weer, ben er weer, daar ben ik weer, ik ben terug, ik ben er, ga verder dan, verder maar, verder dan, ga maar, gaat u verder, gaat u maar verder, gaat u door, gaat u maar door, ga es verder, ga eens verder, gaat maar verder, gaat verder, voort, doe maar voort, doet maar voort, ga maar voort, ga voort, doe voort, we doen voort, next, op naar de volgende, kom maar door, we kunnen verder, laten we verder gaan, laten we doorgaan, we gaan door, door maar, vooruit maar, we kunnen door, we kunnen wel door, we kunnen weer door, we kunnen wel weer door, we kunnen weer verder, we kunnen wel weer verder, we kunnen wel verder, kunnen we weer door, kunnen we weer verder, kunnen we door, kunnen we verder, we gaan weer door, we gaan weer verder, weer verder, weer door, door maar weer, verder maar weer, ga maar weer door, ga maar weer verder, ga weer door, ga weer verder, laten we weer doorgaan, laten we weer verder gaan, laten we weer verdergaan, laten we doorspelen, we mogen door, we mogen weer door, ik ben er klaar voor, klaar voor de volgende, ik ben klaar voor de volgende, op naar de volgende ronde, op naar het volgende rondje
typed-keep = bewaar, bewaren, houden, hou, houd, pas, passen
typed-accept = neem de straf, neem straf, straf, aanvaard, aanvaarden, accepteer, accepteren, neem de strafkaarten, neem strafkaarten, neem de kaarten
typed-uno = uno, roep uno
typed-catch = betrap, betrappen, ik betrap, vang, vangen
typed-challenge = uitdagen, daag uit, uitdaging, betwijfel
typed-star = ster, antwoord, antwoorden
typed-colour = kies, kleur, bepaal
typed-demand = eis, eisen, ik eis
typed-hand = hand, kaarten, mijn kaarten, mijn hand, handkaarten, mijn handkaarten, lees alles voor, lees alles op, noem alles, hoeveel kleuren heb ik, welke kleuren heb ik, welke kleur heb ik het meest, welke kleur heb ik het meeste, wat heb ik het meest, wat heb ik het meeste, van welke kleur heb ik het meest, van welke kleur heb ik het meeste, van welke kleur heb ik de meeste, wat had ik ook alweer, wat had ik ook weer, wat ik heb, wat ik nog heb, wat ik in mijn hand heb, zeg nog eens wat ik heb, zeg eens wat ik heb
typed-playable = speelbaar, speelbare kaarten, wat kan ik spelen, wat kan ik leggen, mogelijkheden, mijn mogelijkheden, wat zijn mijn mogelijkheden, wat zijn mijn opties, welke opties heb ik, wat zijn de mogelijkheden, wat zijn mijn keuzes
typed-top = bovenste, bovenste kaart, boven, open stapel, stapel, op wat moet ik leggen, op wat leg ik, op wat moet ik spelen, op wat spelen we, op wat moet het
typed-turn = beurt, aan de beurt, wie is aan de beurt, wie is er aan de beurt, wie, wie is hierna, wie komt daarna, mag ik nu, mag ik nou
typed-count = aantal, aantallen, tel, tellen, hoeveel, hoeveel kaarten
typed-score = stand, punten, puntenstand, sta ik voor, sta ik achter, sta ik voor of achter, sta ik aan kop, wie staat er voor, wie staat voor, wie wint er, wie wint, win ik, wie is er aan het winnen, sta ik nog voor, sta ik nog achter, sta ik nog steeds voor
typed-full-score = volledige stand, alle punten, volledige score, hoeveel punten heb je nodig, hoeveel punten heb ik nodig, hoeveel punten nodig, hoeveel punten heb je nodig om te winnen, hoeveel punten zijn er nodig, tot hoeveel, tot hoeveel punten, tot hoeveel spelen we, tot hoeveel gaan we, tot hoeveel punten spelen we, tot hoeveel punten gaan we, wanneer is het spel afgelopen, wanneer is het spel uit, wanneer heb je gewonnen
typed-why = waarom, uitleg, wat doet, hoezo, hoezo niet, waarom niet, waarom dan, hoezo dan, hoe komt dat, hoe kan dat, waarom mag dat niet, hoezo mag dat niet, waarom kan dat niet, hoezo kan dat niet, waarom past dat niet, hoezo past dat niet, waarom past die niet, hoezo past die niet, waarom mag die niet, hoezo mag die niet, waarom kan die niet, hoezo kan die niet, waarom mag ik dat niet, hoezo mag ik dat niet
typed-changes = veranderingen, wijzigingen, nieuw, wat is nieuw, wat is er veranderd, wat is er veranderd in mijn hand
typed-order = orden, ordenen, sorteer, sorteren, volgorde, kaarten op kleur, mijn kaarten op kleur, kaarten op volgorde, mijn kaarten op volgorde, zet mijn kaarten op kleur, zet mijn kaarten op volgorde, sorteer mijn kaarten, sorteer mijn hand, sorteer de kaarten, sorteer op kleur, sorteer op waarde, op kleur sorteren, kaarten sorteren, mijn kaarten sorteren, kun je mijn kaarten sorteren, orden mijn kaarten, orden mijn hand, leg mijn kaarten op volgorde, leg mijn kaarten op kleur, hand sorteren, mijn hand sorteren, kaarten ordenen, mijn kaarten ordenen
typed-repeat = herhaal, herhalen, nog eens, nog een keer, opnieuw, nogmaals, wat zei ie, wat zei die, wat zegt ie, wat zeg je, wat zeg je nou, wat zei je nou, wat zegt u, watte, wablief, wablieft, wadde, wabliefde, hè wat, huh wat, ik versta je niet, ik verstond je niet, ik hoor je niet, ik heb het niet gehoord, ik heb het niet verstaan, ik miste het, dat miste ik, dat heb ik gemist
typed-waiting = wacht nog, wat wacht er, wat wacht er nog
typed-back = terug, vorige, geschiedenis, vorige bericht, vorig bericht, vorige melding
typed-forward = vooruit, daarna, volgende bericht, volgend bericht, volgende melding
typed-oldest = oudste, oudste melding
typed-newest = nieuwste, nieuwste melding
typed-filter = filter, filteren
typed-verbosity = uitvoerigheid, uitvoerig, uitgebreid, zeg minder, zeg meer, praat minder, minder praten, praat niet zoveel, praat niet zo veel, niet zoveel praten, praat wat minder, zeg niet zoveel, zeg niet zo veel, zeg wat minder, zeg wat meer, minder zeggen, meer zeggen, minder uitgebreid, korter, hou het kort, houd het kort, hou het korter, houd het korter, kortere meldingen, minder uitleg, uitgebreider, meer uitleg, vertel meer, vertel minder, minder woorden, wat minder praten, minder geklets, minder kletsen, klets niet zoveel, niet zoveel woorden, iets minder praten, iets minder zeggen, minder vertellen, wat minder vertellen, iets minder vertellen, wat minder woorden, wat korter, iets korter, wat meer vertellen, meer vertellen, iets meer vertellen, zeg maar wat minder, zeg maar minder, vertel maar wat minder, praat maar wat minder
typed-menu = menu, spelmenu, instellingen, langzamer, sneller, harder, zachter, geluid, langzamer praten, sneller praten, harder praten, zachter praten, trager, vlugger, rapper, rustiger, luider, stiller, stil, stilte, zwijg, volume, geluid uit, geluid aan, volume omhoog, volume omlaag, zet het geluid, zet het volume, trager praten, luider praten, stiller praten, rustiger praten, praat trager, praat langzamer, praat sneller, praat harder, praat zachter, praat luider, praat stiller, praat, je mond houden, mond houden, mond dicht, kop dicht, hou je kop, kop houden, je kop houden, zwijgen, zwijg even, wees stil, even stil, even stilte, stil zijn, even stil zijn, mute, praat niet zo snel, praat niet zo hard, niet zo snel, niet zo vlug, niet zo hard, niet zo luid, niet zo langzaam, niet zo zacht, minder snel, minder hard, wat harder, wat zachter, wat langzamer, wat sneller, wat trager, te langzaam, te traag, te luid, stem, stem veranderen, een andere stem, andere stem, tempo, snelheid, spreeksnelheid, praatsnelheid, voorleessnelheid, toonhoogte, geluiden, geluiden uit, geluiden aan, geluidjes, zonder geluid, met geluid, muziek, muziek uit, piepjes, piepjes uit, volume hoger, volume lager, voorkeuren, configuratie, praten, je praat te snel, je praat te langzaam, je praat te hard, je praat te zacht, je gaat te snel, je gaat te langzaam, spreek, spreken, spreek langzamer, spreek sneller, spreek harder, spreek zachter, klep dicht, hou je klep, zet het geluid uit, zet het geluid aan, zet geluid uit, zet geluid aan, zet het geluid eens uit, zet de geluiden uit, zet de geluidjes uit, zet je stem zachter, zet het volume lager, zet het volume hoger, zet het zachter, zet het harder, hou je mond, hou je mond even, hou even je mond, hou eens je mond, hou je mond eens, hou je snater, hou op met praten, hou op met kletsen, koest, kan het stiller, kan het zachter, kan het harder, kan het langzamer, kan het sneller, houd even je kop, hou even je kop, houd je kop, hou nou je kop, hou nou eens je mond, houd je mond, houd even je mond, duidelijker, duidelijker praten, duidelijker spreken, praat duidelijker, spreek duidelijker, wat duidelijker, articuleer, articuleren, kunt u wat duidelijker spreken, kun je wat duidelijker praten, kun je duidelijker praten, zet uw stem stiller, zet uw stem wat stiller, zet uw stem zachter, zet uw stem wat zachter, zet je stem stiller, zet je stem wat stiller, zet je stem wat zachter, zet je stem harder, zet je stem wat harder, stem zachter, stem harder, stem stiller, stem langzamer, stem sneller, uw stem wat stiller, stillekes, stilletjes
typed-keys = hulp, help, toetsen, opdrachten, hoe moet dat ook alweer, hoe moet dit ook alweer, hoe moet dat, hoe moet dat dan, hoe ging dit ook alweer, hoe ging dat ook alweer, hoe gaat dit ook alweer, hoe werkte dit ook alweer, hoe werkte het ook alweer, hoe doe ik dat, hoe doe je dat, hoe doe ik dat ook alweer, hoe moet ik dat doen, wat moet ik nou typen, ik weet niet hoe het moet, ik weet niet hoe dat moet
typed-all-keys = alle opdrachten, alle toetsen
typed-rules = regels, spelregels, opties, hoe werkt dit spel, hoe werkt het spel, hoe speel je dit, hoe speel je dit spel, huisregels, de huisregels, geldende regels, de geldende regels, welke regels gelden, welke regels gelden er, wat zijn de regels, wat zijn de spelregels, volgens welke regels, welke regels hebben we, welke huisregels, welke huisregels gelden er, welk regelboek, regelboek, hoe zijn de regels, hoe gaan de regels, hoe zat het met de regels, leg me de regels uit, leg me de regels nog eens uit, leg de regels uit, leg de regels nog eens uit, leg het spel uit, leg het spel nog eens uit, regels uitleggen, kun je de regels uitleggen, kan je de regels uitleggen, vertel de regels, lees de regels voor, de regels, de spelregels, hoe werkt uno, hoe werkt uno ook weer, hoe werkt uno ook alweer, hoe speel je uno, hoe speel je uno ook weer, hoe speel je uno ook alweer, hoe gaat uno, hoe uno werkt, hoe je uno speelt, hoe het spel werkt, hoe dit spel werkt, hoe je dit spel speelt, snap de regels niet, begrijp de regels niet, ken de regels niet, weet de regels niet, weet de regels niet meer, ken de regels niet meer, ben de regels vergeten, ben de regels kwijt, leg de regels eens uit, leg de regels even uit, leg de regels nog een keer uit, leg mij de regels uit, leg mij de regels nog eens uit, regels nog eens uitleggen, regels even uitleggen, regels eens uitleggen, regels nog een keer uitleggen
typed-save = opslaan, sla op, bewaar het spel, spel opslaan, sla het spel op, spel bewaren, sla dit spel op, bewaar dit spel, sla het even op, het spel bewaren, het spel opslaan, dit spel bewaren, dit spel opslaan
typed-quit = verlaten, opslaan en verlaten, verlaat, stop, stoppen, afsluiten, sluit af, einde, hou op, houd op, hou ermee op, ik stop ermee
typed-yes = ja, jawel, jazeker, ja hoor, zeker, ok, oké, prima, absoluut, tuurlijk, natuurlijk, uiteraard, jep, jup, yep, yes, jazekers, ja natuurlijk, ja tuurlijk, ja graag, jaja, ja ja, jawel hoor, ja joh, jazeker wel, ja zeker
typed-no = nee, neen, annuleer, annuleren, nee hoor, liever niet, nope, nee joh, nee man, welnee, nou nee, nee nee, nee bedankt, nee dank je, nee dankjewel, nee toch niet, nah
typed-filler = hem, deze, die, de, het, een, kaart, alsjeblieft, met, van, op, en, ik, je, jij, nog
typed-colour-red = rood, rode, rooie, roden, roods, roodje, rooitje, vuurrood, vuurrode, knalrood, knalrode, rooi, rooien, rode kleur
typed-colour-green = groen, groene, groenen, groens, groentje, grasgroen, grasgroene, groene kleur
typed-colour-blue = blauw, blauwe, blauwen, blauws, blauwtje, hemelsblauw, hemelsblauwe, blauwe kleur
typed-colour-yellow = geel, gele, gelen, geels, geeltje, knalgeel, knalgele, gele kleur
typed-number-0 = nul, nulletje, nulleke, 0 tje
typed-number-1 = één, een, eentje, ééntje, eenke
typed-number-2 = twee, tweetje, tweeke
typed-number-3 = drie, drietje, drieke
typed-number-4 = vier, viertje, vierke
typed-number-5 = vijf, vijfje, vijfke
typed-number-6 = zes, zesje, zeske
typed-number-7 = zeven, zeventje, zevenke
typed-number-8 = acht, achtje, achtske
typed-number-9 = negen, negentje, negenke
typed-symbol-skip = sla beurt over, sla een beurt over, sla over, beurt overslaan, overslaan, de beurt overslaan, beurtje overslaan, stopkaart, beurt over kaart, slaat een beurtje over, een beurtje overslaan, slaat zijn beurt over, slaat haar beurt over, beurt over, overslaankaart, overslakaart, slaat over, de volgende slaat over, volgende slaat over, sla je beurt over, sla jij een beurt over, mag een beurtje overslaan, mag een beurt overslaan, mag overslaan, beurt overslaan kaart, beurtoverslaankaart, overslaan kaart, overslaander, overslagkaart, overslag, stopbord, verbodsbord, verboden in te rijden, blokkeerkaart, skipkaart, skip kaart, skippen, wachtbeurt, wachtbeurtkaart, slaat eens over, slaat lekker over, sla eens een beurtje over, sla maar een beurtje over, sla lekker over, sla maar over, sla even over, wordt overgeslagen, beurt verliezen, beurt kwijt, verliest een beurt, verliest haar beurt, verliest zijn beurt
typed-symbol-reverse = keer om, keerom, omkeren, omkeer, omdraaien, keerkaart, keer kaart, draaikaart, draai om, draai de richting om, omkeerkaart, omdraaikaart, richtingkaart, richting omkeren, richting omdraaien, draai de boel om, keer de richting om, andersom, draait om, draaien om, draait de richting om, draaien de richting om, draaien de boel om, richtingwissel, wissel van richting, wissel de richting, wissel richting, verander de richting, verander van richting, veranderen van richting, van richting veranderen, richting veranderen, draai maar om, draaien we om, draai hem om, draai het om, draai het spel om, keer het spel om, keer de boel om, keer de boel weer om, de andere kant op, andere kant op, andere kant uit, de andere kant uit, de andere richting op, andere richting op, omgekeerde, omdraaier, omkeerder, reverse kaart, reversekaart, draai de boel andersom, terug de andere kant op, draaiertje, keerkaartje, richtingverandering, richtingveranderaar, weer andersom, draai eens om, draai even om, keer even om, keer eens om, keer maar om, draai da spel om, draai da spel maar eens om, draai dat spel om, draai het spel maar om, draai het spel eens om, draai het spel weer om, draai het spel maar weer om, draai de boel maar om, draai de boel eens om, draai de boel weer om, draai de boel maar weer om, draai het maar om, draai het even om, draai de richting eens om, draai de richting maar om, draai de richting weer om, draai maar weer om, draai maar eens om, nu gaan we de andere kant op, dan gaan we de andere kant op, we gaan de andere kant op, we gaan weer de andere kant op, en nu de andere kant op, en nu andersom, nu andersom, nu gaan we andersom, we gaan andersom, dan gaan we andersom, we draaien om, we draaien de boel om, we keren om, we draaien de rollen om, draaien we de rollen om, rollen omdraaien
typed-symbol-draw-two = neem twee, neem 2, pak twee, pak 2, plus twee, plus 2, twee pakken, twee erbij, neem tweekaart, plus tweekaart, trek twee, trek 2, trek tweekaart, pakt er twee, neemt er twee, trekt er twee, pakt er maar twee, neemt er maar twee, trekt er maar twee, er twee bovenop, er nog twee bovenop, er nog eens twee bovenop, nog eens twee bovenop, nog eens twee erbovenop, nog twee bovenop, nog twee erbovenop, doe er twee bij, doe ik er twee bij, twee extra, twee kaarten extra, twee extra kaarten, pak er twee, neem er twee, pak jij er twee, pak jij er maar twee, neem jij er twee, neem jij er maar twee, pak maar twee, neem maar twee, krijgt er twee, krijgt er twee bij, krijgt er twee kaarten bij, mag er twee pakken, mag er twee nemen, mag er twee trekken, plustwee, plus tweetje, plus 2 kaart, plus twee kaart, plus 2kaart, paktwee, pak twee kaart, trektwee, tweetrekker, twee straf, pak jij maar lekker twee, pak jij d r maar twee, pak jij d r maar lekker twee, pak jij er lekker twee, pak jij er maar lekker twee, pakken jullie er twee, pakken jullie maar twee, er twee bij, er nog twee bij, plsu twee, plsu 2, puls twee, puls 2, pluss twee, pluss 2, + 2, + twee, +twee, hier heb je er twee, hier heb je er twee van mij, hier heb je er twee van me, heb je er twee van mij, heb je er twee van me, je krijgt er twee van mij, je krijgt er twee van me, jij krijgt er twee van mij, jij krijgt er twee van me, krijgt er twee van mij, krijgt er twee van me, twee van mij erbij, trakteer op twee kaarten, trakteer op twee, twee kaarten cadeau, twee cadeau, alsjeblieft twee erbij
typed-symbol-wild = keuzekaart, keuze, kleurkeuze, joker, kleurkaart, kleurkeuzekaart, kleurenkaart, kleurkiezer, kleurenkiezer, wilde kaart, kleurwissel, kleurwisselaar, kleurenwisselaar, kleurwisselkaart, wisselkaart, jokertje, jokerkaart, joker kaart, kleurenjoker, kleurveranderaar, kleurveranderkaart, kleurverander kaart, kleurenveranderaar, kleurbepaler, kleurkieskaart, kleur kies kaart, kies een kleur kaart, kieskaart, wildcard, wild card, wildkaart, wildekaart, regenboogkaart, allekleurenkaart, alle kleuren kaart, vierkleurenkaart, kleurwisselkaartje, kleuren wissel kaart, kleuren keuze kaart, keuzekaartje, kleurenkeuze, kleurenkeuzekaart, leg wilt, speel wilt, wilt kaart, wilt en kies
typed-symbol-wild-draw-four = neem vier, neem 4, pak vier, pak 4, plus vier, plus 4, vier pakken, vier erbij, neem vierkaart, plus vierkaart, trek vier, trek 4, wilde trek vier, trek vierkaart, wilde plus vier, pakt er vier, neemt er vier, trekt er vier, pakt er maar vier, neemt er maar vier, trekt er maar vier, mag er vier nemen, mag er vier trekken, er vier bovenop, er nog vier bovenop, er nog eens vier bovenop, nog eens vier bovenop, nog eens vier erbovenop, nog vier bovenop, nog vier erbovenop, doe er vier bij, doe ik er vier bij, vier extra, vier extra kaarten, vier kaarten extra, pak er vier, neem er vier, pak jij er vier, pak jij er maar vier, neem jij er vier, neem jij er maar vier, pak maar vier, neem maar vier, krijgt er vier, krijgt er vier bij, krijgt er vier kaarten bij, mag er vier pakken, plusvier, plus viertje, plus 4 kaart, plus vier kaart, joker plus vier, joker plus 4, jokerplusvier, plus vier joker, plus 4 joker, wild plus vier, wild plus 4, wilde plus 4, wilde vier, wilde neem vier, wilde pak vier, pakvier, pak vier kaart, trekvier, viertrekker, keuzekaart plus vier, keuzekaart met vier, joker met plus vier, joker met vier, pak jij maar lekker vier, pak jij d r maar vier, pak jij d r maar lekker vier, pak jij er lekker vier, pak jij er maar lekker vier, pakken jullie er vier, pakken jullie maar vier, er vier bij, er nog vier bij, plsu vier, plsu 4, puls vier, puls 4, pluss vier, pluss 4, plus veir, + 4, + vier, +vier, hier heb je er vier, hier heb je er vier van mij, hier heb je er vier van me, je krijgt er vier van mij, je krijgt er vier van me, jij krijgt er vier van mij, jij krijgt er vier van me, krijgt er vier van mij, krijgt er vier van me, trakteer op vier kaarten, trakteer op vier, vier kaarten cadeau, vier cadeau
typed-symbol-star = superster, super ster, sterretje, sterkaart, ster van mario, marioster, mario ster, mario superster, mario super ster, supersterkaart, super sterkaart, sterrenkaart, sterrekaart, superstar, super star, gouden ster, mariosterretje, supersterretje, super sterretje, ster kaart, mario sterretje
typed-symbol-custom = aanpasbare, aanpasbaar, aanpasbare kaart, eigen regel, eigen regels, eigen regel kaart, eigenregelkaart, kaart met de eigen regel, kaart met eigen regel, kaart met onze regel, kaart met onze eigen regel, onze eigen kaart, zelfgemaakte kaart, zelfgemaakte, zelfgeschreven kaart, schrijfkaart, blanco kaart, blanco, lege kaart, aanpaskaart, aangepaste kaart, aangepaste, invulkaart, regelkaart
