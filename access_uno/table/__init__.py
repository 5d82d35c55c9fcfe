"""A table: people and computers at one game, wherever they sit.

A `Table` has no input and no output, no clock, and no thread of its own. Each player and each spectator has
a seat, through which they hear, see and act. The program that runs a table calls `advance` when it is woken.
"""

from access_uno.table.seat import LocalSeat, Presence, Seat, Spoke, StepSeen
from access_uno.table.situation import Situation, Waiting
from access_uno.table.table import Table

__all__ = ["LocalSeat", "Presence", "Seat", "Situation", "Spoke", "StepSeen", "Table", "Waiting"]
