"""A notation of messages for short braille displays: who, a sign, and cards, such as `A: zb`.

docs/braille.md tells it. What has no sign of its own is told as always.
"""

from __future__ import annotations

from collections.abc import Sequence

from access_uno.engine import events as happened
from access_uno.engine.actions import CHALLENGE
from access_uno.engine.cards import Card, Colour
from access_uno.engine.events import Event
from access_uno.engine.position import DRAWN, PLAY
from access_uno.engine.views import View
from access_uno.words.answers import Answers
from access_uno.words.message import Message, message


class Brief:
    """Shortens what one listener is told."""

    def __init__(self, answers: Answers, view: View) -> None:
        """`view` is what the listener sees now."""
        self._words = answers.words
        self._you = answers.raw("you")
        self._view = view
        self._who = dict(enumerate(initials(answers.names)))

    def message(self, told: Message) -> Message | None:
        """Return a message in signs, without text if others tell the same; None if there are no signs."""
        events = [event for event in told.tells if isinstance(event, Event)]
        signs = [self._sign(event, told.focus) for event in events]
        if not signs or None in signs or len(events) < len(told.tells):
            return None
        return message(" ".join(filter(None, signs)), told.kind, told.urgent, told.seat)

    def _name(self, seat: int) -> str:
        return self._you if seat == self._view.seat else self._who[seat]

    def _cards(self, cards: Sequence[Card] | None) -> str:
        return " ".join(self._card(card) for card in cards or ())

    def _card(self, card: Card, colour: Colour | None = None) -> str:
        return self._words.card(card, colour).marked

    def _sign(self, event: Event, focus: Card | None) -> str | None:
        """Return an event in signs, without any if others tell the same; None if it has none."""
        name, card = self._name, self._card
        match event:
            case happened.DealerDrawn() | happened.DealerTied() | happened.DealerChosen():
                return ""
            case happened.RoundStarted():
                return f"#{event.round} {name(event.dealer)}"
            case happened.Dealt() | happened.Received():
                return self._cards(event.cards)
            case happened.TurnedUp():
                return f"= {card(event.card)}"
            case happened.TurnBegan():
                return self._turn(event.seat, focus)
            case happened.Played():
                return f"{name(event.seat)}: {card(event.card, event.colour)}"
            case happened.Jumped() | happened.Discarded():
                return f"{name(event.seat)}: {card(event.card)}"
            case happened.Drew():
                cards = f" {self._cards(event.cards)}" if event.cards else ""
                asks = " ?" if focus is not None and self._view.phase is DRAWN else ""
                return f"{name(event.seat)} +{event.count}{cards}{asks}"
            case happened.Skipped():
                return f"{name(event.seat)} /"
            case happened.Reversed():
                return "<" if event.direction == 1 else ">"
            case happened.Hit():
                may = self._view.why_not(event.seat, CHALLENGE) is None
                return f"{name(event.seat)} +{event.count}?{' X' if may else ''}"
            case happened.StarAnswered():
                star = card(Card("ST"), event.colour)
                return f"{name(event.seat)}: {star} {name(event.against)} +{event.count}"
            case happened.TookBack():
                top = card(event.top, None if event.top.colour else event.colour)
                return f"{name(event.seat)} +1 {card(event.card)} = {top}"
            case happened.UnoCalled():
                return f"{name(event.seat)} UNO"
            case happened.OneCardLeft():
                return f"{name(event.seat)} 1{'! U' if event.catchable else ''}"
        return None

    def _turn(self, seat: int, focus: Card | None) -> str:
        """Return the top card, the card in focus, and how many more fit; of others whose turn it is."""
        view = self._view
        if seat != view.seat or view.phase is not PLAY or view.top is None:
            return f"{self._name(seat)}?"
        top = self._card(view.top, None if view.top.colour else view.colour)
        more = len(view.playable_honestly(view.seat)) - 1
        fitting = f" {self._card(focus)}" if focus else " -"
        return f"{self._name(seat)}: {top}{fitting}{f' +{more}' if more > 0 else ''}"


def initials(names: Sequence[str]) -> list[str]:
    """Return for each name its first letters, as few as tell it from the others.

    >>> initials(["Anna", "Ada", "Bert"])
    ['An', 'Ad', 'B']
    """
    return [
        next((name[:end] for end in range(1, len(name)) if _is_alone(name[:end], names)), name)
        for name in names
    ]


def _is_alone(start: str, names: Sequence[str]) -> bool:
    return sum(name.casefold().startswith(start.casefold()) for name in names) == 1
