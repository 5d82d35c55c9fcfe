"""Sounds of events: cues, each from the place of its player.

Like the teller of the words it works for the listener at one seat, or for the public (None), and gets only
what that listener may see. A cue is played when its event is told: there is no sound without words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from access_uno.engine import events as happened
from access_uno.engine.cards import Card, Colour, Symbol
from access_uno.engine.position import Refusal
from access_uno.engine.values import Value
from access_uno.sounds.catalogue import FARTHEST, Cue
from access_uno.table import Presence, Spoke


def place(seat: int, listener: int | None, count: int) -> float:
    """Return where a player is heard: the player to the left of the listener first, and so on to the right.

    Only the listener is in the middle. The public hears all players from left to right.
    """
    if seat == listener:
        return 0.0
    if listener is None:
        return _spread(seat, count)
    number, others = (seat - listener) % count - 1, count - 1
    if others % 2 and number > others // 2:
        number += 1  # an even number of places, one of them free, so that none is in the middle
    return _spread(number, others + others % 2)


def _spread(number: int, count: int) -> float:
    return FARTHEST * (2 * number / (count - 1) - 1) if count > 1 else 0.0


def cues(told: Iterable[Value], listener: int | None, count: int) -> list[Cue]:
    """Return the cues of a message that tells these events, or a refusal, among so many players."""
    found = []
    for each in told:
        sounds = _HEARD.get(type(each), _always())(each, listener)
        where = 0.0 if (seat := getattr(each, "seat", None)) is None else place(seat, listener, count)
        found += [Cue(sound, where) for sound in sounds]
    return found


Heard = Callable[[Any, int | None], Sequence[str]]


def _always(*sounds: str) -> Heard:
    return lambda event, listener: sounds  # noqa: ARG005


def _for_listener(mine: str, others: str = "") -> Heard:
    return lambda event, listener: tuple(filter(None, (mine if event.seat == listener else others,)))


def _laid(card: Card, colour: Colour | None) -> Sequence[str]:
    """Return the sounds of a card and its colour, then of what it does to others."""
    colour = colour or card.colour
    effect = _EFFECTS.get(card.symbol)
    return (f"laid-{colour.value}" if colour else "laid", *((effect,) if effect else ()))


_EFFECTS: Final = {
    Symbol.DRAW_TWO: "draw-two",
    Symbol.WILD_DRAW_FOUR: "draw-four",
    Symbol.STAR: "star",
    Symbol.CUSTOM: "custom",
}
_HEARD: Final[dict[type[Value], Heard]] = {
    happened.TurnBegan: _for_listener("your-turn", "turn"),
    happened.ColourAsked: _for_listener("your-turn", "turn"),
    happened.Asked: _for_listener("your-turn", "turn"),
    happened.Hit: _for_listener("your-turn"),  # the others have heard the card
    happened.Played: lambda event, _: _laid(event.card, event.colour),
    happened.Jumped: lambda event, _: _laid(event.card, None),
    happened.Discarded: lambda event, _: _laid(event.card, None),
    happened.StarAnswered: lambda event, _: (f"laid-{event.colour.value}", "star"),
    happened.Drew: _always("drawn"),
    happened.Skipped: _always("skip"),
    happened.Reversed: _always("reverse"),
    happened.UnoCalled: _always("uno"),
    happened.Caught: _always("caught"),
    happened.RoundWon: lambda event, listener: (
        "round-won" if listener in (None, event.seat) else "round-lost",
    ),
    happened.MatchWon: _always("match"),
    Refusal: _always("refused"),
    Spoke: _always("talk"),
    Presence: lambda presence, _: ("back" if presence.here else "away",),
}
