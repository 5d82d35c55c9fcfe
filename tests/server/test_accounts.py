"""Accounts, where several servers change them at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

from access_uno.server.accounts import Accounts
from access_uno.server.store import Entry
from access_uno.server.store.sqlite import SQLiteStore


class _BothLookFirst(SQLiteStore):
    """A store in which two callers see that no name looks so, before one of them writes."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._both = asyncio.Barrier(2)
        self._calls = 0

    async def get(self, bucket: str, key: str) -> Entry | None:
        entry = await super().get(bucket, key)
        if bucket == "looks" and self._calls < 2:
            self._calls += 1
            await self._both.wait()
        return entry


async def _no_one(name: str) -> bool:  # noqa: ARG001
    return False


def test_a_new_key_that_comes_by_two_ways_at_once_is_one_account(tmp_path: Path) -> None:
    async def story() -> None:
        store = _BothLookFirst(tmp_path / "house")
        await store.open()
        accounts = Accounts(store)
        first, second = await asyncio.wait_for(
            asyncio.gather(*(accounts.create("Ben", "SHA256:ben", _no_one) for _ in range(2))), 60
        )
        assert first == second == await accounts.of_key("SHA256:ben")
        await store.close()

    asyncio.run(story())
