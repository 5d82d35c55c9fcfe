"""Naming a colour: B, G, R or Y, or the arrows and Enter; Escape takes it back.

Whoever chooses wants to know the own cards, so questions about the table are answered as well; and whoever
wants the menu, or to leave, gets it, with the card taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from access_uno.console.large import LARGE
from access_uno.console.mode import Mode
from access_uno.engine.cards import COLOURS, Colour

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.engine.cards import Card

_BY_LETTER: Final = {colour.letter.lower(): colour for colour in COLOURS}
_STEPS: Final = {"right": 1, "down": 1, "left": -1, "up": -1}
_ONLY_ASKING: Final = (
    *("hand", "playable", "top", "turn", "count", "since", "score", "full-score"),
    *LARGE,
)
_LEAVING: Final = ("menu", "quit")


class Table(NamedTuple):
    """What a question about a colour needs of the table at which it is asked."""

    command: Callable[[str], str | None]  # of a key or a typed line
    commands: Mapping[str, Callable[[], None]]
    beside: Callable[[str], bool]  # does what is about the people around it
    colour: Callable[[str], Colour | None]  # that a line names
    names_keys: Callable[[], bool]  # whether somebody is new to the question


class ColourChoice(Mode):
    """Asks for the colour of a wild card, and hands it on."""

    def __init__(
        self,
        console: Console,
        card: Card,
        table: Table,
        done: Callable[[Colour], None],
        first: bool = False,
    ) -> None:
        """`first`: the card was turned up, so that it cannot be taken back; the choice is only put off."""
        super().__init__(console)
        self._card = card
        self._table = table
        self._done = done
        self._first = "-first" if first else ""
        self._place: int | None = None

    def entered(self) -> None:
        if self._table.names_keys():
            self._ask()
        else:
            self.console.say("ask-colour-short", card=self._card)

    def _ask(self) -> None:
        """With what to press or type."""
        self.console.say(f"ask-colour{self._first}{self._typed}", card=self._card)

    @property
    def _typed(self) -> str:
        return "" if self.console.by_keys else "-typed"

    def key(self, name: str) -> None:
        if colour := _BY_LETTER.get(name.lower()):
            self._choose(colour)
        elif name in _STEPS:
            before = self._place if self._place is not None else (-1 if _STEPS[name] > 0 else 0)
            self._place = (before + _STEPS[name]) % len(COLOURS)
            self.console.say("colour-name", colour=COLOURS[self._place])
        elif name == "enter" and self._place is not None:
            self._choose(COLOURS[self._place])
        elif name in ("escape", "ctrl-c"):
            self._take_back()
        elif name in ("?", "f1"):
            for sentence in self.keys_now():
                self.console.say_text(sentence)
        elif not self._table.beside(name):
            self._do(self._table.command(name))

    def line(self, text: str) -> None:
        colour, command = self._table.colour(text), self._table.command(text)
        if colour:
            self._choose(colour)
        elif self._table.beside(text):
            pass
        elif command in ("no", "back"):
            self._take_back()
        else:
            self._do(command)

    def _do(self, command: str | None) -> None:
        """Do what is no answer, or ask again."""
        if command in _ONLY_ASKING:
            self._table.commands[command]()
        elif command in _LEAVING:
            self._take_back()
            self._table.commands[command]()
        else:
            self._ask()

    def keys_now(self) -> Iterator[str]:
        for part in ("letters", "arrows", f"escape{self._first}", "ask", "leave"):
            yield self.console.words.text(f"colour-keys-{part}")

    def _choose(self, colour: Colour) -> None:
        self.console.drop(self)
        self._done(colour)

    def _take_back(self) -> None:
        self.console.drop(self)
        if self._first:
            self.console.say(f"colour-put-off{self._typed}")
        else:
            self.console.say("colour-taken-back", card=self._card)
