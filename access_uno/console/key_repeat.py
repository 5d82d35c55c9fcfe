"""Which keys are held since before the console changed hands: they do nothing for whoever has it now.

Where lines are typed there are two: Enter alone, and with it a line, as when a text of many is pasted.
"""

from __future__ import annotations

import math
from typing import Final

MOMENT: Final = 0.8  # seconds after which a key that is held has begun to repeat itself
GAP: Final = 0.45  # seconds within which it repeats itself again


class KeyRepeat:
    """When each key was pressed last; a terminal tells of no key that it is let go."""

    def __init__(self) -> None:
        self._last: dict[str, float] = {}  # only of the last moment
        self._held: set[str] = set()
        self.latest = ""  # what came last; a terminal repeats no other key
        self._changed = -math.inf  # when the console changed hands

    def change_hands(self, now: float) -> None:
        """Who has the console from now on has pressed nothing yet."""
        self._changed = now
        self._held = set(self._last)
        self._last = dict.fromkeys(self._last, now)  # to clear and to tell takes time, in which keys wait

    def is_fresh(self, key: str, now: float) -> bool:
        """Note that this key came; whether whoever has the console has pressed it himself."""
        self.latest = key
        since = now - self._last.get(key, -math.inf)
        begins = now - self._changed < MOMENT
        self._last = {name: at for name, at in self._last.items() if now - at < MOMENT} | {key: now}
        if since >= (MOMENT if begins else GAP):
            self._held.discard(key)
        return key not in self._held
