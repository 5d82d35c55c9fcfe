"""Keys from the terminal: read as they come and answered by the console; nothing is ever drawn."""

from __future__ import annotations

import asyncio
import codecs
import contextlib
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from access_uno.console.keystrokes import Parser, Paste, Press, Wait

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from access_uno.console.app import Console

_CHUNK: Final = 4096
_INPUT: Final = 0  # indices in the result of termios.tcgetattr
_LOCAL: Final = 3
_CHARACTERS: Final = 6


if sys.platform == "win32":
    from prompt_toolkit.input import create_input
    from prompt_toolkit.keys import Keys

    from access_uno.console.keystrokes import pasted

    class Keyboard:
        """The keyboard of a Windows console, whose events prompt_toolkit reads."""

        def __init__(self, handle: int) -> None:  # noqa: ARG002
            self._input = create_input()
            self._raw: AbstractContextManager[None] = contextlib.nullcontext()

        def attached(self, ready: Callable[[], None]) -> AbstractContextManager[None]:
            """While it is open, call `ready` when there is something to read."""
            return self._input.attach(ready)

        def raw(self) -> None:
            """Deliver every key at once, without echo."""
            self._raw = self._input.raw_mode()
            self._raw.__enter__()

        def as_found(self) -> None:
            """Restore the console as it was before."""
            self._raw.__exit__(None, None, None)

        def forget(self) -> None:
            """Discard what came and was not read."""
            self._input.read_keys()
            self._input.flush_keys()

        def read(self) -> str:
            """Return what a terminal would have sent."""
            presses = (*self._input.read_keys(), *self._input.flush_keys())
            return "".join(
                pasted(press.data)
                if press.key == Keys.BracketedPaste
                else ""
                if press.key.startswith("<")  # the mouse
                else press.data
                for press in presses
            )

else:
    import termios

    class Keyboard:
        """The keyboard of a terminal."""

        def __init__(self, handle: int) -> None:
            self._handle = handle
            self._decoder = codecs.getincrementaldecoder("utf-8")("surrogateescape")
            self._before: list[Any] | None = None

        @contextlib.contextmanager
        def attached(self, ready: Callable[[], None]) -> Iterator[None]:
            """While it is open, call `ready` when there is something to read."""
            loop = asyncio.get_running_loop()
            loop.add_reader(self._handle, ready)
            try:
                yield
            finally:
                loop.remove_reader(self._handle)

        def raw(self) -> None:
            """Deliver every key at once, without echo and without signals."""
            with contextlib.suppress(termios.error):  # the terminal may be gone
                self._before = self._before or termios.tcgetattr(self._handle)
                now = termios.tcgetattr(self._handle)
                now[_INPUT] &= ~(termios.IXON | termios.IXOFF | termios.ICRNL | termios.INLCR | termios.IGNCR)
                now[_LOCAL] &= ~(termios.ECHO | termios.ICANON | termios.IEXTEN | termios.ISIG)
                now[_CHARACTERS][termios.VMIN] = 1
                termios.tcsetattr(self._handle, termios.TCSANOW, now)

        def as_found(self) -> None:
            """Restore the terminal as it was before."""
            if self._before is not None:
                with contextlib.suppress(termios.error):
                    termios.tcsetattr(self._handle, termios.TCSANOW, self._before)

        def forget(self) -> None:
            """Discard what came and was not read."""
            with contextlib.suppress(termios.error):
                termios.tcflush(self._handle, termios.TCIFLUSH)

        def read(self) -> str:
            """Return what came; raise EOFError if nothing will come any more."""
            try:
                data = os.read(self._handle, _CHUNK)
            except BlockingIOError:
                return ""
            except OSError:  # the terminal is gone
                data = b""
            if not data:
                raise EOFError
            # A character is sent at once, or the bytes are of another encoding; only long input is cut in
            # pieces.
            return self._decoder.decode(data, final=len(data) < _CHUNK)


class KeysFrontEnd:
    """Runs the console with single keys until it is left."""

    def __init__(self, console: Console, keyboard: Keyboard) -> None:
        self._console = console
        self._keyboard = keyboard
        self._parser = Parser()
        self._waiting: Wait | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._woken = asyncio.Event()
        self._broken: BaseException | None = None
        self._forgotten = False  # what was typed ahead

    def run(self) -> None:
        """Run until the console is left, the terminal is gone, or a signal ends it."""
        asyncio.run(self._run())
        if self._broken is not None:
            raise self._broken

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(self._broke)
        if hasattr(signal, "SIGCONT"):
            loop.add_signal_handler(signal.SIGCONT, self._continued)

        def wake() -> None:
            loop.call_soon_threadsafe(self._woken.set)

        self._console.wake = wake
        self._console.forget_input = self._forget
        self._open()
        try:
            with self._keyboard.attached(self._read):
                await self._clock()
        finally:
            self._console.wake = self._console.forget_input = lambda: None
            self._close()

    async def _clock(self) -> None:
        """Call what happens by itself, and sleep until the next time or the next key."""
        while self._console.running:
            delay = self._console.advance()
            if not self._console.running:
                return  # left with a key of the braille display
            self._woken.clear()
            if delay is None or delay > 0:
                with contextlib.suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(self._woken.wait(), delay)
            else:
                await asyncio.sleep(0)  # keys first

    def _broke(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:  # noqa: ARG002
        """End after an error in answering a key, so that it is told and logged."""
        self._broken = context.get("exception") or RuntimeError(context["message"])
        self._leave()

    def _leave(self) -> None:
        self._console.leave()
        self._woken.set()

    # The terminal

    def _open(self) -> None:
        self._keyboard.raw()
        self._console.outlet.mark_pastes(True)

    def _close(self) -> None:
        self._console.outlet.mark_pastes(False)
        self._keyboard.as_found()

    def _suspend(self) -> None:
        """Stop the whole process group, until the shell continues it."""
        self._close()
        os.kill(0, signal.SIGTSTP)
        self._open()  # nothing was stopped where there is no shell

    def _continued(self) -> None:
        """Take the terminal again after the program was stopped, and let the mode tell where it is."""
        self._open()
        self._console.resume()
        self._woken.set()

    # Keys

    def _read(self) -> None:
        try:
            text = self._keyboard.read()
        except EOFError:
            self._leave()
            return
        self._take(self._parser.feed(text))

    def _forget(self) -> None:
        """Discard what was typed ahead: it is not meant for the next person."""
        self._forgotten = True
        self._parser = Parser()
        self._keyboard.forget()

    def _flush(self) -> None:
        self._take(self._parser.flush())

    def _take(self, presses: Iterable[Press]) -> None:
        self._forgotten = False
        for press in presses:
            if not self._console.running or self._forgotten:
                break
            if isinstance(press, Paste):
                self._console.paste(press.text)
            elif press != "ctrl-z":
                self._console.key(press)
            elif sys.platform != "win32":
                self._suspend()
        self._wait_for_more()
        self._woken.set()

    def _wait_for_more(self) -> None:
        """Wait for the rest of a sequence: an arrow comes as Escape and more.

        Without more it was Escape alone.
        """
        if self._parser.wait == self._waiting:
            return
        self._waiting = self._parser.wait
        if self._timer is not None:
            self._timer.cancel()
        loop = asyncio.get_running_loop()
        self._timer = self._waiting and loop.call_later(self._waiting.seconds, self._flush)
