"""From a key press to the line that answers it; from the start to the first line is in bench_start."""

from __future__ import annotations

import os
import pty
import select
import shutil
import signal
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter

from tests.play.play import header
from tests.stack.speech_dispatcher import PrivateSpeechDispatcher

PRESSES = 600
PATIENCE = 20.0
MEMORY = Path("/dev/shm")  # where an fsync costs nothing
GO_ON = "\x1b[B"
KEYS = [*"hctnsSi", "\x1b[C", "\x1b[D", "\t", " ", "p", "u"]
LIMIT = 10  # milliseconds, for the slowest of a hundred


def main() -> None:
    """Each way to play with its figures."""
    memory = MEMORY if MEMORY.is_dir() else None
    with tempfile.TemporaryDirectory(dir=memory) as folder:
        for name, level, settings, options in (
            ("among random players", "random", "", {}),
            ("among hard players who think", "hard", "", {}),
            ("among hard players who may answer every penalty", "hard", "", {"challenger": "anyone"}),
            ("with cards in cells", "random", 'braille = "cells"\n', {}),
        ):
            _tell(name, Played(Path(folder, level + name), level, settings, options=options))
        if shutil.which("speech-dispatcher"):
            with PrivateSpeechDispatcher() as server:
                settings = 'reading = "speech"\nspeech = "speech-dispatcher"\n'
                played = Played(Path(folder, "speech"), "random", settings, server.environment, server.freeze)
                server.thaw()
            _tell("with a frozen speech server", played)
    if not memory:
        print("console: these times hold the fsync, since there is no file system in memory")
    print(f"console: fsync of a step, beside that: p50 {_fsync(0.5):.2f} ms, p99 {_fsync(0.99):.2f} ms")


class Played:
    """A game played on a terminal, with the seconds from each key press to its answer."""

    def __init__(
        self,
        home: Path,
        level: str,
        settings: str,
        env: Mapping[str, str] | None = None,
        then: object = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        home.mkdir()
        (home / "settings.toml").write_text(f'language = "en"\npause = 0\n{settings}')
        record = home / "game.uno"
        record.write_text(header("mario-de", seed=1, computers=3, level=level, limit=5000, **options or {}))
        self.seconds: list[float] = []
        self._heard = b""
        process, self._terminal = pty.fork()
        if not process:
            os.environ.update(env or {}, ACCESS_UNO_HOME=str(home), TERM="linux")
            command = [sys.executable, "-m", "access_uno", "play", "--keys", "--resume", str(record)]
            os.execv(command[0], command)
        try:
            self._until(b"Your turn")
            self._quiet()
            if callable(then):
                then()
            self._play(Random(1))
        finally:
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
            os.close(self._terminal)

    def _play(self, random: Random) -> None:
        """Ask this and that, and draw: if it is not our turn, that is what the answer says."""
        for _ in range(PRESSES):
            self.seconds.append(self._press(random.choice(KEYS)))

    def _press(self, key: str) -> float:
        """Press a key: the seconds until the first line after it."""
        self._quiet(0)
        began = perf_counter()
        os.write(self._terminal, key.encode())
        self._read(PATIENCE)
        seconds = perf_counter() - began
        os.write(self._terminal, GO_ON.encode())  # whatever waits for it
        self._quiet(0.01)  # no player is faster
        return seconds

    def _until(self, text: bytes) -> None:
        while text not in self._heard:
            self._read(PATIENCE)

    def _quiet(self, seconds: float = 0.2) -> None:
        while select.select([self._terminal], [], [], seconds)[0]:
            self._read(0)

    def _read(self, seconds: float) -> None:
        if not select.select([self._terminal], [], [], seconds)[0]:
            raise SystemExit("The game does not answer.")
        self._heard += os.read(self._terminal, 65536)


def _tell(name: str, played: Played) -> None:
    steps = quantiles(played.seconds, n=100)
    figures = f"p50 {steps[49] * 1000:.2f} ms, p99 {steps[98] * 1000:.2f} ms (limit {LIMIT})"
    print(f"console: from a key to its line, {name}: {figures}", flush=True)


def _fsync(share: float) -> float:
    """What it takes to have a line on this disk, in milliseconds."""
    times = []
    with tempfile.TemporaryFile() as file:
        for _ in range(200):
            file.write(b"Anna: play R7\n")
            file.flush()
            began = perf_counter()
            os.fsync(file.fileno())
            times.append(perf_counter() - began)
    return quantiles(times, n=100)[round(share * 100) - 1] * 1000


if __name__ == "__main__":
    main()
