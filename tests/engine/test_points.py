"""Points of a round (R56, R60, D55)."""

from __future__ import annotations

import pytest

from access_uno.engine.events import RoundWon
from tests.engine.table import BOOKS, BRAILLE, MARIO, Table, position

PLAYERS = ("Anna: R0", "Ben: G1 G+2 YR BS", "Cleo: W W+4 B9 B0")
MARIO_PLAYERS = (*PLAYERS, "Dora: ST CU Y5")


def round_of(book: str, totals: str = "", **rules: str) -> Table:
    players = PLAYERS if book == BRAILLE else MARIO_PLAYERS
    header = f"totals: {totals}" if totals else ""
    table = position(book, *players, discard="R5", stock="Y1 Y2", header=header, **rules)
    table.do("Anna: play R0")
    return table


@pytest.mark.parametrize("book", MARIO)
def test_r56_mario_winner_takes_the_points_of_all_others(book: str) -> None:
    table = round_of(book, "Ben 7")
    assert table.game.round_points == (61 + 109 + 105, 0, 0, 0)
    assert table.game.totals == (275, 7, 0, 0)
    assert [event.points for event in table.happened(RoundWon)] == [(275, 0, 0, 0)]


def test_r56_braille_de_each_player_counts_their_own_points() -> None:
    table = round_of(BRAILLE, "Ben 7")
    assert table.game.round_points == (0, 61, 109)
    assert table.game.totals == (0, 68, 109)


@pytest.mark.parametrize("book", MARIO)
@pytest.mark.parametrize(("total", "over"), [(390, False), (391, True)])
def test_r60_d55_mario_alternative_scoring(book: str, total: int, over: bool) -> None:
    """The first total of 500 ends it, the lowest total wins."""
    table = round_of(book, f"Anna 90, Ben 20, Cleo {total}", scoring="hands")
    assert table.game.totals == (90, 81, total + 109, 105)
    assert (table.phase == "game-over") is over
    assert table.champions == (["Ben"] if over else [])


def test_r56_scoring_may_be_exchanged_in_braille_de() -> None:
    table = round_of(BRAILLE, scoring="winner", limit="170")
    assert table.game.totals == (170, 0, 0)
    assert table.phase == "over"  # exceed, not reach


@pytest.mark.parametrize("book", BOOKS)
def test_r56_nothing_before_the_round_is_over(book: str) -> None:
    table = position(book, *PLAYERS, discard="G5", stock="R1")
    table.do("Anna: draw")
    assert (table.game.round_points, table.game.totals) == (None, (0, 0, 0))
