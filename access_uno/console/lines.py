"""Typed lines, from a terminal or a pipe: each is answered before the next one is read."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from access_uno.console.driver import WayIn

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.system.windows import StandardInput

_CHUNK: Final = 4096
_LONGEST: Final = 1000  # bytes of a line that are looked at


class TypedLines(WayIn):
    """Lines of standard input, as a way in for the driver."""

    def __init__(self, console: Console, typed: Handle | StandardInput) -> None:
        self._console = console
        self._input = typed
        self._buffer = b""
        self._ended = False
        self._wake: Callable[[], None] = lambda: None

    @contextlib.contextmanager
    def attached(self, wake: Callable[[], None], suspend: Callable[[], None]) -> Iterator[None]:  # noqa: ARG002
        """While it is open, lines can be answered; `wake` is called when something was read."""
        self._wake = wake
        self._console.forget_input = self._forget
        try:
            yield
        finally:
            self._console.forget_input = lambda: None
            asyncio.get_running_loop().remove_reader(self._input.fileno())

    def answer_next(self) -> bool:
        """Let the console answer the next line, or the end; else wait for more and return False."""
        if (line := self._line()) is not None:
            self._console.line(line)
        elif self._ended:
            self._console.leave()
        else:
            # Only now: what is typed ahead stays where it can be discarded, and a long pipe is not stored.
            asyncio.get_running_loop().add_reader(self._input.fileno(), self._read)
            return False
        return True

    def _read(self) -> None:
        asyncio.get_running_loop().remove_reader(self._input.fileno())
        try:
            data = self._input.recv(_CHUNK)
        except OSError:  # the terminal is gone
            data = b""
        self._ended = not data
        self._buffer = self._buffer[-_CHUNK * 16 :] + data
        self._wake()

    def _line(self) -> str | None:
        """Return the next line, if there is one."""
        line, newline, rest = self._buffer.partition(b"\n")
        if not newline and not (line and self._ended):
            return None
        self._buffer = rest
        return line[:_LONGEST].decode("utf-8-sig", "replace").strip("\r")  # "sig": Windows' mark of UTF-8

    def _forget(self) -> None:
        """Discard what was typed ahead, which is not meant for the next person.

        Input of a program is a script.
        """
        if self._input.forget():
            self._buffer = b""


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
        if sys.platform == "win32" or not os.isatty(self._number):
            return False
        import termios

        with contextlib.suppress(termios.error):
            termios.tcflush(self._number, termios.TCIFLUSH)
        return True
