"""What a key or a line is answered at the table, where one might be lost without it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.console.shadow import Shadow

HEADER = """uno 1
rulebook: mario-de
player: Anna
player: Ben | computer random
hand: Anna = {hand}
hand: Ben = Y1 Y2 G4 G5
stock: R1 Y3 G6 B2 R4 Y5 G7 B6 R9
discard: R5
turn: Anna
begin
"""


def game(home: Path, hand: str, settings: str = "", *, by_keys: bool = True) -> Shadow:
    """Anna is on turn; what she heard so far is forgotten."""
    shadow = Shadow(home / "home", HEADER.format(hand=hand), settings, by_keys=by_keys)
    shadow.told()
    return shadow


def pressed(shadow: Shadow, *keys: str) -> list[str]:
    """What the last of these keys was answered."""
    for key in keys:
        shadow.told()
        shadow.press(key)
    return [told.message.text for told in shadow.told()]


def typed(shadow: Shadow, line: str) -> list[str]:
    """What a line was answered."""
    shadow.told()
    shadow.type(line)
    return [told.message.text for told in shadow.told()]


def test_after_a_round_one_hears_that_it_is_over_and_how_to_go_on(tmp_path: Path) -> None:
    shadow = game(tmp_path, "R7")
    assert pressed(shadow, "Enter")[-1] == "The Down arrow deals the next round."
    assert pressed(shadow, "t") == ["The round is over."]
    assert pressed(shadow, "1") == ["You hold no cards."]
    assert pressed(shadow, "m", "Esc") == ["The round is over.", "The Down arrow deals the next round."]


def test_enter_deals_the_next_round_as_there_is_nothing_else_that_it_could_mean(tmp_path: Path) -> None:
    assert pressed(game(tmp_path, "R7"), "Enter", "Enter")[0].startswith("Round 2.")


@pytest.mark.parametrize("line", ["play 3", "why 1"])
def test_a_place_in_an_empty_hand_is_no_number(tmp_path: Path, line: str) -> None:
    shadow = game(tmp_path, "R7", by_keys=False)
    shadow.type("r7")
    assert typed(shadow, line) == ["You hold no cards."]


def test_who_is_asked_for_a_colour_can_hear_the_own_cards_first(tmp_path: Path) -> None:
    shadow = game(tmp_path, "W R7 B3")
    shadow.press("w")
    assert pressed(shadow, "Enter")[0].startswith("Which colour")
    assert pressed(shadow, "h") == ["You hold 3 cards: Wild, red 7, blue 3."]
    assert pressed(shadow, "c") == ["The top card is red 5."]
    assert pressed(shadow, "p")[0].startswith("Which colour")
    assert pressed(shadow, "b")[0] == "You play a Wild and choose blue."


def test_the_same_holds_for_typed_lines(tmp_path: Path) -> None:
    shadow = game(tmp_path, "W R7 B3", by_keys=False)
    shadow.type("play w")
    assert typed(shadow, "hand") == ["You hold 3 cards: Wild, red 7, blue 3."]
    assert typed(shadow, "blue")[0] == "You play a Wild and choose blue."
