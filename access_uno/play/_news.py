"""What was told to one person and has not been heard: a key silenced it, and it is told again, shortened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from access_uno.engine import events as happened
from access_uno.engine.events import Event
from access_uno.engine.position import DRAWN, RESPONSE

if TYPE_CHECKING:
    from access_uno.console.outlet import Telling
    from access_uno.engine.cards import Card
    from access_uno.engine.views import View
    from access_uno.words import Message, Teller


class News:
    """The messages about the table on their way to one person, in order."""

    def __init__(self) -> None:
        self.on_the_way: list[tuple[Message, Telling]] = []  # of which more may become
        self._asked: Message | None = None  # the newest one that asks

    def add(self, message: Message, telling: Telling) -> None:
        """Take note of a message that was told."""
        if not telling.is_done:
            self.on_the_way.append((message, telling))
        if message.asks:
            self._asked = message

    def lost(self) -> list[Message]:
        """Return what was silenced before it could be heard, except questions that others have followed."""
        lost = [message for message, telling in self.on_the_way if telling.lost]
        return [message for message in lost if not message.asks or message is self._asked]

    def take_lost(self, begun: bool = True) -> list[Message]:
        """Return the same, for the last time; if not `begun`, only what had not begun at all."""
        lost = self.lost()
        if not begun:
            unbegun = {id(message) for message, telling in self.on_the_way if not telling.begun}
            lost = [message for message in lost if id(message) in unbegun]
        self.on_the_way = [each for each in self.on_the_way if not each[1].is_done]
        return lost


def shortened(
    messages: Sequence[Message], teller: Teller, view: View, answer: Message | None = None
) -> list[Message]:
    """Return in few words what still matters of messages, after what `answer` has told already."""
    if not messages:
        return []
    events = [event for message in messages for event in message.tells if isinstance(event, Event)]
    is_over = [place for place, event in enumerate(events) if isinstance(event, _ENDS)]
    events = events[is_over[-1] :] if is_over else events
    parts = answer.parts if answer else ()
    shown = {part.card for part in parts if not isinstance(part, str)}
    mattering = [
        event for place, event in enumerate(events) if _matters(event, events[place + 1 :], view, shown)
    ]
    told: list[Message] = []
    for message in messages:
        own = [event for event in message.tells if isinstance(event, Event)]
        left = [event for event in own if any(event is each for each in mattering)]
        mattering = [event for event in mattering if not any(event is each for each in left)]
        told += teller.tell(left, view, "short") if own else [message]
    return told


def _matters(event: Event, later: Sequence[Event], view: View, shown: set[Card]) -> bool:
    """Return whether an event changes what the reader must know now."""
    own = getattr(event, "seat", None) == view.seat
    match event:
        case happened.TurnBegan():
            return own and view.turn == view.seat and view.phase is not DRAWN and not _again(event, later)
        case happened.ColourAsked() | happened.Asked():
            return not own or view.turn == view.seat
        case happened.Hit():
            return own and view.turn == view.seat and view.phase is RESPONSE
        case happened.Played() | happened.Jumped() | happened.Discarded() | happened.TurnedUp():
            return view.top is event.card and not any(isinstance(each, _LAYS) for each in later)
        case happened.OneCardLeft() | happened.UnoCalled():
            return view.cards_left(event.seat) == 1 and not _again(event, later)
        case happened.Dealt() | happened.Received():
            return event.cards is not None and not shown.issuperset(event.cards)
        case happened.Drew():
            return own or event.cause != "turn"
        case happened.Skipped() | happened.Kept() | happened.NothingToDraw():
            return own
        case happened.Reversed() | happened.RoundStarted():
            return not _again(event, later)
    return not isinstance(event, _PASSING)


def _again(event: Event, later: Sequence[Event]) -> bool:
    """Return whether the same kind of thing happens again later."""
    return any(type(each) is type(event) for each in later)


_ENDS: Final = (happened.RoundWon, happened.RoundVoid)
_LAYS: Final = (
    happened.Played,
    happened.Jumped,
    happened.Discarded,
    happened.StarAnswered,
    happened.TurnedUp,
)
_PASSING: Final = (
    happened.DealerDrawn,
    happened.DealerTied,
    happened.DealerChosen,
    happened.PutBack,
    happened.Reshuffled,
    happened.Challenged,
)
