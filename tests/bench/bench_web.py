"""The page: how fast a click is answered, what an idle page costs, and how much goes over the line."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import statistics
import tempfile
import time
import urllib.request
from pathlib import Path

from tests.web.house import house, house_process, lead_on
from tests.web.program import page_of, running

CLICKS = 500
IDLE = 1000
OF_ADDRESS = 40  # pages: below what an address may have
SECONDS = 10.0
SCRIPTS = ("announcer.js", "connection.js", "scene.js", "sounds.js")


def main() -> None:
    """Print each figure with its limit."""
    with tempfile.TemporaryDirectory() as folder:
        answered(Path(folder) / "home")
        first_line(Path(folder) / "first")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(idle(Path(folder)))
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


async def idle(folder: Path) -> None:
    """What so many pages cost that only wait in the menu of a house."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (4096, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    async with contextlib.AsyncExitStack() as stack:
        here, server = stack.enter_context(house_process(folder, 2 * IDLE))
        before, pages = memory(server), []
        for number in range(IDLE):
            address = f"127.8.{number // OF_ADDRESS}.1"
            pages.append(await stack.enter_async_context(here.page(address=address)))
            await pages[-1].enter("guest", f"Guest {number}")
        used, began = cpu(server), time.monotonic()
        await asyncio.sleep(SECONDS)
        share = 100 * (cpu(server) - used) / (time.monotonic() - began)
        most = f"{memory(server):.0f} MB (at most 300; {before:.0f} without)"
        print(f"  {IDLE} idle pages: {most}, {share:.1f} % of a core (at most 2)")
        for page in pages:  # to say goodbye, each that has not read all would wait for a second
            page.socket.transport.abort()


async def match(folder: Path) -> None:
    """How many bytes a round is."""
    async with house(folder) as here, here.page() as anna:
        await anna.begin()
        await anna.until(lambda: anna.scene.get("hand"))
        start = len(anna.raw)
        while not any(line.get("kind") == "round-won" for line in anna.lines):
            await lead_on(anna)
        raw = anna.raw[start:]
        lines = sum(json.loads(frame)["type"] == "told" for frame in raw)
        size = sum(len(frame.encode()) for frame in raw)
        words = sum(len(text.encode()) + 2 for text in anna.texts())
        told = f"{size / 1000:.1f} kB in {len(raw)} frames, {lines} lines"
        print(f"  a round: {told}; their words alone, as by SSH: {words / 1000:.1f} kB")


def memory(pid: int) -> float:
    """Return the resident megabytes of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) / 1000


def cpu(pid: int) -> float:
    """Return the seconds of processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


if __name__ == "__main__":
    main()
