"""The deal of the day at this computer: played, gone on with, or told how it ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date, timedelta
from functools import partial
from io import BytesIO
from pathlib import Path

from access_uno.console.app import Console
from access_uno.console.menu import Item, Menu
from access_uno.console.reader import Reader
from access_uno.play import _home_tables as tables
from access_uno.play.player_name import last_choices, own_name
from access_uno.record import Record, Replay, daily
from access_uno.record.saves import finished, unfinished
from access_uno.settings import Home
from access_uno.settings.choices import Choices
from access_uno.words.narration import narration
from access_uno.words.options import computer_names
from access_uno.words.results import daily_line, daily_title


class DailyMenu(Menu):
    """The deal of the day, and yesterday's to hear; in a house with the list of those who have played it."""

    def __init__(
        self,
        console: Console,
        title: str,
        play: Callable[[], None] | None,
        hear: Callable[[], None],
        lines: Sequence[str] = (),
    ) -> None:
        """`play` begins the deal, None: it was played; `hear` tells yesterday's by the level `hard`."""
        super().__init__(console)
        self._title, self._lines = title, lines
        self._play, self._hear = play, hear

    def title(self) -> str:
        return self._title

    def items(self) -> Sequence[Item]:
        text = self.console.words.text
        return [
            *([Item(text("daily-play"), self._play, "play")] if self._play else []),
            *(Item(line, self.entered, f"place {place}") for place, line in enumerate(self._lines, 1)),
            Item(text("daily-yesterday"), self._hear, "yesterday"),
        ]


def open_menu(console: Console, rulebook: str = "") -> None:
    """Offer today's deal, or tell how it was played, and yesterday's to hear.

    By the rulebook of the last game unless one is given.
    """
    words, day, wanted = console.words, daily.today(), _rulebook(console, rulebook)
    title, play = words.sentence(daily_title(words, day)), partial(begin, console, wanted)
    ended = _ended(console.home, day, wanted)
    if ended is not None:
        title = words.sentences(title, words.text("daily-played", line=daily_line(words, ended)))
    hear = partial(hear_yesterday, console, wanted)
    DailyMenu(console, title, None if ended else play, hear).open()


def hear_yesterday(console: Console, rulebook: str = "") -> None:
    """Tell yesterday's deal, as `hard` would have played it."""
    words, day = console.words, daily.today() - timedelta(days=1)
    record = _record(console, day, _rulebook(console, rulebook))
    lines: list[str] = []
    heard = narration(words.language, record.names[0], lines.append)
    heard.read(BytesIO(daily.played_by("hard", record)))
    Reader(console, daily_title(words, day), lines).open()


def begin(console: Console, rulebook: str = "") -> None:
    """Open today's deal, by the rulebook of the last game unless one is given; its menu if it was played."""
    wanted, day = _rulebook(console, rulebook), daily.today()
    if _ended(console.home, day, wanted) is not None:
        open_menu(console, wanted)
    elif (begun := _begun(console.home, day, wanted)) is not None:
        tables.go_on(console, begun)
    else:
        _deal(console, day, wanted)


def results(home: Home, day: date) -> Iterator[daily.Played]:
    """Yield how the deals of a day were played at this computer, the first try of each last."""
    for game in finished(home.saves):
        if len(game.names) == 1 + daily.COMPUTERS and len(game.people) == 1:
            found = daily.played(game.path)
            if found is not None and found.day == day:
                yield found


def _rulebook(console: Console, given: str) -> str:
    """Return the rulebook that is given, else that of the last game."""
    return given or last_choices(console).rules.rulebook


def _ended(home: Home, day: date, rulebook: str) -> daily.Played | None:
    return next((one for one in results(home, day) if one.rulebook == rulebook), None)


def _begun(home: Home, day: date, rulebook: str) -> Path | None:
    for game in unfinished(home.saves):
        if game.rulebook == rulebook and len(game.people) == 1:
            replay = Replay()
            replay.read_file(game.path)
            if replay.record is not None and daily.day_of(replay.record, day) == day:
                return game.path
    return None


def _deal(console: Console, day: date, rulebook: str) -> None:
    console.say_text(console.words.sentence(daily_title(console.words, day)))
    record = _record(console, day, rulebook)
    if (save := tables.create(console, record)) is not None:
        tables.open_game(console, record, save)
    elif console.has_mode:
        console.resume()
    else:
        console.leave()


def _record(console: Console, day: date, rulebook: str) -> Record:
    words, setup = console.words, daily.deal(day, rulebook)
    name = own_name(console.settings, console.home, words.language)
    chosen = Choices(setup.rules, (name,), daily.COMPUTERS, daily.LEVEL)
    return chosen.record(computer_names(words), setup.seed)
