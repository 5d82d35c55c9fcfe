"""A seat at a table: through it a player or a spectator hears, sees and acts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Protocol

from access_uno.engine.events import Event
from access_uno.engine.values import Value
from access_uno.engine.views import PublicView, View

if TYPE_CHECKING:
    from access_uno.engine import Action, Rules
    from access_uno.players.coach import Advice
    from access_uno.table.situation import Waiting
    from access_uno.table.table import Table

LONGEST: Final = 10_000  # steps that wait to be heard; a seat where more would wait is closed


class Presence(Value):
    """A player has come to the table, or gone from it; the seat stays theirs."""

    seat: int
    here: bool


class Spoke(Value):
    """Words were spoken: by the player at a seat, or by a person elsewhere (None)."""

    seat: int | None


class StepSeen:
    """What happened in one step, as it is known at a seat; or who came or went after it."""

    __slots__ = ("by", "events", "presence", "step", "view")

    def __init__(
        self, step: int, by: int | None = None, events: Sequence[Event] = (), presence: Presence | None = None
    ) -> None:
        self.step = step  # how many steps have been made with this one
        self.by = by  # the seat whose step it was; None: of no player
        self.events = events
        self.presence = presence
        self.view: View | PublicView | None = None  # after it, if more has happened since


class Seat(Protocol):
    """A place at a table, here or elsewhere: a player's own, or one to watch from."""

    @property
    def number(self) -> int | None:
        """The number of the seat; None: one only watches."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, in the order of the seats."""

    @property
    def rules(self) -> Rules:
        """The rules with which the match began."""

    @property
    def steps(self) -> int:
        """How many steps have been made."""

    @property
    def view(self) -> View | PublicView:
        """The table as it may be seen from here, now."""

    @property
    def waiting_for(self) -> Waiting:
        """What the table waits for."""

    @property
    def chances(self) -> Sequence[Action]:
        """What can be done from here before others go on, and has not been passed."""

    @property
    def proposed(self) -> Action | None:
        """What was done from here and waits until others have used their chances or passed."""

    @property
    def has_news(self) -> bool:
        """Whether there is anything to take."""

    def take(self) -> list[StepSeen]:
        """Return what has happened since the last time; each step is told once."""

    def view_after(self, seen: StepSeen) -> View | PublicView:
        """Return the table as it was to be seen from here after a step."""

    def catch_up(self) -> None:
        """Count everything as heard: computer players need wait for this seat no longer."""

    def submit(self, action: Action) -> bool:
        """Do something; True if it is done, False if it is on its way, or others may do something before.

        IllegalActionError if the rules refuse it; NotStoredError if it cannot be kept.
        """

    @property
    def has_hints(self) -> bool:
        """Whether the table has hints."""

    @property
    def may_ask_hint(self) -> bool:
        """Whether it is one's own turn at a table that has hints."""

    @property
    def hint_comes(self) -> bool:
        """Whether a hint that was asked for may still come."""

    def ask_hint(self) -> bool:
        """Ask for a hint, which takes a moment; return False if none can be asked for now."""

    def take_hint(self) -> Advice | None:
        """Return the hint that was asked for, once it is there.

        NotStoredError if it cannot be kept that it was given.
        """

    def pass_on(self) -> None:
        """Let a chance go by."""

    def try_again(self) -> None:
        """Try once more to keep what could not be kept."""

    def advance(self) -> bool:
        """Let happen what happens by itself, at most one step of it; return whether there was one."""

    def close(self) -> None:
        """Get up. The seat stays with the player whose it is."""


class LocalSeat:
    """A seat at a table of this program, with its own queue of what happened. `Table.take_seat` makes it.

    What its methods do, `Seat` says.
    """

    def __init__(
        self, table: Table, number: int | None, wake: Callable[[], None] | None, paces: bool
    ) -> None:
        self._table = table
        self.number = number
        self.wake = wake
        self.paces = paces  # computer players wait until everything has been heard here
        self.steps_heard = table.steps
        self.queue: list[StepSeen] = []

    # Seeing and hearing

    @property
    def names(self) -> tuple[str, ...]:
        return self._table.names

    @property
    def rules(self) -> Rules:
        return self._table.record.rules

    @property
    def steps(self) -> int:
        return len(self._table.log)

    @property
    def view(self) -> View | PublicView:
        return self._table.view(self.number)

    @property
    def waiting_for(self) -> Waiting:
        return self._table.situation.waiting_for

    @property
    def chances(self) -> Sequence[Action]:
        return () if self.number is None else self._table.situation.chances.get(self.number, ())

    @property
    def proposed(self) -> Action | None:
        return None if self.number is None else self._table.proposed.get(self.number)

    @property
    def has_news(self) -> bool:
        return bool(self.queue)

    def take(self) -> list[StepSeen]:
        taken, self.queue = self.queue, []
        if not self.paces:
            self.steps_heard = len(self._table.log)
        return taken

    def view_after(self, seen: StepSeen) -> View | PublicView:
        return seen.view or self.view

    def catch_up(self) -> None:
        if self.steps_heard != len(self._table.log):
            self.steps_heard = len(self._table.log)
            if self.paces and self._table.waiting_for.what == "listeners":
                self._table.changed()

    # Acting

    def submit(self, action: Action) -> bool:
        if self.number is None:
            raise ValueError("who watches does nothing")
        return self._table.submit(self.number, action)

    @property
    def has_hints(self) -> bool:
        return True

    @property
    def may_ask_hint(self) -> bool:
        return self.number is not None and self._table.game.turn == self.number

    @property
    def hint_comes(self) -> bool:
        return self._table.thinks_of_hint

    def ask_hint(self) -> bool:
        return self.number is not None and self._table.ask_hint(self.number)

    def take_hint(self) -> Advice | None:
        return None if self.number is None else self._table.take_hint(self.number)

    def pass_on(self) -> None:
        if self.number is not None:
            self._table.pass_on(self.number)

    def try_again(self) -> None:
        self._table.try_again()

    def advance(self) -> bool:
        return self._table.advance()

    def close(self) -> None:
        self._table.leave(self)

    # For the table

    def tell(self, seen: StepSeen) -> None:
        """Put a step into the queue. A seat that has not listened for very long is closed."""
        if len(self.queue) == LONGEST:
            self.close()
        else:
            self.queue.append(seen)

    def keep_view(self) -> None:
        """Keep, with what was not heard yet, what is to be seen now: more is about to happen."""
        if self.queue and self.queue[-1].view is None:
            self.queue[-1].view = self.view.kept()
