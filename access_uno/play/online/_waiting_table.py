"""A table whose match has not begun, or is over: who has come, and what can be done until then."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from access_uno.console.menu import Item
from access_uno.play.online._server_menu import OnlineMenu
from access_uno.play.online._table_people import ask_about_others, ask_person
from access_uno.play.rules_reader import rules_in_force
from access_uno.protocol import wishes

if TYPE_CHECKING:
    from access_uno.play.online.online_session import OnlineSession
    from access_uno.protocol import messages


class WaitingTable(OnlineMenu):
    """A table that waits for people."""

    called = "together-table-menu"
    helps = (*OnlineMenu.helps, "friends-keys")
    helps_typed = ("together-waits-how", "friends-typed", *OnlineMenu.helps_typed)

    def __init__(self, online: OnlineSession) -> None:
        super().__init__(online)
        assert online.client.table is not None
        self._table = online.client.table
        self._rules = self._table.rules
        self._begun = False

    def entered(self) -> None:
        if not self._begun:
            self._begun = True
            self.online.tell_sitting_down(self._table)
            waits = ("together-waits", *(() if self.console.by_keys else ("together-waits-how",)))
            self.console.say_text(self.console.words.sentences(*map(self.text, waits)))
        if self.console.by_keys:
            super().entered()
        else:
            self._take_items()

    def items(self) -> Sequence[Item]:
        console = self.console
        code = partial(console.say, "together-code", code=self.online.code(self._table.code))
        items = [
            *self._to_lead(),
            Item(self.text("together-who-here"), self.online.tell_who, "who"),
            Item(self.text("table-menu-rules"), lambda: rules_in_force(console, self._rules).open(), "rules"),
            Item(self.text("together-say"), self.online.ask_talk, "say"),
            Item(self.text("together-tell-code"), code, "code"),
            Item(self.text("friends-menu"), self.online.friends.open_menu, "friends"),
        ]
        if self.online.others():
            others = partial(ask_about_others, self.online)
            items.append(Item(self.text("together-about-others"), others, "others"))
        if self._leads(self._table) and self._others():
            remove = partial(ask_person, console, "together-remove", self._others(), self.online.remove)
            items.append(Item(self.text("together-remove"), remove, "remove"))
        items.append(Item(self.text("together-leave-table"), self.online.leave_table, "leave"))
        return items

    def _to_lead(self) -> list[Item]:
        """Return what only who leads the table can do."""
        table = self._table
        if not self._leads(table):
            return []
        items = [Item(self.text("together-begin"), self.online.begin, "begin")]
        ask, computers = self.online.client.ask, table.computers
        if len(table.players) + computers < table.seats:
            more = partial(ask, wishes.Computers(computers + 1))
            items.append(Item(self.text("together-add-computer"), more, "more"))
        if computers:
            fewer = partial(ask, wishes.Computers(computers - 1))
            items.append(Item(self.text("together-take-computer"), fewer, "fewer"))
        return items

    def line(self, text: str) -> None:
        if not self.online.line(text):
            super().line(text)

    def escape(self) -> None:
        self.online.ask_to_leave_table()

    def changed(self, table: messages.Table) -> None:
        """Say who came or went, and how many computers take part where that is not said with it."""
        old, before = self._table, [player.name for player in self._table.players]
        now = [player.name for player in table.players]
        led, self._table = self._leads(old), table
        has_kept_focus = self._take_items()
        for player in table.players:
            name = player.name
            if name in before:
                continue
            if player.level:
                if not table.waits:  # else their number was told, and whose seats they had
                    self.console.say("together-player", name=name, how="computer")
            elif table.waits:
                self.console.say("together-came-instead", name=name, computers=table.computers)
            else:
                self.console.say("together-came", name=name, free=table.free)
        for name in before:
            if name not in now:
                self.console.say("together-went", name=name)
        if table.computers != old.computers and before == now:
            self.console.say("new-computers", count=table.computers)
        for name in table.watching:
            if name not in old.watching and name != self.online.client.name:
                self.console.say("together-watches", name=name)
        if self._leads(table) and not led:
            self._tell_leading()
        if not has_kept_focus and self.console.by_keys and self.console.mode is self:
            self._tell_item()  # its entry is gone, so the focus is on another one

    def _leads(self, table: messages.Table) -> bool:
        """Return whether this player may begin the match and send others away."""
        return (table.leader or table.owner) == self.online.client.name

    def _tell_leading(self) -> None:
        """Say that this player may begin now, because the owner is away or has left the table."""
        owner = self._table.owner
        away = "no" if owner == self.online.client.name else "yes"
        self.console.say("together-leads", owner=owner, away=away)

    def _others(self) -> list[str]:
        players = self._table.players
        return [player.name for player in players if player.name != self.online.client.name]
