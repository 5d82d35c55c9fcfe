"""Naming a colour: B, G, R or Y, or the arrows and Enter; Escape takes it back.

Whoever chooses wants to know the own cards, so questions about the table are answered as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from access_uno.console.mode import Mode
from access_uno.engine.cards import COLOURS, Colour

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.console.typed import Vocabulary
    from access_uno.engine.cards import Card

_BY_LETTER: Final = {colour.letter.lower(): colour for colour in COLOURS}
_STEPS: Final = {"right": 1, "down": 1, "left": -1, "up": -1}


class ColourChoice(Mode):
    """Asks for the colour of a wild card, and hands it on."""

    def __init__(
        self,
        console: Console,
        card: Card,
        vocabulary: Callable[[], Vocabulary],
        answers: Callable[[str], bool],
        done: Callable[[Colour], None],
        first: bool = False,
    ) -> None:
        """`first`: the card was turned up, so that it cannot be taken back; the choice is only put off."""
        super().__init__(console)
        self._card = card
        self._vocabulary = vocabulary
        self._answers = answers  # to a key or a line that asks about the table; False if it does not
        self._done = done
        self._first = "-first" if first else ""
        self._place: int | None = None

    def entered(self) -> None:
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
        elif name in ("escape", "m", "ctrl-c"):
            self._take_back()
        elif name in ("?", "f1"):
            for sentence in self.keys_now():
                self.console.say_text(sentence)
        elif not self._answers(name):
            self.entered()

    def line(self, text: str) -> None:
        colour = self._vocabulary().colour(text)
        if colour:
            self._choose(colour)
        elif self._answers(text):
            pass
        elif self._vocabulary().command(text) in ("no", "back", "quit"):
            self._take_back()
        else:
            self.entered()

    def keys_now(self) -> Iterator[str]:
        for part in ("letters", "arrows", f"escape{self._first}", "ask"):
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
