"""The look of cards and lines for reading by sight: themes of colours, and signs that need no colours.

A card is never told by colour alone: its letter and a shape stand before its words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from access_uno.engine.cards import Card, Colour
from access_uno.engine.values import Value


class Shade(Value):
    """One of the 256 colours that look alike on every terminal (from 16 on), and one of the first sixteen."""

    many: int
    few: int


Parts = tuple[int, int, int]
"""The parts of red, green and blue, each up to 255."""


class Look(Value):
    """The colours of text and background."""

    ink: Shade
    ground: Shade


class Theme(Value):
    """The look of a page and of the cards on it; None: the terminal's own."""

    page: Look | None
    cards: Mapping[Colour | None, Look]  # None: a wild card, else it is the page inverted
    own: bool = True  # its colours are its own, not the terminal's


PLAIN: Final = "\x1b[0m"
"""Ends every look."""

_BLACK: Final = Shade(16, 0)
_WHITE: Final = Shade(231, 15)
_YELLOW: Final = Shade(226, 11)
_ON_DARK: Final = Shade(16, 15)  # of sixteen colours red and blue are too dark for black letters
_ON_DEEP_GREEN: Final = Shade(231, 0)  # and no green is dark enough for white ones
# Of the 256 colours these grounds stay apart for all eyes, also for those that have no red or no green.
_BRIGHT: Final[Mapping[Colour | None, Look]] = {
    Colour.RED: Look(_ON_DARK, Shade(204, 1)),
    Colour.GREEN: Look(_BLACK, Shade(34, 10)),
    Colour.BLUE: Look(_ON_DARK, Shade(111, 4)),
    Colour.YELLOW: Look(_BLACK, _YELLOW),
}
_DEEP: Final[Mapping[Colour | None, Look]] = {
    Colour.RED: Look(_WHITE, Shade(124, 1)),
    Colour.GREEN: Look(_ON_DEEP_GREEN, Shade(23, 10)),
    Colour.BLUE: Look(_WHITE, Shade(20, 4)),
    Colour.YELLOW: Look(_BLACK, _YELLOW),  # large cards of it have a thin frame on a white page
}
THEMES: Final[Mapping[str, Theme]] = {
    "terminal": Theme(None, _BRIGHT, own=False),
    "dark": Theme(Look(_WHITE, _BLACK), _BRIGHT),
    "light": Theme(Look(_BLACK, _WHITE), _DEEP),
    "yellow": Theme(Look(_YELLOW, _BLACK), {**_BRIGHT, None: Look(_BLACK, _WHITE)}),
    "none": Theme(None, {}),
}
"""By their names in the settings."""

_YELLOW_ON_LINUX: Final = Look(_YELLOW, _BLACK)  # that has no bright backgrounds, only brown

_INKS: Final = {Colour.RED: 9, Colour.GREEN: 10, Colour.YELLOW: 11, Colour.BLUE: 12}
_SHAPES: Final[Mapping[Colour | None, str]] = {
    Colour.RED: "▲",
    Colour.GREEN: "■",
    Colour.BLUE: "◆",
    Colour.YELLOW: "●",
}
_MARKS: Final = {"forward": "▶", "backward": "◀", "up": "↑", "down": "↓", "fits": "√", "space": "·"}
_MARKS_IN_ASCII: Final = {"forward": ">", "backward": "<", "up": "^", "down": "v", "fits": "ok", "space": "-"}
Frame = tuple[str, str, str]
"""Its parts above, beside and below, each from left to right."""


class Signs(Value):
    """The signs that a terminal has."""

    shapes: Mapping[Colour | None, str] = _SHAPES
    marks: Mapping[str, str] = _MARKS  # that a card fits, what stands between things to do, and arrows
    news: str = "▶▶"  # before what the reader is to do
    halves: str = " ▀▄█"  # of large faces: empty, upper, lower, full
    has_halves: bool = True
    thick: Frame = ("█▀█", "█ █", "█▄█")
    thin: Frame = ("┌─┐", "│ │", "└─┘")


_ALL: Final = Signs()
# Where a character is all or nothing, the upper half counts.
_IN_ASCII: Final = Signs(
    {}, _MARKS_IN_ASCII, ">>", " # #", False, ("#=#", "# #", "#=#"), ("+-+", "| |", "+-+")
)
# On the Linux console: signs that all its fonts have, the kernel's and Debian's. For others the
# kernel's shows a square, which stands for another colour.
_ON_LINUX: Final = _ALL.but(
    shapes={**_SHAPES, Colour.BLUE: "♦", Colour.YELLOW: "•"},
    marks={**_MARKS, "fits": "ok", "space": "-"},
    halves=" █ █",
    has_halves=False,
    thick=("╔═╗", "║ ║", "╚═╝"),
)
_SIGNS: Final = "".join(
    [*_SHAPES.values(), *_MARKS.values(), _ALL.news, _ALL.halves, *_ALL.thick, *_ALL.thin]
)
_EDGE: Final = 3.0  # the least contrast of a card with its page, without a frame
_SIXTEEN: Final = (
    *("ansiblack", "ansired", "ansigreen", "ansiyellow", "ansiblue", "ansimagenta", "ansicyan", "ansigray"),
    *("ansibrightblack", "ansibrightred", "ansibrightgreen", "ansibrightyellow", "ansibrightblue"),
    *("ansibrightmagenta", "ansibrightcyan", "ansiwhite"),
)


class Sight:
    """A theme on a terminal: the sequences around texts there, and the signs in them."""

    def __init__(
        self, name: str, environment: Mapping[str, str], encoding: str, has_few: bool = False
    ) -> None:
        """`has_few`: it has sixteen colours, whatever the environment says."""
        self._name = name if can_colour(environment) else "none"
        self._theme = THEMES[self._name]
        self._many = self._theme.own and not has_few and can_many(environment)
        self._on_linux = environment.get("TERM", "").partition("-")[0] == "linux"
        signs = self._signs = _signs_of(encoding, self._on_linux)
        self.marks, self.own_turn, self.has_halves = signs.marks, signs.news, signs.has_halves
        both = ((high, low) for high in (False, True) for low in (False, True))
        self.halves = {(high, low): signs.halves[high + 2 * low] for high, low in both}

    def __eq__(self, other: object) -> bool:
        """Whether everything looks alike."""
        return isinstance(other, Sight) and self._traits == other._traits

    def __hash__(self) -> int:
        return hash(self._traits)

    @property
    def _traits(self) -> tuple[object, ...]:
        return self._name, self._many, self.own_turn, self._on_linux

    @property
    def page(self) -> str:
        """What begins every line."""
        return _around(self._theme.page, self._many)

    def look(self, colour: Colour | None) -> str:
        """Return what begins a text on the background of a colour; None: the page inverted."""
        if self.framed:
            return ""
        look = self._look(colour)
        return _around(look, self._many) if look else "\x1b[7m"

    def _look(self, colour: Colour | None) -> Look | None:
        look = self._theme.cards.get(colour)
        return _YELLOW_ON_LINUX if look and look.ground == _YELLOW and self._on_linux else look

    @property
    def framed(self) -> bool:
        """Whether cards have no background."""
        return not self._theme.cards

    def needs_frame(self, colour: Colour | None) -> bool:
        """Return whether the edge of a card could not be seen without a frame."""
        page = self._theme.page
        if page is None or not self._many:
            return True  # what the terminal's own colours look like is not known
        look = self._look(colour)
        return look is not None and contrast(look.ground, page.ground) < _EDGE

    def style(self, colour: Colour | None) -> str:
        """Return the look of a card as prompt_toolkit has it; None: the page inverted."""
        if self.framed:
            return ""
        look = self._look(colour)
        return _style(look, self._many) if look else "reverse"

    @property
    def page_style(self) -> str:
        """The look of the page as prompt_toolkit has it."""
        return _style(self._theme.page, self._many) if self._theme.page else ""

    @property
    def inverse_style(self) -> str:
        """What stands out of the page."""
        return "bold" if self.framed else "bold reverse"

    @property
    def colours(self) -> int:
        """How many colours the terminal has here: 256, 16 or, where none is wanted, 2."""
        return 2 if self.framed else 256 if self._many else 16

    def frame(self, thick: bool) -> Frame:
        """Return the parts of a frame."""
        return self._signs.thick if thick else self._signs.thin

    def sign(self, card: Card, colour: Colour | None) -> str:
        """Return a letter and a shape, which tell the colour without colour.

        The shape comes second: at the edge of its background it would merge with a page of the same colour.
        """
        return self.letter(card, colour) + self._signs.shapes.get(colour or card.colour, "")

    def letter(self, card: Card, colour: Colour | None) -> str:
        """Return the letter of the colour, or of a wild card."""
        known = colour or card.colour
        return known.letter if known else card.code.partition("+")[0]


def bright(colour: Colour) -> str:
    """Return what begins a text in a bright colour of the terminal's own, on its own background."""
    return f"\x1b[{_few(_INKS[colour], 30)}m"


def can_colour(environment: Mapping[str, str]) -> bool:
    """Return whether colours are wanted and possible."""
    unwanted = environment.get("NO_COLOR") or environment.get("ACCESSIBLE")
    return not unwanted and environment.get("TERM") != "dumb"


def can_many(environment: Mapping[str, str]) -> bool:
    """Return whether the terminal has more than sixteen colours."""
    term = environment.get("TERM", "")
    deep = environment.get("COLORTERM") in ("truecolor", "24bit") or "XTERM_VERSION" in environment
    return deep or "256color" in term or term.endswith("-direct")


def _signs_of(encoding: str, on_linux: bool) -> Signs:
    try:
        _SIGNS.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return _IN_ASCII
    return _ON_LINUX if on_linux else _ALL


def _around(look: Look | None, many: bool) -> str:
    if look is None:
        return ""
    if many:
        return f"\x1b[38;5;{look.ink.many};48;5;{look.ground.many}m"
    return f"\x1b[{_few(look.ink.few, 30)};{_few(look.ground.few, 40)}m"


def _style(look: Look, many: bool) -> str:
    return f"fg:{_named(look.ink, many)} bg:{_named(look.ground, many)}"


def _named(shade: Shade, many: bool) -> str:
    """Return a shade as prompt_toolkit calls it: of 256 by its parts, of sixteen by its name."""
    return "#{:02x}{:02x}{:02x}".format(*parts(shade)) if many else _SIXTEEN[shade.few]


def _few(number: int, first: int) -> int:
    """Return the code of one of the first sixteen; the bright ones are sixty further."""
    return first + number if number < 8 else first + 52 + number


# The contrast of two shades, as WCAG 2 computes it


def contrast(one: Shade, other: Shade) -> float:
    """Return a ratio from 1 to 21."""
    return contrast_of(parts(one), parts(other))


def contrast_of(one: Parts, other: Parts) -> float:
    """Return the same for parts of red, green and blue."""
    bright, dim = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def _luminance(parts: Parts) -> float:
    return sum(weight * linear(part) for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))


def linear(part: int) -> float:
    """Return a part of red, green or blue as an amount of light, up to 1."""
    value = part / 255
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def parts(shade: Shade) -> Parts:
    """Return the parts of a shade."""
    cube = shade.many - 16
    red, green, blue = (0 if step == 0 else 55 + 40 * step for step in (cube // 36, cube // 6 % 6, cube % 6))
    return red, green, blue
