"""The level `normal`: quick and sound, from what lies on the table and nothing else."""

from __future__ import annotations

from access_uno.engine import Action, View
from access_uno.engine.actions import ACCEPT, CATCHES
from access_uno.players.player import Player
from access_uno.players.ranking import Ranking, common_ranking, tables


class Normal(Player):
    """Does what ranks highest."""

    _ranking: Ranking | None = None

    def decide(self, view: View, step: int) -> Action | None:
        catchable = view.catchable
        if catchable and view.turn == self.seat and catchable != {self.seat}:
            return CATCHES[min(catchable - {self.seat})]
        if self._ranking is None:
            self._ranking = common_ranking(tables("normal", view.rules, view.players))
        action = self._ranking.choose(view, self.seat)
        return None if action is ACCEPT and view.turn != self.seat else action


COMPUTER = Normal
