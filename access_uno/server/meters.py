"""What a server counts about itself, and the store while it is watched: no names, no texts, no cards."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from typing import Final

from access_uno.server.store import Entry, Store, StoreError

SILENT_SECONDS: Final = 3.0  # without an answer of the store: then people hear of it
_RECENT_SECONDS: Final = 300.0
_MOST_RECENT: Final = 20_000


class Meters:
    """The counts of one server since it was started.

    >>> meters = Meters(lambda: 0.0)
    >>> for seconds in (0.1, 0.2, 0.3):
    ...     meters.answered(seconds)
    >>> meters.quantile(0.5), meters.quantile(1.0), meters.answers
    (0.2, 0.3, 3)
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.steps = 0  # that this server has kept
        self.answers = 0
        self.answer_seconds = 0.0  # from a wish to its answer, all together
        self.refusals: Counter[str] = Counter()  # by code
        self.store_errors: Counter[str] = Counter()  # by code
        self._clock = clock
        self._recent: deque[tuple[float, float]] = deque(maxlen=_MOST_RECENT)  # when, and how long it took

    def answered(self, seconds: float) -> None:
        """Count the answer to a wish, and how long it took."""
        self.answers += 1
        self.answer_seconds += seconds
        self._recent.append((self._clock(), seconds))

    def quantile(self, share: float) -> float | None:
        """Return in what time this share of the answers of the last five minutes came; None without any."""
        since = self._clock() - _RECENT_SECONDS
        took = sorted(seconds for at, seconds in self._recent if at >= since)
        return took[min(int(share * len(took)), len(took) - 1)] if took else None


class WatchedStore:
    """Another store: its errors are counted, and people are told when it does not answer."""

    def __init__(self, store: Store, meters: Meters, tell: Callable[[bool], None]) -> None:
        """`tell` is called when the store has been silent for three seconds, and when it answers again."""
        self.shared = store.shared
        self.is_silent = False
        self._store = store
        self._meters = meters
        self._tell = tell
        self._late: set[object] = set()  # what waits for more than three seconds
        # For these no person waits.
        self.open, self.check, self.close, self.finish = store.open, store.check, store.close, store.finish
        self.follow, self.entries, self.watch = store.follow, store.entries, store.watch
        self.tell, self.hear = store.tell, store.hear

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

    async def append(self, log: str, expected: int, line: str) -> None:
        with self._watched():
            await self._store.append(log, expected, line)

    async def read(self, log: str, first: int = 0) -> list[str]:
        with self._watched():
            return await self._store.read(log, first)

    async def get(self, bucket: str, key: str) -> Entry | None:
        with self._watched():
            return await self._store.get(bucket, key)

    async def put(self, bucket: str, key: str, value: str, revision: int | None = None) -> int:
        with self._watched():
            return await self._store.put(bucket, key, value, revision)

    async def delete(self, bucket: str, key: str, revision: int | None = None) -> None:
        with self._watched():
            await self._store.delete(bucket, key, revision)
