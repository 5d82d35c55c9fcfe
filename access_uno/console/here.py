"""A match at this computer: the game on the console, at a table that is saved in its files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from access_uno.console.game import GameMode
from access_uno.console.history import LONGEST

if TYPE_CHECKING:
    from access_uno.console.app import Console
    from access_uno.host import Host
    from access_uno.saves import Journal


class GameHere(GameMode):
    """All people at the table sit at this console."""

    def __init__(self, console: Console, host: Host, journal: Journal, goes_on: bool = False) -> None:
        """`goes_on`: what has happened already is heard once more, as far as the history goes back."""
        since = max(host.steps - LONGEST, -1) if goes_on else None
        chairs = [host.chair(seat, console.look_again, paces=True, since=since) for seat in host.people]
        super().__init__(console, chairs, self._get_up, goes_on)
        self._host = host
        self._journal = journal

    def _get_up(self) -> None:
        """Everybody has left the table."""
        self._host.close()
        if self._host.waits.what == "over":
            self._journal.finish(self.console.home.saves)
        else:
            self._journal.close()
        self.console.close(self)
