"""UNO and nothing else: the cards, the rules, and a game that obeys them.

>>> from access_uno.engine import RULEBOOKS, Game
>>> game, events = Game.deal(RULEBOOKS["mario-de"], players=3, seed=7)
>>> action = game.legal(game.turn)[0]
>>> game.why_not(game.turn, action) is None
True
>>> events = game.apply(game.turn, action)
"""

from access_uno.engine.actions import (
    Accept,
    Action,
    CallUno,
    Catch,
    Challenge,
    Demand,
    Draw,
    NameColour,
    Next,
    Pass,
    Play,
    Star,
)
from access_uno.engine.cards import BACK, CLASSIC_DECK, COLOURS, FACES, MARIO_DECK, Card, Colour, Symbol
from access_uno.engine.game import Game, IllegalActionError, Phase, Position, Refusal, View
from access_uno.engine.rules import RULEBOOKS, RuleError, Rules

__all__ = [
    "BACK",
    "CLASSIC_DECK",
    "COLOURS",
    "FACES",
    "MARIO_DECK",
    "RULEBOOKS",
    "Accept",
    "Action",
    "CallUno",
    "Card",
    "Catch",
    "Challenge",
    "Colour",
    "Demand",
    "Draw",
    "Game",
    "IllegalActionError",
    "NameColour",
    "Next",
    "Pass",
    "Phase",
    "Play",
    "Position",
    "Refusal",
    "RuleError",
    "Rules",
    "Star",
    "Symbol",
    "View",
]
