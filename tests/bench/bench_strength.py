"""How well the computer players play; writes a note of its date into docs/notes. Takes half an hour.

The shares of rounds won belong to the rules of `facts.RULES`. Nothing but the times depends on the machine.
"""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import ClassVar, Final

from access_uno.cli.simulate import simulate
from access_uno.engine import RULEBOOKS
from access_uno.players.easy import Easy
from access_uno.players.hard import Hard
from access_uno.players.normal import Normal
from access_uno.players.player import Player
from access_uno.players.random import Random
from tests.bench.bluffs import AlwaysBluffs, NeverBluffs, NeverChallenges, Table, weigh
from tests.bench.facts import RULES
from tests.bench.rlcard_env import python_with_rlcard
from tests.bench.tournament import Entrant, compete

_ROOT: Final = Path(__file__).parents[2]
_NOTES: Final = _ROOT / "docs" / "notes"
_SEED: Final = 1
_QUICK: Final = 10_000  # rounds of players that do not think long: half a point of standard error
_COMPARED: Final = 4_000  # as many as with another budget (docs/notes)
_SLOW: Final = 1_100  # one and a half
_MATCHES: Final = 16


class Tenth(Hard):
    """`hard` with a tenth of its budget."""

    budget: ClassVar[int] = Hard.budget // 10


# Name, players, rounds, the aim
_PAIRINGS: Final[tuple[tuple[str, tuple[Entrant, ...], int, str], ...]] = (
    ("easy against random", (Easy, Random), _QUICK, "50 to 57"),
    ("normal against random", (Normal, Random), _QUICK, "at least 63"),
    ("normal against three random", (Normal, Random, Random, Random), _QUICK, "at least 32.5"),
    ("hard against random", (Hard, Random), _COMPARED, "at least 69"),
    ("hard against three random", (Hard, Random, Random, Random), _SLOW, "at least 34.5"),
    ("hard against normal", (Hard, Normal), _SLOW, "at least 55"),
    ("hard with a tenth of its budget against normal", (Tenth, Normal), 2 * _SLOW, "at least 50"),
)


def main() -> None:
    """Print each figure as it comes, and write all of them into a note of today."""
    lines: list[str] = []
    for part in (_shares, _beside_rlcard, _bluffs, _jobs):
        lines.append("")
        for line in part():
            print(line, flush=True)
            lines.append(line)
    title = "# How well the computer players play, as measured"
    about = "Written by `make bench-strength`; [strength](../strength.md) tells what it means."
    note = _NOTES / f"{date.today()}-strength.md"
    note.write_text("\n".join([title, "", about, *lines, ""]), encoding="utf-8")


def _shares() -> Iterator[str]:
    yield f"## Shares of rounds won, seed {_SEED}"
    yield ""
    for name, entrants, rounds, wanted in _PAIRINGS:
        found = compete(RULES, entrants, rounds, _SEED)
        yield (
            f"- {name}: {found.share:.1f} percent of {rounds:,} rounds, standard error {found.error:.1f} "
            f"(wanted {wanted}). A decision takes {found.mean_ms:.3f} ms on average, "
            f"99 of 100 take at most {found.p99_ms:.2f} ms."
        )


def _beside_rlcard() -> Iterator[str]:
    yield f"## Beside RLCard 1.2, two players, seed {_SEED}"
    yield ""
    done = subprocess.run(
        [python_with_rlcard(), "-m", "tests.bench.rlcard_players", str(_QUICK), str(_SLOW), str(_SEED)],
        cwd=_ROOT,
        env=os.environ | {"PYTHONPATH": str(_ROOT)},
        stdout=subprocess.PIPE,
        check=True,
    )
    for name, (share, rounds) in json.loads(done.stdout).items():
        yield f"- {name}: {share:.1f} percent of {rounds:,} rounds"


def _bluffs() -> Iterator[str]:
    yield f"## Bluffs and challenges of hard, Super Mario UNO in German, two players, {_MATCHES} matches each"
    yield ""
    yield "A point is one of a hundred rounds: so many more were won by daring than by not daring."
    yield ""
    opponents: tuple[tuple[str, type[Player]], ...] = (
        ("normal", Normal),
        ("a player who always bluffs", AlwaysBluffs),
        ("a player who never bluffs", NeverBluffs),
        ("a player who never challenges", NeverChallenges),
    )
    for name, kind in opponents:
        table = weigh(RULEBOOKS["mario-de"], (Hard, kind), _MATCHES, _SEED)
        for what in ("bluff", "challenge"):
            yield f"- Against {name}, {what}: {_weighed(table, what)}"


def _weighed(table: Table, what: str) -> str:
    parts = []
    for dared, word in ((True, "taken"), (False, "left")):
        gains = table.get((what, dared))
        count = gains.count if gains else 0
        part = f"{count} chances {word}"
        if gains:
            part += f", which brought or would have brought {gains.mean:+.1f} points, error {gains.error:.1f}"
        parts.append(part)
    return "; ".join(parts) + "."


def _jobs() -> Iterator[str]:
    yield "## Two processes"
    yield ""
    levels = ["normal"] * 4
    one, two = (simulate(RULES, levels, rounds=_QUICK, seed=_SEED, jobs=jobs) for jobs in (1, 2))
    same = "the same" if one["wins"] == two["wins"] else "not the same"
    ratio = two["rounds_per_second"] / one["rounds_per_second"]
    yield f"- `simulate --jobs 2` plays {ratio:.2f} times as fast (wanted 1.8), and the result is {same}."


if __name__ == "__main__":
    main()
