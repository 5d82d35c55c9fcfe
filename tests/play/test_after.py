"""After a match: what was won, the same table again, and matches that are over."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

from access_uno.engine import Card
from access_uno.play import start_menu as start
from access_uno.play._finished_matches import FinishedMatches
from access_uno.play._home_game import HomeGame
from access_uno.play.start_menu import StartMenu
from access_uno.record import results, saves
from access_uno.record.figures import Figures
from access_uno.words import languages, words_of
from tests.play.driver import Driver
from tests.play.program import PROGRAM, at_home
from tests.play.program import start as begin_program
from tests.stack.servers import PATIENCE

LAST = """uno 1
rulebook: mario-de
rule: stacking = same
seed: 1
player: Anna
player: Ben | computer easy
hand: Anna = R7
hand: Ben = Y1 W+4
stock: R1 Y3 G6 B2 R4 Y5 G7 B6 R9 Y7
discard: R5
turn: Anna
totals: Anna 499
begin
"""
WON = "Matches won: 1 of 1. Rounds won: 1 of 1."
HINT = (
    "Press Space for another match at this table, Shift T for what you could have done better, "
    "or Q to leave the table."
)


def a_save(home: Path, record: str = LAST, name: str = "last") -> Path:
    """A saved match."""
    path = home / "saves" / f"{name}.uno"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(record, encoding="utf-8")
    return path


def settled(driver: Driver) -> list[str]:
    """What is told until nothing happens by itself."""
    while driver.console.running and driver.console.advance() == 0:
        pass
    return driver.told()


def at_the_end(home: Path, by_keys: bool = True) -> Driver:
    """A console at which Anna has just won."""
    a_save(home)
    driver = Driver(home, by_keys=by_keys)
    driver.settings.change(language="en")
    driver.open(StartMenu(driver.console))
    if by_keys:
        driver.press("enter")
    else:
        driver.type("1")
    settled(driver)
    return driver


def won(driver: Driver) -> list[str]:
    """Play the last card."""
    driver.press("enter") if driver.console.by_keys else driver.type("play red 7")
    return settled(driver)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder for everything."""
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


def kept(home: Path) -> list[results.Standing]:
    """What was won, as it is on disk."""
    return results.standings(results.kept(home / "results.jsonl"))


def test_after_a_match_one_hears_what_one_has_won_and_what_can_be_done(home: Path) -> None:
    driver = at_the_end(home)
    told = won(driver)
    assert told[-2:] == [WON, HINT]
    figures = Figures(points=51, best_round=51, last_cards=(Card("R7"),))
    assert kept(home) == [results.Standing("Anna", "mario-de", "easy", 1, 1, 1, 1, figures)]


def test_one_key_begins_the_same_table_again(home: Path) -> None:
    driver = at_the_end(home)
    won(driver)
    driver.press("space")
    game = driver.console.mode
    assert isinstance(game, HomeGame)
    record = game._table.record
    assert (record.names, record.levels) == (("Anna", "Ben"), (None, "easy"))
    assert record.rules.stacking == "same"
    assert record.setup.hands is None, "it is dealt anew, and not the position from which the last one began"
    assert [saved.names for saved in saves.finished(home / "saves")] == [("Anna", "Ben")]
    assert len(saves.unfinished(home / "saves")) == 1


def test_the_same_table_again_is_typed_as_well(home: Path) -> None:
    driver = at_the_end(home, by_keys=False)
    assert won(driver)[-1].startswith("Type rematch for another match")
    driver.type("rematch")
    game = driver.console.mode
    assert isinstance(game, HomeGame)
    assert game._table.steps == 0


def test_the_menu_then_begins_with_another_match_the_standings_and_what_was_won(home: Path) -> None:
    driver = at_the_end(home)
    won(driver)
    assert driver.press("m") == ["The match is over. Another match at this table. 1 of 10."]
    assert driver.press("down", "enter")[-1].startswith("Round 1. Score: you 550, Ben 0.")
    driver.press("down", "down")
    told = driver.press("enter")
    assert told[-1] == f"Anna. {WON}"
    driver.press("escape")
    assert driver.press("escape")[-1] == "The match is over."
    assert settled(driver) == [HINT], "nothing is lost by having looked"
    assert driver.press("down")[-1].startswith("UNO, start menu.")


def test_the_same_match_counts_once(home: Path) -> None:
    path = a_save(home, LAST + "Anna: play R7\n")
    for _ in range(3):
        assert results.count(home / "results.jsonl", path) is not None
    assert kept(home)[0].matches == 1
    path.write_text(path.read_text())
    os.utime(path, (1, 1))  # the same match, played once more
    results.count(home / "results.jsonl", path)
    assert kept(home)[0].matches == 2


def test_a_match_that_is_not_over_does_not_count(home: Path) -> None:
    assert results.count(home / "results.jsonl", a_save(home)) is None
    assert results.count(home / "results.jsonl", home / "none.uno") is None
    assert kept(home) == []


def test_lines_that_make_no_sense_are_left_alone(home: Path) -> None:
    file = home / "results.jsonl"
    path = a_save(home, LAST + "Anna: play R7\n")
    wrong = [
        b"\xff",
        b"[]",
        b"3",
        b'{"time": 1}',
        b'{"people": [{"name": "a:b", "rounds": 0, "won": 1}]}',
        b"{" * 9,
    ]
    file.write_bytes(b"\n".join(wrong))  # the last one was cut by a crash
    results.count(file, path)
    assert kept(home)[0].won == 1
    assert file.read_bytes().splitlines()[: len(wrong)] == wrong


def test_people_and_levels_are_kept_apart(home: Path) -> None:
    over = LAST + "Anna: play R7\n"
    among = over.replace("Ben | computer easy", "Ben")
    for number, record in enumerate([over, over.replace("easy", "hard"), among]):
        results.count(home / "results.jsonl", a_save(home, record, str(number)))
    assert [(one.player, one.level, one.won) for one in kept(home)] == [
        ("Anna", "people", 1),
        ("Anna", "easy", 1),
        ("Anna", "hard", 1),
        ("Ben", "people", 0),
    ]


def run(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the program to its end."""
    env = at_home(home, 'language = "en"\n')
    return subprocess.run([*PROGRAM, *words], env=env, capture_output=True, text=True, check=False)


def test_the_command_tells_what_was_won_for_people_and_for_programs(home: Path) -> None:
    assert run(home, "results").stdout == "You haven't finished a match yet.\n"
    assert json.loads(run(home, "results", "--json").stdout) == {"results": [], "players": []}
    results.count(home / "results.jsonl", a_save(home, LAST + "Anna: play R7\n"))
    assert run(home, "results").stdout.splitlines() == [
        "Anna",
        WON,
        "Points: 51. Most in one round: 51.",
        "Most matches won in a row: 1. Now: 1.",
        "Anna, by rulebook and level",
        f"Super Mario UNO, German edition, against easy computer players. {WON}",
    ]
    told = json.loads(run(home, "results", "--json").stdout)
    won = {"player": "Anna", "matches": 1, "won": 1, "rounds": 1, "rounds_won": 1}
    [standing], [player] = told["results"], told["players"]
    assert standing.items() > (won | {"rulebook": "mario-de", "level": "easy"}).items()
    assert standing["figures"]["last_cards"] == ["R7"]
    assert player.items() > (won | {"longest_streak": 1, "streak": 1, "with_hints": 0}).items()
    assert run(home, "results", "--seed", "1").returncode == 2


def test_matches_without_a_round_are_told_and_a_file_that_cannot_be_read_is_named(home: Path) -> None:
    anna = {"name": "Anna", "rounds": 0, "won": True}
    match = {"rulebook": "mario-de", "level": "easy", "rounds": 0, "people": [anna]}
    path = home / "results.jsonl"
    path.write_text("".join(f"{json.dumps(match | {'time': time})}\n" for time in (1.0, 2.0)))
    driver = Driver(home, "en")
    driver.open(FinishedMatches(driver.console))
    assert driver.press("enter")[-1] == "Anna. Matches won: 2 of 2. Rounds won: 0 of 0."
    driver.press("escape")
    path.unlink()
    path.mkdir()
    sentence = f"{path} can't be read."
    assert any(sentence in line for line in driver.press("enter"))
    told = run(home, "results")
    assert (told.returncode, told.stdout) == (1, "")
    assert sentence in told.stderr


def test_what_was_won_survives_that_the_program_is_killed(home: Path) -> None:
    with begin_program(home, LAST, 'language = "en"\n') as terminal:
        terminal.press("Enter")
        assert terminal.wait_for_output(lambda output: HINT.encode()[:40] in output, PATIENCE)
        os.kill(terminal.pid, signal.SIGKILL)
        terminal.wait()
    assert kept(home)[0].won == 1
    driver = Driver(home)
    told = driver.open(start.begin)
    assert told[-1].startswith("UNO, start menu. New game. 1 of"), "it is not offered again"
    assert len(saves.finished(home / "saves")) == 1
    assert kept(home)[0].matches == 1


def test_a_match_whose_program_was_killed_before_it_could_be_counted_counts(home: Path) -> None:
    a_save(home, LAST + "Anna: play R7\n")
    assert WON in run(home, "results").stdout
    assert WON in run(home, "results").stdout
    driver = Driver(home)
    driver.settings.change(language="en")
    driver.open(StartMenu(driver.console))
    assert not saves.unfinished(home / "saves")
    assert kept(home)[0].matches == 1


def test_a_finished_match_is_heard_again_as_who_played_heard_it_and_can_be_deleted(home: Path) -> None:
    path = a_save(home, LAST + "Anna: play R7\n", "finished/last")
    driver = Driver(home)
    driver.settings.change(language="en")
    driver.open(StartMenu(driver.console))
    assert driver.press("y")[-1].startswith("Your matches so far.")
    driver.press("enter")
    assert driver.press("down")[-1].startswith("Anna and Ben, Super Mario UNO, German edition, played on")
    driver.press("enter")
    told = driver.press("enter")
    assert any(line == "You win the match with 550 points." for line in [*told, *driver.press("end")])
    driver.press("escape", "enter", "down", "down", "enter")
    assert path.exists()
    assert "The match is deleted." in driver.press("enter")
    assert not path.exists()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("won", [True, False])
def test_the_list_of_matches_says_first_who_has_won(
    home: Path, monkeypatch: pytest.MonkeyPatch, language: str, won: bool
) -> None:
    path = a_save(home, LAST + "Anna: play R7\n", "finished/last")
    ended = results.count(home / "results.jsonl", path)
    assert ended is not None
    people = [one.but(won=won) for one in ended.people]
    monkeypatch.setattr(results, "kept", lambda _: [ended.but(people=tuple(people))])
    driver = Driver(home, language)
    _, item = FinishedMatches(driver.console).items()
    words = words_of(language)
    name = "finished-won" if won else "finished-lost"
    beginning = words.text(name, winners="Anna", match="|").partition("|")[0]
    assert item.text.startswith(f"{beginning}Anna")


def test_a_menu_whose_item_is_gone_comes_back_to_a_new_game(home: Path) -> None:
    driver = Driver(home, "en")
    menu = StartMenu(driver.console)
    driver.open(menu)
    assert driver.press("down")[-1].startswith("First game. 2 of")
    a_save(home, LAST + "Anna: play R7\n", "finished/last")
    menu.entered()
    assert "New game. 1 of" in driver.told()[-1]


def test_of_a_match_of_several_people_only_what_everybody_heard_is_told(home: Path) -> None:
    among = LAST.replace("Ben | computer easy", "Ben") + "Anna: play R7\n"
    a_save(home, among, "finished/last")
    driver = Driver(home)
    driver.settings.change(language="en")
    driver.open(StartMenu(driver.console))
    driver.press("y", "enter", "down", "enter", "enter")
    assert "Anna wins the match with 550 points." in driver.press("end")


def test_a_match_that_is_open_elsewhere_is_told_by_who_plays_it_and_not_by_its_path(home: Path) -> None:
    path = a_save(home)
    save, _ = saves.SaveFile.resume(path)
    driver = Driver(home)
    driver.settings.change(language="en")
    driver.open(StartMenu(driver.console))
    told = driver.press("enter")
    open_there = (
        "The game with Anna and Ben is already open in another window. "
        "Continue there, or leave it there first."
    )
    assert told[0] == open_there
    done = run(home, "play", "--resume", str(path))
    assert (done.returncode, done.stderr) == (1, f"{open_there}\n")
    save.close()
