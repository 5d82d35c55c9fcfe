"""Games that may be the one at the table, as far as a seat can tell."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from access_uno.engine import Card, Game, View
from access_uno.players.memory import Memory

# Another player may have drawn though a card fitted: so often conclusions from a draw are ignored.
_DOUBT: Final = 0.1


class Worlds:
    """Deals the cards that the seat cannot see to where they may be, a new way at each call."""

    def __init__(self, view: View, memory: Memory, seed: int) -> None:
        self._view = view
        # Only random() gives the same numbers in every version of Python.
        self._random = Random(seed).random
        left = Counter(view.rules.cards)
        left.subtract(view.hand)
        left.subtract(view.discard)
        self._slots = [slot for seat, slots in enumerate(memory.slots) if seat != view.seat for slot in slots]
        left.subtract([slot for slot in self._slots if isinstance(slot, Card)])
        self._cards = [card for card in dict.fromkeys(view.rules.cards) for _ in range(left[card])]
        self._bluffs = memory.bluffs(view.source) if view.challengeable and view.source is not None else 1.0

    def deal(self) -> tuple[Game, float]:
        """Return one such game and its weight.

        One with a bluff counts as much as the memory thinks it likely.
        """
        game = Game.from_view(self._view, self._hidden(), int(self._random() * 2**53))
        return game, self._bluffs if game.guilty else 1.0

    def _hidden(self) -> list[Card]:
        """Return the cards of the others, seat by seat, then the draw pile."""
        chance = self._random
        keys = [chance() for _ in self._cards]
        pile = [self._cards[number] for number in sorted(range(len(keys)), key=keys.__getitem__)]
        doubtful = chance() < _DOUBT
        hidden = []
        for slot in self._slots:
            if isinstance(slot, Card):
                hidden.append(slot)
            elif doubtful or not slot:
                hidden.append(pile.pop())
            else:
                hidden.append(_first_other(pile, slot))
        return hidden + pile


def _first_other(pile: list[Card], excluded: frozenset[Card]) -> Card:
    """Take the first card that is none of these; any card if there is no other."""
    for number in range(len(pile) - 1, -1, -1):
        if pile[number] not in excluded:
            return pile.pop(number)
    return pile.pop()
