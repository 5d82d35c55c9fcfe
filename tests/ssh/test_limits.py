"""What one address or one name may do, by the numbers that stand in one place."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from access_uno.protocol.answers import Account, AtTable, Refused, TablePage
from access_uno.protocol.schema import Answer, Message
from access_uno.protocol.wishes import WISHES
from access_uno.server._table_list import SeatHolder
from access_uno.server.limits import (
    MOST_CHANNELS,
    MOST_CONNECTIONS,
    MOST_CONNECTIONS_OF_ADDRESS,
    MOST_SESSIONS,
    MOST_SESSIONS_OF_ADDRESS,
    MOST_TABLES_OF_ACCOUNT,
    PLACES_KEPT,
    RATES,
    WEIGHTS,
    Limits,
    What,
)
from access_uno.server.refusal import RefusedError
from access_uno.server.server import Server
from access_uno.server.session import NewConnection, Session
from access_uno.server.store.sqlite import SQLiteStore
from access_uno.ssh.server import _SILENT_SECONDS, Knocking

ADMIN = "SHA256:admin"
HERE, THERE = "192.0.2.1", "192.0.2.2"


class Clock:
    """Time that goes by when the test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Visit:
    """A session without a network: what was told, and questions."""

    def __init__(self) -> None:
        self.told: list[Message] = []
        self.answer: Answer  # to the last question
        self.guest: Session

    @property
    def code(self) -> str:
        """The code of the table at which they are now."""
        assert isinstance(self.answer, AtTable)
        return self.answer.code

    async def ask(self, do: str, **given: Any) -> str:
        """The code of the refusal, or `done`."""
        self.answer = await self.guest.ask(WISHES[do](**given))
        return self.answer.code if isinstance(self.answer, Refused) else "done"


class Rooms:
    """A house whose clock stands still, and ways into it."""

    def __init__(self, house: Server, clock: Clock) -> None:
        self.house, self.clock = house, clock

    async def come(self, name: str, key: str | None = None, address: str = HERE) -> Visit:
        visit = Visit()
        visitor = NewConnection(name, None if key is None else f"SHA256:{key}", address)
        visit.guest = await self.house.connections.enter(visitor, visit.told.append, lambda: None)
        assert await visit.ask("hello", protocol=1) == "done"
        return visit

    async def refused(self, name: str, key: str | None = None, address: str = HERE) -> str:
        """Why a client is not let in."""
        with pytest.raises(RefusedError) as refused:
            await self.come(name, key, address)
        return refused.value.code


@contextlib.asynccontextmanager
async def rooms(folder: Path) -> AsyncIterator[Rooms]:
    clock = Clock()
    house = Server(SQLiteStore(folder / "house.db"), admins=[ADMIN], pause=0.0, clock=clock)
    await house.open()
    try:
        yield Rooms(house, clock)
    finally:
        await house.close()


def run(folder: Path, story: Callable[[Rooms], Coroutine[Any, Any, None]]) -> None:
    async def tell() -> None:
        async with rooms(folder) as opened:
            await asyncio.wait_for(story(opened), 120)

    asyncio.run(tell())


@pytest.mark.parametrize("what", RATES)
def test_every_rate_allows_its_number_at_once_then_one_each_time_its_seconds_have_gone_by(what: What) -> None:
    clock = Clock()
    told: list[tuple[str, str]] = []
    limits, rate = Limits(lambda *allowed: told.append(allowed), clock=clock), RATES[what]
    tries = rate.at_once + 1
    assert [limits.allow(what, "one") for _ in range(tries)] == [True] * rate.at_once + [False]
    assert limits.allow(what, "another")
    clock.now = rate.seconds * 0.9
    assert not limits.allow(what, "one")
    clock.now = rate.seconds * 1.001
    assert [limits.allow(what, "one"), limits.allow(what, "one")] == [True, False]
    assert len(told) == (rate.at_once + 2 if rate.shared else 0)


@pytest.mark.parametrize("do", ["join", "watch"])
def test_wrong_codes_are_counted_by_address_however_often_one_dials(tmp_path: Path, do: str) -> None:
    async def story(rooms: Rooms) -> None:
        anna = await rooms.come("anna", "anna", THERE)
        assert await anna.ask("play", seats=3, private=True) == "done"
        private = anna.code
        ben = await rooms.come("ben", "ben", THERE)
        assert await ben.ask("play", seats=3) == "done"
        public = ben.code
        codes = [code for code in ("000000", "000001", "abc", "1", "٣٤٥٦٧٨", "000002") if code != private]
        answers = []
        for number, code in enumerate(codes):
            eve = await rooms.come(f"eve {number}")
            answers.append(await eve.ask("watch" if number % 2 else "join", code=code))
            await rooms.house.connections.leave(eve.guest)
        assert answers == ["no-table"] * 5 + ["too-many-codes"]
        eve = await rooms.come("eve")
        assert await eve.ask(do, code=private) == "too-many-codes"  # whether it is right is not told
        assert await eve.ask(do, code="999999") == "too-many-codes"
        assert await eve.ask("watch", code=public) == "done"  # it is in the list
        assert await (await rooms.come("zoe", address=THERE)).ask(do, code=private) == "done"
        assert await anna.ask("join", code=private) == "done"
        rooms.clock.now = 5.1
        assert await eve.ask(do, code="999998") == "no-table"
        assert await eve.ask(do, code="999999") == "too-many-codes"
        rooms.clock.now = 10.2
        assert await eve.ask(do, code=private) == "done"

    run(tmp_path, story)


def test_a_network_of_ipv6_counts_as_one_address(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        answers = []
        for number in range(6):
            eve = await rooms.come(f"eve {number}", address=f"2001:db8:0:7:{number}::{number:x}")
            answers.append(await eve.ask("join", code="000000"))
        assert answers == ["no-table"] * 5 + ["too-many-codes"]
        neighbour = await rooms.come("neighbour", address="2001:db8:0:8::1")
        assert await neighbour.ask("join", code="000000") == "no-table"

    run(tmp_path, story)


def test_codes_of_devices_are_tried_five_times_then_once_in_five_seconds(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        await rooms.come("anna", "anna", THERE)
        eve = await rooms.come("anna", "eve")  # a name that is taken, so she has none
        answers = [await eve.ask("device", code="000000") for _ in range(6)]
        assert answers == ["device-code-wrong"] * 5 + ["too-many-codes"]
        assert await eve.ask("name", name="eve") == "done"
        assert await eve.ask("join", code="000000") == "too-many-codes"  # all codes are tried by one count

    run(tmp_path, story)


def test_an_address_has_a_hundred_sessions_and_others_come_in_all_the_same(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        anna = await rooms.come("anna", "anna")
        await anna.ask("play", seats=2, computers=1)
        await rooms.house.connections.leave(anna.guest)
        visits = [await rooms.come("eve") for _ in range(MOST_SESSIONS_OF_ADDRESS)]
        assert await rooms.refused("eve") == "address-full"
        assert await rooms.refused("new", "new") == "address-full"
        await rooms.come("ben", "ben", THERE)
        await rooms.come("anna", "anna")  # her seat waits
        await rooms.come("boss", "admin")
        for visit in visits[:3]:  # and two have come beyond the hundred
            await rooms.house.connections.leave(visit.guest)
        await rooms.come("eve")

    run(tmp_path, story)


def test_a_full_house_keeps_places_for_accounts_whose_seat_waits_and_one_for_an_administrator(
    tmp_path: Path,
) -> None:
    async def story(rooms: Rooms) -> None:
        for number in range(PLACES_KEPT):
            waits = await rooms.come(f"waits {number}", f"{number}", f"198.51.100.{number}")
            await waits.ask("play", seats=2, computers=1)
            await rooms.house.connections.leave(waits.guest)
        await rooms.come("known", "known", THERE)
        strangers = [
            await rooms.come("stranger", address=f"10.0.0.{number // 50}")
            for number in range(MOST_SESSIONS - PLACES_KEPT - 1)
        ]
        assert await rooms.refused("one more", address="10.0.1.0") == "house-full"
        assert await rooms.refused("new", "new", "10.0.1.0") == "house-full"
        await rooms.come("known", "known", THERE)  # a new connection of who is here
        for number in range(PLACES_KEPT - 1):
            await rooms.come("", f"{number}", HERE)
        assert await rooms.refused("", f"{PLACES_KEPT - 1}") == "house-full"
        boss = await rooms.come("boss", "admin")
        assert isinstance(boss.answer, Account)
        assert boss.answer.admin
        await rooms.house.connections.leave(strangers[0].guest)
        await rooms.house.connections.leave(strangers[1].guest)
        await rooms.come("", f"{PLACES_KEPT - 1}")

    run(tmp_path, story)


def test_new_accounts_are_limited_by_address_and_names_that_are_taken_do_not_count(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        most = RATES["accounts"].at_once
        await rooms.come("new 0", "0")
        for number in range(most + 5):
            nameless = await rooms.come("new 0", f"again {number}")
            assert await nameless.ask("name", name="NEW 0") == "name-taken"
            await rooms.house.connections.leave(nameless.guest)
        for number in range(1, most):
            visit = await rooms.come(f"new {number}", f"{number}")
            await rooms.house.connections.leave(visit.guest)
        assert await rooms.refused("one more", "more") == "too-many-accounts"
        await rooms.come("", "0")  # who has an account
        await rooms.come("a guest")
        await rooms.come("one more", "more", THERE)
        rooms.clock.now = RATES["accounts"].seconds + 1
        nameless = await rooms.come("one more", "late")
        assert await nameless.ask("name", name="late") == "done"
        assert await rooms.refused("later", "later") == "too-many-accounts"

    run(tmp_path, story)


def test_public_tables_are_limited_by_address_and_tables_by_account(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        most, of_account = RATES["tables"].at_once, MOST_TABLES_OF_ACCOUNT
        for number in range(most // of_account):
            visit = await rooms.come(f"opens {number}", f"{number}")
            for _ in range(of_account):
                assert await visit.ask("play", seats=2, computers=1) == "done"
            assert await visit.ask("play", seats=2, computers=1) == "too-many-tables"
            await rooms.house.connections.leave(visit.guest)
        one_more = await rooms.come("one more", "more")
        assert await one_more.ask("play", seats=2, computers=1) == "too-many-public-tables"
        assert await one_more.ask("play", seats=2, computers=1, private=True) == "done"
        other = await rooms.come("other", "other", THERE)
        assert await other.ask("play", seats=2, computers=1) == "done"
        rooms.clock.now = RATES["tables"].seconds + 1
        answers = [await one_more.ask("play", seats=2, computers=1) for _ in range(2)]
        assert answers == ["done", "too-many-public-tables"]

    run(tmp_path, story)


def test_private_tables_are_limited_by_address_however_often_one_dials(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        most, of_account = RATES["private-tables"].at_once, MOST_TABLES_OF_ACCOUNT
        for number in range(most // of_account):
            visit = await rooms.come(f"opens {number}")
            for _ in range(of_account):
                assert await visit.ask("play", seats=2, computers=1, private=True) == "done"
            await rooms.house.connections.leave(visit.guest)
        one_more = await rooms.come("one more")
        assert await one_more.ask("play", seats=2, computers=1, private=True) == "too-often"
        other = await rooms.come("other", address=THERE)
        assert await other.ask("play", seats=2, computers=1, private=True) == "done"

    run(tmp_path, story)


def test_a_person_is_nudged_once_a_minute_by_all_together(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        anna, ben, zoe = [await rooms.come(name, name, f"10.0.0.{name}") for name in ("anna", "ben", "zoe")]
        await anna.ask("play", seats=4)
        code = anna.code
        for other in (ben, zoe):
            assert await other.ask("join", code=code) == "done"
        assert await anna.ask("nudge", name="ben") == "done"
        rooms.clock.now = 59.0
        assert [await by.ask("nudge", name="Ben") for by in (anna, zoe)] == ["nudged-too-often"] * 2
        assert await ben.ask("nudge", name="zoe") == "done"
        rooms.clock.now = 60.5
        assert [await by.ask("nudge", name="ben") for by in (zoe, anna)] == ["done", "nudged-too-often"]

    run(tmp_path, story)


def test_five_lines_are_said_at_once_and_then_one_in_two_seconds(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        anna = await rooms.come("anna", "anna")
        await anna.ask("play", seats=2)
        assert [await anna.ask("say", text="hi") for _ in range(6)] == ["done"] * 5 + ["talk-too-fast"]
        rooms.clock.now = 2.1
        assert [await anna.ask("say", text="hi") for _ in range(2)] == ["done", "talk-too-fast"]

    run(tmp_path, story)


def test_the_list_is_told_in_pages_with_ones_own_tables_first(tmp_path: Path) -> None:
    async def story(rooms: Rooms) -> None:
        mine, others = await rooms.come("mine", "mine"), list[Visit]()
        await mine.ask("play", seats=2, computers=1, private=True)
        own = mine.code
        for number in range(12):
            other = await rooms.come(f"other {number}", f"{number}", f"10.0.0.{number}")
            for _ in range(5):
                await other.ask("play", seats=3)
                await rooms.house.connections.leave(other.guest)
                other = await rooms.come("", f"{number}", f"10.0.0.{number}")
            others.append(other)
        theirs = rooms.house.tables.held_by(SeatHolder("other 11"))[0].code
        assert await others[-1].ask("join", code=theirs) == "done"
        pages = []
        for page in ({}, {"page": 2}, {"page": 3}):
            assert await mine.ask("tables", **page) == "done"
            assert isinstance(mine.answer, TablePage)
            pages.append(mine.answer)
        assert [(answer.page, answer.pages, len(answer.tables)) for answer in pages] == [
            (1, 2, 50),
            (2, 2, 11),
            (3, 2, 0),
        ]
        first, second = pages[0].tables[:2]
        assert (first.code, first.mine) == (own, True)
        assert (second.here, second.mine) == (("other 11",), False)  # where people are comes next
        assert len({table.code for answer in pages for table in answer.tables}) == 61

    run(tmp_path, story)


def test_the_page_for_hosts_has_every_limit_with_its_number() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    for what, rate in RATES.items():
        seconds = f"{rate.seconds:.5f}".rstrip("0").rstrip(".")
        assert f"| `{what}` | {rate.at_once:,} | {seconds} s | {rate.of} |" in page
    for name, most in {
        "connections": MOST_CONNECTIONS,
        "connections of an address": MOST_CONNECTIONS_OF_ADDRESS,
        "channels of a connection": MOST_CHANNELS,
        "sessions": MOST_SESSIONS,
        "sessions of an address": MOST_SESSIONS_OF_ADDRESS,
        "places of these kept for accounts whose seat waits": PLACES_KEPT,
        "tables of an account": MOST_TABLES_OF_ACCOUNT,
    }.items():
        assert f"| {name} | {most:,} |" in page


def test_the_protocol_tells_what_each_request_costs() -> None:
    page = " ".join((Path(__file__).parents[2] / "docs" / "protocol.md").read_text().split())
    told = re.search(r"Most lines cost one of them, (.*?)\. What", page)
    assert told is not None
    numbers = {"two": 2, "three": 3, "five": 5, "ten": 10, "twenty": 20}
    costs = {
        name: numbers[number]
        for names, number in re.findall(r"((?:`\w+`[ ,and]*)+) (twenty|two|three|five|ten)", told[1])
        for name in re.findall(r"`(\w+)`", names)
    }
    assert costs == WEIGHTS


class End:
    """A connection, as far as it is counted."""

    def __init__(self, network: str, sessions: int = 0, since: float = 0.0) -> None:
        self.network, self.sessions, self.since, self.unwanted = network, sessions, since, False

    def abort(self) -> None:
        self.unwanted = True


def test_the_address_with_most_idle_connections_gives_way_to_others() -> None:
    knocking = Knocking()
    ends: list[Any] = [
        End(f"10.0.0.{number % 12}", int(number % 12 > 6)) for number in range(MOST_CONNECTIONS)
    ]
    assert all(knocking.add(end) for end in ends)
    other: Any = End("192.0.2.1")
    assert knocking.add(other)
    [gone] = [end for end in ends if end.unwanted]
    assert gone.sessions == 0
    assert (knocking.count, other in knocking.all()) == (MOST_CONNECTIONS, True)
    again: Any = End(gone.network)
    assert not knocking.add(again)


def test_an_address_has_two_hundred_connections() -> None:
    knocking = Knocking()
    ends: list[Any] = [End("10.0.0.1", 1) for _ in range(MOST_CONNECTIONS_OF_ADDRESS + 1)]
    *most, one_more = ends
    assert all(knocking.add(end) for end in most)
    assert not knocking.add(one_more)
    other: Any = End("10.0.0.2")
    assert knocking.add(other)
    knocking.remove(most[0])
    assert knocking.add(one_more)


def test_the_oldest_silent_connection_of_an_address_gives_way_to_a_newer_one() -> None:
    knocking = Knocking()
    ends: list[Any] = [
        End("10.0.0.1", sessions=1 if number < 100 else 0, since=number)
        for number in range(MOST_CONNECTIONS_OF_ADDRESS)
    ]
    assert all(knocking.add(end) for end in ends)
    soon: Any = End("10.0.0.1", since=100 + _SILENT_SECONDS - 1)
    assert not knocking.add(soon)
    later: Any = End("10.0.0.1", since=100 + _SILENT_SECONDS)
    assert knocking.add(later)
    assert [end.since for end in ends if end.unwanted] == [100]
    assert knocking.count == MOST_CONNECTIONS_OF_ADDRESS
