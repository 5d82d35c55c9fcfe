"""Which keys are held since before the console changed hands: they do nothing for the next person.

Where lines are typed there are two: Enter alone, and Enter with a line, as when several lines are pasted.
"""

from __future__ import annotations

import math
from typing import Final

MOMENT: Final = 0.8  # seconds after which a held key has begun to repeat
GAP: Final = 0.45  # seconds within which it repeats again


class KeyRepeat:
    """Detects auto-repeat: terminals report no key-up."""

    def __init__(self) -> None:
        self._last: dict[str, float] = {}  # only keys of the last moment
        self._held: set[str] = set()
        self.latest = ""  # the last key; a terminal repeats no other
        self._changed = -math.inf  # when the console changed hands

    def change_hands(self, now: float) -> None:
        """Note that the next person has pressed nothing yet."""
        self._changed = now
        self._held = set(self._last)
        self._last = dict.fromkeys(self._last, now)  # clearing and telling take time, in which keys wait

    def is_fresh(self, key: str, now: float) -> bool:
        """Note that this key came; return whether the present person has pressed it."""
        self.latest = key
        since = now - self._last.get(key, -math.inf)
        begins = now - self._changed < MOMENT
        self._last = {name: at for name, at in self._last.items() if now - at < MOMENT} | {key: now}
        if since >= (MOMENT if begins else GAP):
            self._held.discard(key)
        return key not in self._held
