"""Keys on disk: that of a house, and that by which houses know a player. Nobody else can read them."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Final

import asyncssh

from access_uno import files

_MOST: Final = 100_000  # bytes of a key


class KeyFileError(Exception):
    """A file with a key cannot be read or written, or holds none."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


def key_at(path: Path) -> asyncssh.SSHKey:
    """The key in a file, made at the first time."""
    try:
        if not path.exists():
            with contextlib.suppress(
                FileExistsError
            ):  # of two programs that begin at once, one makes the key
                files.create(path, _made())
        files.make_private(path)
        return asyncssh.import_private_key(files.read(path, _MOST))
    except (OSError, asyncssh.KeyImportError, ValueError):
        raise KeyFileError(path) from None


def _made() -> bytes:
    return asyncssh.generate_private_key("ssh-ed25519", comment="access-uno").export_private_key()
