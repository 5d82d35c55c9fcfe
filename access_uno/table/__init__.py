"""A table and its host: people and computers at one game, whoever they are and wherever they sit.

The host has no input and no output, no clock, and no thread of its own. Everybody at the table has a `LocalSeat`:
through it he hears, sees and acts. Whoever runs a program calls `advance` when he is woken.
"""

from access_uno.table.seat import LocalSeat, Presence, Spoke, StepSeen
from access_uno.table.table import Table
from access_uno.table.waiting import Waiting

__all__ = ["LocalSeat", "StepSeen", "Table", "Presence", "Spoke", "Waiting"]
