"""Files that are whole or not there: written beside their place, brought to disk, then put there.

Nobody but the owner can read them. What is no file (a pipe, a device, a folder, a link to one of them) is an
OSError at once, because to open or to read it may take for ever.
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
_OWNER: Final = 0o700  # what others may do with a file, nobody may


class HomeError(Exception):
    """There is no folder where settings and saved games could lie."""


def opened(path: Path) -> BinaryIO:
    """Open a file to read it."""
    return os.fdopen(open_handle(path, os.O_RDONLY), "rb")


def read(path: Path, most: int) -> bytes:
    """What is in a file; OSError if that is more than so many bytes."""
    with opened(path) as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return content


def open_handle(path: Path, flags: int) -> int:
    """Open a file, never anything else."""
    _check_is_file(path.stat().st_mode, path)  # a device may act when it is opened
    handle = os.open(path, flags | _AT_ONCE | _BINARY)
    try:
        _check_is_file(os.fstat(handle).st_mode, path)
    except OSError:
        os.close(handle)
        raise
    return handle


def make_private(path: Path) -> None:
    """Take from others what they may do with a file, as far as the system lets us, but no device."""
    with contextlib.suppress(OSError):
        mode = path.stat().st_mode
        if stat.S_ISREG(mode) and mode & 0o7777 & ~_OWNER:
            path.chmod(mode & _OWNER)


def for_adding(path: Path) -> None:
    """Make sure that there is a file to which something can be added, as a log is."""
    make_folder(path.parent)
    with contextlib.suppress(FileNotFoundError):
        os.close(open_handle(path, os.O_WRONLY | os.O_APPEND))
        make_private(path)
        return
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def write(path: Path, content: bytes) -> None:
    """Put `content` at `path`, instead of what is there; whatever happens, one of the two is there, whole."""
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
    """Put `content` at `path`; FileExistsError if something is there already."""
    make_folder(path.parent)
    beside = _write_beside(path, content)
    try:
        try:
            os.link(beside, path)  # unlike renaming, this never takes the place of a file
        except FileExistsError:
            raise
        except OSError:  # there are no hard links here
            if path.exists():
                raise FileExistsError(str(path)) from None
            beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
    sync_folder(path.parent)


def move(path: Path, to: Path) -> Path:
    """Move a file to `to`, or to the next free name like it; where it is now."""
    make_folder(to.parent)
    free = next(name for name in numbered(to) if not name.exists())
    path.rename(free)
    sync_folder(free.parent)
    return free


def numbered(path: Path) -> Iterator[Path]:
    """The path itself, then the same with " 2", " 3" at the end of its stem."""
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
        """Return whether there is a process of this number."""
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.OpenProcess.restype = ctypes.c_void_p
        if not (handle := ctypes.c_void_p(kernel.OpenProcess(_SYNCHRONIZE, False, process))):
            return ctypes.get_last_error() == _FORBIDDEN
        try:
            return bool(kernel.WaitForSingleObject(handle, 0) == _STILL_RUNNING)
        finally:
            kernel.CloseHandle(handle)

    def lock(handle: int, unread: int) -> None:
        """Have an open file alone until it is closed; OSError if another program has it."""
        os.lseek(handle, unread, os.SEEK_SET)  # what is locked cannot be read: a place that nobody reads
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        os.lseek(handle, 0, os.SEEK_SET)

else:
    import fcntl

    def _is_running(process: int) -> bool:
        """Return whether there is a process of this number."""
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
        except (OSError, OverflowError):  # it is another user's, or no number of a process
            return True
        return True

    def lock(handle: int, unread: int) -> None:  # noqa: ARG001
        """Have an open file alone until it is closed; OSError if another program has it."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def sync(handle: int) -> None:
    """Bring what was written to disk; macOS means the disk's own memory by that, unless it is told."""
    if sys.platform == "darwin":
        import fcntl

        with contextlib.suppress(OSError):  # not on every file system
            fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
            return
    os.fsync(handle)


def sync_folder(folder: Path) -> None:
    """Bring the names in a folder to disk, where the system can."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):  # some file systems cannot, and have no need to
            sync(handle)
    finally:
        os.close(handle)


def make_folder(folder: Path) -> None:
    """Make sure that there is a folder; one that is made now, only its owner can look into."""
    try:
        folder.mkdir(mode=_OWNER)
    except FileNotFoundError:
        make_folder(folder.parent)
        folder.mkdir(mode=_OWNER, exist_ok=True)
    except FileExistsError:
        if not folder.is_dir():  # else somebody might think that the file in the folder exists
            raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder)) from None


def _check_is_file(mode: int, path: Path) -> None:
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))


def _remove_left_over(folder: Path, name: str) -> None:
    """Remove what programs that were killed have left beside a file of this name, or beside any record."""
    with contextlib.suppress(OSError):
        for path in folder.glob(".*.new"):
            left = _BESIDE.fullmatch(path.name)
            ours = left and (left["name"] == name or left["name"].endswith(".uno"))
            if left and ours and not _is_running(int(left["process"])):
                path.unlink(missing_ok=True)


def _write_beside(path: Path, content: bytes) -> Path:
    name = path.stem[:100] + path.suffix[:10]
    beside = path.with_name(f".{name}.{os.getpid()}.new")
    beside.unlink(missing_ok=True)  # left by a program with the same number that was killed
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
    """Why something cannot be written: `no-folder`, `is-folder`, `forbidden`, `full` or `other`."""
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return "no-folder"
    if isinstance(error, IsADirectoryError):
        return "is-folder"
    if isinstance(error, PermissionError):
        return "forbidden"
    return "full" if isinstance(error, OSError) and error.errno in _FULL else "other"
