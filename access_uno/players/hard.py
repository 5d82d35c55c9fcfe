"""The level `hard`: imagines games that fit all it has seen, and plays them to their end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from access_uno.engine import Action, View
from access_uno.engine.actions import ACCEPT, CATCHES
from access_uno.engine.events import Event
from access_uno.players.memory import Memory
from access_uno.players.player import Player
from access_uno.players.ranking import Ranking, tables
from access_uno.players.search import best_action
from access_uno.players.worlds import Worlds

_COLOURS = 2  # so many colours of a wild card are worth trying


class Hard(Player):
    """Searches, starting from a ranking that was trained."""

    watches: ClassVar[bool] = True
    thinks_long: ClassVar[bool] = True
    budget: ClassVar[int] = 600  # games played to the end for one decision

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.memory = Memory(seat)
        self.interrupted: Callable[[], bool] = _never

    def observe(self, events: Sequence[Event], view: View) -> None:
        self.memory.observe(events, view)

    def decide(self, view: View, step: int) -> Action | None:
        if view.turn == self.seat and view.catchable - {self.seat}:
            return CATCHES[min(view.catchable - {self.seat})]
        self.memory.observe((), view)
        ranking = Ranking(tables("hard", view.rules, view.players), self.memory.known(view))
        options = ranking.options(view, self.seat, _COLOURS)
        if view.house:  # they may forbid what the rulebooks allow
            turn = view.turn
            assert turn is not None
            options = [
                option
                for option in options
                if view.why_not(turn if option[1] is ACCEPT else self.seat, option[1]) is None
            ] or options[:1]
        action = options[0][1]
        if len(options) > 1:
            worlds = Worlds(view, self.memory, self.chance(step).below(1 << 32))
            action = best_action(self.seat, options, worlds.deal, ranking, self.budget, self.interrupted)
        return None if action is ACCEPT and view.turn != self.seat else action


def _never() -> bool:
    return False


COMPUTER = Hard
