"""Runs copies of the program and kills each at a random moment.

python -m tests.torture.killed FOLDER COUNT SEED

Each copy is a process of its own, forked after a first game: so two hundred of them take seconds.
What it told is in the file `told` beside its record.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from pathlib import Path
from random import Random

from access_uno import cli

MOST_TOLD = 3000  # bytes, some fifty lines
LONGEST_WAIT = 0.005  # seconds: longer than it takes to save and tell a step
AT_A_TIME = 3


def main(folder: Path, count: int, seed: int) -> None:
    """A few copies at a time, so that all cores are at work."""
    warm_up(folder)
    playing: list[Copy] = []
    for number in range(count):
        playing.append(Copy(folder, folder / str(number), Random(f"{seed} {number}")))
        while len(playing) == AT_A_TIME or (playing and number == count - 1):
            time.sleep(0.001)
            playing = [copy for copy in playing if not copy.is_over()]


def warm_up(folder: Path) -> None:
    """Play to the end once, so that no copy imports anything or reads words that were read before."""
    home = folder / "warm"
    home.mkdir()
    outside = {descriptor: os.dup(descriptor) for descriptor in (0, 1)}
    play(folder, home, os.open(os.devnull, os.O_WRONLY))
    for descriptor, kept in outside.items():
        os.dup2(kept, descriptor)
    assert threading.active_count() == 1, "a copy has the whole process"


class Copy:
    """A copy that plays until it has told so much, and a moment longer."""

    def __init__(self, folder: Path, home: Path, random: Random) -> None:
        home.mkdir()
        self._told = os.open(home / "told", os.O_WRONLY | os.O_CREAT)
        self._enough, self._longer = random.randrange(MOST_TOLD), random.random() * LONGEST_WAIT
        self._process = os.fork()
        if not self._process:
            os._exit(play(folder, home, self._told))

    def is_over(self) -> bool:
        """Whether it has ended; it is killed if its end has come."""
        if os.waitpid(self._process, os.WNOHANG) == (0, 0):
            if os.fstat(self._told).st_size < self._enough:
                return False
            time.sleep(self._longer)
            os.kill(self._process, signal.SIGKILL)
            os.waitpid(self._process, 0)
        os.close(self._told)
        return True


def play(folder: Path, home: Path, told: int) -> int:
    """What a copy does: read what is typed from a file, and write what it tells to another."""
    os.environ["ACCESS_UNO_HOME"] = str(home)
    record = home / "game.uno"
    record.write_bytes((folder / "record").read_bytes())
    os.dup2(os.open(folder / "typed", os.O_RDONLY), 0)
    os.dup2(told, 1)
    return cli.main(["play", "--language", "en", "--resume", str(record)])


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
