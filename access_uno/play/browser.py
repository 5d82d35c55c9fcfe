"""The game in this computer's browser: `--browser`. One console, read by a page instead of a terminal."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import threading
import webbrowser
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from access_uno.console.app import Console
from access_uno.console.page_outlet import PageOutlet
from access_uno.play.page_visit import PageVisit
from access_uno.protocol.page import Open, PageWish
from access_uno.words import words_of

if TYPE_CHECKING:
    from access_uno.settings import Home, Settings
    from access_uno.web import PageConnection
    from access_uno.web.server import Newcomer

_HOST: Final = "127.0.0.1"
_PATIENCE: Final = 600.0  # seconds without a page, after which the game ends: it was closed


def make_console(settings: Settings, home: Home) -> tuple[Console, PageVisit]:
    """Return a console for a page, and the visit that reads it."""
    profile = settings.general
    visit = PageVisit()
    outlet = PageOutlet(visit.send, settings)
    console = Console(settings, words_of(profile.language), outlet, True, home, in_person=True)
    visit.use(console, outlet)
    console.use(profile)
    return console, visit


class BrowserFrontEnd:
    """Runs a console with a page until it is left."""

    def __init__(self, console: Console, visit: PageVisit, tell_address: Callable[[str], None]) -> None:
        """`tell_address` is called with the address to open, once pages can connect."""
        self._console = console
        self._visit = visit
        self._tell_address = tell_address
        self._woken = asyncio.Event()
        self._broken: Exception | None = None
        self._lonely: asyncio.TimerHandle | None = None  # ends the game without a page

    def run(self, goodbye: Callable[[], None], log: str) -> None:
        """Run until the console is left, or no page has come back for a long time; then call `goodbye`.

        `log` is where a failure is told, which is raised.
        """
        asyncio.run(self._run(goodbye, log))

    async def _run(self, goodbye: Callable[[], None], log: str) -> None:
        from access_uno.web import HomeKeeper, WebServer

        loop = asyncio.get_running_loop()

        def wake() -> None:
            loop.call_soon_threadsafe(self._woken.set)

        self._console.wake = wake
        keeper = HomeKeeper(self._console.words.text("page-not-yours"))
        server = WebServer(keeper, self._connected)
        try:
            _, port = await server.listen(_HOST, 0)
            self._tell_address(keeper.address(port))
            await self._clock()
            goodbye()
            self._visit.end(self._console.words.text("page-ended"))
        except Exception:
            self._visit.end(self._console.words.text("something-broke", path=log))
            raise
        finally:
            self._console.wake = lambda: None
            await server.close()

    async def _clock(self) -> None:
        """Call what happens by itself, and sleep until the next time or the next wish."""
        while self._console.running:
            delay = self._console.advance()
            self._visit.show()
            self._woken.clear()
            if not self._console.running:
                return
            if delay is None or delay > 0:
                with contextlib.suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(self._woken.wait(), delay)
            else:
                await asyncio.sleep(0)  # wishes first
            if self._broken is not None:
                raise self._broken

    async def _connected(self, connection: PageConnection, newcomer: Newcomer) -> None:  # noqa: ARG002
        if self._lonely is not None:
            self._lonely.cancel()
        await connection.run(self)

    # The page

    async def received(self, page: PageConnection, wish: PageWish, size: int) -> None:  # noqa: ARG002
        try:
            if isinstance(wish, Open):
                self._visit.attach(page, wish)
            elif self._visit.is_read_by(page):
                self._visit.do(wish)
                self._visit.show()
        except Exception as error:
            self._broken = error
        self._woken.set()

    def gone(self, page: PageConnection) -> None:
        self._visit.detach(page)
        if not self._visit.is_read:
            loop = asyncio.get_running_loop()
            self._lonely = loop.call_later(_PATIENCE, self._end_alone)

    def _end_alone(self) -> None:
        self._console.leave()
        self._woken.set()


def open_browser(address: str) -> None:
    """Open an address in the system's browser, as far as there is one; never wait for it."""
    threading.Thread(target=functools.partial(webbrowser.open, address), daemon=True).start()
