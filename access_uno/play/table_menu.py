"""The menu during a game: what is not played with keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from access_uno.console.menu import Item, Menu, Pick
from access_uno.play.game import GameMode
from access_uno.play.rules_reader import read_rules
from access_uno.play.settings_menu import SettingsMenu


class TableMenu(Menu):
    """The rules, table talk, the settings, leaving; after the match first what comes then."""

    def __init__(self, game: GameMode) -> None:
        super().__init__(game.console)
        self._game = game

    def title(self) -> str:
        return self.text("refusal-game-over" if self._game.is_over else "table-menu")

    def items(self) -> Sequence[Item]:
        words, game = self.console.words, self._game
        rules = game.person.view.rules
        items = [
            *self._after_match(),
            Item(words.text("table-menu-back"), self.escape, "back"),
            Item(words.text("table-menu-rules"), game.commands["rules"], "rules"),
            Item(words.text("table-menu-book"), partial(read_rules, self.console, rules.rulebook), "book"),
        ]
        if rules.deck == "mario":
            items.append(Item(words.text("table-menu-custom"), self._tell_custom, "custom"))
        if rules.demand_penalty:
            items.append(Item(words.text("table-menu-demand"), self._demand, "demand"))
        for person in game.others_here():
            text = words.text("table-menu-hand-over", name=person.name)
            leave = partial(self._leave_to, game.hand_over, person)
            items.append(Item(text, leave, f"to {person.name}"))
        items.append(Item(words.text("settings"), self._settings, "settings"))
        items.append(Item(words.text("table-menu-leave"), partial(self._leave_to, game.leave), "leave"))
        return items

    def _after_match(self) -> list[Item]:
        words, game = self.console.words, self._game
        if not game.is_over:
            return []
        return [
            Item(words.text("after-again"), partial(self._leave_to, game.play_again), "again"),
            Item(words.text("after-standings"), self._tell_standings, "standings"),
            Item(words.text("coach-title"), game.review, "review"),
            *game.after_match(),
        ]

    def _tell_standings(self) -> None:
        person = self._game.person
        self.console.tell(person.teller.score(person.view, full=True))

    def _leave_to(self, do: Callable[..., object], *given: object) -> None:
        """Close the menu without a word, and do something at the table."""
        self.console.drop(self)
        do(*given)

    def _tell_custom(self) -> None:
        game = self._game
        rule = game.person.teller.custom_rule(game.person.view.rules)
        self.console.say_text(rule or self.text("custom-card"))

    def _demand(self) -> None:
        person = self._game.person
        options = [(name, name) for name in person.seat.names if name != person.name]
        title = self.text("ask-demand", count=person.seat.rules.demand_penalty)
        demand = partial(self._leave_to, self._game.do, "demand")
        Pick(self.console, title, options, demand).open()

    def _settings(self) -> None:
        game = self._game
        SettingsMenu(self.console, game.name_for_settings(), game.profile_changed).open()
