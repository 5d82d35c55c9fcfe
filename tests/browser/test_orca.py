"""What real Orca says of the page, in real Firefox and Chromium, beside what the game told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.browser.home import HomePage, home_page
from tests.stack.orca_browser import Desk, missing_programs, wait_until
from tests.web.house import ThreadedHouse

pytestmark = pytest.mark.skipif(bool(missing_programs()), reason="Orca or its desktop is not installed")
BROWSERS = ["chromium", "firefox"]


@pytest.fixture(params=BROWSERS)
def heard(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[ThreadedHouse, Desk]]:
    with ThreadedHouse(tmp_path) as told, Desk(letters_per_second=120) as desk:
        desk.start_orca()
        desk.open_browser(request.param, told.address)
        told.wait_for_page()
        desk.wait_for_silence(3)
        yield told, desk


def test_every_line_is_said_once_and_in_order(heard: tuple[ThreadedHouse, Desk]) -> None:
    """50 lines in one frame, the same line twice, and A B A: the cases in which other ways lose lines."""
    told, desk = heard
    lines = [f"Ada plays card number {number}." for number in range(45)]
    lines += [
        "Ben draws one card.",
        "Ben draws one card.",
        "Carla waits.",
        "Ben draws one card.",
        "That is all.",
    ]
    start = len(desk.spoken())
    told.tell(lines)
    assert desk.wait_for_text("That is all.", timeout=60, after=start)
    spoken = [message.text.strip() for message in desk.spoken()[start:]]
    assert [text for text in spoken if text in lines] == lines, spoken
    assert all(message.heard == 1 for message in desk.spoken()[start:] if message.text.strip() in lines)


@contextmanager
def game_heard(folder: Path, browser: str) -> Iterator[tuple[HomePage, Desk]]:
    """Begin a game in a browser, and listen as far as the first turn."""
    with home_page(folder) as page, Desk(letters_per_second=120) as desk:
        desk.start_orca()
        desk.open_browser(browser, page.address)
        assert desk.wait_for_text("Your turn", 60)
        yield page, desk


@pytest.mark.parametrize("browser", BROWSERS)
def test_a_whole_round_is_said_line_by_line(tmp_path: Path, browser: str) -> None:
    """Each step changes the hand, the table and what can be done: that must cost no announcement."""
    with game_heard(tmp_path, browser) as (page, desk):
        desk.wait_for_silence(3)
        before, start = len(page.lines()), len(desk.spoken())
        while not page.is_over("round-won"):
            if page.lead_on():
                wait_until(lambda: len(said(desk, page, start)) >= len(page.lines()) - before, 30)
        wait_until(lambda: len(said(desk, page, start)) >= len(page.lines()) - before, 30)
        assert said(desk, page, start) == page.lines()[before:]


@pytest.mark.parametrize("browser", BROWSERS)
def test_from_menu_to_menu_the_entry_in_focus_is_said(tmp_path: Path, browser: str) -> None:
    with game_heard(tmp_path, browser) as (_, desk):
        _press_until(desk, "Tab", "Game menu")
        _press_until(desk, "Return", "Back to the game.")
        _press_until(desk, "Tab", "Settings.")
        _press_until(desk, "Return", "The language is English.")
        _press_until(desk, "Tab", "Your screen reader reads the terminal")
        _press_until(desk, "Return", "Your screen reader reads the terminal")


def _press_until(desk: Desk, key: str, said: str) -> None:
    """Press Tab until a button is said, or another key once."""
    for _ in range(25 if key == "Tab" else 1):
        start = len(desk.spoken())
        desk.press(key)
        desk.wait_for_silence(1.5)
        texts = [message.text.replace("\u00a0", " ") for message in desk.spoken()[start:]]
        if any(text.startswith(said) and "push button" in text for text in texts):
            return
    raise AssertionError(texts)


def said(desk: Desk, page: HomePage, start: int) -> list[str]:
    """What was said of the lines; Orca also says what has the focus."""
    lines = set(page.lines())
    texts = (message.text.replace("\u00a0", " ").strip() for message in desk.spoken()[start:])
    return [text for text in texts if text in lines]
