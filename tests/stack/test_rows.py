"""Braille displays of several lines: the message, and below it what is there now; every cell is checked."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.play.program import UNHURRIED, start, with_clock
from tests.play.shadow import ROUND
from tests.stack.brltty import PrivateBrltty
from tests.stack.fingertips import BLANK, card_cells, translated
from tests.stack.needs import need
from tests.stack.servers import wait_until
from tests.stack.terminal import Terminal

SETTINGS = (
    'language = "en"\nreading = "braille"\ndisplay = "brlapi"\nbraille = "off"\npace = "auto"\n'
    'verbosity = "short"\n'
)
SIZES = [(40, 4), (32, 10), (40, 9)]
HAND = ("R7", "G3", "W", "B5", "R+2")


@contextmanager
def felt(brltty: PrivateBrltty, tmp_path: Path) -> Iterator[Terminal]:
    """A round that goes on, and is felt."""
    need("python:louis")
    program, env = with_clock(UNHURRIED), brltty.environment
    with start(tmp_path / "home", ROUND, SETTINGS, env=env, program=program) as terminal:
        yield terminal


def rows(brltty: PrivateBrltty) -> list[str]:
    """The lines of the display, without blanks at their ends."""
    cells, width = brltty.display.cells, brltty.display.columns
    return [cells[at : at + width].rstrip(BLANK) for at in range(0, len(cells), width)]


def shows(brltty: PrivateBrltty, *wanted: str) -> bool:
    """Whether the display comes to show these lines first."""
    return wait_until(lambda: rows(brltty)[: len(wanted)] == list(wanted))


def hand(focus: int, *codes: str) -> str:
    """A hand in cells, with the cursor on a card."""
    cells = [card_cells(code) for code in codes]
    cells[focus] = chr(ord(cells[focus][0]) | 0xC0) + cells[focus][1:]
    return BLANK.join(cells)


def words(text: str) -> str:
    """Words in cells."""
    return translated(text, "en")


def top(code: str, colour: str) -> str:
    """The top card and the colour."""
    return f"{card_cells(code)}{BLANK}{words(colour)}"


@pytest.mark.parametrize("brltty", SIZES, indirect=True, ids=["40 x 4", "32 x 10", "40 x 9"])
def test_below_the_message_are_the_hand_the_top_card_the_counts_and_what_happened(
    brltty: PrivateBrltty, tmp_path: Path
) -> None:
    with felt(brltty, tmp_path) as terminal:
        terminal.wait_for("Your turn")
        turn = words("Your turn.") + BLANK
        below = (hand(0, *HAND), top("R5", "red"), words("Anna 5, Ben 5"))
        assert wait_until(lambda: rows(brltty)[0].startswith(turn[:9]) and rows(brltty)[1:4] == list(below))
        brltty.display.press("KEY_CURSOR_RIGHT")
        assert wait_until(lambda: rows(brltty)[1] == hand(1, *HAND))
        assert rows(brltty)[0].startswith(card_cells("G3"))
        brltty.display.press("KEY_HOME")
        assert wait_until(lambda: rows(brltty)[1] == hand(0, *HAND))
        brltty.display.press("KEY_ENTER")
        assert wait_until(lambda: rows(brltty)[1:4][-1] == words("Anna 4, Ben 5"))
        assert rows(brltty)[1] == hand(3, "G3", "W", "B5", "R+2")
        assert rows(brltty)[2] == top("R1", "red")
        if len(rows(brltty)) > 4:
            moves = [words("Ben: red 1"), words("Ben draws"), words("You: red 7")]
            assert rows(brltty)[4 : 4 + len(moves)] == moves


@pytest.mark.parametrize("brltty", [(40, 4)], indirect=True)
def test_a_routing_key_acts_on_what_stands_under_it_in_any_row(brltty: PrivateBrltty, tmp_path: Path) -> None:
    with felt(brltty, tmp_path) as terminal:
        terminal.wait_for("Your turn")
        assert wait_until(lambda: rows(brltty)[1] == hand(0, *HAND))
        for row, answer in ((2, "The top card is red 5"), (3, "Cards in hand: you 5, Ben 5")):
            before = len(terminal.output)
            brltty.display.press(f"ROUTE {row * 40 + 1}")
            terminal.wait_for(answer, since=before)
        brltty.display.press("ROUTE 44")
        assert wait_until(lambda: rows(brltty)[1] == hand(1, *HAND)), "green 3 has the focus"
        before = len(terminal.output)
        brltty.display.press("ROUTE 40")
        terminal.wait_for("Red 7", since=before)
        brltty.display.press("ROUTE 41")
        terminal.wait_for("You: red 7", since=before)


@pytest.mark.parametrize("brltty", [(40, 4)], indirect=True)
def test_a_message_is_one_change_of_the_display_and_a_menu_fills_it(
    brltty: PrivateBrltty, tmp_path: Path
) -> None:
    with felt(brltty, tmp_path) as terminal:
        terminal.wait_for("Your turn")
        assert wait_until(lambda: rows(brltty)[1] == hand(0, *HAND))
        shown = len(brltty.display.shown)
        brltty.display.press("KEY_CURSOR_RIGHT")
        assert wait_until(lambda: rows(brltty)[1] == hand(1, *HAND))
        assert len(brltty.display.shown) == shown + 1
        brltty.display.press("PREFMENU")
        terminal.wait_for("Game menu")
        assert wait_until(lambda: all(rows(brltty)) and rows(brltty)[1] != hand(1, *HAND))
