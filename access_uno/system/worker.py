"""Threads for what may die or hang at any time: speech, sounds and braille.

A ``Worker`` is a thread with a thing whose calls may block for ever: the thing is built in the thread, used
there only, and closed there. Callers wait for a limited time; a thread that does not return is abandoned
with its thing. A ``Keeper`` has one worker after the other, for as long as the game goes on.
"""

from __future__ import annotations

import contextlib
import logging
import os
import queue
import socket
import sys
import threading
from collections.abc import Callable
from typing import Any, Generic, Literal, Protocol, TypeVar

_log = logging.getLogger(__name__)


PATIENCE = 2.5  # seconds for a call, before a server counts as hung; long enough for a busy machine
LEAVING = 1.0  # seconds for closing
_LONGEST_RETRY = 30.0

Trouble = Literal["missing", "lost", "hung", "unplugged"]
"""The server is absent, has died, or does not answer, or its display is not connected."""

State = Literal["answers", "hung", "absent"]


def ask(address: str | tuple[str, int], question: bytes, timeout: float = PATIENCE) -> State:
    """Return whether the server at ``address`` (of a UNIX or a TCP socket) answers ``question`` in time.

    Over a socket of this program, since the client libraries of these servers have no time limits.
    """
    family = socket.AF_INET
    if isinstance(address, str):
        if sys.platform == "win32":
            return "absent"
        family = socket.AF_UNIX
    try:
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.settimeout(timeout)
            probe.connect(address)
            probe.sendall(question)
            return "answers" if probe.recv(1) else "absent"
    except (TimeoutError, BlockingIOError):  # the second: the queue of a frozen server is full
        return "hung"
    except OSError:
        return "absent"


class Lost(Exception):  # noqa: N818  # what happened, not what went wrong here
    """The thing has failed: its server has gone, or was never there."""


class Absent(Lost):
    """The thing can never work on this machine; raised by a ``build``."""


class Hung(Exception):  # noqa: N818
    """The call did not return in time. The worker cannot be used any more."""


class Resource(Protocol):
    """What a worker owns."""

    def close(self) -> None:
        """Take leave of the server."""

    def line(self) -> int | None:
        """Return the file descriptor of the connection, where it can be cut."""


T = TypeVar("T", bound=Resource)
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
        """Build the thing. Raise Lost (or Absent) if that fails, Hung if it takes too long."""
        self._thread.start()
        self._wait(self._built, timeout)

    def call(self, function: Callable[[T], R], timeout: float) -> R:
        """Return ``function(thing)``. Raise Lost if it raises, Hung if it takes too long."""
        job = _Job(function)
        self._jobs.put(job)
        self._wait(job, timeout)
        result: R = job.result
        return result

    def end(self, timeout: float) -> None:
        """Close the thing and end the thread, if that is possible in time."""
        self._jobs.put(None)
        self._thread.join(timeout)

    def _wait(self, job: _Job, timeout: float) -> None:
        if not job.done.wait(timeout):
            self._abandon()
            raise Hung
        if job.error:
            raise job.error

    def _abandon(self) -> None:
        """Cut the connection: a server that recovers later must not get the rest of an old message."""
        self._jobs.put(None)
        if self._line:
            with contextlib.suppress(OSError):
                self._line.shutdown(socket.SHUT_RDWR)

    def _run(self) -> None:
        """Run the calls. The thing never leaves this frame, not even in the traceback of an exception."""
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


class Keeper(Generic[T]):
    """A daemon thread that opens a worker, serves with it until it fails, reports that, and opens another.

    ``on_trouble`` is called in that thread, once for each outage. A subclass defines how to open and to
    serve.
    """

    retry = 0.5
    """Seconds between two attempts to open a worker."""

    def __init__(self, name: str, on_trouble: Callable[[Trouble], None] | None) -> None:
        self._on_trouble = on_trouble or (lambda _: None)
        self._stopping = threading.Event()
        self._in_trouble = False
        self._attempts = 0  # to open a worker, since the last success
        self._hangs = 0  # of workers, since the last success
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)

    def stop(self, timeout: float = LEAVING) -> None:
        """Finish and close the thing. Never takes longer than ``timeout``."""
        self._stopping.set()
        self._wake()
        if self._thread.is_alive():
            self._thread.join(timeout)

    def _open(self) -> Worker[T] | None:
        """Return a started worker; None if there is no hope for one yet. May raise Lost, Hung and Absent."""
        raise NotImplementedError

    def _serve(self, worker: Worker[T]) -> None:
        """Do what there is to do, until ``_stopping`` is set. May raise Lost and Hung."""
        raise NotImplementedError

    def _wake(self) -> None:
        """Wake ``_serve`` up."""
        raise NotImplementedError

    def _run(self) -> None:
        try:
            while True:
                self._live()  # even while stopping: messages given before are still said
                if self._stopping.is_set():
                    break
        except Absent as reason:
            _log.info("%s is not possible: %s", self._thread.name, reason)
            self._tell("missing")
        except Exception:
            _log.exception("%s has ended", self._thread.name)

    def _live(self) -> None:
        """Run one worker, from the first attempt to build it to its end."""
        if self._attempts:
            # A worker that hangs leaves a thread behind, so not too often.
            self._stopping.wait(min(self.retry * 2 ** max(0, self._hangs - 1), _LONGEST_RETRY))
        self._attempts += 1
        worker = None
        try:
            worker = self._open()
            if worker:
                self._serve(worker)
        except Hung:
            self._hangs += 1
            self._tell("hung")
        except Absent:
            raise
        except Lost as reason:
            _log.info("%s lost: %s", self._thread.name, reason)
            self._tell("lost" if worker else "missing")
        if worker:
            worker.end(LEAVING if self._stopping.is_set() else 0)

    def _tell(self, trouble: Trouble) -> None:
        if not self._in_trouble:
            self._in_trouble = True
            self._on_trouble(trouble)

    def _succeed(self) -> None:
        """Note that the server has done what was asked: the outage, if there was one, is over."""
        self._in_trouble, self._attempts, self._hangs = False, 0, 0
