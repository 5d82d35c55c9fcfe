"""The beginnings of turns in the messages of one listener."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from access_uno.engine.events import Event, TurnBegan

if TYPE_CHECKING:
    from access_uno.words import Message


class Turns:
    """Finds where a turn begins in the messages of one listener."""

    def __init__(self) -> None:
        self._began = False  # a turn that no message has told yet

    def set_apart(self, messages: Sequence[Message], events: Sequence[Event]) -> list[Message]:
        """Mark where a turn begins: with the message that says so, else with the first one said after it."""
        apart = []
        told = False
        for message in messages:
            if message.quiet:
                apart.append(message)
                continue
            kinds = [*map(type, message.tells)]
            begins = kinds[:1] == [TurnBegan]
            apart.append(message.but(opens=True) if begins or self._began else message)
            self._began = not begins and TurnBegan in kinds
            told = told or TurnBegan in kinds
        self._began |= not told and TurnBegan in map(type, events)
        return apart
