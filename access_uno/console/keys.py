"""Keys from the terminal: prompt_toolkit reads them, the console answers; it never draws anything."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from typing import TYPE_CHECKING, Any, Final

from prompt_toolkit.application import Application
from prompt_toolkit.input import Input, create_input
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import Layout, Window
from prompt_toolkit.output import DummyOutput

if TYPE_CHECKING:
    from access_uno.console.app import Console

_NAMES: Final = {
    Keys.Left: "left",
    Keys.Right: "right",
    Keys.Up: "up",
    Keys.Down: "down",
    Keys.Home: "home",
    Keys.End: "end",
    Keys.PageUp: "pageup",
    Keys.PageDown: "pagedown",
    Keys.Tab: "tab",
    Keys.BackTab: "backtab",
    Keys.Enter: "enter",
    Keys.Escape: "escape",
    Keys.Backspace: "backspace",
    Keys.F1: "f1",
    Keys.ControlC: "ctrl-c",
    Keys.ControlD: "ctrl-c",
    Keys.SIGINT: "ctrl-c",
}
_ESCAPE_SECONDS: Final = 0.05  # an arrow comes as Escape and more: so long we wait for more


class KeysFrontEnd:
    """Runs the console with single keys until it is left."""

    def __init__(self, console: Console, keyboard: Input | None = None) -> None:
        self._console = console
        self._application: Application[None] = Application(
            layout=Layout(Window()),  # without one, Enter would end the application
            key_bindings=self._bindings(),
            input=keyboard or create_input(),
            output=DummyOutput(),
        )
        self._application.ttimeoutlen = self._application.timeoutlen = _ESCAPE_SECONDS
        self._woken = asyncio.Event()
        self._broken: BaseException | None = None

    def run(self) -> None:
        """Until the console is left, the terminal is gone, or a signal ends it."""
        asyncio.run(self._run())
        if self._broken is not None:
            raise self._broken

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        for name in ("SIGHUP", "SIGTERM"):
            if hasattr(signal, name):
                with contextlib.suppress(NotImplementedError, RuntimeError):
                    loop.add_signal_handler(getattr(signal, name), self._leave)
        if hasattr(signal, "SIGCONT"):
            loop.add_signal_handler(signal.SIGCONT, self._continued)

        def wake() -> None:
            loop.call_soon_threadsafe(self._woken.set)

        self._console.wake = wake
        loop.set_exception_handler(self._broke)
        clock = asyncio.create_task(self._clock())
        try:
            with contextlib.suppress(EOFError, KeyboardInterrupt):
                await self._application.run_async(handle_sigint=False, set_exception_handler=False)
        finally:
            self._console.wake = lambda: None
            clock.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await clock

    async def _clock(self) -> None:
        """Let happen what happens by itself, and sleep until the next time or the next key."""
        try:
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
        finally:
            self._leave()

    def _broke(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:  # noqa: ARG002
        """Something failed while a key was answered: end, so that it is told and logged."""
        self._broken = context.get("exception") or RuntimeError(context["message"])
        self._leave()

    def _continued(self) -> None:
        """The program had been stopped, and its terminal used for something else."""
        if self._application.is_running:
            self._application.input.raw_mode().__enter__()  # as it was, for as long as the application runs
            self._console.resume()
            self._woken.set()

    def _leave(self) -> None:
        self._console.running = False
        future = self._application.future
        if self._application.is_running and future and not future.done():
            self._application.exit()

    def _bindings(self) -> KeyBindings:
        bindings = KeyBindings()
        for key, name in _NAMES.items():
            bindings.add(key)(lambda _event, name=name: self._pressed(name))
        bindings.add(Keys.ControlZ)(lambda event: event.app.suspend_to_background())
        bindings.add(Keys.Any)(self._typed)
        bindings.add(Keys.BracketedPaste)(lambda _event: None)
        return bindings

    def _typed(self, event: KeyPressEvent) -> None:
        if event.data.startswith("\x1b"):
            # A function key, Delete and the like: one key without a meaning, not the characters it sends.
            if not event.key_sequence[-1].key.startswith("<"):
                self._pressed("other")
            return
        for character in event.data:
            if character.isprintable():
                self._pressed("space" if character == " " else character)

    def _pressed(self, name: str) -> None:
        self._console.key(name)
        self._woken.set()
        if not self._console.running:
            self._leave()
