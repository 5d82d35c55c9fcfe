"""How much is too much: so often in a while, for each of many.

>>> now = 0.0
>>> talk = Limit(5, 2.0, lambda: now)
>>> [talk.allows("Anna") for _ in range(6)]
[True, True, True, True, True, False]
>>> now = 2.0
>>> talk.allows("Anna"), talk.allows("Anna"), talk.allows("Ben")
(True, False, True)
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

_MOST_KNOWN: Final = 100_000  # strangers cannot fill the memory


class Limit:
    """So many at once, and then one each time that `seconds` have gone by."""

    def __init__(self, at_once: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._at_once = at_once
        self._seconds = seconds
        self._clock = clock
        self._full_at: dict[str, float] = {}  # when somebody may do all at once again

    def allows(self, who: str) -> bool:
        """Whether somebody may once more; it counts if so."""
        now = self._clock()
        full_at = max(self._full_at.get(who, now), now)
        if full_at - now > (self._at_once - 1) * self._seconds:
            return False
        self._forget(now)
        self._full_at[who] = full_at + self._seconds
        return True

    def _forget(self, now: float) -> None:
        """Who may do all at once again need not be known."""
        if len(self._full_at) >= _MOST_KNOWN:
            self._full_at = {who: until for who, until in self._full_at.items() if until > now}
        if len(self._full_at) >= _MOST_KNOWN:
            self._full_at.clear()
