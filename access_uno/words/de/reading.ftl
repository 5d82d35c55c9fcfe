# Lange Texte: Überschriften und Suchen.

reader-help-headings = H geht zur nächsten Überschrift, Umschalt H zur vorigen, und L listet alle Überschriften auf.
reader-help-search = S sucht ein Wort, N geht zur nächsten Fundstelle, Umschalt N zur vorigen.
reader-help-typed-search = Tippe suche und ein Wort, um es zu finden, nächste Fundstelle für die nächste, vorige Fundstelle für die davor.
reader-help-typed-headings = Tippe nächste Überschrift oder vorige Überschrift, oder Überschriften, um eine zu wählen.
reader-help-more = H geht zur nächsten Überschrift, S sucht ein Wort.
reader-help-more-typed = Tippe Überschriften, um eine zu wählen, oder suche und ein Wort.
reader-headings = Welche Überschrift?
reader-no-headings = Dieser Text hat keine Überschriften.
reader-no-heading-after = Danach kommt keine Überschrift mehr.
reader-no-heading-before = Davor steht keine Überschrift.
reader-search-ask = Welches Wort suchst du?
reader-nothing-searched = Es wurde noch nichts gesucht.
reader-not-found = { $text } kommt in diesem Text nicht vor.
reader-from-start = Wieder vom Anfang an.
reader-from-end = Wieder vom Ende her.
typed-reader-heading = nächste Überschrift, Überschrift
typed-reader-heading-before = vorige Überschrift, Überschrift davor
typed-reader-headings = Überschriften, Inhalt
typed-reader-search = suche nach, suche, suchen, finde
typed-reader-hit = nächste Fundstelle, weitersuchen
typed-reader-hit-before = vorige Fundstelle
