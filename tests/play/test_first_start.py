"""The very first start of the real program, whatever command it is, and a terminal that takes whole lines."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from access_uno.settings import Settings
from tests.play.program import PROGRAM
from tests.stack.terminal import Terminal


def on_terminal(home: Path, *words: str, term: str = "xterm") -> Terminal:
    """The program on a terminal, where nothing was ever chosen."""
    environment = {**os.environ, "ACCESS_UNO_HOME": str(home), "LANG": "C.UTF-8", "LC_ALL": ""}
    return Terminal([*PROGRAM, *words], env=environment, term=term)


@pytest.mark.parametrize(
    ("words", "then"),
    [
        (("play", "--seed", "5"), "Deine Karten"),
        (("learn",), "Lektionen"),
        (("rules",), "Absätze"),
        (("join", "127.0.0.1:1"), "127.0.0.1"),
    ],
)
def test_the_first_start_asks_its_two_questions_whatever_command_comes(
    tmp_path: Path, words: tuple[str, ...], then: str
) -> None:
    with on_terminal(tmp_path, *words) as terminal:
        terminal.wait_for("English: 1.")
        terminal.type("2")
        terminal.wait_for("Wie liest du?")
        terminal.press("Enter")
        terminal.wait_for(then)
    profile = Settings(tmp_path / "settings.toml").general
    assert (profile.language, profile.reading) == ("de", "terminal")


def test_a_game_that_cannot_be_meant_is_refused_before_anything_is_asked(tmp_path: Path) -> None:
    with on_terminal(tmp_path, "play", "--computers", "12") as terminal:
        assert terminal.wait() == 2
        assert "English: 1" not in terminal.text()


def test_a_game_that_cannot_be_saved_is_told_after_the_questions(tmp_path: Path) -> None:
    record = tmp_path / "there.uno"
    record.write_text("mine")
    with on_terminal(tmp_path / "home", "play", "--record", str(record), "--language", "en") as terminal:
        terminal.wait_for("How do you read?")
        terminal.press("Enter")
        terminal.wait_for("There's already a file of this name.")
        terminal.wait()
    assert record.read_text() == "mine"


def test_what_is_piped_is_for_the_game(tmp_path: Path) -> None:
    env = {**os.environ, "ACCESS_UNO_HOME": str(tmp_path), "LANG": "C.UTF-8", "LC_ALL": ""}
    done = subprocess.run(
        [*PROGRAM, "play", "--seed", "5"], input=b"hand\n", env=env, capture_output=True, check=False
    )
    assert b"You hold" in done.stdout
    assert b"English: 1" not in done.stdout


def test_a_dumb_terminal_gets_typed_lines_and_is_asked_by_them(tmp_path: Path) -> None:
    with on_terminal(tmp_path, "play", "--seed", "5", term="dumb") as terminal:
        terminal.wait_for("For English, type 1 and press Enter.")
        terminal.type("1\r")
        terminal.wait_for("How do you read?")
        terminal.type("1\r")
        terminal.wait_for("Your turn:")
        terminal.type("hand\r")
        terminal.wait_for("You hold 7 cards")
        assert b"\x1b" not in terminal.output
