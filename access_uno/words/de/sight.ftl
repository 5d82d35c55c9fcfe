# Für alle, die mit den Augen lesen: wie Zeilen und Karten aussehen.

setting-theme = { $value ->
    [dark] Die Zeilen sind weiß auf schwarz.
    [light] Die Zeilen sind schwarz auf weiß.
    [yellow] Die Zeilen sind gelb auf schwarz.
    [none] Nichts hat eine Farbe: Buchstaben und Formen zeigen, welche Karte es ist.
   *[terminal] Die Zeilen haben die Farben deines Terminals.
}
setting-theme-ask = Welche Farben?

command-large-hand = zeigt deine Karten groß auf dem Bildschirm.
command-large-top = zeigt die oberste Karte groß auf dem Bildschirm.
typed-large-hand = lupe, zoom
typed-large-top = lupe oben, zoom oben
sight-only = Große Karten sind für die Augen. Es gibt sie, wenn du in den Einstellungen wählst, dass du mit den Augen liest.
