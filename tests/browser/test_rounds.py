"""Rounds in Firefox and Chromium: by clicks alone, by keys alone, and over a connection that is cut."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.browser.home import HomePage, home_page
from tests.browser.player import FIRST, LEADING_ON, SEEN
from tests.stack.browser import Browser, BrowserError, Chromium, Firefox, wait_for

IS_FOCUSED = "return document.activeElement.matches(arguments[0]) && document.hasFocus()"
TOWARDS = """
    const target = [...document.querySelectorAll(arguments[0])].find((node) => node.checkVisibility());
    const place = target ? document.activeElement.compareDocumentPosition(target) : 0;
    return place & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
"""
"""The key that leads there within the page: beyond its end are Firefox's own bars, which keep the focus."""
CUTS = 20
ALL_LINES = "return [...document.querySelectorAll('#log p')].map(line => line.textContent)"


@pytest.fixture(params=[Chromium, Firefox], ids=["chromium", "firefox"])
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    with request.param() as browser:
        yield browser


@pytest.fixture
def page(tmp_path: Path, browser: Browser) -> Iterator[HomePage]:
    with home_page(tmp_path) as page:
        browser.open(page.address)
        browser.wait(SEEN, "[data-card]")
        yield page


def all_is_there(browser: Browser, page: HomePage) -> bool:
    """Return whether the page has all lines."""
    return len(browser.lines()) >= len(page.lines())


def all_is_announced(browser: Browser, page: HomePage) -> bool:
    return len(browser.announced()) >= len(page.lines())


def same_lists(browser: Browser, page: HomePage) -> None:
    """The game told and the page has the same, and readers got it: each answer before news that waited."""
    wait_for(lambda: all_is_announced(browser, page), "all lines", 60)
    assert browser.lines() == page.lines()
    assert sorted(browser.announced()) == sorted(page.lines())
    assert browser.log() == []


def test_a_round_by_clicks_alone(browser: Browser, page: HomePage) -> None:
    while not page.is_over("round-won"):
        wait_for(lambda: all_is_announced(browser, page), "quiet", 60)
        if selector := browser.run(FIRST, LEADING_ON):
            browser.click(selector)
            wait_for(lambda: not all_is_announced(browser, page), "an answer")
    same_lists(browser, page)


def test_a_round_by_keys_alone(browser: Browser, page: HomePage) -> None:
    while not page.is_over("round-won"):
        wait_for(lambda: all_is_announced(browser, page), "quiet", 60)
        selector = browser.run(FIRST, LEADING_ON)
        if not selector:
            continue
        tabs = 0
        while not browser.run(IS_FOCUSED, selector):
            browser.press(browser.run(TOWARDS, selector) if isinstance(browser, Firefox) else "Tab")
            tabs += 1
            assert tabs < 120, f"Tab does not lead to {selector}"
        browser.press("Space" if tabs % 2 else "Enter")
        wait_for(lambda: not all_is_announced(browser, page), "an answer")
    same_lists(browser, page)


def test_the_focus_is_on_the_first_answer_of_a_question_that_an_own_key_has_opened(
    browser: Browser, page: HomePage
) -> None:
    browser.wait(SEEN, "[data-fits=yes]")
    browser.run("document.querySelector('[data-fits=yes]').focus()")
    browser.press("Enter")
    browser.wait("return document.activeElement.dataset.choice === 'red'")
    assert page.lines()[-1] == "Which colour for the Super Star?"


def test_a_page_cut_twenty_times_in_a_match_loses_and_doubles_nothing(
    browser: Browser, page: HomePage
) -> None:
    chance = Random(32)
    cuts = 0
    while not page.is_over("match-won") or cuts < CUTS:
        if chance.random() < 0.4:
            page.cut()
            cuts += 1
        if chance.random() < 0.6:
            page.lead_on()
        elif selector := browser.run(FIRST, LEADING_ON):
            try:
                browser.click(selector)
            except BrowserError:
                continue  # it has gone meanwhile
    wait_for(lambda: all_is_there(browser, page), "all lines", 60)
    assert browser.lines() == page.lines()
    # The log also has what the page says of its connection. Where more than fifty wait, some come together.
    told = sorted(" ".join(browser.run(ALL_LINES)).split())
    wait_for(lambda: len(" ".join(browser.announced()).split()) >= len(told), "announcements", 180)
    assert sorted(" ".join(browser.announced()).split()) == told
