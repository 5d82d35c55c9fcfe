## The first start, and the first game

first-language-typed = Per l'italiano scrivi { $number } e premi Invio.
first-terminal-sounding = Legge il tuo screen reader, con suoni.
first-terminal-silent = Legge il tuo screen reader, senza suoni.
start-first = Una prima partita
first-name-ask = Come ti chiami? Scrivilo e premi Invio.
