"""Ways by clicks to everything that the page can show."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.browser.player import SEEN
from tests.stack.browser import Browser
from tests.web.program import Program, running

_MENU: Final = "[data-command=menu]"
_SHOWN: Final = (
    "document.title + document.querySelector('#main').outerHTML + document.querySelector('#keys').outerHTML"
)


def _choice(name: str) -> str:
    return f'[data-choice="{name}"]'


FROM_START: Final = {
    "start menu": (),
    "settings": (_choice("settings"),),
    "a setting": (_choice("settings"), _choice("theme")),
    "what is told": (_choice("settings"), _choice("told")),
    "sounds": (_choice("settings"), _choice("sounds")),
    "keys": ("#keys", _choice("settings"), _choice("keys")),
    "a text to type": (_choice("new"),),
    "lessons": (_choice("learn"),),
    "a lesson": (_choice("learn"), _choice("hand")),
    "which rulebook": (_choice("rules"),),
    "a text to read": (_choice("rules"), _choice("choice 1")),
    "with others": (_choice("together"),),
    "braille": (_choice("braille"), _choice("choice 1")),
    "the question before leaving": ("[data-command=back]",),
}
FROM_TABLE: Final = {
    "table": (),
    "game menu": (_MENU,),
    "rules of the game": (_MENU, _choice("book")),
    "settings in a game": (_MENU, _choice("settings")),
    "colour question": ("[data-card=W]",),
    "after a wild card": ("[data-card=W]", "[data-choice]"),
}
GAME: Final = ("play", "--browser", "--seed", "5")
"""A wild card is in the hand, and fits."""
MANY: Final = (*GAME, "--rule", "hand_size=15")


@contextmanager
def started(home: Path, language: str, *words: str) -> Iterator[Program]:
    """Run the game for a person who has chosen a language."""
    home.mkdir(exist_ok=True)
    (home / "settings.toml").write_text(f'language = "{language}"\n', encoding="utf-8")
    with running(home, *words) as program:
        yield program


def go(browser: Browser, ways: tuple[str, ...]) -> None:
    """Click one after the other; each changes what is shown."""
    for selector in ways:
        browser.wait(SEEN, selector)
        before = browser.run(f"return {_SHOWN}")
        browser.click(selector)
        browser.wait(f"return {_SHOWN} !== arguments[0]", before)


def modes(browser: Browser, folder: Path, language: str) -> Iterator[str]:
    """Bring the browser to each mode in a language, and yield what it is called."""
    walks = (
        *(((), name, ways) for name, ways in FROM_START.items()),
        *((GAME, name, ways) for name, ways in FROM_TABLE.items()),
        *[(MANY, "many cards", ())],
    )
    for number, (words, name, ways) in enumerate(walks):
        with started(folder / str(number), language, *(words or ("--browser",))) as program:
            browser.open(program.address)
            browser.wait(SEEN, "[data-choice], [data-card]")
            go(browser, ways)
            yield name
