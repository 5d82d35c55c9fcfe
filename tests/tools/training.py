"""Makes weights.json: players learn from rounds against random players and among themselves.

Run `python -m tests.tools.training --help`. It is policy gradient: an action is chosen with odds that
follow from its score; after the round, what spoke for the choices of the winner gets more weight, and what
spoke for those of the others gets less.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import Any, Final, cast

from access_uno.engine import RULEBOOKS, Action, Game, Rules
from access_uno.engine.events import Event
from access_uno.players import make_player
from access_uno.players.memory import Memory
from access_uno.players.ranking import FEATURES, SITUATIONS, WEIGHTS, Ranking, Weights, reverse_hits

_MARIO: Final = RULEBOOKS["mario-de"]
_CLASSIC: Final = _MARIO.but(
    deck="classic", draw_four_bluff="prevent", two_player_reverse="again", uno_penalty=0
)
_RULES: Final = (_CLASSIC, _MARIO, _CLASSIC, RULEBOOKS["braille-de"])
_PLAYERS: Final = {"two": (2,), "many": (4, 3, 4, 6)}
_BATCH: Final = 400
_PACE: Final = 0.08
_SHARE_LEARNED: Final = 0.3  # of the decisions; the slopes of a score take long
_LONGEST: Final = 600
_NEVER: Final = -20.0

_START: Final = {"skip": 0.5, "reverse": 0.5, "draw_two": 0.5, "wild": -3, "star": -3, "draw_four": -3}
_START_HARD: Final = _START | {"draw": -5, "keep": -2, "answer": 2, "challenge": -1, "guilt": 2}
# What `normal` does not know or do: it draws only if it must, and it remembers and counts nothing.
_FIXED_NORMAL: Final = {
    "draw": _NEVER,
    "unseen_colour": 0.0,
    "unseen_symbol": 0.0,
    "unable": 0.0,
    "named_unseen": 0.0,
    "named_unable": 0.0,
}
_WIDTH: Final = len(FEATURES)
_SHARED: Final = SITUATIONS * _WIDTH


class Linear:
    """A score that knows how it depends on each weight: the ranking itself tells its slopes."""

    __slots__ = ("slopes", "value")

    def __init__(self, value: float, slopes: dict[int, float]) -> None:
        self.value = value
        self.slopes = slopes

    def __add__(self, other: Linear | float) -> Linear:
        if not isinstance(other, Linear):
            return Linear(self.value + other, self.slopes)
        slopes = dict(self.slopes)
        for number, slope in other.slopes.items():
            slopes[number] = slopes.get(number, 0.0) + slope
        return Linear(self.value + other.value, slopes)

    __radd__ = __add__

    def __mul__(self, factor: float) -> Linear:
        return Linear(self.value * factor, {number: slope * factor for number, slope in self.slopes.items()})

    __rmul__ = __mul__

    def __lt__(self, other: Linear) -> bool:
        return self.value < other.value


class Learner:
    """The weights of one level and table size while they are learned.

    A weight is the sum of one for its situation and one for all situations, so that what holds everywhere
    is learned quickly.
    """

    def __init__(self, level: str, size: str, seed: int) -> None:
        self.level, self.size = level, size
        self.fixed = _FIXED_NORMAL if level == "normal" else {}
        self.several = level == "hard" or size == "many"  # situations
        self.random = Random(seed)
        self.values = [0.0] * _SHARED + [(_START_HARD | self.fixed).get(name, 0.0) for name in FEATURES]
        self.slopes = [0.0] * len(self.values)
        self.mean = [0.0] * len(self.values)
        self.scatter = [0.0] * len(self.values)
        self.expected: dict[tuple[int, int, int], float] = {}
        self.batches = 0
        self.tables: dict[tuple[Rules, int], tuple[list[Weights], list[Weights]]] = {}

    def row(self, number: int) -> list[float]:
        """The weights of one situation."""
        start = number * _WIDTH
        return [self.values[start + n] + self.values[_SHARED + n] for n in range(_WIDTH)]

    def rankings(self, rules: Rules, players: int) -> tuple[list[Weights], list[Weights]]:
        """The tables to play with, and those that tell the slopes."""
        key = rules, players
        if key not in self.tables:
            again = reverse_hits(rules, players)
            plain = [Weights(self.row(number), players, again) for number in range(SITUATIONS)]
            slopes = []
            for number in range(SITUATIONS):
                linear = [
                    Linear(value, {number * _WIDTH + n: 1.0, _SHARED + n: 1.0})
                    for n, value in enumerate(self.row(number))
                ]
                slopes.append(Weights(cast(Any, linear), players, again))
            self.tables[key] = plain, slopes
        return self.tables[key]

    def play(self, number: int) -> None:
        """One round; the slopes of what was chosen are summed up."""
        rules = _RULES[number % len(_RULES)]
        sizes = _PLAYERS[self.size]
        players = sizes[number // len(_RULES) % len(sizes)]
        game, events = Game.deal(rules, players, self.random.getrandbits(60), dealer=players - 1)
        alone = self.random.randrange(players) if self.random.random() < 0.5 else None
        seats = range(players) if alone is None else [alone]
        students = {seat: Student(self, seat) for seat in seats}
        others = {
            seat: make_player("random", seat, number) for seat in range(players) if seat not in students
        }
        _tell(students, events, game)
        for step in range(_LONGEST):
            seat = game.turn
            if seat is None:
                break
            student = students.get(seat)
            action = student.decide(game) if student else others[seat].act(game.view(seat), step)
            assert action is not None
            _tell(students, game.apply(seat, action), game)
        for seat, student in students.items():
            student.learn(game.round_winner == seat)

    def step(self) -> None:
        """Change the weights a little (Adam)."""
        self.batches += 1
        pace = _PACE * self.pace_left
        for n, slope in enumerate(self.slopes):
            slope /= _BATCH
            self.mean[n] = 0.9 * self.mean[n] + 0.1 * slope
            self.scatter[n] = 0.999 * self.scatter[n] + 0.001 * slope * slope
            mean = self.mean[n] / (1 - 0.9**self.batches)
            scatter = self.scatter[n] / (1 - 0.999**self.batches)
            if FEATURES[n % _WIDTH] not in self.fixed and (self.several or n >= _SHARED):
                self.values[n] += pace * mean / (sqrt(scatter) + 1e-6)
        self.slopes = [0.0] * len(self.values)
        self.tables.clear()

    pace_left = 1.0

    def run(self, rounds: int) -> list[list[float]]:
        """Learn from so many rounds; the weights for every situation."""
        for number in range(rounds):
            self.play(number)
            if number % _BATCH == _BATCH - 1:
                self.pace_left = 1 - 0.9 * number / rounds
                self.step()
        return [[round(value, 2) for value in self.row(number)] for number in range(SITUATIONS)]


class Student:
    """A seat at which the learner plays."""

    def __init__(self, learner: Learner, seat: int) -> None:
        self.learner, self.seat = learner, seat
        self.memory = Memory(seat)
        self.choices: list[tuple[tuple[int, int, int], dict[int, float]]] = []

    def decide(self, game: Game) -> Action:
        """An action by its odds."""
        view = game.view(self.seat)
        plain, linear = self.learner.rankings(game.rules, game.players)
        random = self.learner.random
        learned = random.random() < _SHARE_LEARNED
        known = self.memory.known(view) if self.learner.level == "hard" else None
        options: Sequence[tuple[Any, Action]] = Ranking(linear if learned else plain, known).options(
            view, self.seat
        )
        if len(options) == 1:
            return options[0][1]
        scores = [score.value if isinstance(score, Linear) else score for score, _ in options]
        best = max(scores)
        weights = [exp(score - best) for score in scores]
        total = sum(weights)
        chosen = random.choices(range(len(options)), weights)[0]
        if learned:
            slopes: dict[int, float] = {}
            for number, (score, _) in enumerate(options):
                share = (number == chosen) - weights[number] / total
                for weight, slope in getattr(score, "slopes", {}).items():
                    slopes[weight] = slopes.get(weight, 0.0) + share * slope
            sizes = [len(hand) for hand in view.hands]
            self.choices.append(((view.players, sizes[self.seat], min(sizes)), slopes))
        return options[chosen][1]

    def learn(self, won: bool) -> None:
        """What was better than expected counts for what was chosen, what was worse against it."""
        expected = self.learner.expected
        for place, slopes in self.choices:
            surprise = won - expected.setdefault(place, 1 / place[0])
            expected[place] += 0.003 * surprise
            for weight, slope in slopes.items():
                self.learner.slopes[weight] += surprise * slope


def _tell(students: dict[int, Student], events: Sequence[Event], game: Game) -> None:
    for seat, student in students.items():
        if student.learner.level == "hard":
            student.memory.observe([event.seen_by(seat) for event in events], game.view(seat))


def main() -> None:
    """Learn one part of the weights anew and put it into the file."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("level", choices=("normal", "hard"))
    parser.add_argument("size", choices=tuple(_PLAYERS))
    parser.add_argument("--rounds", type=int, default=400_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    learned = Learner(given.level, given.size, given.seed).run(given.rounds)
    data = json.loads(WEIGHTS.read_text(encoding="utf-8")) if WEIGHTS.exists() else {}
    data.setdefault(given.level, {})[given.size] = learned
    WEIGHTS.write_text(json.dumps(data).replace("], [", "],\n["), encoding="utf-8")


if __name__ == "__main__":
    main()
