"""The tests again and again, where all cores are busy: python -m tests.torture.loaded [RUNS [FOLDER ...]].

Without folders, the whole suite; with them, only their tests, four at a time. Every second run is in an order
of its own. It stops for nothing, and tells at the end which runs failed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
LOAD: Final = "while True: sum(range(10_000))"


def main(runs: int, folders: list[str]) -> int:
    """How many runs failed."""
    command = ["make", "test"]
    if folders:
        command = [sys.executable, "-m", "pytest", "-q", "-n", "4", "--dist", "worksteal", *folders]
    loads = [subprocess.Popen([sys.executable, "-c", LOAD]) for _ in range(os.cpu_count() or 1)]
    print(f"{runs} runs, beside {len(loads)} busy loads.", flush=True)
    failed = []
    try:
        for number in range(1, runs + 1):
            begun = time.monotonic()
            log = Path(tempfile.gettempdir(), f"access-uno-run-{number}.log")
            order = [] if number % 2 else [f"--shuffle={number}" if folders else f"ARGS=--shuffle={number}"]
            with log.open("wb") as out:
                done = subprocess.run([*command, *order], cwd=ROOT, stdout=out, stderr=out)
            passed = done.returncode == 0
            told = "passed" if passed else f"failed: {log}"
            print(f"Run {number} {told}, {time.monotonic() - begun:.0f} s.", flush=True)
            failed += [] if passed else [number]
    finally:
        for load in loads:
            load.kill()
            load.wait()
    print(f"{runs - len(failed)} of {runs} passed.", flush=True)
    return len(failed)


if __name__ == "__main__":
    sys.exit(bool(main(int(sys.argv[1]) if len(sys.argv) > 1 else 20, sys.argv[2:])))
