"""Known figures of the game, from 10 million random rounds each in an independent program."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from access_uno.engine import RULEBOOKS


@dataclass(frozen=True)
class Facts:
    """What comes out with so many random players; seat 0 is left of the dealer."""

    turns: tuple[float, float]  # mean and standard deviation
    percentiles: tuple[int, ...]  # of the turns: 5, 25, 50, 75, 95 percent
    wins: tuple[float, ...]  # each seat's share
    points: tuple[float, float]  # of the winner: mean and standard deviation
    reshuffles: float  # per round
    rounds_to_500: float


FACTS: Final = {
    2: Facts((46.67, 33.8), (13, 23, 37, 60, 114), (0.5044, 0.4956), (45.33, 34.6), 0.0198, 18.9),
    3: Facts((46.48, 26.2), (18, 27, 40, 58, 98), (0.3411, 0.3323, 0.3266), (77.43, 41.6), 0.0096, 14.1),
    4: Facts(
        (50.12, 24.4), (23, 32, 44, 62, 97), (0.2596, 0.2529, 0.2445, 0.2431), (117.08, 50.8), 0.0105, 10.7
    ),
}

# The rules that they belong to.
RULES: Final = RULEBOOKS["mario-de"].but(
    deck="classic",
    draw_four_offence="colour",
    draw_four_bluff="prevent",
    scoring="winner",
    two_player_reverse="again",
    uno_penalty=0,
    voluntary_draw="no",
)
