# Voor wie met de ogen leest: hoe regels en kaarten eruitzien.

setting-theme = { $value ->
    [dark] De tekst is wit op zwart.
    [light] De tekst is zwart op wit.
    [yellow] De tekst is geel op zwart.
    [none] Niets heeft een kleur: letters en vormen tonen welke kaart het is.
   *[terminal] De tekst heeft de kleuren van je terminal.
}
setting-theme-ask = Welke kleuren?

command-large-hand = toont je kaarten groot op het scherm.
command-large-top = toont de bovenste kaart groot op het scherm.
typed-large-hand = groot, grote kaarten, grote hand
typed-large-top = bovenste groot, grote bovenste kaart
sight-only = Grote kaarten zijn er alleen als je in de instellingen kiest dat je met de ogen leest.

sight-more = nog { $count }
