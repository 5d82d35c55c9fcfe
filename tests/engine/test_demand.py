"""Demanding a card (R61, R62, D52, D53)."""

from __future__ import annotations

import pytest

from access_uno.engine.events import Demanded, Drew
from tests.engine.table import BRAILLE, MARIO, position

STOCK = "Y1 Y2 Y3 Y4 Y6 Y7 Y8 Y9"
PLAYERS = ("Anna: R7 B3 B4", "Ben: G1 G2", "Cleo: B1 B2")


def test_r61_a_player_who_demands_draws_four_at_once() -> None:
    """The player who demands, not the one who must give."""
    table = position(BRAILLE, *PLAYERS, discard="R5", stock=STOCK)
    table.do("Ben: demand Anna")
    assert (table.hand("Ben"), table.hand("Anna")) == ("G1 G2 Y1 Y2 Y3 Y4", "R7 B3 B4")
    assert (table.turn, table.phase) == ("Anna", "play")
    assert table.happened(Demanded) == [Demanded(1, 0)]
    assert [event.cause for event in table.happened(Drew)] == ["demand"]
    table.do("Ben: demand Anna")  # as often as the player likes
    assert len(table.hand("Ben").split()) == 10


@pytest.mark.parametrize("book", MARIO)
def test_r61_r62_mario_has_no_such_rule(book: str) -> None:
    table = position(book, *PLAYERS, discard="R5", stock=STOCK)
    assert table.refused("Ben: demand Anna") == "R61"
    assert not any("demand" in action for name in table.names for action in table.legal(name))
    option = position(book, *PLAYERS, discard="R5", stock=STOCK, demand_penalty="4")
    option.do("Ben: demand Anna")
    assert option.hand("Ben") == "G1 G2 Y1 Y2 Y3 Y4"


def test_r61_may_be_off_in_braille_de() -> None:
    table = position(BRAILLE, *PLAYERS, discard="R5", stock=STOCK, demand_penalty="0")
    assert table.refused("Ben: demand Anna") == "R61"


@pytest.mark.parametrize(
    ("stock", "discard", "steps", "phase"),
    [
        (f"W {STOCK}", None, [], "colour"),
        (STOCK, "R5", [], "play"),
        (f"R9 {STOCK}", "G5", ["Anna: draw"], "play"),
        (f"G9 {STOCK}", "G5", ["Anna: draw"], "drawn"),
        (STOCK, "B6 W", ["Anna: play R+2"], "response"),
    ],
)
def test_d52_open_to_everybody_in_every_phase(
    stock: str, discard: str | None, steps: list[str], phase: str
) -> None:
    header = "colour: red" if discard and discard.endswith("W") else ""
    players = ("Anna: R7 R+2 B4", *PLAYERS[1:])
    if phase != "response":
        players = PLAYERS
    table = position(BRAILLE, *players, discard=discard, stock=stock, header=header)
    table.do(*steps)
    assert table.phase == phase
    before = table.turn
    for name in table.names:
        others = {f"demand {other}" for other in table.names if other != name}
        assert others <= table.legal(name)
        assert table.refused(f"{name}: demand {name}") == "R61"
    table.do("Cleo: demand Anna", "Anna: demand Ben", "Ben: demand Cleo")
    assert (table.phase, table.turn) == (phase, before)
    assert len(table.hand("Cleo").split()) == 6


def test_d52_not_when_the_round_is_over() -> None:
    table = position(BRAILLE, "Anna: R7", "Ben: G1", discard="R5", stock=STOCK)
    table.do("Anna: play R7")
    assert table.refused("Ben: demand Anna") == "R53"


def test_d53_replaces_neither_draw_nor_play() -> None:
    table = position(BRAILLE, "Anna: B3 B4", "Ben: G1", discard="R5", stock=STOCK)
    table.do("Anna: demand Ben")
    assert {"draw"} <= table.legal("Anna")
    table.do("Anna: draw")
    assert (table.hand("Anna"), table.turn) == ("B3 B4 Y1 Y2 Y3 Y4 Y6", "Ben")


def test_d53_the_four_are_no_drawn_cards() -> None:
    """A card that comes with a demand may be played like any other; a drawn one stays the drawn one."""
    table = position(BRAILLE, "Anna: B3 B4", "Ben: G1", discard="R5", stock="R1 Y2 Y3 Y4 R9 R8 Y6 Y7 Y8")
    table.do("Anna: demand Ben")
    assert (table.phase, "play R1" in table.legal("Anna")) == ("play", True)
    other = position(BRAILLE, "Anna: B3 B4", "Ben: G1", discard="R5", stock="R9 R8 Y6 Y7 Y8")
    other.do("Anna: draw", "Anna: demand Ben")
    assert other.legal("Anna") == {"play R9", "pass", "demand Ben"}
    assert other.refused("Anna: play R8") == "R27"


def test_r61_d39_drawing_cancels_a_call_and_an_offence() -> None:
    table = position(BRAILLE, "Anna: R7 B4", "Ben: G1", discard="R5", stock=STOCK, uno_penalty="2")
    table.do("Anna: play R7", "Anna: demand Ben")
    assert table.catchable == []  # Anna holds more than one card
    called = position(BRAILLE, "Anna: R7 B4", "Ben: G1", discard="R5", stock=STOCK)
    called.do("Anna: play R7 uno", "Anna: demand Ben")
    assert called.called == []


def test_r61_d47_as_many_as_there_are() -> None:
    table = position(BRAILLE, *PLAYERS, discard="R5", stock="Y1")
    table.do("Ben: demand Anna")
    assert table.hand("Ben") == "G1 G2 Y1"
    table.do("Ben: demand Anna")
    assert table.hand("Ben") == "G1 G2 Y1"


def test_r61_d17_demanding_does_not_convict() -> None:
    table = position(
        BRAILLE, "Anna: W+4 G7", *PLAYERS[1:], discard="R5", stock="R1 R2 R3 R4 Y1 Y2 Y3 Y4 Y6 Y7"
    )
    table.do("Anna: play W+4 blue", "Anna: demand Ben", "Ben: challenge")
    assert table.turn == "Cleo"
    assert len(table.hand("Ben").split()) == 8


@pytest.mark.parametrize("demanded", ["Anna: demand Ben", "Ben: demand Anna"])
def test_r44_not_while_the_rule_of_the_customizable_card_is_agreed_on(demanded: str) -> None:
    """Nothing is dealt by then, so there is nothing to pay with."""
    custom = {"custom": "others draw 1", "custom_written": "round", "demand_penalty": "4"}
    table = position("mario-de", "Anna", "Ben", header="seed: 3; dealer: Anna", **custom)
    refusals = []
    while table.phase == "choice":
        assert not any(action.startswith("demand") for name in table.names for action in table.legal(name))
        refusals.append(table.refusal(demanded).code)
        table.do(f"{table.turn}: agree")
    mine, theirs = "choice-first", "not-asked"
    assert refusals == ([mine, theirs] if demanded.startswith("Anna") else [theirs, mine])
    table.do(demanded)
    assert sorted(len(hand) for hand in table.game.hands) == [7, 11]


def test_r44_nor_while_one_is_written() -> None:
    table = position(
        "mario-de",
        "Anna: R1",
        "Ben: R2",
        header="seed: 3; dealer: Anna",
        discard="R5",
        stock=STOCK,
        custom="others draw 1",
        custom_written="round",
        demand_penalty="4",
    )
    table.do("Anna: play R1", "Anna: next")
    assert table.phase == "choice"
    assert table.refused("Anna: demand Ben") == "R44"
    assert table.refused("Ben: demand Anna") == "R44"
