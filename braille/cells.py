"""Cells as Unicode braille, and the same cells as North American ASCII braille and as dots."""

from typing import Final

BLANK: Final = "\u2800"

# Place = dots: dot 1 counts 1, dot 2 counts 2, dot 3 counts 4, up to dot 6, which counts 32.
_ASCII: Final = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
# Paper has six dots: a cell with dot 7 or 8 (capitals of some tables) loses them.
_TO_ASCII: Final = {0x2800 + dots: _ASCII[dots % 64] for dots in range(256)}
_TO_SIX_DOTS: Final = {0x2800 + dots: 0x2800 + dots % 64 for dots in range(64, 256)}


def to_ascii(cells: str) -> str:
    """Return ASCII braille in capitals, as in a BRF file; what is no cell (a line feed) stays."""
    return cells.translate(_TO_ASCII)


def to_letters(cells: str) -> str:
    """Return ASCII braille in lower case, as people read it: "gr" for red 7."""
    return to_ascii(cells).lower()


def six_dots(cells: str) -> str:
    """Return the cells without dots 7 and 8."""
    return cells.translate(_TO_SIX_DOTS)


def from_dots(dots: str) -> str:
    """Return the cells of dot numbers as liblouis tables write them: "1245-1235" is "⠛⠗"."""
    return "".join(
        chr(0x2800 + sum(1 << int(dot) - 1 for dot in cell if dot != "0")) for cell in dots.split("-")
    )
