"""How good the coach's advice is. Takes an hour on two processors.

Nothing but the times depends on the machine.
"""

from __future__ import annotations

import time
from collections import Counter
from itertools import islice
from typing import ClassVar, Final

from access_uno.engine import RULEBOOKS, View
from access_uno.engine.actions import without_call
from access_uno.players.coach import Coach
from access_uno.players.hard import Hard
from access_uno.players.normal import Normal
from access_uno.record.review import review
from tests.bench.facts import RULES
from tests.bench.matches import played
from tests.bench.positions import Weighed, weighed
from tests.bench.tournament import compete

_SEED: Final = 1
_POSITIONS: Final = 300
_MATCHES: Final = 12
_ROUNDS: Final = 4_000
_DOUBT, _JUDGE = 400_000, 600_000  # as for a match with one decision


class Advised(Coach):
    """Does what the hint says at every turn, found in no more time than `hard` has."""

    budget: ClassVar[int] = Hard.budget


def main() -> None:
    """Print each figure as it comes."""
    positions(_POSITIONS, _SEED)
    false_alarms(_MATCHES)
    for entrant in (Advised, Hard):
        found = compete(RULES, (entrant, Normal), _ROUNDS, _SEED)
        print(f"{entrant.__name__} against normal: {found.share:.1f} percent, error {found.error:.1f}")


def positions(count: int, seed: int) -> None:
    """Print how often the hint is the best action, and what is said about the action next to it."""
    counted: Counter[str] = Counter()
    for number, found in enumerate(islice(weighed(seed), count)):
        coach = Coach(0, number)
        view = found.game.view(0)
        coach.observe((), view)
        counted["hints right"] += coach.hint(view, 0).action == found.best
        counted[_verdict(coach, view, found)] += 1
        counted["forced wins"] += found.forced
    print(f"{count} positions, seed {seed}: {dict(counted)}", flush=True)


def _verdict(coach: Coach, view: View, found: Weighed) -> str:
    taken = min(found.behind, key=found.behind.__getitem__)
    trial = coach.doubt(view, 0, taken, _DOUBT)
    advice = coach.judge(view, 0, taken, trial.action, _JUDGE) if trial is not None else None
    if advice is None:
        return "silent"
    return "mistake right" if without_call(advice.action) == without_call(found.best) else "mistake wrong"


def false_alarms(matches: int) -> None:
    """Print how often `hard` is corrected, in matches of ten rounds, and how long a review takes."""
    decisions = alarms = 0
    times = []
    for seed in range(matches):
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
