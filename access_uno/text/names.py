"""Names of people: what can be one, and when two are the same.

A name is kept as it was given, without the spaces around it. Two names are the same if they sound alike:
upper and lower case, full and half width, several spaces and one.

>>> tidy(" Anna\\u3000"), why_not("Anna"), why_not("An\\u202ena")
('Anna', None, 'name-with-control')
>>> same("Anna", "ＡＮＮＡ"), same("Anna", "Hanna")
(True, False)
"""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from access_uno.text.sanitize import is_safe

LONGEST: Final = 32
BLANKS: Final = "".join(
    map(chr, (0x20, 0xA0, 0x1680, *range(0x2000, 0x200B), 0x202F, 0x205F, 0x2800, 0x3000))
)
"""All characters that are only blank, also a braille cell without dots; control characters are not."""

_MARKS: Final = frozenset(":,=|#")  # have a meaning in records
# The only printed characters without a shape of their own: joiners, and variants of the character before.
_SHAPELESS: Final = re.compile("[\u034f\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
# Unassigned characters that will never be printed: Unicode reserves them for invisible ones.
_SET_ASIDE: Final = re.compile("[\u2065\ufdd0-\ufdef\ufff0-\ufff8\U000e0000-\U000e0fff]")


def tidy(text: str) -> str:
    """Return a name without the spaces around it."""
    return text.strip(BLANKS)


def why_not(name: str) -> str | None:
    """Return why this cannot be a name, as a code; None if it can. The name must be tidy."""
    if not name:
        return "name-empty"
    if len(name) > LONGEST:
        return "name-too-long"
    if not _MARKS.isdisjoint(name):
        return "name-with-mark"
    if name != tidy(name) or not all(map(_may_stand, name)):
        return "name-with-control"
    return "name-bare-accent" if unicodedata.category(name[0])[0] == "M" else None


@functools.lru_cache(2000)
def key(name: str) -> str:
    """Return the key of a name: equal for names that are the same."""
    seen = "".join(filter(_may_stand, _SHAPELESS.sub("", name)))
    text = unicodedata.normalize("NFKC", seen).casefold()
    return " ".join(unicodedata.normalize("NFKC", text).split())


def same(one: str, other: str) -> bool:
    """Return whether two names are the same."""
    return key(one) == key(other)


def twice(names: Iterable[str]) -> str | None:
    """Return the first name that is the same as one before it."""
    seen = set()
    for name in names:
        if key(name) in seen:
            return name
        seen.add(key(name))
    return None


def find(name: str, names: Iterable[str]) -> str | None:
    """Return which of some names is the same as this one."""
    return next((known for known in names if same(known, name)), None)


def _may_stand(char: str) -> bool:
    """Return whether a character may stand in a name.

    One that is unknown here may come from a newer Unicode.
    """
    return is_safe(char) or (unicodedata.category(char) == "Cn" and not _is_set_aside(char))


def _is_set_aside(char: str) -> bool:
    return ord(char) & 0xFFFE == 0xFFFE or _SET_ASIDE.match(char) is not None
