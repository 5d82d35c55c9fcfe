"""Which key means which command where: tables that modes use, and a check that no key means two things."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final


class Context:
    """A place where keys have meanings of their own: a mode of the console, or a kind of mode."""

    def __init__(
        self,
        name: str,
        keys: Mapping[str, tuple[str, ...]],
        shares: Sequence[tuple[Context, Sequence[str]]] = (),
        instead: Sequence[str] = (),
    ) -> None:
        """`keys` are those of each command, as they are typed: a capital letter is that letter with Shift.

        `shares` are commands of other contexts that work here as well, except for their keys in `instead`,
        which mean something else here.
        """
        self.name = name
        self.keys = keys
        self._shares = shares
        self._instead = instead
        self._commands = {key: command for command, keys_of in keys.items() for key in keys_of}

    def command(self, key: str) -> str | None:
        """Return the command of a key, not a shared one.

        A capital letter without its own counts as lower case.
        """
        return self._commands.get(key) or self._commands.get(key.lower())

    def keys_of(self, command: str) -> tuple[str, ...]:
        """Return the keys of a command, own or shared; without any if it does not work here."""
        if command in self.keys:
            return self.keys[command]
        shared = (context.keys[command] for context, commands in self._shares if command in commands)
        return tuple(key for keys in shared for key in keys if key not in self._instead)

    def collisions(self) -> list[str]:
        """Return a sentence for every key that means two things here, which is a mistake in the tables."""
        found: list[str] = []
        meanings: dict[str, str] = {}
        for key, meaning in self._meanings():
            if key in meanings:
                found.append(f"in {self.name}, {key!r} is {meanings[key]} and {meaning}")
            meanings[key] = meaning
        return found

    def _meanings(self) -> Iterator[tuple[str, str]]:
        for command, keys in self.keys.items():
            yield from ((key, f"{command} of {self.name}") for key in keys)
        for context, commands in self._shares:
            for command in commands:
                others = [key for key in context.keys[command] if key not in self._instead]
                yield from ((key, f"{command} of {context.name}") for key in others)


ANSWERING: Final = Context("questions", {"help": ("?", "f1"), "back": ("escape", "ctrl-c")})
"""Shared by menus, questions, entries and texts."""
_BOTH: Final = ((ANSWERING, ("help", "back")),)
MENU: Final = Context(
    "menu",
    {
        "previous": ("up", "left"),
        "next": ("down", "right"),
        "first": ("home",),
        "last": ("end",),
        "previous-group": ("pageup",),
        "next-group": ("pagedown",),
        "explain": ("tab",),
        "open": ("enter", "space", " "),
    },
    _BOTH,
)
READER: Final = Context(
    "text",
    {
        "previous": ("up", "left", "backspace"),
        "next": ("down", "right", "space", " ", "enter"),
        "first": ("home",),
        "last": ("end",),
        "page-up": ("pageup",),
        "page-down": ("pagedown",),
        "previous-heading": ("H",),
        "next-heading": ("h",),
        "headings": ("l",),
        "search": ("s", "/"),
        "previous-hit": ("N",),
        "next-hit": ("n",),
    },
    _BOTH,
)
QUESTION: Final = Context("question", {"yes": ("enter",), "again": ("up", "left", "down", "right")}, _BOTH)
ENTRY: Final = Context(
    "entry",
    {
        "take": ("enter",),
        "say": ("up", "down"),
        "left": ("left",),
        "right": ("right",),
        "first": ("home",),
        "last": ("end",),
        "erase-before": ("backspace",),
        "erase-here": ("delete",),
        "erase-all-before": ("ctrl-u",),
    },
    _BOTH,
    instead=("?",),  # printable keys are text here
)
KEY_HELP: Final = Context("help", {"previous": ("up",), "next": ("down",), "back": ANSWERING.keys["back"]})
"""All other keys can be tried there."""
CONSOLE: Final = (MENU, QUESTION, READER, ENTRY, KEY_HELP)
