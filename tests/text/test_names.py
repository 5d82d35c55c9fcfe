"""Names: one door says what can be one and which two are the same; what it lets in can be read again."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_uno import cli
from access_uno.engine.rules import RULEBOOKS
from access_uno.engine.setup import Setup
from access_uno.play.new_game import NewGame, PeopleMenu
from access_uno.record import Record, Replay
from access_uno.settings import Settings
from access_uno.settings.choices import Choices, remembered
from access_uno.text import names
from tests.play.driver import Driver

RULES = RULEBOOKS["mario-de"]
LINES = ["play", "--lines", "--language", "en"]


@given(st.lists(st.text(min_size=1, max_size=40), min_size=2, max_size=10))
def test_what_can_be_a_name_is_read_again_as_it_was_written(given_names: list[str]) -> None:
    players = tuple(map(names.tidy, given_names))
    record = Record(players, (None,) * len(players), Setup(RULES, len(players), seed=1))
    replay = Replay.of(record.header().encode("utf-8", "surrogatepass"))
    if names.twice(players) is None and not any(map(names.why_not, players)):
        assert replay.error is None
        assert replay.record == record
    else:
        assert replay.error is not None or replay.record != record


@given(st.text(max_size=40), st.text(max_size=40))
def test_names_are_the_same_for_themselves_and_in_every_case_and_width(name: str, other: str) -> None:
    assert names.key(names.key(name)) == names.key(name)
    assert names.same(name, f" {name}\u3000")
    assert names.same(name, other) == names.same(other, name)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-empty"),
        ("A" * 33, "name-too-long"),
        ("Anna|", "name-with-mark"),
        *((char, "name-with-control") for char in "\u200b\u3164\u115f\u00ad\ufeff\u2066\x7f\ue000\ud800"),
        *((char, "name-with-control") for char in "\u2065\ufff0\U000e0080\ufdd0\uffff\U0001fffe\U0001d159"),
        *((f"An{char}na", "name-with-control") for char in "\u200b\u2800\u200e\u200f\u061c\u202e\x1b\n"),
        *((char, "name-bare-accent") for char in "\u0301\u20dd\ufe0f"),
        *((name, None) for name in ("Anna", "小美", "Zoë", "Zoe\u0308", "A. 1", "👩", "\U0001fae9")),
    ],
    ids=ascii,
)
def test_what_cannot_be_seen_is_no_name(name: str, code: str | None) -> None:
    assert names.why_not(name) == code


@pytest.mark.parametrize("other", ["anna", "ＡＮＮＡ", "Anna\ufe0f", "\xa0Anna ", "Anna\u200b", "Anna\u2065"])
def test_two_people_whose_names_sound_alike_cannot_sit_together(
    other: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ACCESS_UNO_HOME", str(tmp_path))
    assert names.same("Anna", other)
    assert cli.main([*LINES, "--player", "Anna", "--player", other]) == 2
    assert capsys.readouterr().err.startswith("The name ")
    assert not (tmp_path / "saves").exists()
    text = f"uno 1\nrulebook: mario-de\nplayer: Anna\nplayer: {other}\nbegin\n"
    error = Replay.of(text.encode()).error
    assert error is not None
    assert (error.line, error.code.startswith("name-")) == (4, True)


def program(home: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "access_uno", *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "ACCESS_UNO_HOME": str(home)},
        timeout=60,
    )


def test_a_game_of_names_with_blanks_around_them_goes_on(tmp_path: Path) -> None:
    players = ["Anna ", " Ada", "Cleo\u3000", "\xa0Ben", "\u2800Dora"]
    given_names = [word for name in players for word in ("--player", name)]
    began = program(tmp_path, *LINES, *given_names, typed="draw\npass\n")
    assert (began.returncode, began.stderr) == (0, "")
    went_on = program(tmp_path, *LINES, "--resume")
    assert (went_on.returncode, went_on.stderr) == (0, "")
    (saved,) = (tmp_path / "saves").glob("*.uno")
    told = json.loads(program(tmp_path, "replay", "--json", str(saved)).stdout)
    assert told["error"] is None
    assert told["players"][: len(players)] == [name.strip().strip("\u2800") for name in players]


@pytest.mark.parametrize("name", ["   ", "\xa0", "\u3000", "\u2800"], ids=ascii)
def test_a_name_of_blanks_is_none(name: str, tmp_path: Path) -> None:
    done = program(tmp_path, *LINES, "--player", name)
    assert (done.returncode, done.stderr) == (2, "A player needs a name.\n")
    assert not (tmp_path / "saves").exists()


def test_a_computer_player_takes_no_name_that_sounds_like_one_at_the_table() -> None:
    record = Choices(RULES, ("ＡＤＡ", "Ben")).record(["Ada", "Carl", "ben", "Dora"], seed=1)
    assert record.names == ("ＡＤＡ", "Ben", "Carl", "Dora")


@pytest.mark.parametrize("people", [["   "], ["Anna", "anna "], ["Anna", 3], "Anna", ["\u200b"], [[]]])
def test_people_of_the_last_game_that_cannot_play_are_not_taken_from_the_settings(people: object) -> None:
    assert remembered({"people": people}, "en", "You").people == ("You",)
    assert remembered({"people": [" Anna\u3000", "Ben"]}, "en", "You").people == ("Anna", "Ben")


def test_typed_names_are_kept_without_blanks_and_told_apart_by_ear(tmp_path: Path) -> None:
    driver = Driver(tmp_path, by_keys=False)
    new_game = NewGame(driver.console)
    new_game.choices = new_game.choices.but(people=("Anna", "Ben"))
    driver.open(new_game)
    driver.open(PeopleMenu(new_game))
    driver.type("2", "1")
    assert driver.type("\xa0anna\u3000") == ["The name anna is given twice."]
    driver.type("\u2800Carl\u2800")
    assert new_game.choices.people == ("Anna", "Carl")


def test_what_a_person_has_chosen_holds_however_the_name_is_written(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.toml")
    settings.change("Anna", language="de")
    settings.change("ANNA", verbosity="full")
    assert settings.people == ("Anna",)
    assert settings.person("anna").language == "de"
    assert settings.person("Ａｎｎａ").verbosity == "full"
    assert settings.person("Ben").language == "en"


def test_a_listener_is_found_however_their_name_is_written(tmp_path: Path) -> None:
    path = tmp_path / "game.uno"
    path.write_text("uno 1\nrulebook: mario-de\nplayer: Anna\nplayer: Ben\nseed: 1\nbegin\n")
    told = [program(tmp_path, "replay", "--for", name, str(path)) for name in ("Anna", "ＡＮＮＡ", " anna")]
    assert len({done.stdout for done in told}) == 1
    assert {done.stderr for done in told} == {""}
    assert "You" in told[0].stdout
