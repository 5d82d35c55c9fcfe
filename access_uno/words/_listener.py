"""A listener: at which seat, in which words, and what the players are called."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from access_uno.text.sanitize import sanitize
from access_uno.words.words import Words


class Listener:
    """The listener at one seat, or the public (None)."""

    def __init__(self, words: Words, names: Sequence[str], seat: int | None = None) -> None:
        self.words = words
        self.names = [sanitize(name) for name in names]
        self.seat = seat

    def person(self, subject: int, affected: int | None = None) -> str:
        """Return which variant of a message about these seats the listener hears."""
        if self.seat is None:
            return "others"
        return "you" if subject == self.seat else "to_you" if affected == self.seat else "others"

    def raw(self, name: str, /, person: str = "others", verbosity: str = "normal", **variables: Any) -> str:
        """Return the text of a message to build others with: cards stay marked, variables must be plain."""
        return self.words.raw(name, variables, verbosity, person)

    def name(self, seat: int) -> str:
        """Return a player as in a list; the listener is "you"."""
        return self.raw("you") if seat == self.seat else self.names[seat]

    def players(self, seats: Iterable[int], how: str = "and") -> Any:
        """Return several players, as a variable."""
        return self.words.join([self.name(seat) for seat in seats], how)

    def each(self, numbers: Sequence[int]) -> Any:
        """Return every player with a number, such as "Anna 20", as a variable."""
        items = [
            self.raw("n-each", who=self.name(seat), count=self.words.number(number))
            for seat, number in enumerate(numbers)
        ]
        return self.words.join(items)
