"""Codes of tables and devices, as they are told to people and typed by them.

A voice makes one long number of `717955`, which cannot be passed on; `7 1 7 9 5 5` is heard digit by digit.
"""

from __future__ import annotations

import unicodedata


def apart(code: str) -> str:
    """Return a code as it is told to people, each character by itself.

    >>> apart("717955")
    '7 1 7 9 5 5'
    """
    return " ".join(code)


def is_code(text: str) -> bool:
    """Return whether a text is the code of a table or of a second device: six digits.

    >>> is_code("717955"), is_code("71795"), is_code("71 79 55")
    (True, False, False)
    """
    return len(text) == 6 and text.isascii() and text.isdecimal()


def in_one_piece(text: str) -> str:
    """Return a code as it may have been typed: with blanks or without, in digits of any width.

    >>> in_one_piece(" 71 79 55"), in_one_piece("７１７９５５")
    ('717955', '717955')
    """
    return "".join(unicodedata.normalize("NFKC", text[:40]).split())[:20]
