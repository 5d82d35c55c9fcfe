"""SSH for servers and clients, with asyncssh."""

from __future__ import annotations

import ctypes.util
from importlib import import_module


def _load_asyncssh() -> None:
    """Load asyncssh without its search for liboqs and nettle, which runs gcc, ld and ldconfig.

    They would add a key exchange and checksums that no client needs: others of the same strength are there.
    """
    search = ctypes.util.find_library
    ctypes.util.find_library = lambda name: None  # noqa: ARG005
    try:
        import_module("asyncssh")
    finally:
        ctypes.util.find_library = search


_load_asyncssh()
