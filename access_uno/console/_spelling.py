"""Characters as they are spoken: many voices are silent about signs, and screen readers about short lines."""

from __future__ import annotations

import unicodedata
from typing import Final

from access_uno.words import Words

_SIGNS: Final = {
    " ": "blank",
    ".": "full-stop",
    "。": "full-stop",
    ",": "comma",
    "、": "listing-comma",
    ";": "semicolon",
    ":": "colon",
    "!": "exclamation-mark",
    "?": "question-mark",
    **dict.fromkeys("'’‘", "apostrophe"),
    **dict.fromkeys('"“”„«»「」『』', "quotation-mark"),
    **dict.fromkeys("-‐‑", "hyphen"),
    **dict.fromkeys("–—", "dash"),
    "…": "ellipsis",
    "·": "middle-dot",
    "_": "underscore",
    "/": "slash",
    "\\": "backslash",
    "|": "bar",
    "(": "opening-bracket",
    ")": "closing-bracket",
    "[": "opening-square-bracket",
    "]": "closing-square-bracket",
    "{": "opening-brace",
    "}": "closing-brace",
    "<": "less",
    ">": "greater",
    "@": "at",
    "#": "number-sign",
    "$": "dollar",
    "%": "percent",
    "&": "ampersand",
    "*": "asterisk",
    "+": "plus",
    "=": "equals",
    "~": "tilde",
    "^": "caret",
    "`": "backtick",
}
_KINDS: Final = {
    "Lu": "capital",
    "Lt": "capital",
    "Ll": "letter",
    "Lo": "character",
    "Lm": "character",
    "Nd": "digit",
}


def spelled(words: Words, character: str) -> str:
    """Return the name of a sign; a letter or a digit with its kind."""
    sign = _SIGNS.get(character) or _SIGNS.get(unicodedata.normalize("NFKC", character))  # a wide comma
    if sign:
        return words.text(f"sign-{sign}")
    kind = _KINDS.get(unicodedata.category(character), "sign")
    return words.text(f"spelled-{kind}", character=character)
