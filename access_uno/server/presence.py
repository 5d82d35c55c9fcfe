"""Who is present: through which server, and at which table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Literal

from access_uno.engine.values import Value
from access_uno.protocol import answers
from access_uno.server.looks import alike
from access_uno.server.store import BUCKETS, Change, ConflictError, StoreError, read_as, written
from access_uno.text import names

if TYPE_CHECKING:
    from access_uno.server.server import Server
    from access_uno.server.session import Session

_log = logging.getLogger(__name__)

Away = Literal["", "line", "nudge"]
"""Why a connected player counts as away: the connection is silent, or a nudge was not answered.

Empty: they are there.
"""

Tells = Literal["where", "here", ""]
"""What a person's friends are told: where they are, only that they are here, or nothing."""


class PresentPerson(Value):
    """A person who is connected: through which connection, and at which table."""

    name: str
    visit: str
    server: str = ""
    code: str | None = None
    watching: bool = False
    guest: bool = False
    proof: str = ""  # of the visit of a guest
    away: Away = ""
    identity: str = ""  # of the account
    tells: Tells = ""


def present_from(entry: Change | None) -> PresentPerson | None:
    """Return the person of an entry of the store; None if it is gone."""
    return None if entry is None or entry.value is None else read_as(PresentPerson, entry.value)


class PresentPeople(dict[str, PresentPerson]):
    """All who are connected, by the key of the name, and by table: at each step it is asked who is at one."""

    def __init__(self) -> None:
        super().__init__()
        self._at: dict[str, dict[str, PresentPerson]] = {}

    def at(self, code: str) -> list[PresentPerson]:
        """Return the people at a table."""
        return list(self._at.get(code, {}).values())

    def put(self, key: str, present: PresentPerson | None) -> None:
        """Take that a person is here now, or elsewhere than before, or gone."""
        before = self.pop(key, None)
        if before is not None and before.code is not None:
            del self._at[before.code][key]
            if not self._at[before.code]:
                del self._at[before.code]
        if present is not None:
            self[key] = present
            if present.code is not None:
                self._at.setdefault(present.code, {})[key] = present


class Presence:
    """Who is present in the house, through any of its servers: published, followed, and asked for."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._people = PresentPeople()

    def who(self, session: Session) -> tuple[answers.Person, ...]:
        """Return who are connected, and where; where a table is private only its own people know."""
        return tuple(
            answers.Person(
                present.name,
                present.code if self.may_know(session, present.code) else None,
                present.watching,
                present.guest,
            )
            for _, present in sorted(self.here.items())
        )

    @property
    def here(self) -> dict[str, PresentPerson]:
        """Return who is present, through any living server, by the key of the name."""
        return {key: who for key, who in self._people.items() if self._server.servers.lives(who.server)}

    def seated_at(self, name: str, code: str) -> PresentPerson | None:
        """Return a player who is connected to a table to sit there, through any server."""
        present = self._people.get(names.key(name))
        if present is None or present.code != code or present.watching:
            return None
        return present if self._server.servers.lives(present.server) else None

    def thinks_for(self, code: str) -> bool:
        """Return whether this server thinks for the computer players of a table.

        Every server with a person at the table could; all servers choose the same one, if they know
        of each other. If not, the log decides: the first append wins.
        """
        servers = {who.server for who in self._people.at(code)}
        return self._server.servers.chosen(code, servers) == self._server.servers.own

    def has(self, name: str) -> bool:
        """Return whether a person of this name is here."""
        return self.person(name) is not None

    def person(self, name: str) -> PresentPerson | None:
        """Return the person of this name who is here, through any living server."""
        present = self._people.get(names.key(name))
        return present if present is not None and self._server.servers.lives(present.server) else None

    def is_newest(self, session: Session) -> bool:
        """Return whether a connection is the one by which its person is known to be here."""
        present = self._people.get(names.key(session.name))
        return present is not None and present.visit == session.visit

    def has_alike(self, name: str, but: str = "") -> bool:
        """Return whether another person is here whose name looks like this one; `but` is the asking one."""
        own = {names.key(name), names.key(but)}
        others = (who.name for key, who in self.here.items() if key not in own)
        return alike(name, others) is not None

    def at(self, code: str) -> list[PresentPerson]:
        """Return who sits at a table or watches, through any server."""
        return [who for who in self._people.at(code) if self._server.servers.lives(who.server)]

    def may_know(self, session: Session, code: str | None) -> bool:
        """Return whether a guest may hear of the table of a code: it is public, or they are at it."""
        if code is None or (session.room is not None and session.room.table.code == code):
            return True
        return (table := self._server.tables.known(code)) is not None and not table.private

    async def say_where(self, session: Session) -> None:
        """Tell all servers what has changed about a guest's presence; without a store they hear it later."""
        with contextlib.suppress(StoreError):
            await self.say(session)

    async def say(self, session: Session) -> None:
        """Publish the session's table, unless a newer connection has replaced it."""
        async with session.presence:
            while True:
                try:
                    await self.put(session, session.revision)
                    return
                except ConflictError:
                    entry = await self._server.store.get("present", names.key(session.name))
                if entry is None:  # it had expired
                    session.revision = 0
                elif json.loads(entry.value)["visit"] == session.visit:
                    session.revision = entry.revision
                else:
                    break
        await session.go("newer-connection")

    def of(self, session: Session) -> PresentPerson:
        """Return what all servers may know of a person who is here."""
        code, watching = session.place
        account = session.account
        return PresentPerson(
            session.name,
            session.visit,
            self._server.servers.own,
            code,
            watching,
            session.is_guest,
            session.proof,
            session.away,
            "" if account is None else account.identity,
            "" if account is None else account.tells_friends,
        )

    async def put(self, session: Session, revision: int | None) -> None:
        """Keep where a person is; ConflictError if they are there by another connection."""
        if session.gone:
            return
        present = self.of(session)
        key = names.key(session.name)
        session.revision = await self._server.store.put("present", key, written(present), revision)
        self.know(key, present)

    async def stay(self) -> None:
        """Store again and again who is here, and forget people who were not stored for long."""
        seconds = (BUCKETS["present"] or 0) / 1.5
        while True:
            await asyncio.sleep(seconds)
            try:
                await asyncio.gather(*map(self.say, self._server.connections.named()))
                known = {entry.key for entry in await self._server.store.entries("present")}
            except StoreError as error:
                _log.warning("presence cannot be published: %s", error.code)
                continue
            for key in self._people.keys() - known - set(self._server.connections.by_key):
                self.know(key, None)

    async def follow(self, changes: AsyncIterator[Change]) -> None:
        """Take in what all servers publish."""
        async for entry in changes:
            await self.changed(entry)

    async def changed(self, entry: Change) -> None:
        """Take in an entry; a connection of this server that it replaces ends."""
        present = present_from(entry)
        mine = self._server.connections.by_key.get(entry.key)
        if mine is not None and not mine.gone:
            async with mine.presence:  # then it is known which was first
                if present is None or present.visit == mine.visit or entry.revision < mine.revision:
                    return  # this server knows better
            await mine.go("newer-connection")
        self.know(entry.key, present)

    def know(self, key: str, present: PresentPerson | None) -> None:
        """Take that a person is here now, elsewhere, or gone, and tell the tables and friends concerned."""
        before = self._people.get(key)
        if before == present:
            return
        self._people.put(key, present)
        self._server.friends.moved(before, present)
        for code in {who.code for who in (before, present) if who is not None}:
            if code is not None and (room := self._server.lobby.rooms.get(code)) is not None:
                room.people_moved()
