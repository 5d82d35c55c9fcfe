"""Messages as lines of cells, and a window over a line: as wide as the display, never through a card."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from braille.cells import BLANK
from braille.notation import Notation
from braille.prose import Prose, ideographs

NARROWEST: Final = 8
WIDEST: Final = 80


class Card(str):
    """The code of a card as a part of a message; the other parts are words."""

    __slots__ = ()


class Place(NamedTuple):
    """The place of a card in a line: cells start to end - 1."""

    start: int
    end: int
    card: str


class Line(NamedTuple):
    """One message in cells (or in letters), with the places of its cards."""

    cells: str
    cards: tuple[Place, ...] = ()
    breaks: frozenset[int] = frozenset()  # where a window may begin, besides after a space

    def card_at(self, cell: int) -> int | None:
        """Return which of the line's cards has this cell, counted from 0; None between cards and on words."""
        return next((i for i, place in enumerate(self.cards) if place.start <= cell < place.end), None)

    def windows(self, width: int, indent: int = 0) -> list[tuple[int, int]]:
        """Return the stretches of at most `width` cells, in order; between them are only spaces.

        The first one leaves `indent` cells free.
        """
        stretches: list[tuple[int, int]] = []
        start = self._after_blanks(0)
        while start < len(self.cells):
            end = self._end(start, width if stretches else width - indent)
            stretches.append((start, start + len(self.cells[start:end].rstrip(_BLANKS))))
            start = self._after_blanks(end)
        return stretches or [(0, 0)]

    def _after_blanks(self, start: int) -> int:
        return len(self.cells) - len(self.cells[start:].lstrip(_BLANKS))

    def _end(self, start: int, width: int) -> int:
        """Return the last place where the stretch may end; within a word only if that is too long."""
        limit = start + width
        if limit >= len(self.cells):
            return len(self.cells)
        ends = range(limit, start, -1)
        return next((end for end in ends if self.cells[end] in _BLANKS or end in self.breaks), limit)


_CURSOR: Final = chr(ord(BLANK) + 0xC0)  # dots 7 and 8
_BLANKS: Final = BLANK + " "


class Window:
    """The part of a line that a display shows, and panning."""

    def __init__(self, line: Line, width: int) -> None:
        if not NARROWEST <= width <= WIDEST:
            raise ValueError(f"a window is {NARROWEST} to {WIDEST} cells wide, not {width}")
        self.line = line
        self.width = width
        self._stretches = line.windows(width)
        self._current = 0

    @property
    def cells(self) -> str:
        """The visible cells, without spaces at the end."""
        start, end = self._stretches[self._current]
        return self.line.cells[start:end]

    @property
    def dots(self) -> bytes:
        """Return the same for a display.

        A byte a cell, dot 1 being 1 and dot 8 being 128, the width filled.
        """
        return bytes(ord(cell) - ord(BLANK) for cell in self.cells).ljust(self.width, b"\0")

    def right(self) -> bool:
        """Pan to what follows; return False at the end."""
        return self._go(self._current + 1)

    def left(self) -> bool:
        """Pan back; return False at the beginning."""
        return self._go(self._current - 1)

    def following(self, count: int) -> list[bytes]:
        """Return the `dots` of so many windows after this one, or as many as there are."""
        rest = Window(self.line, self.width)
        rest._current = self._current
        return [rest.dots for _ in range(count) if rest.right()]

    def card_at(self, cell: int) -> int | None:
        """Return which card of the line is under this cell of the window (a routing key), counted from 0."""
        start, end = self._stretches[self._current]
        return self.line.card_at(start + cell) if 0 <= cell < end - start else None

    def go_to_card(self, card: int) -> None:
        """Pan to the window that shows this card, counted from 0."""
        start = self.line.cards[card].start
        self._current = next(i for i, (_, end) in enumerate(self._stretches) if start < end)

    def _go(self, current: int) -> bool:
        if not 0 <= current < len(self._stretches):
            return False
        self._current = current
        return True


def in_cells(message: Sequence[str], notation: Notation, prose: Prose) -> Line:
    """Return words by the language's table, cards by the notation's, all joined by spaces."""
    cards = notation.cells([part for part in message if isinstance(part, Card)])
    return _join(message, BLANK, cards, prose.cells_and_breaks)


def in_letters(message: Sequence[str], notation: Notation) -> Line:
    """Return words in print, cards in the letters of the notation; works without liblouis."""
    cards = notation.letters([part for part in message if isinstance(part, Card)])
    return _join(message, " ", cards, lambda words: (words, ideographs(words)))


def typed(text: str, cursor: int, prose: Prose) -> Line:
    """Return a text that is being typed: each character has its place, as a card has in a message.

    If the cursor is on a space or at the end, the cell has the dots of the cursor: it can be felt there.
    """
    cells, origins = prose.cells_and_origins(text)
    places = [
        Place(bisect_left(origins, place), bisect_right(origins, place), char)
        for place, char in enumerate(text)
    ]
    places.append(Place(len(cells), len(cells) + 1, ""))
    start = places[cursor].start
    if cells[start : start + 1] in ("", BLANK):
        cells = f"{cells[:start]}{_CURSOR}{cells[start + 1 :]}"
    return Line(cells, tuple(places), frozenset(ideographs(text)))


def _join(
    message: Sequence[str],
    blank: str,
    cards: Sequence[str],
    translate: Callable[[str], tuple[str, Sequence[int]]],
) -> Line:
    cells = ""
    places: list[Place] = []
    breaks: list[int] = []
    for part in message:
        is_card = isinstance(part, Card)
        new, new_breaks = (cards[len(places)], ()) if is_card else translate(part.strip())
        if not new:
            continue
        start = len(cells) + len(blank) if cells else 0
        cells = cells + blank + new if cells else new
        if is_card:
            places.append(Place(start, len(cells), str(part)))
        breaks.extend(start + place for place in new_breaks)
    return Line(cells, tuple(places), frozenset(breaks))
