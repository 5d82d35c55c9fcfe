"""Connections of one key that come at the same moment, and people whose name changes without a store."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from access_uno.protocol import messages
from access_uno.protocol.schema import Message
from access_uno.server.server import Server
from access_uno.server.session import NewConnection, Session
from access_uno.server.store import StoreError
from access_uno.server.store.sqlite import SQLiteStore
from tests.server.test_messages import SECONDS, Player


class _SlowStore(SQLiteStore):
    """A store that keeps, or refuses, at a sign who is present."""

    def __init__(self, path: Path, keeps: bool) -> None:
        super().__init__(path)
        self.asked, self.goes_on = asyncio.Event(), asyncio.Event()
        self._keeps = keeps

    async def put(self, bucket: str, key: str, value: str, revision: int | None = None) -> int:
        if bucket == "present" and key == "anna":
            self.asked.set()
            await self.goes_on.wait()
            if not self._keeps:
                raise StoreError("silent")
        return await super().put(bucket, key, value, revision)


@pytest.mark.parametrize("keeps", [True, False])
def test_a_connection_that_a_newer_one_replaces_as_it_comes_gives_its_place_back_once(
    tmp_path: Path, keeps: bool
) -> None:
    told: list[Message] = []
    was_replaced = asyncio.Event()

    async def story() -> None:
        store = _SlowStore(tmp_path / "house.db", keeps)
        server = Server(store)
        await server.open()
        await Player("ben").come(server)  # from the same address

        def comes() -> asyncio.Task[Session]:
            visitor = NewConnection("anna", "SHA256:anna", "127.0.0.1")
            return asyncio.create_task(server.connections.enter(visitor, told.append, was_replaced.set))

        older = comes()
        await store.asked.wait()
        newer = comes()
        await was_replaced.wait()
        store.goes_on.set()
        await asyncio.gather(older, newer, return_exceptions=True)
        assert server.connections._places == {"127.0.0.1": 2 if keeps else 1}
        assert [type(one) for one in told] == [messages.Closed, *([messages.Hello] if keeps else [])]
        await server.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


class _FailingStore(SQLiteStore):
    """A store that loses its disk at a sign."""

    fails = False

    async def put(self, bucket: str, key: str, value: str, revision: int | None = None) -> int:
        if self.fails and bucket == "present":
            raise StoreError("disk-full")
        return await super().put(bucket, key, value, revision)


def test_people_whose_name_changes_while_the_store_fails_stay_in_the_house(tmp_path: Path) -> None:
    async def story() -> None:
        store = _FailingStore(tmp_path / "house.db")
        server = Server(store)
        await server.open()
        await (anna := Player("anna")).come(server)
        visitor = NewConnection("gina", None, "127.0.0.1")
        guest = await server.connections.enter(visitor, lambda _: None, lambda: None)
        before, account = (guest.seat_code, guest.proof), anna.session.account
        assert account is not None
        store.fails = True
        with pytest.raises(StoreError):
            await server.connections.rename_guest(guest, "hugo", "0123456789")
        assert (guest.name, guest.seat_code, guest.proof) == ("gina", *before)
        await server.connections.move_account(anna.session, account.but(name="annika"))
        assert {person.name for person in server.presence.who(guest)} == {"annika", "gina"}
        assert server.connections.named() == [guest, anna.session]
        store.fails = False
        for session in server.connections.named():
            await server.presence.say(session)
        kept = await store.entries("present")
        assert {json.loads(entry.value or "")["name"] for entry in kept} == {"annika", "gina"}
        await server.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))
