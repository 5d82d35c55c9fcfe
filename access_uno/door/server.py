"""The door: one port with SSH, behind which there is nothing but the house.

No shell, no forwarding, no files. Who knocks too often waits, and who does not finish coming in is sent away.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from typing import Any, Final, cast
from weakref import WeakValueDictionary

import asyncssh

from access_uno.door.pace import Paced
from access_uno.door.probe import KEEPALIVE_SECONDS, KEEPALIVES_MISSED, Probe, Tell
from access_uno.door.session import OpenFront, Session
from access_uno.house.addresses import network
from access_uno.house.guest import Visitor
from access_uno.house.house import House
from access_uno.house.limits import MOST_CONNECTIONS, MOST_CONNECTIONS_OF_ADDRESS, RATES, Limit

_log = logging.getLogger(__name__)

_LOGIN_SECONDS: Final = 30
_LONGEST_WAIT: Final = 20.0
_ACCEPTED_AT_ONCE: Final = 100
_EACH_ACCEPTED: Final = 0.005  # seconds after which one more is looked at
_WINDOW: Final = 1 << 14  # bytes that somebody may send before we say that we have got them


class Connection(asyncssh.SSHServer):
    """The server's end of a connection: who is it?"""

    def __init__(self, door: Door, address: str) -> None:
        self._door = door
        self._connection: asyncssh.SSHServerConnection | None = None
        self._transport: asyncio.Transport
        self._paced: Paced
        self._probe: Probe
        self._name = ""
        self._fingerprint: str | None = None
        self._address = address
        self._idle: asyncio.TimerHandle | None = None
        self.network = network(address)
        self.sessions = 0  # that are open
        self.unwanted = False

    @property
    def visitor(self) -> Visitor:
        """Who it is, once that is proven."""
        return Visitor(self._name, self._fingerprint, self._address)

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        self._connection = conn
        self._transport = cast("Any", conn)._transport  # asyncssh has no way to ask; tested
        self._probe = Probe(conn, lambda: self._paced.is_held)
        self._paced = Paced(self._transport, conn, self._door.house.turns, self.network, self._probe.heard)
        self._transport.set_protocol(self._paced)
        if self.unwanted:
            conn.abort()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._probe.close()
        self._stop_timer()
        self._door.knocking.remove(self)

    def begin_auth(self, username: str) -> bool:
        self._name = username[:100]
        return True

    def auth_completed(self) -> None:
        """Wait for a session, but not for long: a connection without one takes the place of another."""
        self._idle = asyncio.get_running_loop().call_later(_LOGIN_SECONDS, self.abort)

    def _stop_timer(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None

    def public_key_auth_supported(self) -> bool:
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:  # noqa: ARG002
        """Every key is somebody's; that it is his, the signature proves."""
        self._fingerprint = key.get_fingerprint()
        return True

    def kbdint_auth_supported(self) -> bool:
        return self._door.house.allows_guests

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> Any:  # noqa: ARG002
        """A guest is asked nothing."""
        self._fingerprint = None
        return "", "", "", []

    def validate_kbdint_response(self, username: str, responses: Any) -> bool:  # noqa: ARG002
        self._fingerprint = None
        return True

    def session_requested(self) -> Session:
        self._stop_timer()
        return Session(self, self._door.house, self._door.open_console)

    def unsent(self) -> int:
        """Bytes that the network has not taken yet."""
        return self._transport.get_write_buffer_size()

    def hold(self, on: bool) -> None:
        """Read no more for now, or again."""
        self._paced.hold(on)

    def watch_line(self, tell: Tell | None) -> None:
        """Tell when the line falls silent, and when it speaks again; None: no more."""
        self._probe.watch(tell)

    def abort(self) -> None:
        """End the connection, and forget what it has not read."""
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
    """All connections by their addresses, from the moment that they are accepted."""

    def __init__(self) -> None:
        self._all: dict[str, set[Connection]] = {}
        self.count = 0

    def add(self, connection: Connection) -> bool:
        """Take a connection in, if need be in place of an idle one of the address that has most of these.

        Return whether it may come in.
        """
        own = self._all.get(connection.network, set())
        if len(own) >= MOST_CONNECTIONS_OF_ADDRESS:
            return False
        if self.count >= MOST_CONNECTIONS:
            most = max(self._all.values(), key=lambda some: sum(not one.sessions for one in some))
            idle = [one for one in most if not one.sessions]
            if sum(not one.sessions for one in own) + 1 >= len(idle):
                return False
            idle[0].abort()
            self.remove(idle[0])
        self._all.setdefault(connection.network, set()).add(connection)
        self.count += 1
        return True

    def remove(self, connection: Connection) -> None:
        """Forget a connection that has ended."""
        of_address = self._all.get(connection.network, set())
        if connection in of_address:
            of_address.remove(connection)
            self.count -= 1
            if not of_address:
                del self._all[connection.network]

    def all(self) -> list[Connection]:
        """Return all connections."""
        return [connection for some in self._all.values() for connection in some]


class Door:
    """Listens, and lets people in to the house."""

    def __init__(self, house: House, host_key: asyncssh.SSHKey, open_console: OpenFront) -> None:
        self.house = house
        self.open_console = open_console
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
            login_timeout=_LOGIN_SECONDS,
            keepalive_interval=KEEPALIVE_SECONDS,
            keepalive_count_max=KEEPALIVES_MISSED,
            rdns_lookup=False,
        )
        self._accepts = Limit(_ACCEPTED_AT_ONCE, _EACH_ACCEPTED)
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # to log in, by address
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener: socket.socket | None = None

    def listen(self, host: str, port: int) -> tuple[str, int]:
        """Begin to let people in; the address. OSError if that cannot be."""
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.create_server(address[:2], family=family, backlog=1000)
        listener.setblocking(False)
        self._listener = listener
        self._begin(self._accept(listener))
        bound = listener.getsockname()
        return bound[0], bound[1]

    def shut(self) -> None:
        """Let nobody in any more."""
        listener, self._listener = self._listener, None
        if listener is not None:
            with contextlib.suppress(NotImplementedError):  # Windows
                # Else asyncio would take in who knocks at this very moment, for nobody.
                asyncio.get_running_loop().remove_reader(listener)
        for task in list(self._tasks):
            task.cancel()
        if listener is not None:
            listener.close()

    async def close(self) -> None:
        """End all connections."""
        self.shut()
        await asyncio.gather(*(connection.end() for connection in self.knocking.all()))

    def _begin(self, doing: Any) -> None:
        task = asyncio.get_running_loop().create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _accept(self, listener: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        while True:
            while not self._accepts.allows(""):
                await asyncio.sleep(_EACH_ACCEPTED)
            try:
                knocking, (address, *_) = await loop.sock_accept(listener)
            except OSError as error:  # no more descriptors: those who are here go on
                _log.warning("nobody can be let in now: %s", error)
                await asyncio.sleep(0.5)
                continue
            connection = Connection(self, address)
            if self.knocking.add(connection):
                self._begin(self._let_in(knocking, connection))
            else:
                knocking.close()

    async def _let_in(self, knocking: socket.socket, connection: Connection) -> None:
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

    async def _wait_to_log_in(self, connection: Connection) -> None:
        """Wait for a connection's turn among those of its address; ConnectionError if that takes long."""
        loop = asyncio.get_running_loop()
        until = loop.time() + _LONGEST_WAIT
        async with self._turns.setdefault(connection.network, asyncio.Lock()):
            while not self.house.limits.allow("logins", connection.network):
                if connection.unwanted or loop.time() > until:
                    raise ConnectionError("too many logins")
                await asyncio.sleep(RATES["logins"].seconds)
        if connection.unwanted:
            raise ConnectionError("others come first")
