"""The page in real Chromium."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.home import home_page
from tests.browser.player import SEEN, click_on
from tests.stack.browser import NEEDED, Chromium
from tests.web.house import ThreadedHouse
from tests.web.program import running

pytestmark = pytest.mark.skipif(
    not all(map(shutil.which, NEEDED)), reason="Chromium and its driver are not installed"
)

GAME = ("play", "--browser", "--language", "en", "--reading", "terminal", "--seed", "5")


@pytest.fixture(scope="module")
def browser() -> Iterator[Chromium]:
    with Chromium() as browser:
        yield browser


def test_a_round_by_clicks_alone(tmp_path: Path, browser: Chromium) -> None:
    with running(tmp_path, *GAME, "--rule", "hand_size=3") as program:
        browser.open(program.address)
        browser.wait(SEEN, "[data-card]")
        assert browser.address == program.root
        while not browser.run(SEEN, "[data-kind=round-won]"):
            click_on(browser)
        browser.wait("return announced.length >= document.querySelectorAll('[data-line]').length", seconds=60)
        assert sorted(browser.announced()) == sorted(browser.lines())
        assert browser.log() == []


def test_what_is_told_never_becomes_markup(tmp_path: Path, browser: Chromium) -> None:
    evil = "<img src=x onerror='hacked=1'><script>hacked=1</script>&lt;b&gt;"
    with ThreadedHouse(tmp_path) as here:
        browser.open(here.address)
        browser.wait(SEEN, "[data-choice]")
        here.tell([evil])
        browser.wait("return announced.at(-1) === arguments[0]", evil)
        assert browser.lines()[-1] == evil
        assert not browser.run("return document.querySelector('#log img, #log script, #announcer div *')")
        assert browser.run("return window.hacked") is None
        assert browser.log() == []


def test_what_is_pressed_while_the_connection_is_cut_is_told_and_not_done(
    tmp_path: Path, browser: Chromium
) -> None:
    unsent = "Not connected, so that wasn't done. Please wait."
    with home_page(tmp_path / "home") as page:
        browser.open(page.address)
        browser.wait(SEEN, "[data-card]")
        browser.wait("return announced.length >= arguments[0]", len(page.lines()))
        told = page.lines()
        with page.away():
            browser.click("[data-command=draw]")
            browser.wait("return announced.includes(arguments[0])", unsent)
            assert browser.run(SEEN, "#connection")
        browser.wait("return announced.at(-1) === 'Connected again.'")
        assert not browser.run(SEEN, "#connection")
        assert page.lines() == browser.lines() == told
        assert browser.log() == []
