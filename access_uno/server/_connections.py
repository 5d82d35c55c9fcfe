"""The connections of a server: how a person comes in, gets a name, and goes."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from access_uno.protocol import messages
from access_uno.protocol.schema import Message
from access_uno.server.accounts import Account, check_name
from access_uno.server.limits import MOST_SESSIONS, MOST_SESSIONS_OF_ADDRESS, PLACES_KEPT
from access_uno.server.looks import why_not
from access_uno.server.presence import present_from
from access_uno.server.refusal import RefusedError
from access_uno.server.session import NewConnection, Session
from access_uno.server.store import ConflictError, StoreError
from access_uno.text import names

if TYPE_CHECKING:
    from access_uno.server.server import Server

_GUESTS_GIVE_WAY_SECONDS: Final = 3.0  # until a guest with an account's name must have another one


class Connections:
    """All who are connected to a server; `by_key` are those who have a name, by its key."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self.by_key: dict[str, Session] = {}
        self._nameless: set[Session] = set()
        self._places: Counter[str] = Counter()  # by the network that they came from

    def named(self) -> list[Session]:
        """Return all who are connected here and have a name."""
        return list(self.by_key.values())

    def everyone(self) -> list[Session]:
        """Return all who are connected, with a name or without."""
        return [*self.by_key.values(), *self._nameless]

    def of(self, name: str) -> Session | None:
        """Return the connection of a person to this server; None if they are not here."""
        return self.by_key.get(names.key(name))

    async def enter(
        self, visitor: NewConnection, send: Callable[[Message], None], close: Callable[[], None]
    ) -> Session:
        """Let a new connection in, and return its session. RefusedError if it may not come in."""
        try:
            return await self._enter_house(visitor, send, close)
        except RefusedError as refused:
            self._server.meters.refusals[refused.code] += 1
            raise

    async def _enter_house(
        self, visitor: NewConnection, send: Callable[[Message], None], close: Callable[[], None]
    ) -> Session:
        if self._server.is_closing:
            raise RefusedError("server-ends")
        known = await self._known_account(visitor)
        self._take_place(visitor, known)
        session: Session | None = None
        try:
            account = known if known is not None else await self._new_account(visitor)
            session = Session(self._server, visitor, account, send, close)
            session.is_new = known is None
            if visitor.fingerprint is not None:
                await self._server.bans.note_origin(visitor.fingerprint, visitor.network)
            if account is not None:
                await self._arrive(session)
            elif visitor.fingerprint is not None or not await self._arrive_as_guest(session):
                self._nameless.add(session)
        except (RefusedError, StoreError):
            if session is None or not session.gone:
                self._free_place(visitor)
            raise
        if not session.gone:  # a newer connection may have come meanwhile
            self._server.moderation.note_visit(session, comes=True)
            session.greet()
        return session

    async def _known_account(self, visitor: NewConnection) -> Account | None:
        """Return the account of a key, None if it has none; raise RefusedError if the visitor is kept out."""
        fingerprint = visitor.fingerprint
        members = self._server.members
        if fingerprint is None and not self._server.allows_guests:
            raise RefusedError("no-guests")
        if fingerprint is not None and members is not None and not await members.has(fingerprint):
            raise RefusedError("members-only")
        known = None if fingerprint is None else await self._server.accounts.of_key(fingerprint)
        if known is not None and known.banned and fingerprint not in self._server.admins:
            raise RefusedError("banned")
        if known is None and self._server.bans.holds(visitor.network):  # others come from there, too
            raise RefusedError("banned")
        return known

    def _take_place(self, visitor: NewConnection, account: Account | None) -> None:
        """Count a session; RefusedError if there is no place for it.

        Some places are kept for members, and for accounts whose seat waits, and one more than all is always
        there for an administrator. A new connection of an account that is here takes the old one's.
        """
        is_here = account is not None and names.key(account.name) in self.by_key
        if visitor.fingerprint not in self._server.admins and not is_here:
            is_member = self._server.members is not None and visitor.fingerprint is not None
            awaited = account is not None and (is_member or self._server.tables.wait_for(account.name))
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
        self._server.limits.check("accounts", visitor.network, "too-many-accounts")
        try:
            return await self._server.accounts.create(name, visitor.fingerprint, self.belongs_to_guest)
        except (RefusedError, StoreError):
            self._server.limits.give_back("accounts", visitor.network)
            raise

    async def belongs_to_guest(self, name: str, but: str = "") -> bool:
        """Return whether a guest has this name here, or a seat belongs to it, at any server."""
        there = present_from(await self._server.store.get("present", names.key(name)))
        is_here = there is not None and there.guest and self._server.servers.lives(there.server)
        return is_here or self._server.tables.seated(name) or self._server.presence.has_alike(name, but)

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
        presence = self._server.presence
        if presence.has(name) or presence.has_alike(name) or self._server.tables.seated(name):
            raise taken
        if await self._is_accounts(name):
            raise taken
        await self._arrive_as(session, Account(name))
        if presence.has_alike(name) or await self._is_accounts(name):  # that came at the same moment
            await self.depart(session)
            session.account = None
            raise taken

    async def _is_accounts(self, name: str) -> bool:
        """Return whether an account has this name, or one that looks like it."""
        accounts = self._server.accounts
        return await accounts.named(name) is not None or await accounts.look_alike(name) is not None

    async def name(self, session: Session, name: str) -> None:
        """Give a name to a session that has none."""
        fingerprint = session.visitor.fingerprint
        if fingerprint is not None:  # which may have got an account by another connection meanwhile
            known = await self._server.accounts.of_key(fingerprint)
            account = known if known is not None else await self._create_account(session.visitor, name)
            await self._gets_account(session, account)
        else:
            await self._name_guest(session, check_name(name))
            self._nameless.discard(session)

    async def device(self, session: Session, code: str) -> None:
        """Add a key without an account to the account of a code."""
        # So that not all codes can be tried:
        self._server.limits.check("codes", session.visitor.network, "too-many-codes")
        assert session.visitor.fingerprint is not None
        if (known := await self._server.accounts.of_key(session.visitor.fingerprint)) is not None:
            raise RefusedError("has-name", name=known.name)
        account = await self._server.accounts.accept(code, session.visitor.fingerprint)
        await self._gets_account(session, account)

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
        while (older := self.by_key.get(key)) is not None:
            if (older.is_guest, older.proof) != (session.is_guest, session.proof):
                raise RefusedError("name-taken", name=session.name)
            await older.go("newer-connection")
        self.by_key[key] = session
        has_arrived = False
        try:
            async with session.presence:
                await self._claim(session, key)
            has_arrived = not session.gone
        finally:
            if not has_arrived and self.by_key.get(key) is session:
                del self.by_key[key]

    async def _claim(self, session: Session, key: str) -> None:
        """Say that a guest is present, where that says no other person whose server lives."""
        while not session.gone:
            entry = await self._server.store.get("present", key)
            there = present_from(entry)
            if (
                there is not None
                and self._server.servers.lives(there.server)
                and (there.guest, there.proof) != (session.is_guest, session.proof)
            ):
                raise RefusedError("name-taken", name=session.name)
            revision = 0 if entry is None or there is None else entry.revision
            if there is not None and self._server.servers.has_ended(there.server):
                session.came_from = there
            with contextlib.suppress(ConflictError):
                await self._server.presence.put(session, revision)
                if session.came_from is not None:
                    self._server.begin(self._arrives(session))
                return

    async def _arrives(self, session: Session) -> None:
        """Be no more where one was at a server that has ended, if one does not go there again soon."""
        await asyncio.sleep(messages.MOVE_SECONDS)
        session.came_from = None
        await self._server.presence.say_where(session)

    async def leave(self, session: Session, stays: bool = False, moves: bool = False) -> None:
        """End a connection. A guest's place at a table that does not play is free then, unless they stay.

        One who moves to another server stays present until they are there.
        """
        if session.gone:
            return
        session.gone = True
        self._server.moderation.note_visit(session, comes=False)
        self._free_place(session.visitor)
        self._nameless.discard(session)
        table = session.room.table if session.room is not None else None
        if moves:
            return
        await self.depart(session)
        if table is not None and session.proof and not stays and table.is_seat_of(session.holder):
            with contextlib.suppress(StoreError):  # else it becomes free when the guest is forgotten
                await self._server.lobby.free_seat(table.code, session.name)

    async def rename_guest(self, session: Session, name: str, seat_code: str) -> None:
        """Let a guest go on under another name, as another visit; else they are here as before.

        RefusedError if the name is taken, StoreError if it cannot be kept.
        """
        assert session.account is not None
        before, visit, revision = session.seat_code, session.visit, session.revision
        await self._server.lobby.stand_up(session)
        await self.depart(session)
        session.take_seat_code(seat_code)
        try:
            await self._arrive_as(session, session.account.but(name=name))
        except (RefusedError, StoreError):
            session.take_seat_code(before)
            session.visit, session.revision = visit, revision
            await self._is_here_anyway(session)
            raise
        session.send(messages.Named(name))

    async def _is_here_anyway(self, session: Session) -> None:
        """Let all here know that a person is here; the store hears it as soon as it can."""
        key = names.key(session.name)
        if session.gone:
            return
        if self.by_key.setdefault(key, session) is not session:
            await session.go("newer-connection")
            return
        self._server.presence.know(key, self._server.presence.of(session))
        self._server.begin(self._server.presence.say_where(session))

    async def depart(self, session: Session) -> None:
        """Be here no more under one's name."""
        key = names.key(session.name)
        if is_newest := self._server.presence.is_newest(session):
            self._server.presence.know(key, None)
        self._server.lobby.leave_room(session)
        if self.by_key.get(key) is session:
            del self.by_key[key]
            if is_newest:
                async with session.presence:
                    # They may have come in elsewhere by now; what cannot be deleted is forgotten with time.
                    with contextlib.suppress(ConflictError, StoreError):
                        await self._server.store.delete("present", key, session.revision)

    async def move_account(self, session: Session, account: Account) -> None:
        """Let a connection go on under the name that its account has now, with or without the store."""
        await self.depart(session)
        session.account = account
        try:
            await self._arrive(session)
        except (RefusedError, StoreError):
            session.revision = 0
            await self._is_here_anyway(session)

    async def change_account(self, session: Session, **changes: Any) -> None:
        """Change what stands in an account; of a guest it is forgotten with them."""
        assert session.account is not None
        if session.account.guest:
            session.account = session.account.but(**changes)
        else:
            session.account = await self._server.accounts.change(session.name, **changes)

    async def read_again(self, name: str) -> None:
        """Read the account of a person who is here again: another person's wish has changed it."""
        session = self.by_key.get(names.key(name))
        account = None if session is None else await self._server.accounts.named(name)
        if session is None or account is None or session.visitor.fingerprint not in account.keys:
            return
        moved = session.account is None or session.account.identity != account.identity
        session.account = account
        if moved:
            await self._server.presence.say_where(session)
