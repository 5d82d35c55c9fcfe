"""What could I have done: after a match, in the list of finished ones, by the command, and to try again."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from access_uno.cli import main
from access_uno.engine import RULEBOOKS, Action, Phase, View
from access_uno.engine.actions import Challenge, Play, Star
from access_uno.engine.game import Game
from access_uno.engine.setup import Setup
from access_uno.play import _home_tables as tables
from access_uno.play._finished_matches import FinishedMatches
from access_uno.play._home_game import HomeGame
from access_uno.players.coach import JUDGED, Advice, Reason
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
FOUND = "What could I have done better? Only what you could know at the time counts."


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
    assert any("What could I have done better?" in line for line in driver.type("menu"))
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
        "What could I have done better? There's nothing you clearly should have done differently."
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


_REASONS = ("hit", "stop", "again", "drew", "kept", "colour", "fits", "points", "out", "uno", "more")


@pytest.mark.parametrize("language", languages())
def test_no_moment_is_longer_than_forty_words(language: str) -> None:
    """Whatever is on top, held, done and better, with names of four words and any possible reason."""
    chance, kinds = Random(language), set[str]()
    for view in _turns(chance):
        adviser = Adviser(words_of(language, view.rules.rulebook), ("Anna", *_LONG_NAMES), 0)
        taken, better = chance.sample([one for one in view.legal(0) if isinstance(one, JUDGED)], 2)
        for reason in chance.sample(_possible(taken, better), 2):
            advice = Advice(better, Reason(reason, 1, chance.randint(1, 2), 9), taken)
            told = adviser.moment(KeyMoment(3, 12, view, taken, advice)).text
            assert len(told.split()) <= LONGEST, told
            assert len(told) < (140 if language == "zh" else 290), told
            assert "$" not in told
            kinds |= {type(taken).__name__, type(better).__name__}
    assert kinds >= {"Play", "Draw", "Accept", "Challenge"}


def _possible(*actions: Action) -> Sequence[str]:
    """Return the reasons that there can be for one of two actions."""
    if any(isinstance(action, Challenge) for action in actions):
        return ("challenge", "no-challenge")
    if any(isinstance(action, Star) or (isinstance(action, Play) and action.colour) for action in actions):
        return (*_REASONS, "kept-wild", "spent-wild", "bluff")
    return _REASONS


_LONG_NAMES = ("Maria Elisabeth von Arnim", "Juan Carlos de Borbón", "Jan van der Meer")


def _turns(chance: Random) -> Iterator[View]:
    """Yield what the first player sees at some of their turns, in games of all rulebooks."""
    for rulebook in RULEBOOKS:
        game, _ = Game.begin(Setup(RULEBOOKS[rulebook], 4, chance.getrandbits(30)))
        for _ in range(60):
            if game.turn is None:
                break
            seen = game.phase is Phase.RESPONSE or chance.random() < 0.3
            if game.turn == 0 and seen and sum(isinstance(one, JUDGED) for one in game.legal(0)) > 1:
                yield game.view(0)
            game.apply(game.turn, chance.choice(game.legal(game.turn)))
