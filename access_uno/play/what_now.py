"""What now: everything that can be done at the table, as a list; each entry is done by Enter."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from access_uno.console.menu import Item, Menu
from access_uno.console.scene import Deed
from access_uno.play.commands import Keymap
from access_uno.play.game import GameMode


class Possible(Menu):
    """A list of what can be done: the key that opens it goes on in it, at the end to the beginning."""

    def pressed(self, name: str) -> bool:
        if Keymap(self.console.settings.keys).command(name) == "what-now":
            return self.step()
        return super().pressed(name)


class WhatNow(Possible):
    """What the person at the table can do, the likely first. It closes by itself when that changes."""

    def __init__(self, game: GameMode, by_itself: bool = False) -> None:
        """`by_itself`: it opens after what was just told, so that its title need not be told."""
        super().__init__(game.console)
        self._game = game
        self._by_itself = by_itself
        self._steps = game.person.seat.steps

    def title(self) -> str:
        person = self._game.person
        return person.teller.state(person.view).text

    def items(self) -> Sequence[Item]:
        return [Item(deed.text, partial(self._do, deed), deed.name) for deed in self._game.offers()]

    def typed(self, text: str) -> bool:
        """Choose an entry; any other line is the game's."""
        if not super().typed(text):
            self.console.drop(self)
            self._game.line(text)
        return True

    def _tell_item(self, how: str = "menu-item") -> None:
        super()._tell_item("menu-item" if self._by_itself else how)

    def _way_back(self) -> Sequence[Item]:
        return ()  # back is where the list opens by itself

    def _do(self, deed: Deed) -> None:
        self.console.drop(self)
        if not self._game.do(deed.command, deed.what):
            self.console.resume()

    @property
    def busy(self) -> bool:
        return self._game.busy

    def advance(self) -> float | None:
        """Let the table go on; what happens there is told, and closes the list."""
        wait = self._game.advance()
        if self._game.person.seat.steps != self._steps:
            self.console.drop(self)
            self._game.hold("enter")
            return 0.0
        if [deed.name for deed in self._game.offers()] != [item.key for item in self._items]:
            self.entered()
        return wait
