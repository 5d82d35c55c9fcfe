"""After a match: the moments that mattered, and to try again from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from operator import call
from pathlib import Path

from access_uno.console.app import Console
from access_uno.console.menu import Item, Menu, Pick
from access_uno.players.thinking import LongJob, shared
from access_uno.record.review import Review, review, second_try
from access_uno.record.saves import LARGEST
from access_uno.system import files
from access_uno.words.advice import Adviser

Moments = Sequence[tuple[str, int]]
"""Each moment as it is told, and after how many steps it was."""


def open_review(console: Console, match: Path, adviser: Adviser, begin: Callable[[str], None]) -> None:
    """Have a match looked through for one of its players, whom the adviser tells what it finds.

    `begin` gets the record of a second try.
    """
    try:
        text = files.read(match, LARGEST)
    except OSError:
        console.say("coach-failed")
        return
    ReviewMenu(console, text, adviser, begin).open()


class MomentsMenu(Menu):
    """The moments that mattered, in the order of play; None while they are not found yet.

    `begin` is called with the step from which to try again.
    """

    def __init__(self, console: Console, moments: Moments | None, begin: Callable[[int], None]) -> None:
        super().__init__(console)
        self.moments = moments
        self._begin = begin

    def title(self) -> str:
        words = self.console.words
        if self.moments is None:
            return words.text("coach-thinks")
        knew = words.text("coach-knew" if self.moments else "coach-none")
        return words.sentences(words.text("coach-title"), knew)

    def items(self) -> Sequence[Item]:
        back = Item(self.text("deed-back"), self.escape, "back")
        return [*(Item(line, partial(self._ask, line, step)) for line, step in self.moments or ()), back]

    def _ask(self, line: str, step: int) -> None:
        """Offer to try again from a moment."""
        options: list[tuple[Callable[[], None], str]] = [
            (partial(self._begin, step), self.text("coach-try-again")),
            (self.console.resume, self.text("deed-back")),
        ]
        Pick(self.console, line, options, call).open()


class ReviewMenu(MomentsMenu):
    """The moments of a match, once they are found."""

    def __init__(self, console: Console, text: bytes, adviser: Adviser, begin: Callable[[str], None]) -> None:
        super().__init__(console, None, lambda step: begin(second_try(text, step)))
        assert adviser.seat is not None
        self._adviser = adviser
        self._thought = shared().think(LongJob(review, (text, adviser.seat)), console.look_again)
        self._failed = False

    def title(self) -> str:
        return self.text("coach-failed") if self._failed else super().title()

    @property
    def busy(self) -> bool:
        return self.moments is None and not self._failed

    def advance(self) -> float | None:
        if self.busy and self._thought.done.is_set():
            try:
                found: Review = self._thought.result
                self.moments = [(self._adviser.moment(one).text, one.step) for one in found.moments]
            except Exception:  # whatever it was stands in the log
                self._failed = True
            self._items, self._place = (), 0
            self.entered()
        return None

    def escape(self) -> None:
        self._thought.cancel()
        super().escape()
