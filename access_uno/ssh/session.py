"""One SSH session: what the client has requested, and what runs in it."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, Protocol

import asyncssh

from access_uno.protocol.codec import ServerCodec
from access_uno.protocol.schema import Message
from access_uno.protocol.wishes import LONGEST_LINE
from access_uno.server.refusal import RefusedError
from access_uno.server.server import Server
from access_uno.server.session import Session, closed
from access_uno.server.store import StoreError
from access_uno.ssh.rate_limit import Intake

if TYPE_CHECKING:
    from access_uno.ssh.server import SshConnection

_log = logging.getLogger(__name__)

SUBSYSTEM: Final = "access-uno"
_ENVIRONMENT: Final = re.compile(r"LANG|LC_[A-Z]+|TERM|COLORTERM|VTE_VERSION|NO_COLOR|ACCESSIBLE")
_LONGEST_VALUE: Final = 200
MOST_UNREAD: Final = 1 << 19  # bytes that wait because the client does not read


class Front(Protocol):
    """What runs in a session, and takes what its client sends from the client's intake."""

    def resized(self) -> None:
        """Take another size of the client's window."""

    def gone(self) -> None:
        """Take the end of the connection."""


class SshSession(asyncssh.SSHServerSession[bytes]):
    """A session of a client: what it has requested, and the ways from it and to it."""

    def __init__(self, connection: SshConnection, server: Server, open_console: OpenFront) -> None:
        self.server = server
        self.visitor = connection.visitor
        self.environment: Mapping[str, str] = {}  # the client's: nothing of the server's own is in it
        self.command = ""  # what to do at once; empty: nothing
        self.has_terminal = False
        self.width, self.height = 80, 24
        self.intake = Intake(self)
        self.hold = connection.paced.hold
        self.watch_line = connection.probe.watch
        self._connection = connection
        self._open_console = open_console
        self._channel: asyncssh.SSHServerChannel[bytes] | None = None
        self._front: Front | None = None
        self._is_program = False

    @property
    def by_keys(self) -> bool:
        """Whether keys can be answered one by one."""
        return self.has_terminal and self.environment.get("TERM", "") != "dumb"

    # Requests of the client

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        self._channel = chan
        self._connection.channels += 1

    def pty_requested(self, term_type: str, term_size: Any, term_modes: Any) -> bool:  # noqa: ARG002
        self.has_terminal, self.environment = True, {"TERM": term_type[:_LONGEST_VALUE]}
        self._take_size(term_size[0], term_size[1])
        return True

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:  # noqa: ARG002
        self._take_size(width, height)
        if self._front is not None:
            self._front.resized()

    def _take_size(self, width: int, height: int) -> None:
        """Set a possible size for a terminal; a client may send anything."""
        self.width, self.height = min(width, 1000) or 80, min(height, 1000) or 24

    def shell_requested(self) -> bool:
        return True

    def exec_requested(self, command: str) -> bool:
        self.command = command
        return True

    def subsystem_requested(self, subsystem: str) -> bool:
        self._is_program = subsystem == SUBSYSTEM
        return self._is_program

    def session_started(self) -> None:
        assert self._channel is not None
        self._connection.session_begins()
        self.visitor = self._connection.visitor.but(way="program" if self._is_program else "ssh")
        given = {
            str(name): str(value)[:_LONGEST_VALUE]
            for name, value in self._channel.get_environment().items()
            if _ENVIRONMENT.fullmatch(str(name))
        }
        self.environment = {**given, **self.environment}
        self._front = Program(self) if self._is_program else self._open_console(self)

    # Input

    def data_received(self, data: bytes, datatype: int | None) -> None:  # noqa: ARG002
        self.intake.put(data)

    def break_received(self, msec: int) -> bool:  # noqa: ARG002
        return True

    def eof_received(self) -> bool:
        self.intake.end()
        return True  # the rest of the output is still sent

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._connection.channels -= 1
        front, self._front, self._channel = self._front, None, None
        if front is not None:
            self._connection.session_ends()
            front.gone()

    # Output

    def flush(self) -> None:
        """Do nothing: everything is sent at once."""

    def write(self, text: str) -> None:
        """Send text; a client that does not read is disconnected."""
        if self.has_terminal and not self.by_keys:  # it needs both characters of a line end
            text = text.replace("\n", "\r\n")
        channel = self._channel
        if channel is None or channel.is_closing():
            return
        if channel.get_write_buffer_size() + self._connection.unsent() > MOST_UNREAD:
            _log.info("%s does not read, and is closed", self._connection.visitor.address)
            self._connection.abort()
            return
        channel.write(text.encode(errors="replace"))

    def close(self, status: int = 0) -> None:
        """End the session, after all that was written."""
        if self._channel is not None and not self._channel.is_closing():
            self._channel.exit(status)


OpenFront = Callable[[SshSession], Front]
"""Makes what runs in a session with a console."""


class Program:
    """The subsystem: JSON, one object a line."""

    def __init__(self, client: SshSession) -> None:
        self._client = client
        self._codec = ServerCodec()
        self._intake = client.intake
        self._begun = b""  # of a line
        self._session: Session | None = None
        self._task = asyncio.get_running_loop().create_task(self._run())

    def resized(self) -> None:
        """Do nothing: nothing is shown."""

    def gone(self) -> None:
        """Drop what is left: the client is gone."""
        self._intake.drop()

    async def _run(self) -> None:
        try:
            self._session = await self._client.server.connections.enter(
                self._client.visitor, self._send, self._close
            )
            self._session.watch_line = self._client.watch_line
        except (RefusedError, StoreError) as error:
            self._intake.drop()
            self._send(closed(error))
            self._client.close(1)
            return
        try:
            await self._answer(self._session)
        except Exception:
            _log.exception("a guest could not be answered")
        finally:
            self._intake.drop()
            await self._client.server.connections.leave(self._session)
            self._client.close(0)

    async def _answer(self, session: Session) -> None:
        async for line in self._intake.each(self._cut):
            if session.gone:
                return
            if len(line) > LONGEST_LINE:
                await session.go("line-too-long")
                return
            if line.strip():
                request = self._codec.read(line)
                self._client.write(self._codec.answer(request, await session.ask(request.wish)))

    def _cut(self, data: bytes) -> list[bytes]:
        """Return the complete lines, and those that are too long."""
        *lines, self._begun = (self._begun + data).split(b"\n")
        return [*lines, self._begun] if len(self._begun) > LONGEST_LINE else lines

    def _send(self, message: Message) -> None:
        self._client.write(self._codec.message(message))

    def _close(self) -> None:
        self._intake.drop()
