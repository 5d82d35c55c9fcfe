"""A seat at a table: through it somebody hears, sees and acts, at a seat or as one who only watches."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from access_uno.engine.events import Event
from access_uno.engine.game import PublicView, View
from access_uno.engine.values import Value

if TYPE_CHECKING:
    from access_uno.engine import Action, Rules
    from access_uno.table.table import Table
    from access_uno.table.waiting import Waiting

LONGEST: Final = 10_000  # steps that wait to be heard; whoever lets more wait is gone


class Presence(Value):
    """Somebody has come to the table, or gone from it; his seat stays his."""

    seat: int
    here: bool


class Spoke(Value):
    """Somebody has said something: at his seat, or elsewhere (None)."""

    seat: int | None


class StepSeen:
    """What happened in one step, as it is known at a seat; or who came or went after it."""

    __slots__ = ("by", "events", "presence", "step", "view")

    def __init__(
        self, step: int, by: int | None = None, events: Sequence[Event] = (), presence: Presence | None = None
    ) -> None:
        self.step = step  # how many steps have been made with this one
        self.by = by  # whose step it was; None: nobody's
        self.events = events
        self.presence = presence
        self.view: View | PublicView | None = None  # after it, if more has happened since


class LocalSeat:
    """One listener's own queue, and what can be done from there. Made by `Table.take_seat`."""

    def __init__(self, table: Table, number: int | None, wake: Callable[[], None], paces: bool) -> None:
        self._table = table
        self.number = number
        self.wake = wake
        self.paces = paces  # computer players wait until everything has been heard here
        self.heard = table.steps  # so many steps have been told
        self._queue: deque[StepSeen] = deque()
        self.open = True

    # Seeing and hearing

    @property
    def names(self) -> tuple[str, ...]:
        """How the players are called, in the order of the seats."""
        return self._table.names

    @property
    def rules(self) -> Rules:
        """The rules with which the match began."""
        return self._table.record.rules

    @property
    def steps(self) -> int:
        """How many steps have been made."""
        return self._table.steps

    @property
    def view(self) -> View | PublicView:
        """The table as it may be seen from here, now."""
        return self._table.view(self.number)

    @property
    def waiting_for(self) -> Waiting:
        """Whom the table waits for."""
        return self._table.waiting_for

    @property
    def chances(self) -> Sequence[Action]:
        """What can be done from here before others go on, and has not been passed."""
        return self._table.chances().get(self.number, ()) if self.number is not None else ()

    @property
    def proposed(self) -> Action | None:
        """What was done from here and waits until others have used their chances or passed."""
        return self._table.proposed.get(self.number) if self.number is not None else None

    def take(self) -> list[StepSeen]:
        """What has happened since the last time; each step is told once."""
        taken = list(self._queue)
        self._queue.clear()
        if not self.paces:
            self.heard = len(self._table.log)
        return taken

    def view_after(self, heard: StepSeen) -> View | PublicView:
        """The table as it was to be seen from here after something."""
        return heard.view or self.view

    # Acting

    def submit(self, action: Action) -> bool:
        """Do something; True if it is done, False if others may do something before.

        IllegalActionError if the rules refuse it; NotKeptError if it cannot be kept.
        """
        if self.number is None:
            raise ValueError("who watches does nothing")
        return self._table.submit(self.number, action)

    def pass_on(self) -> None:
        """Let a chance go by."""
        if self.number is not None:
            self._table.pass_on(self.number)

    def try_again(self) -> None:
        """Try once more to keep what could not be kept."""
        self._table.try_again()

    def advance(self) -> bool:
        """Let happen what happens by itself, one step of it; whether there was one."""
        return self._table.advance()

    def close(self) -> None:
        """Get up. A seat stays with whoever it belongs to."""
        self._table.leave(self)

    # For the host

    def tell(self, heard: StepSeen) -> None:
        """Something happened. Who has not listened for very long is gone."""
        if len(self._queue) == LONGEST:
            self.close()
        else:
            self._queue.append(heard)

    def keep_view(self) -> None:
        """More is about to happen: what was not heard yet keeps what was to be seen then."""
        if self._queue and self._queue[-1].view is None:
            view = self.view
            self._queue[-1].view = view.kept() if isinstance(view, View) else view
