"""Lines on the terminal, as screen readers want them: appended, never changed, each written once.

With keys the cursor rests at the start of the newest line (measured with Fenrir, yasr and BRLTTY); with
typed lines, or where the output is no terminal, a message is its text and a line feed.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Sequence
from typing import Final, TextIO

SHORTEST: Final = 3  # a shorter line counts as typed echo with NVDA
_SENTENCE_ENDS: Final = re.compile(
    r"(?<=[.!?])\s+(?!\()|(?<=[。！？])(?!\s*[(（])"
)  # a rule stays with its sentence
_LIST_PLACES: Final = re.compile(r"(?<=[,;:])\s+|(?<=[，、；：])")
_BLANKS: Final = re.compile(r"\s+")
_EVERYWHERE: Final = re.compile(r"(?<=.)(?=.)")
_CLEAR_ALL: Final = "\x1b[H\x1b[2J\x1b[3J"  # home, screen, scrollback

_PLACES: Final = (_SENTENCE_ENDS, _LIST_PLACES, _BLANKS, _EVERYWHERE)


class Screen:
    """Writes lines. `keys`: the way for keys on a terminal; else plain lines."""

    def __init__(self, out: TextIO, keys: bool) -> None:
        self._out = out
        self._keys = keys
        self._fresh = True

    def write(self, text: str) -> None:
        """Write one message, as several complete lines where it is wider than the terminal."""
        for line in fold(printable(text), self._width()) if self._keys else [printable(text)]:
            self._line(line)
        self._out.flush()

    def write_last(self, text: str) -> None:
        """Write the goodbye: its last line ends in the same write, or it would be cut off."""
        *lines, last = fold(printable(text), self._width()) if self._keys else [printable(text)]
        for line in lines:
            self._line(line)
        self._out.write(("" if self._fresh else "\r\n") + last + "\r\n" if self._keys else last + "\n")
        self._out.flush()

    def clear(self) -> None:
        """Make what was written unreadable, scrollback included: for handing over the console."""
        if self._out.isatty():
            self._out.write(_CLEAR_ALL)
            self._out.flush()
            self._fresh = True

    def _line(self, line: str) -> None:
        if not self._keys:
            self._out.write(line + "\n")
            return
        self._out.write(("" if self._fresh else "\r\n") + line + "\r")
        self._fresh = False

    def _width(self) -> int:
        try:
            return max(10, os.get_terminal_size(self._out.fileno()).columns)
        except (OSError, ValueError):
            return 80


def printable(text: str) -> str:
    """The text without anything that could steer a terminal."""
    return "".join(" " if unicodedata.category(char) in ("Cc", "Zl", "Zp") else char for char in text)


def fold(text: str, width: int) -> list[str]:
    """One line, or lines of whole sentences; broken between items of a list or words only where it must."""
    return _filled(text, width, _PLACES)


def _filled(text: str, width: int, places: Sequence[re.Pattern[str]]) -> list[str]:
    """Lines as full as can be, broken at the first kind of places, and within its pieces at the next kind."""
    if cells(text) <= width or not places:
        return [text]
    lines: list[str] = []
    start, gap = 0, ""
    for match in (*places[0].finditer(text), None):
        piece = text[start : match.start() if match else None]
        if lines and cells(lines[-1] + gap + piece) <= width:
            lines[-1] += gap + piece
        else:
            lines += _even(piece, width, places[1:])
        if match:
            start, gap = match.end(), match.group()
    return [line for line in lines if line]


def _even(piece: str, width: int, places: Sequence[re.Pattern[str]]) -> list[str]:
    """Lines of about the same length: a single leftover word would say nothing by itself."""
    lines = _filled(piece, width, places)
    while len(lines) > 1 and len(narrower := _filled(piece, width := width - 1, places)) == len(lines):
        lines = narrower
    return lines


def cells(text: str) -> int:
    """How many columns a text takes; Chinese characters take two."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1
        for char in text
    )
