"""A terminal without a window: runs a command, types keys, knows every byte and the screen."""

from __future__ import annotations

import contextlib
import fcntl
import os
import re
import select
import signal
import struct
import subprocess
import termios
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Self

import pyte

from tests.stack.servers import PATIENCE

KEYS = {
    "Enter": "\r",
    "Esc": "\x1b",
    "Tab": "\t",
    "Shift-Tab": "\x1b[Z",
    "Backspace": "\x7f",
    "Delete": "\x1b[3~",
    "Space": " ",
    "Up": "\x1b[A",
    "Down": "\x1b[B",
    "Right": "\x1b[C",
    "Left": "\x1b[D",
    "Home": "\x1b[H",
    "End": "\x1b[F",
    "PageUp": "\x1b[5~",
    "PageDown": "\x1b[6~",
    "F1": "\x1bOP",
    "Ctrl-C": "\x03",
    "Ctrl-D": "\x04",
}
_ESCAPE_SEQUENCES = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(\x07|\x1b\\)|[@-Z\\^_=>]|[()].)")


_PyteScreen: Any = pyte.Screen  # some versions of pyte have types, others have none


class _Screen(_PyteScreen):  # type: ignore[misc]
    """pyte passes ``private=True`` to methods that do not expect it."""

    def report_device_status(self, mode: int = 0, **_: Any) -> None:
        super().report_device_status(mode)  # answers "where is the cursor?" as real terminals do

    def select_graphic_rendition(self, *attributes: int, **_: Any) -> None:
        super().select_graphic_rendition(*attributes)


class Terminal:
    """``argv`` on a pseudo terminal of its own. Use it in a ``with`` statement, or close it.

    ``env`` is the whole environment of the command (default: ours); ``on_change`` sees the screen after
    every piece of output.
    """

    def __init__(
        self,
        argv: Sequence[str],
        *,
        columns: int = 80,
        rows: int = 24,
        env: Mapping[str, str] | None = None,
        term: str = "linux",
        on_change: Callable[[pyte.Screen], None] | None = None,
    ) -> None:
        self.env = {**(os.environ if env is None else env), "TERM": term}
        self.output = b""
        self.screen: Any = _Screen(columns, rows)
        self.screen.write_process_input = self.type
        self._stream = pyte.ByteStream(self.screen)
        self._on_change = on_change
        self._changed = threading.Condition()
        self._open = True
        self._closing = threading.Event()
        self._master, slave = os.openpty()
        self.resize(columns, rows)
        # setsid --ctty makes the terminal the command's own without Python code between fork and exec,
        # which would be unsafe beside threads. env lets Control C and a hang-up work
        # where the tests run in the background or under nohup.
        self._process = subprocess.Popen(
            ["setsid", "--ctty", "env", "--default-signal=INT,HUP", *argv],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=self.env,
        )
        os.close(slave)
        self._reader = threading.Thread(target=self._read_all, daemon=True)
        self._reader.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def pid(self) -> int:
        """The process of the command."""
        return self._process.pid

    def resize(self, columns: int, rows: int) -> None:
        """Give the window another size."""
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    def text(self, since: int = 0) -> str:
        """What was printed from byte ``since`` on, without escape sequences."""
        return _ESCAPE_SEQUENCES.sub("", self.output[since:].decode("utf-8", "replace"))

    def lines(self, since: int = 0) -> list[str]:
        """The lines of ``text`` that say something."""
        return [line for line in re.split(r"[\r\n]+", self.text(since)) if line]

    def type(self, characters: str) -> None:
        """Send raw characters; a command that has ended does not hear them."""
        with contextlib.suppress(OSError):
            os.write(self._master, characters.encode("utf-8", "surrogateescape"))

    def press(self, key: str) -> None:
        """Press a key by name (``Enter``, ``Up``), or type the text itself."""
        self.type(KEYS.get(key, key))

    def wait_for(self, text: str, *, since: int = 0, timeout: float = PATIENCE) -> None:
        """Wait until ``text`` has been printed after byte ``since``; TimeoutError with the screen if not."""
        with self._changed:
            self._changed.wait_for(lambda: text in self.text(since) or not self._open, timeout)
            if text not in self.text(since):
                shown = "\n".join(line.rstrip() for line in self.screen.display).rstrip()
                raise TimeoutError(
                    f"{text!r} was not printed within {timeout:.1f} s; the screen was:\n{shown}"
                )

    def wait_for_output(self, wanted: Callable[[bytes], bool], timeout: float = PATIENCE) -> bool:
        """Wait until the output so far is as ``wanted``; False if that took too long."""
        with self._changed:
            return self._changed.wait_for(lambda: wanted(self.output), timeout)

    def wait_until_idle(self, seconds: float, *, timeout: float) -> None:
        """Wait until the command has ended, or has printed nothing for ``seconds``."""
        deadline = time.monotonic() + timeout
        with self._changed:
            while self._open and (left := deadline - time.monotonic()) > 0:
                if not self._changed.wait(min(seconds, left)):
                    return

    def wait(self, timeout: float = PATIENCE) -> int:
        """The exit status of the command, once it has ended and all its output is here."""
        status = self._process.wait(timeout)
        with self._changed:
            self._changed.wait_for(lambda: not self._open, timeout)
        return status

    def close(self) -> None:
        """Hang up as a closed window does, then make sure that nothing is left."""
        with contextlib.ExitStack() as handles:
            # yasr and Fenrir run the command in a session of its own, which need not end with them.
            descendants = [_handle(pid, handles) for pid in _descendants(self._process.pid)]
            for number in (signal.SIGHUP, signal.SIGTERM, signal.SIGKILL):
                if self.running:
                    self._process.send_signal(number)
                    with contextlib.suppress(subprocess.TimeoutExpired):
                        self._process.wait(2)
            for handle in filter(None, descendants):
                with contextlib.suppress(ProcessLookupError):
                    signal.pidfd_send_signal(handle, signal.SIGKILL)
        self.hang_up()

    def hang_up(self) -> None:
        """Close the window: the command finds its terminal gone."""
        if not self._closing.is_set():
            self._closing.set()
            self._reader.join()
            os.close(self._master)

    def _read_all(self) -> None:
        while data := self._read():
            with self._changed:
                self.output += data
                self._stream.feed(data)
                if self._on_change:
                    self._on_change(self.screen)
                self._changed.notify_all()
        with self._changed:
            self._open = False
            self._changed.notify_all()

    def _read(self) -> bytes:
        """The next output; empty once the command has closed the terminal, or we have."""
        while not self._closing.is_set():
            if select.select([self._master], [], [], 0.1)[0]:
                try:
                    return os.read(self._master, 65536)
                except OSError:  # how Linux reports that the other end is gone
                    return b""
        return b""


def _descendants(pid: int) -> list[int]:
    """The processes started by ``pid``, by those, and so on."""
    found: list[int] = []
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            for child in map(int, children.read_text().split()):
                found += [child, *_descendants(child)]
    return found


def _handle(pid: int, handles: contextlib.ExitStack) -> int | None:
    """A handle of a process: unlike its number, it can never come to mean another one."""
    try:
        handle = os.pidfd_open(pid)
    except ProcessLookupError:
        return None
    handles.callback(os.close, handle)
    return handle
