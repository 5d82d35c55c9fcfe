"""All that the page can show, in each language: the rules of accessibility, small windows, large text."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from access_uno.words import languages
from tests.browser.axe import violations
from tests.browser.player import SEEN
from tests.browser.walk import GAME, modes, started
from tests.stack.browser import Chromium, Firefox

WIDER = """
    const width = document.documentElement.clientWidth;
    const wider = [...document.querySelectorAll("body *:not(.unseen, .unseen *)")].filter((node) =>
        node.checkVisibility() && (
            node.getBoundingClientRect().right > width + 1
            || node.clientWidth && node.scrollWidth > node.clientWidth + 1
        ));
    return wider.map((node) => node.outerHTML.slice(0, 200));
"""
"""What is wider than the window, so that one must scroll sideways."""
SMALL = """
    return [...document.querySelectorAll("button, input, #pad")]
        .filter((node) => node.checkVisibility() && (node.offsetWidth < 44 || node.offsetHeight < 44))
        .map((node) => node.outerHTML.slice(0, 200));
"""
CONTRASTS = """
    const light = (text) => {
        const [red, green, blue] = text.match(/[0-9.]+/g).slice(0, 3).map((part) => part / 255)
            .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const cards = [...document.querySelectorAll("[data-colour]")].filter((node) => node.checkVisibility());
    return cards.map((node) => {
        const { color, backgroundColor } = getComputedStyle(node);
        const [dim, bright] = [light(color), light(backgroundColor)].sort((one, other) => one - other);
        return (bright + 0.05) / (dim + 0.05);
    });
"""


@pytest.mark.parametrize("language", languages())
def test_every_mode_is_whole_in_the_dark_and_in_a_small_window(tmp_path: Path, language: str) -> None:
    found: list[tuple[str, str]] = []
    with Chromium() as browser:
        for mode in modes(browser, tmp_path, language):
            browser.prefer(prefers_color_scheme="dark")
            found += [(mode, breach) for breach in violations(browser)]
            browser.resize(320, 640)
            found += [(mode, what) for what in browser.run(WIDER) + browser.run(SMALL)]
            browser.resize(1200, 900)
        assert browser.log() == []
    assert found == []


def test_axe_finds_nothing_in_firefox(tmp_path: Path) -> None:
    with Firefox() as browser:
        found = [(mode, breach) for mode in modes(browser, tmp_path, "en") for breach in violations(browser)]
        assert browser.log() == []
    assert found == []


@pytest.mark.parametrize("language", languages())
def test_text_of_400_percent_needs_no_bar_to_scroll_sideways(tmp_path: Path, language: str) -> None:
    with Chromium(text=64) as browser:
        found = [(mode, one) for mode in modes(browser, tmp_path, language) for one in browser.run(WIDER)]
    assert found == []


@pytest.fixture(params=[{"layout.css.devPixelsPerPx": "4.0"}, {"font.size.variable.x-western": 64}], ids=str)
def enlarged(request: pytest.FixtureRequest) -> Iterator[Firefox]:
    with Firefox(**request.param) as browser:
        yield browser


def test_firefox_enlarged_to_400_percent_needs_no_bar_to_scroll_sideways(
    tmp_path: Path, enlarged: Firefox
) -> None:
    found = [(mode, one) for mode in modes(enlarged, tmp_path, "de") for one in enlarged.run(WIDER)]
    assert found == []


@pytest.mark.parametrize("theme", ["terminal", "dark", "light", "yellow"])
@pytest.mark.parametrize("colours", ["light", "dark"])
def test_what_stands_on_cards_has_a_contrast_of_seven_to_one(
    tmp_path: Path, theme: str, colours: str
) -> None:
    with Chromium() as browser, started(tmp_path, "en", *GAME) as program:
        browser.prefer(prefers_color_scheme=colours)
        browser.open(program.address)
        browser.wait(SEEN, "[data-card]")
        browser.run("document.documentElement.dataset.theme = arguments[0]", theme)
        contrasts = browser.run(CONTRASTS)
    assert len(contrasts) == 8
    assert min(contrasts) >= 7


def test_the_page_takes_what_the_system_prefers(tmp_path: Path) -> None:
    look = "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]"
    with Chromium() as browser, started(tmp_path, "en", *GAME) as program:
        browser.open(program.address)
        browser.wait(SEEN, "[data-card]")
        own = browser.run(look, "[data-card=R7]", "backgroundColor")
        browser.prefer(forced_colors="active")
        assert browser.run(look, "[data-card=R7]", "backgroundColor") != own
        assert browser.run(look, "[data-card=R7]", "borderTopWidth") == "5px"
        assert browser.run(
            "return getComputedStyle(document.querySelector('[data-card=R7] .sign'), '::after').content"
        ).startswith('"R▲"')
        browser.prefer(prefers_reduced_motion="reduce")
        assert browser.run(look, "button", "transitionDuration") == "0s"
        browser.prefer(prefers_contrast="more", prefers_color_scheme="light")
        assert browser.run(look, "body", "color") == "rgb(0, 0, 0)"
