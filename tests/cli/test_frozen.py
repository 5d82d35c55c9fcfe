"""A program frozen into one file: what it starts as a process is itself."""

from __future__ import annotations

import pickle
import subprocess
import sys

from access_uno.engine import RULEBOOKS, Game
from access_uno.players import make_player, thinking

FROZEN = """
import sys
sys.frozen = True
from access_uno.cli import main
sys.exit(main())
"""


def frozen(*words: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The program, as if it were frozen."""
    return subprocess.run([sys.executable, "-c", FROZEN, *words], input=given, capture_output=True)


def test_a_frozen_program_thinks_when_it_is_asked_to() -> None:
    game, _ = Game.deal(RULEBOOKS["mario-de"], players=2, seed=7)
    assert game.turn is not None
    player = make_player("easy", game.turn, 1)
    job = pickle.dumps(thinking.Decision(player, game.view(game.turn), 0))
    done = frozen(*thinking.COMMAND, given=len(job).to_bytes(8) + job)
    assert (done.returncode, done.stderr) == (0, b"")
    assert pickle.loads(done.stdout) == player.act(game.view(game.turn), 0)


def test_a_frozen_program_is_the_program_otherwise() -> None:
    done = frozen("--version")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"access-uno ")
