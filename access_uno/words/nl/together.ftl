# Spelen met anderen die elders zijn: huizen, hun tafels, gesprek, en wat een huis weigert.

## Manieren om binnen te komen
start-together = Met anderen spelen
together-known = Naar { $address }, waar je { $name } heet
together-elsewhere = Naar een ander huis
together-elsewhere-ask = Typ het adres van het huis, zoals example.org of example.org:8022.
together-here = Hier een huis voor anderen openen
together-welcome = Welkom, { $name }.
together-first-keys = Met { $next } en { $previous } ga je door de menu's, met { $back } terug, { $open } kiest, en { $help } noemt de toetsen.
together-guest = Welkom, { $name }. Je bent hier gast.
together-name-ask = Hoe wil je hier heten? Is dit je tweede apparaat, typ dan de zes cijfers van de code.
together-broke = Er is hier iets misgegaan. De anderen spelen verder; maak opnieuw verbinding.

## Het menu van een huis
together-lobby = Het huis
together-go-on = { $others ->
    [0] Verder spelen aan tafel { $code }
   *[other] Verder spelen aan tafel { $code }, met { $names }
}
together-now-join = Meespelen met { $names }, aan tafel { $code }
together-now-open = Nu spelen, aan een eigen tafel
together-go = De tafels
together-go-ask = Naar welke tafel?
together-more-tables = Meer tafels
together-open = Een tafel openen
together-open-now = De tafel openen
together-enter-code = Met een code naar een tafel
together-code-ask = Wat zijn de zes cijfers van de tafel?
together-watch = Bij een tafel toekijken
together-seat = Je plaats in een spel terugkrijgen
together-seat-ask = Wat is de code van je plaats? Als je die niet hebt, typ dan de naam die je daar had. Dan wordt het aan de mensen aan tafel gevraagd.
together-who = Wie er in het huis is
together-device = Een tweede apparaat toevoegen
together-device-code = De code voor je tweede apparaat is { $code }. Hij geldt tien minuten.
together-invite = Iemand uitnodigen
together-invitation = De uitnodiging is { $code }. Daarmee kan één persoon de komende { $days } dagen binnenkomen. Geef deze regel door: { $line }
together-invitation-address = Vervang ADDRESS in de regel door het adres van dit huis.
together-my-account = Mijn account
together-rename = Mijn naam veranderen
together-rename-ask = Hoe wil je voortaan heten?
together-delete-account = Mijn account verwijderen
together-delete-account-ask = Je account verwijderen met alles wat ervan bewaard is? Waar je een plaats hebt, speelt dan een computerspeler verder.
together-admin = Voor de beheerder
together-admin-notice = Iedereen iets vertellen
together-admin-notice-ask = Wat wil je iedereen vertellen?
together-admin-mute = Iemand dempen
together-admin-unmute = Iemand niet meer dempen
together-admin-ban = Iemand voorgoed wegsturen
together-admin-unban = Iemand weer toelaten
together-ban-ask = Hoelang mogen vanaf het netwerk van deze persoon geen nieuwe mensen binnenkomen?
together-ban-hours = { $hours ->
    [24] Een dag
    [168] Een week
   *[other] Voorgoed
}
together-admin-close = Een tafel sluiten
together-person-ask = Wie? Typ de naam.
together-done = Klaar.
together-ended = { $others ->
    [yes] Tafel { $code } met { $names } bestaat niet meer: er was 14 dagen lang niemand.
   *[no] Tafel { $code } bestaat niet meer: er was 14 dagen lang niemand.
}
together-leave-house = Het huis verlaten
together-leave-house-ask = Wil je het huis verlaten?
together-no-tables = Er is nog geen tafel. Je kunt er één openen.
together-listed = { $code }: { $names }, { $rulebook }, { $state ->
        [free] { $free ->
            [one] één vrije plaats
           *[other] { $free } vrije plaatsen
        }
        [over] het spel is afgelopen
       *[playing] er wordt gespeeld
    }{ $mine ->
        [yes] , jij hebt er een plaats
       *[no] { "" }
    }
together-in-house = { $count ->
    [one] Er is één persoon in het huis.
   *[other] Er zijn { $count } personen in het huis.
}
together-person = { $where ->
    [playing] { $name } zit aan tafel { $code }.
    [watching] { $name } kijkt toe bij tafel { $code }.
   *[none] { $name } zit niet aan een tafel.
}

## Een nieuwe tafel
together-seats = { $count } plaatsen
together-seats-ask = Hoeveel plaatsen, met de computerspelers erbij?
together-private = { $private ->
    [yes] Besloten: alleen wie de code kent, vindt de tafel.
   *[no] Open: iedereen in het huis vindt de tafel.
}
together-chance = { $seconds ->
    [0] Wie nog UNO kan roepen of iemand kan betrappen, krijgt daar alle tijd voor.
    [one] Wie nog UNO kan roepen of iemand kan betrappen, krijgt daar één seconde voor.
   *[other] Wie nog UNO kan roepen of iemand kan betrappen, krijgt daar { $seconds } seconden voor.
}
together-chance-ask = Hoelang wacht de tafel op wie nog UNO kan roepen of iemand kan betrappen?

## Aan een tafel
together-table = Tafel { $code }
together-table-menu = De tafel
together-code = De code van deze tafel is { $code }.
together-seat-code = De code van je plaats, om die terug te krijgen: { $code }.
together-named = Je heet nu { $name }.
together-waits = Wachten op spelers.
together-waits-how = Typ wie, zeg en een tekst, beginnen of weggaan.
together-order = { $computers ->
    [0] Op volgorde: { $names }.
    [one] Op volgorde: { $names }, dan een computerspeler.
   *[other] Op volgorde: { $names }, dan { $computers } computerspelers.
}
together-free = { $free ->
    [one] Er is één plaats vrij.
   *[other] Er zijn { $free } plaatsen vrij.
}
together-watching = Toeschouwers: { $names }.
together-player = { $how ->
    [you] { $name }, dat ben jij.
    [computer] { $name }, een computerspeler.
    [away] { $name }, even weg.
   *[here] { $name }.
}
together-came = { $free ->
    [0] { $name } komt erbij zitten. Er is geen plaats meer vrij.
    [one] { $name } komt erbij zitten. Er is één plaats vrij.
   *[other] { $name } komt erbij zitten. Er zijn { $free } plaatsen vrij.
}
together-came-instead = { $computers ->
    [0] { $name } gaat zitten. Er doet geen computerspeler meer mee.
    [one] { $name } gaat zitten. Er doet één computerspeler mee.
   *[other] { $name } gaat zitten. Er doen { $computers } computerspelers mee.
}
together-went = { $name } heeft de tafel verlaten.
together-leads = { $away ->
    [yes] { $owner } is er niet, dus jij kunt het spel nu beginnen.
   *[no] De tafel is nu van jou, dus je kunt het spel beginnen.
}
together-watches = { $name } kijkt toe.
together-you-watch = Je kijkt toe bij tafel { $code }.
together-begin = Nu beginnen
together-add-computer = Een computerspeler toevoegen
together-take-computer = Een computerspeler weghalen
together-again = { $whose ->
    [own] Je begint nog een spel.
   *[other] { $name } begint nog een spel.
}
together-who-here = Wie er is
together-say = Iets aan tafel zeggen
together-say-ask = Wat wil je aan tafel zeggen?
together-say-what = Typ zeg en daarna wat je wilt zeggen.
together-said = { $whose ->
    [own] Je zegt: { $text }
   *[other] { $name } zegt: { $text }
}
together-nudged-keys = { $name } vraagt of je er nog bent. Elke toets is een antwoord.
together-nudged-typed = { $name } vraagt of je er nog bent. Druk op Enter om te antwoorden.
together-nudge = Vragen of { $name } er nog is
together-nudge-done = Het is aan { $name } gevraagd. Komt er binnen een minuut geen antwoord, dan geldt { $name } als afwezig.
together-absent = De tafel wacht op { $name }, maar { $name } is er niet.
together-absent-keys = Een computerspeler mag nu voor { $name } spelen: het menu daarvoor open je met { $key }.
together-absent-typed = Een computerspeler mag nu voor { $name } spelen. Typ { $verb } en de naam.
together-notice = Aan iedereen: { $text }
together-tell-code = De code van deze tafel
together-remove = Iemand wegsturen
together-removed = { $name } is van de tafel weggestuurd.
together-leave-table = De tafel verlaten
together-give-up = Dit spel opgeven
together-give-up-ask = Dit spel opgeven? Dan speelt een computerspeler voor jou verder tot het einde.
together-given-up = Je hebt het spel opgegeven.
together-gave-up = { $name } geeft het spel op.
together-computer-for = Een computerspeler voor { $name } laten spelen
together-claimed = Het is aan de mensen aan tafel gevraagd. Je krijgt de plaats als ze je binnenlaten.
together-claims = { $name } zegt { $other } te zijn, en { $other } is even weg.
together-claims-keys = Binnenlaten kan via het menu van de tafel.
together-claims-typed = Die persoon binnenlaten: typ laat { $name } binnen.
together-let-in = { $name } de plaats van { $other } geven
together-let-in-done = { $name } is binnengelaten.
together-about-others = De anderen aan tafel
together-ignore = { $ignored ->
    [yes] { $name } niet meer negeren
   *[no] { $name } negeren
}
together-ignored = Je hoort niet meer wat { $name } zegt.
together-ignored-no-more = Je hoort weer wat { $name } zegt.
together-silence = { $on ->
    [yes] { $name } voor iedereen hier dempen
   *[no] { $name } voor iedereen hier niet meer dempen
}
together-silenced = Niemand hier hoort { $name } nog.
together-silenced-no-more = Iedereen hier hoort { $name } weer.
together-watch-typed = Typ bovenste, beurt, aantal, stand, terug, vooruit, wie, zeg en een tekst, of weggaan.
together-watch-leave = verlaat de tafel.
together-watch-about-keys = { $others }: wat je met de anderen kunt doen, zoals iemand negeren.
together-watch-about-typed = Typ negeren en een naam, dan hoor je niet meer wat die persoon zegt.
together-watch-key-unknown = Deze toets doet niets terwijl je toekijkt. { $keys } noemt de toetsen.
together-watch-not-understood = Terwijl je toekijkt, betekent dit niets: { $text }. Typ hulp om te horen wat je kunt typen.
together-talk-keys = { $say }: iets aan tafel zeggen. { $who }: wie er is.
together-talk-typed = Typ zeg en een tekst, wie of weggaan. Voor één persoon: porren, negeren, dempen of computer, en de naam.
filter-talk = In de geschiedenis staat wat er aan tafel gezegd is.

## Wat met het adres gevraagd kan worden
together-help-tables = tables: de tafels van het huis, elk op een eigen regel.
together-help-play = play: een tafel openen met --seats, --computers, --level, --rulebook, --rule, --private, --hints, --chance, --seed, --reading, --pace, --braille, --notation.
together-help-join = join en een code: aan een tafel gaan zitten. Gasten die de code van hun plaats erachter zetten, krijgen die terug.
together-help-watch = watch en een code: bij een tafel toekijken.
together-help-all = Bij elke opdracht kun je ook --language opgeven, zoals --language de, of --help.

## Wat er getypt wordt
typed-say = zeg, zeggen
typed-who = wie, wie is er
typed-begin = beginnen, begin
typed-leave = weggaan, ga weg
typed-give-up = opgeven, ik geef op, geef op, spel opgeven
typed-again-match = opnieuw, nog een spel, nog een partij, revanche, nog een potje, nog een keer spelen
typed-rename = noem me, ik heet
typed-delete-account = mijn account verwijderen, verwijder mijn account
typed-nudge = porren, por
typed-ignore = negeren, negeer
typed-silence = dempen, demp, stil
typed-remove = wegsturen, stuur weg
typed-computer = computer
typed-let-in = laat binnen, binnenlaten

## Op weg naar een huis
join-calling = De verbinding met { $address } wordt gemaakt.
join-calling-keys = { $back } breekt dat af.
join-lost = De verbinding met het huis is verbroken. Het spel probeert het steeds opnieuw; je plaats blijft bewaard.
join-back = De verbinding met het huis is er weer.
join-unreachable = Op { $address } is geen huis, of het is niet te bereiken.
join-strange = Het huis op { $address } heeft een nieuwe sleutel; er is niets verstuurd. De oude staat in { $path }.
join-refused = Het huis op { $address } heeft je niet binnengelaten.
join-uninvited = Het huis op { $address } is besloten: je hebt een uitnodiging nodig.
join-invitation-ask = Dit huis is besloten. Typ de uitnodiging, tien tekens.
join-nonsense = Dit programma begrijpt het huis op { $address } niet. Misschien is het huis nieuwer. Wat helpt, zegt access-uno doctor.

## Een huis openen
serve-open = Het huis is open op { $address }
serve-only-here = Binnenkomen kan alleen vanaf deze computer. Start met --listen all:{ $port } om anderen binnen te laten.
serve-key = De sleutel in { $path } kan niet gelezen of geschreven worden.
serve-backup = Het huis is gekopieerd naar { $path }.
serve-backup-other = { $path } is geen oudere kopie en wordt daarom niet vervangen. Noem een ander bestand.
serve-store = { $code ->
    [in-use] Dit huis is al open in een ander venster: { $path }. Sluit het daar eerst.
    [disk-full] Er is geen ruimte meer voor { $path }.
    [broken] { $path } is geen opslag van een huis.
    [cannot-reach] Geen enkele NATS-server met JetStream reageert: { $path }.
    [too-few] Drie NATS-servers moeten samen één cluster vormen, maar ze zijn er niet allemaal: { $path }.
    [nats-login] NATS wil een andere gebruiker of een ander wachtwoord: { $path }.
    [nats-too-old] De NATS-server is versie { $path }; een huis heeft 2.11 of nieuwer nodig.
    [other-version] In dit huis draait een server van een andere versie: { $path }. Stop die eerst.
    [newer-version] Dit huis is al eens geopend met een nieuwere versie van dit programma. Installeer die versie.
    [wrong-settings] Een stream in NATS is met andere instellingen gemaakt: { $path }.
   *[cannot-write] { $path } kan niet geopend worden.
}
serve-port = Op { $address } kan niemand binnengelaten worden: { $why ->
    [in-use] een ander programma gebruikt deze poort
    [reserved] deze poort is voorbehouden aan de systeembeheerder, poorten vanaf 1024 niet
    [elsewhere] deze computer heeft dit adres niet
   *[other] het systeem staat het niet toe
}.
serve-opened = Het huis is open. Anderen komen binnen met dit adres: { $address }

## Waarom het huis een bezoek beëindigt
closed-house-full = Het huis is vol. Kom later nog eens.
closed-address-full = Vanaf jouw netwerk zijn er al te veel mensen binnen. Kom later terug.
closed-too-many-accounts = Vanaf jouw netwerk zijn er te veel nieuwe mensen gekomen. Kom over een paar minuten terug.
closed-banned = De beheerder laat je niet binnen.
closed-account-deleted = Je account is verwijderd. Tot ziens.
closed-no-guests = Dit huis laat niemand zonder SSH-sleutel binnen.
closed-members-only = Dit huis is besloten. Je hebt een uitnodiging nodig.
invitation-wanted = Dit huis is besloten. Je hebt een uitnodiging van tien tekens nodig, of de zes cijfers voor je tweede apparaat.
invitation-ask = Uitnodiging:
closed-newer-connection = Je bent ergens anders binnengekomen, dus dit bezoek eindigt.
closed-name-taken = Je naam is hier nu in gebruik, dus je kunt niet binnenkomen. Kom later terug.
closed-server-ends = Het huis sluit nu. Alle spellen blijven bewaard.
closed-wrong-protocol = Dit huis spreekt een andere versie van het protocol.
closed-line-too-long = Die regel was te lang.
closed-not-kept = Het huis kan nu niets opslaan, dus er kan niemand binnenkomen.
left-removed = Je bent van de tafel weggestuurd.
left-closed = De tafel is gesloten.

## Wat het huis weigert
refused-name-empty = Een naam heeft minstens één letter nodig.
refused-name-too-long = De naam is te lang; 32 tekens zijn toegestaan.
refused-name-with-mark = In de naam staat een dubbele punt, komma, isgelijkteken, verticale streep of hekje; dat kan niet.
refused-name-with-control = In de naam staat een onzichtbaar teken; dat kan niet.
# same as: error-name-bare-accent, usage-wrong-player
refused-name-bare-accent = Een naam kan niet met een los accent beginnen.
refused-name-taken = Hier heet al iemand { $name }.
refused-has-name = Je hebt al de naam { $name }.
refused-device-code-wrong = Die code geldt niet, of niet meer.
# same as: refused-device-code-wrong
refused-invitation-wrong = Die code geldt niet, of niet meer.
refused-not-private = Dit huis staat open voor iedereen, dus een uitnodiging is niet nodig.
refused-guests-have-no-devices = Gasten kunnen geen tweede apparaat toevoegen. Dat kan alleen met een SSH-sleutel.
refused-guests-have-no-account = Gasten hebben geen account. Kom met een SSH-sleutel.
refused-at-table = Verlaat eerst de tafel.
refused-has-seat = Je hebt een plaats in het spel aan tafel { $code }. Speel het eerst uit of geef het op.
refused-too-often = Te vaak. Wacht even.
refused-too-many-accounts = Vanaf jouw netwerk zijn er te veel nieuwe mensen gekomen. Probeer het over een paar minuten opnieuw.
refused-too-many-codes = Vanaf jouw netwerk kwamen te veel verkeerde codes. Wacht een paar seconden.
refused-too-many-public-tables = Vanaf jouw netwerk zijn te veel tafels geopend. Een besloten tafel kan nog wel.
refused-at-no-table = Je zit niet aan een tafel.
refused-no-table = Er is geen tafel { $code }.
refused-no-free-seat = Aan tafel { $code } is geen plaats vrij. Je kunt toekijken.
refused-no-seat-for = Aan deze tafel is voor { $name } geen plaats vrij.
refused-sits-here = { $name } zit al aan deze tafel.
refused-seat-waits = Aan tafel { $code } is geen plaats vrij. De plaats van { $name } wacht op de gast die er zat.
refused-seat-code-wrong = Dat is niet de code van een plaats aan deze tafel.
refused-seat-of-guest = Zo krijgen alleen gasten een plaats terug. Kom zonder SSH-sleutel.
refused-no-guest-seat = Aan tafel { $code } heeft geen gast met de naam { $name } een plaats in het spel.
refused-nobody-at-table = Aan tafel { $code } is niemand die je kan binnenlaten.
refused-no-claim = { $name } heeft niet om een plaats gevraagd.
refused-own-table = Je hebt een plaats aan tafel { $code }, dus alleen toekijken kan daar niet.
refused-begun = Het spel is al begonnen.
refused-not-begun = Het spel is nog niet begonnen.
refused-too-few-players = Er moeten minstens { $least } spelers meedoen. Zet er een computerspeler bij, of wacht op anderen.
refused-too-many-tables = Je hebt al { $count } tafels. Ga naar een daarvan en geef het spel op, of verlaat de tafel als er niet gespeeld wordt. Daarna kun je een nieuwe openen.
refused-not-owner = Dat kan hier alleen { $name }.
refused-watching = Je kijkt hier alleen toe.
refused-not-yet-back = Een ogenblik: je krijgt zo je plaats terug.
refused-nobody-of-that-name = Hier heet niemand { $name }.
refused-not-away = { $name } is niet weg.
refused-not-away-long = { $seconds ->
    [one] { $name } is nog geen minuut weg. Over één seconde mag een computerspeler het overnemen.
   *[other] { $name } is nog geen minuut weg. Over { $seconds } seconden mag een computerspeler het overnemen.
}
refused-try-again = Dat kwam tegelijk met iets anders. Probeer het nog eens.
refused-nothing-said = De tekst is leeg.
refused-talk-too-long = Dat is te lang; { $count } tekens zijn toegestaan.
refused-talk-too-fast = Niet zo snel: één regel per twee seconden.
refused-muted = De beheerder heeft je gedempt.
refused-silenced = Aan deze tafel hoort niemand je.
refused-nudged-too-often = Dat is minder dan een minuut geleden al aan { $name } gevraagd.
refused-too-many-ignored = Meer mensen kun je niet negeren.
refused-no-friend = { $name } is geen vriend van je en zit niet aan je tafel.
refused-too-many-friends = { $name } kan er geen vrienden of verzoeken meer bij hebben.
refused-not-here = { $name } is er niet.
refused-no-match = Je hebt geen spel dat zo heet.
refused-not-admin = Dat kan alleen de beheerder.
refused-is-admin = { $name } is beheerder en kan niet worden gedempt of weggestuurd.
refused-not-kept = Het huis kan nu niets opslaan, dus dit is niet uitgevoerd.
refused-wrong-seats = { usage-wrong-seats }
refused-no-own-seat = Eén van de { $count } plaatsen moet voor jou zijn.
refused-unknown-rulebook = Dit huis kent geen regelboek { $name }.
refused-seed-with-others = Een startgetal kun je alleen kiezen waar niemand anders meespeelt.
refused-stale = Er is eerst iets anders gebeurd, dus dit is niet uitgevoerd.
refused-no-action = Dat is geen actie: { $action }.
refused-no-json = Dat was geen JSON-object.
refused-unknown-wish = Het verzoek { $what } bestaat niet.
refused-missing = Bij het verzoek { $what } hoort { $field }.
refused-wrong-field = Het veld { $field } kan die waarde niet hebben.
refused-hello-first = Eerst komt hello.
refused-name-first = Kies eerst een naam.
refused-wrong-protocol = Dit huis spreekt versie { $known } van het protocol.
refused-settings-too-long = Zoveel instellingen kunnen niet worden opgeslagen.

## Opdrachtregels
usage-no-command = { $nearest ->
    [none] De opdracht { $command } bestaat hier niet. Wel bestaan tables, play, join, watch en help.
   *[other] De opdracht { $command } bestaat hier niet. Bedoel je { $nearest }?
}
usage-wrong-code = { $text } is geen code. Een tafel heeft zes cijfers, een uitnodiging tien tekens.
usage-wrong-address = { $address } is geen adres. Een adres ziet eruit als example.org:8022.
usage-backup-of-file = { $store } is geen bestand: --backup kopieert het bestand van een huis.
usage-wrong-store = { $store } is geen plaats waar een huis iets kan opslaan.
usage-wrong-proxy = { $address } is geen adres van een proxy. Geef het IPv4- of IPv6-adres ervan.
usage-wrong-admin = { $admin } is geen sleutel van een beheerder. Geef het bestand van een publieke sleutel, of de vingerafdruk ervan, die met SHA256 begint.
usage-wrong-members = { $path } is geen lijst van publieke sleutels. Geef een bestand met één sleutel per regel.
usage-no-nats = Voor NATS ontbreekt nog een onderdeel. Typ: { $command }
help-serve = Opent een huis waarin anderen met je spelen, via SSH.
help-join = Gaat naar een huis, zoals example.org:8022, en daar naar de tafel met een bepaalde code.
help-option-listen = Waar mensen binnenkomen, zoals all:8022 voor alle adressen van deze computer. Kan meerdere keren worden opgegeven.
help-option-trusted-proxy = Een proxy die met het PROXY-protocol, versie 2, zegt waar iemand vandaan komt. Kan meerdere keren worden opgegeven.
help-option-store = Het bestand waarin het huis alles opslaat, of de NATS-servers die alle servers van het huis delen.
help-option-guests = Of mensen zonder SSH-sleutel mogen binnenkomen. Met een nieuwe sleutel komen mensen ook zonder gasten binnen, behalve in een besloten huis.
help-option-members = Maakt het huis besloten: alleen wie een sleutel in dit bestand of een uitnodiging heeft, komt binnen. Het bestand heeft één publieke sleutel per regel.
help-option-admin = Het bestand of de vingerafdruk van een sleutel waarmee je mensen dempt en wegstuurt, en tafels sluit. Kan meerdere keren worden opgegeven.
help-option-backup = Kopieert naar dit bestand wat het huis bewaart, ook terwijl het open is, en stopt dan. Een oudere kopie wordt vervangen.
help-option-host-key = Het bestand met de sleutel waaraan men het huis herkent.
help-option-name = Hoe je daar wilt heten.
help-option-watch = Je kijkt toe bij de tafel in plaats van te gaan zitten.
