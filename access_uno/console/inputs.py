"""prompt_toolkit's inputs with the parser of `keystrokes`: of a terminal here, on Windows, or far away.

`Keys` gives a console what comes by one. Each can be given to a prompt_toolkit Application as well, whose
keys are then parsed in the same way.
"""

from __future__ import annotations

import asyncio
import codecs
import contextlib
import os
import sys
from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Final, TextIO

from prompt_toolkit.input.base import Input
from prompt_toolkit.key_binding import KeyPress

from access_uno.console.keystrokes import Parser, Paste, Press, Wait, named, pasted

if TYPE_CHECKING:
    from access_uno.console.app import Console

_CHUNK: Final = 4096
_numbers = count()


class ParsedInput(Input):
    """An input whose keys our parser knows."""

    def __init__(self) -> None:
        self._presses: list[KeyPress] = []
        self.parser = Parser(self._presses.append)

    @property
    def wait(self) -> Wait | None:
        """Until when `flush_keys` is due; None if no key has begun."""
        return self.parser.wait

    def read_keys(self) -> list[KeyPress]:
        """Return the keys that have come."""
        self.parser.feed(self.read())
        return self._taken()

    def flush_keys(self) -> list[KeyPress]:
        """Return the key that has begun: nothing more comes."""
        self.parser.flush()
        return self._taken()

    def _taken(self) -> list[KeyPress]:
        presses = self._presses[:]
        self._presses.clear()
        return presses

    @abstractmethod
    def read(self) -> str:
        """Return what has come, as a terminal sends it."""

    def forget(self) -> None:
        """Discard what came and was not read."""
        self.parser.reset()
        self._presses.clear()


class SentInput(ParsedInput):
    """What a terminal far away sends: it has no file here."""

    def __init__(self) -> None:
        super().__init__()
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._sent = ""
        self._ready: list[Callable[[], None]] = []
        self._number = next(_numbers)
        self._closed = False

    def send(self, data: bytes) -> None:
        """Take what came, and tell an Application that reads it."""
        self._sent += self._decoder.decode(data)
        self._tell()

    def close(self) -> None:
        """Take note that nothing will come any more."""
        self._closed = True
        self._tell()

    def _tell(self) -> None:
        if self._ready:
            self._ready[-1]()

    def read(self) -> str:
        sent, self._sent = self._sent, ""
        return sent

    @property
    def closed(self) -> bool:
        return self._closed

    @contextlib.contextmanager
    def attach(self, input_ready_callback: Callable[[], None]) -> Iterator[None]:
        """While it is open, call the function when there are keys to read."""
        self._ready.append(input_ready_callback)
        try:
            yield
        finally:
            self._ready.remove(input_ready_callback)

    @contextlib.contextmanager
    def detach(self) -> Iterator[None]:
        """While it is open, call nothing."""
        ready, self._ready = self._ready, []
        try:
            yield
        finally:
            self._ready = ready

    def raw_mode(self) -> AbstractContextManager[None]:
        return nullcontext()

    def cooked_mode(self) -> AbstractContextManager[None]:
        return nullcontext()

    def fileno(self) -> int:
        raise NotImplementedError

    def typeahead_hash(self) -> str:
        return f"sent-{self._number}"


if sys.platform == "win32":
    from prompt_toolkit.input.ansi_escape_sequences import REVERSE_ANSI_SEQUENCES
    from prompt_toolkit.input.win32 import ConsoleInputReader, Win32Input
    from prompt_toolkit.keys import Keys as KeyNames

    from access_uno.system.windows import enable_escapes

    GONE: type[Exception] = OSError  # what is raised if there is no terminal any more
    _SEQUENCES: Final[Mapping[str, str]] = {key.value: text for key, text in REVERSE_ANSI_SEQUENCES.items()}

    class TerminalInput(ParsedInput, Win32Input):
        """The console of Windows, whose events prompt_toolkit reads."""

        def __init__(self, terminal: TextIO) -> None:
            Win32Input.__init__(self, terminal)
            ParsedInput.__init__(self)
            if not enable_escapes():  # such a console sends no escapes either, whatever Wine says
                self._use_virtual_terminal_input = False
                self.console_input_reader = ConsoleInputReader(recognize_paste=False)  # the parser does

        def read(self) -> str:
            """Return what a terminal would have sent."""
            return "".join(map(_sent, (*Win32Input.read_keys(self), *Win32Input.flush_keys(self))))

        def forget(self) -> None:
            self.read()
            super().forget()

    def _sent(press: KeyPress) -> str:
        if press.key == KeyNames.BracketedPaste:
            return pasted(press.data)
        if press.key.startswith("<"):
            return ""  # the mouse
        if press.data and press.key != KeyNames.BackTab:
            return press.data
        return _SEQUENCES.get(press.key, "")  # keys of a console that sends no escapes

else:
    import termios

    from prompt_toolkit.input.vt100 import Vt100Input

    GONE: type[Exception] = termios.error  # what is raised if there is no terminal any more

    class TerminalInput(ParsedInput, Vt100Input):
        """The terminal at standard input.

        It is read here, because prompt_toolkit's reader waits for the rest of a character of another
        encoding, and takes a terminal that is gone for one that is silent.
        """

        def __init__(self, terminal: TextIO) -> None:
            Vt100Input.__init__(self, terminal)
            ParsedInput.__init__(self)
            self.vt100_parser = self.parser
            self._decoder = codecs.getincrementaldecoder("utf-8")("surrogateescape")
            self._closed = False

        def read(self) -> str:
            """Return what came."""
            try:
                data = os.read(self.fileno(), _CHUNK)
            except BlockingIOError:
                return ""
            except OSError:  # the terminal is gone
                data = b""
            self._closed = not data
            # A character is sent at once, or the bytes are of another encoding; only long input is cut in
            # pieces.
            return self._decoder.decode(data, final=len(data) < _CHUNK)

        @property
        def closed(self) -> bool:
            """Whether the terminal is gone."""
            return self._closed

        def forget(self) -> None:
            with contextlib.suppress(termios.error):
                termios.tcflush(self.fileno(), termios.TCIFLUSH)
            super().forget()


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
