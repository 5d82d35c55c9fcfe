"""What the end of a round is worth to a seat: how likely it then wins the match."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from access_uno.engine import Game
from access_uno.engine.position import GAME_OVER

# A lead counts the less, the more rounds are to come: their points scatter with the root of their number.
_SCATTER: Final = 6.5
_POINTS_OF_A_ROUND: Final = 45
_LEAST_LEFT: Final = 20
_ROUND: Final = 0.1  # chances of the match; at its beginning a round is worth two of these


def match_chance(game: Game, seat: int) -> float:
    """Return the chance of a seat, from 0 to 1, by the totals between two rounds; all seats share 1."""
    if game.phase is GAME_OVER:
        return 1 / len(game.champions) if seat in game.champions else 0.0
    rules, totals = game.rules, game.totals
    left = (rules.rounds - game.round) * _POINTS_OF_A_ROUND if rules.rounds else rules.limit - max(totals)
    scale = _SCATTER * sqrt(max(_LEAST_LEFT, left))
    if rules.scoring == "hands":
        scale = -scale
    mine = totals[seat]
    return 1 / sum([exp((total - mine) / scale) for total in totals])


def worth_to_learn(game: Game, seat: int) -> float:
    """Return what an end is worth to a person: the round counts though the match is lost."""
    return match_chance(game, seat) + _ROUND * (game.round_winner == seat)
