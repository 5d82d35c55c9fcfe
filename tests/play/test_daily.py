"""The deal of the day: the same for everybody on a date, and its result in a line."""

from __future__ import annotations

import json
from datetime import date, timedelta
from functools import partial
from pathlib import Path

import pytest

from access_uno.cli import main
from access_uno.engine import Game, Phase
from access_uno.engine.events import TurnBegan
from access_uno.engine.rules import RULEBOOKS
from access_uno.play import daily as daily_menu
from access_uno.record import Hint, Replay, Step, daily
from access_uno.settings.choices import Choices
from access_uno.words import words_of
from access_uno.words.results import daily_line
from tests.play.driver import Driver

DAY = date(2026, 11, 19)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ACCESS_UNO_HOME", str(tmp_path))
    return tmp_path


def test_a_date_and_a_rulebook_are_one_deal() -> None:
    days = [DAY + timedelta(days=number) for number in range(30)]
    deals = [daily.deal(day, rulebook) for day in days for rulebook in RULEBOOKS]
    assert deals == [daily.deal(day, rulebook) for day in days for rulebook in RULEBOOKS]
    assert len({deal.seed for deal in deals}) == len(deals)


def test_the_deal_of_a_day_never_changes() -> None:
    """Everybody has it, whatever version they play."""
    assert daily.deal(DAY, "mario-de").seed == 626342538


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "UNO 19 November: 214 points, 11 turns, no hints."),
        ("de", "UNO 19. November: 214 Punkte, 11 Züge, kein Tipp."),
        ("it", "UNO 19 novembre: 214 punti, 11 turni, nessun suggerimento."),
        ("nl", "UNO 19 november: 214 punten, 11 beurten, geen tip."),
        ("zh", "UNO 11月19日：214 分，11 個回合，沒用提示。"),
    ],
)
def test_a_result_is_one_line_to_pass_on(language: str, line: str) -> None:
    found = daily.Played(DAY, "mario-de", "Anna", 214, 11, 0)
    assert daily_line(words_of(language), found) == line


def test_a_deal_that_was_played_is_told_and_not_dealt_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    day = daily.today()
    monkeypatch.setattr(daily, "today", lambda: day)
    turns = finish(home / "saves" / "finished", day)
    assert main(["daily", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    [result] = told["results"]
    wanted = {"day": day.isoformat(), "rulebook": "mario-de", "player": "Anna", "turns": turns, "hints": 1}
    assert told["day"] == day.isoformat()
    assert {name: result[name] for name in wanted} == wanted
    typed = home / "typed"
    typed.write_text("")
    with typed.open() as lines:
        monkeypatch.setattr("sys.stdin", lines)
        assert main(["daily", "--rulebook", "mario-de", "--language", "en", "--lines"]) == 0
    again = capsys.readouterr().out
    assert f"{turns} turns, one hint." in again
    assert "Hear yesterday's" in again
    assert "Your cards" not in again
    driver = Driver(home, "en")
    driver.open(partial(daily_menu.open_menu, rulebook="mario-de"))
    yesterday = day - timedelta(days=1)
    assert driver.press("enter")[0].startswith(f"The deal of {yesterday.day} {yesterday:%B}.")


def test_yesterdays_deal_is_heard_as_hard_would_have_played_it(home: Path) -> None:
    driver = Driver(home, "en")
    driver.open(daily_menu.open_menu)
    driver.press("down")
    first = driver.press("enter")[0]
    assert first.startswith("The deal of ")
    assert "the match" in driver.press("end")[-1]
    record = Choices(RULEBOOKS["mario-de"], ("Anna",), daily.COMPUTERS).record(("Ada", "Bert", "Clara"))
    record = record.but(setup=daily.deal(DAY, "mario-de"))
    played = daily.played_by("hard", record)
    replay = Replay.of(played)
    assert replay.error is None
    assert replay.game is not None
    assert replay.game.phase is Phase.GAME_OVER
    assert daily.played_by("hard", record) == played


def test_yesterdays_deal_and_its_results_are_an_option_of_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    day = daily.today() - timedelta(days=1)
    finish(home / "saves" / "finished", day)
    assert main(["daily", "--yesterday", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["day"], [one["player"] for one in told["results"]]) == (day.isoformat(), ["Anna"])
    typed = home / "typed"
    typed.write_text("all\n")
    with typed.open() as lines:
        monkeypatch.setattr("sys.stdin", lines)
        assert main(["daily", "--yesterday", "--rulebook", "mario-de", "--language", "en", "--lines"]) == 0
    heard = capsys.readouterr().out
    assert heard.startswith(f"The deal of {day.day} {day:%B}.")
    assert "\nYou play " in heard


def test_the_date_is_named_at_the_start_of_the_deal(home: Path) -> None:
    driver = Driver(home, "en")
    told = driver.open(daily_menu.begin)
    day = daily.today()
    assert told[0] == f"The deal of {day.day} {day:%B}."


def test_any_other_match_is_no_deal_of_a_day(home: Path) -> None:
    folder = home / "saves" / "finished"
    finish(folder, DAY - timedelta(days=30))  # long before it was played
    [path] = folder.iterdir()
    assert daily.played(path) is None


def finish(folder: Path, day: date) -> int:
    """Keep a match of the deal in which everybody lays the first card that fits; return Anna's turns."""
    record = Choices(RULEBOOKS["mario-de"], ("Anna",), daily.COMPUTERS).record(("Ada", "Bert", "Clara"))
    record = record.but(setup=daily.deal(day, "mario-de"))
    game, events = Game.begin(record.setup)
    steps: list[tuple[int, Step]] = []
    while (seat := game.turn) is not None:
        action = game.legal(seat)[0]
        steps.append((seat, action))
        events += game.apply(seat, action)
    folder.mkdir(parents=True)
    (folder / "deal.uno").write_text(record.write(steps, [Hint(0, 0)]))
    return sum(isinstance(event, TurnBegan) and event.seat == 0 for event in events)
