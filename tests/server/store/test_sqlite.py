"""What only the file of one machine promises."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from access_uno.server.store import BUCKETS, StoreError, sqlite
from access_uno.server.store.sqlite import SQLiteStore, back_up

WRITER = """
import asyncio, sys
from pathlib import Path
from access_uno.server.store.sqlite import SQLiteStore

async def main():
    store = SQLiteStore(Path(sys.argv[1]))
    await store.open()
    async def write(log):
        number = len(await store.read(log))
        while True:
            await store.append(log, number, f"{log} {number}")
            print(log, number, flush=True)
            number += 1
    await asyncio.gather(*(write(str(log)) for log in range(4)))

asyncio.run(main())
"""


def test_nothing_that_was_told_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    path, told = tmp_path / "house.db", dict.fromkeys(range(4), -1)
    chance = random.Random(5)
    for _ in range(5):
        command = [sys.executable, "-c", WRITER, str(path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout
            lines = [writer.stdout.readline() for _ in range(chance.randint(1, 60))]
            writer.send_signal(signal.SIGKILL)
            lines += [line for line in writer.stdout if line.endswith("\n")]
        for log, number in (map(int, line.split()) for line in lines):
            assert number == told[log] + 1 or told[log] == -1 or number > told[log]
            told[log] = number

    async def read() -> list[list[str]]:
        store = SQLiteStore(path)
        await store.open()
        kept = [await store.read(str(log)) for log in told]
        await store.close()
        return kept

    for log, lines in enumerate(asyncio.run(read())):
        assert lines == [f"{log} {number}" for number in range(len(lines))]
        assert len(lines) > told[log]


def test_a_second_server_at_the_same_file_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        first, second = SQLiteStore(tmp_path / "house.db"), SQLiteStore(tmp_path / "house.db")
        await first.open()
        with pytest.raises(StoreError) as refused:
            await second.open()
        assert refused.value.code == "in-use"
        await second.close()
        await first.append("a", 0, "undisturbed")
        await first.close()

    asyncio.run(story())


def test_a_copy_made_while_the_house_runs_is_a_whole_house(tmp_path: Path) -> None:
    """As docs/hosting.md tells it."""
    copy = tmp_path / "copy" / "house.db"
    copy.parent.mkdir()

    async def story() -> None:
        store = SQLiteStore(tmp_path / "house.db")
        await store.open()
        await store.append("a", 0, "first")
        ends = asyncio.Event()

        async def write() -> int:
            number = 1
            while not ends.is_set():
                await store.append("a", number, str(number))
                number += 1
            return number

        writing = asyncio.create_task(write())
        for _ in range(2):  # the second copy replaces the first
            await asyncio.to_thread(back_up, tmp_path / "house.db", copy)
        ends.set()
        written = await writing
        await store.close()
        backup = SQLiteStore(copy)
        await backup.open()
        kept = await backup.read("a")
        assert kept == ["first", *map(str, range(1, len(kept)))]
        assert len(kept) <= written
        await backup.append("a", len(kept), "it goes on")
        await backup.close()

    asyncio.run(story())


def test_a_copy_of_what_is_no_house_leaves_the_older_copy_as_it_was(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_bytes(b"the copy of yesterday")
    (tmp_path / "letter.txt").write_text("Dear Ada")
    for name in ("letter.txt", "none.db"):
        with pytest.raises(StoreError):
            back_up(tmp_path / name, copy)
    assert copy.read_bytes() == b"the copy of yesterday"
    assert {path.name for path in tmp_path.iterdir()} == {"copy.db", "letter.txt"}


def test_a_copy_replaces_an_older_one_and_no_other_file_nor_a_store_that_was_open(
    tmp_path: Path,
) -> None:
    async def opened_once(path: Path) -> None:
        store = SQLiteStore(path)
        await store.open()
        await store.close()

    house, other, letter, pipe = (tmp_path / name for name in ("house.db", "other.db", "letter.txt", "pipe"))
    for path in (house, other):
        asyncio.run(opened_once(path))
    letter.write_text("Dear Ada")
    os.mkfifo(pipe)
    (tmp_path / "link.db").hardlink_to(house)
    before = {path: path.stat().st_ino for path in tmp_path.iterdir()}
    for path in (house, other, letter, tmp_path / "link.db", pipe):
        with pytest.raises(FileExistsError):
            back_up(house, path)
    assert {path: path.stat().st_ino for path in before} == before
    (copy := tmp_path / "copy.db").touch()
    for _ in range(2):
        back_up(house, copy)
    assert copy.read_bytes().startswith(b"SQLite")


@pytest.mark.parametrize(
    ("content", "code"), [(b"SQLite format 3\0" + b"noise" * 300, "broken"), (None, "cannot-write")]
)
def test_a_file_that_is_none_is_told(tmp_path: Path, content: bytes | None, code: str) -> None:
    path = tmp_path / "house.db"
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)

    async def story() -> None:
        with pytest.raises(StoreError) as refused:
            await SQLiteStore(path).open()
        assert refused.value.code == code

    asyncio.run(story())


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        store = SQLiteStore(tmp_path / "house.db")
        await store.open()
        following = asyncio.ensure_future(anext(store.follow("a")))
        heard = asyncio.ensure_future(anext(await store.hear("a")))
        await asyncio.sleep(0)
        await store.close()
        await store.close()
        with pytest.raises(StoreError):
            await store.append("a", 0, "too late")
        for waiting in (following, heard):
            with pytest.raises((StopAsyncIteration, StoreError)):
                await waiting

    asyncio.run(story())


@pytest.mark.parametrize("name", ["house.db", ":memory:"])
def test_a_store_that_others_could_read_is_private_when_it_is_used(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a file is called, it is one."""
    monkeypatch.chdir(tmp_path)
    path = Path(name)
    path.touch(0o644)
    path.chmod(0o644)

    async def story() -> list[str]:
        store = SQLiteStore(path)
        await store.open()
        await store.append("a", 0, "kept")
        for file in tmp_path.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
        await store.close()
        await (again := SQLiteStore(path)).open()
        kept = await again.read("a")
        await again.close()
        return kept

    assert asyncio.run(story()) == ["kept"]


def test_what_is_not_put_again_is_gone_after_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time()

    async def story() -> None:
        store = SQLiteStore(tmp_path / "house.db")
        await store.open()
        await store.put("present", "Anna", "here")
        await store.put("tables", "123456", "stays")
        monkeypatch.setattr(time, "time", lambda: now + (BUCKETS["present"] or 0) + 1)
        assert await store.get("present", "Anna") is None
        assert await store.entries("present") == []
        assert await store.put("present", "Anna", "back", 0)
        assert [entry.key for entry in await store.entries("tables")] == ["123456"]
        await store.close()

    asyncio.run(story())


@pytest.mark.skipif(os.name == "nt", reason="there the folder of the user does that")
def test_no_other_user_can_read_it(tmp_path: Path) -> None:
    async def story() -> None:
        store = SQLiteStore(tmp_path / "house.db")
        await store.open()
        await store.put("accounts", "Anna", "{}")
        for file in tmp_path.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file
        await store.close()

    asyncio.run(story())


def test_who_follows_a_log_hears_it_also_if_it_could_not_be_read_at_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A write that fails, such as on a full disk, takes what was read at that moment with it."""
    monkeypatch.setattr(sqlite, "_AGAIN_SECONDS", 0.0)

    async def story() -> None:
        store = SQLiteStore(tmp_path / "house.db")
        await store.open()
        await store.append("a", 0, "one")
        read, fails = store.read, [StoreError("disk-full"), StoreError("cannot-write")]

        async def fail_first(log: str, first: int = 0) -> list[str]:
            if fails:
                raise fails.pop()
            return await read(log, first)

        monkeypatch.setattr(store, "read", fail_first)
        heard = store.follow("a")
        assert await anext(heard) == (0, "one")
        await store.append("a", 1, "two")
        assert await anext(heard) == (1, "two")
        await store.close()

    asyncio.run(story())


def test_what_is_past_is_deleted_after_a_clock_has_jumped_ahead_and_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, now = tmp_path / "house.db", time.time()
    monkeypatch.setattr("access_uno.server.store.sqlite._SWEEP_SECONDS", 0)

    async def story() -> None:
        store = SQLiteStore(path)
        await store.open()
        for name, seconds in (("ahead", 8 * 86_400), ("past", -1000), ("now", 0)):
            monkeypatch.setattr(time, "time", lambda seconds=seconds: now + seconds)
            await store.put("present", name, "here")
        await store.close()

    asyncio.run(story())
    with contextlib.closing(sqlite3.connect(path)) as base:
        assert {key for (key,) in base.execute("SELECT key FROM buckets")} == {"ahead", "now"}
