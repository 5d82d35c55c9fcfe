"""Cards as large faces made of blocks, for reading by sight: never for speech or braille."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from access_uno.console.theme import Sight
from access_uno.engine.cards import COLOURS, Card, Colour

_GAP: Final = "  "  # between two faces
# The pictures on the cards, by their codes without the colour. A mark becomes two columns wide, so that it
# is about as high. Nothing but Skip is crossed out: not the zero.
_DRAWN: Final = """
0      1      2      3      4      5      6      7      8      9
.###.  ..#..  .###.  .###.  ...#.  #####  .###.  #####  .###.  .###.
#...#  .##..  #...#  #...#  ..##.  #....  #....  ....#  #...#  #...#
#...#  ..#..  ....#  ....#  .#.#.  ####.  #....  ...#.  #...#  #...#
#...#  ..#..  ...#.  ..##.  #..#.  ....#  ####.  ..#..  .###.  .####
#...#  ..#..  ..#..  ....#  #####  ....#  #...#  ..#..  #...#  ....#
#...#  ..#..  .#...  #...#  ...#.  #...#  #...#  ..#..  #...#  ....#
.###.  .###.  #####  .###.  ...#.  .###.  .###.  ..#..  .###.  .###.

S        R        +2         W+4        W        ST       CU
..###..  ....#..  .....###.  ......#..  #.....#  ...#...  .###.
.#...#.  ######.  ....#...#  .....##..  #.....#  ...#...  #...#
#...#.#  ....#..  .#......#  .#..#.#..  #..#..#  #######  ....#
#..#..#  .......  ###....#.  ###.#.#..  #..#..#  .#####.  ...#.
#.#...#  ..#....  .#....#..  .#..####.  #.#.#.#  ..###..  ..#..
.#...#.  .######  ....#....  ......#..  ##...##  .##.##.  .....
..###..  ..#....  ....#####  ......#..  #.....#  #.....#  ..#..
"""

# The shape of each colour, and the letters beside it. Here a mark is as wide as one character and
# half as high, so it is about square: only so does a diamond look like one. Where there are no halves, every
# other row is left out.
_SIGNS_DRAWN: Final = """
red      green    blue     yellow   wild
...#...  #######  ...#...  ..###..  ##...##
...#...  #######  ..###..  .#####.  .##.##.
..###..  #######  .#####.  ###.###  ..###..
..###..  #######  #######  ##...##  ..###..
.#####.  #######  .#####.  ###.###  ..###..
.#####.  #######  ..###..  .#####.  .##.##.
#######  #######  ...#...  ..###..  ##...##

R     G     B     Y     W      S     T      C     U
###.  .##.  ###.  #..#  #...#  .###  #####  .##.  #..#
#..#  #..#  #..#  #..#  #...#  #...  ..#..  #..#  #..#
#..#  #...  ###.  #..#  #...#  #...  ..#..  #...  #..#
#..#  #...  #..#  .##.  #...#  .##.  ..#..  #...  #..#
###.  #.##  #..#  .##.  #.#.#  ...#  ..#..  #...  #..#
#.#.  #..#  #..#  .##.  #.#.#  ...#  ..#..  #..#  #..#
#..#  .##.  ###.  .##.  .#.#.  ###.  ..#..  .##.  .##.
"""


def _drawings(drawn: str) -> Iterator[tuple[str, Sequence[str]]]:
    for band in drawn.strip("\n").split("\n\n"):
        names, *rows = (line.split() for line in band.splitlines())
        yield from zip(names, zip(*rows, strict=True), strict=True)


_DRAWINGS: Final = dict(_drawings(_DRAWN))
_SIGNS: Final = dict(_drawings(_SIGNS_DRAWN))


def by_colour(cards: Sequence[Card]) -> list[Card]:
    """Return the cards of each colour beside one another, then the wild ones."""
    return [card for colour in (*COLOURS, None) for card in cards if card.colour is colour]


def faces(cards: Sequence[Card], width: int, sight: Sight, colour: Colour | None = None) -> list[str]:
    """Return lines with the faces of these cards, as many beside one another as fit.

    `colour` is the one chosen. Between two colours there is more room, and an empty line around each row.
    """
    lines: list[str] = []
    row: list[str] = []
    used, before = 0, None  # columns so far, and the card before
    for card in cards:
        face = _face(card, sight, colour)
        gap = _GAP if before and before.colour is card.colour else _GAP * 2
        used += len(gap) + len(face[0])
        painted = [sight.painted(line, card.colour or colour) for line in face]
        if row and used <= width:
            row = [f"{left}{gap}{right}" for left, right in zip(row, painted, strict=True)]
        else:
            lines += ["", *row] if row else []
            row, used = painted, len(face[0])
        before = card
    return [*lines, "", *row, ""] if row else []


def _face(card: Card, sight: Sight, colour: Colour | None) -> list[str]:
    """Return the lines of one face: the shape and letter of its colour, and below them its picture.

    All on the background of the colour, with a margin of it, or in a thick frame where there are no
    backgrounds.
    """
    drawing = _DRAWINGS[card.code if card.colour is None else card.code[1:]]
    full = sight.halves[True, True]
    below = [line.replace(".", "  ").replace("#", full * 2) for line in drawing]
    above = _sign(card, sight, colour)
    wide = max(len(above[0]), len(below[0]) + 2)
    lines = [line.ljust(wide) for line in ("", *above)] + [line.center(wide) for line in ("", *below, "")]
    if not sight.framed:
        return [f" {line} " for line in lines]
    edge, bar = full * 2, full * (wide + 6)
    return [bar, *(f"{edge} {line} {edge}" for line in lines), bar]


def _sign(card: Card, sight: Sight, colour: Colour | None) -> list[str]:
    """Return the shape and the letters of a card, two rows of marks in a line."""
    known = colour or card.colour
    names = [known.value if known else "wild", *sight.letter(card, colour)]
    marks = [".".join(row) for row in zip(*(_SIGNS[name] for name in names), strict=True)]
    marks.append("." * len(marks[0]))
    return [
        "".join(sight.halves[high == "#", low == "#"] for high, low in zip(upper, lower, strict=True))
        for upper, lower in zip(marks[::2], marks[1::2], strict=True)
    ]
