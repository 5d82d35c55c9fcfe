# Lange Texte: Überschriften und Suchen.

reader-help-headings = { $next-heading } oder { $page-down } springt zur nächsten Überschrift, { $previous-heading } oder { $page-up } zur vorigen, und { $headings } listet alle Überschriften auf.
reader-help-search = { $search } sucht ein Wort, { $next-hit } springt zur nächsten Fundstelle, { $previous-hit } zur vorigen.
reader-help-typed-search = Tippe suche und ein Wort, dann nächste fundstelle oder vorige fundstelle.
reader-help-typed-headings = Tippe nächste überschrift oder vorige überschrift. Mit überschriften wählst du eine aus.
reader-how = Weiter: { $next }. Andere Tasten: { $help }.
reader-how-typed = Weiter: Eingabetaste. Was sonst geht: tippe hilfe.
reader-headings = Welche Überschrift?
reader-no-headings = Dieser Text hat keine Überschriften.
reader-no-heading-after = Danach kommt keine Überschrift mehr.
reader-no-heading-before = Davor steht keine Überschrift.
reader-search-ask = Welches Wort suchst du?
reader-nothing-searched = Es wurde noch nichts gesucht.
reader-not-found = { $text } kommt in diesem Text nicht vor.
reader-from-start = Wieder vom Anfang an.
reader-from-end = Wieder vom Ende her.
typed-reader-heading = nächste überschrift, überschrift
typed-reader-heading-before = vorige überschrift, überschrift davor
typed-reader-headings = überschriften, inhalt
typed-reader-search = suche nach, suche, suchen, finde
typed-reader-hit = nächste fundstelle, weitersuchen
typed-reader-hit-before = vorige fundstelle
