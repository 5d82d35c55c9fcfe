"""What every store promises: order, the fence, following from any line, and nothing lost or twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import pytest

from access_uno.server.store import BUCKETS, LONGEST_KEY, LONGEST_TEXT, Change, ConflictError, Store
from tests.server.store.conftest import Opened

T = TypeVar("T")
SECONDS = 60  # for what takes none


def run(opened: Opened, *stories: Callable[..., Coroutine[Any, Any, None]], writers: int = 1) -> None:
    """Each story with the same data, opened anew."""

    async def tell() -> None:
        for story in stories:
            async with opened(writers) as stores:
                await asyncio.wait_for(story(*stores), SECONDS)

    asyncio.run(tell())


async def take(feed: AsyncIterator[T], count: int) -> list[T]:
    return [await anext(feed) for _ in range(count)]


async def refused(doing: Awaitable[object]) -> None:
    with pytest.raises(ConflictError):
        await doing


# Logs


def test_lines_stay_in_their_order_and_after_opening_again(opened: Opened) -> None:
    lines = ["uno 1\nplayer: Anna\nbegin", "Anna: play R7", "安娜: draw", "Zoë: say 🂡 \u202e # 'x\" \\"]

    async def write(store: Store) -> None:
        for number, line in enumerate(lines):
            await store.append("123456/1", number, line)

    async def read(store: Store) -> None:
        assert await store.read("123456/1") == lines
        assert await store.read("123456/1", 2) == lines[2:]
        assert await store.read("123456/1", 4) == await store.read("123456/2") == []
        await store.append("123456/1", 4, "Anna: pass")
        assert await store.read("123456/1", 3) == [lines[3], "Anna: pass"]

    run(opened, write, read)


def test_a_line_that_is_not_the_next_one_is_refused(opened: Opened) -> None:
    async def story(store: Store) -> None:
        await refused(store.append("a", 1, "too early"))
        await store.append("a", 0, "first")
        await refused(store.append("a", 0, "stale"))
        await refused(store.append("a", 2, "a gap"))
        await store.append("a", 1, "second")
        assert await store.read("a") == ["first", "second"]

    run(opened, story)


def test_of_two_writers_the_first_wins_each_time(opened: Opened) -> None:
    async def story(one: Store, other: Store) -> None:
        async def write(store: Store, name: str) -> list[int]:
            won, number = [], 0
            while number < 50:
                try:
                    await store.append("a", number, f"{name} {number}")
                    won.append(number)
                except ConflictError:
                    assert await store.read("a", number), "there is what was first"
                number += 1
            return won

        ones, others = await asyncio.gather(write(one, "one"), write(other, "other"))
        assert sorted(ones + others) == list(range(50))
        winner = dict.fromkeys(ones, "one") | dict.fromkeys(others, "other")
        assert await one.read("a") == [f"{winner[number]} {number}" for number in range(50)]

    run(opened, story, writers=2)


def test_a_writer_that_was_asleep_is_refused(opened: Opened) -> None:
    async def story(sleeper: Store, other: Store) -> None:
        await sleeper.append("a", 0, "first")
        await other.append("a", 1, "second")
        await refused(sleeper.append("a", 1, "what I thought before I fell asleep"))
        assert await sleeper.read("a", 1) == ["second"]
        await sleeper.append("a", 2, "third")

    run(opened, story, writers=2)


@pytest.mark.parametrize("first", [0, 3, 5])
def test_followers_get_every_line_once_and_in_order_wherever_they_begin(opened: Opened, first: int) -> None:
    async def story(writer: Store, follower: Store) -> None:
        for number in range(5):
            await writer.append("a", number, f"line {number}")
        following = asyncio.create_task(take(follower.follow("a", first), 10 - first))
        for number in range(5, 10):
            await writer.append("a", number, f"line {number}")
            await writer.append("b", number - 5, "of another table")
        assert await following == [(number, f"line {number}") for number in range(first, 10)]

    run(opened, story, writers=2)


def test_more_lines_than_a_store_handles_at_once(opened: Opened) -> None:
    lines = [f"Anna: {number}" for number in range(1_200)]  # it handles 1,000

    async def write(store: Store) -> None:
        following = asyncio.create_task(take(store.follow("a"), len(lines)))
        for number, line in enumerate(lines):
            await store.append("a", number, line)
        assert await following == [*enumerate(lines)]

    async def read(store: Store) -> None:
        assert await store.read("a") == lines
        assert await store.read("a", len(lines) - 1) == lines[-1:]

    run(opened, write, read)


def test_many_tables_at_once(opened: Opened) -> None:
    async def story(store: Store) -> None:
        async def play(table: str) -> None:
            for number in range(20):
                await store.append(table, number, f"{table} {number}")

        tables = [f"{code:06}/1" for code in range(50)]
        await asyncio.gather(*map(play, tables))
        for table in tables:
            assert await store.read(table) == [f"{table} {number}" for number in range(20)]

    run(opened, story)


def test_a_finished_log_can_be_read_and_takes_nothing_more(opened: Opened) -> None:
    async def finish(store: Store) -> None:
        for number in range(3):
            await store.append("a", number, f"line\n{number}")
        await store.finish("a")
        await store.finish("a")  # by another server, too
        await store.finish("never begun")
        await refused(store.append("a", 3, "more"))
        await refused(store.append("a", 0, "again"))

    async def read(store: Store) -> None:
        assert await store.read("a") == [f"line\n{number}" for number in range(3)]
        assert await store.read("a", 2) == ["line\n2"]
        assert await store.read("never begun") == []

    run(opened, finish, read)


def test_the_longest_line_and_the_longest_names(opened: Opened) -> None:
    async def story(store: Store) -> None:
        name = "€/. *>" * 33
        assert len(name) <= LONGEST_KEY
        await store.append(name, 0, "龍" * LONGEST_TEXT)
        assert await store.read(name) == ["龍" * LONGEST_TEXT]
        await store.put("accounts", name, "x" * LONGEST_TEXT)
        entry = await store.get("accounts", name)
        assert entry is not None
        assert entry.value == "x" * LONGEST_TEXT

    run(opened, story)


# Buckets


def test_values_have_revisions_that_fence(opened: Opened) -> None:
    async def write(store: Store) -> None:
        assert await store.get("accounts", "Zoë") is None
        first = await store.put("accounts", "Zoë", "{}", 0)
        await refused(store.put("accounts", "Zoë", "taken", 0))
        second = await store.put("accounts", "Zoë", '{"a": 1}', first)
        assert second > first > 0
        await refused(store.put("accounts", "Zoë", "stale", first))
        await refused(store.delete("accounts", "Zoë", first))
        assert await store.get("keys", "Zoë") is None
        await store.put("accounts", "Anna", "whatever was there")

    async def read(store: Store) -> None:
        entry = await store.get("accounts", "Zoë")
        assert entry is not None
        assert (entry.key, entry.value) == ("Zoë", '{"a": 1}')
        assert [entry.key for entry in await store.entries("accounts")] == ["Anna", "Zoë"]
        await store.delete("accounts", "Zoë", entry.revision)
        await store.delete("accounts", "Zoë")
        assert await store.get("accounts", "Zoë") is None
        assert await store.put("accounts", "Zoë", "again", 0) > entry.revision

    run(opened, write, read)


def test_every_bucket_is_there(opened: Opened) -> None:
    async def story(store: Store) -> None:
        for bucket in BUCKETS:
            await store.put(bucket, "key", bucket)
        for bucket in BUCKETS:
            assert [(entry.key, entry.value) for entry in await store.entries(bucket)] == [("key", bucket)]

    run(opened, story)


def test_changes_are_seen_by_who_watches(opened: Opened) -> None:
    async def story(one: Store, other: Store) -> None:
        await one.put("tables", "old", "before")
        watching = await other.watch("tables")
        changes = (entry async for entry in watching if entry.key != "old")  # which may be told late
        seen: list[Change] = []
        await one.put("tables", "123456", "waiting")
        seen += await take(changes, 1)
        await one.put("accounts", "Anna", "of another bucket")
        await one.put("tables", "123456", "playing")
        seen += await take(changes, 1)
        await one.delete("tables", "123456")
        seen += await take(changes, 1)
        assert [(entry.key, entry.value) for entry in seen] == [
            ("123456", "waiting"),
            ("123456", "playing"),
            ("123456", None),
        ]
        assert seen[0].revision < seen[1].revision < seen[2].revision

    run(opened, story, writers=2)


def test_of_many_changes_at_once_the_last_is_seen(opened: Opened) -> None:
    async def story(one: Store, other: Store) -> None:
        watching, seen = await other.watch("tables"), list[str | None]()
        for number in range(20):
            await one.put("tables", "123456", f"{number:02}")
        while "19" not in seen:
            seen += [entry.value for entry in await take(watching, 1)]
        assert seen == sorted(set(seen), key=str)

    run(opened, story, writers=2)


def test_two_who_want_the_same_name_do_not_both_get_it(opened: Opened) -> None:
    async def story(*stores: Store) -> None:
        wanted = (store.put("accounts", "Anna", str(who), 0) for who, store in enumerate(stores))
        got = await asyncio.gather(*wanted, return_exceptions=True)
        assert sum(isinstance(result, int) for result in got) == 1
        assert sum(isinstance(result, ConflictError) for result in got) == len(stores) - 1

    run(opened, story, writers=4)


# Channels


async def told_until_heard(store: Store, channel: str, feed: AsyncIterator[str]) -> None:
    """Tell until it is heard: other machines need a moment to know of a listener."""
    hearing = asyncio.ensure_future(anext(feed))
    while not hearing.done():
        await store.tell(channel, "begin")
        await asyncio.wait([hearing], timeout=0.05)
    assert hearing.result() == "begin"


async def until(feed: AsyncIterator[str], last: str) -> AsyncIterator[str]:
    async with asyncio.timeout(SECONDS):
        async for text in feed:
            yield text
            if text == last:
                return


def test_what_is_told_is_heard_by_all_and_not_stored(opened: Opened) -> None:
    async def story(one: Store, other: Store) -> None:
        earlier = aiter(await other.hear("table 1"))
        await told_until_heard(one, "table 1", earlier)
        await one.tell("table 1", "only who was there hears this")
        assert {text async for text in until(earlier, "only who was there hears this")}
        hearing = [await one.hear("table 1"), await other.hear("table 1"), await other.hear("table 2")]
        heard = [aiter(feed) for feed in hearing]
        for channel, feed in zip(("table 1", "table 1", "table 2"), heard, strict=True):
            await told_until_heard(one, channel, feed)
        for number in range(5):
            await one.tell("table 1", f"{number} ü")
        await one.tell("table 2", "end")
        for feed in heard[:2]:
            told = [text async for text in until(feed, "4 ü") if text != "begin"]
            assert told == [f"{number} ü" for number in range(5)]
        assert {text async for text in until(heard[2], "end")} <= {"begin", "end"}

    run(opened, story, writers=2)
