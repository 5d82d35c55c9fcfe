"""A text that is being typed, and the cursor in it, as a value.

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
    """The text before the cursor, and the text from it on."""

    before: str = ""
    after: str = ""

    @property
    def text(self) -> str:
        return self.before + self.after

    @property
    def cursor(self) -> int:
        """How many characters are before the cursor."""
        return len(self.before)

    @property
    def here(self) -> str:
        """The character at the cursor; empty at the end."""
        return self.after[:1]

    def typed(self, more: str) -> Self:
        """Return the draft with something typed; an accent after its letter becomes one character with it."""
        before = unicodedata.normalize("NFC", self.before + more)
        return self.but(before=before[: LONGEST - len(self.after)])

    def at(self, place: int) -> Self:
        """Return the draft with the cursor there, or as near as possible."""
        place = min(max(0, place), len(self.text))
        return self.but(before=self.text[:place], after=self.text[place:])

    def left(self) -> Self:
        return self.at(self.cursor - 1)

    def right(self) -> Self:
        return self.at(self.cursor + 1)

    def home(self) -> Self:
        return self.at(0)

    def end(self) -> Self:
        return self.at(len(self.text))

    def backspace(self) -> Self:
        """Remove the character before the cursor."""
        return self.but(before=self.before[:-1])

    def delete(self) -> Self:
        """Remove the character at the cursor."""
        return self.but(after=self.after[1:])

    def clear(self) -> Self:
        """Remove all before the cursor."""
        return self.but(before="")
