"""A house on several machines: real NATS servers behind houses that share every table, and none leads."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import asyncssh
import pytest

from access_uno.arguments import UsageError
from access_uno.record import Replay
from access_uno.store.nats import NATSStore
from access_uno.together.serving import store_of
from tests.door.rig import Program, Rig, Told, opened, play
from tests.store.nats_servers import NATSServer, addresses, nats_servers

SECONDS = 120


@contextlib.asynccontextmanager
async def houses(servers: list[NATSServer], count: int) -> AsyncIterator[list[Rig]]:
    """So many houses that share these servers."""
    async with contextlib.AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(opened(Path(), store=NATSStore(addresses(servers))))
            for _ in range(count)
        ]


def _is_over(told: Told) -> bool:
    return told["type"] == "waits" and bool(told["for"] == "over")


def _is_far(told: Told) -> bool:
    return told["type"] == "game" and bool(told["step"] >= 20)


async def sit(one: Program, other: Program, **wishes: object) -> str:
    """A table for two, opened in one house and found in the other."""
    code: str = (await one.ask("play", seats=2, **wishes))["code"]
    while code not in [table["code"] for table in (await other.ask("tables"))["tables"]]:
        pass
    assert (await other.ask("join", code=code))["type"] == "done"
    return code


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


def test_whoever_loses_his_house_goes_on_in_another_one(tmp_path: Path) -> None:
    async def story(servers: list[NATSServer]) -> None:
        key = asyncssh.generate_private_key("ssh-ed25519")
        async with houses(servers, 1) as (stays,):
            async with houses(servers, 1) as (dies,):
                anna, ben = await stays.program("anna"), await dies.program("ben", key=key)
                code = await sit(anna, ben, rules={"rounds": "1"})
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


def test_where_a_house_keeps_what_must_not_be_lost_is_checked() -> None:
    assert isinstance(store_of("nats://127.0.0.1:4222,127.0.0.1:4223"), NATSStore)
    with pytest.raises(UsageError, match="wrong-store"):
        store_of("https://127.0.0.1")
