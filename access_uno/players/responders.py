"""Who is asked what to do, and whose answer counts.

Where the rules say so, others than the player hit may challenge a Wild Draw Four or answer with a star. The
player hit is asked first, then the others in their order; the player hit draws only if none of them acts.
Where jumping in is allowed, the player who holds the card is asked before the player on turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from access_uno.engine import Accept, Action, Jump, Phase, Rules
from access_uno.engine.position import Position


def only_on_turn(rules: Rules) -> bool:
    """Return whether by these rules only the player on turn is ever asked."""
    return rules.jump_in == "no" and "anyone" not in (rules.challenger, rules.star_answer_by)


def asked(position: Position) -> tuple[int, ...]:
    """Return the seats to ask, in this order; none between rounds."""
    turn = position.turn
    if turn is None:
        return ()
    rules = position.rules
    if position.phase is Phase.PLAY and position.fresh and rules.jump_in == "yes":
        top = position.top
        assert top is not None
        others = position.others(turn)
        return (*(seat for seat in others if position.why_not(seat, Jump(top)) is None), turn)
    if position.phase is not Phase.RESPONSE or "anyone" not in (rules.challenger, rules.star_answer_by):
        return (turn,)
    return tuple(seat for seat in (turn, *position.others(turn)) if seat != position.source)


def decided(position: Position, ask: Callable[[int], Action | None]) -> tuple[int, Action]:
    """Ask the seats that a table of computer players is waiting for, in order; return who acts and how."""
    seats = asked(position)
    answers: list[Action | None] = []
    decision = None
    while decision is None:
        answers.append(ask(seats[len(answers)]))
        decision = settled(seats, answers)
    return decision


def settled(seats: Sequence[int], answers: Sequence[Action | None]) -> tuple[int, Action] | None:
    """Return who acts and how, after so many answers; None: ask the next seat as well, or no one acts.

    The first seat that does something acts, but taking the penalty waits until all have been asked.
    """
    for seat, answer in zip(seats, answers, strict=False):
        if answer is not None and type(answer) is not Accept:
            return seat, answer
    if len(answers) < len(seats):
        return None
    return None if answers[0] is None else (seats[0], answers[0])
