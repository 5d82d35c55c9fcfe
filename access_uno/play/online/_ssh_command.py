"""What can be asked for with the address of a server: `tables`, `play`, `join`, `watch`, `help`."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from access_uno.command_line.arguments import (
    Argument,
    Command,
    Option,
    UsageError,
    parse,
    take_language,
)
from access_uno.engine.near import nearest
from access_uno.engine.rules import RULEBOOKS
from access_uno.play.online.account_settings import READINGS
from access_uno.play.settings_menu import choices_of
from access_uno.players.levels import FOR_PEOPLE
from access_uno.protocol.seat_codes import tidy_code
from access_uno.protocol.wishes import Play
from access_uno.words import languages
from access_uno.words.codes import in_one_piece, is_code

if TYPE_CHECKING:
    from access_uno.play.online.online_session import OnlineSession

Do = Callable[["OnlineSession"], None]


def _notations() -> tuple[str, ...]:
    return tuple(choices_of("notation", None))


_MANNERS: Final = ("reading", "pace", "notation", "braille")  # settings for this visit
PLAY: Final = Command(
    "play",
    (
        Option("--rulebook", choices=tuple(RULEBOOKS)),
        Option("--rule", repeat=True),
        Option("--seats", "number"),
        Option("--computers", "number"),
        Option("--level", choices=FOR_PEOPLE),
        Option("--private", "flag"),
        Option("--hints", "flag"),
        Option("--chance", "number"),
        Option("--seed", "number", least=None),
        Option("--reading", choices=READINGS),
        Option("--pace", choices=("auto", "wait")),
        Option("--notation", choices=_notations),
        Option("--braille", choices=("off", "cells", "letters")),
    ),
)
_PLAIN: Final = (Command("tables"), Command("help"))
_WITH_CODE: Final = (
    Command("join", arguments=(Argument("CODE", apart=True),)),
    Command("watch", arguments=(Argument("CODE", apart=True),)),
)
COMMANDS: Final = {command.name: command for command in (*_PLAIN, PLAY, *_WITH_CODE)}
_HELP: Final = Option("--help", "flag", short="-h")


class SshCommand:
    """The request of the words after an address: a language, settings, and what to do first."""

    def __init__(self, line: str, language: str, wanted: bool) -> None:
        """`language` is that of the person if it is `wanted`, else only if the words name none."""
        self.language = language
        self.manner: dict[str, Any] = {}  # settings for this visit
        self.do: Do | None = None  # at once; None: nothing was asked for
        words = _split(line)
        try:
            named = take_language(words, languages)
            if named and not wanted:
                self.language = named
            if words:
                self.do = self._understood(*words)
        except UsageError as error:
            self.do = partial(_misunderstood, error)

    def _understood(self, name: str, *rest: str) -> Do:
        if name in ("--help", "-h"):
            name = "help"
        if name not in COMMANDS:
            raise UsageError("no-command", command=name[:40], nearest=nearest(name, COMMANDS))
        command = COMMANDS[name]
        options, arguments = parse(command._replace(options=(*command.options, _HELP)), rest)
        self.manner = {name: options.pop(name) for name in _MANNERS if name in options}
        if options.pop("help", False):
            return lambda online: online.tell_help("" if name == "help" else name)
        if name == "tables":
            return lambda online: online.tell_tables(lambda: online.end("", 0))
        if name == "help":
            return lambda online: online.tell_help()
        if name == "play":
            wanted = wanted_of(options)
            return lambda online: online.play(wanted)
        if name == "join":
            code, seat = code_and_seat(*arguments)
            return lambda online: online.join(code, seat)
        code = code_in(*arguments)
        return lambda online: online.watch(code)


def _split(line: str) -> list[str]:
    """Return the words, split as by a shell."""
    try:
        return shlex.split(line)
    except ValueError:
        return line.split()


def _misunderstood(error: UsageError, online: OnlineSession) -> None:
    online.end(online.console.words.text(f"usage-{error.code}", **error.facts), 2)


def code_in(*parts: str) -> str:
    """Return the code of a table, which may be typed in parts; UsageError if it cannot be one."""
    text = " ".join(parts)
    code = in_one_piece(text)
    if not is_code(code):
        raise UsageError("wrong-code", text=text[:40])
    return code


def code_and_seat(*parts: str) -> tuple[str, str]:
    """Return the code of a table, and that of a seat there if one follows; UsageError if it is none."""
    text = in_one_piece(" ".join(parts))
    seat = tidy_code(text[6:])
    return (code_in(text[:6]), seat) if seat else (code_in(*parts), "")


def wanted_of(options: dict[str, Any]) -> Play:
    """Return the wish that the options of `play` are."""
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
    return Play(**wanted)
