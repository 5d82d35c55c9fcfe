"""Text from outside (files, command lines, names), made safe before it is shown or spoken.

No such text may control a terminal, turn the direction of writing, or hide a character.

>>> sanitize("Anna\\x1b[2J\\u202e")
'Anna?[2J?'
>>> shown("x" * 50)
'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'
"""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST: Final = 40  # characters of a quotation
_MOST_MARKS: Final = 2  # on a letter; Vietnamese, Thai and vocalized Hebrew have so many
_MOST_DIGITS: Final = 4000  # int() refuses longer texts
# Letters and signs without a shape.
_BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")


def sanitize(text: str) -> str:
    """Return the text with a question mark for each character that acts or is invisible; spaces stay."""
    if text.isprintable() and (text.isascii() or _BLANK.isdisjoint(text)):
        return text
    return "".join([char if is_safe(char) else "?" for char in text])


def without_towers(text: str) -> str:
    """Return the text with at most two combining marks on a letter: more are noise to ears and fingers.

    >>> without_towers("e\u0302\u0301" + "\u0301" * 100 + "!") == "e\u0302\u0301!"
    True
    """
    kept, marks = [], 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char)[0] == "M" else 0
        if marks <= _MOST_MARKS:
            kept.append(char)
    return "".join(kept)


def is_safe(char: str) -> bool:
    """Return whether a character is seen as itself, or is heard as a space."""
    return (char.isprintable() or unicodedata.category(char) == "Zs") and char not in _BLANK


def number(text: str) -> int | None:
    """Return the number that a text of decimal digits means, in whatever script; None if it is none.

    Superscripts, circled digits and their like are digits to Unicode, but no numbers to `int`.

    >>> number("12"), number("３"), number("²"), number("❶"), number("-1"), number("")
    (12, 3, None, None, None, None)
    """
    return int(text) if text.isdecimal() and len(text) <= _MOST_DIGITS else None


def shown(text: str) -> str:
    """Return the text sanitized, and short enough to listen to: for quotations of what was not understood."""
    clean = sanitize(text)
    return clean if len(clean) <= LONGEST else clean[: LONGEST - 3].rstrip() + "…"
