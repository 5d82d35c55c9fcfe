"""Lines on a terminal: broken where sentences allow it, then between clauses, then between words.

A screen reader pauses where a line ends. So every text for a terminal is broken here; in a pipe
or a file it stays as it is.

>>> fold("It is your turn. The top card is red 5, and you can play two cards.", 30)
['It is your turn.', 'The top card is red 5,', 'and you can play two cards.']
"""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, TextIO

_SHORTEST: Final = 3  # a shorter line counts as typed echo with NVDA
_CLOSING: Final = "」』》〉】〕）)”’»"
_OPENING: Final = "「『《〈【〔（(“‘«"
_NEVER_FIRST: Final = f"。，、；：！？…—·％.,;:!?{_CLOSING}"
# The number of a paragraph is no sentence: it stands at the start, or after a heading.
_NO_NUMBER: Final = "".join(
    rf"(?<!^{digits}\.)(?<![.!?] {digits}\.)(?<![。！？]{digits}\.)" for digits in (r"\d", r"\d\d", r"\d\d\d")
)
# A sentence ends with its closing marks; brackets after it, such as a rule, belong to it.
_SENTENCES: Final = re.compile(
    rf"(?:(?<=[.!?])|(?<=[.!?][{_CLOSING}])){_NO_NUMBER}\s+(?![(（])"
    rf"|(?:(?<=[。！？])|(?<=[。！？][{_CLOSING}]))(?![{_CLOSING}])(?!\s*[(（])"
)
_NOT_IN_BRACKETS: Final = "(?![^()（）]*[)）])"
_CLAUSES: Final = rf"(?:(?<=[,;:])\s+|(?<=[，、；：])(?![{_NEVER_FIRST}])){_NOT_IN_BRACKETS}"
_ENDS: Final = tuple("。！？")
_CLAUSE_MARKS: Final = tuple(",;:，、；：")
# A Chinese line may end after any character, but neither before a mark nor after an opening bracket.
_WORDS: Final = (
    rf"\s+(?![{_NEVER_FIRST}])"
    rf"|(?<=[\u2e80-\uffff])(?<![{_OPENING}])(?=[^\s{_NEVER_FIRST}])"
    rf"|(?<=[^\s{_OPENING}])(?=[\u2e80-\uffff])(?![{_NEVER_FIRST}])"
)
# Compiled with the first line that is too long: it takes milliseconds.
_PLACES: Final = (_CLAUSES, f"(?:{_WORDS}){_NOT_IN_BRACKETS}", _WORDS, r"(?<=.)(?=.)")


_Piece = tuple[str, str]  # a stretch of a text, and before it the gap that precedes it


def say(text: str, file: TextIO | None = None) -> None:
    """Print a text, on a terminal in lines that fit."""
    out = file or sys.stdout
    print("\n".join(fold(text, _columns(out)) if out.isatty() else [text]), file=out, flush=True)


def _columns(file: TextIO) -> int:
    try:
        return os.get_terminal_size(file.fileno()).columns or 80
    except OSError:
        return 80


def fold(text: str, width: int) -> list[str]:
    """Return one line, or lines of whole sentences; broken between clauses or words only where necessary."""
    return _packed(text, width, _SENTENCES, lambda sentence: _even(sentence, width))


def wrap(text: str, width: int) -> list[str]:
    """Return lines as full as possible, broken between words, for eyes.

    >>> wrap("Your turn: red 5. Two cards fit.", 24)
    ['Your turn: red 5. Two', 'cards fit.']
    """
    return _greedy(text, width, 1)


def _packed(
    text: str, width: int, places: re.Pattern[str], broken: Callable[[str], list[str]], least: int = 0
) -> list[str]:
    """Return lines as full as possible, which end at these places; `broken` splits a piece that is too wide.

    A line of fewer cells than `least` does not end at a place: it is broken together with what follows.
    """
    if cells(text) <= width:
        return [text]
    lines: list[str] = []
    for gap, piece in _pieces(text, width, places):
        if lines and cells(lines[-1] + gap + piece) <= width:
            lines[-1] += gap + piece
        elif lines and cells(lines[-1]) < least:
            lines += broken(lines.pop() + gap + piece)
        else:
            lines += broken(piece)
    return [line for line in lines if line]


def _pieces(text: str, width: int, places: re.Pattern[str]) -> list[_Piece]:
    """Return the text between these places, each with the gap before it.

    The first and last are not too short.
    """
    pieces: list[_Piece] = []
    start, gap = 0, ""
    for match in (*places.finditer(text), None):
        piece = text[start : match.start() if match else None]
        if pieces and not gap and piece.endswith(_ENDS) and len(piece) < _SHORTEST:
            pieces[-1] = _joined(pieces[-1], (gap, piece))  # what follows may be too long for the same line
        else:
            pieces.append((gap, piece))
        if match:
            start, gap = match.end(), match.group()
    while _is_short(pieces[:2], pieces[0], width):
        pieces[:2] = [_joined(*pieces[:2])]
    while _is_short(pieces[-2:], pieces[-1], width):
        pieces[-2:] = [_joined(*pieces[-2:])]
    return pieces


def _is_short(two: Sequence[_Piece], piece: _Piece, width: int) -> bool:
    """Return whether a piece should stay with its neighbour, and fits."""
    return len(two) == 2 and len(piece[1]) < _SHORTEST and cells(_joined(*two)[1]) <= width


def _joined(first: _Piece, second: _Piece) -> _Piece:
    return first[0], first[1] + second[0] + second[1]


def _even(sentence: str, width: int) -> list[str]:
    """Return lines of about the same length: a single word left over would be heard alone."""
    lines = _greedy(sentence, width)
    longest_word = max(cells(word) for word in re.split(_WORDS, sentence))
    while len(lines) > 1 and width > longest_word:
        width -= 1
        narrower = _greedy(sentence, width)
        if len(narrower) > len(lines) or _whole(narrower) < _whole(lines) or _has_short(narrower):
            break
        lines = narrower
    return lines


def _has_short(lines: Sequence[str]) -> bool:
    return any(len(line) < _SHORTEST for line in lines)


def _whole(lines: Sequence[str]) -> int:
    """Return how many lines end between clauses."""
    return sum(line.endswith(_CLAUSE_MARKS) for line in lines)


def _greedy(piece: str, width: int, level: int = 0) -> list[str]:
    """Break between clauses, these between words, and only as a last resort within a word."""
    if level == len(_PLACES):
        return [piece]
    least = 0 if level else width * 2 // 5  # one word of a list alone would tell nothing
    return _packed(
        piece, width, re.compile(_PLACES[level]), lambda smaller: _greedy(smaller, width, level + 1), least
    )


def cells(text: str) -> int:
    """Return how many columns a text takes; Chinese characters take two."""
    return len(text) if text.isascii() else sum(map(_columns_of, text))


@lru_cache(maxsize=4000)
def _columns_of(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
