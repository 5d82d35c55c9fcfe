"""The engine: its speed beside RLCard's, what copies and views cost, and whether chance comes out right."""

from __future__ import annotations

import json
import os
import subprocess
import timeit
from collections.abc import Callable
from functools import partial
from itertools import count
from math import sqrt
from pathlib import Path
from random import Random
from time import process_time

from access_uno.cli.simulate import simulate
from access_uno.engine import Game
from access_uno.engine.actions import ACCEPT, DRAW, NAMED_COLOURS, PLAYS
from access_uno.engine.position import PLAY, RESPONSE
from tests.bench.facts import FACTS, RULES, Facts
from tests.bench.rlcard_env import python_with_rlcard

_ROUNDS = 100_000
_MATCHES = 4_000


def main() -> None:
    """Speed first, then the long part."""
    _speed()
    _copies()
    for players, facts in FACTS.items():
        _statistics(players, facts)


# Speed


def _speed(repeats: int = 5, rounds: int = 1_000) -> None:
    """Both engines in turns; of each the best run counts, the one that other programs disturbed least."""
    python = python_with_rlcard()
    best: dict[str, float] = {}
    for repeat in range(repeats):
        rates = _rlcard(python, rounds)
        rates |= {str(players): _rate(players, rounds, repeat) for players in FACTS}
        rates |= {level: _simulated(level, rounds, repeat) for level in ("random", "normal")}
        best = {name: max(rate, best.get(name, 0)) for name, rate in rates.items()}
    for players in FACTS:
        print(f"engine: rounds per second with {players} players: {best[str(players)]:,.0f}")
    for what, ours, way, wanted in (
        ("the interface", "2", "env.run", " (at least 5)"),
        ("the interface", "2", "Game.step", " (at least 1.6)"),
        ("the interface", "2", "bare", " (at least 0.54, aim 0.75)"),
        ("simulate random,random", "random", "Game.step", " (at least 1, aim 1.5)"),
        ("simulate normal,normal", "normal", "Game.step", " (at least 0.8)"),
    ):
        print(
            f"engine: {what}, 2 players, {best[ours]:,.0f} rounds per second, times RLCard's {way} "
            f"of {best[way]:,.0f}: {best[ours] / best[way]:.2f}{wanted}"
        )


def _simulated(level: str, rounds: int, seed: int) -> float:
    """What `access-uno simulate` does, with the time of each decision and all statistics."""
    began = process_time()
    simulate(RULES, [level] * 2, rounds=rounds, seed=seed)
    return rounds / (process_time() - began)


def _rlcard(python: Path, rounds: int) -> dict[str, float]:
    script = Path(__file__).with_name("rlcard_speed.py")
    done = subprocess.run([python, script, str(rounds)], stdout=subprocess.PIPE, check=True)
    rates: dict[str, float] = json.loads(done.stdout)
    return rates


def _rate(players: int, rounds: int, repeat: int) -> float:
    random = Random(repeat).random
    began = process_time()
    for number in range(rounds):
        _play_round(players, repeat * rounds + number, random)
    return rounds / (process_time() - began)


def _play_round(players: int, seed: int, random: Callable[[], float]) -> None:
    """A round by the random policy, through the engine's public interface, with all its events."""
    game, _ = Game.deal(RULES, players, seed, dealer=players - 1)
    while (seat := game.turn) is not None:
        _move(game, seat, random)


def _move(game: Game, seat: int, random: Callable[[], float]) -> None:
    if cards := game.playable(seat):
        plays = PLAYS[cards[int(random() * len(cards))]]
        game.apply(seat, plays[0] if len(plays) == 1 else plays[int(random() * 4)])
    elif game.phase is PLAY:
        game.apply(seat, DRAW)
    elif game.phase is RESPONSE:
        game.apply(seat, ACCEPT)
    else:
        game.apply(seat, NAMED_COLOURS[int(random() * 4)])


# Copies and views


def _copies() -> None:
    for players in (2, 4, 10):
        game = _after_moves(players, 30)
        copy, view = _microseconds(game.copy), _microseconds(partial(game.view, 0))
        print(
            f"engine: {players} players, microseconds per player: "
            f"copy() {copy / players:.2f} (under 3), view() {view / players:.2f}"
        )


def _after_moves(players: int, moves: int) -> Game:
    """A game in the middle of a round."""
    random = Random(1).random
    for seed in count():
        game, _ = Game.deal(RULES, players, seed, dealer=0)
        for _ in range(moves):
            if game.turn is not None:
                _move(game, game.turn, random)
        if game.turn is not None:
            return game
    raise AssertionError("some round is that long")


def _microseconds(call: Callable[[], object]) -> float:
    return min(timeit.repeat(call, number=1_000, repeat=20)) * 1e3


# Statistics


def _statistics(players: int, facts: Facts) -> None:
    """Each figure beside the known one, and how many standard errors lie between."""
    levels, jobs = ["random"] * players, os.cpu_count() or 1
    found = simulate(RULES, levels, rounds=_ROUNDS, jobs=jobs)
    turns, points, reshuffles = found["turns"], found["winner_points"], found["reshuffles_per_round"]
    figures = [
        ("turns", turns["mean"], facts.turns[0], facts.turns[1]),
        ("winner's points", points["mean"], facts.points[0], facts.points[1]),
        ("reshuffles", reshuffles, facts.reshuffles, sqrt(facts.reshuffles)),
    ]
    for seat, (share, known) in enumerate(zip(found["win_share"], facts.wins, strict=True)):
        figures.append((f"share of wins of seat {seat}", share, known, sqrt(known * (1 - known))))
    say = f"engine: {players} players, {_ROUNDS:,} rounds:"
    for name, value, known, deviation in figures:
        errors = (value - known) / deviation * sqrt(_ROUNDS)
        print(f"{say} {name} {value:.4f}, known {known:.4f}, {errors:+.1f} standard errors (within 3)")
    for name, value, known in (
        ("standard deviation of turns", turns["sd"], facts.turns[1]),
        ("standard deviation of winner's points", points["sd"], facts.points[1]),
    ):
        print(f"{say} {name} {value:.1f}, known {known}")
    percentiles = [turns[f"p{percent}"] for percent in (5, 25, 50, 75, 95)]
    print(f"{say} turns at 5, 25, 50, 75 and 95 percent {percentiles}, known {list(facts.percentiles)}")
    matches = simulate(RULES, levels, matches=_MATCHES, seed=1, jobs=jobs)
    print(
        f"engine: {players} players, {_MATCHES:,} matches: rounds to {RULES.limit} points "
        f"{matches['rounds'] / _MATCHES:.1f}, known {facts.rounds_to_500}"
    )


if __name__ == "__main__":
    main()
