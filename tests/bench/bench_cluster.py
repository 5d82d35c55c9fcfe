"""A house on one, two and three servers: steps a second and their p99, with SQLite and with NATS; failovers.

Then what NATS takes alone, and what it costs a server that many people are in the house.

Tables of two bots who act at once. Everything shares this machine, so compare only within one run;
the baseline is one server with SQLite.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import tempfile
import time
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from statistics import quantiles

from access_uno.engine.rules import book_in
from access_uno.server._table_list import SeatHolder
from access_uno.server.presence import PresentPerson
from access_uno.server.server import Server
from access_uno.server.store import Change
from access_uno.server.store.nats import NATSStore
from tests.bench.bench_server import Served, processor
from tests.server.store.nats_servers import NATSServer, addresses, nats_servers
from tests.ssh.rig import Program, Rig, own_address, play
from tests.torture.cluster import Cluster

TABLES = 24
SECONDS = 10.0
FAILOVERS = 3
PEOPLE = 20_000
LISTED = 5000
_COMMAND = ("-m", "tests.ssh.served")


def main() -> None:
    """Steps a second, then failovers."""
    baseline = 0.0
    for kind, replicas in (("SQLite", 0), ("NATS", 1), ("NATS", 3)):
        for count in (1,) if not replicas else (1, 2, 3):
            with tempfile.TemporaryDirectory() as folder, _servers(Path(folder), replicas, count) as servers:
                steps, centiles, cpu = asyncio.run(_measured([server.port for server in servers], servers))
            baseline = baseline or steps
            where = f"{kind}, {replicas} replicas" if replicas else kind
            share, centile = steps / baseline, [f"{centiles[n - 1] * 1000:.0f} ms" for n in (50, 99)]
            print(
                f"cluster: {where}, {count} servers: {steps:.0f} steps a second "
                f"({share:.2f} of one with SQLite), p50 {centile[0]}, p99 {centile[1]}, "
                f"{cpu / steps * 1000:.2f} ms of processor a step in the servers",
                flush=True,
            )
    with tempfile.TemporaryDirectory() as folder, nats_servers(Path(folder)) as nats_all:
        asyncio.run(_bytes(nats_all))
        asyncio.run(_many_people(addresses(nats_all)))
    with tempfile.TemporaryDirectory() as folder, nats_servers(Path(folder), 3) as nats_all:
        for tables in (200, 1):
            asyncio.run(_alone(nats_all, tables))
    for name, befall in (("a server", Cluster.server_dies), ("the leader", Cluster.leader_dies)):
        with tempfile.TemporaryDirectory() as folder, nats_servers(Path(folder) / "nats", 3) as nats_all:
            asyncio.run(_failover(name, befall, Cluster(Path(folder), nats_all, random.Random(1))))


@contextlib.contextmanager
def _servers(folder: Path, replicas: int, count: int) -> Iterator[list[Served]]:
    with contextlib.ExitStack() as stack:
        store: tuple[str, ...] = ()
        if replicas:
            store = (addresses(stack.enter_context(nats_servers(folder / "nats", replicas))),)
        servers = []
        for number in range(count):
            servers.append(Served(*_COMMAND, str(folder / str(number)), "0", *store))
            stack.callback(servers[-1].end)
        yield servers


async def _measured(ports: list[int], servers: list[Served]) -> tuple[float, list[float], float]:
    """Steps a second, centiles of the time from an action to hearing of it, processor seconds a second."""
    rigs = [Rig(None, "127.0.0.1", port) for port in ports]
    tables = [await _table(rigs, number) for number in range(TABLES)]
    times: list[float] = []
    steps = [0] * TABLES
    ends = asyncio.Event()
    tasks = [
        asyncio.create_task(_plays(program, number, steps, times, ends))
        for number, table in enumerate(tables)
        for program in table
    ]
    await asyncio.sleep(2)
    times.clear()
    before, cpu, begun = sum(steps), sum(server.cpu for server in servers), time.perf_counter()
    await asyncio.sleep(SECONDS)
    seconds = time.perf_counter() - begun
    made, used = sum(steps) - before, sum(server.cpu for server in servers) - cpu
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)  # a match can have ended
    for rig in rigs:
        await rig.close()
    return made / seconds, quantiles(times, n=100), used / seconds


async def _table(rigs: list[Rig], number: int) -> list[Program]:
    """Two people at a table, where there are several servers at different ones."""
    names = f"anna{number}", f"ben{number}"
    at = rigs[number % len(rigs)], rigs[(number + 1) % len(rigs)]
    anna, ben = [
        await rig.program(name, address=own_address(name)) for rig, name in zip(at, names, strict=True)
    ]
    code = (await anna.ask("play", seats=2, rules={"rounds": "100"}, chance=0))["code"]
    await ben.ask("join", code=code)
    return [anna, ben]


async def _plays(
    program: Program, number: int, steps: list[int], times: list[float], ends: asyncio.Event
) -> None:
    """Play at once; how long it is from one's action to hearing of it."""
    acted = 0.0
    plain = program.send

    def send(**wish: object) -> None:
        nonlocal acted
        acted = time.perf_counter()
        plain(**wish)

    program.send = send  # type: ignore[method-assign]

    def heard(told: dict[str, object]) -> bool:
        nonlocal acted
        if told["type"] == "game":
            steps[number] = max(steps[number], int(str(told["step"])))
            if acted and told["by"] == program.view["you"]:
                times.append(time.perf_counter() - acted)
                acted = 0.0
        del program.heard[:-1], program.raw[:]
        return ends.is_set()

    await play(program, heard)


async def _bytes(nats_all: list[NATSServer]) -> None:
    """How many bytes a step takes in a stream, with one replica."""
    store = NATSStore(addresses(nats_all))
    await store.open()
    for number in range(1000):
        await store.append("123456/1", number, "Elisabeth: play G7")
    kept = 0
    for stream in await store._js.streams_info():
        kept += stream.state.bytes if str(stream.config.name).startswith("uno-logs") else 0
    print(f"cluster: a step takes {kept / 1000:.0f} bytes in each replica of a stream", flush=True)
    await store.close()


async def _alone(nats_all: list[NATSServer], tables: int) -> None:
    """So many tables whose next line comes as soon as the last one is kept; without followers."""
    store = NATSStore(addresses(nats_all))
    await store.open()
    lines, ends = 0, asyncio.Event()

    async def write(log: str) -> None:
        nonlocal lines
        number = len(await store.read(log))
        while not ends.is_set():
            await store.append(log, number, "Elisabeth: play G7")
            number, lines = number + 1, lines + 1

    writing = [asyncio.create_task(write(f"{number:06}/1")) for number in range(tables)]
    await asyncio.sleep(2)
    before, cpu, own, begun = lines, sum(map(_cpu, nats_all)), time.process_time(), time.perf_counter()
    await asyncio.sleep(SECONDS)
    made, used, own = lines - before, sum(map(_cpu, nats_all)) - cpu, time.process_time() - own
    print(
        f"cluster: {len(nats_all)} replicas alone, {tables} tables: "
        f"{made / (time.perf_counter() - begun):.0f} lines a second, "
        f"{used / made * 1000:.2f} ms of processor a line in NATS, {own / made * 1000:.2f} ms in who writes",
        flush=True,
    )
    ends.set()
    await asyncio.gather(*writing)
    await store.close()


def _cpu(server: NATSServer) -> float:
    assert server.process is not None
    return processor(server.process.pid)


async def _many_people(where: str) -> None:
    """What a server spends to know who is in the house, and which tables there are."""
    house = Server(NATSStore(where))
    heard, plain = 0, house.presence.changed

    async def count(entry: Change) -> None:
        nonlocal heard
        heard += 1
        await plain(entry)

    house.presence.changed = count  # type: ignore[method-assign]
    await house.open()
    for what in ("come in", "are said again", "are said again"):
        before, cpu = heard, time.process_time()
        teller = get_context("spawn").Process(target=_tell_people, args=(where,))
        teller.start()
        while heard < before + PEOPLE:
            await asyncio.sleep(0.05)
        each = (time.process_time() - cpu) / PEOPLE
        teller.join()
        print(f"cluster: {PEOPLE} people {what}: {each * 1000:.3f} ms of processor each", flush=True)
    cpu = time.process_time()
    there = len(await house.store.entries("present"))
    each = (time.process_time() - cpu) / there
    print(f"cluster: {there} people are read: {each * 1000:.3f} ms of processor each", flush=True)
    rules = book_in("en").rules

    async def some() -> None:
        for _ in range(LISTED // 50):
            await house.tables.open(SeatHolder("Anna"), rules, seats=4, computers=0)

    await asyncio.gather(*(some() for _ in range(50)))
    house.tables.all()
    cpu = time.process_time()
    there = len(house.tables.all())
    each = (time.process_time() - cpu) / there
    print(f"cluster: {there} tables are read: {each * 1000:.3f} ms of processor each", flush=True)
    await house.close()


def _tell_people(where: str) -> None:
    """Another server says who is there."""

    async def tell() -> None:
        store = NATSStore(where)
        await store.open()

        async def some(first: int) -> None:
            for number in range(first, PEOPLE, 200):
                who = PresentPerson(
                    f"Person {number}", "0123456789abcdef", "0123456789abcdef", f"{number // 4:06}"
                )
                fields = {field: getattr(who, field) for field in who.__match_args__}
                await store.put("present", f"person {number}", json.dumps(fields))

        await asyncio.gather(*map(some, range(200)))
        await store.close()

    asyncio.run(tell())


async def _failover(name: str, befall: object, cluster: Cluster) -> None:
    waits: list[float] = []
    async with cluster.open(TABLES // 2):
        await cluster.plays_on()
        for _ in range(FAILOVERS):
            begun = time.perf_counter()
            await befall(cluster)  # type: ignore[operator]
            waits += [way for player in cluster.players for way in player.ways_back()]
            print(
                f"cluster: {name} dies: all play on and it is back after {time.perf_counter() - begun:.1f} s"
            )
            await cluster.plays_on()
    if waits:
        print(f"cluster: {len(waits)} people were back at their tables after {max(waits):.1f} s at most (10)")
