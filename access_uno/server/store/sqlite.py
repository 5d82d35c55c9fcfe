"""The store of a house on one machine: one SQLite file, one process, and nothing to install.

All work is done by one thread. What has gathered while it was busy becomes one transaction, so many tables
share one write to the disk; no answer is given before that write is done.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, Generic, TypeVar

from access_uno.server.store import BUCKETS, Change, ConflictError, Entry, StoreError
from access_uno.system import files

_TABLES: Final = """
CREATE TABLE IF NOT EXISTS logs (log TEXT, number INTEGER, line TEXT,
    PRIMARY KEY (log, number)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS finished (log TEXT PRIMARY KEY, lines TEXT) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS buckets (bucket TEXT, key TEXT, value TEXT, revision INTEGER, until REAL,
    PRIMARY KEY (bucket, key)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS revisions (newest INTEGER);
INSERT INTO revisions SELECT 0 WHERE NOT EXISTS (SELECT * FROM revisions);
"""
_SETTINGS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
)
_MOST_AT_ONCE: Final = 1000  # jobs in a transaction
_SWEEP_SECONDS: Final = 60
_AGAIN_SECONDS: Final = 0.2  # after a log could not be read
_BETWEEN_LINES: Final = "\0"  # in a finished log
_HEADER: Final = b"SQLite format 3\0"  # with which files of SQLite begin

T = TypeVar("T")
_Work = Callable[[sqlite3.Connection], Any]


class _InUseError(Exception):
    """Another server has the file."""


class _Job:
    """Something to do, and the future that is told how it went."""

    def __init__(self, work: _Work, done: Callable[[Any], None], future: asyncio.Future[Any]) -> None:
        self.work = work
        self.done = done  # in the loop, after it is stored
        self.future = future
        self.result: Any = None
        self.error: Exception | None = None


class _Feeds(Generic[T]):
    """The listeners, by what they listen to."""

    def __init__(self) -> None:
        self._queues: dict[str, set[asyncio.Queue[T | None]]] = defaultdict(set)

    def give(self, name: str, news: T) -> None:
        for queue in self._queues.get(name, ()):
            queue.put_nowait(news)

    def end(self) -> None:
        for queues in self._queues.values():
            for queue in queues:
                queue.put_nowait(None)

    def subscribe(self, name: str) -> asyncio.Queue[T | None]:
        queue: asyncio.Queue[T | None] = asyncio.Queue()
        self._queues[name].add(queue)
        return queue

    async def news(self, name: str, queue: asyncio.Queue[T | None]) -> AsyncIterator[T]:
        try:
            while (news := await queue.get()) is not None:
                yield news
        finally:
            self._queues[name].discard(queue)
            if not self._queues[name]:
                del self._queues[name]


class SQLiteStore:
    """A store in one file."""

    shared = False

    def __init__(self, path: Path) -> None:
        self._path = path
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._lines: _Feeds[tuple[int, str]] = _Feeds()
        self._changes: _Feeds[Change] = _Feeds()
        self._told: _Feeds[str] = _Feeds()
        self._thread = threading.Thread(target=self._serve, name="store", daemon=True)
        self._closed = False
        self._swept = time.monotonic()  # when expired values were last deleted

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        opened = self._loop.create_future()
        self._thread.start()
        self._jobs.put(_Job(_forget_what_is_past, lambda _: None, opened))
        try:
            await opened
        except StoreError:
            self._closed = True
            raise

    async def check(self) -> None:
        def look() -> None:
            folder = next(folder for folder in self._path.absolute().parents if folder.exists())
            if not os.access(self._path if self._path.exists() else folder, os.R_OK | os.W_OK):
                raise StoreError("cannot-write", str(self._path))
            if self._path.exists():
                try:
                    with _read_only(self._path) as base:
                        base.execute("SELECT 1 FROM finished LIMIT 1")
                except sqlite3.Error as error:
                    raise _trouble(error, self._path) from None

        await asyncio.to_thread(look)

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._thread.join)
        for feeds in (self._lines, self._changes, self._told):
            feeds.end()

    # Logs

    async def append(self, log: str, expected: int, line: str) -> None:
        def work(base: sqlite3.Connection) -> None:
            if _length(base, log) != expected:
                raise ConflictError(log)
            base.execute("INSERT INTO logs VALUES (?, ?, ?)", (log, expected, line))

        await self._do(work, lambda _: self._lines.give(log, (expected, line)))

    async def read(self, log: str, first: int = 0) -> list[str]:
        def work(base: sqlite3.Connection) -> list[str]:
            for (lines,) in base.execute("SELECT lines FROM finished WHERE log = ?", (log,)):
                return str(lines).split(_BETWEEN_LINES)[first:]
            wanted = "SELECT line FROM logs WHERE log = ? AND number >= ? ORDER BY number"
            return [line for (line,) in base.execute(wanted, (log, first))]

        lines: list[str] = await self._do(work)
        return lines

    async def follow(self, log: str, first: int = 0) -> AsyncIterator[tuple[int, str]]:
        queue = self._lines.subscribe(log)
        news = self._lines.news(log, queue)
        for number, line in enumerate(await self._read_at_last(log, first), first):
            yield number, line
            first = number + 1
        async for number, line in news:
            if number >= first:
                yield number, line

    async def _read_at_last(self, log: str, first: int) -> list[str]:
        """Return the lines, however long they cannot be read: a table that follows must not stand still."""
        while True:
            try:
                return await self.read(log, first)
            except StoreError as error:
                if error.code == "closed":
                    raise
            await asyncio.sleep(_AGAIN_SECONDS)

    async def finish(self, log: str) -> None:
        def work(base: sqlite3.Connection) -> None:
            lines = base.execute("SELECT line FROM logs WHERE log = ? ORDER BY number", (log,)).fetchall()
            if lines:
                whole = _BETWEEN_LINES.join(line for (line,) in lines)
                base.execute("INSERT INTO finished VALUES (?, ?)", (log, whole))
                base.execute("DELETE FROM logs WHERE log = ?", (log,))

        await self._do(work)

    # Buckets

    async def get(self, bucket: str, key: str) -> Entry | None:
        entry: Entry | None = await self._do(lambda base: _entry(base, bucket, key))
        return entry

    async def put(self, bucket: str, key: str, value: str, revision: int | None = None) -> int:
        seconds = BUCKETS[bucket]

        def work(base: sqlite3.Connection) -> Entry:
            _check_revision(base, bucket, key, revision)
            until = None if seconds is None else time.time() + seconds
            if until is not None and time.monotonic() - self._swept > _SWEEP_SECONDS:
                self._swept = time.monotonic()
                _forget_what_is_past(base)
            new = _next_revision(base)
            base.execute("REPLACE INTO buckets VALUES (?, ?, ?, ?, ?)", (bucket, key, value, new, until))
            return Entry(key, value, new)

        entry: Entry = await self._do(work, lambda entry: self._changes.give(bucket, entry))
        return entry.revision

    async def delete(self, bucket: str, key: str, revision: int | None = None) -> None:
        def work(base: sqlite3.Connection) -> Change | None:
            _check_revision(base, bucket, key, revision)
            if _entry(base, bucket, key) is None:
                return None
            base.execute("DELETE FROM buckets WHERE bucket = ? AND key = ?", (bucket, key))
            return Change(key, None, _next_revision(base))

        def done(change: Change | None) -> None:
            if change is not None:
                self._changes.give(bucket, change)

        await self._do(work, done)

    async def entries(self, bucket: str) -> list[Entry]:
        def work(base: sqlite3.Connection) -> list[Entry]:
            wanted = (
                "SELECT key, value, revision FROM buckets WHERE bucket = ? AND (until IS NULL OR until > ?)"
            )
            rows = base.execute(f"{wanted} ORDER BY key", (bucket, time.time()))
            return [Entry(*row) for row in rows]

        entries: list[Entry] = await self._do(work)
        return entries

    async def watch(self, bucket: str) -> AsyncIterator[Change]:
        return self._changes.news(bucket, self._changes.subscribe(bucket))

    # Channels, within this process

    async def tell(self, channel: str, text: str) -> None:
        self._told.give(channel, text)

    async def hear(self, channel: str) -> AsyncIterator[str]:
        return self._told.news(channel, self._told.subscribe(channel))

    # The thread

    async def _do(self, work: _Work, done: Callable[[Any], None] = lambda _: None) -> Any:
        if self._closed:
            raise StoreError("closed")
        future = self._loop.create_future()
        self._jobs.put(_Job(work, done, future))
        return await future

    def _serve(self) -> None:
        """Run tasks, as many at once as have gathered, until the store is closed."""
        with contextlib.ExitStack() as stack:
            base, trouble = None, StoreError("closed")
            try:
                stack.enter_context(_alone(self._path))
                base = stack.enter_context(_opened(self._path))
            except (sqlite3.Error, OSError, _InUseError) as error:
                trouble = _trouble(error, self._path)
            going = True
            while going:
                jobs = list(self._gathered())
                going = jobs[-1] is not None
                wanted = [job for job in jobs if job is not None]
                if base is None:
                    _fail(wanted, trouble)
                else:
                    self._transact(base, wanted)
                with contextlib.suppress(RuntimeError):  # the loop is closed: the answer is awaited no more
                    self._loop.call_soon_threadsafe(_settle, wanted)

    def _gathered(self) -> Iterator[_Job | None]:
        yield (newest := self._jobs.get())
        for _ in range(_MOST_AT_ONCE):
            if newest is None:
                return
            try:
                yield (newest := self._jobs.get_nowait())
            except Empty:
                return

    def _transact(self, base: sqlite3.Connection, jobs: list[_Job]) -> None:
        try:
            base.execute("BEGIN IMMEDIATE")
            for job in jobs:
                try:
                    job.result = job.work(base)
                except ConflictError as error:  # it has changed nothing
                    job.error = error
            base.execute("COMMIT")
        except sqlite3.Error as error:
            _fail(jobs, _trouble(error, self._path))
            with contextlib.suppress(sqlite3.Error):
                base.execute("ROLLBACK")


def _settle(jobs: list[_Job]) -> None:
    """Answer the callers, in the loop: the tasks are stored."""
    for job in jobs:
        if job.error is None:
            job.done(job.result)
        if job.future.cancelled():
            continue
        if job.error is None:
            job.future.set_result(job.result)
        else:
            job.future.set_exception(job.error)


def _fail(jobs: list[_Job], error: StoreError) -> None:
    for job in jobs:
        job.error = StoreError(error.code, error.where)


def back_up(path: Path, copy: Path) -> None:
    """Copy the file of a store, also while a server uses it; an older copy is replaced whole.

    Raise StoreError if `path` holds no store, OSError if the copy cannot be written: FileExistsError where
    another file than an older copy is.
    """
    beside = copy.with_name(f".{copy.name}.{os.getpid()}.new")
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)  # SQLite fills an empty file
    try:
        try:
            with _read_only(path) as base:
                base.execute("SELECT 1 FROM finished LIMIT 1")
                if copy.exists() and not copy.is_dir() and not _may_go(copy, path):
                    raise FileExistsError(copy)
                base.execute("VACUUM INTO ?", (str(beside),))
        except sqlite3.Error as error:
            raise _trouble(error, path) from error
        files.sync(handle)
        os.replace(beside, copy)
        files.sync_folder(copy.parent)
    finally:
        os.close(handle)
        beside.unlink(missing_ok=True)


def _may_go(copy: Path, path: Path) -> bool:
    """Return whether a file is an older copy, or empty: no other thing, and no store that was ever open."""
    if not copy.is_file() or copy.samefile(path) or _lock_of(copy).exists():
        return False
    with copy.open("rb") as file:
        return file.read(len(_HEADER)) in (b"", _HEADER)


def _lock_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-lock")


@contextlib.contextmanager
def _read_only(path: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as base:
        yield base


@contextlib.contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Lock the file against other servers. It may be read, to have a copy."""
    beside = _lock_of(path)
    files.for_adding(beside)
    handle = files.open_handle(beside, os.O_RDWR)
    try:
        try:
            files.lock(handle, 0)
        except OSError:
            raise _InUseError from None
        yield
    finally:
        os.close(handle)


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    files.for_adding(path)  # fingerprints and seeds are for its owner alone
    base = sqlite3.connect(path.absolute(), timeout=0.5, isolation_level=None)
    try:
        for setting in _SETTINGS:
            base.execute(setting)
        base.executescript(f"BEGIN IMMEDIATE; {_TABLES} COMMIT;")
        yield base
    finally:
        base.close()


def _trouble(error: Exception, path: Path) -> StoreError:
    if isinstance(error, _InUseError):
        return StoreError("in-use", str(path))
    name = getattr(error, "sqlite_errorname", "") or ""
    if name.startswith("SQLITE_FULL"):
        return StoreError("disk-full", str(path))
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return StoreError("in-use", str(path))
    if name.startswith(("SQLITE_NOTADB", "SQLITE_CORRUPT")):
        return StoreError("broken", str(path))
    return StoreError("cannot-write", str(path))


def _length(base: sqlite3.Connection, log: str) -> int:
    """Return where a log ends; a finished one ends nowhere."""
    if base.execute("SELECT 1 FROM finished WHERE log = ?", (log,)).fetchone():
        return -1
    (newest,) = base.execute("SELECT max(number) FROM logs WHERE log = ?", (log,)).fetchone()
    return 0 if newest is None else int(newest) + 1


def _entry(base: sqlite3.Connection, bucket: str, key: str) -> Entry | None:
    wanted = "SELECT key, value, revision FROM buckets WHERE bucket = ? AND key = ?"
    row = base.execute(f"{wanted} AND (until IS NULL OR until > ?)", (bucket, key, time.time())).fetchone()
    return Entry(*row) if row else None


def _check_revision(base: sqlite3.Connection, bucket: str, key: str, revision: int | None) -> None:
    if revision is not None:
        entry = _entry(base, bucket, key)
        if (entry.revision if entry else 0) != revision:
            raise ConflictError(f"{bucket}/{key}")


def _next_revision(base: sqlite3.Connection) -> int:
    base.execute("UPDATE revisions SET newest = newest + 1")
    (newest,) = base.execute("SELECT newest FROM revisions").fetchone()
    return int(newest)


def _forget_what_is_past(base: sqlite3.Connection) -> None:
    base.execute("DELETE FROM buckets WHERE until < ?", (time.time(),))
