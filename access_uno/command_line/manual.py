"""The manual page, as `man` reads it: made from the table of commands, in any language of the game."""

from __future__ import annotations

from collections.abc import Iterator

from access_uno import __version__
from access_uno.command_line.help import argument_help, label, option_help, usage, value
from access_uno.command_line.table import COMMANDS, EVERYWHERE, PROGRAM, START
from access_uno.words import Words

_STATUSES = (0, 1, 2, 70)


def manual(words: Words) -> str:
    """Return the page in roff."""
    return "\n".join(_page(words)) + "\n"


def _page(words: Words) -> Iterator[str]:
    yield f'.TH {PROGRAM.upper()} 1 "" "{PROGRAM} {__version__}"'
    yield ".ad l"  # no blanks put in, no words broken: a screen reader would say both
    yield ".nh"
    yield _heading("name", words)
    yield rf"{_text(PROGRAM)} \- {_text(words.text('manual-what'))}"
    yield _heading("synopsis", words)
    for command in COMMANDS:
        yield f".B {_text(usage(command, words))}"
        yield ".br"
    yield _heading("commands", words)
    yield _text(words.text("help-start"))
    for command in COMMANDS[1:]:
        yield f".SS {_text(f'{PROGRAM} {command.name}')}"
        yield _text(words.text(f"help-{command.name}"))
        for argument in command.arguments:
            yield from _entry(value(argument.name, words), argument_help(argument, words))
        for option in command.options:
            yield from _entry(label(option, words), option_help(option, words))
    yield _heading("options", words)
    for option in (*START.options, *EVERYWHERE):
        yield from _entry(label(option, words), option_help(option, words))
    yield _heading("environment", words)
    yield from _entry("ACCESS_UNO_HOME", words.text("manual-home"))
    yield _heading("status", words)
    for status in _STATUSES:
        yield from _entry(str(status), words.text(f"manual-status-{status}"))


def _heading(name: str, words: Words) -> str:
    return f".SH {_text(words.text(f'manual-{name}'))}"


def _entry(term: str, told: str) -> Iterator[str]:
    yield ".TP"
    yield f".B {_text(term)}"
    yield _text(told)


def _text(text: str) -> str:
    """Return a text in which roff finds no command; a hyphen stays the character that is typed."""
    escaped = text.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{escaped}" if escaped[:1] in (".", "'") else escaped
