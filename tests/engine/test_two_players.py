"""Two players (R49, D36, D37)."""

from __future__ import annotations

import pytest

from tests.engine.table import BOOKS, BRAILLE, MARIO, Table, position

STOCK = "Y1 Y2 Y3 Y4 Y6 Y7 Y8 Y9"


def two(book: str, anna: str, **rules: str) -> Table:
    return position(book, f"Anna: {anna}", "Ben: G1 G2 G3", discard="R5", stock=STOCK, **rules)


@pytest.mark.parametrize("book", BOOKS)
def test_r49_skip_gives_another_turn(book: str) -> None:
    table = two(book, "RS R7 B3")
    table.do("Anna: play RS")
    assert (table.turn, table.phase) == ("Anna", "play")
    table.do("Anna: play R7 uno")
    assert table.turn == "Ben"


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("card", "count"), [("R+2", 2), ("W+4 blue", 4)])
def test_r49_d37_draw_cards_give_another_turn(book: str, card: str, count: int) -> None:
    """The Wild Draw Four, too (R38)."""
    table = two(book, f"{card.split()[0]} B7 G8")
    table.do(f"Anna: play {card}", "Ben: accept")
    assert (len(table.hand("Ben").split()), table.turn, table.phase) == (3 + count, "Anna", "play")


@pytest.mark.parametrize("book", BOOKS)
def test_r49_d37_an_ordinary_turn_play_or_draw(book: str) -> None:
    table = two(book, "RS B3 B4")
    table.do("Anna: play RS", "Anna: draw")
    assert (table.hand("Anna"), table.turn) == ("B3 B4 Y1", "Ben")


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("option", [None, "other", "again"])
def test_r32_r49_d36_reverse(book: str, option: str | None) -> None:
    rules = {"two_player_reverse": option} if option else {}
    table = two(book, "RR R7 B3", **rules)
    table.do("Anna: play RR")
    again = option == "again" or (option is None and book == BRAILLE)
    assert table.turn == ("Anna" if again else "Ben")
    assert table.direction == "right"


@pytest.mark.parametrize("option", ["other", "again"])
def test_d36_nothing_changes_with_three(option: str) -> None:
    players = ("Anna: RR R7 B3", "Ben: G1", "Cleo: B1")
    table = position("mario-de", *players, discard="R5", stock=STOCK, two_player_reverse=option)
    table.do("Anna: play RR")
    assert table.turn == "Cleo"


@pytest.mark.parametrize("book", BOOKS)
def test_r49_r31_the_other_may_not_lay(book: str) -> None:
    table = position(book, "Anna: R+2 R7 B3", "Ben: R+2 RS W", discard="R5", stock=STOCK)
    table.do("Anna: play R+2")
    for card in ("R+2", "RS", "W red"):
        assert table.refused(f"Ben: play {card}")
    table.do("Ben: accept")
    assert table.refused("Ben: play RS") == "R22"


@pytest.mark.parametrize("book", MARIO)
def test_r49_r42_after_a_challenge(book: str) -> None:
    won = two(book, "W+4 R1 G8")
    won.do("Anna: play W+4 blue", "Ben: challenge")
    assert won.turn == "Ben"
    lost = two(book, "W+4 Y8 G8")
    lost.do("Anna: play W+4 blue", "Ben: challenge")
    assert lost.turn == "Anna"
    skipped = two(book, "W+4 R1 G8", after_guilty="challenger_skipped")
    skipped.do("Anna: play W+4 blue", "Ben: challenge")
    assert skipped.turn == "Anna"


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("option", ["other", "again"])
def test_r53_no_other_card_after_the_last(book: str, option: str) -> None:
    for card in ("RR", "RS"):
        table = two(book, card, two_player_reverse=option)
        table.do(f"Anna: play {card}")
        assert (table.phase, table.winner) == ("over", "Anna")
