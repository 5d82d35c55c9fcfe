"""Which action turns out best when possible games are played to their end.

The budget is a number of such games, never a time: the same seed gives the same answer on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from access_uno.engine import Action, Game
from access_uno.engine.actions import ACCEPT
from access_uno.players.house import act as at_home
from access_uno.players.player import Chance
from access_uno.players.ranking import Option, Ranking
from access_uno.players.worth import match_chance

_MARGIN: Final = 3.0  # what ranks so far below the best is not tried
_SURE: Final = 1.0  # standard errors by which another action must be better than the one ranked first
_LONGEST: Final = 400  # actions until an imagined round is given up as a draw
_NO_CHANCE: Final = Chance(0)


class InterruptedSearchError(Exception):
    """Somebody asked the search to stop."""


class Trial:
    """One action with its results, each compared with the first-ranked action in the same world."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.count = 0
        self.sum = self.squares = 0.0

    def add(self, gain: float) -> None:
        """What it brought more than the first-ranked one."""
        self.count += 1
        self.sum += gain
        self.squares += gain * gain

    @property
    def mean(self) -> float:
        """The mean gain."""
        return self.sum / max(1, self.count)

    @property
    def surely(self) -> float:
        """The gain that one can rely on."""
        if self.count < 2:
            return 0.0
        variance = max(0.0, self.squares / self.count - self.mean**2)
        return self.mean - _SURE * sqrt(variance / self.count)


def best_action(
    seat: int,
    options: Sequence[Option],
    deal: Callable[[], Game],
    ranking: Ranking,
    budget: int,
    interrupted: Callable[[], bool],
) -> Action:
    """The option that does best in dealt worlds; the one ranked first if none is surely better."""
    ranked = sorted(options, key=lambda option: -option[0])
    first = ranked[0][1]
    trials = [Trial(action) for score, action in ranked[1:] if score > ranked[0][0] - _MARGIN]
    stages = len(trials).bit_length()
    for _ in range(stages):
        for _ in range(budget // stages // (len(trials) + 1)):
            if interrupted():
                raise InterruptedSearchError
            world = deal()
            base = _outcome(world.copy(), seat, first, ranking)
            for trial in trials:
                trial.add(_outcome(world.copy(), seat, trial.action, ranking) - base)
        trials.sort(key=lambda trial: -trial.mean)
        trials = trials[: (len(trials) + 1) // 2]
    best = max(trials, key=lambda trial: trial.surely, default=None)
    return best.action if best is not None and best.surely > 0 else first


def _outcome(game: Game, seat: int, action: Action, ranking: Ranking) -> float:
    """Do it and play on; what the end is worth."""
    turn = game.turn
    assert turn is not None
    # Who is not hit and does nothing lets the player hit draw.
    game.apply(turn if action is ACCEPT else seat, action)
    for _ in range(_LONGEST):
        turn = game.turn
        if turn is None:
            break
        game.apply(turn, _chosen(game, turn, ranking))
    return match_chance(game, seat)


def _chosen(game: Game, seat: int, ranking: Ranking) -> Action:
    if not game.house:
        return ranking.choose(game, seat)
    action = at_home(game, seat, _NO_CHANCE, lambda: ranking.choose(game, seat))
    assert action is not None, "who is on turn does something"
    return action
