"""The deal of a newcomer's first game: random, but without difficulties at once."""

from __future__ import annotations

from typing import Final

from access_uno.engine import Game
from access_uno.engine.cards import Symbol
from access_uno.engine.setup import Setup
from access_uno.settings.choices import new_seed
from access_uno.words.answers import first_of

_DEALS: Final = 1000  # tries; one deal in four is suitable


def kind(setup: Setup) -> Setup:
    """Return the setup with a seed of a suitable deal for the first seat."""
    deals = (setup.but(seed=new_seed()) for _ in range(_DEALS))
    return next((deal for deal in deals if _is_kind(Game.begin(deal)[0])), setup)


def _is_kind(game: Game) -> bool:
    """Return whether the newcomer begins with numbers: one on top, and one that fits in focus.

    At most two cards of the hand do more, and none is the Wild Draw Four, whose rule is the hardest.
    """
    view = game.view(0)
    if view.turn != 0 or view.top is None or view.top.symbol.number is None:
        return False
    first = first_of(view.recommended, view.hand)
    more = [card.symbol for card in view.hand if card.symbol.number is None]
    few = len(more) <= 2 and Symbol.WILD_DRAW_FOUR not in more
    return few and first is not None and first.symbol.number is not None
