"""The servers of a house: which of them live, and where their guests come in.

Each says again and again, in a bucket that forgets, that it lives. Time is counted in one's own sayings that
came back: while nothing can be kept no time runs, and no server is taken for dead.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Final

from access_uno.protocol import messages
from access_uno.server.store import BUCKETS, Change, Store, StoreError

_log = logging.getLogger(__name__)

FORMAT: Final = 2  # of what servers keep; 1.0.0 says none, and drops fields that it does not know
BEATS: Final = 5  # per expiry time of the bucket
_MISSED: Final = 3  # own announcements without one of another server: it is gone


class _Other:
    """Another server, as last heard of."""

    def __init__(self) -> None:
        self.address = ""
        self.missed = 0
        self.has_ended = False  # in good order, just now


class Cluster:
    """All servers of a cluster, as one of them knows them."""

    def __init__(self, store: Store, changed: Callable[[], None]) -> None:
        """`changed` is called when another server has come or gone, or has another address."""
        self.own = secrets.token_hex(8)
        self._store = store
        self._changed = changed
        self._address = ""  # where our clients come in; empty: not told
        self._has_ended = False
        self._others: dict[str, _Other] = {}
        self._seconds = (BUCKETS["servers"] or 0) / BEATS

    def lives(self, server: str) -> bool:
        """Return whether a server lives, or has just ended: its people come back through another one."""
        return server == self.own or server in self._others

    def has_ended(self, server: str) -> bool:
        """Return whether a server has ended in good order, just now."""
        return server in self._others and self._others[server].has_ended

    @property
    def count(self) -> int:
        """How many servers live, this one among them."""
        return 1 + sum(not other.has_ended for other in self._others.values())

    @property
    def address(self) -> str:
        """The address that was announced for this server; empty if none was."""
        return self._address

    @property
    def elsewhere(self) -> list[str]:
        """Return the addresses of the other servers."""
        return sorted({other.address for other in self._others.values() if other.address})

    def chosen(self, what: str, servers: Iterable[str]) -> str:
        """Return one of these servers and this one, for a task of one of them: all choose the same."""
        living = {one for one in servers if self.lives(one) and not self.has_ended(one)} | {self.own}
        return max(living, key=lambda server: zlib.crc32(f"{what} {server}".encode()))

    async def check_versions(self) -> None:
        """Raise StoreError if a newer version has used this store, or a server of another one is using it."""
        kept = await self._store.get("house", "format")
        if kept is not None and int(kept.value) > FORMAT:
            raise StoreError("newer-version")
        living = await self._store.entries("servers") if self._store.shared else []
        if others := [_where(entry) for entry in living if not _is_ours(entry)]:
            raise StoreError("other-version", ", ".join(others))
        if kept is None or kept.value != str(FORMAT):
            await self._store.put("house", "format", str(FORMAT))

    async def follow(self) -> AsyncIterator[Change]:
        """Read which servers live; return the changes from now on, for `heard`."""
        changes = await self._store.watch("servers")
        for entry in await self._store.entries("servers"):
            self.heard(entry)
        return changes

    def heard(self, change: Change) -> None:
        """Take an announcement of a server that it lives, or goes."""
        before = self._known()
        if change.value is None:
            self._ended(change.key)
        elif change.key == self.own:
            for other in self._others.values() if json.loads(change.value).get("again") else ():
                other.missed += 1
            self._others = {key: other for key, other in self._others.items() if other.missed < _MISSED}
        else:
            if change.key not in self._others and not _is_ours(change):
                _log.warning("the server %s is of another version: end it", _where(change))
            other = self._others.setdefault(change.key, _Other())
            other.address, other.missed = json.loads(change.value)["address"], 0
        if self._known() != before:
            self._changed()

    def _known(self) -> object:
        return self.elsewhere, {key: other.has_ended for key, other in self._others.items()}

    def _ended(self, server: str) -> None:
        """Take that a server has ended, and soon that those of its people who are not back are gone."""
        if (other := self._others.get(server)) is None or other.has_ended:
            return
        other.has_ended, other.address = True, ""

        def forget() -> None:
            if self._others.pop(server, None) is not None:
                self._changed()

        asyncio.get_running_loop().call_later(messages.MOVE_SECONDS, forget)

    async def announce(self, address: str) -> None:
        """Announce the address at which guests come in here."""
        self._address = address
        await self._say()

    async def live(self) -> None:
        """Announce again and again that this server lives."""
        while True:
            try:
                await self._say(again=True)
            except StoreError as error:
                _log.warning("the other servers cannot be told that we live: %s", error.code)
            await asyncio.sleep(self._seconds)

    async def _say(self, again: bool = False) -> None:
        said = {"address": self._address, "format": FORMAT, "again": again}
        if not self._has_ended:
            await self._store.put("servers", self.own, json.dumps(said))

    async def let_no_one_in(self) -> None:
        """Tell that no client is to come here any more; those who are here still are."""
        self._address = ""
        await self._tell(self._say())

    async def end(self) -> None:
        """Tell that this server ends."""
        self._has_ended = True
        await self._tell(self._store.delete("servers", self.own))

    async def _tell(self, telling: Awaitable[None]) -> None:
        try:
            await asyncio.wait_for(telling, self._seconds)
        except (StoreError, TimeoutError) as error:
            _log.warning("the other servers cannot be told that we go: %s", error)


def _is_ours(change: Change) -> bool:
    """Return whether a server that says that it lives keeps what we keep; one that goes does."""
    return change.value is None or json.loads(change.value).get("format") == FORMAT


def _where(change: Change) -> str:
    """Return the address of a server, or its name if it announces none."""
    return str(json.loads(change.value or "{}").get("address") or change.key)
