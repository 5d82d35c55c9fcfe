"""A house on several machines: real NATS servers behind houses that share every table, and none leads."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from access_uno.command_line.arguments import UsageError
from access_uno.play.online.serve import store_of
from access_uno.record import Replay
from access_uno.server._table_list import TableEntry
from access_uno.server.store.nats import NATSStore
from tests.play.online.rig import Served
from tests.server.store.nats_servers import NATSServer, addresses, nats_servers
from tests.ssh.rig import Program, Rig, Told, opened, play

SECONDS = 120


@contextlib.asynccontextmanager
async def houses(servers: list[NATSServer], count: int, **house: Any) -> AsyncIterator[list[Rig]]:
    """So many houses that share these servers."""
    async with contextlib.AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(opened(Path(), store=NATSStore(addresses(servers)), **house))
            for _ in range(count)
        ]


def _is_over(told: Told) -> bool:
    return told["type"] == "waits" and bool(told["for"] == "over")


def _is_far(told: Told) -> bool:
    """No player can have won two rounds by then."""
    return told["type"] == "game" and bool(told["step"] >= 20)


async def sit(one: Program, other: Program, **wishes: object) -> str:
    """A table for two, opened in one house and found in the other."""
    code: str = (await one.ask("play", seats=2, **wishes))["code"]
    while code not in [table["code"] for table in (await other.ask("tables"))["tables"]]:
        pass
    assert (await other.ask("join", code=code))["type"] == "done"
    return code


def is_here(told: Told, name: str, here: bool) -> bool:
    """Whether a table is listed with a person, or without one."""
    players = told["players"] if told["type"] == "table" else ()
    return any((player["name"], player["here"]) == (name, here) for player in players)


class Serving:
    """A real `serve`, and the way in."""

    def __init__(self, process: subprocess.Popen[str], rig: Rig) -> None:
        self.process, self.rig = process, rig


@contextlib.contextmanager
def served(folder: Path, servers: list[NATSServer]) -> Iterator[Serving]:
    """`access-uno serve` beside other houses; killed in the end."""
    options = ("--store", addresses(servers), "--announce", "127.0.0.1:0")
    with Served(folder / "home", *options) as serving:
        yield Serving(serving.process, Rig(None, "127.0.0.1", serving.port))


def steps(program: Program) -> list[int]:
    return [told["step"] for told in program.heard if told["type"] == "game"]


async def replayed(servers: list[NATSServer], log: str) -> Replay:
    """What is kept of a match; the rules refuse none of it."""
    store = NATSStore(addresses(servers))
    await store.open()
    lines = await store.read(log)
    await store.close()
    replay = Replay.of("".join(line if line.endswith("\n") else f"{line}\n" for line in lines).encode())
    assert replay.error is None, replay.error
    return replay


def test_two_people_in_two_houses_play_a_match_at_one_table(tmp_path: Path) -> None:
    async def story(servers: list[NATSServer]) -> None:
        async with houses(servers, 2) as (here, there):
            anna, ben = await here.program("anna"), await there.program("ben")
            code = await sit(anna, ben, rules={"rounds": "1"})
            await asyncio.gather(play(anna, _is_over), play(ben, _is_over))
            replay = await replayed(servers, f"{code}/1")
            assert replay.game is not None
            assert replay.game.champions
            for program in (anna, ben):
                assert steps(program) == list(range(len(replay.steps) + 1))[-len(steps(program)) :]

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))


def test_players_who_lose_their_server_go_on_at_another(tmp_path: Path) -> None:
    async def story(servers: list[NATSServer]) -> None:
        key = asyncssh.generate_private_key("ssh-ed25519")
        async with houses(servers, 1) as (stays,):
            async with houses(servers, 1) as (dies,):
                anna, ben = await stays.program("anna"), await dies.program("ben", key=key)
                code = await sit(anna, ben, rules={"rounds": "2"})
                playing = asyncio.create_task(play(anna, _is_over))
                await play(ben, _is_far)
                await dies.cut(ben)
            back = await stays.program("ben", key=key)
            assert (await back.ask("join", code=code))["type"] == "done"
            await asyncio.gather(playing, play(back, _is_over))
            replay = await replayed(servers, f"{code}/1")
            assert replay.game is not None
            assert replay.game.champions

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))


def test_each_server_tells_where_the_others_are(tmp_path: Path) -> None:
    async def story(servers: list[NATSServer]) -> None:
        async with houses(servers, 1) as (here,):
            anna = await here.program("anna")
            async with houses(servers, 1) as (there,):
                assert (await anna.of("servers"))["addresses"] == [there.address]
                ben = await there.program("ben", greet=False)
                await ben.hello()
                told = [one["addresses"] for one in ben.heard if one["type"] == "servers"]
                assert told == [[here.address]]
            assert (await anna.of("servers"))["addresses"] == []

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))


def test_a_server_that_is_dead_is_not_told_any_more_and_its_people_are_away(tmp_path: Path) -> None:
    async def story(servers: list[NATSServer]) -> None:
        async with houses(servers, 1) as (here,):
            anna = await here.program("anna")
            with served(tmp_path, servers) as dies:
                await anna.until(lambda told: told["type"] == "servers" and bool(told["addresses"]))
                ben = await dies.rig.program("ben")
                code = await sit(anna, ben)
                await anna.until(lambda told: is_here(told, "ben", True))
            await anna.until(lambda told: is_here(told, "ben", False))
            assert (await anna.of("servers"))["addresses"] == []
            assert code in [table["code"] for table in (await anna.ask("tables"))["tables"]]

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))


def test_a_server_that_is_told_to_end_says_where_the_house_goes_on(tmp_path: Path) -> None:
    async def story(servers: list[NATSServer]) -> None:
        async with houses(servers, 1) as (stays,):
            with served(tmp_path, servers) as ends:
                ben = await ends.rig.program("ben", language="de")
                nameless = await ends.rig.program("", guest=True)
                ends.process.send_signal(signal.SIGTERM)
                for program in (ben, nameless):
                    told = await program.of("closed")
                    assert told["code"] == "server-ends"
                    assert stays.address in told["reason"]
                    assert await program.next() is None
                assert ends.process.wait(SECONDS) == 0

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))


def test_those_who_move_from_a_server_that_ends_to_another_one_are_never_away(tmp_path: Path) -> None:
    async def story(servers: list[NATSServer]) -> None:
        key = asyncssh.generate_private_key("ssh-ed25519")
        async with houses(servers, 1) as (stays,):
            anna = await stays.program("anna")
            with served(tmp_path, servers) as ends:
                await anna.until(lambda told: told["type"] == "servers" and bool(told["addresses"]))
                moving = await ends.rig.program("ben", key=key)
                code = await sit(anna, moving)
                leaving = await ends.rig.program("carl")
                assert (await leaving.ask("watch", code=code))["type"] == "done"
                await anna.until(lambda told: told["type"] == "table" and told["watching"] == ["carl"])
                anna.heard.clear()
                ends.process.send_signal(signal.SIGTERM)
                await moving.of("closed")
                ben = await stays.program("ben", key=key)
                assert (await ben.ask("join", code=code))["type"] == "done"
                await anna.until(lambda told: told["type"] == "table" and told["watching"] == [])
            assert all(is_here(told, "ben", True) for told in anna.heard if told["type"] == "table")
            presences = [one for told in anna.heard if told["type"] == "game" for one in told["events"]]
            assert [one for one in presences if one["event"] == "presence"] == []

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))


def test_what_is_too_much_is_too_much_at_all_servers_together(tmp_path: Path) -> None:
    async def story(servers: list[NATSServer]) -> None:
        key = asyncssh.generate_private_key("ssh-ed25519")
        async with houses(servers, 2) as (here, there):
            anna, ben = await here.program("anna"), await here.program("ben", key=key)
            code = await sit(anna, ben)
            for number in range(5):
                assert (await ben.ask("say", text=f"line {number}"))["type"] == "done"
            assert (await ben.ask("nudge", name="anna"))["type"] == "done"
            ben = await there.program("ben", key=key)
            assert (await ben.ask("join", code=code))["type"] == "done"
            assert (await ben.ask("nudge", name="anna"))["code"] == "nudged-too-often"
            there.house.limits.count("talk", "ben")  # type: ignore[union-attr]
            assert (await ben.ask("say", text="more"))["code"] == "talk-too-fast"

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))


def test_the_newest_connection_wins_whichever_server_it_comes_to(tmp_path: Path) -> None:
    async def story(servers: list[NATSServer]) -> None:
        key = asyncssh.generate_private_key("ssh-ed25519")
        async with houses(servers, 3) as three:
            ben = await three[0].program("ben", key=key)
            code = (await ben.ask("play", seats=2))["code"]
            for rig in (*three[1:], *three) * 3:
                newer = await rig.program("ben", key=key)
                assert (await newer.ask("join", code=code))["type"] == "done"
                assert (await ben.of("closed"))["code"] == "newer-connection"
                ben = newer
            [entry] = await three[0].house.store.entries("present")  # type: ignore[union-attr]
            assert entry.value is not None
            assert json.loads(entry.value)["server"] == three[-1].house.servers.own  # type: ignore[union-attr]

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))


def test_of_two_connections_at_once_one_stays(tmp_path: Path) -> None:
    async def story(servers: list[NATSServer]) -> None:
        key = asyncssh.generate_private_key("ssh-ed25519")
        async with houses(servers, 2) as two:
            for _ in range(10):
                both = await asyncio.gather(*(rig.program("ben", key=key, greet=False) for rig in two))
                heard = [asyncio.create_task(program.of("closed")) for program in both]
                done, [stays] = await asyncio.wait(heard, return_when=asyncio.FIRST_COMPLETED)
                assert [told.result()["code"] for told in done] == ["newer-connection"]
                program = both[heard.index(stays)]
                stays.cancel()
                program.send(do="hello", protocol=1)
                assert (await program.next())["type"] in ("hello", "servers", "done")  # type: ignore[index]

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))


def test_one_server_thinks_for_the_computer_players_of_a_table(tmp_path: Path) -> None:
    async def story(servers: list[NATSServer]) -> None:
        async with houses(servers, 2) as both:
            anna, ben = [await rig.program(name) for rig, name in zip(both, ("anna", "ben"), strict=True)]
            code = (await anna.ask("play", seats=4, computers=2, chance=0, rules={"rounds": "1"}))["code"]
            assert (await ben.ask("join", code=code))["type"] == "done"
            await anna.of("match")  # Ben has heard of it with the answer
            thinks = [rig.house.lobby.rooms[code].match.table.thinks for rig in both]  # type: ignore[union-attr]
            assert sorted(thinks) == [False, True]
            await asyncio.gather(play(anna, _is_over), play(ben, _is_over))
            await replayed(servers, f"{code}/1")

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))


def test_another_server_thinks_where_the_one_that_should_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(servers: list[NATSServer]) -> None:
        async with houses(servers, 2) as both:
            monkeypatch.setattr("access_uno.server.presence.Presence.thinks_for", lambda *_: False)
            monkeypatch.setattr("access_uno.server.live_match.THINKER_SECONDS", 0.01)
            anna, ben = [await rig.program(name) for rig, name in zip(both, ("anna", "ben"), strict=True)]
            code = (await anna.ask("play", seats=4, computers=2, chance=0, rules={"rounds": "1"}))["code"]
            assert (await ben.ask("join", code=code))["type"] == "done"
            await asyncio.gather(play(anna, _is_over), play(ben, _is_over))
            await replayed(servers, f"{code}/1")

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))


class _LateStore(NATSStore):
    """Steps come later than what is told."""

    async def follow(self, log: str, first: int = 0) -> AsyncIterator[tuple[int, str]]:
        async for step in super().follow(log, first):
            await asyncio.sleep(0.05)
            yield step


def _jumping_in(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    store: type[NATSStore],
    until: Callable[[Program, Told], bool],
) -> Told:
    """What Anna is told at last, at one server, while Ben is at another one, which thinks for Ada.

    In this deal Anna plays her last card but one, and could call UNO before Ada jumps in before Ben's turn.
    """

    async def story(servers: list[NATSServer]) -> Told:
        other = opened(Path(), store=store(addresses(servers)))
        async with houses(servers, 1) as (here,), other as there:
            monkeypatch.setattr(
                "access_uno.server.presence.Presence.thinks_for",
                lambda presence, _code: presence._server is there.house,
            )
            anna, ben = await here.program("anna"), await there.program("ben")
            rules = {"jump_in": "yes"}
            code = (await anna.ask("play", seats=3, computers=1, chance=0, rules=rules))["code"]
            assert (await ben.ask("join", code=code))["type"] == "done"
            beside = asyncio.create_task(play(ben, _is_over))
            told = await play(anna, lambda told: _is_over(told) or until(anna, told))
            beside.cancel()
            return told

    record = TableEntry.record
    monkeypatch.setattr(TableEntry, "record", lambda table, *_: record(table, 21))
    with nats_servers(tmp_path) as servers:
        return asyncio.run(asyncio.wait_for(story(servers), SECONDS))


def test_a_chance_that_is_passed_before_it_is_known_elsewhere_has_passed_there_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chances = 0

    def have_passed(_: Program, told: Told) -> bool:
        nonlocal chances
        chances += told["type"] == "waits" and bool(told["chances"])
        return chances > 1

    assert _jumping_in(tmp_path, monkeypatch, _LateStore, have_passed)["chances"]


def test_a_player_who_can_call_uno_is_told_so_where_another_server_thinks_for_the_one_who_jumps_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def can_call(anna: Program, told: Told) -> bool:
        return told["type"] == "waits" and (told["for"], anna.view["turn"]) == ("chances", "ben")

    assert _jumping_in(tmp_path, monkeypatch, NATSStore, can_call)["chances"] == ["uno"]


def test_where_a_house_keeps_what_must_not_be_lost_is_checked() -> None:
    assert isinstance(store_of("nats://127.0.0.1:4222,127.0.0.1:4223"), NATSStore)
    with pytest.raises(UsageError, match="wrong-store"):
        store_of("https://127.0.0.1")
