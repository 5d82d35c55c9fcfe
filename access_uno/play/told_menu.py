"""The settings of what is told: how much, in which order, and of which players' events."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from access_uno.console.menu import Item, Menu, Pick
from access_uno.play.settings_menu import SettingsMenu
from access_uno.play.telling import telling_in
from access_uno.settings.told import BY, HOW, KINDS, NAMES, How, Told, field
from access_uno.text.letters import with_capital
from access_uno.words import Words

_WITH_VALUES: Final = ("verbosity", "own_turn", "two_cards")


class ToldMenu(SettingsMenu):
    """Three settings of the game's speech, and a menu for each kind of events."""

    def title(self) -> str:
        return self.text("told-menu")

    def items(self) -> Sequence[Item]:
        words, told = self.console.words, self._profile.told
        kinds = [Item(kind_told(words, told, kind), KindMenu(self, kind).open, kind) for kind in KINDS]
        reset = Item(words.text("told-reset"), self._reset, "reset")
        return [*self._choices(_WITH_VALUES), *kinds, reset]

    def typed(self, text: str) -> bool:
        """Choose an entry, or what is told in one line, as in the game."""
        telling = telling_in(self.console.words, text)
        if telling is None or not telling.kinds:
            return super().typed(text)
        self._place = [item.key for item in self._items].index(telling.kinds[0])  # told when it comes back
        self.set(tuple(telling.choices), telling.how)
        return True

    def told(self) -> Told:
        """Return how events are told now."""
        return self._profile.told

    def set(self, names: Sequence[str], how: How | None) -> None:
        self.console.settings.change_told(self._person, dict.fromkeys(names, how))
        self._go_on()

    def _reset(self) -> None:
        self.console.say("told-reset-done")
        self.set(NAMES, None)


class KindMenu(Menu):
    """How one kind of events is told: for all players at once, and for each group of them."""

    def __init__(self, menu: ToldMenu, kind: str) -> None:
        super().__init__(menu.console)
        self._menu = menu
        self._kind = kind

    def title(self) -> str:
        return self.text(f"told-{self._kind}")

    def items(self) -> Sequence[Item]:
        words, told = self.console.words, self._menu.told()
        every = Item(with_capital(words.text("told-all")), partial(self._ask, BY), "all")
        return [every, *(self._item(words, told, by) for by in BY)]

    def _item(self, words: Words, told: Told, by: str) -> Item:
        how = words.text(f"told-{told.how(self._kind, by)}")
        text = words.text("told-same", what=with_capital(words.text(f"told-{by}")), how=how)
        return Item(text, partial(self._ask, (by,)), by)

    def _ask(self, by: Sequence[str]) -> None:
        words, names = self.console.words, [field(self._kind, each) for each in by]
        hows = {self._menu.told().how(self._kind, each) for each in by}
        options = [(how, with_capital(words.text(f"told-{how}"))) for how in HOW]
        whose = words.text("told-all" if len(by) > 1 else f"told-{by[0]}")
        title = words.text("told-same", what=self.title(), how=whose)
        current = hows.pop() if len(hows) == 1 else None
        Pick(self.console, title, options, partial(self._menu.set, names), current).open()


def kind_told(words: Words, told: Told, kind: str) -> str:
    """Return how a kind of events is told: in a word if it is the same for all players."""
    name = words.text(f"told-{kind}")
    groups = {how: [by for by in BY if told.how(kind, by) == how] for how in HOW}
    if len(groups[told.how(kind, BY[0])]) == len(BY):
        return words.text("told-same", what=name, how=words.text(f"told-{told.how(kind, BY[0])}"))
    parts = [
        words.text(
            "told-how",
            how=with_capital(words.text(f"told-{how}")),
            whose=words.join([words.text(f"told-{by}") for by in group], "and"),
        )
        for how, group in groups.items()
        if group
    ]
    return words.sentences(*map(words.sentence, (name, *parts)))
