"""A text that is being typed, and the place in it where one is: pure.

>>> draft = Draft().typed("Anma").left().left().delete().typed("n")
>>> draft.text, draft.here, draft.cursor
('Anna', 'a', 3)
"""

from __future__ import annotations

import unicodedata
from typing import Final, Self

from access_uno.engine.values import Value

LONGEST: Final = 700


class Draft(Value):
    """What stands before the cursor, and what stands from it on."""

    before: str = ""
    after: str = ""

    @property
    def text(self) -> str:
        """All of it."""
        return self.before + self.after

    @property
    def cursor(self) -> int:
        """How many characters are before the cursor."""
        return len(self.before)

    @property
    def here(self) -> str:
        """The character at the cursor; at the end there is none."""
        return self.after[:1]

    def typed(self, more: str) -> Self:
        """With something typed; an accent that comes after its letter becomes one character with it."""
        before = unicodedata.normalize("NFC", self.before + more)
        return self.but(before=before[: LONGEST - len(self.after)])

    def at(self, place: int) -> Self:
        """With the cursor there, or as near as can be."""
        place = min(max(0, place), len(self.text))
        return self.but(before=self.text[:place], after=self.text[place:])

    def left(self) -> Self:
        """One character back."""
        return self.at(self.cursor - 1)

    def right(self) -> Self:
        """One character on."""
        return self.at(self.cursor + 1)

    def home(self) -> Self:
        """To the beginning."""
        return self.at(0)

    def end(self) -> Self:
        """Behind the last character."""
        return self.at(len(self.text))

    def backspace(self) -> Self:
        """Without the character before the cursor."""
        return self.but(before=self.before[:-1])

    def delete(self) -> Self:
        """Without the character at the cursor."""
        return self.but(after=self.after[1:])

    def clear(self) -> Self:
        """Without what stands before the cursor."""
        return self.but(before="")
