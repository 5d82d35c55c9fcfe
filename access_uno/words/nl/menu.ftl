# Menu's, de eerste start, het startmenu, een nieuw spel, de instellingen, en wat er mis is met bestanden.
# Een regel van een menu heeft geen punt aan het eind; al het andere is een zin.

## Menu's

menu-label = { $text }.
menu-title = { $title } { $count ->
    [one] Eén onderdeel.
   *[other] { $count } onderdelen.
}
menu-opened = { $title } { $text } { $place } van { $count }.
menu-item = { $text } { $place } van { $count }.
menu-numbered = { $number }. { $text }
menu-key-unknown = Deze toets doet hier niets. { $help } noemt de toetsen.
# same as: not-understood
menu-not-understood = Dat begrijp ik niet: { $text }. Typ hulp om te horen wat je kunt typen.
menu-typed-again = Typ een nummer, het woord lijst voor alle onderdelen, of het woord terug.
menu-several = Meerdere onderdelen beginnen zo.
menu-no-number = { $count ->
    [one] Er is maar één onderdeel.
   *[other] Er zijn maar { $count } onderdelen.
}
menu-no-count = Kies een getal van { $least } tot en met { $most }.
menu-no-letter = Geen onderdeel begint met { $letter }.
menu-help-arrows = Met { $next } ga je naar het volgende onderdeel, met { $previous } naar het vorige, met { $first } naar het eerste, met { $last } naar het laatste.
menu-help-letters = { $number } opent het onderdeel op die plaats. { $letter } brengt je naar het volgende onderdeel met een woord dat zo begint.
menu-help-count = { $number } kiest dat aantal.
menu-help-enter = { $open } opent het onderdeel.
menu-help-pick = { $open } kiest het onderdeel.
menu-help-escape = Met { $back } ga je terug.
menu-no-about = Bij dit onderdeel hoort geen uitleg.
menu-help-groups = Met { $previous-group } ga je naar de vorige groep, met { $next-group } naar de volgende.
menu-help-about = { $explain } legt het onderdeel uit.
menu-help-about-typed = Typ uitleg en een onderdeel om te horen wat het betekent.
menu-help-typed = Typ het nummer of de eerste letters van een onderdeel, of het woord terug.
menu-help-typed-more = Typ het woord lijst voor meer onderdelen, een nummer, de eerste letters, of het woord terug.
menu-help-typed-list = Met het woord lijst hoor je alle onderdelen nog eens.
menu-help-typed-back = Met het woord terug ga je naar het vorige menu.

## Vragen

question = { $text } { $yes } is ja, { $back } is nee.
question-typed = { $text } Typ ja of nee.
question-help-enter = { $yes } is ja, J ook.
question-help-escape = { $back } is nee, N ook.
question-help-typed = Typ ja of nee.

## Een tekst typen

entry-now = Nu staat er: { $text }. Typ iets nieuws, of druk op { $take }, dan blijft het staan.
entry-empty = Er is nog niets getypt.
entry-so-far = Tot nu toe: { $text }
entry-end = Einde van de tekst.
entry-start = Begin van de tekst.
entry-erased = Gewist: { $text }.
entry-nothing-left = Nu is het leeg.
entry-full = De tekst is vol: meer dan { $count } tekens passen er niet in.
entry-ask-typed = Typ je antwoord en druk op Enter. Een lege regel verandert niets.
entry-help-type = Elk teken dat je typt, wordt uitgesproken. { $say } zegt de hele tekst.
entry-help-move = Met { $left } en { $right } ga je van teken naar teken, met { $first } en { $last } naar het begin en het einde.
entry-help-erase = { $erase-before } wist het teken ervoor, { $erase-here } het teken waar je op staat, { $erase-all-before } alles wat ervoor staat.
entry-help-enter = { $take } neemt de tekst over.
entry-help-escape = Met { $back } ga je terug zonder iets te veranderen.

## Lange teksten

reader-title = { $title } { $count ->
    [one] Eén alinea.
   *[other] { $count } alinea's.
}
reader-start = Dit is het begin.
reader-end = Dit is het einde. Met { $back } ga je terug.
reader-end-typed = Dit is het einde. Typ terug om terug te gaan.
reader-help-next = Met { $next } ga je naar de volgende alinea.
reader-help-back = Met { $previous } ga je naar de vorige alinea. Met { $go-back } ook, en bij de eerste verlaat je ermee de tekst.
reader-help-ends = Met { $first } ga je naar de eerste alinea, met { $last } naar de laatste.
reader-help-escape = { $back } verlaat de tekst.
reader-help-typed = Druk op Enter om verder te gaan, of typ vorige, alles, of terug om de tekst te verlaten.

## Woorden die je daar kunt typen, met komma's ertussen

typed-menu-back = terug
typed-menu-list = lijst, onderdelen
typed-menu-about = uitleg, leg uit, wat is
typed-menu-previous = vorige
typed-menu-all = alles, alle

## De eerste start

first-language = { language-name }: { $number }.
first-how = Volgend antwoord: { $next }. Kiezen: { $open }.
first-help-leave = { $leave } sluit het spel af.
first-how-felt = Volgend antwoord: verder schuiven. Kiezen: een routingtoets.
first-speech-ask = Moet het spel ook spreken?
first-display-ask = Moet het spel zelf op de brailleleesregel schrijven?

## Het startmenu

start-menu = UNO, startmenu
start-go-on = Verder met het spel van { $players }
start-others = { $count ->
    [one] Kiezen tussen dit en één ander opgeslagen spel
   *[other] Kiezen tussen dit en { $count } andere opgeslagen spellen
}
start-others-ask = Met welk spel wil je verder?
start-new = Nieuw spel
start-rules = Spelregels lezen
start-braille = De kaarten in braille
start-settings = Instellingen
start-leave = Afsluiten
start-leave-ask = UNO afsluiten?
saved-game = { $players }, { $rulebook }, het laatst gespeeld op { DATETIME($time, dateStyle: "long", timeStyle: "short") }
rulebook-ask = Welk regelboek?
braille-ask = Welke notatie wil je uitgelegd krijgen?

## Een nieuw spel

default-player = Speler
computer-names = Ada, Bram, Clara, Dirk, Eva, Frits, Greet, Hugo, Iris, Jaap
new-game = Nieuw spel
new-start = Het spel beginnen
new-rulebook = Regelboek: { $rulebook }.
new-people = { $count ->
    [one] Hier speelt één persoon: { $people }.
   *[other] Hier spelen { $count } personen: { $people }.
}
new-computers = { $count ->
    [0] Er doet geen computerspeler mee.
    [one] Er doet één computerspeler mee.
   *[other] Er doen { $count } computerspelers mee.
}
new-computers-ask = Hoeveel computerspelers doen er mee?
new-level = { $level ->
    [easy] Van de computerspelers win je makkelijk.
    [hard] De computerspelers spelen zo goed als ze kunnen.
   *[normal] De computerspelers spelen goed.
}
new-level-ask = Hoe goed moeten de computerspelers spelen?
new-options = { $count ->
    [0] Alle regels zijn zoals in het regelboek.
    [one] Eén regel is anders dan in het regelboek.
   *[other] { $count } regels zijn anders dan in het regelboek.
}
new-load = Opgeslagen regels laden
new-load-ask = Welke opgeslagen regels?
new-save = Deze regels onder een naam opslaan
new-save-ask = Onder welke naam moeten deze regels worden opgeslagen?
new-save-over = Er zijn al opgeslagen regels met de naam { $preset }. Wil je die vervangen?
new-saved = De regels zijn opgeslagen onder de naam { $preset }.

people-add = Nog iemand toevoegen
people-done = Klaar
people-ask = Wat is de naam?
people-rename = De naam { $name } veranderen
people-forward = { $name } één plaats naar voren zetten
people-settings = Instellingen alleen voor { $name }
people-remove = { $name } verwijderen

## De instellingen, elk als zin en als vraag

settings = Instellingen
settings-of = Instellingen alleen voor { $person }
settings-as-everybody = Voor deze persoon alles zoals voor iedereen
settings-person = Instellingen alleen voor één persoon
settings-person-ask = Voor wie?
settings-no-person = Noem eerst onder Nieuw spel wie er meespeelt.
settings-keys = De toetsen van het spel veranderen

setting-language = De taal is { $value }.
setting-language-ask = Welke taal?

setting-reading = { $value ->
    [speech] Het spel spreekt zelf.
    [braille] Je leest braille: meldingen wachten, en kaarten zijn brailletekens.
    [sight] Je leest met de ogen: kaarten hebben kleuren, letters en vormen.
   *[terminal] Je schermlezer leest de terminal, en het spel spreekt niet.
}
setting-reading-ask = Hoe lees je?

setting-typing = { $value ->
    [keys] Je speelt met losse toetsen.
    [lines] Je typt opdrachten, met Enter na elke opdracht.
   *[auto] Op een terminal speel je met toetsen, anders met getypte opdrachten.
}
setting-typing-ask = Hoe typ je? Dit geldt vanaf de volgende start.

setting-editing = { $value ->
    [on] De regel die je typt, kun je bewerken en met Tab aanvullen.
    [off] Voor het bewerken van de regel die je typt, zorgt je terminal.
   *[auto] De regel die je typt, kun je bewerken als je met de ogen leest.
}
setting-editing-ask = Wil je de regel die je typt kunnen bewerken? Dit geldt vanaf de volgende start.

setting-pace = { $value ->
    [wait] Elke melding wacht op een toets.
   *[auto] De meldingen volgen vanzelf op elkaar.
}
setting-pace-ask = Hoe volgen de meldingen op elkaar?

setting-pause = { $value ->
    [0] Er is geen pauze tussen de beurten van de anderen.
    [0.5] De pauze tussen de beurten van de anderen duurt een halve seconde.
    [one] De pauze tussen de beurten van de anderen duurt één seconde.
    [1.5] De pauze tussen de beurten van de anderen duurt anderhalve seconde.
   *[other] De pauze tussen de beurten van de anderen duurt { $value } seconden.
}
setting-pause-ask = Hoelang duurt de pauze tussen de beurten van de anderen?

setting-verbosity = { $value ->
    [short] Het spel zegt weinig.
    [full] Het spel zegt alles wat het weet.
   *[normal] Het spel zegt niet te veel en niet te weinig.
}
setting-verbosity-ask = Hoeveel moet het spel zeggen?

setting-speech = { $value ->
    [off] Het spel spreekt niet.
    [speech-dispatcher] Het spel spreekt via Speech Dispatcher.
    [espeak] Het spel spreekt met eSpeak.
    [nvda] Het spel spreekt via NVDA.
    [jaws] Het spel spreekt via JAWS.
    [sapi5] Het spel spreekt met de stemmen van Windows.
    [voiceover] Het spel spreekt via VoiceOver.
   *[auto] Het spel spreekt met de eerste stem die het vindt.
}
setting-speech-ask = Waarmee moet het spel spreken?

setting-rate = { $value ->
    [own] Het spel spreekt met de snelheid van je spraakuitvoer.
   *[other] Het spel spreekt met snelheid { $value }, van min 100 tot 100.
}
setting-rate-ask = Hoe snel moet het spel spreken?

setting-pitch = { $value ->
    [own] De stem heeft de hoogte die in je spraakuitvoer is ingesteld.
   *[other] De hoogte van de stem is { $value }, van min 100 tot 100.
}
setting-pitch-ask = Hoe hoog moet de stem zijn?

setting-volume = { $value ->
    [own] De stem heeft het volume dat in je spraakuitvoer is ingesteld.
   *[other] Het volume van de stem is { $value }, van min 100 tot 100.
}
setting-volume-ask = Hoe hard moet de stem zijn?

setting-braille = { $value ->
    [cells] Kaarten staan in de tekst als brailletekens.
    [letters] Kaarten staan in de tekst als de letters van hun brailletekens.
   *[off] In de tekst staat geen braille.
}
setting-braille-ask = Hoe moeten kaarten in de tekst staan?

setting-notation-ask = Welke braillenotatie voor de kaarten?

setting-display = { $value ->
    [brlapi] Het spel schrijft zelf op de brailleleesregel, via BRLTTY.
   *[off] De brailleleesregel is van je schermlezer.
}
setting-display-ask = Wie schrijft op de brailleleesregel?

setting-brief = { $value ->
    [on] Meldingen op de brailleleesregel zijn afkortingen, zoals A: zb.
    [off] Meldingen staan voluit op de brailleleesregel.
   *[auto] Op een brailleleesregel tot 20 cellen zijn meldingen afkortingen.
}
setting-brief-ask = Moeten meldingen op de brailleleesregel afkortingen zijn?

setting-grade-en = { $value ->
    [1] Op de brailleleesregel staan Engelse woorden voluit.
   *[other] Op de brailleleesregel staan Engelse woorden in kortschrift.
}
setting-grade-en-ask = In welk braille moeten Engelse woorden op de brailleleesregel staan?

setting-grade-de = { $value ->
    [0] Op de brailleleesregel staan Duitse woorden letter voor letter.
    [1] Op de brailleleesregel staat Duits met tekens voor lettergroepen.
   *[other] Op de brailleleesregel staan Duitse woorden in kortschrift.
}
setting-grade-de-ask = In welk braille moeten Duitse woorden op de brailleleesregel staan?

setting-colour = { $value ->
    [on] Kaarten zijn gekleurd op het scherm.
    [off] Niets is gekleurd op het scherm.
   *[auto] Kaarten zijn alleen gekleurd op het scherm als het spel zelf spreekt.
}
setting-colour-ask = Moeten kaarten gekleurd zijn op het scherm?

setting-order = { $value ->
    [colour] Je kaarten zijn op kleur gesorteerd.
    [value] Je kaarten zijn op waarde gesorteerd.
   *[drawn] Je kaarten staan in de volgorde waarin ze komen.
}
setting-order-ask = Hoe zijn je kaarten gesorteerd?

## De toetsen

keys-menu = Toetsen van het spel
keys-ask = Druk op de toets die dit voortaan doet: { $what } Met { $back } blijft het zoals het is.
keys-reserved = { $key } kan hiervoor niet worden gebruikt.
keys-taken = { $key } is al bezet: { $what } Druk op een andere toets, of op { $back }.
keys-reset = Alle toetsen zoals in het begin
keys-reset-ask = Moeten alle toetsen weer worden zoals in het begin?

## Bewaarde spellen en instellingen in bestanden

save-in-use = Het spel van { $players } is al open in een ander venster. Ga daar verder, of verlaat het eerst.
save-broken = Met dit bestand kun je niet verder spelen. Het blijft zoals het is. Regel { $line }: { $reason }
save-exists = Er is al een bestand met deze naam. Kies een andere naam.
save-disk-full = De schijf is vol; daarom kan dit niet worden opgeslagen en is het niet uitgevoerd. Maak ruimte en probeer het nog eens.
save-cannot-write = Het bestand kan niet worden geschreven; daarom kan dit niet worden opgeslagen en is het niet uitgevoerd.
save-gone = Het bestand met het spel is verwijderd of vervangen; daarom kan dit niet worden opgeslagen en is het niet uitgevoerd.
step-not-kept = { $code ->
    [disk-full] { save-disk-full }
    [cannot-write] { save-cannot-write }
    [gone] { save-gone }
   *[not-kept] { refused-not-kept }
}
save-cannot-read = Dit bestand is er niet, of het kan niet worden gelezen.
save-finished = Dit spel is al afgelopen.
save-no-people = Aan dit spel doen alleen computerspelers mee; daarom kan niemand ermee verdergaan.
save-cut = Het einde van dit bestand was beschadigd en is weggehaald. Het spel gaat verder na de laatste stap die nog heel is.

trouble-settings-broken = Het bestand { $name } met de instellingen is niet te begrijpen. De standaardinstellingen gelden tot je zelf kiest.
trouble-settings-put-aside = Je oude bestand met de instellingen was niet te begrijpen en blijft bewaard als { $name }.
trouble-settings-unreadable = Het bestand { $name } met de instellingen kan niet worden gelezen. De standaardinstellingen gelden.
trouble-settings-not-saved = De instellingen kunnen niet worden opgeslagen in { $name }. Ze gelden tot je afsluit.
trouble-settings-wrong-value = In het bestand met de instellingen kan { $name } niet { $value } zijn; dat wordt genegeerd.

preset-unknown = Er zijn geen opgeslagen regels met de naam { $preset }.
preset-broken = De opgeslagen regels { $preset } zijn niet te begrijpen.
preset-bad-name = De naam van opgeslagen regels heeft hoogstens 40 letters, cijfers, spaties en streepjes.
preset-not-saved = De regels { $preset } kunnen niet worden opgeslagen.

## Wat er mis is met een opdrachtregel die een spel begint

usage-wrong-player = { $why ->
    [name-empty] Wie meespeelt, heeft een naam nodig.
    [name-too-long] De naam { $player } is te lang; er mogen 32 tekens in.
    [name-with-mark] In de naam { $player } staat een dubbele punt, komma, isgelijkteken, verticale streep of hekje, en dat mag niet.
    [name-bare-accent] Een naam kan niet met een los accent beginnen.
   *[name-with-control] In de naam { $player } staat een onzichtbaar teken, en dat mag niet.
}
usage-player-twice = De naam { $player } komt twee keer voor.
usage-wrong-seats = Er kunnen { $least } tot { $most } spelers meedoen, niet { $count }.
usage-preset-and-rulebook = Opgeslagen regels hebben hun eigen regelboek. Geef óf een regelboek op, óf opgeslagen regels.
usage-preset-unknown = Er zijn geen opgeslagen regels met de naam { $preset }.
usage-preset-broken = De opgeslagen regels { $preset } zijn niet te begrijpen.
usage-preset-bad-name = { $preset } kan niet de naam van opgeslagen regels zijn.
usage-resume-with = De optie { $option } is voor een nieuw spel, niet voor een spel dat verdergaat.
usage-nothing-to-resume = Er is geen opgeslagen spel om mee verder te gaan.
