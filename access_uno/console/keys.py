"""Keys of the terminal at standard input, given to a console as they come; nothing is ever drawn."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import TextIO

from access_uno.console.app import Console
from access_uno.console.driver import WayIn
from access_uno.console.inputs import GONE, Keys, TerminalInput


class TerminalKeys(WayIn):
    """A way in for the driver."""

    def __init__(self, console: Console, terminal: TextIO) -> None:
        self._console = console
        self._input = TerminalInput(terminal)
        self._as_found: AbstractContextManager[None] | None = None

    @contextlib.contextmanager
    def attached(self, wake: Callable[[], None], suspend: Callable[[], None]) -> Iterator[None]:
        """While it is open, give the console what is pressed, and call `wake` after it."""
        loop = asyncio.get_running_loop()

        def later(seconds: float, do: Callable[[], None]) -> asyncio.TimerHandle:
            return loop.call_later(seconds, _both, do, wake)

        keys = Keys(self._console, self._input, later, suspend)
        self._console.forget_input = keys.forget

        def read() -> None:
            for do in keys.read():
                do()
            if self._input.closed:
                self._console.leave()
            wake()

        self.open()
        try:
            with self._input.attach(read):
                yield
        finally:
            self._console.forget_input = lambda: None
            keys.end()
            self.close()

    def open(self) -> None:
        """Let every key come at once, without echo and without signals."""
        with contextlib.suppress(GONE):
            raw = self._input.raw_mode()
            raw.__enter__()
            self._as_found = self._as_found or raw
        self._console.outlet.mark_pastes(True)

    def close(self) -> None:
        """Restore the terminal as it was found."""
        self._console.outlet.mark_pastes(False)
        if self._as_found is not None:
            self._as_found.__exit__(None, None, None)

    def answer_next(self) -> bool:
        """Return that nothing waits: keys are answered as they come."""
        return False


def _both(do: Callable[[], None], then: Callable[[], None]) -> None:
    do()
    then()
