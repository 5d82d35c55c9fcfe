"""Typed lines that choose what is told, such as "tell draws of others never"."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Final, NamedTuple

from access_uno.play.lexicon import LONGEST_LINE, parted
from access_uno.settings.told import BY, HOW, KINDS, How, field
from access_uno.text.plain import plain, plain_phrases
from access_uno.words import Words

_FIRST: Final = {"top-first": "top", "fits-first": "fits"}
_BEGINNINGS: Final = ("tell", "mute", *_FIRST)  # one of which every such line has
_PARTS: Final = ("tell", "mute", "also", *KINDS, "everything", "everyone", *BY, *HOW, *_FIRST)


class Telling(NamedTuple):
    """What a line chooses: how these kinds of events, by these players, are told.

    Or what an own turn begins with.
    """

    kinds: tuple[str, ...] = ()
    by: tuple[str, ...] = ()
    how: How = "said"
    own_turn: str = ""

    @property
    def choices(self) -> dict[str, How]:
        """The lines of the table `told`."""
        return {field(kind, by): self.how for kind in self.kinds for by in self.by}


def telling_in(words: Words, text: str) -> Telling | None:
    """Return what a line chooses, with every word of it understood; None if it chooses nothing."""
    if len(text) > LONGEST_LINE:
        return None
    lexicon, line = _lexicon(words), plain(text)
    if not any(part in _BEGINNINGS and phrase in line for phrase, (part,) in lexicon.items()):
        return None
    found = parted(line, (lexicon,), max(map(len, lexicon)))
    parts = {readings[0] if readings else "" for _, readings in found}
    if "mute" in parts:
        parts = parts - {"mute"} | {"tell", "never"}
    first = [part for part in _FIRST if part in parts]
    if first and len(parts - {"tell", "also"}) == 1:
        return Telling(own_turn=_FIRST[first[0]])
    hows = [how for how in HOW if how in parts]
    kinds = KINDS if "everything" in parts else tuple(kind for kind in KINDS if kind in parts)
    by = BY if "everyone" in parts else tuple(by for by in BY if by in parts) or BY
    if "tell" not in parts or not kinds or len(hows) != 1 or first or "" in parts:
        return None
    return Telling(kinds, by, hows[0])


@functools.cache
def _lexicon(words: Words) -> Mapping[str, list[str]]:
    return {
        phrase: [part] for part in _PARTS for phrase in plain_phrases(words.text(f"typed-telling-{part}"))
    }
