"""Hints: asked for at one's own turn, told with the reason, kept in the record, told with the result."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from access_uno.play import _home_tables as tables
from access_uno.players.thinking import Job, Thought
from access_uno.record import Replay, results
from access_uno.table import Table
from access_uno.words import languages
from tests.play.driver import AtOnce, Driver, Later
from tests.play.test_after import a_save, settled
from tests.table.tables import record

_RECORD = """uno 1
rulebook: mario-de
seed: 1
player: Anna
player: Ben | computer easy
hand: Anna = RS R5
hand: Ben = Y1 W+4 B3
stock: R1 Y3 G6 B2 R4 Y5 G7 B6 R9 Y7
discard: R5
turn: Anna
totals: Anna 499
begin
"""

_HINT = "Hint: play red Skip and call UNO. Then you go out before anybody else plays."


@pytest.fixture(autouse=True)
def thinks_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("access_uno.table.table.shared", AtOnce)


def seated(home: Path, by_keys: bool = True, language: str = "en", text: str = _RECORD) -> Driver:
    driver = Driver(home, language, by_keys)
    path = a_save(home, text)
    driver.open(lambda console: tables.go_on(console, path))
    settled(driver)
    return driver


def test_a_hint_says_what_is_best_and_why_and_is_kept_in_the_record(tmp_path: Path) -> None:
    driver = seated(tmp_path)
    assert driver.press("T") == [_HINT]
    replay = Replay.of((tmp_path / "saves" / "last.uno").read_bytes())
    assert (replay.error, replay.hints_of(0), replay.steps) == (None, 1, [])


def test_a_hint_that_takes_a_moment_is_told_once_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = Later()
    monkeypatch.setattr("access_uno.table.table.shared", lambda: later)
    driver = seated(tmp_path)
    assert driver.press("T") == ["One moment."]
    assert settled(driver) == []
    later.finish_all()
    assert settled(driver) == [_HINT]
    assert settled(driver) == []


def test_the_same_hint_asked_for_again_counts_once(tmp_path: Path) -> None:
    driver = seated(tmp_path, by_keys=False)
    for _ in range(2):
        driver.type("what should i play")
        settled(driver)
    assert Replay.of((tmp_path / "saves" / "last.uno").read_bytes()).hints_of(0) == 1


@pytest.mark.parametrize("language", languages())
def test_a_hint_is_told_in_every_language(language: str, tmp_path: Path) -> None:
    driver = seated(tmp_path, by_keys=False, language=language)
    word = driver.console.words.text("typed-hint").partition(",")[0]
    told = [*driver.type(word), *settled(driver)]
    why = driver.console.words.text("why-out")
    assert [line for line in told if line.endswith(why)]


def test_the_hints_are_told_with_the_result_of_the_match_which_does_not_count(tmp_path: Path) -> None:
    driver = seated(tmp_path, by_keys=False)
    driver.type("hint")
    settled(driver)
    driver.type("play red skip uno")
    settled(driver)
    told = [*driver.type("play red 5"), *settled(driver)]
    assert "You had one hint. A match with hints doesn't count." in told
    [person] = results.people(results.kept(tmp_path / "results.jsonl"))
    assert (person.overall.matches, person.with_hints) == (0, 1)


def test_there_is_no_hint_but_at_ones_own_turn(tmp_path: Path) -> None:
    driver = seated(tmp_path, text=_RECORD.replace("totals: Anna 499\n", ""))
    driver.press("T", "enter", "enter")
    settled(driver)
    assert driver.press("T") == ["You can have a hint on your own turn."]
    table = Table(record("Anna: R1 R2", "Ben: B1 B2", turn="Ben"))
    assert (table.take_seat(0).ask_hint(), table.take_seat(1).ask_hint()) == (False, True)
    assert table.take_seat(None).take_hint() is None


def test_a_hint_that_is_not_needed_any_more_is_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Never(AtOnce):
        def think(self, job: Job, done: Callable[[], None]) -> Thought:
            return Thought(job, done)

    monkeypatch.setattr("access_uno.table.table.shared", Never)
    driver = seated(tmp_path, by_keys=False)
    assert "One moment." in driver.type("hint")
    told = [*driver.type("play red 5 uno"), *settled(driver)]
    assert not [line for line in told if "hint" in line]
    assert Replay.of((tmp_path / "saves" / "last.uno").read_bytes()).hints_of(0) == 0


@pytest.mark.parametrize("by_keys", [True, False])
def test_while_a_colour_is_asked_for_a_hint_puts_the_question_off(tmp_path: Path, by_keys: bool) -> None:
    text = _RECORD.replace("RS R5", "G1 G3 G5 B2").replace("discard: R5", "discard: W")
    driver = seated(tmp_path, by_keys, text=text)
    told = driver.press("T") if by_keys else driver.type("hint")
    assert told[0].startswith("There's still a colour to choose.")
    assert told[1].startswith("Hint: choose green.")


@pytest.mark.parametrize("line", ["do it", "play it", "ok then", "yes, that one", "yes"])
def test_the_card_of_a_hint_just_told_is_asked_back(tmp_path: Path, line: str) -> None:
    driver = seated(tmp_path, by_keys=False)
    driver.type("hint")
    settled(driver)
    assert driver.type(line)[0].startswith("Play red Skip?")
    assert driver.type("yes")[:2] == ["You play red Skip.", "You call UNO."]


@pytest.mark.parametrize("between", ["hand", "whose turn", "no such thing", "draw"])
def test_what_was_told_since_a_hint_ends_it(tmp_path: Path, between: str) -> None:
    driver = seated(tmp_path, by_keys=False)
    driver.type("hint")
    settled(driver)
    driver.type(between)
    settled(driver)
    assert "red Skip?" not in " ".join(driver.type("do it"))
