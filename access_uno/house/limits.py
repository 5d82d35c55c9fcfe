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
from typing import Final, Literal

_MOST_KNOWN: Final = 100_000  # strangers cannot fill the memory

KNOCK_SECONDS: Final = 0.04

What = Literal["talk", "nudges", "devices", "knocks"]


class Limit:
    """So many at once, and then one each time that `seconds` have gone by."""

    def __init__(self, at_once: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._at_once = at_once
        self._seconds = seconds
        self._clock = clock
        self._full_at: dict[str, float] = {}  # when somebody may do all at once again

    def allows(self, who: str, times: int = 1) -> bool:
        """Whether somebody may once more, or more often; it counts if so."""
        now = self._clock()
        if self._full_at.get(who, now) - now > (self._at_once - times) * self._seconds:
            return False
        self.count(who, times)
        return True

    def count(self, who: str, times: int = 1) -> None:
        """Somebody has done it once more, or more often."""
        now = self._clock()
        self._forget(now)
        self._full_at[who] = max(self._full_at.get(who, now), now) + times * self._seconds

    def _forget(self, now: float) -> None:
        """Who may do all at once again need not be known."""
        if len(self._full_at) >= _MOST_KNOWN:
            self._full_at = {who: until for who, until in self._full_at.items() if until > now}
        if len(self._full_at) >= _MOST_KNOWN:
            self._full_at.clear()


class Limits:
    """The limits of a house. They hold over all its servers: each tells the others what it has allowed."""

    def __init__(self, tell: Callable[[What, str], None]) -> None:
        self._tell = tell
        self._limits: dict[What, Limit] = {
            "talk": Limit(5, 2.0),  # of a name
            "nudges": Limit(1, 60.0),  # that a name is asked by whomever
            "devices": Limit(5, 2.0),  # codes that an address tries
            "knocks": Limit(50, KNOCK_SECONDS),  # logins of an address
        }

    def allow(self, what: What, who: str) -> bool:
        """Whether somebody may once more; all servers count it if so."""
        allowed = self._limits[what].allows(who)
        if allowed:
            self._tell(what, who)
        return allowed

    def count(self, what: What, who: str) -> None:
        """Another server has allowed it."""
        self._limits[what].count(who)
