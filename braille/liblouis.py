"""The only access to liblouis: its Python module, one lock around every call, its log in this program's.

The system's own liblouis comes first, where it is there and new enough; then the one that can be installed
with pip, as the package access_uno_liblouis.
"""

import atexit
import contextlib
import ctypes
import functools
import importlib
import logging
import os
import re
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Literal

OLDEST: Final = (3, 24)  # the oldest version tested, Debian 12's

Reason = Literal["missing", "wrong", "old", "table", "text"]

_LOG: Final = logging.getLogger("braille.liblouis")
_LOCK: Final = threading.Lock()  # liblouis gives wrong cells and crashes when two threads use it
_IMPOSTORS: Final = {"louis": r"1\.", "Pylouis": ""}  # of "louis", only these versions: Debian has a real one
_SENTENCES: Final[dict[Reason, str]] = {
    "missing": "liblouis or its Python module louis is not installed ({detail}).",
    "wrong": "The Python module louis ({detail}) is not the one of liblouis: uninstall the Python packages "
    "louis and Pylouis, and install liblouis's own.",
    "old": "liblouis {detail} is too old: version 3.24 or newer is needed.",
    "table": "liblouis cannot use its table {detail}.",
    "text": "liblouis cannot translate {detail}.",
}


class LouisError(Exception):
    """Cells are not available; `reason` is a code, `detail` its object, the text an English sentence."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(_SENTENCES[reason].format(detail=detail))
        self.reason = reason
        self.detail = detail


def version() -> str:
    """Return the version of liblouis; raise LouisError with the reason why it cannot be used."""
    with _LOCK:
        return str(_louis().version())


def to_cells(tables: Sequence[str], text: str) -> str:
    """Return the text in Unicode braille; a space is U+2800."""
    if not text:
        return ""
    text = text.replace("\0", " ")  # it would end the text
    return str(
        _asked(
            tables, text, lambda louis: louis.translateString(tables, text, None, louis.dotsIO | louis.ucBrl)
        )
    )


def to_cells_with_origins(tables: Sequence[str], text: str) -> tuple[str, list[int]]:
    """Return the cells and, for each, the place in the text that it comes from."""
    if not text:
        return "", []
    text = text.replace("\0", " ")
    cells, origins, _, _ = _asked(
        tables, text, lambda louis: louis.translate(tables, text, mode=louis.dotsIO | louis.ucBrl)
    )
    return str(cells), origins


def to_text(tables: Sequence[str], cells: str) -> str:
    """Return the text of cells in Unicode braille; the first table must say how these are written."""
    if not cells:
        return ""
    return str(_asked(tables, cells, lambda louis: louis.backTranslateString(tables, cells)))


def _asked(tables: Sequence[str], text: str, ask: Callable[[Any], Any]) -> Any:
    """Return what liblouis answers about a text; raise LouisError if it cannot."""
    with _LOCK:
        louis = _louis()
        try:
            return ask(louis)
        except RuntimeError as error:
            raise _failure(louis, tables, text) from error


def own_table(name: str) -> str:
    """Return the full path of one of liblouis's own tables.

    A bare name could be a file in the current folder.
    """
    with _LOCK:
        folders = _table_folders(_louis())
    if folders is None:
        return name
    for folder in folders:
        path = Path(folder, name)
        if folder and path.is_file():
            return str(path.resolve())
    raise LouisError("table", name)


def _table_folders(louis: Any) -> list[str] | None:
    """Return where tables lie; None if the library hides it, so that it searches by itself."""
    given = os.environ.get("LOUIS_TABLEPATH", "")  # as with any liblouis, in place of what it has itself
    own = "" if given else getattr(louis, "TABLES", "")  # access_uno_liblouis brings its tables along
    search_path = getattr(louis.liblouis, "_lou_getTablePath", None)
    if search_path is None:
        return [*given.split(","), own] if given or own else None
    search_path.restype = ctypes.c_char_p
    encoding = getattr(louis, "fileSystemEncoding", sys.getfilesystemencoding())
    folders = (search_path() or b"").decode(encoding, "replace").split(",")
    return [*folders, own]


@functools.cache
def reachable(folder: Path) -> Path:
    """Return a folder that liblouis can open: itself, or a copy if there is a comma in its path."""
    if "," not in str(folder):
        return folder
    copies = tempfile.mkdtemp(prefix="braille-tables-")
    atexit.register(shutil.rmtree, copies, ignore_errors=True)
    return Path(shutil.copytree(folder, Path(copies, "tables")))


def _failure(louis: Any, tables: Sequence[str], text: str) -> LouisError:
    """Return why a translation failed: the first table that does not compile, or else the text."""
    try:
        louis.checkTable(tables)
    except RuntimeError:
        return LouisError("table", ", ".join(tables))
    return LouisError("text", repr(text))


def _louis() -> Any:
    """Return the module; the lock must be held."""
    module = _load()
    if isinstance(module, LouisError):
        raise module.with_traceback(None)
    return module


@functools.cache
def _load() -> Any:
    """Return the module, or the LouisError; the search happens once."""
    louis = _tried(lambda: importlib.import_module("louis"))
    if isinstance(louis, LouisError):
        packed = _tried(lambda: importlib.import_module("access_uno_liblouis").louis)
        louis = louis if isinstance(packed, LouisError) else packed
    if not isinstance(louis, LouisError):
        _catch_log(louis)
    return louis


def _tried(load: Callable[[], Any]) -> Any:
    """Return a usable module of liblouis, or the LouisError."""
    try:
        louis = load()
    except (ImportError, OSError) as error:  # OSError: the module is there, the library is not
        wrong = _impostors()
        return LouisError("wrong", wrong) if wrong else LouisError("missing", str(error))
    except Exception as error:  # another package of that name
        return LouisError("wrong", repr(error))
    wanted = ("version", "translateString", "translate", "backTranslateString", "LogCallback", "dotsIO")
    found = str(getattr(louis, "__file__", None))
    if not all(hasattr(louis, name) for name in wanted):
        return LouisError("wrong", found)
    number = re.match(r"(\d+)\.(\d+)", str(louis.version()))
    if number is None:
        return LouisError("wrong", found)
    if (int(number[1]), int(number[2])) < OLDEST:
        return LouisError("old", str(louis.version()))
    return louis


def _impostors() -> str:
    """Return the packages on the index that have the name of liblouis, and do not contain it."""
    from importlib import metadata  # slow to load, and needed only where liblouis is missing

    names = []
    for name, version in _IMPOSTORS.items():
        with contextlib.suppress(metadata.PackageNotFoundError):
            if re.match(version, metadata.version(name)):
                names.append(name)
    return ", ".join(names)


def _catch_log(louis: Any) -> None:
    """Send liblouis's messages to the log; otherwise they go to standard error."""

    def write(level: int, message: bytes) -> None:
        _LOG.log(level // 1000, "%s", message.decode(errors="replace"))

    callback = louis.LogCallback(write)
    louis.registerLogCallback(callback)
    _callbacks.append(callback)  # liblouis keeps no reference


_callbacks: list[Any] = []
