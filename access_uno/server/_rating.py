"""How good people are, by the matches that they played against each other (Plackett-Luce, from openskill).

What one other account alone can change is bounded: playing against oneself leads nowhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Final

from access_uno.engine.values import Value

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

START: Final = 25.0  # of the scale of openskill, on which 4 points are about a class of players
SPREAD: Final = START / 3
BY_ONE: Final = 4.0  # points by which one other account can move an account, in all matches together
MATCHES, OPPONENTS = 10, 3  # so many count and so many were met before a rating is told


class Rating(Value):
    """The rating of an account, and how far each other account has moved it."""

    mean: float = START
    spread: float = SPREAD
    matches: int = 0
    moved_by: Mapping[str, float] = {}  # points, by the identities of the others

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known for a place in the list."""
        return self.matches < MATCHES or len(self.moved_by) < OPPONENTS


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce()


def rated(before: Mapping[str, Rating], places: Mapping[str, int]) -> dict[str, Rating]:
    """Return the ratings of all who took part, after a match with these places.

    >>> after = rated({"anna": Rating(), "ben": Rating()}, {"anna": 1, "ben": 2})
    >>> after["anna"].mean > 25 > after["ben"].mean
    True
    """
    model, people = _model(), list(places)
    teams = [[model.rating(before[one].mean, before[one].spread)] for one in people]
    after = model.rate(teams, ranks=[float(places[one]) for one in people])
    found = {}
    for one, [now] in zip(people, after, strict=True):
        others = [other for other in people if other != one]
        found[one] = _moved(before[one], now.mu - before[one].mean, now.sigma, others)
    return found


def _moved(rating: Rating, points: float, spread: float, others: list[str]) -> Rating:
    """Return a rating after a match that moves it by so many points: each of the others by as many."""
    moved_by, mean = dict(rating.moved_by), rating.mean
    for other in others:
        before = moved_by.get(other, 0.0)
        moved_by[other] = min(max(before + points / len(others), -BY_ONE), BY_ONE)
        mean += moved_by[other] - before
    return Rating(mean, spread, rating.matches + 1, moved_by)
