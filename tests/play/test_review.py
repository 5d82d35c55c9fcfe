"""What could I have done: after a match, in the list of finished ones, by the command, and to try again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from access_uno.cli import main
from access_uno.engine import RULEBOOKS
from access_uno.engine.actions import Play, Star
from access_uno.engine.cards import Card, Colour
from access_uno.engine.game import Game
from access_uno.engine.setup import Setup
from access_uno.play import _home_tables as tables
from access_uno.play._finished_matches import FinishedMatches
from access_uno.play._home_game import HomeGame
from access_uno.players.coach import Advice, Reason
from access_uno.record import Replay, saves
from access_uno.record.review import KeyMoment
from access_uno.words import languages, words_of
from access_uno.words.advice import LONGEST, Adviser
from tests.play.driver import AtOnce, Driver
from tests.play.test_after import a_save, settled

LOST = """uno 1
rulebook: mario-de
seed: 1
player: Anna
player: Ben | computer easy
player: Cleo | computer easy
hand: Anna = R+2 R5 B3 G2
hand: Ben = R1
hand: Cleo = G2 G3 Y1 Y5 B2
stock: R0 G0 Y0 B0 B4 R6 Y9 Y9 Y8 Y7 R1 G4 B6 Y6 R8 G9 B1 YS G7 R3 B8 W Y4 B2 GR B9 G5 R4
discard: R9
turn: Anna
called: Ben
totals: Anna 100, Ben 499, Cleo 50
begin
Anna: play R5
"""
MOMENT = (
    "Round 1. The top card is red 9. In your hand: red Draw Two, red 5, blue 3, green 2. "
    "Your move: red 5. Better: red Draw Two. It keeps Ben, who has only one card, from playing."
)
FOUND = "What could I have done? Only what you could know at the time counts."


@pytest.fixture(autouse=True)
def thinks_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("access_uno.play.review.shared", AtOnce)


def finished(home: Path, record: str = LOST + "Ben: play R1\n") -> Driver:
    """A console with one finished match."""
    path = a_save(home, record)
    (home / "saves" / "finished").mkdir()
    path.rename(home / "saves" / "finished" / "lost.uno")
    return Driver(home)


def test_a_finished_match_is_looked_through_and_tried_again_from_its_moment(tmp_path: Path) -> None:
    driver = finished(tmp_path)
    driver.open(FinishedMatches(driver.console))
    driver.press("down", "enter", "down")
    driver.press("enter")
    assert settled(driver)[-1] == f"{FOUND} {MOMENT} 1 of 2."
    assert driver.press("enter") == [f"{MOMENT} Try again from there. 1 of 2."]
    driver.press("enter")
    game = driver.console.mode
    assert isinstance(game, HomeGame)
    record = game._table.record
    assert (record.names, record.levels, record.counts) == (
        ("Anna", "Ben", "Cleo"),
        (None, "easy", "easy"),
        False,
    )
    assert [card.code for card in game.person.view.hand] == ["R+2", "R5", "B3", "G2"]
    (save,) = saves.unfinished(tmp_path / "saves")
    replay = Replay()
    replay.read_file(save.path)
    assert (replay.error, replay.steps) == (None, [])


def test_after_a_match_it_is_in_the_menu_and_typed_and_a_second_try_does_not_count(tmp_path: Path) -> None:
    path = a_save(tmp_path, LOST)
    driver = Driver(tmp_path, by_keys=False)
    driver.open(lambda console: tables.go_on(console, path))
    settled(driver)
    assert any("What could I have done?" in line for line in driver.type("menu"))
    driver.type("back", "hint")
    told = settled(driver)
    assert [line for line in told if MOMENT in line]
    driver.type("1", "1")
    settled(driver)
    results = (tmp_path / "results.jsonl").read_text()
    driver.type("play red 5")
    assert "This match was a second try. It doesn't count." in settled(driver)
    assert (tmp_path / "results.jsonl").read_text() == results
    assert len(saves.finished(tmp_path / "saves")) == 1
    driver.type("rematch")
    game = driver.console.mode
    assert isinstance(game, HomeGame)
    assert game._table.record.counts


def test_a_match_without_a_mistake_has_no_moments(tmp_path: Path) -> None:
    driver = finished(tmp_path, LOST.replace("Anna: play R5", "Anna: play R+2"))
    driver.open(FinishedMatches(driver.console))
    driver.press("down", "enter", "down")
    driver.press("enter")
    told = settled(driver)[-1]
    assert told.startswith(
        "What could I have done? There's nothing you clearly should have done differently."
    )


def test_of_several_people_one_is_chosen(tmp_path: Path) -> None:
    driver = finished(tmp_path, LOST.replace("Cleo | computer easy", "Cleo") + "Ben: play R1\n")
    driver.open(FinishedMatches(driver.console))
    driver.press("down", "enter", "down")
    assert driver.press("enter")[-1].startswith("Whose moves? Anna.")
    driver.press("enter")
    assert MOMENT in settled(driver)[-1]


@pytest.mark.parametrize("language", languages())
def test_the_command_tells_the_moments_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = a_save(tmp_path, LOST + "Ben: play R1\n")
    assert main(["review", str(file), "--language", language]) == 0
    told = capsys.readouterr().out.splitlines()
    words = words_of(language, "mario-de")
    assert len(told) == 2
    assert words.text("why-hit", who="Ben", count=1) in told[0]
    assert told[1] == words.text("coach-knew")


def test_the_command_tells_programs_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = a_save(tmp_path, LOST + "Ben: play R1\n")
    assert main(["review", "--json", "--for", "anna", str(file)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["file"], found["player"], found["decisions"]) == (str(file), "Anna", 1)
    (moment,) = found["moments"]
    assert moment["gain"] > 3 * moment["error"] > 0
    exact = {
        key: moment[key] for key in ("step", "round", "top", "colour", "taken", "better", "reason", "about")
    }
    assert exact == {
        "step": 0,
        "round": 1,
        "top": "R9",
        "colour": "red",
        "taken": "play R5",
        "better": "play R+2",
        "reason": "hit",
        "about": "Ben",
    }


def test_what_cannot_be_reviewed_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = a_save(tmp_path, LOST)
    assert main(["review", str(tmp_path / "nothing.uno"), "--language", "en"]) == 1
    assert main(["review", str(file), "--for", "Dora", "--language", "en"]) == 2
    file.write_text("uno 2\n")
    assert main(["review", str(file), "--language", "en"]) == 1
    told = capsys.readouterr()
    assert (told.out, len(told.err.splitlines())) == ("", 3)


def test_a_second_file_is_named_as_one_too_many(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", "a.uno", "b.uno", "--language", "en"]) == 2
    assert capsys.readouterr().err == "Only one FILE can be given here. b.uno is one too many.\n"


REASONS = (
    "hit stop again kept-wild spent-wild drew colour fits points challenge no-challenge bluff out uno more"
)


@pytest.mark.parametrize("language", languages())
def test_no_moment_is_longer_than_forty_words(language: str) -> None:
    rules = RULEBOOKS["mario-de"]
    cards = ["W+4", "W", "ST", "CU", "R1", "R2", "R3"]
    cards += [colour + sign for colour in "RGBY" for sign in ("S", "R", "+2")]
    hand = tuple(map(Card, cards))
    setup = Setup(rules, 2, 1, 0, (), (hand, (Card("R7"),)), (Card("B1"),), (Card("W"),), Colour.RED, 0)
    view = Game.begin(setup)[0].view(0)
    taken, better = (Play(Card("W+4"), view.colour), Play(Card("CU"), view.colour))
    adviser = Adviser(words_of(language, "mario-de"), ("Anna", "Ben"), 0)
    for action in (taken, Star(Colour.RED)):
        for reason in REASONS.split():
            advice = Advice(better, Reason(reason, 1, 1, 3), action)
            told = adviser.moment(KeyMoment(3, 12, view, action, advice)).text
            assert len(told.split()) <= LONGEST
            assert len(told) < (120 if language == "zh" else 290)
            assert "$" not in told
    star = adviser.hint(view, Advice(Star(Colour.RED), Reason("kept-wild", tenths=3))).text
    assert "$" not in star
