"""What reaches a person who is in another window: when, and in which sequences."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_uno.console import attention
from access_uno.console.attention import BELL, POP_TITLE, PUSH_TITLE, notification, title
from access_uno.console.menu import Question
from tests.play.driver import Driver
from tests.play.online.rig import House, Ssh
from tests.play.shadow import ROUND, Shadow


@pytest.mark.parametrize(
    ("environment", "begins"),
    [
        ({"TERM": "xterm-kitty"}, "\x1b]99;"),
        ({"TERM": "foot-extra"}, "\x1b]777;notify;"),
        ({"TERM": "rxvt-unicode-256color"}, "\x1b]777;notify;"),
        ({"TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"}, "\x1b]9;"),
        ({"TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"}, "\x1b]777;notify;"),
    ],
)
def test_only_terminals_that_are_known_to_notify_are_asked_to(
    environment: dict[str, str], begins: str
) -> None:
    assert notification("Your turn.", environment).startswith(begins)
    assert notification("Your turn.", {**environment, "TERM": "tmux-256color"}) == ""
    assert notification("Your turn.", {"TERM": "xterm-256color"}) == ""


@given(st.text(), st.sampled_from(["xterm-kitty", "foot", "xterm-ghostty"]))
def test_no_text_ends_the_sequence_or_begins_another(text: str, term: str) -> None:
    for sent in (notification(text, {"TERM": term}), title(text, {"TERM": term})):
        inside = sent[1:].removesuffix("\a").removesuffix("\x1b\\")
        assert inside.isprintable()
    assert notification(text, {"TERM": "foot"}).count(";") == 3


def test_it_calls_after_three_seconds_without_a_key(tmp_path: Path) -> None:
    driver, now = Driver(tmp_path), [0.0]
    driver.console.now = lambda: now[0]
    driver.open(Question(driver.console, "Really?", lambda: None))
    driver.console.attention.wait("invitation", "Ben invites you.")
    assert driver.console.advance() == 3.0
    now[0] = 2.0
    driver.press("up")
    now[0] = 9.0
    driver.console.advance()
    assert driver.listener.calls == []
    driver.console.attention.wait("invitation", "Ben invites you.")
    now[0] = 12.0
    assert driver.console.advance() is None
    assert driver.listener.calls == ["Ben invites you."]


def test_an_own_turn_calls_once(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path / "home", ROUND)
    for _ in range(3):
        shadow.settle()
    assert len(shadow.scribe.calls) == 1
    assert "your turn" in shadow.scribe.calls[0]


def test_a_title_lasts_as_long_as_its_mode(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    for text in ("Below?", "Above?"):
        driver.open(Question(driver.console, text, lambda: None))
    above = driver.console.mode
    driver.console.attention.entitle(above, "It's your turn.")
    driver.console.advance()
    driver.console.close(above)
    driver.console.advance()
    assert driver.listener.titles == ["It's your turn.", ""]


def test_a_terminal_far_away_rings_and_has_a_title_only_where_that_is_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attention, "WAITS_SECONDS", 0.1)
    with House(tmp_path / "house") as house:
        anna = Ssh(tmp_path, house.rig.port, "anna")
        command = ("play", "--computers", "1", "--seed", "1")
        with anna.terminal(*command, term="xterm-kitty") as quiet:
            quiet.wait_for("Your turn")
            quiet.press("t")
            quiet.wait_for("Then Ada")
            assert BELL.encode() not in quiet.output
            assert PUSH_TITLE.encode() not in quiet.output
        with anna.pipe() as menu:
            menu.wait_for("Type the number")
            menu.answer("settings", "For more entries")
            menu.answer("the terminal doesn't", "The terminal rings and notifies you")
            menu.type("the terminal rings and")
            menu.answer("the title of", "The title of the window says whose turn it is.")
            menu.answer("the title of the window says", "Settings.")
            menu.type("back")
            assert menu.end() == 0
        with anna.terminal(*command, term="xterm-kitty") as called:
            wanted = BELL.encode() + b"\x1b]99;;It's your turn."
            assert called.wait_for_output(lambda output: wanted in output)
            assert PUSH_TITLE.encode() + b"\x1b]2;It's your turn." in called.output
            called.press("Ctrl-C")
            called.press("Enter")
            assert called.wait() == 0
            assert POP_TITLE.encode() in called.output
