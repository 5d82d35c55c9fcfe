"""A server in this program, open as long as the one who opened it plays."""

from __future__ import annotations

import asyncio
import socket
import threading
from typing import Final

from access_uno.play.online.serve import (
    DEFAULT_HOST,
    DEFAULT_PORT,
    NotOpenedError,
    Opening,
    RunningServer,
    told_address,
)
from access_uno.server.addresses import EVERYWHERE, own_address
from access_uno.server.store.sqlite import SQLiteStore
from access_uno.settings import Home
from access_uno.words import words_of

_SECONDS: Final = 20.0


class LocalServer:
    """The server, in a thread with a loop of its own."""

    def __init__(self, home: Home, language: str) -> None:
        self._home = home
        self._language = language
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="house", daemon=True)
        self._server: RunningServer
        self.trouble = ""  # why it is not open
        self.invitation = ""  # the address for others

    def open(self) -> str | None:
        """Open the server; return the address for this player, or None if that fails."""
        self._thread.start()
        for port in (DEFAULT_PORT, 0):  # any other if that one is in use
            try:
                self._server = RunningServer(SQLiteStore(self._home.server_store), self._home.server_key)
                opening = self._server.open(Opening([(EVERYWHERE, port)], language=self._language))
                [(_, bound), *_] = asyncio.run_coroutine_threadsafe(opening, self._loop).result(_SECONDS)
            except NotOpenedError as error:
                self.trouble = error.told(words_of(self._language))
                continue
            host = str(own_address(socket.AF_INET) or DEFAULT_HOST)
            self.invitation = f"{told_address(host, bound)}#{self._server.fingerprint}"
            return told_address(DEFAULT_HOST, bound)
        self._end()
        return None

    def close(self) -> None:
        """Tell all people there, and store everything."""
        asyncio.run_coroutine_threadsafe(self._server.close(), self._loop).result(_SECONDS)
        self._end()

    def _end(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(_SECONDS)
