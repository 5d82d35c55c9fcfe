"""What only Windows knows, asked of Windows itself. To be imported there only."""

from __future__ import annotations

import ctypes
import locale
from collections.abc import Iterator
from ctypes import wintypes
from typing import Any, Final

_kernel: Any = ctypes.WinDLL("kernel32", use_last_error=True)  # type: ignore[attr-defined, unused-ignore]
_PROCESSES: Final = 2  # TH32CS_SNAPPROCESS
_NONE: Final = ctypes.c_void_p(-1).value


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


def processes() -> Iterator[str]:
    """The programs that run, by the names of their files."""
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
    """The language of the user interface, such as de_DE."""
    return locale.windows_locale.get(_kernel.GetUserDefaultUILanguage(), "")
