"""Going to a house: its subsystem over SSH, in a thread of its own, dialled again when the line is cut.

A house of several servers tells where they are. Then a dead one is noticed soon, and any other is dialled.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import threading
from collections.abc import Callable, Mapping
from typing import Any, Final

import asyncssh

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
    """The house has another key than the one that it is known by."""

    def __init__(self, fingerprint: str) -> None:
        super().__init__(fingerprint)
        self.fingerprint = fingerprint


class _Caller(asyncssh.SSHClient):
    """Looks at the key of the house."""

    def __init__(self, known: str | None) -> None:
        self._known = known
        self.shown = ""

    def validate_host_public_key(self, host: str, addr: str, port: int, key: asyncssh.SSHKey) -> bool:  # noqa: ARG002
        self.shown = key.get_fingerprint()
        return self._known in (None, self.shown)


class Line:
    """The line to a house. What it tells is called in the line's own thread."""

    def __init__(
        self,
        host: str,
        port: int,
        name: str,
        key: asyncssh.SSHKey,
        known: str | None,
        told: Callable[[Mapping[str, Any]], None],
        changed: Callable[[str], None],
    ) -> None:
        """`known` is the fingerprint of the house, where there is one.

        `told` gets every line; one that is no JSON object comes as an empty one, which means nothing.
        `changed` is told `open`, `lost`, and, once for all, `unreachable`, `strange` or `refused`.
        """
        self._addresses = [(host, port)]  # the one where we are, or were last, comes first
        self._name, self._key = name, key
        self.known = known
        self._told = told
        self._changed = changed
        self._loop = asyncio.new_event_loop()
        self._writer: asyncssh.SSHWriter[str] | None = None
        self._connection: asyncssh.SSHClientConnection | None = None
        self._stopping = asyncio.Event()
        self._over = False  # the house has ended it
        self._open = self._been = False  # there is a line, there was one
        self._thread = threading.Thread(target=self._work, name="line", daemon=True)

    def start(self) -> None:
        """Dial."""
        self._thread.start()

    def send(self, wish: Mapping[str, Any]) -> None:
        """Send a wish; while the line is cut, it is lost."""
        with contextlib.suppress(RuntimeError):  # it has ended
            self._loop.call_soon_threadsafe(self._write, json.dumps(wish, ensure_ascii=False) + "\n")

    def stop(self, seconds: float = 2.0) -> None:
        """Hang up."""
        with contextlib.suppress(RuntimeError):  # it has ended by itself
            self._loop.call_soon_threadsafe(self._stopping.set)
        self._thread.join(seconds)

    # In the thread

    def _write(self, line: str) -> None:
        if self._writer is not None and not self._writer.is_closing():
            self._writer.write(line)

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
                del self._addresses[0]  # it is none of the house's
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
        """Call a server; why there was no line, or is none any more."""
        try:
            await self._call(host, port)
        except UnknownHostKey:
            return "strange"
        except asyncssh.PermissionDenied:
            return "refused"
        except (TimeoutError, OSError, asyncssh.Error) as error:
            _log.info("no line to %s: %s", host, error)
        return "unreachable"

    async def _call(self, host: str, port: int) -> None:
        """Be connected, until the line is cut or the house ends it."""
        seconds = _CONNECT_SECONDS_THEN if len(self._addresses) > 1 else _CONNECT_SECONDS
        caller = _Caller(self.known)
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
            self._writer, self._connection = writer, connection
            self._open = self._been = True
            self._changed("open")
            try:
                async for line in reader:
                    if line.endswith("\n") or len(line) > _LONGEST_LINE:  # else it was cut in the middle
                        self._take(line)
            finally:
                self._writer = self._connection = None

    def _take(self, line: str) -> None:
        try:
            told = json.loads(line)
        except (ValueError, RecursionError):
            told = None
        told = told if isinstance(told, dict) else {}
        self._over = self._over or (told.get("type") == "closed" and told.get("code") != "server-ends")
        if told.get("type") == "servers":
            self._learn(told.get("addresses"))
        self._told(told)

    def _learn(self, addresses: object) -> None:
        """Where else the house is."""
        here = self._addresses[0]
        told = [one for one in addresses if isinstance(one, str)] if isinstance(addresses, list) else []
        elsewhere = [one for one in map(_address, told) if one not in (None, here)]
        random.shuffle(elsewhere)  # not all who lose a server come to the same
        self._addresses = [here, *elsewhere]
        if self._connection is not None and elsewhere:
            self._connection.set_keepalive(_KEEPALIVE_SECONDS_THEN)


def _address(text: str) -> tuple[str, int] | None:
    """An address as a house tells it, with its port; None if it is none."""
    host, _, port = text.rpartition(":")
    good = host and port.isascii() and port.isdecimal() and 0 < int(port) < 65536
    return (host.strip("[]"), int(port)) if good else None
