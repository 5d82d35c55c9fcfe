"""Which key means which command where: prompt_toolkit's key bindings, with the filters that they have.

A context is a place where keys have meanings of their own. Those of menus, questions and texts stand below,
those of the game, of a table online, of watching and of the question for a colour in
`access_uno/play/commands.py`. A new command is a line in its context: a name, and its keys as they are typed.
Two commands may share a key if one of them has a moment, as "go-on" has: then the key means that one, and at
any other time the other one. Prompts, help and docs/keys.md name the keys that stand here;
`tests/console/test_bindings.py` finds keys that mean two things.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from access_uno.console._spelling import spelled
from access_uno.text.sanitize import number

if TYPE_CHECKING:
    from prompt_toolkit.filters import FilterOrBool
    from prompt_toolkit.key_binding import KeyBindings
    from prompt_toolkit.key_binding.key_processor import KeyPressEvent
    from prompt_toolkit.keys import Keys

    from access_uno.words import Words

Moment = Callable[[Any], bool]
"""Whether a key that two commands share means this one now, asked of the mode in which it is pressed."""
_NAMED: Final = {
    *("enter", "space", "down", "up", "left", "right", "home", "end", "tab", "backtab", "backspace"),
    *("escape", "pageup", "pagedown", "f1", "delete", "ctrl-c", "ctrl-u", "letter", "other"),
}
_DIGITS: Final = frozenset("1234567890")


def key_name(words: Words, key: str) -> str:
    """Return a key as it is spoken; a sign by its name, because most synthesizers are silent about "!"."""
    if key in _NAMED:
        return words.text(f"key-{key}")
    if len(key) == 1 and key.isalpha() and key.isupper():
        return words.text("key-shift", key=key)
    return key.upper() if key.isalnum() else words.text("key-sign", sign=spelled(words, key))


OTHER_NAMES: Final = {
    "backtab": "s-tab",
    "ctrl-c": "c-c",
    "ctrl-u": "c-u",
    "ctrl-z": "c-z",
    "letter": "<any>",  # any letter that means nothing else
}
"""Keys that prompt_toolkit calls otherwise."""
_asking: ContextVar[Any] = ContextVar("the mode in which a key is pressed", default=None)


class Meaning:
    """The handler of a key: it names the command, which the mode carries out that asks for it."""

    def __init__(self, command: str) -> None:
        self.command = command

    def __call__(self, event: KeyPressEvent) -> None:
        """Do nothing."""


class Bound(NamedTuple):
    """The key bindings of a context, and its keys as prompt_toolkit writes them."""

    bindings: KeyBindings
    keys: Mapping[str, tuple[Keys | str, ...]]


class Context:
    """A place where keys have meanings of their own: a mode of the console, or a kind of mode."""

    def __init__(
        self,
        name: str,
        keys: Mapping[str, tuple[str, ...]],
        shares: Sequence[tuple[Context, Sequence[str]]] = (),
        instead: Sequence[str] = (),
        moments: Mapping[str, Moment] | None = None,
    ) -> None:
        """`keys` are those of each command, as they are typed: a capital letter is that letter with Shift.

        `shares` are commands of other contexts that work here as well, except for their keys in `instead`,
        which mean something else here. `moments` are those of commands that share keys with others.
        """
        self.name = name
        self.keys = keys
        self.shares = shares
        self.instead = instead
        self.moments = moments or {}

    @cached_property
    def bound(self) -> Bound:
        """The commands of this context, not the shared ones, as prompt_toolkit has them.

        It is loaded with the first key, so that the first line is out before.
        """
        from prompt_toolkit.key_binding import KeyBindings

        bindings, names = KeyBindings(), {}
        for command, keys in self.keys.items():
            for key in keys:
                bindings.add(OTHER_NAMES.get(key, key), filter=self._filter(command, key))(Meaning(command))
                names[key] = bindings.bindings[-1].keys
        return Bound(bindings, names)

    def _filter(self, command: str, key: str) -> FilterOrBool:
        """Return when a key means this command: always, unless another command shares it."""
        from prompt_toolkit.filters import Condition

        others = [name for name, keys in self.keys.items() if key in keys and name != command]
        if not others:
            return True
        own, other = self.moments.get(command), self.moments.get(others[0])
        if own is not None:
            return Condition(partial(_is_now, own))
        return True if other is None else ~Condition(partial(_is_now, other))

    def command(self, key: str, mode: object = None) -> str | None:
        """Return what a key means in a mode now, if it is no shared command.

        A capital letter without its own counts as lower case. Without a mode it is no moment for anything.
        """
        bindings, names = self.bound
        for name in (key, key.lower(), _kind(key)):
            if name in names:
                _asking.set(mode)
                # The most exact one stands last: `<any>` comes before all others.
                for binding in reversed(bindings.get_bindings_for_keys(names[name])):
                    if binding.filter():
                        return binding.handler.command  # type: ignore[attr-defined, no-any-return]
        return None

    def commands(self, key: str) -> list[str]:
        """Return all commands of a key, of which each is meant at its time."""
        name = key if self.has(key) else key.lower()
        return [command for command, keys in self.keys.items() if name in keys]

    def has(self, key: str) -> bool:
        """Return whether just this key, and not its small letter, means something."""
        return any(key in keys for keys in self.keys.values())

    def keys_of(self, command: str) -> tuple[str, ...]:
        """Return the keys of a command, own or shared; without any if it does not work here."""
        if command in self.keys:
            return self.keys[command]
        shared = (context.keys[command] for context, commands in self.shares if command in commands)
        return tuple(key for keys in shared for key in keys if key not in self.instead)

    def told(self, words: Words, command: str, most: int | None = None) -> str:
        """Return the keys of a command as they are spoken, or only the first ones."""
        keys = self.keys_of(command)
        if set(keys) == _DIGITS:
            return words.text("key-digits")
        return words.join([key_name(words, key) for key in keys[:most]], "or")

    def all_told(self, words: Words, most: int | None = None) -> dict[str, str]:
        """Return the keys of every command as they are spoken, by the names of the commands."""
        shared = (command for _, commands in self.shares for command in commands)
        return {command: self.told(words, command, most) for command in (*self.keys, *shared)}


def _kind(key: str) -> str:
    """Return what a key without a name of its own is: a digit, in whatever script, or any letter."""
    if len(key) != 1:
        return ""
    return str(number(key)) if key.isdecimal() else "letter" if key.isalpha() else ""


def _is_now(moment: Moment) -> bool:
    mode = _asking.get()
    return mode is not None and moment(mode)


ANSWERING: Final = Context("questions", {"help": ("?", "f1"), "back": ("escape", "backspace", "ctrl-c")})
"""Shared by menus, questions, entries and texts."""
_BOTH: Final = ((ANSWERING, ("help", "back")),)
MENU: Final = Context(
    "menu",
    {
        "next": ("right", "down"),
        "previous": ("left", "up"),
        "first": ("home",),
        "last": ("end",),
        "previous-group": ("pageup",),
        "next-group": ("pagedown",),
        "explain": ("tab",),
        "open": ("enter", "space"),
        "number": tuple("1234567890"),
        "letter": ("letter",),
    },
    _BOTH,
)
FIRST_QUESTION: Final = Context(
    "first question", {**MENU.keys, "leave": ("ctrl-c",)}, _BOTH, instead=("ctrl-c",)
)
"""At the very first start there is nothing behind a question."""
READER: Final = Context(
    "text",
    {
        "next": ("space", "down", "right", "enter"),
        "previous": ("up", "left"),
        "go-back": ("backspace",),
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
    instead=("backspace",),
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
    instead=("?", "backspace"),  # printable keys are text here
)
KEY_HELP: Final = Context(
    "help", {"next": ("space", "down"), "previous": ("up",), "back": ("?", "escape", "ctrl-c")}
)
"""All other keys can be tried there."""
CONSOLE: Final = (MENU, FIRST_QUESTION, QUESTION, READER, ENTRY, KEY_HELP)
