"""The deal of the day in a house: played, the list of those who have played it, and yesterday's to hear."""

from __future__ import annotations

from datetime import date, timedelta
from functools import partial
from typing import TYPE_CHECKING

from access_uno.play.daily import DailyMenu
from access_uno.protocol import answers, wishes
from access_uno.record import daily
from access_uno.text import names
from access_uno.words.results import daily_line, daily_title

if TYPE_CHECKING:
    from access_uno.play.online.online_session import OnlineSession


def open_daily(online: OnlineSession) -> None:
    """Ask for the deal of the day, and offer it."""
    online.client.ask(wishes.Daily(), partial(_offer, online))


def _offer(online: OnlineSession, today: answers.DayList) -> None:
    console, own = online.console, online.client.name or ""
    words, day = console.words, date.fromisoformat(today.day)
    title = words.sentence(daily_title(words, day))
    mine = next((one for one in today.places if names.same(one.name, own)), None)
    if mine is not None:
        played = daily.Played(day, today.rulebook, own, mine.points, mine.turns, mine.hints)
        title = words.sentences(title, words.text("daily-played", line=daily_line(words, played)))
    elif not today.places:
        title = words.sentences(title, words.text("daily-none"))
    lines = [
        words.text(
            "daily-place", place=place, name=one.name, points=one.points, turns=one.turns, hints=one.hints
        )
        for place, one in enumerate(today.places, 1)
    ]
    play = partial(online.play, _deal(today)) if mine is None else None
    before = words.sentence(daily_title(words, day - timedelta(days=1)))
    hear = partial(online.read, lambda page: wishes.Yesterday(today.rulebook, page), before)
    DailyMenu(console, title, play, hear, lines).open()


def _deal(today: answers.DayList) -> wishes.Play:
    """Return the wish that deals it."""
    return wishes.Play(
        rulebook=today.rulebook,
        rules={"rounds": "1"},
        computers=daily.COMPUTERS,
        level=daily.LEVEL,
        private=True,
        hints=True,
        seed=today.seed,
    )
