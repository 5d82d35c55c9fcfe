"""An input without a terminal: what tests send is read from it by an Application, or by those who ask."""

from __future__ import annotations

import codecs
import contextlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from itertools import count

from access_uno.console.inputs import ParsedInput

_numbers = count()


class SentInput(ParsedInput):
    """What a terminal would send."""

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
        """Return what was sent."""
        sent, self._sent = self._sent, ""
        return sent

    @property
    def closed(self) -> bool:
        """Whether nothing will come any more."""
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
        """Return nothing to do: there is no terminal."""
        return nullcontext()

    def cooked_mode(self) -> AbstractContextManager[None]:
        """Return nothing to do, likewise."""
        return nullcontext()

    def fileno(self) -> int:
        """Raise an error: there is no file."""
        raise NotImplementedError

    def typeahead_hash(self) -> str:
        """Return a name of this input among all."""
        return f"sent-{self._number}"
