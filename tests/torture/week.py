"""A week of a house, shortened: many people come, play, talk, idle and vanish, while things befall the house.

First a house in one file: its disk is full for a while, its clock jumps by eight days and back, its
certificate runs out, it is restarted, and killed. Then a house of two servers on three NATS servers: one of
these dies, the clock jumps, a third server is added and the first one ended, and one is killed. After each
the house is well again. At the end nothing that a person was told may be missing in the store, the logs have
no traceback, and the memory is what it was.

`python -m tests.torture.week SECONDS PEOPLE` lives both, half of the time each: two minutes and a hundred
people are a short week, an hour and five hundred a long one. As root it gives the house its processor before
all else (SCHED_RR), as if its people were at other machines; how late the people's own program is, is told.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import resource
import signal
import ssl
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Final

from access_uno.server.accounts import Accounts
from access_uno.server.store import Store
from access_uno.server.store.nats import NATSStore
from access_uno.server.store.sqlite import SQLiteStore
from access_uno.system import files
from tests.bench.bench_server import processor
from tests.play.online.test_hosting import certify
from tests.server.store.nats_servers import NATSServer, addresses, nats_servers, wait_until_ready
from tests.torture.cluster import Server
from tests.torture.townspeople import SECONDS, person
from tests.web.program import get

_COMING: Final = 20  # people who come in at once
_JUMPS: Final = (8 * 86_400, -3600, 0)  # seconds
_MOST_SECONDS: Final = 0.1  # of 99 of 100 steps, where the house gets a processor when it wants one
_LOOK_SECONDS: Final = 0.02
_QUIET: Final = 0.02  # of the time waited for a processor: then others did not slow the house down


class Week:
    """The house, its people, and what befalls them."""

    def __init__(self, folder: Path, seed: int, people: int, seconds: float) -> None:
        folder.mkdir(parents=True)
        self.folder = folder
        self.chance = random.Random(seed)
        self.servers: list[Server] = []
        self.certificate = folder / "certificate.pem"
        self.is_over = False
        self.visits = 0
        self.broken_off: Counter[str] = Counter()  # visits, by what broke
        self.coming = asyncio.Semaphore(_COMING)
        self.accounts: set[str] = set()  # of programs that came in
        self.told: dict[str, int] = {}  # by log: the last step that a person was told
        self.took: list[float] = []  # seconds from an action to its step
        self.late: list[float] = []  # seconds by which the people's own program was late
        self._seconds, self._people = seconds, people
        self._clock = folder / "clock"
        self._ended: list[Server] = []
        self._living: list[asyncio.Future[None]] = []
        self._config = folder / "house.toml"
        tls = f'web-certificate = "{self.certificate}"\nweb-key = "{folder}/key.pem"\n'
        self._config.write_text(f'status = "127.0.0.1:0"\nweb = "127.0.0.1:0"\ndrain = 1\n{tls}')
        certify(folder, "127.0.0.1")

    # What is not the same in both kinds of house

    name, count = "", 1  # of servers at first
    befalls: Sequence[Callable[[], Awaitable[None]]] = ()

    @property
    def where(self) -> str:
        """Return the store, as a server is told it."""
        raise NotImplementedError

    def store(self) -> Store:
        """Return the store, to look into it when all is over."""
        raise NotImplementedError

    def processes(self) -> list[subprocess.Popen[Any]]:
        """Return what the house consists of."""
        return [server.process for server in self.servers]

    # The servers

    async def add_server(self) -> None:
        """Start one more."""
        number = len(self.servers) + len(self._ended)
        server = Server(self.folder, number, self.where, "--config", str(self._config))
        server.program = (sys.executable, "-m", "tests.torture.odd_clock", str(self._clock))
        await server.start()
        self.servers.append(server)

    def kill_all(self) -> None:
        """End all that still run."""
        for server in [*self.servers, *self._ended]:
            if server.process.poll() is None:
                server.end(signal.SIGKILL)

    def _set_clock(self, seconds: float) -> None:
        """Let the clock of all servers be wrong by so much."""
        files.write(self._clock, str(seconds).encode())

    async def _ends(self, server: Server, how: signal.Signals) -> None:
        status = await asyncio.to_thread(server.end, how)
        assert status == (0 if how is signal.SIGTERM else -how), status

    async def _health(self, server: Server) -> str:
        answer = await asyncio.to_thread(get, f"http://127.0.0.1:{server.status}/healthz")
        return answer.body.decode().strip()

    def _let_the_house_run_first(self) -> None:
        for process in self.processes():
            for task in Path(f"/proc/{process.pid}/task").iterdir():
                with contextlib.suppress(PermissionError, ProcessLookupError):
                    os.sched_setscheduler(int(task.name), os.SCHED_RR, os.sched_param(1))

    async def _until_well(self) -> None:
        self._let_the_house_run_first()
        async with asyncio.timeout(SECONDS):
            while {await self._health(server) for server in self.servers} != {"well"}:
                await asyncio.sleep(0.5)

    # What befalls

    async def clock_jumps(self) -> None:
        for seconds in _JUMPS:
            self._set_clock(seconds)
            await asyncio.sleep(3)

    async def restarts(self) -> None:
        """One server after the other."""
        for server in self.servers:
            await self._ends(server, signal.SIGTERM)
            await server.start()

    async def dies(self) -> None:
        server = self.chance.choice(self.servers)
        await self._ends(server, signal.SIGKILL)
        await server.start()

    # A week

    async def run(self) -> None:
        """Let everything befall in the first half, and nothing in the second; print what was measured."""
        self._set_clock(0)
        for _ in range(self.count):
            await self.add_server()
        await self._until_well()
        people = [person(self, number).live() for number in range(self._people)]
        self._living = [*map(asyncio.ensure_future, (self._look_at_the_clock(), *people))]
        pause = self._seconds / 2 / (len(self.befalls) + 1)
        for befall in self.befalls:
            await asyncio.sleep(pause)
            await befall()
            await self._until_well()
        await asyncio.sleep(pause)
        print(await self._measured(self._seconds / 2), flush=True)
        self.is_over = True
        for one in self._living:
            one.cancel()
        await asyncio.gather(*self._living, return_exceptions=True)
        for server in self.servers:
            await self._ends(server, signal.SIGTERM)
        await self._check()
        print(f"{len(self.told)} matches and {len(self.accounts)} accounts, nothing lost", flush=True)

    async def _look_at_the_clock(self) -> None:
        while True:
            due = time.monotonic() + _LOOK_SECONDS
            await asyncio.sleep(_LOOK_SECONDS)
            self.late.append(time.monotonic() - due)

    async def _measured(self, seconds: float) -> str:
        """Return what a time was like in which nothing befalls."""
        self.took.clear()
        self.late.clear()
        self.broken_off.clear()
        visits, steps = self.visits, sum(self.told.values())
        used, waited = self._used(), self._waited()
        memory = []
        for _ in range(4):
            await asyncio.sleep(seconds / 4)
            await self._until_well()
            memory.append(sum(server.memory for server in self.servers))
        steps = sum(self.told.values()) - steps
        used, waited = self._used() - used, (self._waited() - waited) / seconds
        p50, p99, late50, late99 = _centiles(self.took) + _centiles(self.late)
        own99, tables, people = [max(await self._counted(what)) for what in _COUNTED]
        told = (
            f"week, {self.name}: {self._people} people, {self.visits - visits} visits in {seconds:.0f} s; "
            f"{people:.0f} people and {tables:.0f} tables at a server at the end; {len(self.took)} actions, "
            f"p50 {p50}, p99 {p99} ms until the step was told, p99 {1000 * own99:.0f} ms at the server; "
            f"the people's program was late by p50 {late50}, p99 {late99} ms; "
            f"{steps / seconds:.0f} steps a second, {used / seconds:.2f} processors, "
            f"{waited:.2f} s a second waited for one; {', '.join(f'{one:.0f}' for one in memory)} MB; "
            f"load {os.getloadavg()[0]:.1f}"
        )
        assert not self.broken_off, (told, self.broken_off)
        for one in self._living:
            assert not one.done(), (told, one.exception())
        assert memory[-1] < 1.3 * memory[0] + 10, told
        assert waited > _QUIET or own99 < _MOST_SECONDS, told
        return told

    def _used(self) -> float:
        return sum(processor(server.process.pid) for server in self.servers)

    def _waited(self) -> float:
        """Return for how many seconds the servers were ready to run, and others had the processors."""
        tasks = [one for server in self.servers for one in Path(f"/proc/{server.process.pid}/task").iterdir()]
        return sum(int((task / "schedstat").read_text().split()[1]) for task in tasks) / 1e9

    async def _counted(self, what: str) -> list[float]:
        """Return a count of each server, by the beginning of its line in the metrics."""
        pages = [get(f"http://127.0.0.1:{server.status}/metrics").body.decode() for server in self.servers]
        return [sum(map(float, re.findall(rf"(?m)^{what}.* ([0-9.e+-]+)$", page))) for page in pages]

    async def _check(self) -> None:
        """Find everything that was told in the store, and no traceback in the logs."""
        for server in [*self.servers, *self._ended]:
            lines = server.log.read_text().splitlines()
            others = [line for line in lines if "access_uno.logins" not in line]
            assert not any("Traceback" in line for line in others), "\n".join(others)
        store = self.store()
        await store.open()
        try:
            for log, step in self.told.items():
                kept = len(await store.read(log))
                assert kept > step, f"{log}: step {step} was told, and {kept} lines are kept"
            accounts = Accounts(store)
            lost = [name for name in self.accounts if await accounts.named(name) is None]
            assert not lost, f"accounts are lost: {lost}"
        finally:
            await store.close()


_COUNTED: Final = (
    'access_uno_answer_seconds{quantile="0.99"}',
    "access_uno_tables_here",
    "access_uno_people",
)


def _centiles(took: list[float]) -> list[str]:
    """Return the milliseconds within which half of all, and 99 of 100, came."""
    assert took, "no one played"
    ordered = sorted(took)
    return [f"{1000 * ordered[int(share * (len(took) - 1))]:.0f}" for share in (0.5, 0.99)]


class WeekOfFile(Week):
    """On one machine, in one file."""

    name = "file"

    def __init__(self, folder: Path, seed: int, people: int, seconds: float) -> None:
        super().__init__(folder, seed, people, seconds)
        self.befalls = (
            self.disk_is_full,
            self.clock_jumps,
            self.certificate_runs_out,
            self.restarts,
            self.dies,
        )

    @property
    def where(self) -> str:
        return str(self.folder / "house.db")

    def store(self) -> Store:
        return SQLiteStore(Path(self.where))

    async def disk_is_full(self) -> None:
        process = self.servers[0].process.pid
        _, hard = resource.prlimit(process, resource.RLIMIT_FSIZE)
        resource.prlimit(process, resource.RLIMIT_FSIZE, (4096, hard))
        await asyncio.sleep(5)
        assert "store" in await self._health(self.servers[0])
        resource.prlimit(process, resource.RLIMIT_FSIZE, (hard, hard))

    async def certificate_runs_out(self) -> None:
        for days, wrong in ((-0.1, "certificate has expired"), (90.0, "")):
            certify(self.folder, "127.0.0.1", days)
            self.servers[0].process.send_signal(signal.SIGHUP)
            async with asyncio.timeout(SECONDS):
                while await self._wrong_with_certificate() != wrong:
                    await asyncio.sleep(0.2)

    async def _wrong_with_certificate(self) -> str:
        """Return why a browser that trusts the newest certificate would not take that of the house."""
        tls = ssl.create_default_context(cafile=self.certificate)
        tls.check_hostname = False
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.servers[0].web, ssl=tls)
        except ssl.SSLCertVerificationError as error:
            return error.verify_message
        writer.close()
        return ""


class WeekOfCluster(Week):
    """On several machines."""

    name, count = "cluster", 2

    def __init__(
        self, folder: Path, seed: int, people: int, seconds: float, nodes: Sequence[NATSServer]
    ) -> None:
        super().__init__(folder, seed, people, seconds)
        self._nodes = [*nodes]
        self.befalls = (self.node_dies, self.clock_jumps, self.servers_change, self.dies)

    @property
    def where(self) -> str:
        return addresses(self._nodes)

    def store(self) -> Store:
        return NATSStore(self.where)

    def processes(self) -> list[subprocess.Popen[Any]]:
        return super().processes() + [node.process for node in self._nodes if node.process is not None]

    async def node_dies(self) -> None:
        node = self.chance.choice(self._nodes)
        node.kill()
        await asyncio.sleep(10)
        node.start()
        await wait_until_ready(self._nodes)

    async def servers_change(self) -> None:
        """A third one comes, and the first one goes."""
        await self.add_server()
        first = self.servers.pop(0)
        self._ended.append(first)
        await self._ends(first, signal.SIGTERM)


def week(folder: Path, seed: int, people: int = 30, seconds: float = 120.0) -> None:
    """Live both kinds of house, half of the time each, and print what was measured."""
    given = seed, people, seconds / 2
    with nats_servers(folder / "nats", 3) as nodes:
        for one in (WeekOfFile(folder / "file", *given), WeekOfCluster(folder / "cluster", *given, nodes)):
            try:
                asyncio.run(one.run())
            finally:
                one.kill_all()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        week(Path(temporary), 7, int(sys.argv[2]), float(sys.argv[1]))
