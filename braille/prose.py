"""Words in five languages: which of liblouis's tables, and the cells they give."""

import functools
import tomllib
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from braille import liblouis
from braille.notation import FALLBACK, TABLES

_UNKNOWN: Final = "unknown.uti"
_REMEMBERED: Final = 512  # sentences in the cache; a round repeats few


class Prose:
    """Words of one language in one grade; make it with `prose`.

    `tables` are those of this package, which come after the one of liblouis.
    """

    def __init__(
        self, language: str, grade: int, table: str, tables: Sequence[str], ideographs: bool
    ) -> None:
        self.language = language
        self.grade = grade
        self._ideographs = ideographs
        ours = liblouis.reachable(TABLES)
        self._tables = [liblouis.own_table(table), *(str(ours / name) for name in (*tables, _UNKNOWN))]
        if ideographs:  # slow: two milliseconds a sentence
            self._translate = functools.lru_cache(_REMEMBERED)(self._translate_with_breaks)

    def cells(self, text: str) -> str:
        """Return the text in cells."""
        return self._translate(text)[0] if self._ideographs else liblouis.to_cells(self._tables, text)

    def cells_and_breaks(self, text: str) -> tuple[str, tuple[int, ...]]:
        """Return the cells, and the places besides spaces before which a line may break."""
        return self._translate(text) if self._ideographs else (liblouis.to_cells(self._tables, text), ())

    def cells_and_origins(self, text: str) -> tuple[str, list[int]]:
        """Return the cells, and for each the place in the text that it comes from."""
        return liblouis.to_cells_with_origins(self._tables, text)

    def _translate_with_breaks(self, text: str) -> tuple[str, tuple[int, ...]]:
        cells, origins = self.cells_and_origins(text)
        may_break = set(ideographs(text))
        places = (place for place in range(1, len(cells)) if origins[place] != origins[place - 1])
        return cells, tuple(place for place in places if origins[place] in may_break)


def prose(language: str, grade: int = 1, paper: bool = False) -> Prose:
    """Return the words of a language in that grade or the nearest one below, else the lowest there is.

    On paper no cell has more than six dots; a language whose table needs eight gets one of this package.
    Without a table, a language is written with the English one. Raise LouisError if liblouis or it is
    missing.
    """
    if language not in _listed():
        language = FALLBACK
    known = grades(language)
    return _prose(language, max((each for each in known if each <= grade), default=known[0]), paper)


def languages() -> tuple[str, ...]:
    """Return the languages that there is a table for."""
    return tuple(_listed())


def grades(language: str) -> tuple[int, ...]:
    """Return the grades of a language that there is a table for, from the least contracted to the most."""
    return tuple(sorted(map(int, _listed()[language]["grades"])))


def ideographs(text: str) -> list[int]:
    """Return the places of Chinese characters: a line may break before each."""
    return [place for place, char in enumerate(text) if unicodedata.category(char) == "Lo"]


@functools.cache
def _prose(language: str, grade: int, paper: bool) -> Prose:
    entry = _listed()[language]
    ours = [entry[name] for name in ("also", *["paper"] * paper) if name in entry]
    return Prose(language, grade, entry["grades"][str(grade)], ours, entry["ideographs"])


@functools.cache
def _listed() -> dict[str, Any]:
    return tomllib.loads(Path(TABLES, "languages.toml").read_text(encoding="utf-8"))
