"""A console in this server for a guest elsewhere, whatever way they come in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping
from typing import Any, Final

from access_uno.client import ServerClient
from access_uno.console.app import Console
from access_uno.console.outlet import Outlet
from access_uno.play.online.account_settings import AccountMenu, AccountSettings
from access_uno.play.online.online_session import Do, OnlineSession
from access_uno.protocol import wishes
from access_uno.protocol.answers import Account
from access_uno.protocol.schema import Answer, Message
from access_uno.protocol.wishes import Wish
from access_uno.server.refusal import RefusedError
from access_uno.server.server import Server
from access_uno.server.session import NewConnection, Session, closed
from access_uno.server.store import StoreError
from access_uno.words import words_of

_log = logging.getLogger(__name__)

_GOODBYE_SECONDS: Final = 3.0  # for which a person who leaves waits for the server


class GuestConsole:
    """A guest's console in this server: its session, and what happens by itself."""

    def __init__(
        self, server: Server, settings: AccountSettings, outlet: Outlet, by_keys: bool, first: Do | None
    ) -> None:
        """`first` replaces the menu of the server."""
        self._server = server
        self._loop = asyncio.get_running_loop()
        self._settings = settings
        language = settings.general.language
        self.console = Console(settings, words_of(language), outlet, by_keys)
        self.console.wake = self._wake
        self._server_client = ServerClient(self._ask, language)
        self.online = OnlineSession(
            self.console,
            self._server_client,
            first,
            self.leave,
            lambda changed: AccountMenu(self.console, changed),
        )
        self.online.taken = self._know_account
        self._has_come_in = asyncio.Event()  # set while keys and lines can have an effect
        self._wishes: asyncio.Queue[Wish[Any] | None] = asyncio.Queue()
        self._timer: asyncio.TimerHandle | None = None
        self._ended = self._woken = False

    # The server

    async def stay(self, visitor: NewConnection) -> None:
        """Come in, and stay until either end is over."""
        try:
            session = await self._server.connections.enter(visitor, self._told, self.leave)
        except (RefusedError, StoreError) as error:
            self.console.say_text(closed(error, self._server_client.language).reason)
            self.online.status = 1
            return
        self._entered(session)
        try:
            while (wish := await self._wishes.get()) is not None and not session.gone:
                self._answered(wish, await session.ask(wish))
        except Exception:
            _log.exception("a guest could not be answered")
        finally:
            self._left()
            await self._server.connections.leave(session)

    def _entered(self, session: Session) -> None:
        """Take the session that has begun."""

    def _left(self) -> None:
        """Take the end of the session."""

    def _ask(self, wish: Wish[Any]) -> None:
        self._wishes.put_nowait(wish)

    # Messages are never heard inside a call of the server.

    def _told(self, message: Message) -> None:
        self._loop.call_soon(self.safely, lambda: self._server_client.received(message))

    def _answered(self, wish: Wish[Any], answer: Answer) -> None:
        self._loop.call_soon(self.safely, lambda: self._server_client.answered(wish, answer))

    def leave(self) -> None:
        """Let the guest leave."""
        if not self._ended:
            self._settings.uses.save()
            self._loop.call_later(_GOODBYE_SECONDS, self.close)
        self._ended = True
        self._wishes.put_nowait(None)

    def close(self) -> None:
        """Close the output: the client need not wait for what the server still has to do."""
        self.online.close()

    # The console

    def safely(self, do: Callable[[], object]) -> None:
        """Call a function; if it fails, only this console ends."""
        try:
            do()
            self._advance()
        except Exception:
            _log.exception("a guest's console broke")
            with contextlib.suppress(Exception):
                self.console.say("together-broke")
            self.leave()

    def _wake(self) -> None:
        self._loop.call_soon_threadsafe(self._woken_up)

    def _woken_up(self) -> None:
        if not self._woken:
            self._woken = True
            self._loop.call_soon(self.safely, lambda: None)

    def _advance(self) -> None:
        """Do what happens by itself, as far as it is due."""
        self._woken = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        delay: float | None = 0.0
        while delay == 0.0 and self.console.running and not self._ended:
            delay = self.console.advance()
        if self.console.has_mode:
            self._has_come_in.set()
        else:
            self._has_come_in.clear()
        if not self.console.running:
            self.leave()
        elif delay is not None and delay > 0:
            self._timer = self._loop.call_later(delay, self.safely, lambda: None)

    def later(self, seconds: float, do: Callable[[], None]) -> asyncio.TimerHandle:
        """Call a function after a time."""
        return self._loop.call_later(seconds, self.safely, do)

    # The account

    def _know_account(self, account: Account) -> None:
        self._settings.take(account.settings)
        self._settings.keep = self._keep_settings
        self.console.use(self._settings.general)

    def _keep_settings(self, raw: Mapping[str, Any]) -> None:
        """Store all of them each time, so that a change that failed is stored with the next one."""
        self._server_client.ask(wishes.Settings(dict(raw)), None, lambda _: None)
