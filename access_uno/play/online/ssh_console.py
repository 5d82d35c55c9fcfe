"""A console for a person who comes by SSH: keys or lines from there, lines to there, the server beside it."""

from __future__ import annotations

import asyncio
import codecs
import contextlib
import functools
import logging
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from access_uno.client import ServerClient
from access_uno.console.app import Console
from access_uno.console.outlet import Outlet
from access_uno.console.screen import Screen
from access_uno.play.online._ssh_command import SshCommand
from access_uno.play.online.account_settings import AccountMenu, AccountSettings
from access_uno.play.online.online_session import OnlineSession
from access_uno.protocol import wishes
from access_uno.protocol.answers import Account
from access_uno.protocol.schema import Answer, Message
from access_uno.protocol.wishes import Wish
from access_uno.server.refusal import RefusedError
from access_uno.server.session import Session
from access_uno.server.store import StoreError
from access_uno.ssh.rate_limit import Intake
from access_uno.ssh.session import Client, closed
from access_uno.words import language_named, words_of

_log = logging.getLogger(__name__)

_LONGEST_LINE: Final = 1000  # bytes of a typed line
_GOODBYE_SECONDS: Final = 3.0  # for which a person who leaves waits for the server


class Stream:
    """What a screen writes to: the client's end of the connection."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def write(self, text: str, /) -> None:
        """Send text; a terminal there needs both characters of a line end."""
        if self._client.has_terminal and not self._client.by_keys:
            text = text.replace("\n", "\r\n")
        self._client.write(text)

    def flush(self) -> None:
        """Do nothing: everything is sent at once."""


class SshConsole:
    """A visitor's console in this server."""

    def __init__(self, client: Client, language: str) -> None:
        """`language` is that of the server, for clients that name none."""
        self._client = client
        self._loop = asyncio.get_running_loop()
        environment = client.environment
        named = language_named(environment)
        wish = SshCommand(client.command, named or language, wanted=bool(named))
        self._settings = AccountSettings(wish.language)
        self._settings.give(**wish.manner)
        profile = self._settings.general
        terminal = client.has_terminal
        screen = self._screen = Screen(
            Stream(client), client.by_keys, terminal, lambda: client.width if terminal else None
        )
        outlet = Outlet(screen, profile, environment, devices=False)
        self._console = Console(self._settings, words_of(wish.language), outlet, client.by_keys)
        self._console.wake = self._wake
        self._server_client = ServerClient(self._ask, wish.language)
        self._online = OnlineSession(self._console, self._server_client, wish.do, self._leave, self._menu)
        self._online.taken = self._know_account
        self._online.comes_back = False
        self._input: SentKeys | SentLines = SentKeys(self) if client.by_keys else SentLines(self, client)
        self._intake = Intake(client)
        self._has_come_in = asyncio.Event()  # set while keys and lines can have an effect
        self._wishes: asyncio.Queue[Wish[Any] | None] = asyncio.Queue()
        self._session: Session | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._ended = self._woken = False
        self._task = self._loop.create_task(self._run())

    # The client

    def received(self, data: bytes) -> None:
        """Take pressed keys, or typed lines."""
        self._intake.put(data)

    def ended(self) -> None:
        """Take the end of input."""
        self._intake.end()

    def gone(self) -> None:
        """The client is gone: get up from the table."""
        self._leave()

    # The server

    async def _run(self) -> None:
        server = self._client.server
        try:
            session = await server.enter(self._client.visitor, self._told, self._leave)
        except (RefusedError, StoreError) as error:
            self._console.say_text(closed(server, error, self._server_client.language).reason)
            self._intake.drop()
            self._online.status = 1
            self._close()
            return
        self._session = session
        session.watch_line = self._client.watch_line
        taking_in = self._loop.create_task(self._take_in())
        try:
            while (wish := await self._wishes.get()) is not None and not session.gone:
                self._answered(wish, await session.ask(wish))
        except Exception:
            _log.exception("a visitor could not be answered")
        finally:
            taking_in.cancel()
            self._intake.drop()
            await server.leave(session)
            self._close()

    async def _take_in(self) -> None:
        """Do what was pressed or typed, each in its turn."""
        async for do in self._intake.each(self._input.feed):
            await self._has_come_in.wait()
            if self._ended:
                return
            self._safely(do)
        self._safely(self._input.end)

    def _ask(self, wish: Wish[Any]) -> None:
        self._wishes.put_nowait(wish)

    # Messages are never heard inside a call of the server.

    def _told(self, message: Message) -> None:
        self._loop.call_soon(self._safely, lambda: self._server_client.received(message))

    def _answered(self, wish: Wish[Any], answer: Answer) -> None:
        self._loop.call_soon(self._safely, lambda: self._server_client.answered(wish, answer))

    def _leave(self) -> None:
        if not self._ended:
            self._settings.uses.save()
            self._loop.call_later(_GOODBYE_SECONDS, self._close)
        self._ended = True
        self._wishes.put_nowait(None)

    def _close(self) -> None:
        """Close the output: the client need not wait for what the server still has to do."""
        self._online.close()
        self._screen.end_line()
        self._client.close(self._online.status)

    # The console

    def _safely(self, do: Callable[[], object]) -> None:
        """Call a function; if it fails, only this console ends."""
        try:
            do()
            self._advance()
        except Exception:
            _log.exception("a visitor's console broke")
            with contextlib.suppress(Exception):
                self._console.say("together-broke")
            self._leave()

    def _wake(self) -> None:
        self._loop.call_soon_threadsafe(self._woken_up)

    def _woken_up(self) -> None:
        if not self._woken:
            self._woken = True
            self._loop.call_soon(self._safely, lambda: None)

    def _advance(self) -> None:
        """Do what happens by itself, as far as it is due."""
        self._woken = False
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._input.go_on()
        delay: float | None = 0.0
        while delay == 0.0 and self._console.running and not self._ended:
            delay = self._console.advance()
        if self._console.has_mode:
            self._has_come_in.set()
        else:
            self._has_come_in.clear()
        if not self._console.running:
            self._leave()
        elif delay is not None and delay > 0:
            self._timer = self._loop.call_later(delay, self._safely, lambda: None)

    @property
    def console(self) -> Console:
        """The visitor's console."""
        return self._console

    @property
    def is_settled(self) -> bool:
        """Whether nothing is under way that comes before the next typed line."""
        return self._online.is_settled

    @property
    def has_come_in(self) -> bool:
        """Whether keys and lines can have an effect."""
        return self._console.has_mode

    def leave(self) -> None:
        """Let the visitor leave."""
        self._leave()

    def later(self, seconds: float, do: Callable[[], None]) -> asyncio.TimerHandle:
        """Call a function after a time."""
        return self._loop.call_later(seconds, self._safely, do)

    # The account

    def _know_account(self, account: Account) -> None:
        self._settings.take(account.settings)
        self._settings.keep = self._keep_settings
        self._console.use(self._settings.general)

    def _keep_settings(self, raw: Mapping[str, Any]) -> None:
        """Store all of them each time, so that a change that failed is stored with the next one."""
        self._server_client.ask(wishes.Settings(dict(raw)), None, lambda _: None)

    def _menu(self, changed: Callable[[], None] | None) -> AccountMenu:
        return AccountMenu(self._console, changed)


class SentKeys:
    """Single keys from a terminal."""

    def __init__(self, reception: SshConsole) -> None:
        from access_uno.console.inputs import SentInput
        from access_uno.console.keys import Keys

        self._reception = reception
        self._input = SentInput()
        self._keys = Keys(reception.console, self._input, reception.later)

    def feed(self, data: bytes) -> Iterator[Callable[[], None]]:
        """Yield what to do for each key."""
        self._input.send(data)
        yield from self._keys.read()

    def go_on(self) -> None:
        """Do nothing: keys wait for nothing."""

    def end(self) -> None:
        """Leave: the terminal is gone."""
        self._keys.end()
        self._reception.leave()


class SentLines:
    """Typed lines; a terminal that sends them key by key gets an echo."""

    def __init__(self, reception: SshConsole, client: Client) -> None:
        self._reception = reception
        self._client = client
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._begun = ""
        self._lines: deque[str] = deque()
        self._after_return = self._ended = False
        self._echoed = ""  # and not shown yet

    def feed(self, data: bytes) -> Iterator[Callable[[], None]]:
        """Yield what to do for each line."""
        for character in self._decoder.decode(data):
            newline = character == "\n" and self._after_return
            self._after_return = character == "\r"
            if newline:
                continue
            if character in "\r\n":
                self._echo("\n")
                line, self._begun = self._begun, ""
                yield functools.partial(self._lines.append, line)
            elif character in "\x03\x04" and self._client.has_terminal:
                yield self._reception.leave
            elif character in "\x08\x7f":
                if self._begun:
                    self._begun = self._begun[:-1]
                    self._echo("\b \b")
            elif len(self._begun) < _LONGEST_LINE and (character.isprintable() or character == "\t"):
                self._begun += character
                self._echo(character)
        self._show()

    def go_on(self) -> None:
        """Answer what was typed. Lines that were typed ahead wait until each before has had its effect."""
        reception = self._reception
        ahead = self._ended or len(self._lines) > 1
        while self._lines and reception.console.running and (reception.is_settled or not ahead):
            if not reception.has_come_in:
                return
            reception.console.line(self._lines.popleft())
        if self._ended and not self._lines and reception.is_settled:
            reception.leave()

    def end(self) -> None:
        """End after answering what was typed."""
        self._ended = True
        if self._begun:
            self._lines.append(self._begun)
            self._begun = ""

    def _echo(self, text: str) -> None:
        self._echoed += text
        if text == "\n":
            self._show()

    def _show(self) -> None:
        """Echo what was typed, as one piece."""
        if self._client.has_terminal and self._echoed:
            self._client.write(self._echoed.replace("\n", "\r\n"))
        self._echoed = ""
