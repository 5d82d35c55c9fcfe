"""After a match: the moments that mattered, and to try again from there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

from access_uno.console.menu import Item, Menu, Pick
from access_uno.players.thinking import shared
from access_uno.record.replay_output import Ending
from access_uno.record.review import KeyMoment, Review, ReviewJob
from access_uno.system import files
from access_uno.words.advice import Adviser

if TYPE_CHECKING:
    from access_uno.console.app import Console

_LARGEST: Final = 1 << 26  # bytes


def open_review(console: Console, match: Path, adviser: Adviser, begin: Callable[[str], None]) -> None:
    """Have a match looked through for one of its players; the adviser tells them what it finds.

    `begin` gets the record of a second try.
    """
    try:
        text = files.read(match, _LARGEST)
    except OSError:
        console.say("coach-failed")
        return
    console.open(ReviewMenu(console, text, adviser, begin))


class ReviewMenu(Menu):
    """The moments that mattered, in the order of play, once they are found."""

    def __init__(self, console: Console, text: bytes, adviser: Adviser, begin: Callable[[str], None]) -> None:
        super().__init__(console)
        assert adviser.seat is not None
        self._text = text
        self._adviser = adviser
        self._begin = begin
        self._thought = shared().think(ReviewJob(text, adviser.seat), console.look_again)
        self._found: Review | None = None
        self._failed = False

    def title(self) -> str:
        words = self.console.words
        if self._failed:
            return words.text("coach-failed")
        if self._found is None:
            return words.text("coach-thinks")
        knew = words.text("coach-knew" if self._found.moments else "coach-none")
        return words.sentences(words.text("coach-title"), knew)

    def items(self) -> Sequence[Item]:
        moments = self._found.moments if self._found else ()
        back = Item(self.console.words.text("deed-back"), self.escape, "back")
        return [*(Item(self._line(moment), partial(self._ask, moment)) for moment in moments), back]

    def _line(self, moment: KeyMoment) -> str:
        return self._adviser.moment(moment).text

    @property
    def busy(self) -> bool:
        return self._found is None and not self._failed

    def advance(self) -> float | None:
        if self.busy and self._thought.done.is_set():
            try:
                self._found = self._thought.result
            except Exception:  # whatever it was stands in the log
                self._failed = True
            self._items, self._place = (), 0
            self.entered()
        return None

    def escape(self) -> None:
        self._thought.cancel()
        super().escape()

    def _ask(self, moment: KeyMoment) -> None:
        """Offer to try again from a moment."""
        words = self.console.words
        options = [(True, words.text("coach-try-again")), (False, words.text("deed-back"))]
        self.console.open(Pick(self.console, self._line(moment), options, None, partial(self._try, moment)))

    def _try(self, moment: KeyMoment, wanted: bool) -> None:
        if wanted:
            self._begin(second_try(self._text, moment.step))
        else:
            self.console.resume()


def second_try(text: bytes, step: int) -> str:
    """Return a record that goes on from where a match stood after so many steps; it does not count."""
    ending = Ending(step)
    ending.replay.read(BytesIO(text))
    return ending.text(counts=False)
