"""Keys of a terminal, here or far away, given to a console as they come; nothing is ever drawn."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from typing import TYPE_CHECKING, TextIO

from access_uno.console.driver import WayIn
from access_uno.console.inputs import GONE, TerminalInput
from access_uno.console.keystrokes import Parser, Paste, Press, Wait, named

if TYPE_CHECKING:
    from prompt_toolkit.key_binding import KeyPress

    from access_uno.console.app import Console


class Keys:
    """Gives a console the keys that a terminal sends, and waits a limited time for the rest of one."""

    def __init__(
        self,
        console: Console,
        later: Callable[[float, Callable[[], None]], asyncio.TimerHandle],
        suspend: Callable[[], None] = lambda: None,
    ) -> None:
        """`later` calls a function after some seconds; `suspend` puts the program to sleep."""
        self._console = console
        self._presses: list[KeyPress] = []
        self._parser = Parser(self._presses.append)
        self._later = later
        self._suspend = suspend
        self._wait: Wait | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._forgotten = 0  # how often what was typed ahead was discarded

    def feed(self, text: str) -> Iterator[Callable[[], None]]:
        """Yield what to do for each key in what came. Only after these can the rest come too late."""
        self._parser.feed(text)
        presses, forgotten = self._taken(), self._forgotten
        stopped = self._stop()
        for press in presses:
            yield partial(self._take, named(press), forgotten)
        if stopped:
            self._watch()

    def forget(self) -> None:
        """Discard what was typed ahead: it is not meant for the next person."""
        self._forgotten += 1
        self._parser.reset()
        self._presses.clear()

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
        self._parser.flush()
        for press in self._taken():
            self._take(named(press), self._forgotten)
        if self._stop():
            self._watch()

    def _taken(self) -> list[KeyPress]:
        presses, self._presses[:] = self._presses[:], []
        return presses

    def _stop(self) -> bool:
        """Cancel the wait for the end of a sequence that has gone on, ended or begun anew."""
        wait = self._parser.wait
        changed, self._wait = wait != self._wait, wait
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

        keys = Keys(self._console, later, suspend)

        def forget() -> None:
            self._input.forget()
            keys.forget()

        self._console.forget_input = forget

        def read() -> None:
            for do in keys.feed(self._input.read()):
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
