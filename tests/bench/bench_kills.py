"""How long tables stand still when a server or a NATS server dies or freezes while people play.

Three servers on three NATS servers, three tables with people from two servers each: the longest silence at
any table from that moment until all have played on. The limits are those of the house: nine of ten within
10 s, none over 13 s. `python -m tests.bench.bench_kills 20 leader-dies` does one of them so often. Where NATS
has no quick disk and processor, two of its servers stand for election at once: `TMPDIR=/dev/shm chrt --rr 1`
before it gives both.
"""

from __future__ import annotations

import asyncio
import random
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Final

from tests.server.store.nats_servers import addresses, nats_servers, wait_until_ready
from tests.torture.cluster import Cluster, Server

TABLES: Final = 3
TRIALS: Final = 3
_FROZEN_SECONDS: Final = 20.0
_LOOK_SECONDS: Final = 0.02
_STEPS: Final = 3

Befalls = Callable[[Cluster], AbstractAsyncContextManager[None]]
"""Something befalls at once when it is entered, and is mended when it is left."""


@asynccontextmanager
async def server_dies(house: Cluster) -> AsyncIterator[None]:
    server = house.chance.choice(house.servers)
    server.end()
    yield
    await server.start()


@asynccontextmanager
async def node_dies(house: Cluster) -> AsyncIterator[None]:
    node = house.chance.choice(house.nats)
    node.kill()
    yield
    node.start()
    await wait_until_ready(house.nats)


@asynccontextmanager
async def leader_dies(house: Cluster) -> AsyncIterator[None]:
    leader = await house.leader(house.chance.choice(house.tables)[0].log)
    leader.kill()
    yield
    leader.start()
    await wait_until_ready(house.nats)


@asynccontextmanager
async def leader_freezes(house: Cluster) -> AsyncIterator[None]:
    leader = await house.leader(house.chance.choice(house.tables)[0].log)
    frozen = time.monotonic()
    leader.freeze()
    yield
    await asyncio.sleep(max(0.0, frozen + _FROZEN_SECONDS - time.monotonic()))
    leader.thaw()
    await wait_until_ready(house.nats)


@asynccontextmanager
async def both_die(house: Cluster) -> AsyncIterator[None]:
    leader, server = (
        await house.leader(house.chance.choice(house.tables)[0].log),
        house.chance.choice(house.servers),
    )
    server.end(signal.SIGKILL)
    leader.kill()
    yield
    leader.start()
    await wait_until_ready(house.nats)
    await server.start()


@asynccontextmanager
async def servers_change(house: Cluster) -> AsyncIterator[None]:
    """One more server is started, and the first one ended in good order."""
    first = house.servers.pop(0)
    fresh = Server(house.folder, house.chance.randrange(10**9), addresses(house.nats))
    await fresh.start()
    house.servers.append(fresh)
    first.process.terminate()
    yield
    assert await asyncio.to_thread(first.process.wait, 60) == 0


ALL: Final[dict[str, Befalls]] = {
    "server-dies": server_dies,
    "node-dies": node_dies,
    "leader-dies": leader_dies,
    "leader-freezes": leader_freezes,
    "both-die": both_die,
    "servers-change": servers_change,
}


async def silence(house: Cluster) -> float:
    """Return the longest time without a step at any table, from now until all have played on."""
    begun = time.monotonic()
    steps = [max(player.last for player in table) for table in house.tables]
    wanted, changed, longest = [step + _STEPS for step in steps], [begun] * len(steps), [0.0] * len(steps)
    while any(step < want for step, want in zip(steps, wanted, strict=True)):
        await asyncio.sleep(_LOOK_SECONDS)
        now = time.monotonic()
        for number, table in enumerate(house.tables):
            newest = max(player.last for player in table)
            if newest > steps[number]:
                longest[number] = max(longest[number], now - changed[number])
                steps[number], changed[number] = newest, now
        assert now < begun + 60, [player.stands for player in house.players]
    return max(longest)


async def _measured(house: Cluster, names: list[str], trials: int) -> None:
    async with house.open(TABLES):
        await house.plays_on()
        for name in names:
            found = []
            for _ in range(trials):
                async with ALL[name](house):
                    found.append(await silence(house))
                await house.plays_on()
            found.sort()
            ninth = found[min(len(found) - 1, int(0.9 * len(found)))]
            told = ", ".join(f"{seconds:.1f}" for seconds in found)
            print(
                f"kills: {name}: nine of ten within {ninth:.1f} s, worst {found[-1]:.1f} s ({told})",
                flush=True,
            )
    print(f"kills: {await house.check()} steps, none lost or told otherwise", flush=True)


def main(trials: int = TRIALS, names: tuple[str, ...] = tuple(ALL)) -> None:
    """Kill and freeze each kind of machine some times."""
    with tempfile.TemporaryDirectory() as folder, nats_servers(Path(folder) / "nats", 3) as nodes:
        asyncio.run(_measured(Cluster(Path(folder), nodes, random.Random(7)), list(names), trials))


if __name__ == "__main__":
    main(int(sys.argv[1]), tuple(sys.argv[2:]) or tuple(ALL))
