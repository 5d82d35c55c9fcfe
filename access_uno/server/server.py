"""A server: people who are elsewhere sit at its tables together. Every front end speaks to a session of it.

All servers of one store are one house. Who is present, and at which table, stands in the store, so that each
of them knows.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Mapping
from typing import TYPE_CHECKING, Any, Final
from weakref import WeakValueDictionary

from access_uno.engine.custom import CustomRuleError
from access_uno.engine.rules import BOOKS, MAX_PLAYERS, MIN_PLAYERS, RuleError, Rules, book_in
from access_uno.engine.setup import Setup, SetupError
from access_uno.protocol import answers, messages, wishes
from access_uno.protocol.game_json import rules_from
from access_uno.protocol.schema import Message
from access_uno.server._bans import Bans
from access_uno.server._cluster import Cluster
from access_uno.server._live_table import LiveTable
from access_uno.server._table_list import TableEntry, TableList
from access_uno.server._watched_store import WatchedStore
from access_uno.server.accounts import Account, Accounts, check_name
from access_uno.server.ending import Ending, is_stale
from access_uno.server.friends import Friends
from access_uno.server.guest_seats import GuestSeats
from access_uno.server.limits import (
    MOST_SESSIONS,
    MOST_SESSIONS_OF_ADDRESS,
    MOST_TABLES_OF_ACCOUNT,
    PLACES_KEPT,
    RATES,
    Limits,
    Rate,
    What,
)
from access_uno.server.live_match import SEED_BYTES, LiveMatch, new_record
from access_uno.server.looks import alike, why_not
from access_uno.server.members import Listed, Members
from access_uno.server.meters import Meters
from access_uno.server.moderation import Moderation
from access_uno.server.presence import PresentPeople, PresentPerson, present_from
from access_uno.server.refusal import RefusedError
from access_uno.server.session import NewConnection, Session
from access_uno.server.standing import Standing
from access_uno.server.store import BUCKETS, ConflictError, Entry, Store, StoreError
from access_uno.server.turns import Turns
from access_uno.text import names
from access_uno.text.sanitize import shown
from access_uno.words import Teller, Words, languages, words_of
from access_uno.words.options import computer_names

if TYPE_CHECKING:
    from access_uno.engine.position import Refusal

_log = logging.getLogger(__name__)

PAGE: Final = 50  # tables in one answer
_LISTED_SECONDS: Final = 1.0
_LONG_TO_LIST: Final = 0.01  # seconds
_ANNOUNCED: Final = "house"  # the channel for all servers
_KEEP_SECONDS: Final = 3.0  # for which a closing server waits for its store
_LAST_CALL_SECONDS: Final = 10  # before a server closes people hear of it once more
_GUESTS_GIVE_WAY_SECONDS: Final = 3.0  # until a guest with an account's name must have another one


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
        self.turns = Turns(self.limits)
        self.ending = Ending(self)
        self.seats = GuestSeats(self)
        self.friends = Friends(self)
        self.standing = Standing(self)
        self._people = PresentPeople()  # through any server
        self.rooms: dict[str, LiveTable] = {}
        self._sessions: dict[str, Session] = {}  # connected here, by the key of the name
        self._nameless: set[Session] = set()
        self._places: Counter[str] = Counter()  # here, by the network that they came from
        self._public: list[TableEntry] = []  # as last listed,
        self._public_of, self._public_since = -1, 0.0  # of which version, and when,
        self._public_pause = 0.0  # and for how long it stays so
        self.bans = Bans(self.store)
        self.moderation = Moderation(self)
        self._tasks: set[asyncio.Task[None]] = set()
        self._keeping: set[asyncio.Task[None]] = set()
        self._closing = False
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # for each table

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
            await self._present_changed(entry)
        if self.store.shared:
            self.begin(self._follow_servers(await self.servers.follow()))
            self.begin(self.servers.live())
        self.begin(self._follow_present(changes[0]))
        self.begin(self._follow_tables(changes[1]))
        self.begin(self._follow_bans(await self.bans.follow()))
        self.begin(self._hear(await self.store.hear(_ANNOUNCED)))
        self.begin(self._stay_present())
        self.begin(self.ending.run())
        self.begin(self.seats.free_forgotten())

    async def drain(self, seconds: int) -> None:
        """Let no one in any more, tell all who are here when the server closes, and wait until then.

        Return as soon as no one is here.
        """
        self._closing = True
        if self.store.shared:
            await self.servers.go()
        for left in range(seconds, 0, -1):
            if left in (seconds, _LAST_CALL_SECONDS):
                self._tell_closes(left)
            if not self._sessions and not self._nameless:
                return
            await asyncio.sleep(1)

    def _tell_closes(self, seconds: int) -> None:
        for session in [*self._sessions.values(), *self._nameless]:
            session.send(messages.Closes(seconds, session.words.text("house-closes", seconds=seconds)))

    async def close(self) -> None:
        """Tell all who are here that the server ends, and where they can go on; keep all that there is."""
        if self.store.shared and not self._closing:
            await self.servers.go()
        self._closing = True
        await self._kept()
        for session in [*self._sessions.values(), *self._nameless]:
            self.keep(session.go("server-ends", **self._where_else()))
        await self._kept()
        for task in self._tasks:
            task.cancel()
        for room in list(self.rooms.values()):
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

    def words(self, language: str) -> Words:
        """Return the words of a language, made once."""
        return words_of(language)

    @property
    def is_closing(self) -> bool:
        """Whether no one comes in any more."""
        return self._closing

    def session_of(self, name: str) -> Session | None:
        """Return the connection of a person to this server; None if they are not here."""
        return self._sessions.get(names.key(name))

    def people_by_way(self) -> Counter[str]:
        """Return how many people are connected here, by their way in."""
        return Counter(session.visitor.way for session in (*self._sessions.values(), *self._nameless))

    def _tell_store(self, is_silent: bool) -> None:
        """Tell all who are here that the store does not answer, or that it does again."""
        for session in [*self._sessions.values(), *self._nameless]:
            session.send(messages.Store(not is_silent))

    # Presence

    async def enter(
        self, visitor: NewConnection, send: Callable[[Message], None], close: Callable[[], None]
    ) -> Session:
        """Let a new connection in, and return its session. RefusedError if it may not come in."""
        try:
            return await self._enter_house(visitor, send, close)
        except RefusedError as refused:
            self.meters.refusals[refused.code] += 1
            raise

    async def _enter_house(
        self, visitor: NewConnection, send: Callable[[Message], None], close: Callable[[], None]
    ) -> Session:
        if self._closing:
            raise RefusedError("server-ends")
        known = await self._known_account(visitor)
        self._take_place(visitor, known)
        try:
            account = known if known is not None else await self._new_account(visitor)
            session = Session(self, visitor, account, send, close)
            session.is_new = known is None
            if visitor.fingerprint is not None:
                await self.bans.note_origin(visitor.fingerprint, visitor.network)
            if account is not None:
                await self._arrive(session)
            elif visitor.fingerprint is not None or not await self._arrive_as_guest(session):
                self._nameless.add(session)
        except (RefusedError, StoreError):
            self._free_place(visitor)
            raise
        self.moderation.note_visit(session, comes=True)
        session.greet()
        return session

    async def _known_account(self, visitor: NewConnection) -> Account | None:
        """Return the account of a key, None if it has none; raise RefusedError if the visitor is kept out."""
        fingerprint = visitor.fingerprint
        if fingerprint is None and not self.allows_guests:
            raise RefusedError("no-guests")
        if fingerprint is not None and self.members is not None and not await self.members.has(fingerprint):
            raise RefusedError("members-only")
        known = None if fingerprint is None else await self.accounts.of_key(fingerprint)
        if known is not None and known.banned and fingerprint not in self.admins:
            raise RefusedError("banned")
        if known is None and self.bans.holds(visitor.network):  # others come from there, too
            raise RefusedError("banned")
        return known

    def _take_place(self, visitor: NewConnection, account: Account | None) -> None:
        """Count a session; RefusedError if there is no place for it.

        Some places are kept for members, and for accounts whose seat waits, and one more than all is always
        there for an administrator. A new connection of an account that is here takes the old one's.
        """
        is_here = account is not None and names.key(account.name) in self._sessions
        if visitor.fingerprint not in self.admins and not is_here:
            is_member = self.members is not None and visitor.fingerprint is not None
            awaited = account is not None and (is_member or self.tables.wait_for(account.name))
            if self._places.total() >= MOST_SESSIONS - (1 if awaited or is_member else PLACES_KEPT):
                raise RefusedError("house-full")
            if not awaited and self._places[visitor.network] >= MOST_SESSIONS_OF_ADDRESS:
                raise RefusedError("address-full")
        self._places[visitor.network] += 1

    def _free_place(self, visitor: NewConnection) -> None:
        self._places[visitor.network] -= 1
        if not self._places[visitor.network]:
            del self._places[visitor.network]

    async def _new_account(self, visitor: NewConnection) -> Account | None:
        """Return an account for an unknown key; None for guests, and if another name must be chosen first."""
        if visitor.fingerprint is None:
            return None
        try:
            return await self._create_account(visitor, visitor.name)
        except RefusedError as refused:
            if refused.code == "too-many-accounts":
                raise
            return None

    async def _create_account(self, visitor: NewConnection, name: str) -> Account:
        assert visitor.fingerprint is not None
        if not self.limits.allow("accounts", visitor.network):
            raise RefusedError("too-many-accounts")
        try:
            return await self.accounts.create(name, visitor.fingerprint, self.belongs_to_guest)
        except (RefusedError, StoreError):
            self.limits.give_back("accounts", visitor.network)
            raise

    async def belongs_to_guest(self, name: str, but: str = "") -> bool:
        """Return whether a guest has this name here, or a seat belongs to it, at any server."""
        there = present_from(await self.store.get("present", names.key(name)))
        is_here = there is not None and there.guest and self.servers.lives(there.server)
        return is_here or self.tables.seated(name) or self._has_alike(name, but)

    async def _arrive_as_guest(self, session: Session) -> bool:
        """Give a guest the name that they came with, or with a number behind it; False if it can be none."""
        wanted = session.visitor.name
        if why_not(wanted) is not None:
            return False
        for number in range(1, 100):
            name = names.tidy(f"{wanted[: names.LONGEST - 4]} {number}" if number > 1 else wanted)
            with contextlib.suppress(RefusedError):
                await self._name_guest(session, name)
                return True
        return False

    async def _name_guest(self, session: Session, name: str) -> None:
        """Let a guest be here under a name; RefusedError if another person has it, now or for good."""
        taken = RefusedError("name-taken", name=name)
        if self.has(name) or self._has_alike(name) or self.tables.seated(name):
            raise taken
        if await self._is_accounts(name):
            raise taken
        await self._arrive_as(session, Account(name))
        if self._has_alike(name) or await self._is_accounts(name):  # that came at the same moment
            await self._depart(session)
            session.account = None
            raise taken

    async def _is_accounts(self, name: str) -> bool:
        """Return whether an account has this name, or one that looks like it."""
        return await self.accounts.named(name) is not None or await self.accounts.look_alike(name) is not None

    async def name(self, session: Session, name: str) -> None:
        """Give a name to a session that has none."""
        fingerprint = session.visitor.fingerprint
        if fingerprint is not None:  # which may have got an account by another connection meanwhile
            known = await self.accounts.of_key(fingerprint)
            account = known if known is not None else await self._create_account(session.visitor, name)
            await self._gets_account(session, account)
        else:
            await self._name_guest(session, check_name(name))
            self._nameless.discard(session)

    async def device(self, session: Session, code: str) -> None:
        """Add a key without an account to the account of a code."""
        if not self.limits.allow("codes", session.visitor.network):  # so that not all codes can be tried
            raise RefusedError("too-many-codes")
        assert session.visitor.fingerprint is not None
        if (known := await self.accounts.of_key(session.visitor.fingerprint)) is not None:
            raise RefusedError("has-name", name=known.name)
        await self._gets_account(session, await self.accounts.accept(code, session.visitor.fingerprint))

    async def _gets_account(self, session: Session, account: Account) -> None:
        if account.banned:
            await session.go("banned")
            return
        await self._arrive_as(session, account)
        self._nameless.discard(session)

    async def _arrive_as(self, session: Session, account: Account) -> None:
        """Arrive under the name of an account; if that cannot be, the guest is as before."""
        before, session.account = session.account, account
        try:
            await self._arrive(session)
        except (RefusedError, StoreError):
            session.account = before
            raise

    async def _arrive(self, session: Session) -> None:
        """Be here under one's name, through whatever server; RefusedError if another person is.

        A guest under the name of an account has come at the moment when the account was made, and gives way.
        """
        gives_way_until = time.monotonic() + (0 if session.proof else _GUESTS_GIVE_WAY_SECONDS)
        while True:
            try:
                await self._be_here(session)
                return
            except RefusedError:
                if time.monotonic() >= gives_way_until:
                    raise
            await asyncio.sleep(_GUESTS_GIVE_WAY_SECONDS / 100)

    async def _be_here(self, session: Session) -> None:
        """Be here instead of an older connection of the account, or of this visit of a guest."""
        key = names.key(session.name)
        session.visit = secrets.token_hex(8)
        while (older := self._sessions.get(key)) is not None:
            if (older.visitor.fingerprint is None, older.proof) != _identity(session):
                raise RefusedError("name-taken", name=session.name)
            await older.go("newer-connection")
        self._sessions[key] = session
        has_arrived = False
        try:
            async with session.presence:
                await self._claim(session, key)
            has_arrived = not session.gone
        finally:
            if not has_arrived and self._sessions.get(key) is session:
                del self._sessions[key]

    async def _claim(self, session: Session, key: str) -> None:
        """Say that a guest is present, where that says no other person whose server lives."""
        while not session.gone:
            entry = await self.store.get("present", key)
            there = present_from(entry)
            lives = there is not None and self.servers.lives(there.server)
            if lives and there is not None and there.is_another_than(*_identity(session)):
                raise RefusedError("name-taken", name=session.name)
            revision = 0 if entry is None or there is None else entry.revision
            with contextlib.suppress(ConflictError):
                await self._put_present(session, revision)
                return

    async def leave(self, session: Session, stays: bool = False) -> None:
        """End a connection. A guest's place at a table that does not play is free then, unless they stay."""
        if session.gone:
            return
        session.gone = True
        self.moderation.note_visit(session, comes=False)
        self._free_place(session.visitor)
        self._nameless.discard(session)
        table = session.room.table if session.room is not None else None
        await self._depart(session)
        if (
            table is not None
            and session.proof
            and not stays
            and table.is_seat_of(session.name, session.proof)
        ):
            with contextlib.suppress(StoreError):  # else it becomes free when the guest is forgotten
                await self.free_seat(table.code, session.name)

    async def rename_guest(self, session: Session, name: str, seat_code: str) -> None:
        """Let a guest go on under another name, as another visit; RefusedError if the name is taken."""
        assert session.account is not None
        before = session.seat_code
        await self.stand_up(session)
        await self._depart(session)
        session.take_seat_code(seat_code)
        try:
            await self._arrive_as(session, session.account.but(name=name))
        except (RefusedError, StoreError):
            session.take_seat_code(before)
            await self._arrive(session)
            raise
        session.send(messages.Named(name))

    async def _depart(self, session: Session) -> None:
        """Be here no more under one's name."""
        key = names.key(session.name)
        present = self._people.get(key)
        is_newest = present is not None and present.visit == session.visit
        if is_newest:
            self._know_present(key, None)
        self._leave_room(session)
        if self._sessions.get(key) is session:
            del self._sessions[key]
            if is_newest:
                async with session.presence:
                    # They may have come in elsewhere by now; what cannot be deleted is forgotten with time.
                    with contextlib.suppress(ConflictError, StoreError):
                        await self.store.delete("present", key, session.revision)

    async def move_account(self, session: Session, account: Account) -> None:
        """Let a connection go on under the new name of its account."""
        await self._depart(session)
        await self._arrive_as(session, account)

    async def give_seat_up(self, code: str, name: str) -> None:
        """Give a seat to a computer for good; a table without a person is removed."""
        table = await self.tables.change(code, lambda table: table.without_person(name))
        if (room := self.rooms.get(code)) is not None:
            await room.tell_given_up(name)
            await room.changed(table)
        if not table.people:
            await self.tables.remove(table)

    async def change_account(self, session: Session, **changes: Any) -> None:
        """Change what stands in an account; of a guest it is forgotten with them."""
        assert session.account is not None
        if session.account.guest:
            session.account = session.account.but(**changes)
        else:
            session.account = await self.accounts.change(session.name, **changes)

    def who(self, session: Session) -> tuple[answers.Person, ...]:
        """Return who are connected, and where; where a table is private only its own people know."""
        return tuple(
            answers.Person(
                present.name,
                present.code if self.may_know(session, present.code) else None,
                present.watching,
                present.guest,
            )
            for _, present in sorted(self.present.items())
        )

    @property
    def present(self) -> dict[str, PresentPerson]:
        """Return who is present, through any living server, by the key of the name."""
        return {key: who for key, who in self._people.items() if self.servers.lives(who.server)}

    def seated_at(self, name: str, code: str) -> PresentPerson | None:
        """Return a player who is connected to a table to sit there, through any server."""
        present = self._people.get(names.key(name))
        if present is None or present.code != code or present.watching:
            return None
        return present if self.servers.lives(present.server) else None

    def thinks_for(self, code: str) -> bool:
        """Return whether this server thinks for the computer players of a table.

        Every server with a person at the table could; all servers choose the same one, if they know
        of each other. If not, the log decides: the first append wins.
        """
        servers = {who.server for who in self._people.at(code)}
        return self.servers.chosen(code, servers) == self.servers.own

    def has(self, name: str) -> bool:
        """Return whether a person of this name is here."""
        return self.person(name) is not None

    def person(self, name: str) -> PresentPerson | None:
        """Return the person of this name who is here, through any living server."""
        present = self._people.get(names.key(name))
        return present if present is not None and self.servers.lives(present.server) else None

    def _has_alike(self, name: str, but: str = "") -> bool:
        """Return whether another person is here whose name looks like this one; `but` is the asking one."""
        own = {names.key(name), names.key(but)}
        others = (who.name for key, who in self.present.items() if key not in own)
        return alike(name, others) is not None

    def sessions(self) -> list[Session]:
        """Return all who are connected here and have a name."""
        return list(self._sessions.values())

    def may_know(self, session: Session, code: str | None) -> bool:
        if code is None or (session.room is not None and session.room.table.code == code):
            return True
        return (table := self.tables.known(code)) is not None and not table.private

    async def say_where(self, session: Session) -> None:
        """Tell all servers what has changed about a guest's presence; without a store they hear it later."""
        with contextlib.suppress(StoreError):
            await self._say_present(session)

    async def _say_present(self, session: Session) -> None:
        """Publish the session's table, unless a newer connection has replaced it."""
        async with session.presence:
            while True:
                try:
                    await self._put_present(session, session.revision)
                    return
                except ConflictError:
                    entry = await self.store.get("present", names.key(session.name))
                if entry is None or entry.value is None:  # it had expired
                    session.revision = 0
                elif json.loads(entry.value)["visit"] == session.visit:
                    session.revision = entry.revision
                else:
                    break
        await session.go("newer-connection")

    async def _put_present(self, session: Session, revision: int | None) -> None:
        """Keep where a person is; ConflictError if they are there by another connection."""
        if session.gone:
            return
        code = session.room.table.code if session.room is not None else None
        is_guest, proof = _identity(session)
        own = self.servers.own
        account = session.account
        present = PresentPerson(
            session.name,
            session.visit,
            own,
            code,
            session.watching,
            is_guest,
            proof,
            session.away,
            "" if account is None else account.identity,
            "" if account is None else account.tells_friends,
        )
        fields = {field: getattr(present, field) for field in present.__match_args__}
        key = names.key(session.name)
        session.revision = await self.store.put("present", key, json.dumps(fields), revision)
        self._know_present(key, present)

    async def _stay_present(self) -> None:
        """Store again and again who is here, and forget people who were not stored for long."""
        seconds = (BUCKETS["present"] or 0) / 1.5
        while True:
            await asyncio.sleep(seconds)
            try:
                await asyncio.gather(
                    *(self._say_present(session) for session in list(self._sessions.values()))
                )
                known = {entry.key for entry in await self.store.entries("present")}
            except StoreError as error:
                _log.warning("presence cannot be published: %s", error.code)
                continue
            for key in self._people.keys() - known - set(self._sessions):
                self._know_present(key, None)

    async def _follow_present(self, changes: AsyncIterator[Any]) -> None:
        async for entry in changes:
            await self._present_changed(entry)

    async def _present_changed(self, entry: Entry) -> None:
        present = present_from(entry)
        mine = self._sessions.get(entry.key)
        if mine is not None and not mine.gone:
            async with mine.presence:  # then it is known which was first
                if present is None or present.visit == mine.visit or entry.revision < mine.revision:
                    return  # this server knows better
            await mine.go("newer-connection")
        self._know_present(entry.key, present)

    def _know_present(self, key: str, present: PresentPerson | None) -> None:
        before = self._people.get(key)
        if before == present:
            return
        self._people.put(key, present)
        self.friends.moved(before, present)
        for code in {who.code for who in (before, present) if who is not None}:
            if code is not None and (room := self.rooms.get(code)) is not None:
                room.people_moved()

    # The other servers

    async def _follow_servers(self, changes: AsyncIterator[Entry]) -> None:
        async for entry in changes:
            self.servers.heard(entry)

    def _servers_changed(self) -> None:
        """Take that a server has come or gone, and with it all who are connected there."""
        for room in list(self.rooms.values()):
            room.people_moved()
        for session in list(self._sessions.values()):
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

    # Tables

    def tables_for(self, session: Session, page: int) -> answers.TablePage:
        """Return a page of the tables that a guest can go to: their own first, then where people are."""
        own = [
            table
            for table in self.tables.of_person(session.name)
            if table.is_seat_of(session.name, session.proof) and table.state != "ended"
        ]
        codes = {table.code for table in own}
        found = [*own, *(table for table in self._public_tables() if table.code not in codes)]
        pages = max(1, -(-len(found) // PAGE))
        friends = self.friends.codes_of(session)
        listed = tuple(
            _listed(table, self.people_at(table.code), table.code in codes, table.code in friends)
            for table in found[(page - 1) * PAGE : page * PAGE]
        )
        return answers.TablePage(listed, page, pages)

    def _public_tables(self) -> list[TableEntry]:
        """Return the tables where all may sit down or watch people, those that begin soonest first.

        The list is sorted anew after each change and each second; less often, where that takes long.
        """
        now = time.monotonic()
        pause = _LISTED_SECONDS if self._public_of == self.tables.version else self._public_pause
        if now >= self._public_since + pause:
            public = [
                table
                for table in self.tables.all()
                if not table.private
                and table.state not in ("over", "ended")
                and (table.free or self._people.at(table.code))
            ]
            public.sort(key=self._place_in_list)
            self._public, self._public_of, self._public_since = public, self.tables.version, now
            took = time.monotonic() - now
            self._public_pause = took * 20 if took > _LONG_TO_LIST else 0.0
        return self._public

    def _place_in_list(self, table: TableEntry) -> tuple[bool, bool, int, str]:
        """Return what orders the list: people there first, then free seats, then the fewest missing."""
        missing = table.seats - len(table.people) - table.computers
        return not self._people.at(table.code), not table.free, 0 if table.fill else missing, table.code

    def people_at(self, code: str) -> list[PresentPerson]:
        """Return who sits at a table or watches, through any server."""
        return [who for who in self._people.at(code) if self.servers.lives(who.server)]

    async def open_table(self, session: Session, wish: wishes.Play) -> str:
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
        own = [
            table for table in self.tables.of_person(session.name) if names.same(table.owner, session.name)
        ]
        if sum(table.state not in ("over", "ended") for table in own) >= MOST_TABLES_OF_ACCOUNT:
            raise RefusedError("too-many-tables", count=MOST_TABLES_OF_ACCOUNT)
        if not wish.private and not self.limits.allow("tables", session.visitor.network):
            raise RefusedError("too-many-public-tables")
        if wish.private and not self.limits.allow("private-tables", session.visitor.network):
            raise RefusedError("too-often")
        await self.stand_up(session)
        table = await self.tables.open(
            session.name,
            rules,
            proof=session.proof,
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
        await self._enter(session, table, watching=False, since=None)
        return table.code

    async def join(self, session: Session, code: str, since: int | None) -> str:
        """Sit down at a table, at one's own seat or at a free one; with the last one the match begins."""
        now = time.time()

        def sit(table: TableEntry) -> TableEntry:
            if table.is_seat_of(session.name, session.proof):
                return table.but(visited=now) if is_stale(table, now) else table
            if table.has_seat_of(session.name):
                raise RefusedError("name-taken", name=session.name)
            if table.free == 0:
                if (seat := self.seats.waiting_for(session, table)) is not None:
                    raise RefusedError("seat-waits", code=table.code, name=seat)
                raise RefusedError("no-free-seat", code=table.code)
            return table.with_person(session.name, session.proof).but(visited=now)

        await self.table_of_code(session, code)
        if session.room is not None and session.room.table.code != code:
            await self.stand_up(session)
        table = await self.tables.change(code, sit)
        if table.state == "waiting" and table.free == 0 and not table.fill:
            table = await self._start(table)
        await self._enter(session, table, watching=False, since=since)
        await self.friends.came_to(session, code)
        return code

    async def watch(self, session: Session, code: str) -> str:
        """Look on at a table."""
        table = await self.table_of_code(session, code)
        if table.is_seat_of(session.name, session.proof) and table.state == "playing":
            raise RefusedError("own-table", code=code)  # they would see no more than they may, but seem away
        if session.room is None or session.room.table.code != code or not session.watching:
            await self.stand_up(session)
        await self._enter(session, table, watching=True, since=None)
        return code

    async def table_of_code(self, session: Session, code: str) -> TableEntry:
        """Return the table of a code that was typed; RefusedError if there is none, or too many were wrong.

        Who has tried too often is told nothing of private tables, whether a code is right or not.
        """
        known = self.tables.known(code)
        if known is None:
            allowed = self.limits.allow("codes", session.visitor.network)
        else:
            listed = not known.private or known.is_seat_of(session.name, session.proof)
            allowed = listed or self.limits.has("codes", session.visitor.network)
        if not allowed:
            raise RefusedError("too-many-codes")
        return await self.tables.of(code)

    async def _enter(self, session: Session, table: TableEntry, watching: bool, since: int | None) -> None:
        room = await self._room(table)
        if session.room is not room:
            self._leave_room(session)
        session.room, session.watching = room, watching
        await self._say_present(session)
        if since is not None and room.match is not None:
            await room.match.reach(since)
        while not session.gone and self.rooms.get(table.code) is not room:  # the last one there has just left
            session.room = room = await self._room(table)
        if not session.gone:
            room.enter(session, since)

    async def _room(self, table: TableEntry) -> LiveTable:
        """Return the table in this server; opened if no person here has been at it."""
        async with self._opening.setdefault(table.code, asyncio.Lock()):
            room = self.rooms.get(table.code)
            if room is None:
                room = LiveTable(self, table)
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
        table = room.table
        try:
            if table.state != "playing" and table.is_seat_of(session.name, session.proof):
                self._leave(session, room)
                await self.free_seat(
                    table.code, session.name
                )  # else the others would hear that they are away
            await self._say_present(session)  # before a seat in a match is left: it is away once
        finally:
            self._leave(session, room)

    async def free_seat(self, code: str, name: str) -> None:
        """Free a seat at a table that does not play; remove a table without people."""

        def rise(table: TableEntry) -> TableEntry:
            free = table.state != "playing" and table.has_seat_of(name)
            return table.without_person(name) if free else table

        try:
            table = await self.tables.change(code, rise)
        except RefusedError:
            return  # it is gone already
        if not table.people:
            await self.tables.remove(table)

    async def resign(self, session: Session, room: LiveTable) -> None:
        """Get up for good: during a match the seat is a computer's from then on."""
        if session.watching or not room.table.is_seat_of(session.name, session.proof):
            raise RefusedError("watching")
        if room.table.state != "playing":
            await self.stand_up(session)
            return
        await self.give_seat_up(room.table.code, session.name)
        await self.stand_up(session)

    def _leave_room(self, session: Session) -> None:
        room, session.room, session.watching = session.room, None, False
        if room is not None:
            self._leave(session, room)

    def _leave(self, session: Session, room: LiveTable) -> None:
        room.leave(session)
        if not room.sessions and self.rooms.get(room.table.code) is room:
            del self.rooms[room.table.code]
            room.close()

    async def begin_match(self, session: Session, room: LiveTable) -> None:
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

        await room.changed(await self.tables.change(room.table.code, fill))

    async def again(self, session: Session, room: LiveTable) -> None:
        """After a match: another one at the same table."""
        if room.match is not None and room.match.table.waiting_for.what == "over":
            await self._mark_over(
                room.table
            )  # so that a quick player need not wait until its log is put away
        table = await self.tables.of(room.table.code)
        if table.state == "playing":
            raise RefusedError("begun")
        if not table.is_seat_of(session.name, session.proof):
            raise RefusedError("watching")
        if len(table.people) + table.computers < MIN_PLAYERS:
            raise RefusedError("too-few-players", least=MIN_PLAYERS)
        await room.tell_again(session.name)
        await self._start(table)

    def matches_of(self, session: Session) -> tuple[answers.OwnMatch, ...]:
        """Return the matches in which a person has a seat."""
        tables = self.tables.of_person(session.name) if session.name else []
        own = [table for table in tables if table.is_seat_of(session.name, session.proof)]
        return tuple(answers.OwnMatch(table.code, table.people) for table in own if table.state == "playing")

    async def _start(self, table: TableEntry, seed: int | None = None) -> TableEntry:
        """Deal: the record begins, and then all hear of it. A second call has no effect."""
        if seed is None:
            seed = int.from_bytes(os.urandom(SEED_BYTES))
        number, identities = table.match + 1, await self.standing.identities(table)
        here = [who.name for who in self.present.values()]
        record = new_record(table, computer_names(self.words(table.language)), seed, here)
        with contextlib.suppress(ConflictError):  # another server did
            await self.store.append(f"{table.code}/{number}", 0, record.header().strip())

        def playing(now: TableEntry) -> TableEntry:
            if now.match >= number:
                return now
            dealt = {**now.guests, **table.guests}
            playing = now.but(state="playing", match=number, seats=table.seats, dealt=dealt)
            return playing.but(identities=identities)

        table = await self.tables.change(table.code, playing)
        if (room := self.rooms.get(table.code)) is not None:
            await room.changed(table)
        return table

    async def match_over(self, table: TableEntry) -> None:
        """End a match: its log is complete.

        Until that is stored, the table plays, and this is tried again.
        """
        try:
            await self.store.finish(table.log)
            await self.standing.add(table)
            await self._mark_over(table)
        except (RefusedError, StoreError) as error:
            _log.warning("the end of %s could not be kept: %s", table.log, error)

    async def _mark_over(self, table: TableEntry) -> None:
        def over(now: TableEntry) -> TableEntry:
            return now.but(state="over").filled() if now.match == table.match else now

        await self.tables.change(table.code, over)

    async def remove(self, session: Session, room: LiveTable, name: str) -> None:
        """Send a person away before the match begins."""
        self._check_leader(session, room)
        if room.table.state == "playing":
            raise RefusedError("begun")
        if names.same(name, session.name) or not room.table.has_seat_of(name):
            raise RefusedError("nobody-of-that-name", name=name)
        await self.free_seat(room.table.code, name)
        await room.remove(name, "removed")
        self._note_use_of_office(session, room.table, "removes", name)

    async def silence(self, session: Session, room: LiveTable, name: str, on: bool) -> None:
        """Let no person at a table hear another one, or again: for its owner."""
        self._check_owner(session, room.table)
        key = names.key(name)

        def silence(table: TableEntry) -> TableEntry:
            others = tuple(other for other in table.silenced if other != key)
            return table.but(silenced=(*others, key) if on else others)

        await self.tables.change(room.table.code, silence)
        self._note_use_of_office(session, room.table, "silences" if on else "lets-talk", name)

    def _check_owner(self, session: Session, table: TableEntry) -> None:
        if not table.is_owner(session.name, session.proof) and not session.is_admin:
            raise RefusedError("not-owner", name=table.owner)

    def _note_use_of_office(self, session: Session, table: TableEntry, does: str, name: str = "") -> None:
        """Note what a guest could do at a table of other people only as an administrator."""
        if session.is_admin and not table.is_owner(session.name, session.proof):
            if name:
                self.moderation.note(session, does, name, table.code)
            else:
                self.moderation.note(session, does, table.code)

    def _check_leader(self, session: Session, room: LiveTable) -> None:
        leads = names.same(room.leader(), session.name) and room.table.is_seat_of(session.name, session.proof)
        if not leads:
            self._check_owner(session, room.table)

    async def tell_ended(self, session: Session) -> None:
        """Tell a guest once which of their tables have ended while they were not here."""
        if session.account is not None and session.account.ended:
            tables = await self.accounts.take_ended(session.name)
            session.account = session.account.but(ended=())
            if tables:
                ended = [messages.EndedTable(table["code"], tuple(table["people"])) for table in tables]
                session.send(messages.Ended(tuple(ended)))

    async def _follow_tables(self, changes: AsyncIterator[Any]) -> None:
        async for entry in changes:
            table = self.tables.heard(entry)
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

    # Refusals by the rules

    def refused_by_rules(
        self, session: Session, match: LiveMatch, seat: int, refusal: Refusal
    ) -> RefusedError:
        """Return a refusal of the game, with its sentence."""
        words = words_of(session.language, match.table.record.rules.rulebook)
        view = match.table.game.view(seat)
        refused = RefusedError(refusal.code)
        refused.rule = refusal.rule
        refused.reason = Teller(words, match.names, seat, list).refusal(refusal, view).text
        return refused

    # What all servers are told

    async def _read_again(self, name: str) -> None:
        """Read the account of a person who is here again: another person's wish has changed it."""
        session = self._sessions.get(names.key(name))
        account = None if session is None else await self.accounts.named(name)
        if session is None or account is None or session.visitor.fingerprint not in account.keys:
            return
        moved = session.account is None or session.account.identity != account.identity
        session.account = account
        if moved:
            await self.say_where(session)

    async def _follow_bans(self, changes: AsyncIterator[Entry]) -> None:
        async for entry in changes:
            self.bans.heard(entry)

    async def _hear(self, feed: AsyncIterator[str]) -> None:
        async for told in feed:
            match json.loads(told):
                case {"notice": text, "name": by}:
                    for session in list(self._sessions.values()):
                        session.send(messages.Notice(by, text))
                case {"muted": name, "on": on}:
                    self.moderation.mute_here(name, on)
                case {"banned": name, "hours": hours}:
                    if (banned := self.session_of(name)) is not None:
                        self.keep(self.moderation.put_out(banned, hours))
                case {"deleted": name}:
                    if (deleted := self.session_of(name)) is not None:
                        self.keep(deleted.go("account-deleted"))
                case {"let_in": visit, "name": name, "seat": seat, "code": code}:
                    let_in = self.session_of(name)
                    if let_in is not None and let_in.visit == visit:
                        self.begin(self.seats.take(let_in, code, seat))
                case {"to": name, "visit": visit, "private": what, "facts": facts}:
                    addressed = self._sessions.get(names.key(name))
                    if addressed is not None and addressed.visit == visit:
                        self.friends.deliver(addressed, what, facts)
                case {"account": name}:
                    with contextlib.suppress(StoreError):
                        await self._read_again(name)  # before what follows is told
                case {"renamed": before, "to": name}:
                    for session in list(self._sessions.values()):
                        if session.account is not None:
                            session.account = session.account.ignoring(before, name)
                case {"allowed": what, "who": who, "by": by} if by != self.servers.own:
                    self.limits.count(what, who)


def _identity(session: Session) -> tuple[bool, str]:
    """Return who a connection is besides its name: an account, or the visit of a guest."""
    return session.visitor.fingerprint is None, session.proof


def wanted_rules(wish: wishes.Play, language: str) -> Rules:
    """Return the rules of a table that is to be opened; raise RefusedError if they are invalid."""
    rulebook = book_in(language).rules.rulebook if wish.rulebook is None else wish.rulebook
    if rulebook not in BOOKS:
        raise RefusedError("unknown-rulebook", name=rulebook, allowed=list(BOOKS))
    try:
        return rules_from({"rulebook": rulebook, "rules": wish.rules, "custom_rule": wish.custom_rule})
    except RuleError as error:
        raise _wrong_rule(error.option, f"usage-rule-{error.code}", error.facts) from None
    except CustomRuleError as error:
        facts = {"place": error.place, "text": shown(error.text), "nearest": error.nearest or "none"}
        raise _wrong_rule("custom_rule", f"error-custom-{error.code}", facts) from None


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
