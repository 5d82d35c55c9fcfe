"""Addresses from which no unknown person may come for a while; kept, so that a restart lifts no ban."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import AsyncIterator, Iterable
from typing import Final

from access_uno.server.store import BUCKETS, Change, ConflictError, Store
from access_uno.text import names

_BUCKET: Final = "bans"
_NOTED_ANEW_SECONDS: Final = 3600.0
_MOST_ORIGINS: Final = 20  # networks of a key


class Bans:
    """The banned addresses, in the store and as a copy in memory that follows it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, tuple[float, str]] = {}  # by network: its end, and the key of the banned name

    async def follow(self) -> AsyncIterator[Change]:
        """Read all bans and forget expired ones; return the changes from then on, for `heard`."""
        changes = await self._store.watch(_BUCKET)
        for entry in await self._store.entries(_BUCKET):
            self.heard(entry)
            if not self.holds(entry.key):
                self._known.pop(entry.key, None)
                with contextlib.suppress(ConflictError):
                    await self._store.delete(_BUCKET, entry.key, entry.revision)
        return changes

    def heard(self, change: Change) -> None:
        """Apply a change to the copy."""
        if change.value is None:
            self._known.pop(change.key, None)
        else:
            told = json.loads(change.value)
            self._known[change.key] = told["until"], told["name"]

    def in_force(self) -> list[tuple[float, str]]:
        """Return the end of each ban of a network, and the key of the name that it is because of."""
        return [(until, whose) for until, whose in self._known.values() if time.time() < until]

    def holds(self, network: str) -> bool:
        """Return whether only people that the server knows may come from a network now."""
        until, _ = self._known.get(network, (0.0, ""))
        return time.time() < until

    async def add(self, network: str, name: str, hours: int) -> None:
        """Ban a network for so many hours, because of a person."""
        until, whose = time.time() + hours * 3600, names.key(name)
        await self._store.put(_BUCKET, network, json.dumps({"until": until, "name": whose}))
        self._known[network] = until, whose

    async def note_origin(self, fingerprint: str, network: str) -> None:
        """Keep for a day that a key came from a network."""
        now, origins = time.time(), await self._origins(fingerprint)
        if now - origins.get(network, 0.0) > _NOTED_ANEW_SECONDS:
            newest = sorted(origins, key=origins.__getitem__)[1 - _MOST_ORIGINS :]
            told = {one: origins[one] for one in newest} | {network: now}
            await self._store.put("addresses", fingerprint, json.dumps(told))

    async def add_origins(self, fingerprints: Iterable[str], name: str, hours: int) -> None:
        """Ban the networks from which some keys came within the last day."""
        for fingerprint in fingerprints:
            for network in await self._origins(fingerprint):
                await self.add(network, name, hours)

    async def _origins(self, fingerprint: str) -> dict[str, float]:
        """Return when a key came from which networks, within the last day."""
        entry = await self._store.get("addresses", fingerprint)
        told = {} if entry is None else json.loads(entry.value)
        since = time.time() - (BUCKETS["addresses"] or 0)
        return {network: at for network, at in told.items() if at > since}

    async def lift(self, name: str) -> bool:
        """Lift all bans of networks because of a person; return whether there were any."""
        banned = [network for network, (_, whose) in self._known.items() if whose == names.key(name)]
        for network in banned:
            await self._store.delete(_BUCKET, network)
            self._known.pop(network, None)
        return bool(banned)
