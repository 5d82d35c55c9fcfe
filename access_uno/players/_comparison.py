"""Two actions in the same imagined worlds: what each is worth there, and in what the worlds then differ."""

from __future__ import annotations

from typing import Final, NamedTuple

from access_uno.engine import Action, Card, Game
from access_uno.engine.position import PLAY
from access_uno.players._search import Deal, Search, Trial

# Standard errors by which one action must be better: at the end, and to stop before. Of a thousand pairs that
# are worth the same, three are then called different.
_SURELY: Final = 2.8
_EARLY: Final = 4.0
_FIRST_CHECK: Final = 100  # worlds; the checks after it come each time that these have doubled


class Course(NamedTuple):
    """How one world went on after an action; all but the worth and the two numbers are 0 or 1."""

    worth: float  # of the end
    won: float  # the round
    out: float  # without anyone else having been on turn
    again: float  # on turn once more at once
    beaten: float  # someone else ended the round before the next own turn
    stuck: float  # nothing to play at the next own turn
    guilty: float  # the Wild Draw Four to be answered was against the rules
    found: float  # the own Wild Draw Four was challenged with success
    wild: float  # lost with a wild card in the hand
    draws: float  # how often a card was drawn from the next own turn on
    points: float  # of the cards left in the hand


class Comparison:
    """What came out of two actions, world by world."""

    def __init__(self, one: Action, other: Action) -> None:
        self.one, self.other = one, other
        self._gains = [Trial(other) for _ in Course._fields]
        self._sums = [[0.0] * len(Course._fields), [0.0] * len(Course._fields)]
        self._worths = [[0.0, 0.0], [0.0, 0.0]]  # by lost and won rounds: the worth, and the weight

    def add(self, one: Course, other: Course, weight: float) -> None:
        for trial, before, after in zip(self._gains, one, other, strict=True):
            trial.add(after - before, weight)
        for course, sums in zip((one, other), self._sums, strict=True):
            for number, value in enumerate(course):
                sums[number] += weight * value
            worths = self._worths[course.won > 0]
            worths[0] += weight * course.worth
            worths[1] += weight

    def mean(self, name: str) -> tuple[float, float]:
        """Return what a feature is on average after the one action and after the other."""
        number, weight = Course._fields.index(name), self._gains[0].weight or 1.0
        return self._sums[0][number] / weight, self._sums[1][number] / weight

    def difference(self, name: str) -> Trial:
        """Return by how much a feature is greater after the other action, with its error."""
        return self._gains[Course._fields.index(name)]

    @property
    def a_round(self) -> float:
        """What it is worth to win the round rather than lose it; 0 where only one of both happens."""
        (lost, losses), (won, wins) = self._worths
        return max(0.0, won / wins - lost / losses) if wins and losses else 0.0

    @property
    def gain(self) -> float:
        """How many more of a hundred such rounds the other action is worth."""
        return 100 * self.difference("worth").mean / self.a_round if self.a_round else 0.0

    @property
    def error(self) -> float:
        return 100 * self.difference("worth").error / self.a_round if self.a_round else 0.0

    def is_sure(self, errors: float = _SURELY) -> bool:
        """Return whether one action is better by so many standard errors."""
        worth = self.difference("worth")
        return abs(worth.mean) > errors * worth.error


class Comparer(Search):
    """Compares two actions, and notes what happens after each."""

    def compare(self, one: Action, other: Action, deal: Deal, budget: int) -> Comparison:
        """Play both in dealt worlds until the difference is sure, or the budget is spent."""
        compared = Comparison(one, other)
        check = _FIRST_CHECK
        for worlds, (game, weight, luck) in enumerate(self._worlds(deal, budget), 1):
            compared.add(self._course(game.copy(), one, luck), self._course(game, other, luck), weight)
            if worlds == check:
                check *= 2
                if compared.is_sure(_EARLY):
                    break
        return compared

    def _course(self, game: Game, action: Action, luck: int) -> Course:
        """Do an action, play on, and return what happened."""
        seat = self.seat
        guilty = game.guilty
        self._begin(game, action)
        again = game.turn == seat and game.phase is PLAY
        while game.turn == seat:
            self._play_on(game, luck, most=1)
        out = game.turn is None and game.round_winner == seat
        found = self._is_found(game, luck)
        self._play_on(game, luck, until=seat)
        beaten = game.turn is None and not out
        stuck = game.turn is not None and game.phase is PLAY and not game.playable(seat)
        draws = self._play_on(game, luck)
        return self._end(game, (out, again, beaten, stuck, guilty, found), draws)

    def _is_found(self, game: Game, luck: int) -> bool:
        """Let an own Wild Draw Four be answered; return whether it was found to be against the rules."""
        if not (game.challengeable and game.source == self.seat and game.turn is not None):
            return False
        guilty, held = game.guilty, len(game.hands[self.seat])
        self._play_on(game, luck, most=1)
        return guilty and len(game.hands[self.seat]) > held

    def _end(self, game: Game, happened: tuple[bool, ...], draws: int) -> Course:
        hand: list[Card] = game.hands[self.seat]
        out, again, beaten, stuck, guilty, found = map(float, happened)
        won = float(game.round_winner == self.seat)
        wild = float(not won and any(card.colour is None for card in hand))
        points = float(sum(card.points for card in hand))
        worth = self.value(game, self.seat)
        return Course(worth, won, out, again, beaten, stuck, guilty, found, wild, draws, points)
