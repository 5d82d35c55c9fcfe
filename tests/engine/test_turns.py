"""The normal turn: matching, drawing, and the coloured action cards (R22 to R35, D11 to D16)."""

from __future__ import annotations

import pytest

from access_uno.engine.events import Kept, Reversed, Skipped
from tests.engine.table import BOOKS, BRAILLE, MARIO, position

THREE = ("Anna: R7 B3", "Ben: G1 G2", "Cleo: Y1 Y2")


def plays(hand: str, discard: str, book: str = "mario-de", **rules: str) -> set[str]:
    """The cards that can be laid."""
    discard, _, colour = discard.partition(":")
    header = f"colour: {colour}" if colour else ""
    table = position(book, f"Anna: {hand}", "Ben: G1", discard=discard, stock="Y1", header=header, **rules)
    return {action.split()[1] for action in table.legal("Anna") if action.startswith("play")}


# Matching


@pytest.mark.parametrize("book", BOOKS)
def test_r22_only_who_is_on_turn_lays_a_card(book: str) -> None:
    table = position(book, "Anna: R7 R8", "Ben: R1 R2", "Cleo: R3 R4", discard="R5", stock="Y1")
    assert table.refused("Ben: play R1") == "R22"
    assert table.refused("Cleo: draw") == "R22"
    assert table.refused("Cleo: pass") == "R22"
    assert table.refused("Anna: play R1") == "R22"  # a card of another player
    table.do("Anna: play R7 uno")
    assert (table.discard, table.hand("Anna"), table.turn) == ("R5 R7", "R8", "Ben")


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    ("discard", "fitting"),
    [
        ("R5", "R0 R5 R+2 RR RS G5 W W+4"),
        ("G+2", "R+2 G+2 G7 G5 W W+4"),
        ("BS", "RS BS B3 W W+4"),
        ("YR", "RR YR Y1 W W+4"),
        ("G7", "G+2 G7 W W+4 G5"),
    ],
)
def test_r23_same_number_colour_or_action_or_wild(book: str, discard: str, fitting: str) -> None:
    hand = "R0 R5 R+2 RR RS G5 G+2 G7 BS B3 YR Y1 W W+4"
    expected = {card for card in hand.split() if card in fitting.split()}
    assert plays(hand, discard, book) == expected


@pytest.mark.parametrize("book", MARIO)
def test_r23_star_and_custom_card_are_wild_cards(book: str) -> None:
    assert plays("ST CU B1", "R5", book) == {"ST", "CU"}


@pytest.mark.parametrize("book", BOOKS)
def test_r23_refused_if_it_does_not_fit(book: str) -> None:
    table = position(book, "Anna: B3 R7", "Ben: G1", discard="R5", stock="Y1")
    assert table.refusal("Anna: play B3").code == "does-not-fit"
    assert table.refused("Anna: play B3") == "R23"
    assert table.refused("Anna: play R7 red") == "R23"  # only a wild card names a colour


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("top", ["W", "W+4", "ST", "CU"])
def test_d11_only_the_named_colour_matches_a_wild_card(book: str, top: str) -> None:
    if book == BRAILLE and top in ("ST", "CU"):
        return
    assert plays("R5 G5 G+2 B+2 W W+4", f"R5 {top}:green", book) == {"G5", "G+2", "W", "W+4"}


@pytest.mark.parametrize("book", BOOKS)
def test_r28_one_card_per_turn(book: str) -> None:
    table = position(book, "Anna: R7 G7 R8", "Ben: G1", "Cleo: Y1", discard="R5", stock="Y2")
    table.do("Anna: play R7")
    assert table.refused("Anna: play G7") == "R22"


# Drawing


@pytest.mark.parametrize("book", BOOKS)
def test_r24_r25_one_card_is_drawn_and_the_next_player_is_on(book: str) -> None:
    table = position(book, "Anna: B3 B4", "Ben: G1", "Cleo: Y1", discard="R5", stock="G8 R9")
    assert "draw" in table.legal("Anna")
    table.do("Anna: draw")
    assert (table.hand("Anna"), table.stock) == ("B3 B4 G8", "R9")
    assert (table.phase, table.turn) == ("play", "Ben")


@pytest.mark.parametrize("book", BOOKS)
def test_r25_d14_drawn_card_may_be_played_or_kept(book: str) -> None:
    table = position(book, "Anna: B3 B4", "Ben: G1", "Cleo: Y1", discard="R5", stock="R9")
    table.do("Anna: draw")
    assert (table.phase, table.turn) == ("drawn", "Anna")
    assert table.legal("Anna") - {"demand Ben", "demand Cleo"} == {"play R9", "pass"}
    assert table.refused("Anna: draw") == "R25"
    kept = position(book, "Anna: B3 B4", "Ben: G1", "Cleo: Y1", discard="R5", stock="R9")
    kept.do("Anna: draw", "Anna: pass")
    assert (kept.hand("Anna"), kept.turn, kept.happened(Kept)) == ("B3 B4 R9", "Ben", [Kept(0)])
    table.do("Anna: play R9")
    assert (table.hand("Anna"), table.turn, table.top) == ("B3 B4", "Ben", "R9")


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("card", ["W", "W+4"])
def test_r25_drawn_wild_card_may_be_played(book: str, card: str) -> None:
    table = position(book, "Anna: B3 B4", "Ben: G1", "Cleo: Y1", discard="R5", stock=f"{card} Y2")
    table.do("Anna: draw", f"Anna: play {card} red")
    assert (table.top, table.colour, table.turn) == (card, "red", "Ben")


@pytest.mark.parametrize("book", BOOKS)
def test_r25_pass_only_after_drawing(book: str) -> None:
    table = position(book, "Anna: R3 B4", "Ben: G1", discard="R5", stock="R9")
    assert table.refused("Anna: pass") == "R25"


@pytest.mark.parametrize("book", MARIO)
def test_r26_voluntary_draw(book: str) -> None:
    table = position(book, *THREE, discard="R5", stock="G8")
    assert "draw" in table.legal("Anna")
    table.do("Anna: draw")
    assert (table.hand("Anna"), table.turn) == ("R7 B3 G8", "Ben")


def test_r26_d13_braille_de_has_no_voluntary_draw() -> None:
    for hand in ("R7 B3", "G5 B3", "R7 W"):
        table = position(BRAILLE, f"Anna: {hand}", "Ben: G1", discard="R5", stock="G8")
        assert "draw" not in table.legal("Anna")
        assert table.refused("Anna: draw") == "R26"
    assert plays("R7 W W+4 B3", "R5", BRAILLE) == {"R7", "W", "W+4"}  # wild cards may be laid as well
    symbol = position(BRAILLE, "Anna: BS B3", "Ben: G1", discard="RS", stock="G8")
    assert symbol.refused("Anna: draw") == "R26"


def test_d13_braille_de_may_draw_with_wild_cards_only() -> None:
    table = position(BRAILLE, "Anna: W W+4 B3", "Ben: G1", discard="R5", stock="G8")
    assert {"draw", "play W red", "play W+4 blue"} <= table.legal("Anna")
    table.do("Anna: draw")
    assert table.hand("Anna") == "W W+4 B3 G8"


def test_d13_options() -> None:
    free = position(BRAILLE, "Anna: R7 B3", "Ben: G1", discard="R5", stock="G8", voluntary_draw="yes")
    free.do("Anna: draw")
    bound = position("mario-de", "Anna: R7 B3", "Ben: G1", discard="R5", stock="G8", voluntary_draw="no")
    assert bound.refused("Anna: draw") == "R26"
    wild = position("mario-de", "Anna: ST CU", "Ben: G1", discard="R5", stock="G8", voluntary_draw="no")
    wild.do("Anna: draw")
    assert (free.turn, wild.turn) == ("Ben", "Ben")


@pytest.mark.parametrize("book", BOOKS)
def test_r27_d14_after_drawing_no_other_card(book: str) -> None:
    table = position(book, "Anna: R7 R8 W", "Ben: G1", discard="R5", stock="R9", voluntary_draw="yes")
    table.do("Anna: draw")
    assert table.refused("Anna: play R7") == "R27"
    assert table.refused("Anna: play W red") == "R27"
    assert {action for action in table.legal("Anna") if action.startswith("play")} == {"play R9"}


@pytest.mark.parametrize("book", BOOKS)
def test_r27_not_even_if_the_drawn_card_does_not_fit(book: str) -> None:
    table = position(book, "Anna: R7 R8", "Ben: G1", discard="R5", stock="B9", voluntary_draw="yes")
    table.do("Anna: draw")
    assert table.turn == "Ben"


@pytest.mark.parametrize("book", BOOKS)
def test_r27_a_drawn_twin_of_a_card_may_be_played(book: str) -> None:
    table = position(book, "Anna: R7 B3", "Ben: G1", discard="R5", stock="R7", voluntary_draw="yes")
    table.do("Anna: draw", "Anna: play R7")
    assert sorted(table.hand("Anna").split()) == ["B3", "R7"]


@pytest.mark.parametrize("book", BOOKS)
def test_d15_r62_refused_without_penalty(book: str) -> None:
    """`refused` checks that nothing at all changes."""
    table = position(book, *THREE, discard="R5", stock="G8 G9")
    for step in ("Ben: play G1", "Anna: play B3", "Anna: play Y9", "Anna: pass", "Ben: draw", "Anna: next"):
        assert table.refused(step)
    assert (table.hand("Anna"), table.hand("Ben"), table.stock) == ("R7 B3", "G1 G2", "G8 G9")


# Draw Two, Reverse, Skip


@pytest.mark.parametrize("book", BOOKS)
def test_r29_draw_two(book: str) -> None:
    table = position(book, "Anna: R+2 B3 B4", *THREE[1:], discard="R5", stock="G8 G9 Y9")
    table.do("Anna: play R+2")
    assert (table.phase, table.turn, table.hand("Ben")) == ("response", "Ben", "G1 G2")
    assert table.refused("Ben: draw") == "R29"
    assert table.refused("Cleo: accept") == "R29"
    table.do("Ben: accept")
    assert (table.hand("Ben"), table.stock) == ("G1 G2 G8 G9", "Y9")
    assert (table.phase, table.turn) == ("play", "Cleo")  # Ben may not play


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("kind", "rule"), [("+2", "R30"), ("R", "R33"), ("S", "R35")])
def test_r30_r33_r35_only_on_the_same_colour_or_symbol(book: str, kind: str, rule: str) -> None:
    for top, fits in (("B5", True), (f"R{kind}", True), ("R5", False), ("W:blue", True), ("W:red", False)):
        assert (f"B{kind}" in plays(f"B{kind} Y1", top, book)) is fits
    table = position(book, f"Anna: B{kind} Y1", "Ben: G1", discard="R5", stock="Y2")
    assert table.refused(f"Anna: play B{kind}") == rule


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("answer", ["R+2", "G+2", "W red", "W+4 red"])
def test_r31_d16_draw_two_cannot_be_passed_on(book: str, answer: str) -> None:
    card = answer.split()[0]
    table = position(book, "Anna: R+2 B3 B4", f"Ben: {card} G1", discard="R5", stock="G8 G9")
    table.do("Anna: play R+2")
    assert table.refused(f"Ben: play {answer}") == ("R29" if card == "W+4" else "R31")
    assert {action.split()[0] for action in table.legal("Ben")} <= {"accept", "uno", "demand"}


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("answer", "rule"), [("W+4 red", "R38"), ("G+2", "R38"), ("W red", "R37")])
def test_d16_nor_wild_draw_four(book: str, answer: str, rule: str) -> None:
    table = position(book, "Anna: W+4 B3 B4", f"Ben: {answer.split()[0]} G1", discard="R5", stock="G8")
    table.do("Anna: play W+4 green")
    assert table.refused(f"Ben: play {answer}") == rule


@pytest.mark.parametrize("book", BOOKS)
def test_r32_reverse(book: str) -> None:
    table = position(book, "Anna: RR B3 B4", "Ben: R1 R2", "Cleo: RR Y2 Y3", discard="R5", stock="G8")
    table.do("Anna: play RR")
    assert (table.direction, table.turn) == ("right", "Cleo")
    assert table.happened(Reversed) == [Reversed(-1)]
    table.do("Cleo: play RR")  # until the next Reverse
    assert (table.direction, table.turn) == ("left", "Anna")


@pytest.mark.parametrize("book", BOOKS)
def test_r34_skip(book: str) -> None:
    table = position(book, "Anna: RS B3 B4", "Ben: R1 R2", "Cleo: Y1 Y2", discard="R5", stock="G8")
    table.do("Anna: play RS")
    assert (table.turn, table.happened(Skipped)) == ("Cleo", [Skipped(1)])


@pytest.mark.parametrize("book", BOOKS)
def test_r34_r29_to_the_right(book: str) -> None:
    players = ("Anna: RS R+2 B3", "Ben: R1 R2", "Cleo: Y1 Y2", "Dora: B1 B2")
    skip = position(book, *players, discard="R5", stock="G8 G9", header="direction: right")
    skip.do("Anna: play RS")
    assert skip.turn == "Cleo"
    two = position(book, *players, discard="R5", stock="G8 G9", header="direction: right")
    two.do("Anna: play R+2")
    assert two.turn == "Dora"
    two.do("Dora: accept")
    assert two.turn == "Cleo"


@pytest.mark.parametrize("book", BOOKS)
def test_r35_skip_cannot_be_cancelled_with_a_skip(book: str) -> None:
    table = position(book, "Anna: RS B3 B4", "Ben: RS R2", "Cleo: Y1 Y2", discard="R5", stock="G8")
    table.do("Anna: play RS")
    assert table.refused("Ben: play RS") == "R22"
