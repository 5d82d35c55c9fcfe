"""Accounts, where several servers change them at once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from access_uno.server.accounts import Accounts
from access_uno.server.refusal import RefusedError
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


def test_a_name_that_another_person_takes_while_an_account_is_renamed_is_theirs(tmp_path: Path) -> None:
    async def story() -> None:
        store = SQLiteStore(tmp_path / "house")
        await store.open()
        accounts = Accounts(store)
        await accounts.create("paul", "SHA256:paul", _no_one)
        answers = iter((False, True))  # a guest who looks so comes in between

        async def comes(name: str) -> bool:  # noqa: ARG001
            return next(answers)

        with pytest.raises(RefusedError, match="name-taken"):
            await accounts.rename("paul", "pau1", comes)
        paul = await accounts.of_key("SHA256:paul")
        assert paul is not None
        assert (paul.name, paul.moves_to) == ("paul", "")
        assert await accounts.look_alike("pau1") == "paul"
        assert await accounts.look_alike("paul") is None
        await store.close()

    asyncio.run(story())


def test_a_key_that_makes_two_accounts_at_once_has_one(tmp_path: Path) -> None:
    async def story() -> None:
        store = _BothLookFirst(tmp_path / "house")
        await store.open()
        accounts = Accounts(store)
        made = await asyncio.wait_for(
            asyncio.gather(*(accounts.create(name, "SHA256:ben", _no_one) for name in ("Ben", "Carl"))), 60
        )
        assert made[0] == made[1] == await accounts.of_key("SHA256:ben")
        assert [await accounts.named(name) for name in ("Ben", "Carl")].count(None) == 1
        await store.close()

    asyncio.run(story())
