# Die Seite im Browser: wie sie ihre Teile nennt. Was in Klammern steht, wird dort eingesetzt.

start-browser = Im Browser spielen
browser-open = Das Spiel läuft in deinem Browser. Falls er sich nicht geöffnet hat, öffne diese Adresse: { $address }
page-not-yours = Diese Adresse wurde schon benutzt oder gehört zu einem anderen Spiel. Starte das Spiel noch einmal, dann bekommst du eine neue.
page-elsewhere = Das Spiel geht in einem anderen Fenster weiter.
page-ended = Das Spiel ist beendet. Du kannst diese Seite schließen.
page-gone = Das gibt es nicht mehr.

page-deeds = Was du tun kannst
page-happened = Was geschehen ist
page-hand = Deine Hand, Karten: { $count }
page-top = Oberste Karte: { $what }
page-colour = Farbe: { $what }
page-pile = { RULEBOOK() ->
    [braille-de] Stapel
   *[common] Kartenstock
}: { $what }
page-player = { $name }, Karten: { $cards }, Punkte: { $points }
page-on-turn = am Zug
page-you = das bist du
page-away = gerade weg
# same as: called-computers
page-computer = Computerspieler
page-place = { $place } von { $count }
page-fits = passt
page-pad = Tasten des Spiels. { $keys } nennt sie.
page-notify = Benachrichtigen, wenn ich am Zug bin
page-cut = Die Verbindung ist weg. Die Seite versucht weiter, sie wiederherzustellen.
page-back = Wieder verbunden.
page-unsent = Keine Verbindung, also ist nichts geschehen. Bitte warte.
page-lost = Was du zuletzt getan hast, ist nicht angekommen. Mach es noch einmal, wenn du es noch willst.
page-meanwhile = Neue Meldungen: { $count }. Die letzte: { $text }

page-help-answers = Die Antworten auf eine Frage und die Einträge eines Menüs sind Schaltflächen.
page-help-cards = Jede Karte deiner Hand ist eine Schaltfläche, mit der du sie legst.
page-help-deeds = Was du sonst tun kannst, steht als Schaltfläche unter dieser Überschrift: { $deeds }.
page-help-happened = Alle Meldungen, seit du da bist, findest du unter dieser Überschrift: { $happened }.
page-help-keys = Dieser Schalter lässt dich mit einzelnen Tasten spielen: { $keys }.

setting-page-keys = { $value ->
    [on] Im Browser spielst du mit einzelnen Tasten.
   *[off] Im Browser spielst du mit Schaltflächen, nicht mit einzelnen Tasten.
}
setting-page-keys-ask = Willst du im Browser mit einzelnen Tasten spielen?

page-who = Wie willst du mit diesem Browser hereinkommen?
page-as-guest = Als Gast, für diesen Besuch
page-as-account = Mit einem Namen, der meiner bleibt, oder mit meinem Konto von einem anderen Gerät
page-left = Du hast das Haus verlassen. Lade die Seite neu, um wiederzukommen.
serve-web = Browser bekommen die Seite unter { $address }
serve-web-behind = Für Browser anderswo muss TLS davorgeschaltet sein: ein Proxy wie Caddy oder nginx, oder --web-certificate und --web-key.
serve-certificate = Das Zertifikat { $path } oder sein Schlüssel { $key } ist nicht zu gebrauchen.
help-option-web = Wo Browser die Seite des Hauses bekommen. Ohne Zertifikat nur auf diesem Computer.
help-option-web-certificate = Das Zertifikat für die Seite, eine PEM-Datei.
help-option-web-key = Der Schlüssel des Zertifikats, eine PEM-Datei.
usage-web-certificate-and-key = --web-certificate und --web-key gehören zusammen, und zu --web.
usage-web-without-certificate = Seiten von { $address } könnte unterwegs jeder lesen. Nimm --web-certificate und --web-key, oder localhost hinter einem Proxy.

page-button = die Schaltfläche { $what }
page-card-button = die Schaltfläche der Karte in deiner Hand
hand-over-page = Jetzt ist { $name } auf dieser Seite dran. Wenn du so weit bist, drücke die Schaltfläche { $what }.
