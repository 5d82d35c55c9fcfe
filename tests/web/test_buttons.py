"""A page with buttons: no sentence and nothing in a scene names a key, since none is read there."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from access_uno.console import bindings
from access_uno.console.scene import TextToType
from access_uno.play import start_menu
from access_uno.play.browser import make_console
from access_uno.protocol.page import Do, LineCard, Open, PageMessage, Shown, Told
from access_uno.settings import Settings
from access_uno.words import Words, languages
from tests.play.driver import at

MARK = "\N{KEYBOARD}"
STAYS_OUT = ("quit", "together", "page_keys", "reading", "language", "browser")
"""Choices that end the walk, or change what the page is."""


class Page:
    """A page in the same process, which keeps the texts that it is given."""

    def __init__(self, folder: Path, language: str) -> None:
        here = at(folder)
        folder.mkdir(exist_ok=True)
        (folder / "settings.toml").write_text(f'language = "{language}"\npause = 0\n', encoding="utf-8")
        self.console, self.visit = make_console(Settings(here.settings), here)
        self.texts: list[str] = []
        self.scene: Any = None
        self.number = 0
        self.visit.attach(self, Open())

    def send(self, message: PageMessage) -> None:
        """Take a message."""
        if isinstance(message, Told):
            self.texts.append("".join(_text(part) for part in message.parts))
        elif isinstance(message, Shown):
            self.scene, self.number = message.scene, message.number
            self.texts.append(self.scene.title)
            self.texts += [deed.text for deed in self.scene.deeds]
            self.texts += [choice.text for choice in getattr(self.scene, "choices", ())]
            self.texts += [one.text for one in getattr(self.scene, "paragraphs", ())]

    def abort(self) -> None:
        """Do nothing."""

    def settle(self) -> None:
        """Let happen what happens at once."""
        for _ in range(20):
            delay = self.console.advance()
            self.visit.show()
            if delay is None or delay > 0 or not self.console.running:
                return

    def do(self, command: str, what: str = "") -> None:
        """Do something of the scene."""
        self.visit.do(Do(command, what, self.number))
        self.settle()

    def can_do(self) -> list[tuple[str, str]]:
        """Return all that there are buttons for, but for what ends the walk."""
        scene = self.scene
        can = [("choose", choice.name) for choice in getattr(scene, "choices", ())]
        can += [(deed.command, deed.what) for deed in scene.deeds if deed.command != "quit"]
        can += [("play", card.name) for card in getattr(scene, "hand", ())]
        if isinstance(scene, TextToType):
            can += [("take", "Anna"), ("take", "3")]
        return [one for one in can if one[1] not in STAYS_OUT]


def _text(part: str | LineCard) -> str:
    return part if isinstance(part, str) else part.words


@pytest.fixture(autouse=True)
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the name of every key marked."""
    name = bindings.key_name

    def named(words: Words, key: str) -> str:
        return MARK + name(words, key)

    for module in list(sys.modules.values()):
        if getattr(module, "key_name", None) is name:
            monkeypatch.setattr(module, "key_name", named)


@pytest.mark.parametrize("language", languages())
def test_a_walk_by_buttons_hears_of_no_key(tmp_path: Path, language: str) -> None:
    page, chance = Page(tmp_path, language), Random(3)
    start_menu.begin(page.console)
    page.settle()
    for _ in range(250):
        page.do(*chance.choice(page.can_do() or [("back", "")]))
    assert len(set(page.texts)) > 100
    assert [text for text in page.texts if MARK in text] == []


def test_with_the_keys_of_the_game_on_keys_are_named(tmp_path: Path) -> None:
    page = Page(tmp_path, "en")
    page.console.settings.change(page_keys="on")
    start_menu.begin(page.console)
    page.settle()
    page.do("help")
    assert [text for text in page.texts if MARK in text]
