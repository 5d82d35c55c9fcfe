"""The client's address as a trusted proxy tells it: the PROXY protocol, version 2."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Final

_SIGNATURE: Final = b"\r\n\r\n\0\r\nQUIT\n"
_HEAD: Final = 16  # bytes: the signature, version and command, family, and the length of the rest
_LONGEST: Final = 4096  # bytes of the rest, which may hold more than addresses
_SECONDS: Final = 5.0
_IPV4, _IPV6 = 1, 2


class ProxyError(ConnectionError):
    """A trusted proxy has not told the address of a connection."""


async def told_address(connection: socket.socket, proxy: str) -> str:
    """Return the client's address that a proxy tells first of all; raise ProxyError if it tells none.

    For a connection of the proxy itself, such as a health check, that is its own.
    """
    try:
        return await asyncio.wait_for(_read(connection, proxy), _SECONDS)
    except TimeoutError:
        raise ProxyError(f"{proxy} is trusted, but says nothing") from None


async def _read(connection: socket.socket, proxy: str) -> str:
    head = await _exactly(connection, _HEAD, proxy)
    version, family, length = head[12], head[13] >> 4, int.from_bytes(head[14:])
    if head[:12] != _SIGNATURE or version >> 4 != 2 or length > _LONGEST:
        raise ProxyError(f"{proxy} is trusted, but does not speak the PROXY protocol, version 2")
    rest = await _exactly(connection, length, proxy)
    if version & 15 == 1 and family == _IPV4 and length >= 12:
        return str(ipaddress.IPv4Address(rest[:4]))
    if version & 15 == 1 and family == _IPV6 and length >= 36:
        return str(ipaddress.IPv6Address(rest[:16]))
    if version & 15 == 0:
        return proxy
    raise ProxyError(f"{proxy} is trusted, but tells no address")


async def _exactly(connection: socket.socket, count: int, proxy: str) -> bytes:
    """Return so many bytes, and leave what follows to be read: that is SSH."""
    loop, read = asyncio.get_running_loop(), b""
    while len(read) < count:
        piece = await loop.sock_recv(connection, count - len(read))
        if not piece:
            raise ProxyError(f"{proxy} is trusted, but has gone")
        read += piece
    return read
