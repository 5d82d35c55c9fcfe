"""At a table whose match has not begun, or is over: who has come, and what can be done until then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from access_uno.console.menu import Item, Pick
from access_uno.console.rules_reader import rules_in_force
from access_uno.together.lobby import HouseMenu, ask_about_others
from access_uno.wire import told_rules
from access_uno.words.options import told_custom, told_rulebook

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.together.company import Company


class Waiting(HouseMenu):
    """A table that waits for people."""

    def __init__(self, console: Console, company: Company) -> None:
        super().__init__(console, company)
        assert company.visit.table is not None
        self._table = company.visit.table
        self._rules = told_rules(self._table)
        self._begun = False

    def title(self) -> str:
        return self.text("together-table", code=self.company.code(self._table["code"]))

    def entered(self) -> None:
        if not self._begun:
            self._begun = True
            self.company.say("together-code", code=self.company.code(self._table["code"]))
            for sentence in (*self._played_here(), *self.company.told_table(self._table)[1:]):
                self.company.say_text(sentence)
            self.company.say("together-waits-typed" if not self.console.by_keys else "together-waits")
        if self.console.by_keys:
            super().entered()
        else:
            self._items = self.items()

    def items(self) -> Sequence[Item]:
        items = [Item(self.text("together-who-here"), self.company.tell_who, "who")]
        if self._leads(self._table):
            items.insert(0, Item(self.text("together-begin"), self.company.begin, "begin"))
        items.append(Item(self.text("table-menu-rules"), self._read_rules, "rules"))
        items.append(Item(self.text("together-say"), self.company.ask_talk, "say"))
        items.append(Item(self.text("together-tell-code"), self._tell_code, "code"))
        if self.company.others():
            items.append(Item(self.text("together-about-others"), self._about_others, "others"))
        if self._leads(self._table) and self._others():
            items.append(Item(self.text("together-remove"), self._ask_remove, "remove"))
        items.append(Item(self.text("together-leave-table"), self.company.leave_table, "leave"))
        return items

    def line(self, text: str) -> None:
        if not self.company.line(text):
            super().line(text)

    def escape(self) -> None:
        self.company.ask_to_leave_table()

    def changed(self, table: Mapping[str, Any]) -> None:
        """Somebody came or went."""
        before = [player["name"] for player in self._table["players"]]
        now = [player["name"] for player in table["players"]]
        watched, watching = self._table["watching"], table["watching"]
        led, self._table = self._leads(self._table), table
        self._items = self.items()
        self._place = min(self._place, len(self._items) - 1)
        for player in table["players"]:
            name = player["name"]
            if name in before:
                continue
            if player["level"]:
                self.company.say("together-player", name=name, how="computer")  # no seat was free for anybody
            else:
                self.company.say("together-came", name=name, free=table["free"])
        for name in before:
            if name not in now:
                self.company.say("together-went", name=name)
        for name in watching:
            if name not in watched and name != self.company.visit.name:
                self.company.say("together-watches", name=name)
        if self._leads(table) and not led:
            self._tell_leading()

    def _leads(self, table: Mapping[str, Any]) -> bool:
        """Return whether one may begin the match and send others away."""
        leader: str = table.get("leader", table["owner"])
        return leader == self.company.visit.name

    def _played_here(self) -> list[str]:
        """By which rules, for whoever sits down: he can still go."""
        words, rules = self.console.words, self._rules
        told = [words.text("new-rulebook", rulebook=told_rulebook(words, rules.rulebook))]
        if rules.changes():
            told.append(words.text("new-options", count=len(rules.changes())))
        if rules.custom_rule is not None:
            told.append(words.sentence(told_custom(words, rules)))
        return told

    def _tell_leading(self) -> None:
        """Say that one may begin now, because the owner is away or has left the table."""
        owner = self._table["owner"]
        away = "no" if owner == self.company.visit.name else "yes"
        self.company.say("together-leads", owner=owner, away=away)

    def _read_rules(self) -> None:
        self.console.open(rules_in_force(self.console, self._rules))

    def _others(self) -> list[str]:
        players = self._table["players"]
        return [player["name"] for player in players if player["name"] != self.company.visit.name]

    def _tell_code(self) -> None:
        self.company.say("together-code", code=self.company.code(self._table["code"]))

    def _about_others(self) -> None:
        ask_about_others(self.console, self.company)

    def _ask_remove(self) -> None:
        options = [(name, name) for name in self._others()]
        self.console.open(
            Pick(self.console, self.text("together-remove"), options, None, partial(self._remove))
        )

    def _remove(self, name: str) -> None:
        self.company.remove(name)
