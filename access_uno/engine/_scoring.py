"""Points of a round, and who has won the match (R56 to R60).

>>> from access_uno.engine.rules import RULEBOOKS
>>> hands = [(), (Card("R7"), Card("W")), (Card("GS"),)]
>>> round_points(RULEBOOKS["mario-de"], 0, hands), round_points(RULEBOOKS["braille-de"], 0, hands)
((77, 0, 0), (0, 57, 20))
"""

from __future__ import annotations

from collections.abc import Sequence

from access_uno.engine.cards import Card
from access_uno.engine.rules import Rules


def round_points(rules: Rules, winner: int, hands: Sequence[Sequence[Card]]) -> tuple[int, ...]:
    """Return what the round brings each seat: the winner all points, or each its own (R56)."""
    held = [sum([card.points for card in hand]) for hand in hands]
    if rules.scoring == "hands":
        return tuple(held)
    points = [0] * len(held)
    points[winner] = sum(held)
    return tuple(points)


def champions(rules: Rules, totals: Sequence[int], rounds: int = 0) -> tuple[int, ...]:
    """Return the winners of the match with these totals after so many rounds; () if none (R59, D49, D50)."""
    gone = eliminated(rules, totals)
    if not _is_over(rules, totals, rounds, gone):
        return ()
    seats = [seat for seat in range(len(totals)) if seat not in gone] or list(range(len(totals)))
    best = (max if rules.scoring == "winner" else min)(totals[seat] for seat in seats)
    return tuple(seat for seat in seats if totals[seat] == best)


def eliminated(rules: Rules, totals: Sequence[int]) -> frozenset[int]:
    """Return the seats with too many points to go on playing, where that is the house rule."""
    if rules.elimination == "no":
        return frozenset()
    return frozenset(seat for seat, total in enumerate(totals) if _is_at_limit(rules, total))


def _is_over(rules: Rules, totals: Sequence[int], rounds: int, gone: frozenset[int]) -> bool:
    if rules.rounds:
        return rounds >= rules.rounds
    if rules.elimination == "yes":
        return len(gone) >= len(totals) - 1
    return _is_at_limit(rules, max(totals))


def _is_at_limit(rules: Rules, total: int) -> bool:
    return total > rules.limit or (total == rules.limit and rules.game_ends == "reach")
