"""A program that is frozen into one file, as by PyInstaller, starts itself for its processes."""

from __future__ import annotations

import multiprocessing
import sys


def serve() -> None:
    """Run as the process that the program has started, if this is one; else return."""
    multiprocessing.freeze_support()
    if sys.argv[1:] == ["-P", "-m", "access_uno.players.thinking"]:
        from access_uno.players import thinking

        thinking.main()
        sys.exit()
