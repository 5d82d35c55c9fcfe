"""The tables of a server: what is known of each besides its record, changed by several servers at once."""

from __future__ import annotations

import itertools
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from typing import Any, Final, NamedTuple

from access_uno.engine.rules import Rules
from access_uno.engine.setup import Setup
from access_uno.engine.values import Value
from access_uno.protocol.game_json import rules_from, rules_values
from access_uno.protocol.messages import TableState as State
from access_uno.record import Record
from access_uno.server.looks import looks
from access_uno.server.refusal import RefusedError
from access_uno.server.store import Change, ConflictError, Entry, Store, read_as, written
from access_uno.text import names
from access_uno.words import words_of
from access_uno.words.codes import is_code
from access_uno.words.options import computer_names

_CODES: Final = 1_000_000
CHANCE_SECONDS: Final = 60

_STATES: Final[tuple[State, ...]] = ("waiting", "playing", "over", "ended")  # in this order


class SeatHolder(NamedTuple):
    """What a seat belongs to: an account by its name, or one visit of a guest, by its proof as well."""

    name: str
    proof: str = ""


class TableEntry(Value):
    """A table as it stands in the list; the players of its match are in the record."""

    code: str
    owner: str
    rules: Mapping[str, Any]  # as the protocol writes them
    seats: int  # of people and computers
    computers: int
    fill: int = 0  # computers play until so many take part, and it begins only when told to; 0: they stay
    level: str = "normal"
    language: str = "en"  # of the person who opened it: the computers have names in it
    private: bool = False
    chance: int | None = CHANCE_SECONDS  # seconds for a chance; None: any time
    hints: bool = False  # players may ask for them
    people: tuple[str, ...] = ()
    guests: Mapping[str, str] = {}  # of the people: by the keys of their names, the proofs of their visits
    dealt: Mapping[str, str] = {}  # the same of those to which the match was dealt
    identities: Mapping[str, str] = {}  # of accounts in the match, by keys of names; after a minus: not rated
    silenced: tuple[str, ...] = ()
    state: State = "waiting"
    match: int = 0
    since: float = 0.0
    visited: float = 0.0  # when a person was last there, to about an hour; 0: unknown

    @property
    def log(self) -> str:
        return f"{self.code}/{self.match}"

    @property
    def free(self) -> int:
        """Seats that wait for people: until it begins, those of computers that yield to them as well."""
        if self.state == "playing":
            return 0
        return self.seats - len(self.people) - (0 if self.fill else self.computers)

    @property
    def progress(self) -> tuple[int, int]:
        """Where it stands; a smaller value is an older state of the same table."""
        return self.match, _STATES.index(self.state)

    def has_seat_of(self, name: str) -> bool:
        """Return whether a player of this name has a seat."""
        return names.key(name) in map(names.key, self.people)

    def is_seat_of(self, holder: SeatHolder) -> bool:
        """Return whether an account or the visit of a guest has a seat under its name."""
        key = names.key(holder.name)
        return self.has_seat_of(holder.name) and self.guests.get(key, "") == holder.proof

    def is_owner(self, holder: SeatHolder) -> bool:
        """Return whether the table belongs to an account or to the visit of a guest."""
        return names.same(self.owner, holder.name) and self.is_seat_of(holder)

    def guest_of(self, proof: str) -> str | None:
        """Return the name under which the visit of a guest with this proof has a seat."""
        return next((name for name in self.people if self.guests.get(names.key(name)) == proof), None)

    def guest_named(self, name: str) -> str | None:
        """Return the first spelling of the name of a guest with a seat; None if no guest is called so."""
        seat = names.find(name, self.people)
        return seat if seat is not None and names.key(seat) in self.guests else None

    def handed_over(self, seat: str, proof: str) -> TableEntry:
        """Return the table with the seat of a guest given to the visit of another guest."""
        now = {names.key(seat): proof}
        return self.but(guests={**self.guests, **now}, dealt={**self.dealt, **now})

    def with_person(self, holder: SeatHolder) -> TableEntry:
        """Return the table after an account or a guest has sat down."""
        guest = {names.key(holder.name): holder.proof} if holder.proof else {}
        return self.but(people=(*self.people, holder.name), guests={**self.guests, **guest}).filled()

    def without_person(self, name: str) -> TableEntry:
        """Return the table after a person has gone; it belongs to the next one then."""
        people = tuple(person for person in self.people if not names.same(person, name))
        owner = people[0] if people and names.same(self.owner, name) else self.owner
        guests = {key: proof for key, proof in self.guests.items() if key != names.key(name)}
        return self.but(people=people, owner=owner, guests=guests).filled()

    def without_account(self, name: str) -> TableEntry:
        """Return the table after an account is deleted: who it was in the match is forgotten."""
        known = {key: account for key, account in self.identities.items() if key != names.key(name)}
        return self.but(identities=known)

    def filled(self) -> TableEntry:
        """Return the table with as many computers as people leave seats for, where they yield."""
        if not self.fill or self.state == "playing":
            return self
        return self.but(computers=max(0, min(self.fill, self.seats) - len(self.people)))

    def with_computers(self, count: int, level: str) -> TableEntry:
        """Return the table with so many computers, which yield to people until the match begins."""
        return self.but(fill=len(self.people) + count, level=level).filled()

    def engine_rules(self) -> Rules:
        return rules_from(self.rules)

    def record(self, seed: int | None, here: Iterable[str] = ()) -> Record:
        """Return the record of the next match.

        No computer has the name of a person at the table or in `here`.
        """
        players = (*self.people, *itertools.islice(self._free_names(here), self.computers))
        levels = (None,) * len(self.people) + (self.level,) * self.computers
        return Record(players, levels, Setup(self.engine_rules(), len(players), seed))

    def second_record(self, record: Record, seat: int, here: Iterable[str]) -> Record:
        """Return a record played on by the owner, at their seat in it, and by computers at all others."""
        free = self._free_names(here)
        levels = [None if at == seat else level or self.level for at, level in enumerate(record.levels)]
        players = [self.owner if level is None else next(free) for level in levels]
        return record.but(names=tuple(players), levels=tuple(levels))

    def _free_names(self, here: Iterable[str]) -> Iterator[str]:
        """Yield names for computers, without end: none looks like that of a person at the table or here."""
        taken = {look for name in (*self.people, *here) for look in looks(name)}
        known = computer_names(words_of(self.language))
        further = (f"{name} {number}" for number in itertools.count(2) for name in known)
        return (name for name in itertools.chain(known, further) if looks(name).isdisjoint(taken))


class TableList:
    """All tables: in the store, and as a copy in memory that follows it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._newest: dict[str, tuple[int, TableEntry]] = {}  # by code: as last heard of, with its revision
        self._looks: Counter[str] = Counter()  # the looks of all names with a seat
        self._seats: dict[str, set[str]] = {}  # by the key of a name: the tables where it has a seat
        self.version = 0  # of this copy

    async def follow(self) -> AsyncIterator[Change]:
        """Read all tables, and return the changes from then on, for `heard`."""
        changes = await self._store.watch("tables")
        await self.read()
        return changes

    async def read(self) -> None:
        """Read all tables anew."""
        entries = await self._store.entries("tables")
        for code in self._newest.keys() - {entry.key for entry in entries}:
            self._forget(code)
        for entry in entries:
            self.heard(entry)

    def all(self) -> list[TableEntry]:
        """Return all tables, also those that have ended and are not yet removed."""
        return [table for _, table in self._newest.values()]

    def known(self, code: str) -> TableEntry | None:
        """Return the table of a code as far as it is known here; another server may just have opened it."""
        _, table = self._newest.get(code, (0, None))
        return None if table is None or table.state == "ended" else table

    def held_by(self, holder: SeatHolder) -> list[TableEntry]:
        """Return the tables where a seat belongs to an account or to a guest, in the order of their codes."""
        codes = sorted(self._seats.get(names.key(holder.name), ()))
        return [table for _, table in map(self._newest.__getitem__, codes) if table.is_seat_of(holder)]

    def wait_for(self, name: str) -> bool:
        """Return whether a seat waits for an account."""
        return any(table.state not in ("over", "ended") for table in self.held_by(SeatHolder(name)))

    async def of(self, code: str) -> TableEntry:
        """Return the table of a code; raise RefusedError if there is none."""
        entry = await self._store.get("tables", code) if is_code(code) else None
        table = None if entry is None else read_as(TableEntry, entry.value)
        if table is None or table.state == "ended":
            raise RefusedError("no-table", code=code[:20])
        return table

    def heard(self, change: Change) -> TableEntry | None:
        """Take a change of a table, here or at another server; return the table, or None if it is gone."""
        table = None if change.value is None else read_as(TableEntry, change.value)
        revision, _ = self._newest.get(change.key, (0, None))
        if change.revision > revision:
            self._forget(change.key)
            if table is not None:
                self._newest[change.key] = change.revision, table
                for person in table.people:
                    self._seats.setdefault(names.key(person), set()).add(change.key)
                    for look in looks(person):
                        self._looks[look] += 1
        return table

    def _forget(self, code: str) -> None:
        self.version += 1
        _, table = self._newest.pop(code, (0, None))
        if table is None:
            return
        for look in (look for person in table.people for look in looks(person)):
            self._looks[look] -= 1
            if not self._looks[look]:
                del self._looks[look]
        for key in {names.key(person) for person in table.people}:
            self._seats[key].discard(code)
            if not self._seats[key]:
                del self._seats[key]

    def seated(self, name: str) -> bool:
        """Return whether a seat belongs to this name, or to one that looks like it, at any table."""
        return any(look in self._looks for look in looks(name))

    async def open(self, owner: SeatHolder, rules: Rules, **fields: Any) -> TableEntry:
        """Return a new table under a free code, with its owner at it."""
        while True:
            code = f"{secrets.randbelow(_CODES):06}"
            now = time.time()
            table = TableEntry(code, owner.name, rules_values(rules), since=now, visited=now, **fields)
            table = table.with_person(owner).but(match=await self._matches_of(code))
            try:
                await self._put(table, 0)
            except ConflictError:
                continue
            return table

    async def _matches_of(self, code: str) -> int:
        """Return how many matches earlier tables of a code have had: no two matches share a log."""
        number = 0
        while await self._store.read(f"{code}/{number + 1}"):
            number += 1
        return number

    async def _put(self, table: TableEntry, revision: int) -> None:
        text = written(table)
        self.heard(Entry(table.code, text, await self._store.put("tables", table.code, text, revision)))

    async def change(self, code: str, do: Callable[[TableEntry], TableEntry]) -> TableEntry:
        """Change a table as `do` says, which may refuse; done again if another server was first."""
        while True:
            entry = await self._store.get("tables", code)
            if entry is None:
                raise RefusedError("no-table", code=code)
            before = read_as(TableEntry, entry.value)
            if before.state == "ended":
                raise RefusedError("no-table", code=code)
            table = do(before)
            if table == before:
                return table
            try:
                await self._put(table, entry.revision)
            except ConflictError:
                continue
            return table

    async def remove(self, table: TableEntry) -> None:
        """Remove a table; its matches stay in the archive."""
        if table.match:
            await self._store.finish(table.log)
        await self._store.delete("tables", table.code)
        self._forget(table.code)
