"""All commands with their options: what they take, what it may be, and what holds without them."""

from __future__ import annotations

from typing import Final

from access_uno.command_line.arguments import Argument, Command, Option
from access_uno.players.levels import FOR_PEOPLE

PROGRAM: Final = "access-uno"
SHELLS: Final = ("bash", "zsh", "fish")


def rulebooks() -> tuple[str, ...]:
    """Return the names of the rulebooks; the engine is loaded only where they are wanted."""
    from access_uno.engine.rules import RULEBOOKS

    return tuple(RULEBOOKS)


def notations() -> tuple[str, ...]:
    """Return the names of the notations for braille."""
    from braille.notation import notations as found

    return tuple(found())


def languages() -> tuple[str, ...]:
    """Return the languages that the game speaks."""
    from access_uno.words.languages import languages as found

    return found()


def command_names() -> tuple[str, ...]:
    """Return what can follow the name of the program."""
    return tuple(command.name for command in COMMANDS if command.name)


_RULEBOOK: Final = Option("--rulebook", choices=rulebooks, otherwise="rulebook-of-language")
_LAST_RULEBOOK: Final = _RULEBOOK._replace(otherwise="last-rulebook")
_RULE: Final = Option("--rule", repeat=True, takes="RULE")
_NOTATION: Final = Option("--notation", choices=notations, default="rulebook")
_SEED: Final = Option("--seed", "number", least=None, otherwise="seed")
_OUTPUT: Final = Option("--output", takes="FILE", otherwise="output", short="-o")
_JSON: Final = Option("--json", "flag")
_KEYS: Final = Option("--keys", "flag")
_LINES: Final = Option("--lines", "flag")
_BROWSER: Final = Option("--browser", "flag")
EVERYWHERE: Final = (
    Option("--language", choices=languages, otherwise="language"),
    Option("--help", "flag", short="-h", by_hand=True),
)
"""The options that go with every command."""

_COMMAND: Final = Argument("COMMAND", needed=False, choices=command_names)
START: Final = Command("", (_BROWSER, Option("--version", "flag", short="-V")), (_COMMAND,))
PLAY: Final = Command(
    "play",
    (
        _RULEBOOK,
        _RULE,
        Option("--player", repeat=True, takes="NAME", otherwise="player"),
        Option("--computers", "number", otherwise="computers"),
        Option("--level", choices=FOR_PEOPLE, default="normal"),
        _SEED,
        _KEYS,
        _LINES,
        _BROWSER,
        Option("--reading", choices=("terminal", "speech", "braille", "sight"), otherwise="settings"),
        Option("--pace", choices=("auto", "wait"), otherwise="settings"),
        _NOTATION._replace(default="", otherwise="settings"),
        Option("--braille", choices=("off", "cells", "letters"), otherwise="settings"),
        Option("--display", choices=("off", "brlapi"), otherwise="settings"),
        Option("--record", takes="FILE"),
        Option("--resume", "maybe", takes="FILE"),
        Option("--preset", takes="NAME"),
    ),
)
REPLAY: Final = Command(
    "replay",
    (_JSON, Option("--for", takes="NAME", otherwise="listener"), Option("--position", "flag")),
    (Argument("FILE", several=True),),
)
REVIEW: Final = Command(
    "review", (_JSON, Option("--for", takes="NAME", otherwise="reviewed")), (Argument("FILE"),)
)
SIMULATE: Final = Command(
    "simulate",
    (
        Option("--rounds", "number", least=1, default="1000"),
        Option("--matches", "number", least=1),
        Option("--players", takes="LEVELS", default="random,random"),
        _RULEBOOK,
        _RULE,
        _SEED._replace(default="0", otherwise=""),
        Option("--jobs", "number", least=1, default="1"),
        _JSON,
    ),
)
RULES: Final = Command("rules", (_LAST_RULEBOOK, Option("--brf", "flag"), Option("--pef", "flag"), _OUTPUT))
BRAILLE: Final = Command(
    "braille",
    (
        _NOTATION,
        Option("--format", choices=("cells", "letters", "brf"), default="cells"),
        Option("--stacked", "flag"),
    ),
    (Argument("CARD", several=True),),
)
DECK: Final = Command(
    "deck",
    (_LAST_RULEBOOK, _NOTATION, Option("--format", choices=("brf", "pef", "text"), default="brf"), _OUTPUT),
)
RESULTS: Final = Command("results", (_JSON,))
DAILY: Final = Command(
    "daily", (_LAST_RULEBOOK, Option("--yesterday", "flag"), _JSON, _KEYS, _LINES, _BROWSER)
)
LEARN: Final = Command("learn", (_LAST_RULEBOOK, _KEYS, _LINES, _BROWSER))
DOCTOR: Final = Command("doctor")
SERVE: Final = Command(
    "serve",
    (
        Option("--listen", repeat=True, takes="ADDRESS", default="127.0.0.1:8022"),
        Option("--store", takes="FILE", otherwise="store"),
        Option("--guests", choices=("yes", "no"), otherwise="guests"),
        Option("--members", takes="FILE"),
        Option("--admin", repeat=True, takes="FILE"),
        Option("--trusted-proxy", repeat=True, takes="ADDRESS"),
        Option("--host-key", takes="FILE", otherwise="host-key"),
        Option("--announce", takes="ADDRESS"),
        Option("--web", takes="ADDRESS"),
        Option("--web-certificate", takes="FILE"),
        Option("--web-key", takes="FILE"),
        Option("--status", takes="ADDRESS"),
        Option("--open-router", "flag"),
        Option("--drain", "number", default="0"),
        Option("--config", takes="FILE", by_hand=True),
        Option("--check", "flag", by_hand=True),
        Option("--backup", takes="FILE", by_hand=True),
    ),
)
JOIN: Final = Command(
    "join",
    (Option("--name", takes="NAME", otherwise="own-name"), _KEYS, _LINES, Option("--watch", "flag")),
    (
        Argument("ADDRESS"),
        Argument("CODE", needed=False, apart=True),
        Argument("FINGERPRINT", needed=False, apart=True),
    ),
)
MANUAL: Final = Command("manual")
COMPLETIONS: Final = Command("completions", (), (Argument("SHELL", choices=SHELLS),))
HELP: Final = Command("help", (), (_COMMAND,))

COMMANDS: Final = (
    *(START, PLAY, DAILY, LEARN, JOIN, SERVE, REPLAY, REVIEW, RESULTS, RULES, BRAILLE, DECK, SIMULATE),
    *(DOCTOR, MANUAL, COMPLETIONS, HELP),
)
