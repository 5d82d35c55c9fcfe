"""What can happen, one small immutable record each.

An event knows who may see it: `seen_by(seat)` is the event as that seat sees it, `seen_by(None)` as
the public does. Where cards are hidden, `cards` is None and `count` stays.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, Literal

from access_uno.engine.cards import Card, Colour
from access_uno.engine.custom import CustomRule
from access_uno.engine.rules import MAX_PLAYERS
from access_uno.engine.values import Value

Cause = Literal[
    "turn",
    "penalty",
    "bounced",
    "guilty",
    "innocent",
    "caught",
    "demand",
    "last_card",
    "start",
    "custom",
    "false_uno",
]
"""Why cards are drawn: on the player's turn; a penalty; a penalty sent back by a star; a Wild Draw Four
against R39; a lost challenge; a forgotten UNO; a demanded card; another player's last card; a Draw Two
turned up; the rule of the customizable card; a false UNO call.
"""


class Event(Value):
    """Something that happened. Every seat sees it unless a class says otherwise."""

    is_open: ClassVar[bool] = True  # every seat sees all of it: `seen_by` need not be asked

    def __init_subclass__(cls) -> None:
        cls.is_open = cls.seen_by is Event.seen_by

    def seen_by(self, seat: int | None) -> Event:
        """Return the event as this seat sees it; None: as the public does."""
        return self


class DealerDrawn(Event):
    """Each of these seats drew a card for the dealer (R8)."""

    draws: tuple[tuple[int, Card], ...]


class DealerTied(Event):
    """These seats must draw again (D3)."""

    seats: tuple[int, ...]


class DealerChosen(Event):
    """This seat deals (R8)."""

    seat: int


class RoundStarted(Event):
    """A round begins: its number, and who deals (R10, D4)."""

    round: int
    dealer: int


class Dealt(Event):
    """A hand was dealt; only its holder sees the cards (R10)."""

    seat: int
    cards: tuple[Card, ...] | None
    count: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else self.but(cards=None)


class TurnedUp(Event):
    """The first card of the discard pile was turned up (R12)."""

    card: Card


class PutBack(Event):
    """A Wild Draw Four that was turned up went back (R18)."""

    card: Card


class ColourAsked(Event):
    """This seat must name the colour of the card turned up (R17, R19, R20)."""

    seat: int
    card: Card


class ColourNamed(Event):
    """The colour of the card turned up is named."""

    seat: int
    colour: Colour


class TurnBegan(Event):
    """This seat is on turn."""

    seat: int


class Played(Event):
    """A card was laid; `colour` is the one named with a wild card (R22, R36)."""

    seat: int
    card: Card
    colour: Colour | None


class Drew(Event):
    """Cards were drawn; only the seat that drew sees them."""

    seat: int
    cards: tuple[Card, ...] | None
    count: int
    cause: Cause

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, None, self.count, self.cause)


class NothingToDraw(Event):
    """This seat should draw, and no card is left (D47)."""

    seat: int


class Kept(Event):
    """The card just drawn could be played and is kept (R25)."""

    seat: int


class Skipped(Event):
    """This seat loses its turn (R34, D24, D29)."""

    seat: int


class Reversed(Event):
    """The direction of play turned: 1 is to the left, -1 to the right (R32)."""

    direction: int


class Hit(Event):
    """This seat must answer a penalty of `count` cards that comes from `source` (R29, R38, D21)."""

    seat: int
    source: int
    count: int


class StarAnswered(Event):
    """The Super Star sends a penalty back to `against` (R46, R47, R48)."""

    seat: int
    colour: Colour
    against: int
    count: int


class Challenged(Event):
    """This seat challenges the Wild Draw Four of `offender` (R40)."""

    seat: int
    offender: int


class HandShown(Event):
    """A challenged player shows the hand, to the challenger alone (R41, D23)."""

    seat: int
    to: int
    cards: tuple[Card, ...] | None
    count: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat is not None and seat in (self.seat, self.to) else self.but(cards=None)


class ChallengeDecided(Event):
    """The challenge by this seat found `offender` guilty or innocent (R42, R43)."""

    seat: int
    offender: int
    guilty: bool


class TookBack(Event):
    """The Wild Draw Four is taken back; the colour in play is again `colour` (R42, D25)."""

    seat: int
    card: Card
    top: Card
    colour: Colour


class UnoCalled(Event):
    """This seat called UNO (R50)."""

    seat: int


class OneCardLeft(Event):
    """This seat holds one card and has not called; `catchable` if it can be caught (R51, D40)."""

    seat: int
    catchable: bool


class Caught(Event):
    """This seat forgot to call UNO and is caught (R51)."""

    seat: int
    by: int


class Demanded(Event):
    """This seat demanded a card from another and pays for it (R61)."""

    seat: int
    of: int


class Reshuffled(Event):
    """The discard pile became the draw pile of so many cards (R55)."""

    count: int


class RoundWon(Event):
    """The round is over (R53): what each seat held, the points of the round, the totals after it."""

    seat: int
    hands: tuple[tuple[Card, ...], ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]


class RoundVoid(Event):
    """No seat could play or draw: the round does not count (D48)."""


class MatchWon(Event):
    """The match is over; several champions share the win (R59, D50)."""

    champions: tuple[int, ...]
    totals: tuple[int, ...]


# House rules and the customizable card


class Asked(Event):
    """This seat must answer a question: `what` is its name."""

    seat: int
    what: str


class Jumped(Event):
    """This seat laid the same card as the top one, out of turn."""

    seat: int
    card: Card


class Discarded(Event):
    """This seat laid a card besides the one played."""

    seat: int
    card: Card


class CardShown(Event):
    """This seat showed a card to all."""

    seat: int
    card: Card


class Swapped(Event):
    """These two swapped hands."""

    seat: int
    of: int


class HandsPassed(Event):
    """Each hand went to the next player: 1 is to the left, -1 to the right."""

    direction: int


class Received(Event):
    """This seat got the hand of another; only it sees the cards."""

    seat: int
    cards: tuple[Card, ...] | None
    count: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else self.but(cards=None)


class RuleWritten(Event):
    """This seat wrote a new rule on the customizable card (R44)."""

    seat: int
    rule: CustomRule


class Agreed(Event):
    """This seat agreed to the rule of the customizable card."""

    seat: int


class Disagreed(Event):
    """This seat did not agree to the rule, so it does not count."""

    seat: int


class CustomBegan(Event):
    """The effects of the customizable card that this seat laid begin."""

    seat: int


class WentOut(Event):
    """This seat has no cards left, and the round goes on; `place` counts from 1."""

    seat: int
    place: int


class Eliminated(Event):
    """This seat has reached the limit and is out of the match."""

    seat: int
    total: int


class _EventCache(dict[Any, Any]):
    """A cache of the events of every turn, each made at its first use."""

    def __init__(self, make: Callable[[Any], Any]) -> None:
        self._make = make

    def __missing__(self, key: Any) -> Any:
        made = self[key] = self._make(key)
        return made


def _each_seat(make: Callable[[int], Any]) -> tuple[Any, ...]:
    return tuple(make(seat) for seat in range(MAX_PLAYERS))


TURN_BEGAN: Final = _each_seat(TurnBegan)
SKIPPED: Final = _each_seat(Skipped)
REVERSED: Final = {direction: Reversed(direction) for direction in (1, -1)}
# By seat, then by the other fields of the event
PLAYED: Final = _each_seat(
    lambda seat: _EventCache(lambda colour: _EventCache(lambda card: Played(seat, card, colour)))
)
DREW_ONE: Final = _each_seat(lambda seat: _EventCache(lambda card: Drew(seat, (card,), 1, "turn")))
HIT: Final = _each_seat(
    lambda seat: _EventCache(lambda source: _EventCache(lambda count: Hit(seat, source, count)))
)
ONE_CARD_LEFT: Final = _each_seat(lambda seat: _EventCache(lambda catchable: OneCardLeft(seat, catchable)))
