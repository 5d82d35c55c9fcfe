"""Lines on the terminal, as screen readers want them: appended, never changed, each written once.

With keys the cursor rests at the start of the newest line (measured with Fenrir, yasr and BRLTTY), for
readers of braille at the first one of what was told together: BRLTTY shows the line of the cursor, whenever
that moves. In a terminal with VTE it rests on the last row, below the newest line, and what is told together
is written at once: so Orca says all of it, once, whatever the key was. A line wider than the terminal is
broken where sentences allow it; without a terminal, a message is one line.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final, Protocol

from access_uno.console.attention import POP_TITLE, PUSH_TITLE
from access_uno.text.folding import cells, fold

PASTES_ARE_MARKED: Final = "\x1b[?2004h"
PASTES_ARE_NOT_MARKED: Final = "\x1b[?2004l"
_USUAL_COLUMNS: Final = 80
_USUAL_ROWS: Final = 24
LEAST: Final = (40, 10)  # columns and rows of a window that is drawn in; smaller ones get lines
_MOST: Final = (500, 200)
_FEWEST_COLUMNS: Final = 10
_CLEAR_ALL: Final = "\x1b[H\x1b[2J\x1b[3J"  # home, screen, scrollback
_CLEAR_BELOW: Final = "\x1b[J"
_CLEAR_REST: Final = "\x1b[K"  # of the line
_PLAIN: Final = "\x1b[0m"


class OutputError(OSError):
    """Nothing can be written any more, for the reason that its number says."""


class Out(Protocol):
    """Where text goes: a file, or a terminal far away."""

    def write(self, text: str, /) -> object:
        """Take a text."""

    def flush(self) -> object:
        """Send it."""


Span = tuple[int, int, str]
"""A stretch of a text, from one character to before another, and the sequence that begins its look."""


class Screen:
    """Writes lines. `keys`: the layout for keys on a terminal; else plain lines."""

    def __init__(
        self,
        out: Out,
        keys: bool,
        is_terminal: bool = False,
        columns: Callable[[], int | None] = lambda: _USUAL_COLUMNS,
        encoding: str = "utf-8",
        wipe: Callable[[], None] = lambda: None,
        rows: Callable[[], int | None] = lambda: None,
        is_console: bool = False,
    ) -> None:
        """`is_terminal`: escapes are understood there. `columns` returns its present width, None without
        a terminal, `rows` its height; 0 is unknown. `encoding` is how characters become bytes; `wipe` makes
        unreadable what escapes do not reach. `is_console`: it is one of Windows, without escapes.
        """
        self.out = out
        self._keys = keys
        self.is_terminal = is_terminal
        self.is_console = is_console
        self._columns = columns
        self.encoding = encoding
        self._wipe = wipe
        self._rows = rows
        self._fresh = True
        self._page = ""  # begins the look of every line, to its end
        self._is_titled = False  # the window has a title of the game
        self.rests_at_first = False  # the cursor, of the lines that are told together
        self.rests_below = False  # the cursor, on the last row, which is empty
        self._is_below = False  # it is there
        self._held = ""  # what is told together there, and not yet written
        self._together = 0  # how many these are so far
        self._up = 0  # how many lines the cursor stands above the lowest one
        self._rested = 0  # where it stood for what was told before
        self._spare = 0  # empty lines below the newest one

    @property
    def is_read(self) -> bool:
        """Whether a person reads it on a terminal, of whatever abilities."""
        return self._columns() is not None

    @property
    def window(self) -> tuple[int, int] | None:
        """The columns and rows to draw in; None where keys, a way to draw or room are missing."""
        rows = self._rows()
        if rows is None or not self._keys or not (self.is_terminal or self.is_console):
            return None
        columns = self._columns() or _USUAL_COLUMNS
        size = (columns - self.is_console, rows or _USUAL_ROWS)  # in its last column a console scrolls
        if size[0] < LEAST[0] or size[1] < LEAST[1]:
            return None
        return min(size[0], _MOST[0]), min(size[1], _MOST[1])

    @property
    def is_blank(self) -> bool:
        """Whether no line was written since all was cleared."""
        return self._fresh

    def use_page(self, look: str | None) -> None:
        """Give every line this look from now on, and the free space below; "" for the terminal's own look.

        None: it is not read by sight.
        """
        page = look or ""
        if page != self._page and self.is_terminal:
            self._page = page
            self.send(_PLAIN + page + _CLEAR_BELOW)

    def write(self, text: str, looks: Sequence[Span] = ()) -> None:
        """Write one message, as several complete lines where it is wider than the terminal."""
        lines = self._lines(text, looks)
        told = "".join(map(self._line, lines)) + self._to_first(len(lines))
        if self._goes_below:
            self._held += told
        else:
            self.send(told)

    def end_burst(self) -> None:
        """Take what is written next as told by itself."""
        self._together, self._rested = 0, self._up
        if self._held:
            self.send("")

    def write_blank(self) -> None:
        self.send(self._line(""))

    def write_draft(self, text: str, cursor: int) -> None:
        """Write a draft, as much as fits, and leave the cursor at its place in it.

        Without escapes: the text before the cursor is written once more.
        """
        self.end_burst()
        start, end = _visible(printable(text), cursor, self.width - 1)
        before, line = printable(text)[start:cursor], printable(text)[start:end]
        self.send(self._line(line) + (f"{self._page}{before}" if self._keys else ""))

    def ring(self) -> None:
        if self.is_terminal:
            self.send("\a")

    def write_last(self, text: str) -> None:
        """Write the last line; its end is in the same write, or it would be cut off."""
        self.entitle("")
        lines = "".join(map(self._line, self._lines(text)))
        end = _PLAIN + _CLEAR_BELOW if self._page else ""
        self.send(f"{lines}\n{end}" if self._keys and not self._is_below else lines + end)

    def entitle(self, title: str) -> None:
        """Send a title for the window, and first keep the one it has; empty: give that back."""
        if title:
            self.send((PUSH_TITLE if not self._is_titled else "") + title)
            self._is_titled = True
        elif self._is_titled:
            self._is_titled = False
            self.send(POP_TITLE)

    def end_line(self) -> None:
        """End the line, so that the output of another program stands below it."""
        self.entitle("")
        if self._keys and not self._fresh:
            self._fresh = True
            down = "" if self._is_below else f"{self._to_newest()}\n"
            self._is_below = False
            self.send(down + (_PLAIN + _CLEAR_BELOW if self._page else ""))

    def clear(self) -> None:
        """Make what was written unreadable, scrollback included, to hand over the console."""
        self._wipe()
        if self.is_terminal:
            self.send(self._page + _CLEAR_ALL)
        self._fresh, self._is_below, self._together, self._up, self._spare = True, False, 0, 0, 0

    def mark_pastes(self, wanted: bool) -> None:
        """Make the terminal mark the beginning and end of a paste, so that it is no row of keys."""
        if self._keys and self.is_terminal:
            self.send(PASTES_ARE_MARKED if wanted else PASTES_ARE_NOT_MARKED)

    def _lines(self, text: str, looks: Sequence[Span] = ()) -> list[str]:
        text = printable(text)
        lines = [text] if self._columns() is None else fold(text, self.width)
        return paint(lines, text, looks if self.is_terminal else (), self._page)

    def _line(self, line: str) -> str:
        if self._page:
            line = f"{self._page}{line}{_CLEAR_REST}"
        if not self._keys:
            return line + "\n"  # the text typed next stands on the page, too
        before = self._to_next()
        self._fresh, self._is_below = False, self._goes_below
        after = _PLAIN if self._page else ""  # the shell may use the terminal next
        return f"{before}{line}{after}\r" + ("\n" if self._is_below else "")

    def _to_first(self, lines: int) -> str:
        """Return what brings the cursor from the newest line to the first one of those told together.

        It comes to another row than before, or it would not be seen to move.
        """
        self._together += lines
        if not self._moves_up:
            return ""
        up = min(self._together, self._height) - 1
        self._spare = int(up == self._rested)
        self._up = up + self._spare
        return "\n" * self._spare + (f"\x1b[{self._up}A" if self._up else "")

    def _to_next(self) -> str:
        """Return what brings the cursor to the row for the next line."""
        if self._is_below:
            return ""
        return self._to_end() if self._fresh else f"{self._to_newest()}\r\n"

    def _to_end(self) -> str:
        """Return what brings the cursor to the last row, where every line moves all others up."""
        return f"\x1b[{self._height}B" if self._moves_up or self._goes_below else ""

    def _to_newest(self) -> str:
        """Return what brings the cursor back to the newest line."""
        down = self._up - self._spare
        self._up = self._spare = 0
        return f"\x1b[{down}B" if down else ""

    def send(self, text: str) -> None:
        """Write a text as it is, after what is held; raise OutputError if that cannot be done."""
        text, self._held = self._held + text, ""
        try:
            self.out.write(text)
            self.out.flush()
        except OSError as error:
            raise OutputError(error.errno, error.strerror) from error

    @property
    def _moves_up(self) -> bool:
        """Whether the cursor goes back to the first of the lines that are told together."""
        return self.rests_at_first and self._keys and self.is_terminal

    @property
    def _goes_below(self) -> bool:
        """Whether the cursor goes on to the row below each line."""
        return self.rests_below and self._keys and self.is_terminal

    @property
    def _height(self) -> int:
        return self._rows() or _USUAL_ROWS

    @property
    def width(self) -> int:
        known = self._columns() or _USUAL_COLUMNS  # a serial line does not know its width
        return max(_FEWEST_COLUMNS, known)


def printable(text: str) -> str:
    """Return the text without what could control a terminal, turn the direction of writing, or hide."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() or unicodedata.category(char) == "Zs" else " " for char in text)


def paint(lines: Sequence[str], text: str, looks: Sequence[Span], page: str = "") -> list[str]:
    """Return the lines of a folded text, with looks; folding has removed only spaces."""
    by_place = {place: look for start, end, look in looks if look for place in range(start, end)}
    if not by_place:
        return list(lines)
    painted, place = [], 0
    for line in lines:
        start = text.index(line, place)
        place = start + len(line)
        pieces = ""
        for look, characters in groupby(range(start, place), by_place.get):
            piece = "".join(text[character] for character in characters)
            pieces += f"{look}{piece}{_PLAIN}{page}" if look else piece
        painted.append(pieces)
    return painted


def _visible(text: str, cursor: int, width: int) -> tuple[int, int]:
    """Return the stretch around the cursor that fits, most of it before the cursor."""
    start = next(place for place in range(cursor + 1) if cells(text[place:cursor]) <= width * 2 // 3)
    end = next(place for place in range(len(text), start - 1, -1) if cells(text[start:place]) <= width)
    return start, end
