"""Strangers attack the page of a house, with its real limits, while Anna plays there by a page.

    python -m tests.torture.pages [HANDSHAKES] [FRAMES]

Each attack comes from many addresses, so that the limits of one address do not help; then from one alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import secrets
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.bench.bench_web import memory
from tests.web.house import House, Page, house_process

_AT_ONCE: Final = 50
_OF_ADDRESS: Final = 40  # below its limits
_SLOW: Final = 100
_MOST_SECONDS: Final = 2.0  # for an answer to Anna meanwhile, on a busy machine
_MOST_MEMORY: Final = 100.0  # megabytes more than before
_ODD: Final = ("", "x", "\u202e", "<script>", "' OR 1", "../..", "card 1", "yes", "\0", "9" * 90)


def addresses() -> Iterator[str]:
    """Return addresses of strangers, each as often as it may come."""
    for two, three in itertools.product(range(1, 250), repeat=2):
        yield from [f"127.7.{two}.{three}"] * _OF_ADDRESS


class Attack:
    """The house, and Anna at a table there."""

    def __init__(self, here: House, anna: Page, pid: int) -> None:
        self._here, self._anna, self._pid = here, anna, pid
        self._random = Random(32)
        self.slowest = 0.0

    async def watch(self) -> None:
        """Let Anna ask for her keys all the time, and note how long an answer takes."""
        while True:
            count, began = len(self._anna.lines), time.monotonic()
            await self._anna.do("keys")
            await self._anna.until(lambda count=count: len(self._anna.lines) > count)  # type: ignore[misc]
            self.slowest = max(self.slowest, time.monotonic() - began)
            await asyncio.sleep(0.2)

    async def handshakes(self, count: int, where: Iterator[str]) -> Counter[str]:
        """Connect so often, mostly with what no page of ours sends; return how each was answered."""
        answers: Counter[str] = Counter()
        left = iter(range(count))

        async def knock() -> None:
            for _ in left:
                answers[await self._handshake(next(where))] += 1

        await asyncio.gather(*(knock() for _ in range(_AT_ONCE)))
        return answers

    async def _handshake(self, address: str) -> str:
        host = self._random.choice((self._here.host, "evil.example", ""))
        origin = self._random.choice((f"http://{host}", "http://evil.example", "null"))
        cookie = self._random.choice((secrets.token_urlsafe(32), "", "x" * 3000))
        request = [
            f"GET /socket HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nCookie: access-uno={cookie}",
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {secrets.token_urlsafe(16)[:22]}==\r\n\r\n",
        ]
        try:
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", self._here.port, local_addr=(address, 0)
            )
        except OSError:
            return "not taken"
        try:
            writer.write("\r\n".join(request).encode())
            answer = await asyncio.wait_for(reader.readline(), 30)
            return answer.split(b" ")[1].decode() if answer else "cut"
        except (OSError, TimeoutError):
            return "cut"
        finally:
            writer.transport.abort()

    async def frames(self, count: int, where: Iterator[str]) -> int:
        """Send so many hostile frames; return how many connections that has cost."""
        sent = connections = 0
        while sent < count:
            connections += 1
            address = next(itertools.islice(where, _OF_ADDRESS - 1, None))
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                async with self._here.page(address=address) as eve:
                    for _ in range(_OF_ADDRESS):
                        sent += 1
                        await eve.socket.send(self._frame())
        return connections

    def _frame(self) -> str | bytes:
        one = self._random.choice
        wish = one(
            (
                {"do": "do", "command": one(("choose", "take", "play", "keys", "x")), "what": one(_ODD)},
                {"do": "do", "command": "choose", "what": one(_ODD), "scene": one((0, 1, 2, -1))},
                {"do": "press", "key": one(_ODD), "waiting": one((0, 10**5, -1))},
                {"do": "switch", "keys": one((True, False, None))},
                {"do": "open", "visit": one(_ODD), "last": one((-1, 0, 10**12))},
            )
        )
        text = json.dumps(wish)
        return self._random.choice((text, text, text, text[:-1], text.encode(), "[" * 1500))

    async def read_nothing(self, where: Iterator[str]) -> None:
        """Ask for more and more as pages that read nothing."""
        async with contextlib.AsyncExitStack() as stack:
            pages = []
            for _ in range(_SLOW):
                address = next(itertools.islice(where, _OF_ADDRESS - 1, None))
                page = await stack.enter_async_context(self._here.page(address=address))
                page.socket.transport.pause_reading()
                for _ in range(_OF_ADDRESS):
                    await page.do("keys")
                pages.append(page)
            print(f"  {_SLOW} pages that read nothing: {memory(self._pid):.0f} MB", flush=True)
            for page in pages:
                page.socket.transport.abort()


async def main(handshakes: int, frames: int) -> None:
    """Attack, print figures, and fail if Anna had to wait or the house has grown."""
    with tempfile.TemporaryDirectory() as folder, house_process(Path(folder)) as (here, pid):
        async with here.page() as anna:
            await anna.enter("guest", "Anna")
            await attack(Attack(here, anna, pid), handshakes, frames, pid)


async def attack(strangers: Attack, handshakes: int, frames: int, pid: int) -> None:
    """Do all attacks, one after the other."""
    before, watching = memory(pid), asyncio.create_task(strangers.watch())
    where, began = addresses(), time.monotonic()
    answers = await strangers.handshakes(handshakes, where)
    seconds = time.monotonic() - began
    print(f"  {handshakes} handshakes in {seconds:.0f} s: {dict(answers.most_common())}", flush=True)
    began = time.monotonic()
    answers = await strangers.handshakes(1000, itertools.repeat("127.9.9.9"))
    print(
        f"  1000 of one address in {time.monotonic() - began:.0f} s: {dict(answers.most_common())}",
        flush=True,
    )
    began = time.monotonic()
    connections = await strangers.frames(frames, where)
    print(
        f"  {frames} hostile frames in {time.monotonic() - began:.0f} s, {connections} connections",
        flush=True,
    )
    await strangers.read_nothing(where)
    more = memory(pid) - before
    assert not watching.done(), watching
    watching.cancel()
    print(f"  slowest answer to Anna {strangers.slowest:.2f} s, {more:.0f} MB more than before", flush=True)
    assert strangers.slowest < _MOST_SECONDS
    assert more < _MOST_MEMORY


if __name__ == "__main__":
    asyncio.run(main(*map(int, [*sys.argv[1:3], "100000", "20000"][:2])))
