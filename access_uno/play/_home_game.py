"""A match at this computer: the game on the console, at a table that is saved in its files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from access_uno.console.app import Console
from access_uno.console.menu import Item
from access_uno.engine.setup import Setup
from access_uno.play import _home_tables as tables
from access_uno.play._finished_matches import tell_results
from access_uno.play._person import Person
from access_uno.play.game import GameMode
from access_uno.play.hearing import LONGEST
from access_uno.play.table_scene import AtTable
from access_uno.record import results
from access_uno.record.daily import Played, played
from access_uno.record.results import Ended
from access_uno.record.saves import SaveFile
from access_uno.settings.choices import new_seed
from access_uno.table import Table
from access_uno.words import Message
from access_uno.words.results import daily_line, results_so_far


class HomeGame(GameMode):
    """All people at the table sit at this console."""

    def __init__(self, console: Console, table: Table, save: SaveFile, goes_on: bool = False) -> None:
        """`goes_on`: what has happened already is heard once more, as far as the history goes back."""
        since = max(table.steps - LONGEST, -1) if goes_on else None
        seats = [table.take_seat(seat, console.look_again, paces=True, since=since) for seat in table.people]
        super().__init__(console, seats, self._get_up, goes_on)
        self._table = table
        self._save = save
        console.is_saved = lambda: save.is_there()
        self._ended: Ended | None = None  # once it is over and counted
        self._counted = False
        self._of_the_day: Played | None = None  # how it ended, if it was the deal of a day

    def advance(self) -> float | None:
        if not self._counted and self._table.waiting_for.what == "over":
            self._counted = True
            self._count()
        return super().advance()

    def around(self) -> AtTable:
        return AtTable(frozenset(range(len(self._table.names))) - {*self._table.people})

    def _get_up(self) -> None:
        """Leave the table, all of us."""
        self._let_go()
        self.console.close(self)

    def _let_go(self) -> None:
        self._table.close()
        if self._table.waiting_for.what == "over":
            self._save.finish(self.console.home.saves)
        else:
            self._save.close()

    # After the match

    def _count(self) -> None:
        """Count the match that is over, and tell each person what they have won so far."""
        home = self.console.home
        self._hear()
        self._of_the_day = played(self._save.path)
        try:
            self._ended = results.count(home.results, self._save.path)
            matches = results.kept(home.results)
        except OSError:
            matches = []
        for person in self._people.values():
            self.deliver(person, [self._told_results(person, matches)])

    def _told_results(self, person: Person, matches: list[Ended]) -> Message:
        path = str(self.console.home.results)
        if not self._table.record.counts:
            return person.words.say("coach-does-not-count")
        if self._ended is None or self._ended not in matches:
            return person.words.say("results-not-kept", path=path)
        words = person.words
        if hints := self._ended.hints:
            told = [words.text("hints-had", count=hints)]
        else:
            told = [results_so_far(words, results.standing(matches, person.name, self._ended))]
        if self._of_the_day is not None:
            told.append(daily_line(words, self._of_the_day))
        return words.say("text", text=words.sentences(*told)).but(kind="score")

    def play_again(self) -> None:
        record = self._table.record
        record = record.but(setup=Setup(record.rules, len(record.names), new_seed()), counts=True)
        if (save := tables.create(self.console, record)) is not None:
            self._let_go()
            self.console.discard(self)
            tables.open_game(self.console, record, save)

    def after_match(self) -> Sequence[Item]:
        text = self.console.words.text("after-results")
        return [Item(text, partial(tell_results, self.console), "results")]

    def review(self) -> None:
        from access_uno.play.review import open_review
        from access_uno.words.advice import Adviser

        adviser = Adviser(self.person.words, self._table.names, self.person.seat_number)
        open_review(self.console, self._save.path, adviser, self._try_again)

    def _try_again(self, text: str) -> None:
        """Leave this table for one at which the match stands as it did then."""
        self._let_go()
        self.console.discard(self)
        tables.try_again(self.console, self._table.names, text)
