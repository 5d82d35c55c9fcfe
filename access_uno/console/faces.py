"""Cards as large faces made of blocks, for those who read by sight: never for speech or braille."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from access_uno.console.theme import Sight
from access_uno.engine.cards import COLOURS, Card, Colour

_GAP: Final = "  "  # between two faces
# What is drawn on the cards, by their codes without the colour. A mark becomes two columns wide, so that it
# is about as high.
_DRAWN: Final = """
0      1      2      3      4      5      6      7      8      9
.###.  ..#..  .###.  .###.  ...#.  #####  .###.  #####  .###.  .###.
#...#  .##..  #...#  #...#  ..##.  #....  #....  ....#  #...#  #...#
#..##  ..#..  ....#  ....#  .#.#.  ####.  #....  ...#.  #...#  #...#
#.#.#  ..#..  ...#.  ..##.  #..#.  ....#  ####.  ..#..  .###.  .####
##..#  ..#..  ..#..  ....#  #####  ....#  #...#  ..#..  #...#  ....#
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

# The shape that each colour has beside its letter.
_SHAPES: Final[Mapping[Colour | None, Sequence[str]]] = {
    Colour.RED: ("..##..", ".####.", "######"),
    Colour.GREEN: ("######", "######", "######"),
    Colour.BLUE: ("..##..", "######", "..##.."),
    Colour.YELLOW: (".####.", "######", ".####."),
    None: ("##..##", "..##..", "##..##"),
}


def _drawings() -> Iterator[tuple[str, Sequence[str]]]:
    for band in _DRAWN.strip("\n").split("\n\n"):
        names, *rows = (line.split() for line in band.splitlines())
        yield from zip(names, zip(*rows, strict=True), strict=True)


_DRAWINGS: Final = dict(_drawings())


def by_colour(cards: Sequence[Card]) -> list[Card]:
    """The cards of each colour beside one another, then the wild ones."""
    return [card for colour in (*COLOURS, None) for card in cards if card.colour is colour]


def faces(cards: Sequence[Card], width: int, sight: Sight, colour: Colour | None = None) -> list[str]:
    """Lines with the faces of these cards, as many beside one another as fit; `colour` is the one chosen.

    Between two colours there is more room, and an empty line before each row.
    """
    lines: list[str] = []
    row: list[str] = []
    used, before = 0, None  # columns, and the card before
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
    return [*lines, "", *row] if row else []


def _face(card: Card, sight: Sight, colour: Colour | None) -> list[str]:
    """The lines of one face: the shape and letter of its colour, and below them what is drawn on the card.

    All stand on the ground of the colour, or in a thick frame where there are no grounds.
    """
    drawing = _DRAWINGS[card.code if card.colour is None else card.code[1:]]
    below = [line.replace(".", "  ").replace("#", sight.block) for line in drawing]
    wide = len(below[0])
    shape = [line.replace(".", " ").replace("#", sight.block[0]) for line in _SHAPES[card.colour or colour]]
    first, *others = shape
    above = [f"{first}  {sight.letter(card, colour)}".ljust(wide), *(line.ljust(wide) for line in others)]
    blank = " " * wide
    if not sight.framed:
        return [f"  {line}  " for line in (*above, blank, *below, blank)]
    edge = sight.block
    bar = edge * (len(drawing[0]) + 4)
    return [bar, *(f"{edge}  {line}  {edge}" for line in (*above, blank, *below, blank)), bar]
