## Mehrere Server, die ein Haus sind
closed-moves = Dieser Server des Hauses schließt. Alle Spiele bleiben erhalten, und unter { $address } geht es weiter.
help-option-announce = Bei mehreren Servern: die Adresse, unter der Gäste der anderen hier hereinkommen.
