"""A console for a guest who comes by a page in a browser, and the pages that come back to theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from access_uno.console.entry import Entry
from access_uno.console.menu import Pick
from access_uno.console.page_outlet import PageOutlet
from access_uno.play.online._guest_console import GuestConsole
from access_uno.play.online.account_settings import AccountSettings
from access_uno.play.page_visit import PageVisit
from access_uno.protocol.codec import NonsenseError
from access_uno.protocol.messages import Game
from access_uno.protocol.page import Open, PageWish
from access_uno.protocol.schema import Answer, Message
from access_uno.protocol.wishes import Wish
from access_uno.server.addresses import network
from access_uno.server.refusal import RefusedError
from access_uno.server.server import Server
from access_uno.server.session import NewConnection, Session
from access_uno.server.store import StoreError
from access_uno.web import Newcomer, PageConnection, device_of
from access_uno.words import languages

_STAYS_SECONDS: Final = 180.0  # after its connection was cut, as long as by SSH
_AWAY_SECONDS: Final = 5.0  # after which a table that waits for the player is told
_PIECE: Final = 512  # bytes of a wish that count as one request


class PageConsole(GuestConsole):
    """The console of a guest with a page."""

    def __init__(
        self, server: Server, device: str, address: str, language: str, over: Callable[[PageConsole], None]
    ) -> None:
        """`device` is the fingerprint of the browser; `over` is called at the end."""
        self.visit = PageVisit()
        self.device = device
        settings = AccountSettings(language, page=True)
        outlet = PageOutlet(self.visit.send, settings)
        super().__init__(server, settings, outlet, True, None)
        self.visit.use(self.console, outlet)
        self._address = address
        self._over = over
        self._session: Session | None = None
        self._is_watched = False  # the table waits for this player
        self._tells_silence: Callable[[bool], None] = lambda _: None
        self._is_silent = False
        self._cut: list[asyncio.TimerHandle] = []  # what happens if the page does not come back
        self._identity: asyncio.Future[str | None] = self._loop.create_future()  # a key; None: a guest
        self._task = self._loop.create_task(self._run())

    # Coming in

    async def _run(self) -> None:
        self.safely(lambda: None)
        try:
            await self._find_out()
            await self.stay(NewConnection("", await self._identity, self._address, "page"))
        except asyncio.CancelledError:
            pass
        finally:
            self.close()

    async def _find_out(self) -> None:
        """Ask a new browser how it comes in; a known one comes in by its account."""
        try:
            known = await self._server.accounts.of_key(self.device)
            members = self._server.members
            invited = members is None or await members.has(self.device)
        except StoreError:
            self._identity.set_result(self.device)  # the server says that it cannot be looked up
            return
        if known is not None:
            self._identity.set_result(self.device)
        elif not invited:
            self.safely(self._ask_for_invitation)
        elif self._server.allows_guests:
            self.safely(self._ask_who)
        else:
            self._identity.set_result(self.device)

    def _ask_who(self) -> None:
        text = self.console.words.text
        ways = [(way, text(f"page-as-{way}")) for way in ("guest", "account")]

        def take(way: str) -> None:
            self._identity.set_result(self.device if way == "account" else None)

        _Identity(self.console, text("page-who"), ways, take).open()

    def _ask_for_invitation(self) -> None:
        title = self.console.words.text("invitation-wanted")

        def take(code: str) -> None:
            self._task_of_code = self._loop.create_task(self._admit(code))

        Entry(self.console, title, take, without=self.leave).open()

    async def _admit(self, code: str) -> None:
        assert self._server.members is not None
        try:
            await self._server.members.admit(self.device, network(self._address), code)
        except (RefusedError, StoreError) as error:
            why = error.code if isinstance(error, RefusedError) else "not-kept"
            self.safely(lambda: self.console.say(f"refused-{why}"))
            self.safely(self._ask_for_invitation)
        else:
            self._identity.set_result(self.device)

    # The server

    def _answered(self, wish: Wish[Any], answer: Answer) -> None:
        self._loop.call_soon(self._safely_answer, lambda: self._server_client.answered(wish, answer))

    def _told(self, message: Message) -> None:
        seat = self._server_client.seat
        is_own = isinstance(message, Game) and seat is not None and message.by == seat.number
        safely = self._safely_answer if is_own else self.safely
        self._loop.call_soon(safely, lambda: self._server_client.received(message))

    def _safely_answer(self, do: Callable[[], object]) -> None:
        """Do what answers the page: what is told of it comes before news that wait to be said there."""
        with self.visit.answering():
            self.safely(do)

    def _entered(self, session: Session) -> None:
        self._session = session
        session.watch_line = self._watch_line

    def leave(self) -> None:
        super().leave()
        if self._session is None:  # before coming in
            self._task.cancel()

    # The page

    def attach(self, page: PageConnection, wish: Open) -> None:
        """Let a page read; one that comes back finds what it missed."""
        self._stop_waiting()
        self.visit.attach(page, wish)
        if self._is_silent:
            self._is_silent = False
            self._tells_silence(False)

    def detach(self, page: PageConnection) -> None:
        """Take the end of a page's connection: it may come back."""
        self.visit.detach(page)
        if self.visit.is_read:
            return
        if self._session is None:
            self.leave()
            return
        self._stop_waiting()
        self._cut = [
            self._loop.call_later(_AWAY_SECONDS, self._fall_silent),
            self._loop.call_later(_STAYS_SECONDS, self.leave),
        ]

    def _stop_waiting(self) -> None:
        for timer in self._cut:
            timer.cancel()
        self._cut = []

    def _watch_line(self, tell: Callable[[bool], None] | None) -> None:
        self._is_watched = tell is not None
        if tell is not None:
            self._tells_silence = tell
            if not self.visit.is_read:
                self._fall_silent()

    def _fall_silent(self) -> None:
        if self._is_watched and not self._is_silent:
            self._is_silent = True
            self._tells_silence(True)

    async def received(self, page: PageConnection, wish: PageWish, size: int) -> None:
        """Do what a page wishes, when it is the turn of its address."""
        await self._server.limits.take("requests", network(self._address), 1 + size // _PIECE)
        if self.visit.is_read_by(page):
            self.safely(lambda: self.visit.do(wish))

    def _advance(self) -> None:
        super()._advance()
        self.visit.show()

    def close(self) -> None:
        super().close()
        self._stop_waiting()
        self.visit.end(self.console.words.text("page-left"))
        self._over(self)


class _Identity(Pick[str]):
    """The first question to a browser that is new here; it cannot be put off."""

    def escape(self) -> None:
        """Ask again."""
        self.entered()


class PageConsoles:
    """The consoles of all pages of a server."""

    def __init__(self, server: Server, language: str) -> None:
        """`language` is that of the server, for browsers that name none of ours."""
        self._server = server
        self.language = language
        self._consoles: dict[str, PageConsole] = {}
        self._devices: dict[PageConnection, str] = {}
        self._read_by: dict[PageConnection, PageConsole] = {}

    async def connected(self, page: PageConnection, newcomer: Newcomer) -> None:
        """Serve a page until its connection ends."""
        device = device_of(newcomer)
        assert device is not None
        self._devices[page] = device
        await page.run(self)

    async def received(self, page: PageConnection, wish: PageWish, size: int) -> None:
        """Take a wish of a page; the first one says which visit it is."""
        console = self._read_by.get(page)
        if console is not None:
            await console.received(page, wish, size)
        elif isinstance(wish, Open):
            self._read_by[page] = console = self._console_of(page, wish)
            console.attach(page, wish)
        else:
            raise NonsenseError("no visit")

    def gone(self, page: PageConnection) -> None:
        """Take the end of a page's connection."""
        del self._devices[page]
        if (console := self._read_by.pop(page, None)) is not None:
            console.detach(page)

    def _console_of(self, page: PageConnection, wish: Open) -> PageConsole:
        """Return the console of a visit that goes on, or of a new one."""
        console, device = self._consoles.get(wish.visit), self._devices[page]
        if console is None or console.device != device:
            console = PageConsole(self._server, device, page.address, self._language(wish), self._over)
            self._consoles[console.visit.code] = console
        return console

    def _language(self, wish: Open) -> str:
        """Return the first language of a browser that is one of ours."""
        wanted = (tag.strip().partition("-")[0].lower() for tag in wish.languages.split(","))
        return next((tag for tag in wanted if tag in languages()), self.language)

    def _over(self, console: PageConsole) -> None:
        self._consoles.pop(console.visit.code, None)
