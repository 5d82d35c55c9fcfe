"""Thinking in processes of their own, so that keys are answered meanwhile.

A thinking thread would hold the interpreter. Here threads only wait for the processes, which may be killed at
any time: a cancelled thought is killed, and one that was killed otherwise begins again. All tables of a
program share one `Thinkers`. What takes seconds has processes of its own, so that no game waits for it.
"""

from __future__ import annotations

import contextlib
import logging
import os
import pickle
import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final, Protocol

from access_uno.engine import Action, View
from access_uno.engine.values import Value
from access_uno.players.player import Player, never

_log = logging.getLogger(__name__)

COMMAND: Final = ("-P", "-m", "access_uno.players.thinking")
"""Arguments of a process; -P, so that no file in the current folder is imported."""

_ATTEMPTS: Final = 3
_HEADER: Final = 8
_MOST_PROCESSES: Final = 4


class Job(Protocol):
    """What can be thought about: it can be pickled, and so can what comes out."""

    takes_seconds: ClassVar[bool]

    def run(self, interrupted: Callable[[], bool]) -> Any:
        """Think, and return what comes out; stop by an exception once interrupted."""


class Decision(Value):
    """What a player does now."""

    takes_seconds: ClassVar[bool] = False
    player: Player
    view: View
    step: int

    def run(self, interrupted: Callable[[], bool]) -> Action | None:
        self.player.interrupted = interrupted
        return self.player.act(self.view, self.step)


class LongJob(Value):
    """A function that takes seconds and cannot be interrupted, with what it is given."""

    takes_seconds: ClassVar[bool] = True
    do: Callable[..., Any]
    given: tuple[Any, ...]

    def run(self, interrupted: Callable[[], bool]) -> Any:
        return self.do(*self.given)


class Thought:
    """What is being thought about."""

    def __init__(self, job: Job, done: Callable[[], None]) -> None:
        self.job = pickle.dumps(job)
        self.done = threading.Event()
        self.cancelled = threading.Event()
        self._tell = done
        self._result: Any = None
        self._error: Exception | None = None
        self._stop: Callable[[], None] = lambda: None  # kills the process

    @property
    def result(self) -> Any:
        """What came out, or None as long as it is not done."""
        if self._error is not None:
            raise self._error
        return self._result

    def cancel(self) -> None:
        """Stop: it is not needed any more."""
        self.cancelled.set()
        self._stop()

    def answer_with(self, think: Callable[[Thought], Any], stop: Callable[[], None]) -> None:
        """Think by `think`, and call back when it is done; `stop` ends the thinking."""
        self._stop = stop
        if not self.cancelled.is_set():
            try:
                self._result = think(self)
            except Exception as error:
                _log.exception("a thought broke off")
                self._error = error
        self._stop = lambda: None
        self.done.set()
        if not self.cancelled.is_set():
            self._tell()


class Thinkers:
    """Thinks in the background, about one job per process; what takes seconds has processes of its own."""

    def __init__(self, processes: int = min(os.cpu_count() or 1, _MOST_PROCESSES)) -> None:
        self._short, self._long = _Waiters(processes), _Waiters(max(1, processes // 2))
        self.begun = 0  # thoughts so far

    def think(self, job: Job, done: Callable[[], None]) -> Thought:
        """Begin to think, and return at once; `done` is called in another thread."""
        thought = Thought(job, done)
        self.begun += 1
        (self._long if job.takes_seconds else self._short).put(thought)
        return thought

    def close(self) -> None:
        """Stop for good."""
        self._short.close()
        self._long.close()


@cache
def shared() -> Thinkers:
    """Return the thinkers of this program; they end with it."""
    return Thinkers()


class _Waiters:
    """Threads that share a queue of thoughts, as many as are needed and at most so many."""

    def __init__(self, most: int) -> None:
        self._thoughts: queue.SimpleQueue[Thought | None] = queue.SimpleQueue()
        self._most = most
        self._all: list[_Waiter] = []

    def put(self, thought: Thought) -> None:
        self._thoughts.put(thought)
        idle = sum(not waiter.busy for waiter in self._all)
        if self._thoughts.qsize() > idle and len(self._all) < self._most:
            self._all.append(_Waiter(self._thoughts))

    def close(self) -> None:
        for _ in self._all:
            self._thoughts.put(None)
        for waiter in self._all:
            waiter.stop()


class _Waiter:
    """A thread that waits for a process of its own."""

    def __init__(self, thoughts: queue.SimpleQueue[Thought | None]) -> None:
        self.busy = False
        self._thoughts = thoughts
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()  # for the process
        threading.Thread(target=self._run, name="thinker", daemon=True).start()

    def _run(self) -> None:
        while (thought := self._thoughts.get()) is not None:
            self.busy = True
            thought.answer_with(self._think, self.stop)
            self.busy = False
        self._end()

    def _think(self, thought: Thought) -> Any:
        for _ in range(_ATTEMPTS):
            if thought.cancelled.is_set():
                return None
            try:
                return self._ask(thought)
            except (OSError, EOFError, pickle.UnpicklingError):
                _log.debug("the thinking process is gone", exc_info=True)
                self._end()
        # Without a process, think here: slower for all tables, but the game goes on.
        return pickle.loads(thought.job).run(thought.cancelled.is_set)

    def _ask(self, thought: Thought) -> Any:
        with self._lock:
            if thought.cancelled.is_set():  # before the process was killed: it must not begin again
                return None
            if self._process is None:
                self._process = _start()
            process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(len(thought.job).to_bytes(_HEADER) + thought.job)
        process.stdin.flush()
        return pickle.load(process.stdout)

    def stop(self) -> None:
        """Kill the process; the thread, which may just be reading from it, ends it."""
        with self._lock:
            if self._process is not None:
                self._process.kill()

    def _end(self) -> None:
        """End the process; the next thought starts another one."""
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                with contextlib.suppress(OSError):
                    pipe.close()  # type: ignore[union-attr]


def _start() -> subprocess.Popen[bytes]:
    """Start the process, outside the terminal's process group, so that its signals do not reach it."""
    house = str(Path(__file__).parents[2])
    path = os.pathsep.join(filter(None, (house, os.environ.get("PYTHONPATH"))))
    return subprocess.Popen(
        [sys.executable, *COMMAND],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=os.environ | {"PYTHONPATH": path},
        start_new_session=True,
    )


def main() -> None:
    """Think about what comes in, until the input ends."""
    jobs, answers = sys.stdin.buffer, sys.stdout.buffer
    while header := jobs.read(_HEADER):
        job = pickle.loads(jobs.read(int.from_bytes(header)))
        pickle.dump(job.run(never), answers)
        answers.flush()


if __name__ == "__main__":
    main()
