# What can be done now, as on a button.

deed-back = Zurück
deed-explain = Erklären
deed-take = Text übernehmen
deed-next = Nächster Absatz
deed-previous = Voriger Absatz
deed-headings = Überschriften
deed-search = Suchen
deed-go-on = Weiter
deed-try-again = Noch einmal versuchen
deed-sit-down = Meine Karten zeigen
deed-answer = Die Frage beantworten
deed-keys = Hilfe
deed-repeat = Noch einmal sagen
deed-deal = Nächste Runde
