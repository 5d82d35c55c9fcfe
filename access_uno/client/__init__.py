"""Being in a house, for whoever has a console: asking it, and what it has told, as a table with a seat.

The house may be in this program or on another continent: what goes there and comes back is the same
(docs/protocol.md).
"""

from access_uno.client.remote_seat import Refused, RemoteSeat
from access_uno.client.server_client import ServerClient
from access_uno.protocol.messages import NonsenseError

__all__ = ["NonsenseError", "Refused", "RemoteSeat", "ServerClient"]
