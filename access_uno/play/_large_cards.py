"""Large cards on the screen, for reading by sight; the words for them follow as the newest line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from access_uno.engine.cards import Card, Colour
from access_uno.play._card_faces import by_colour, faces

if TYPE_CHECKING:
    from access_uno.console.outlet import Outlet
    from access_uno.play._person import Person
    from access_uno.play._voice import Voice

LARGE: Final = ("large-hand", "large-top")
"""The commands that only people who read by sight are told of."""


class LargeCards:
    """Draws cards for one person."""

    def __init__(
        self, outlet: Outlet, person: Person, voice: Voice, small: Mapping[str, Callable[[], None]]
    ) -> None:
        """`small` are the commands that say the same in words."""
        self._outlet = outlet
        self._person = person
        self._voice = voice
        self._small = small
        self.commands: Mapping[str, Callable[[], None]] = {"large-hand": self._hand, "large-top": self._top}

    def _hand(self) -> None:
        """Draw the whole hand, grouped by colour."""
        self._draw(by_colour(self._person.hand.cards), "hand")

    def _top(self) -> None:
        """Draw the top card, with the colour chosen."""
        view = self._person.view
        self._draw([view.top] if view.top else [], "top", view.colour)

    def _draw(self, cards: Sequence[Card], name: str, colour: Colour | None = None) -> None:
        sight = self._outlet.sight
        if sight is None:
            self._voice.say("sight-only")
            return
        self._outlet.draw(faces(cards, self._outlet.screen.width, sight, colour))
        self._small[name]()
