## The first start, and the first game

first-language-typed = For English, type { $number } and press Enter.
first-terminal-sounding = Your screen reader reads, with sounds.
first-terminal-silent = Your screen reader reads, without sounds.
start-first = First game
first-name-ask = What's your name? Type it and press { $take }.
