"""One person at the table: their language and manner of listening, what they have heard, and their hand.

The hand has its cards in an order, with a focus that stays with its card.
"""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, Literal, cast

from access_uno.console.outlet import WRITTEN, Telling
from access_uno.engine.cards import COLOURS, Card
from access_uno.engine.position import CHOICE, DRAWN, RESPONSE
from access_uno.engine.rules import Rules
from access_uno.engine.views import View
from access_uno.play.hearing import Hearing, History, News, shortened, wanted
from access_uno.record import Seat as SeatEvent
from access_uno.settings import Profile
from access_uno.table import Seat, StepSeen
from access_uno.words import Message, Teller, words_of
from access_uno.words.options import changes

Order = Literal["drawn", "colour", "value"]
ORDERS: Final[tuple[Order, ...]] = ("drawn", "colour", "value")
_KEYS: Final[dict[Order, Callable[[Card], tuple[int, ...]]]] = {
    "colour": lambda card: (COLOURS.index(card.colour) if card.colour else len(COLOURS), card.index),
    "value": lambda card: (card.points, card.symbol.number is None, card.index),
}
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


class _Held:
    """One physical card: two equal ones differ."""

    def __init__(self, card: Card, name: str) -> None:
        self.card = card
        self.name = name


class Hand:
    """The cards in the order in which they are shown, with one in focus."""

    def __init__(self) -> None:
        self.order: Order = "drawn"
        self._held: list[_Held] = []
        self._came = 0  # how many cards ever came
        self._shown: list[_Held] = []
        self._focus: _Held | None = None
        self._heard: _Held | None = None  # the card in focus when it was last told
        self._telling: Telling = WRITTEN  # what became of that
        self._at_last_turn: Counter[Card] = Counter()

    def __len__(self) -> int:
        return len(self._shown)

    @property
    def cards(self) -> list[Card]:
        """The cards as they are shown."""
        return [held.card for held in self._shown]

    @property
    def card(self) -> Card | None:
        """The card in focus."""
        return self._focus.card if self._focus else None

    @property
    def is_heard(self) -> bool:
        """Whether the card in focus was told as such, and can be known: only then it may be played."""
        return self._focus is self._heard and self._telling.begun

    def hear(self, telling: Telling) -> None:
        """Note that the card in focus is told; what was told of it before counts, unless it was lost."""
        known = self._focus is self._heard and (self._telling.begun or not self._telling.lost)
        if not known:
            self._heard, self._telling = self._focus, telling

    @property
    def place(self) -> int:
        """The place of the focus, counted from 0."""
        return self._shown.index(self._focus) if self._focus else 0

    def update(self, cards: Sequence[Card]) -> None:
        """Take a changed hand; the focus stays with its card, or goes to the one in its place."""
        place = self.place
        known: defaultdict[Card, deque[_Held]] = defaultdict(deque)
        for held in self._held:
            known[held.card].append(held)
        self._held = [known[card].popleft() if known[card] else self._new(card) for card in cards]
        self._show()
        if self._focus not in self._shown:
            self._focus = self._shown[min(place, len(self._shown) - 1)] if self._shown else None

    def _new(self, card: Card) -> _Held:
        self._came += 1
        return _Held(card, f"card {self._came}")

    def _show(self) -> None:
        key = _KEYS.get(self.order)
        self._shown = sorted(self._held, key=lambda held: key(held.card)) if key else list(self._held)

    def arranged(self, cards: Iterable[Card]) -> list[Card]:
        """Return cards in the order in which the hand is shown."""
        key = _KEYS.get(self.order)
        return sorted(cards, key=key) if key else list(cards)

    def arrange(self, order: Order) -> None:
        """Show the hand in an order; the focus stays with its card."""
        self.order = order
        self._show()

    def next_order(self) -> Order:
        """Show the hand in the next order, and return it."""
        self.arrange(ORDERS[(ORDERS.index(self.order) + 1) % len(ORDERS)])
        return self.order

    @property
    def names(self) -> list[str]:
        """A name for each card as it is shown, which stays the same as long as it is in the hand."""
        return [held.name for held in self._shown]

    def find(self, card: Card) -> int | None:
        """Return the place of a card: the one in focus if it is such a card."""
        if card is self.card:
            return self.place
        return self.cards.index(card) if card in self.cards else None

    # Moves of the focus: each returns whether there was somewhere to go

    def move(self, steps: int) -> bool:
        """Move so many cards to the right; stay at the ends."""
        return self.go(self.place + steps)

    def go(self, place: int) -> bool:
        """Go to a place counted from 0."""
        if not 0 <= place < len(self._shown):
            return False
        self._focus = self._shown[place]
        return True

    def next_of(self, wanted: Callable[[Card], bool], step: int = 1) -> bool:
        """Go to the next card of a kind, past the ends; stay if there is no other."""
        count = len(self._shown)
        for distance in range(1, count + 1):
            place = (self.place + step * distance) % count
            if wanted(self._shown[place].card):
                return self.go(place)
        return False

    def go_to(self, card: Card) -> bool:
        """Go to such a card; stay if it is one, or if there is none."""
        place = self.find(card)
        return place is not None and self.go(place)

    # What is new

    def mark_turn(self) -> None:
        """Let `changes` count from here."""
        self._at_last_turn = Counter(self.cards)

    def changes(self) -> tuple[list[Card], list[Card]]:
        """Return which cards came and which went since the mark."""
        now = Counter(self.cards)
        return list((now - self._at_last_turn).elements()), list((self._at_last_turn - now).elements())
