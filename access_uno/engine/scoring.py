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
    """What the round brings each seat: the winner all points, or everybody his own (R56)."""
    held = [sum([card.points for card in hand]) for hand in hands]
    if rules.scoring == "hands":
        return tuple(held)
    return tuple(sum(held) if seat == winner else 0 for seat in range(len(hands)))


def champions(rules: Rules, totals: Sequence[int]) -> tuple[int, ...]:
    """Who has won the match with these totals; nobody while it goes on (R59, D49, D50)."""
    highest = max(totals)
    if highest < rules.limit or (highest == rules.limit and rules.game_ends == "exceed"):
        return ()
    best = highest if rules.scoring == "winner" else min(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == best)
