## Mehrere Server, die ein Haus sind
closed-moves = Dieser Server des Hauses schließt. Alle Spiele bleiben erhalten, und unter { $address } geht es weiter.
help-option-announce = Die Adresse, unter der bei mehreren Servern die Gäste der anderen hier hereinkommen.
