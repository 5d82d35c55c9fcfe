"""Changes of a whole account: another name, and its deletion with everything stored for it."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from access_uno.server._table_list import SeatHolder
from access_uno.server.accounts import check_name
from access_uno.server.refusal import RefusedError
from access_uno.text import names

if TYPE_CHECKING:
    from access_uno.server.accounts import Account
    from access_uno.server.server import Server
    from access_uno.server.session import Session


async def rename(server: Server, session: Session, name: str) -> None:
    """Give an account another name; raise RefusedError if that is taken, or while it has a seat in a match.

    A match is its record, in which players stand by their names: so it is given up or played first.
    """
    account = session.own_account
    if session.room is not None:
        raise RefusedError("at-table")
    name, before = check_name(name), account.name
    seats = server.tables.held_by(SeatHolder(account.name))
    for table in seats:
        if table.state == "playing":
            raise RefusedError("has-seat", code=table.code)
    server.limits.check("accounts", session.visitor.network, "too-many-accounts")
    for table in seats:
        await server.lobby.free_seat(table.code, before)
    renamed = await server.accounts.rename(
        before, name, lambda name: server.connections.belongs_to_guest(name, before)
    )
    await server.connections.move_account(session, renamed)
    await server.friends.rename(renamed)
    await server.standing.rename(renamed.identity, renamed.name)
    await _forget_name(server, before, name)


async def delete(server: Server, account: Account) -> None:
    """Delete an account with its keys and settings, end its session; computers play on where it has seats."""
    session = server.connections.of(account.name)
    if session is not None:
        await server.lobby.stand_up(session)
    for table in server.tables.held_by(SeatHolder(account.name)):
        if table.state == "playing":
            with contextlib.suppress(RefusedError):  # it has ended meanwhile
                await server.lobby.give_seat_up(table.code, account.name)
        else:
            await server.lobby.free_seat(table.code, account.name)
    for table in server.tables.all():
        if names.key(account.name) in table.identities:
            with contextlib.suppress(RefusedError):
                await server.tables.change(table.code, lambda entry: entry.without_account(account.name))
    await server.friends.forget(account)
    await server.standing.delete(account.identity)
    await server.accounts.delete(account.name)
    await _forget_name(server, account.name, "")
    if session is not None:
        await session.go("account-deleted")
    else:
        await server.tell_servers({"deleted": account.name})


async def _forget_name(server: Server, before: str, name: str) -> None:
    """Let those who ignore a name ignore the new one instead, or none."""
    await server.accounts.rename_ignored(before, name)
    await server.tell_servers({"renamed": before, "to": name})
