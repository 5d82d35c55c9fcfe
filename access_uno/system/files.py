"""Files that are whole or not there: written beside their place, synced, then moved there.

Only their owner can read them. Anything that is no file (a pipe, a device, a folder, a link to one of them)
raises OSError at once, because opening or reading it may block for ever.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

_BESIDE: Final = re.compile(r"\.(?P<name>.+)\.(?P<process>[0-9]{1,9})\.new")
_FULL: Final = frozenset((errno.ENOSPC, errno.EDQUOT, errno.EFBIG))


_AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
_BINARY: Final = getattr(os, "O_BINARY", 0)
_OWNER: Final = 0o700  # nothing for others


class HomeError(Exception):
    """There is no folder for settings and saved games."""


def opened(path: Path) -> BinaryIO:
    """Open a file for reading."""
    return os.fdopen(open_handle(path, os.O_RDONLY), "rb")


def read(path: Path, most: int) -> bytes:
    """Return the content of a file; raise OSError if it is longer than `most` bytes."""
    with opened(path) as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return content


def open_handle(path: Path, flags: int) -> int:
    """Open a file, never anything else; raise OSError then."""
    _check_is_file(path.stat().st_mode, path)  # a device may act when it is opened
    handle = os.open(path, flags | _AT_ONCE | _BINARY)
    try:
        _check_is_file(os.fstat(handle).st_mode, path)
    except OSError:
        os.close(handle)
        raise
    return handle


def make_private(path: Path) -> None:
    """Take all rights on a file from others, as far as the system allows; leave a device alone."""
    with contextlib.suppress(OSError):
        mode = path.stat().st_mode
        if stat.S_ISREG(mode) and mode & 0o7777 & ~_OWNER:
            path.chmod(mode & _OWNER)


def for_adding(path: Path) -> None:
    """Make sure that a file exists to which lines can be added, such as a log."""
    make_folder(path.parent)
    with contextlib.suppress(FileNotFoundError):
        os.close(open_handle(path, os.O_WRONLY | os.O_APPEND))
        make_private(path)
        return
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def write(path: Path, content: bytes) -> None:
    """Put `content` at `path` in place of the old content; after a crash one of the two is there, whole."""
    place = Path(os.path.realpath(path))  # a link stays a link
    make_folder(place.parent)
    mode = 0o600
    with contextlib.suppress(FileNotFoundError):
        mode = place.stat().st_mode
        _check_is_file(mode, path)
    beside = _write_beside(place, content)
    try:
        with contextlib.suppress(OSError):
            beside.chmod(mode & _OWNER)
        beside.replace(place)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
    sync_folder(place.parent)


def create(path: Path, content: bytes) -> None:
    """Put `content` at `path`; raise FileExistsError if something is there already."""
    make_folder(path.parent)
    beside = _write_beside(path, content)
    try:
        try:
            os.link(beside, path)  # unlike renaming, this never takes the place of a file
        except FileExistsError:
            raise
        except OSError:  # this file system has no hard links
            if path.exists():
                raise FileExistsError(str(path)) from None
            beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
    sync_folder(path.parent)


def move(path: Path, to: Path) -> Path:
    """Move a file to `to`, or to the next free name like it; return where it is now."""
    make_folder(to.parent)
    free = next(name for name in numbered(to) if not name.exists())
    path.rename(free)
    sync_folder(free.parent)
    return free


def numbered(path: Path) -> Iterator[Path]:
    """Yield the path itself, then the same with " 2", " 3" at the end of its stem."""
    yield path
    number = 2
    while True:
        yield path.with_name(f"{path.stem} {number}{path.suffix}")
        number += 1


if sys.platform == "win32":
    import ctypes
    import msvcrt

    _FORBIDDEN: Final = 5  # the error of a process of another user
    _SYNCHRONIZE: Final = 0x100000
    _STILL_RUNNING: Final = 0x102

    def _is_running(process: int) -> bool:
        """Return whether a process with this number runs."""
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.OpenProcess.restype = ctypes.c_void_p
        if not (handle := ctypes.c_void_p(kernel.OpenProcess(_SYNCHRONIZE, False, process))):
            return ctypes.get_last_error() == _FORBIDDEN
        try:
            return bool(kernel.WaitForSingleObject(handle, 0) == _STILL_RUNNING)
        finally:
            kernel.CloseHandle(handle)

    def lock(handle: int, unread: int) -> None:
        """Lock an open file until it is closed; raise OSError if another program has locked it."""
        os.lseek(handle, unread, os.SEEK_SET)  # locked bytes cannot be read: lock a place beyond
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)

else:
    import fcntl

    def _is_running(process: int) -> bool:
        """Return whether a process with this number runs."""
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
        except (OSError, OverflowError):  # it is another user's, or no number of a process
            return True
        return True

    def lock(handle: int, unread: int) -> None:  # noqa: ARG001
        """Lock an open file until it is closed; raise OSError if another program has locked it."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def sync(handle: int) -> None:
    """Sync a file to disk; macOS would stop at the disk's own memory unless told not to."""
    if sys.platform == "darwin":
        import fcntl

        with contextlib.suppress(OSError):  # some file systems cannot
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            return
    os.fsync(handle)


def sync_folder(folder: Path) -> None:
    """Sync the names in a folder to disk, where the system can."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):  # some file systems cannot, and need not
            sync(handle)
    finally:
        os.close(handle)


def make_folder(folder: Path) -> None:
    """Make sure that a folder exists; a new one is readable by its owner only."""
    try:
        folder.mkdir(mode=_OWNER)
    except FileNotFoundError:
        make_folder(folder.parent)
        folder.mkdir(mode=_OWNER, exist_ok=True)
    except FileExistsError:
        if not folder.is_dir():  # else the error would look as if the file in the folder existed
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder)) from None


def _check_is_file(mode: int, path: Path) -> None:
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


def _remove_left_over(folder: Path, name: str) -> None:
    """Remove what killed programs have left beside a file of this name, or beside any record."""
    with contextlib.suppress(OSError):
        for path in folder.glob(".*.new"):
            left = _BESIDE.fullmatch(path.name)
            ours = left and (left["name"] == name or left["name"].endswith(".uno"))
            if left and ours and not _is_running(int(left["process"])):
                path.unlink(missing_ok=True)


def _write_beside(path: Path, content: bytes) -> Path:
    name = path.stem[:100] + path.suffix[:10]
    beside = path.with_name(f".{name}.{os.getpid()}.new")
    beside.unlink(missing_ok=True)  # left by a killed program with the same number
    _remove_left_over(path.parent, name)
    try:
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, 0o600), "wb") as file:
            file.write(content)
            file.flush()
            sync(file.fileno())
    except OSError:
        beside.unlink(missing_ok=True)
        raise
    return beside


def why_not_written(error: Exception) -> str:
    """Return why a file cannot be written: `no-folder`, `is-folder`, `forbidden`, `full` or `other`."""
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return "no-folder"
    if isinstance(error, IsADirectoryError):
        return "is-folder"
    if isinstance(error, PermissionError):
        return "forbidden"
    return "full" if isinstance(error, OSError) and error.errno in _FULL else "other"
