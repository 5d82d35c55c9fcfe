"""Lines that are edited: a history, completion that is told, and messages above the line."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

import pytest
from prompt_toolkit.output import DummyOutput

from access_uno.console.edited_lines import EditedLines
from access_uno.console.inputs import SentInput
from access_uno.console.menu import Pick
from access_uno.console.screen import Screen
from tests.play.driver import Driver
from tests.play.program import PROGRAM, at_home, saved
from tests.play.shadow import ROUND
from tests.stack.terminal import Terminal

SIGHT = 'language = "en"\nreading = "sight"\n'
FORGET = "<another person sits down>"
COLOURS = ["Blue", "Green", "Grey"]


async def _until(done: Callable[[], object]) -> None:
    while not done():
        await asyncio.sleep(0)


def typed(folder: Path, pieces: Sequence[str]) -> tuple[list[str], list[str]]:
    """The lines that come of these pieces of input, and what was told meanwhile."""
    driver = Driver(folder, by_keys=False)
    cast(Any, driver.listener).screen = Screen(io.StringIO(), keys=False)
    driver.open(Pick(driver.console, "Which?", [(name, name) for name in COLOURS], lambda _: None))
    lines: list[str] = []
    cast(Any, driver.console).line = lines.append

    async def session() -> None:
        source, woken = SentInput(), asyncio.Event()
        way_in = EditedLines(driver.console, source, DummyOutput())
        with way_in.attached(woken.set, lambda: None):
            for piece in pieces:
                await _until(lambda: source._ready)  # the session reads
                for _ in range(20):  # it loads its history in the background
                    await asyncio.sleep(0)
                if piece == FORGET:
                    driver.console.forget_input()
                source.send(piece.replace(FORGET, "").encode())
                if piece.endswith("\r"):
                    await asyncio.wait_for(woken.wait(), 30)
                    woken.clear()
                    way_in.answer_next()

    asyncio.run(session())
    return lines, driver.told()


@pytest.mark.parametrize(
    ("pieces", "lines"),
    [
        (["ac", "\x1b[D", "b", "\r"], ["abc"]),
        (["one\r", "two\r", "\x1b[A\x1b[A\r"], ["one", "two", "one"]),
        (["one two", "\x17", "three\r"], ["one three"]),
        (["\x1b]0;title\x07", "\x1b[I", "a\r"], ["a"]),
        (["\x1b[200~one\ntwo\x1b[201~\r"], ["one two"]),
        (["mine\r", "half", FORGET, "\x1b[A", "\r"], ["mine", ""]),
        (["b\t\r"], ["Blue"]),
        (["g\t\r"], ["gre"]),
        (["x\t\r"], ["x"]),
    ],
    ids=[
        "editing",
        "history",
        "word",
        "strings",
        "paste",
        "another person",
        "completed",
        "as far as certain",
        "unknown",
    ],
)
def test_a_line_is_edited_before_it_is_answered(pieces: list[str], lines: list[str], tmp_path: Path) -> None:
    assert typed(tmp_path, pieces)[0] == lines


def test_what_a_line_could_become_is_told_as_a_line(tmp_path: Path) -> None:
    assert typed(tmp_path, ["g\t\t\r"])[1][-1] == "Green or Grey"


def test_on_a_terminal_what_is_told_stands_above_the_line(tmp_path: Path) -> None:
    command = [*PROGRAM, "play", "--lines", "--resume", str(saved(tmp_path / "home", ROUND))]
    with Terminal(command, env=at_home(tmp_path / "home", SIGHT)) as terminal:
        terminal.wait_for("The first is")
        terminal.wait_for(">")
        before = len(terminal.output)
        terminal.type("han\t\r")
        terminal.wait_for("You hold 5 cards", since=before)
        before = len(terminal.output)
        terminal.type("play \t")
        terminal.wait_for("or playable", since=before)
        terminal.type("\x03")
        assert terminal.wait() == 0
        shown = [line.rstrip() for line in terminal.screen.display]
    hand = shown.index("> hand")
    assert shown[hand + 1].startswith("You hold 5 cards")
    assert shown[hand + 2].startswith("play red 7, play Wild")
    assert "Goodbye. Everything is saved." in shown


def test_by_ear_lines_are_plain_unless_a_setting_says_otherwise(tmp_path: Path) -> None:
    for reading, editing, edited in (
        ("terminal", "auto", False),
        ("terminal", "on", True),
        ("sight", "off", False),
    ):
        home = tmp_path / f"{reading}-{editing}"
        command = [*PROGRAM, "play", "--lines", "--resume", str(saved(home, ROUND))]
        settings = f'language = "en"\nreading = "{reading}"\nediting = "{editing}"\n'
        with Terminal(command, env=at_home(home, settings)) as terminal:
            terminal.wait_for("Your turn")
            terminal.type("quit\r")
            terminal.wait_for("Save and leave")
            terminal.type("yes\r")
            assert terminal.wait() == 0
            assert (b"\x1b[?2004h" in terminal.output) is edited
