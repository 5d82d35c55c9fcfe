"""A notation of messages for short braille displays: who, a sign, and cards, such as `A: zb`.

docs/braille.md tells it. What has no sign of its own is told as always.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

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
        if not events or len(events) < len(told.tells) or any(type(event) not in _SIGNS for event in events):
            return None
        signs = [_SIGNS[type(event)](self, event, told.focus) for event in events]
        return message(" ".join(filter(None, signs)), told.kind, told.urgent, told.seat)

    def _name(self, seat: int) -> str:
        return self._you if seat == self._view.seat else self._who[seat]

    def _cards(self, cards: Sequence[Card] | None) -> str:
        return " ".join(self._card(card) for card in cards or ())

    def _card(self, card: Card, colour: Colour | None = None) -> str:
        return self._words.card(card, colour).marked

    def nothing(self, event: Event, focus: Card | None) -> str:  # noqa: ARG002
        return ""

    def round_started(self, event: happened.RoundStarted, focus: Card | None) -> str:  # noqa: ARG002
        return f"#{event.round} {self._name(event.dealer)}"

    def dealt(self, event: happened.Dealt | happened.Received, focus: Card | None) -> str:  # noqa: ARG002
        return self._cards(event.cards)

    def turned_up(self, event: happened.TurnedUp, focus: Card | None) -> str:  # noqa: ARG002
        return f"= {self._card(event.card)}"

    def turn_began(self, event: happened.TurnBegan, focus: Card | None) -> str:
        """Return the top card, the card in focus, and how many more fit; of others whose turn it is."""
        view = self._view
        if event.seat != view.seat:
            return f"{self._name(event.seat)}?"
        if view.phase is not PLAY or view.top is None:
            return f"{self._name(event.seat)}?"
        top = self._card(view.top, None if view.top.colour else view.colour)
        more = len(view.playable_honestly(view.seat)) - 1
        fitting = f" {self._card(focus)}" if focus else " -"
        return f"{self._name(event.seat)}: {top}{fitting}{f' +{more}' if more > 0 else ''}"

    def played(self, event: happened.Played, focus: Card | None) -> str:  # noqa: ARG002
        return f"{self._name(event.seat)}: {self._card(event.card, event.colour)}"

    def laid(self, event: happened.Jumped | happened.Discarded, focus: Card | None) -> str:  # noqa: ARG002
        return f"{self._name(event.seat)}: {self._card(event.card)}"

    def drew(self, event: happened.Drew, focus: Card | None) -> str:
        cards = f" {self._cards(event.cards)}" if event.cards else ""
        asks = " ?" if focus is not None and self._view.phase is DRAWN else ""
        return f"{self._name(event.seat)} +{event.count}{cards}{asks}"

    def skipped(self, event: happened.Skipped, focus: Card | None) -> str:  # noqa: ARG002
        return f"{self._name(event.seat)} /"

    def reversed(self, event: happened.Reversed, focus: Card | None) -> str:  # noqa: ARG002
        return "<" if event.direction == 1 else ">"

    def hit(self, event: happened.Hit, focus: Card | None) -> str:  # noqa: ARG002
        may = self._view.why_not(event.seat, CHALLENGE) is None
        return f"{self._name(event.seat)} +{event.count}?{' X' if may else ''}"

    def star_answered(self, event: happened.StarAnswered, focus: Card | None) -> str:  # noqa: ARG002
        star, against = self._card(Card("ST"), event.colour), self._name(event.against)
        return f"{self._name(event.seat)}: {star} {against} +{event.count}"

    def took_back(self, event: happened.TookBack, focus: Card | None) -> str:  # noqa: ARG002
        top = self._card(event.top, None if event.top.colour else event.colour)
        return f"{self._name(event.seat)} +1 {self._card(event.card)} = {top}"

    def uno_called(self, event: happened.UnoCalled, focus: Card | None) -> str:  # noqa: ARG002
        return f"{self._name(event.seat)} UNO"

    def one_card_left(self, event: happened.OneCardLeft, focus: Card | None) -> str:  # noqa: ARG002
        return f"{self._name(event.seat)} 1{'! U' if event.catchable else ''}"


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


_SIGNS: Final[dict[type[Event], Callable[[Brief, Any, Card | None], str]]] = {
    happened.DealerDrawn: Brief.nothing,
    happened.DealerTied: Brief.nothing,
    happened.DealerChosen: Brief.nothing,
    happened.RoundStarted: Brief.round_started,
    happened.Dealt: Brief.dealt,
    happened.Received: Brief.dealt,
    happened.TurnedUp: Brief.turned_up,
    happened.TurnBegan: Brief.turn_began,
    happened.Played: Brief.played,
    happened.Jumped: Brief.laid,
    happened.Discarded: Brief.laid,
    happened.Drew: Brief.drew,
    happened.Skipped: Brief.skipped,
    happened.Reversed: Brief.reversed,
    happened.Hit: Brief.hit,
    happened.StarAnswered: Brief.star_answered,
    happened.TookBack: Brief.took_back,
    happened.UnoCalled: Brief.uno_called,
    happened.OneCardLeft: Brief.one_card_left,
}
