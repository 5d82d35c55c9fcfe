"""A table with its people who are connected to this server: their coming and going, and their talk."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Any, Final

from access_uno.engine.values import Value
from access_uno.protocol import messages
from access_uno.server.live_match import LiveMatch
from access_uno.server.presence import Away
from access_uno.server.refusal import RefusedError
from access_uno.text import names

if TYPE_CHECKING:
    from access_uno.protocol.schema import Message
    from access_uno.server._table_list import TableEntry
    from access_uno.server.server import Server
    from access_uno.server.session import Session

_log = logging.getLogger(__name__)

LONGEST_TALK: Final = 200  # characters


def channel_of(code: str) -> str:
    """Return the channel for talk and other passing news of a table."""
    return f"table/{code}"


class Claim(Value):
    """A guest's request to the people at a table for the seat of a guest who is away."""

    name: str
    seat: str
    visit: str  # the connection that asks, and no later one of that name


class LiveTable:
    """A table on this server."""

    def __init__(self, server: Server, table: TableEntry) -> None:
        self.table = table
        self.match: LiveMatch | None = None
        self.sessions: dict[str, Session] = {}  # connected here, by the key of their names
        self._server = server
        self._rules = table.engine_rules()
        self._told: messages.Table | None = None  # the table as last told
        self._changing = asyncio.Lock()
        self._ending = False  # the end of the match is being stored
        self._hearing: asyncio.Task[None] | None = None
        self._claims: dict[str, Claim] = {}  # by the key of the asking guest's name

    async def open(self) -> None:
        """Begin to follow talk and the match."""
        feed = await self._server.store.hear(channel_of(self.table.code))

        async def hear() -> None:
            async for text in feed:
                self._heard(json.loads(text))

        self._hearing = asyncio.create_task(hear())
        await self.changed(self.table)

    def close(self) -> None:
        """End what goes on here: no person is here any more."""
        if self._hearing is not None:
            self._hearing.cancel()
        if self.match is not None:
            self.match.close()
            self.match = None

    async def changed(self, table: TableEntry) -> None:
        """Take a change of the table: a match has begun, people have come or gone."""
        async with self._changing:
            if table.progress < self.table.progress:
                return  # older than a change that was made here
            self.table = table
            if self.match is not None and (table.state == "waiting" or self.match.log != table.log):
                self.match.close()
                self.match = None
            if self.match is not None:
                self.match.people_moved()  # one of them may have given the match up
            elif table.state != "waiting":
                match = LiveMatch(table, self, self._server)
                await match.open()
                self.match = match
                self.tell()
                for session in self.sessions.values():
                    match.sit(session, session.watching, None)
        self.tell()

    def is_here(self, name: str) -> bool:
        """Return whether a player sits at this table and is there, through any server."""
        return self.away(name) == ""

    def away(self, name: str) -> Away | None:
        """Return why a player who is connected to this table counts as away; None: they are not connected."""
        present = self._server.presence.seated_at(name, self.table.code)
        return None if present is None or not self.table.has_seat_of(name) else present.away

    def leader(self) -> str:
        """Return who may begin the match: the owner, or while they are away who has sat here longest."""
        order = (self.table.owner, *self.table.people)
        return next((name for name in order if self.is_here(name)), self.table.owner)

    # Coming and going

    def enter(self, session: Session, since: int | None) -> None:
        """Let a person be here, at their seat or watching."""
        self.sessions[names.key(session.name)] = session
        session.send(self.told())
        if self.match is not None:
            self.match.sit(session, session.watching, since)
        self.tell()

    def leave(self, session: Session) -> None:
        """Let a person be no longer here."""
        if self.sessions.get(names.key(session.name)) is session:
            del self.sessions[names.key(session.name)]
            if self.match is not None:
                self.match.rise(session)
        self.tell()

    def people_moved(self) -> None:
        """Take that people are elsewhere than before, perhaps through another server."""
        if self.match is not None:
            self.match.people_moved()
        self.tell()

    # Telling

    def told(self) -> messages.Table:
        """Return the table as all may know it."""
        table, match = self.table, self.match
        watching = [person.name for person in self._server.presence.at(table.code) if person.watching]
        if match is None:
            players = [messages.Player(name, None, self.is_here(name)) for name in table.people]
        else:
            levels = zip(match.names, match.table.record.levels, match.table.levels, strict=True)
            players = [
                messages.Player(
                    name, now, self._is_played(name, now, person=first is None), match.hints_of(seat)
                )
                for seat, (name, first, now) in enumerate(levels)
            ]
        return messages.Table(
            code=table.code,
            owner=table.owner,
            state=table.state,
            rules=self._rules,
            seats=table.seats,
            computers=table.computers,
            free=table.free,
            players=tuple(players),
            watching=tuple(sorted(watching)),
            leader=self.leader(),
            private=table.private,
            level=table.level,
            chance=table.chance,
            hints=table.hints,
            waits=bool(table.fill),
        )

    def _is_played(self, name: str, level: str | None, person: bool) -> bool:
        """Return whether the player of a seat is there: a person, or the computer that it belongs to."""
        return self.is_here(name) if person and self.table.has_seat_of(name) else level is not None

    def tell(self) -> None:
        """Tell all here how the table is, if it is another than before."""
        told = self.told()
        if told != self._told:
            self._told = told
            self._send_all(told)

    def _send_all(self, message: Message) -> None:
        for session in list(self.sessions.values()):
            session.send(message)

    def over(self) -> None:
        if self.table.state == "playing" and not self._ending:
            self._ending = True
            self._server.keep(self._end(self.table))

    async def _end(self, table: TableEntry) -> None:
        await self._server.lobby.match_over(table)
        self._ending = False

    # Talk, and other passing news

    async def say(self, session: Session, text: str) -> None:
        """Say something to all at the table."""
        if self.silences(session.name):
            raise RefusedError("silenced")
        await self.tell_all(said=text, name=session.name)

    def silences(self, name: str) -> bool:
        """Return whether no person at this table is to hear a person."""
        return any(names.same(name, silenced) for silenced in self.table.silenced)

    def take_claim(self, name: str) -> Claim:
        """Return and remove the request of a newcomer; raise RefusedError without one."""
        claim = self._claims.pop(names.key(name), None)
        if claim is None:
            raise RefusedError("no-claim", name=name)
        return claim

    def _hear_claim(self, claim: Claim) -> None:
        self._claims[names.key(claim.name)] = claim
        for session in list(self.sessions.values()):
            if not session.watching and not session.ignores(claim.name):
                session.send(messages.Claims(claim.name, claim.seat))

    async def tell_all(self, **what: Any) -> None:
        """Tell this table at all servers something that `_heard` knows."""
        await self._server.store.tell(channel_of(self.table.code), json.dumps(what))

    def _heard(self, what: dict[str, Any]) -> None:
        match what:
            case {"said": text, "name": name}:
                for session in list(self.sessions.values()):
                    if not session.ignores(name):
                        session.hear(name, text)
            case {"nudged": name, "name": by}:
                nudged = self.sessions.get(names.key(name))
                if nudged is not None:
                    nudged.nudge(by)
            case {"again": name}:
                self._send_all(messages.Again(name))
            case {"given_up": name}:
                self._send_all(messages.GaveUp(name))
            case {"claims": seat, "name": name, "visit": visit}:
                self._hear_claim(Claim(name, seat, visit))
            case {"passed": seat, "step": step}:
                if self.match is not None:
                    self._server.begin(self.match.pass_on(seat, step))
            case {"removed": name, "code": code}:
                removed = self.sessions.get(names.key(name))
                if removed is not None:
                    self._server.begin(removed.put_out(code))
