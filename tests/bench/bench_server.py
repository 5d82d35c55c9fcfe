"""A house with many people: idle consoles, logins, tables at play, beside a trivial asyncssh echo server."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine
from multiprocessing import get_context
from pathlib import Path
from statistics import quantiles
from time import perf_counter, process_time
from typing import Any

import asyncssh

from tests.ssh.rig import Program, Rig, choose, own_address
from tests.ssh.rig import play as play_along

CONSOLES = 900  # the other places are kept for people whose seats wait
ATTACKER = "127.0.0.2"
LOGINS = 100
TABLES = 100
SECONDS = 20.0  # of playing
IDLE = 72.0  # twice the time after which the house says again who is there
AT_ONCE = 40  # logins under way
KEYS = 500
TICK = os.sysconf("SC_CLK_TCK")

ECHO = """
import asyncio, asyncssh

class Server(asyncssh.SSHServer):
    def begin_auth(self, username): return True
    def public_key_auth_supported(self): return True
    def validate_public_key(self, username, key): return True

async def echo(process):
    process.stdout.write("hello\\n")
    async for line in process.stdin:
        process.stdout.write(line)

async def main():
    key = asyncssh.generate_private_key("ssh-ed25519")
    given = {"server_host_keys": [key], "process_factory": echo}
    server = await asyncssh.create_server(Server, "127.0.0.1", 0, **given)
    print(server.get_port(), flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


def processor(process: int) -> float:
    """Seconds that a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


class Served:
    """A server in a process of its own, and what it costs."""

    def __init__(self, *command: str) -> None:
        self.process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        self.port = int(self.process.stdout.readline())
        self._proc = Path(f"/proc/{self.process.pid}")

    @property
    def cpu(self) -> float:
        """Seconds so far."""
        return processor(self.process.pid)

    @property
    def memory(self) -> float:
        """Megabytes."""
        for line in (self._proc / "status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()


def main() -> None:
    """Idle consoles, logins, tables."""
    with tempfile.TemporaryDirectory() as folder:
        house = Served("-m", "tests.ssh.served", folder, "0")
        echo = Served("-c", ECHO)
        try:
            asyncio.run(_logins(house, echo))
        finally:
            echo.end()
            house.end()
        for name, what in (("bystander", _bystander), ("tables", _tables), ("consoles", _consoles)):
            house = Served("-m", "tests.ssh.served", str(Path(folder, name)), "0")
            try:
                asyncio.run(what(house))
            finally:
                house.end()


async def _console(port: int, name: str, key: asyncssh.SSHKey) -> asyncssh.SSHClientConnection:
    """A client with a terminal, and what it was told."""
    connection = await Rig(None, "127.0.0.1", port).connect(name, key, address=own_address(name))
    process = await connection.create_process(term_type="xterm", term_size=(80, 24))
    await process.stdout.read(5)
    return connection


async def _all(consoles: int, port: int, close: bool) -> list[asyncssh.SSHClientConnection]:
    gate, key = asyncio.Semaphore(AT_ONCE), asyncssh.generate_private_key("ssh-ed25519")

    async def one(number: int) -> asyncssh.SSHClientConnection:
        async with gate:
            own = key if close else asyncssh.generate_private_key("ssh-ed25519")
            connection = await _console(port, f"n{number}", own)
            if close:
                connection.close()
                await connection.wait_closed()
            return connection

    return await asyncio.gather(*(one(number) for number in range(consoles)))


async def _logins(house: Served, echo: Served) -> None:
    costs = []
    for server in (echo, house):
        await _all(5, server.port, close=True)
        before = server.cpu
        for _ in range(LOGINS // 10):
            for connection in await _all(10, server.port, close=False):
                connection.close()
        costs.append((server.cpu - before) / LOGINS * 1000)
    ratio = costs[1] / costs[0]
    print(
        f"server: a login costs {costs[1]:.1f} ms, "
        f"the echo server's {costs[0]:.1f} ms: {ratio:.2f} (at most 2)"
    )


async def _bystander(house: Served) -> None:
    """The delay that attackers cause for a player, from a key to its line."""
    key = asyncssh.generate_private_key("ssh-ed25519")
    connection = await asyncssh.connect(
        "127.0.0.1", house.port, username="anna", client_keys=[key], known_hosts=None, config=None
    )
    anna = await connection.create_process(
        "play --computers 1 --seed 1", term_type="xterm", term_size=(80, 24)
    )
    await anna.stdout.readuntil("Your turn")

    await asyncio.sleep(2)  # at once after a start a key counts as held

    async def p99() -> float:
        """Of so many keys, each a while after the last."""
        times = []
        for _ in range(KEYS):
            await asyncio.sleep(0.02)
            before = perf_counter()
            anna.stdin.write("n")  # how many cards everybody holds
            await anna.stdout.readuntil("cards.")
            times.append(perf_counter() - before)
        return quantiles(times, n=100)[98] * 1000

    usual = await p99()
    for attack in ATTACKS:
        attacker = get_context("spawn").Process(target=_attack, args=(attack, house.port))
        attacker.start()
        try:
            await asyncio.sleep(2)  # until it is under way
            worse = await p99()
            assert attacker.is_alive()
        finally:
            attacker.kill()
            attacker.join()
        print(
            f"server: a bystander waits for a line p99 {worse:.1f} ms {attack.__doc__}, "
            f"usually {usual:.1f}: {worse / usual:.2f} (under 2)"
        )
    connection.abort()


def _attack(attack: Callable[[int], Coroutine[Any, Any, None]], port: int) -> None:
    os.nice(10)  # what is measured is the house, not who has the processors of this machine
    while True:
        with contextlib.suppress(asyncssh.Error, OSError):
            asyncio.run(attack(port))


async def _ask_without_end(rig: Rig, name: str) -> None:
    eve = await rig.program(name, address=ATTACKER)
    while await eve.ask("tables"):
        for _ in range(50):
            eve.send(do="tables")


async def _flood(port: int) -> None:
    """while a program asks without end"""
    await _ask_without_end(Rig(None, "127.0.0.1", port), "eve")


async def _floods(port: int) -> None:
    """while ten programs ask without end"""
    rig = Rig(None, "127.0.0.1", port)
    await asyncio.gather(*(_ask_without_end(rig, f"eve{number}") for number in range(10)))


async def _keys(port: int) -> None:
    """while keys come without end"""
    await _press_without_end(port, "\x1b[A" * 300)


async def _typed(port: int) -> None:
    """while typed lines come without end"""
    await _press_without_end(port, "tables\n" * 100, terminal=False)


async def _press_without_end(port: int, pressed: str, terminal: bool = True) -> None:
    connection = await Rig(None, "127.0.0.1", port).connect("eve", address=ATTACKER)
    eve = await connection.create_process(term_type="xterm" if terminal else None)
    reading = asyncio.create_task(_read(eve.stdout))
    while not reading.done():
        eve.stdin.write(pressed)
        await eve.stdin.drain()
        await asyncio.sleep(0)


async def _read(reader: asyncssh.SSHReader[str]) -> None:
    while await reader.read(1 << 16):
        pass


async def _packets(port: int) -> None:
    """while unsolicited packets come without end"""
    connection = await Rig(None, "127.0.0.1", port).connect("eve", address=ATTACKER)
    while not connection.is_closed():
        for _ in range(100):
            connection.send_debug("")
        await asyncio.sleep(0.001)


async def _endless(port: int) -> None:
    """while lines without end come"""
    eve = await Rig(None, "127.0.0.1", port).program("eve", address=ATTACKER)
    while await eve.next():
        eve.send_raw("x" * 10_000)


async def _half_open(port: int) -> None:
    """while connections come that say nothing"""
    await asyncio.gather(*(asyncio.open_connection("127.0.0.1", port) for _ in range(50)))


async def _log_in(port: int) -> None:
    """while people log in by the thousand"""
    await _all(1000, port, close=True)


async def _reviews(port: int) -> None:
    """while matches of ten rounds are reviewed"""
    rig = Rig(None, "127.0.0.1", port)
    await asyncio.gather(*(_review_without_end(rig, name) for name in ("eve", "mallory")))


async def _review_without_end(rig: Rig, name: str) -> None:
    program = await rig.program(name, address=own_address(name))
    await program.ask("play", computers=2, private=True, rules={"rounds": "10"})
    await play_along(program, lambda told: told["type"] == "waits" and told["for"] == "over")
    while await program.ask("review"):
        pass


ATTACKS = (_flood, _floods, _keys, _typed, _packets, _endless, _half_open, _log_in, _reviews)


async def _consoles(house: Served) -> None:
    connections = await _all(1, house.port, close=False)
    empty = house.memory
    connections += await _all(CONSOLES - 1, house.port, close=False)
    await asyncio.sleep(3)
    before, memory = house.cpu, house.memory - empty
    await asyncio.sleep(IDLE)
    share = (house.cpu - before) / IDLE * 100
    print(
        f"server: {CONSOLES} idle consoles take {memory:.0f} MB (at most 250), "
        f"{share:.2f} % of a core (under 1)"
    )
    for connection in connections:
        connection.abort()


class Tables:
    """Tables of four bots each, at a server that is open at a port."""

    def __init__(self, port: int) -> None:
        self._rig = Rig(None, "127.0.0.1", port)
        self._times = list[float]()
        self._sent: dict[tuple[int, str], float] = {}
        self._steps: dict[int, int] = {}  # at which a player has acted
        self._newest: dict[int, int] = {}  # that any player has heard of
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self, count: int = TABLES) -> None:
        """Open the tables, and let the bots play."""
        gate = asyncio.Semaphore(AT_ONCE // 4)
        tables = await asyncio.gather(*(self._table(number, gate) for number in range(count)))
        self._tasks = [
            asyncio.create_task(self._act(number, program))
            for number, programs in enumerate(tables)
            for program in programs
        ]

    async def _table(self, number: int, gate: asyncio.Semaphore) -> list[Program]:
        async with gate:
            programs = [
                await self._rig.program(name, address=own_address(name))
                for name in (f"{who}{number}" for who in "abcd")
            ]
            code = (await programs[0].ask("play", seats=4, rules={"rounds": "100"}, chance=0))["code"]
            for program in programs[1:]:
                await program.ask("join", code=code)
            return programs

    async def times(self, seconds: float) -> list[float]:
        """Return how long each step took meanwhile, from a line in to the line at another seat."""
        self._times.clear()
        await asyncio.sleep(seconds)
        return list(self._times)

    def end(self) -> None:
        """Let no bot act any more."""
        for task in self._tasks:
            task.cancel()

    async def _act(self, number: int, program: Program) -> None:
        """Act a second after it is one's turn; chances are passed at once."""
        while True:
            told = next((t for t in reversed(program.heard) if t["type"] in ("match", "game")), None)
            if told is not None:
                program.view = told["view"]
            waits = program.heard[-1]
            self._newest[number] = max(self._newest.get(number, 0), waits.get("step", 0))
            when = self._sent.pop((number, waits["by"] or ""), None) if waits["type"] == "game" else None
            if when is not None:
                self._times.append(perf_counter() - when)
            if waits["type"] == "waits":
                if waits["for"] == "round" or (
                    waits["for"] == "person" and waits["name"] == program.view["you"]
                ):
                    asyncio.get_running_loop().call_later(1.0, self._play, number, program, waits["step"])
                elif waits["chances"]:
                    program.send(do="go", step=waits["step"])
            del program.heard[:-1], program.raw[:]
            if await program.next() is None:
                return

    def _play(self, number: int, program: Program, step: int) -> None:
        if self._newest[number] == step and self._steps.get(number) != step:
            self._steps[number] = step
            self._sent[number, program.view["you"]] = perf_counter()
            program.send(do="act", action=choose(program.view["legal"]))


async def _tables(house: Served) -> None:
    tables = Tables(house.port)
    await tables.begin()
    await asyncio.sleep(5)
    before, own = house.cpu, process_time()
    times = await tables.times(SECONDS)
    share = (house.cpu - before) / SECONDS * 100
    mine = (process_time() - own) / SECONDS * 100
    tables.end()
    centiles = quantiles(times, n=100)
    print(
        f"server: {TABLES} tables of four bots, {len(times) / SECONDS:.0f} actions a second: "
        "from a line in to the "
        f"line at another seat p50 {centiles[49] * 1000:.1f} ms, "
        f"p99 {centiles[98] * 1000:.1f} ms (at most 50), "
        f"{share:.0f} % of a core (the bots take {mine:.0f} %)"
    )
