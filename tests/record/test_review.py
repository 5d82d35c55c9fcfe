"""The review of a match: the moments that mattered, and only what one player could know."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from access_uno.engine import RULEBOOKS, Game
from access_uno.engine.notation import action_text
from access_uno.engine.setup import Setup
from access_uno.players.coach import Coach
from access_uno.record import Record
from access_uno.record import review as module
from access_uno.record.review import MOST, hint, review
from tests.bench.matches import played
from tests.engine.worlds import setups, walk

_HEADER = """uno 1
rulebook: mario-de
player: Anna
player: Ben | computer normal
player: Cleo | computer normal
hand: Anna = R+2 R5 B3 G2
hand: Ben = G1
hand: Cleo = G2 G3 Y1 Y5 B2
stock: R0 G0 Y0 B0 B4 R6 Y9 Y9 Y8 Y7 R1 G4 B6 Y6 R8 G9 B1 YS G7 R3 B8 W Y4 B2 GR B9 G5 R4 Y2 RS B5 G8 Y3 B7
discard: R9
turn: Anna
begin
"""


def test_the_moment_is_told_with_what_was_seen_done_and_better() -> None:
    found = review((_HEADER + "Anna: play R5\nBen: draw\n").encode(), 0)
    (moment,) = found.moments
    names = ("Anna", "Ben", "Cleo")
    assert (moment.step, moment.round) == (0, 1)
    assert [card.code for card in moment.view.hand] == ["R+2", "R5", "B3", "G2"]
    assert action_text(moment.taken, names) == "play R5"
    assert action_text(moment.advice.action, names) == "play R+2"
    assert moment.advice.reason.name == "hit"


def test_what_a_computer_did_for_a_player_is_not_reviewed() -> None:
    away = _HEADER + "Anna: seat computer easy\nAnna: play R5\nBen: draw\n"
    assert review(away.encode(), 0).decisions == 0


def test_r51_a_call_that_was_forgotten_and_caught_is_a_moment_one_that_was_not_caught_is_none() -> None:
    header = _HEADER.replace("R+2 R5 B3 G2", "R5 G2").replace("hand: Ben = G1", "hand: Ben = G1 Y2 Y4")
    silent = header + "Anna: play R5\n"
    assert not review((silent + "Ben: draw\n").encode(), 0).moments
    (moment,) = review((silent + "Cleo: catch Anna\n").encode(), 0).moments
    assert moment.advice.reason.name == "uno"
    assert moment.view.cards_left(0) == 2  # as it was before the card was laid


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(setups, st.integers(0, 2**32))
def test_every_match_can_be_reviewed_and_every_turn_has_a_hint(
    monkeypatch: pytest.MonkeyPatch, setup: Setup, seed: int
) -> None:
    monkeypatch.setattr(module, "_TO_DOUBT", 1_000)
    monkeypatch.setattr(module, "_TO_JUDGE", 1_000)
    monkeypatch.setattr(Coach, "budget", 200)
    names = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Flo", "Gil", "Hal", "Ida", "Jo")[: setup.players]
    game, _ = Game.begin(setup)
    steps = [(step.seat, step.action) for step in walk(game, seed, 40)]
    text = Record(names, (None,) * setup.players, setup).write(steps).encode()
    assert len(review(text, 0).moments) <= MOST
    if game.turn is not None:
        assert game.why_not(game.turn, hint(text).action) is None


def test_a_review_is_the_same_each_time_and_names_few_moments_in_the_order_of_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "_TO_DOUBT", 80_000)  # which finds as many
    monkeypatch.setattr(module, "_TO_JUDGE", 120_000)
    text = played(RULEBOOKS["mario-de"].but(rounds=1), "easy", seed=2)
    found = review(text, 0)
    assert found == review(text, 0)
    assert len(found.moments) == MOST
    assert [moment.step for moment in found.moments] == sorted(moment.step for moment in found.moments)
