"""Notations: the cells of each card. A notation is a liblouis table and a line in a list."""

import contextlib
import functools
import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from braille import liblouis
from braille.cells import BLANK, from_dots, to_letters

FALLBACK: Final = "en"  # for a language without legend
TABLES: Final = Path(__file__).resolve().parent / "tables"
ROW: Final = "\u28c0"  # dots 78: in a table, divides the upper row of a stacked card from the lower
_STACKED: Final = "/"  # in a table, ends the code of a stacked card
_RULE: Final = re.compile(r"always\s+(\S+)\s+([0-8-]+)")


class BrailleError(ValueError):
    """Something asked for does not exist; `code` is its kind, `facts` its name."""

    def __init__(self, code: str, message: str, **facts: str | tuple[str, ...]) -> None:
        super().__init__(message)
        self.code = code
        self.facts = facts


@dataclass(frozen=True)
class Notation:
    """One notation: cards to cells and back."""

    name: str
    table: Path
    glued: bool  # cards can be read back without spaces between them

    @functools.cached_property
    def written(self) -> dict[str, str]:
        """The cells as they stand in the table, by code, "R7/" being red 7 stacked.

        They define which cards there are, and are used where liblouis is missing.
        """
        rules = (_RULE.match(line) for line in self.table.read_text(encoding="utf-8").splitlines())
        return {rule[1]: from_dots(rule[2]) for rule in rules if rule}

    @functools.cached_property
    def codes(self) -> tuple[str, ...]:
        """The codes of all cards, and of wild cards with a chosen colour ("W:red")."""
        return tuple(code for code in self.written if not code.endswith(_STACKED))

    @functools.cached_property
    def _spellings(self) -> dict[str, str]:
        """The code of every spelling, in capitals: "W:RED" and "W:R"."""
        short = {re.sub(r"(:.).*", r"\1", code).upper(): code for code in self.codes}
        return short | {code.upper(): code for code in self.codes}

    @functools.cached_property
    def _known(self) -> re.Pattern[str]:
        return re.compile("|".join(map(re.escape, sorted(self.codes, key=len, reverse=True))))

    @functools.cached_property
    def _tables(self) -> list[str]:
        return [str(liblouis.reachable(self.table.parent) / self.table.name)]

    @functools.cached_property
    def _tables_back(self) -> list[str]:
        return [str(liblouis.reachable(TABLES) / "cells.dis"), *self._tables]

    def code(self, card: str) -> str:
        """Return the card's code as the table has it; raise BrailleError if there is no such card."""
        try:
            return self._spellings[card.upper()]
        except KeyError:
            message = f"There is no card {card!r} in the notation {self.name}."
            raise BrailleError("unknown-card", message, card=card, notation=self.name) from None

    def cells(self, cards: Sequence[str], *, or_written: bool = False) -> list[str]:
        """Return the cells of each card on one line.

        They come from liblouis; with `or_written`, from the table as it is written if that is missing.
        """
        return self._translate([self.code(card) for card in cards], or_written)

    def stacked(self, cards: Sequence[str], *, or_written: bool = False) -> list[tuple[str, str]]:
        """Return the upper and the lower row of each card: value above colour."""
        both = self._translate([self.code(card) + _STACKED for card in cards], or_written)
        return [(upper, lower) for upper, _, lower in (cells.partition(ROW) for cells in both)]

    def letters(self, cards: Sequence[str]) -> list[str]:
        """Return each card on one line in lower-case ASCII braille; works without liblouis."""
        return [to_letters(cells) for cells in self.cells(cards, or_written=True)]

    def hand(self, cards: Sequence[str]) -> str:
        """Return the cards in one row, a space between them."""
        return BLANK.join(self.cells(cards))

    def read(self, cells: str) -> list[str]:
        """Return the codes of cards in one row; raise BrailleError if any part is no card."""
        words = self._back(cells.replace(BLANK, " ").split())
        cards = [self._known.findall(word) if self.glued else [word] for word in words]
        if any("".join(found) != word for found, word in zip(cards, words, strict=True)):
            raise self._no_cards(cells)
        codes = [code for found in cards for code in found]
        if not all(code in self.codes for code in codes):
            raise self._no_cards(cells)
        return codes

    def _translate(self, codes: list[str], or_written: bool) -> list[str]:
        if not codes:
            return []
        try:
            return liblouis.to_cells(self._tables, " ".join(codes)).split(BLANK)
        except liblouis.LouisError:
            if not or_written:
                raise
            return [self.written[code] for code in codes]

    def _back(self, words: list[str]) -> list[str]:
        return liblouis.to_text(self._tables_back, BLANK.join(words)).split()

    def _no_cards(self, cells: str) -> BrailleError:
        message = f"The cells {cells!r} are no cards in the notation {self.name}."
        return BrailleError("no-cards", message, cells=cells, notation=self.name)


@functools.cache
def notations(folder: Path = TABLES) -> dict[str, Notation]:
    """Return all notations of a folder by name, the default one first."""
    listed = tomllib.loads((folder / "notations.toml").read_text(encoding="utf-8"))
    return {name: Notation(name, folder / entry["table"], entry["glued"]) for name, entry in listed.items()}


def notation(name: str, folder: Path = TABLES) -> Notation:
    """Return the notation of that name; raise BrailleError if there is none."""
    known = notations(folder)
    if name not in known:
        message = f"There is no notation {name!r}. Notations: {', '.join(known)}."
        raise BrailleError("unknown-notation", message, notation=name, known=tuple(known))
    return known[name]


def show(cards: Sequence[str], notation: Notation, form: Literal["cells", "letters"]) -> str:
    """Return cards for a line on the terminal; letters without liblouis."""
    if form == "cells":
        with contextlib.suppress(liblouis.LouisError):
            return notation.hand(cards)
    return " ".join(notation.letters(cards))
