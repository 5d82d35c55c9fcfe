"""The decks, the players, what the cards are worth (R1 to R5, R57)."""

from __future__ import annotations

from collections import Counter

import pytest

from access_uno.engine import CLASSIC_DECK, COLOURS, FACES, MARIO_DECK, RULEBOOKS, Card, Symbol
from access_uno.record import RecordError
from tests.engine.table import BOOKS, BRAILLE, MARIO, position


def count(deck: tuple[Card, ...], *codes: str) -> list[int]:
    return [Counter(deck)[Card(code)] for code in codes]


@pytest.mark.parametrize("book", MARIO)
def test_r1_mario_deck_has_112_cards(book: str) -> None:
    deck = RULEBOOKS[book].cards
    assert len(deck) == 112
    for colour in "RYGB":
        assert sum(card.colour is not None and card.colour.letter == colour for card in deck) == 25
        assert count(deck, f"{colour}+2", f"{colour}R", f"{colour}S") == [2, 2, 2]
    assert count(deck, "W", "W+4", "ST", "CU") == [4, 4, 2, 2]


def test_r2_braille_deck_is_the_same_without_star_and_custom() -> None:
    deck = RULEBOOKS[BRAILLE].cards
    assert len(deck) == 108
    assert Counter(MARIO_DECK) - Counter(deck) == Counter({Card("ST"): 2, Card("CU"): 2})
    assert deck == CLASSIC_DECK


@pytest.mark.parametrize("deck", [MARIO_DECK, CLASSIC_DECK])
def test_r3_d1_nineteen_numbers_are_one_zero_and_two_of_each_other(deck: tuple[Card, ...]) -> None:
    for colour in "RYGB":
        assert count(deck, *(f"{colour}{number}" for number in range(10))) == [1] + [2] * 9


def test_r4_families_of_cards() -> None:
    numbers = [card for card in FACES if card.symbol.number is not None]
    coloured = [card for card in FACES if card.colour and card.symbol.number is None]
    wild = [card for card in FACES if not card.colour]
    assert len(numbers) == 40
    assert {card.symbol for card in coloured} == {Symbol.DRAW_TWO, Symbol.REVERSE, Symbol.SKIP}
    assert [card.code for card in wild] == ["W", "W+4", "ST", "CU"]
    assert len(numbers) + len(coloured) + len(wild) == len(FACES) == 56
    assert len({card.code for card in FACES}) == 56
    assert {card.colour for card in numbers} == set(COLOURS)


NAMES = [f"P{seat}" for seat in range(11)]


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("players", [2, 3, 7, 10])
def test_r5_d2_two_to_ten_players(book: str, players: int) -> None:
    table = position(book, *NAMES[:players], header="seed: 5; dealer: P0", start_action_card="neutral")
    assert [len(hand) for hand in table.game.hands] == [7] * players
    assert len(table.game.stock) == len(RULEBOOKS[book].cards) - 7 * players - 1


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("players", [0, 1, 11])
def test_r5_d2_not_fewer_nor_more(book: str, players: int) -> None:
    with pytest.raises(RecordError):
        position(book, *NAMES[:players], header="seed: 5")


@pytest.mark.parametrize(
    ("codes", "points"),
    [
        *(([f"{colour}{number}" for colour in "RGBY"], number) for number in range(10)),
        ([f"{colour}{symbol}" for colour in "RGBY" for symbol in ("+2", "R", "S")], 20),
        (["W", "W+4", "CU", "ST"], 50),
    ],
)
def test_r57_values(codes: list[str], points: int) -> None:
    assert {Card(code).points for code in codes} == {points}


def test_r57_all_cards_together() -> None:
    """Both decks, added up by hand."""
    assert sum(card.points for card in CLASSIC_DECK) == 1240
    assert sum(card.points for card in MARIO_DECK) == 1440


@pytest.mark.parametrize(
    ("book", "codes"), [("mario-de", "R0 R0"), ("mario-it", "ST ST ST"), (BRAILLE, "CU")]
)
def test_r1_r2_no_more_copies_than_the_deck_has(book: str, codes: str) -> None:
    with pytest.raises(RecordError) as caught:
        position(book, f"Anna: {codes}", "Ben: G1", discard="R5")
    assert (caught.value.line, caught.value.rule) == (5, "R2" if book == BRAILLE else "R1")


@pytest.mark.parametrize(
    ("ben", "stock", "discard", "line"),
    [("Y0", "G1", "R5", 6), ("G1", "Y1 Y0", "R5", 7), ("G1", "Y1", "Y0 R5", 8)],
)
def test_r1_copies_are_counted_over_all_cards(ben: str, stock: str, discard: str, line: int) -> None:
    with pytest.raises(RecordError) as caught:
        position("mario-de", "Anna: Y0", f"Ben: {ben}", stock=stock, discard=discard)
    assert (caught.value.line, caught.value.rule) == (line, "R1")
