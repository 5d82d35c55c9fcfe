"""`access-uno serve --open-router`: asks the router, by UPnP, to let people elsewhere in.

miniupnpc waits for answers, so it runs in a thread. The router is asked for an hour at a time and asked again
before that is over, so that nothing stays open behind a house that has died.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import socket
from typing import Any, Final, Literal, NamedTuple

from access_uno.command_line.arguments import UsageError
from access_uno.server.addresses import own_address
from access_uno.system import installed

_log = logging.getLogger(__name__)

_LOOK_MILLISECONDS: Final = 2000
_LEASE_SECONDS: Final = 3600
_AGAIN_SECONDS: Final = _LEASE_SECONDS / 3
_PROTOCOL: Final = "TCP"

How = Literal["open", "carrier", "none", "refused"]


class Reach(NamedTuple):
    """Whether people elsewhere come in through the router: how, and at which address of it."""

    how: How
    address: str = ""


class Router:
    """The router of this network, and the port that it opens for this house."""

    def __init__(self) -> None:
        """Raise UsageError if miniupnpc is not installed."""
        try:
            import miniupnpc
        except Exception:  # a half of it may raise anything
            raise UsageError("no-upnp", command=installed.with_extra("router", "miniupnpc")) from None
        self._make = miniupnpc.UPnP
        self._router: Any = None
        self._port = 0

    async def open(self, port: int) -> Reach:
        """Ask for a port, and return whether people elsewhere come in by it."""
        self._port = port
        reach = await asyncio.to_thread(self._open)
        _log.info("the router: %s %s", *reach)
        return reach

    def _open(self) -> Reach:
        router = self._make()
        router.discoverdelay = _LOOK_MILLISECONDS
        try:
            if not router.discover():
                return Reach("none")
            router.selectigd()
        except Exception:  # miniupnpc raises no class of its own
            return Reach("none")
        address = None
        try:
            address = str(router.externalipaddress() or "")  # miniupnpd tells none that is not public
            self._ask(router)
        except Exception:
            if address is None or _is_public(address):
                return Reach("refused")
            return Reach("carrier", address)
        self._router = router
        return Reach("open" if _is_public(address) else "carrier", address)

    def _ask(self, router: Any) -> None:
        own = (self._port, _PROTOCOL, router.lanaddr, self._port, "access-uno", "")
        try:
            router.addportmapping(*own, str(_LEASE_SECONDS))
        except Exception:  # many a router knows no lease
            router.addportmapping(*own)

    async def live(self) -> None:
        """Ask again and again, before the time for which the port is open is over."""
        while self._router is not None:
            await asyncio.sleep(_AGAIN_SECONDS)
            try:
                await asyncio.to_thread(self._ask, self._router)
            except Exception as error:
                _log.warning("the router does not keep the port open: %s", error)

    async def close(self) -> None:
        router, self._router = self._router, None
        if router is not None:
            with contextlib.suppress(Exception):
                await asyncio.to_thread(router.deleteportmapping, self._port, _PROTOCOL)


def _is_public(address: str) -> bool:
    """Return whether the world finds an address: not one of a provider's own network."""
    try:
        return ipaddress.ip_address(address).is_global
    except ValueError:
        return False


def public_ipv6() -> str:
    """Return the IPv6 address by which the world finds this computer; empty if it has none."""
    address = own_address(socket.AF_INET6)
    return str(address) if address is not None and address.is_global else ""
