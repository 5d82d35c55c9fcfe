"""How good the coach's advice is. Takes an hour on two processors.

Options: --seed, other than which nothing but the times differs; and how much of each is measured, 0 for
nothing: --positions, --matches, --rounds.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from typing import ClassVar, Final

from access_uno.engine import RULEBOOKS, Action, View
from access_uno.engine.actions import without_call
from access_uno.engine.notation import action_text
from access_uno.players.coach import Coach
from access_uno.players.hard import Hard
from access_uno.players.normal import Normal
from access_uno.record.review import review
from tests.bench.facts import RULES
from tests.bench.matches import played
from tests.bench.positions import weighed
from tests.bench.tournament import compete

_SEED: Final = 1
_POSITIONS: Final = 300
_MATCHES: Final = 12
_ROUNDS: Final = 4_000
_DOUBT, _JUDGE = 400_000, 600_000  # as for a match with one decision


class Advised(Coach):
    """Does what the hint says at every turn, found in no more time than `hard` has."""

    budget: ClassVar[int] = Hard.budget


def main(options: Sequence[str] = ()) -> None:
    """Print each figure as it comes."""
    parser = ArgumentParser("bench coach", description=__doc__)
    for name, default in (
        ("seed", _SEED),
        ("positions", _POSITIONS),
        ("matches", _MATCHES),
        ("rounds", _ROUNDS),
    ):
        parser.add_argument(f"--{name}", type=int, default=default, help="default: %(default)s")
    given = parser.parse_args(options)
    if given.positions:
        positions(given.positions, given.seed)
    if given.matches:
        false_alarms(given.matches, given.seed)
    for entrant in (Advised, Hard) if given.rounds else ():
        found = compete(RULES, (entrant, Normal), given.rounds, given.seed)
        print(
            f"{entrant.__name__} against normal: {found.share:.1f} percent, error {found.error:.1f}; ", end=""
        )
        print(f"a decision takes {found.mean_ms:.0f} ms on average, {found.p99_ms:.0f} ms p99", flush=True)


def positions(count: int, seed: int) -> None:
    """Print how often the hint is the best action, and what is said about the action next to it."""
    counted: Counter[str] = Counter()
    for number, found in enumerate(islice(weighed(seed), count)):
        coach = Coach(0, number)
        view = found.game.view(0)
        coach.observe((), view)
        hint = coach.hint(view, 0).action
        counted["hint right" if hint == found.best else "hint other"] += 1
        taken = min(found.behind, key=found.behind.__getitem__)
        named = _named(coach, view, taken)
        verdict = "silent" if named is None else "right" if named == without_call(found.best) else "wrong"
        counted[verdict] += 1
        counted["forced wins"] += found.forced
        if hint != found.best or verdict != "right":
            told = action_text(hint, found.record.names), verdict, action_text(taken, found.record.names)
            print(f"Position {number}: hint {told[0]}; {told[1]} about {told[2]}\n{found}", flush=True)
    print(f"{count} positions, seed {seed}: {dict(counted)}", flush=True)


def _named(coach: Coach, view: View, taken: Action) -> Action | None:
    """Return what a review names as better than what was done; None if it is silent."""
    trial = coach.doubt(view, 0, taken, _DOUBT)
    advice = coach.judge(view, 0, taken, trial.action, _JUDGE) if trial is not None else None
    return None if advice is None else without_call(advice.action)


def false_alarms(matches: int, first: int) -> None:
    """Print how often `hard` is corrected, in matches of ten rounds, and how long a review takes."""
    decisions = alarms = 0
    times = []
    for seed in range(first, first + matches):
        rules = RULEBOOKS[("mario-de", "braille-de")[seed % 2]].but(rounds=10)
        text = played(rules, "hard", seed, players=2 + seed % 3)
        before = time.process_time()
        found = review(text, 0)
        times.append(time.process_time() - before)
        decisions += found.decisions
        alarms += len(found.moments)
    print(f"{matches} matches of hard: {alarms} alarms in {decisions} decisions; ", end="")
    print(
        f"a review takes {sum(times) / len(times):.1f} s on average, {max(times):.1f} s at most", flush=True
    )


if __name__ == "__main__":
    main()
