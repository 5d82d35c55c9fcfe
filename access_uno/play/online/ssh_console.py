"""A console for a person who comes by SSH: keys or lines from there, lines to there, the server beside it."""

from __future__ import annotations

import asyncio
import codecs
import functools
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final

from access_uno.console.outlet import Outlet
from access_uno.console.screen import Screen
from access_uno.play.online._guest_console import GuestConsole
from access_uno.play.online._ssh_command import SshCommand
from access_uno.play.online.account_settings import AccountSettings
from access_uno.play.table_drawing import draw_scene
from access_uno.server.session import Session
from access_uno.ssh.session import SshSession
from access_uno.words import language_named

_LONGEST_LINE: Final = 1000  # bytes of a typed line


class SshConsole(GuestConsole):
    """The console of a guest who comes by SSH."""

    def __init__(self, client: SshSession, language: str) -> None:
        """`language` is that of the server, for clients that name none."""
        self._client = client
        environment = client.environment
        named = language_named(environment)
        wish = SshCommand(client.command, named or language, wanted=bool(named))
        settings = AccountSettings(wish.language)
        settings.give(**wish.manner)
        terminal = client.has_terminal
        screen = self._screen = Screen(
            client,
            client.by_keys,
            terminal,
            lambda: client.width if terminal else None,
            rows=lambda: client.height if terminal else None,
        )
        outlet = Outlet(screen, settings.general, environment, devices=False, draw=draw_scene)
        super().__init__(client.server, settings, outlet, client.by_keys, wish.do)
        self.online.comes_back = False
        self._input: SentKeys | SentLines = SentKeys(self) if client.by_keys else SentLines(self, client)
        self._intake = client.intake
        self._taking_in: asyncio.Task[None] | None = None
        self._task = self._loop.create_task(self._run())

    def resized(self) -> None:
        self._woken_up()

    def gone(self) -> None:
        """The client is gone: get up from the table."""
        self.leave()

    async def _run(self) -> None:
        await self.stay(self._client.visitor)
        self._intake.drop()
        self.close()

    def _entered(self, session: Session) -> None:
        session.watch_line = self._client.watch_line
        self._taking_in = self._loop.create_task(self._take_in())

    def _left(self) -> None:
        if self._taking_in is not None:
            self._taking_in.cancel()
        self._intake.drop()

    async def _take_in(self) -> None:
        """Do what was pressed or typed, each in its turn."""
        async for do in self._intake.each(self._input.feed):
            await self._has_come_in.wait()
            if self._ended:
                return
            self.safely(do)
        self.safely(self._input.end)

    def close(self) -> None:
        super().close()
        self.console.outlet.give_back()
        self._screen.end_line()
        self._client.close(self.online.status)

    def _advance(self) -> None:
        self._input.go_on()
        super()._advance()


class SentKeys:
    """Single keys from a terminal."""

    def __init__(self, reception: SshConsole) -> None:
        from access_uno.console.inputs import Keys, SentInput

        self._reception = reception
        self._input = SentInput()
        self._keys = Keys(reception.console, self._input, reception.later)

    def feed(self, data: bytes) -> Iterator[Callable[[], None]]:
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

    def __init__(self, reception: SshConsole, client: SshSession) -> None:
        self._reception = reception
        self._client = client
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._begun = ""
        self._lines: deque[str] = deque()
        self._after_return = self._ended = False
        self._echoed = ""  # and not shown yet

    def feed(self, data: bytes) -> Iterator[Callable[[], None]]:
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
        while self._lines and reception.console.running and (reception.online.is_settled or not ahead):
            if not reception.console.has_mode:
                return
            reception.console.line(self._lines.popleft())
        if self._ended and not self._lines and reception.online.is_settled:
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
            self._client.write(self._echoed)
        self._echoed = ""
