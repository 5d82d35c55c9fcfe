"""The player `random`: any card that fits. The others are measured against it (commands.md)."""

from __future__ import annotations

from access_uno.engine import COLOURS, Action, Phase, Play, View
from access_uno.engine.actions import ACCEPT, DRAW, NAMED_COLOURS
from access_uno.players.player import Player


class Random(Player):
    """Plays one of the cards that fit, each as likely, and draws only if there is none."""

    def decide(self, view: View, step: int) -> Action | None:
        if view.turn != self.seat:
            return None
        if view.phase is Phase.RESPONSE:
            return ACCEPT
        if view.phase is Phase.COLOUR:
            return NAMED_COLOURS[self.chance(step).below(len(COLOURS))]
        cards = view.playable(self.seat)
        if not cards:
            return DRAW
        chance = self.chance(step)
        card = cards[chance.below(len(cards))]
        colour = None if card.colour else COLOURS[chance.below(len(COLOURS))]
        return Play(card, colour, len(view.hand) == 2)


COMPUTER = Random
