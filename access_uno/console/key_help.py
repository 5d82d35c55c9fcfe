"""The key help at the table: all keys to go through; any other key says what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from access_uno.console.bindings import KEY_HELP
from access_uno.console.reader import Reader

if TYPE_CHECKING:
    from access_uno.console.app import Console

_STEPS: Final = {"next": 1, "previous": -1}


class KeyHelp(Reader):
    """A reader in which all keys but those of its context can be tried."""

    context = KEY_HELP
    walks = ("next", "previous")

    def __init__(
        self, console: Console, title: str, lines: Sequence[str], describe: Callable[[str], str]
    ) -> None:
        super().__init__(console, title, lines)
        self._describe = describe

    def how(self) -> str:
        words = self.console.words
        return words.text("key-help-how", **{name: KEY_HELP.told(words, name, 2) for name in KEY_HELP.keys})

    def keys_now(self) -> Iterator[str]:
        yield self.how()

    def key(self, name: str) -> None:
        command = KEY_HELP.command(name)
        if command in _STEPS:
            self._go(self._place + _STEPS[command])
        elif command == "back":
            self.escape()
        else:
            self.console.say_text(self._describe(name))
