# What can be done now, as on a button.

deed-back = Terug
deed-explain = Uitleggen
deed-take = Tekst overnemen
deed-next = Volgende alinea
deed-previous = Vorige alinea
deed-headings = Koppen
deed-search = Zoeken
deed-go-on = Verder
deed-try-again = Nog eens proberen
deed-sit-down = Mijn kaarten laten zien
deed-answer = De vraag beantwoorden
deed-keys = Hulp
deed-repeat = Nog eens zeggen
deed-deal = Volgende ronde
