"""Cards as faces made of blocks, for reading by sight: never for speech or braille."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from access_uno.console.theme import Sight
from access_uno.engine.cards import Card, Colour
from access_uno.text.folding import cells

# The pictures on the cards, by their signs. A mark is as wide as one character and half as high in the
# smallest face, and larger in others. Nothing but Skip is crossed out: not the zero.
_DRAWN: Final = """
0      1      2      3      4      5      6      7      8      9
.###.  ..#..  .###.  .###.  ...#.  #####  .###.  #####  .###.  .###.
#...#  .##..  #...#  #...#  ..##.  #....  #....  ....#  #...#  #...#
#...#  ..#..  ....#  ....#  .#.#.  ####.  #....  ...#.  #...#  #...#
#...#  ..#..  ...#.  ..##.  #..#.  ....#  ####.  ..#..  .###.  .####
#...#  ..#..  ..#..  ....#  #####  ....#  #...#  ..#..  #...#  ....#
#...#  ..#..  .#...  #...#  ...#.  #...#  #...#  ..#..  #...#  ....#
.###.  .###.  #####  .###.  ...#.  .###.  .###.  ..#..  .###.  .###.

S        R        +2        W+4       W        ST       CU
..###..  ....#..  ....###.  ......#.  #.....#  ...#...  .###.
.#...#.  ######.  ....#..#  .....##.  #.....#  ...#...  #...#
#...#.#  ....#..  .#.....#  .#..#.#.  #..#..#  #######  ....#
#..#..#  .......  ###...#.  ###.#.#.  #..#..#  .#####.  ...#.
#.#...#  ..#....  .#...#..  .#..####  #.#.#.#  ..###..  ..#..
.#...#.  .######  ....#...  ......#.  ##...##  .##.##.  .....
..###..  ..#....  ....####  ......#.  #.....#  #.....#  ..#..
"""

# The same for the smallest faces where a character is all or nothing: a mark is as high as a character.
_COARSE: Final = """
0      1      2      3      4      5      6      7      8      9
.###.  ..#..  ####.  ####.  #..#.  #####  .###.  #####  .###.  .###.
#...#  .##..  ....#  ....#  #..#.  #....  #....  ...#.  #...#  #...#
#...#  ..#..  .###.  .###.  #####  ####.  ####.  ..#..  .###.  .####
#...#  ..#..  #....  ....#  ...#.  ....#  #...#  .#...  #...#  ....#
.###.  .###.  #####  ####.  ...#.  ####.  .###.  .#...  .###.  .###.

S        R        +2        W+4        W        ST       CU
..####.  ....#..  ....###.  ....#.#.   #.....#  ...#...  .###.
.#..#.#  ######.  .#.....#  .#..#.#.   #..#..#  #######  ....#
#..#..#  .......  ###..##.  ###.####   #.#.#.#  .#####.  ..##.
#.#..#.  .######  .#..#...  .#....#.   ##...##  .##.##.  .....
.####..  ..#....  ....####  ......#.   #.....#  #.....#  ..#..
"""

# The shape of each colour, and the letters beside it. Here a mark is as wide as one character and
# half as high, so it is about square: only so does a diamond look like one. Where there are no halves, every
# other row is left out. The shape of all colours is no letter: a cross beside ST was read as one.
_SIGNS_DRAWN: Final = """
red      green    blue     yellow   wild
...#...  #######  ...#...  ..###..  ###.###
...#...  #######  ..###..  .#####.  ###.###
..###..  #######  .#####.  ###.###  ###.###
..###..  #######  #######  ##...##  .......
.#####.  #######  .#####.  ###.###  ###.###
.#####.  #######  ..###..  .#####.  ###.###
#######  #######  ...#...  ..###..  ###.###

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
_COARSE_DRAWINGS: Final = dict(_drawings(_COARSE))
_SIGNS: Final = dict(_drawings(_SIGNS_DRAWN))

# From the smallest on: how many times a mark of the picture is as large, and one of the sign; 0: it is text.
_SIZES: Final = ((1, 0), (2, 0), (2, 1), (3, 1), (4, 2))
_SIZES_WITHOUT_HALVES: Final = ((1, 0), (2, 0), (2, 1), (4, 2))


def sizes(sight: Sight) -> range:
    """Return the sizes of faces, from the smallest on."""
    return range(len(_SIZES if sight.has_halves else _SIZES_WITHOUT_HALVES))


@lru_cache(maxsize=2000)
def face(card: Card, colour: Colour | None, sight: Sight, size: int, fits: bool = False) -> Sequence[str]:
    """Return the lines of one face, all as wide as one another: its sign, and below it its picture.

    `colour` is the one chosen for a wild card. A card that fits has a tick.
    """
    scale, scale_of_sign = (_SIZES if sight.has_halves else _SIZES_WITHOUT_HALVES)[size]
    drawing = _DRAWINGS[card.symbol.value]
    if scale == 1 and not sight.has_halves:
        full = sight.halves[True, True]
        picture = [row.replace(".", " ").replace("#", full) for row in _COARSE_DRAWINGS[card.symbol.value]]
    else:
        picture = _blocks(drawing, scale, sight)
    tick = sight.marks["fits"] if fits else ""
    margin = " " if scale == 1 else "  "
    if scale_of_sign:
        sign = _sign(card, colour, sight, scale_of_sign)
        wide = max(len(sign[0]), len(picture[0])) + 2 * len(margin)
        above = [f"{' ' * (wide - cells(tick) - 1)}{tick} ", *((margin + row).ljust(wide) for row in sign)]
        return [*above, " " * wide, *(row.center(wide) for row in picture), " " * wide]
    sign_text = sight.sign(card, colour)
    wide = len(picture[0]) + 2 * len(margin)
    between = " " * (wide - 2 - cells(sign_text) - cells(tick))
    below = [" " * wide] if scale > 1 else []  # else a mark at the edge would be part of the page
    return [f" {sign_text}{between}{tick} ", *(margin + row + margin for row in picture), *below]


def _blocks(marks: Sequence[str], scale: int, sight: Sight) -> list[str]:
    """Return a drawing in characters, of which each has two marks, one above the other."""
    rows = ["".join(mark * scale for mark in row) for row in marks for _ in range(scale)]
    rows += ["." * len(rows[0])] * (len(rows) % 2)
    return [
        "".join(sight.halves[high == "#", low == "#"] for high, low in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    ]


def _sign(card: Card, colour: Colour | None, sight: Sight, scale: int) -> list[str]:
    """Return the shape and the letters of a card."""
    known = colour or card.colour
    names = [known.value if known else "wild", *sight.letter(card, colour)]
    marks = [".".join(row) for row in zip(*(_SIGNS[name] for name in names), strict=True)]
    return _blocks(marks, scale, sight)
