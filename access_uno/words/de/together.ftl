# Mit anderen spielen, die woanders sind: Häuser, ihre Tische, Gespräch, und was ein Haus ablehnt.

## Wege hinein
start-together = Mit anderen spielen
together-known = Zu { $address }, wo du { $name } heißt
together-elsewhere = In ein anderes Haus
together-elsewhere-ask = Tippe die Adresse des Hauses, etwa example.org oder example.org:8022.
together-here = Hier ein Haus für andere öffnen
together-welcome = Willkommen, { $name }.
together-first-keys = Mit { $next } und { $previous } gehst du durch die Menüs, { $open } wählt, { $back } geht zurück, { $help } nennt die Tasten.
together-guest = Willkommen, { $name }. Du bist hier Gast.
together-name-ask = Wie willst du hier heißen? Auf deinem zweiten Gerät tippe stattdessen die sechs Ziffern.
together-broke = Hier ist ein Fehler aufgetreten. Die anderen spielen weiter; bitte verbinde dich noch einmal.

## Das Menü eines Hauses
together-lobby = Das Haus
together-go-on = { $others ->
    [0] Weiterspielen am Tisch { $code }
   *[other] Weiterspielen am Tisch { $code }, mit { $names }
}
together-now-join = Zu { $names } an den Tisch { $code }
together-now-open = Jetzt spielen, an einem eigenen Tisch
together-go = Die Tische
together-go-ask = An welchen Tisch?
together-more-tables = Weitere Tische
together-open = Einen Tisch öffnen
together-open-now = Den Tisch öffnen
together-enter-code = Mit einem Code an einen Tisch
together-code-ask = Wie lautet der Code des Tisches? Sechs Ziffern.
together-watch = An einem Tisch zuschauen
together-seat = Deinen Platz in einem Spiel zurückbekommen
together-seat-ask = Wie lautet der Code deines Platzes? Wenn du ihn nicht hast, tippe den Namen, den du dort hattest. Dann werden die Leute am Tisch gefragt.
together-who = Wer im Haus ist
together-device = Ein zweites Gerät hinzufügen
together-device-code = Der Code für dein zweites Gerät ist { $code }. Er gilt zehn Minuten.
together-invite = Jemanden einladen
together-invitation = Die Einladung ist { $code }. Mit ihr kommt eine Person herein, innerhalb von { $days } Tagen. Gib diese Zeile weiter: { $line }
together-invitation-address = In der Zeile muss statt ADDRESS die Adresse dieses Hauses stehen.
together-my-account = Mein Konto
together-rename = Meinen Namen ändern
together-rename-ask = Wie willst du von jetzt an heißen?
together-delete-account = Mein Konto löschen
together-delete-account-ask = Dein Konto mit allem löschen, was dazu gespeichert ist? Wo du einen Platz hast, spielt dann ein Computerspieler weiter.
together-admin = Für die Verwaltung
together-admin-notice = Allen etwas mitteilen
together-admin-notice-ask = Was willst du allen mitteilen?
together-admin-mute = Jemanden stumm schalten
together-admin-unmute = Jemanden wieder zu Wort kommen lassen
together-admin-ban = Jemanden für immer wegschicken
together-admin-unban = Jemanden wieder hereinlassen
together-ban-ask = Wie lange soll aus dem Netz dieser Person niemand Neues hereinkommen?
together-ban-hours = { $hours ->
    [24] Einen Tag
    [168] Eine Woche
   *[other] Für immer
}
together-admin-close = Einen Tisch schließen
together-person-ask = Wen? Tippe den Namen.
together-done = Erledigt.
together-ended = { $others ->
    [yes] Den Tisch { $code } mit { $names } gibt es nicht mehr: Seit 14 Tagen war niemand dort.
   *[no] Den Tisch { $code } gibt es nicht mehr: Seit 14 Tagen war niemand dort.
}
together-leave-house = Das Haus verlassen
together-leave-house-ask = Das Haus verlassen?
together-no-tables = Es gibt noch keinen Tisch. Du kannst einen öffnen.
together-listed = { $code }: { $names }, { $rulebook }, { $state ->
        [free] { $free ->
            [one] ein freier Platz
           *[other] { $free } freie Plätze
        }
        [over] Spiel vorbei
       *[playing] es wird gespielt
    }{ $mine ->
        [yes] , du hast dort einen Platz
       *[no] { "" }
    }
together-in-house = { $count ->
    [one] Eine Person ist im Haus.
   *[other] { $count } Personen sind im Haus.
}
together-person = { $where ->
    [playing] { $name } sitzt am Tisch { $code }.
    [watching] { $name } schaut am Tisch { $code } zu.
   *[none] { $name } ist an keinem Tisch.
}

## Ein neuer Tisch
together-seats = { $count } Plätze
together-seats-ask = Wie viele Plätze, Computerspieler mitgerechnet?
together-private = { $private ->
    [yes] Privat: Nur wer den Code kennt, findet den Tisch.
   *[no] Offen: Alle im Haus finden den Tisch.
}
together-chance = { $seconds ->
    [0] Wer noch UNO rufen oder jemanden erwischen kann, hat dafür unbegrenzt Zeit.
    [one] Wer noch UNO rufen oder jemanden erwischen kann, hat dafür eine Sekunde.
   *[other] Wer noch UNO rufen oder jemanden erwischen kann, hat dafür { $seconds } Sekunden.
}
together-chance-ask = Wie lange wartet der Tisch, wenn noch jemand UNO rufen oder andere erwischen kann?

## An einem Tisch
together-table = Tisch { $code }
together-table-menu = Der Tisch
together-code = Der Code dieses Tisches ist { $code }.
together-seat-code = Mit diesem Code bekommst du deinen Platz zurück: { $code }.
together-named = Du heißt jetzt { $name }.
together-waits = Warten auf Mitspieler.
together-waits-how = Tippe wer, anfangen oder gehen. Oder sag und einen Text.
together-order = { $computers ->
    [0] Der Reihe nach: { $names }.
    [one] Der Reihe nach: { $names }, dann ein Computerspieler.
   *[other] Der Reihe nach: { $names }, dann { $computers } Computerspieler.
}
together-free = { $free ->
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
together-watching = Zuschauer: { $names }.
together-player = { $how ->
    [you] { $name }, das bist du.
    [computer] { $name }, Computerspieler.
    [away] { $name }, gerade weg.
   *[here] { $name }.
}
together-came = { $free ->
    [0] { $name } setzt sich. Kein Platz ist mehr frei.
    [one] { $name } setzt sich. Ein Platz ist frei.
   *[other] { $name } setzt sich. { $free } Plätze sind frei.
}
together-came-instead = { $computers ->
    [0] { $name } setzt sich. Kein Computerspieler spielt mehr mit.
    [one] { $name } setzt sich. Ein Computerspieler spielt mit.
   *[other] { $name } setzt sich. { $computers } Computerspieler spielen mit.
}
together-went = { $name } hat den Tisch verlassen.
together-leads = { $away ->
    [yes] { $owner } ist nicht da, darum kannst du jetzt das Spiel anfangen.
   *[no] Der Tisch gehört jetzt dir, du kannst das Spiel anfangen.
}
together-watches = { $name } schaut zu.
together-you-watch = Du schaust am Tisch { $code } zu.
together-begin = Jetzt anfangen
together-add-computer = Einen Computerspieler dazunehmen
together-take-computer = Einen Computerspieler wegnehmen
together-again = { $whose ->
    [own] Du fängst noch ein Spiel an.
   *[other] { $name } fängt noch ein Spiel an.
}
together-who-here = Wer hier ist
together-say = Am Tisch etwas sagen
together-say-ask = Was willst du am Tisch sagen?
together-say-what = Tippe sag und dahinter, was du sagen willst.
together-said = { $whose ->
    [own] Du sagst: { $text }
   *[other] { $name } sagt: { $text }
}
together-nudged-keys = { $name } fragt, ob du noch da bist. Jede Taste ist eine Antwort.
together-nudged-typed = { $name } fragt, ob du noch da bist. Drücke zur Antwort die Eingabetaste.
together-nudge = Fragen, ob { $name } noch da ist
together-nudge-done = { $name } ist gefragt worden. Kommt in einer Minute keine Antwort, gilt { $name } als abwesend.
together-absent = Der Tisch wartet auf { $name }, aber { $name } ist nicht da.
together-absent-keys = Für { $name } darf jetzt ein Computerspieler spielen: Ins Menü dafür kommst du mit { $key }.
together-absent-typed = Für { $name } darf jetzt ein Computerspieler spielen. Tippe { $verb } und den Namen.
together-notice = An alle: { $text }
together-tell-code = Der Code dieses Tisches
together-remove = Jemanden wegschicken
together-removed = { $name } ist weggeschickt worden.
together-leave-table = Den Tisch verlassen
together-give-up = Dieses Spiel aufgeben
together-give-up-ask = Dieses Spiel aufgeben? Dann spielt ein Computerspieler für dich bis zum Ende.
together-given-up = Du hast das Spiel aufgegeben.
together-gave-up = { $name } gibt das Spiel auf.
together-computer-for = Einen Computerspieler für { $name } spielen lassen
together-claimed = Die Leute am Tisch sind gefragt worden. Du bekommst den Platz, wenn sie dich hereinlassen.
together-claims = { $name } gibt an, { $other } zu sein, und { $other } ist gerade nicht da.
together-claims-keys = Hereinlassen geht über das Menü des Tisches.
together-claims-typed = Zum Hereinlassen tippe lass { $name } herein.
together-let-in = { $name } auf den Platz von { $other } lassen
together-let-in-done = { $name } ist hereingelassen worden.
together-about-others = Die anderen am Tisch
together-ignore = { $ignored ->
    [yes] { $name } nicht mehr ignorieren
   *[no] { $name } ignorieren
}
together-ignored = Du hörst nicht mehr, was { $name } sagt.
together-ignored-no-more = Du hörst { $name } wieder.
together-silence = { $on ->
    [yes] { $name } für alle hier stumm schalten
   *[no] { $name } für alle hier wieder hörbar machen
}
together-silenced = Niemand hier hört { $name } mehr.
together-silenced-no-more = Alle hier hören { $name } wieder.
together-watch-typed = Tippe oben, zug, anzahl, punkte, zurück, danach, wer, gehen oder sag und einen Text.
together-watch-leave = verlässt den Tisch.
together-watch-about-keys = { $others }: was du mit den anderen tun kannst, etwa jemanden ignorieren.
together-watch-about-typed = Tippe ignorieren und einen Namen, dann hörst du nicht mehr, was diese Person sagt.
together-watch-key-unknown = Diese Taste bewirkt beim Zuschauen nichts. { $keys } nennt die Tasten.
together-watch-not-understood = Beim Zuschauen bedeutet das nichts: { $text }. Tippe hilfe, um zu hören, was du tippen kannst.
together-talk-keys = { $say }: am Tisch etwas sagen. { $who }: wer hier ist.
together-talk-typed = Tippe wer, gehen oder sag und einen Text. Für eine Person tippe anstupsen, ignorieren, stumm oder computer und ihren Namen.
filter-talk = Im Verlauf steht, was am Tisch gesprochen wurde.

## Was mit der Adresse verlangt werden kann
together-help-tables = tables: die Tische des Hauses, jeder in einer Zeile.
together-help-play = play: Tisch öffnen, auch mit --seats, --computers, --level, --rulebook, --rule, --private, --hints, --chance, --seed, --reading, --pace, --braille, --notation.
together-help-join = join und ein Code: sich an einen Tisch setzen. Gäste bekommen mit dem Code ihres Platzes dahinter ihren Platz zurück.
together-help-watch = watch und ein Code: an einem Tisch zuschauen.
together-help-all = Zu all dem passen --language, etwa --language de, und --help.

## Was getippt wird
typed-say = sag, sage, sagen
typed-who = wer, wer ist da
typed-begin = anfangen, fang an, beginnen, ich fange an, ich fang an, fangen wir an, wir fangen an, lass uns anfangen, starten, los geht s
typed-leave = gehen, weggehen, ich gehe, ich geh, tschüss, tschüs
typed-give-up = aufgeben, ich gebe auf, gib auf, spiel aufgeben
typed-again-match = nochmal, noch ein spiel, noch eine partie, revanche, noch mal, noch einmal, noch eins, noch eine runde, nochmal bitte, noch ein spiel bitte, revanche bitte, ich will revanche, ja noch eins, ja nochmal, noch ne runde, gleich noch ne runde, komm noch ne runde, los noch ne runde, los gleich noch ne runde, und noch ne runde, na dann noch ne runde, ja noch ne runde, bitte noch ne runde, gleich noch eine runde, komm noch eine runde, los noch eine runde, los gleich noch eine runde, und noch eine runde, na dann noch eine runde, ja noch eine runde, bitte noch eine runde, noch a runde, gleich noch a runde, komm noch a runde, los noch a runde, los gleich noch a runde, und noch a runde, na dann noch a runde, ja noch a runde, bitte noch a runde, noch ne partie, gleich noch ne partie, gleich noch eine partie, noch n spiel, noch ein spielchen, gleich noch ein spiel, gleich noch eins, gleich noch mal, gleich nochmal, auf ein neues, neues spiel, neue runde, neue partie, ne neue runde, noch ne runde bitte, noch eine runde bitte, los noch mal, los nochmal, komm noch eins, eine runde geht noch, ne runde geht noch
typed-rename = nenn mich, ich heiße
typed-delete-account = mein konto löschen, lösch mein konto
typed-nudge = anstupsen, stups
typed-ignore = ignorieren, ignoriere
typed-silence = stumm
typed-remove = wegschicken, schick weg, schicke weg
typed-computer = computer
typed-let-in = lass herein, lasse herein, hereinlassen

## Auf dem Weg zu einem Haus
join-calling = Die Verbindung zu { $address } wird aufgebaut.
join-calling-keys = { $back } bricht ab.
join-lost = Die Verbindung zum Haus ist unterbrochen. Das Spiel versucht es weiter; dein Platz wartet auf dich.
join-back = Die Verbindung zum Haus steht wieder.
join-unreachable = Unter { $address } ist kein Haus, oder es ist nicht zu erreichen.
join-strange = { $address } hat einen neuen Schlüssel; gesendet wurde nichts. Der alte steht in { $path }.
join-refused = Das Haus unter { $address } hat dich nicht hereingelassen.
join-uninvited = Das Haus unter { $address } ist privat; hinein kommt man nur mit einer Einladung.
join-invitation-ask = Dieses Haus ist privat. Tippe die Einladung, zehn Zeichen.
join-nonsense = Dieses Programm versteht das Haus unter { $address } nicht. Vielleicht ist das Haus neuer. Was hilft, sagt access-uno doctor.

## Ein Haus öffnen
serve-open = Das Haus ist offen unter { $address }
serve-only-here = Hinein kommt man nur von diesem Computer aus. Damit andere hineinkommen, starte mit --listen all:{ $port }.
serve-key = Der Schlüssel in { $path } lässt sich nicht lesen oder schreiben.
serve-backup = Das Haus ist in { $path } kopiert.
serve-backup-other = { $path } ist keine ältere Kopie und wird deshalb nicht ersetzt. Nenne eine andere Datei.
serve-store = { $code ->
    [in-use] Dieses Haus ist schon in einem anderen Fenster offen: { $path }. Schließe es dort zuerst.
    [disk-full] Für { $path } ist kein Platz mehr.
    [broken] { $path } ist kein Speicher eines Hauses.
    [cannot-reach] Kein NATS-Server mit JetStream antwortet: { $path }.
    [too-few] Drei NATS-Server müssen zu einem Cluster gehören, und nicht alle sind darin: { $path }.
    [nats-login] NATS verlangt einen anderen Benutzer oder ein anderes Passwort: { $path }.
    [nats-too-old] Der NATS-Server hat Version { $path }; ein Haus braucht 2.11 oder neuer.
    [other-version] In diesem Haus läuft ein Server einer anderen Version: { $path }. Beende ihn zuerst.
    [newer-version] Dieses Haus wurde schon mit einer neueren Version dieses Programms geöffnet. Installiere diese Version.
    [wrong-settings] Ein Stream in NATS wurde mit anderen Einstellungen angelegt: { $path }.
   *[cannot-write] { $path } lässt sich nicht öffnen.
}
serve-port = Unter { $address } ist das Haus nicht erreichbar: { $why ->
    [in-use] ein anderes Programm benutzt diesen Port
    [reserved] Ports unter 1024 sind dem Systemverwalter vorbehalten
    [elsewhere] dieser Computer hat diese Adresse nicht
   *[other] das System lässt es nicht zu
}.
serve-opened = Das Haus ist offen. Andere kommen mit dieser Adresse hinein: { $address }

## Warum das Haus einen Besuch beendet
closed-house-full = Das Haus ist voll. Bitte komm später wieder.
closed-address-full = Aus deinem Netz sind schon zu viele da. Bitte komm später wieder.
closed-too-many-accounts = Aus deinem Netz sind zu viele Neue gekommen. Bitte komm in ein paar Minuten wieder.
closed-banned = Die Verwaltung lässt dich nicht hinein.
closed-account-deleted = Dein Konto ist gelöscht. Auf Wiedersehen.
closed-no-guests = Dieses Haus lässt niemanden ohne SSH-Schlüssel hinein.
closed-members-only = Dieses Haus ist privat. Du brauchst eine Einladung.
invitation-wanted = Dieses Haus ist privat. Du brauchst eine Einladung mit zehn Zeichen oder die sechs Ziffern für dein zweites Gerät.
invitation-ask = Einladung:
closed-newer-connection = Du bist von woanders hereingekommen, darum endet dieser Besuch.
closed-name-taken = Dein Name ist hier gerade vergeben, darum kannst du nicht hereinkommen. Bitte komm später wieder.
closed-server-ends = Das Haus schließt jetzt. Alle Spiele bleiben erhalten.
closed-wrong-protocol = Dieses Haus spricht eine andere Version des Protokolls.
closed-line-too-long = Diese Zeile war zu lang.
closed-not-kept = Das Haus kann gerade nichts speichern, darum kommt niemand hinein.
left-removed = Du bist vom Tisch weggeschickt worden.
left-closed = Der Tisch ist geschlossen worden.

## Was das Haus ablehnt
refused-name-empty = Ein Name braucht mindestens einen Buchstaben.
refused-name-too-long = Der Name ist zu lang; 32 Zeichen sind erlaubt.
refused-name-with-mark = Im Namen steht ein Doppelpunkt, Komma, Gleichheitszeichen, senkrechter Strich oder eine Raute; das geht nicht.
refused-name-with-control = Im Namen steht ein unsichtbares Zeichen; das geht nicht.
# same as: error-name-bare-accent, usage-wrong-player
refused-name-bare-accent = Ein Name kann nicht mit einem einzelnen Akzent beginnen.
refused-name-taken = So heißt hier schon jemand: { $name }.
refused-has-name = Du hast schon den Namen { $name }.
refused-device-code-wrong = Dieser Code gilt nicht oder nicht mehr.
# same as: refused-device-code-wrong
refused-invitation-wrong = Dieser Code gilt nicht oder nicht mehr.
refused-not-private = Dieses Haus steht allen offen, eine Einladung ist nicht nötig.
refused-guests-have-no-devices = Gäste können kein zweites Gerät hinzufügen. Das geht nur mit einem SSH-Schlüssel.
refused-guests-have-no-account = Gäste haben kein Konto. Komm mit einem SSH-Schlüssel.
refused-at-table = Verlass zuerst den Tisch.
refused-has-seat = Du hast einen Platz im Spiel am Tisch { $code }. Spiel es erst zu Ende oder gib es auf.
refused-too-often = Zu oft. Bitte warte ein wenig.
refused-too-many-accounts = Aus deinem Netz sind zu viele Neue gekommen. Bitte versuch es in ein paar Minuten wieder.
refused-too-many-codes = Aus deinem Netz kamen zu viele falsche Codes. Bitte warte ein paar Sekunden.
refused-too-many-public-tables = Aus deinem Netz wurden zu viele Tische geöffnet. Ein privater geht noch.
refused-at-no-table = Du bist an keinem Tisch.
refused-no-table = Es gibt keinen Tisch { $code }.
refused-no-free-seat = Am Tisch { $code } ist kein Platz frei. Du kannst zuschauen.
refused-no-seat-for = An diesem Tisch ist für { $name } kein Platz frei.
refused-sits-here = { $name } sitzt schon an diesem Tisch.
refused-seat-waits = Am Tisch { $code } ist kein Platz frei. Der Platz von { $name } wartet auf den Gast, der ihn hatte.
refused-seat-code-wrong = Das ist nicht der Code eines Platzes an diesem Tisch.
refused-seat-of-guest = So bekommen nur Gäste einen Platz zurück. Komm ohne SSH-Schlüssel.
refused-no-guest-seat = In keinem Spiel am Tisch { $code } hat ein Gast namens { $name } einen Platz.
refused-nobody-at-table = Am Tisch { $code } ist niemand, der dich hereinlassen könnte.
refused-no-claim = { $name } hat nicht um einen Platz gebeten.
refused-own-table = Am Tisch { $code } hast du einen Platz, darum kannst du dort nicht nur zuschauen.
refused-begun = Das Spiel hat schon angefangen.
refused-not-begun = Das Spiel hat noch nicht angefangen.
refused-too-few-players = Mindestens { $least } müssen mitspielen. Nimm einen Computerspieler dazu oder warte auf andere.
refused-too-many-tables = Du hast schon { $count } Tische. Geh an einen davon und gib das Spiel auf, oder verlass ihn, wenn dort keins läuft. Dann kannst du einen neuen öffnen.
refused-not-owner = Das kann hier nur { $name }.
refused-watching = Du schaust hier nur zu.
refused-not-yet-back = Einen Augenblick: Dein Platz wird dir gerade zurückgegeben.
refused-nobody-of-that-name = Hier heißt niemand { $name }.
refused-not-away = { $name } ist nicht weg.
refused-not-away-long = { $name } ist noch keine Minute weg. { $seconds ->
    [one] In einer Sekunde darf ein Computerspieler übernehmen.
   *[other] In { $seconds } Sekunden darf ein Computerspieler übernehmen.
}
refused-try-again = Das kam gleichzeitig mit etwas anderem. Bitte versuche es noch einmal.
refused-nothing-said = Der Text ist leer.
refused-talk-too-long = Das ist zu lang; { $count } Zeichen sind erlaubt.
refused-talk-too-fast = Nicht so schnell: nur eine Zeile alle zwei Sekunden.
refused-muted = Die Verwaltung hat dich stumm geschaltet.
refused-silenced = An diesem Tisch hört dich niemand.
refused-nudged-too-often = { $name } ist vor weniger als einer Minute gefragt worden.
refused-too-many-ignored = Mehr Leute kannst du nicht ignorieren.
refused-no-friend = { $name } ist weder mit dir befreundet noch an deinem Tisch.
refused-too-many-friends = Bei { $name } sind keine weiteren Freunde oder Anfragen möglich.
refused-not-here = { $name } ist nicht da.
refused-no-match = Du hast kein Spiel, das so heißt.
refused-not-admin = Das kann nur die Verwaltung.
refused-is-admin = { $name } gehört zur Verwaltung und kann weder stumm geschaltet noch weggeschickt werden.
refused-not-kept = Das Haus kann gerade nichts speichern, darum wurde das nicht ausgeführt.
refused-wrong-seats = { usage-wrong-seats }
refused-no-own-seat = Einer der { $count } Plätze muss deiner sein.
refused-unknown-rulebook = Es gibt keine Spielanleitung { $name }.
refused-seed-with-others = Einen Startwert kann man nur wählen, wo sonst niemand mitspielt.
refused-stale = Vorher ist etwas anderes geschehen, darum wurde das nicht ausgeführt.
refused-no-action = Das ist keine Aktion: { $action }.
refused-no-json = Das war kein JSON-Objekt.
refused-unknown-wish = Es gibt keine Anfrage { $what }.
refused-missing = Zur Anfrage { $what } gehört { $field }.
refused-wrong-field = Diesen Wert kann das Feld { $field } nicht haben.
refused-hello-first = Zuerst kommt hello.
refused-name-first = Wähle zuerst einen Namen.
refused-wrong-protocol = Dieses Haus spricht die Version { $known } des Protokolls.
refused-settings-too-long = So viele Einstellungen lassen sich nicht speichern.

## Befehlszeilen
usage-no-command = { $nearest ->
    [none] Den Befehl { $command } gibt es hier nicht. Es gibt tables, play, join, watch und help.
   *[other] Den Befehl { $command } gibt es hier nicht. Meinst du { $nearest }?
}
usage-wrong-code = { $text } ist kein Code. Ein Tisch hat sechs Ziffern, eine Einladung zehn Zeichen.
usage-wrong-address = { $address } ist keine Adresse. Eine Adresse sieht aus wie example.org:8022.
usage-backup-of-file = { $store } ist keine Datei: --backup kopiert die Datei eines Hauses.
usage-wrong-store = { $store } ist kein Ort, an dem ein Haus etwas speichern kann.
usage-wrong-proxy = { $address } ist keine Adresse eines Proxys. Nötig ist seine IPv4- oder IPv6-Adresse.
usage-wrong-admin = { $admin } ist kein Schlüssel für die Verwaltung. Nötig ist die Datei eines öffentlichen Schlüssels oder sein Fingerabdruck, der mit SHA256 beginnt.
usage-wrong-members = { $path } ist keine Liste öffentlicher Schlüssel. Nötig ist eine Datei mit einem Schlüssel je Zeile.
usage-no-nats = Für NATS fehlt ein Paket. Gib ein: { $command }
help-serve = Öffnet ein Haus, in dem andere über SSH mit dir spielen.
help-join = Geht in ein Haus, etwa example.org:8022, und dort an den Tisch mit dem angegebenen Code.
help-option-listen = Unter welcher Adresse das Haus erreichbar ist, etwa all:8022 für alle Adressen dieses Computers. Mehrmals möglich.
help-option-trusted-proxy = Ein Proxy, der mit dem PROXY-Protokoll, Version 2, sagt, woher jemand kommt. Mehrmals möglich.
help-option-store = Die Datei, in der das Haus alles speichert; oder die NATS-Server, die sich alle Server des Hauses teilen.
help-option-guests = Ob Leute ohne SSH-Schlüssel hineindürfen. Auch ohne Gäste kommen Unbekannte mit einem neuen Schlüssel hinein, außer in ein privates Haus.
help-option-members = Macht das Haus privat: Hinein kommt nur, wer einen Schlüssel in dieser Datei oder eine Einladung hat. Jede Zeile ist ein öffentlicher Schlüssel.
help-option-admin = Die Datei oder der Fingerabdruck eines Schlüssels, mit dem man stumm schalten, wegschicken und Tische schließen darf. Mehrmals möglich.
help-option-backup = Kopiert in diese Datei, was das Haus aufbewahrt, auch während es offen ist, und endet dann. Eine ältere Kopie wird ersetzt.
help-option-host-key = Die Datei mit dem Schlüssel, an dem man das Haus erkennt.
help-option-name = Wie du dort heißen willst.
help-option-watch = Du schaust am Tisch zu, statt dich zu setzen.
