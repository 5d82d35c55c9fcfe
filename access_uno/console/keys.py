"""Keys of a terminal, here or far away, given to a console as they come; nothing is ever drawn."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from typing import TextIO

from access_uno.console.app import Console
from access_uno.console.driver import WayIn
from access_uno.console.inputs import GONE, ParsedInput, TerminalInput
from access_uno.console.keystrokes import Paste, Press, Wait, named


class Keys:
    """Gives a console the keys of an input, and waits a limited time for the rest of one that has begun."""

    def __init__(
        self,
        console: Console,
        source: ParsedInput,
        later: Callable[[float, Callable[[], None]], asyncio.TimerHandle],
        suspend: Callable[[], None] = lambda: None,
    ) -> None:
        """`later` calls a function after some seconds; `suspend` puts the program to sleep."""
        self._console = console
        self._input = source
        self._later = later
        self._suspend = suspend
        self._wait: Wait | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._forgotten = 0  # how often what was typed ahead was discarded

    def read(self) -> Iterator[Callable[[], None]]:
        """Yield what to do for each key that has come. Only after these can the rest come too late."""
        presses, forgotten = self._input.read_keys(), self._forgotten
        stopped = self._stop()
        for press in presses:
            yield partial(self._take, named(press), forgotten)
        if stopped:
            self._watch()

    def forget(self) -> None:
        """Discard what was typed ahead: it is not meant for the next person."""
        self._forgotten += 1
        self._input.forget()

    def end(self) -> None:
        """Wait for nothing any more."""
        if self._timer is not None:
            self._timer.cancel()

    def _take(self, press: Press, forgotten: int) -> None:
        console = self._console
        if not console.running or not console.has_mode or forgotten != self._forgotten:
            return
        if isinstance(press, Paste):
            console.paste(press.text)
        elif press == "ctrl-z":
            self._suspend()
        else:
            console.key(press)

    def _flush(self) -> None:
        for press in self._input.flush_keys():
            self._take(named(press), self._forgotten)
        if self._stop():
            self._watch()

    def _stop(self) -> bool:
        """Cancel the wait for the end of a sequence that has gone on, ended or begun anew."""
        changed = self._input.wait != self._wait
        self._wait = self._input.wait
        if changed:
            self.end()
        return changed

    def _watch(self) -> None:
        """Wait for the rest of a sequence: an arrow comes as Escape and more.

        Without more it was Escape alone.
        """
        if self._wait is not None:
            self._timer = self._later(self._wait.seconds, self._flush)


class TerminalKeys(WayIn):
    """The keys of the terminal at standard input, as a way in for the driver."""

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
