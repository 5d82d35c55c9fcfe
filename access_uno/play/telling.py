"""Typed lines that choose what is told, such as "tell draws of others never"."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from access_uno.play.understanding import LONGEST_LINE, parted
from access_uno.settings.told import BY, HOW, KINDS, How, field
from access_uno.text.plain import plain

if TYPE_CHECKING:
    from access_uno.words import Words

_PARTS: Final = ("tell", "also", *KINDS, "everything", "everyone", *BY, *HOW)


class Telling(NamedTuple):
    """What a line chooses: how these kinds of events, by these players, are told."""

    kinds: tuple[str, ...]
    by: tuple[str, ...]
    how: How

    @property
    def choices(self) -> dict[str, How]:
        """The lines of the table `told`."""
        return {field(kind, by): self.how for kind in self.kinds for by in self.by}


def telling_in(words: Words, text: str) -> Telling | None:
    """Return what a line chooses, with every word of it understood; None if it chooses nothing."""
    if len(text) > LONGEST_LINE:
        return None
    lexicon = _lexicon(words)
    found = parted(plain(text), (lexicon,), max(map(len, lexicon)))
    parts = {readings[0] if readings else "" for _, readings in found}
    hows = [how for how in HOW if how in parts]
    kinds = KINDS if "everything" in parts else tuple(kind for kind in KINDS if kind in parts)
    by = BY if "everyone" in parts else tuple(by for by in BY if by in parts) or BY
    if "tell" not in parts or not kinds or len(hows) != 1 or not parts <= set(_PARTS):
        return None
    return Telling(kinds, by, cast("How", hows[0]))


@functools.cache
def _lexicon(words: Words) -> Mapping[str, list[str]]:
    return {
        phrase: [part]
        for part in _PARTS
        for phrase in map(plain, words.text(f"typed-telling-{part}").split(","))
    }
