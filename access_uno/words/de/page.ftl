# Die Seite im Browser: wie sie ihre Teile nennt. Was in Klammern steht, wird dort eingesetzt.

browser-open = Das Spiel ist in deinem Browser. Falls er nicht aufgegangen ist, öffne diese Adresse: { $address }
page-not-yours = Diese Adresse ist verbraucht oder nicht die dieses Spiels. Starte das Spiel noch einmal, dann bekommst du eine neue.
page-elsewhere = Das Spiel geht in einem anderen Fenster weiter.
page-ended = Das Spiel ist beendet. Du kannst diese Seite schließen.
page-gone = Das gibt es nicht mehr.

page-deeds = Was du tun kannst
page-happened = Was geschehen ist
page-hand = Deine Hand, Karten: { $count }
page-top = Oberste Karte: { $what }
page-colour = Farbe: { $what }
page-pile = Kartenstock: { $what }
page-player = { $name }, Karten: { $cards }, Punkte: { $points }
page-on-turn = am Zug
page-you = das bist du
page-away = abwesend
page-computer = vom Computer gespielt
page-place = { $place } von { $count }
page-fits = passt
page-pad = Tasten des Spiels. Das Fragezeichen nennt sie.
page-cut = Die Verbindung ist weg. Die Seite versucht weiter, sie wiederherzustellen.
page-meanwhile = Inzwischen neue Zeilen: { $count }. Die letzte: { $text }

setting-page-keys = { $value ->
    [on] Im Browser spielst du mit einzelnen Tasten.
   *[off] Im Browser spielst du mit Schaltflächen, nicht mit einzelnen Tasten.
}
setting-page-keys-ask = Sollen einzelne Tasten im Browser spielen?
