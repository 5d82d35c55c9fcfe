"""Whom a table waits for."""

from __future__ import annotations

from typing import Literal

from access_uno.engine.rules import MAX_PLAYERS
from access_uno.engine.values import Value

What = Literal[
    "person", "chances", "listeners", "thought", "store", "unsaved", "round", "over", "nobody", "game"
]


class Waiting(Value):
    """What must come before anything else happens at a table.

    - `person`: the person on turn, at `seat`.
    - `chances`: people who could still call UNO, catch, challenge, answer or jump in; nobody is told who.
    - `listeners`: somebody who has not heard everything yet, before a computer player moves.
    - `thought`: a computer player.
    - `store`: a step is on its way to where it is kept.
    - `unsaved`: a step could not be kept, for the reason `code`; `Seat.try_again` tries once more.
    - `round`: a person who has the next round dealt.
    - `game`: at a table elsewhere, something that happens by itself.
    - `over`: the match is over. `nobody`: the dealer is yet to be drawn at the table.
    """

    what: What
    seat: int | None = None
    code: str = ""


PERSONS = tuple([Waiting("person", seat) for seat in range(MAX_PLAYERS)])
THOUGHTS = tuple([Waiting("thought", seat) for seat in range(MAX_PLAYERS)])
CHANCES = Waiting("chances")
LISTENERS = Waiting("listeners")
STORE = Waiting("store")
ROUND = Waiting("round")
OVER = Waiting("over")
NOBODY = Waiting("nobody")
