"""Rounds and matches of computer players, and their statistics."""

from __future__ import annotations

import math
import os
import signal
import traceback
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from itertools import islice
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from time import perf_counter, perf_counter_ns
from typing import Any, Final, cast

from access_uno.engine import Action, Game, Phase, Rules
from access_uno.engine.actions import NEXT
from access_uno.engine.chance import mixed
from access_uno.engine.events import Event, Reshuffled, TurnBegan
from access_uno.players import make_player
from access_uno.players.player import Player
from access_uno.players.responders import decided, only_on_turn

Progress = Callable[[int, int], None]
"""Called with how many of how many rounds, or matches, are done."""

_CHUNKS_PER_JOB: Final = 16
_SAFE_PATH: Final = "PYTHONSAFEPATH"


def simulate(
    rules: Rules,
    levels: Sequence[str],
    *,
    rounds: int | None = None,
    matches: int | None = None,
    seed: int = 0,
    jobs: int = 1,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play `rounds` single rounds, or whole matches; return the object that `simulate --json` prints.

    Only the times depend on the number of jobs: each round has a seed of its own.
    """
    count = rounds if matches is None else matches
    if count is None or (rounds is not None and matches is not None):
        raise TypeError("simulate takes either rounds or matches")
    began = perf_counter()
    size = max(1, -(-count // (jobs * _CHUNKS_PER_JOB)))
    chunks = [
        (rules, tuple(levels), matches is not None, seed, start, min(start + size, count))
        for start in range(0, count, size)
    ]
    total = Statistics(len(levels))
    done = 0
    for part in _played(chunks, jobs):
        total.add(part)
        done = min(count, done + size)
        if progress is not None:
            progress(done, count)
    return total.summary(levels, perf_counter() - began, matches)


Chunk = tuple[Rules, tuple[str, ...], bool, int, int, int]


def _played(chunks: Sequence[Chunk], jobs: int) -> Iterator[Statistics]:
    if jobs == 1 or len(chunks) == 1:
        yield from map(_play_chunk, chunks)
        return
    left = iter(chunks)
    helpers, ends = [], []
    try:
        for chunk in islice(left, jobs):
            ours, theirs = Pipe()
            process = Process(target=_help, args=(ours, theirs))
            with _safe_path():
                process.start()
            helpers.append(process)
            ends.append(ours)
            theirs.close()
            ours.send(chunk)
        for _ in chunks:
            ready = cast(Connection, wait(ends)[0])
            played = ready.recv()
            if isinstance(played, Exception):
                raise played
            for chunk in islice(left, 1):
                ready.send(chunk)
            yield played
    finally:
        for process in helpers:
            process.kill()  # SIGTERM may mean something else to the calling program
            process.join()


@contextmanager
def _safe_path() -> Iterator[None]:
    """Keep Python processes that are started meanwhile from importing from the current folder.

    Where multiprocessing does not fork, it starts `python -c`, which looks there first.
    """
    before = os.environ.get(_SAFE_PATH)
    os.environ[_SAFE_PATH] = "1"
    try:
        yield
    finally:
        del os.environ[_SAFE_PATH]
        if before is not None:
            os.environ[_SAFE_PATH] = before


def _help(ours: Connection, theirs: Connection) -> None:
    """Run as a process that plays what it is sent, until it is killed or the sender is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the main process
    ours.close()
    with suppress(EOFError, OSError):
        while True:
            chunk = theirs.recv()
            try:
                played: Statistics | Exception = _play_chunk(chunk)
            except Exception as error:
                error.add_note(traceback.format_exc())
                played = error
            theirs.send(played)


def _play_chunk(chunk: Chunk) -> Statistics:
    rules, levels, whole_match, seed, start, end = chunk
    statistics = Statistics(len(levels))
    for number in range(start, end):
        one = mixed(seed, number)
        players = [make_player(level, seat, one) for seat, level in enumerate(levels)]
        Contest(rules, players, one, statistics).run(whole_match)
    return statistics


class Statistics:
    """Counts that can be added up in any order."""

    def __init__(self, players: int) -> None:
        self.rounds = self.void = self.reshuffles = 0
        self.wins = [0] * players
        self.match_wins = [0] * players
        self.turns: Counter[int] = Counter()
        self.points: Counter[int] = Counter()
        # By level: decisions by nanoseconds
        self.times: defaultdict[str, Counter[int]] = defaultdict(Counter)

    def add(self, other: Statistics) -> None:
        """Add the counts of another process."""
        self.rounds += other.rounds
        self.void += other.void
        self.reshuffles += other.reshuffles
        self.wins = [one + more for one, more in zip(self.wins, other.wins, strict=True)]
        self.match_wins = [one + more for one, more in zip(self.match_wins, other.match_wins, strict=True)]
        self.turns.update(other.turns)
        self.points.update(other.points)
        for level, times in other.times.items():
            self.times[level].update(times)

    def summary(self, levels: Sequence[str], seconds: float, matches: int | None) -> dict[str, Any]:
        """Return the object for programs; for matches it also has the wins."""
        turns = _described(self.turns)
        for percent in (5, 25, 50, 75, 95):
            turns[f"p{percent}"] = _percentile(self.turns, percent)
        result: dict[str, Any] = {
            "rounds": self.rounds,
            "seconds": seconds,
            "rounds_per_second": self.rounds / seconds if seconds else 0.0,
            "players": list(levels),
            "wins": self.wins,
            "win_share": [wins / self.rounds if self.rounds else 0.0 for wins in self.wins],
            "void": self.void,
            "turns": turns,
            "winner_points": _described(self.points),
            "reshuffles_per_round": self.reshuffles / self.rounds if self.rounds else 0.0,
            "decision_ms": {
                level: {
                    "mean": _described(times)["mean"] / 1e6,
                    "p99": _percentile(times, 99) / 1e6,
                }
                for level, times in self.times.items()
            },
        }
        if matches is not None:
            result |= {"matches": matches, "match_wins": self.match_wins}
        return result


class Contest:
    """One round or one match among players."""

    def __init__(self, rules: Rules, players: Sequence[Player], seed: int, statistics: Statistics) -> None:
        self.statistics = statistics
        self.players = players
        self.watching = [player for player in players if player.watches]
        # The last seat deals, so that seat 0 is left of the dealer.
        self.game, self.opening = Game.deal(rules, len(players), seed, dealer=len(players) - 1)
        self.apply = self.game.apply
        self.views = [self.game.window(seat) for seat in range(len(players))]
        self.decide = [player.act if self.game.house_rules else player.decide for player in players]
        self.spans: list[list[int]] = [[] for _ in players]  # nanoseconds of each decision, by seat
        self.alone = only_on_turn(rules)
        self.step = 0
        self.told(self.opening)

    def run(self, whole_match: bool) -> None:
        self.round(self.opening)
        while whole_match and self.game.phase is not Phase.GAME_OVER:
            events = self.apply(0, NEXT)
            self.step += 1
            self.told(events)
            self.round(events)
        for seat in self.game.champions:
            self.statistics.match_wins[seat] += 1
        for player, spans in zip(self.players, self.spans, strict=True):
            self.statistics.times[type(player).__name__.lower()].update(spans)

    def round(self, heard: list[Event]) -> None:
        """Play until the round is over; count it and its events."""
        game, alone, watching, apply, now = self.game, self.alone, self.watching, self.apply, perf_counter_ns
        thinking = [spans.append for spans in self.spans]
        seats = [*zip(self.decide, self.views, thinking, strict=True)]
        step = self.step
        while (seat := game.turn) is not None:
            if alone:  # in most cases: the rest is then the game and the players
                decide, view, thought = seats[seat]
                before = now()
                action = decide(view, step)
                thought(now() - before)
                assert action is not None, "who is on turn does something"
            else:
                seat, action = decided(game, partial(self.thought, step))
            events = apply(seat, action)
            heard += events
            step += 1
            if watching:
                self.told(events)
        self.step = step
        self.count([*map(type, heard)])

    def thought(self, step: int, seat: int) -> Action | None:
        """Return what a player does, and count how long they thought."""
        before = perf_counter_ns()
        action = self.decide[seat](self.views[seat], step)
        self.spans[seat].append(perf_counter_ns() - before)
        return action

    def count(self, kinds: Sequence[type[Event]]) -> None:
        """Count a round and the events in it."""
        game, statistics = self.game, self.statistics
        statistics.rounds += 1
        statistics.turns[kinds.count(TurnBegan)] += 1
        statistics.reshuffles += kinds.count(Reshuffled)
        if game.round_winner is None or game.round_points is None:
            statistics.void += 1
            return
        statistics.wins[game.round_winner] += 1
        statistics.points[sum(game.round_points)] += 1

    def told(self, events: Sequence[Event]) -> None:
        """Tell the players that remember events."""
        for player in self.watching:
            player.observe([event.seen_by(player.seat) for event in events], self.views[player.seat])


def _described(counts: Counter[int]) -> dict[str, float]:
    """Return mean and standard deviation from exact sums, the same for any number of processes."""
    number = counts.total()
    if not number:
        return {"mean": 0.0, "sd": 0.0}
    total = sum(value * times for value, times in counts.items())
    squares = sum(value * value * times for value, times in counts.items())
    return {"mean": total / number, "sd": math.sqrt(number * squares - total * total) / number}


def _percentile(counts: Counter[int], percent: int) -> int:
    """Return the smallest value that so many of a hundred do not exceed."""
    wanted = counts.total() * percent
    seen = 0
    for value in sorted(counts):
        seen += counts[value] * 100
        if seen >= wanted:
            return value
    return 0
