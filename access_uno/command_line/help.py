"""What `--help` tells: a usage line, and a line for each argument, option or command."""

from __future__ import annotations

from collections.abc import Iterator

from access_uno.command_line.arguments import Argument, Command, Option
from access_uno.command_line.table import COMMANDS, EVERYWHERE, PROGRAM
from access_uno.words import Words


def help_lines(command: Command, words: Words) -> Iterator[str]:
    """Tell what a command does and what it can be given, a line each."""
    yield words.text("help-usage", line=usage(command, words))
    yield words.text(f"help-{command.name or 'start'}")
    if command.name:
        for argument in command.arguments:
            yield _line(value(argument.name, words), argument_help(argument, words), words)
    else:
        for other in COMMANDS[1:]:
            yield words.text("help-command", command=other.name, what=words.text(f"help-{other.name}"))
    for option in (*command.options, *EVERYWHERE):
        yield _line(label(option, words), option_help(option, words), words)


def usage(command: Command, words: Words) -> str:
    """Return how a command is typed, such as `access-uno replay [OPTIONS] FILE...`."""
    shown = (_shown(argument, words) for argument in command.arguments)
    return " ".join(filter(None, (PROGRAM, command.name, f"[{value('OPTIONS', words)}]", *shown)))


def label(option: Option, words: Words) -> str:
    """Return the names of an option and what it takes, such as `--output, -o FILE`."""
    names = ", ".join(option.names)
    if not option.value:
        return names
    taken = value(option.value, words)
    return f"{names} [{taken}]" if option.kind == "maybe" else f"{names} {taken}"


def option_help(option: Option, words: Words) -> str:
    """Tell what an option is for, which values it can have, and what holds without it."""
    told = [what(option, words)]
    if option.allowed:
        told.append(words.text("help-choices", choices=words.join(option.allowed)))
    if option.default:
        told.append(words.text("help-default", value=option.default))
    if option.otherwise:
        told.append(words.text(f"help-default-{option.otherwise}"))
    return words.sentences(*told)


def what(option: Option, words: Words) -> str:
    """Tell what an option is for, in one sentence or two."""
    return words.text(f"help-option-{option.name.lstrip('-')}")


def argument_help(argument: Argument, words: Words) -> str:
    """Tell what an argument is, and what it can be."""
    told = [words.text(f"help-argument-{argument.name.lower()}")]
    if argument.allowed:
        told.append(words.text("help-choices", choices=words.join(argument.allowed)))
    return words.sentences(*told)


def value(kind: str, words: Words) -> str:
    """Return the word for what is to be put in, such as FILE."""
    return words.text("value-taken", what=kind)


def _shown(argument: Argument, words: Words) -> str:
    shown = value(argument.name, words) + ("..." if argument.several else "")
    return shown if argument.needed else f"[{shown}]"


def _line(name: str, told: str, words: Words) -> str:
    return words.text("help-option", option=name, what=told)
