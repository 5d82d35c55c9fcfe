"""What a seat has seen of the others' cards: shown hands, colours that they could not follow, draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from access_uno.engine import COLOURS, FACES, Card, Colour, Symbol, View
from access_uno.engine import events as happened
from access_uno.engine.events import Event
from access_uno.engine.position import DRAWN, MATCHING, NO_CARDS
from access_uno.players.ranking import Known

Slot = Card | frozenset[Card]
"""A card in another hand: known, or the faces that it cannot be."""

_DRAW_FOUR: Final = Card("W+4")
_STAR: Final = Card("ST")


class Memory:
    """Follows the hands of the others card by card, each in the order in which the cards came.

    A player who draws need not be without a card that fits, where drawing is allowed all the same.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.slots: list[list[Slot]] = []
        self.guilty: Counter[int] = Counter()  # how often a challenge found a seat guilty
        self.innocent: Counter[int] = Counter()
        self.doubting: Counter[int] = Counter()  # how often a seat challenged when it was hit and could
        self.trusting: Counter[int] = Counter()
        self._view: View | None = None  # what was visible before the events that are told now

    def observe(self, events: Sequence[Event], view: View) -> None:
        if len(self.slots) != view.players:
            self.slots = [[NO_CARDS] * len(hand) for hand in view.hands]
        elif self._view is not None:
            for event in events:
                self._notice(event, self._view, view)
        for seat, hand in enumerate(view.hands):
            slots = self.slots[seat]  # as long as the cards that can be counted, whatever was concluded
            del slots[len(hand) :]
            slots += [NO_CARDS] * (len(hand) - len(slots))
        self.slots[self.seat] = list(view.hand)
        self._view = view.kept()

    def known(self, view: View) -> Known:
        """Return what it has counted, in the measures of the ranking."""
        cards = [*view.hand, *view.discard]
        colours = [card.colour for card in cards]
        symbols = Counter([card.symbol for card in cards])
        following = self.slots[view.after(self.seat)] if self.slots else []
        unable = Counter(
            colour for slot in following if not isinstance(slot, Card) for colour in _excluded_colours(slot)
        )
        size = max(1, len(following))
        return Known(
            {colour: (25 - colours.count(colour)) / 10 - 1.5 for colour in COLOURS},
            {symbol: ((4 if symbol is Symbol.ZERO else 8) - symbols[symbol]) / 4 - 1 for symbol in Symbol},
            {colour: unable[colour] / size for colour in COLOURS},
        )

    def bluffs(self, seat: int) -> float:
        """Return how likely this seat lays a Wild Draw Four against the rules when it could.

        Half of all strangers are taken never to bluff; each one found innocent doubles these odds.
        """
        guilty, innocent = self.guilty[seat], self.innocent[seat]
        dishonest = 1.0 if guilty else 1 / (1 + 2**innocent)
        return dishonest * _share(guilty, innocent)

    def doubts(self, seat: int) -> float:
        """Return how likely this seat challenges a Wild Draw Four."""
        return _share(self.doubting[seat], self.trusting[seat])

    def _notice(self, event: Event, before: View, view: View) -> None:
        match event:
            case happened.RoundStarted():
                self.slots = [[] for _ in view.hands]
            case happened.Dealt(seat=seat, count=count):
                self.slots[seat] = [NO_CARDS] * count
            case happened.Drew(seat=seat, count=count, cause="turn"):
                self._exclude(seat, before.fits)
                # A card that could not be played ended the turn, or the drawing went on.
                self.slots[seat] += [before.fits] * count
                if view.phase is DRAWN:
                    self.slots[seat][-1] = NO_CARDS
            case happened.Drew(seat=seat, count=count, cause=cause):
                self.slots[seat] += [NO_CARDS] * count
                if cause == "penalty" and before.challengeable:
                    self.trusting[seat] += 1
            case happened.NothingToDraw(seat=seat):
                self._exclude(seat, before.fits)
            case happened.Played(seat=seat, card=card):
                self._remove(seat, card)
                if card is _DRAW_FOUR and view.rules.draw_four_bluff == "prevent":
                    self._exclude(seat, _offending(view))
            case happened.StarAnswered(seat=seat):
                self._remove(seat, _STAR)
            case happened.Jumped(seat=seat, card=card) | happened.Discarded(seat=seat, card=card):
                self._remove(seat, card)
            case happened.Swapped(seat=seat, of=other):
                self.slots[seat], self.slots[other] = self.slots[other], self.slots[seat]
            case happened.HandsPassed(direction=direction):
                self._pass_on(direction, view)
            case happened.TookBack(seat=seat, card=card):
                self.slots[seat].append(card)
            case happened.HandShown(seat=seat, cards=cards) if cards is not None:
                self.slots[seat] = list(cards)
            case happened.ChallengeDecided(seat=challenger, offender=seat, guilty=guilty):
                self.doubting[challenger] += 1
                (self.guilty if guilty else self.innocent)[seat] += 1
                if not guilty:
                    self._exclude(seat, _offending(before))
            case happened.Reshuffled():
                left = Counter(view.rules.cards)
                left.subtract([*before.hand, *before.discard])
                gone = frozenset(face for face in FACES if left[face] <= 0)
                for seat in range(view.players):
                    self._exclude(seat, gone)

    def _exclude(self, seat: int, faces: frozenset[Card]) -> None:
        """Exclude these faces from the cards that this seat holds."""
        self.slots[seat] = [slot if isinstance(slot, Card) else slot | faces for slot in self.slots[seat]]

    def _pass_on(self, direction: int, view: View) -> None:
        """Move each hand to the next player."""
        seats = [seat for seat in range(view.players) if seat not in view.absent]
        hands = [self.slots[seat] for seat in seats]
        for number, seat in enumerate(seats):
            self.slots[seat] = hands[(number - direction) % len(seats)]

    def _remove(self, seat: int, card: Card) -> None:
        """Remove a card that was laid: the known one, or the first that it can have been."""
        slots = self.slots[seat]
        able = [slots.index(card)] if card in slots else []
        able += [n for n, slot in enumerate(slots) if not isinstance(slot, Card) and card not in slot]
        if slots:
            del slots[able[0] if able else 0]


def _share(times: int, other_times: int) -> float:
    """Return the expected share of one outcome, which is a half for an unknown player."""
    return (times + 1) / (times + other_times + 2)


def _offending(view: View) -> frozenset[Card]:
    """Return the faces that make a Wild Draw Four on top an offence, but wild cards, which seldom do."""
    assert view.before is not None
    colour, asked, _ = view.before
    return MATCHING[colour if view.rules.draw_four_offence == "colour" else asked]


@lru_cache(maxsize=4096)
def _excluded_colours(slot: frozenset[Card]) -> tuple[Colour, ...]:
    return tuple(colour for colour in COLOURS if MATCHING[colour] <= slot)
