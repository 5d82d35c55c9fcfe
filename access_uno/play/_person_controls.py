"""The controls of one person, from sitting down at the console to getting up."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from access_uno.play._acting import Acting
from access_uno.play._large_cards import LargeCards
from access_uno.play._prompts import Prompts
from access_uno.play._questions import Questions
from access_uno.play._table_help import TableHelp
from access_uno.play._voice import Voice
from access_uno.play.colour_question import ColourActions

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.console.outlet import Telling
    from access_uno.console.scene import Deed
    from access_uno.engine import Action
    from access_uno.play._coaching import Hints
    from access_uno.play._person import Person
    from access_uno.play._typed_requests import TypedRequests
    from access_uno.play.commands import Keymap
    from access_uno.play.vocabulary import Vocabulary


class PersonControls:
    """Everything that begins anew with each person who sits down."""

    def __init__(
        self,
        console: Console,
        person: Person,
        keymap: Keymap,
        vocabulary: Callable[[], Vocabulary],
        submit: Callable[[Action], None],
        commands: Mapping[str, Callable[[], None]],
        beside: Callable[[str], bool],
        alone: bool,
        own_keys: Mapping[str, str],
        deeds: Callable[[], Iterable[Deed]],
    ) -> None:
        """`commands` and `own_keys` are those of the table, `beside` runs those about the people around it.

        `deeds` returns what can be done there now.

        `alone`: no other person plays at this console.
        """
        self._console = console
        self._keymap = keymap
        self._vocabulary = vocabulary
        self._beside = beside
        self.person = person
        self.voice = Voice(console, person)
        self.asking = Questions(person, self.voice, console.settings, alone)
        self.acting = Acting(console, person, self.voice, submit, self._table)
        large = LargeCards(console.outlet, self.voice, self.asking.commands)
        self.coach: Hints | None = None  # until a hint is asked for
        self.help = TableHelp(console, person, self.acting, keymap, own_keys, deeds)
        self.prompts = Prompts(console, person, self.help)
        self.commands = {
            **self.asking.commands,
            **large.commands,
            **self.acting.commands,
        }
        self.commands |= commands
        self.hints: dict[Hashable, Telling] = {}  # what was said unasked
        self.announced = 0  # how many unread messages were announced
        self.touched: int | None = None  # the place whose routing key was last pressed

    @cached_property
    def requests(self) -> TypedRequests:
        """The parser and commands of typed lines."""
        from access_uno.play._typed_requests import TypedRequests

        return TypedRequests(
            self._console, self.person, self.voice, self.asking, self.acting, self.commands, self._keymap
        )

    def ask_hint(self) -> None:
        """Ask the table for a hint."""
        from access_uno.play._coaching import Hints

        self.coach = self.coach or Hints(self.person, self.voice)
        self.coach.ask()

    @property
    def waits_for_hint(self) -> bool:
        """Whether a hint that was asked for is still to come."""
        return self.coach is not None and self.coach.waits

    def _table(self) -> ColourActions:
        """Return the table at which a colour is asked for."""
        return ColourActions(
            self._keymap.command if self._console.by_keys else lambda line: self._vocabulary().command(line),
            self.commands,
            self._beside,
            lambda line: self._vocabulary().colour(line),
            lambda: self.prompts.names("colour"),
        )
