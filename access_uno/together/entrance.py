"""What can be asked for with the address of a house: `tables`, `play`, `join`, `watch`, `help`."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from access_uno.arguments import Command, Option, UsageError, parse
from access_uno.engine.rules import RULEBOOKS
from access_uno.levels import FOR_PEOPLE

if TYPE_CHECKING:
    from access_uno.together.company import Company
    from access_uno.words import Words

Do = Callable[["Company"], None]

PLAY: Final = Command(
    "play",
    (
        Option("--rulebook", choices=tuple(RULEBOOKS)),
        Option("--rule", repeat=True),
        Option("--seats", "number"),
        Option("--computers", "number"),
        Option("--level", choices=FOR_PEOPLE),
        Option("--private", "flag"),
        Option("--chance", "number"),
        Option("--seed", "number", least=None),
    ),
)
_PLAIN: Final = (Command("tables"), Command("help"))
_WITH_CODE: Final = (
    Command("join", argument="CODE", needed=True),
    Command("watch", argument="CODE", needed=True),
)
COMMANDS: Final = {command.name: command for command in (*_PLAIN, PLAY, *_WITH_CODE)}


def wish_of(line: str, words: Words) -> Do | None:
    """What to do at once; None if nothing was asked for."""
    try:
        given = shlex.split(line)
    except ValueError:
        given = line.split()
    if not given:
        return None
    try:
        return _understood(given[0], given[1:])
    except UsageError as error:
        sentence = words.text(f"usage-{error.code}", **error.facts)
        return lambda company: company.end(sentence, 2)


def _understood(name: str, rest: list[str]) -> Do:
    if name not in COMMANDS:
        raise UsageError("no-command", command=name[:40])
    options, arguments = parse(COMMANDS[name], rest)
    if name == "tables":
        return lambda company: company.tell_tables(lambda: company.end("", 0))
    if name == "help":
        return lambda company: company.tell_help()
    if name == "play":
        wanted = wanted_of(options)
        return lambda company: company.play(**wanted)
    code = arguments[0]
    if name == "join":
        return lambda company: company.join(code)
    return lambda company: company.watch(code)


def wanted_of(options: dict[str, Any]) -> dict[str, Any]:
    """The options of `play` as the house takes them."""
    wanted = {name: value for name, value in options.items() if name not in ("rule", "seed")}
    rules = {}
    for text in options.get("rule", ()):
        option, equals, value = (part.strip() for part in text.partition("="))
        if not equals:
            raise UsageError("no-rule", text=text[:40])
        rules[option] = value
    if rules:
        wanted["rules"] = rules
    if "seed" in options:
        wanted["seed"] = str(options["seed"])
    return wanted
