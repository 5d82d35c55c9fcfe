"""What a player did in a match, counted from its events: what results are compared by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from operator import add
from typing import Any

from access_uno.engine import events as happened
from access_uno.engine.cards import Card
from access_uno.engine.events import Event
from access_uno.engine.values import Value


class Figures(Value):
    """What a player did in one match, or in several."""

    points: int = 0  # of the rounds that the player won: what the others held
    best_round: int = 0  # the most of these in one round
    challenges: int = 0
    challenges_right: int = 0
    challenged: int = 0  # by others
    bluffs_found: int = 0  # by these
    forgotten: int = 0  # UNO
    caught: int = 0  # others who forgot it
    last_cards: tuple[Card, ...] = ()  # with which the player won rounds

    def __add__(self, other: Figures) -> Figures:
        both = Figures(*map(add, self.values(), other.values()))
        return both.but(best_round=max(self.best_round, other.best_round))

    @property
    def favourite_last_card(self) -> Card | None:
        """The card that won the most rounds, of equal ones the first; None if each won one at most."""
        most = Counter(self.last_cards).most_common(1)
        return most[0][0] if most and most[0][1] > 1 else None


class Tally:
    """Counts the figures of a seat as its match goes on."""

    def __init__(self, seat: int) -> None:
        self.rounds_won = 0
        self._seat = seat
        self._counts: Counter[str] = Counter()
        self._last_cards: list[Card] = []
        self._last_card: Card | None = None
        self._is_silent = False  # has one card, has not called UNO, and has not been on turn since

    @property
    def figures(self) -> Figures:
        counts: dict[str, Any] = dict(self._counts)
        return Figures(**counts, last_cards=tuple(self._last_cards))

    def add(self, events: Sequence[Event]) -> None:
        for event in events:
            if not isinstance(event, happened.TurnBegan):
                self._add(event)
            elif event.seat == self._seat:
                self._is_silent = False

    def _add(self, event: Event) -> None:
        seat, counts = self._seat, self._counts
        match event:
            case happened.Played(seat=by, card=card) | happened.Jumped(seat=by, card=card) if by == seat:
                self._last_card = card
            case happened.Discarded(seat=by, card=card) if by == seat:
                self._last_card = card
            case happened.StarAnswered(seat=by) if by == seat:
                self._last_card = Card("ST")
            # An empty counter keeps a truth value as it is, which is no count in the results.
            case happened.ChallengeDecided(seat=by, guilty=guilty) if by == seat:
                counts.update(challenges=1, challenges_right=int(guilty))
            case happened.ChallengeDecided(offender=of, guilty=guilty) if of == seat:
                counts.update(challenged=1, bluffs_found=int(guilty))
            case happened.OneCardLeft(seat=of, catchable=True) if of == seat:
                self._is_silent = True
                counts.update(forgotten=1)
            case happened.UnoCalled(seat=by) if by == seat and self._is_silent:
                self._is_silent = False
                counts.update(forgotten=-1)
            case happened.Caught(by=by) if by == seat:
                counts.update(caught=1)
            case happened.RoundWon(seat=by, points=points) if by == seat:
                self._win(sum(points))

    def _win(self, points: int) -> None:
        self.rounds_won += 1
        self._counts["points"] += points
        self._counts["best_round"] = max(self._counts["best_round"], points)
        if self._last_card is not None:
            self._last_cards.append(self._last_card)
