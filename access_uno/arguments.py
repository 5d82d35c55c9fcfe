"""Reading a command line, as plain as it can be: wrong usage is a code with facts, told in any language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple


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
    choices: tuple[str, ...] | Callable[[], tuple[str, ...]] = ()  # the texts that are allowed; none: any
    repeat: bool = False
    least: int | None = 0  # the smallest number, if there is one

    @property
    def allowed(self) -> tuple[str, ...]:
        """The choices, which may be found out only when they are wanted."""
        return self.choices() if callable(self.choices) else self.choices


class Command(NamedTuple):
    """A subcommand: its options, its one kind of argument, and where the code is."""

    name: str
    options: tuple[Option, ...] = ()
    argument: str = ""  # such as FILE; several may be given
    needed: bool = False  # at least one must be given


Given = dict[str, Any]


def parse(command: Command, words: Sequence[str]) -> tuple[Given, list[str]]:
    """The options by name without their dashes, and the arguments; UsageError if it cannot be meant."""
    options = {option.name: option for option in command.options}
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
            raise UsageError("unknown-option", option=name, command=command.name)
        option = options[name]
        if equals:
            rest.insert(0, value)
        _take(option, bool(equals), rest, given)
    if arguments and not command.argument:
        raise UsageError("no-argument-wanted", argument=arguments[0], command=command.name)
    if command.needed and not arguments and "help" not in given:
        raise UsageError("argument-missing", argument=command.argument, command=command.name)
    return given, arguments


def take_command(words: list[str], commands: Sequence[Command]) -> str:
    """Take the name of a command out of the words; empty if none is there. Options may stand before it."""
    names = {command.name for command in commands if command.name}
    valued = {
        option.name for command in commands for option in command.options if option.kind in ("text", "number")
    }
    before = ""
    for place, word in enumerate(words):
        if word == "--":
            break
        if word in names and before not in valued:  # what follows such an option is its value
            return words.pop(place)
        before = word
    return ""


def take_language(words: list[str], languages: Callable[[], tuple[str, ...]]) -> str:
    """Take `--language` out of the words, wherever it stands, so that even mistakes are told in it.

    Which `languages` there are is found out only if one is named.
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
    value = _value(option, rest.pop(0))
    if option.repeat:
        given.setdefault(key, []).append(value)
    else:
        given[key] = value


def _value(option: Option, text: str) -> Any:
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
