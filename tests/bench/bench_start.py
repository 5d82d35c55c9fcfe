"""How long the program takes to start, as ratios to a Python that only imports."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter

from access_uno.engine import RULEBOOKS, Action, Game
from access_uno.engine.setup import Setup
from access_uno.players import make_player
from access_uno.record import Record

_RUNS = 40
_PROGRAM = str(Path(sys.executable).with_name("access-uno"))
_BARE = "pass"
_PLAIN = "import argparse, dataclasses, enum, json"
_KEYS = "import prompt_toolkit"


def main() -> None:
    """Each command beside its measure."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["ACCESS_UNO_HOME"] = folder
        record = Path(folder) / "x.uno"
        record.write_text(_whole_round(), encoding="utf-8")
        for limit, imports, arguments in (
            (1.8, _BARE, ["--version"]),
            (2.0, _PLAIN, ["replay", "--json", str(record)]),
            (4.0, _PLAIN, ["replay", str(record)]),
        ):
            ratio = _ratio(partial(_finished, [_PROGRAM, *arguments]), imports)
            name = " ".join(arguments).removesuffix(str(record))
            print(f"start: {name.strip()}, times {imports!r}: {ratio:.2f} (limit {limit})")
        for name, arguments in (("the start menu", []), ("a game", ["play", "--keys"])):
            ratio = _ratio(partial(_first_line, [_PROGRAM, *arguments]), _KEYS)
            print(f"start: first line of {name}, times {_KEYS!r}: {ratio:.2f} (limit 2.2)")


def _whole_round() -> str:
    """A record of a round that two random players play to its end."""
    setup = Setup(RULEBOOKS["mario-de"], 2, seed=1)
    game, _ = Game.begin(setup)
    players = [make_player("random", seat, 1) for seat in range(2)]
    steps: list[tuple[int, Action]] = []
    while (seat := game.turn) is not None:
        action = players[seat].decide(game.view(seat), len(steps))
        assert action is not None
        steps.append((seat, action))
        game.apply(seat, action)
    return Record(("Anna", "Ben"), (None, None), setup).write(steps)


def _ratio(run: Callable[[], float], imports: str) -> float:
    """Taken in turns; of both the fastest run counts, the one that other programs disturbed least."""
    pairs = [(run(), _finished([sys.executable, "-c", imports])) for _ in range(_RUNS)]
    return min(ours for ours, _ in pairs) / min(theirs for _, theirs in pairs)


def _finished(command: list[str]) -> float:
    """Seconds until the command is done."""
    began = perf_counter()
    subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=True)
    return perf_counter() - began


def _first_line(command: list[str]) -> float:
    """Seconds until the command has written a line on a terminal; then it is stopped."""
    began = perf_counter()
    process, terminal = pty.fork()
    if not process:
        os.execv(command[0], command)
    shown = b""
    try:
        while not re.search(rb"[A-Za-z]{3}", shown):
            shown += os.read(terminal, 4096)
        seconds = perf_counter() - began
        if b"Traceback" in shown:
            raise SystemExit("The game does not start.")
        return seconds
    finally:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        os.close(terminal)


if __name__ == "__main__":
    main()
