"""A page: what stands where in a window, for eyes; `picture` brings it to the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final

from access_uno.text.folding import cells

Line = list[tuple[str, str]]
"""Stretches of a line, each with its look before it, as prompt_toolkit has them."""

_BLANK: Final = ("", " ")


class Page:
    """Rows of text, divided into zones from above to below, and the place of the cursor."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self.zones: Sequence[int] = ()  # the rows with which the second zone begins, and those after it
        self.cursor: tuple[int, int] | None = None  # column and row; None: it is hidden
        self._cells = [[_BLANK] * columns for _ in range(rows)]  # "" is the second half of a wide one

    def put(self, column: int, row: int, text: str, look: str = "") -> int:
        """Put a text there, as much as fits; return the column after it."""
        for character in text:
            wide = cells(character)
            if row >= self.rows or column + wide > self.columns:
                break
            if wide:
                self._blank_half(column - 1, row, column)
                self._blank_half(column + wide, row, column + wide)
                self._cells[row][column : column + wide] = [(look, character), (look, "")][:wide]
            else:  # an accent of its own
                before, letter = self._cells[row][column - 1]
                self._cells[row][column - 1] = before, letter + character
            column += wide
        return column

    def _blank_half(self, column: int, row: int, second: int) -> None:
        """Blank the rest of a wide character that is drawn over; `second` is where its second half is."""
        if second < self.columns and not self._cells[row][second][1]:
            self._cells[row][column] = _BLANK

    def line(self, row: int) -> Line:
        """Return a row, to its last text or the cursor."""
        seen = self._cells[row]
        end = self.columns
        least = self.cursor[0] + 1 if self.cursor is not None and self.cursor[1] == row else 0
        while end > least and seen[end - 1] == _BLANK:
            end -= 1
        runs = groupby(seen[:end], itemgetter(0))
        return [(look, "".join(character for _, character in run)) for look, run in runs]

    def text(self, row: int) -> str:
        """Return a row without its looks."""
        return "".join(character for _, character in self._cells[row])

    def place(self, column: int, row: int) -> int:
        """Return how many characters stand before a column."""
        return sum(len(character) for _, character in self._cells[row][:column])
