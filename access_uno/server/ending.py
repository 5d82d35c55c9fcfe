"""Tables without people: they end after 14 days, and their people are told at the next visit."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any, Final

from access_uno.server.refusal import RefusedError
from access_uno.server.store import StoreError

if TYPE_CHECKING:
    from access_uno.server._table_list import TableEntry
    from access_uno.server.server import Server

_log = logging.getLogger(__name__)

LASTS_SECONDS: Final = 14 * 24 * 3600.0
VISIT_SECONDS: Final = 3600.0  # how exactly the last visit of a person is stored


def is_stale(table: TableEntry, now: float) -> bool:
    """Return whether the presence of a person at the table is to be stored now."""
    return now - table.visited > VISIT_SECONDS


class Ending:
    """Finds tables to end. All servers do so; doing it twice has no effect."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def run(self) -> None:
        """Look every hour, the first time after an hour.

        On a server that opens for an evening people have come by then.
        """
        while True:
            await asyncio.sleep(VISIT_SECONDS)
            try:
                await self.look(time.time())
            except StoreError as error:
                _log.warning("the tables cannot be looked through: %s", error.code)

    async def look(self, now: float) -> None:
        """End tables that were without a person for too long, as of `now` in seconds since 1970."""
        for table in self._server.tables.all():
            if table.state != "ended":
                table = await self._seen(table, now)
            if table.state == "ended":
                await self._end(table)

    async def _seen(self, table: TableEntry, now: float) -> TableEntry:
        """Return the table after storing that a person is there, or that it has ended."""
        is_visited = bool(self._server.presence.at(table.code))
        if not (is_stale(table, now) if is_visited or not table.visited else _is_forgotten(table, now)):
            return table

        def decide(current: TableEntry) -> TableEntry:
            if is_visited or not current.visited:  # tables of older versions begin to count now
                return current.but(visited=now)
            return current.but(state="ended") if _is_forgotten(current, now) else current

        try:
            return await self._server.tables.change(table.code, decide)
        except RefusedError:  # it was removed or ended meanwhile
            return table

    async def _end(self, table: TableEntry) -> None:
        """Tell its people, then remove it: a server that dies in between leaves the rest to the next look."""
        told: dict[str, Any] = {"code": table.code, "people": list(table.people), "since": table.since}
        for name in table.people:
            await self._server.accounts.add_ended(name, told)
        await self._server.tables.remove(table)


def _is_forgotten(table: TableEntry, now: float) -> bool:
    return now - table.visited > LASTS_SECONDS
