"""What takes keys and lines: the game, a menu, a question. The newest mode has the word."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.words import Message


_DISPLAY_KEYS: Final = {
    "pan-left": "up",
    "pan-right": "down",
    "line-up": "up",
    "line-down": "down",
    "top": "home",
    "bottom": "end",
    "back": "escape",
    "menu": "escape",
    "help": "f1",
    "info": "f1",
}


class Mode:
    """Something that answers keys and typed lines. It tells what it wants when it gets the word."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def entered(self) -> None:
        """The mode has the word (again): say what it is and what it waits for."""

    def key(self, name: str) -> None:
        """A key was pressed: "left", "enter", "escape", "pageup", "f1", "?", "b" ..."""
        raise NotImplementedError

    def line(self, text: str) -> None:
        """A line was typed."""
        raise NotImplementedError

    def paste(self, text: str) -> None:  # noqa: ARG002
        """A text was pasted, in one line: only where one can be typed does it mean anything."""
        self.console.say("paste-not-here")

    def touch(self, message: Message, card: int | None) -> None:  # noqa: ARG002
        """A routing key was pressed over a card of a message, counted from 0, or over its words: Enter."""
        self.key("enter")

    def touch_text(self, place: int | None) -> None:  # noqa: ARG002
        """A routing key was pressed over a character of the text that is being typed, or behind it."""
        self.key("enter")

    @property
    def display_keys(self) -> Mapping[str, str]:
        """Which key a key of a braille display is: for panning, beyond the end of what is shown."""
        return _DISPLAY_KEYS

    def keys_now(self) -> Iterator[str]:
        """The keys that work now, one sentence each."""
        raise NotImplementedError

    @property
    def busy(self) -> bool:
        """Whether something is under way that comes before the next line, and is told by a wake."""
        return False

    def advance(self) -> float | None:
        """Do what happens by itself; in how many seconds it wants to be asked again (None: after a key)."""
        return None
