"""The page in real Chromium: in every mode and language, by keyboard alone, small, enlarged, cut off."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from access_uno.words import languages
from tests.browser.axe import violations
from tests.browser.player import SEEN, SOCKETS, click_on
from tests.stack.browser import Chromium, wait_for
from tests.web.program import running

GAME = ("play", "--browser", "--reading", "terminal", "--seed", "5")
TITLE = "return document.title"


@pytest.fixture(scope="module")
def browser() -> Iterator[Chromium]:
    with Chromium() as browser:
        browser.command("Page.addScriptToEvaluateOnNewDocument", source=SOCKETS)
        yield browser


def fast(home: Path) -> Path:
    """A home in which others do not pause between their moves."""
    home.mkdir()
    (home / "settings.toml").write_text("pause = 0\n", encoding="utf-8")
    return home


def leads_to(browser: Chromium, selector: str) -> None:
    """Click, and wait until the page is about something else."""
    before = browser.run(TITLE)
    browser.click(selector)
    browser.wait("return document.title !== arguments[0]", before)


def typed(browser: Chromium, text: str) -> None:
    browser.press(*text, "Enter")


@pytest.mark.parametrize("language", languages())
def test_axe_finds_nothing_in_any_mode(tmp_path: Path, language: str) -> None:
    with (
        Chromium() as browser,
        running(fast(tmp_path / "home"), "--browser", "--language", language) as program,
    ):
        browser.command("Page.setBypassCSP", enabled=True)
        browser.open(program.address)
        found: dict[str, list[str]] = {}

        def look(mode: str) -> None:
            found[mode] = violations(browser)

        browser.wait(SEEN, "[data-choice=new]")
        look("start menu")
        leads_to(browser, "[data-choice=settings]")
        look("settings")
        leads_to(browser, "[data-choice]")
        look("choice")
        leads_to(browser, "[data-command=back]")
        leads_to(browser, "[data-command=back]")
        leads_to(browser, "[data-choice=learn]")
        look("lessons")
        leads_to(browser, "[data-choice]")
        browser.wait(SEEN, "[data-card]")
        look("lesson")
        leads_to(browser, "[data-command=menu]")
        browser.wait(SEEN, "[data-choice]")
        leads_to(browser, "[data-command=back]")
        leads_to(browser, "[data-choice=rules]")
        leads_to(browser, "[data-choice]")
        look("text")
        leads_to(browser, "[data-command=back]")
        leads_to(browser, "[data-choice=new]")
        look("text to type")
        typed(browser, "Mia")
        browser.wait(SEEN, "[data-choice]")
        look("new game")
        leads_to(browser, "[data-choice]")
        browser.wait(SEEN, "[data-card]")
        look("table")
        browser.click("#keys")
        browser.wait(SEEN, "#pad")
        look("keys of the game")
        leads_to(browser, "[data-command=menu]")
        look("game menu")
        assert found == {mode: [] for mode in found}


def is_top(line: str) -> bool:
    return line.startswith("The top card")


def test_keys_of_the_game_play_while_they_are_on(tmp_path: Path, browser: Chromium) -> None:
    with running(fast(tmp_path / "home"), *GAME, "--language", "en") as program:
        browser.open(program.address)
        browser.wait(SEEN, "[data-card]")
        told = len(browser.lines())
        browser.press("c")  # does nothing yet
        browser.click("#keys")
        browser.wait("return document.activeElement.id === 'pad'")
        browser.press("c")
        wait_for(lambda: any(map(is_top, browser.lines()[told:])), "the top card")
        assert sum(map(is_top, browser.lines()[told:])) == 1
        browser.click("#keys")
        browser.wait("return document.querySelector('#pad').hidden")


def test_the_focus_stays_while_others_play_and_goes_to_the_neighbour_of_a_card_that_went(
    tmp_path: Path, browser: Chromium
) -> None:
    with running(fast(tmp_path / "home"), *GAME, "--language", "en") as program:
        browser.open(program.address)
        while not browser.run(SEEN, "[data-fits=yes]:not([data-card^=W])"):
            click_on(browser)
        place = browser.run(
            "const cards = [...document.querySelectorAll('[data-card]')];"
            "const place = cards.findIndex(card => card.matches('[data-fits=yes]:not([data-card^=W])'));"
            "window.neighbour = cards[place + 1] ?? cards[place - 1]; cards[place].focus(); return place"
        )
        count = browser.run("return document.querySelectorAll('[data-card]').length")
        browser.press("Enter")
        browser.wait("return document.querySelectorAll('[data-card]').length < arguments[0]", count)
        if browser.run("return !document.querySelector('#hand').hidden"):
            assert browser.run("return document.activeElement === window.neighbour"), place


def test_twenty_cuts_lose_and_double_nothing(tmp_path: Path, browser: Chromium) -> None:
    chance, cuts = random.Random(1), 0
    with running(fast(tmp_path / "home"), *GAME, "--language", "en") as program:
        browser.open(program.address)
        browser.wait(SEEN, "[data-card]")
        while cuts < 20:
            click_on(browser)
            if chance.random() < 0.6:
                cuts += 1
                browser.run("sockets.at(-1).close()")
                browser.wait("return sockets.length > arguments[0] && sockets.at(-1).readyState === 1", cuts)
        count = len(browser.lines())
        numbers = "return [...document.querySelectorAll('[data-line]')].map(line => +line.dataset.line)"
        assert browser.run(numbers)[:count] == list(range(1, count + 1))
        wait_for(lambda: said(browser) == len(" ".join(browser.lines())), "all lines to be announced", 90)
        announced = " ".join(browser.announced())
        assert all(line in announced for line in browser.lines())


def said(browser: Chromium) -> int:
    """How many characters were announced: of many lines that wait, several come as one."""
    return len(" ".join(browser.announced()))
