"""The interface of a store of steps, as a table uses it, and its error."""

from __future__ import annotations

from typing import Protocol


class NotStoredError(Exception):
    """A step could not be stored; the code says why."""

    code = "cannot-write"


class StepStore(Protocol):
    """Stores steps as the lines of a record, in their order."""

    def append(self, line: str) -> bool:
        """Store a line. True: it is on disk. False: it is on its way.

        A line on its way, or a line that another server stored first, comes back by `Table.follow`.
        """
