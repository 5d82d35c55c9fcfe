# De opdrachten: wat ze antwoorden, hun hulp, en wat er mis is met een opdrachtregel.

## Hulp

help-start = De opdracht access-uno start UNO voor blinde en slechtziende mensen. Zonder opties opent het startmenu.
help-play = Begint meteen een spel.
help-replay = Vertelt wat er in spelverslagen is gebeurd.
help-simulate = Laat computerspelers tegen elkaar spelen.
help-rules = Toont de spelregels van een regelboek.
help-braille = Toont kaarten in braille.
help-deck = Maakt braille-etiketten voor alle kaarten van een kaartspel.
help-doctor = Toont welke spraak en braille deze computer heeft, en hoe je krijgt wat er ontbreekt.
help-help = Toont de hulp bij een opdracht.
help-manual = Geeft de handleiding als pagina voor het programma man.
help-completions = Geeft wat een shell nodig heeft om met de Tab-toets opdrachten en opties aan te vullen.
help-usage = Gebruik: { $line }
help-command = access-uno { $command }: { $what }
help-option = { $option }: { $what }
help-choices = Mogelijk zijn { $choices }.
help-argument-address = Het adres van het huis, zoals example.org:8022.
help-argument-card = Een kaart, zoals R7 of W:red.
help-argument-code = De code van een tafel, zes cijfers, of een uitnodiging, tien tekens.
help-argument-command = De opdracht waar het om gaat.
help-argument-file = Een spelverslag of een opgeslagen spel.
help-argument-fingerprint = De vingerafdruk van het huis, die met SHA256 begint.
help-argument-shell = De shell waarin je typt.
help-default = Standaard: { $value }.
help-default-computers = Standaard: 2, of geen als er twee of meer mensen spelen.
help-default-guests = Standaard: yes, en no met --members.
help-default-host-key = Standaard: een sleutel die het huis zelf maakt.
help-default-language = Standaard: de taal van je instellingen, anders die van het systeem.
help-default-last-rulebook = Standaard: het regelboek van je laatste nieuwe spel.
help-default-listener = Standaard: wat iedereen hoort.
help-default-output = Standaard: de standaarduitvoer.
help-default-own-name = Standaard: je naam in je laatste spel.
help-default-player = Standaard: één persoon.
help-default-rulebook-of-language = Standaard: het gebruikelijke regelboek in je taal.
help-default-seed = Standaard: elke keer een ander.
help-default-settings = Standaard: zoals in je instellingen.
help-default-store = Standaard: een bestand bij je opgeslagen gegevens.
value-taken = { $what ->
    [ADDRESS] ADRES
    [CARD] KAART
    [CODE] TAFELCODE
    [COMMAND] OPDRACHT
    [FINGERPRINT] VINGERAFDRUK
    [FILE] BESTAND
    [LEVELS] NIVEAUS
    [NAME] NAAM
    [NUMBER] GETAL
    [OPTIONS] OPTIES
    [RULE] NAAM=WAARDE
    [SHELL] SHELL
   *[VALUE] WAARDE
}
help-option-language = De taal van het spel.
help-option-help = Toont deze hulp.
help-option-version = Toont de versie.
help-option-rulebook = Het regelboek waarmee je speelt.
help-option-rule = Een optie van de regels, als naam=waarde. Deze optie kan meerdere keren worden opgegeven.
help-option-player = De naam van iemand die hier speelt. Deze optie kan meerdere keren worden opgegeven.
help-option-computers = Hoeveel computerspelers er meespelen.
help-option-level = Hoe goed de computerspelers spelen.
help-option-seed = Een geheel getal waarvan afhangt hoe de kaarten worden geschud.
help-option-keys = Je speelt met losse toetsen.
help-option-lines = Je typt opdrachten, met Enter na elke opdracht.
help-option-browser = Je speelt in de browser: daar gaat een pagina open.
help-option-reading = Hoe je leest: een schermlezer leest de terminal, het spel spreekt, braille, of met de ogen.
help-option-pace = Of de beurten van de anderen vanzelf op elkaar volgen, of elke beurt op jou wacht.
help-option-notation = De braillenotatie van de kaarten.
help-option-braille = Hoe kaarten in de tekst in braille staan: helemaal niet, als brailletekens, of als letters.
help-option-display = Wie op de brailleleesregel schrijft: je schermlezer, of met brlapi het spel zelf, via BRLTTY.
help-option-record = Het bestand voor het verslag van dit spel. Het mag nog niet bestaan.
help-option-resume = Gaat verder met een opgeslagen spel: het bestand dat volgt, anders het nieuwste.
help-option-preset = De naam van opgeslagen regels waarmee je speelt.
help-option-json = Geeft JSON, voor andere programma's.
help-option-for = Vertelt wat er is gebeurd vanuit deze speler gezien.
help-option-rounds = Hoeveel ronden er worden gespeeld.
help-option-matches = Hoeveel hele spellen er worden gespeeld.
help-option-players = De computerspelers, met komma's ertussen, zoals normal,hard.
help-option-jobs = Hoeveel processen het werk verdelen.
help-option-brf = Maakt een braillebestand in het formaat BRF.
help-option-pef = Maakt een braillebestand in het formaat PEF.
help-option-output = Het bestand waarin wordt geschreven.
help-option-format = Het formaat van het resultaat.
help-option-stacked = Zet de waarde boven de kleur, zoals op een gedrukte kaart.

## De handleiding

manual-name = NAAM
manual-what = UNO voor blinde en slechtziende mensen
manual-synopsis = SAMENVATTING
manual-commands = OPDRACHTEN
manual-options = OPTIES VAN ELKE OPDRACHT
manual-environment = OMGEVING
manual-home = De map waarin instellingen, opgeslagen spellen, resultaten en het logboek bij elkaar staan.
manual-status = AFSLUITWAARDE
manual-status-0 = Alles is goed gegaan.
manual-status-1 = Het kon niet; één zin zegt waarom.
manual-status-2 = De opdrachtregel klopt niet; één zin zegt waarom.
manual-status-70 = Er zit een fout in het programma; in het logboek staat er meer over.

## Verkeerd gebruik

usage-keys-or-lines = Kies losse toetsen of getypte opdrachten, niet allebei.
usage-browser-alone = --browser gaat niet samen met toetsen of opdrachten: de pagina heeft een eigen bediening.
usage-rounds-or-matches = Kies ronden of hele spellen, niet allebei.
usage-wrong-number-of-players = Er kunnen twee tot tien spelers meedoen, niet { $count }.
usage-brf-or-pef = Kies BRF of PEF, niet allebei.
usage-no-rule = Een optie van de regels geef je op als naam=waarde, niet als { $text }.
usage-rule-unknown-option = { $nearest ->
    [none] De regels hebben geen optie { $option }. Wel bestaan { $allowed }.
   *[other] De regels hebben geen optie { $option }. Bedoel je { $nearest }?
}
usage-rule-unknown-value = De optie { $option } van de regels kan deze waarden hebben: { $allowed }.
usage-no-such-player = In dit spelverslag speelt niemand die { $name } heet. Wel spelen { $players }.
usage-braille-unknown-notation = Er is geen notatie { $notation }. Wel bestaan { $known }.
usage-braille-unknown-format = Er is geen formaat { $format }.

## Antwoorden

file-line = { $file }, regel { $line }: { $reason }
file-whole = { $file }: { $reason }
cannot-write-file = { $reason ->
    [no-folder] In het bestand { $path } kan niet worden geschreven. De map bestaat niet.
    [is-folder] In het bestand { $path } kan niet worden geschreven. Dat is een map.
    [forbidden] In het bestand { $path } kan niet worden geschreven. Daar mag je niet schrijven.
    [full] In het bestand { $path } kan niet worden geschreven. De schijf is vol.
   *[other] In het bestand { $path } kan niet worden geschreven.
}
cannot-write-output = { $reason ->
    [no-folder] De uitvoer kan niet worden geschreven. De map bestaat niet.
    [is-folder] De uitvoer kan niet worden geschreven. Dat is een map.
    [forbidden] De uitvoer kan niet worden geschreven. Daar mag je niet schrijven.
    [full] De uitvoer kan niet worden geschreven. De schijf is vol.
   *[other] De uitvoer kan niet worden geschreven.
}
braille-unknown-card = In deze notatie is er geen kaart { $card }. Kaarten schrijf je als R7, G+2, BS, YR, W, W:red, W+4, ST of CU.
braille-unknown-rulebook = Er is geen regelboek { $rulebook }.
braille-no-cards = Deze brailletekens zijn geen kaarten.
liblouis-missing = Braille heeft liblouis nodig. { $remedy }
liblouis-wrong = Het Python-pakket dat louis of Pylouis heet, is iets anders dan liblouis. { $remedy }
liblouis-old = Braille heeft liblouis 3.24 of nieuwer nodig, en deze is ouder. { $remedy }
liblouis-table = Een brailletabel kan niet door liblouis worden gelezen.
liblouis-text = Deze tekst kan niet door liblouis in braille worden omgezet.
simulated = { $rounds ->
    [one] Er is één ronde gespeeld, { $rate } per seconde.
   *[other] Er zijn { $rounds } ronden gespeeld, { $rate } per seconde.
}
simulated-seat = { $level ->
    [easy] Speler { $player }, makkelijk, heeft { $share } procent gewonnen.
    [normal] Speler { $player }, gewoon, heeft { $share } procent gewonnen.
    [hard] Speler { $player }, moeilijk, heeft { $share } procent gewonnen.
    [random] Speler { $player }, die op goed geluk speelt, heeft { $share } procent gewonnen.
   *[other] Speler { $player }, { $level }, heeft { $share } procent gewonnen.
}
simulated-matches = { $matches ->
    [one] Er is één spel beslist. Gewonnen: { $wins }.
   *[other] Er zijn { $matches } spellen beslist. Gewonnen: { $wins }.
}
simulated-match-wins = { $count } door speler { $player }
simulated-turns = Een ronde heeft gemiddeld { $mean } beurten, de helft van de ronden hoogstens { $median }, en één op de twintig meer dan { $most }.
simulated-points = { $scoring ->
    [hands] In een ronde houden de verliezers samen gemiddeld { $mean } punten over.
   *[winner] Wie een ronde wint, krijgt gemiddeld { $mean } punten.
}
simulated-void = { $count ->
    [0] Geen enkele ronde was ongeldig.
    [one] Eén ronde was ongeldig.
   *[other] { $count } ronden waren ongeldig.
}
simulated-progress = { $percent } procent klaar.
