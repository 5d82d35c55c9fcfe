"""The engine as strangers use it: with wrong types, and copied in whatever way."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from access_uno.engine.actions import (
    DRAW,
    Catch,
    Choose,
    Demand,
    Discard,
    Jump,
    NameColour,
    Play,
    Show,
    Star,
    Write,
)
from access_uno.engine.cards import Card, Colour
from access_uno.engine.game import Game, IllegalActionError
from access_uno.engine.position import SeatError
from tests.engine.table import position


def a_game() -> Game:
    return position(
        "mario-de", "Anna: W W+4 R7 ST", "Ben: G1 G2", "Cleo: B1", discard="R5", stock="Y1 Y2 Y3 Y4 Y6 Y7"
    ).game


@pytest.mark.parametrize(
    "copied", [Game.copy, copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))]
)
def test_what_is_done_to_a_copy_changes_nothing_else(copied: Callable[[Game], Game]) -> None:
    game, untouched = a_game(), a_game()
    twin = copied(game)
    assert twin == game
    twin.apply(0, Play(Card("R7")))
    twin.apply(1, DRAW)
    assert game == untouched
    assert twin != game


NO_SEATS: list[Any] = [1.0, True, "1", None]
WRONG: list[tuple[Any, Any]] = [
    *[(0, action) for action in (None, "draw", 7, Play, "nothing")],
    *[(seat, DRAW) for seat in (0.0, False, None, "0")],
    *[(0, Play(Card(wild), colour)) for wild in ("W", "W+4") for colour in ("green", 1, True)],  # type: ignore[arg-type]
    (0, Play("R7")),  # type: ignore[arg-type]
    (0, Play(Card("R7"), uno=1)),  # type: ignore[arg-type]
    (0, Star("green")),  # type: ignore[arg-type]
    (0, Star(Colour.GREEN, "yes")),  # type: ignore[arg-type]
    (0, NameColour("green")),  # type: ignore[arg-type]
    *[(0, kind(seat)) for kind in (Catch, Demand, Choose) for seat in NO_SEATS],
    (0, Show("R7")),  # type: ignore[arg-type]
    (0, Discard("R7")),  # type: ignore[arg-type]
    (0, Jump("R7")),  # type: ignore[arg-type]
    (0, Write("reverse")),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("seat", "action"), WRONG, ids=str)
def test_what_is_of_a_wrong_type_is_refused_before_anything_changes(seat: Any, action: Any) -> None:
    game, untouched = a_game(), a_game()
    with pytest.raises(TypeError, match="wrong type"):
        game.apply(seat, action)
    assert game == untouched


@pytest.mark.parametrize("seat", [-1, 3, 10**30])
def test_a_seat_that_is_not_there_is_refused_before_anything_changes(seat: int) -> None:
    game, untouched = a_game(), a_game()
    with pytest.raises(SeatError):
        game.apply(seat, DRAW)
    assert game == untouched


def test_what_the_rules_refuse_is_refused_before_anything_changes() -> None:
    game, untouched = a_game(), a_game()
    with pytest.raises(IllegalActionError):
        game.apply(0, Play(Card("G9")))
    assert game == untouched
