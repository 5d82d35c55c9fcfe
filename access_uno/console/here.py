"""A match at this computer: the game on the console, at a table that is saved in its files."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from access_uno import results
from access_uno.choices import new_seed
from access_uno.console import tables
from access_uno.console.finished import tell_results
from access_uno.console.game import GameMode
from access_uno.console.history import LONGEST
from access_uno.console.menu import Item
from access_uno.engine.setup import Setup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from access_uno.console.app import Console
    from access_uno.console.person import Person
    from access_uno.host import Host
    from access_uno.results import Ended
    from access_uno.saves import Journal
    from access_uno.words import Message


class GameHere(GameMode):
    """All people at the table sit at this console."""

    def __init__(self, console: Console, host: Host, journal: Journal, goes_on: bool = False) -> None:
        """`goes_on`: what has happened already is heard once more, as far as the history goes back."""
        since = max(host.steps - LONGEST, -1) if goes_on else None
        chairs = [host.chair(seat, console.look_again, paces=True, since=since) for seat in host.people]
        super().__init__(console, chairs, self._get_up, goes_on)
        self._host = host
        self._journal = journal
        console.is_saved = lambda: journal.is_there()
        self._ended: Ended | None = None  # once it is over and counted
        self._counted = False

    def advance(self) -> float | None:
        if not self._counted and self._host.waits.what == "over":
            self._counted = True
            self._count()
        return super().advance()

    def _get_up(self) -> None:
        """Everybody leaves the table."""
        self._let_go()
        self.console.close(self)

    def _let_go(self) -> None:
        self._host.close()
        if self._host.waits.what == "over":
            self._journal.finish(self.console.home.saves)
        else:
            self._journal.close()

    # After the match

    def _count(self) -> None:
        """The match is over: it counts, and everybody hears what he has won so far."""
        home = self.console.home
        self._hear()
        try:
            self._ended = results.count(home.results, self._journal.path)
            matches = results.kept(home.results)
        except OSError:
            matches = []
        for person in self._people.values():
            self.deliver(person, [self._told_results(person, matches)])

    def _told_results(self, person: Person, matches: list[Ended]) -> Message:
        path = str(self.console.home.results)
        if self._ended is None or self._ended not in matches:
            return person.words.say("results-not-kept", path=path)
        won = results.standing(matches, person.name, self._ended)
        return person.words.say("text", text=results.so_far(person.words, won)).but(kind="score")

    def play_again(self) -> None:
        record = self._host.record
        record = record.but(setup=Setup(record.rules, len(record.names), new_seed()))
        if (journal := tables.create(self.console, record)) is not None:
            self._let_go()
            self.console.discard(self)
            tables.open_game(self.console, record, journal)

    def after_match(self) -> Sequence[Item]:
        text = self.console.words.text("after-results")
        return [Item(text, partial(tell_results, self.console), "results")]
