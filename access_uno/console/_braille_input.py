"""Reading and playing with a braille display: messages as windows of cells, its keys as keys of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from access_uno.console.app import Console
from access_uno.console.display import CURSOR, Display, Key
from access_uno.console.draft import Draft
from access_uno.console.scene import Row, Rows
from access_uno.settings import Profile
from access_uno.words.message import Message
from braille.liblouis import LouisError
from braille.line import NARROWEST, WIDEST, Card, Line, Window, in_cells, typed
from braille.notation import notation
from braille.prose import prose

_KEYS: Final = {
    "s-tab": "backtab",
    "c-c": "ctrl-c",
    "c-u": "ctrl-u",
    " ": "space",
}  # BrlAPI's names, and those here


_FEW: Final = 20  # cells
_SEPARATORS: Final = " ,，、.。"  # none of them is left alone behind a card
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
        self._below: list[tuple[Row, Window]] = []  # the rows under the message
        self._more: list[bytes] = []  # windows of a message that goes on below
        self._touched = ("", "")  # what the routing key that came last has done there
        self._display = Display(
            on_key=lambda key: console.post(lambda: self._pressed(key)),
            on_size=lambda _: console.post(self._resized),
            on_trouble=lambda trouble: console.post(lambda: console.outlet.tell_no_display(console, trouble)),
        )

    def show(self, message: Message | Draft, profile: Profile, focus: int | None = None) -> None:
        """Show a message from its start, or from the card in focus; a draft at its cursor.

        One without any text is not shown.
        """
        if isinstance(message, Message) and not message.text:
            return
        focus = message.cursor if isinstance(message, Draft) else focus
        told = _Shown(message, line_of(message, profile), focus)
        if self._told and profile.pace == "wait" and not self._answered:
            self._told.append(told)
        else:
            self._answered = False
            self._told = [told]
            self._go(0)

    @property
    def is_narrow(self) -> bool:
        """Whether the display has few cells, as far as they are known."""
        return 0 < self._display.size * self._display.rows <= _FEW

    def key_pressed(self) -> None:
        """Let the next message replace what is shown."""
        self._answered = True
        self._touched = ("", "")

    def clear(self) -> None:
        """Remove all that can be read."""
        self._told, self._window, self._below = [], None, []
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
        """Show the message; where there are more rows, they are all sent at once, by `show_rows`."""
        if self._display.rows < 2:
            self._display.show(window.dots, _cell_of(window, focus))

    def show_rows(self, rows: Rows) -> None:
        """Show the message and the rows below it, as one change."""
        if self._display.rows < 2 or self._window is None or not self._told:
            return
        told, width = self._told[self._place], self._window.width
        found = rows(self._console.scene)[: self._display.rows - 1]
        self._below = [(row, self._window_of(row, width)) for row in found]
        has_cursor = any(row.focus is not None for row in found)
        cells = [_felt(self._window, None if has_cursor else told.focus)]
        cells += [_felt(window, row.focus) for row, window in self._below]
        self._more = [] if found else self._window.following(self._display.rows - 1)
        cells += self._more
        size = self._display.size
        self._display.show(b"".join(row[:size].ljust(size, b"\0") for row in cells))

    def _window_of(self, row: Row, width: int) -> Window:
        window = Window(_line(row.parts, self._console.outlet.profile), width)
        if row.focus is not None and 0 <= row.focus < len(window.line.cards):
            window.go_to_card(row.focus)
        return window

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
            for _ in self._more:
                move(self._window)
            self._draw(self._window, self._told[self._place].focus)
        elif not self._go(self._place + step):
            self._console.key(self._console.mode.display_keys.get(name, name))

    def _routed(self, cell: int) -> None:
        """Touch the card or character under a routing key."""
        row, cell = divmod(cell, self._display.size) if self._display.rows > 1 else (0, cell)
        if 0 < row <= len(self._below):
            self._routed_below(*self._below[row - 1], cell)
        elif self._told and self._window is not None and row <= len(self._more):
            message, place = self._told[self._place].message, self._window.card_at(cell)
            if isinstance(message, Draft):
                self._console.touch_text(place)
            else:
                self._console.touch(message, place)

    def _routed_below(self, row: Row, window: Window, cell: int) -> None:
        """Do what stands under a routing key; over a card, play it if the key is pressed again."""
        place = window.card_at(cell)
        deed = row.otherwise if place is None or place >= len(row.deeds) else row.deeds[place]
        again = deed == self._touched and deed[0] == "focus"
        if self._console.do("play" if again else deed[0], deed[1]) and not again:
            self._touched = deed


def _cell_of(window: Window, focus: int | None) -> int | None:
    """Return the first visible cell of the card in focus."""
    here = [cell for cell in range(window.width) if window.card_at(cell) is not None]
    return next((cell for cell in here if window.card_at(cell) == focus), None)


def _felt(window: Window, focus: int | None) -> bytes:
    """Return the dots of a window, with the cursor on the card in focus."""
    dots, cell = bytearray(window.dots), _cell_of(window, focus)
    if cell is not None:
        dots[cell] |= CURSOR
    return bytes(dots)


def _line(parts: Sequence[str], profile: Profile) -> Line:
    try:
        return in_cells(parts, notation(profile.notation), prose(profile.language, profile.grade))
    except LouisError:
        return Line("")


def line_of(message: Message | Draft, profile: Profile) -> Line:
    """Return a message in cells, without liblouis in letters.

    A draft is written out, so that every character has its cells.
    """
    try:
        if isinstance(message, Draft):
            return typed(message.text, message.cursor, prose(profile.language, grade=0))
        return _line(_parts(message), profile)
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
