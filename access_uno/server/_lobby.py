"""The tables of a server as people meet them: listed, opened, joined, watched, left, dealt at, put away."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import time
from collections.abc import AsyncIterator, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

from access_uno.engine.custom import CustomRuleError
from access_uno.engine.rules import BOOKS, MAX_PLAYERS, MIN_PLAYERS, RuleError, Rules, book_in
from access_uno.engine.setup import Setup, SetupError
from access_uno.protocol import answers, messages, wishes
from access_uno.protocol.game_json import rules_from
from access_uno.server._live_table import LiveTable
from access_uno.server._pages import page_of
from access_uno.server._table_list import TableEntry
from access_uno.server.ending import is_stale
from access_uno.server.limits import MOST_TABLES_OF_ACCOUNT
from access_uno.server.refusal import RefusedError
from access_uno.server.store import Change, ConflictError, StoreError
from access_uno.text import names
from access_uno.text.sanitize import shown

if TYPE_CHECKING:
    from access_uno.record import Record, Step
    from access_uno.server.live_match import LiveMatch
    from access_uno.server.presence import PresentPerson
    from access_uno.server.server import Server
    from access_uno.server.session import Session

_log = logging.getLogger(__name__)

SEED_BYTES: Final = 16  # too many for a player to try them all against their own hand
_PAGE: Final = 50  # tables in one answer
_LISTED_SECONDS: Final = 1.0
_LONG_TO_LIST: Final = 0.01  # seconds


class Lobby:
    """What people do with the tables of a server; `rooms` are those with people of this server, by code."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.rooms: dict[str, LiveTable] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # for each table
        self._public: list[TableEntry] = []  # as last listed,
        self._public_of, self._public_since = -1, 0.0  # of which version, and when,
        self._public_pause = 0.0  # and for how long it stays so

    def page_for(self, session: Session, page: int) -> answers.TablePage:
        """Return a page of the tables that a guest can go to: their own first, then where people are."""
        own = [table for table in self._server.tables.held_by(session.holder) if table.state != "ended"]
        codes = {table.code for table in own}
        found = [*own, *(table for table in self._public_tables() if table.code not in codes)]
        shown, page, pages = page_of(found, page, _PAGE)
        friends = self._server.friends.codes_of(session)
        listed = tuple(
            _listed(table, self._server.presence.at(table.code), table.code in codes, table.code in friends)
            for table in shown
        )
        return answers.TablePage(listed, page, pages)

    def _public_tables(self) -> list[TableEntry]:
        """Return the tables where all may sit down or watch people, those that begin soonest first.

        The list is sorted anew after each change and each second; less often, where that takes long.
        """
        now = time.monotonic()
        pause = _LISTED_SECONDS if self._public_of == self._server.tables.version else self._public_pause
        if now >= self._public_since + pause:
            public = [
                table
                for table in self._server.tables.all()
                if not table.private
                and table.state not in ("over", "ended")
                and (table.free or self._server.presence.at(table.code))
            ]
            public.sort(key=self._place_in_list)
            self._public, self._public_of, self._public_since = public, self._server.tables.version, now
            took = time.monotonic() - now
            self._public_pause = took * 20 if took > _LONG_TO_LIST else 0.0
        return self._public

    def _place_in_list(self, table: TableEntry) -> tuple[bool, bool, int, str]:
        """Return what orders the list: people there first, then free seats, then the fewest missing."""
        missing = table.seats - len(table.people) - table.computers
        is_empty = not self._server.presence.at(table.code)
        return is_empty, not table.free, 0 if table.fill else missing, table.code

    async def open(self, session: Session, wish: wishes.Play) -> answers.AtTable:
        """Open a table and sit down; one without open seats begins at once."""
        rules = wanted_rules(wish, session.language)
        computers = wish.computers if wish.computers is not None else 2 if wish.seats is None else 0
        seats = 1 + computers if wish.seats is None else wish.seats
        if not MIN_PLAYERS <= seats <= MAX_PLAYERS:
            raise RefusedError("wrong-seats", count=seats, least=MIN_PLAYERS, most=MAX_PLAYERS)
        if computers >= seats:
            raise RefusedError("wrong-seats", said="refused-no-own-seat", count=seats)
        try:
            Setup(rules, seats, seed=0).check()
        except SetupError as error:
            raise _wrong_rule(error.field, f"usage-rule-{error.code}", error.facts) from None
        with_others = seats > 1 + computers or wish.waits
        if wish.seed is not None and (with_others or not _is_number(wish.seed)):
            raise RefusedError("seed-with-others")
        self._check_tables(session, wish.private)
        await self.stand_up(session)
        table = await self._server.tables.open(
            session.holder,
            rules,
            seats=seats,
            computers=computers,
            fill=1 + computers if wish.waits else 0,
            level=wish.level,
            language=session.language,
            private=wish.private,
            chance=wish.chance or None,
            hints=wish.hints,
        )
        if table.free == 0 and not table.fill:
            table = await self._start(table, None if wish.seed is None else int(wish.seed))
        return await self._enter(session, table)

    def _check_tables(self, session: Session, private: bool) -> None:
        """Refuse a person to open one more table, if they have or open too many."""
        holder = session.holder
        own = [table for table in self._server.tables.held_by(holder) if table.is_owner(holder)]
        if sum(table.state not in ("over", "ended") for table in own) >= MOST_TABLES_OF_ACCOUNT:
            raise RefusedError("too-many-tables", count=MOST_TABLES_OF_ACCOUNT)
        if private:
            self._server.limits.check("private-tables", session.visitor.network)
        else:
            self._server.limits.check("tables", session.visitor.network, "too-many-public-tables")

    async def try_again(self, session: Session, match: LiveMatch, step: int) -> answers.AtTable:
        """Open a private table at which a match stands as it did after so many steps.

        Computers play at all other seats, and the match does not count.
        """
        replay, seat = match.second_try(session, step)
        assert replay.record is not None
        players = len(replay.record.names)
        self._check_tables(session, private=True)
        await self.stand_up(session)
        table = await self._server.tables.open(
            session.holder,
            replay.record.rules,
            seats=players,
            computers=players - 1,
            language=session.language,
            private=True,
            hints=True,
        )
        record = table.second_record(replay.record, seat, self._here())
        table = await self._begin_match(table, record, replay.steps, {})
        return await self._enter(session, table)

    async def join(self, session: Session, code: str, since: int | None) -> answers.AtTable:
        """Sit down at a table, at one's own seat or at a free one; with the last one the match begins."""
        now = time.time()

        def sit(table: TableEntry) -> TableEntry:
            if table.is_seat_of(session.holder):
                return table.but(visited=now) if is_stale(table, now) else table
            if table.has_seat_of(session.name):
                raise RefusedError("name-taken", name=session.name)
            if table.free == 0:
                if (seat := self._server.seats.waiting_for(session, table)) is not None:
                    raise RefusedError("seat-waits", code=table.code, name=seat)
                raise RefusedError("no-free-seat", code=table.code)
            return table.with_person(session.holder).but(visited=now)

        await self.table_of_code(session, code)
        if session.room is not None and session.room.table.code != code:
            await self.stand_up(session)
        table = await self._server.tables.change(code, sit)
        if table.state == "waiting" and table.free == 0 and not table.fill:
            table = await self._start(table)
        at_table = await self._enter(session, table, since=since)
        await self._server.friends.came_to(session, code)
        return at_table

    async def watch(self, session: Session, code: str) -> answers.AtTable:
        table = await self.table_of_code(session, code)
        if table.is_seat_of(session.holder) and table.state == "playing":
            raise RefusedError("own-table", code=code)  # they would see no more than they may, but seem away
        if session.room is None or session.room.table.code != code or not session.watching:
            await self.stand_up(session)
        return await self._enter(session, table, watching=True)

    async def table_of_code(self, session: Session, code: str) -> TableEntry:
        """Return the table of a code that was typed; RefusedError if there is none, or too many were wrong.

        Who has tried too often is told nothing of private tables, whether a code is right or not.
        """
        known = self._server.tables.known(code)
        if known is None:
            allowed = self._server.limits.allow("codes", session.visitor.network)
        else:
            listed = not known.private or known.is_seat_of(session.holder)
            allowed = listed or self._server.limits.has("codes", session.visitor.network)
        if not allowed:
            raise RefusedError("too-many-codes")
        return await self._server.tables.of(code)

    async def _enter(
        self, session: Session, table: TableEntry, watching: bool = False, since: int | None = None
    ) -> answers.AtTable:
        room = await self._room(table)
        if session.room is not room:
            self.leave_room(session)
        session.room, session.watching, session.came_from = room, watching, None
        await self._server.presence.say(session)
        if since is not None and room.match is not None:
            await room.match.reach(since)
        while not session.gone and self.rooms.get(table.code) is not room:  # the last one there has just left
            session.room = room = await self._room(table)
        if not session.gone:
            room.enter(session, since)
        return answers.AtTable(table.code)

    async def _room(self, table: TableEntry) -> LiveTable:
        """Return the table in this server; opened if no person here has been at it."""
        async with self._opening.setdefault(table.code, asyncio.Lock()):
            room = self.rooms.get(table.code)
            if room is None:
                room = LiveTable(self._server, table)
                await room.open()
                self.rooms[table.code] = room
            elif room.table != table:
                await room.changed(table)
            return room

    async def stand_up(self, session: Session) -> None:
        """Leave the table. Before and after a match the seat becomes free; during one, it waits."""
        room, session.room, session.watching = session.room, None, False
        if room is None:
            return
        if room.table.state == "waiting":  # the seat first, or the others would hear that they are away
            self._leave(session, room)
            await self._free_own_seat(session, room)
            await self._server.presence.say(session)
            return
        try:
            await self._server.presence.say(session)  # before a seat in a match is left: it is away once
        finally:
            self._leave(session, room)
        if room.table.state == "over":
            await self._free_own_seat(session, room)

    async def _free_own_seat(self, session: Session, room: LiveTable) -> None:
        if room.table.is_seat_of(session.holder):
            await self.free_seat(room.table.code, session.name)

    async def free_seat(self, code: str, name: str) -> None:
        """Free a seat at a table that does not play; remove a table without people."""

        def rise(table: TableEntry) -> TableEntry:
            free = table.state != "playing" and table.has_seat_of(name)
            return table.without_person(name) if free else table

        try:
            table = await self._server.tables.change(code, rise)
        except RefusedError:
            return  # it is gone already
        if not table.people:
            await self._server.tables.remove(table)

    async def give_seat_up(self, code: str, name: str) -> None:
        """Give a seat to a computer for good; a table without a person is removed."""
        table = await self._server.tables.change(code, lambda table: table.without_person(name))
        if (room := self.rooms.get(code)) is not None:
            await room.tell_all(given_up=name)
            await room.changed(table)
        if not table.people:
            await self._server.tables.remove(table)

    async def resign(self, session: Session, room: LiveTable) -> None:
        """Get up for good: during a match the seat is a computer's from then on."""
        if session.watching or not room.table.is_seat_of(session.holder):
            raise RefusedError("watching")
        if room.table.state != "playing":
            await self.stand_up(session)
            return
        await self.give_seat_up(room.table.code, session.name)
        await self.stand_up(session)

    def leave_room(self, session: Session) -> None:
        """Let a connection be at no table of this server; the seat stays as it is."""
        room, session.room, session.watching = session.room, None, False
        if room is not None:
            self._leave(session, room)

    def _leave(self, session: Session, room: LiveTable) -> None:
        room.leave(session)
        if not room.sessions and self.rooms.get(room.table.code) is room:
            del self.rooms[room.table.code]
            room.close()

    async def begin(self, session: Session, room: LiveTable) -> None:
        """Begin without the seats that are still free."""
        table = room.table
        if table.state == "playing":
            raise RefusedError("begun")
        self._check_leader(session, room)
        players = len(table.people) + table.computers
        if players < MIN_PLAYERS:
            raise RefusedError("too-few-players", least=MIN_PLAYERS)
        await self._start(table if table.fill else table.but(seats=players))
        self._note_use_of_office(session, table, "begins")

    async def set_computers(self, session: Session, room: LiveTable, wish: wishes.Computers) -> None:
        """Let so many computers take part, before the match begins."""
        self._check_leader(session, room)

        def fill(table: TableEntry) -> TableEntry:
            if table.state == "playing":
                raise RefusedError("begun")
            players = len(table.people) + wish.count
            if players > table.seats:
                raise RefusedError("wrong-seats", count=players, least=MIN_PLAYERS, most=table.seats)
            return table.with_computers(wish.count, wish.level or table.level)

        await room.changed(await self._server.tables.change(room.table.code, fill))

    async def again(self, session: Session, room: LiveTable) -> None:
        """After a match: another one at the same table."""
        if room.match is not None and room.match.table.waiting_for.what == "over":
            # So that a quick player need not wait until its log is put away:
            await self._mark_over(room.table)
        table = await self._server.tables.of(room.table.code)
        if table.state == "playing":
            raise RefusedError("begun")
        if not table.is_seat_of(session.holder):
            raise RefusedError("watching")
        if len(table.people) + table.computers < MIN_PLAYERS:
            raise RefusedError("too-few-players", least=MIN_PLAYERS)
        await room.tell_all(again=session.name)
        await self._start(table)

    def matches_of(self, session: Session) -> tuple[answers.OwnMatch, ...]:
        """Return the matches in which a person has a seat."""
        own = self._server.tables.held_by(session.holder)
        return tuple(answers.OwnMatch(table.code, table.people) for table in own if table.state == "playing")

    async def _start(self, table: TableEntry, seed: int | None = None) -> TableEntry:
        """Deal: the record begins, and then all hear of it. A second call has no effect."""
        if seed is None:
            seed = int.from_bytes(os.urandom(SEED_BYTES))
        record = table.record(seed, self._here())
        identities = await self._server.standing.identities(table)
        await self._server.standing.begins(record, f"{table.code}/{table.match + 1}", identities)
        return await self._begin_match(table, record, (), identities)

    def _here(self) -> list[str]:
        """Return the names of all who are connected."""
        return [who.name for who in self._server.presence.here.values()]

    async def _begin_match(
        self,
        table: TableEntry,
        record: Record,
        steps: Iterable[tuple[int, Step]],
        identities: Mapping[str, str],
    ) -> TableEntry:
        """Store a record with its first steps, and let all at the table play it."""
        number = table.match + 1
        lines = [record.header(), *(record.step(seat, step) for seat, step in steps)]
        with contextlib.suppress(ConflictError):  # another server did
            for place, line in enumerate(lines):
                await self._server.store.append(f"{table.code}/{number}", place, line.strip())

        def playing(now: TableEntry) -> TableEntry:
            if now.match >= number:
                return now
            dealt = {**now.guests, **table.guests}
            playing = now.but(state="playing", match=number, seats=table.seats, dealt=dealt)
            return playing.but(identities=identities)

        table = await self._server.tables.change(table.code, playing)
        if (room := self.rooms.get(table.code)) is not None:
            await room.changed(table)
        return table

    async def match_over(self, table: TableEntry) -> None:
        """End a match: its log is complete.

        Until that is stored, the table plays, and this is tried again.
        """
        try:
            await self._server.store.finish(table.log)
            await self._server.standing.add(table)
            await self._mark_over(table)
        except (RefusedError, StoreError) as error:
            _log.warning("the end of %s could not be kept: %s", table.log, error)

    async def _mark_over(self, table: TableEntry) -> None:
        def over(now: TableEntry) -> TableEntry:
            return now.but(state="over").filled() if now.match == table.match else now

        await self._server.tables.change(table.code, over)

    async def remove(self, session: Session, room: LiveTable, name: str) -> None:
        """Send a person away before the match begins."""
        self._check_leader(session, room)
        if room.table.state == "playing":
            raise RefusedError("begun")
        if names.same(name, session.name) or not room.table.has_seat_of(name):
            raise RefusedError("nobody-of-that-name", name=name)
        await self.free_seat(room.table.code, name)
        await room.tell_all(removed=name, code="removed")
        self._note_use_of_office(session, room.table, "removes", name)

    async def silence(self, session: Session, room: LiveTable, name: str, on: bool) -> None:
        """Let no person at a table hear another one, or again: for its owner."""
        self._check_owner(session, room.table)
        key = names.key(name)

        def silence(table: TableEntry) -> TableEntry:
            others = tuple(other for other in table.silenced if other != key)
            return table.but(silenced=(*others, key) if on else others)

        await self._server.tables.change(room.table.code, silence)
        self._note_use_of_office(session, room.table, "silences" if on else "lets-talk", name)

    def _check_owner(self, session: Session, table: TableEntry) -> None:
        if not table.is_owner(session.holder) and not session.is_admin:
            raise RefusedError("not-owner", name=table.owner)

    def _note_use_of_office(self, session: Session, table: TableEntry, does: str, name: str = "") -> None:
        """Note what a guest could do at a table of other people only as an administrator."""
        if session.is_admin and not table.is_owner(session.holder):
            what, where = (name, table.code) if name else (table.code, "")
            self._server.moderation.note(session, does, what, where)

    def _check_leader(self, session: Session, room: LiveTable) -> None:
        leads = names.same(room.leader(), session.name) and room.table.is_seat_of(session.holder)
        if not leads:
            self._check_owner(session, room.table)

    async def tell_ended(self, session: Session) -> None:
        """Tell a guest once which of their tables have ended while they were not here."""
        if session.account is not None and session.account.ended:
            tables = await self._server.accounts.take_ended(session.name)
            session.account = session.account.but(ended=())
            if tables:
                ended = [messages.EndedTable(table["code"], tuple(table["people"])) for table in tables]
                session.send(messages.Ended(tuple(ended)))

    async def follow(self, changes: AsyncIterator[Change]) -> None:
        """Take in what changes about tables; the people here hear of theirs."""
        async for entry in changes:
            table = self._server.tables.heard(entry)
            room = self.rooms.get(entry.key)
            if room is None:
                continue
            try:
                if table is not None:
                    await room.changed(table)
                else:
                    for session in list(room.sessions.values()):
                        await session.put_out("closed")
            except StoreError as error:
                _log.error("the table %s cannot be followed: %s", entry.key, error)


def wanted_rules(wish: wishes.Play, language: str) -> Rules:
    """Return the rules of a table that is to be opened; raise RefusedError if they are invalid."""
    rulebook = wanted_rulebook(wish.rulebook, language)
    try:
        return rules_from({"rulebook": rulebook, "rules": wish.rules, "custom_rule": wish.custom_rule})
    except RuleError as error:
        raise _wrong_rule(error.option, f"usage-rule-{error.code}", error.facts) from None
    except CustomRuleError as error:
        facts = {"place": error.place, "text": shown(error.text), "nearest": error.nearest or "none"}
        raise _wrong_rule("custom_rule", f"error-custom-{error.code}", facts) from None


def wanted_rulebook(name: str | None, language: str) -> str:
    """Return a rulebook, by default that of a language; raise RefusedError if there is none of the name."""
    rulebook = book_in(language).rules.rulebook if name is None else name
    if rulebook not in BOOKS:
        raise RefusedError("unknown-rulebook", name=rulebook, allowed=list(BOOKS))
    return rulebook


def _wrong_rule(option: str, said: str, facts: Mapping[str, Any]) -> RefusedError:
    """Return the refusal of invalid rules, as a command line tells it too."""
    return RefusedError("wrong-rule", said=said, **{**facts, "option": option[:40]})


def _is_number(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) <= 18


def _listed(table: TableEntry, present: list[PresentPerson], own: bool, friend: bool) -> answers.Listed:
    return answers.Listed(
        code=table.code,
        owner=table.owner,
        state=table.state,
        rulebook=table.rules["rulebook"],
        free=table.free,
        people=table.people,
        mine=own,
        seats=table.seats,
        computers=table.computers,
        here=tuple(sorted(person.name for person in present if not person.watching)),
        watching=sum(person.watching for person in present),
        private=table.private,
        friend=friend,
    )
