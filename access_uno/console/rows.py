"""Rows of a braille display below the newest message: what is there now, and what routing keys do there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from access_uno.console.scene import Scene


class Row(NamedTuple):
    """A row: words, and cards by their codes.

    Commands are those of `Mode.do`, with what goes with them: one for each card, in order, and one for the
    words.
    """

    parts: tuple[str, ...]  # cards are `braille.line.Card`
    deeds: tuple[tuple[str, str], ...] = ()
    otherwise: tuple[str, str] = ("", "")
    focus: int | None = None  # which card has the cursor


Rows = Callable[[Scene], Sequence[Row]]
"""Returns the rows for a scene, the most important first; where there are none, the message goes on below."""
