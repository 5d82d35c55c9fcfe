"""Wild and customizable card (R36, R37, R44, R45, D12, D35)."""

from __future__ import annotations

import pytest

from tests.engine.table import BOOKS, BRAILLE, MARIO, position

COLOURS = ("red", "green", "blue", "yellow")
WILDS = [(book, card) for book in BOOKS for card in ("W", "CU", "ST") if card == "W" or book != BRAILLE]


@pytest.mark.parametrize(("book", "card"), [*WILDS, *((book, "W+4") for book in BOOKS)])
@pytest.mark.parametrize("colour", COLOURS)
def test_r36_d12_any_colour_may_be_named_the_current_one_too(book: str, card: str, colour: str) -> None:
    table = position(book, f"Anna: {card} B3 B4", "Ben: G1", "Cleo: Y1", discard="R5", stock="Y2")
    table.do(f"Anna: play {card} {colour}")
    assert (table.colour, table.top, table.turn) == (colour, card, "Ben")


@pytest.mark.parametrize(
    ("book", "card", "rule"),
    [(book, "W", "R36") for book in BOOKS]
    + [(book, "W+4", "R38") for book in BOOKS]
    + [(book, "CU", "R45") for book in MARIO]
    + [(book, "ST", "R48") for book in MARIO],
)
def test_d12_naming_a_colour_is_compulsory(book: str, card: str, rule: str) -> None:
    table = position(book, f"Anna: {card}", "Ben: G1", discard="R5", stock="Y2")
    assert f"play {card}" not in table.legal("Anna")
    assert table.refused(f"Anna: play {card}") == rule  # also as the last card
    assert table.refused(f"Anna: play {card} uno") == rule


@pytest.mark.parametrize(("book", "card"), WILDS)
def test_r37_r45_playable_even_if_another_card_fits(book: str, card: str) -> None:
    table = position(book, f"Anna: {card} R7 R8", "Ben: G1", "Cleo: Y1", discard="R5", stock="Y2")
    assert {"play R7", *(f"play {card} {colour}" for colour in COLOURS)} <= table.legal("Anna")
    table.do(f"Anna: play {card} green")
    assert (table.phase, table.turn) == ("play", "Ben")


@pytest.mark.parametrize(("book", "card"), WILDS)
def test_r37_not_out_of_turn(book: str, card: str) -> None:
    table = position(book, "Anna: R7 R8", f"Ben: {card} G1", discard="R5", stock="Y2")
    assert table.refused(f"Ben: play {card} red") == "R22"


@pytest.mark.parametrize("book", BOOKS)
def test_r37_wild_does_not_cancel_an_action_card(book: str) -> None:
    table = position(book, "Anna: RS R+2 B3", "Ben: W G1", "Cleo: W Y1", discard="R5", stock="Y2 Y3")
    table.do("Anna: play RS")
    assert table.refused("Ben: play W red") == "R22"
    hit = position(book, "Anna: R+2 B3 B4", "Ben: W G1", discard="R5", stock="Y2 Y3")
    hit.do("Anna: play R+2")
    assert hit.refused("Ben: play W red") == "R31"


@pytest.mark.parametrize("book", MARIO)
@pytest.mark.parametrize("card", ["R+2", "W+4 red"])
def test_r45_custom_card_is_no_answer_to_a_draw_card(book: str, card: str) -> None:
    table = position(
        book, f"Anna: {card.split()[0]} B3 B4", "Ben: CU G1", "Cleo: Y1", discard="R5", stock="Y2 Y3 Y4 Y6"
    )
    table.do(f"Anna: play {card}")
    assert table.refused("Ben: play CU red") == "R45"
    assert not any("CU" in action for action in table.legal("Ben"))


@pytest.mark.parametrize("book", MARIO)
def test_r44_d35_custom_card_is_a_plain_wild(book: str) -> None:
    table = position(book, "Anna: CU B3 B4", "Ben: G1", "Cleo: Y1", discard="R5", stock="Y2 Y3")
    table.do("Anna: play CU blue")
    assert (table.hand("Anna"), table.hand("Ben"), table.hand("Cleo")) == ("B3 B4", "G1", "Y1")
    assert (table.stock, table.colour, table.turn) == ("Y2 Y3", "blue", "Ben")


@pytest.mark.parametrize("book", MARIO)
def test_d35_not_triggered_when_turned_up(book: str) -> None:
    table = position(book, "Anna: R1", "Ben: G1", "Cleo: Y1", stock="CU Y2 Y3")
    table.do("Ben: colour green")
    assert (table.turn, table.stock) == ("Ben", "Y2 Y3")
    assert (table.hand("Anna"), table.hand("Ben"), table.hand("Cleo")) == ("R1", "G1", "Y1")


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("card", ["W", "CU", "ST"])
def test_r36_a_position_may_wait_for_its_first_colour(book: str, card: str) -> None:
    if book == BRAILLE and card != "W":
        return
    table = position(book, "Anna: R1 G1", "Ben: G2", discard=card, stock="Y1")
    assert (table.phase, table.turn, table.colour) == ("colour", "Anna", None)
    table.do("Anna: colour green", "Anna: play G1 uno")
    assert table.turn == "Ben"
    assert table.refused("Ben: colour red") == "R36"
