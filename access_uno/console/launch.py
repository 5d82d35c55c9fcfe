"""Starting and leaving the console: what the player hears with, what he types with, and where troubles go."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from access_uno.console.app import Console
from access_uno.console.outlet import Outlet
from access_uno.console.screen import Screen
from access_uno.settings import Settings, home
from access_uno.words import Words

if TYPE_CHECKING:
    from access_uno.record import Record, Replay
    from access_uno.saves import Journal

_log = logging.getLogger(__name__)


def run(given: dict[str, Any], begin: Callable[[Console], None]) -> int:
    """Open the console as the settings and the command line say, let `begin` open the first mode, and go."""
    settings = Settings(home().settings)
    settings.give(**given)
    console = make_console(settings)
    logging.basicConfig(filename=_log_file(), level=logging.WARNING)
    try:
        console.tell_troubles()
        begin(console)
        if console.running:
            front_end(console)
        console.outlet.tell_last(console.words.say("goodbye"))
    except Exception:
        _log.exception("the console broke")
        console.outlet.tell_last(console.words.say("something-broke", path=str(home().log)))
        return 70
    finally:
        console.outlet.stop()
    return 0


def make_console(settings: Settings) -> Console:
    """The console for these settings, on this terminal."""
    profile = settings.general
    on_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    by_keys = profile.typing == "keys" or (profile.typing == "auto" and on_terminal)
    outlet = Outlet(Screen(sys.stdout, keys=by_keys and sys.stdout.isatty()), profile)
    console = Console(settings, Words(profile.language), outlet, by_keys)
    console.use(profile)
    return console


def front_end(console: Console) -> None:
    """Run the console with keys or with lines until it is left."""
    if console.by_keys:
        from access_uno.console.keys import KeysFrontEnd

        KeysFrontEnd(console).run()
    else:
        from access_uno.console.lines import LinesFrontEnd

        LinesFrontEnd(console).run()


def open_game(console: Console, record: Record, journal: Journal, past: Replay | None = None) -> None:
    """Sit down at a table: a new game, or one that goes on."""
    from access_uno.console.game import GameMode
    from access_uno.table import Table

    table = Table(record, journal, past)

    def done() -> None:
        if table.over:
            journal.finish(home().saves)
        else:
            journal.close()
        console.close(mode)

    mode = GameMode(console, table, done)
    console.open(mode)


def _log_file() -> str:
    """The log, in a folder that exists; nowhere if there can be none."""
    try:
        home().log.parent.mkdir(parents=True, exist_ok=True)
        home().log.open("a").close()
    except OSError:
        import os

        return os.devnull
    return str(home().log)
