"""Reads options from a TOML file: the names and values of the command line, checked by the same table."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from access_uno.command_line.arguments import Given, Option, UsageError, value_of
from access_uno.system import files
from access_uno.text import toml
from access_uno.text.sanitize import shown

_LONGEST: Final = 1_000_000  # bytes


def read_options(path: Path, options: Sequence[Option]) -> Given:
    """Return the options that a file gives, as `parse` returns those of a command line.

    Raise UsageError if the file cannot be read, or says what no command line could. An option that is done
    by hand, such as `--check`, stands in no file.
    """
    known = {option.name.lstrip("-"): option for option in options if not option.by_hand}
    given: Given = {}
    for name, value in _read(path).items():
        if name not in known:
            from access_uno.engine.near import nearest  # only a mistake waits for the engine

            raise UsageError("unknown-option", option=shown(name[:60]), nearest=nearest(name, known))
        given[name.replace("-", "_")] = _taken(known[name], value)
    return given


def _read(path: Path) -> dict[str, Any]:
    try:
        content = files.read(path, _LONGEST)
        return toml.parsed(content)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"at line (\d+)", str(error))  # before Python 3.14 only the sentence tells it
        line = int(found[1]) if found else len(content.splitlines())
        raise UsageError("config-wrong", path=str(path), line=line) from None
    except (OSError, ValueError, RecursionError):
        raise UsageError("config-unread", path=str(path)) from None


def _taken(option: Option, value: Any) -> Any:
    """Return a value of the file as the command line would give it."""
    several = value if option.repeat and isinstance(value, list) else [value]
    python_type: type = {"flag": bool, "number": int}.get(option.kind, str)
    lacks = option.default and not several
    if lacks or any(type(one) is not python_type for one in several):
        wanted = "texts" if option.repeat else option.kind
        raise UsageError("config-kind", option=option.name, wanted=wanted)
    if option.kind == "flag":
        return value
    taken = [value_of(option, str(one)) for one in several]
    return taken if option.repeat else taken[0]
