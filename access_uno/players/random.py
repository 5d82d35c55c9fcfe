"""The player `random`: any card that fits. The others are measured against it."""

from __future__ import annotations

from typing import Final

from access_uno.engine import COLOURS, Action, View
from access_uno.engine.actions import ACCEPT, DRAW, NAMED_COLOURS, PASS, PLAYS, STARS, UNO_PLAYS
from access_uno.engine.chance import MASK, STEP, scrambled
from access_uno.engine.position import COLOUR, PLAY, RESPONSE
from access_uno.players.player import Player

_REST: Final = (1 << 32) - 1


class Random(Player):
    """Plays one of the cards that fit, each as likely, and draws only if there is none."""

    def decide(self, view: View, step: int) -> Action | None:
        cards = view.playable(self.seat)
        if not cards:
            return self._without_cards(view, step)
        plays = UNO_PLAYS if view.cards_left(self.seat) == 2 else PLAYS
        if len(cards) == 1 and cards[0].colour:
            return plays[cards[0]][0]  # no chance in it
        choice = self._number(step) * len(cards)
        card = cards[choice >> 32]
        return plays[card][0 if card.colour else _colour(choice & _REST)]

    def _number(self, step: int) -> int:
        """Return 32 bits for one decision, the same whenever asked: all the chance that it needs."""
        return scrambled(self._key + step * STEP & MASK) >> 32

    def _without_cards(self, view: View, step: int) -> Action | None:
        """Return what it does if it can play no card now."""
        if view.turn != self.seat:
            return None
        phase = view.phase
        if phase is PLAY:
            return DRAW
        if phase is RESPONSE:
            return self._answer(view, step)
        if phase is COLOUR:
            return NAMED_COLOURS[_colour(self._number(step))]
        return PASS

    def _answer(self, view: View, step: int) -> Action:
        """Return the answer to a penalty.

        It answers with a star only where it could never lay it otherwise: a round must end.
        """
        if view.rules.star_as_wild == "no" and view.why_not(self.seat, STARS[0]) is None:
            return STARS[_colour(self._number(step))].but(uno=view.cards_left(self.seat) == 2)
        return ACCEPT


def _colour(number: int) -> int:
    """Return the place of a colour, by 32 bits of chance."""
    return number * len(COLOURS) >> 32


COMPUTER = Random
