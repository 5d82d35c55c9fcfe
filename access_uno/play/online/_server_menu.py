"""The menus of a server: its tables, a new one, the people, the own account, administration."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from operator import call
from typing import TYPE_CHECKING, Any, Final

from access_uno.console.entry import Entry
from access_uno.console.menu import Count, Item, Menu, Pick, Question, asks_for_all
from access_uno.console.typed_words import after_verb
from access_uno.engine.rules import MAX_PLAYERS, MIN_PLAYERS, Rules, book_in
from access_uno.engine.setup import Setup
from access_uno.play.commands import ONLINE
from access_uno.play.first_deal import kind
from access_uno.play.new_game import GameMenu
from access_uno.play.online._daily import open_daily
from access_uno.play.online._table_people import report
from access_uno.play.rules_reader import ask_rulebook, read_rules
from access_uno.protocol import answers, messages, wishes
from access_uno.protocol.game_json import rules_values
from access_uno.words.codes import in_one_piece

if TYPE_CHECKING:
    from access_uno.play.online.online_session import OnlineSession
    from access_uno.protocol.schema import Message

_FEW: Final = 5  # tables that are told at once
JOIN_LINE: Final = "access-uno join "  # begins a line that is passed on
SEATS, COMPUTERS = 4, 2  # of a table that is opened here
_CHANCES = (30, 60, 120, 300, 0)  # seconds; 0: any time


class OnlineMenu(Menu):
    """A menu that can ask the server."""

    def __init__(self, online: OnlineSession) -> None:
        super().__init__(online.console)
        self.online = online

    def pressed(self, name: str) -> bool:
        """Take a key of a table that works in all menus, or one of menus."""
        command = ONLINE.command(name) if name.isupper() else None
        return (command is not None and self.online.friends.do(command)) or super().pressed(name)

    def heard_of_friends(self, told: Message) -> None:
        """Take what was just told of friends, other than a private word."""

    def line(self, text: str) -> None:
        """Take a line about friends, such as a private word, in all menus; or one of this menu."""
        if not self.online.friends.line(text):
            super().line(text)

    def done(self, name: str, /, **variables: Any) -> Callable[[Any], object]:
        """Return a callback that says something when the server has done what it was asked for."""
        return lambda _: self.console.say(name, **variables)

    def enter(self, title: str, done: Callable[[str], None]) -> None:
        """Ask for a text; cancelling it says nothing."""
        Entry(self.console, self.text(title), done).open()

    def enter_code(self, done: Callable[[str], None]) -> None:
        """Ask for the code of a table."""
        self.enter("together-code-ask", lambda text: done(in_one_piece(text)))

    def _open_menu(self, kind: Callable[[OnlineSession], Menu]) -> None:
        kind(self.online).open()


class ServerMenu(OnlineMenu):
    """What can be done at the server."""

    called = "together-lobby"
    helps = (*OnlineMenu.helps, "friends-keys")
    helps_typed = (*OnlineMenu.helps_typed, "friends-typed")

    def __init__(self, online: OnlineSession) -> None:
        super().__init__(online)
        self._tables: Sequence[answers.Listed] = ()  # the first page, as last listed

    def entered(self) -> None:
        """Ask what there is now, and tell it with the answer."""
        self._take_items()
        self.online.friends.renew_quietly()
        self.online.client.ask(wishes.Tables(), self._listed, lambda _: self._tell())

    def _listed(self, page: answers.TablePage) -> None:
        self._tables = page.tables
        self._tell()

    def _tell(self) -> None:
        if self.console.mode is self:
            super().entered()

    def heard_of_friends(self, told: Message) -> None:
        """Ask what matters now that a friend is elsewhere; it is told only if it is another entry."""
        if isinstance(told, messages.Friend):
            self.online.client.ask(wishes.Tables(), self._renew, lambda _: None)

    def _renew(self, page: answers.TablePage) -> None:
        self._tables = page.tables
        now = self._now()
        if self.console.mode is self and now.text != self._items[0].text:
            self._items = [now, *self._items[1:]]
            if not self.console.by_keys:
                self._tell_numbered(0)
            elif self._place == 0:
                self._tell_item()

    def _now(self) -> Item:
        """Return what matters now: an own match, an invitation, a table to sit down at, else a new one."""
        match = next((table for table in self._tables if table.mine and table.state == "playing"), None)
        if match is not None:
            return self._go_on(match)
        if invitations := self.online.friends.invitations:
            return self.online.friends.invitation_entry(next(reversed(invitations)))
        open_now = [table for table in self._tables if table.free and table.here]
        table = next((table for table in open_now if table.friend), next(iter(open_now), None))
        if table is None:
            new = wishes.Play(seats=SEATS, computers=COMPUTERS, waits=True)
            return Item(self.text("together-now-open"), partial(self.online.play, new), "now")
        here = self.console.words.join(table.here, "and")
        text = self.text("together-now-join", names=here, code=self.online.code(table.code))
        return Item(text, partial(self.online.join, table.code), "now")

    def items(self) -> Sequence[Item]:
        guest, now = self.online.is_guest, self._now()
        friends, ask = self.online.friends, self.online.client.ask
        invited = map(friends.invitation_entry, reversed(friends.invitations))
        items = [
            now,
            *(item for item in invited if item.key != now.key),
            Item(self.text("together-go"), partial(ask, wishes.Tables(), self._choose_table), "tables"),
            Item(self.text("together-open"), partial(self._open_menu, OpenTable), "open"),
            Item(self.text("together-enter-code"), partial(self.enter_code, self.online.join), "code"),
            Item(self.text("together-who"), self.online.tell_who, "who"),
            *([] if guest else self._of_account()),
            Item(self.text("start-daily"), partial(open_daily, self.online), "daily"),
            Item(self.text("start-learn"), partial(self._open_menu, LearnMenu), "learn"),
            Item(self.text("start-settings"), lambda: self.online.settings_menu(None).open(), "settings"),
        ]
        if guest:
            seat = partial(self.enter_code, self.online.ask_seat)
            items.append(Item(self.text("together-seat"), seat, "seat"))
        account = self.online.client.account
        if account is not None and account.admin:
            items.append(Item(self.text("together-admin"), self._admin, "admin"))
        items.append(Item(self.text("together-leave-house"), self.online.leave_house, "leave"))
        return items

    def _of_account(self) -> list[Item]:
        """Return what a guest does not have."""
        return [
            Item(self.text("friends-menu"), self.online.friends.open_menu, "friends"),
            Item(self.text("start-finished"), self.online.open_standing, "results"),
            Item(self.text("together-my-account"), partial(self._open_menu, OwnAccountMenu), "account"),
        ]

    def _go_on(self, match: answers.Listed) -> Item:
        """Return the entry of a match in which one has a seat."""
        others = [name for name in match.people if name != self.online.client.name]
        names, code = self.console.words.join(others, "and") if others else "", self.online.code(match.code)
        text = self.text("together-go-on", code=code, names=names, others=len(others))
        return Item(text, partial(self.online.join, match.code), "now")

    def escape(self) -> None:
        text = self.text("together-leave-house-ask")
        Question(self.console, text, self.online.leave_house, doing="word-quit").open()

    def _choose_table(self, answer: answers.TablePage, first: int = 0) -> None:
        """Ask for one of the next few tables; after those of the answer come those of the next page."""
        options: list[tuple[Callable[[], None], str]] = []
        for table in answer.tables[first : first + _FEW]:
            go = self.online.join if table.mine or table.free else self.online.watch
            options.append((partial(go, table.code), self.online.told_listed(table)))
        more = self.text("together-more-tables")
        if first + _FEW < len(answer.tables):
            options.append((partial(self._choose_table, answer, first + _FEW), more))
        elif answer.page < answer.pages:
            next_page = wishes.Tables(answer.page + 1)
            options.append((partial(self.online.client.ask, next_page, self._choose_table), more))
        title = self.text("together-go-ask" if options else "together-no-tables")
        options.append((partial(self.enter_code, self.online.watch), self.text("together-watch")))
        Pick(self.console, title, options, call).open()

    def typed(self, text: str) -> bool:
        if self._part == 0 and asks_for_all(self.console.words, text):
            self._told = False  # all of it is told, as it is now
            self.entered()
            return True
        return super().typed(text)

    def line(self, text: str) -> None:
        if name := after_verb(self.console.words, text, "typed-report"):
            report(self.online, name)
        elif not self.online.account_line(text):
            super().line(text)

    def _admin(self) -> None:
        from access_uno.play.online._moderation_menu import AdminMenu

        self._open_menu(AdminMenu)


class LearnMenu(OnlineMenu):
    """The lessons, a first game and the rules, as at home."""

    called = "start-learn"

    def items(self) -> Sequence[Item]:
        return [
            Item(self.text("start-first"), self._first_game, "first"),
            Item(self.text("lessons-title"), self._lessons, "lessons"),
            Item(self.text("start-rules"), self._rules, "rules"),
        ]

    def _lessons(self) -> None:
        from access_uno.play.lesson_mode import Lessons

        Lessons(self.console).open()

    def _first_game(self) -> None:
        """Begin a match with a kind deal against computers, without any choice."""
        rules = book_in(self.console.words.language).rules
        seed = str(kind(Setup(rules, 1 + COMPUTERS, 0)).seed)
        self.console.drop(self)
        self.online.play(wishes.Play(rulebook=rules.rulebook, computers=COMPUTERS, private=True, seed=seed))

    def _rules(self) -> None:
        current = book_in(self.console.words.language).rules.rulebook
        ask_rulebook(self.console, current, partial(read_rules, self.console))


class OpenTable(OnlineMenu, GameMenu):
    """The options of a new table."""

    called = "together-open"

    def __init__(self, online: OnlineSession) -> None:
        super().__init__(online)
        self._rules = book_in(self.console.words.language).rules
        self._seats, self._computers = SEATS, COMPUTERS
        self._wish = wishes.Play(waits=True)

    def items(self) -> Sequence[Item]:
        wish = self._wish
        items = [
            Item(self.text("together-open-now"), self._open, "open"),
            self.rulebook_item(),
            *self.options_items(),
            Item(self.text("together-seats", count=self._seats), self._ask_seats, "seats"),
            Item(self.text("new-computers", count=self._computers), self._ask_computers, "computers"),
        ]
        if self._computers:
            ask_level = partial(self.ask_level, wish.level, lambda level: self._change(level=level))
            items.append(Item(self.text("new-level", level=wish.level), ask_level, "level"))
        chance = self.text("together-chance", seconds=wish.chance)
        private, hints = ("yes" if on else "no" for on in (wish.private, wish.hints))
        change = partial(self._change, private=not wish.private)
        items.append(Item(self.text("together-private", private=private), change, "private"))
        items.append(Item(chance, self._ask_chance, "chance"))
        change = partial(self._change, hints=not wish.hints)
        items.append(Item(self.text("together-hints", hints=hints), change, "hints"))
        return items

    def _change(self, **changes: Any) -> None:
        self._wish = self._wish.but(**changes)
        self.console.resume()

    def _open(self) -> None:
        self.console.drop(self)
        chosen = {**rules_values(self.rules), "seats": self._seats, "computers": self._computers}
        self.online.play(self._wish.but(**chosen))

    @property
    def rules(self) -> Rules:
        return self._rules

    def set_rules(self, rules: Rules) -> None:
        self._rules = rules
        self.console.resume()

    def _ask_seats(self) -> None:
        counts = range(MIN_PLAYERS, MAX_PLAYERS + 1)
        options = [(count, self.text("together-seats", count=count)) for count in counts]
        title = self.text("together-seats-ask")
        done = partial(self._set_players, computers=self._computers)
        Count(self.console, title, options, done, self._seats).open()

    def _ask_computers(self) -> None:
        self.ask_computers(range(self._seats), self._computers, partial(self._set_players, self._seats))

    def _set_players(self, seats: int, computers: int) -> None:
        self._seats, self._computers = seats, min(computers, seats - 1)
        self.console.resume()

    def _ask_chance(self) -> None:
        options = [(seconds, self.text("together-chance", seconds=seconds)) for seconds in _CHANCES]
        title, done = self.text("together-chance-ask"), lambda seconds: self._change(chance=seconds)
        Pick(self.console, title, options, done, self._wish.chance).open()


class OwnAccountMenu(OnlineMenu):
    """Changes of the own account."""

    called = "together-my-account"

    def items(self) -> Sequence[Item]:
        device = partial(self.online.client.ask, wishes.Device(), self._tell_device_code)
        rename = partial(self.enter, "together-rename-ask", self.online.rename)
        return [
            Item(self.text("together-device"), device, "device"),
            Item(self.text("together-rename"), rename, "rename"),
            Item(self.text("together-delete-account"), self.online.ask_to_delete_account, "delete"),
        ]

    def _tell_device_code(self, answer: answers.DeviceCode | answers.Account) -> None:
        if isinstance(answer, answers.DeviceCode):
            self.console.say("together-device-code", code=self.online.code(answer.code))
