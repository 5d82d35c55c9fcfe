"""A match with people elsewhere: the game on the console, with talk and the table around it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Final

from access_uno.console.menu import Item
from access_uno.play.commands import FRIENDS, ONLINE
from access_uno.play.game import GameMode
from access_uno.play.online._table_people import PLAYING, around, ask_about_others, people_deeds
from access_uno.play.table_menu import TableMenu
from access_uno.protocol import wishes

if TYPE_CHECKING:
    from access_uno.client import RemoteSeat
    from access_uno.console.scene import Deed
    from access_uno.play.online.online_session import OnlineSession
    from access_uno.play.table_scene import AtTable
    from access_uno.protocol import messages
    from access_uno.protocol.answers import Reviewed
    from access_uno.words import Message


_OWN_KEYS: Final = {
    **dict.fromkeys(chain(*ONLINE.keys.values()), "together-talk-keys"),
    **dict.fromkeys(chain(*FRIENDS.values()), "friends-keys"),
}


class OnlineGame(GameMode):
    """The own seat at a table of a server."""

    over_hint = "again-or-menu"
    after_match_words = ""
    own_keys = _OWN_KEYS

    def __init__(self, online: OnlineSession, seat: RemoteSeat) -> None:
        super().__init__(online.console, [seat], online.leave_table)
        self.online = online
        self.seat = seat
        for person in self._people.values():
            person.heard_rules = online.heard_rules
        online.heard_rules = seat.rules
        assert online.client.table is not None
        self.table = online.client.table
        self.commands = {**self.commands, **online.commands, "keys": self._tell_keys}

    def key(self, name: str) -> None:
        if not self.beside(name):
            super().key(name)

    def line(self, text: str) -> None:
        if not self.beside(text):
            super().line(text)

    def beside(self, text: str) -> bool:
        if not self.console.by_keys:
            return self.online.line(text)
        command = ONLINE.command(text)
        if command is None or self._is_of_the_game(text):
            return False
        self.online.commands[command]()
        return True

    def _is_of_the_game(self, key: str) -> bool:
        """Return whether a key means something in the game, as the player has chosen its keys.

        A capital letter counts as the small one only where it has no command itself, here or there.
        """
        return self.keymap.has(key) or (not ONLINE.has(key) and self.keymap.has(key.lower()))

    def around(self) -> AtTable:
        return around(self.table)

    def deeds(self) -> list[Deed]:
        return [*super().deeds(), *people_deeds(self.person.words, ONLINE, PLAYING)]

    def _tell_keys(self) -> None:
        """Tell what can be done at a table online, and in the game."""
        if self.console.has_buttons:
            self._here.help.tell()
            return
        how = "keys" if self.console.by_keys else "typed"
        for name in (f"together-talk-{how}", f"friends-{how}", f"report-{how}"):
            self._here.voice.say(name, **ONLINE.all_told(self.person.words))
        self._here.help.tell()

    def key_of(self, command: str) -> str:
        """Return what the player presses for a command, as it is told."""
        return self._here.help.named(command)

    def remember(self, message: Message) -> None:
        """Put what a person says into the history."""
        self.person.history.add(message)

    def wanted(self, kind: str, name: str) -> str:
        """Return how an event of a kind, by the person of this name, is told."""
        names = self.seat.names
        return self.person.wanted(kind, names.index(name) if name in names else None)

    def changed(self, table: messages.Table) -> None:
        """Say who began to watch, and who had hints; who sits down or leaves is heard with the game."""
        if table.code != self.table.code:
            return  # a new one, at which a match is about to begin
        for name in table.watching:
            if name not in self.table.watching:
                self.online.tell_person("together-watches", name)
        if table.state == "over" and self.table.state != "over":
            self._tell_hints(table.players)
        self.table = table

    def _tell_hints(self, players: Sequence[messages.Player]) -> None:
        """Say who played with hints, so that the match does not count."""
        for player in players:
            if player.hints:
                name = "hints-had" if player.name == self.online.client.name else "hints-had-by"
                self.console.say(name, name=player.name, count=player.hints)

    def _open_menu(self) -> None:
        OnlineTableMenu(self).open()

    def leave(self) -> None:
        self._done()

    def leave_after_match(self) -> None:
        """Offer what can be done first: the others are still there."""
        self._open_menu()

    def review(self) -> None:
        """Have the match looked through by the server."""
        self.console.say("coach-thinks")
        self.online.client.ask(wishes.Review(), self._tell_review)

    def _tell_review(self, found: Reviewed) -> None:
        from access_uno.play.review import MomentsMenu

        if self.is_over:
            moments = list(zip(found.moments, found.steps, strict=True))
            MomentsMenu(self.console, moments, self.online.try_again).open()

    def play_again(self) -> None:
        self.online.client.ask(wishes.Again())


class OnlineTableMenu(TableMenu):
    """The menu during a game, with actions about the others."""

    def __init__(self, game: OnlineGame) -> None:
        super().__init__(game)
        self._together = game

    def items(self) -> Sequence[Item]:
        words, online = self.console.words, self._together.online
        *items, settings, leave = super().items()
        items += [
            Item(words.text("together-say"), partial(self._leave_to, online.ask_talk), "say"),
            Item(words.text("together-who-here"), online.tell_who, "who"),
            Item(words.text("friends-menu"), online.friends.open_menu, "friends"),
        ]
        for player in self._together.table.players:
            name = player.name
            if not player.here and not player.level:
                text = words.text("together-computer-for", name=name)
                replace = partial(online.replace, name)
                items.append(Item(text, partial(self._leave_to, replace), f"for {name}"))
        for name, seat in online.claims.items():
            text = words.text("together-let-in", name=name, other=seat)
            items.append(Item(text, partial(self._leave_to, partial(online.let_in, name)), f"let in {name}"))
        if online.others():
            others = partial(ask_about_others, online, self._leave_to)
            items.append(Item(words.text("together-about-others"), others, "others"))
        if not self._game.is_over:
            give_up = partial(self._leave_to, online.ask_to_give_up)
            items.append(Item(words.text("together-give-up"), give_up, "give up"))
        return [*items, settings, leave]

    def _settings(self) -> None:
        self._together.online.settings_menu(self._together.profile_changed).open()
