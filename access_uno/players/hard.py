"""The level `hard`: imagines games that fit all it has seen, and plays them to their end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from access_uno.engine import Action, View
from access_uno.engine.actions import ACCEPT, CATCHES, CHALLENGE
from access_uno.engine.events import Event
from access_uno.players._comparison import Comparer
from access_uno.players._worlds import Worlds
from access_uno.players._worth import match_chance
from access_uno.players.memory import Memory
from access_uno.players.player import Player
from access_uno.players.ranking import Option, Ranking, Weights, tables

_COLOURS = 2  # how many colours of a wild card are worth trying
_SURE = 0.5  # standard errors by which another action must be better than the one ranked first


class Hard(Player):
    """Searches, starting from a ranking that was trained."""

    watches: ClassVar[bool] = True
    thinks_long: ClassVar[bool] = True
    budget: ClassVar[int] = 22_000  # actions of imagined games for one decision
    value = staticmethod(match_chance)  # of their ends

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.memory = Memory(seat)

    def observe(self, events: Sequence[Event], view: View) -> None:
        self.memory.observe(events, view)

    def decide(self, view: View, step: int) -> Action | None:
        if view.turn == self.seat and view.catchable - {self.seat}:
            return CATCHES[min(view.catchable - {self.seat})]
        self.memory.observe((), view)
        options = self.options(view)
        action = options[0][1] if len(options) == 1 else self._searched(view, options, step)
        return None if action is ACCEPT and view.turn != self.seat else action

    def options(self, view: View) -> list[Option]:
        """Return what it could do, with scores from the ranking."""
        doubt = self.memory.doubts(view.after(self.seat))
        options = Ranking(_weights(view), self.memory.known(view), doubt).options(view, self.seat, _COLOURS)
        if view.challengeable:  # the ranking does not know the offender: the search alone decides
            options = [(0.0 if action is CHALLENGE else score, action) for score, action in options]
        if not view.house_rules:
            return options
        # House rules may forbid what the rulebooks allow.
        turn = view.turn
        assert turn is not None
        allowed = [
            option
            for option in options
            if view.why_not(turn if option[1] is ACCEPT else self.seat, option[1]) is None
        ]
        return allowed or options[:1]

    def _searched(self, view: View, options: list[Option], step: int) -> Action:
        """Return the action that does best in imagined games."""
        search, worlds = self.search(view, step)
        sure = 0.0 if view.challengeable else _SURE
        return search.best(options, worlds.deal, self.budget, sure)

    def search(self, view: View, step: int) -> tuple[Comparer, Worlds]:
        """Return a search by what it knows, and the games that it imagines."""
        chance = self.chance(step)
        worlds = Worlds(view, self.memory, chance.below(1 << 32))
        ranking = Ranking(_weights(view), self.memory.known(view))
        doubts = self.memory.doubts
        return Comparer(self.seat, ranking, doubts, chance, self.interrupted, self.value), worlds


def _weights(view: View) -> Sequence[Weights]:
    return tables("hard", view.rules, view.players)


COMPUTER = Hard
