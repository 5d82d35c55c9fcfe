"""What a person at a table hears of its steps, who plays there or watches: messages, and their sounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from access_uno.engine.events import Event, TurnBegan
from access_uno.words.teller import told_as

if TYPE_CHECKING:
    from access_uno.console.outlet import Outlet
    from access_uno.engine import PublicView, View
    from access_uno.engine.values import Value
    from access_uno.settings import Profile
    from access_uno.table import StepSeen
    from access_uno.words import Message, Teller
    from access_uno.words.teller import Verbosity


class Hearing:
    """Hears one step after the other, and finds where a turn begins in the messages about them."""

    def __init__(self) -> None:
        self._began = False  # a turn that no message has told yet

    def messages(
        self, seen: StepSeen, view: View | PublicView, teller: Teller, profile: Profile
    ) -> list[Message]:
        """Return what is told of a step after which the table looks so; or of who came or went."""
        if (presence := seen.presence) is not None:
            name = "player-back" if presence.here else "player-away"
            told = teller.words.say(name, who=teller.names[presence.seat]).but(tells=(presence,))
            return told_as(wanted("people", presence.seat, view, teller, profile), told)
        verbosity = cast("Verbosity", profile.verbosity)
        return self._set_apart(
            teller.tell(seen.events, view, verbosity, profile.manner, seen.by), seen.events
        )

    def _set_apart(self, messages: Sequence[Message], events: Sequence[Event]) -> list[Message]:
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


def wanted(kind: str, seat: int | None, view: View | PublicView, teller: Teller, profile: Profile) -> str:
    """Return how an event of a kind, by the player at a seat, is told."""
    how = profile.manner.how
    return "said" if how is None else how(kind, teller.whose(view, [seat]))


def sound(outlet: Outlet, tells: Sequence[Value], seat: int | None, players: int) -> None:
    """Play the sounds of a message, as heard at a seat or (None) by the public."""
    if tells and outlet.sounds_wanted:
        from access_uno.sounds.scene import cues

        outlet.play(cues(tells, seat, players))
