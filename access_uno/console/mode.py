"""The interface of what takes keys and lines: the game, a menu, a question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.console.scene import Scene
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
    """Something that answers keys and typed lines. It tells what it wants when it comes to the top."""

    def __init__(self, console: Console) -> None:
        self.console = console

    def open(self) -> None:
        """Come to the top of the console, above the mode that is there."""
        self.console.open(self)

    def entered(self) -> None:
        """Come to the top (again): say what this is and what it waits for."""

    def key(self, name: str) -> None:
        """Take a pressed key: "left", "enter", "escape", "pageup", "f1", "?", "b" ..."""
        raise NotImplementedError

    def line(self, text: str) -> None:
        """Take a typed line."""
        raise NotImplementedError

    def paste(self, text: str) -> None:  # noqa: ARG002
        """Take a pasted text, in one line; it is ignored where no text can be typed."""
        self.console.say("paste-not-here")

    def touch(self, message: Message, card: int | None) -> None:  # noqa: ARG002
        """Take a routing key over a card of a message, counted from 0, or over its words: Enter."""
        self.key("enter")

    def touch_text(self, place: int | None) -> None:  # noqa: ARG002
        """Take a routing key over a character of the text that is being typed, or after it."""
        self.key("enter")

    @property
    def display_keys(self) -> Mapping[str, str]:
        """The keys that keys of a braille display stand for: for panning, beyond the end of what is shown."""
        return _DISPLAY_KEYS

    def scene(self) -> Scene:
        """Return what is there now and what can be done, as far as the reader may see it."""
        raise NotImplementedError

    def do(self, command: str, what: str = "") -> bool:
        """Do something of the scene; return False if it is not there any more, and nothing was done.

        `what` is the name of a choice for `choose`, the text for `take`, the name of a card in the hand for
        `play` and `focus`, and what stands in a deed for its command.
        """
        raise NotImplementedError

    scans = False
    """Whether the choices here can be gone through by themselves, with any key as the switch."""

    def step(self) -> bool:
        """Go to the next choice and tell it, at the end to the first; return False where nothing goes on."""
        return False

    def switch(self) -> None:
        """Take the choice that was told last: the only key of a player was pressed."""
        raise NotImplementedError

    def candidates(self) -> Sequence[str]:
        """Return what could be typed now, for completing a line that was begun."""
        return ()

    def keys_now(self) -> Iterator[str]:
        """Yield the keys that work now, one sentence each."""
        raise NotImplementedError

    @property
    def busy(self) -> bool:
        """Whether something is under way that comes before the next line; a wake reports its end."""
        return False

    def advance(self) -> float | None:
        """Do what happens by itself; return in how many seconds to call again (None: after a key)."""
        return None
