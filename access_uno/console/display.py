"""The braille display through BrlAPI, the interface of BRLTTY: cells go out, keys come back.

The package ``braille`` makes cells and windows; this module only transfers them, and makes sure that an
unplugged cable or a frozen BRLTTY never stops the game.

    display = Display(on_key=queue.put, on_size=redraw, on_trouble=tell)
    display.show(bytes([0x1B, 0x17]), cursor=0)
    display.stop()
"""

from __future__ import annotations

import contextlib
import importlib
import os
import select
import socket
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from operator import methodcaller
from typing import Any, Literal

from access_uno.system.worker import PATIENCE, Absent, Hung, Keeper, Lost, State, Trouble, Worker, ask

_CHECK = 0.5  # seconds between checks of the display: is it there, does BRLTTY answer?
_LOOK = 0.05  # seconds between checks for keys, where a connection cannot be waited for
CURSOR = 0xC0
"""Dots 7 and 8."""
_BASE_PORT = 4101  # BrlAPI's "host:N" is TCP port 4101 + N
_SOCKETS = "/var/lib/BrlAPI"

# BRLTTY's commands and their meanings here. All others have no effect.
_COMMANDS = {
    command: ours
    for ours, commands in {
        "pan-left": ("FWINLT", "FWINLTSKIP"),
        "pan-right": ("FWINRT", "FWINRTSKIP"),
        "line-up": ("LNUP", "PRDIFLN", "WINUP"),
        "line-down": ("LNDN", "NXDIFLN", "WINDN"),
        "top": ("TOP", "TOP_LEFT"),
        "bottom": ("BOT", "BOT_LEFT"),
        "home": ("HOME", "RETURN"),
        "back": ("BACK",),
        "help": ("HELP", "LEARN"),
        "info": ("INFO",),
        "menu": ("PREFMENU",),
    }.items()
    for command in commands
}
# BrlAPI's keys and prompt_toolkit's names for them.
_KEYS = {
    "LINEFEED": "enter",
    **{
        key: key.lower().replace("_", "")
        for key in (
            *("TAB", "BACKSPACE", "ESCAPE", "HOME", "END", "LEFT", "RIGHT", "UP", "DOWN"),
            *("PAGE_UP", "PAGE_DOWN", "INSERT", "DELETE", *(f"F{number}" for number in range(1, 25))),
        )
    },
}


@dataclass(frozen=True)
class Key:
    """A press at the display.

    - ``command``: ``name`` is pan-left, pan-right, line-up, line-down, top, bottom, home, back, help, info or
      menu
    - ``route``: the routing key of cell ``number``, the first is 0
    - ``key``: ``name`` as prompt_toolkit calls it: enter, escape, tab, s-tab, left, pageup, f1, c-c
    - ``text``: ``name`` is the character typed on the braille keyboard, in BRLTTY's text table
    """

    kind: Literal["command", "route", "key", "text"]
    name: str = ""
    number: int = 0


class Connection:
    """BrlAPI's connections. They live in the display worker's thread, and only there.

    One has the display and its keys. Questions about the display use another: if a key comes in while
    BRLTTY 6.5 answers, the answer is lost, and libbrlapi waits for it for ever.
    """

    def __init__(self) -> None:
        try:
            self._brlapi: Any = importlib.import_module("brlapi")
        except ImportError as error:
            raise Absent(str(error)) from None
        self._names = _names(self._brlapi)
        self._connection = self._brlapi.Connection()
        self._questions = self._brlapi.Connection()
        self._cells = 1
        self._columns = 1
        self._shown = b""  # what this connection has shown
        self._entered = False

    def enter(self) -> None:
        """Take the display while this terminal is in the foreground; without a terminal, always.

        Keys keep their defaults: ``acceptKeys`` for all of them would also take the
        command by which BRLTTY looks for a display that was unplugged.
        """
        try:
            self._connection.enterTtyMode()
        except self._brlapi.OperationError:
            self._connection.enterTtyModeWithPath([])
        self._entered = True

    def size(self) -> tuple[int, int]:
        """Return the cells of a line and how many lines there are, (0, 0) while no display is plugged in.

        ``displaySize`` may be out of date.
        """
        api, ask_for = self._brlapi, self._questions.getParameter
        if not ask_for(api.PARAM_DEVICE_ONLINE, 0, api.PARAMF_GLOBAL):
            return 0, 0
        columns, rows = ask_for(api.PARAM_DISPLAY_SIZE, 0, api.PARAMF_GLOBAL)
        self._columns, self._cells = columns, columns * rows
        return int(columns), int(rows)

    def write(self, cells: bytes) -> None:
        """Show ``cells``, line after line; only from the first line that changes to the last are they sent.

        A display of many lines may take seconds for all of them.
        """
        cells, shown = cells[: self._cells].ljust(self._cells, b"\0"), self._shown
        if len(shown) != len(cells):
            self._connection.writeDots(cells)
        elif changed := [place for place, cell in enumerate(cells) if cell != shown[place]]:
            start = changed[0] // self._columns * self._columns
            end = changed[-1] // self._columns * self._columns + self._columns
            self._write_part(cells[start:end], start)
        self._shown = cells

    def _write_part(self, cells: bytes, start: int) -> None:
        part = self._brlapi.WriteStruct()
        part.regionBegin, part.regionSize = start + 1, len(cells)
        part.text, part.attrOr = " " * len(cells), cells
        part.cursor = 0
        self._connection.write(part)

    def keys(self) -> list[Key]:
        """Return the keys that were pressed meanwhile."""
        codes = iter(lambda: self._connection.readKey(False), None)
        return [key for key in map(self._key, codes) if key]

    def close(self) -> None:
        if self._entered:
            self.write(b"")  # no other program should find cards there
            self._connection.leaveTtyMode()
        self._connection.closeConnection()
        self._questions.closeConnection()

    def line(self) -> int | None:
        if sys.platform == "win32":  # there it is no socket, and cannot be waited for
            return None
        number: int = self._connection.fileDescriptor
        return number

    def _key(self, code: int) -> Key | None:
        """Return the key of a code, decoded here: ``describeKeyCode`` crashes on some codes."""
        api = self._brlapi
        if code & api.KEY_TYPE_MASK == api.KEY_TYPE_CMD:
            block = code & api.KEY_CMD_BLK_MASK
            if block == api.KEY_CMD_ROUTE:
                return Key("route", number=code & api.KEY_CMD_ARG_MASK)
            command = self._names.get(code & (api.KEY_TYPE_MASK | api.KEY_CODE_MASK))
            return Key("command", command) if command else None
        flags, symbol = code >> api.KEY_FLAGS_SHIFT, code & api.KEY_CODE_MASK
        prefix = "c-" if flags & api.KEY_FLG_INPUT_CONTROL else ""
        if name := self._names.get(symbol):
            return Key("key", prefix + ("s-" if flags & api.KEY_FLG_INPUT_SHIFT else "") + name)
        character = chr(symbol - api.KEY_SYM_UNICODE if symbol >= api.KEY_SYM_UNICODE else symbol)
        if not character.isprintable() or character == "\N{REPLACEMENT CHARACTER}":
            return None
        upper = flags & (api.KEY_FLG_INPUT_SHIFT | api.KEY_FLG_INPUT_UPPER)
        return (
            Key("key", prefix + character)
            if prefix
            else Key("text", character.upper() if upper else character)
        )


def _names(api: Any) -> dict[int, str]:
    """Return names for the codes of BRLTTY's commands and BrlAPI's keys; they differ by version."""
    commands = {
        api.KEY_TYPE_CMD | getattr(api, f"KEY_CMD_{name}"): ours
        for name, ours in _COMMANDS.items()
        if hasattr(api, f"KEY_CMD_{name}")
    }
    keys = {
        getattr(api, f"KEY_SYM_{name}"): ours
        for name, ours in _KEYS.items()
        if hasattr(api, f"KEY_SYM_{name}")
    }
    return commands | keys


class Display(Keeper[Connection]):
    """A braille display that may come and go. No method waits for it or raises because of it.

    The callbacks come from another thread: ``on_key`` with each key, ``on_size`` with the number of cells
    whenever a display is connected, ``on_trouble`` once for each outage. ``stop()`` gives the
    display back to the screen reader and never hangs.
    """

    def __init__(
        self,
        on_key: Callable[[Key], None],
        on_size: Callable[[int], None] | None = None,
        on_trouble: Callable[[Trouble], None] | None = None,
    ) -> None:
        super().__init__("display", on_trouble)
        self.size = 0
        """The number of cells in a line, 0 without a display."""
        self.rows = 0
        """The number of lines, 0 without a display."""
        self._on_key = on_key
        self._on_size = on_size or (lambda _: None)
        self._cells = b""
        self._new = threading.Event()  # there are cells that the display does not show yet
        self._bell, self._rope = socket.socketpair()  # ends the wait for keys
        self._rope.setblocking(False)
        self._thread.start()

    def show(self, cells: bytes, cursor: int | None = None) -> None:
        """Show ``cells``, one byte each (dot 1 is bit 0), and dots 7 and 8 at ``cursor``.

        Line follows line, each as wide as the display; what is beyond the last one is cut off. Without a
        display the newest cells are kept for the next one.
        """
        if cursor is not None and 0 <= cursor < len(cells):
            cells = cells[:cursor] + bytes([cells[cursor] | CURSOR]) + cells[cursor + 1 :]
        self._cells = cells
        self._new.set()
        self._wake()

    # From here on everything runs in the keeper's thread, which calls the worker and waits for it.

    def _open(self) -> Worker[Connection] | None:
        if state() == "hung":
            self._tell("hung")
            return None
        worker = Worker(Connection, "display worker")
        worker.start(PATIENCE)
        size, rows = worker.call(methodcaller("size"), PATIENCE)
        if not size:
            self._tell("unplugged")
            worker.end(PATIENCE)
            return None
        worker.call(methodcaller("enter"), PATIENCE)
        self.size, self.rows = size, rows
        self._succeed()
        return worker

    def _serve(self, worker: Worker[Connection]) -> None:
        line = worker.call(methodcaller("line"), PATIENCE)
        watched, patience = ([self._bell], _LOOK) if line is None else ([line, self._bell], _CHECK)
        self._new.set()
        self._on_size(self.size)
        try:
            while not self._stopping.is_set() and self._present(worker):
                next_check = time.monotonic() + _CHECK
                while not self._stopping.is_set() and (left := next_check - time.monotonic()) > 0:
                    self._move(worker)
                    if self._bell in select.select(watched, [], [], min(left, patience))[0]:
                        self._bell.recv(4096)
        finally:
            self.size = self.rows = 0

    def _present(self, worker: Worker[Connection]) -> bool:
        """Return whether the display is still the same; the question also shows that BRLTTY answers."""
        size = worker.call(methodcaller("size"), PATIENCE)
        if not size[0]:
            self._tell("unplugged")
        return bool(size == (self.size, self.rows))

    def _move(self, worker: Worker[Connection]) -> None:
        """Send cells, receive keys."""
        if self._new.is_set():
            self._new.clear()
            worker.call(methodcaller("write", self._cells), PATIENCE)
        for key in worker.call(methodcaller("keys"), PATIENCE):
            self._on_key(key)

    def _wake(self) -> None:
        with contextlib.suppress(OSError):  # it rings already, or everything is over
            self._rope.send(b"!")

    def _run(self) -> None:
        with self._bell, self._rope:
            super()._run()


def state() -> State:
    """Return whether BRLTTY answers, over a socket of this program: it greets every connection."""
    return ask(address(), b"")


def cells() -> int:
    """Return how many cells the line of a display has that could be used now; 0 without one."""
    if state() != "answers":
        return 0
    worker = Worker(Connection, "display question")
    try:
        worker.start(PATIENCE)
        columns: int = worker.call(methodcaller("size"), PATIENCE)[0]
        return columns
    except (Lost, Hung):
        return 0
    finally:
        worker.end(0)


def address() -> str | tuple[str, int]:
    """Return where BrlAPI looks for BRLTTY: the path of a UNIX socket, or host and port."""
    host, _, number = os.environ.get("BRLAPI_HOST", ":0").rpartition(":")
    if not host:
        return f"{_SOCKETS}/{number or 0}"
    return host, _BASE_PORT + (int(number) if number.isdecimal() else 0)
