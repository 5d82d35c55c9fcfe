"""Plain letters, for the comparison of what is typed with what is looked for."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_PUNCTUATION: Final = re.compile(r"[-–,.!:;\"'’「」。，！、]+|(?<=.)\?")
_COMMA: Final = re.compile(r"\s*,\s*")
_LENGTHENED: Final = re.compile(r"(?<=\w)([^\W\d_])\1{2,}|([^\W\d_])\2{2,}(?=\w)")


def folded(text: str) -> str:
    """Return the text in small letters of usual width."""
    return unicodedata.normalize("NFKC", text).casefold()


def plain(text: str) -> str:
    """Return a line as it is compared: folded, without punctuation, with single blanks, "yesss" as "yes"."""
    return " ".join(_bare(text.strip()).split())


def plain_phrases(text: str) -> list[str]:
    """Return the plain phrases between the commas of a text."""
    plainer = (" ".join(phrase.split()) for phrase in _bare(_COMMA.sub("\n", text.strip())).split("\n"))
    return list(filter(None, plainer))


def _bare(text: str) -> str:
    return _PUNCTUATION.sub(" ", _LENGTHENED.sub(r"\1\2", folded(text)))
