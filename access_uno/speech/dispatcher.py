"""Where Speech Dispatcher is, and whether it answers."""

from __future__ import annotations

import os

from access_uno.system.worker import State, ask

_DEFAULT_PORT = 6560


def state() -> State:
    """Return whether the server that the client library would use is there and answers."""
    return ask(address(), b"QUIT\r\n")


def address() -> str | tuple[str, int]:
    """Return the path of the UNIX socket, or host and port, found as the client library finds them."""
    method, _, rest = os.environ.get("SPEECHD_ADDRESS", "").partition(":")
    if method == "inet_socket":
        host, _, port = rest.partition(":")
        return host or "127.0.0.1", int(port) if port.isdecimal() else _DEFAULT_PORT
    if method == "unix_socket" and rest:
        return rest
    if "SPEECHD_SOCKET" in os.environ:
        return os.environ["SPEECHD_SOCKET"]
    cache = os.environ.get("XDG_CACHE_HOME", os.path.expanduser("~/.cache"))
    return os.path.join(os.environ.get("XDG_RUNTIME_DIR", cache), "speech-dispatcher", "speechd.sock")
