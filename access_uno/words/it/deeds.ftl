# What can be done now, as on a button.

deed-back = Indietro
deed-explain = Spiega
deed-take = Conferma il testo
deed-next = Paragrafo seguente
deed-previous = Paragrafo precedente
deed-headings = Titoli
deed-search = Cerca
deed-go-on = Continua
deed-try-again = Riprova
deed-sit-down = Mostra le mie carte
deed-answer = Rispondi alla domanda
deed-keys = Aiuto
deed-repeat = Ripeti
deed-deal = Prossimo round
