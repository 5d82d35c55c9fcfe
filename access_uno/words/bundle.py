"""One language's Fluent messages, each parsed at its first use, for a fast start."""

from __future__ import annotations

import os
import re
import sys
import threading
from collections.abc import Callable, Mapping
from typing import Any, Final

from fluent.runtime import resolver
from fluent.runtime.bundle import FluentBundle
from fluent.runtime.resolver import Message, Pattern
from fluent.runtime.types import FluentInt
from fluent.syntax import ast
from fluent.syntax.parser import FluentParser

from access_uno.words.languages import FOLDER

_ENTRY: Final = re.compile(r"^(?=-?[A-Za-z][\w-]*[ ]*=)", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-z][\w-]*)")
_LIST: Final = re.compile(r"(typed-[\w-]+) = ([^{}\n]+)\s*")  # long, and nothing but text
_parse: Final = FluentParser(with_spans=False).parse
# A limit against messages that grow without end, which do not exist here; but a path may be long.
resolver.MAX_PART_LENGTH = sys.maxsize


class _Integers(dict[int, FluentInt]):
    """Numbers for Fluent: used to choose a plural, and written without a mark for thousands."""

    def __missing__(self, number: int) -> FluentInt:
        made = self[number] = FluentInt(number, useGrouping=False)
        return made


INTEGERS: Final = _Integers()


class Bundle:
    """The messages of one language: all .ftl files of its folder."""

    def __init__(self, language: str, functions: Mapping[str, Callable[..., Any]]) -> None:
        self._fluent = FluentBundle([language], functions=dict(functions), use_isolating=False)
        self._unparsed: dict[str, str] = {}
        self._parsing = threading.Lock()  # matches are narrated in threads, with the same words
        folder = os.path.join(FOLDER, language)
        for name in os.listdir(folder):
            if name.endswith(".ftl"):
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    entries = _ENTRY.split(file.read())[1:]
                self._unparsed |= {entry[: entry.index("=")].rstrip(): entry for entry in entries}
        self.format = self._fluent.format_pattern
        # A language without anything between two sentences is written without spaces.
        self.blankless = "}{" in self._unparsed.get("list-sentences", "")
        self._fluent.use_isolating = self.blankless  # so that `spacing` sees where values are

    def message(self, name: str) -> Message | None:
        """Return a message; None if there is none with this name."""
        with self._parsing:
            self._parse(name)
            return self._fluent.get_message(name) if self._fluent.has_message(name) else None

    def _parse(self, name: str) -> None:
        """Parse an entry and those that it refers to."""
        entry = self._unparsed.pop(name, None)
        if entry is not None:
            self._fluent.add_resource(_listed(entry) or _parse(entry))
            for other in _REFERENCE.findall(entry):
                self._parse(other)


def _listed(entry: str) -> ast.Resource | None:
    """Return a list of words without the parser, which takes letter by letter; None for any other entry."""
    if found := _LIST.fullmatch(entry):
        text = ast.TextElement(found[2].rstrip())
        return ast.Resource([ast.Message(ast.Identifier(found[1]), ast.Pattern([text]))])
    return None


def variant(message: Message, verbosity: str, person: str) -> Pattern | None:
    """Return the attribute for this listener and this verbosity, or the closest one to it.

    The value of a message is for all other listeners, at normal length.
    """
    attributes = message.attributes
    names = [person] if verbosity == "normal" else [f"{verbosity}_{person}", person]
    return next((attributes[name] for name in (*names, verbosity) if name in attributes), message.value)
