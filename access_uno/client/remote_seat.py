"""A seat at a table that is elsewhere: to a console it is like one of `access_uno/table/`.

What is legal is answered here, from the view; the server has the last word.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from access_uno.engine import Action, IllegalActionError, PublicView, Rules, View
from access_uno.engine.events import Event
from access_uno.protocol import messages, wishes
from access_uno.protocol.answers import Advised, Refused
from access_uno.protocol.wishes import Wish
from access_uno.table import Presence, StepSeen, Waiting

if TYPE_CHECKING:
    from access_uno.players.coach import Advice

_BUSY = Waiting("game")


class Ask(Protocol):
    """Ask the server for something; `refused` hears that it does not do it."""

    def __call__(
        self,
        wish: Wish[Any],
        then: Callable[[Any], object] | None = None,
        refused: Callable[[Refused], None] | None = None,
        /,
    ) -> None: ...


class RemoteSeat:
    """One's own seat, or (None) a place to watch from, at a table of a server; what it does, `Seat` says."""

    def __init__(self, match: messages.Match, ask: Ask, refused: Callable[[Refused], None]) -> None:
        """`ask` asks the server, `refused` hears what it does not do."""
        self.names: tuple[str, ...] = match.players
        self.rules: Rules = match.rules
        self.number = match.you
        self.code = match.code
        self._match = match.match
        self.steps = match.step
        self.view: View | PublicView = match.view
        self.waiting_for = _BUSY
        self.chances: Sequence[Action] = ()
        self.proposed: Action | None = None
        self.wake: Callable[[], None] = lambda: None
        self._ask = ask
        self._refused = refused
        self._queue: deque[StepSeen] = deque()
        self.has_hints = match.hints
        self.hint_comes = False
        self._hint: Advised | None = None

    def is_of(self, match: messages.Match) -> bool:
        """Return whether this is the seat at that match, to which one comes back."""
        own = (self.code, self._match, self.names, self.number)
        return own == (match.code, match.match, match.players, match.you)

    # What the server tells

    def game(self, told: messages.Game) -> None:
        """Take a step that was made, or that a player came or went."""
        events: list[Event] = []
        presence = None
        for event in told.events:
            if isinstance(event, Presence):
                presence = event
            else:
                events.append(event)
        seen = StepSeen(told.step, told.by, events, presence)
        seen.view = told.view
        self._queue.append(seen)
        if told.step != self.steps:  # else a player came or went, and the table waits as before
            self.waiting_for, self.chances, self.proposed = _BUSY, (), None
        self.steps, self.view = told.step, told.view
        self.wake()

    def table_waits(self, told: messages.Waits) -> None:
        """Take what the table waits for."""
        self.waiting_for = Waiting(told.what, told.seat, told.code)
        self.chances, self.proposed = told.chances, told.proposed
        self.wake()

    # For the console

    @property
    def has_news(self) -> bool:
        return bool(self._queue)

    def take(self) -> list[StepSeen]:
        taken = list(self._queue)
        self._queue.clear()
        return taken

    def view_after(self, seen: StepSeen) -> View | PublicView:
        return seen.view or self.view

    def submit(self, action: Action) -> bool:
        """Ask the server to do something, which takes a moment; IllegalActionError if the rules refuse it."""
        if self.number is None:
            raise ValueError("who watches does nothing")
        refusal = self.view.why_not(self.number, action)
        if refusal is not None:
            raise IllegalActionError(self.number, action, refusal)
        before, self.waiting_for = self.waiting_for, _BUSY

        def refused(refused: Refused) -> None:
            self.waiting_for = before
            self._refused(refused)

        self._ask(wishes.Act(action), None, refused)
        return False

    @property
    def may_ask_hint(self) -> bool:
        return self.has_hints and self.waiting_for == Waiting("person", self.number)

    def ask_hint(self) -> bool:
        if not self.may_ask_hint:
            return False
        self.hint_comes, self._hint = True, None
        self._ask(wishes.Hint(), self._advised, self._not_advised)
        return True

    def _advised(self, advised: Advised) -> None:
        self._hint = advised
        self.wake()

    def _not_advised(self, refused: Refused) -> None:
        self.hint_comes = False
        self._refused(refused)

    def take_hint(self) -> Advice | None:
        hint, self._hint = self._hint, None
        if hint is None:
            return None
        from access_uno.players.coach import Advice, Reason  # with the strong players

        self.hint_comes = False
        why = Reason(hint.why, hint.about, hint.count, hint.tenths)
        return Advice(hint.action, why, hint.instead)

    def pass_on(self) -> None:
        self.chances = ()
        self._ask(wishes.Go(self.steps))

    def try_again(self) -> None:
        self.waiting_for = _BUSY
        self._ask(wishes.Go())

    def advance(self) -> bool:
        """Do nothing: what happens by itself happens at the server."""
        return False

    def catch_up(self) -> None:
        """Do nothing: the server keeps its own pace, and waits for no seat here."""

    def close(self) -> None:
        """Get up: the console that has the seat tells the server."""
