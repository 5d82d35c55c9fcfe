"""What was won so far: figures, what is kept of them, and whatever else stands in the file."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from access_uno.engine import Card
from access_uno.engine import events as happened
from access_uno.record import results
from access_uno.record.figures import Figures, Tally
from access_uno.settings import Home
from access_uno.words import words_of
from access_uno.words.results import results_told

ONE = {"name": "Anna", "rounds": 1, "won": True}
GOOD: dict[str, Any] = {"time": 1.0, "rulebook": "mario-de", "level": "easy", "rounds": 2, "people": [ONE]}
BAD: list[object] = [
    None,
    GOOD | {"time": 10**400},
    GOOD | {"time": None},
    GOOD | {"time": float("nan")},  # which is no JSON for programs
    GOOD | {"rulebook": ["mario-de"]},
    GOOD | {"level": {}},
    GOOD | {"rounds": 10**400},
    GOOD | {"rounds": True},
    GOOD | {"people": [ONE | {"name": "\x1b]0;owned\x07"}]},
    GOOD | {"people": [ONE | {"name": "\u202eanna"}]},
    GOOD | {"people": [ONE | {"rounds": 3}]},
    GOOD | {"people": "Anna"},
    *(
        GOOD | {"people": [ONE | {"figures": figures}]}
        for figures in ({"points": -1}, {"last_cards": ["\x1b"]}, {"points": 10**400}, {"won": 1}, None)
    ),
    GOOD | {"people": [ONE | {"hints": -1}]},
]


# The player on turn wins with their only card.
OVER = """uno 1
rulebook: mario-de
rule: limit = 50
player: Anna
player: Ben
hand: {0} = R7
hand: {1} = Y1 W+4
discard: R5
turn: {0}
begin
{0}: play R7
"""


def kept_matches(home: Home) -> None:
    """Keep four matches of Anna and Ben: two that she won, one that she lost, and one with hints."""
    hinted = OVER.format("Anna", "Ben").replace("begin", "begin\nAnna: hint")
    texts = [OVER.format(*names) for names in (("Anna", "Ben"), ("Anna", "Ben"), ("Ben", "Anna"))]
    folder = home.saves / "finished"
    folder.mkdir(parents=True)
    for time, text in enumerate([*texts, hinted], 1):
        (folder / f"{time}.uno").write_text(text)
        os.utime(folder / f"{time}.uno", (time, time))


def test_figures_are_counted_from_what_happened() -> None:
    tallies = Tally(0), Tally(1)
    for tally in tallies:
        tally.add([happened.ChallengeDecided(1, 0, False), happened.ChallengeDecided(1, 0, True)])
        tally.add([happened.OneCardLeft(0, True), happened.Caught(0, 1)])
        tally.add([happened.TurnBegan(0), happened.UnoCalled(0)])  # too late
        tally.add(
            [happened.OneCardLeft(1, True), happened.UnoCalled(1), happened.Played(1, Card("R7"), None)]
        )
        tally.add([happened.RoundWon(1, ((), ()), (0, 30), (0, 30))])
    anna, ben = (tally.figures for tally in tallies)
    assert anna == Figures(challenged=2, bluffs_found=1, forgotten=1)
    assert ben == Figures(30, 30, challenges=2, challenges_right=1, caught=1, last_cards=(Card("R7"),))
    both = ben + Figures(5, 5, last_cards=(Card("R7"),))
    assert (both.points, both.best_round, both.favourite_last_card) == (35, 30, Card("R7"))


def test_results_that_were_lost_are_found_again_in_the_matches_that_are_kept(tmp_path: Path) -> None:
    home = Home.under(tmp_path)
    kept_matches(home)
    found = results.count_all(home.results, home.saves)
    assert results.count_all(home.results, home.saves) == found == results.kept(home.results)
    anna, ben = results.people(found)
    assert (anna.overall.matches, anna.overall.won, anna.with_hints) == (3, 2, 1)
    assert (anna.longest_streak, anna.streak, ben.streak) == (2, 0, 1)
    assert [bar.won for bar in anna.chart] == [True, True, False]
    assert anna.by_opponent == (("Ben", anna.overall),)
    assert [won.level for won in anna.by_rules] == ["people"]


def test_a_match_whose_first_figure_is_a_lost_challenge_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "challenged.uno"
    won = OVER.format("Anna", "Ben").replace("R7", "W+4 Y1", 1).replace("limit = 50", "limit = 20")
    steps = "Anna: play W+4 yellow\nBen: challenge\nAnna: play Y1\n"
    path.write_text(won.replace("begin", "stock: R9 R1 Y3 G6 B2 R4\nbegin").replace("Anna: play R7\n", steps))
    counted = results.count(tmp_path / "results", path)
    assert [counted] == results.kept(tmp_path / "results")


def test_a_line_of_an_older_version_gets_its_figures_from_the_match(tmp_path: Path) -> None:
    home = Home.under(tmp_path)
    kept_matches(home)
    people = [{"name": "Anna", "rounds": 1, "won": True}, {"name": "Ben", "rounds": 0, "won": False}]
    old = {"time": 1.0, "rulebook": "mario-de", "level": "people", "rounds": 1, "people": people}
    deleted = old | {"time": 0.5}
    home.results.write_text("".join(f"{json.dumps(line)}\n" for line in (old, deleted)))
    anna = results.people(results.count_all(home.results, home.saves))[0].overall
    assert (anna.matches, anna.won, len(anna.figures.last_cards)) == (4, 3, 2)


def test_what_was_won_is_told_under_headings(tmp_path: Path) -> None:
    home = Home.under(tmp_path)
    kept_matches(home)
    told = results_told(words_of("en"), results.count_all(home.results, home.saves))
    assert next(line.text for line in told if len(line.chart) == 3) == told[5].text
    assert [line[:2] for line in told[:8]] == [
        ("Anna", "Matches won: 2 of 3. Rounds won: 2 of 3."),
        ("Anna", "Points: 102. Most in one round: 51."),
        ("Anna", "Most matches won in a row: 2. Now: 0."),
        ("Anna", "The card you've won with most often: red 7."),
        ("Anna", "Matches with hints, which don't count: 1."),
        ("Anna", "The last matches, newest first: lost, won, won."),
        (
            "Anna, by rulebook and level",
            "Super Mario UNO, German edition, against other people. Matches won: 2 of 3. Rounds won: 2 of 3.",
        ),
        ("Anna, by opponent", "Against Ben. Matches won: 2 of 3. Rounds won: 2 of 3."),
    ]


@pytest.mark.parametrize(
    "bad", [*map(json.dumps, BAD), "[" * 100_000, "\0", "{", '"'], ids=lambda bad: bad[:60]
)
def test_a_line_that_means_nothing_is_passed_over(bad: str, tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(f"{bad}\n{json.dumps(GOOD)}\n{bad}")
    assert len(results.kept(path)) == 1
    assert results_told(words_of("en"), results.kept(path))[0][:2] == (
        "Anna",
        "Matches won: 1 of 1. Rounds won: 1 of 2.",
    )
