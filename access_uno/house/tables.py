"""The tables of a house: what is known of each besides its record, changed by several at once."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal

from access_uno import names
from access_uno.engine.rules import Rules
from access_uno.engine.values import Value
from access_uno.house.refused import RefusedError
from access_uno.store import ConflictError, Entry, Store
from access_uno.wire import rules_from, rules_values

_CODES: Final = 1_000_000
CHANCE_SECONDS: Final = 60

State = Literal["waiting", "playing", "over"]
_STATES: Final[tuple[State, ...]] = ("waiting", "playing", "over")  # in this order


class Table(Value):
    """A table as it stands in the list; who plays in its match says the record."""

    code: str
    owner: str
    rules: Mapping[str, Any]  # as on the wire
    seats: int  # of people and computers
    computers: int
    level: str = "normal"
    language: str = "en"  # of who opened it: the computers have names in it
    private: bool = False
    chance: int | None = CHANCE_SECONDS  # seconds that somebody has who says nothing; None: all he wants
    people: tuple[str, ...] = ()
    silenced: tuple[str, ...] = ()
    state: State = "waiting"
    match: int = 0
    since: float = 0.0

    @property
    def log(self) -> str:
        """The log of its match."""
        return f"{self.code}/{self.match}"

    @property
    def free(self) -> int:
        """Seats that wait for somebody."""
        return 0 if self.state == "playing" else self.seats - self.computers - len(self.people)

    @property
    def progress(self) -> tuple[int, int]:
        """How far it is; what is less is an older state of the same table."""
        return self.match, _STATES.index(self.state)

    def seats_somebody(self, name: str) -> bool:
        """Whether somebody has a seat."""
        return any(names.same(name, person) for person in self.people)

    def engine_rules(self) -> Rules:
        """Its rules."""
        return rules_from(self.rules)


class Tables:
    """All tables, in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._seen: dict[str, Table] = {}  # what was read last: most tables stay as they are for a while

    async def all(self) -> list[Table]:
        """All tables, in the order of their codes."""
        written = [entry.value for entry in await self._store.entries("tables") if entry.value]
        self._seen = {text: self._seen.get(text) or _read(text) for text in written}
        return list(self._seen.values())

    async def of(self, code: object) -> Table:
        """The table of a code; RefusedError if there is none."""
        good = isinstance(code, str) and len(code) == 6 and code.isascii() and code.isdecimal()
        entry = await self._store.get("tables", code) if good and isinstance(code, str) else None
        if entry is None or entry.value is None:
            raise RefusedError("no-table", code=str(code)[:20])
        return _read(entry.value)

    async def open(self, owner: str, rules: Rules, **fields: Any) -> Table:
        """A new table under a code that is free."""
        while True:
            code = f"{secrets.randbelow(_CODES):06}"
            table = Table(code, owner, rules_values(rules), people=(owner,), since=time.time(), **fields)
            try:
                await self._store.put("tables", code, _written(table), 0)
            except ConflictError:
                continue
            return table

    async def change(self, code: str, do: Callable[[Table], Table]) -> Table:
        """Change a table as `do` says, which may refuse; done again if somebody else was first."""
        while True:
            entry = await self._store.get("tables", code)
            if entry is None or entry.value is None:
                raise RefusedError("no-table", code=code)
            before = _read(entry.value)
            table = do(before)
            if table == before:
                return table
            try:
                await self._store.put("tables", code, _written(table), entry.revision)
            except ConflictError:
                continue
            return table

    async def remove(self, table: Table) -> None:
        """There is no such table any more; its matches stay in the archive."""
        if table.match:
            await self._store.finish(table.log)
        await self._store.delete("tables", table.code)


def table_from(entry: Entry) -> Table | None:
    """The table of an entry; None if it is gone."""
    return None if entry.value is None else _read(entry.value)


def _written(table: Table) -> str:
    return json.dumps({field: getattr(table, field) for field in table.__match_args__}, ensure_ascii=False)


def _read(text: str) -> Table:
    fields = {name: value for name, value in json.loads(text).items() if name in Table.__match_args__}
    return Table(**fields | {"people": tuple(fields["people"]), "silenced": tuple(fields["silenced"])})
