"""The menus of a house: its tables, opening one, who is there, one's own account, and the administrator's."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from access_uno.console.entry import Entry
from access_uno.console.menu import Count, Item, Menu, Pick, Question
from access_uno.engine.rules import MAX_PLAYERS, MIN_PLAYERS, RULEBOOKS, Rules, book_in
from access_uno.play.new_game import OptionsMenu, ask_custom
from access_uno.play.rules_reader import ask_rulebook
from access_uno.players.levels import FOR_PEOPLE
from access_uno.protocol.codec import rules_values
from access_uno.words.codes import in_one_piece
from access_uno.words.options import told_custom, told_level, told_rulebook

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.play.online.online_session import OnlineSession

_CHANCES = (30, 60, 120, 300, 0)  # seconds; 0: any time


class OnlineMenu(Menu):
    """A menu that can ask the house."""

    def __init__(self, console: Console, company: OnlineSession) -> None:
        super().__init__(console)
        self.company = company

    def text(self, name: str, /, **variables: Any) -> str:
        """A text in the visitor's words."""
        return self.console.words.text(name, **variables)

    def done(self, name: str, /, **variables: Any) -> Callable[[Any], None]:
        """Say something when the house has done what it was asked for."""
        return lambda _: self.company.say(name, **variables)

    def enter(self, title: str, done: Callable[[str], None]) -> None:
        """Ask for a text; the word comes back without a word."""

        def take(text: str) -> None:
            done(text)

        self.console.open(Entry(self.console, title, "", lambda _: None, take))


class ServerMenu(OnlineMenu):
    """What one can do in the house."""

    def title(self) -> str:
        return self.text("together-lobby")

    def items(self) -> Sequence[Item]:
        newest = list(self.company.matches.items())[-1:]  # all of them are among the tables
        items = [
            *map(self._go_on, newest),
            Item(self.text("together-go"), self._tables, "tables"),
            Item(self.text("together-open"), self._open, "open"),
            Item(self.text("together-enter-code"), self._enter_code, "code"),
            Item(self.text("together-watch"), self._enter_watch, "watch"),
            Item(self.text("together-who"), self.company.tell_who, "who"),
            Item(self.text("start-settings"), self._settings, "settings"),
        ]
        about = self.company.visit.about
        if about.get("guest"):
            items.append(Item(self.text("together-seat"), self._seat, "seat"))
        else:
            items.append(Item(self.text("together-device"), self._device, "device"))
            items.append(Item(self.text("together-my-account"), self._account, "account"))
        if about.get("admin"):
            items.append(Item(self.text("together-admin"), self._admin, "admin"))
        items.append(Item(self.text("together-leave-house"), self.company.leave_house, "leave"))
        return items

    def _go_on(self, match: tuple[str, Sequence[str]]) -> Item:
        """Return the entry of a match in which one has a seat."""
        code, people = match
        others = [name for name in people if name != self.company.visit.name]
        names = self.console.words.join(others, "and") if others else ""
        text = self.text("together-go-on", code=self.company.code(code), names=names, others=len(others))
        return Item(text, partial(self.company.go_on, code), "go on")

    def escape(self) -> None:
        self.console.open(
            Question(self.console, self.text("together-leave-house-ask"), self.company.leave_house)
        )

    def _tables(self) -> None:
        self.company.visit.ask("tables", self._choose_table)

    def _more_tables(self, page: int) -> None:
        self.company.visit.ask("tables", self._choose_table, page=page)

    def _choose_table(self, told: Mapping[str, Any]) -> None:
        if not told["tables"]:
            self.company.say("together-no-tables")
            return
        tables = [(table["code"], self.company.told_listed(table)) for table in told["tables"]]
        mine = {table["code"] for table in told["tables"] if table["mine"]}
        free = {table["code"] for table in told["tables"] if table["free"]}

        if told["page"] < told["pages"]:
            tables.append(("", self.text("together-more-tables")))

        def go(code: str) -> None:
            if not code:
                self._more_tables(told["page"] + 1)
            elif code in mine or code in free:
                self.company.join(code)
            else:
                self.company.watch(code)

        self.console.open(Pick(self.console, self.text("together-go-ask"), tables, None, go))

    def _open(self) -> None:
        self.console.open(OpenTable(self.console, self.company))

    def _enter_code(self) -> None:
        self.enter(self.text("together-code-ask"), lambda text: self.company.join(in_one_piece(text)))

    def _enter_watch(self) -> None:
        self.enter(self.text("together-code-ask"), lambda text: self.company.watch(in_one_piece(text)))

    def _seat(self) -> None:
        self.enter(self.text("together-code-ask"), lambda text: self.company.ask_seat(in_one_piece(text)))

    def _settings(self) -> None:
        self.console.open(self.company.settings_menu(None))

    def _device(self) -> None:
        self.company.visit.ask("device", self._tell_device_code)

    def _tell_device_code(self, told: Mapping[str, Any]) -> None:
        self.company.say("together-device-code", code=self.company.code(told["code"]))

    def _account(self) -> None:
        self.console.open(OwnAccountMenu(self.console, self.company))

    def line(self, text: str) -> None:
        if not self.company.account_line(text):
            super().line(text)

    def _admin(self) -> None:
        self.console.open(AdminMenu(self.console, self.company))


class OpenTable(OnlineMenu):
    """What a table is made of."""

    def __init__(self, console: Console, company: OnlineSession) -> None:
        super().__init__(console, company)
        self._rules = book_in(console.words.language).rules
        self._seats, self._computers, self._level = 4, 0, "normal"
        self._private, self._chance = False, 60

    def title(self) -> str:
        return self.text("together-open")

    def items(self) -> Sequence[Item]:
        words = self.console.words
        items = [
            Item(self.text("together-open-now"), self._open, "open"),
            Item(
                self.text("new-rulebook", rulebook=told_rulebook(words, self._rules.rulebook)),
                self._ask_rulebook,
                "rulebook",
            ),
            Item(
                self.text("new-options", count=len(self._rules.changes())),
                self._ask_options,
                "options",
                self.text("called-options"),
            ),
        ]
        if self._rules.deck == "mario":
            items.append(Item(told_custom(words, self._rules), self._ask_custom, "custom"))
        items.append(Item(self.text("together-seats", count=self._seats), self._ask_seats, "seats"))
        computers = self.text("new-computers", count=self._computers)
        items.append(Item(computers, self._ask_computers, "computers"))
        if self._computers:
            items.append(Item(self.text("new-level", level=self._level), self._ask_level, "level"))
        private = "yes" if self._private else "no"
        items.append(Item(self.text("together-private", private=private), self._toggle_private, "private"))
        items.append(Item(self._told_chance(self._chance), self._ask_chance, "chance"))
        return items

    def _told_chance(self, seconds: int) -> str:
        return self.text("together-chance", seconds=seconds)

    def _open(self) -> None:
        self.console.drop(self)
        self.company.play(
            **rules_values(self._rules),
            seats=self._seats,
            computers=self._computers,
            level=self._level,
            private=self._private,
            chance=self._chance,
        )

    def _ask_rulebook(self) -> None:
        ask_rulebook(self.console, self._rules.rulebook, lambda name: self._set_rules(RULEBOOKS[name]))

    def _ask_options(self) -> None:
        self.console.open(OptionsMenu(self.console, lambda: self._rules, self._set_rules))

    def _ask_custom(self) -> None:
        ask_custom(self.console, self._rules, self._set_rules)

    def _set_rules(self, rules: Rules) -> None:
        self._rules = rules
        self.console.resume()

    def _ask_seats(self) -> None:
        options = [
            (count, self.text("together-seats", count=count)) for count in range(MIN_PLAYERS, MAX_PLAYERS + 1)
        ]
        self.console.open(
            Count(self.console, self.text("together-seats-ask"), options, self._seats, self._set_seats)
        )

    def _set_seats(self, count: int) -> None:
        self._seats, self._computers = count, min(self._computers, count - 1)
        self.console.resume()

    def _ask_computers(self) -> None:
        options = [(count, self.text("new-computers", count=count)) for count in range(self._seats)]
        title = self.text("new-computers-ask")
        self.console.open(Count(self.console, title, options, self._computers, self._set_computers))

    def _set_computers(self, count: int) -> None:
        self._computers = count
        self.console.resume()

    def _ask_level(self) -> None:
        options = [(level, told_level(self.console.words, level)) for level in FOR_PEOPLE]
        self.console.open(
            Pick(self.console, self.text("new-level-ask"), options, self._level, self._set_level)
        )

    def _set_level(self, level: str) -> None:
        self._level = level
        self.console.resume()

    def _toggle_private(self) -> None:
        self._private = not self._private
        self.console.resume()

    def _ask_chance(self) -> None:
        options = [(seconds, self._told_chance(seconds)) for seconds in _CHANCES]
        title = self.text("together-chance-ask")
        self.console.open(Pick(self.console, title, options, self._chance, self._set_chance))

    def _set_chance(self, seconds: int) -> None:
        self._chance = seconds
        self.console.resume()


def ask_about_others(
    console: Console, company: OnlineSession, then: Callable[[Callable[[], None]], None] = lambda do: do()
) -> None:
    """Whom of those at the table one means, and what is to be done about him; `then` does it."""
    words, visit = console.words, company.visit

    def about(name: str) -> None:
        ignored = "yes" if company.ignores(name) else "no"
        options: list[tuple[Callable[[], None], str]] = []
        if company.may_nudge(name):
            options.append((partial(company.nudge, name), words.text("together-nudge", name=name)))
        options.append(
            (partial(company.ignore, name), words.text("together-ignore", name=name, ignored=ignored))
        )
        if visit.table is not None and visit.table["owner"] == visit.name:
            for on in (True, False):
                text = words.text("together-silence", name=name, on="yes" if on else "no")
                options.append((partial(company.silence, name, on), text))
        console.open(Pick(console, name, options, None, then))

    options = [(name, name) for name in company.others()]
    console.open(Pick(console, words.text("together-about-others"), options, None, about))


class OwnAccountMenu(OnlineMenu):
    """What one can do with the account itself."""

    def title(self) -> str:
        return self.text("together-my-account")

    def items(self) -> Sequence[Item]:
        return [
            Item(self.text("together-rename"), self._ask_name, "rename"),
            Item(self.text("together-delete-account"), self.company.ask_to_delete_account, "delete"),
        ]

    def _ask_name(self) -> None:
        self.enter(self.text("together-rename-ask"), self.company.rename)


class AdminMenu(OnlineMenu):
    """What only the administrator may do."""

    def title(self) -> str:
        return self.text("together-admin")

    def items(self) -> Sequence[Item]:
        return [
            Item(self.text("together-admin-notice"), self._notice, "notice"),
            Item(self.text("together-admin-mute"), partial(self._somebody, "mute", True), "mute"),
            Item(self.text("together-admin-unmute"), partial(self._somebody, "mute", False), "unmute"),
            Item(self.text("together-admin-ban"), partial(self._somebody, "ban", True), "ban"),
            Item(self.text("together-admin-unban"), partial(self._somebody, "ban", False), "unban"),
            Item(self.text("together-admin-close"), self._close, "close"),
        ]

    def _notice(self) -> None:
        def tell(text: str) -> None:
            self.company.visit.ask("notice", lambda _: None, text=text)

        self.enter(self.text("together-admin-notice-ask"), tell)

    def _somebody(self, do: str, on: bool) -> None:
        def act(name: str) -> None:
            self.company.visit.ask(do, self.done("together-done"), name=name, on=on)

        self.enter(self.text("together-whom-ask"), act)

    def _close(self) -> None:
        def close(code: str) -> None:
            self.company.visit.ask("close", self.done("together-done"), code=in_one_piece(code))

        self.enter(self.text("together-code-ask"), close)
