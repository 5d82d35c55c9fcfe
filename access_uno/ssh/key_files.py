"""Keys on disk: a server's own, the one of a player, and lists of public keys."""

from __future__ import annotations

import contextlib
import logging
import re
from pathlib import Path
from typing import Final

import asyncssh

from access_uno.system import files

_log = logging.getLogger(__name__)

_MOST: Final = 100_000  # bytes of a key
_MOST_LISTED: Final = 10_000_000  # bytes of a list of public keys
_FINGERPRINT: Final = re.compile("SHA256:[A-Za-z0-9+/]{43}")


class KeyFileError(Exception):
    """A file with a key cannot be read or written, or holds none."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


def key_at(path: Path) -> asyncssh.SSHKey:
    """Return the key in a file, made at the first time."""
    try:
        if not path.exists():
            with contextlib.suppress(FileExistsError):  # of two programs at once, one makes the key
                files.create(path, _made())
        files.make_private(path)
        return asyncssh.import_private_key(files.read(path, _MOST))
    except (OSError, asyncssh.KeyImportError, ValueError):
        raise KeyFileError(path) from None


def fingerprints_in(path: Path) -> frozenset[str]:
    """Return the fingerprints of the public keys in a file; raise KeyFileError if a line of it is none.

    The format is that of `.pub` files and of `authorized_keys`, without options before a key: they would
    have no effect here.
    """
    try:
        lines = files.read(path, _MOST_LISTED).decode().splitlines()
        keys = [line.strip() for line in lines if line.strip() and not line.lstrip().startswith("#")]
        return frozenset(asyncssh.import_public_key(key).get_fingerprint() for key in keys)
    except (OSError, asyncssh.KeyImportError, ValueError):
        raise KeyFileError(path) from None


class KeyList:
    """The public keys in a file, read again when it has changed; call it for their fingerprints."""

    def __init__(self, path: Path) -> None:
        """KeyFileError if a line of the file is no key."""
        self._path = path
        self._stamp = self._stamped()
        self._known = fingerprints_in(path)

    def __call__(self) -> frozenset[str]:
        """Return the fingerprints; those known so far while the file cannot be read, which is logged once."""
        stamp = self._stamped()
        if stamp != self._stamp:
            self._stamp = stamp
            try:
                self._known = fingerprints_in(self._path)
            except KeyFileError:
                _log.warning("%s is no list of public keys now; the keys before hold", self._path)
        return self._known

    def _stamped(self) -> tuple[int, ...]:
        """Return what changes with the file; nothing where there is none."""
        try:
            found = self._path.stat()
        except OSError:
            return ()
        return found.st_mtime_ns, found.st_ino, found.st_size


def fingerprints_of(text: str) -> frozenset[str]:
    """Return the fingerprints that a text names: one itself, or a file with keys; else raise KeyFileError."""
    if _FINGERPRINT.fullmatch(text):
        return frozenset((text,))
    if found := fingerprints_in(Path(text)):
        return found
    raise KeyFileError(Path(text))


def _made() -> bytes:
    return asyncssh.generate_private_key("ssh-ed25519", comment="access-uno").export_private_key()
