"""The draw pile is used up (R55, D46 to D48)."""

from __future__ import annotations

import pytest

from access_uno.engine.events import Drew, NothingToDraw, Reshuffled, RoundVoid
from tests.engine.table import BOOKS, BRAILLE, position


@pytest.mark.parametrize("book", BOOKS)
def test_r55_d46_all_but_the_top_card_is_shuffled(book: str) -> None:
    table = position(book, "Anna: B3 B4", "Ben: G1", discard="Y1 Y2 Y3 W R5", stock="")
    table.do("Anna: draw")
    assert (table.discard, table.top, table.colour) == ("R5", "R5", "red")
    assert sorted([*table.stock.split(), table.hand("Anna").split()[2]]) == ["W", "Y1", "Y2", "Y3"]
    assert table.happened(Reshuffled) == [Reshuffled(4)]


@pytest.mark.parametrize("book", BOOKS)
def test_d46_only_when_a_card_is_needed_and_none_is_left(book: str) -> None:
    table = position(book, "Anna: B3 B4", "Ben: G1", "Cleo: G2", discard="Y1 Y2 R5", stock="G9")
    table.do("Anna: draw")
    assert (table.stock, table.discard, table.happened(Reshuffled)) == ("", "Y1 Y2 R5", [])
    table.do("Ben: draw")
    assert (len(table.stock.split()), table.discard) == (1, "R5")


@pytest.mark.parametrize("book", BOOKS)
def test_d46_the_named_colour_stays(book: str) -> None:
    table = position(book, "Anna: B3 B4", "Ben: G1", discard="Y1 W", stock="", header="colour: red")
    table.do("Anna: draw")
    assert (table.hand("Anna"), table.colour, table.top) == ("B3 B4 Y1", "red", "W")


@pytest.mark.parametrize("book", BOOKS)
def test_d46_wild_cards_lose_their_colour(book: str) -> None:
    table = position(book, "Anna: B3 B4", "Ben: G1", discard="W W+4 R5", stock="")
    table.do("Anna: draw")
    (drawn,) = table.hand("Anna").split()[2:]
    plays = {f"play {drawn} {colour}" for colour in ("red", "green", "blue", "yellow")}
    assert plays <= table.legal("Anna")


@pytest.mark.parametrize("book", BOOKS)
def test_r55_in_the_middle_of_a_penalty(book: str) -> None:
    table = position(book, "Anna: W+4 B4 B6", "Ben: G1", "Cleo: G2", discard="Y1 Y2 Y3 R5", stock="G9")
    table.do("Anna: play W+4 green", "Ben: accept")
    assert table.hand("Ben").startswith("G1 G9 ")
    assert len(table.hand("Ben").split()) == 5
    assert (table.discard, len(table.stock.split())) == ("W+4", 1)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("answer", ["accept", "challenge"])
def test_d46_a_settled_penalty_leaves_only_the_top_card(book: str, answer: str) -> None:
    """The card under a Wild Draw Four that cannot be taken back any more goes with the others."""
    table = position(book, "Anna: W+4 B4 B6", "Ben: G1", "Cleo: G2", discard="Y1 R5", stock="G9")
    table.do("Anna: play W+4 green", f"Ben: {answer}")
    assert (table.discard, table.stock) == ("W+4", "")
    assert sorted(table.hand("Ben").split()) == ["G1", "G9", "R5", "Y1"]


def test_d46_d25_the_card_under_a_pending_wild_draw_four_waits_with_it() -> None:
    table = position(BRAILLE, "Anna: W+4 R4 B6", "Ben: G1", "Cleo: G2", discard="Y1 Y2 R5", stock="")
    table.do("Anna: play W+4 green", "Cleo: demand Anna")
    assert sorted(table.hand("Cleo").split()) == ["G2", "Y1", "Y2"]
    table.do("Ben: challenge")
    assert (table.discard, table.colour, table.turn) == ("R5", "red", "Ben")
    assert table.hand("Anna") == "R4 B6 W+4"


@pytest.mark.parametrize("book", BOOKS)
def test_d47_what_there_is_is_drawn_and_the_rest_lapses(book: str) -> None:
    table = position(book, "Anna: R+2 B4 B6", "Ben: G1", "Cleo: G2", discard="R5", stock="")
    table.do("Anna: play R+2", "Ben: accept")
    assert (table.hand("Ben"), table.turn) == ("G1 R5", "Cleo")
    assert [event.count for event in table.happened(Drew)] == [1]


@pytest.mark.parametrize("book", BOOKS)
def test_d47_a_player_who_can_neither_play_nor_draw_says_draw(book: str) -> None:
    table = position(book, "Anna: B4 B6", "Ben: R1", "Cleo: G2", discard="R5", stock="")
    assert table.legal("Anna") - {"demand Ben", "demand Cleo", "uno"} == {"draw"}
    table.do("Anna: draw")
    assert (table.hand("Anna"), table.turn, table.discard) == ("B4 B6", "Ben", "R5")
    assert table.happened(NothingToDraw) == [NothingToDraw(0)]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("hand", ["R4 B6", "W B6"])
def test_d47_no_voluntary_draw_when_nothing_can_be_drawn(book: str, hand: str) -> None:
    table = position(book, f"Anna: {hand}", "Ben: R1", discard="R5", stock="")
    assert "draw" not in table.legal("Anna")
    assert table.refusal("Anna: draw").code == "nothing-to-draw"
    with_cards = position(book, f"Anna: {hand}", "Ben: R1", discard="G1 R5", stock="", voluntary_draw="yes")
    assert "draw" in with_cards.legal("Anna")


@pytest.mark.parametrize("book", BOOKS)
def test_d48_everybody_stuck_in_a_row_the_round_is_void(book: str) -> None:
    header = "totals: Anna 10, Ben 20, Cleo 30; dealer: Cleo; round: 4"
    table = position(book, "Anna: B4", "Ben: B1", "Cleo: G2", discard="R5", stock="", header=header)
    table.do("Anna: draw", "Ben: draw")
    assert table.phase == "play"
    table.do("Cleo: draw")
    assert (table.phase, table.turn, table.game.void, table.winner) == ("over", None, True, None)
    assert (table.game.totals, table.game.round_points) == ((10, 20, 30), None)
    assert table.happened(RoundVoid) == [RoundVoid()]
    table.do("Ben: next")  # the deal moves on
    assert (table.dealer, table.game.round, table.game.void) == ("Anna", 5, False)
    assert all(len(hand) >= 7 for hand in table.game.hands)


@pytest.mark.parametrize("book", BOOKS)
def test_d48_not_in_a_row(book: str) -> None:
    table = position(book, "Anna: B4 B6", "Ben: R1 G9 Y9", "Cleo: G2", discard="R5", stock="")
    table.do("Cleo: uno", "Anna: draw", "Ben: play R1")
    table.do("Cleo: draw")  # the discard pile has a card now
    assert (table.hand("Cleo"), table.phase) == ("G2 R5", "drawn")
    table.do("Cleo: pass", "Anna: draw", "Ben: draw")
    assert table.phase == "play"
    assert table.turn == "Cleo"


@pytest.mark.parametrize("book", BOOKS)
def test_d48_a_call_with_two_cards_does_not_outlive_the_round(book: str) -> None:
    table = position(book, "Anna: B4 B6", "Ben: B1 B2", discard="R5", stock="")
    table.do("Anna: uno", "Anna: draw")
    assert table.called == []
    table.do("Ben: uno", "Ben: draw")
    assert (table.phase, table.called) == ("over", [])
