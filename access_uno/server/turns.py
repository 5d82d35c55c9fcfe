"""Rate limiting: each address has a budget; excess requests share one slow queue.

Turns are given one at a time, to one address after the other. So however many connections an address has, and
however many addresses flood the server, they take only such a turn now and then. Nothing
is lost: what has no turn yet is not read, and waits at its sender.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final, Literal
from weakref import WeakValueDictionary

from access_uno.server.limits import Limits

_TURN: Final = 0.02  # seconds from one turn of the server to the next

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


class Turns:
    """The budgets of all addresses, and the turns of the server."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._of_server = asyncio.Lock()
        self._of_address: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def has(self, what: Literal["requests", "bytes"], network: str, count: int) -> bool:
        """Return whether an address has so much left in its budget; if so, take it."""
        return self._limits.allow(what, network, count)

    async def take(self, what: Literal["requests", "bytes"], network: str, count: int = 1) -> None:
        """Take something from the budget of an address, or wait for a turn; others come first in any case."""
        await asyncio.sleep(0)
        if not self.has(what, network, count):
            await self.wait(network)

    async def weigh(self, do: str, network: str) -> None:
        """Take what a request costs more than a line, or wait for as many turns."""
        more = WEIGHTS.get(do, 1) - 1
        if more and not self.has("requests", network, more):
            for _ in range(more):
                await self.wait(network)

    async def wait(self, network: str) -> None:
        """Wait for a turn, after all earlier waits of this address, in turn with the others."""
        of_address = self._of_address.setdefault(network, asyncio.Lock())
        async with of_address, self._of_server:
            await asyncio.sleep(_TURN)
