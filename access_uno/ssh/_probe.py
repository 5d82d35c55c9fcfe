"""Probes whether a connection lives, while a table waits for a player there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from asyncssh import SSHServerConnection

KEEPALIVE_SECONDS: Final = 60.0
KEEPALIVES_MISSED: Final = 2
PROBE_SECONDS: Final = 5.0
SILENT_SECONDS: Final = 15.0  # without a byte: the connection counts as dead
_ENDS_AFTER: Final = KEEPALIVE_SECONDS * (KEEPALIVES_MISSED + 1)  # seconds of silence, probed or not

Tell = Callable[[bool], None]
"""Called when a connection falls silent (True), and when something comes again (False)."""


class Probe:
    """Probes one connection, and never ends it early: a phone that is out of reach for a while comes back."""

    def __init__(self, connection: SSHServerConnection, is_held: Callable[[], bool]) -> None:
        """`is_held` returns whether input of the client waits unread: then it lives."""
        self._connection = connection
        self._is_held = is_held
        self._tell: Tell = lambda _: None
        self._wanted = self._probes = self._silent = self._is_closed = False
        self._heard_at = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def watch(self, tell: Tell | None) -> None:
        """Report from now on when the connection falls silent.

        None: stop, but return whether it is silent.
        """
        self._wanted = tell is not None
        if self._is_closed:
            return
        if tell is not None:
            self._tell = tell
            if not self._probes:
                self._begin()
        elif self._probes and not self._silent:
            self._rest()

    def heard(self) -> None:
        """Note that the client has sent something."""
        self._heard_at = asyncio.get_running_loop().time()
        if self._silent:
            self._silent = False
            self._tell(False)
            if self._wanted:
                self._look()
            else:
                self._rest()

    def close(self) -> None:
        """Stop: the connection is over."""
        self._is_closed = True
        self._stop()

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _begin(self) -> None:
        self._probes = True
        self._heard_at = asyncio.get_running_loop().time()
        self._connection.set_keepalive(PROBE_SECONDS, round(_ENDS_AFTER / PROBE_SECONDS))
        self._look()

    def _rest(self) -> None:
        """Ask as rarely as while no table waits."""
        self._probes = False
        self._stop()
        self._connection.set_keepalive(KEEPALIVE_SECONDS, KEEPALIVES_MISSED)

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        left = self._heard_at + SILENT_SECONDS - loop.time()
        if left > 0 or self._is_held():
            self._timer = loop.call_later(left if left > 0 else PROBE_SECONDS, self._look)
        else:
            self._silent = True
            self._tell(True)
