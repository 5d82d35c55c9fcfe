"""The hand or the top card over the whole window, for reading by sight; the same is said in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from access_uno.console.outlet import Outlet
    from access_uno.play._voice import Voice

LARGE: Final = ("large-hand", "large-top")
"""The commands that only people who read by sight are told of."""
_NEXT: Final = {"": "hand", "hand": "top", "top": ""}


class LargeCards:
    """Enlarges cards for one person."""

    def __init__(self, outlet: Outlet, voice: Voice, small: Mapping[str, Callable[[], None]]) -> None:
        """`small` are the commands that say the same in words."""
        self._outlet = outlet
        self._voice = voice
        self._small = small
        self.commands: Mapping[str, Callable[[], None]] = {"large-hand": self._next, "large-top": self._top}

    def _next(self) -> None:
        """Enlarge the hand, then the top card, then nothing."""
        self._enlarge(_NEXT[self._outlet.enlarged] if self._can_see() else "hand")

    def _top(self) -> None:
        """Enlarge the top card, or nothing any more."""
        self._enlarge("" if self._can_see() and self._outlet.enlarged == "top" else "top")

    def _can_see(self) -> bool:
        return self._outlet.sight is not None and self._outlet.draws

    def _enlarge(self, what: str) -> None:
        """Enlarge something; where lines are written, only say it."""
        if self._outlet.sight is None:
            self._voice.say("sight-only")
            return
        if self._outlet.draws:
            self._outlet.enlarge(what)
        self._small[what or "turn"]()
