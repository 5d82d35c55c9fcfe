"""Who is asked what to do, and whose answer counts.

Where the rules say so, others than the player hit may challenge a Wild Draw Four or answer with a star. The
player hit is asked first, then the others in their order; he draws only if nobody steps in.
"""

from __future__ import annotations

from collections.abc import Sequence

from access_uno.engine import Accept, Action, Phase
from access_uno.engine.position import Position


def asked(position: Position) -> tuple[int, ...]:
    """The seats to ask, in this order; nobody between rounds."""
    turn = position.turn
    if turn is None:
        return ()
    rules = position.rules
    if position.phase is not Phase.RESPONSE or "anyone" not in (rules.challenger, rules.star_answer_by):
        return (turn,)
    seats = [(turn + position.direction * step) % position.players for step in range(position.players)]
    return tuple(seat for seat in seats if seat != position.source)


def settled(seats: Sequence[int], answers: Sequence[Action | None]) -> tuple[int, Action] | None:
    """Who acts and how, once so many have answered; None: the next one must be asked as well.

    The first who does something acts, but taking the penalty waits until everybody has been asked.
    """
    for seat, answer in zip(seats, answers, strict=False):
        if answer is not None and type(answer) is not Accept:
            return seat, answer
    if len(answers) < len(seats):
        return None
    accepted = answers[0]
    assert accepted is not None, "who is on turn does something"
    return seats[0], accepted
