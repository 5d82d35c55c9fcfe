"""Runs the benches: `python -m tests.bench` all of them, `python -m tests.bench engine start` these.

How strong the computer players are takes long to measure, so that one runs only when it is named.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

_LONG = {"strength"}


def main(wanted: list[str]) -> None:
    """Each bench is a module bench_NAME.py with a `main()` that prints what it measured."""
    names = sorted(file.stem.removeprefix("bench_") for file in Path(__file__).parent.glob("bench_*.py"))
    for unknown in set(wanted) - set(names):
        sys.exit(f"There is no bench {unknown}. There are: {', '.join(names)}.")
    for name in wanted or [name for name in names if name not in _LONG]:
        print(f"Bench {name}:", flush=True)
        import_module(f"tests.bench.bench_{name}").main()


if __name__ == "__main__":
    main(sys.argv[1:])
