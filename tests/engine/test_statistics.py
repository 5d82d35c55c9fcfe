"""The figures of a known game: random players, classic deck (peers.md; 10 million rounds each)."""

from __future__ import annotations

from math import sqrt
from typing import Any

import pytest

from access_uno.engine import RULEBOOKS
from access_uno.simulate import simulate

ROUNDS = 5_000
RULES = RULEBOOKS["mario-de"].but(
    deck="classic",
    draw_four_bluff="prevent",
    two_player_reverse="again",
    uno_penalty=0,
    voluntary_draw="no",
)
ERRORS = 4  # so many standard errors are allowed; the seed is fixed, so this either holds or does not

FIGURES: dict[int, dict[str, Any]] = {
    2: {
        "turns": (46.67, 33.8),
        "percentiles": (13, 23, 37, 60, 114),
        "shares": (0.5044, 0.4956),
        "points": (45.33, 34.6),
        "reshuffles": 0.0198,
    },
    3: {
        "turns": (46.48, 26.2),
        "percentiles": (18, 27, 40, 58, 98),
        "shares": (0.3411, 0.3323, 0.3266),
        "points": (77.43, 41.6),
        "reshuffles": 0.0096,
    },
    4: {
        "turns": (50.12, 24.4),
        "percentiles": (23, 32, 44, 62, 97),
        "shares": (0.2596, 0.2529, 0.2445, 0.2431),
        "points": (117.08, 50.8),
        "reshuffles": 0.0105,
    },
}


@pytest.mark.parametrize("players", FIGURES)
def test_random_play_gives_the_known_figures(players: int) -> None:
    known = FIGURES[players]
    result = simulate(RULES, ["random"] * players, rounds=ROUNDS, seed=players)
    assert result["void"] == 0
    for name, mean_and_sd in (("turns", known["turns"]), ("winner_points", known["points"])):
        mean, sd = mean_and_sd
        assert result[name]["mean"] == pytest.approx(mean, abs=ERRORS * sd / sqrt(ROUNDS))
        assert result[name]["sd"] == pytest.approx(sd, rel=0.05)
    for share, expected in zip(result["win_share"], known["shares"], strict=True):
        assert share == pytest.approx(expected, abs=ERRORS * sqrt(expected * (1 - expected) / ROUNDS))
    reshuffles = known["reshuffles"]
    assert result["reshuffles_per_round"] == pytest.approx(reshuffles, abs=ERRORS * sqrt(reshuffles / ROUNDS))
    for percent, turns in zip((5, 25, 50, 75, 95), known["percentiles"], strict=True):
        assert result["turns"][f"p{percent}"] == pytest.approx(turns, abs=1, rel=0.04)
