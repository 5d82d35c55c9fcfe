"""The page: how fast a key is answered, what idle pages cost beside tables at play, and a match's bytes."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import statistics
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator
from pathlib import Path

from tests.bench.bench_server import TABLES, Served, Tables
from tests.browser.test_three_ways import play, reading
from tests.play.online.rig import Ssh
from tests.ssh.rig import opened
from tests.web.house import House, Page, way_in
from tests.web.program import page_of, running

CLICKS = 500
IDLE = 1000
OF_ADDRESS = 40  # pages: below what an address may have
SECONDS = 20.0
SCRIPTS = ("announcer.js", "connection.js", "scene.js", "sounds.js")

BOTH = """
import asyncio, sys
from pathlib import Path
from access_uno.server import limits
limits.MOST_SESSIONS = int(sys.argv[2])
from tests.ssh.rig import opened
from tests.web.house import way_in

async def main():
    async with opened(Path(sys.argv[1])) as rig, way_in(rig.house) as here:
        print(rig.port, here.port, sep="\\n", flush=True)
        await asyncio.Event().wait()

asyncio.run(main())
"""


def main() -> None:
    """Print each figure with its limit."""
    with tempfile.TemporaryDirectory() as folder:
        answered(Path(folder) / "home")
        first_line(Path(folder) / "first")
    with tempfile.TemporaryDirectory() as folder:
        served = Served("-c", BOTH, folder, str(2 * IDLE))
        try:
            asyncio.run(idle(served))
        finally:
            served.end()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(match(Path(folder)))


def answered(home: Path) -> None:
    """From a click to its line, on loopback."""
    home.mkdir()
    times = []
    command = ("play", "--browser", "--language", "en", "--seed", "5")
    with running(home, *command) as program, page_of(program) as page:
        page.begin()
        page.send(do="switch", keys=True)
        page.until(lambda: page.scene.get("hand"))
        for number in range(CLICKS):
            began = time.perf_counter()
            page.send(do="press", key="hctn"[number % 4])
            while page.take()["type"] != "told":
                pass
            times.append(time.perf_counter() - began)
    milliseconds = sorted(1000 * seconds for seconds in times)
    p99 = milliseconds[len(milliseconds) * 99 // 100]
    print(f"  key to line: median {statistics.median(milliseconds):.1f} ms, p99 {p99:.1f} ms (at most 15)")


def first_line(home: Path) -> None:
    """From the opened address to the first line, without a browser's own time; and the size of the page."""
    home.mkdir()
    with running(home, "play", "--browser", "--language", "en") as program:
        began = time.perf_counter()
        cookie = program.cookie()
        size = 0
        for name in ("", "page.css", "page.js", *SCRIPTS, "icon.svg"):
            request = urllib.request.Request(program.root + name, headers={"Cookie": cookie})
            with urllib.request.urlopen(request) as answer:
                size += len(answer.read())
        with page_of(program, cookie) as page:
            page.begin()
            page.until(lambda: page.lines)
        milliseconds = 1000 * (time.perf_counter() - began)
    print(f"  page: {size / 1000:.1f} kB (under 80), first line after {milliseconds:.0f} ms (at most 300)")


async def idle(served: Served) -> None:
    """What so many pages cost that only wait in the menu of a house, and those who play there meanwhile."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (8192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    assert served.process.stdout
    here = House(None, None, int(served.process.stdout.readline()))  # type: ignore[arg-type]
    tables = Tables(served.port)
    await tables.begin()
    async with contextlib.AsyncExitStack() as stack:
        pages: list[Page] = []
        shares, memories = [], []
        for count in (0, IDLE):
            await open_pages(here, count, pages, stack)
            await asyncio.sleep(5)
            used, began = served.cpu, time.monotonic()
            p99 = statistics.quantiles(await tables.times(SECONDS), n=100)[98] * 1000
            shares.append(100 * (served.cpu - used) / (time.monotonic() - began))
            memories.append(served.memory)
            cost = f"a step p99 {p99:.1f} ms, {memories[-1]:.0f} MB, {shares[-1]:.1f} % of a core"
            print(f"  {TABLES} tables of four beside {count} idle pages: {cost}")
        memory_of, share_of = memories[1] - memories[0], shares[1] - shares[0]
        most = f"{memory_of:.0f} MB (at most 300), {share_of:.1f} % of a core (at most 2)"
        print(f"  so {IDLE} idle pages take {most}")
        tables.end()
        for page in pages:  # to say goodbye, each that has not read all would wait for a second
            page.socket.transport.abort()


async def open_pages(here: House, count: int, pages: list[Page], stack: contextlib.AsyncExitStack) -> None:
    """Open so many pages, each as far as the menu of the house."""
    for number in range(count):
        pages.append(await stack.enter_async_context(here.page(address=f"127.8.{number // OF_ADDRESS}.1")))
        await pages[-1].enter("guest", f"Guest {number}")


class Relay:
    """Passes on what goes to a port and comes from there, and counts that."""

    def __init__(self, to: int) -> None:
        self._to = to
        self.port = self.bytes = 0

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[Relay]:
        """Listen meanwhile."""
        async with await asyncio.start_server(self._connected, "127.0.0.1", 0) as server:
            self.port = server.sockets[0].getsockname()[1]
            yield self

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, onward = await asyncio.open_connection("127.0.0.1", self._to)
        await asyncio.gather(self._pass(reader, onward), self._pass(there, writer))

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 16):
                self.bytes += len(data)
                writer.write(data)
                await writer.drain()
        writer.close()


async def match(folder: Path) -> None:
    """How many bytes a match of two is, one by `ssh`, the other by a page."""
    async with opened(folder) as rig:
        assert rig.house is not None
        rooms = rig.house.lobby.rooms
        async with (
            way_in(rig.house) as there,
            Relay(rig.port).open() as by_ssh,
            Relay(there.port).open() as by_page,
            House(there.server, there.pages, by_page.port).page() as carla,
        ):
            rules = ("--rule", "rounds=1", "--chance", "1")
            with Ssh(folder, by_ssh.port, "anna").pipe("play", "--seats", "2", *rules) as anna:
                await carla.enter("guest", "Carla")
                while not rooms:
                    await asyncio.sleep(0.02)
                [code] = rooms
                await carla.choose("code")
                await carla.type(code)
                await carla.until(lambda: carla.scene.get("hand"))
                before, lines, begun = (by_ssh.bytes, by_page.bytes), len(carla.lines), rooms[code].match
                assert begun is not None
                reader = asyncio.create_task(reading(carla))
                await play(begun, carla, {"anna": anna})
                while not any(line.get("kind") == "match-won" for line in carla.lines):
                    await asyncio.sleep(0.02)
                reader.cancel()
        ssh, page = by_ssh.bytes - before[0], by_page.bytes - before[1]
    told = f"{page / 1000:.1f} kB by the page, {ssh / 1000:.1f} kB by ssh in lines: {page / ssh:.2f} times"
    print(f"  a match of two, one round, {len(carla.lines) - lines} lines: {told}")


def memory(pid: int) -> float:
    """Return the resident megabytes of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1000


if __name__ == "__main__":
    main()
