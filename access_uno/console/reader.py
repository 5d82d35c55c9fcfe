"""Texts to read, a paragraph at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from access_uno.console.menu import MenuMode, typed

if TYPE_CHECKING:
    from access_uno.console.app import Console


class Reader(MenuMode):
    """A long text, a paragraph at a time."""

    helps = ("reader-help-next", "reader-help-back", "reader-help-ends", "reader-help-escape")
    helps_typed = ("reader-help-typed",)

    def __init__(self, console: Console, title: str, paragraphs: Sequence[str]) -> None:
        super().__init__(console)
        self._title = title
        self._paragraphs = paragraphs
        self._place = 0

    def entered(self) -> None:
        words = self.console.words
        title = words.text("reader-title", title=words.sentence(self._title), count=len(self._paragraphs))
        how = words.text("reader-help-next" if self.console.by_keys else "reader-help-typed")
        self.console.say_text(words.sentences(title, how))
        self._tell()

    def _tell(self) -> None:
        self.console.say_text(self._paragraphs[self._place])

    def _go(self, place: int) -> None:
        if 0 <= place < len(self._paragraphs):
            self._place = place
            self._tell()
        elif self.console.by_keys:
            self.console.say("reader-end" if place > 0 else "reader-start")
        else:
            self.console.say("reader-end-typed" if place > 0 else "reader-start")

    def pressed(self, name: str) -> bool:
        if name in ("down", "right", "space", " ", "enter", "pagedown"):
            self._go(self._place + 1)
        elif name in ("up", "left", "backspace", "pageup"):
            self._go(self._place - 1)
        elif name == "home":
            self._go(0)
        elif name == "end":
            self._go(len(self._paragraphs) - 1)
        else:
            return False
        return True

    def typed(self, text: str) -> bool:
        words = self.console.words
        if not text.strip() or typed(words, text, "typed-go-on"):
            self._go(self._place + 1)
        elif typed(words, text, "typed-menu-previous"):
            self._go(self._place - 1)
        elif typed(words, text, "typed-menu-all"):
            self._go(self._place + 1)
            while self._place < len(self._paragraphs) - 1:
                self._go(self._place + 1)
        else:
            return False
        return True
