"""All commands of a game and their keys, in one table, from which the help is made.

A new command is a line in `COMMANDS`, or in `ONLINE` if it is only for tables online. `command-NAME` and
`typed-NAME` in console.ftl tell it, `typed_phrases` has it for typed lines, docs/keys.md lists it.
What it does stands in the `commands` of `_acting`, `_questions` or the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from access_uno.console.bindings import CONSOLE, Bound, Context, Moment
from access_uno.engine.cards import COLOURS
from access_uno.settings import Settings, Trouble
from access_uno.text.sanitize import shown

COMMANDS: Final[Mapping[str, tuple[str, ...]]] = {
    "play": ("enter",),
    "draw": ("space",),
    "go-on": ("space", "down"),
    "keep": ("p",),
    "uno": ("u",),
    "challenge": ("x",),
    "jump": ("j",),
    "hand": ("h",),
    "playable": ("e",),
    "top": ("c",),
    "turn": ("t",),
    "count": ("n",),
    "since": ("up", "H"),
    "changes": ("d",),
    "score": ("s",),
    "full-score": ("S",),
    "why": ("i",),
    "hint": ("T",),
    "left": ("left",),
    "right": ("right",),
    "first": ("home",),
    "last": ("end",),
    "place": tuple("1234567890"),
    "next-playable": ("tab",),
    "previous-playable": ("backtab",),
    "blue": ("b",),
    "green": ("g",),
    "red": ("r",),
    "yellow": ("y",),
    "wild": ("w",),
    "order": ("o",),
    "large-hand": ("z",),
    "large-top": ("Z",),
    "repeat": ("l",),
    "waiting": ("L",),
    "back": (",", "pageup"),
    "forward": (".", "pagedown"),
    "oldest": ("<",),
    "newest": (">",),
    "filter": ("f",),
    "verbosity": ("v",),
    "told": ("V",),
    "what-now": ("W", "backspace"),
    "menu": ("m", "escape"),
    "keys": ("?", "f1"),
    "quit": ("q", "ctrl-c"),
}
"""The name of each command in the words, and its keys unless a player changes them.

Keys are named as they are typed: a capital letter is that letter with Shift.
"""

MOMENTS: Final[Mapping[str, Moment]] = {"go-on": lambda game: game.goes_on}
"""Space goes on while there is anything to go on with, and draws otherwise."""
GAME: Final = Context("the game", COMMANDS, moments=MOMENTS)
FRIENDS: Final = {"whisper": ("K",), "friends": ("A",), "invitation": ("I",)}
ONLINE: Final = Context(
    "a table online", {"say": ("k",), "who": ("a",), **FRIENDS, "report": ("R",)}, [(GAME, tuple(COMMANDS))]
)
"""With people elsewhere: the keys of the game, and those about the people."""
LARGE: Final = ("large-hand", "large-top")
"""What only people who read by sight are told of: the hand or the top card over the whole window."""
ASKED_MEANWHILE: Final = ("hand", "playable", "top", "turn", "count", "since", "score", "full-score", *LARGE)
"""What is answered while a colour is asked for; `since` by another key than its own, or typed."""
PUTTING_OFF: Final = ("hint", "menu", "quit")
"""What puts the question for a colour off first, or takes the card back."""
COLOUR: Final = Context(
    "the question for a colour",
    {
        **{colour.value: (colour.letter.lower(),) for colour in COLOURS},
        "next": ("right", "down"),
        "previous": ("left", "up"),
        "choose": ("enter",),
        "back": ("escape", "backspace", "ctrl-c"),
        "keys": GAME.keys["keys"],
    },
    [(GAME, (*ASKED_MEANWHILE, "what-now", *PUTTING_OFF)), (ONLINE, tuple(ONLINE.keys))],
    instead=("up", "escape", "backspace", "ctrl-c"),
)
WATCHING: Final = Context(
    "watching",
    {
        **{name: GAME.keys[name] for name in ("top", "turn", "count", "score", "oldest", "newest", "keys")},
        **ONLINE.keys,
        "back": (*GAME.keys["back"], "up"),
        "forward": ("space", "down", *GAME.keys["forward"]),
        "others": ("m",),
        "leave": ("escape", *GAME.keys["quit"]),
    },
)
HAND_OVER: Final = Context("the hand-over", {"sit-down": ("space", "enter")})
"""Any other key says what the console waits for."""
CONTEXTS: Final = (GAME, ONLINE, COLOUR, WATCHING, HAND_OVER, *CONSOLE)
"""All tables of keys; in none of them a key means two things."""


FIXED: Final[Mapping[str, str]] = {"ctrl-c": "quit", "escape": "menu", "?": "keys", "f1": "keys"}
"""Keys with a fixed meaning, besides those chosen for their commands. Control D is Control C."""

_WITHOUT_CHARACTER: Final = {
    *("enter", "space", "down", "up", "left", "right", "home", "end", "pageup", "pagedown"),
    *("tab", "backtab", "backspace", "delete"),
}
_DIGITS: Final = frozenset("0123456789")


def can_have(command: str, key: str) -> bool:
    """Return whether a player can give a command this key.

    It exists, and is not fixed for another command.
    """
    if key in FIXED:
        return FIXED[key] == command
    if command == "place":
        return key in _DIGITS
    return key in _WITHOUT_CHARACTER or (len(key) == 1 and key.isprintable() and not key.isspace())


class Keymap(Context):
    """The keys of the game as a player has chosen them.

    Every command has a key, whatever was chosen; invalid choices are in `ignored`.
    """

    def __init__(self, changed: Mapping[str, tuple[str, ...]] | None = None) -> None:
        """`changed` has the keys that a player has changed: a command's name, and all its keys."""
        changed = changed or {}
        wanted = {name: changed[name] for name in COMMANDS if name in changed}
        chosen: dict[str, tuple[str, ...]] = {}
        for name, keys in wanted.items():
            others = {key for taken in chosen.values() for key in taken}
            if keys and all(can_have(name, key) and key not in others for key in keys):
                chosen[name] = keys
        while bare := [name for name in COMMANDS if not _own_keys(name, chosen)]:
            lost = {key for name in bare for key in COMMANDS[name]}
            chosen = {name: keys for name, keys in chosen.items() if lost.isdisjoint(keys)}
        keys_of = {name: _keys(name, chosen) for name in COMMANDS}
        super().__init__(GAME.name, keys_of, moments=GAME.moments)
        self.ignored = {name: keys for name, keys in wanted.items() if name not in chosen}

    @cached_property
    def bound(self) -> Bound:
        """The key bindings; players who have changed none share them."""
        return GAME.bound if self.keys == GAME.keys else super().bound


def _keys(command: str, chosen: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """Return all keys of a command: those that were chosen, else its own that were chosen for no other."""
    taken = {key for keys in chosen.values() for key in keys}
    keys = chosen.get(command) or tuple(key for key in COMMANDS[command] if key not in taken)
    fixed = (key for key, name in FIXED.items() if name == command and key not in keys)
    return (*keys, *fixed)


def _own_keys(command: str, chosen: Mapping[str, tuple[str, ...]]) -> set[str]:
    """Return its keys, and of a command with a moment those that it has at any time."""
    if command not in MOMENTS:
        return set(_keys(command, chosen))
    others = {key for other in COMMANDS if other != command for key in _keys(other, chosen)}
    return set(_keys(command, chosen)) - others


def tell_ignored(settings: Settings) -> None:
    """Report the keys in the settings file that are invalid."""
    for name, keys in Keymap(settings.keys).ignored.items():
        settings.tell(Trouble("settings-wrong-value", name, shown(str(list(keys)))))
