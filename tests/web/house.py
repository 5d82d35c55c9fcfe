"""A house with pages in the test's own process, and pages of it without a browser."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from access_uno.play.online.page_console import PageConsole, PageConsoles
from access_uno.server.addresses import Network
from access_uno.server.limits import MOST_SESSIONS, RATES, Rate
from access_uno.server.server import Server
from access_uno.server.store.sqlite import SQLiteStore
from access_uno.web import HouseKeeper, WebServer
from tests.stack.browser import wait_for
from tests.web.program import text_of

SECONDS = 30  # for what takes none
UNLIMITED = {what: Rate(10**9, 0.0) for what in RATES}


class Page:
    """A page as the server sees it. What it was told is kept, raw as well."""

    def __init__(self, socket: ClientConnection, cookie: str) -> None:
        self.socket, self.cookie = socket, cookie
        self.visit = self.ended = ""
        self.is_new = True
        self.lines: list[dict[str, Any]] = []
        self.scene: dict[str, Any] = {}
        self.number = 0
        self.raw: list[str] = []

    async def send(self, **wish: object) -> None:
        await self.socket.send(json.dumps(wish))

    async def do(self, command: str, what: str = "") -> None:
        """Do something of the scene that is here."""
        await self.send(do="do", command=command, what=what, scene=self.number)

    async def take(self) -> dict[str, Any]:
        """Take the next message."""
        frame = await asyncio.wait_for(self.socket.recv(), SECONDS)
        assert isinstance(frame, str)
        self.raw.append(frame)
        message: dict[str, Any] = json.loads(frame)
        match message["type"]:
            case "opened":
                self.visit, self.is_new = message["visit"], message.get("is_new", False)
            case "told":
                self.lines.append(message)
            case "ended":
                self.ended = message["reason"]
            case "shown":
                same = self.scene.get("kind") == message["scene"]["kind"]
                self.scene = {**(self.scene if same else {}), **message["scene"]}
                self.number = message["number"]
        return message

    async def until(self, holds: Callable[[], Any]) -> None:
        """Take messages until something holds."""
        while not holds():
            await self.take()

    def choices(self) -> list[str]:
        """Return the names of what can be chosen now."""
        return [choice["name"] for choice in self.scene.get("choices", ())]

    async def choose(self, name: str) -> None:
        """Choose something as soon as that can be."""
        await self.until(lambda: name in self.choices())
        await self.do("choose", name)

    async def type(self, text: str) -> None:
        """Type a text as soon as one is asked for."""
        await self.until(lambda: self.scene["kind"] == "text-to-type")
        await self.do("take", text)

    def texts(self) -> list[str]:
        """Return the lines as texts."""
        return [text_of(line) for line in self.lines]

    async def heard(self, part: str) -> None:
        """Wait for a line."""
        await self.until(lambda: any(part in text for text in self.texts()))

    async def enter(self, way: str, name: str) -> None:
        """Come in, as far as the menu of the house."""
        await self.until(lambda: self.scene)
        await self.do("choose", self.choices()[way == "account"])
        await self.type(name)
        await self.heard(f"Welcome, {name}.")
        await self.heard("The house.")
        await self.until(lambda: len(self.choices()) > 5)

    async def begin(self) -> None:
        """Come in as Anna, and begin a match against computers."""
        await self.enter("guest", "Anna")
        await self.choose("now")
        await self.choose("begin")


async def lead_on(page: Page) -> None:
    """Do the first thing that leads on, if there is one, and take a message."""
    commands = [deed["command"] for deed in page.scene["deeds"]]
    if page.choices():
        await page.do("choose", page.choices()[0])
    elif fitting := [card["name"] for card in page.scene.get("hand", ()) if card.get("fits")]:
        await page.do("play", fitting[0])
    elif way := next((command for command in ("draw", "keep", "go-on") if command in commands), None):
        await page.do(way)
    await page.take()


class House:
    """The house, and ways into it."""

    def __init__(self, server: Server, pages: PageConsoles, port: int) -> None:
        self.server, self.pages, self.port = server, pages, port
        self.host = f"127.0.0.1:{port}"

    @contextlib.asynccontextmanager
    async def socket(
        self, cookie: str = "", address: str = "127.0.0.1", **headers: str
    ) -> AsyncIterator[Page]:
        """Connect as a browser with a cookie, or with a new one; `origin` as another site would have it.

        `address` is from where.
        """
        cookie = cookie or f"access-uno={secrets.token_urlsafe(32)}"
        origin: Any = headers.pop("origin", f"http://{self.host}")
        more = {name.replace("_", "-"): value for name, value in headers.items()}
        async with connect(
            f"ws://{self.host}/socket",
            origin=origin,
            additional_headers={"Cookie": cookie, **more},
            compression=None,
            close_timeout=1,
            local_addr=(address, 0),
        ) as socket:
            yield Page(socket, cookie)

    @contextlib.asynccontextmanager
    async def page(
        self, cookie: str = "", visit: str = "", last: int = 0, address: str = "127.0.0.1"
    ) -> AsyncIterator[Page]:
        """Open a page, or one that comes back."""
        async with self.socket(cookie, address) as page:
            await page.send(do="open", visit=visit, last=last, languages="en-GB,de")
            await page.until(lambda: page.visit)
            yield page


@contextlib.asynccontextmanager
async def house(folder: Path, proxies: Collection[Network] = (), **options: Any) -> AsyncIterator[House]:
    """Open a house with a way in for browsers, and close it."""
    server = Server(SQLiteStore(folder / "house.db"), pause=0, **options)
    await server.open()
    async with way_in(server, proxies) as here:
        try:
            yield here
        finally:
            await server.close()


_SERVED = """
import asyncio, sys
from pathlib import Path
from access_uno.server import limits
limits.MOST_SESSIONS = int(sys.argv[2])
from tests.web.house import house

async def main():
    async with house(Path(sys.argv[1])) as here:
        print(here.port, flush=True)
        await asyncio.Event().wait()

asyncio.run(main())
"""


@contextlib.contextmanager
def house_process(folder: Path, sessions: int = MOST_SESSIONS) -> Iterator[tuple[House, int]]:
    """Open a house for so many guests in a process of its own; yield ways into it, and its number."""
    command = [sys.executable, "-c", _SERVED, str(folder), str(sessions)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield House(None, None, int(process.stdout.readline())), process.pid  # type: ignore[arg-type]
    finally:
        process.terminate()
        process.wait(60)
        process.stdout.close()


@contextlib.asynccontextmanager
async def way_in(server: Server, proxies: Collection[Network] = ()) -> AsyncIterator[House]:
    """Open a way in for browsers to a house, and close it."""
    pages = PageConsoles(server, "en")
    web = WebServer(HouseKeeper(server), pages.connected, proxies=proxies)
    _, port = await web.listen("127.0.0.1", 0)
    try:
        yield House(server, pages, port)
    finally:
        await web.close()


class ThreadedHouse:
    """A house in a thread, whose first page hears what a test tells it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._loop = asyncio.new_event_loop()
        self._is_open, self._end = threading.Event(), asyncio.Event()
        self._house: House
        self._thread = threading.Thread(target=lambda: self._loop.run_until_complete(self._run()))

    async def _run(self) -> None:
        async with house(self._folder) as self._house:
            self._is_open.set()
            await self._end.wait()

    def __enter__(self) -> ThreadedHouse:
        self._thread.start()
        assert self._is_open.wait(20)
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join(20)
        self._loop.close()

    @property
    def address(self) -> str:
        return f"http://{self._house.host}/"

    def tell(self, lines: list[str]) -> None:
        """Tell lines at one moment, as a console does."""
        [console] = self._consoles()
        said = console.console.say_text
        self._loop.call_soon_threadsafe(console.safely, lambda: [said(line) for line in lines])

    def _consoles(self) -> list[PageConsole]:
        return list(self._house.pages._consoles.values())

    def wait_for_page(self) -> None:
        wait_for(lambda: [one for one in self._consoles() if one.visit.is_read], "a page", 60)
