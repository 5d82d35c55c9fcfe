# Lange teksten: koppen en zoeken.

reader-help-headings = Met { $next-heading } of { $page-down } ga je naar de volgende kop, met { $previous-heading } of { $page-up } naar de vorige, en { $headings } noemt alle koppen.
reader-help-search = { $search } zoekt een woord. Met { $next-hit } ga je naar de volgende plaats waar het staat, met { $previous-hit } naar de vorige.
reader-help-typed-search = Typ zoek en een woord, en dan volgende plaats of vorige plaats.
reader-help-typed-headings = Typ volgende kop of vorige kop, of koppen om er één te kiezen.
reader-how = Verder: { $next }. Andere toetsen: { $help }.
reader-how-typed = Verder: Enter. Andere opdrachten: typ hulp.
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
