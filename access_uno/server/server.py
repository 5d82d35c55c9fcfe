"""A server: people who are elsewhere sit at its tables together. Every front end speaks to a session of it.

All servers of one store are one house. Who is present, and at which table, stands in the store, so that each
of them knows.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Mapping
from typing import Any, Final

from access_uno.protocol import messages
from access_uno.server._bans import Bans
from access_uno.server._cluster import Cluster
from access_uno.server._connections import Connections
from access_uno.server._lobby import Lobby
from access_uno.server._table_list import TableList
from access_uno.server.accounts import Accounts
from access_uno.server.ending import Ending
from access_uno.server.friends import Friends
from access_uno.server.guest_seats import GuestSeats
from access_uno.server.limits import RATES, Limits, Rate, What
from access_uno.server.members import Listed, Members
from access_uno.server.meters import Meters, WatchedStore
from access_uno.server.moderation import Moderation
from access_uno.server.presence import Presence
from access_uno.server.standing import Standing
from access_uno.server.store import Change, Store, StoreError
from access_uno.words import languages

_log = logging.getLogger(__name__)

_ANNOUNCED: Final = "house"  # the channel for all servers
_KEEP_SECONDS: Final = 3.0  # for which a closing server waits for its store
_LAST_CALL_SECONDS: Final = 10  # before a server closes people hear of it once more


class Server:
    """One server, alone or of several that share a store."""

    def __init__(
        self,
        store: Store,
        *,
        guests: bool = True,
        admins: Collection[str] = (),
        members: Listed | None = None,
        fingerprint: str = "",
        pause: float = 1.0,
        rates: Mapping[What, Rate] = RATES,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Make a server; `open` opens it.

        `admins` are fingerprints of keys. With `members` the server is private: only their keys come in, and
        those that were invited. `fingerprint` is that of its own key. `pause` is the time in seconds between
        the moves of computer players. `rates` limit what visitors may do, measured by `clock`.
        """
        self.meters = Meters()
        self.store = WatchedStore(store, self.meters, self._tell_store)
        self.accounts = Accounts(self.store)
        self.tables = TableList(self.store)
        self.admit(guests, admins, members)
        self.fingerprint = fingerprint
        self.pause = pause
        self.languages = tuple(languages())
        self.servers = Cluster(self.store, self._servers_changed)
        self.limits = Limits(self._tell_allowed, rates, clock)
        self.ending = Ending(self)
        self.seats: GuestSeats = GuestSeats(self)
        self.connections = Connections(self)
        self.presence: Presence = Presence(self)
        self.lobby: Lobby = Lobby(self)
        self.friends: Friends = Friends(self)
        self.standing: Standing = Standing(self)
        self.bans = Bans(self.store)
        self.moderation: Moderation = Moderation(self)
        self._tasks: set[asyncio.Task[None]] = set()
        self._keeping: set[asyncio.Task[None]] = set()
        self._closing = False

    def admit(self, guests: bool, admins: Collection[str], members: Listed | None) -> None:
        """Set who may come in from now on, and who are administrators; people who are here stay."""
        self.allows_guests = guests
        self.admins = frozenset(admins)
        self.members = None if members is None else Members(self, members)

    async def open(self) -> None:
        """Open the store, and read who is present and which tables there are."""
        await self.store.open()
        try:
            await self.servers.check_versions()
        except StoreError:
            await self.store.close()
            raise
        await self.accounts.learn_looks()
        await self.standing.open()
        changes = await self.store.watch("present"), await self.tables.follow()
        for entry in await self.store.entries("present"):
            await self.presence.changed(entry)
        if self.store.shared:
            self.begin(_each(await self.servers.follow(), self.servers.heard))
            self.begin(self.servers.live())
        self.begin(self.presence.follow(changes[0]))
        self.begin(self.lobby.follow(changes[1]))
        self.begin(_each(await self.bans.follow(), self.bans.heard))
        self.begin(self._hear(await self.store.hear(_ANNOUNCED)))
        self.begin(self.presence.stay())
        self.begin(self.ending.run())
        self.begin(self.seats.free_forgotten())

    async def drain(self, seconds: int) -> None:
        """Let no one in any more, tell all who are here when the server closes, and wait until then.

        Return as soon as no one is here.
        """
        self._closing = True
        if self.store.shared:
            await self.servers.let_no_one_in()
        for left in range(seconds, 0, -1):
            if left in (seconds, _LAST_CALL_SECONDS):
                for session in self.connections.everyone():
                    session.send(messages.Closes(left, session.words.text("house-closes", seconds=left)))
            if not self.connections.everyone():
                return
            await asyncio.sleep(1)

    async def close(self) -> None:
        """Tell all who are here that the server ends, and where they can go on; keep all that there is."""
        self._closing = True
        await self._kept()
        if self.store.shared:
            self.keep(self.servers.end())
        for session in self.connections.everyone():
            self.keep(session.go("server-ends", **self._where_else()))
        await self._kept()
        for task in self._tasks:
            task.cancel()
        for room in list(self.lobby.rooms.values()):
            room.close()
        await self.store.close()

    def _where_else(self) -> dict[str, str]:
        """Return where a person can go on, if there is another server: not all at the same."""
        elsewhere = self.servers.elsewhere
        return {"address": secrets.choice(elsewhere)} if elsewhere else {}

    def begin(self, doing: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a task in the background."""
        task = asyncio.get_running_loop().create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def keep(self, keeping: Coroutine[Any, Any, None]) -> None:
        """Do what must not be broken off because a person goes, or the server ends."""
        self._keeping.add(self.begin(keeping))

    async def _kept(self) -> None:
        """Wait for the tasks that must be finished, up to 3 s."""
        if self._keeping:
            await asyncio.wait(self._keeping, timeout=_KEEP_SECONDS)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._keeping.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("something in the server broke", exc_info=error)

    @property
    def is_closing(self) -> bool:
        """Whether no one comes in any more."""
        return self._closing

    def _tell_store(self, is_silent: bool) -> None:
        """Tell all who are here that the store does not answer, or that it does again."""
        for session in self.connections.everyone():
            session.send(messages.Store(not is_silent))

    # The other servers

    def _servers_changed(self) -> None:
        """Take that a server has come or gone, and with it all who are connected there."""
        for room in list(self.lobby.rooms.values()):
            room.people_moved()
        for session in self.connections.named():
            session.tell_servers()

    def _tell_allowed(self, what: What, who: str) -> None:
        if self.store.shared:
            told = {"allowed": what, "who": who, "by": self.servers.own}
            self.begin(self._announce(told))

    async def tell_servers(self, told: Mapping[str, Any]) -> None:
        """Tell something to all servers of the cluster."""
        await self.store.tell(_ANNOUNCED, json.dumps(told))

    async def _announce(self, told: Mapping[str, Any]) -> None:
        """Tell all servers something that they can do without."""
        with contextlib.suppress(StoreError):
            await self.tell_servers(told)

    # What all servers are told

    async def _hear(self, feed: AsyncIterator[str]) -> None:
        async for told in feed:
            match json.loads(told):
                case {"notice": text, "name": by}:
                    for session in self.connections.named():
                        session.send(messages.Notice(by, text))
                case {"muted": name, "on": on}:
                    self.moderation.mute_here(name, on)
                case {"banned": name, "hours": hours}:
                    if (banned := self.connections.of(name)) is not None:
                        self.keep(self.moderation.put_out(banned, hours))
                case {"deleted": name}:
                    if (deleted := self.connections.of(name)) is not None:
                        self.keep(deleted.go("account-deleted"))
                case {"let_in": visit, "name": name, "seat": seat, "code": code}:
                    let_in = self.connections.of(name)
                    if let_in is not None and let_in.visit == visit:
                        self.begin(self.seats.take(let_in, code, seat))
                case {"to": name, "visit": visit, "private": what, "facts": facts}:
                    addressed = self.connections.of(name)
                    if addressed is not None and addressed.visit == visit:
                        self.friends.deliver(addressed, what, facts)
                case {"account": name}:
                    with contextlib.suppress(StoreError):
                        await self.connections.read_again(name)  # before what follows is told
                case {"renamed": before, "to": name}:
                    for session in self.connections.named():
                        if session.account is not None:
                            session.account = session.account.ignoring(before, name)
                case {"allowed": what, "who": who, "by": by} if by != self.servers.own:
                    self.limits.count(what, who)


async def _each(changes: AsyncIterator[Change], take: Callable[[Change], object]) -> None:
    async for change in changes:
        take(change)
