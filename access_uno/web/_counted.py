"""Connections that are counted from the moment that they are accepted, so that too many are cut at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, cast

from websockets.asyncio.server import ServerConnection

from access_uno.server.addresses import network
from access_uno.server.limits import MOST_CONNECTIONS


def counted(by_address: Counter[str]) -> type[ServerConnection]:
    """Return the kind of connection that a server with these counts makes.

    Those behind a proxy have one address together, so only all of them are limited here; how often an address
    may connect is the keeper's matter.
    """

    class Counted(ServerConnection):
        """A connection to this server."""

        _address = ""

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            peer: Any = transport.get_extra_info("peername") or [""]
            self._address = network(str(peer[0]))
            by_address[self._address] += 1
            if by_address.total() > MOST_CONNECTIONS:
                cast("asyncio.Transport", transport).abort()

        def connection_lost(self, exc: Exception | None) -> None:
            by_address[self._address] -= 1
            if not by_address[self._address]:
                del by_address[self._address]
            super().connection_lost(exc)

    return Counted
