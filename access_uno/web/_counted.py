"""Connections that are counted from the moment that they are accepted, so that too many are cut at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from websockets.asyncio.server import ServerConnection

from access_uno.server.addresses import network
from access_uno.server.limits import MOST_CONNECTIONS, MOST_CONNECTIONS_OF_ADDRESS

ByAddress = dict[str, dict[ServerConnection, None]]
"""Open connections by where they come from, the oldest first."""


def counted(by_address: ByAddress, is_proxy: Callable[[str], bool]) -> type[ServerConnection]:
    """Return the kind of connection that a server with these connections makes.

    All that come through a proxy have its address, so for it only the limit of all together holds.
    """

    class Counted(ServerConnection):
        """A connection to this server."""

        _network = ""

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            peer: Any = transport.get_extra_info("peername") or [""]
            self._network = network(str(peer[0]))
            own = by_address.setdefault(self._network, {})
            own[self] = None
            if len(own) > MOST_CONNECTIONS_OF_ADDRESS and not is_proxy(str(peer[0])):
                _cut(self)
            elif sum(map(len, by_address.values())) > MOST_CONNECTIONS:
                most = max(by_address.values(), key=len)
                _cut(self if most is own else cast("Counted", next(iter(most))))

        def connection_lost(self, exc: Exception | None) -> None:
            self.forget()
            super().connection_lost(exc)

        def forget(self) -> None:
            """Count no more."""
            own = by_address.get(self._network, {})
            own.pop(self, None)
            if not own:
                by_address.pop(self._network, None)

    def _cut(connection: Counted) -> None:
        connection.forget()
        connection.transport.abort()

    return Counted
