"""Choosing the dealer, dealing, the first card (R8 to R21, D3 to D10)."""

from __future__ import annotations

from collections import Counter

import pytest

from access_uno.engine import RULEBOOKS, Card, Colour, Game
from access_uno.engine.events import (
    ColourNamed,
    DealerChosen,
    DealerDrawn,
    DealerTied,
    Dealt,
    Drew,
    PutBack,
    TurnBegan,
    TurnedUp,
)
from access_uno.record import RecordError
from tests.engine.table import BOOKS, BRAILLE, MARIO, Table, position

THREE = ("Anna: R1 R2", "Ben: G1 G2", "Cleo: B1 B2")
ZERO_BOOKS = ("mario-de", "mario-it", "mario-zh", BRAILLE)


def draw(book: str, *draws: str, players: int = 3, seed: str = "") -> Table:
    header = "; ".join(f"dealer-draw: {draw}" for draw in draws) + seed
    return position(book, *("Anna", "Ben", "Cleo", "Dora")[:players], header=header)


def turned_up(book: str, stock: str, *players: str, dealer: str = "Anna", **rules: str) -> Table:
    return position(book, *(players or THREE), stock=stock, header=f"dealer: {dealer}", **rules)


# The dealer


@pytest.mark.parametrize("book", [*BOOKS, "mario-nl"])
def test_r8_highest_number_deals_and_left_of_the_dealer_begins(book: str) -> None:
    """Also braille-de (D4), and mario-zh, whose "starting player" is the dealer."""
    table = position(book, *THREE, stock="R9 R8", header="dealer-draw: Anna B3, Ben G7, Cleo R6")
    assert (table.dealer, table.turn) == ("Ben", "Cleo")
    assert table.happened(DealerChosen) == [DealerChosen(1)]


@pytest.mark.parametrize("book", ZERO_BOOKS)
def test_r9_d3_symbols_count_zero(book: str) -> None:
    assert draw(book, "Anna B0, Ben RS, Cleo W").tied == ["Anna", "Ben", "Cleo"]
    assert draw(book, "Anna B1, Ben RS, Cleo W+4", seed="; seed: 1").dealer == "Anna"


def test_r9_d3_mario_nl_symbols_do_not_take_part() -> None:
    assert draw("mario-nl", "Anna B0, Ben RS, Cleo W").dealer == "Anna"
    assert draw("mario-nl", "Anna CU, Ben RS, Cleo W").tied == ["Anna", "Ben", "Cleo"]
    assert draw("mario-nl", "Anna B0, Ben R0, Cleo ST").tied == ["Anna", "Ben"]


def test_d3_only_the_tied_draw_again() -> None:
    table = draw("mario-de", "Anna B7, Ben G7, Cleo R6")
    assert (table.phase, table.turn, table.dealer, table.tied) == ("dealer", None, None, ["Anna", "Ben"])
    assert table.happened(DealerTied) == [DealerTied((0, 1))]
    assert [table.legal(name) for name in table.names] == [set(), set(), set()]
    assert table.refused("Anna: draw") == "R8"
    again = draw("mario-de", "Anna B7, Ben G7, Cleo R6", "Anna B3, Ben R4")
    assert (again.dealer, again.tied) == ("Ben", [])


def test_d3_repeats_until_decided() -> None:
    draws = ["Anna B7, Ben G7, Cleo R7", "Anna RS, Ben W, Cleo R0", "Anna R1, Ben R5, Cleo B5"]
    assert draw("mario-de", *draws[:2]).tied == ["Anna", "Ben", "Cleo"]
    assert draw("mario-de", *draws[:3]).tied == ["Ben", "Cleo"]
    assert draw("mario-de", *draws[:3], "Ben W, Cleo R1").dealer == "Cleo"


def test_d3_with_a_seed_the_tied_go_on_drawing() -> None:
    table = draw("mario-de", "Anna B7, Ben G7, Cleo R6", seed="; seed: 4")
    assert table.dealer in ("Anna", "Ben")
    second = table.happened(DealerDrawn)[1]
    assert [seat for seat, _ in second.draws] == [0, 1]


def test_d3_a_position_without_a_dealer_waits_for_one() -> None:
    table = position("mario-de", *THREE, stock="R9", header="dealer-draw: Anna B7, Ben G7, Cleo R7")
    assert (table.phase, table.turn, table.stock, table.hand("Ben")) == ("dealer", None, "R9", "G1 G2")
    assert table.legal("Anna") == set()


FIRST = "dealer-draw: Anna B7, Ben G1, Cleo R1"
TIED = "dealer-draw: Anna B7, Ben G7, Cleo R1"


@pytest.mark.parametrize(
    ("header", "line", "code"),
    [
        ("dealer-draw: Anna B7, Ben G7", 4, "dealer-wrong-players"),
        (f"{TIED}; dealer-draw: Ben R1, Cleo R2", 5, "dealer-wrong-players"),
        (f"{FIRST}; dealer-draw: Anna R1", 5, "dealer-decided"),
        (f"{FIRST}; dealer: Ben", 5, "dealer-contradicted"),
        (f"{TIED}; dealer-draw: Anna R1, Ben G1; dealer: Anna", 5, "dealer-undecided"),
        ("dealer-draw: Anna B0, Ben B0, Cleo R1", 4, "too-many-copies"),
    ],
)
def test_r8_contradictory_draws_are_refused(header: str, line: int, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        position("mario-de", "Anna", "Ben", "Cleo", header=f"seed: 1; {header}")
    assert (caught.value.line, caught.value.code) == (line, code)


@pytest.mark.parametrize("book", BOOKS)
def test_r8_d4_a_seed_draws_for_the_dealer_in_every_rulebook(book: str) -> None:
    game, events = Game.deal(RULEBOOKS[book], players=4, seed=11)
    first = next(event for event in events if isinstance(event, DealerDrawn))
    assert [seat for seat, _ in first.draws] == [0, 1, 2, 3]
    assert DealerChosen(game.dealer or 0) in events


@pytest.mark.parametrize("book", BOOKS)
def test_d4_next_seat_to_the_left_deals_the_next_round(book: str) -> None:
    header = "dealer: Cleo; direction: right"
    table = position(book, "Anna: R7", "Ben: G1", "Cleo: B1", discard="R5", stock="G2", header=header)
    table.do("Anna: play R7", "Ben: next")
    assert (table.dealer, table.game.round) == ("Anna", 2)


# Dealing


@pytest.mark.parametrize("book", BOOKS)
def test_r10_r11_seven_cards_each_the_rest_is_the_draw_pile(book: str) -> None:
    game, events = Game.deal(RULEBOOKS[book], players=5, seed=21, dealer=2)
    assert [event.count for event in events if isinstance(event, Dealt)] == [7] * 5
    dealt = [card for hand in game.hands for card in hand]
    assert Counter([*dealt, *game.stock, *game.discard]) == Counter(RULEBOOKS[book].cards)


def test_r10_other_seeds_shuffle_otherwise() -> None:
    hands = {tuple(Game.deal(RULEBOOKS["mario-de"], 2, seed)[0].hands[0]) for seed in range(-20, 20)}
    assert len(hands) == 40


# The first card


@pytest.mark.parametrize("book", BOOKS)
def test_r12_r13_r21_number_has_no_effect_and_left_of_the_dealer_begins(book: str) -> None:
    table = turned_up(book, "R5 Y1 Y2", dealer="Ben")
    assert (table.phase, table.turn, table.direction) == ("play", "Cleo", "left")
    assert (table.discard, table.colour, table.stock) == ("R5", "red", "Y1 Y2")
    assert table.happened(TurnedUp) == [TurnedUp(Card("R5"))]


@pytest.mark.parametrize("book", BOOKS)
def test_r21_play_goes_to_the_left(book: str) -> None:
    table = turned_up(book, "R5 Y1", "Anna: R9 R3 R4", "Ben: R1 R2", "Cleo: R1 R2", dealer="Cleo")
    turns = [table.turn]
    for step in ("Anna: play R9", "Ben: play R1 uno", "Cleo: play R1 uno"):
        table.do(step)
        turns.append(table.turn)
    assert turns == ["Anna", "Ben", "Cleo", "Anna"]


@pytest.mark.parametrize("book", BOOKS)
def test_r12_r14_draw_two_hits_the_first_player_at_once(book: str) -> None:
    """D6 for mario-zh, D7 for braille-de; drawn without being asked."""
    table = turned_up(book, "R+2 Y1 Y2 Y3")
    assert (table.hand("Ben"), table.stock) == ("G1 G2 Y1 Y2", "Y3")
    assert (table.phase, table.turn, table.discard) == ("play", "Cleo", "R+2")


@pytest.mark.parametrize("book", BOOKS)
def test_r15_reverse_the_dealer_begins_and_it_goes_to_the_right(book: str) -> None:
    """D6 for mario-zh, D7 for braille-de."""
    table = turned_up(book, "RR Y1")
    assert (table.turn, table.direction) == ("Anna", "right")
    table.do("Anna: play R1 uno")
    assert table.turn == "Cleo"


@pytest.mark.parametrize("book", BOOKS)
def test_r16_skip_the_first_player_is_skipped(book: str) -> None:
    """D6 for mario-zh, D7 for braille-de."""
    table = turned_up(book, "RS Y1")
    assert (table.turn, table.direction, table.hand("Ben")) == ("Cleo", "left", "G1 G2")


@pytest.mark.parametrize(
    ("book", "card", "rule"),
    [(book, "W", "R17") for book in BOOKS]
    + [(book, "CU", "R19") for book in MARIO]
    + [(book, "ST", "R20") for book in MARIO],
)
def test_r17_r19_r20_d9_first_player_names_the_colour_and_plays(book: str, card: str, rule: str) -> None:
    table = turned_up(book, f"{card} Y1 Y2 Y3 Y4")
    assert (table.phase, table.turn, table.colour, table.top) == ("colour", "Ben", None, card)
    assert table.hand("Ben") == "G1 G2", "the hands are dealt before the colour is named"
    colours = {f"colour {colour}" for colour in ("red", "green", "blue", "yellow")}
    assert colours <= table.legal("Ben") <= colours | {"uno", "demand Anna", "demand Cleo"}
    assert not colours & table.legal("Anna")
    assert table.refused("Ben: play G1") == rule
    assert table.refused("Ben: draw") == rule
    assert table.refused("Anna: colour red") == "R22"
    table.do("Ben: colour green")
    assert (table.phase, table.turn, table.colour) == ("play", "Ben", "green")
    assert table.events == [ColourNamed(1, Colour.GREEN), TurnBegan(1)]
    table.do("Ben: play G1 uno")
    assert (table.turn, table.stock) == ("Cleo", "Y1 Y2 Y3 Y4")  # R20: no player draws
    assert table.hand("Anna") == "R1 R2"


@pytest.mark.parametrize("book", BOOKS)
def test_r18_d5_wild_draw_four_goes_to_the_bottom(book: str) -> None:
    """D7 for braille-de; the replacement has its own effect (R18)."""
    table = turned_up(book, "W+4 W+4 RS Y1 Y2")
    assert (table.discard, table.stock) == ("RS", "Y1 Y2 W+4 W+4")
    assert table.turn == "Cleo"
    assert len(table.happened(PutBack)) == 2


@pytest.mark.parametrize("book", BOOKS)
def test_r18_d5_wild_draw_four_may_be_shuffled_in(book: str) -> None:
    tops = set()
    for seed in range(20):
        stock = "W+4 R1 R2 R3 R4 R5 R6 R7 R8 R9"
        players = ("Anna: G3", "Ben: G1", "Cleo: B1")
        table = position(
            book, *players, stock=stock, header=f"seed: {seed}", start_wild_draw_four="reshuffle"
        )
        assert sorted([*table.stock.split(), table.discard]) == sorted(stock.split())
        assert table.discard != "W+4"
        tops.add(table.discard)
    assert len(tops) > 3


@pytest.mark.parametrize("book", BOOKS)
def test_r12_a_position_may_be_a_draw_pile_alone(book: str) -> None:
    table = position(book, "Anna", "Ben", stock="R5 R6")
    assert (table.hand("Anna"), table.discard, table.stock, table.turn) == ("", "R5", "R6", "Ben")
    table.do("Ben: draw", "Ben: play R6")  # a round does not end before a player has laid a card
    assert table.winner == "Ben"


@pytest.mark.parametrize("stock", ["", "W+4", "W+4 W+4"])
@pytest.mark.parametrize("option", ["bottom", "reshuffle"])
def test_r12_r18_there_must_be_something_to_turn_up(stock: str, option: str) -> None:
    with pytest.raises(RecordError) as caught:
        turned_up("mario-de", stock, start_wild_draw_four=option)
    assert caught.value.rule == ("R18" if stock else "R12")


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("card", ["R+2", "RR", "RS"])
def test_d6_d7_action_cards_may_be_neutral(book: str, card: str) -> None:
    for star in ("no", "yes"):
        table = turned_up(book, f"{card} Y1 Y2", start_action_card="neutral", star_answers_start_card=star)
        assert (table.phase, table.turn, table.direction, table.stock) == ("play", "Ben", "left", "Y1 Y2")
        assert (table.colour, table.hand("Ben")) == ("red", "G1 G2")
    again = position(book, "Anna: R1", f"Ben: G{card[1:]} G2", stock=card, start_action_card="neutral")
    again.do(f"Ben: play G{card[1:]} uno")  # a card with a colour and a symbol
    assert again.colour == "green"


@pytest.mark.parametrize("card", ["W", "CU", "ST"])
def test_r12_neutral_wild_cards_still_want_a_colour(card: str) -> None:
    table = turned_up("mario-it", f"{card} Y1", start_action_card="neutral")
    assert (table.phase, table.turn) == ("colour", "Ben")


def test_r18_neutral_wild_draw_four_still_goes_back() -> None:
    table = turned_up("mario-it", "W+4 RS", start_action_card="neutral")
    assert (table.discard, table.stock, table.turn) == ("RS", "W+4", "Ben")


@pytest.mark.parametrize("book", MARIO)
def test_d8_no_star_against_a_draw_two_turned_up(book: str) -> None:
    table = turned_up(book, "R+2 Y1 Y2 Y3", "Anna: R1 R2", "Ben: ST G2", "Cleo: B1 B2")
    assert (table.turn, table.hand("Ben")) == ("Cleo", "ST G2 Y1 Y2")
    assert table.refused("Ben: star red") == "R46"


@pytest.mark.parametrize("book", MARIO)
def test_d8_star_may_answer_a_draw_two_turned_up(book: str) -> None:
    players = ("Anna: R1 R2", "Ben: ST G2 G3", "Cleo: B1 B2")
    table = turned_up(book, "R+2 Y1 Y2 Y3", *players, star_answers_start_card="yes")
    assert (table.phase, table.turn, table.hand("Ben")) == ("response", "Ben", "ST G2 G3")
    assert table.legal("Ben") == {"accept", *(f"star {c}" for c in ("red", "green", "blue", "yellow"))}
    assert table.refused("Ben: challenge") == "R40"
    table.do("Ben: star blue")
    assert (table.turn, table.colour, table.discard) == ("Cleo", "blue", "R+2 ST")
    assert table.hand("Anna") == "R1 R2 Y1 Y2"  # the dealer draws


def test_d8_accepted() -> None:
    table = turned_up("mario-de", "R+2 Y1 Y2 Y3", star_answers_start_card="yes")
    table.do("Ben: accept")
    assert (table.turn, table.hand("Ben")) == ("Cleo", "G1 G2 Y1 Y2")
    assert [event.cause for event in table.happened(Drew)] == ["penalty"]


def test_d8_no_star_in_the_classic_deck() -> None:
    table = turned_up(BRAILLE, "R+2 Y1 Y2 Y3", star_answers_start_card="yes")
    assert (table.phase, table.turn, table.hand("Ben")) == ("play", "Cleo", "G1 G2 Y1 Y2")


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("option", ["other", "again"])
def test_d10_reverse_turned_up_with_two(book: str, option: str) -> None:
    """The dealer first, then the other, whatever a played Reverse does."""
    table = turned_up(book, "RR Y1", "Anna: R1 R2", "Ben: R3 R4", two_player_reverse=option)
    assert table.turn == "Anna"
    table.do("Anna: play R1 uno")
    assert table.turn == "Ben"


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("card", "turn"), [("RS", "Anna"), ("R+2", "Anna"), ("R5", "Ben"), ("RR", "Anna")])
def test_r14_r16_first_card_with_two(book: str, card: str, turn: str) -> None:
    assert turned_up(book, f"{card} Y1 Y2 Y3", "Anna: R1", "Ben: G1").turn == turn
