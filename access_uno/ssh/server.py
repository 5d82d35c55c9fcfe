"""The SSH server: one port that leads to the game only.

No shell, no forwarding, no files. Clients that connect too often wait, and those that do not log in are
closed.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import socket
from collections.abc import Collection, Iterator
from typing import Any, Final, cast
from weakref import WeakValueDictionary

import asyncssh

from access_uno.server.addresses import EVERYWHERE, Network, is_trusted, network
from access_uno.server.limits import (
    MOST_CHANNELS,
    MOST_CONNECTIONS,
    MOST_CONNECTIONS_OF_ADDRESS,
    RATES,
    Limit,
)
from access_uno.server.server import Server
from access_uno.server.session import NewConnection
from access_uno.ssh._invitation_prompt import InvitationPrompt
from access_uno.ssh._probe import KEEPALIVE_SECONDS, KEEPALIVES_MISSED, Probe
from access_uno.ssh.proxy import told_address
from access_uno.ssh.rate_limit import Paced
from access_uno.ssh.session import OpenFront, SshSession
from access_uno.words import words_of

_log = logging.getLogger(__name__)

_LOGIN_SECONDS: Final = 30
_ANSWER_SECONDS: Final = 300  # for typing an invitation
_SILENT_SECONDS: Final = 5.0  # then a connection without a session may give way to one of its address
_LONGEST_WAIT: Final = 20.0
_ACCEPTED_AT_ONCE: Final = 100
_EACH_ACCEPTED: Final = 0.005  # seconds between two accepted connections
_ALL_IPV4, _ALL_IPV6 = "0.0.0.0", "::"
_NOT_HERE: Final = (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL)
_WINDOW: Final = 1 << 14  # bytes that a client may send before we say that we have got them


class SshConnection(asyncssh.SSHServer):
    """The server's end of a connection: authentication."""

    def __init__(self, door: SshServer, address: str) -> None:
        self._door = door
        self._connection: asyncssh.SSHServerConnection | None = None
        self._transport: asyncio.Transport
        self.paced: Paced
        self.probe: Probe
        self._name = ""
        self._fingerprint: str | None = None
        self._address = address
        self._was_told = False  # why guests do not come in
        self._idle: asyncio.TimerHandle | None = None
        self._prompt: InvitationPrompt | None = None  # at a private server
        self.network = network(address)
        self.since = asyncio.get_running_loop().time()
        self.channels = 0  # that are open
        self.sessions = 0  # of them, that have begun
        self.unwanted = False

    @property
    def visitor(self) -> NewConnection:
        """The client, once authenticated."""
        return NewConnection(self._name, self._fingerprint, self._address)

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        self._connection = conn
        self._transport = cast("Any", conn)._transport  # asyncssh has no public way; tested
        self.probe = Probe(conn, lambda: self.paced.is_held)
        self.paced = Paced(self._transport, conn, self._door.server.limits, self.network, self.probe.heard)
        self._transport.set_protocol(self.paced)
        if self._door.server.members is not None:
            self._prompt = InvitationPrompt(self, conn, self._door.server)
        self._abort_after(_LOGIN_SECONDS)
        if self.unwanted:
            conn.abort()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._connection = None
        self.probe.close()
        self._stop_timer()
        self._door.knocking.remove(self)

    def begin_auth(self, username: str) -> bool:
        self._name = username[:100]
        return True

    def auth_completed(self) -> None:
        """Wait for a session for a limited time: a connection without one takes the place of another."""
        self._abort_after(_LOGIN_SECONDS)

    def expect_answer(self) -> None:
        """Wait for a person who is asked for an invitation."""
        self._abort_after(_ANSWER_SECONDS)

    def _abort_after(self, seconds: float) -> None:
        self._stop_timer()
        self._idle = asyncio.get_running_loop().call_later(seconds, self.abort)

    def _stop_timer(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None

    def public_key_auth_supported(self) -> bool:
        return self._prompt is None or self._prompt.takes_keys

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:  # noqa: ARG002
        """Accept every key: that it is the client's, the signature proves."""
        self._fingerprint = key.get_fingerprint()
        return True

    def kbdint_auth_supported(self) -> bool:
        if self._door.server.allows_guests or self._prompt is None:
            return self._door.server.allows_guests
        return self._prompt.is_due or not self._was_told

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> Any:  # noqa: ARG002
        """Ask an unknown key for an invitation, and a guest nothing."""
        if self._prompt is not None and self._prompt.is_due:
            return self._prompt.challenge(self._door.language_of(lang))
        self._fingerprint = None
        if self._door.server.allows_guests:
            return "", "", "", []
        self._was_told = True
        words = words_of(self._door.language_of(lang))
        return "", words.text("closed-no-guests"), "", []

    async def validate_kbdint_response(self, username: str, responses: Any) -> bool:  # noqa: ARG002
        if self._prompt is not None and self._prompt.is_due:
            self._fingerprint = await self._prompt.answered(" ".join(responses))
            return self._fingerprint is not None
        self._fingerprint = None
        return self._door.server.allows_guests

    def session_requested(self) -> SshSession | bool:
        if self.channels >= MOST_CHANNELS:
            return False
        return SshSession(self, self._door.server, self._door.open_console)

    def session_begins(self) -> None:
        """Count a session. A channel in which none has begun is nothing to wait for."""
        self.sessions += 1
        self._stop_timer()

    def session_ends(self) -> None:
        """Count a session less."""
        self.sessions -= 1
        if not self.sessions and self._connection is not None:
            self._abort_after(_LOGIN_SECONDS)

    def unsent(self) -> int:
        """Bytes that the network has not taken yet."""
        return self._transport.get_write_buffer_size()

    def abort(self) -> None:
        """End the connection, and drop what was not read."""
        self.unwanted = True
        if self._connection is not None:
            self._connection.abort()

    async def end(self) -> None:
        """End the connection, after all that was written; best by itself, with the status of its session."""
        connection = self._connection
        if connection is not None:
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(connection.wait_closed(), 1)
            connection.close()
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(connection.wait_closed(), 2)


class Knocking:
    """All connections by their addresses, the oldest first, from the moment that they are accepted."""

    def __init__(self) -> None:
        self._all: dict[str, dict[SshConnection, None]] = {}
        self.count = 0

    def add(self, connection: SshConnection) -> bool:
        """Take a connection in, if need be in place of one without a session.

        Where an address has as many as it may, its oldest silent one gives way, so that a person behind it
        whose seat waits can come in. Where all addresses together have as many, it is one of that with most.
        Return whether the connection may come in.
        """
        own = self._all.get(connection.network, {})
        if len(own) >= MOST_CONNECTIONS_OF_ADDRESS:
            silent = (one for one in own if not one.sessions)
            oldest = next(silent, None)
            if oldest is None or connection.since - oldest.since < _SILENT_SECONDS:
                return False
            self._cut(oldest)
        elif self.count >= MOST_CONNECTIONS:
            most = max(self._all.values(), key=lambda some: sum(not one.sessions for one in some))
            idle = [one for one in most if not one.sessions]
            if sum(not one.sessions for one in own) + 1 >= len(idle):
                return False
            self._cut(idle[0])
        self._all.setdefault(connection.network, {})[connection] = None
        self.count += 1
        return True

    def _cut(self, connection: SshConnection) -> None:
        connection.abort()
        self.remove(connection)

    def remove(self, connection: SshConnection) -> None:
        """Forget a connection that has ended."""
        of_address = self._all.get(connection.network, {})
        if connection in of_address:
            del of_address[connection]
            self.count -= 1
            if not of_address:
                del self._all[connection.network]

    def all(self) -> list[SshConnection]:
        return [connection for some in self._all.values() for connection in some]


class SshServer:
    """Listens, and lets clients in."""

    def __init__(
        self,
        server: Server,
        host_key: asyncssh.SSHKey,
        open_console: OpenFront,
        proxies: Collection[Network] = (),
        language: str = "en",
    ) -> None:
        """`proxies` are trusted to tell from where a client comes; no others are.

        `language` is that of the questions before a visitor is in, unless the client names another.
        """
        self.server = server
        self.take(open_console, proxies, language)
        self.knocking = Knocking()
        self._options = asyncssh.SSHServerConnectionOptions(
            server_host_keys=[host_key],
            server_version="access-uno",
            public_key_auth=True,
            kbdint_auth=True,
            password_auth=False,
            gss_auth=False,
            host_based_auth=False,
            agent_forwarding=False,
            x11_forwarding=False,
            allow_scp=False,
            line_editor=False,
            encoding=None,
            window=_WINDOW,
            compression_algs=["none"],
            login_timeout=0,  # each connection has a timer of its own
            keepalive_interval=KEEPALIVE_SECONDS,
            keepalive_count_max=KEEPALIVES_MISSED,
            rdns_lookup=False,
        )
        self._accepts = Limit(_ACCEPTED_AT_ONCE, _EACH_ACCEPTED)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # to log in, by address
        self._tasks: set[asyncio.Task[None]] = set()
        self._listeners: list[socket.socket] = []

    def take(self, open_console: OpenFront, proxies: Collection[Network], language: str) -> None:
        """Take what may change while the server listens: it holds for those who come in from now on."""
        self.open_console = open_console
        self._proxies = proxies
        self._language = language

    def language_of(self, tag: str) -> str:
        """Return the language to ask in, by the tag that a client may send."""
        return next((known for known in self.server.languages if tag.startswith(known)), self._language)

    def listen(self, host: str, port: int) -> list[tuple[str, int]]:
        """Begin to listen; return the addresses. Raise OSError if that fails."""
        bound: list[tuple[str, int]] = []
        for listener in listeners(host, port):
            self._listeners.append(listener)
            self._begin(self._accept(listener))
            bound.append(listener.getsockname()[:2])
        return bound

    def shut(self) -> None:
        """Let no client in any more."""
        listeners, self._listeners = self._listeners, []
        for listener in listeners:
            with contextlib.suppress(NotImplementedError):  # Windows
                # Else asyncio would take in a client at this very moment, for no one.
                asyncio.get_running_loop().remove_reader(listener)
        for task in list(self._tasks):
            task.cancel()
        for listener in listeners:
            listener.close()

    async def close(self) -> None:
        self.shut()
        await asyncio.gather(*(connection.end() for connection in self.knocking.all()))

    def _begin(self, doing: Any) -> None:
        task = asyncio.get_running_loop().create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _accept(self, listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                knocking, (address, *_) = await loop.sock_accept(listener)
            except OSError as error:  # no more descriptors: open connections go on
                _log.warning("no client can be let in now: %s", error)
                await asyncio.sleep(0.5)
                continue
            if is_trusted(address, self._proxies):
                self._begin(self._ask_proxy(knocking, address))
            elif not self._take(knocking, address):
                await asyncio.sleep(0)  # closing costs next to nothing, so those behind it need not wait
                continue
            while not self._accepts.allows(""):
                await asyncio.sleep(_EACH_ACCEPTED)

    async def _ask_proxy(self, knocking: socket.socket, proxy: str) -> None:
        knocking.setblocking(False)
        try:
            address = await told_address(knocking, proxy)
        except OSError as error:
            _log.info("a connection is closed: %s", error)
            knocking.close()
        except asyncio.CancelledError:
            knocking.close()
            raise
        else:
            self._take(knocking, address)

    def _take(self, knocking: socket.socket, address: str) -> bool:
        """Let a connection log in, or close it; return whether it may."""
        connection = SshConnection(self, address)
        if not self.knocking.add(connection):
            knocking.close()
            return False
        self._begin(self._let_in(knocking, connection))
        return True

    async def _let_in(self, knocking: socket.socket, connection: SshConnection) -> None:
        try:
            await self._wait_to_log_in(connection)
            knocking.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await asyncssh.run_server(
                knocking, options=self._options, server_factory=lambda: connection, config=None
            )
        except (OSError, asyncssh.Error) as error:
            _log.info("%s did not come in: %s", connection.network, error)
            self.knocking.remove(connection)
            knocking.close()
        except asyncio.CancelledError:
            knocking.close()
            raise

    async def _wait_to_log_in(self, connection: SshConnection) -> None:
        """Wait for a connection's turn among those of its address.

        Raise ConnectionError if that takes long.
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + _LONGEST_WAIT
        async with self._turns.setdefault(connection.network, asyncio.Lock()):
            while not connection.unwanted and not self.server.limits.allow("logins", connection.network):
                if loop.time() > until:
                    raise ConnectionError("too many logins")
                await asyncio.sleep(RATES["logins"].seconds)
        if connection.unwanted:
            raise ConnectionError("others come first")


def listeners(host: str, port: int) -> Iterator[socket.socket]:
    """Yield sockets that listen: of EVERYWHERE one for each kind of address, at the same port.

    Raise OSError if that fails; where the system has only one kind, it is one.
    """
    hosts = (_ALL_IPV4, _ALL_IPV6) if host == EVERYWHERE else (host,)
    found = False
    for one in hosts:
        try:
            listener = _listener(one, port)
        except OSError as error:
            if host != EVERYWHERE or error.errno not in _NOT_HERE or (one == hosts[-1] and not found):
                raise
            continue
        found, port = True, listener.getsockname()[1]
        yield listener


def _listener(host: str, port: int) -> socket.socket:
    """Return a socket that listens; one for IPv6 takes no IPv4, so that both can have the same port."""
    family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.create_server(address[:2], family=family, backlog=1000)
    listener.setblocking(False)
    return listener
