"""The levels of computer players; each is a module of `players/` and a word in records."""

from typing import Final

FOR_PEOPLE: Final = ("easy", "normal", "hard")
LEVELS: Final = ("random", *FOR_PEOPLE)  # the weakest first: the others are measured against it
