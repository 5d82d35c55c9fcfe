"""Typed lines by prompt_toolkit's session: edited, with a history, and completed with Tab.

It redraws the line that is being typed below what is told meanwhile, which screen readers may read again. So
it is for players who read by sight, and for others by a setting; plain lines are in `lines`.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Final

from prompt_toolkit import PromptSession
from prompt_toolkit.application import Application
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.output import Output

from access_uno.console.app import Console
from access_uno.console.driver import WayIn
from access_uno.console.inputs import ParsedInput
from access_uno.console.screen import Out
from access_uno.text.plain import plain

_PROMPT: Final = "> "
_MOST: Final = 20  # candidates that are told


class EditedLines(WayIn):
    """Lines that are edited on a terminal, as a way in for the driver."""

    def __init__(self, console: Console, source: ParsedInput, output: Output) -> None:
        self._console = console
        self._input = source
        bindings = KeyBindings()
        bindings.add("tab")(self._complete)
        self._session: PromptSession[str] = PromptSession(
            _PROMPT, key_bindings=bindings, enable_suspend=True, input=source, output=output
        )
        self._lines: deque[str] = deque()
        self._ended = False

    @contextlib.contextmanager
    def attached(self, wake: Callable[[], None], suspend: Callable[[], None]) -> Iterator[None]:  # noqa: ARG002
        """While it is open, lines are typed and can be answered; what is told stands above them."""
        console, screen = self._console, self._console.outlet.screen
        above = _Above(self._session.app, screen.out)
        console.forget_input, screen.out = self._forget, above
        typing = asyncio.get_running_loop().create_task(self._type(wake))
        typing.add_done_callback(_report)
        try:
            yield
        finally:
            console.forget_input, screen.out = lambda: None, above.out
            if self._session.app.is_running:
                self._session.app.renderer.erase()
            typing.cancel()

    def answer_next(self) -> bool:
        """Let the console answer the next line, or the end; return False without either."""
        if self._lines:
            self._console.line(self._lines.popleft())
        elif self._ended:
            self._console.leave()
        else:
            return False
        return True

    async def _type(self, wake: Callable[[], None]) -> None:
        with contextlib.suppress(EOFError, KeyboardInterrupt):
            while True:
                line = await self._session.prompt_async(handle_sigint=False, set_exception_handler=False)
                self._lines.append(line)
                wake()
        self._ended = True
        wake()

    def _forget(self) -> None:
        """Discard what was typed ahead, and what could be had back with Up: it is another person's."""
        self._input.forget()
        self._lines.clear()
        self._session.history = self._session.default_buffer.history = InMemoryHistory()
        self._session.default_buffer.reset()

    def _complete(self, event: KeyPressEvent) -> None:
        """Complete the line as far as it is certain; if it is not, say what it could become."""
        buffer, begun = event.current_buffer, plain(event.current_buffer.text)
        found = [text for text in self._console.mode.candidates() if plain(text).startswith(begun)]
        same = takewhile(lambda letters: len(set(letters)) == 1, zip(*map(plain, found), strict=False))
        common = "".join(letters[0] for letters in same)
        if len(found) == 1:
            buffer.text = found[0]
        elif len(common) > len(begun):
            buffer.text = common
        elif found:
            self._console.say_text(self._console.words.join(found[:_MOST], "or"))
        buffer.cursor_position = len(buffer.text)


def _report(task: asyncio.Task[None]) -> None:
    """Let the driver end if the session broke."""
    if not task.cancelled() and (broken := task.exception()) is not None:
        task.get_loop().call_exception_handler({"message": "the session broke", "exception": broken})


class _Above:
    """What a screen writes to, while a line is typed: it goes above that line."""

    def __init__(self, app: Application[str], out: Out) -> None:
        self.out = out
        self._app = app
        self._taken = ""

    def write(self, text: str, /) -> None:
        """Take a text."""
        self._taken += text

    def flush(self) -> None:
        """Print what was taken.

        Not by prompt_toolkit's `in_terminal`: it gives the terminal its echo back for the time, which shows
        what is typed meanwhile.
        """
        text, self._taken = self._taken, ""
        if self._app.is_running:
            self._app.renderer.erase()
        self.out.write(text)
        self.out.flush()
        self._app.invalidate()
