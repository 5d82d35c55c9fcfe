"""Reading and playing with a braille display: messages as windows of cells, its keys as keys of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from access_uno.console.display import Display, Key
from access_uno.console.draft import Draft
from braille.liblouis import LouisError
from braille.line import NARROWEST, WIDEST, Card, Line, Window, in_cells, typed
from braille.notation import notation
from braille.prose import prose

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.settings import Profile
    from access_uno.words import Message

_KEYS: Final = {
    "s-tab": "backtab",
    "c-c": "ctrl-c",
    "c-u": "ctrl-u",
    " ": "space",
}  # BrlAPI's names, and those here


_SEPARATORS: Final = " ,，、"
_FULL_STOPS: Final = (".", "。")


class _Shown(NamedTuple):
    """A message as it is shown in braille."""

    message: Message | Draft
    line: Line
    focus: int | None  # which card of the line has the cursor


class BrailleInput:
    """Shows messages on the display and takes its keys. All but the callbacks runs in the console's thread.

    In `wait` nothing is pulled away while it is read: what comes after the answer to a key waits behind
    it, and panning leads there.
    """

    def __init__(self, console: Console) -> None:
        self._console = console
        self._told: list[_Shown] = []
        self._place = 0
        self._answered = True  # a key was pressed: the next message is its answer
        self._window: Window | None = None
        self._display = Display(
            on_key=lambda key: console.post(lambda: self._pressed(key)),
            on_size=lambda _: console.post(self._resized),
            on_trouble=lambda trouble: console.post(lambda: console.outlet.tell_no_display(console, trouble)),
        )

    def show(self, message: Message | Draft, profile: Profile, focus: int | None = None) -> None:
        """Show a message from its start, or from the card in focus; a draft at its cursor."""
        focus = message.cursor if isinstance(message, Draft) else focus
        told = _Shown(message, line_of(message, profile), focus)
        if self._told and profile.pace == "wait" and not self._answered:
            self._told.append(told)
        else:
            self._answered = False
            self._told = [told]
            self._go(0)

    def key_pressed(self) -> None:
        """Let the next message replace what is shown."""
        self._answered = True

    def clear(self) -> None:
        """Remove all that can be read."""
        self._told, self._window = [], None
        self._display.show(b"")

    def stop(self, seconds: float = 1) -> None:
        """Give the display back to the screen reader."""
        self._display.stop(seconds)

    def _resized(self) -> None:
        """Show the current message on a display that was connected or has another size."""
        if not self._told or not self._display.size:
            return
        told = self._told[self._place]
        width = min(max(self._display.size, NARROWEST), WIDEST)
        if self._window is None or self._window.width != width:
            self._window = Window(told.line, width)
            if told.focus is not None and told.line.cards:
                self._window.go_to_card(told.focus)
        self._draw(self._window, told.focus)

    def _draw(self, window: Window, focus: int | None) -> None:
        here = [cell for cell in range(window.width) if window.card_at(cell) is not None]
        self._display.show(window.dots, next((cell for cell in here if window.card_at(cell) == focus), None))

    def _go(self, place: int) -> bool:
        """Show one of the messages; return False if there is none there."""
        if not 0 <= place < len(self._told):
            return False
        self._place, self._window = place, None
        self._resized()
        return True

    def _pressed(self, key: Key) -> None:
        """Take a key of the display: panning and routing happen here, all others go to the console."""
        if key.kind == "route":
            self._routed(key.number)
        elif key.name == "pan-right":
            self._pan(Window.right, 1, key.name)
        elif key.name == "pan-left":
            self._pan(Window.left, -1, key.name)
        elif key.kind == "command" and key.name == "home":
            self._go(self._place)  # back to where the message was first shown
        else:
            keys = self._console.mode.display_keys if key.kind == "command" else _KEYS
            self._console.key(keys.get(key.name, key.name))

    def _pan(self, move: Callable[[Window], bool], step: int, name: str) -> None:
        """Pan, also to the next message; after the last one the mode's key for it is pressed."""
        if self._window is not None and move(self._window):
            self._draw(self._window, self._told[self._place].focus)
        elif not self._go(self._place + step):
            self._console.key(self._console.mode.display_keys.get(name, name))

    def _routed(self, cell: int) -> None:
        """Touch the card or character under a routing key."""
        if self._told and self._window is not None:
            message, place = self._told[self._place].message, self._window.card_at(cell)
            if isinstance(message, Draft):
                self._console.touch_text(place)
            else:
                self._console.touch(message, place)


def line_of(message: Message | Draft, profile: Profile) -> Line:
    """Return a message in cells, without liblouis in letters.

    A draft is written out, so that every character has its cells.
    """
    try:
        if isinstance(message, Draft):
            return typed(message.text, message.cursor, prose(profile.language, grade=0))
        return in_cells(_parts(message), notation(profile.notation), prose(profile.language, profile.grade))
    except LouisError:
        return Line("")


def _parts(message: Message) -> list[str]:
    """Return words and cards; only spaces separate cards, so that as many as possible fit."""
    parts: list[str] = []
    for part in message.parts:
        if not isinstance(part, str):
            parts.append(Card(part.code))
        elif parts and isinstance(parts[-1], Card):
            parts.append(part.lstrip(_SEPARATORS))
        else:
            parts.append(part)
    if parts and parts[-1] in _FULL_STOPS:
        parts.pop()
    return parts
