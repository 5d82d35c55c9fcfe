"""The make-up of a new game: chosen in the menu or on the command line, and remembered for the next one."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from access_uno.command_line.arguments import UsageError
from access_uno.engine.rules import MAX_PLAYERS, MIN_PLAYERS, RULEBOOKS, RuleError, Rules, book_in
from access_uno.engine.setup import Setup, SetupError
from access_uno.engine.values import Value
from access_uno.players.levels import FOR_PEOPLE
from access_uno.record import Record
from access_uno.settings import presets
from access_uno.text import names
from access_uno.text.sanitize import shown

_SEED_BYTES: Final = 4  # short enough to be read out


class Choices(Value):
    """Rules, people in the order of their seats, and computer players."""

    rules: Rules
    people: tuple[str, ...]
    computers: int = 2
    level: str = "normal"

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.people) + self.computers

    def record(self, computer_names: Sequence[str], seed: int | None = None) -> Record:
        """Return the record of a new match; the computer players take names that no other player has."""
        free = [name for name in computer_names if names.find(name, self.people) is None]
        players = (*self.people, *free[: self.computers])
        levels = (None,) * len(self.people) + (self.level,) * self.computers
        return Record(players, levels, Setup(self.rules, len(players), new_seed() if seed is None else seed))

    def table(self) -> dict[str, Any]:
        """Return the choices as a table of the settings."""
        people = {"people": list(self.people), "computers": self.computers, "level": self.level}
        return {**presets.table_of(self.rules), **people}


def new_seed() -> int:
    """Return a seed that cannot be guessed."""
    return int.from_bytes(os.urandom(_SEED_BYTES))


def remembered(table: Mapping[str, Any], language: str, player: str) -> Choices:
    """Return the choices of the last game; without valid ones, those of a first game.

    `player` is the name of a player who has none.
    """
    first = Choices(book_in(language).rules, (player,))
    rules = presets.rules_of(table)[0] if "rulebook" in table else first.rules
    people = _people(table.get("people")) or first.people
    computers, level = table.get("computers"), table.get("level")
    chosen = Choices(
        rules,
        people,
        computers if type(computers) is int else first.computers,
        level if level in FOR_PEOPLE else first.level,
    )
    right = chosen.computers >= 0 and MIN_PLAYERS <= chosen.seats <= MAX_PLAYERS
    return chosen if right else chosen.but(people=first.people, computers=first.computers)


def given(words: Mapping[str, Any], folder: Path, language: str, player: str) -> Choices:
    """Return the choices of a command line: rulebook, rule, preset, player, computers and level.

    Raise UsageError where they make no game; its codes are `usage-CODE` in the words.
    """
    rules = given_rules(words, folder, language)
    people = tuple(map(names.tidy, words.get("player", ()))) or (player,)
    for name in people:
        if (code := names.why_not(name)) is not None:
            raise UsageError("wrong-player", player=shown(name), why=code)
    if (twice := names.twice(people)) is not None:
        raise UsageError("player-twice", player=twice)
    computers = words.get("computers", 2 if len(people) == 1 else 0)
    chosen = Choices(rules, people, computers, words.get("level", "normal"))
    if not MIN_PLAYERS <= chosen.seats <= MAX_PLAYERS:
        raise UsageError("wrong-seats", count=chosen.seats, least=MIN_PLAYERS, most=MAX_PLAYERS)
    check_seats(rules, chosen.seats)
    return chosen


def check_seats(rules: Rules, seats: int) -> None:
    """Raise UsageError if so many cannot play by these rules."""
    try:
        Setup(rules, seats, seed=0).check()
    except SetupError as error:
        raise UsageError(f"rule-{error.code}", **error.facts) from None


def given_rules(words: Mapping[str, Any], folder: Path, language: str) -> Rules:
    """Return the rules of a command line: rulebook or preset, and single options."""
    if (preset := words.get("preset")) is not None:
        if "rulebook" in words:
            raise UsageError("preset-and-rulebook")
        try:
            rules = presets.load(folder, preset)
        except presets.PresetError as error:
            raise UsageError(f"preset-{error.code}", preset=shown(error.name)) from None
    else:
        rules = RULEBOOKS[words["rulebook"]] if "rulebook" in words else book_in(language).rules
    try:
        for text in words.get("rule", ()):
            option, equals, value = (part.strip() for part in text.partition("="))
            if not equals:
                raise UsageError("no-rule", text=shown(text))
            rules = rules.with_option(option, value)
        rules.check()
    except RuleError as error:
        raise UsageError(f"rule-{error.code}", **error.facts) from None
    return rules


def _people(value: object) -> tuple[str, ...]:
    """Return the people that a file names, if they can play together."""
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        return ()
    people = tuple(map(names.tidy, value))
    return people if names.twice(people) is None and not any(map(names.why_not, people)) else ()
