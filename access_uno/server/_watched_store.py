"""A store that is watched: its errors are counted, and people are told when it does not answer."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Final

from access_uno.server.meters import Meters
from access_uno.server.store import Entry, Store, StoreError

SILENT_SECONDS: Final = 3.0  # without an answer: then people hear of it


class WatchedStore:
    """Another store, with everything that it does passed on."""

    def __init__(self, store: Store, meters: Meters, tell: Callable[[bool], None]) -> None:
        """`tell` is called when the store has been silent for three seconds, and when it answers again."""
        self.shared = store.shared
        self.is_silent = False
        self._store = store
        self._meters = meters
        self._tell = tell
        self._late: set[object] = set()  # what waits for more than three seconds

    @contextlib.contextmanager
    def _watched(self) -> Iterator[None]:
        asked = object()
        timer = asyncio.get_running_loop().call_later(SILENT_SECONDS, self._is_late, asked)
        answered = True
        try:
            yield
        except StoreError as error:
            self._meters.store_errors[error.code] += 1
            answered = False
            raise
        except asyncio.CancelledError:
            answered = False
            raise
        finally:
            timer.cancel()
            self._late.discard(asked)
            if answered and self.is_silent and not self._late:
                self.is_silent = False
                self._tell(False)

    def _is_late(self, asked: object) -> None:
        self._late.add(asked)
        if not self.is_silent:
            self.is_silent = True
            self._tell(True)

    async def open(self) -> None:
        await self._store.open()

    async def check(self) -> None:
        await self._store.check()

    async def close(self) -> None:
        await self._store.close()

    async def append(self, log: str, expected: int, line: str) -> None:
        with self._watched():
            await self._store.append(log, expected, line)

    async def read(self, log: str, first: int = 0) -> list[str]:
        with self._watched():
            return await self._store.read(log, first)

    def follow(self, log: str, first: int = 0) -> AsyncIterator[tuple[int, str]]:
        return self._store.follow(log, first)

    async def finish(self, log: str) -> None:
        await self._store.finish(log)  # which may take its time: no person waits for it

    async def get(self, bucket: str, key: str) -> Entry | None:
        with self._watched():
            return await self._store.get(bucket, key)

    async def put(self, bucket: str, key: str, value: str, revision: int | None = None) -> int:
        with self._watched():
            return await self._store.put(bucket, key, value, revision)

    async def delete(self, bucket: str, key: str, revision: int | None = None) -> None:
        with self._watched():
            await self._store.delete(bucket, key, revision)

    async def entries(self, bucket: str) -> list[Entry]:
        return await self._store.entries(bucket)

    async def watch(self, bucket: str) -> AsyncIterator[Entry]:
        return await self._store.watch(bucket)

    async def tell(self, channel: str, text: str) -> None:
        await self._store.tell(channel, text)

    async def hear(self, channel: str) -> AsyncIterator[str]:
        return await self._store.hear(channel)
