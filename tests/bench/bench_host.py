"""Hosts of many tables in one process: their speed beside `simulate`, their memory, and one key's way."""

from __future__ import annotations

import gc
import io
import sys
import tempfile
import tracemalloc
from pathlib import Path
from time import process_time
from types import FrameType

from access_uno.cli.simulate import simulate
from access_uno.console.app import Console
from access_uno.console.outlet import Outlet
from access_uno.console.screen import Screen
from access_uno.engine import RULEBOOKS
from access_uno.engine.position import OVER
from access_uno.engine.setup import Setup
from access_uno.play.game import GameMode
from access_uno.record import Record, Replay
from access_uno.record.saves import SaveFile
from access_uno.settings import Home, Settings
from access_uno.table import LocalSeat, Table
from access_uno.words import Words

TABLES = 200
ROUNDS = 5  # at each table
LEVEL = "normal"
RULES = RULEBOOKS["mario-de"].but(rounds=10_000)
NAMES = ("Anna", "Ben", "Clara", "Dora")
ROOT = Path(__file__).parents[2]
OURS = tuple(f"{ROOT / package}/" for package in ("access_uno", "braille"))
WRITTEN = (f"{ROOT}/access_uno/console/screen.py", "_write")
LEAST, MOST_MEMORY = 0.7, 150
ROUND = """uno 1
rulebook: mario-de
seed: 1
player: Anna
player: Ben | computer random
hand: Anna = R7 G3 W B5 R+2
hand: Ben = Y1 Y2 G4 G5 B8
stock: R1 Y3 G6 B2 R4 Y5 G7 B6 R9 Y7 G8 B9
discard: R5
turn: Anna
begin
"""


def main() -> None:
    """Speed, memory, and the calls of a key."""
    best = max(_ratio() for _ in range(5))
    print(
        f"host: {TABLES} tables of computers with a listener each, times the rounds of simulate: "
        f"{best:.2f} (at least {LEAST})"
    )
    print(f"host: memory a table: {_memory():.0f} kB (at most {MOST_MEMORY})")
    _calls_of_a_key()  # by then everything is loaded
    calls = _calls_of_a_key()
    until_told = calls[: calls.index(WRITTEN) + 1]
    for name, some in (("until its line is written", until_told), ("until the next key can come", calls)):
        modules = {path for path, _ in some}
        print(f"host: Enter on red 7, {name}: {len(some)} own calls in {len(modules)} modules")


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


def _calls_of_a_key() -> list[tuple[str, str]]:
    """The functions of ours that a key calls, one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        home = Home.under(Path(folder))
        home.settings.write_text('language = "en"\n')
        settings = Settings(home.settings)
        outlet = Outlet(Screen(io.StringIO(), True, True), settings.general, {})
        console = Console(settings, Words("en"), outlet, True, home)
        past = Replay.of(ROUND.encode())
        assert past.record is not None
        journal = SaveFile.create(home.saves / "game.uno", past.record.header())
        table = Table(past.record, journal, past)
        console.open(GameMode(console, [table.take_seat(0, paces=True)], console.leave))
        console.advance()
        return _traced(console)


def _traced(console: Console) -> list[tuple[str, str]]:
    calls: list[tuple[str, str]] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        path = frame.f_code.co_filename
        if event == "call" and path.startswith(OURS):
            calls.append((path, frame.f_code.co_name))

    sys.setprofile(note)
    try:
        console.key("enter")
    finally:
        sys.setprofile(None)
    return calls[1:-1]


if __name__ == "__main__":
    main()
