"""The cards: 56 faces, each made once, and the two decks (R1 to R4, R57).

>>> Card("R+2").draws, Card("w+4").points, str(Card("ST"))
(2, 50, 'ST')
>>> len(MARIO_DECK), len(CLASSIC_DECK), sum(card.points for card in MARIO_DECK)
(112, 108, 1440)
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Final


class Colour(Enum):
    """One of the four colours; its value is the word in records."""

    RED = "red"
    GREEN = "green"
    BLUE = "blue"
    YELLOW = "yellow"

    # Members are singletons: hashing by identity saves a Python call in every table look-up.
    __hash__ = object.__hash__

    @property
    def letter(self) -> str:
        """R, G, B or Y: the rulebook's letter in every language (R6)."""
        return self.value[0].upper()


class Symbol(Enum):
    """The number or sign of a card; its value is that part of the card's code."""

    ZERO = "0"
    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    SKIP = "S"
    REVERSE = "R"
    DRAW_TWO = "+2"
    WILD = "W"
    WILD_DRAW_FOUR = "W+4"
    STAR = "ST"
    CUSTOM = "CU"

    __hash__ = object.__hash__

    @property
    def number(self) -> int | None:
        """The number from 0 to 9 of a number card, else None."""
        return int(self.value) if self.value.isdecimal() else None


COLOURS: Final = tuple(Colour)
_WILD: Final = (Symbol.WILD, Symbol.WILD_DRAW_FOUR, Symbol.STAR, Symbol.CUSTOM)
_ACTS: Final = (Symbol.SKIP, Symbol.REVERSE, Symbol.DRAW_TWO, Symbol.WILD_DRAW_FOUR)
_DRAWS: Final = {Symbol.DRAW_TWO: 2, Symbol.WILD_DRAW_FOUR: 4}


class Card:
    """A card face. There is one object for each, so cards compare and hash by identity."""

    __slots__ = ("acts", "code", "colour", "draws", "index", "points", "symbol")

    code: str
    colour: Colour | None  # None: a wild card
    symbol: Symbol
    points: int
    draws: int  # cards that the player hit must draw
    acts: bool  # it hits another player, or turns the direction
    index: int  # place in FACES

    def __new__(cls, code: str) -> Card:
        """Return the card with this code, in upper or lower case; raise ValueError if there is none."""
        try:
            return _BY_CODE[code.upper()]
        except KeyError:
            raise ValueError(f"there is no card {code!r}") from None

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a card cannot be changed")

    def __reduce__(self) -> tuple[Any, ...]:
        return (_by_code, (self.code,))

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Card({self.code!r})"


def _make(index: int, colour: Colour | None, symbol: Symbol | None) -> Card:
    card = object.__new__(Card)
    number = symbol.number if symbol else 0
    points = number if number is not None else 20 if colour else 50
    code = (colour.letter if colour else "") + (symbol.value if symbol else "?")
    values = {"code": code, "colour": colour, "symbol": symbol, "index": index, "points": points}
    values |= {"draws": _DRAWS.get(symbol, 0) if symbol else 0, "acts": symbol in _ACTS}
    for name, value in values.items():
        object.__setattr__(card, name, value)
    return card


def _by_code(code: str) -> Card:
    return BACK if code == BACK.code else _BY_CODE[code]


_COLOURED: Final = [(colour, symbol) for colour in COLOURS for symbol in Symbol if symbol not in _WILD]
FACES: Final = tuple(
    _make(index, colour, symbol)
    for index, (colour, symbol) in enumerate([*_COLOURED, *((None, symbol) for symbol in _WILD)])
)
_BY_CODE: Final = {card.code: card for card in FACES}
BACK: Final = _make(-1, None, None)
"""A card lying face down: it stands in a view for every card that the seat may not see. It has no symbol."""

_COPIES: Final = {Symbol.ZERO: 1, Symbol.STAR: 2, Symbol.CUSTOM: 2, Symbol.WILD: 4, Symbol.WILD_DRAW_FOUR: 4}
MARIO_DECK: Final = tuple(card for card in FACES for _ in range(_COPIES.get(card.symbol, 2)))
CLASSIC_DECK: Final = tuple(card for card in MARIO_DECK if card.symbol not in (Symbol.STAR, Symbol.CUSTOM))
