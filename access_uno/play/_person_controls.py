"""The controls of one person, from sitting down at the console to getting up."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property
from typing import TYPE_CHECKING

from access_uno.play._acting import Acting
from access_uno.play._questions import Hints, Questions
from access_uno.play._table_help import Prompts, TableHelp
from access_uno.play._voice import Voice

if TYPE_CHECKING:
    from access_uno.console.outlet import Telling
    from access_uno.engine.actions import Play, Star
    from access_uno.play._person import Person
    from access_uno.play._typed_requests import TypedRequests
    from access_uno.play.game import GameMode


class PersonControls:
    """Everything that begins anew with each person who sits down."""

    def __init__(self, game: GameMode, person: Person) -> None:
        self.game = game
        self.console = game.console
        self.keymap = game.keymap
        self.person = person
        self.voice = Voice(game.console, person)
        self.asking = Questions(self)
        self.acting = Acting(self)
        self.coach: Hints | None = None  # until a hint is asked for
        self.help = TableHelp(self)
        self.prompts = Prompts(self)
        self.commands = {**self.asking.commands, **self.acting.commands, **game.commands}
        self.hints: dict[Hashable, Telling] = {}  # what was said unasked
        self.announced = 0  # how many unread messages were announced
        self.touched: int | None = None  # the place whose routing key was last pressed

    @cached_property
    def requests(self) -> TypedRequests:
        """The parser and commands of typed lines."""
        from access_uno.play._typed_requests import TypedRequests

        return TypedRequests(self)

    def command(self, text: str) -> str | None:
        """Return the command of a key, or of a typed line."""
        return self.keymap.command(text) if self.console.by_keys else self.game.vocabulary().command(text)

    def ask_hint(self) -> None:
        self.coach = self.coach or Hints(self.person, self.voice)
        self.coach.ask()

    @property
    def hinted(self) -> Play | Star | None:
        """The card that a hint has just named, as what to do with it."""
        return self.coach.named_card if self.coach is not None else None

    @property
    def waits_for_hint(self) -> bool:
        """Whether a hint that was asked for is still to come."""
        return self.coach is not None and self.coach.waits
