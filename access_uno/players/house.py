"""What every computer player does about house rules and the customizable card, in one place."""

from __future__ import annotations

from access_uno.engine import Action, Phase, View
from access_uno.engine.actions import AGREE, PASS, PLAYS, CallUno, Catch, Choose, Demand, Discard, Jump, Show
from access_uno.players.player import Chance


def answer(view: View, seat: int, chance: Chance) -> Action | None:
    """What to do where a house rule asks or allows something; None where the player must know himself."""
    if view.phase is Phase.CHOICE and view.turn == seat:
        return _answer(view, view.legal(seat))
    if view.phase is Phase.RESPONSE and view.turn == seat:
        cards = view.playable(seat)
        return chance.pick(PLAYS[cards[0]]) if cards else None
    if view.turn != seat and view.fresh:
        return next((action for action in view.legal(seat) if isinstance(action, Jump)), None)
    return None


def _answer(view: View, legal: list[Action]) -> Action:
    """Agree, swap with whoever holds the fewest cards, get rid of a card, show the cheapest one."""
    if AGREE in legal:
        return AGREE
    swaps = [action for action in legal if isinstance(action, Choose)]
    if swaps:
        return min(swaps, key=lambda action: len(view.hands[action.seat]))
    discards = [action for action in legal if isinstance(action, Discard)]
    if discards:
        dearest = max(discards, key=lambda action: action.card.points)
        return dearest.but(uno=len(view.hand) == 2)
    shows = [action for action in legal if isinstance(action, Show)]
    return min(shows, key=lambda action: action.card.points) if shows else PASS


def instead(view: View, seat: int, chance: Chance) -> Action:
    """Something legal on one's turn, for a player who wanted what a house rule forbids."""
    legal = [action for action in view.legal(seat) if not isinstance(action, CallUno | Catch | Demand)]
    return chance.pick(legal)
