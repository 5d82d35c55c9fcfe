"""Reading and playing with a braille display: messages as windows of cells, its keys as keys of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from access_uno.display import Display, Key
from braille.liblouis import LouisError
from braille.line import NARROWEST, WIDEST, Card, Line, Window, in_cells
from braille.notation import notation
from braille.prose import prose

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.settings import Profile
    from access_uno.words import Message

_KEYS: Final = {
    "line-up": "pageup",
    "line-down": "pagedown",
    "top": "<",
    "bottom": ">",
    "home": "l",
    "back": "escape",
    "help": "f1",
    "info": "i",
    "menu": "m",
    "s-tab": "backtab",
    "c-c": "ctrl-c",
    " ": "space",
}
"""Commands of the display, and names that BrlAPI's keys have elsewhere."""


class Fingers:
    """What one reads with the fingers. Everything but the callbacks runs in the console's thread."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._message: Message | None = None
        self._line: Line | None = None
        self._window: Window | None = None
        self._cursor: int | None = None  # which card of the line is in focus
        self._display = Display(
            on_key=lambda key: console.post(lambda: self._pressed(key)),
            on_size=lambda _: console.post(self._resized),
            on_trouble=lambda trouble: console.post(lambda: console.say(f"display-{trouble}")),
        )

    def show(self, message: Message, profile: Profile, focus: int | None = None) -> None:
        """Show a message from its start, or from the card that is in focus."""
        self._message, self._cursor = message, focus
        self._line = _line(message, profile)
        self._window = None
        self._resized()

    def clear(self) -> None:
        """Nothing may stay readable."""
        self._message = self._line = self._window = None
        self._display.show(b"")

    def stop(self) -> None:
        """Give the display back to the screen reader."""
        self._display.stop()

    def _resized(self) -> None:
        """There is a display, of whatever size: show what it should show."""
        if self._line is None or not self._display.size:
            return
        width = min(max(self._display.size, NARROWEST), WIDEST)
        if self._window is None or self._window.width != width:
            self._window = Window(self._line, width)
            if self._cursor is not None and self._line.cards:
                self._window.go_to_card(self._cursor)
        self._draw()

    def _draw(self) -> None:
        window = self._window
        if window is None:
            return
        cells = range(window.width)
        here = None if self._cursor is None else (c for c in cells if window.card_at(c) == self._cursor)
        self._display.show(window.dots, None if here is None else next(here, None))

    def _pressed(self, key: Key) -> None:
        """A key of the display: panning and routing are ours, all others are the console's."""
        if key.kind == "route":
            self._routed(key.number)
        elif key.name == "pan-right":
            self._pan(Window.right, "down")
        elif key.name == "pan-left":
            self._pan(Window.left, "pageup")
        else:
            self._console.key(_KEYS.get(key.name, key.name))

    def _pan(self, move: Callable[[Window], bool], beyond: str) -> None:
        """Pan; beyond the end of a message comes the next one, before its start the one before."""
        if self._window is not None and move(self._window):
            self._draw()
        else:
            self._console.key(beyond)

    def _routed(self, cell: int) -> None:
        """The key over a cell: its card is touched; anywhere else it is Enter."""
        card = self._window.card_at(cell) if self._window else None
        if self._message is not None:
            self._console.touch(self._message, card)


def _line(message: Message, profile: Profile) -> Line:
    """A message in cells; without liblouis the cards alone in the notation's own letters are left to show."""
    parts = [part if isinstance(part, str) else Card(part.code) for part in message.parts]
    try:
        return in_cells(parts, notation(profile.notation), prose(profile.language, profile.grade))
    except LouisError:
        return Line("")
