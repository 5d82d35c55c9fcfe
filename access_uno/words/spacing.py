"""Spaces in a language without spaces: only between its own letters and others.

Chinese has a space between a Chinese character and a Latin letter or a digit. Within a text the translator
writes it, and `tests/tools/words.py` checks it; beside a value, which may be either, it is inserted here.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

# Fluent puts these around each value of a message.
VALUE: Final = "\u2068"
_VALUE_END: Final = "\u2069"

WIDE: Final = "\u2e80-\u2fff\u3005-\u3007\u3021-\u9fff\uac00-\ud7ff\uf900-\ufaff"
_NARROW: Final = "!-~\u00a1-\u1fff"
# Compiled when needed, and once: it takes milliseconds, and most languages have spaces.
# A card is between two marks of its own, which belong to its name.
_EDGE: Final = f"([{WIDE}{_NARROW}])(\uf8ff?)[{VALUE}{_VALUE_END}]+([\ue000-\uf8fe]?)(?=([{WIDE}{_NARROW}]))"
_VALUES: Final = re.compile(f"[{VALUE}{_VALUE_END}]")
_WIDE: Final = f"[{WIDE}]+"


def is_wide(text: str) -> bool:
    """Return whether the text is written without spaces."""
    return bool(re.fullmatch(_WIDE, text))


def spaced(text: str) -> str:
    """Return the text of a message with the spaces that belong at the edges of its values."""
    return _VALUES.sub("", re.sub(_EDGE, _edge, text))


def _edge(match: re.Match[str]) -> str:
    left, end, start, right = match.groups()
    return f"{left}{end}{' ' if _are_apart(left, right) else ''}{start}"


@lru_cache(4096)  # each message asks for a few pairs
def _are_apart(left: str, right: str) -> bool:
    """Return whether a space belongs between these characters."""
    wide = is_wide(left) + is_wide(right)
    return wide == 1 or (not wide and left.isalnum() and right.isalnum())
