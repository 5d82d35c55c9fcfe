"""Addresses of clients, as limits count them, and those of this computer."""

from __future__ import annotations

import contextlib
import functools
import ipaddress
import socket
from collections.abc import Collection
from typing import Final

EVERYWHERE: Final = "all"  # typed for every address of a computer
_OWN_BITS: Final = 64  # of an IPv6 address: every client chooses the bits after them freely

_OUTSIDE: Final = {socket.AF_INET6: "2001:db8::1", socket.AF_INET: "192.0.2.1"}  # nothing is sent there

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@functools.lru_cache(2000)  # it is asked for with each key and each line
def network(address: str) -> str:
    """Return what counts as one address: an IPv4 address, or the /64 network of an IPv6 address.

    >>> network("192.0.2.7"), network("::ffff:192.0.2.7")
    ('192.0.2.7', '192.0.2.7')
    >>> network("2001:db8:1:2:3:4:5:6"), network("2001:db8:1:2::1") == network("2001:db8:1:2:ffff::")
    ('2001:db8:1:2::/64', True)
    """
    try:
        known = _parsed(address)
    except ValueError:
        return address
    return str(known if known.version == 4 else ipaddress.ip_network((known, _OWN_BITS), strict=False))


def is_trusted(address: str, proxies: Collection[Network]) -> bool:
    """Return whether a connection from an address comes from a trusted proxy."""
    found = _parsed(address)
    return any(found in proxy for proxy in proxies)


def _parsed(address: str) -> Address:
    """Return an address without its zone; one of IPv4 as such, also where it is written as one of IPv6."""
    known = ipaddress.ip_address(address.partition("%")[0])
    return (known.ipv4_mapped or known) if isinstance(known, ipaddress.IPv6Address) else known


def own_address(family: socket.AddressFamily) -> Address | None:
    """Return the address from which this computer would go out; None without a way."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
        way.connect((_OUTSIDE[family], 9))
        return ipaddress.ip_address(way.getsockname()[0])
    return None
