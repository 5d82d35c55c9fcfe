"""What a player can do. Actions are small values; records write them, `Game.apply` does them."""

from __future__ import annotations

from itertools import chain
from typing import Final, get_args

from access_uno.engine.cards import COLOURS, FACES, Card, Colour
from access_uno.engine.custom import CustomRule
from access_uno.engine.rules import MAX_PLAYERS
from access_uno.engine.values import Value


class Play(Value):
    """Lay a card; a wild card names its colour, and `uno` calls with it."""

    card: Card
    colour: Colour | None = None
    uno: bool = False


class Draw(Value):
    """Draw one card."""


class Pass(Value):
    """Keep the playable card just drawn."""


class Accept(Value):
    """Take the penalty."""


class Challenge(Value):
    """Challenge a Wild Draw Four."""


class Star(Value):
    """Answer a penalty with the Super Star."""

    colour: Colour
    uno: bool = False


class NameColour(Value):
    """Name the colour of a wild card turned up at the start."""

    colour: Colour


class CallUno(Value):
    """Call UNO without laying a card."""


class Catch(Value):
    """Catch a player who forgot to call UNO."""

    seat: int


class Demand(Value):
    """Demand a card of a player (R61)."""

    seat: int


class Next(Value):
    """Deal the next round."""


# Actions that house rules and the customizable card allow or ask for


class Choose(Value):
    """Choose a player to swap hands with."""

    seat: int


class Show(Value):
    """Show a card of the hand to all."""

    card: Card


class Discard(Value):
    """Lay a card besides the one played; `uno` calls with it."""

    card: Card
    uno: bool = False


class Jump(Value):
    """Lay the same card as the top one, out of turn; `uno` calls with it."""

    card: Card
    uno: bool = False


class Agree(Value):
    """Agree to the rule of the customizable card."""


class Disagree(Value):
    """Do not agree to it."""


class Write(Value):
    """Write a new rule on the customizable card."""

    rule: CustomRule


Answer = Choose | Show | Discard | Agree | Disagree | Write
Action = (
    Play
    | Draw
    | Pass
    | Accept
    | Challenge
    | Star
    | NameColour
    | CallUno
    | Catch
    | Demand
    | Next
    | Jump
    | Answer
)

# Made once, because `legal` returns them all the time.
PLAYS: Final = {
    card: (Play(card),) if card.colour else tuple(Play(card, colour) for colour in COLOURS) for card in FACES
}
UNO_PLAYS: Final = {
    card: tuple([Play(play.card, play.colour, True) for play in plays]) for card, plays in PLAYS.items()
}
DRAW: Final = Draw()
PASS: Final = Pass()
ACCEPT: Final = Accept()
CHALLENGE: Final = Challenge()
CALL_UNO: Final = CallUno()
NEXT: Final = Next()
STARS: Final = tuple(Star(colour) for colour in COLOURS)
UNO_STARS: Final = tuple(Star(colour, True) for colour in COLOURS)
NAMED_COLOURS: Final = tuple(NameColour(colour) for colour in COLOURS)
CATCHES: Final = tuple(Catch(seat) for seat in range(MAX_PLAYERS))
DEMANDS: Final = tuple(Demand(seat) for seat in range(MAX_PLAYERS))
CHOICES: Final = tuple(Choose(seat) for seat in range(MAX_PLAYERS))
SHOWS: Final = {card: Show(card) for card in FACES}
DISCARDS: Final = {card: Discard(card) for card in FACES}
JUMPS: Final = {card: Jump(card) for card in FACES if card.colour}
AGREE: Final = Agree()
DISAGREE: Final = Disagree()

MADE_HERE: Final = (
    *chain.from_iterable((*PLAYS.values(), *UNO_PLAYS.values())),
    *(DRAW, PASS, ACCEPT, CHALLENGE, CALL_UNO, NEXT, AGREE, DISAGREE),
    *(*STARS, *UNO_STARS, *NAMED_COLOURS, *CATCHES, *DEMANDS, *CHOICES),
    *(*SHOWS.values(), *DISCARDS.values(), *JUMPS.values()),
)
"""The most frequent of these actions."""


def without_call(action: Action) -> Action:
    """Return the action without the UNO call that goes with it."""
    return (
        action.but(uno=False) if isinstance(action, Play | Star | Discard | Jump) and action.uno else action
    )


_TYPES: Final = {"card": Card, "colour": Colour, "uno": bool, "seat": int, "rule": CustomRule}
_FIELDS: Final = {kind: [(name, _TYPES[name]) for name in kind.__match_args__] for kind in get_args(Action)}
"""The fields of each kind of action, with their types; the colour of a play may be None as well."""


def is_well_made(action: object) -> bool:
    """Return whether it is an action, and its fields have the right types."""
    fields = _FIELDS.get(type(action))
    if type(action) is Play and action.colour is None:
        return type(action.card) is Card and type(action.uno) is bool
    return fields is not None and all(type(getattr(action, name)) is kind for name, kind in fields)
