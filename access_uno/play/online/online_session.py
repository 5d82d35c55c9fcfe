"""A console at a server: what the server tells opens and closes modes, and is said."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from access_uno.client import ServerClient
from access_uno.console.app import Console
from access_uno.console.bindings import MENU
from access_uno.console.entry import Entry
from access_uno.console.menu import Menu, Question
from access_uno.console.mode import Mode
from access_uno.console.reader import Reader
from access_uno.console.typed_words import after_verb, typed
from access_uno.engine.rules import Rules
from access_uno.play.hearing import sound
from access_uno.play.online._friends import OF_FRIENDS, OnlineFriends
from access_uno.play.online._online_game import OnlineGame
from access_uno.play.online._server_menu import ServerMenu
from access_uno.play.online._standing_menu import StandingMenu, told_standing
from access_uno.play.online._table_people import ask_to_report, report
from access_uno.play.online._waiting_table import WaitingTable
from access_uno.play.online.spectating import Spectating
from access_uno.play.typed_phrases import COMMANDS
from access_uno.protocol import answers, messages, seat_codes, wishes
from access_uno.protocol.answers import Account, Refused
from access_uno.protocol.schema import Message
from access_uno.table import Spoke
from access_uno.text import names
from access_uno.words.codes import in_one_piece, is_code
from access_uno.words.options import changes, told_rulebook

Do = Callable[["OnlineSession"], None]
SettingsMenuOf = Callable[[Callable[[], None] | None], "Menu"]
"""Makes the menu of the settings; its argument is called after every change."""

_WRONG_USAGE: Final = ("wrong-seats", "wrong-rule", "unknown-rulebook", "seed-with-others")
_ASK_SEAT: Final = ("seat-waits", "seat-code-wrong", "no-guest-seat")
"""Refusals after which the question for a seat comes, or comes again."""


class OnlineSession:
    """Ties the client of a server to a console."""

    def __init__(
        self,
        console: Console,
        client: ServerClient,
        first: Do | None,
        left: Callable[[], None],
        settings_menu: SettingsMenuOf,
    ) -> None:
        """`first` replaces the menu; `left` leaves the server."""
        self.console = console
        self.settings_menu = settings_menu
        self.status = 0  # the exit status of a command
        self.client = client
        self._first = first
        self.leave_house = left
        self._been = False  # at the server before
        self._asks_name = False
        self.address = ""  # that was dialled, as far as it is known here
        self._opens = False  # a table, whose code is still to be told
        self._at: Mode | None = None  # the mode of the table
        self._lobby: ServerMenu | None = None
        self.heard_rules: Rules | None = None  # what the player heard of this table last
        self.comes_back = True  # by itself, when the line was cut
        self.follows = False  # to another server of the house, by itself
        self.claims: dict[str, str] = {}  # who asks for which seat at this table, by their names
        self.opens_menu = first is None  # where leaving a table leads: to the menu, else away from the server
        self.taken: Callable[[Account], None] = lambda _: None  # what the server knows of the account
        self.friends = OnlineFriends(self)
        self.commands: Mapping[str, Callable[[], None]] = {  # about the people, at every table
            "say": self.ask_talk,
            "who": self.tell_who,
            "report": partial(ask_to_report, self),
            **self.friends.commands,
        }
        client.listener = self.hear

    @property
    def is_guest(self) -> bool:
        """Whether the person has no account here."""
        return self.client.account is not None and self.client.account.guest

    @property
    def is_settled(self) -> bool:
        """Whether nothing is under way that comes before the next typed line."""
        seat = self.client.seat
        busy = seat is not None and seat.number is not None and seat.waiting_for.what == "game"
        is_in = self._been and self._first is None
        return (is_in or self._asks_name) and self.client.is_answered and not busy

    # Coming in

    def hear(self, told: Message | Refused) -> None:
        """Hear what the server says unasked, or does not do."""
        match told:
            case messages.Hello():
                self.client.hello(self._came_in)
            case messages.Table():
                self._table(told)
            case messages.Match():
                self._match(told)
            case messages.Left(reason=reason):
                self.console.say_text(reason)
                self._away_from_table()
            case messages.Closed(reason=reason):
                if not (self.follows and self.client.moves):
                    self.console.say_text(reason)
                if self.client.over:
                    self.leave_house()
            case Refused():
                self.refused(told)
            case messages.Named(name):
                self.tell_person("together-named", name)
            case messages.Absent():
                self._tell_absent(told)
            case messages.GaveUp(name) if name != self.client.name:
                self.tell_person("together-gave-up", name)
            case messages.Ended(tables):
                self._tell_ended(tables)
            case messages.Closes(seconds):
                self.console.say("house-closes", seconds=seconds)
                self.console.say("house-closes-back", by="itself" if self.comes_back else "hand")
            case messages.Store(answers=is_there):
                self.console.say("house-store", answers="yes" if is_there else "no")
            case messages.Notice(text=text):
                self.console.say("together-notice", text=text)
            case messages.Again(name):
                whose = "own" if name == self.client.name else "other"
                self.console.say("together-again", name=name, whose=whose)
            case messages.Stands():
                self.console.say_text(self.console.words.sentence(told_standing(self.console.words, told)))
            case messages.Said() | messages.Claims() | messages.Nudged():
                self._hear_people(told)
            case message if isinstance(message, OF_FRIENDS):
                self.friends.hear(message)

    def _hear_people(self, told: messages.Said | messages.Claims | messages.Nudged) -> None:
        how = "keys" if self.console.by_keys else "typed"
        match told:
            case messages.Said(name, text):
                whose = "own" if name == self.client.name else "other"
                self.tell_talk("together-said", name, self._wanted("talk", name), text=text, whose=whose)
            case messages.Claims(name, seat):
                self.claims[name] = seat
                self.tell_talk("together-claims", name, other=seat)
                self.console.say(f"together-claims-{how}", name=name)
            case messages.Nudged(name):
                self.tell_talk(f"together-nudged-{how}", name)
                asked = self.console.words.text(f"together-nudged-{how}", name=name)
                self.console.attention.wait("nudge", asked)
                self.console.used = self._answer_nudge

    def _answer_nudge(self) -> None:
        """Answer a nudge with any key or line, besides its effect here."""
        self.console.used = lambda: None
        self.client.ask(wishes.Here(), None, lambda _: None)

    def _tell_absent(self, told: messages.Absent) -> None:
        """Say which player is away, or what lets a computer play for them."""
        name, words = told.name, self.console.words
        if told.seconds or not isinstance(self._at, OnlineGame):
            self.console.say("together-absent", name=name)
        elif self.console.by_keys:
            self.console.say("together-absent-keys", name=name, key=self._at.key_of("menu"))
        else:
            verb = words.text("typed-computer").split(",")[0]
            self.console.say("together-absent-typed", name=name, verb=verb)

    def _tell_ended(self, tables: Sequence[messages.EndedTable]) -> None:
        """Say which of the player's tables have ended, because no person came to them any more."""
        words = self.console.words
        for table in tables:
            people = [name for name in table.people if name != self.client.name]
            told = words.join(people, "and") if people else ""
            self.console.say(
                "together-ended", code=self.code(table.code), names=told, others="yes" if people else "no"
            )

    def _came_in(self, account: Account | answers.DeviceCode) -> None:
        if not isinstance(account, Account):
            return
        self.taken(account)
        if self._been:
            self._came_back()
            return
        if account.name is None:
            self._ask_name()
            return
        self._been, self.status = True, 0
        if account.guest:
            self.console.say("together-guest", name=account.name)
        elif self._first is None:
            self.console.say("together-welcome", name=account.name)
        first, self._first = self._first, None
        if first is not None:
            first(self)
        else:
            if account.new and self.console.by_keys and not self.console.has_buttons:
                self.console.say("together-first-keys", **MENU.all_told(self.console.words, 1))
            self.open_lobby()

    def _came_back(self) -> None:
        """Return to the former place after the connection was cut."""
        table, own = self.client.table, self.client.seat
        if table is None:
            if self._lobby is not None and self.console.mode is self._lobby:
                self.console.resume()  # what it asked for was lost with the line
            return
        if own is None or own.number is not None:
            since = None if own is None else own.steps
            seat = self.client.seat_code
            self.client.ask(wishes.Join(table.code, since, seat), None, self._lost_table)
        else:
            self.client.ask(wishes.Watch(table.code), None, self._lost_table)

    def _lost_table(self, refused: Refused) -> None:
        self.refused(refused)
        self._away_from_table()

    def _ask_name(self) -> None:
        """Ask for a name: the key is new here, and the name that came with it is another's, or none."""
        self._asks_name, self.status = True, 1  # if they leave without a name

        def take(text: str) -> None:
            self._asks_name = False
            wish = wishes.Device(code) if is_code(code := in_one_piece(text)) else wishes.Name(text)
            self.client.ask(wish, self._came_in, again)

        def again(refused: Refused) -> None:
            self.refused(refused)
            self._ask_name()

        title = self.console.words.text("together-name-ask")
        Entry(self.console, title, take, without=self.leave_house).open()

    # Saying

    @property
    def _match_here(self) -> OnlineGame | Spectating | None:
        """The match that is played or watched here, which has a history."""
        return self._at if isinstance(self._at, OnlineGame | Spectating) else None

    def tell_person(self, message_id: str, name: str) -> None:
        """Tell what became of a person beside the game."""
        how = self._wanted("people", name)
        if how == "said":
            self.console.say(message_id, name=name)
        elif how == "kept" and self._match_here is not None:
            self._match_here.remember(self.console.words.say(message_id, name=name))

    def _wanted(self, kind: str, name: str) -> str:
        """Return how an event of a kind, by a person, is told here: where no history is, nothing is kept."""
        if self._match_here is not None:
            return self._match_here.wanted(kind, name)
        by = "me" if name == self.client.name else "others"
        how = self.console.settings.general.told.how(kind, by)
        return how if how == "never" else "said"

    def tell_talk(self, message_id: str, name: str, how: str = "said", /, **variables: Any) -> None:
        """Tell talk: it also stands in the history, and has a sound."""
        if how == "never":
            return
        message = self.console.words.say(message_id, name=name, **variables).but(kind="talk")
        names: Sequence[str] = ()
        at = None
        if (match := self._match_here) is not None:
            match.remember(message)
            names, at = match.seat.names, match.seat.number
        if how == "said":
            self.console.tell(message)
        sound(self.console.outlet, (Spoke(names.index(name) if name in names else None),), at, len(names))

    def refused(self, refused: Refused) -> None:
        """Say why the server did not do it."""
        code = refused.facts.get("code")
        told = refused.reason
        self.console.say_text(told.replace(code, self.code(code)) if isinstance(code, str) and code else told)

    def code(self, code: str) -> str:
        """Return a code as it is told here."""
        return self.console.outlet.code(code)

    # The menu of the server

    def open_lobby(self) -> None:
        self._lobby = ServerMenu(self)
        self._lobby.open()

    def open_standing(self) -> None:
        """Open the standing of the house, with one's own matches."""
        StandingMenu(self).open()

    def read(
        self,
        asked: Callable[[int], wishes.Wish[answers.Heard]],
        title: str,
        lines: Sequence[str] = (),
        page: int = 1,
    ) -> None:
        """Read a match that the server tells page by page, once all its pages are there."""
        mode = self.console.mode

        def took(heard: answers.Heard) -> None:
            told = (*lines, *heard.lines)
            if heard.page < heard.pages:
                self.read(asked, title, told, heard.page + 1)
            elif self.console.mode is mode:
                Reader(self.console, title, told).open()

        self.client.ask(asked(page), took)

    def end(self, sentence: str, status: int) -> None:
        """End: what was asked for with the address is done, or impossible."""
        self.status = status
        if sentence:
            self.console.say_text(sentence)
        self.leave_house()

    def tell_help(self, command: str = "") -> None:
        """Say what can be asked for with the address, or what one of these requests is."""
        for name in (command,) if command else ("tables", "play", "join", "watch", "all"):
            self.console.say(f"together-help-{name}")
        self.leave_house()

    def close(self) -> None:
        """Stop listening."""
        self.console.used = lambda: None
        self.client.listener = lambda _: None

    # At a table

    def play(self, wish: wishes.Play) -> None:
        self._opens = True
        self.client.ask(wish, None, self._refused_first)

    def try_again(self, step: int) -> None:
        """Play on from a step of the match that is over here, at a table of one's own."""
        self._opens = True
        self.client.ask(wishes.Retry(step))

    def join(self, code: str, seat: str = "") -> None:
        """Sit down at a table, for a guest also by the code of a seat; by its name, the people are asked."""

        def refused(refused: Refused) -> None:
            if refused.code in _ASK_SEAT:
                self.refused(refused)
                self.ask_seat(code)
            else:
                self._refused_first(refused)

        if seat and not seat_codes.tidy_code(seat):
            self.client.ask(wishes.Claim(code, seat), self._has_claimed, refused)
            return
        self.client.ask(wishes.Join(code, seat=seat or None), None, refused)

    def ask_seat(self, code: str) -> None:
        """Ask which seat at a table is a guest's own, of a visit before this one."""

        def without() -> None:
            if not self.opens_menu:
                self.end("", 1)

        title = self.console.words.text("together-seat-ask")
        take = partial(self.join, code)  # with what an entry gives: it has no blanks around it
        Entry(self.console, title, take, without=without).open()

    def _has_claimed(self, _: answers.Done) -> None:
        """Wait for the people at the table."""
        self.console.say("together-claimed")
        if self._lobby is None:
            self.opens_menu = True
            self.open_lobby()

    def let_in(self, name: str) -> None:
        """Give a newcomer the seat that they say is theirs."""

        def done(_: answers.Done) -> None:
            self.claims.pop(name, None)
            self.console.say("together-let-in-done", name=name)

        self.client.ask(wishes.LetIn(name), done)

    def watch(self, code: str) -> None:
        self.client.ask(wishes.Watch(code), None, self._refused_first)

    def _refused_first(self, refused: Refused) -> None:
        self.refused(refused)
        if not self.opens_menu:
            self.end("", 2 if refused.code in _WRONG_USAGE else 1)

    def _table(self, told: messages.Table) -> None:
        """Take a change of the table, which may be a new one."""
        if isinstance(self._at, WaitingTable | OnlineGame | Spectating):
            self._at.changed(told)
        elif told.state == "waiting":
            self._opens = False  # told there
            self._open_at_table(WaitingTable(self))

    def _match(self, told: messages.Match) -> None:
        """Open a match that begins or goes on."""
        seat = self.client.seat
        assert seat is not None
        seat.wake = self.console.look_again
        if self._match_here is not None and self._match_here.seat is seat:
            return
        if self._opens:
            self._opens = False
            self.console.say("together-code", code=self.code(seat.code))
        elif self._at is None and seat.number is not None and told.past > told.step:  # all is new
            assert self.client.table is not None
            self.tell_sitting_down(self.client.table)
        if seat.number is not None and self.client.seat_code is not None:
            self.console.say("together-seat-code", code=self.code(self.client.seat_code))
        if seat.number is None:
            self._open_at_table(Spectating(self, seat, seat.code))
        else:
            self._open_at_table(OnlineGame(self, seat))

    def tell_sitting_down(self, table: messages.Table) -> None:
        """Tell a table to a player who sits down: its code, what is played, and who sits where."""
        words = self.console.words
        self.console.say("together-code", code=self.code(table.code))
        self.console.say("new-rulebook", rulebook=told_rulebook(words, table.rules.rulebook))
        if self.client.seat is None:  # else the match says what differs
            self.heard_rules = table.rules
            for sentence in changes(words, table.rules):
                self.console.say_text(sentence)
        people = [player.name for player in table.players if not player.level]
        order = [words.text("you") if name == self.client.name else name for name in people]
        self.console.say("together-order", names=words.join(order, "and"), computers=table.computers)
        if table.free and not table.waits:
            self.console.say("together-free", free=table.free)
        if table.watching:
            self.console.say("together-watching", names=words.join(table.watching, "and"))

    def _open_at_table(self, mode: Mode) -> None:
        before, self._at = self._at, mode
        if before is not None:
            self.console.discard(before)
        mode.open()

    def leave_table(self) -> None:
        """Leave the table; a seat in a match stays the player's."""
        self.client.ask(wishes.Leave(), None, lambda _: None)
        self._away_from_table()

    def _leave(self) -> None:
        """Leave the table; in a match ask first, as the key does."""
        if isinstance(self._at, OnlineGame):
            self._at.ask_to_leave()
        else:
            self.leave_table()

    def ask_to_give_up(self) -> None:
        """Leave a match for good, once that is confirmed."""
        if self.client.seat is None:  # no match has begun
            self.leave_table()
            return
        text = self.console.words.text("together-give-up-ask")
        Question(self.console, text, self._give_up).open()

    def _give_up(self) -> None:
        def given_up(_: answers.Done) -> None:
            self.console.say("together-given-up")
            self._away_from_table()

        self.client.ask(wishes.Resign(), given_up)

    def go_to(self, code: str) -> None:
        """Go to a table from another one, or from none; where there is no seat, one is in the house."""

        def refused(refused: Refused) -> None:
            self.refused(refused)
            if self._lobby is None:
                self.open_lobby()
            else:
                self.console.resume()

        if self.client.table is not None:
            self.opens_menu = True
            self.client.ask(wishes.Leave(), None, lambda _: None)
            if (mode := self._forget_table()) is not None:
                self.console.discard(mode)
        self.client.ask(wishes.Join(code), None, refused)

    def ask_to_leave_table(self) -> None:
        """Leave the table by a key that is easily pressed.

        Where that leads away from the server, ask first.
        """
        if self.opens_menu:
            self.leave_table()
        else:
            text = self.console.words.text("together-leave-house-ask")
            Question(self.console, text, self.leave_table, doing="word-quit").open()

    def _forget_table(self) -> Mode | None:
        """Be at no table any more; return the mode that it had, which is still open."""
        self.client.left_table()
        self.claims.clear()
        mode, self._at, self.heard_rules = self._at, None, None
        return mode

    def _away_from_table(self) -> None:
        """Go from the table to the menu, or away from the server."""
        if (mode := self._forget_table()) is None:
            return
        if not self.opens_menu:
            self.leave_house()
        elif self._lobby is None:
            self.console.discard(mode)
            self.open_lobby()
        else:
            self.console.close(mode)

    # The account itself

    def account_line(self, text: str) -> bool:
        """Take a typed line about the account; return False if it is not."""
        words = self.console.words
        if typed(words, text, "typed-standing") and not self.is_guest:
            self.open_standing()
        elif typed(words, text, "typed-delete-account"):
            self.ask_to_delete_account()
        elif name := after_verb(words, text, "typed-rename"):
            self.rename(name)
        else:
            return False
        return True

    def rename(self, name: str) -> None:

        def done(account: Account) -> None:
            self.taken(account)
            self.console.say("together-named", name=account.name)

        self.client.ask(wishes.Rename(name), done)

    def ask_to_delete_account(self) -> None:
        text = self.console.words.text("together-delete-account-ask")
        delete = partial(self.client.ask, wishes.DeleteAccount(self.client.name or ""))
        Question(self.console, text, delete).open()

    # What can be typed at every table

    def line(self, text: str) -> bool:
        """Do what a typed line says about the table rather than the game; False if it does not."""
        words = self.console.words
        said = None if self._is_of_the_game(text) else after_verb(words, text, "typed-say")
        if said:
            self.client.ask(wishes.Say(said))
        elif said is not None:
            self.console.say("together-say-what")
        elif typed(words, text, "typed-who"):
            self.tell_who()
        elif typed(words, text, "typed-begin"):
            self.begin()
        elif typed(words, text, "typed-leave"):
            self._leave()
        elif typed(words, text, "typed-give-up"):
            self.ask_to_give_up()
        elif typed(words, text, "typed-again-match"):
            self.client.ask(wishes.Again())
        else:
            return self._about_person(text) or self.friends.line(text)
        return True

    def _is_of_the_game(self, text: str) -> bool:
        """Return whether a whole line is a command, though it begins like talk: "di chi è il turno"."""
        return any(typed(self.console.words, text, f"typed-{command}") for command in COMMANDS)

    def _about_person(self, text: str) -> bool:
        """Take a typed line with a name; return False if it is not."""
        for verb, do in (
            ("typed-nudge", self.nudge),
            ("typed-ignore", self.ignore),
            ("typed-silence", self.silence),
            ("typed-remove", self.remove),
            ("typed-computer", self.replace),
            ("typed-let-in", self.let_in),
            ("typed-report", partial(report, self)),
        ):
            if name := after_verb(self.console.words, text, verb):
                do(name)
                return True
        return False

    def ask_talk(self) -> None:
        """Ask for a line to the table."""
        title = self.console.words.text("together-say-ask")
        Entry(self.console, title, lambda text: self.client.ask(wishes.Say(text))).open()

    def begin(self) -> None:
        """Begin without the seats that are still free."""
        self.client.ask(wishes.Begin())

    def nudge(self, name: str) -> None:
        """Ask a player whether they are there."""
        self.client.ask(wishes.Nudge(name), lambda _: self.console.say("together-nudge-done", name=name))

    def ignore(self, name: str) -> None:
        """Hear no more of a person, or again."""
        on = not self.ignores(name)

        def done(answer: answers.Ignored) -> None:
            if self.client.account is not None:
                self.client.account = self.client.account.but(ignored=answer.ignored)
            self.console.say("together-ignored" if on else "together-ignored-no-more", name=name)

        self.client.ask(wishes.Ignore(name, on), done)

    def ignores(self, name: str) -> bool:
        """Return whether talk of a person is not heard."""
        account = self.client.account
        return account is not None and names.key(name) in account.ignored

    def silence(self, name: str, on: bool = True) -> None:
        """Let no person at the table hear another one, or again."""
        said = "together-silenced" if on else "together-silenced-no-more"
        self.client.ask(wishes.Silence(name, on), lambda _: self.console.say(said, name=name))

    def remove(self, name: str) -> None:
        """Send a person away from the table."""
        self.client.ask(wishes.Remove(name), lambda _: self.console.say("together-removed", name=name))

    def replace(self, name: str) -> None:
        """Let a computer play for a player."""
        self.client.ask(wishes.Computer(name))

    def others(self) -> list[str]:
        """Return the other people at the table, those who watch among them."""
        table = self.client.table
        if table is None:
            return []
        people = [player.name for player in table.players if not player.level]
        return [name for name in (*people, *table.watching) if name != self.client.name]

    def may_nudge(self, name: str) -> bool:
        """Return whether a person has a seat: a table does not wait for those who only watch."""
        table = self.client.table
        return table is not None and any(name == player.name for player in table.players)

    # Who is there

    def tell_who(self) -> None:
        """Say who sits at the table, who is away, who watches."""
        table = self.client.table
        if table is None:
            self.client.ask(wishes.Who(), self._tell_people)
            return
        for sentence in self.told_table(table):
            self.console.say_text(sentence)

    def _tell_people(self, answer: answers.People) -> None:
        self.console.say("together-in-house", count=len(answer.people))
        for person in answer.people:
            code = self.code(person.code or "")
            where = "none" if not code else "watching" if person.watching else "playing"
            self.console.say("together-person", name=person.name, where=where, code=code)

    def told_table(self, table: messages.Table) -> list[str]:
        """Return a table in short sentences."""
        words = self.console.words
        told = [words.sentence(words.text("together-table", code=self.code(table.code)))]
        told += [self.told_player(player) for player in table.players]
        if table.computers and table.state == "waiting":
            told.append(words.text("new-computers", count=table.computers))
        if table.free:
            told.append(words.text("together-free", free=table.free))
        if table.watching:
            told.append(words.text("together-watching", names=words.join(table.watching, "and")))
        return told

    def told_player(self, player: messages.Player) -> str:
        """Return who a player at the table is, and whether they are there."""
        how = "computer" if player.level else "here" if player.here else "away"
        own = player.name == self.client.name
        return self.console.words.text("together-player", name=player.name, how="you" if own else how)

    def told_listed(self, table: answers.Listed) -> str:
        """Return a table of the list in words, its code first."""
        words = self.console.words
        return words.text(
            "together-listed",
            code=self.code(table.code),
            names=words.join(table.people or (table.owner,), "and"),
            rulebook=told_rulebook(words, table.rulebook),
            state="free" if table.free or table.state == "waiting" else table.state,
            free=table.free,
            mine="yes" if table.mine else "no",
        )

    def tell_tables(self, then: Callable[[], None]) -> None:
        """Tell all tables that the player can go to, a line each."""

        def tell(answer: answers.TablePage) -> None:
            for table in answer.tables:
                self.console.say_text(self.told_listed(table))
            if answer.page < answer.pages:
                self.client.ask(wishes.Tables(answer.page + 1), tell)
                return
            if answer.page == 1 and not answer.tables:
                self.console.say("together-no-tables")
            then()

        self.client.ask(wishes.Tables(), tell)
