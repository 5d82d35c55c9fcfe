"""Addresses from which no unknown person may come for a while; kept, so that a restart lifts no ban."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import AsyncIterator
from typing import Final

from access_uno.server.store import ConflictError, Entry, Store
from access_uno.text import names

_BUCKET: Final = "bans"


class Bans:
    """The banned addresses, in the store and as a copy in memory that follows it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, tuple[float, str]] = {}  # by network: until when, and the key of whose name

    async def follow(self) -> AsyncIterator[Entry]:
        """Read all bans and forget those that are over; return the changes from then on, for `heard`."""
        changes = await self._store.watch(_BUCKET)
        for entry in await self._store.entries(_BUCKET):
            self.heard(entry)
            if not self.holds(entry.key):
                self._known.pop(entry.key, None)
                with contextlib.suppress(ConflictError):
                    await self._store.delete(_BUCKET, entry.key, entry.revision)
        return changes

    def heard(self, entry: Entry) -> None:
        """Take a change over into the copy."""
        if entry.value is None:
            self._known.pop(entry.key, None)
        else:
            told = json.loads(entry.value)
            self._known[entry.key] = told["until"], told["name"]

    def holds(self, network: str) -> bool:
        """Return whether only people that the server knows may come from a network now."""
        until, _ = self._known.get(network, (0.0, ""))
        return time.time() < until

    async def add(self, network: str, name: str, hours: int) -> None:
        """Ban a network for so many hours, because of a person."""
        until, whose = time.time() + hours * 3600, names.key(name)
        await self._store.put(_BUCKET, network, json.dumps({"until": until, "name": whose}))
        self._known[network] = until, whose

    async def lift(self, name: str) -> None:
        """Ban no network any more because of a person."""
        for network, (_, whose) in list(self._known.items()):
            if whose == names.key(name):
                await self._store.delete(_BUCKET, network)
                self._known.pop(network, None)
