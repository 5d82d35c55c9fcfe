"""Reports a person to the administrators: who is meant, and whether what was said goes with it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from access_uno.console.menu import Pick
from access_uno.protocol import wishes

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.play.online.online_session import OnlineSession


def ask_to_report(console: Console, online: OnlineSession) -> None:
    """Ask which person at the table is to be reported."""
    if not online.others():
        console.say("report-nobody")
        return
    options = [(name, name) for name in online.others()]
    title = console.words.text("report-ask")
    console.open(Pick(console, title, options, None, partial(report, console, online)))


def report(console: Console, online: OnlineSession, name: str) -> None:
    """Report a person, once it is said whether the last lines of talk go with it."""
    words = console.words

    def send(with_talk: bool) -> None:
        online.client.ask(wishes.Report(name, with_talk), lambda _: console.say("report-done", name=name))

    options = [(False, words.text("report-plain")), (True, words.text("report-talk"))]
    console.open(Pick(console, words.text("report-how", name=name), options, None, send))
