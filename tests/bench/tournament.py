"""Rounds among players of any kind, each on every seat in turn: how often one wins, how long it thinks."""

from __future__ import annotations

import multiprocessing
import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from access_uno.cli.simulate import Contest, Statistics
from access_uno.engine import Rules
from access_uno.engine.chance import mixed
from access_uno.players.player import Player

Entrant = type[Player]
_CHUNK = 25


@dataclass
class Result:
    """What came out for the first of the entrants."""

    rounds: int = 0
    wins: int = 0
    times: Counter[int] = field(default_factory=Counter)  # decisions by nanoseconds

    @property
    def share(self) -> float:
        """Percent of the rounds won."""
        return 100 * self.wins / self.rounds

    @property
    def error(self) -> float:
        """The standard error of the share."""
        return sqrt(self.share * (100 - self.share) / self.rounds)

    @property
    def mean_ms(self) -> float:
        """A decision's mean time."""
        return sum(time * count for time, count in self.times.items()) / self.times.total() / 1e6

    @property
    def p99_ms(self) -> float:
        """99 of 100 decisions take no longer."""
        return sorted(self.times.elements())[self.times.total() * 99 // 100] / 1e6


def compete(rules: Rules, entrants: Sequence[Entrant], rounds: int, seed: int) -> Result:
    """The first of the entrants against the others; nothing but the times depends on the machine."""
    starts = range(0, rounds, _CHUNK)
    chunks = [(rules, tuple(entrants), seed, start, min(start + _CHUNK, rounds)) for start in starts]
    total = Result()
    with multiprocessing.get_context("fork").Pool(os.cpu_count()) as pool:
        for part in pool.imap_unordered(_play_chunk, chunks):
            total.rounds += part.rounds
            total.wins += part.wins
            total.times.update(part.times)
    return total


def _play_chunk(chunk: tuple[Rules, tuple[Entrant, ...], int, int, int]) -> Result:
    rules, entrants, seed, start, end = chunk
    result = Result()
    for number in range(start, end):
        one, first = mixed(seed, number), number % len(entrants)
        order = [entrants[(seat - first) % len(entrants)] for seat in range(len(entrants))]
        statistics = Statistics(len(entrants))
        Contest(rules, [kind(seat, one) for seat, kind in enumerate(order)], one, statistics).run(False)
        result.rounds += 1
        result.wins += statistics.wins[first]
        result.times.update(statistics.times[entrants[0].__name__.lower()])
    return result
