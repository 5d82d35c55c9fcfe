"""A seat at a table that is elsewhere: to a console it is like one of `access_uno/table/`.

What is legal is answered here, from the view; the house has the last word.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from access_uno.engine import Action, IllegalActionError, PublicView, Rules, View
from access_uno.engine.notation import action_text
from access_uno.engine.rules import MAX_PLAYERS, MIN_PLAYERS
from access_uno.engine.values import Value
from access_uno.protocol.codec import (
    WireError,
    action_from,
    event_from,
    is_event,
    player_from,
    seat_from,
    told_rules,
    view_from,
)
from access_uno.table import Presence, StepSeen, Waiting

_BUSY = Waiting("game")


class Refused(Value):
    """The house did not do what it was asked for, and says why in a sentence."""

    code: str
    reason: str
    of: str = ""  # the code that was asked with


class RemoteSeat:
    """One's own seat, or (None) a place to watch from, at a table of a house."""

    def __init__(
        self,
        match: Mapping[str, Any],
        ask: Callable[..., None],
        refused: Callable[[Refused], None],
    ) -> None:
        """`ask` asks the house, `refused` hears what it does not do."""
        self.names: tuple[str, ...] = tuple(match["players"])
        if not MIN_PLAYERS <= len(self.names) == len(set(self.names)) <= MAX_PLAYERS:
            raise WireError("no players")
        self.rules: Rules = told_rules(match)
        self.number = seat_from(match["you"], self.names)
        self.code: str = match["code"]
        self._match: int = match["match"]
        self.steps: int = match["step"]
        self.view: View | PublicView = self._view(match)
        self.waiting_for = _BUSY
        self.chances: Sequence[Action] = ()
        self.proposed: Action | None = None
        self.wake: Callable[[], None] = lambda: None
        self._ask = ask
        self._refused = refused
        self._queue: deque[StepSeen] = deque()

    def is_of(self, match: Mapping[str, Any]) -> bool:
        """Whether this is the seat at that match, to which one comes back."""
        own = None if self.number is None else self.names[self.number]
        return (self.code, self._match, own) == (match["code"], match["match"], match["you"])

    # What the house tells

    def game(self, told: Mapping[str, Any]) -> None:
        """A step was made, or somebody came or went."""
        view, by = self._view(told), seat_from(told["by"], self.names)
        events, presence = [], None
        for values in told["events"]:
            if values.get("event") == "presence":
                who, here = values.get("player"), values.get("here") is True
                presence = Presence(player_from(who, self.names), here)
            elif is_event(values):  # others may be added some day
                events.append(event_from(values, self.names))
        heard = StepSeen(told["step"], by, events, presence)
        heard.view = view
        self._queue.append(heard)
        if told["step"] != self.steps:  # else somebody came or went, and the table waits for whom it did
            self.waiting_for, self.chances, self.proposed = _BUSY, (), None
        self.steps, self.view = told["step"], view
        self.wake()

    def table_waits(self, told: Mapping[str, Any]) -> None:
        """Whom the table waits for."""
        waiting_for = Waiting(told["for"], seat_from(told["name"], self.names), told["code"])
        chances = [action_from(text, self.names) for text in told["chances"]]
        proposed = told["proposed"]
        self.proposed = None if proposed is None else action_from(proposed, self.names)
        self.waiting_for, self.chances = waiting_for, chances
        self.wake()

    def _view(self, told: Mapping[str, Any]) -> View | PublicView:
        """The table as it is told to this seat, and to no other."""
        view = view_from(told["view"], self.names)
        if (view.seat if isinstance(view, View) else None) != self.number:
            raise WireError("somebody else's view")
        return view

    # For the console

    @property
    def has_news(self) -> bool:
        """Whether something has happened that was not heard."""
        return bool(self._queue)

    def take(self) -> list[StepSeen]:
        """What has happened since the last time; each step is told once."""
        taken = list(self._queue)
        self._queue.clear()
        return taken

    def view_after(self, heard: StepSeen) -> View | PublicView:
        """The table as it was to be seen from here after something."""
        return heard.view or self.view

    def catch_up(self) -> None:
        """Nothing waits for this seat: the server keeps its own pace."""

    def submit(self, action: Action) -> bool:
        """Ask the house to do something, which takes a moment; IllegalActionError if the rules refuse it."""
        if self.number is None:
            raise ValueError("who watches does nothing")
        refusal = self.view.why_not(self.number, action)
        if refusal is not None:
            raise IllegalActionError(self.number, action, refusal)
        before, self.waiting_for = self.waiting_for, _BUSY

        def refused(refused: Refused) -> None:
            self.waiting_for = before
            self._refused(refused)

        self._ask("act", None, refused, action=action_text(action, self.names))
        return False

    def pass_on(self) -> None:
        """Let a chance go by."""
        self.chances = ()
        self._ask("go", step=self.steps)

    def try_again(self) -> None:
        """Try once more to keep what could not be kept."""
        self.waiting_for = _BUSY
        self._ask("go")

    def advance(self) -> bool:
        """What happens by itself happens in the house."""
        return False

    def close(self) -> None:
        """Get up: the console that has the seat tells the server."""
