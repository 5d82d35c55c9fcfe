"""The page in real Chromium."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

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
    with running(tmp_path, *GAME) as program:
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
