## The first start, and the first game

first-language-typed = Nederlands: typ { $number } en druk op Enter.
first-terminal-sounding = Je schermlezer leest, met geluiden.
first-terminal-silent = Je schermlezer leest, zonder geluiden.
start-first = Een eerste spel
first-name-ask = Hoe heet je? Typ je naam en druk op { $take }.
