"""A page at home in the test's own process: no browser, no socket, and a clock of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from access_uno.console.scene import TextToType
from access_uno.play import start_menu
from access_uno.play.browser import make_console
from access_uno.protocol.page import Do, LineCard, Manner, Open, PageMessage, Shown, Told
from access_uno.settings import Settings
from access_uno.web import PageConnection
from tests.play.driver import at

_PARTS = ("deeds", "choices", "paragraphs")  # of a scene, which have texts
STAYS_OUT = ("quit", "together", "page_keys", "reading", "language", "browser")
"""Choices that end a walk, or change what the page is."""


class Page:
    """A page of a console, and all that it was given."""

    def __init__(self, folder: Path, language: str) -> None:
        here = at(folder)
        folder.mkdir(exist_ok=True)
        (folder / "settings.toml").write_text(f'language = "{language}"\npause = 0\n', encoding="utf-8")
        self.console, self.visit = make_console(Settings(here.settings), here)
        self.given: list[PageMessage] = []
        self.scene: Any = None
        self.number = 0
        self._time = 0.0
        self.console.now = lambda: self._time
        self.visit.attach(cast(PageConnection, self), Open())

    def begin(self) -> Page:
        """Open the start menu."""
        start_menu.begin(self.console)
        self.settle()
        return self

    def send(self, message: PageMessage) -> None:
        """Take a message."""
        self.given.append(message)
        if isinstance(message, Shown):
            self.scene, self.number = message.scene, message.number

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
        """Do something of the scene, a second after the last."""
        self._time += 1
        self.visit.do(Do(command, what, self.number))
        self.settle()

    def lines(self) -> list[str]:
        """Return what was told."""
        return ["".join(map(_text, one.parts)) for one in self.given if isinstance(one, Told)]

    def texts(self) -> list[str]:
        """Return all that was told or shown."""
        scenes: list[Any] = [one.scene for one in self.given if isinstance(one, Shown)]
        parts = [part for scene in scenes for name in _PARTS for part in getattr(scene, name, ())]
        return [*self.lines(), *(scene.title for scene in scenes), *(part.text for part in parts)]

    @property
    def manner(self) -> Manner:
        """How the page looks now."""
        return [one for one in self.given if isinstance(one, Manner)][-1]

    def choices(self) -> dict[str, str]:
        """Return what can be chosen now, by its name."""
        return {choice.name: choice.text for choice in getattr(self.scene, "choices", ())}

    def choose(self, *names: str) -> None:
        """Choose one after the other."""
        for name in names:
            assert name in self.choices(), (name, self.choices())
            self.do("choose", name)

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
