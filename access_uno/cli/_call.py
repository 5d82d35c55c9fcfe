"""What a command line asks for, and the ways to answer it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from access_uno.command_line.arguments import Given, UsageError
from access_uno.command_line.table import languages
from access_uno.system import installed
from access_uno.system.files import HomeError, why_not_written
from access_uno.text.folding import say

if TYPE_CHECKING:
    from access_uno.record import Replay
    from access_uno.words import Words


class Call:
    """A command with what was given to it. Words and settings are loaded when they are asked for."""

    def __init__(self, asked: str, given: Given | None = None, arguments: Sequence[str] = ()) -> None:
        """`asked` is the language that the command line names; empty if it names none."""
        self.asked = asked
        self.given: Given = given or {}
        self.arguments = [*arguments]

    @cached_property
    def language(self) -> str:
        """The language to use: the option, else the setting, else the system's."""
        from access_uno.settings import Settings, home
        from access_uno.words.languages import default_language

        if self.asked:
            return self.asked
        chosen = default_language(os.environ)
        with suppress(HomeError):
            settings = Settings(home().settings, chosen)
            settings.restrict("language", languages)
            chosen = settings.general.language
        return chosen

    @property
    def words(self) -> Words:
        from access_uno.words import words_of

        return words_of(self.language)

    @property
    def rulebook(self) -> str:
        """The rulebook that was given, else that of the last new game, else the first in the language."""
        from access_uno.settings import Settings, home
        from access_uno.settings.choices import remembered

        if "rulebook" in self.given:
            return str(self.given["rulebook"])
        return remembered(Settings(home().settings).game, self.language, "").rules.rulebook

    @property
    def settings(self) -> dict[str, Any]:
        """The settings that the command line gives."""
        return {"language": self.asked} if self.asked else {}

    def tell_damaged(self, needed: bool) -> None:
        """Print what is wrong with the settings file, where it matters and no console opens that says it."""
        from access_uno.settings import Settings, home

        if not needed:
            return
        try:
            settings = Settings(home().settings)
        except HomeError:  # without a folder for them nothing is damaged
            return
        settings.restrict("language", languages)
        for trouble in settings.take_troubles():
            if trouble.code != "settings-wrong-value" or trouble.name == "language":
                self.error(f"trouble-{trouble.code}", name=trouble.name, value=trouble.value)

    def error(self, code: str, /, **facts: Any) -> int:
        """Print on standard error what is wrong; return the exit status."""
        say(self.words.text(code, **facts), sys.stderr)
        return 1

    def record_error(self, replay: Replay, file: str) -> int:
        """Print what is wrong in a record; return the exit status."""
        from access_uno.words.narration import reason

        assert replay.error is not None
        name, line = "file-line" if replay.error.line else "file-whole", replay.error.line
        return self.error(name, file=file, line=line, reason=reason(replay, self.language))

    def remedy(self, need: installed.Need) -> str:
        """Return the sentence about what helps with a copy that was installed like this one."""
        message, facts = installed.remedy(need)
        return self.words.text(message, **facts)

    def write(self, content: str | bytes, path: str | None = None) -> int:
        """Write the result to a file, or to standard output; return the exit status."""
        data = content.encode() if isinstance(content, str) else content
        if path is None:
            sys.stdout.buffer.write(data)
            sys.stdout.flush()
            return 0
        try:
            Path(path).write_bytes(data)
        except (OSError, ValueError) as error:
            return self.error("cannot-write-file", path=path, reason=why_not_written(error))
        return 0

    def write_braille(self, make: Callable[[], str | bytes]) -> int:
        """Write what `make` makes where the command line says, or print why braille cannot."""
        from braille.liblouis import LouisError
        from braille.notation import BrailleError

        try:
            made = make()
        except BrailleError as error:
            if error.code in ("unknown-notation", "unknown-format"):
                raise UsageError(f"braille-{error.code}", **error.facts) from None
            return self.error(f"braille-{error.code}", **error.facts)
        except LouisError as error:
            facts = {}
            if error.reason in ("missing", "wrong", "old"):
                facts["remedy"] = self.remedy("louis-removed" if error.reason == "wrong" else "liblouis")
            return self.error(f"liblouis-{error.reason}", **facts)
        return self.write(made, self.given.get("output"))
