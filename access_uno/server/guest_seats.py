"""How guests have their seats at matches back: by the code of their visit, or let in by the people there.

They go on under the name of the seat. Nothing is given for a name alone.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING, Final

from access_uno.protocol.seat_codes import proof_of, tidy_code
from access_uno.server._live_table import channel_of
from access_uno.server.refusal import RefusedError
from access_uno.server.store import StoreError
from access_uno.text import names

if TYPE_CHECKING:
    from access_uno.server._live_table import LiveTable
    from access_uno.server._table_list import TableEntry
    from access_uno.server.server import Server
    from access_uno.server.session import Session

_log = logging.getLogger(__name__)

FORGOTTEN_SECONDS: Final = 600.0  # then the seat of a guest who has gone does not wait any more


class GuestSeats:
    """The seats of guests, as one server gives them back."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def have_back(self, session: Session, code: str, seat_code: str) -> None:
        """Make a guest the visit whose code it is. RefusedError if it is wrong and the table plays."""
        table = await self._server.lobby.table_of_code(session, code)
        _check_guest(session)
        seat_code = tidy_code(seat_code)
        if seat_code == session.seat_code:
            return
        if not self._server.limits.has("codes", session.visitor.network):
            raise RefusedError("too-many-codes")
        name = table.guest_of(proof_of(seat_code))
        if name is not None:
            await self._server.connections.rename_guest(session, name, seat_code)
            return
        self._server.limits.allow("codes", session.visitor.network)
        if table.state == "playing":
            raise RefusedError("seat-code-wrong")

    async def claim(self, session: Session, code: str, name: str) -> None:
        """Ask the people at a table to let a guest have the seat of a guest who is away."""
        table = await self._server.lobby.table_of_code(session, code)
        _check_guest(session)
        seat = self._seat_to_give(table, name)
        if table.guest_of(session.proof) is not None:  # no player has two hands
            raise RefusedError("has-seat", code=code)
        if not any(not who.watching for who in self._server.presence.at(code)):
            raise RefusedError("nobody-at-table", code=code)
        self._server.limits.check("claims", session.visitor.network)
        told = {"claims": seat, "name": session.name, "visit": session.visit}
        await self._server.store.tell(channel_of(code), json.dumps(told))

    async def let_in(self, room: LiveTable, name: str) -> None:
        """Give a newcomer the seat that they have asked the people at a table for."""
        claim = room.take_claim(name)
        self._seat_to_give(room.table, claim.seat)
        told = {"let_in": claim.visit, "name": claim.name, "seat": claim.seat, "code": room.table.code}
        await self._server.tell_servers(told)

    async def take(self, session: Session, code: str, seat: str) -> None:
        """Let a newcomer who was let in sit down, under the name of the seat."""
        before = session.name
        try:
            self._seat_to_give(await self._server.tables.of(code), seat)
            await self._server.connections.rename_guest(session, seat, session.seat_code)
        except (RefusedError, StoreError) as error:
            _log.info("a seat at %s could not be handed over: %s", code, error.code)
            return

        def hand_over(table: TableEntry) -> TableEntry:
            if table.state != "playing" or table.guest_named(seat) is None:
                raise RefusedError("no-guest-seat", name=seat, code=code)
            return table.handed_over(seat, session.proof)

        try:
            await self._server.tables.change(code, hand_over)
        except (RefusedError, StoreError):
            await self._server.connections.rename_guest(session, before, session.seat_code)
        else:
            await self._server.lobby.join(session, code, None)

    def _seat_to_give(self, table: TableEntry, name: str) -> str:
        """Return the name of a seat whose guest has left the server; raise RefusedError if there is none."""
        seat = table.guest_named(name) if table.state == "playing" else None
        if seat is None:
            raise RefusedError("no-guest-seat", name=name, code=table.code)
        if self._server.presence.has(seat):
            raise RefusedError("not-away", name=seat)
        return seat

    def waiting_for(self, session: Session, table: TableEntry) -> str | None:
        """Return the seat that may be this guest's, from an earlier visit under the same name."""
        seat = table.guest_named(session.visitor.name) if table.state == "playing" and session.proof else None
        return seat if seat is not None and not self._server.presence.has(seat) else None

    # Guests who do not come back

    async def free_forgotten(self) -> None:
        """Free, again and again, the seats of guests who have long gone; end matches of such guests alone."""
        before: set[tuple[str, str]] = set()
        while True:
            await asyncio.sleep(FORGOTTEN_SECONDS)
            tables = [table for table in self._server.tables.all() if table.guests]
            away = {
                (table.code, key)
                for table in tables
                for key in table.guests
                if not self._server.presence.has(key)
            }
            for table in tables:
                try:
                    await self._free(table, {key for code, key in away & before if code == table.code})
                except (RefusedError, StoreError) as error:
                    _log.warning("the seats of %s could not be freed: %s", table.code, error.code)
            before = away

    async def _free(self, table: TableEntry, gone: set[str]) -> None:
        if table.state != "playing":
            for name in table.people:
                if names.key(name) in gone:
                    await self._server.lobby.free_seat(table.code, name)
        elif gone and {names.key(name) for name in table.people} <= gone:
            await self._server.tables.remove(table)


def _check_guest(session: Session) -> None:
    if not session.proof:
        raise RefusedError("seat-of-guest")
