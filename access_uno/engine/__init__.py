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
    Agree,
    CallUno,
    Catch,
    Challenge,
    Choose,
    Demand,
    Disagree,
    Discard,
    Draw,
    Jump,
    NameColour,
    Next,
    Pass,
    Play,
    Show,
    Star,
    Write,
)
from access_uno.engine.cards import BACK, CLASSIC_DECK, COLOURS, FACES, MARIO_DECK, Card, Colour, Symbol
from access_uno.engine.custom import CustomRule, CustomRuleError
from access_uno.engine.game import Game, IllegalActionError
from access_uno.engine.position import Phase, Position, Refusal, SeatError
from access_uno.engine.rules import RULEBOOKS, RuleError, Rules
from access_uno.engine.setup import Setup, SetupError
from access_uno.engine.views import PublicView, View, Window

__all__ = [
    "BACK",
    "CLASSIC_DECK",
    "COLOURS",
    "FACES",
    "MARIO_DECK",
    "RULEBOOKS",
    "Accept",
    "Action",
    "Agree",
    "CallUno",
    "Card",
    "Catch",
    "Challenge",
    "Choose",
    "Colour",
    "CustomRule",
    "CustomRuleError",
    "Demand",
    "Disagree",
    "Discard",
    "Draw",
    "Game",
    "IllegalActionError",
    "Jump",
    "NameColour",
    "Next",
    "Pass",
    "Phase",
    "Play",
    "Position",
    "PublicView",
    "Refusal",
    "RuleError",
    "Rules",
    "SeatError",
    "Setup",
    "SetupError",
    "Show",
    "Star",
    "Symbol",
    "View",
    "Window",
    "Write",
]
