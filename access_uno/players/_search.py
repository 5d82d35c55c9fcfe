"""Which action turns out best when possible games are played to their end.

The budget is a number of imagined actions, never a time: the same seed gives the same answer on every
machine, and the answer takes about as long for any number of players and length of rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import inf, sqrt
from typing import Final

from access_uno.engine import Action, Game, Star
from access_uno.engine.actions import ACCEPT, CATCHES, CHALLENGE, DRAW
from access_uno.players._house_rules import act as at_home
from access_uno.players._worth import match_chance
from access_uno.players.player import Chance
from access_uno.players.ranking import Option, Ranking

_MARGIN: Final = 3.0  # what ranks so far below the best is not tried: always drawing would end no round
_LONGEST: Final = 400  # actions until an imagined round is given up as a draw
_BEGINNING: Final = 8  # actions that take as long as dealing an imagined game
_LOOK: Final = 20  # how many worlds between two checks for what is surely worse
_SURELY: Final = 2.5  # standard errors by which it must be worse: there are many checks


class InterruptedSearchError(Exception):
    """The search was asked to stop."""


Deal = Callable[[], tuple[Game, float]]
"""Deals a world, and says how much it counts."""


class Trial:
    """One action with its results, each compared with those of the first action in the same world."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.weight = self.squared_weights = 0.0
        self.sum = self.squares = 0.0

    def add(self, gain: float, weight: float) -> None:
        """Add the gain over the first action in a world of this weight."""
        self.weight += weight
        self.squared_weights += weight * weight
        self.sum += weight * gain
        self.squares += weight * gain * gain

    @property
    def mean(self) -> float:
        return self.sum / self.weight if self.weight else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite with fewer than two worlds."""
        if self.weight * self.weight < 2 * self.squared_weights or not self.weight:
            return inf
        variance = max(0.0, self.squares / self.weight - self.mean**2)
        return sqrt(variance * self.squared_weights) / self.weight

    def surely(self, errors: float) -> float:
        """Return the gain to rely on, by so many standard errors; none while nothing is known."""
        error = self.error
        return self.mean - errors * error if error < inf else 0.0

    def at_best(self, errors: float) -> float:
        """Return the gain that it will hardly exceed."""
        return self.mean + errors * self.error


def _settled(trials: Sequence[Trial]) -> bool:
    """Return whether nothing is left to compare: all are surely worse than the first one, or one better."""
    return not trials or (len(trials) == 1 and trials[0].surely(_SURELY) > 0)


def worth_trying(options: Sequence[Option]) -> list[Action]:
    """Return the actions that rank well enough to be tried, the first-ranked one first."""
    ranked = sorted(options, key=lambda option: -option[0])
    return [action for score, action in ranked if score > ranked[0][0] - _MARGIN]


class Search:
    """Compares what one seat could do, in games that it imagines."""

    def __init__(
        self,
        seat: int,
        ranking: Ranking,
        doubts: Callable[[int], float],
        chance: Chance,
        interrupted: Callable[[], bool],
        value: Callable[[Game, int], float] = match_chance,
    ) -> None:
        self.seat = seat
        self.ranking = ranking  # by which all seats play on
        self.doubts = doubts  # how likely a seat challenges
        self.chance = chance
        self.interrupted = interrupted
        self.value = value  # of an end, to the seat
        self._spent = 0  # actions of imagined games

    def best(self, options: Sequence[Option], deal: Deal, budget: int, sure: float) -> Action:
        """Return the option that does best in dealt worlds.

        An option other than the first-ranked one must be better by `sure` standard errors.
        """
        first, *others = worth_trying(options)
        rival = self.rival(first, others, deal, budget, sure)
        return rival.action if rival is not None and rival.surely(sure) > 0 else first

    def rival(
        self, first: Action, others: Sequence[Action], deal: Deal, budget: int, sure: float
    ) -> Trial | None:
        """Return the trial of the other action that does best beside the first, by `sure` standard errors.

        None if all are surely worse than the first, or there are none.
        """
        trials = [Trial(action) for action in others]
        stages = len(trials).bit_length()
        for _ in range(stages):
            trials = self._stage(first, trials, deal, budget // stages)
            if _settled(trials):
                break
            trials = trials[: (len(trials) + 1) // 2]
        return max(trials, key=lambda trial: trial.surely(sure), default=None)

    def _worlds(self, deal: Deal, budget: int) -> Iterator[tuple[Game, float, int]]:
        """Yield dealt worlds, how much each counts, and its luck, until the budget is spent."""
        end = self._spent + budget
        while self._spent < end:
            if self.interrupted():
                raise InterruptedSearchError
            yield *deal(), self.chance.below(100)

    def _stage(self, first: Action, trials: list[Trial], deal: Deal, budget: int) -> list[Trial]:
        """Run one round of rollouts in shared worlds; return the surviving candidates, best first.

        A candidate that is surely worse than another is dropped; the round ends early where nothing is left
        to compare.
        """
        for worlds, (game, weight, luck) in enumerate(self._worlds(deal, budget), 1):
            base = self._outcome(game.copy(), first, luck)
            for trial in trials:
                trial.add(self._outcome(game.copy(), trial.action, luck) - base, weight)
            if worlds % _LOOK == 0:
                least = max(0.0, *(trial.surely(_SURELY) for trial in trials))
                trials = [trial for trial in trials if trial.at_best(_SURELY) >= least]
                if _settled(trials):
                    break
        return sorted(trials, key=lambda trial: -trial.mean)

    def _outcome(self, game: Game, action: Action, luck: int) -> float:
        """Do an action, play on, and return the value of the end."""
        self._begin(game, action)
        self._play_on(game, luck)
        return self.value(game, self.seat)

    def _begin(self, game: Game, action: Action) -> None:
        seat = self.seat
        if action is ACCEPT:  # a seat that is not hit and does nothing lets the player hit draw
            assert game.turn is not None
            seat = game.turn
        elif action is CATCHES[seat]:
            seat = game.after(seat)
        game.apply(seat, action)
        self._spent += _BEGINNING

    def _play_on(self, game: Game, luck: int, until: int | None = None, most: int | None = None) -> int:
        """Play to the end of the round, or to the turn of a seat; return how often the own seat drew."""
        seat, draws = self.seat, 0
        for _ in range(_LONGEST if most is None else most):
            turn = game.turn
            if turn is None or turn == until:
                break
            self._spent += 1
            action = self._chosen(game, turn)
            if game.challengeable and game.source == seat and type(action) is not Star:
                doubtful = luck < 100 * self.doubts(turn) and game.why_not(turn, CHALLENGE) is None
                action = CHALLENGE if doubtful else ACCEPT
            elif action is DRAW and turn == seat:
                draws += 1
            game.carry_out(turn, action)
        return draws

    def _chosen(self, game: Game, seat: int) -> Action:
        if not game.house_rules:
            return self.ranking.choose(game, seat)
        action = at_home(game, seat, self.chance, lambda: self.ranking.choose(game, seat))
        assert action is not None, "who is on turn does something"
        return action
