## The first start, and the first game

first-language-typed = Per l'italiano scrivi { $number } e premi Invio.
first-terminal-sounding = Il tuo screen reader legge il terminale, con brevi suoni.
first-terminal-silent = Il tuo screen reader legge il terminale, senza suoni.
start-first = Subito una prima partita
first-name-ask = Come ti chiami? Scrivilo e premi Invio.
