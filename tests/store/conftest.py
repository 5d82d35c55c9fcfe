"""The stores that must keep the contract. Another one is another entry of STORES."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from access_uno.store import Store
from access_uno.store.sqlite import SQLiteStore

Opened = Callable[[int], AbstractAsyncContextManager[list[Store]]]
"""Opens so many writers of the same data, while the context lasts; opened again, it is still there."""


def sqlite(folder: Path) -> Opened:
    """One process has the file, so all its writers have one store."""

    @contextlib.asynccontextmanager
    async def opened(writers: int) -> AsyncIterator[list[Store]]:
        store = SQLiteStore(folder / "house.db")
        await store.open()
        try:
            yield [store] * writers
        finally:
            await store.close()

    return opened


STORES: dict[str, Callable[[Path], Opened]] = {"sqlite": sqlite}


@pytest.fixture(params=STORES)
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    return STORES[request.param](tmp_path)
