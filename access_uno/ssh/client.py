"""The connection to a server: its subsystem over SSH, in a thread of its own, dialled again when it is cut.

A server tells the addresses of others of its cluster. With them a dead one is noticed soon, and any other is
dialled.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import threading
from collections.abc import Callable, Iterable
from typing import Any, Final

import asyncssh

from access_uno.protocol.codec import Answered, ClientCodec, NonsenseError
from access_uno.protocol.messages import Closed, Servers
from access_uno.protocol.schema import Message
from access_uno.protocol.wishes import Wish
from access_uno.ssh.session import SUBSYSTEM

_log = logging.getLogger(__name__)

_FIRST_DELAY: Final = 0.5
_LONGEST_DELAY: Final = 10.0
_CONNECT_SECONDS: Final = 20
_KEEPALIVE_SECONDS: Final = 15
# Where there is another server:
_LONGEST_DELAY_THEN: Final = 2.0
_CONNECT_SECONDS_THEN: Final = 6
_KEEPALIVE_SECONDS_THEN: Final = 2
_LONGEST_LINE: Final = 1 << 20


class UnknownHostKey(Exception):  # noqa: N818
    """The server has another key than expected."""

    def __init__(self, fingerprint: str) -> None:
        super().__init__(fingerprint)
        self.fingerprint = fingerprint


class _Caller(asyncssh.SSHClient):
    """Looks at the key of the server, and answers its question for an invitation, once."""

    def __init__(self, known: str | None, invitation: str) -> None:
        self._known = known
        self._invitation = invitation
        self.shown = ""
        self.is_asked = False

    def validate_host_public_key(self, host: str, addr: str, port: int, key: asyncssh.SSHKey) -> bool:  # noqa: ARG002
        self.shown = key.get_fingerprint()
        return self._known in (None, self.shown)

    def kbdint_auth_requested(self) -> str:
        return ""

    def kbdint_challenge_received(self, *challenge: Any) -> list[str] | None:
        """Return the invitation; None where there is none, or nothing is asked: a key makes no guest."""
        *_, prompts = challenge
        self.is_asked = self.is_asked or bool(prompts)
        answer, self._invitation = self._invitation, ""
        return [answer] if len(prompts) == 1 and answer else None


class Line:
    """The connection to a server. Its callbacks run in its own thread."""

    def __init__(
        self,
        host: str,
        port: int,
        name: str,
        key: asyncssh.SSHKey,
        known: str | None,
        told: Callable[[Message | Answered | NonsenseError], None],
        changed: Callable[[str], None],
    ) -> None:
        """`known` is the fingerprint of the server, where there is one.

        `told` gets what every line says that is known here, and the error where one makes no sense.
        `changed` is told `open`, `lost`, and, once for all, `unreachable`, `strange`, `uninvited`
        (an invitation is needed, and `invitation` was none) or `refused`.
        """
        self._addresses = [(host, port)]  # the present or last one comes first
        self._name, self._key = name, key
        self.known = known
        self.invitation = ""  # with which an unknown key becomes a member's; to be set before `start`
        self._told = told
        self._changed = changed
        self._loop = asyncio.new_event_loop()
        self._codec = ClientCodec()
        self._writer: asyncssh.SSHWriter[str] | None = None
        self._connection: asyncssh.SSHClientConnection | None = None
        self._stopping = asyncio.Event()
        self._over = False  # ended by the server
        self._open = self._been = False  # connected now, connected at any time
        self._thread = threading.Thread(target=self._work, name="line", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def send(self, wish: Wish[Any]) -> None:
        """Send a wish; while the connection is cut, it is lost."""
        with contextlib.suppress(RuntimeError):  # it has ended
            self._loop.call_soon_threadsafe(self._write, wish)

    def stop(self, seconds: float = 2.0) -> None:
        with contextlib.suppress(RuntimeError):  # it has ended by itself
            self._loop.call_soon_threadsafe(self._stopping.set)
        self._thread.join(seconds)

    # In the thread

    def _write(self, wish: Wish[Any]) -> None:
        if self._writer is not None and not self._writer.is_closing():
            self._writer.write(self._codec.write(wish))

    def _work(self) -> None:
        try:
            self._loop.run_until_complete(self._dial_until_stopped())
        except Exception:
            _log.exception("the line broke")
            self._changed("unreachable")
        finally:
            self._loop.close()

    async def _dial_until_stopped(self) -> None:
        stopping = asyncio.ensure_future(self._stopping.wait())
        calling = asyncio.ensure_future(self._dial())
        await asyncio.wait((stopping, calling), return_when=asyncio.FIRST_COMPLETED)
        for task in (stopping, calling):
            task.cancel()
        await asyncio.gather(stopping, calling, return_exceptions=True)

    async def _dial(self) -> None:
        delay, failed = _FIRST_DELAY, 0
        while True:
            self._open = False
            why = await self._try(*self._addresses[0])
            if self._over:
                return
            if self._open:
                delay, failed = _FIRST_DELAY, 0
                self._changed("lost")
            elif why != "unreachable" and len(self._addresses) > 1:
                del self._addresses[0]  # it is none of the same house
                continue
            elif why != "unreachable" or not self._been:
                self._changed(why)
                return
            failed += 1
            self._addresses.append(self._addresses.pop(0))
            if failed % len(self._addresses) == 0:
                await asyncio.sleep(delay)
                delay = min(delay * 2, _LONGEST_DELAY_THEN if len(self._addresses) > 1 else _LONGEST_DELAY)

    async def _try(self, host: str, port: int) -> str:
        """Call a server; return why there was no connection, or is none any more."""
        caller = _Caller(self.known, self.invitation)
        try:
            await self._call(caller, host, port)
        except UnknownHostKey:
            return "strange"
        except asyncssh.PermissionDenied:
            return "uninvited" if caller.is_asked else "refused"
        except (TimeoutError, OSError, asyncssh.Error) as error:
            _log.info("no line to %s: %s", host, error)
        return "unreachable"

    async def _call(self, caller: _Caller, host: str, port: int) -> None:
        """Be connected, until the line is cut or the server ends it."""
        seconds = _CONNECT_SECONDS_THEN if len(self._addresses) > 1 else _CONNECT_SECONDS
        options = asyncssh.SSHClientConnectionOptions(
            username=self._name,
            client_keys=[self._key],
            known_hosts=([], [], []),
            agent_path=None,
            keepalive_interval=_KEEPALIVE_SECONDS,
            keepalive_count_max=2,
            connect_timeout=seconds,
            login_timeout=_CONNECT_SECONDS,
            config=None,
        )
        try:
            connection, _ = await asyncssh.create_connection(lambda: caller, host, port, options=options)
        except asyncssh.HostKeyNotVerifiable:
            raise UnknownHostKey(caller.shown) from None
        async with connection:
            self.known = caller.shown
            writer, reader, _ = await connection.open_session(
                subsystem=SUBSYSTEM, encoding="utf-8", errors="replace"
            )
            self._writer, self._connection, self._codec = writer, connection, ClientCodec()
            self._open = self._been = True
            self._changed("open")
            try:
                async for line in reader:
                    if line.endswith("\n") or len(line) > _LONGEST_LINE:  # else it was cut in the middle
                        self._take(line)
            finally:
                self._writer = self._connection = None

    def _take(self, line: str) -> None:
        told: Message | Answered | NonsenseError | None
        try:
            told = self._codec.read(line)
        except NonsenseError as error:
            told = error
        if isinstance(told, Closed):
            self._over = self._over or told.code != "server-ends"
        elif isinstance(told, Servers):
            self._learn(told.addresses)
        if told is not None:
            self._told(told)

    def _learn(self, addresses: Iterable[str]) -> None:
        """Take the addresses where a client can go on."""
        here = self._addresses[0]
        elsewhere = [one for one in map(_address, addresses) if one not in (None, here)]
        random.shuffle(elsewhere)  # so that the clients of a lost server spread
        self._addresses = [here, *elsewhere]
        if self._connection is not None and elsewhere:
            self._connection.set_keepalive(_KEEPALIVE_SECONDS_THEN)


def _address(text: str) -> tuple[str, int] | None:
    """Return an address as a server tells it, with its port; None if it is none."""
    host, _, port = text.rpartition(":")
    good = host and port.isascii() and port.isdecimal() and 0 < int(port) < 65536
    return (host.strip("[]"), int(port)) if good else None
