"""A table and its host: people and computers at one game, whoever they are and wherever they sit.

The host has no input and no output, no clock, and no thread of its own. Everybody at the table has a `Chair`:
through it he hears, sees and acts. Whoever runs a program calls `advance` when he is woken.
"""

from access_uno.host.chair import Chair, Heard, Presence, Spoke
from access_uno.host.host import Host
from access_uno.host.waits import Waits

__all__ = ["Chair", "Heard", "Host", "Presence", "Spoke", "Waits"]
