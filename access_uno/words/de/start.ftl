## The first start, and the first game

first-language-typed = Für Deutsch tippe { $number } und drücke die Eingabetaste.
first-terminal-sounding = Dein Screenreader liest, mit Klängen.
first-terminal-silent = Dein Screenreader liest, ohne Klänge.
start-first = Ein erstes Spiel
first-name-ask = Wie heißt du? Tippe deinen Namen, dann { $take }.
