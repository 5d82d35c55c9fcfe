"""The cards of a person on the console: their order, and a focus that stays with its card."""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Literal

from access_uno.console.outlet import WRITTEN, Telling
from access_uno.engine.cards import COLOURS, Card

Order = Literal["drawn", "colour", "value"]
ORDERS: Final[tuple[Order, ...]] = ("drawn", "colour", "value")


_KEYS: Final[dict[Order, Callable[[Card], tuple[int, ...]]]] = {
    "colour": lambda card: (COLOURS.index(card.colour) if card.colour else len(COLOURS), card.index),
    "value": lambda card: (card.points, card.symbol.number is None, card.index),
}


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
