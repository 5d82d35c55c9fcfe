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
        for message in messages:
            if message.quiet:
                apart.append(message)
                continue
            begins = bool(message.tells) and isinstance(message.tells[0], TurnBegan)
            apart.append(message.but(opens=True) if begins or self._began else message)
            self._began = not begins and any(isinstance(event, TurnBegan) for event in message.tells)
        said = [message for message in messages if not message.quiet]
        told = any(isinstance(event, TurnBegan) for message in said for event in message.tells)
        self._began |= not told and any(isinstance(event, TurnBegan) for event in events)
        return apart
