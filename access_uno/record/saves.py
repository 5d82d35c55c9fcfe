"""Saved games: records to which every step is added before the players hear of it.

A `SaveFile` is the open file of the match that is being played. When the match is over, it moves to the
folder `finished` beside it, and is not offered again.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import sys
import time
from io import BytesIO
from pathlib import Path
from typing import Final, Literal, Self

from access_uno.engine.values import Value
from access_uno.record import Replay
from access_uno.record.step_store import NotStoredError
from access_uno.system import files
from access_uno.text.names import tidy

_BEGIN: Final = b"begin"
FINISHED: Final = "finished"
_LONGEST_NAME: Final = 120  # bytes, of the 255 that a file's name may have
_LONGEST_HEADER: Final = 1 << 20  # bytes
_LAST_TIME: Final = 32_500_000_000.0  # in the year 2999: the calendar of Windows ends there
_NO_TEXT: Final = re.compile(rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
_MOMENTS: Final = 10_000  # that are kept of a match that goes on, more than most matches have
LARGEST: Final = 1 << 26  # bytes of a record that is read; the longest match has a tenth of it


class SaveError(NotStoredError):
    """A saved game cannot be read or written; the code says why: save-CODE in the words.

    `in-use` by another program, `broken`, `exists`, `disk-full`, `cannot-write`, `cannot-read`,
    `no-people` (only computer players take part), `gone` (removed or replaced while it was open).
    """

    def __init__(
        self, code: str, path: Path, replay: Replay | None = None, game: SavedGame | None = None
    ) -> None:
        super().__init__(f"{code}: {path}")
        self.code = code
        self.path = path
        self.replay = replay  # if broken: how far it goes, and why no further
        self.game = game  # if in use: which game it is


class SavedGame(Value):
    """A match that can go on, or is over."""

    path: Path
    names: tuple[str, ...]
    rulebook: str
    time: float  # of the last step, as time.time() has it
    people: tuple[str, ...] = ()  # the names that are no computer players


class SaveFile:
    """The record of a match on disk, locked against other writers."""

    def __init__(self, path: Path, handle: int) -> None:
        self.path = path
        self._handle = handle
        self._length = os.fstat(handle).st_size  # of the whole lines
        self._torn = False
        self._was_there = True  # when it was closed
        self.was_cut = False  # whether damaged lines at its end were cut off

    @classmethod
    def create(cls, path: Path, header: str) -> Self:
        """Create a file with the header of a record; refuse an existing file."""
        try:
            files.create(path, header.encode())
        except FileExistsError:
            raise SaveError("exists", path) from None
        except ValueError:  # a name that no file can have
            raise SaveError("cannot-write", path) from None
        except OSError as error:
            raise _cannot_write(error, path) from None
        return cls(path, _open_alone(path))

    @classmethod
    def resume(cls, path: Path) -> tuple[Self, Replay]:
        """Open a file to go on with; return it and the match so far.

        A damaged end is cut off: see `was_cut`.
        """
        handle = _open_alone(path)
        files.make_private(path)
        try:
            whole = _whole(_content(handle))
            text, replay = _sound(whole)
            if replay.error or replay.record is None:
                raise SaveError("broken", path, replay)
            if None not in replay.record.levels:
                raise SaveError("no-people", path)
            _make(handle, text)
            save = cls(path, handle)
            save.was_cut = len(text) < len(whole)
            return save, replay
        except OSError as error:
            os.close(handle)
            raise _cannot_write(error, path) from None
        except SaveError:
            os.close(handle)
            raise

    def append(self, line: str) -> Literal[True]:
        """Add a line, which ends in a line feed. When this returns it is on disk; if it raises, it is not."""
        if not self.is_there():
            raise SaveError("gone", self.path)
        try:
            if self._torn:
                self._mend()
            _write_all(self._handle, line.encode())
            files.sync(self._handle)
        except OSError as error:
            self._torn = True
            with contextlib.suppress(OSError):  # else before the next line, or when the game goes on
                self._mend()
            raise _cannot_write(error, self.path) from None
        self._length += len(line.encode())
        return True

    def is_there(self) -> bool:
        """Return whether the file is still where it was opened; if closed, whether it was then.

        Windows does not let an open file be removed or replaced.
        """
        if self._handle >= 0 and os.name != "nt":
            try:
                self._was_there = os.path.samestat(os.stat(self.path), os.fstat(self._handle))
            except (FileNotFoundError, NotADirectoryError):
                self._was_there = False
            except OSError:  # unknown
                self._was_there = True
        return self._was_there

    def finish(self, saves: Path) -> None:
        """End the match: move the file from the saves to the finished games."""
        self.close()
        if self._was_there and self.path.parent == saves:
            with contextlib.suppress(OSError):  # else it moves when a player wants to go on with it
                self.path = files.move(self.path, saves / FINISHED / self.path.name)

    def close(self) -> None:
        if self._handle >= 0:
            self.is_there()
            os.close(self._handle)
            self._handle = -1

    def _mend(self) -> None:
        os.ftruncate(self._handle, self._length)
        files.sync(self._handle)
        self._torn = False


def new_save(saves: Path, names: tuple[str, ...], header: str) -> SaveFile:
    """Create a file for a new match, named after the time and the players, as far as file names allow."""
    encoding = sys.getfilesystemencoding()
    called = " ".join(names).encode(encoding, "ignore").decode(encoding)
    players = "".join(char if char.isalnum() else " " for char in called).split()
    name = " ".join([time.strftime("%Y-%m-%d %H-%M"), *players]).encode()[:_LONGEST_NAME]
    for path in files.numbered(saves / (name.decode(errors="ignore") + ".uno")):
        try:
            return SaveFile.create(path, header)
        except SaveError as error:
            if error.code != "exists":
                raise
    raise AssertionError("unreachable: numbers are endless")


def unfinished(saves: Path) -> list[SavedGame]:
    """Return the matches that can go on, the newest first."""
    return [game for game in _games(saves) if game.people]


def finished(saves: Path) -> list[SavedGame]:
    """Return the matches that are over, the newest first."""
    return _games(saves / FINISHED)


def delete(game: SavedGame) -> None:
    """Delete a match for good; raise SaveError if that fails."""
    try:
        game.path.unlink(missing_ok=True)
        files.sync_folder(game.path.parent)
    except OSError as error:
        raise _cannot_write(error, game.path) from None


def _games(folder: Path) -> list[SavedGame]:
    """Return the games in a folder; files that are no matches are ignored."""
    found = []
    with contextlib.suppress(OSError):
        for path in folder.glob("*.uno"):
            with contextlib.suppress(OSError):
                if game := _saved_game(path):
                    found.append(game)
    return sorted(found, key=lambda game: game.time, reverse=True)


def _saved_game(path: Path) -> SavedGame | None:
    with files.opened(path) as file:
        header = []
        for line in BytesIO(file.read(_LONGEST_HEADER)):
            header.append(line)
            if line.strip() == _BEGIN:
                break
        time_of_last_step = os.fstat(file.fileno()).st_mtime
    if (record := Replay.of(b"".join(header)).record) is None:
        return None
    time_to_tell = min(max(time_of_last_step, 0.0), _LAST_TIME)
    people = [name for name, level in zip(record.names, record.levels, strict=True) if level is None]
    return SavedGame(path, record.names, record.rules.rulebook, time_to_tell, tuple(people))


def _open_alone(path: Path) -> int:
    """Open a file to add to it; raise SaveError if it is no file, or another program has it."""
    try:
        handle = files.open_handle(path, os.O_RDWR | os.O_APPEND)
    except PermissionError as error:
        raise _cannot_write(error, path) from None
    except (OSError, ValueError):  # ValueError: a name that no file can have
        raise SaveError("cannot-read", path) from None
    try:
        files.lock(handle, LARGEST)
    except OSError:
        os.close(handle)
        raise SaveError("in-use", path, game=_saved_game(path)) from None
    return handle


def _content(handle: int) -> bytes:
    if os.fstat(handle).st_size > LARGEST:
        raise OSError(errno.EFBIG, "too large")
    return b"".join(iter(lambda: os.read(handle, 1 << 20), b""))


def _sound(text: bytes) -> tuple[bytes, Replay]:
    """Return the whole lines of a record before a damaged end, and its replay."""
    replay = Replay.of(text, keeps=_MOMENTS)
    if replay.error and replay.record:
        lines = text.split(b"\n")
        good, rest = lines[: replay.error.line - 1], lines[replay.error.line - 1 :]
        if not any(_was_meant(line, replay.record.names) for line in rest):
            text = b"".join(line + b"\n" for line in good)
            replay = Replay.of(text, keeps=_MOMENTS)
    return text, replay


def _was_meant(line: bytes, players: tuple[str, ...]) -> bool:
    """Return whether a line was written as a step, even if it cannot be understood; else a crash left it."""
    try:
        name, _, words = line.decode().partition(":")
    except UnicodeDecodeError:
        return False
    return bool(words.strip()) and tidy(name) in players and not _NO_TEXT.search(line)


def _whole(text: bytes) -> bytes:
    """Return the text without an unfinished last line.

    No player was told of it. Only people forget the end of `begin`.
    """
    lines, feed, last = text.rpartition(b"\n")
    return text + b"\n" if last.strip() == _BEGIN else lines + feed


def _make(handle: int, text: bytes) -> None:
    """Make the file hold exactly this text, which differs from the old one only at the end."""
    length = os.fstat(handle).st_size
    if len(text) < length:
        os.ftruncate(handle, len(text))
    elif len(text) > length:
        _write_all(handle, text[length:])
    files.sync(handle)


def _write_all(handle: int, content: bytes) -> None:
    while content:
        content = content[os.write(handle, content) :]


def _cannot_write(error: OSError, path: Path) -> SaveError:
    return SaveError("disk-full" if files.why_not_written(error) == "full" else "cannot-write", path)
