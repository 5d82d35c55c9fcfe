"""Names of people: what can be one, and when two are the same; whoever reads or keeps a name asks here.

A name is kept as it was given, without the blanks around it. Two names are the same if they cannot be told
apart by ear: letters and capitals, full and half width, several blanks and one.

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

from access_uno.text.sanitize import is_harmless

LONGEST: Final = 32
BLANKS: Final = "".join(
    map(chr, (0x20, 0xA0, 0x1680, *range(0x2000, 0x200B), 0x202F, 0x205F, 0x2800, 0x3000))
)
"""All that is only blank, a braille cell without dots as well; control characters are not."""

_MARKS: Final = frozenset(":,=|#")  # have a meaning in records
# Of what is drawn, only these have no shape of their own: joiners and variants of the character before.
_SHAPELESS: Final = re.compile("[\u034f\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
# Of what is nothing yet, this will never be seen: Unicode keeps it for what is not shown, or for nothing.
_SET_ASIDE: Final = re.compile("[\u2065\ufdd0-\ufdef\ufff0-\ufff8\U000e0000-\U000e0fff]")


def tidy(text: str) -> str:
    """A name without the blanks around it."""
    return text.strip(BLANKS)


def why_not(name: str) -> str | None:
    """Why this cannot be a name, as a code; None if it can. It must be tidy."""
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
    """What is the same for names that are the same."""
    seen = "".join(filter(_may_stand, _SHAPELESS.sub("", name)))
    text = unicodedata.normalize("NFKC", seen).casefold()
    return " ".join(unicodedata.normalize("NFKC", text).split())


def same(one: str, other: str) -> bool:
    """Whether two names are the same."""
    return key(one) == key(other)


def twice(names: Iterable[str]) -> str | None:
    """The first name that somebody before has as well."""
    seen = set()
    for name in names:
        if key(name) in seen:
            return name
        seen.add(key(name))
    return None


def find(name: str, names: Iterable[str]) -> str | None:
    """Which of some names is the same as this one."""
    return next((known for known in names if same(known, name)), None)


def _may_stand(char: str) -> bool:
    """What no Unicode that we know of has yet may come from a newer one."""
    return is_harmless(char) or (unicodedata.category(char) == "Cn" and not _is_set_aside(char))


def _is_set_aside(char: str) -> bool:
    return ord(char) & 0xFFFE == 0xFFFE or _SET_ASIDE.match(char) is not None
