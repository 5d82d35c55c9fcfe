"""A server as its client sees it: wishes, answers, and what is told, as a table with a seat.

The server may be in this program or on another continent: the values are the same (docs/protocol.md).
"""

from access_uno.client.server_client import RemoteSeat, ServerClient

__all__ = ["RemoteSeat", "ServerClient"]
