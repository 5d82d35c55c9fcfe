"""Reads command lines by one table of commands and options.

Not by argparse: its messages are English sentences put together from parts, reach the caller as text only,
and differ between versions of Python, so they cannot be told in other languages. Here a mistake is a code
with facts, and the same table makes the help, the man page and the completions (`access_uno.command_line`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

_Choices = tuple[str, ...] | Callable[[], tuple[str, ...]]


class UsageError(ValueError):
    """The command line is wrong: a code and its facts."""

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Option(NamedTuple):
    """One option: `--name`, what follows it, and whether it may stand several times."""

    name: str
    kind: Literal["flag", "text", "number", "maybe"] = "text"  # maybe: a text may follow or not
    choices: _Choices = ()  # the texts that are allowed; none: any
    repeat: bool = False
    least: int | None = 0  # the smallest number, if there is one
    takes: str = ""  # what follows, such as FILE, if neither the kind nor the choices say it
    default: str = ""  # the value without the option
    otherwise: str = ""  # the same where it is no value: the message help-default-...
    short: str = ""  # another name: one letter
    by_hand: bool = False  # done once, by the caller: stands in no configuration file

    @property
    def allowed(self) -> tuple[str, ...]:
        """The choices, computed when needed."""
        return self.choices() if callable(self.choices) else self.choices

    @property
    def names(self) -> tuple[str, ...]:
        """The name, and the short one if there is any."""
        return (self.name, self.short) if self.short else (self.name,)

    @property
    def value(self) -> str:
        """What follows the option, as a word in capitals; empty for a flag."""
        if self.kind == "flag":
            return ""
        return self.takes or ("NUMBER" if self.kind == "number" else "VALUE")


class Argument(NamedTuple):
    """What a command takes without an option, such as FILE."""

    name: str
    needed: bool = True
    several: bool = False
    apart: bool = False  # may be typed as several words, which are one
    choices: _Choices = ()

    @property
    def allowed(self) -> tuple[str, ...]:
        """The choices, computed when needed."""
        return self.choices() if callable(self.choices) else self.choices


class Command(NamedTuple):
    """A subcommand: its options and its arguments."""

    name: str
    options: tuple[Option, ...] = ()
    arguments: tuple[Argument, ...] = ()


Given = dict[str, Any]


def parse(command: Command, words: Sequence[str]) -> tuple[Given, list[str]]:
    """Return the options by name without dashes, and the arguments; raise UsageError if they are wrong."""
    options = {name: option for option in command.options for name in option.names}
    given: Given = {}
    arguments: list[str] = []
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if word == "--":
            arguments += rest
            break
        if not word.startswith("-") or word == "-":
            arguments.append(word)
            continue
        name, equals, value = word.partition("=")
        if name not in options:
            from access_uno.engine.near import nearest  # only a mistake waits for the engine

            raise UsageError("unknown-option", option=name, nearest=nearest(name, options))
        option = options[name]
        if equals:
            rest.insert(0, value)
        _take(option, bool(equals), rest, given)
    if "help" not in given:
        _check_arguments(command, arguments)
    return given, arguments


def _check_arguments(command: Command, arguments: Sequence[str]) -> None:
    wanted = command.arguments
    if len(arguments) > len(wanted) and not (wanted and (wanted[-1].several or wanted[-1].apart)):
        first = arguments[len(wanted)]
        if not wanted:
            raise UsageError("no-argument-wanted", argument=first)
        raise UsageError("argument-too-many", argument=first, name=wanted[-1].name)
    for argument in wanted[len(arguments) :]:
        if argument.needed:
            raise UsageError("argument-missing", argument=argument.name)
    for argument, text in zip(wanted, arguments, strict=False):
        if argument.allowed and text not in argument.allowed:
            from access_uno.engine.near import nearest

            facts = {"text": text, "nearest": nearest(text, argument.allowed), "allowed": argument.allowed}
            raise UsageError(f"unknown-{argument.name.lower()}", **facts)


def take_command(words: list[str], commands: Sequence[Command]) -> str:
    """Take the name of a command out of the words; empty if none is there. Options may stand before it."""
    names = {command.name for command in commands if command.name}
    valued = {
        name
        for command in commands
        for option in command.options
        if option.kind in ("text", "number")
        for name in option.names
    }
    before = ""
    for place, word in enumerate(words):
        if word == "--":
            break
        if word in names and before not in valued:  # the word after such an option is its value
            return words.pop(place)
        before = word
    return ""


def take_language(words: list[str], languages: Callable[[], tuple[str, ...]]) -> str:
    """Take `--language` out of the words, wherever it stands, so that mistakes are told in it, too.

    `languages` is called only if one is named.
    """
    for place, word in enumerate(words):
        name, equals, language = word.partition("=")
        if name != "--language":
            continue
        if not equals:
            if place + 1 == len(words):
                raise UsageError("value-missing", option="--language")
            language = words[place + 1]
        del words[place : place + (1 if equals else 2)]
        if language not in languages():
            raise UsageError("wrong-value", option="--language", value=language, allowed=languages())
        return language
    return ""


def _take(option: Option, attached: bool, rest: list[str], given: Given) -> None:
    """Take the value of an option from the words that follow it."""
    key = option.name.lstrip("-").replace("-", "_")
    if key in given and not option.repeat:
        raise UsageError("option-twice", option=option.name)
    if option.kind == "flag":
        if attached:
            raise UsageError("no-value-wanted", option=option.name)
        given[key] = True
        return
    if option.kind == "maybe" and not attached and (not rest or rest[0].startswith("-")):
        given[key] = ""
        return
    if not rest or (not attached and rest[0].startswith("--")):
        raise UsageError("value-missing", option=option.name)
    value = value_of(option, rest.pop(0))
    if option.repeat:
        given.setdefault(key, []).append(value)
    else:
        given[key] = value


def value_of(option: Option, text: str) -> Any:
    """Return the value that a text gives an option; raise UsageError if it can have none like it."""
    if not text:
        raise UsageError("value-missing", option=option.name)
    if option.allowed and text not in option.allowed:
        raise UsageError("wrong-value", option=option.name, value=text, allowed=option.allowed)
    if option.kind != "number":
        return text
    digits = text.removeprefix("-")
    whole = digits.isascii() and digits.isdecimal() and len(digits) <= 18
    if not whole or (option.least is not None and int(text) < option.least):
        code = "no-number" if option.least is None else "wrong-number"
        raise UsageError(code, option=option.name, value=text, least=option.least)
    return int(text)
