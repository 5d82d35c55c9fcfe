"""The base of all computer players, and the random numbers that they may use."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar, TypeVar

from access_uno.engine import Action, View
from access_uno.engine.chance import MASK, STEP, mixed, scrambled
from access_uno.engine.events import Event

_T = TypeVar("_T")


def never() -> bool:
    """Let nothing interrupt a search."""
    return False


class Player(ABC):
    """A player at a seat. It can be pickled with all that it remembers, to think in another process."""

    watches: ClassVar[bool] = False  # whether `observe` does anything
    thinks_long: ClassVar[bool] = False  # too long for the thread that answers keys

    def __init__(self, seat: int, seed: int) -> None:
        self.seat = seat
        self.interrupted: Callable[[], bool] = never
        self._key = mixed(seed, seat)

    def observe(self, events: Sequence[Event], view: View) -> None:  # noqa: B027  # most remember nothing
        """Take in what this seat saw happen and sees now; called after every action, and at the beginning."""

    @abstractmethod
    def decide(self, view: View, step: int) -> Action | None:
        """Return what it does now, or None; on turn it does something. Asked again after a call or a catch.

        `step` is the number of the step in the game: all chance in the decision follows from it.
        """

    def act(self, view: View, step: int) -> Action | None:
        """Return what it does now under any rules, house rules among them."""
        if not view.house_rules:
            return self.decide(view, step)
        from access_uno.players._house_rules import act

        return act(view, self.seat, self.chance(step), lambda: self.decide(view, step))

    def chance(self, step: int) -> Chance:
        """Return the random numbers for one decision, the same whenever it is asked for."""
        return Chance(scrambled((self._key + step * STEP) & MASK))


class Chance:
    """Random numbers that follow from a seed, on every machine and Python version."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & MASK

    def below(self, count: int) -> int:
        """Return one of 0 to count - 1, each as likely."""
        self._state = state = (self._state + STEP) & MASK
        return (scrambled(state) >> 32) * count >> 32

    def pick(self, things: Sequence[_T]) -> _T:
        """Return one of the things, each as likely."""
        return things[self.below(len(things))]

    def happens(self, percent: int) -> bool:
        """Return True in so many of a hundred cases."""
        return self.below(100) < percent
