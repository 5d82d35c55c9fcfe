"""Computer players: they see a view, never the game.

>>> from access_uno.engine import RULEBOOKS, Game
>>> game, _ = Game.deal(RULEBOOKS["mario-de"], players=2, seed=7)
>>> player = make_player("random", seat=game.turn, seed=1)
>>> action = player.decide(game.view(game.turn), step=0)
>>> game.why_not(game.turn, action) is None
True
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from access_uno.players.levels import LEVELS

if TYPE_CHECKING:
    from access_uno.players.player import Player

__all__ = ["LEVELS", "make_player"]


def make_player(level: str, seat: int, seed: int) -> Player:
    """Return a computer player for this seat; its decisions by chance follow from the seed."""
    return _kind(level)(seat, seed)


@cache
def _kind(level: str) -> type[Player]:
    """Return the class of a level, imported only now, so that a game without strong players starts faster."""
    if level not in LEVELS:
        raise ValueError(f"there is no level {level!r}")
    kind: type[Player] = import_module(f"access_uno.players.{level}").COMPUTER
    return kind
