"""Typed lines, from a terminal or a pipe: each is answered, and what happens by itself goes on in between."""

from __future__ import annotations

import os
import select
import sys
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from access_uno.console.app import Console

_CHUNK: Final = 4096
_LONGEST: Final = 1000  # bytes of a line that are looked at


class LinesFrontEnd:
    """Runs the console with typed lines until it is left or the input ends."""

    def __init__(self, console: Console, handle: int | None = None) -> None:
        self._console = console
        self._handle = sys.stdin.fileno() if handle is None else handle
        self._buffer = b""
        self._ended = False
        self._bell, self._rope = os.pipe()  # ends the wait for input
        console.wake = self._ring

    def run(self) -> None:
        """Until the console is left or nothing more comes."""
        while self._console.running:
            delay = self._console.advance()
            if delay == 0 or not self._console.running:
                continue  # what happens at once happens before the next line is looked at
            line = self._line(delay)
            if line is not None:
                self._console.line(line)
            elif self._ended:
                self._console.leave()

    def _ring(self) -> None:
        os.write(self._rope, b"!")

    def _line(self, seconds: float | None) -> str | None:
        """The next line; None if none came in this time (None: however long it takes), or none will."""
        while b"\n" not in self._buffer and not self._ended:
            if not self._readable(seconds):
                return None
            data = self._read()
            self._ended = not data
            self._buffer = self._buffer[-_CHUNK * 16 :] + data
        line, _, self._buffer = self._buffer.partition(b"\n")
        if not line and self._ended:
            return None
        return line[:_LONGEST].decode("utf-8", "replace").strip("\r")

    def _read(self) -> bytes:
        try:
            return os.read(self._handle, _CHUNK)
        except OSError:  # the terminal is gone
            return b""

    def _readable(self, seconds: float | None) -> bool:
        """Whether there is input, after this time at the latest, or after something else happened."""
        if os.name == "nt":  # select knows only sockets there
            if seconds is not None:
                time.sleep(seconds)
            return seconds is None
        ready = select.select([self._handle, self._bell], [], [], seconds)[0]
        if self._bell in ready:
            os.read(self._bell, _CHUNK)
        return self._handle in ready
