"""The page in real Chromium."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.stack.browser import NEEDED, BrowserError, Chromium, wait_for
from tests.web.program import running

pytestmark = pytest.mark.skipif(
    not all(map(shutil.which, NEEDED)), reason="Chromium and its driver are not installed"
)

GAME = ("play", "--browser", "--language", "en", "--reading", "terminal", "--seed", "5")
LEADING_ON = (
    "[data-choice]",
    "[data-fits=yes]",
    *(f"[data-command={name}]" for name in ("draw", "keep", "go-on")),
)
SEEN = "return [...document.querySelectorAll(arguments[0])].some(node => node.checkVisibility())"
LISTEN = """
    window.announced = [];
    new MutationObserver((records) => {
        for (const record of records) {
            if (record.target.id !== "announcer") continue;
            for (const node of record.addedNodes) announced.push(node.data.replace(/\\u00a0$/, ""));
        }
    }).observe(document, { childList: true, subtree: true });
"""
"""Keeps all that the region for readers gets, from the start of each page."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Chromium]:
    with Chromium() as browser:
        browser.command("Page.addScriptToEvaluateOnNewDocument", source=LISTEN)
        yield browser


def click_on(browser: Chromium) -> None:
    """Click the first button that leads on, if there is one, and wait for a line."""
    before = len(browser.lines())
    for selector in LEADING_ON:
        if browser.run(SEEN, selector):
            try:
                browser.click(selector)
            except BrowserError:  # it has gone meanwhile
                return
            break
    wait_for(lambda: len(browser.lines()) > before, "a line")


def test_a_round_by_clicks_alone(tmp_path: Path, browser: Chromium) -> None:
    with running(tmp_path, *GAME) as program:
        browser.open(program.address)
        browser.wait(SEEN, "[data-card]")
        assert browser.address == program.root
        while not browser.run(SEEN, "[data-kind=round-won]"):
            click_on(browser)
        browser.wait("return announced.length >= document.querySelectorAll('[data-line]').length", seconds=60)
        assert sorted(browser.run("return announced")) == sorted(browser.lines())
        assert browser.log() == []
