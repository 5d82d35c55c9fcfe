"""The standing of a house: one's own, the list, and the matches that one has played, to hear again."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING

from access_uno.console.menu import Item
from access_uno.console.reader import Reader
from access_uno.play.online._server_menu import OnlineMenu
from access_uno.protocol import answers, messages, wishes
from access_uno.words.options import told_rulebook

if TYPE_CHECKING:
    from access_uno.play.online.online_session import OnlineSession
    from access_uno.words import Words


_Stands = answers.Standing | answers.Stood | messages.Stands


def told_standing(words: Words, stands: _Stands) -> str:
    """Return where a person stands, in words."""
    return words.text("standing-own", **_facts(stands))


def _facts(stands: _Stands) -> dict[str, str | int]:
    how = "placed" if stands.place else "provisional"
    return {"stands": how, "matches": stands.matches, "place": stands.place or 0, "of": stands.of}


class StandingMenu(OnlineMenu):
    """Where one stands and stood, the list of the house, and all matches that one has played."""

    called = "start-finished"

    def __init__(self, online: OnlineSession) -> None:
        super().__init__(online)
        self._standing = answers.Standing(0)
        self._results = answers.ResultPage(())

    def entered(self) -> None:
        """Ask for the standing and the newest matches, and tell them with the answer."""
        self._take_items()
        self.online.client.ask(wishes.Standing(), self._took)

    def _took(self, standing: answers.Standing) -> None:
        self._standing = standing
        self._turn_to(1)

    def _turn_to(self, page: int) -> None:
        self.online.client.ask(wishes.Results(page), self._took_results)

    def _took_results(self, results: answers.ResultPage) -> None:
        self._results = results
        if self.console.mode is self:
            super().entered()

    def items(self) -> Sequence[Item]:
        ask, is_rated = self.online.client.ask, self._standing.rated
        change = partial(ask, wishes.Rated(not is_rated), lambda _: self.console.resume())
        items = [
            Item(self._told_standing(), self._tell_history, "own"),
            *map(self._result, self._results.results),
        ]
        if self._results.page < self._results.pages:
            more = partial(self._turn_to, self._results.page + 1)
            items.append(Item(self.text("standing-more"), more, "more"))
        in_order = partial(ask, wishes.Standings(), self._tell_list)
        items.append(Item(self.text("standing-list"), in_order, "list"))
        items.append(Item(self.text("standing-rated", rated="yes" if is_rated else "no"), change, "rated"))
        return items

    def _told_standing(self) -> str:
        own = self._standing
        return (
            told_standing(self.console.words, own) if own.rated else self.text("standing-own", stands="left")
        )

    def _tell_history(self) -> None:
        """Read where one stood after each match that counted, the newest first."""
        words = self.console.words
        lines = [
            words.sentence(
                words.text("standing-stood", time=datetime.fromisoformat(stood.time), **_facts(stood))
            )
            for stood in self._standing.history
        ]
        lines = lines or [words.sentence(self._told_standing())]
        Reader(self.console, self.text("standing-history"), lines).open()

    def _tell_list(self, answer: answers.StandingPage) -> None:
        lines = [
            self.text("standing-placed", place=one.place, name=one.name, matches=one.matches)
            for one in answer.people
        ]
        lines = lines or [self.text("standing-list-empty")]
        Reader(self.console, self.text("standing-list"), lines).open()

    # One's matches

    def _result(self, result: answers.Result) -> Item:
        words = self.console.words
        text = self.text(
            "standing-result",
            winners=words.join(result.won, "and"),
            players=words.join(result.players, "and"),
            rulebook=told_rulebook(words, result.rulebook),
            time=datetime.fromisoformat(result.time),
        )
        return Item(text, partial(self.online.read, partial(wishes.Hear, result.match), text), result.match)
