"""The program with a clock that can be set: python -m tests.torture.odd_clock FILE WORDS…

The file has by how many seconds the clock of the wall is wrong. (libfaketime would make timed waits of
threads return at once, and so cost a processor.)
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from access_uno import cli


def main(file: Path, words: list[str]) -> int:
    """Run the program; return its exit status."""
    right, right_ns = time.time, time.time_ns
    time.time = lambda: right() + float(file.read_text())
    time.time_ns = lambda: right_ns() + int(1e9 * float(file.read_text()))
    return cli.main(words)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
