"""No player is stuck with another: nudges, giving up, tables that end, owners who are away."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any, cast

import asyncssh
import pytest

from access_uno.server import live_match as match_module
from access_uno.server import session as guest_module
from access_uno.server.ending import LASTS_SECONDS, VISIT_SECONDS
from access_uno.ssh import _probe as probe_module
from tests.server.store.nats_servers import NATSServer, nats_servers
from tests.ssh.rig import Program, Rig, Told, choose, play, run
from tests.ssh.test_away import _far, presence, table
from tests.ssh.test_cluster import houses, sit


def seat_event(who: str, name: str = "ben"):  # type: ignore[no-untyped-def]
    def found(told: Told) -> bool:
        events = told.get("events", ()) if told["type"] == "game" else ()
        return any(
            event["event"] == "seat" and (event["player"], event["who"]) == (name, who) for event in events
        )

    return found


def lines_of(rig: Rig, code: str):  # type: ignore[no-untyped-def]
    assert rig.house is not None
    return rig.house.store.read(f"{code}/1")


@pytest.mark.parametrize("answer", ["here", "act"])
def test_who_does_not_answer_a_nudge_counts_as_away_until_they_do_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    async def story(rig: Rig) -> None:
        anna, ben, _ = await table(rig, asyncssh.generate_private_key("ssh-ed25519"))
        assert (await anna.ask("computer", name="ben"))["code"] == "not-away"
        monkeypatch.setattr(guest_module, "ANSWER_SECONDS", 0.0)
        await anna.ask("nudge", name="ben")
        await anna.until(presence("ben", False))
        assert (await ben.ask("ping"))["type"] == "done"  # a program's, and no person's
        assert (await anna.ask("computer", name="ben", level="easy"))["type"] == "done"
        await anna.until(seat_event("computer"))
        await play(anna, _far(8))
        told = await ben.ask(answer, **({"action": "draw"} if answer == "act" else {}))
        assert told["type"] == "done" or told["code"] == "not-yet-back"
        await anna.until(presence("ben", True))
        await ben.until(seat_event("person"))
        ben.view = next(told["view"] for told in reversed(ben.heard) if "view" in told)
        assert ben.view["you"] == "ben"
        await asyncio.gather(play(anna, _far(20)), play(ben, _far(20)))
        steps = [told["step"] for told in ben.heard if told["type"] == "game" and told["by"] is not None]
        assert steps == sorted(set(steps))  # they heard each step, also while a computer played

    run(tmp_path, story)


def test_who_answers_a_nudge_in_time_does_not_count_as_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(rig: Rig) -> None:
        assert rig.house is not None
        anna, ben, _ = await table(rig, asyncssh.generate_private_key("ssh-ed25519"))
        loop = asyncio.get_running_loop()
        timers: list[asyncio.TimerHandle] = []
        call_later = loop.call_later

        def later(seconds: float, do: object, *given: object, **more: object) -> asyncio.TimerHandle:
            timer = call_later(seconds, do, *given, **more)  # type: ignore[arg-type]
            if seconds == 61.25:
                timers.append(timer)
            return timer

        assert guest_module.ANSWER_SECONDS == 60.0
        monkeypatch.setattr(guest_module, "ANSWER_SECONDS", 61.25)  # as nothing else takes
        monkeypatch.setattr(loop, "call_later", later)
        await anna.ask("nudge", name="ben")
        await ben.of("nudged")
        assert [timer.cancelled() for timer in timers] == [False]
        await ben.ask("here")
        assert [timer.cancelled() for timer in timers] == [True]

    run(tmp_path, story)


def test_a_nudge_also_reaches_who_ignores_the_one_who_asks(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, ben, _ = await table(rig, asyncssh.generate_private_key("ssh-ed25519"))
        await ben.ask("ignore", name="anna")
        await anna.ask("nudge", name="ben")
        assert (await ben.of("nudged"))["name"] == "anna"

    run(tmp_path, story)


def test_who_only_watches_can_nudge_no_player(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, ben, code = await table(rig, asyncssh.generate_private_key("ssh-ed25519"))
        eve = await rig.program("eve", guest=True)
        assert (await eve.ask("watch", code=code))["type"] == "done"
        assert (await eve.ask("nudge", name="ben"))["code"] == "watching"
        assert (await anna.ask("nudge", name="ben"))["type"] == "done"
        assert (await ben.of("nudged"))["name"] == "anna"

    run(tmp_path, story)


def test_who_gives_a_match_up_leaves_the_seat_to_a_computer_for_good(tmp_path: Path) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")
    codes: list[str] = []

    async def story(rig: Rig) -> None:
        anna, ben, code = await table(rig, key)
        codes.append(code)
        assert (await ben.ask("resign"))["type"] == "done"
        assert (await anna.of("gave-up"))["name"] == "ben"
        await anna.until(seat_event("computer"))
        assert not any(presence("ben", False)(told) for told in anna.heard)  # one sentence is enough
        await play(anna, _far(12))
        assert [line for line in await lines_of(rig, code) if "seat" in line] == ["ben: seat computer normal"]
        assert not any(listed["mine"] for listed in (await ben.ask("tables"))["tables"])
        assert (await ben.ask("join", code=code))["code"] == "no-free-seat"
        assert (await ben.ask("watch", code=code))["type"] == "done"
        assert (await ben.ask("act", action="draw"))["code"] == "watching"
        assert (await ben.ask("resign"))["code"] == "watching"
        [told] = [told for told in anna.heard if told["type"] == "table"][-1:]
        ben_there = {"name": "ben", "level": "normal", "here": True, "hints": 0}
        assert ben_there in told["players"]

    async def after_a_restart(rig: Rig) -> None:
        ben, [code] = await rig.program("ben", key=key), codes
        assert (await ben.ask("tables"))["tables"] == []  # it is not theirs, and there is no seat
        assert (await ben.ask("join", code=code))["code"] == "no-free-seat"
        assert [line for line in await lines_of(rig, code) if "seat" in line] == ["ben: seat computer normal"]

    run(tmp_path, story, after_a_restart)


def test_a_seat_given_up_while_no_server_could_keep_it_is_a_computers_at_the_next_visit(
    tmp_path: Path,
) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def story(rig: Rig) -> None:
        anna, ben, code = await table(rig, key)
        await anna.ask("leave")
        await ben.ask("leave")
        assert rig.house is not None
        await rig.house.tables.change(
            code, lambda table: table.without_person("ben")
        )  # and then it was killed
        anna.heard.clear()
        await anna.ask("join", code=code)
        if not any(map(seat_event("computer"), anna.heard)):
            await anna.until(seat_event("computer"))

    run(tmp_path, story)


def test_after_five_matches_one_is_told_what_to_do_and_giving_one_up_makes_room(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna = await rig.program("anna")
        for _ in range(5):
            code = (await anna.ask("play", seats=2, computers=1))["code"]
            await anna.ask("leave")
        refused = await anna.ask("play", seats=2, computers=1)
        assert refused["code"] == "too-many-tables"
        assert "where a match is being played, give it up" in refused["reason"]
        await anna.ask("join", code=code)
        assert (await anna.ask("resign"))["type"] == "done"
        assert len((await anna.ask("tables"))["tables"]) == 4  # without people the table is gone
        assert (await anna.ask("play", seats=2, computers=1))["type"] == "done"

    run(tmp_path, story)


def test_a_table_without_a_person_for_14_days_ends_and_its_people_hear_of_it_once(tmp_path: Path) -> None:
    keys = {name: asyncssh.generate_private_key("ssh-ed25519") for name in ("anna", "ben")}

    async def visit(rig: Rig, name: str) -> Program:
        return await rig.program(name, key=keys[name])

    async def story(rig: Rig) -> None:
        assert rig.house is not None
        anna, ben = await visit(rig, "anna"), await visit(rig, "ben")
        code = (await anna.ask("play", seats=2))["code"]
        await ben.ask("join", code=code)
        ending, now = rig.house.ending, time.time()
        await ending.look(now + LASTS_SECONDS + 10)  # they are there
        for program in (anna, ben):
            await program.ask("leave")
        await ending.look(now + 2 * LASTS_SECONDS)
        assert (await anna.ask("tables"))["tables"][0]["code"] == code
        await asyncio.gather(*(ending.look(now + 2 * LASTS_SECONDS + 20) for _ in range(2)))
        assert (await anna.ask("tables"))["tables"] == []
        assert (await ben.ask("join", code=code))["code"] == "no-table"
        await rig.cut(anna)
        again = await visit(rig, "anna")
        assert [told for told in again.heard if told["type"] == "ended"] == [
            {"type": "ended", "tables": [{"code": code, "people": ["anna", "ben"]}]}
        ]

    async def later(rig: Rig) -> None:
        told = {name: (await visit(rig, name)).heard for name in ("anna", "ben")}
        assert [line["type"] for line in told["anna"]].count("ended") == 0
        assert [line["type"] for line in told["ben"]].count("ended") == 1

    run(tmp_path, story, later)


def test_a_server_killed_while_it_ends_a_table_leaves_the_rest_to_the_next_look(tmp_path: Path) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def story(rig: Rig) -> None:
        assert rig.house is not None
        anna = await rig.program("anna", key=key)
        code = (await anna.ask("play", seats=2))["code"]
        await anna.ask("tables")
        await rig.cut(anna)
        await rig.house.tables.change(code, lambda table: table.but(state="ended"))
        again = await rig.program("anna", key=key)
        assert (await again.ask("join", code=code))["code"] == "no-table"
        assert (await again.ask("tables"))["tables"] == []
        await rig.house.ending.look(time.time())
        assert rig.house.tables.all() == []

    async def later(rig: Rig) -> None:
        assert "ended" in [told["type"] for told in (await rig.program("anna", key=key)).heard]

    run(tmp_path, story, later)


def test_a_table_of_an_older_version_begins_to_count_when_it_is_first_seen(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        assert rig.house is not None
        anna = await rig.program("anna")
        code = (await anna.ask("play", seats=2, computers=1))["code"]
        await anna.ask("leave")
        await rig.house.tables.change(code, lambda table: table.but(visited=0.0, since=1.0))
        now = time.time()
        await rig.house.ending.look(now)
        [kept] = rig.house.tables.all()
        assert now - VISIT_SECONDS < kept.visited <= now

    run(tmp_path, story)


def test_while_the_owner_of_a_waiting_table_is_away_who_sat_there_longest_leads(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, ben, cleo = [await rig.program(name) for name in ("anna", "ben", "cleo")]
        code = (await anna.ask("play", seats=4))["code"]
        for program in (ben, cleo):
            await program.ask("join", code=code)
        assert (await ben.ask("begin"))["code"] == "not-owner"
        await rig.cut(anna)
        await ben.until(lambda told: told["type"] == "table" and told["leader"] == "ben")
        assert (await cleo.ask("begin"))["code"] == "not-owner"
        assert (await cleo.ask("remove", name="anna"))["code"] == "not-owner"
        assert (await ben.ask("remove", name="anna"))["type"] == "done"
        assert (await ben.ask("begin"))["type"] == "done"
        match = next((told for told in ben.heard if told["type"] == "match"), None) or await ben.of("match")
        assert match["players"] == ["ben", "cleo"]

    run(tmp_path, story)


def test_an_owner_who_does_not_answer_is_away_at_a_waiting_table_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guest_module, "ANSWER_SECONDS", 0.0)

    async def story(rig: Rig) -> None:
        anna, ben = await rig.program("anna"), await rig.program("ben")
        code = (await anna.ask("play", seats=4))["code"]
        await ben.ask("join", code=code)
        await ben.ask("nudge", name="anna")
        await ben.until(lambda told: told["type"] == "table" and told["leader"] == "ben")
        await anna.ask("here")
        await ben.until(lambda told: told["type"] == "table" and told["leader"] == "anna")
        assert (await ben.ask("begin"))["code"] == "not-owner"

    run(tmp_path, story)


def test_a_nudge_and_a_match_given_up_hold_at_all_servers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(servers: list[NATSServer]) -> None:
        async with houses(servers, 2) as (here, there):
            anna, ben = await here.program("anna"), await there.program("ben")
            code = await sit(anna, ben)
            monkeypatch.setattr(guest_module, "ANSWER_SECONDS", 0.0)
            await anna.ask("nudge", name="ben")
            await anna.until(presence("ben", False))
            assert (await anna.ask("computer", name="ben", level="easy"))["type"] == "done"
            await anna.until(seat_event("computer"))
            await ben.ask("here")
            await anna.until(seat_event("person"))
            await ben.ask("resign")
            await anna.until(seat_event("computer"))
            seats = [line for line in await lines_of(here, code) if "seat" in line]
            assert seats == ["ben: seat computer easy", "ben: seat person", "ben: seat computer normal"]

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), 120))


# Lines that are dead, and who hears of an absence


def absent(told: Told) -> bool:
    return bool(told["type"] == "absent")


def freeze(rig: Rig, program: Program, on: bool) -> None:
    """Let a client neither read nor answer, as if its machine slept; nothing is closed."""
    transport: Any = rig._connections[program]._transport
    transport.pause_reading() if on else transport.resume_reading()


@pytest.fixture
def quick_probe(monkeypatch: pytest.MonkeyPatch) -> None:
    assert probe_module.PROBE_SECONDS + probe_module.SILENT_SECONDS <= 20.0
    monkeypatch.setattr(probe_module, "PROBE_SECONDS", 0.05)
    monkeypatch.setattr(probe_module, "SILENT_SECONDS", 0.5)


@pytest.fixture(autouse=True)
def told_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_module, "NOTICE_SECONDS", 0.1)


async def awaits(anna: Program, ben: Program) -> None:
    """Play until the table waits for Ben's turn, who does nothing."""

    def is_bens(told: Told) -> bool:
        return told["type"] == "waits" and (told["for"], told["name"]) == ("person", "ben")

    answering = asyncio.create_task(play(ben, is_bens))
    await play(anna, is_bens)
    await answering


@pytest.mark.usefixtures("quick_probe")
def test_a_dead_line_is_noticed_while_the_table_waits_for_it_and_one_that_speaks_again_is_back(
    tmp_path: Path,
) -> None:
    async def story(rig: Rig) -> None:
        anna, ben, _ = await table(rig, asyncssh.generate_private_key("ssh-ed25519"))
        await awaits(anna, ben)
        freeze(rig, ben, True)
        await anna.until(presence("ben", False))
        told = await anna.until(absent)
        assert told["name"] == "ben"
        assert 50 < told["seconds"] <= 60
        freeze(rig, ben, False)
        await anna.until(presence("ben", True))
        assert (await ben.ask("ping"))["type"] == "done"  # the same connection

    run(tmp_path, story)


@pytest.mark.usefixtures("quick_probe")
def test_while_no_table_waits_for_a_player_the_line_is_asked_as_rarely_as_ever(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, ben, _ = await table(rig, asyncssh.generate_private_key("ssh-ed25519"))
        await awaits(anna, ben)

        def asked() -> dict[str, float]:
            assert rig.door is not None
            ends = [cast("Any", one) for one in rig.door.knocking.all()]
            return {end.visitor.name: end._connection._keepalive_interval for end in ends}

        assert asked() == {"anna": 60, "ben": 0.05}
        await ben.ask("leave")
        await anna.until(presence("ben", False))
        assert asked() == {"anna": 60, "ben": 60}

    run(tmp_path, story)


def test_that_the_table_waits_for_who_is_away_is_told_once_and_once_that_a_computer_may_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def story(rig: Rig) -> None:
        monkeypatch.setattr(match_module, "AWAY_SECONDS", 1.0)
        anna, ben, code = await table(rig, key)
        eve = await rig.program("eve")
        await eve.ask("watch", code=code)
        await awaits(anna, ben)
        anna.heard.clear()
        eve.heard.clear()
        await rig.cut(ben)
        assert (await anna.until(absent))["seconds"] == 1
        assert (await anna.until(absent))["seconds"] == 0
        ben = await rig.program("ben", key=key)
        await ben.ask("join", code=code)
        await anna.until(presence("ben", True))
        await anna.ask("ping")
        assert [told["seconds"] for told in anna.heard if absent(told)] == [1, 0]
        await eve.ask("ping")
        assert [told["seconds"] for told in eve.heard if absent(told)] == [1]  # who watches can do nothing
        await rig.cut(ben)
        assert (await anna.until(absent))["seconds"] == 1  # another absence

    run(tmp_path, story)


def test_who_is_away_while_another_is_on_turn_is_not_waited_for_yet(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, ben, _ = await table(rig, asyncssh.generate_private_key("ssh-ed25519"))

        def is_annas(told: Told) -> bool:
            return told["type"] == "waits" and (told["for"], told["name"]) == ("person", "anna")

        answering = asyncio.create_task(play(anna, is_annas))
        await play(ben, is_annas)
        await answering
        before = len(anna.heard)
        await rig.cut(ben)
        await anna.until(presence("ben", False))
        await anna.ask("ping")
        assert not any(map(absent, anna.heard[before:]))
        anna.send(do="act", action=choose(anna.view["legal"]))
        await play(anna, absent)

    run(tmp_path, story)
