"""The page in real Chromium: in every mode and language, by keyboard alone, small, enlarged, cut off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from access_uno.settings import Home
from access_uno.words import languages
from tests.browser.axe import violations
from tests.browser.home import MATCH, home_page
from tests.browser.player import SEEN, click_on
from tests.browser.walk import go
from tests.record.test_results import kept_matches
from tests.stack.browser import Chromium, wait_for
from tests.web.program import running

GAME = ("play", "--browser", "--reading", "terminal", "--seed", "5")
TITLE = "return document.title"


@pytest.fixture(scope="module")
def browser() -> Iterator[Chromium]:
    with Chromium() as browser:
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
        browser.wait(SEEN, "[data-card], [data-choice=red]")
        if browser.run(SEEN, "[data-choice=red]"):  # a wild card was turned up
            leads_to(browser, "[data-choice=red]")
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


EVIL = "<img src=x onerror=hacked=1>"
NAME = "<img src><script>x</script>"


def test_no_name_rule_preset_or_file_becomes_markup(tmp_path: Path, browser: Chromium) -> None:
    home = tmp_path / "home"
    (home / "presets").mkdir(parents=True)
    (home / "presets" / f"{EVIL}.toml").write_text('rulebook = "mario"\n', encoding="utf-8")
    record = MATCH.replace("Ben", NAME).replace("Cleo", "<b>&lt;Cleo</b>")
    with home_page(home, record) as page:
        browser.open(page.address)
        browser.wait(SEEN, "[data-card]")
        while not page.is_over("round-won"):
            page.lead_on()
        leads_to(browser, "[data-command=menu]")
        browser.wait(SEEN, "[data-choice=book]")
        assert browser.run(MARKUP) == []
    with running(home, "--browser", "--language", "en") as program:
        browser.open(program.address)
        go(browser, ("[data-choice=new]",))
        for choice in ("custom", "save"):
            go(browser, (f"[data-choice={choice}]",))
            browser.wait("return document.activeElement.id === 'entry'")
            told = len(browser.lines())
            typed(browser, EVIL)
            browser.wait("return document.querySelectorAll('[data-line]').length > arguments[0]", told)
            assert browser.run(MARKUP) == []
            go(browser, ("[data-command=back]",))
    assert browser.run("return window.hacked") is None
    assert browser.log() == []


def test_the_last_matches_are_a_chart_for_eyes_beside_their_text(tmp_path: Path, browser: Chromium) -> None:
    kept_matches(Home.under(tmp_path))
    with running(tmp_path, "--browser", "--language", "en") as program:
        browser.open(program.address)
        go(browser, ("[data-choice=finished]", "[data-choice=results]"))
        browser.wait(SEEN, ".chart")
        bars = "return [...document.querySelector('.chart').children].map(bar => bar.classList.value)"
        assert browser.run(bars) == ["won", "won", "lost"]
        beside = browser.run("return document.querySelector('.chart').previousSibling.textContent")
        assert beside == "The last matches, newest first: lost, won, won."
        assert browser.log() == []


MARKUP = "return [...document.querySelectorAll('img, b, i, script:not([src])')].map(node => node.outerHTML)"
