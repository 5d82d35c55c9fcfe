"""Lines on the terminal, as screen readers want them: appended, never changed, each written once.

With keys the cursor rests at the start of the newest line (measured with Fenrir, yasr and BRLTTY); with
typed lines, or where the output is no terminal, a message is its text and a line feed.
"""

from __future__ import annotations

import os
import re
import textwrap
import unicodedata
from typing import Final, TextIO

SHORTEST: Final = 3  # a shorter line counts as typed echo with NVDA
_SENTENCE_ENDS: Final = re.compile(r"(?<=[.!?])\s+|(?<=[。！？])")
_CLEAR_ALL: Final = "\x1b[H\x1b[2J\x1b[3J"  # home, screen, scrollback


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
    """One line, or a line for each sentence, or where even that is too wide, lines broken between words."""
    if cells(text) <= width:
        return [text]
    lines: list[str] = []
    for sentence in filter(None, _SENTENCE_ENDS.split(text)):
        if lines and cells(f"{lines[-1]} {sentence}") <= width:
            lines[-1] += f" {sentence}"
        elif cells(sentence) <= width:
            lines.append(sentence)
        else:
            lines += _broken(sentence, width)
    return lines


def cells(text: str) -> int:
    """How many columns a text takes; Chinese characters take two."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1
        for char in text
    )


def _broken(sentence: str, width: int) -> list[str]:
    if cells(sentence) == len(sentence):
        return textwrap.wrap(sentence, width, break_on_hyphens=False) or [sentence]
    lines = [""]
    for char in sentence:
        if cells(lines[-1] + char) > width:
            lines.append("")
        lines[-1] += char
    return [line.strip() for line in lines]
