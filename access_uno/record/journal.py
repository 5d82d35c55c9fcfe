"""Where the steps of a game are kept: what a table asks of it, and what it says when it cannot."""

from __future__ import annotations

from typing import Protocol


class NotKeptError(Exception):
    """A step could not be kept; the code says why."""

    code = "cannot-write"


class StepStore(Protocol):
    """Keeps steps as the lines of a record, in their order."""

    def append(self, line: str) -> bool:
        """Keep a line. True: it cannot be lost any more. False: it is on its way.

        What was on its way, or what somebody else was first with, comes back by `Host.follow`.
        """
