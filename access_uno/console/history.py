"""What was said, to read again at any speed."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import islice
from typing import Final, Literal

from access_uno.words import Message

Filter = Literal["all", "mine", "others", "score", "talk"]
FILTERS: Final[tuple[Filter, ...]] = ("all", "mine", "others", "score", "talk")
LONGEST: Final = 1000


class History:
    """The messages of one person, the oldest first; a place among them; and the kind to walk through."""

    def __init__(self) -> None:
        self._messages: deque[Message] = deque(maxlen=LONGEST)
        self._place = 0
        self.filter: Filter = "all"

    def add(self, message: Message) -> bool:
        """Add a message: walking back begins there. Return False if it is there already."""
        is_new = not any(known is message for known in self._messages)
        if is_new:
            self._messages.append(message)
        self._place = len(self._messages)
        return is_new

    @property
    def last(self) -> Message | None:
        """The message that was added last."""
        return self._messages[-1] if self._messages else None

    def since(self, message: Message | None, unread: Iterable[Message]) -> list[Message]:
        """Return the messages after this one, with what is still unread; all if it is not there any more."""
        told = [*self._messages, *unread]
        place = next((place for place, known in enumerate(told) if known is message), -1)
        return told[place + 1 :]

    def moves(self, count: int) -> list[Message]:
        """Return the last messages about what happened at the table, at most so many."""
        found = (message for message in reversed(self._messages) if message.tells and not message.asks)
        return list(islice(found, count))[::-1]

    def next_filter(self) -> Filter:
        """Walk through another kind, from the newest; talk is offered only if there was any."""
        self.filter = FILTERS[(FILTERS.index(self.filter) + 1) % len(FILTERS)]
        if self.filter == "talk" and all(message.kind != "talk" for message in self._messages):
            self.filter = "all"
        self._place = len(self._messages)
        return self.filter

    def back(self, heard: Message | None) -> Message | None:
        """Return the message before; None at the oldest. The message just heard is skipped."""
        begins = self._place == len(self._messages) > 0 and heard is self._messages[-1]
        return self._go(range(self._place - 1 - begins, -1, -1))

    def forward(self) -> Message | None:
        """Return the message after; None at the newest."""
        return self._go(range(self._place + 1, len(self._messages)))

    def oldest(self) -> Message | None:
        return self._go(range(len(self._messages)))

    def newest(self) -> Message | None:
        """Return the last message of the kind."""
        return self._go(range(len(self._messages) - 1, -1, -1))

    def _go(self, places: range) -> Message | None:
        for place in places:
            if self.filter == "all" or self._messages[place].kind == self.filter:
                self._place = place
                return self._messages[place]
        return None
