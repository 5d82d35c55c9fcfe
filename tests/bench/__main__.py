"""Runs the benches: `python -m tests.bench` all of them, `python -m tests.bench engine start` these.

What follows the first word with a dash belongs to the coach's bench: `python -m tests.bench coach --seed 7`.

How strong the computer players are, and how good advice is, takes long to measure: these run only when they
are named.
"""

from __future__ import annotations

import sys
from importlib import import_module
from itertools import takewhile
from pathlib import Path

_LONG = {"strength", "coach"}


def main(arguments: list[str]) -> None:
    """Each bench is a module bench_NAME.py with a `main()` that prints what it measured."""
    wanted = list(takewhile(lambda one: not one.startswith("-"), arguments))
    options = arguments[len(wanted) :]
    names = sorted(file.stem.removeprefix("bench_") for file in Path(__file__).parent.glob("bench_*.py"))
    for unknown in set(wanted) - set(names):
        sys.exit(f"There is no bench {unknown}. There are: {', '.join(names)}.")
    if options and wanted != ["coach"]:
        sys.exit("Only the bench coach has options.")
    for name in wanted or [name for name in names if name not in _LONG]:
        print(f"Bench {name}:", flush=True)
        import_module(f"tests.bench.bench_{name}").main(*filter(None, [options]))


if __name__ == "__main__":
    main(sys.argv[1:])
