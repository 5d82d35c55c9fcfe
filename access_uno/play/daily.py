"""The deal of the day at this computer: played, gone on with, or told how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from access_uno.play import _home_tables as tables
from access_uno.play.player_name import last_choices, own_name
from access_uno.record import Replay, daily
from access_uno.record.saves import finished, unfinished
from access_uno.settings.choices import Choices
from access_uno.words.options import computer_names
from access_uno.words.results import daily_line

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date
    from pathlib import Path

    from access_uno.console.app import Console
    from access_uno.settings import Home


def begin(console: Console, rulebook: str = "") -> None:
    """Open today's deal, by the rulebook of the last game unless one is given."""
    wanted, day = rulebook or last_choices(console).rules.rulebook, daily.today()
    ended = next((one for one in results(console.home, day) if one.rulebook == wanted), None)
    if ended is not None:
        console.say("daily-played", line=daily_line(console.words, ended))
        if console.has_mode:
            console.resume()
        else:
            console.leave()
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


def _begun(home: Home, day: date, rulebook: str) -> Path | None:
    for game in unfinished(home.saves):
        if game.rulebook == rulebook and len(game.people) == 1:
            replay = Replay()
            replay.read_file(game.path)
            if replay.record is not None and daily.day_of(replay.record, day) == day:
                return game.path
    return None


def _deal(console: Console, day: date, rulebook: str) -> None:
    words, setup = console.words, daily.deal(day, rulebook)
    name = own_name(console.settings, console.home, words.language)
    chosen = Choices(setup.rules, (name,), daily.COMPUTERS, daily.LEVEL)
    record = chosen.record(computer_names(words), setup.seed)
    if (save := tables.create(console, record)) is not None:
        tables.open_game(console, record, save)
    elif console.has_mode:
        console.resume()
    else:
        console.leave()
