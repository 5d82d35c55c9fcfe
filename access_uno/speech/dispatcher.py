"""Whether Speech Dispatcher answers, asked over our own socket: its client library has no time limits."""

from __future__ import annotations

import os
import socket
from typing import Literal

State = Literal["answers", "hung", "absent"]

_DEFAULT_PORT = 6560


def state(timeout: float = 0.5) -> State:
    """Whether the server that the client library would use is there and answers in time."""
    method, address = _address()
    family = socket.AF_INET if method == "inet_socket" else socket.AF_UNIX
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.settimeout(timeout)
        try:
            probe.connect(address)
            probe.sendall(b"QUIT\r\n")
            return "answers" if probe.recv(1) else "absent"
        except (TimeoutError, BlockingIOError):  # the second: a frozen server's queue of callers is full
            return "hung"
        except OSError:
            return "absent"


def _address() -> tuple[str, str | tuple[str, int]]:
    """The method and the address, found as the client library finds them."""
    method, _, rest = os.environ.get("SPEECHD_ADDRESS", "").partition(":")
    if method == "inet_socket":
        host, _, port = rest.partition(":")
        return method, (host or "127.0.0.1", int(port) if port.isdecimal() else _DEFAULT_PORT)
    if method == "unix_socket" and rest:
        return method, rest
    if "SPEECHD_SOCKET" in os.environ:
        return "unix_socket", os.environ["SPEECHD_SOCKET"]
    cache = os.environ.get("XDG_CACHE_HOME", os.path.expanduser("~/.cache"))
    return "unix_socket", os.path.join(
        os.environ.get("XDG_RUNTIME_DIR", cache), "speech-dispatcher", "speechd.sock"
    )
