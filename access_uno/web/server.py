"""The web server: one port with the page, and the sockets of pages. It serves nothing else.

A page of another site can do nothing here: every socket must come from our own page, and from a browser that
the keeper lets in.
"""

from __future__ import annotations

import http
import ipaddress
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Mapping
from ssl import SSLContext
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from access_uno.protocol.page import LONGEST_FRAME
from access_uno.server.addresses import EVERYWHERE, Network, is_trusted, network
from access_uno.server.limits import MOST_CONNECTIONS_OF_ADDRESS
from access_uno.web.assets import Asset, asset, policy
from access_uno.web.connection import PageConnection

if TYPE_CHECKING:
    from websockets.asyncio.server import Server, ServerConnection
    from websockets.datastructures import Headers
    from websockets.http11 import Request, Response

    from access_uno.web._counted import ByAddress

SOCKET: Final = "/socket"  # the path at which pages connect
_OPEN_SECONDS: Final = 10.0  # for a request to come
_PING_SECONDS: Final = 30.0
_WAITING_FRAMES: Final = 4  # of a page; while there are more, nothing is read
_BUFFER: Final = 1 << 12


class Newcomer(NamedTuple):
    """A request to the server, as far as it says who comes."""

    host: str  # as the browser calls this server
    secret: str  # that stands in the address
    cookies: dict[str, str]
    address: str  # of the client
    secure: bool  # it came over TLS


class Refused(NamedTuple):
    """Why a request is refused: the status, and a sentence for a person."""

    status: http.HTTPStatus
    reason: str


class Keeper(Protocol):
    """Decides who comes in."""

    def host_is_right(self, host: str) -> bool:
        """Return whether a browser may call this server so; else another site's name leads here."""

    def origin_is_right(self, origin: str, newcomer: Newcomer) -> bool:
        """Return whether a socket is opened by our own page."""

    async def turn(self, newcomer: Newcomer) -> None:
        """Wait until an address may ask for something more."""

    def visit(self, newcomer: Newcomer) -> Refused | str | None:
        """Return why the page is not given to a browser, or the cookie that it gets, if it gets one."""

    def connect(self, newcomer: Newcomer) -> Refused | None:
        """Return why a page may not connect, None if it may."""


class WebServer:
    """Listens, serves the page, and opens a front for each page that connects."""

    def __init__(
        self,
        keeper: Keeper,
        open_page: Callable[[PageConnection, Newcomer], Awaitable[None]],
        tls: SSLContext | None = None,
        proxies: Collection[Network] = (),
    ) -> None:
        """`proxies` are trusted to tell from where a client comes, and whether it came over TLS."""
        self._keeper = keeper
        self._open_page = open_page
        self._tls = tls
        self.proxies = proxies
        self._by_address: ByAddress = {}
        self._pages: Counter[str] = Counter()  # that are connected, by the addresses of clients
        self._servers: list[Server] = []

    async def listen(self, host: str, port: int) -> tuple[str, int]:
        """Begin to listen; return the address. Raise OSError if that fails."""
        from websockets.asyncio.server import serve

        from access_uno.web._counted import counted

        server = await serve(
            self._connected,
            None if host == EVERYWHERE else host,
            port,
            process_request=self._requested,
            ssl=self._tls,
            compression=None,
            server_header=None,
            open_timeout=_OPEN_SECONDS,
            ping_interval=_PING_SECONDS,
            ping_timeout=_PING_SECONDS,
            close_timeout=2,
            max_size=LONGEST_FRAME,
            max_queue=_WAITING_FRAMES,
            write_limit=_BUFFER,
            create_connection=counted(self._by_address, self._is_proxy),
            logger=_quiet(),
        )
        self._servers.append(server)
        bound: tuple[str, int] = server.sockets[0].getsockname()[:2]
        return bound

    async def close(self) -> None:
        """Let no one in any more, and end all connections."""
        for server in self._servers:
            server.close()
        for server in self._servers:
            await server.wait_closed()

    # Requests

    async def _requested(self, socket: ServerConnection, request: Request) -> Response | None:
        """Answer a request for the page; return None for a socket that may be opened."""
        newcomer = self._newcomer(socket, request)
        path, _, _ = request.path.partition("?")
        await self._keeper.turn(newcomer)
        if not self._keeper.host_is_right(newcomer.host):
            return _text(http.HTTPStatus.MISDIRECTED_REQUEST, "Not a name of this server.")
        if path == SOCKET:
            return self._handshake(newcomer, request.headers)
        found = asset(path)
        if found is None:
            return _text(http.HTTPStatus.NOT_FOUND, "There is no such page.")
        cookie = self._keeper.visit(newcomer) if path == "/" else None
        if isinstance(cookie, Refused):
            return _text(*cookie)
        return _response(found, policy(newcomer.host, newcomer.secure), cookie)

    def _handshake(self, newcomer: Newcomer, headers: Headers) -> Response | None:
        if not self._keeper.origin_is_right(_only(headers, "Origin"), newcomer):
            return _text(http.HTTPStatus.FORBIDDEN, "Only the page of this server may connect.")
        if self._pages[network(newcomer.address)] >= MOST_CONNECTIONS_OF_ADDRESS:
            return _text(http.HTTPStatus.TOO_MANY_REQUESTS, "Too many pages are open.")
        refused = self._keeper.connect(newcomer)
        return _text(*refused) if refused else None

    async def _connected(self, socket: ServerConnection) -> None:
        assert socket.request is not None
        newcomer = self._newcomer(socket, socket.request)
        connection = PageConnection(socket, newcomer.address)
        client = network(newcomer.address)
        self._pages[client] += 1
        try:
            await self._open_page(connection, newcomer)
        finally:
            self._pages[client] -= 1
            if not self._pages[client]:
                del self._pages[client]

    def _newcomer(self, socket: ServerConnection, request: Request) -> Newcomer:
        headers = request.headers
        _, _, query = request.path.partition("?")
        address, secure = str((socket.remote_address or [""])[0]), self._tls is not None
        if self._is_proxy(address):
            secure = secure or _only(headers, "X-Forwarded-Proto") == "https"
            address = self._told_address(headers) or address
        cookies = _cookies(_only(headers, "Cookie"))
        return Newcomer(_only(headers, "Host").lower(), query, cookies, address, secure)

    def _is_proxy(self, address: str) -> bool:
        return bool(address) and is_trusted(address, self.proxies)

    def _told_address(self, headers: Headers) -> str:
        """Return the address that a proxy tells: the last one that is none of a trusted proxy.

        What stands before it may be anything that the client has made up.
        """
        told = ",".join(headers.get_all("X-Forwarded-For")).split(",")
        for text in reversed(told):
            try:
                address = str(ipaddress.ip_address(text.strip()))
            except ValueError:
                return ""
            if not is_trusted(address, self.proxies):
                return address
        return ""


def _only(headers: Headers, name: str) -> str:
    """Return the value of a header; "" without it, or if it comes more than once."""
    values: Collection[str] = headers.get_all(name)
    return next(iter(values)) if len(values) == 1 else ""


def _cookies(header: str) -> dict[str, str]:
    pairs = (one.strip().partition("=") for one in header.split(";"))
    return {name: value for name, _, value in pairs}


def _text(status: http.HTTPStatus, text: str) -> Response:
    """Return a sentence as an answer, in which nothing stands that was asked with."""
    return _response(Asset("text/plain; charset=utf-8", f"{text}\n".encode()), policy(), None, status)


def _response(
    given: Asset, headers: Mapping[str, str], cookie: str | None, status: http.HTTPStatus = http.HTTPStatus.OK
) -> Response:
    from websockets.datastructures import Headers
    from websockets.http11 import Response

    more = {"Content-Type": given.kind, "Content-Length": str(len(given.body)), "Connection": "close"}
    cookies = {} if cookie is None else {"Set-Cookie": cookie}
    return Response(status.value, status.phrase, Headers({**headers, **more, **cookies}), given.body)


def _quiet() -> logging.Logger:
    """Return the log of the library, without a line for each page that comes and goes."""
    logger = logging.getLogger("access_uno.web.websockets")
    logger.setLevel(logging.CRITICAL)
    return logger
