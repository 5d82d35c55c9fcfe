"""What only Windows can tell. To be imported only there."""

from __future__ import annotations

import atexit
import ctypes
import locale
import msvcrt
import select
import socket
import sys
import threading
from collections.abc import Iterator
from ctypes import wintypes
from functools import cache
from typing import Any, Final, cast

_kernel: Any = ctypes.WinDLL("kernel32", use_last_error=True)  # type: ignore[attr-defined, unused-ignore]
_kernel.GetStdHandle.restype = wintypes.HANDLE
_OUTPUT: Final = -11
_ESCAPES: Final = 0x5  # ENABLE_PROCESSED_OUTPUT, ENABLE_VIRTUAL_TERMINAL_PROCESSING
_PLAIN: Final = "\x1b[0m"
_PROCESSES: Final = 2  # TH32CS_SNAPPROCESS
_NONE: Final = ctypes.c_void_p(-1).value
_CHUNK: Final = 4096


class _Process(ctypes.Structure):
    _fields_ = (
        ("size", wintypes.DWORD),
        ("usage", wintypes.DWORD),
        ("number", wintypes.DWORD),
        ("heap", ctypes.c_void_p),
        ("module", wintypes.DWORD),
        ("threads", wintypes.DWORD),
        ("parent", wintypes.DWORD),
        ("priority", wintypes.LONG),
        ("flags", wintypes.DWORD),
        ("name", wintypes.WCHAR * 260),
    )


class _Buffer(ctypes.Structure):
    """The screen buffer of a console: CONSOLE_SCREEN_BUFFER_INFO."""

    _fields_ = (
        ("size", wintypes._COORD),
        ("cursor", wintypes._COORD),
        ("attributes", wintypes.WORD),
        ("window", wintypes.SMALL_RECT),
        ("largest", wintypes._COORD),
    )


@cache
def enable_escapes() -> bool:
    """Make the console understand escape sequences until exit; return False if it cannot."""
    console = wintypes.HANDLE(_kernel.GetStdHandle(_OUTPUT))
    before = wintypes.DWORD()
    if not _kernel.GetConsoleMode(console, ctypes.byref(before)):
        return False
    if before.value & _ESCAPES != _ESCAPES:
        atexit.register(_kernel.SetConsoleMode, console, before)
        if not _kernel.SetConsoleMode(console, before.value | _ESCAPES):
            return False
    return _hides_escapes(console)


def _hides_escapes(console: wintypes.HANDLE) -> bool:
    """Return whether an escape moves no cursor: Wine takes the mode, and shows escapes as text."""
    before, after, done = _Buffer(), _Buffer(), wintypes.DWORD()
    _kernel.GetConsoleScreenBufferInfo(console, ctypes.byref(before))
    _kernel.WriteConsoleW(console, _PLAIN, len(_PLAIN), ctypes.byref(done), None)
    _kernel.GetConsoleScreenBufferInfo(console, ctypes.byref(after))
    if (before.cursor.X, before.cursor.Y) == (after.cursor.X, after.cursor.Y):
        return True
    _kernel.FillConsoleOutputCharacterW(
        console, wintypes.WCHAR(" "), len(_PLAIN), before.cursor, ctypes.byref(done)
    )
    _kernel.SetConsoleCursorPosition(console, before.cursor)
    return False


def clear_console() -> None:
    """Overwrite the whole screen buffer, also what was scrolled away."""
    console = wintypes.HANDLE(_kernel.GetStdHandle(_OUTPUT))
    buffer, done, home = _Buffer(), wintypes.DWORD(), wintypes._COORD(0, 0)
    if not _kernel.GetConsoleScreenBufferInfo(console, ctypes.byref(buffer)):
        return
    cells = buffer.size.X * buffer.size.Y
    _kernel.FillConsoleOutputCharacterW(console, wintypes.WCHAR(" "), cells, home, ctypes.byref(done))
    _kernel.FillConsoleOutputAttribute(console, buffer.attributes, cells, home, ctypes.byref(done))
    _kernel.SetConsoleCursorPosition(console, home)


class StandardInput:
    """Standard input as UTF-8 at a socket, the only thing that select takes on Windows: typed or from a pipe.

    A console gives Python all characters, in any code page. They are read without Python's buffer:
    while a waiting thread holds it, Python cannot exit, and crashes.
    """

    def __init__(self) -> None:
        self._here, there = socket.socketpair()
        characters = cast(Any, sys.stdin.buffer).raw

        def copy() -> None:
            with there:
                while some := characters.read(_CHUNK):
                    there.sendall(some)

        threading.Thread(target=copy, name="standard input", daemon=True).start()

    def fileno(self) -> int:
        """Return the number for select."""
        return self._here.fileno()

    def recv(self, size: int) -> bytes:
        """Return what was received, at most `size` bytes."""
        return self._here.recv(size)

    def forget(self) -> bool:
        """Discard what was typed and not read yet; return False if input is not typed."""
        if not sys.stdin.isatty():
            return False
        while msvcrt.kbhit():  # type: ignore[attr-defined, unused-ignore]
            msvcrt.getwch()  # type: ignore[attr-defined, unused-ignore]
        while select.select([self], [], [], 0)[0] and self.recv(_CHUNK):
            pass
        return True


def processes() -> Iterator[str]:
    """Yield the running programs, by the names of their files."""
    _kernel.CreateToolhelp32Snapshot.restype = wintypes.HANDLE
    snapshot = wintypes.HANDLE(_kernel.CreateToolhelp32Snapshot(_PROCESSES, 0))
    if snapshot.value in (None, _NONE):
        return
    entry = _Process(size=ctypes.sizeof(_Process))
    there = _kernel.Process32FirstW(snapshot, ctypes.byref(entry))
    while there:
        yield entry.name
        there = _kernel.Process32NextW(snapshot, ctypes.byref(entry))
    _kernel.CloseHandle(snapshot)


def language() -> str:
    """Return the language of the user interface, such as de_DE."""
    return locale.windows_locale.get(_kernel.GetUserDefaultUILanguage(), "")
