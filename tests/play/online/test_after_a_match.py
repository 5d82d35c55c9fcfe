"""The deal of the day in a house, and what could have been done there: by keys and by typed lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from access_uno.play.online._daily import open_daily
from access_uno.play.online._online_game import OnlineGame
from access_uno.play.online.online_session import OnlineSession
from access_uno.protocol import answers, wishes
from tests.play.driver import Driver

DAY = "2026-11-20"
PLACES = (answers.PlaceOfDay("ben", 214, 11, 0), answers.PlaceOfDay("anna", 90, 14, 1))


class House:
    """What is asked of a server, and its answers."""

    def __init__(self, home: Path, by_keys: bool = True) -> None:
        self.driver = Driver(home, "en", by_keys)
        self.console = self.driver.console
        self.client = SimpleNamespace(name="anna", ask=self._ask)
        self.wishes: list[Any] = []
        self.answer: Any = None

    def _ask(self, wish: object, took: Callable[[Any], None] | None = None) -> None:
        self.wishes.append(wish)
        if took is not None:
            took(self.answer)

    def play(self, wish: wishes.Play) -> None:
        self._ask(wish)

    def try_again(self, step: int) -> None:
        self._ask(wishes.Retry(step))

    def read(self, asked: Callable[[int], object], title: str) -> None:
        self.wishes += [asked(1), title]

    def deal_of_the_day(self, *places: answers.PlaceOfDay) -> list[str]:
        self.answer = answers.DayList(DAY, "mario-de", "626342538", places)
        return self.driver.open(lambda _: open_daily(cast(OnlineSession, self)))

    def review(self, *moments: tuple[str, int]) -> list[str]:
        told, steps = tuple(line for line, _ in moments), tuple(step for _, step in moments)
        self.answer = answers.Reviewed(told, steps)
        game = SimpleNamespace(console=self.console, online=self, is_over=True)
        game._tell_review = lambda found: OnlineGame._tell_review(cast(OnlineGame, game), found)
        return self.driver.open(lambda _: OnlineGame.review(cast(OnlineGame, game)))


def test_the_deal_of_the_day_is_played_from_the_menu_of_the_house(tmp_path: Path) -> None:
    house = House(tmp_path)
    told = house.deal_of_the_day()
    assert told == ["The deal of 20 November. Nobody has played it yet. Play it. 1 of 2."]
    house.driver.press("enter")
    deal = house.wishes[-1]
    assert (deal.rulebook, deal.rules, deal.seed) == ("mario-de", {"rounds": "1"}, "626342538")
    assert (deal.computers, deal.level, deal.private) == (3, "normal", True)


def test_once_it_was_played_the_list_is_heard_and_yesterdays(tmp_path: Path) -> None:
    house = House(tmp_path)
    [told] = house.deal_of_the_day(*PLACES)
    assert "You've already played today's deal. UNO 20 November: 90 points, 14 turns, one hint." in told
    assert told.endswith("1: ben, 214 points, 11 turns, no hints. 1 of 3.")
    assert house.driver.press("down") == ["2: anna, 90 points, 14 turns, one hint. 2 of 3."]
    house.driver.press("down", "enter")
    assert house.wishes[-2:] == [wishes.Yesterday("mario-de", 1), "The deal of 19 November."]


@pytest.mark.parametrize("keys", [["down", "enter", "enter"], ["2", "1"]])
def test_a_match_is_tried_again_from_one_of_its_moments(tmp_path: Path, keys: Sequence[str]) -> None:
    by_keys = "enter" in keys
    house = House(tmp_path, by_keys)
    told = house.review(("Round 1. One.", 3), ("Round 2. Two.", 40))
    assert told[0] == "One moment. Your match is being reviewed."
    assert told[1].startswith("What could I have done better? Only what you could know at the time counts.")
    (house.driver.press if by_keys else house.driver.type)(*keys)
    assert house.wishes == [wishes.Review(), wishes.Retry(40)]


def test_back_at_the_moments_nothing_is_tried_again(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.review(("Round 1. One.", 3))
    assert house.driver.press("enter") == ["Round 1. One. Try again from there. 1 of 2."]
    assert house.driver.press("down", "enter")[-1].endswith("Round 1. One. 1 of 2.")
    assert house.wishes == [wishes.Review()]


def test_without_a_moment_that_is_said(tmp_path: Path) -> None:
    told = House(tmp_path).review()
    assert told[-1].startswith("What could I have done better? There's nothing you clearly should have done")
