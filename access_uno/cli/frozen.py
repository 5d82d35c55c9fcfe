"""Where the program is frozen into one file, as by PyInstaller: its processes are then the program itself."""

from __future__ import annotations

import multiprocessing
import sys


def serve() -> None:
    """Be the process that the program has started, if it is one; else return and be the program."""
    multiprocessing.freeze_support()
    if sys.argv[1:] == ["-P", "-m", "access_uno.players.thinking"]:
        from access_uno.players import thinking

        thinking.main()
        sys.exit()
