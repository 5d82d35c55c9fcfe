"""Finished matches: what was won in them, and each to hear again or to delete."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from access_uno.console.app import Console
from access_uno.console.menu import Item, Menu, Pick, Question
from access_uno.console.reader import Reader
from access_uno.console.scene import ChartBar
from access_uno.play._home_tables import try_again
from access_uno.record import results
from access_uno.record.saves import SavedGame, SaveError, delete, finished
from access_uno.words.narration import narration, reason
from access_uno.words.options import told_rulebook
from access_uno.words.results import results_told


def any_finished(console: Console) -> bool:
    """Return whether there is anything to tell."""
    return console.home.results.exists() or bool(finished(console.home.saves))


def tell_results(console: Console) -> None:
    """Tell what was won so far."""
    path = console.home.results
    try:
        told = results_told(console.words, results.count_all(path, console.home.saves))
    except OSError:
        console.say("results-cannot-be-read", path=str(path))
        console.resume()
        return
    headings, lines, charts = zip(*told, strict=True)
    seen = [
        tuple(ChartBar(100 * match.rounds_won // max(1, match.rounds), match.won) for match in chart)
        for chart in charts
    ]
    Reader(console, console.words.text("after-results"), lines, headings, seen).open()


def told_game(console: Console, game: SavedGame, message: str) -> str:
    """Return a saved game in a line: who plays, by which rulebook, and when."""
    from datetime import datetime

    words = console.words
    rulebook = told_rulebook(words, game.rulebook)
    names = words.join(list(game.names), "and")
    return words.text(message, players=names, rulebook=rulebook, time=datetime.fromtimestamp(game.time))


class FinishedMatches(Menu):
    """What was won, and all finished matches, the newest first."""

    called = "start-finished"

    def items(self) -> Sequence[Item]:
        console, known = self.console, self._ended()
        return [
            Item(console.words.text("after-results"), partial(tell_results, console), "results"),
            *(
                Item(self._line(game, known), partial(self._ask_what, game), str(game.path))
                for game in finished(console.home.saves)
            ),
        ]

    def _ended(self) -> dict[float, results.Ended]:
        """Return how each match ended, by its time."""
        try:
            return {match.time: match for match in results.kept(self.console.home.results)}
        except OSError:
            return {}

    def _line(self, game: SavedGame, known: Mapping[float, results.Ended]) -> str:
        """Return a match in a line, first who has won it, where that is known."""
        words, match = self.console.words, told_game(self.console, game, "finished-match")
        if (ended := known.get(game.time)) is None:
            return match
        if ended.hints:
            match = words.text("finished-with-hints", match=match, count=ended.hints)
        if won := [one.name for one in ended.people if one.won]:
            return words.text("finished-won", winners=words.join(won, "and"), match=match)
        return words.text("finished-lost", match=match)

    def _ask_what(self, game: SavedGame) -> None:
        options = [
            (self._hear, self.text("finished-hear")),
            *([(self._ask_for_whom, self.text("coach-title"))] if game.people else []),
            (self._ask_to_delete, self.text("finished-delete")),
        ]
        title = told_game(self.console, game, "finished-match")
        Pick(self.console, title, options, lambda do: do(game)).open()

    def _hear(self, game: SavedGame) -> None:
        """Tell it as its only person heard it; with several people, as the public heard it."""
        language = self.console.words.language
        listener = game.people[0] if len(game.people) == 1 else None
        lines: list[str] = []
        replay = narration(language, listener, lines.append)
        replay.read_file(game.path)
        if replay.error:
            lines.append(reason(replay, language))
        title = told_game(self.console, game, "finished-match")
        Reader(self.console, title, lines).open()

    def _ask_for_whom(self, game: SavedGame) -> None:
        """Look through it for its person; of several, for which one?"""
        if len(game.people) == 1:
            self._review(game, game.people[0])
            return
        people = [(name, name) for name in game.people]
        title = self.text("coach-for-which-player")
        Pick(self.console, title, people, partial(self._review, game)).open()

    def _review(self, game: SavedGame, name: str) -> None:
        from access_uno.play.review import open_review
        from access_uno.words.advice import Adviser

        def begin(text: str) -> None:
            self.console.discard(self)
            try_again(self.console, game.names, text)

        words = self.console.words.under(game.rulebook)
        adviser = Adviser(words, game.names, game.names.index(name))
        open_review(self.console, game.path, adviser, begin)

    def _ask_to_delete(self, game: SavedGame) -> None:
        text = self.text("finished-delete-ask")
        Question(self.console, text, partial(self._delete, game)).open()

    def _delete(self, game: SavedGame) -> None:
        try:
            delete(game)
            self.console.say("finished-deleted")
        except SaveError:
            self.console.say("finished-not-deleted")
        self.console.resume()
