"""Several consoles in one process at one table: each person has a language, settings, a home and a pace."""

from __future__ import annotations

import io
from collections.abc import Sequence
from itertools import count
from pathlib import Path

import pytest

from access_uno.console.app import Console
from access_uno.console.outlet import Outlet
from access_uno.console.screen import Screen
from access_uno.engine import Card
from access_uno.engine.actions import Catch, Play
from access_uno.play.game import GameMode
from access_uno.play.settings_menu import SettingsMenu
from access_uno.settings import Settings
from access_uno.table import Table
from access_uno.words import words_of
from tests.play.driver import at
from tests.table.tables import record


class Place:
    """A player's console, with a terminal of its own."""

    def __init__(
        self, table: Table, folder: Path, settings: str, seats: Sequence[int], by_keys: bool
    ) -> None:
        folder.mkdir()
        (folder / "settings.toml").write_text(settings, encoding="utf-8")
        self.out = io.StringIO()
        self.settings = Settings(folder / "settings.toml")
        profile = self.settings.general
        screen = Screen(self.out, by_keys, True, lambda: 200)
        outlet = Outlet(screen, profile, {"TERM": "dumb"}, devices=False)
        self.console = Console(self.settings, words_of(profile.language), outlet, by_keys, at(folder))
        self.console.now = count(0.0, 5.0).__next__
        taken = [table.take_seat(seat, self.console.look_again, paces=True) for seat in seats]
        self.game = GameMode(self.console, taken, self.console.leave)
        self.game.open()

    def told(self) -> list[str]:
        """What was written since the last time."""
        text, _, _ = self.out.getvalue(), self.out.seek(0), self.out.truncate()
        return [line.strip("\r") for line in text.replace("\r\n", "\n").split("\n") if line.strip("\r")]


def settle(*places: Place) -> None:
    """Let happen at every console what happens by itself."""
    while any(place.console.running and place.console.advance() == 0 for place in places):
        pass


@pytest.fixture
def places(tmp_path: Path) -> tuple[Table, Place, Place]:
    table = Table(record("Anna: R7 B3", "Ben: R1 G2 Y4", "Clara/random: Y1 Y2 Y8 W"))
    anna = Place(table, tmp_path / "anna", 'language = "de"\nverbosity = "short"\n', [0], by_keys=True)
    ben = Place(table, tmp_path / "ben", 'language = "zh"\n', [1], by_keys=False)
    settle(anna, ben)
    return table, anna, ben


def test_each_player_hears_in_their_own_words_what_they_may_know(places: tuple[Table, Place, Place]) -> None:
    table, anna, ben = places
    anna.console.key("h")
    ben.console.line("hand")
    assert anna.told()[-1] == "Du hast 2 Karten: rote Sieben, blaue Drei."
    assert words_of("zh").card(Card("R1")).words in ben.told()[-1]
    anna.console.key("enter")
    settle(anna, ben)
    assert table.steps == 1
    told = ben.told()
    assert any("Anna" in line for line in told)
    assert not any("B3" in line or words_of("zh").card(Card("B3")).words in line for line in told)
    assert any("UNO" in line for line in anna.told()), "Anna hears what she could call"


def test_what_one_does_waits_until_the_other_has_had_the_chance(places: tuple[Table, Place, Place]) -> None:
    table, anna, ben = places
    anna.console.key("enter")
    settle(anna, ben)
    ben.told()
    ben.console.line("play red 1")
    settle(anna, ben)
    assert table.steps == 1
    assert ben.told() == [words_of("zh").text("others-first")]
    anna.console.key("u")
    settle(anna, ben)
    actions = [step for _, step in table.log]
    assert actions[2] == Play(Card("R1"))
    assert table.log[3][0] == 2, "and the computer goes on once both have heard it"


def test_a_player_who_wants_to_do_nothing_goes_on(places: tuple[Table, Place, Place]) -> None:
    table, anna, ben = places
    anna.console.key("enter")
    settle(anna, ben)
    ben.console.line("play red 1")
    anna.console.key("down")
    settle(anna, ben)
    assert table.steps > 1
    assert not any(isinstance(step, Catch) for _, step in table.log)


def test_one_computer_player_moves_once_however_many_consoles_there_are(
    places: tuple[Table, Place, Place],
) -> None:
    table, anna, ben = places
    for place, keys in ((anna, ["space", "p"]), (ben, ["draw", "keep"])):
        for key in keys:
            if table.game.turn == place.game.person.seat_number:
                place.console.key(key) if place is anna else place.console.line(key)
            settle(anna, ben)
    assert [seat for seat, _ in table.log].count(2) == 1


def test_what_one_player_chooses_is_no_other_players_setting(
    places: tuple[Table, Place, Place], tmp_path: Path
) -> None:
    _, anna, ben = places
    before = (tmp_path / "anna" / "settings.toml").read_text()
    ben.console.line("verbosity")
    settle(anna, ben)
    assert "verbosity" in (tmp_path / "ben" / "settings.toml").read_text()
    assert (tmp_path / "anna" / "settings.toml").read_text() == before
    assert anna.game.person.profile.verbosity == "short"


def test_a_player_who_leaves_leaves_the_table_to_the_others(places: tuple[Table, Place, Place]) -> None:
    table, anna, ben = places
    ben.told()
    anna.console.key("q")
    anna.console.key("enter")
    settle(anna, ben)
    assert not anna.console.running
    assert ben.console.running
    assert ben.told() == [words_of("zh").text("player-away", who="Anna")]
    table.replace(0, "normal")
    settle(ben)
    assert ben.told()[0] == words_of("zh").text("seat-computer", who="Anna")
    assert table.game.turn == 1, "the computer has played for Anna"


def test_two_at_one_console_play_with_a_player_far_away(tmp_path: Path) -> None:
    table = Table(record("Anna: B3 G4 R7", "Ben: R1 G2 Y4", "Clara: Y1 Y2 Y8 W"))
    here = Place(table, tmp_path / "here", "", [0, 1], by_keys=True)
    far = Place(table, tmp_path / "far", 'language = "it"\n', [2], by_keys=True)
    settle(here, far)
    here.told()
    far.told()
    here.console.key("enter")
    here.console.key("space")
    here.console.key("p")
    settle(here, far)
    heard = " ".join(far.told())
    assert "keyboard" not in heard
    assert "tastiera" not in heard
    assert any(line.startswith("Ben is next.") for line in here.told())
    here.console.key("down")
    here.console.key("enter")
    here.console.key("space")
    settle(here, far)
    if table.game.turn == 1:
        here.console.key("p")
        settle(here, far)
    assert table.game.turn == 2
    clara = far.game.person
    assert clara.teller.turn_begins(clara.view, "normal").text in far.told()
    here.told()
    here.console.key("down")
    assert any("Clara" in line for line in here.told()), "the player that the table waits for"


def test_a_player_who_sits_far_away_is_not_asked_about_the_devices_of_this_computer(
    places: tuple[Table, Place, Place],
) -> None:
    _, anna, _ = places
    anna.settings.change(reading="speech")
    menu = SettingsMenu(anna.console)
    keys = [item.key for item in menu.items()]
    assert "language" in keys
    assert not set(keys) & {"speech", "rate", "display"}
    anna.console.outlet.use(anna.console, anna.settings.general)
    assert anna.console.outlet._speech is None
