"""The hand-over: the console goes from one person to another, and shows no cards until they sit down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from access_uno.console.bindings import key_name
from access_uno.console.mode import Mode
from access_uno.console.scene import Curtain, Deed, Scene
from access_uno.play.commands import HAND_OVER

if TYPE_CHECKING:
    from access_uno.play._person import Person
    from access_uno.play.game import GameMode
    from access_uno.words import Message


class HandOver(Mode):
    """Asks a person to sit down."""

    scans = True

    def __init__(self, game: GameMode, person: Person) -> None:
        super().__init__(game.console)
        self._game = game
        self._person = person
        self._may_be_held = game.console.latest_key  # the key that passed the keyboard on

    def entered(self) -> None:
        self.ask_in_words_of(self._person)

    def ask_in_words_of(self, hearer: Person) -> None:
        """Tell the person who sits down, or another one, who is to do so, and with which key."""
        self.console.tell(self._asked_for(hearer))

    def _asked_for(self, hearer: Person) -> Message:
        name, words = self._person.name, hearer.words
        if self.console.has_buttons:
            return words.say("hand-over-page", name=name, what=words.text("deed-sit-down"))
        how = "hand-over" if self.console.by_keys else "hand-over-typed"
        return words.say(how, name=name, key=key_name(words, self._key))

    @property
    def _key(self) -> str:
        return "enter" if self._may_be_held == "space" else "space"

    def key(self, name: str) -> None:
        """Seat the person, but not by the key that passed the keyboard on: it may still be held.

        Once another key has come it is not: a keyboard repeats only the key that was pressed last.
        """
        if name != self._may_be_held:
            if name == "touch" or HAND_OVER.command(name) == "sit-down":
                self._sit_down()
                return
            self._may_be_held = ""
        self.entered()

    def line(self, text: str) -> None:
        if text or not self.console.in_person:  # an Enter that is held types lines without anything in them
            self._sit_down()
        else:
            self.entered()

    def touch(self, message: Message, card: int | None) -> None:  # noqa: ARG002
        self.key("touch")

    def switch(self) -> None:
        self.key("touch")

    def _sit_down(self) -> None:
        self.console.drop(self)
        self._game.sit_down(self._person)

    def scene(self) -> Scene:
        words = self._person.words
        deed = Deed("sit-down", words.text("deed-sit-down"), key_name(words, self._key))
        return Curtain(self._asked_for(self._person).text, (deed,))

    def do(self, command: str, what: str = "") -> bool:  # noqa: ARG002
        if command == "sit-down":
            self._sit_down()
        return command == "sit-down"

    @property
    def display_keys(self) -> Mapping[str, str]:
        """Those of the game: its keys go on."""
        return self._game.display_keys

    def advance(self) -> float | None:
        """Let the people behind the curtain hear what happens, later."""
        return self._game.advance()
