"""Messages in signs, for short braille displays."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from access_uno.console._braille_input import line_of
from access_uno.console.draft import Draft
from access_uno.play._home_game import HomeGame
from access_uno.record import Replay
from access_uno.record.saves import SaveFile
from access_uno.table import Table
from access_uno.words import Message
from braille.line import Window
from tests.play.play import header
from tests.play.shadow import ROUND, Scribe, Shadow

SETTINGS = 'reading = "braille"\ndisplay = "brlapi"\n'


class NarrowScribe(Scribe):
    """What a reader of 8 cells gets."""

    feels = is_narrow = True


class Narrow(Shadow):
    """A game that is felt on 8 cells."""

    scribe_of = NarrowScribe

    def felt(self) -> list[Message]:
        """What was shown on the display since the last time."""
        shown = [told.felt or told.message for told in self.told()]
        return [message for message in shown if not isinstance(message, Draft) and message.text]

    def windows(self) -> list[str]:
        """The same, window by window."""
        found = []
        for message in self.felt():
            window = Window(line_of(message, self.scribe.profile), 8)
            found.append(window.cells)
            while window.right():
                found.append(window.cells)
        return found


class Beginning(Narrow):
    """A game that begins."""

    def open(self, record: str) -> None:
        self.scribe.path.write_text(record, encoding="utf-8")
        begun = Replay.of(record.encode())
        assert begun.record is not None
        table = Table(begun.record, self.scribe)
        self.console.open(HomeGame(self.console, table, cast(SaveFile, self.scribe)))


@pytest.mark.parametrize("seed", [23, 5])
def test_from_the_start_of_a_round_to_the_first_decision_fifteen_windows_are_enough(
    seed: int, tmp_path: Path
) -> None:
    record = header("mario-de", seed=seed, computers=1)
    narrow = Beginning(tmp_path / "home", record, f'{SETTINGS}prompts = "newcomers"\n')
    windows = narrow.windows()
    while narrow.game.person.unread:
        narrow.press("Down")
        windows += narrow.windows()
    assert narrow.game.person.view.turn == 0
    assert len(windows) <= 15


def test_moves_are_signs_and_cards(tmp_path: Path) -> None:
    narrow = Narrow(tmp_path / "home", ROUND, SETTINGS)
    while narrow.game.person.unread:
        narrow.press("Down")
    narrow.felt()
    narrow.press("Enter")
    texts = [message.text for message in narrow.felt()]
    while narrow.game.person.unread:
        narrow.press("Down")
        texts += [message.text for message in narrow.felt()]
    assert texts[0] == "you: red 7"
    assert texts[-3:] == ["B +1", "B: red 1", "you: red 1 red Draw Two +1"]


def test_no_full_stop_is_left_alone_behind_a_card(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path / "home", ROUND, 'pace = "auto"\n')
    for told in shadow.told():
        cells = line_of(told.message, told.profile).cells
        assert "⠀⠲" not in cells
