"""A week of a house, shortened: many people come, play, talk, idle and vanish, while things befall the house.

It is restarted with and without a word, its disk is full for a while, and its clock jumps by eight days and
back (where libfaketime is). Then nothing that anybody was told of a match may be missing in the store, the
log has no traceback, and the memory is what it was. `python -m tests.torture.week SECONDS PEOPLE` does it for
as long and with as many as one likes. What dies in a house on several machines is in `cluster`, and in the
bench `kills`.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import asyncssh

from access_uno.server.store.sqlite import SQLiteStore
from tests.bench.bench_server import processor
from tests.play.online.rig import ACCESS_UNO, clean
from tests.ssh.rig import Program, Rig, Told, choose, own_address

_THINKS: Final = (0.3, 2.0)  # seconds before a person acts
_COMING: Final = 20  # people who come in at once
_SECONDS: Final = 60.0  # for what takes a few
_JUMP: Final = "+8d"
_FAKETIME: Final = sorted(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"))


class House:
    """`access-uno serve` in a folder, with a clock and a disk that can be tampered with."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log, self._clock = folder / "log", folder / "clock"
        self.store = folder / "house.db"
        self.port = 0
        self.process: subprocess.Popen[str]

    async def start(self) -> None:
        options = ("--listen", f"127.0.0.1:{self.port}", "--store", str(self.store), "--drain", "1")
        env = clean(ACCESS_UNO_HOME=str(self.folder))
        self.set_clock("+0")
        if _FAKETIME:
            jumps = {"FAKETIME_TIMESTAMP_FILE": str(self._clock), "FAKETIME_NO_CACHE": "1"}
            env |= {"LD_PRELOAD": str(_FAKETIME[-1]), "FAKETIME_DONT_FAKE_MONOTONIC": "1", **jumps}
        with self.log.open("a") as log:
            command = [*ACCESS_UNO, "serve", *options]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=env)
        assert self.process.stdout
        first = await asyncio.to_thread(self.process.stdout.readline)
        assert first, self.log.read_text()
        self.port = int(first.rstrip("\n").rpartition(":")[2])

    async def end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        await asyncio.to_thread(self.process.wait, _SECONDS)
        assert self.process.stdout
        self.process.stdout.close()

    def set_clock(self, offset: str) -> None:
        self._clock.write_text(f"{offset}\n")

    @property
    def memory(self) -> float:
        """Megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        [kilobytes] = [line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")]
        return int(kilobytes) / 1024

    # What befalls

    async def restarts(self) -> None:
        await self.end(signal.SIGTERM)
        await self.start()

    async def dies(self) -> None:
        await self.end(signal.SIGKILL)
        await self.start()

    async def disk_is_full(self) -> None:
        _, hard = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (4096, hard))
        await asyncio.sleep(5)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (hard, hard))

    async def clock_jumps(self) -> None:
        for offset in (_JUMP, "+0"):
            self.set_clock(offset)
            await asyncio.sleep(3)


class Person:
    """A program of the kind that people are."""

    def __init__(self, week: Week, number: int) -> None:
        self.name = f"person{number}"
        self._week = week
        self._chance = random.Random(week.chance.random())
        self._key = asyncssh.generate_private_key("ssh-ed25519")
        self._asked = 0.0  # when the last action was sent; 0: it is answered

    async def live(self) -> None:
        """Come, do something, go or vanish, again and again."""
        while not self._week.is_over:
            rig = Rig(None, "127.0.0.1", self._week.house.port)
            try:
                async with self._week.coming, asyncio.timeout(_SECONDS):
                    program = await rig.program(self.name, key=self._key, address=own_address(self.name))
                await self._visit(program)
                if self._chance.random() < 0.3:
                    await rig.cut(program)
                self._week.visits += 1
            except (asyncssh.Error, OSError, AssertionError, TimeoutError):
                await asyncio.sleep(self._chance.uniform(0.5, 2.0))  # the house is away just now
            finally:
                with contextlib.suppress(asyncssh.Error, OSError):
                    await rig.close()

    async def _visit(self, program: Program) -> None:
        until = time.monotonic() + self._chance.uniform(5, 40)
        kind = self._chance.random()
        if kind < 0.1:  # only looks, and idles
            await program.ask("tables")
            await self._until(program, until, plays=False)
            return
        tables = (await program.ask("tables"))["tables"]
        free = [table["code"] for table in tables if table["free"] or table["mine"]]
        if free and kind < 0.7:
            await program.ask("join", code=self._chance.choice(free))
        else:
            computers = self._chance.randint(1, 2)
            others = self._chance.random() < 0.4
            wanted = {"seats": 1 + computers + others, "computers": computers, "level": "easy", "chance": 3}
            await program.ask("play", **wanted, rules={"rounds": "1"})
        await self._until(program, until, plays=self._chance.random() < 0.85)

    async def _until(self, program: Program, until: float, plays: bool) -> None:
        """Play, or only be there, until a moment."""
        log, self._asked = "", 0.0
        view: Told = {}
        for told in program.heard:
            log, view = self._take(told, log, view, plays, program)
        while (left := until - time.monotonic()) > 0 and not self._week.is_over:
            try:
                async with asyncio.timeout(left):
                    told_now = await program.next()
            except TimeoutError:
                return
            if told_now is None:
                raise ConnectionError("cut")
            program.heard.clear()
            program.raw.clear()
            log, view = self._take(told_now, log, view, plays, program)

    def _take(self, told: Told, log: str, view: Told, plays: bool, program: Program) -> tuple[str, Told]:
        match told["type"]:
            case "match":
                return f"{told['code']}/{told['match']}", told["view"]
            case "game":
                if log:
                    self._week.told[log] = max(self._week.told.get(log, 0), told["step"])
                if self._asked and told["by"] == told["view"].get("you"):
                    self._week.took.append(time.monotonic() - self._asked)
                    self._asked = 0.0
                return log, told["view"]
            case "refused":
                self._asked = 0.0
            case "waits" if plays and view:
                self._think(told, view, program)
        return log, view

    def _think(self, waits: Told, view: Told, program: Program) -> None:
        def act() -> None:
            with contextlib.suppress(OSError, asyncssh.Error):
                if waits["chances"] and waits["name"] != view["you"]:
                    program.send(do="go", step=waits["step"])
                elif waits["for"] in ("person", "round") and view.get("legal"):
                    self._asked = time.monotonic()
                    program.send(do="act", action=choose(view["legal"]), step=waits["step"])
                if self._chance.random() < 0.02:
                    program.send(do="say", text="hello")

        mine = waits["for"] == "round" or (waits["for"] == "person" and waits["name"] == view["you"])
        if mine or waits["chances"]:
            asyncio.get_running_loop().call_later(self._chance.uniform(*_THINKS), act)


class Week:
    """The house, its people, and what befalls them."""

    def __init__(self, folder: Path, seed: int, people: int, seconds: float) -> None:
        self.house = House(folder)
        self.chance = random.Random(seed)
        self.is_over = False
        self.visits = 0
        self.coming = asyncio.Semaphore(_COMING)
        self.told: dict[str, int] = {}  # by log: the last step that anybody was told
        self.took: list[float] = []  # seconds from an action to its step
        self._seconds, self._people = seconds, people

    async def run(self) -> str:
        """Let everything befall in the first half, and nothing in the second; return what was measured."""
        await self.house.start()
        living = [asyncio.ensure_future(Person(self, number).live()) for number in range(self._people)]
        half = self._seconds / 2
        for befall in (House.disk_is_full, House.clock_jumps, House.restarts, House.dies):
            await asyncio.sleep(half / 5)
            await befall(self.house)
        await asyncio.sleep(half / 5)
        self.took.clear()
        memory, steps, begun = [], sum(self.told.values()), processor(self.house.process.pid)
        for _ in range(4):
            await asyncio.sleep(half / 4)
            memory.append(self.house.memory)
        assert self.took, "no one played in the quiet half"
        took, steps = sorted(self.took), sum(self.told.values()) - steps
        used = processor(self.house.process.pid) - begun
        self.is_over = True
        for one in living:
            one.cancel()
        await asyncio.gather(*living, return_exceptions=True)
        await self.house.end(signal.SIGTERM)
        await self._check()
        megabytes = ", ".join(f"{one:.0f}" for one in memory)
        p50, p99 = (1000 * took[int(share * (len(took) - 1))] for share in (0.5, 0.99))
        told = (
            f"week: {self.visits} visits of {self._people} people, {sum(self.told.values())} steps at "
            f"{len(self.told)} matches, none lost; in the quiet half {len(took)} actions, p50 {p50:.0f} ms, "
            f"p99 {p99:.0f} ms until their step was told, {steps / half:.0f} steps a second, "
            f"{used / half:.2f} of a processor; {megabytes} MB in its quarters"
        )
        assert memory[-1] < 1.3 * memory[0] + 10, told
        return told

    async def _check(self) -> None:
        """Find everything that was told in the store, and no traceback in the log."""
        lines = self.house.log.read_text().splitlines()
        others = [line for line in lines if "access_uno.logins" not in line]
        assert not any("Traceback" in line for line in others), "\n".join(others)
        store = SQLiteStore(self.house.store)
        await store.open()
        try:
            for log, step in self.told.items():
                kept = len(await store.read(log))
                assert kept > step, f"{log}: step {step} was told, and {kept} lines are kept"
        finally:
            await store.close()


def week(folder: Path, seed: int, people: int = 30, seconds: float = 60.0) -> None:
    """Run it, and print what was measured."""
    folder.mkdir(parents=True, exist_ok=True)
    one = Week(folder, seed, people, seconds)
    try:
        print(asyncio.run(one.run()), flush=True)
    finally:
        with contextlib.suppress(AttributeError, ProcessLookupError):
            os.kill(one.house.process.pid, signal.SIGKILL)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        week(Path(temporary), 7, int(sys.argv[2]), float(sys.argv[1]))
