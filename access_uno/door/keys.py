"""Keys on disk: that of a house, and that by which houses know a player. Nobody else can read them."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import asyncssh


class KeyFileError(Exception):
    """A file with a key cannot be read or written, or holds none."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


def key_at(path: Path) -> asyncssh.SSHKey:
    """The key in a file, made at the first time."""
    try:
        with contextlib.suppress(FileNotFoundError):
            return asyncssh.import_private_key(path.read_bytes())
        return _make(path)
    except (OSError, asyncssh.KeyImportError, ValueError):
        raise KeyFileError(path) from None


def _make(path: Path) -> asyncssh.SSHKey:
    path.parent.mkdir(parents=True, exist_ok=True)
    key = asyncssh.generate_private_key("ssh-ed25519", comment="access-uno")
    beside = path.with_name(f".{path.name}.{os.getpid()}.new")
    beside.unlink(missing_ok=True)
    with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(key.export_private_key())
        file.flush()
        os.fsync(file.fileno())
    try:
        os.link(beside, path)  # of two programs that begin at once, one makes the key
    except FileExistsError:
        return asyncssh.import_private_key(path.read_bytes())
    finally:
        beside.unlink()
    return key
