"""What a seat, or the public, may know of a game. All that is hidden is hidden here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Final

from access_uno.engine.actions import STARS, Action, Jump
from access_uno.engine.cards import BACK, Card
from access_uno.engine.position import Position, Refusal

_BACKS: Final = tuple((BACK,) * count for count in range(113))
_NO_SEAT: Final = -1
_STAR: Final = Card("ST")


class View(Position):
    """The table as one seat sees it, at one moment: hidden cards lie face down."""

    __slots__ = ("seat",)

    seat: int

    @property
    def hand(self) -> Sequence[Card]:
        """The cards of this seat."""
        return self.hands[self.seat]

    @property
    def recommended(self) -> list[Card]:
        """The cards that one key would lay, on turn or not, without bluffs."""
        seat, top = self.seat, self.top
        answer = [_STAR] if self.why_not(seat, STARS[0]) is None else []
        jump = [top] if top is not None and self.why_not(seat, Jump(top)) is None else []
        return [*answer, *jump, *self.playable_honestly(seat)]

    def __repr__(self) -> str:
        return f"{super().__repr__()[:-1]}, seat {self.seat}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and _state_of_view(self) == _state_of_view(other)

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        return _kept_view, _state_of_view(self)

    def kept(self) -> View:
        """Return a view that stays as it is now, whatever happens in the game."""
        return self


def _kept_view(*state: Any) -> View:
    view = View.__new__(View)
    for name, value in zip(_VIEW_SLOTS, state, strict=True):
        setattr(view, name, value)
    return view


class Window(View):
    """A live view: it always shows the game as it is now, and copies nothing before it is read.

    For short use, as by computer players; to keep it, call `kept`. It is pickled as a view.
    """

    __slots__ = ("_game",)

    _game: Position

    def __init__(self, game: Position, seat: int) -> None:
        self._game = game
        self.seat = seat

    # What is legal for the seat follows from what it sees, so the game itself can answer.

    def playable(self, seat: int) -> list[Card]:
        return self._game.playable(seat) if seat == self.seat else super().playable(seat)

    def legal(self, seat: int) -> list[Action]:
        return self._game.legal(seat) if seat == self.seat else super().legal(seat)

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        return self._game.why_not(seat, action) if seat == self.seat else super().why_not(seat, action)

    def cards_left(self, seat: int) -> int:
        return len(self._game.hands[seat])

    @property
    def hand(self) -> Sequence[Card]:
        return tuple(self._game.hands[self.seat])

    def kept(self) -> View:
        return _kept_view(*_state_of_view(self))


class PublicView(Position):
    """The table as a spectator sees it: all hands and the draw pile lie face down."""

    __slots__ = ()

    @classmethod
    def of(cls, game: Position) -> PublicView:
        """Return what the public may know of a game: all but its hands."""
        view = cls.__new__(cls)
        for name, value in zip(Position.__slots__, _state(Window(game, _NO_SEAT)), strict=True):
            setattr(view, name, value)
        return view

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PublicView) and _state(self) == _state(other)

    __hash__ = None  # type: ignore[assignment]

    def kept(self) -> PublicView:
        """Return itself: it stays as it is."""
        return self


_VIEW_SLOTS: Final = (*Position.__slots__, *View.__slots__)
_state: Final[Callable[[Position], tuple[Any, ...]]] = attrgetter(*Position.__slots__)
_state_of_view: Final[Callable[[Position], tuple[Any, ...]]] = attrgetter(*_VIEW_SLOTS)


def _seen_hands(window: Window) -> tuple[tuple[Card, ...], ...]:
    seat = window.seat
    return tuple(
        [tuple(hand) if owner == seat else _BACKS[len(hand)] for owner, hand in enumerate(window._game.hands)]
    )


def _seen_drawn(window: Window) -> Card | None:
    game = window._game
    return game.drawn if game.drawn is None or window.seat == game.turn else BACK


# All that the public may know is read from the game; only here is anything hidden.
_SEEN: Final[Mapping[str, Callable[[Any], Any]]] = {
    **{name: attrgetter(f"_game.{name}") for name in Position.__slots__},
    "hands": _seen_hands,
    "stock": lambda window: _BACKS[len(window._game.stock)],
    "discard": lambda window: tuple(window._game.discard),
    "drawn": _seen_drawn,
}
for _name, _look in _SEEN.items():
    setattr(Window, _name, property(_look))
