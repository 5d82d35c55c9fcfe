"""Thinking in a process of its own, so that keys are answered meanwhile.

A thinking thread would hold the interpreter. Here a thread only waits for the process, which may be killed at
any time: what is cancelled is killed, and what was killed otherwise is begun again.
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
from pathlib import Path
from typing import Final

from access_uno.engine import Action, View
from access_uno.players.player import Player

_log = logging.getLogger(__name__)

_ATTEMPTS: Final = 3
_HEADER: Final = 8


class Thought:
    """One decision on its way."""

    def __init__(self, player: Player, view: View, step: int) -> None:
        self.job = pickle.dumps((player, view, step))
        self.done = threading.Event()
        self.cancelled = threading.Event()
        self.action: Action | None = None
        self.error: Exception | None = None


class Thinker:
    """Decides for computer players in the background, one decision at a time.

    `done` is called, in another thread, when there is something to poll.
    """

    def __init__(self, done: Callable[[], None] | None = None) -> None:
        self._done = done
        self._thoughts: queue.SimpleQueue[Thought | None] = queue.SimpleQueue()
        self._current: Thought | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()  # of the process
        threading.Thread(target=self._run, name="thinker", daemon=True).start()

    def submit(self, player: Player, view: View, step: int) -> None:
        """Begin to think; what was thought about before is given up. Returns at once."""
        self.cancel()
        self._current = Thought(player, view, step)
        self._thoughts.put(self._current)

    def poll(self) -> tuple[bool, Action | None]:
        """Whether the decision is there, and the decision; it is told once."""
        thought = self._current
        if thought is None or not thought.done.is_set():
            return False, None
        self._current = None
        if thought.error is not None:
            raise thought.error
        return True, thought.action

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until there is something to poll."""
        return self._current is not None and self._current.done.wait(timeout)

    def cancel(self) -> None:
        """Stop thinking."""
        thought, self._current = self._current, None
        if thought is not None and not thought.done.is_set():
            thought.cancelled.set()
            self._kill()

    def close(self) -> None:
        """Stop for good."""
        self.cancel()
        self._thoughts.put(None)
        self._kill()

    # In the thread that waits

    def _run(self) -> None:
        while (thought := self._thoughts.get()) is not None:
            try:
                thought.action = self._think(thought)
            except Exception as error:
                _log.exception("a computer player could not decide")
                thought.error = error
            if not thought.cancelled.is_set():
                thought.done.set()
                if self._done is not None:
                    self._done()
        self._kill()

    def _think(self, thought: Thought) -> Action | None:
        for _ in range(_ATTEMPTS):
            if thought.cancelled.is_set():
                return None
            try:
                return self._ask(thought)
            except (OSError, EOFError, pickle.UnpicklingError):
                _log.debug("the thinking process is gone", exc_info=True)
                self._kill()
        # No process to be had: think here, which is slower for everybody but goes on.
        player, view, step = pickle.loads(thought.job)
        player.interrupted = thought.cancelled.is_set
        action: Action | None = player.act(view, step)
        return action

    def _ask(self, thought: Thought) -> Action | None:
        with self._lock:
            if thought.cancelled.is_set():  # before the process was killed: it must not be begun again
                return None
            if self._process is None:
                self._process = _start()
            process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(len(thought.job).to_bytes(_HEADER) + thought.job)
        process.stdin.flush()
        action: Action | None = pickle.load(process.stdout)
        return action

    def _kill(self) -> None:
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                with contextlib.suppress(OSError):
                    pipe.close()  # type: ignore[union-attr]


def _start() -> subprocess.Popen[bytes]:
    """The process; it is no part of the terminal, whose signals would reach it."""
    house = str(Path(__file__).parents[2])
    path = os.pathsep.join(filter(None, (house, os.environ.get("PYTHONPATH"))))
    return subprocess.Popen(
        [sys.executable, "-m", "access_uno.players.thinking"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=os.environ | {"PYTHONPATH": path},
        start_new_session=True,
    )


def main() -> None:
    """Think about what comes in, until nothing can come any more."""
    jobs, answers = sys.stdin.buffer, sys.stdout.buffer
    while header := jobs.read(_HEADER):
        player, view, step = pickle.loads(jobs.read(int.from_bytes(header)))
        pickle.dump(player.act(view, step), answers)
        answers.flush()


if __name__ == "__main__":
    main()
