"""Playing with others, from the start menu: at a server that is known, at another, or at one opened here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from access_uno.command_line.arguments import UsageError
from access_uno.console.entry import Entry
from access_uno.console.menu import Item, Menu
from access_uno.play.online._local_server import LocalServer
from access_uno.play.online.join import Invitation, JoinMode
from access_uno.play.online.known_servers import KnownServers

_MOST_SHOWN: Final = 9


class OnlineStartMenu(Menu):
    """Where to play with others; the server where one was last comes first."""

    called = "start-together"

    def items(self) -> Sequence[Item]:
        known = [
            Item(
                self.text("together-known", address=server.address, name=server.name),
                partial(self._visit, Invitation(server.address)),
                server.address,
            )
            for server in KnownServers(self.console.home.known_servers).all()[:_MOST_SHOWN]
        ]
        return [
            *known,
            Item(self.text("together-elsewhere"), self._ask_address, "elsewhere"),
            Item(self.text("together-here"), self._open_here, "here"),
        ]

    def _ask_address(self) -> None:
        title, check = self.text("together-elsewhere-ask"), self._why_no_address
        Entry(self.console, title, lambda text: self._visit(Invitation(text)), check=check).open()

    def _why_no_address(self, text: str) -> str | None:
        try:
            Invitation(text)
        except UsageError as error:
            return self.text(f"usage-{error.code}", **error.facts)
        return None

    def _visit(self, invitation: Invitation) -> None:
        def left(status: int) -> None:  # noqa: ARG001
            self.console.close(mode)

        mode = JoinMode(self.console, invitation, "", invitation.first(), left)
        mode.open()

    def _open_here(self) -> None:
        opened = LocalServer(self.console.home, self.console.words.language)
        address = opened.open()
        if address is None:
            self.console.say_text(opened.trouble)
            return
        self.console.say("serve-opened", address=opened.invitation)

        def left(status: int) -> None:  # noqa: ARG001
            close()
            self.console.close(mode)

        def close() -> None:
            self.console.at_end = lambda: None
            opened.close()

        self.console.at_end = close  # a program that is told to end says goodbye to those at its server

        mode = JoinMode(self.console, Invitation(address), "", None, left)
        mode.open()
