"""Runs copies of the program and kills each at a random moment.

python -m tests.torture.killed FOLDER COUNT SEED

Each copy is a process of its own, forked when everything is imported: so two hundred of them take seconds.
What it told is in the file `told` beside its record.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from importlib import import_module
from pathlib import Path
from random import Random

from access_uno import cli
from access_uno.words import words_of

MOST_TOLD = 5000  # bytes, some eighty lines
LONGEST_WAIT = 0.005  # seconds: longer than it takes to save and tell a step
AT_A_TIME = 3


def main(folder: Path, count: int, seed: int) -> None:
    """A few copies at a time, so that all cores are at work."""
    import_everything()
    for number in range(count):
        if number >= AT_A_TIME:
            os.wait()
        if not os.fork():
            play_and_kill(folder, str(number), Random(f"{seed} {number}"))
            os._exit(0)
    for _ in range(min(count, AT_A_TIME)):
        os.wait()


def import_everything() -> None:
    """What a copy would import only while it plays."""
    for name in ("play.launch", "console.lines", "play.game", "play.vocabulary", "players.random"):
        import_module(f"access_uno.{name}")
    words_of("en").text("goodbye")


def play_and_kill(folder: Path, name: str, random: Random) -> None:
    """Let a copy play until it has told so much, and a moment longer."""
    home = folder / name
    home.mkdir()
    told = os.open(home / "told", os.O_WRONLY | os.O_CREAT)
    enough = random.randrange(MOST_TOLD)
    process = os.fork()
    if not process:
        play(folder, home, told)
    while os.fstat(told).st_size < enough and os.waitpid(process, os.WNOHANG) == (0, 0):
        time.sleep(0.001)
    time.sleep(random.random() * LONGEST_WAIT)
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)


def play(folder: Path, home: Path, told: int) -> None:
    """What a copy does: read what is typed from a file, and write what it tells to another."""
    os.environ["ACCESS_UNO_HOME"] = str(home)
    record = home / "game.uno"
    record.write_bytes((folder / "record").read_bytes())
    os.dup2(os.open(folder / "typed", os.O_RDONLY), 0)
    os.dup2(told, 1)
    os._exit(cli.main(["play", "--language", "en", "--resume", str(record)]))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
