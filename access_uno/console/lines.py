"""Typed lines, from a terminal or a pipe: each is answered, and events go on in between."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import socket
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.system.windows import StandardInput

_CHUNK: Final = 4096
_LONGEST: Final = 1000  # bytes of a line that are looked at


class LinesFrontEnd:
    """Runs the console with typed lines until it is left or the input ends."""

    def __init__(self, console: Console, typed: Handle | StandardInput) -> None:
        self._console = console
        self._input = typed
        self._buffer = b""
        self._ended = False
        self._bell, self._rope = socket.socketpair()  # ends the wait for input
        self._rope.setblocking(False)
        console.wake = self._ring
        console.forget_input = self._forget

    def run(self) -> None:
        """Run until the console is left or the input ends.

        A signal just before a wait, or to another thread, does not end it; on Windows no signal does.
        """
        before = signal.set_wakeup_fd(self._rope.fileno(), warn_on_full_buffer=False)
        try:
            self._run()
        finally:
            signal.set_wakeup_fd(before)

    def _run(self) -> None:
        while self._console.running:
            delay = self._console.advance()
            if delay == 0 or not self._console.running:
                continue  # what happens at once comes before the next line
            if self._console.busy:
                self._wait_for_bell()  # so does the decision of a computer player
                continue
            line = self._line(delay)
            if line is not None:
                self._console.line(line)
            elif self._ended:
                self._console.leave()

    def _ring(self) -> None:
        with contextlib.suppress(BlockingIOError):  # a wake is pending already
            self._rope.send(b"!")

    def _forget(self) -> None:
        """Discard what was typed ahead, which is not meant for the next person.

        Input of a program is a script.
        """
        if self._input.forget():
            self._buffer = b""

    def _line(self, seconds: float | None) -> str | None:
        """Return the next line; None if none came in this time (None: no limit), or none will."""
        while b"\n" not in self._buffer and not self._ended:
            if not self._readable(seconds):
                return None
            data = self._read()
            self._ended = not data
            self._buffer = self._buffer[-_CHUNK * 16 :] + data
        line, _, self._buffer = self._buffer.partition(b"\n")
        if not line and self._ended:
            return None
        return line[:_LONGEST].decode("utf-8-sig", "replace").strip("\r")  # "sig": Windows' mark of UTF-8

    def _read(self) -> bytes:
        try:
            return self._input.recv(_CHUNK)
        except OSError:  # the terminal is gone
            return b""

    def _readable(self, seconds: float | None) -> bool:
        """Return whether there is input, after this time at the latest, or after a wake."""
        ready = select.select([self._input, self._bell], [], [], seconds)[0]
        if self._bell in ready:
            self._wait_for_bell()
        return self._input in ready

    def _wait_for_bell(self) -> None:
        self._bell.recv(_CHUNK)


class Handle:
    """A file with the interface of a socket for waiting and reading."""

    def __init__(self, number: int) -> None:
        self._number = number

    def fileno(self) -> int:
        """Return the number for select."""
        return self._number

    def recv(self, size: int) -> bytes:
        """Return what there is, at most `size` bytes."""
        return os.read(self._number, size)

    def forget(self) -> bool:
        """Discard what was typed and not read yet; return False if input is not typed."""
        import termios  # which Windows has not

        if not os.isatty(self._number):
            return False
        with contextlib.suppress(termios.error):
            termios.tcflush(self._number, termios.TCIFLUSH)
        return True
