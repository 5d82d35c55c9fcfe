"""One person at the table: their language and manner of listening, what they have heard, their hand."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, cast

from access_uno.engine.position import CHOICE, DRAWN, RESPONSE
from access_uno.engine.rules import Rules
from access_uno.engine.views import View
from access_uno.play._hand import Hand, Order
from access_uno.play.hearing import Hearing, History, News, shortened, wanted
from access_uno.record import Seat as SeatEvent
from access_uno.settings import Profile
from access_uno.table import Seat, StepSeen
from access_uno.words import Message, Teller, words_of
from access_uno.words.options import changes

_LATEST_OF_EACH: Final = 2  # messages told to a player who comes back, for each player


class Person:
    """Hears everything that the seat may know, in the order in which it happened."""

    def __init__(self, seat: Seat, profile: Profile) -> None:
        assert seat.number is not None
        self.seat = seat
        self.seat_number = seat.number
        self.name = seat.names[seat.number]
        self.hand = Hand()
        self.history = History()
        self._on_turn = True  # until the first look
        self._turn_ended: Message | None = None  # the last message of it
        self._hearing = Hearing()
        self.unread: deque[Message] = deque()  # happened, but not told yet; the first one is to be said
        self.news = News()  # told, but perhaps not heard yet
        self.has_read = False  # any message since the game was begun or gone on with
        self.heard_rules: Rules | None = None  # before the match: what differs need not be told with it
        self.use(profile)

    def use(self, profile: Profile) -> None:
        """Read and listen in this manner from now on."""
        self.profile = profile
        self.hand.arrange(cast("Order", profile.order))
        self.words = words_of(profile.language, self.seat.rules.rulebook)
        self.teller = Teller(self.words, self.seat.names, self.seat_number, self.hand.arranged)

    @property
    def reads_one_by_one(self) -> bool:
        """Whether every message waits for a key."""
        return self.profile.pace == "wait"

    @property
    def view(self) -> View:
        """The table as this person sees it."""
        view = self.seat.view
        assert isinstance(view, View)
        return view

    def listen(self) -> Iterator[list[Message]]:
        """Yield what has happened since the last time, step by step."""
        for seen in self.seat.take():
            yield self._hear(seen)

    def opening(self) -> list[Message]:
        """Return where the rulebook does not hold, and how the game began; if it goes on, how it stands."""
        taken = self.seat.take()
        heard = [message for seen in taken for message in self._hear(seen)]
        if not taken or taken[0].step:
            return self._returned(heard)
        new = () if self.heard_rules == self.seat.rules else changes(self.words, self.seat.rules)
        return [*(self.words.say("text", text=text) for text in new), *heard]

    def _returned(self, heard: Sequence[Message]) -> list[Message]:
        """Return what happened last, the cards, and whose turn it is, a line each; history has it all."""
        for message in heard:
            self.history.add(message)
        told = [message for message in heard if message.tells and not (message.asks or message.quiet)]
        latest = told[-_LATEST_OF_EACH * len(self.seat.names) :]
        goes_on = self.words.together([self.words.say("game-goes-on"), *latest])
        self._look(self.view)
        return [goes_on, self.words.together(self._cards()), self._whose_turn()]

    def come_back(self, missed: bool) -> None:
        """Hear once more what has happened: it is in the history as if one had never been away.

        `missed`: what came after the last own step may not have been heard then, and is yet to be told.
        """
        taken = self.seat.take()
        own = max([seen.step for seen in taken if seen.by == self.seat_number], default=-1)
        for seen in taken:
            messages = self._hear(seen)
            if missed and seen.step > own:
                self.put_off(messages)
            else:
                for message in messages:
                    self.history.add(message)

    def put_off(self, messages: Iterable[Message] = ()) -> None:
        """Let messages wait until they are read; what is not said waits only for those before it."""
        self.unread.extend(messages)
        while self.unread and self.unread[0].quiet:
            self.history.add(self.unread.popleft())

    @property
    def waiting(self) -> int:
        """How many messages wait to be said or read."""
        self.read_back()
        lost = [] if self.reads_one_by_one else shortened(self.news.lost(), self.teller, self.view)
        return sum(not message.quiet for message in self.unread) + len(lost)

    def recap(self) -> None:
        """Hear where the game stands, too, with what was missed."""
        self._look(self.view)
        missed = [message for message in self.unread if not message.asks]
        score = self.teller.score(self.view, full=True)
        told = [self.words.say("game-goes-on"), *missed, score, *self._cards(), self._whose_turn()]
        self.unread = deque(told)

    def _hear(self, seen: StepSeen) -> list[Message]:
        """Return what this person is told of it."""
        view = self.seat.view_after(seen)
        assert isinstance(view, View)
        messages = self._hearing.messages(seen, view, self.teller, self.profile)
        if seen.presence is not None:
            return messages
        if view.turn != self.seat_number or any(message.asks for message in messages):
            for over in [message for message in self.unread if message.asks]:
                self.unread.remove(over)
            self.put_off()
        self._look(view, messages)
        has_returned = SeatEvent(self.seat_number, "person", None) in seen.events
        if has_returned and view.turn is not None and view.turn != self.seat_number:
            messages = [*messages, self.teller.top(view), self.teller.turn(view)]
        return messages

    def wanted(self, kind: str, seat: int | None) -> str:
        """Return how an event of a kind, by the player at a seat, is told."""
        return wanted(kind, seat, self.view, self.teller, self.profile)

    def _cards(self) -> list[Message]:
        """Return the hand, and the top card where that is not told with whose turn it is."""
        view, answer = self.view, self.teller
        # In the middle of a turn, what is to be done is told without the card on which it is done.
        is_others = view.turn is not None and view.turn != self.seat_number
        top = [answer.top(view)] if is_others or view.phase in (DRAWN, RESPONSE, CHOICE) else []
        return [answer.hand(self.hand.cards), *top]

    def _whose_turn(self) -> Message:
        view, answer = self.view, self.teller
        is_own = view.turn == self.seat_number
        return answer.turn_begins(view, "full") if is_own else answer.turn(view)

    def _look(self, view: View, messages: Sequence[Message] = ()) -> None:
        """See the cards, and notice when the own turn is over; the messages are what is told of it."""
        self.hand.update(view.hand)
        if self._on_turn and view.turn != self.seat_number:
            self.hand.mark_turn()
            before = self.unread[-1] if self.unread else self.history.last
            self._turn_ended = messages[-1] if messages else before
        self._on_turn = view.turn == self.seat_number

    def read_back(self) -> None:
        """Let what was silenced before it began wait to be read again, before all that came after it."""
        if self.reads_one_by_one:
            self.unread.extendleft(reversed(self.news.take_lost(begun=False)))

    def take_missed(self, answer: Message | None) -> list[Message]:
        """Return in few words what a key silenced and still matters, after its answer."""
        if self.reads_one_by_one:
            return []
        return shortened(self.news.take_lost(), self.teller, self.view, answer)

    def focus_message(self) -> Message:
        """Return the card in focus, its place, and whether it can be played."""
        if (card := self.hand.card) is None:
            return self.words.say("no-cards")
        name = "focus-playable" if card in self.view.recommended else "focus"
        return self.words.say(name, card=card, place=self.hand.place + 1, count=len(self.hand))

    def since_turn(self) -> Message:
        """Return what has happened since the own turn was over, also what is still unread, as one message."""
        heard = self.history.since(self._turn_ended, self.unread)
        told = [message for message in heard if message.tells and not message.asks]
        return self.words.together(told) if told else self.words.say("since-nothing")
