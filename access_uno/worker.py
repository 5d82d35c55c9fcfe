"""A thread for things whose calls may block for ever: a speech server, a braille display.

The thing is built in the thread, used there only, and closed there. Whoever calls waits only so long; a
thread that does not come back is left alone with its thing, and a new one is made.
"""

from __future__ import annotations

import contextlib
import logging
import os
import queue
import socket
import threading
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

_log = logging.getLogger(__name__)


class Lost(Exception):  # noqa: N818  # what happened, not what went wrong here
    """The thing has failed: its server is gone, or was never there."""


class Absent(Lost):
    """The thing can never work on this machine; a ``build`` says so."""


class Hung(Exception):  # noqa: N818
    """The call did not come back in time. The worker is of no more use."""


class Thing(Protocol):
    """What a worker looks after."""

    def close(self) -> None:
        """Say goodbye to the server."""

    def line(self) -> int | None:
        """The file descriptor of the connection, where cutting it is possible."""


T = TypeVar("T", bound=Thing)
R = TypeVar("R")


class _Job:
    def __init__(self, function: Callable[[Any], Any] = lambda _: None) -> None:
        self.function = function
        self.done = threading.Event()
        self.result: Any = None
        self.error: Lost | None = None


class Worker(Generic[T]):
    """A daemon thread with one thing. ``start`` builds it, ``call`` uses it, ``end`` closes it."""

    def __init__(self, build: Callable[[], T], name: str) -> None:
        self._build = build
        self._built = _Job()
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._line: socket.socket | None = None
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)

    def start(self, timeout: float) -> None:
        """Build the thing. Lost (or Absent) if that fails, Hung if it takes too long."""
        self._thread.start()
        self._wait(self._built, timeout)

    def call(self, function: Callable[[T], R], timeout: float) -> R:
        """What ``function(thing)`` returns. Lost if it raises, Hung if it takes too long."""
        job = _Job(function)
        self._jobs.put(job)
        self._wait(job, timeout)
        result: R = job.result
        return result

    def end(self, timeout: float) -> None:
        """Close the thing and end the thread, if that can be done in time."""
        self._jobs.put(None)
        self._thread.join(timeout)

    def _wait(self, job: _Job, timeout: float) -> None:
        if not job.done.wait(timeout):
            self._abandon()
            raise Hung
        if job.error:
            raise job.error

    def _abandon(self) -> None:
        """Cut the line: a server that wakes up later must not get the rest of an old message."""
        self._jobs.put(None)
        if self._line:
            with contextlib.suppress(OSError):
                self._line.shutdown(socket.SHUT_RDWR)

    def _run(self) -> None:
        """Nothing of the thing leaves this frame, not even in the traceback of an exception."""
        try:
            thing = self._build()
        except Exception as error:
            _log.debug("not built", exc_info=True)
            self._built.error = Absent(str(error)) if isinstance(error, Absent) else Lost(str(error))
            self._built.done.set()
            return
        with contextlib.ExitStack() as stack:
            number = thing.line()
            if number is not None:
                self._line = stack.enter_context(socket.socket(fileno=os.dup(number)))
            self._built.done.set()
            while job := self._jobs.get():
                self._do(job, thing)
            with contextlib.suppress(Exception):
                thing.close()

    def _do(self, job: _Job, thing: T) -> None:
        try:
            job.result = job.function(thing)
        except Exception as error:
            _log.debug("call failed", exc_info=True)
            job.error = Lost(str(error))
        job.done.set()
