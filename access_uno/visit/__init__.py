"""Being in a house, for whoever has a console: asking it, and what it has told, as a table with a chair.

The house may be in this program or on another continent: what goes there and comes back is the same
(docs/protocol.md).
"""

from access_uno.visit.chair import Refused, RemoteChair
from access_uno.visit.told import NonsenseError
from access_uno.visit.visit import Visit

__all__ = ["NonsenseError", "Refused", "RemoteChair", "Visit"]
