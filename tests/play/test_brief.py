"""Messages in signs, for short braille displays."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import cast

import pytest
from hypothesis import given, settings

from access_uno.console._braille_input import line_of
from access_uno.console.draft import Draft
from access_uno.engine import Game
from access_uno.engine.setup import Setup
from access_uno.play._home_game import HomeGame
from access_uno.record import Replay
from access_uno.record.saves import SaveFile
from access_uno.settings import Profile
from access_uno.table import Table
from access_uno.words import Message, Teller, words_of
from access_uno.words.brief import Brief
from braille.line import Window
from tests.engine.worlds import setups, walk
from tests.play.play import header
from tests.play.shadow import ROUND, Scribe, Shadow
from tests.words.test_told import NAMES, seeds

COLOURS = {
    "en": {"R": "red", "G": "green", "B": "blue", "Y": "yellow"},
    "de": {"R": "rot", "G": "grün", "B": "blau", "Y": "gelb"},
    "it": {"R": "ross", "G": "verd", "B": "blu", "Y": "giall"},
    "nl": {"R": "rood", "G": "groen", "B": "blauw", "Y": "geel"},
    "zh": {"R": "紅", "G": "綠", "B": "藍", "Y": "黃"},
}
PROFILES = {language: Profile(language=language, reading="braille") for language in COLOURS}
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
        HomeGame(self.console, table, cast(SaveFile, self.scribe)).open()


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


@settings(max_examples=20, deadline=None)
@given(setup=setups, seed=seeds)
def test_no_message_in_any_language_says_a_colour_twice_or_leaves_a_full_stop_alone(
    setup: Setup, seed: int
) -> None:
    game, events = Game.begin(setup)
    steps = [(events, game.view(0))] + [(step.events, step.game.view(0)) for step in walk(game, seed, 12)]
    for (language, colours), (happened, view) in product(COLOURS.items(), steps):
        teller = Teller(words_of(language, setup.rules.rulebook), NAMES[: game.players], 0)
        for told in teller.tell(happened, view, "short"):
            felt = Brief(teller, view).message(told) or told
            cards = [part for part in felt.parts if not isinstance(part, str)]
            text = "".join(part for part in felt.parts if isinstance(part, str)).lower()
            shown = [card.colour or card.card.colour for card in cards]
            assert [colour for colour in shown if colour and colours[colour.letter] in text] == [], felt.text
            if felt.text.endswith((".", "。")):  # "/" has the same cell in Italian
                assert not line_of(felt, PROFILES[language]).cells.endswith("⠀⠲"), felt.text
