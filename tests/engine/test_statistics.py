"""The figures of a known game: random players with the classic deck."""

from __future__ import annotations

from math import sqrt

import pytest

from access_uno.cli.simulate import simulate
from tests.bench.facts import FACTS, RULES

ROUNDS = 5_000
ERRORS = 4  # so many standard errors are allowed; the seed is fixed, so this either holds or does not


@pytest.mark.parametrize("players", FACTS)
def test_random_play_gives_the_known_figures(players: int) -> None:
    known = FACTS[players]
    result = simulate(RULES, ["random"] * players, rounds=ROUNDS, seed=players)
    assert result["void"] == 0
    for name, mean_and_sd in (("turns", known.turns), ("winner_points", known.points)):
        mean, sd = mean_and_sd
        assert result[name]["mean"] == pytest.approx(mean, abs=ERRORS * sd / sqrt(ROUNDS))
        assert result[name]["sd"] == pytest.approx(sd, rel=0.05)
    for share, expected in zip(result["win_share"], known.wins, strict=True):
        assert share == pytest.approx(expected, abs=ERRORS * sqrt(expected * (1 - expected) / ROUNDS))
    abs_error = ERRORS * sqrt(known.reshuffles / ROUNDS)
    assert result["reshuffles_per_round"] == pytest.approx(known.reshuffles, abs=abs_error)
    for percent, turns in zip((5, 25, 50, 75, 95), known.percentiles, strict=True):
        assert result["turns"][f"p{percent}"] == pytest.approx(turns, abs=1, rel=0.04)
