"""Accounts: a name with its keys and choices."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, Literal

from access_uno.engine.values import Value
from access_uno.server.looks import looks, why_not
from access_uno.server.refusal import RefusedError
from access_uno.server.store import LONGEST_KEY, ConflictError, Store, read_as, written
from access_uno.text import names

MOST_KEYS: Final = 20
LONGEST_SETTINGS: Final = 4000  # characters
_CODES: Final = 1_000_000
_MOST_ENDED: Final = 20


class Account(Value):
    """A person that the server knows again by a key, or a guest, who has none."""

    name: str
    keys: tuple[str, ...] = ()  # fingerprints; none for a guest
    settings: Mapping[str, Any] = {}
    ignored: tuple[str, ...] = ()
    muted: bool = False
    banned: bool = False
    ended: tuple[Mapping[str, Any], ...] = ()  # tables of this account that ended, still to be told
    moves_to: str = ""  # the name that the account is getting just now
    identity: str = ""  # which no other account ever has, whatever its name; empty: not needed so far
    friends: Mapping[str, tuple[str, str]] = {}  # by identities: names, and how one stands to the other
    invited: tuple[Mapping[str, str], ...] = ()  # invitations of friends to their tables, the newest last
    rated: bool = True  # its matches count, and it has a place in the list
    hears_friends: bool = True  # that they come, and where they play
    tells_friends: Literal["where", "here", ""] = "where"  # what they hear of this account

    @property
    def guest(self) -> bool:
        """True for a guest, who is forgotten when they go."""
        return not self.keys

    def ignoring(self, before: str, name: str) -> Account:
        """Return the account with one name instead of another, or instead of none, among those it ignores."""
        old = names.key(before)
        if old not in self.ignored:
            return self
        others = {key for key in self.ignored if key != old} | ({names.key(name)} if name else set())
        return self.but(ignored=tuple(sorted(others)))


def check_name(name: str) -> str:
    """Return a name in its stored form; raise RefusedError if it is not allowed on a server."""
    tidy = names.tidy(name)
    if (code := why_not(tidy)) is not None:
        raise RefusedError(code)
    return tidy


class Accounts:
    """The accounts of a server, in its store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of_key(self, fingerprint: str) -> Account | None:
        """Return the account of a key. A change of name that a dead server has begun is finished first."""
        entry = await self._store.get("keys", fingerprint)
        account = None if entry is None else await self.named(entry.value)
        if account is not None and account.moves_to:
            account = await self._finish_move(account)
        return account if account is not None and fingerprint in account.keys else None

    async def named(self, name: str) -> Account | None:
        """Return the account of this name."""
        entry = await self._store.get("accounts", names.key(name))
        return None if entry is None else read_as(Account, entry.value)

    async def all(self) -> list[Account]:
        """Return all accounts, by name: for administrators, who ask seldom."""
        entries = await self._store.entries("accounts")
        return [read_as(Account, entry.value) for entry in entries]

    async def create(
        self, name: str, fingerprint: str, is_taken: Callable[[str], Awaitable[bool]]
    ) -> Account:
        """Return a new account; raise RefusedError if the name is taken or not allowed.

        `is_taken` returns whether the name belongs to a guest, or to a seat. It is called again when the
        account exists: of a guest and an account that come at the same moment at least one sees the other.
        """
        account = Account(check_name(name), (fingerprint,), identity=secrets.token_hex(8))
        while (there := await self.named(account.name)) is None:
            with contextlib.suppress(ConflictError):  # of another account, which may be withdrawn again
                await self._settle(account, is_taken)
                break
        if there is not None:
            if fingerprint not in there.keys:
                raise RefusedError("name-taken", name=account.name)
            account = there  # the key came twice at once, or the first attempt ended here
        while (own := await self._give_key(fingerprint, account)) is None:
            pass
        return own

    async def _give_key(self, fingerprint: str, account: Account) -> Account | None:
        """Return the account of a key after giving it this new one; None if its account changed meanwhile.

        It may have got another one by another connection: then the new one is withdrawn.
        """
        entry = await self._store.get("keys", fingerprint)
        if entry is not None and not names.same(entry.value, account.name):
            other = await self.named(entry.value)
            if other is not None and fingerprint in other.keys:
                await self._remove(account.name)
                return other
        try:
            await self._store.put("keys", fingerprint, account.name, entry.revision if entry else 0)
        except ConflictError:
            return None
        return account

    async def _settle(self, account: Account, is_taken: Callable[[str], Awaitable[bool]]) -> None:
        """Store an account under a name that is free.

        Raise RefusedError, or ConflictError if an account has it.
        """
        taken = RefusedError("name-taken", name=account.name)
        if await is_taken(account.name) or not await self._claim_looks(account.name, account.name):
            raise taken
        revision = await self._store.put("accounts", names.key(account.name), written(account), 0)
        if await is_taken(account.name) or await self.look_alike(account.name) is not None:
            with contextlib.suppress(ConflictError):
                await self._store.delete("accounts", names.key(account.name), revision)
            await self._free_looks(account.name)
            raise taken

    # Changes of names, and deletion

    async def rename(self, before: str, name: str, is_taken: Callable[[str], Awaitable[bool]]) -> Account:
        """Return an account under another name; raise RefusedError if that is taken.

        The new name is stored in the account first: a move that a dead server has left is finished at the
        next login.
        """
        taken = RefusedError("name-taken", name=name)
        is_same = names.same(before, name)
        if not is_same and (await self.named(name) is not None or await is_taken(name)):
            raise taken
        claimed = await self._claim_looks(name, before)
        if not claimed or (not is_same and await is_taken(name)):  # again, as when an account is made
            await self._claim_looks(before, name)
            await self._free_looks(name)
            raise taken
        if is_same:
            return (await self.update(before, lambda account: account.but(name=name)))[1]
        account = await self._finish_move(await self.change(before, moves_to=name))
        if not names.same(account.name, name):
            raise taken
        return account

    async def _finish_move(self, account: Account) -> Account:
        """Return an account after its move, or unchanged where another account has the name meanwhile."""
        moved = account.but(name=account.moves_to, moves_to="")
        try:
            await self._store.put("accounts", names.key(moved.name), written(moved), 0)
        except ConflictError:
            there = await self.named(moved.name)
            if there is None or set(there.keys).isdisjoint(account.keys):
                return await self.change(account.name, moves_to="")
            moved = there
        for fingerprint in account.keys:
            await self._store.put("keys", fingerprint, moved.name)
        await self._remove(account.name)
        return moved

    async def _remove(self, name: str) -> None:
        await self._store.delete("accounts", names.key(name))
        await self._free_looks(name)

    async def delete(self, name: str) -> None:
        """Forget an account and its keys. It goes first: keys without an account are worth nothing."""
        account = await self.named(name)
        if account is not None:
            await self._remove(name)
            for fingerprint in account.keys:
                for bucket in ("keys", "members", "addresses"):
                    await self._store.delete(bucket, fingerprint)

    async def rename_ignored(self, before: str, name: str) -> None:
        """Let all who ignore a name ignore another one instead, or none."""
        for account in await self.all():
            if names.key(before) in account.ignored:
                with contextlib.suppress(RefusedError):  # it was deleted meanwhile
                    await self.update(account.name, lambda one: one.ignoring(before, name))

    # Names that look alike

    async def look_alike(self, name: str) -> str | None:
        """Return the name of another account that looks like this name."""
        for look in looks(name):
            entry = await self._store.get("looks", look[:LONGEST_KEY])
            if entry is not None and not names.same(entry.value, name):
                return entry.value
        return None

    async def _claim_looks(self, name: str, before: str) -> bool:
        """Reserve the looks of a name for an account; return False if another account has one of them.

        `before` is the present name of the account.
        """
        for look in looks(name):
            while (claimed := await self._claim_look(look[:LONGEST_KEY], name, before)) is None:
                pass
            if not claimed:
                return False
        return True

    async def _claim_look(self, key: str, name: str, before: str) -> bool | None:
        """Return whether one look is reserved for this name now; None if it changed hands meanwhile.

        Another server may have been quicker with the same key: then it is reserved for this name as well.
        """
        entry = await self._store.get("looks", key)
        if entry is not None and names.same(entry.value, name):
            return True
        is_free = entry is None or names.same(entry.value, before) or await self.named(entry.value) is None
        if not is_free:
            return False
        try:
            await self._store.put("looks", key, name, 0 if entry is None else entry.revision)
        except ConflictError:
            return None
        return True

    async def _free_looks(self, name: str) -> None:
        for look in looks(name):
            entry = await self._store.get("looks", look[:LONGEST_KEY])
            if entry is not None and names.same(entry.value, name):
                with contextlib.suppress(ConflictError):
                    await self._store.delete("looks", entry.key, entry.revision)

    async def learn_looks(self) -> None:
        """Reserve the looks of all account names, which older versions did not do."""
        if await self._store.get("house", "looks") is None:
            for account in await self.all():
                await self._claim_looks(account.name, account.name)
            await self._store.put("house", "looks", "1")

    async def change(self, name: str, **changes: Any) -> Account:
        """Change fields of an account and return it."""
        return (await self.update(name, lambda account: account.but(**changes)))[1]

    async def add_ended(self, name: str, table: Mapping[str, Any]) -> None:
        """Note for an account, if there is one, that a table of theirs has ended.

        A second time changes nothing.
        """

        def add(account: Account) -> Account:
            others = tuple(other for other in account.ended if other != table)
            return account.but(ended=(*others, table)[-_MOST_ENDED:])

        with contextlib.suppress(RefusedError):  # a guest
            await self.update(name, add)

    async def take_ended(self, name: str) -> tuple[Mapping[str, Any], ...]:
        """Return the tables whose end an account is to be told of; each is returned to one caller only."""
        before, _ = await self.update(name, lambda account: account.but(ended=()))
        return before.ended

    async def update(self, name: str, do: Callable[[Account], Account]) -> tuple[Account, Account]:
        """Return an account before and after a change, done again if another server was first."""
        while True:
            entry = await self._store.get("accounts", names.key(name))
            if entry is None:
                raise RefusedError("nobody-of-that-name", name=name)
            before = read_as(Account, entry.value)
            account = do(before)
            if account == before:
                return before, account
            try:
                await self._store.put("accounts", entry.key, written(account), entry.revision)
            except ConflictError:
                continue
            return before, account

    # A second device

    async def offer(self, account: Account) -> str:
        """Return a code with which another key can join this account, for ten minutes.

        It stands for a key of the account: its name may be another person's by then.
        """
        while True:
            code = f"{secrets.randbelow(_CODES):06}"
            try:
                await self._store.put("devices", code, account.keys[0], 0)
            except ConflictError:
                continue
            return code

    async def accept(self, code: str, fingerprint: str) -> Account:
        """Add a key to the account of a code; raise RefusedError if there is no such code."""
        entry = await self._store.get("devices", code) if 0 < len(code) < 7 else None
        if entry is None:
            raise RefusedError("device-code-wrong")
        account = await self.of_key(entry.value)
        if account is None or len(account.keys) >= MOST_KEYS:
            raise RefusedError("device-code-wrong")
        try:
            await self._store.delete("devices", entry.key, entry.revision)  # it works once
        except ConflictError:
            raise RefusedError("device-code-wrong") from None
        account = await self.change(account.name, keys=(*account.keys, fingerprint))
        await self._store.put("keys", fingerprint, account.name)
        return account
