"""The level `easy`: plays like a child. It follows the rules, avoids hitting others, and forgets."""

from __future__ import annotations

from typing import Final

from access_uno.engine import COLOURS, Action, Card, Phase, Play, Symbol, View
from access_uno.engine.actions import ACCEPT, CATCHES, DRAW, NAMED_COLOURS, PASS, STARS
from access_uno.players.player import Chance, Player

_FORGETS_UNO: Final = 25  # of a hundred times
_CATCHES: Final = 20
_ANSWERS: Final = 50
_THINKS: Final = 45


class Easy(Player):
    """Lays any card that fits; in thoughtful turns numbers first, then actions, then wild cards."""

    def decide(self, view: View, step: int) -> Action | None:
        if view.turn != self.seat:
            return None
        chance = self.chance(step)
        caught = view.catchable - {self.seat}
        if caught and chance.happens(_CATCHES):
            return CATCHES[min(caught)]
        match view.phase:
            case Phase.RESPONSE:
                return self._answer(view, chance)
            case Phase.COLOUR:
                return NAMED_COLOURS[self._colour(view, chance)]
            case _:
                return self._play(view, chance)

    def _answer(self, view: View, chance: Chance) -> Action:
        star = STARS[self._colour(view, chance)]
        if view.why_not(self.seat, star) is None and chance.happens(_ANSWERS):
            return star.but(uno=self._calls(view, chance))
        return ACCEPT

    def _play(self, view: View, chance: Chance) -> Action:
        cards = view.playable(self.seat)
        honest = view.playable_honestly(self.seat)
        instead = PASS if view.phase is Phase.DRAWN else DRAW
        if not honest and view.why_not(self.seat, instead) is None:
            return instead
        cards = honest or cards
        if chance.happens(_THINKS):
            kindest = min(_unkindness(card) for card in cards)
            cards = [card for card in cards if _unkindness(card) == kindest]
        card = chance.pick(cards)
        colour = None if card.colour else COLOURS[self._colour(view, chance)]
        return Play(card, colour, self._calls(view, chance))

    def _colour(self, view: View, chance: Chance) -> int:
        """Return the place of a colour: any, or in thoughtful turns the one that it holds most of."""
        if not chance.happens(_THINKS):
            return chance.below(len(COLOURS))
        held = [card.colour for card in view.hand]
        return max(range(len(COLOURS)), key=lambda number: held.count(COLOURS[number]))

    def _calls(self, view: View, chance: Chance) -> bool:
        return len(view.hand) == 2 and not chance.happens(_FORGETS_UNO)


def _unkindness(card: Card) -> int:
    """Return how much a card hurts: numbers do not; wild cards are too good to be laid at once."""
    if card.colour is None:
        return 3 if card.symbol is Symbol.WILD_DRAW_FOUR else 2
    return 0 if card.symbol.number is not None else 1


COMPUTER = Easy
