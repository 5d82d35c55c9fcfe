# Lange teksten: koppen en zoeken.

reader-help-headings = H gaat naar de volgende kop, Shift H naar de vorige, en L noemt alle koppen.
reader-help-search = S zoekt een woord, N gaat naar de volgende plaats waar het staat, Shift N naar de vorige.
reader-help-typed-search = Typ zoek en een woord om het te vinden. Met volgende plaats ga je naar de volgende keer dat het er staat, met vorige plaats naar de vorige.
reader-help-typed-headings = Typ volgende kop of vorige kop, of koppen om er één te kiezen.
reader-help-more = H gaat naar de volgende kop, S zoekt een woord.
reader-help-more-typed = Typ koppen om er één te kiezen, of zoek en een woord.
reader-headings = Welke kop?
reader-no-headings = Deze tekst heeft geen koppen.
reader-no-heading-after = Hierna komt geen kop meer.
reader-no-heading-before = Hiervoor staat geen kop.
reader-search-ask = Welk woord wil je vinden?
reader-nothing-searched = Je hebt nog geen woord gezocht.
reader-not-found = { $text } komt in deze tekst niet voor.
reader-from-start = Weer vanaf het begin.
reader-from-end = Weer vanaf het einde.
typed-reader-heading = volgende kop, kop
typed-reader-heading-before = vorige kop
typed-reader-headings = koppen, inhoud
typed-reader-search = zoek naar, zoek, vind
typed-reader-hit = volgende plaats, zoek verder
typed-reader-hit-before = vorige plaats
