"""The socket of one page: what it wishes comes in at its pace, what it is told goes out at once."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, Protocol

from access_uno.protocol.codec import NonsenseError, PageCodec
from access_uno.protocol.page import PageMessage, PageWish

if TYPE_CHECKING:
    from websockets.asyncio.server import ServerConnection

_log = logging.getLogger(__name__)

_MOST_UNREAD: Final = 1 << 19  # bytes that wait because the page does not read
_FIRST_SECONDS: Final = 10.0  # for a page to say which visit it is
_NONSENSE: Final = 1008  # why a connection is closed, as RFC 6455 numbers it


class Front(Protocol):
    """What runs for pages, and gets what they wish."""

    async def received(self, page: PageConnection, wish: PageWish, size: int) -> None:
        """Take a wish of so many characters; no further one comes before this returns."""

    def gone(self, page: PageConnection) -> None:
        """Take the end of a connection."""


class PageConnection:
    """The server's end of the socket of a page."""

    def __init__(self, socket: ServerConnection, address: str) -> None:
        """`address` is that of the client."""
        self.address = address
        self._socket = socket
        self._codec = PageCodec()
        self._is_closing = False

    async def run(self, front: Front) -> None:
        """Give all that comes to the front, until the connection ends."""
        from websockets.exceptions import ConnectionClosed

        try:
            async with asyncio.timeout(_FIRST_SECONDS):
                frame = await self._socket.recv()
            while True:
                if not isinstance(frame, str):
                    raise NonsenseError("bytes")
                await front.received(self, self._codec.read(frame), len(frame))
                frame = await self._socket.recv()
        except ConnectionClosed:
            pass
        except TimeoutError:
            self.abort()
        except NonsenseError as error:
            _log.info("the page of %s is closed: %s", self.address, error)
            await self._socket.close(_NONSENSE)
        finally:
            self._is_closing = True
            front.gone(self)

    def send(self, message: PageMessage) -> None:
        """Send a message; a page that does not read is cut off."""
        from websockets.asyncio.server import broadcast

        if self._is_closing:
            return
        broadcast([self._socket], self._codec.write(message))
        if self._socket.transport.get_write_buffer_size() > _MOST_UNREAD:
            _log.info("the page of %s does not read, and is closed", self.address)
            self.abort()

    def abort(self) -> None:
        """End the connection, and drop what was not read."""
        self._is_closing = True
        self._socket.transport.abort()
