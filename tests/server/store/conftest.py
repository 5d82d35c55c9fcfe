"""The stores that must keep the contract."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import warnings
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from access_uno.server.store import Store
from access_uno.server.store.nats import NATSStore
from access_uno.server.store.sqlite import SQLiteStore
from tests.server.store.nats_servers import NATSServer, addresses, empty, nats_servers

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


@pytest.fixture(autouse=True)
def _left_open() -> Iterator[None]:
    """nats-py leaves the socket of a lost connection to the garbage: it is taken out before the next test."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "unclosed", ResourceWarning)
        yield
        gc.collect()


@pytest.fixture(scope="session")
def nats_one(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[NATSServer]]:
    with nats_servers(tmp_path_factory.mktemp("nats")) as servers:
        yield servers


@pytest.fixture(scope="session")
def nats_three(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[NATSServer]]:
    with nats_servers(tmp_path_factory.mktemp("nats"), 3) as servers:
        yield servers


def in_nats(servers: list[NATSServer]) -> Opened:
    """Every writer with a connection of its own, in an empty cluster."""
    asyncio.run(empty(servers))

    @contextlib.asynccontextmanager
    async def opened(writers: int) -> AsyncIterator[list[Store]]:
        async with contextlib.AsyncExitStack() as stack:
            stores = []
            for _ in range(writers):
                store = NATSStore(addresses(servers))
                await store.open()
                stack.push_async_callback(store.close)
                stores.append(store)
            yield list(stores)

    return opened


@pytest.fixture(params=["sqlite", "nats_one", "nats_three"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    if request.param == "sqlite":
        return sqlite(tmp_path)
    return in_nats(request.getfixturevalue(request.param))
