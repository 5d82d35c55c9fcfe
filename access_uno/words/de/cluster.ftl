## Mehrere Server, die ein Haus sind
closed-moves = Dieser Server des Hauses schließt. Alle Spiele bleiben erhalten, und unter { $address } geht es weiter.
help-option-announce = Wenn das Haus mehrere Server hat: die Adresse, unter der Gäste der anderen Server diesen hier erreichen.
