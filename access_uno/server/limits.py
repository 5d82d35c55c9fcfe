"""Limits of a server, with all numbers, and how fast each address is served.

Each address has a budget; excess requests share one slow queue. Its turns are given one at a time, to one
address after the other. So however many connections an address has, and however many addresses flood the
server, they take only such a turn now and then. Nothing is lost: what has no turn yet is not read, and waits
at its sender.

>>> now = 0.0
>>> talk = Limit(5, 2.0, lambda: now)
>>> [talk.allows("Anna") for _ in range(6)]
[True, True, True, True, True, False]
>>> now = 2.0
>>> talk.allows("Anna"), talk.allows("Anna"), talk.allows("Ben")
(True, False, True)
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from typing import Final, Literal, NamedTuple
from weakref import WeakValueDictionary

from access_uno.server.refusal import RefusedError

_MOST_KNOWN: Final = 100_000  # strangers cannot fill the memory

_ROUNDING: Final = 1e-6  # possible error of sums of fractions, in seconds

What = Literal[
    "logins",
    "requests",
    "bytes",
    "codes",
    "accounts",
    "tables",
    "private-tables",
    "claims",
    "talk",
    "nudges",
    "hints",
    "friends",
    "calls",
    "reports",
    "invitations",
]


class Rate(NamedTuple):
    """A rate: `at_once`, and then one more every `seconds`, for each address or name."""

    at_once: int
    seconds: float
    of: Literal["address", "name"] = "address"
    shared: bool = True  # counted over all servers of one store together, or by each alone


RATES: Final[Mapping[What, Rate]] = {
    "logins": Rate(50, 0.1),
    "requests": Rate(100, 0.02, shared=False),  # lines and keys, by their weight
    "bytes": Rate(1 << 18, 1 / (1 << 15), shared=False),
    "codes": Rate(5, 5.0),  # codes that no table, device, seat or invitation has
    "accounts": Rate(20, 180.0),  # new ones
    "tables": Rate(30, 120.0),  # public ones that are opened
    "private-tables": Rate(100, 60.0),
    "claims": Rate(2, 30.0),  # questions for the seat of a guest
    "talk": Rate(5, 2.0, "name"),
    "nudges": Rate(1, 60.0, "name"),  # of a player, by all together
    "hints": Rate(20, 5.0, "name"),  # each takes a second of a processor
    "friends": Rate(10, 60.0, "name"),  # requests
    "calls": Rate(5, 20.0, "name"),  # of friends, to a table
    "reports": Rate(5, 600.0, "name"),  # of people, to the administrators
    "invitations": Rate(10, 360.0, "name"),  # that a member makes
}
MOST_CONNECTIONS: Final = 1200  # idle ones of the address with most of them give way to others
MOST_CONNECTIONS_OF_ADDRESS: Final = 200
MOST_CHANNELS: Final = 10  # of a connection
MOST_SESSIONS: Final = 1000
MOST_SESSIONS_OF_ADDRESS: Final = 100
PLACES_KEPT: Final = 100  # of all sessions: for accounts whose seat waits, members and administrators
MOST_TABLES_OF_ACCOUNT: Final = 5
_TURN: Final = 0.02  # seconds from one turn of the slow queue to the next

WEIGHTS: Final[Mapping[str, int]] = {
    "accounts": 10,
    "bans": 10,
    "play": 5,
    "retry": 5,
    "tables": 3,
    "who": 3,
    "join": 3,
    "watch": 3,
    "begin": 3,
    "again": 3,
    "settings": 2,
    "device": 2,
    "name": 2,
    "ignore": 2,
    "befriend": 2,
    "unfriend": 2,
    "call": 2,
    "standing": 2,
    "standings": 5,
    "results": 2,
    "hear": 20,
    "yesterday": 20,
}
"""What a request costs, where that is more than a key or a line, which cost 1."""


class Limit:
    """A token bucket for each address or name: `at_once`, and then one more every `seconds`."""

    def __init__(self, at_once: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._at_once = at_once
        self._seconds = seconds
        self._clock = clock
        self._full_at: dict[str, float] = {}  # when all may be done at once again

    def has(self, who: str, times: int = 1) -> bool:
        """Return whether `allows` would allow it, without counting."""
        now = self._clock()
        return self._full_at.get(who, now) - now <= (self._at_once - times) * self._seconds + _ROUNDING

    def allows(self, who: str, times: int = 1) -> bool:
        """Return whether it may be done once more, or more often; count it if so."""
        allowed = self.has(who, times)
        if allowed:
            self.count(who, times)
        return allowed

    def count(self, who: str, times: int = 1) -> None:
        """Count that it was done once more, or more often."""
        now = self._clock()
        self._forget(now)
        self._full_at[who] = max(self._full_at.get(who, now), now) + times * self._seconds

    def give_back(self, who: str) -> None:
        """Count once less: it had no effect."""
        if who in self._full_at:
            self._full_at[who] -= self._seconds

    def _forget(self, now: float) -> None:
        if len(self._full_at) >= _MOST_KNOWN:
            self._full_at = {who: until for who, until in self._full_at.items() if until > now}
        if len(self._full_at) >= _MOST_KNOWN:
            self._full_at.clear()


class Limits:
    """The rates of a server, and its slow queue. What is counted together each server tells the others."""

    def __init__(
        self,
        tell: Callable[[What, str], None],
        rates: Mapping[What, Rate] = RATES,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._tell = tell
        self._rates = rates
        self._limits = {what: Limit(rate.at_once, rate.seconds, clock) for what, rate in rates.items()}
        self._turn = asyncio.Lock()  # held by the address whose turn it is
        self._turn_of: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def allow(self, what: What, who: str, times: int = 1) -> bool:
        """Return whether it may be done once more, or more often; all servers count it if so."""
        allowed = self._limits[what].allows(who, times)
        if allowed and self._rates[what].shared:
            self._tell(what, who)
        return allowed

    def check(self, what: What, who: str, code: str = "too-often", **facts: str) -> None:
        """Count that it is done once more; raise RefusedError with this code if it may not be."""
        if not self.allow(what, who):
            raise RefusedError(code, **facts)

    def has(self, what: What, who: str) -> bool:
        """Return whether `allow` would allow it, without counting."""
        return self._limits[what].has(who)

    def give_back(self, what: What, who: str) -> None:
        """Count once less here: it had no effect."""
        self._limits[what].give_back(who)

    def count(self, what: What, who: str) -> None:
        """Count what another server has allowed."""
        self._limits[what].count(who)

    # The budgets of addresses, and the turns of the server

    async def take(self, what: Literal["requests", "bytes"], network: str, count: int = 1) -> None:
        """Take something from the budget of an address, or wait for a turn; others come first in any case."""
        await asyncio.sleep(0)
        if not self.allow(what, network, count):
            await self.wait(network)

    async def weigh(self, do: str, network: str) -> None:
        """Take what a request costs more than a line, or wait for as many turns."""
        more = WEIGHTS.get(do, 1) - 1
        if more and not self.allow("requests", network, more):
            for _ in range(more):
                await self.wait(network)

    async def wait(self, network: str) -> None:
        """Wait for a turn, after all earlier waits of this address, in turn with the others."""
        of_address = self._turn_of.setdefault(network, asyncio.Lock())
        async with of_address, self._turn:
            await asyncio.sleep(_TURN)
