"""Files that are whole or not there: written beside their place, brought to disk, then put there."""

from __future__ import annotations

import contextlib
import errno
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_FULL: Final = frozenset((errno.ENOSPC, errno.EDQUOT, errno.EFBIG))


def write(path: Path, content: bytes) -> None:
    """Put `content` at `path`, instead of what is there; whatever happens, one of the two is there, whole."""
    place = path.resolve()  # a link stays a link
    _make_folder(place.parent)
    beside = _write_beside(place, content)
    try:
        with contextlib.suppress(OSError):
            beside.chmod(place.stat().st_mode & 0o777)
        beside.replace(place)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
    sync_folder(place.parent)


def create(path: Path, content: bytes) -> None:
    """Put `content` at `path`; FileExistsError if something is there already."""
    _make_folder(path.parent)
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
    _make_folder(to.parent)
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


def sync_folder(folder: Path) -> None:
    """Bring the names in a folder to disk, where the system can."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        with contextlib.suppress(OSError):  # some file systems cannot, and have no need to
            os.fsync(handle)
    finally:
        os.close(handle)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:  # which would say that the file in the folder exists
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder)) from None


def _write_beside(path: Path, content: bytes) -> Path:
    beside = path.with_name(f".{path.name[:100]}.{os.getpid()}.new")
    beside.unlink(missing_ok=True)  # left by a program with the same number that was killed
    try:
        with beside.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
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
