"""Everything a player can ask of the game, and the keys for it: one table, so that the help is true."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from access_uno.engine.values import Value

if TYPE_CHECKING:
    from access_uno.words import Words

CHARACTERS: Final = {
    ",": "comma",
    ".": "full-stop",
    "<": "less",
    ">": "greater",
    "?": "question-mark",
}
"""Keys that a screen reader should hear by name."""

_NAMED: Final = {
    *CHARACTERS,
    *("enter", "space", "down", "up", "left", "right", "home", "end", "tab", "backtab", "backspace"),
    *("escape", "pageup", "pagedown", "f1", "delete", "ctrl-c", "ctrl-u", "other"),
}


def key_name(words: Words, key: str) -> str:
    """A key as it is spoken."""
    if key in _NAMED:
        return words.text(f"key-{CHARACTERS.get(key, key)}")
    if len(key) == 1 and key.isalpha() and key.isupper():
        return words.text("key-shift", key=key)
    return key.upper() if key.isalnum() else words.text("key-other")  # most synthesizers are silent about "!"


class Command(Value):
    """A thing to ask for: its name in the words, and its keys unless a player changes them."""

    name: str
    keys: tuple[str, ...]


# Keys are named as they are typed: a capital letter is that letter with Shift.
COMMANDS: Final = (
    Command("play", ("enter",)),
    Command("draw", ("space",)),
    Command("go-on", ("down",)),
    Command("keep", ("p",)),
    Command("uno", ("u",)),
    Command("challenge", ("x",)),
    Command("jump", ("j",)),
    Command("hand", ("h",)),
    Command("playable", ("e",)),
    Command("top", ("c",)),
    Command("turn", ("t",)),
    Command("count", ("n",)),
    Command("since", ("up",)),
    Command("changes", ("d",)),
    Command("score", ("s",)),
    Command("full-score", ("S",)),
    Command("why", ("i",)),
    Command("left", ("left",)),
    Command("right", ("right",)),
    Command("first", ("home",)),
    Command("last", ("end",)),
    Command("place", tuple("1234567890")),
    Command("next-playable", ("tab",)),
    Command("previous-playable", ("backtab",)),
    Command("blue", ("b",)),
    Command("green", ("g",)),
    Command("red", ("r",)),
    Command("yellow", ("y",)),
    Command("wild", ("w",)),
    Command("order", ("o",)),
    Command("large-hand", ("z",)),
    Command("large-top", ("Z",)),
    Command("repeat", ("l",)),
    Command("back", (",", "pageup")),
    Command("forward", (".", "pagedown")),
    Command("oldest", ("<",)),
    Command("newest", (">",)),
    Command("filter", ("f",)),
    Command("verbosity", ("v",)),
    Command("menu", ("m", "escape")),
    Command("keys", ("?", "f1")),
    Command("quit", ("q", "ctrl-c")),
)
NAMES: Final = tuple(command.name for command in COMMANDS)


class Keymap:
    """Which command a key means."""

    def __init__(self, changed: Mapping[str, tuple[str, ...]] | None = None) -> None:
        """With the keys that a player has changed: a command's name, and all its keys."""
        changed = changed or {}
        # A key that a player has chosen belongs to no other command, be it newer than his choice.
        taken = {key for keys in changed.values() for key in keys}
        self.keys = {
            command.name: tuple(changed.get(command.name, [key for key in command.keys if key not in taken]))
            for command in COMMANDS
        }
        self._commands = {key: name for name, keys in self.keys.items() for key in keys}

    def command(self, key: str) -> str | None:
        """The command of a key; a capital letter without one of its own counts as the small letter."""
        return self._commands.get(key) or self._commands.get(key.lower())
