"""Cards as large faces made of blocks, for those who read by sight: never for speech or braille."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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


def _drawings() -> Iterator[tuple[str, Sequence[str]]]:
    for band in _DRAWN.strip("\n").split("\n\n"):
        names, *rows = (line.split() for line in band.splitlines())
        yield from zip(names, zip(*rows, strict=True), strict=True)


_DRAWINGS: Final = dict(_drawings())


def by_colour(cards: Sequence[Card]) -> list[list[Card]]:
    """The cards of each colour that is there, then the wild ones."""
    groups = [[card for card in cards if card.colour is colour] for colour in (*COLOURS, None)]
    return [group for group in groups if group]


def faces(cards: Sequence[Card], width: int, sight: Sight, colour: Colour | None = None) -> list[str]:
    """Lines with the faces of these cards, as many beside one another as fit; `colour` is the one chosen."""
    rows: list[list[list[str]]] = []
    left = 0  # columns
    for card in cards:
        face = _face(card, sight, colour)
        if left < (wide := len(face[0])):
            rows.append([])
            left = width
        left -= wide + len(_GAP)
        rows[-1].append([sight.painted(line, card.colour or colour) for line in face])
    return [_GAP.join(lines) for row in rows for lines in zip(*row, strict=True)]


def _face(card: Card, sight: Sight, colour: Colour | None) -> list[str]:
    """The lines of one face: a ground, or a thick frame where there are no grounds."""
    drawing = _DRAWINGS[card.code if card.colour is None else card.code[1:]]
    inner = [line.replace(".", "  ").replace("#", sight.block) for line in drawing]
    blank = " " * len(inner[0])
    if sight.framed:
        inner, blank = [blank, *inner, blank], sight.block * len(drawing[0])
    edge, sign = (sight.block if sight.framed else "") + "  ", sight.sign(card, colour)
    across = blank[:1] * (len(blank) + 2 * len(edge))
    return [
        across[:2] + sign + across[2 + len(sign) :],
        *(f"{edge}{line}{edge[::-1]}" for line in inner),
        across,
    ]
