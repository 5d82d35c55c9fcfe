"""Runs a console at this computer: what comes in is answered, and events go on in between."""

from __future__ import annotations

import asyncio
import contextlib
import os
import selectors
import signal
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

from access_uno.console.app import Console


class WayIn(ABC):
    """How keys or lines come to a console."""

    @abstractmethod
    def attached(self, wake: Callable[[], None], suspend: Callable[[], None]) -> AbstractContextManager[None]:
        """While it is open, take what comes and call `wake` after it; `suspend` stops the program."""

    def open(self) -> None:  # noqa: B027  # a terminal sends lines by itself
        """Set the terminal up, again if need be."""

    def close(self) -> None:  # noqa: B027
        """Restore the terminal."""

    @abstractmethod
    def answer_next(self) -> bool:
        """Let the console answer what waits for its turn; return False if nothing does."""


class Driver:
    """Runs a console until it is left, its input ends, or a signal ends it."""

    def __init__(self, console: Console, way_in: WayIn) -> None:
        self._console = console
        self._way_in = way_in
        self._woken = asyncio.Event()
        self._broken: BaseException | None = None

    def run(self) -> None:
        """Run the console; raise what went wrong in answering a key or a line."""
        with asyncio.Runner(loop_factory=_loop) as runner:
            runner.run(self._run())
        if self._broken is not None:
            raise self._broken

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(self._broke)
        # With a handler any signal ends the wait, also one to another thread.
        handlers = {"SIGCONT": self._continued, "SIGWINCH": self._woken.set}  # the window has another size
        handled = {getattr(signal, name): do for name, do in handlers.items() if hasattr(signal, name)}
        for number, do in handled.items():
            loop.add_signal_handler(number, do)

        def wake() -> None:
            loop.call_soon_threadsafe(self._woken.set)

        self._console.wake = wake
        try:
            with self._way_in.attached(self._woken.set, self._suspend):
                await self._clock()
        finally:
            self._console.wake = lambda: None
            for number in handled:  # before the loop closes, which a signal would try to wake
                loop.remove_signal_handler(number)

    async def _clock(self) -> None:
        """Call what happens by itself, and sleep until the next time or the next input."""
        console = self._console
        while console.running:
            delay = console.advance()
            if not console.running:
                return  # left with a key of the braille display
            if delay == 0:
                await asyncio.sleep(0)  # keys first
                continue
            self._woken.clear()
            if not console.busy and self._way_in.answer_next():
                continue
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._woken.wait(), delay)

    def _broke(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:  # noqa: ARG002
        """End after an error in answering a key, so that it is told and logged."""
        self._broken = context.get("exception") or RuntimeError(context["message"])
        self._console.leave()
        self._woken.set()

    def _suspend(self) -> None:
        """Stop the whole process group, until the shell continues it."""
        if sys.platform != "win32":
            self._way_in.close()
            os.kill(0, signal.SIGTSTP)
            self._way_in.open()  # nothing was stopped where there is no shell

    def _continued(self) -> None:
        """Take the terminal again after the program was stopped, and let the mode tell where it is."""
        self._way_in.open()
        if self._console.by_keys:
            self._console.resume()
        self._woken.set()


def _loop() -> asyncio.AbstractEventLoop:
    """Return a loop that can read files, too, and on Windows sockets."""
    return asyncio.SelectorEventLoop(selectors.SelectSelector())
