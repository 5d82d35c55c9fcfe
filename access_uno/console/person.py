"""One person at the table: the language and manner in which he hears, what he has heard, and his hand."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from access_uno.console.hand import Hand
from access_uno.console.history import History
from access_uno.engine.events import Drew, Event, TurnBegan
from access_uno.engine.position import DRAWN
from access_uno.words import Teller, Words

if TYPE_CHECKING:
    from access_uno.console.hand import Order
    from access_uno.engine.game import View
    from access_uno.settings import Profile
    from access_uno.table import Table
    from access_uno.words import Message
    from access_uno.words.teller import Verbosity


class Person:
    """Hears everything that the seat may know, in the order in which it happened."""

    def __init__(self, table: Table, seat: int, profile: Profile) -> None:
        self.table = table
        self.seat = seat
        self.name = table.names[seat]
        self.hand = Hand()
        self.history = History()
        self._on_turn = True  # until the first look
        self.unread: deque[Message] = deque()  # happened, but not told yet
        self.use(profile)

    def use(self, profile: Profile) -> None:
        """Read and listen in this manner from now on."""
        self.profile = profile
        self.hand.arrange(cast("Order", profile.order))
        self.words = Words(profile.language, self.table.record.rules.rulebook)
        self.teller = Teller(self.words, self.table.names, self.seat, self.hand.arranged)

    @property
    def view(self) -> View:
        """The table as this person sees it."""
        return self.table.game.view(self.seat)

    def hear(self, events: Sequence[Event]) -> list[Message]:
        """What these events are to this person."""
        view = self.table.game.view(self.seat)
        messages = self.teller.tell(events, view, cast("Verbosity", self.profile.verbosity))
        if view.turn != self.seat or any(message.asks for message in messages):
            for over in [message for message in self.unread if message.asks]:
                self.unread.remove(over)
        # One has to choose a card when the turn begins, and when the card just drawn can be played.
        kinds = TurnBegan | Drew if view.phase is DRAWN else TurnBegan
        self.look(view, any(isinstance(event, kinds) and event.seat == self.seat for event in events))
        return messages

    def recall(self) -> list[Message]:
        """Where a game that goes on stands."""
        view, answer = self.view, self.teller
        self.look(view, view.turn == self.seat)
        return [
            self.words.say("game-goes-on"),
            answer.score(view, full=True),
            answer.hand(view, self.hand.cards),
            answer.your_turn(view) if view.turn == self.seat else answer.turn(view),
        ]

    def look(self, view: View, choosing: bool = False) -> None:
        """See the cards; when one has to choose one, the first playable one comes into focus."""
        self.hand.update(view.hands[self.seat])
        if self._on_turn and view.turn != self.seat:
            self.hand.mark_turn()
        self._on_turn = view.turn == self.seat
        if choosing:
            self.hand.first_of(view.playable(self.seat))
