"""What a person at a table hears: messages with their sounds, what a key silenced, and all to read again."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Final, Literal, cast

from access_uno.console.outlet import Outlet, Telling
from access_uno.engine import PublicView, View
from access_uno.engine import events as happened
from access_uno.engine.cards import Card
from access_uno.engine.events import Event, TurnBegan
from access_uno.engine.position import DRAWN, RESPONSE
from access_uno.engine.values import Value
from access_uno.settings import Profile
from access_uno.table import StepSeen
from access_uno.words import Message, Teller
from access_uno.words.teller import Verbosity, told_as

Filter = Literal["all", "mine", "others", "score", "talk"]
FILTERS: Final[tuple[Filter, ...]] = ("all", "mine", "others", "score", "talk")
LONGEST: Final = 1000


class Hearing:
    """Hears one step after the other, and finds where a turn begins in the messages about them."""

    def __init__(self) -> None:
        self._began = False  # a turn that no message has told yet

    def messages(
        self, seen: StepSeen, view: View | PublicView, teller: Teller, profile: Profile
    ) -> list[Message]:
        """Return what is told of a step after which the table looks so; or of who came or went."""
        if (presence := seen.presence) is not None:
            name = "player-back" if presence.here else "player-away"
            told = teller.words.say(name, who=teller.names[presence.seat]).but(tells=(presence,))
            return told_as(wanted("people", presence.seat, view, teller, profile), told)
        verbosity = cast("Verbosity", profile.verbosity)
        return self._set_apart(
            teller.tell(seen.events, view, verbosity, profile.manner, seen.by), seen.events
        )

    def _set_apart(self, messages: Sequence[Message], events: Sequence[Event]) -> list[Message]:
        """Mark where a turn begins: with the message that says so, else with the first one said after it."""
        apart = []
        told = False
        for message in messages:
            if message.quiet:
                apart.append(message)
                continue
            kinds = [*map(type, message.tells)]
            begins = kinds[:1] == [TurnBegan]
            apart.append(message.but(opens=True) if begins or self._began else message)
            self._began = not begins and TurnBegan in kinds
            told = told or TurnBegan in kinds
        self._began |= not told and TurnBegan in map(type, events)
        return apart


def wanted(kind: str, seat: int | None, view: View | PublicView, teller: Teller, profile: Profile) -> str:
    """Return how an event of a kind, by the player at a seat, is told."""
    if not profile.told.chosen:
        return "said"
    return profile.told.how(kind, teller.whose(view, [seat]))


def sound(outlet: Outlet, tells: Sequence[Value], seat: int | None, players: int) -> None:
    """Play the sounds of a message, as heard at a seat or (None) by the public."""
    if tells and outlet.sounds_wanted:
        from access_uno.sounds.scene import cues

        outlet.play(cues(tells, seat, players))


class History:
    """The messages of one person, the oldest first; a place among them; and the kind to walk through."""

    def __init__(self) -> None:
        self._messages: deque[Message] = deque(maxlen=LONGEST)
        self._place = 0
        self.filter: Filter = "all"

    def add(self, message: Message) -> bool:
        """Add a message: walking back begins there. Return False if it is there already."""
        is_new = not any(known is message for known in self._messages)
        if is_new:
            self._messages.append(message)
        self._place = len(self._messages)
        return is_new

    @property
    def last(self) -> Message | None:
        """The message that was added last."""
        return self._messages[-1] if self._messages else None

    def since(self, message: Message | None, unread: Iterable[Message]) -> list[Message]:
        """Return the messages after this one, with what is still unread; all if it is not there any more."""
        told = [*self._messages, *unread]
        place = next((place for place, known in enumerate(told) if known is message), -1)
        return told[place + 1 :]

    def moves(self, count: int) -> list[Message]:
        """Return the last messages about what happened at the table, at most so many."""
        found = (message for message in reversed(self._messages) if message.tells and not message.asks)
        return list(islice(found, count))[::-1]

    def next_filter(self) -> Filter:
        """Walk through another kind, from the newest; talk is offered only if there was any."""
        self.filter = FILTERS[(FILTERS.index(self.filter) + 1) % len(FILTERS)]
        if self.filter == "talk" and all(message.kind != "talk" for message in self._messages):
            self.filter = "all"
        self._place = len(self._messages)
        return self.filter

    def back(self, heard: Message | None) -> Message | None:
        """Return the message before; None at the oldest. The message just heard is skipped."""
        begins = self._place == len(self._messages) > 0 and heard is self._messages[-1]
        return self._go(range(self._place - 1 - begins, -1, -1))

    def forward(self) -> Message | None:
        """Return the message after; None at the newest."""
        return self._go(range(self._place + 1, len(self._messages)))

    def oldest(self) -> Message | None:
        return self._go(range(len(self._messages)))

    def newest(self) -> Message | None:
        """Return the last message of the kind."""
        return self._go(range(len(self._messages) - 1, -1, -1))

    def _go(self, places: range) -> Message | None:
        for place in places:
            if self.filter == "all" or self._messages[place].kind == self.filter:
                self._place = place
                return self._messages[place]
        return None


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
