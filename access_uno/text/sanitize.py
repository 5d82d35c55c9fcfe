"""Text that comes from outside (files, command lines, names), made harmless before anybody is told it.

No such text may steer a terminal, turn the direction of writing, or hide a character.

>>> harmless("Anna\\x1b[2J\\u202e")
'Anna?[2J?'
>>> shown("x" * 50)
'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'
"""

from __future__ import annotations

import unicodedata
from typing import Final

LONGEST: Final = 40  # of what is only quoted
_MOST_DIGITS: Final = 4000  # int() refuses longer texts
# Letters and signs without a shape.
_BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")


def harmless(text: str) -> str:
    """The text with a question mark for each character that acts or cannot be seen; blanks stay."""
    if text.isprintable() and (text.isascii() or _BLANK.isdisjoint(text)):
        return text
    return "".join([char if is_harmless(char) else "?" for char in text])


def is_harmless(char: str) -> bool:
    """Whether a character is seen as itself, or is a blank that is heard as one."""
    return (char.isprintable() or unicodedata.category(char) == "Zs") and char not in _BLANK


def number(text: str) -> int | None:
    """Return the number that a text of decimal digits means, in whatever script; None if it is none.

    Superscripts, circled digits and their like are digits to Unicode, but no numbers to `int`.

    >>> number("12"), number("３"), number("²"), number("❶"), number("-1"), number("")
    (12, 3, None, None, None, None)
    """
    return int(text) if text.isdecimal() and len(text) <= _MOST_DIGITS else None


def shown(text: str) -> str:
    """The same, and not longer than one can listen to: to quote what was not understood."""
    clean = harmless(text)
    return clean if len(clean) <= LONGEST else clean[: LONGEST - 3].rstrip() + "…"
