"""Watching a table: everything that is public, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from access_uno.console.mode import Mode
from access_uno.console.typed_words import typed
from access_uno.play.commands import WATCHING
from access_uno.play.hearing import Hearing, History, sound
from access_uno.play.online._table_people import WATCHING as PEOPLE
from access_uno.play.online._table_people import around, ask_about_others, people_deeds
from access_uno.play.table_scene import AtTable, table_scene
from access_uno.words import Teller, words_of
from access_uno.words.options import changes

if TYPE_CHECKING:
    from access_uno.console.scene import Scene
    from access_uno.engine import PublicView, View
    from access_uno.play.online.online_session import OnlineSession
    from access_uno.protocol import messages
    from access_uno.table import Seat
    from access_uno.words import Message


_TOLD: Final[Mapping[str, str]] = {
    **{name: f"command-{name}" for name in ("top", "turn", "count", "score", "back", "forward")},
    "leave": "together-watch-leave",
}
"""The commands whose keys the help names, and the messages that say what they do."""


class Spectating(Mode):
    """A person without a seat, who listens and asks."""

    def __init__(self, online: OnlineSession, seat: Seat, code: str) -> None:
        super().__init__(online.console)
        self.online = online
        self.seat = seat
        self._code = code
        self._begun = False
        self.history = History()
        self._hearing = Hearing()
        self._last: Message | None = None
        self._teller = Teller(words_of(self.console.words.language, seat.rules.rulebook), seat.names, None)
        self._commands: Mapping[str, Callable[[], None]] = {
            "top": lambda: self._tell(self._teller.top(self._view)),
            "turn": lambda: self._tell(self._teller.turn(self._view, asked=True)),
            "count": lambda: self._tell(self._teller.counts(self._view)),
            "score": lambda: self._tell(self._teller.score(self._view, full=True)),
            "back": lambda: self._walk(self.history.back(self._last), "history-oldest"),
            "forward": lambda: self._walk(self.history.forward(), "history-newest"),
            "oldest": lambda: self._walk(self.history.oldest(), "history-empty"),
            "newest": lambda: self._walk(self.history.newest(), "history-empty"),
            **online.commands,
            "others": self._about_others,
            "keys": self._tell_keys,
            "leave": online.ask_to_leave_table,
        }

    @property
    def _view(self) -> View | PublicView:
        return self.seat.view

    def scene(self) -> Scene:
        table = self.online.client.table
        beside = around(table) if table is not None else AtTable()
        seen = table_scene(self.console, self.seat, self._teller, self.history, beside)
        return seen.but(deeds=tuple(people_deeds(self._teller.words, WATCHING, PEOPLE)))

    def do(self, command: str, what: str = "") -> bool:  # noqa: ARG002
        known = command in self._commands
        if known:
            self._commands[command]()
        return known

    def entered(self) -> None:
        if not self._begun:
            self._begun = True
            self.console.say("together-you-watch", code=self.online.code(self._code))
            if not self.seat.steps:
                for option in changes(self.console.words, self.seat.rules):
                    self.console.say_text(option)
            if self.seat.has_news:
                return  # how it began, and so how it stands
            self._commands["count"]()
        self._commands["turn"]()

    def advance(self) -> float | None:
        """Tell what has happened."""
        for seen in self.seat.take():
            view, profile = self.seat.view_after(seen), self.console.settings.general
            for message in self._hearing.messages(seen, view, self._teller, profile):
                self.history.add(message)
                if message.opens:
                    self.console.outlet.begin_turn()
                if not message.quiet:
                    self._tell(message)
                sound(self.console.outlet, message.tells, None, len(self.seat.names))
        return None

    def key(self, name: str) -> None:
        command = WATCHING.command(name)
        if command is None:
            self.console.say("together-watch-key-unknown", keys=WATCHING.told(self.console.words, "keys", 1))
        else:
            self._commands[command]()

    def line(self, text: str) -> None:
        words = self.console.words
        if not text.strip():
            self._commands["turn"]()
            return
        if self.online.line(text):
            return
        for name in ("top", "turn", "count", "score", "back", "forward", "oldest", "newest", "keys"):
            if typed(words, text, f"typed-{name}"):
                self._commands[name]()
                return
        if typed(words, text, "typed-quit"):
            self.online.leave_table()
        else:
            self.console.say("together-watch-not-understood", text=text.strip()[:40])

    def keys_now(self) -> Iterator[str]:
        words = self.console.words
        if not self.console.by_keys:
            names = ("together-watch-typed", "together-watch-about-typed", "friends-typed", "report-typed")
            yield from map(words.text, names)
            return
        for command, what in _TOLD.items():
            yield words.text("key-line", keys=WATCHING.told(words, command), what=words.text(what))
        names = ("together-talk-keys", "friends-keys", "report-keys", "together-watch-about-keys")
        yield from (words.text(name, **WATCHING.all_told(words)) for name in names)

    def _tell_keys(self) -> None:
        self.console.tell_help(self.keys_now())

    def remember(self, message: Message) -> None:
        self.history.add(message)

    def wanted(self, kind: str, name: str) -> str:  # noqa: ARG002
        """Return how an event of a kind, by any person, is told."""
        return self.console.settings.general.told.how(kind, "others")

    def changed(self, table: messages.Table) -> None:
        """Do nothing about a table that has changed: what matters is heard with the game."""

    def _about_others(self) -> None:
        if self.online.others():
            ask_about_others(self.online)
        else:
            self.online.tell_who()

    def _walk(self, message: Message | None, at_end: str) -> None:
        if message is None:
            self.console.say(at_end)
        else:
            self._tell(message)

    def _tell(self, message: Message) -> None:
        self._last = message
        self.console.tell(message)
