"""Naming a colour: B, G, R or Y, or the arrows and Enter; Escape or Backspace takes it back.

The choice depends on the hand, so questions about the table are answered as well; a hint, the menu and
leaving work, too, with the card taken back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Final

from access_uno.console.mode import Mode
from access_uno.console.outlet import WRITTEN
from access_uno.console.scene import Choice, Choices, Scene, deed
from access_uno.engine.cards import COLOURS, Colour
from access_uno.play.asked_back import AskedBack
from access_uno.play.commands import ASKED_MEANWHILE, COLOUR, PUTTING_OFF
from access_uno.play.understanding import Request

if TYPE_CHECKING:
    from access_uno.console.outlet import Telling
    from access_uno.engine.cards import Card
    from access_uno.play._person_controls import PersonControls

_STEPS: Final = {"next": 1, "previous": -1}
_BY_NAME: Final = {colour.value: colour for colour in COLOURS}


class ColourChoice(Mode):
    """Asks for the colour of a wild card, and passes it on."""

    def __init__(
        self, here: PersonControls, card: Card, done: Callable[[Colour], None], first: bool = False
    ) -> None:
        """`first`: the card was turned up, so that it cannot be taken back; the choice is only put off."""
        super().__init__(here.console)
        self._here = here
        self._card = card
        self._done = done
        self._first = "-first" if first else ""
        self._place: int | None = None
        self._named: Telling = WRITTEN  # the colour at that place

    def scene(self) -> Scene:
        words = self.console.words
        choices = [
            Choice(name, words.text("colour", colour=colour), colour=colour.letter)
            for name, colour in _BY_NAME.items()
        ]
        title = words.text("ask-colour-short", card=self._card)
        deeds = (deed(words, "back", COLOUR), deed(words, "keys", COLOUR))
        return Choices(title, deeds, tuple(choices), -1 if self._place is None else self._place)

    def do(self, command: str, what: str = "") -> bool:
        if command == "choose" and what:
            if what in _BY_NAME:
                self._choose(_BY_NAME[what])
            return what in _BY_NAME
        keys = COLOUR.keys_of(command)
        if keys:
            self.key(keys[0])
        return bool(keys)

    def entered(self) -> None:
        self._ask(self._here.prompts.names("colour"))

    def _ask(self, names_keys: bool = True) -> None:
        """Ask, and say what to press or type."""
        if self.console.has_buttons or not names_keys:
            self.console.say("ask-colour-short", card=self._card)
            return
        name = f"ask-colour{self._first}{self._typed}"
        self.console.say(name, card=self._card, **COLOUR.all_told(self.console.words, 2))

    @property
    def _typed(self) -> str:
        return "" if self.console.by_keys else "-typed"

    def key(self, name: str) -> None:
        command = COLOUR.command(name)
        if command in _BY_NAME:
            self._choose(_BY_NAME[command])
        elif command in _STEPS:
            self._go(_STEPS[command])
        elif command == "choose" and self._place is not None:
            self._choose_named(COLOURS[self._place])
        elif command == "back":
            self._take_back()
        elif command == "keys":
            self.console.tell_help(self.keys_now())
        elif not self._here.game.beside(name):
            self._do(self._here.command(name))

    scans = True

    def step(self) -> bool:
        self._go(1)
        return True

    def switch(self) -> None:
        if self._place is None:
            self.step()
        else:
            self._choose(COLOURS[self._place])

    def _go(self, step: int) -> None:
        before = self._place if self._place is not None else (-1 if step > 0 else 0)
        self._place = (before + step) % len(COLOURS)
        self._name(COLOURS[self._place])

    def _name(self, colour: Colour) -> None:
        self._named = self.console.say(
            "colour-name", colour=colour, choose=COLOUR.told(self.console.words, "choose")
        )

    def _choose_named(self, colour: Colour) -> None:
        """Choose a colour, once its name can be known."""
        if self._named.begun:
            self._choose(colour)
        else:
            self._name(colour)

    def line(self, text: str) -> None:
        vocabulary, command = self._here.game.vocabulary(), self._here.command(text)
        asked = None if command else vocabulary.understand(text)
        most = self._held_most() if command is None and vocabulary.aside(text) == "most" else None
        if isinstance(asked, Request) and asked.command in (*ASKED_MEANWHILE, *PUTTING_OFF):
            command = asked.command
        colour = vocabulary.colour(text)
        if colour:
            self._choose(colour)
        elif self._here.game.beside(text):
            pass
        elif most:
            self._ask_back(most)
        elif command in ("no", "back"):
            self._take_back()
        elif command in ("keys", "repeat") or not text.strip():
            self._ask()
        elif command is None and (colour := vocabulary.colour(text, sure=False)):
            self._ask_back(colour)
        else:
            self._do(command)

    def _do(self, command: str | None) -> None:
        """Run a command that is no answer, or ask again; where lines are typed, the reason is told first."""
        if command == "what-now" and self.console.by_keys:
            self._go(_STEPS["next"])
        elif command in ASKED_MEANWHILE:
            self._here.commands[command]()
        elif command in PUTTING_OFF:
            self._take_back()
            self._here.commands[command]()
        else:
            if not self.console.by_keys:
                self.console.say("ask-colour-before")
            self._ask()

    def _held_most(self) -> Colour | None:
        """Return the colour of which the player holds most; None if it is not a single one."""
        held = Counter(card.colour for card in self._here.person.hand.cards if card.colour).most_common(2)
        return held[0][0] if held and held[0][1] > sum(count for _, count in held[1:]) else None

    def _ask_back(self, colour: Colour) -> None:
        """Ask whether this colour is meant."""
        question = self.console.words.text("ask-meant-colour", colour=colour.value)
        choose, tells_how = partial(self._choose, colour), self._here.prompts.asked_back()
        AskedBack(self.console, question, choose, self.line, tells_how=tells_how).open()

    def keys_now(self) -> Iterator[str]:
        words = self.console.words
        for part in ("letters", "arrows", f"escape{self._first}", "ask", "leave"):
            yield words.text(f"colour-keys-{part}", **COLOUR.all_told(words))

    def _choose(self, colour: Colour) -> None:
        self.console.drop(self)
        self._done(colour)

    def _take_back(self) -> None:
        self.console.drop(self)
        if self._first:
            play = self.console.pressed_for(self._here.keymap, "play", 1, deed="deed-answer")
            self.console.say(f"colour-put-off{self._typed}", play=play)
        else:
            self.console.say("colour-taken-back", card=self._card)
