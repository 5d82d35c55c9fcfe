## The first start, and the first game

first-language-typed = Per l'italiano scrivi { $number } e premi Invio.
first-terminal-sounding = Con lo screen reader e i suoni.
first-terminal-silent = Con lo screen reader, senza suoni.
start-first = Una prima partita
first-name-ask = Come ti chiami? Scrivilo e premi { $take }.
