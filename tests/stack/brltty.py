"""A private BRLTTY with a braille display made of text: which dots arrive, and its keys back."""

from __future__ import annotations

import contextlib
import ctypes
import fcntl
import re
import socket
import termios
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from tests.stack.servers import PATIENCE, PrivateServer, wait_until, whole_lines

if TYPE_CHECKING:
    import pyte

_BRLAPI_BASE_PORT = 4101  # BrlAPI's "host:N" is TCP port 4101 + N


class VirtualDisplay:
    """The braille display: BRLTTY's driver connects to it and sends what its cells should show."""

    def __init__(self, path: Path, columns: int, rows: int = 1) -> None:
        self.columns = columns
        self.rows = rows
        self.cells = ""  # as Unicode braille patterns
        self.text = ""  # the same as characters, as far as BRLTTY knows them
        self.history: list[tuple[float, str]] = []  # (time, text) after every change
        self.shown: list[str] = []  # all cells so far
        self._path = path
        self._changed = threading.Condition()
        self._connection: socket.socket | None = None
        self.plug()

    def wait_for(self, wanted: Callable[[str], bool] | str, timeout: float = PATIENCE) -> bool:
        """Wait until the cells begin with ``wanted`` (or satisfy it); False if that took too long."""
        holds = wanted if callable(wanted) else lambda cells: cells.startswith(wanted)
        with self._changed:
            return self._changed.wait_for(lambda: holds(self.cells), timeout)

    def press(self, *commands: str) -> None:
        """Press keys, each named after the BRLTTY command that it gives.

        ``FWINRT`` pans right, ``KEY_ENTER`` and ``KEY_ESCAPE`` are keys, ``PASSDOTS 49`` is a chord of a
        braille keyboard (dot 1 is 1, dot 2 is 2, dot 3 is 4 and so on), ``ROUTE 4`` is the routing key of the
        fifth cell: the driver counts from 0 but refuses 0, so the very first key cannot be pressed.
        """
        for command in commands:
            if not self._connection:
                raise RuntimeError("BRLTTY is not connected to the display")
            self._connection.sendall(f"{command}\n".encode())
            # Of several commands that arrive together, the driver would take only the first.
            assert wait_until(self._is_read), "BRLTTY does not look at its keys"

    def _is_read(self) -> bool:
        unread = fcntl.ioctl(self._connection, termios.TIOCOUTQ, bytes(4)) if self._connection else bytes(4)
        return not any(unread)

    def unplug(self) -> None:
        """Pull the cable: BRLTTY goes on without a display."""
        self._path.unlink(missing_ok=True)
        self._closing.set()
        self._thread.join()
        self._server.close()

    def plug(self, columns: int | None = None) -> None:
        """Put the cable in, perhaps of another display. BRLTTY looks for it every five seconds."""
        self.columns = columns or self.columns
        self._closing = threading.Event()
        self._server = socket.socket(socket.AF_UNIX)
        self._server.bind(str(self._path))
        self._path.chmod(0o777)  # the directory is private
        self._server.listen(1)
        self._server.settimeout(0.1)
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        while not self._closing.is_set():
            with contextlib.suppress(TimeoutError):
                self._connection, _ = self._server.accept()
                with self._connection:
                    self._talk(self._connection)
                self._connection = None

    def _talk(self, connection: socket.socket) -> None:
        connection.settimeout(0.1)
        connection.sendall(f"Cells {self.columns} {self.rows}\n".encode())
        pending = b""
        while not self._closing.is_set():
            try:
                data = connection.recv(4096)
            except TimeoutError:
                continue
            except OSError:
                return
            if not data:
                return
            *lines, pending = (pending + data).split(b"\n")
            for line in lines:
                self._show(line.decode("utf-8", "replace"))

    def _show(self, line: str) -> None:
        message = re.match(r'(Braille|Visual) "(.*)"', line)
        if not message:
            return
        with self._changed:
            if message[1] == "Braille":
                self.cells = "".join(_pattern(dots) for dots in message[2].split("|"))
                self.shown.append(self.cells)
            else:
                self.text = re.sub(r"\\(.)", r"\1", message[2])
                self.history.append((time.time(), self.text.rstrip()))
            self._changed.notify_all()


def _pattern(dots: str) -> str:
    """``"125"`` is the Unicode character with dots 1, 2 and 5."""
    return chr(0x2800 + sum(1 << int(dot) - 1 for dot in dots.strip()))


class PrivateBrltty(PrivateServer):
    """BRLTTY on a VirtualDisplay, with BrlAPI on a free loopback port.

    Alone it shows no screen: the display belongs to the clients of BrlAPI. With ``follows_screen`` it reads
    ``screen`` instead, and what it says of it (autospeak) is in ``said``. ``auth`` is what it wants to see of
    its clients.
    """

    as_nobody = True  # root's BRLTTY would load kernel modules

    def __init__(
        self, columns: int = 40, rows: int = 1, *, follows_screen: bool = False, auth: str = "none"
    ) -> None:
        super().__init__()
        self.screen = SharedScreen(self.directory) if follows_screen else None
        self.display = VirtualDisplay(self.directory / "display.sock", columns, rows)
        self._auth = auth
        self._port = _free_port()

    @property
    def environment(self) -> dict[str, str]:
        """With these variables a client of BrlAPI finds this BRLTTY and no other."""
        return {"BRLAPI_HOST": f"127.0.0.1:{self._port - _BRLAPI_BASE_PORT}", "BRLAPI_AUTH": "none"}

    def start(self) -> None:
        # HOME: an ordinary user's BRLTTY looks for the SharedScreen there.
        env = {"LC_ALL": "C.UTF-8", "HOME": str(self.directory)}
        self._launch(self._command(), env, lambda: self.display.cells != "" and self._listens())

    def stop(self) -> None:
        super().stop()
        self.display.unplug()
        if self.screen:
            self.screen.close()

    def said(self) -> list[tuple[float, str]]:
        """What autospeak has said so far: (time, text)."""
        lines = whole_lines(self.directory / "said.tsv")
        return [(float(stamp), text) for stamp, _, text in (line.partition("\t") for line in lines)]

    def _command(self) -> list[str]:
        path = self.directory
        (path / "brltty.conf").touch()
        speaker = path / "speaker"
        speaker.write_text(
            "#!/bin/sh\nwhile IFS= read -r line; do\n"
            f'printf "%s\\t%s\\n" "$(date +%s.%N)" "$line" >> {path}/said.tsv\ndone\n'
        )
        speaker.chmod(0o755)
        speech = f"gs --speech-parameters command={speaker}" if self.screen else "no"
        # --quiet: no greeting, after which autospeak would be silent for four seconds.
        return (
            "brltty --no-daemon --quiet --standard-error --stay-privileged"
            f" --configuration-file {path}/brltty.conf --preferences-file {path}/preferences"
            f" --pid-file {path}/pid --writable-directory {path} --updatable-directory {path}"
            f" --braille-driver vr --braille-device client:{path}/display.sock --text-table en-nabcc"
            f" --screen-driver {'sc' if self.screen else 'no'}"
            f" --api-parameters Auth={self._auth},Host={self.environment['BRLAPI_HOST']}"
            f" --override-preferences alert-tunes=no,autospeak={'yes' if self.screen else 'no'}"
            f" --speech-driver {speech}"
        ).split()

    def _listens(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self._port)) == 0


class SharedScreen:
    """A text screen in shared memory, which BRLTTY's "sc" driver reads.

    A patched GNU Screen used to publish its screen like that; we publish pyte's, so that BRLTTY can follow a
    program in a pseudo terminal. One byte per character: what is not ASCII becomes "?".
    """

    _SIZE = 4 + 66 * 132 * 2
    _IPC_CREAT, _IPC_RMID = 0o1000, 0

    def __init__(self, directory: Path) -> None:
        self._libc = ctypes.CDLL(None, use_errno=True)
        self._libc.shmat.restype = ctypes.c_void_p
        key = self._libc.ftok(str(directory).encode(), ord("b"))  # as the driver does, from HOME
        self._id = self._libc.shmget(key, self._SIZE, self._IPC_CREAT | 0o777)  # root's BRLTTY runs as nobody
        if self._id == -1:
            raise OSError(ctypes.get_errno(), "no shared memory")
        self._address = self._libc.shmat(self._id, None, 0)
        self._write(80, 24, 0, 0, " " * 80 * 24)

    def show(self, screen: pyte.Screen) -> None:
        columns, rows = screen.columns, screen.lines
        text = "".join((screen.buffer[y][x].data or " ")[0] for y in range(rows) for x in range(columns))
        self._write(columns, rows, min(screen.cursor.x, columns - 1), screen.cursor.y, text)

    def close(self) -> None:
        """Otherwise the memory would stay until the next reboot."""
        self._libc.shmdt(ctypes.c_void_p(self._address))
        self._libc.shmctl(self._id, self._IPC_RMID, None)

    def _write(self, columns: int, rows: int, x: int, y: int, text: str) -> None:
        grey = b"\x07" * (columns * rows)
        image = bytes([columns, rows, x, y]) + text.encode("ascii", "replace") + grey + b"\0\0"
        ctypes.memmove(self._address, image, len(image))


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port
