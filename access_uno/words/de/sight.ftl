# Für alle, die mit den Augen lesen: wie Zeilen und Karten aussehen.

setting-theme = { $value ->
    [dark] Der Text ist weiß auf schwarzem Grund.
    [light] Der Text ist schwarz auf weißem Grund.
    [yellow] Der Text ist gelb auf schwarzem Grund.
    [none] Nichts hat eine Farbe: Buchstaben und Formen zeigen die Karten.
   *[terminal] Der Text hat die Farben deines Terminals.
}
setting-theme-ask = Welche Farben?

command-large-hand = zeigt deine Karten groß auf dem Bildschirm.
command-large-top = zeigt die oberste Karte groß auf dem Bildschirm.
typed-large-hand = lupe, zoom, grosse karten
typed-large-top = lupe oben, zoom oben, oberste gross
sight-only = Große Karten gibt es nur, wenn du in den Einstellungen wählst, dass du mit den Augen liest.

sight-more = noch { $count }
