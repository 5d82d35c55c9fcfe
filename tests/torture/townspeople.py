"""Programs of the kind that people are: they come, play, talk, idle and vanish, and come again.

Some come as programs, some sit at a console over plain `ssh`, some have a page in a browser. What a program
was told of a match is noted, and how long its actions took.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import ssl
import time
from typing import TYPE_CHECKING, Any, Final

import asyncssh
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.ssh.rig import Program, Rig, Told, choose, own_address
from tests.web.house import Page

if TYPE_CHECKING:
    from tests.torture.cluster import Server
    from tests.torture.week import Week

SECONDS: Final = 60.0  # for what takes a few
_THINKS: Final = (0.3, 2.0)  # seconds before a person acts
_STAYS: Final = (5, 40)  # seconds
_AWAY: Final = (10, 60)  # seconds between two visits, so that two of five people are there at a time
_KEYS: Final = ("\r", "\r", "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "d", "n", "c", "p", "j", "h", "u")
_VANISH: Final = 0.3  # of all visits


class Person:
    """What all of them have: a name, a key, an address of their own, and visits to the house."""

    def __init__(self, week: Week, number: int) -> None:
        self.name = f"person{number}"
        self.week = week
        self.chance = random.Random(week.chance.random())
        self.address = own_address(self.name)

    async def live(self) -> None:
        """Come, do something, go or vanish, again and again."""
        while not self.week.is_over:
            await asyncio.sleep(self.chance.uniform(*_AWAY))
            try:
                await self.visit(self.chance.choice(self.week.servers))
                self.week.visits += 1
            except (asyncssh.Error, OSError, AssertionError, TimeoutError, WebSocketException) as error:
                self.week.broken_off[repr(error)[:80]] += 1  # the house is away just now

    async def visit(self, server: Server) -> None:
        """Come in at a server, do something, and go."""
        raise NotImplementedError

    @contextlib.asynccontextmanager
    async def coming(self) -> Any:
        """Take one's turn: not all come in at once."""
        async with self.week.coming, asyncio.timeout(SECONDS):
            yield

    def vanishes(self) -> bool:
        return self.chance.random() < _VANISH

    def leaves_at(self) -> float:
        return time.monotonic() + self.chance.uniform(*_STAYS)

    async def think(self) -> None:
        await asyncio.sleep(self.chance.uniform(*_THINKS))


class WithKey(Person):
    """A person with an account."""

    def __init__(self, week: Week, number: int) -> None:
        super().__init__(week, number)
        self.key = asyncssh.generate_private_key("ssh-ed25519")


class ByProgram(WithKey):
    """A person who comes by `join`, as the house sees it."""

    def __init__(self, week: Week, number: int) -> None:
        super().__init__(week, number)
        self._asked = 0.0  # when the last action was sent; 0: it is answered

    async def visit(self, server: Server) -> None:
        rig = Rig(None, "127.0.0.1", server.port)
        try:
            async with self.coming():
                program = await rig.program(self.name, key=self.key, address=self.address)
                self.week.accounts.add(self.name)
            await self._play(program)
            if self.vanishes():
                await rig.cut(program)
        finally:
            with contextlib.suppress(asyncssh.Error, OSError):
                await rig.close()

    async def _play(self, program: Program) -> None:
        until, kind = self.leaves_at(), self.chance.random()
        tables = (await program.ask("tables"))["tables"]
        free = [table["code"] for table in tables if table["free"] or table["mine"]]
        if kind < 0.1:  # only looks, and idles
            await self._until(program, until, plays=False)
            return
        if free and kind < 0.7:
            await program.ask("join", code=self.chance.choice(free))
        else:
            computers = self.chance.randint(1, 2)
            others = self.chance.random() < 0.4
            wanted = {"seats": 1 + computers + others, "computers": computers, "level": "easy", "chance": 3}
            await program.ask("play", **wanted, rules={"rounds": "1"})
        await self._until(program, until, plays=self.chance.random() < 0.85)

    async def _until(self, program: Program, until: float, plays: bool) -> None:
        """Play, or only be there, until a moment."""
        log, self._asked = "", 0.0
        view: Told = {}
        for told in program.heard:
            log, view = self._take(told, log, view, plays, program)
        while (left := until - time.monotonic()) > 0 and not self.week.is_over:
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
                    self.week.told[log] = max(self.week.told.get(log, 0), told["step"])
                if self._asked and told["by"] == told["view"].get("you"):
                    self.week.took.append(time.monotonic() - self._asked)
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
                if self.chance.random() < 0.02:
                    program.send(do="say", text="hello")

        mine = waits["for"] == "round" or (waits["for"] == "person" and waits["name"] == view["you"])
        if mine or waits["chances"]:
            asyncio.get_running_loop().call_later(self.chance.uniform(*_THINKS), act)


class AtConsole(WithKey):
    """A person at a terminal, by plain `ssh`, who presses keys of the game."""

    async def visit(self, server: Server) -> None:
        rig = Rig(None, "127.0.0.1", server.port)
        try:
            async with self.coming():
                connection = await rig.connect(self.name, self.key, address=self.address)
                command = "play --computers 2 --rounds 1" if self.chance.random() < 0.5 else None
                process = await connection.create_process(command, term_type="xterm", term_size=(80, 24))
                await process.stdout.read(5)
            hearing = asyncio.ensure_future(_drain(process.stdout))
            until = self.leaves_at()
            while time.monotonic() < until and not hearing.done() and not self.week.is_over:
                await self.think()
                with contextlib.suppress(BrokenPipeError):  # they have just chosen to go
                    process.stdin.write(self.chance.choice(_KEYS))
            if self.vanishes():
                connection.abort()
        finally:
            with contextlib.suppress(asyncssh.Error, OSError):
                await rig.close()


async def _drain(reader: asyncssh.SSHReader[str]) -> None:
    with contextlib.suppress(asyncssh.Error, OSError):
        while await reader.read(1 << 16):
            pass


class AtPage(Person):
    """A guest with a browser, who clicks on what is there. They come in only by a valid certificate."""

    async def visit(self, server: Server) -> None:
        tls = ssl.create_default_context(cafile=self.week.certificate)
        tls.check_hostname = False
        async with self.coming():
            socket = await connect(
                f"wss://127.0.0.1:{server.web}/socket",
                ssl=tls,
                origin=f"https://127.0.0.1:{server.web}",  # type: ignore[arg-type]
                additional_headers={"Cookie": f"__Host-access-uno={secrets.token_urlsafe(32)}"},
                compression=None,
                close_timeout=1,
                local_addr=(self.address, 0),
            )
        async with socket:
            page = Page(socket, "")
            await page.send(do="open", visit="", last=0, languages="en-GB,de")
            until = self.leaves_at()
            while time.monotonic() < until and not page.ended and not self.week.is_over:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self.chance.uniform(*_THINKS)):
                        while True:
                            await page.take()
                await self._click(page)
                del page.raw[:], page.lines[:]
            if self.vanishes():
                socket.transport.abort()

    async def _click(self, page: Page) -> None:
        if page.choices():
            await page.do("choose", self.chance.choice(page.choices()))
        elif page.scene.get("kind") == "text-to-type":
            await page.do("take", f"{self.name} {self.chance.choice('abcdefgh')}")
        elif hand := page.scene.get("hand"):
            fits = [card["name"] for card in hand if card.get("fits")]
            await (page.do("play", self.chance.choice(fits)) if fits else page.do("draw"))
        elif deeds := page.scene.get("deeds"):
            deed = self.chance.choice(deeds)
            await page.do(deed["command"], deed.get("what", ""))


def person(week: Week, number: int) -> Person:
    """Return a person of some kind: six of ten by program, three at a console, one at a page."""
    kind = (ByProgram,) * 6 + (AtConsole,) * 3 + (AtPage,)
    return kind[number % 10](week, number)
