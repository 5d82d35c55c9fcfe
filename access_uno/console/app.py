"""The console: one person's way in and out, and the stack of modes that use it.

It knows no game: modes say messages through it, and front ends (keys, lines, the braille display) hand it
what was pressed or typed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from access_uno.console.mode import Mode
from access_uno.console.screen import Screen

if TYPE_CHECKING:
    from access_uno.console.outlet import Outlet
    from access_uno.settings import Settings
    from access_uno.words import Message, Words


class Console:
    """What all modes share: settings, words, the way out, and who has the word."""

    def __init__(
        self, settings: Settings, words: Words, screen: Screen, outlet: Outlet, by_keys: bool
    ) -> None:
        self.settings = settings
        self.words = words
        self.screen = screen
        self.outlet = outlet
        self.by_keys = by_keys  # else lines are typed
        self.running = True
        self._modes: list[Mode] = []

    # Out

    def say(self, message_id: str, **variables: Any) -> None:
        """Say a message of the words."""
        self.tell(self.words.say(message_id, **variables))

    def tell(self, message: Message) -> None:
        """Write a message, speak it and show it, as the person in front of the console reads."""
        self.outlet.tell(message)

    # In

    def key(self, name: str) -> None:
        """A key was pressed: it silences what is being said, and is answered by the newest mode."""
        self.outlet.hush()
        self._modes[-1].key(name)

    def line(self, text: str) -> None:
        """A line was typed."""
        self.outlet.hush()
        self._modes[-1].line(text)

    def advance(self) -> float | None:
        """Let the newest mode do what happens by itself."""
        return self._modes[-1].advance() if self._modes and self.running else None

    # Modes

    def open(self, mode: Mode) -> None:
        """Give a mode the word."""
        self._modes.append(mode)
        mode.entered()

    def close(self, mode: Mode) -> None:
        """A mode is done: the one before it has the word again. Without one the program is over."""
        while self._modes and self._modes.pop() is not mode:
            pass
        if self._modes:
            self._modes[-1].entered()
        else:
            self.running = False

    def replace(self, mode: Mode, by: Mode) -> None:
        """A mode is done and another one takes its place, with nothing said in between."""
        while self._modes and self._modes.pop() is not mode:
            pass
        self.open(by)

    def leave(self) -> None:
        """End the program."""
        self.running = False
