"""Tables at this computer: begun, gone on with, and saved in its files."""

from __future__ import annotations

import contextlib
from pathlib import Path

from access_uno.console.app import Console
from access_uno.engine.position import GAME_OVER
from access_uno.engine.setup import SetupError
from access_uno.record import Record, Replay, results
from access_uno.record.saves import SavedGame, SaveError, SaveFile, new_save, unfinished
from access_uno.settings import Home
from access_uno.settings.choices import Choices
from access_uno.words.narration import save_trouble
from access_uno.words.options import computer_names


def open_game(console: Console, record: Record, save: SaveFile, past: Replay | None = None) -> None:
    """Sit down at a table: a new game, or one that goes on."""
    from access_uno.play._home_game import HomeGame
    from access_uno.table import Table

    HomeGame(console, Table(record, save, past), save, goes_on=past is not None).open()


def create(console: Console, record: Record) -> SaveFile | None:
    """Return a save for a new match; if it cannot begin, say why not."""
    try:
        record.setup.check()
        return new_save(console.home.saves, record.names, record.header())
    except SetupError as error:
        console.say(f"error-{error.code}", **error.facts)
    except SaveError as error:
        say_trouble(console, error)
    return None


def begin(console: Console, chosen: Choices) -> bool:
    """Begin what was chosen; if that cannot be, say why not."""
    return _begin(console, chosen.record(computer_names(console.words)), chosen)


def begin_first(console: Console, chosen: Choices) -> bool:
    """Begin a newcomer's first game: without a draw for the dealer the newcomer begins, and the deal is kind.

    Nothing was chosen, not even a name, so nothing is remembered.
    """
    from access_uno.play.first_deal import kind

    record = chosen.record(computer_names(console.words))
    setup = record.setup.but(dealer=chosen.seats - 1)
    with contextlib.suppress(SetupError):  # why it cannot begin is told in a moment
        setup = kind(setup)
    return _begin(console, record.but(setup=setup))


def _begin(console: Console, record: Record, chosen: Choices | None = None) -> bool:
    if (save := create(console, record)) is None:
        return False
    if chosen is not None:
        console.settings.remember_game(chosen.table())
        console.tell_troubles()
    open_game(console, record, save)
    return True


def go_on(console: Console, path: Path) -> None:
    """Go on with a saved match."""
    try:
        save, past = SaveFile.resume(path)
    except SaveError as error:
        say_trouble(console, error)
        console.resume()
        return
    if is_over(past):
        put_away(console.home, save)
        console.say("save-finished")
        console.resume()
        return
    go_on_with(console, save, past)


def go_on_with(console: Console, save: SaveFile, past: Replay) -> None:
    """Go on with a match that was opened; say so if the end of its file was damaged."""
    if save.was_cut:
        console.say("save-cut")
    assert past.record is not None
    open_game(console, past.record, save, past)


def try_again(console: Console, names: tuple[str, ...], text: str) -> None:
    """Play on from where another match stood."""
    try:
        save = new_save(console.home.saves, names, text)
    except SaveError as error:
        say_trouble(console, error)
        console.resume()
        return
    save.close()
    go_on(console, save.path)


def saved(home: Home) -> list[SavedGame]:
    """Return the matches that can go on, the newest first. One that was left at its very end is put away."""
    games = unfinished(home.saves)
    ended: set[float] = set()
    with contextlib.suppress(OSError):
        ended = {match.time for match in results.kept(home.results)} if games else ended
    return [game for game in games if game.time not in ended or not _put_away_if_over(home, game)]


def _put_away_if_over(home: Home, game: SavedGame) -> bool:
    with contextlib.suppress(SaveError):
        save, past = SaveFile.resume(game.path)
        if is_over(past):
            put_away(home, save)
            return True
        save.close()
    return False


def put_away(home: Home, save: SaveFile) -> None:
    """Count a match that is over, and offer it no more."""
    with contextlib.suppress(OSError):  # nothing can be done here that could not be done at its end
        results.count(home.results, save.path)
    save.finish(home.saves)


def is_over(past: Replay) -> bool:
    """Return whether nothing of a match is left to play."""
    return past.game is not None and past.game.phase is GAME_OVER


def say_trouble(console: Console, error: SaveError) -> None:
    """Say which saved game cannot be read or written, and why."""
    console.say_text(save_trouble(error, console.words.language))
