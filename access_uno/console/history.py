"""What was said, to be walked through at one's own pace; and where in it turns begin."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

from access_uno.engine.events import Event, TurnBegan

if TYPE_CHECKING:
    from access_uno.words import Message

Filter = Literal["all", "mine", "others", "score", "talk"]
FILTERS: Final[tuple[Filter, ...]] = ("all", "mine", "others", "score", "talk")
LONGEST: Final = 1000


class History:
    """The messages of one person, the oldest first; a place in them; and which kinds are walked through."""

    def __init__(self) -> None:
        self._messages: deque[Message] = deque(maxlen=LONGEST)
        self._place = 0
        self.filter: Filter = "all"

    def add(self, message: Message) -> None:
        """Something was said: it is where walking back begins."""
        self._messages.append(message)
        self._place = len(self._messages)

    def since(self, message: Message | None) -> list[Message]:
        """The messages after this one; all if it is not there any more."""
        told = list(self._messages)
        place = next((place for place, known in enumerate(told) if known is message), -1)
        return told[place + 1 :]

    def next_filter(self) -> Filter:
        """Walk through another kind, from the newest; where nobody has talked there is no talk to choose."""
        self.filter = FILTERS[(FILTERS.index(self.filter) + 1) % len(FILTERS)]
        if self.filter == "talk" and all(message.kind != "talk" for message in self._messages):
            self.filter = "all"
        self._place = len(self._messages)
        return self.filter

    def back(self, heard: Message | None) -> Message | None:
        """The message before; None at the oldest. What was heard just now is not the one before."""
        begins = self._place == len(self._messages) > 0 and heard is self._messages[-1]
        return self._go(range(self._place - 1 - begins, -1, -1))

    def forward(self) -> Message | None:
        """The message after; None at the newest."""
        return self._go(range(self._place + 1, len(self._messages)))

    def oldest(self) -> Message | None:
        """The first message."""
        return self._go(range(len(self._messages)))

    def newest(self) -> Message | None:
        """The last message of the kind."""
        return self._go(range(len(self._messages) - 1, -1, -1))

    def _go(self, places: range) -> Message | None:
        for place in places:
            if self.filter == "all" or self._messages[place].kind == self.filter:
                self._place = place
                return self._messages[place]
        return None


class Turns:
    """Notices in what one listener is told where a turn opens."""

    def __init__(self) -> None:
        self._began = False  # a turn, and nothing has been told of it

    def set_apart(self, messages: Sequence[Message], events: Sequence[Event]) -> list[Message]:
        """Mark where a turn opens: with the message that tells so, else with the first one after it began."""
        apart = []
        for message in messages:
            begins = isinstance(message.tells[0], TurnBegan)
            apart.append(message.but(opens=True) if begins or self._began else message)
            self._began = not begins and any(isinstance(event, TurnBegan) for event in message.tells)
        told = any(isinstance(event, TurnBegan) for message in messages for event in message.tells)
        self._began |= not told and any(isinstance(event, TurnBegan) for event in events)
        return apart
