"""Whose move it is at a table: what it waits for, what people could do before, and what happens next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from access_uno.engine import Action
from access_uno.engine.rules import MAX_PLAYERS
from access_uno.engine.values import Value
from access_uno.record import Step

What = Literal[
    "person", "chances", "listeners", "thought", "store", "unsaved", "round", "over", "dealer", "game"
]


class Waiting(Value):
    """What must come before anything else happens at a table.

    - `person`: the person on turn, at `seat`.
    - `chances`: people who could still call UNO, catch, challenge, answer or jump in; it is not told who.
    - `listeners`: people who have not heard everything yet, before a computer player moves.
    - `thought`: a computer player.
    - `store`: a step is on its way to where it is kept.
    - `unsaved`: a step could not be kept, for the reason `code`; `Seat.try_again` tries once more.
    - `round`: a person who has the next round dealt.
    - `game`: at a table elsewhere, something that happens by itself.
    - `over`: the match is over. `dealer`: the dealer is yet to be drawn at the table.
    """

    what: What
    seat: int | None = None
    code: str = ""


Chances = Mapping[int, "Sequence[Action]"]
NO_CHANCES: Final[Chances] = MappingProxyType({})


class Situation(NamedTuple):
    """Whose move it is. A table finds it out once per change, and all who ask read the same value."""

    waiting_for: Waiting
    next_action: tuple[int, Step] | None = None  # decided; it only has to be kept and carried out
    asks: int | None = None  # the computer player that has to answer before more can be said
    chances: Chances = NO_CHANCES  # by seat: what people could do before others go on, and have not passed


THOUGHTS: Final = tuple([Waiting("thought", seat) for seat in range(MAX_PLAYERS)])
PERSONS: Final = tuple([Situation(Waiting("person", seat)) for seat in range(MAX_PLAYERS)])
COMPUTERS: Final = tuple([Situation(thought, asks=seat) for seat, thought in enumerate(THOUGHTS)])
CHANCES: Final = Situation(Waiting("chances"))
LISTENERS: Final = Situation(Waiting("listeners"))
STORE: Final = Situation(Waiting("store"))
ROUND: Final = Situation(Waiting("round"))
OVER: Final = Situation(Waiting("over"))
DEALER: Final = Situation(Waiting("dealer"))
