"""What every computer player does about house rules and the customizable card, in one place.

A search may ask it in an imagined world as well as in a view.
"""

from __future__ import annotations

from collections.abc import Callable

from access_uno.engine import Action, Phase, Position
from access_uno.engine.actions import AGREE, PASS, PLAYS, CallUno, Catch, Choose, Demand, Discard, Jump, Show
from access_uno.players.player import Chance


def act(position: Position, seat: int, chance: Chance, decide: Callable[[], Action | None]) -> Action | None:
    """Return what a player does where house rules are in force; `decide` gives the action without them."""
    action = _own(position, seat, chance) or decide()
    if action is None or position.why_not(seat, action) is None:
        return action
    if position.turn != seat:
        return None
    legal = [action for action in position.legal(seat) if not isinstance(action, CallUno | Catch | Demand)]
    return chance.pick(legal)


def _own(position: Position, seat: int, chance: Chance) -> Action | None:
    """Return the action that house rules ask for or allow, or None."""
    if position.phase is Phase.CHOICE and position.turn == seat:
        return _answer(position, seat, position.legal(seat))
    if position.phase is Phase.RESPONSE and position.turn == seat:
        cards = position.playable(seat)
        return chance.pick(PLAYS[cards[0]]) if cards else None
    if position.turn != seat and position.fresh:
        return next((action for action in position.legal(seat) if isinstance(action, Jump)), None)
    return None


def _answer(position: Position, seat: int, legal: list[Action]) -> Action:
    """Agree, swap with the player who holds the fewest cards, get rid of a card, show the cheapest one."""
    if AGREE in legal:
        return AGREE
    swaps = [action for action in legal if isinstance(action, Choose)]
    if swaps:
        return min(swaps, key=lambda action: position.cards_left(action.seat))
    discards = [action for action in legal if isinstance(action, Discard)]
    if discards:
        dearest = max(discards, key=lambda action: action.card.points)
        return dearest.but(uno=len(position.hands[seat]) == 2)
    shows = [action for action in legal if isinstance(action, Show)]
    return min(shows, key=lambda action: action.card.points) if shows else PASS
