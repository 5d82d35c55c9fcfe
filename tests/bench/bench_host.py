"""Hosts of many tables in one process: their speed beside `simulate`, and their memory."""

from __future__ import annotations

import gc
import tracemalloc
from pathlib import Path
from time import process_time

from access_uno.cli.simulate import simulate
from access_uno.engine import RULEBOOKS
from access_uno.engine.position import OVER
from access_uno.engine.setup import Setup
from access_uno.record import Record
from access_uno.table import LocalSeat, Table

TABLES = 200
ROUNDS = 5  # at each table
LEVEL = "normal"
RULES = RULEBOOKS["mario-de"].but(rounds=10_000)
NAMES = ("Anna", "Ben", "Clara", "Dora")
ROOT = Path(__file__).parents[2]
LEAST, MOST_MEMORY = 0.8, 150


def main() -> None:
    """Speed and memory."""
    best = max(_ratio() for _ in range(5))
    print(
        f"host: {TABLES} tables of computers with a listener each, times the rounds of simulate: "
        f"{best:.2f} (at least {LEAST})"
    )
    print(f"host: memory a table: {_memory():.0f} kB (at most {MOST_MEMORY})")


class BenchTable:
    """A table of four computers, and a listener."""

    def __init__(self, seed: int) -> None:
        self.table = Table(Record(NAMES, (LEVEL,) * 4, Setup(RULES, 4, seed)))
        self.ear: LocalSeat = self.table.take_seat(None)
        self.heard = 0

    def advance(self) -> bool:
        """One step, and what is heard of it; whether it ended a round."""
        self.table.advance()
        self.heard += len(self.ear.take())
        return self.table.game.phase is OVER


def _ratio() -> float:
    """Rounds a second of all the tables, beside as many by `simulate`, in the same minute."""
    tables = [BenchTable(seed) for seed in range(TABLES)]
    left = dict.fromkeys(tables, ROUNDS)
    began = process_time()
    while left:
        for table in list(left):
            if table.advance():
                left[table] -= 1
                if not left[table]:
                    del left[table]
    ours = process_time() - began
    began = process_time()
    simulate(RULES, (LEVEL,) * 4, rounds=TABLES * ROUNDS)
    return (process_time() - began) / ours


def _memory() -> float:
    """What a table takes after a round, in kB."""
    BenchTable(0).advance()
    gc.collect()
    tracemalloc.start()
    tables = [BenchTable(seed) for seed in range(TABLES)]
    for table in tables:
        while not table.advance():
            pass
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / TABLES / 1024


if __name__ == "__main__":
    main()
