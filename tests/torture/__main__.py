"""For as long as one likes: python -m tests.torture [SECONDS] [FIRST SEED].

What breaks is told with the line that repeats it, and stays in its folder.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Final

from tests.torture import attack, cluster, drawn, houses, kills, leaks, liars, monkey, mutants, week

TORTURES: Final[dict[str, Callable[[Path, int], object]]] = {
    "keys": monkey.keys,
    "lines": monkey.lines,
    "drawn": drawn.drawn,
    "records": mutants.records,
    "settings": mutants.settings,
    "kills": kills.kills,
    "houses": houses.houses,
    "cluster": cluster.cluster,
    "liars": liars.liars,
    "week": week.week,
    "attack": attack.attack,
    "leaks": partial(leaks.leaks, rounds=10),  # the rest of them get their turn, too
}


def main(seconds: float, seed: int, only: str = "") -> int:
    """Torture in turn; how many broke something."""
    begun = time.monotonic()
    print(f"Torture for {seconds:.0f} seconds, from seed {seed} on.", flush=True)
    broken, done = 0, dict.fromkeys(TORTURES, 0)
    for name in cycle([only] if only else TORTURES):
        if time.monotonic() - begun > seconds and done[name]:
            break
        broken += not tried(name, seed)
        done[name] += 1
        seed += 1
    told = ", ".join(f"{count} of {name}" for name, count in done.items() if count)
    print(f"{told}: {broken} broke something.")
    return broken


def tried(name: str, seed: int) -> bool:
    """Whether one torture with this seed broke nothing."""
    folder = Path(tempfile.mkdtemp(prefix=f"torture-{name}-{seed}-"))
    os.environ["ACCESS_UNO_HOME"] = str(folder / "home")
    try:
        TORTURES[name](folder / "home", seed)
    except Exception:
        traceback.print_exc()
        print(f"Again with: python -m tests.torture 0 {seed} {name}. It lies in {folder}.", flush=True)
        return False
    shutil.rmtree(folder)
    return True


if __name__ == "__main__":
    words = sys.argv[1:]
    length = float(words[0]) if words else 3600.0
    first = int(words[1]) if len(words) > 1 else time.time_ns() % 1_000_000_000
    sys.exit(bool(main(length, first, words[2] if len(words) > 2 else "")))
