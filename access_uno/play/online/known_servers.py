"""Bookmarks of servers: their addresses and keys, and the player's names there."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Final

from access_uno.command_line.arguments import UsageError
from access_uno.engine.values import Value
from access_uno.play.online.serve import address_of
from access_uno.system import files
from access_uno.text import names

_MOST: Final = 1_000_000  # bytes of the file


class KnownServer(Value):
    """A server that the player has visited."""

    address: str
    fingerprint: str
    name: str


class KnownServers:
    """All of them, the latest first, in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def all(self) -> list[KnownServer]:
        """Return the servers; what cannot be understood is passed over."""
        try:
            listed = json.loads(files.read(self.path, _MOST))
        except (OSError, ValueError, RecursionError):
            return []
        understood = map(_understood, listed if isinstance(listed, list) else [])
        return [server for server in understood if server is not None]

    def at(self, address: str) -> KnownServer | None:
        return next((server for server in self.all() if server.address == address), None)

    def remember(self, server: KnownServer) -> None:
        """Put a visited server first; raise OSError if that cannot be stored."""
        others = [other for other in self.all() if other.address != server.address]
        listed = [one.as_dict() for one in (server, *others)]
        files.write(self.path, (json.dumps(listed[:50], ensure_ascii=False, indent=1) + "\n").encode())


def _understood(server: object) -> KnownServer | None:
    match server:
        case {"address": str(address), "fingerprint": str(fingerprint), "name": str(name)}:
            with contextlib.suppress(UsageError):
                address_of(address)
                known_as = not name or names.why_not(name) is None
                return KnownServer(address, fingerprint, name) if address and known_as else None
    return None
