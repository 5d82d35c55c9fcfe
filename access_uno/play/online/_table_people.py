"""The people at a table online: as a scene has them, and what can be done about each, such as a report."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from operator import call
from typing import TYPE_CHECKING, Final

from access_uno.console.bindings import key_name
from access_uno.console.menu import Pick
from access_uno.console.scene import Deed
from access_uno.play.table_scene import AtTable
from access_uno.protocol import wishes

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.console.bindings import Context
    from access_uno.play.online.online_session import OnlineSession
    from access_uno.protocol import messages
    from access_uno.words import Words

PLAYING: Final = {
    "say": "together-say",
    "who": "together-who-here",
    "friends": "friends-menu",
    "report": "report-person",
}
WATCHING: Final = {
    **PLAYING,
    "others": "together-about-others",
    "leave": "together-leave-table",
    "keys": "deed-keys",
}
"""Commands about the people, with the messages that are their words."""


def people_deeds(words: Words, context: Context, named: Mapping[str, str]) -> list[Deed]:
    """Return what can be done about the people at the table, with its keys."""
    return [
        Deed(command, words.text(name), key_name(words, context.keys[command][0]))
        for command, name in named.items()
    ]


def around(table: messages.Table) -> AtTable:
    """Return who is away, and where computers play."""
    players = list(enumerate(table.players))
    computers = frozenset(seat for seat, player in players if player.level)
    away = frozenset(seat for seat, player in players if not player.here)
    return AtTable(computers, away - computers)


def ask_about_others(online: OnlineSession, then: Callable[[Callable[[], None]], None] = call) -> None:
    """Ask which person at the table is meant, and what is to be done about them; `then` does it."""
    console, client = online.console, online.client
    words = console.words

    def about(name: str) -> None:
        ignored = "yes" if online.ignores(name) else "no"
        options: list[tuple[Callable[[], None], str]] = []
        if online.may_nudge(name):
            options.append((partial(online.nudge, name), words.text("together-nudge", name=name)))
        options.append(
            (partial(online.ignore, name), words.text("together-ignore", name=name, ignored=ignored))
        )
        if client.table is not None and client.table.owner == client.name:
            for on in (True, False):
                text = words.text("together-silence", name=name, on="yes" if on else "no")
                options.append((partial(online.silence, name, on), text))
        Pick(console, name, options, then).open()

    ask_person(console, "together-about-others", online.others(), about)


def ask_person(console: Console, title: str, names: Iterable[str], done: Callable[[str], None]) -> None:
    """Ask for one of several people."""
    options = [(name, name) for name in names]
    Pick(console, console.words.text(title), options, done).open()


def ask_to_report(online: OnlineSession) -> None:
    """Ask which person at the table is to be reported."""
    if online.others():
        ask_person(online.console, "report-ask", online.others(), partial(report, online))
    else:
        online.console.say("report-no-person")


def report(online: OnlineSession, name: str) -> None:
    """Report a person, once it is said whether the last lines of talk go with it."""
    console, words = online.console, online.console.words

    def send(with_talk: bool) -> None:
        online.client.ask(wishes.Report(name, with_talk), lambda _: console.say("report-done", name=name))

    options = [(False, words.text("report-plain")), (True, words.text("report-talk"))]
    Pick(console, words.text("report-how", name=name), options, send).open()
