"""A game at home with a page, in a thread of this process, so that what it told can be asked."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar
from unittest import mock

from access_uno.console.app import Console
from access_uno.play import _home_tables
from access_uno.play.browser import BrowserFrontEnd, make_console
from access_uno.play.page_visit import PageVisit
from access_uno.protocol.page import PageMessage, Told
from access_uno.settings import Settings
from access_uno.web import PageConnection
from tests.play.driver import at

T = TypeVar("T")
MATCH: Final = """uno 1
rulebook: mario-de
seed: 12
player: Anna
player: Ben | computer random
player: Cleo | computer random
rule: limit = 100
begin
"""


class HomePage:
    """The game: `address` is where its page is."""

    def __init__(self, console: Console, visit: PageVisit) -> None:
        self.console, self.visit = console, visit
        self.address = ""
        self.told: list[Told] = []  # every line
        self.loop: asyncio.AbstractEventLoop
        self._send = visit.send
        console.outlet._send = self._take  # type: ignore[attr-defined]

    def _take(self, message: PageMessage) -> None:
        if isinstance(message, Told):
            self.told.append(message)
        self._send(message)

    def call(self, what: Callable[[], T]) -> T:
        """Call something where the game runs, and return what it returns."""

        async def called() -> T:
            found = what()
            self.visit.show()
            self.console.wake()
            return found

        return asyncio.run_coroutine_threadsafe(called(), self.loop).result(30)

    def lines(self) -> list[str]:
        """Return what the game has told."""
        return self.call(lambda: [text_of(line) for line in self.told])

    def tell(self, *texts: str) -> None:
        """Tell lines, all at once."""

        def told() -> None:
            for text in texts:
                self.console.say_text(text)

        self.call(told)

    def cut(self) -> None:
        """Cut the connection to the page, if there is one."""

        def cut() -> None:
            if self.visit._page is not None:
                self.visit._page.abort()

        self.call(cut)

    @contextmanager
    def away(self) -> Iterator[None]:
        """Keep the connection cut."""

        async def refuse(connection: PageConnection, _: object) -> None:
            connection.abort()

        with mock.patch.object(PageConnection, "run", refuse):
            self.cut()
            yield

    def lead_on(self) -> bool:
        """Do the first thing that leads on; return False when there is none now."""
        return self.call(self._lead_on)

    def _lead_on(self) -> bool:
        scene: Any = self.console.mode.scene()
        if choices := getattr(scene, "choices", ()):
            return self.console.do("choose", choices[0].name)
        for card in scene.hand:
            if card.fits:
                return self.console.do("play", card.name)
        deeds = [deed.command for deed in scene.deeds]
        for command in ("draw", "keep", "go-on"):
            if command in deeds:
                return self.console.do(command, "")
        return False

    def is_over(self, kind: str) -> bool:
        """Return whether a line of this kind was told."""
        return self.call(lambda: any(line.kind == kind for line in self.told))


def text_of(line: Told) -> str:
    """Return the text of a line."""
    return "".join(part if isinstance(part, str) else part.words for part in line.parts)


@contextmanager
def home_page(folder: Path, record: str = MATCH) -> Iterator[HomePage]:
    """Run a game that others can connect to, and end it."""
    folder.mkdir(exist_ok=True)
    (folder / "settings.toml").write_text('language = "en"\n', encoding="utf-8")
    here = at(folder)
    here.saves.mkdir(parents=True, exist_ok=True)
    save = here.saves / "match.uno"
    save.write_text(record, encoding="utf-8")
    console, visit = make_console(Settings(here.settings), here)
    page = HomePage(console, visit)
    ready = threading.Event()

    def tell_address(address: str) -> None:
        page.address, page.loop = address, asyncio.get_running_loop()
        ready.set()

    _home_tables.go_on(console, save)
    front = BrowserFrontEnd(console, visit, tell_address)
    thread = threading.Thread(target=front.run, args=(lambda: None, str(here.log)))
    thread.start()
    try:
        assert ready.wait(30)
        yield page
        page.call(console.leave)
    finally:
        thread.join(30)
    assert not thread.is_alive()
