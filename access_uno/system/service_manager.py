"""What a program tells the service manager that started it: systemd's notify protocol, with its watchdog."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import time
from collections.abc import Mapping
from typing import Final

_log = logging.getLogger(__name__)

_PER_LIMIT: Final = 3  # signs of life in the time after which the watchdog bites


class ServiceManager:
    """The manager, or none: then nothing is told."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        """`environment` is that of the process."""
        path = environment.get("NOTIFY_SOCKET", "")
        self._address = f"\0{path[1:]}" if path.startswith("@") else path
        for_us = environment.get("WATCHDOG_PID", str(os.getpid())) == str(os.getpid())
        limit = environment.get("WATCHDOG_USEC", "") if for_us else ""
        self._seconds = int(limit) / 1_000_000 / _PER_LIMIT if limit.isdecimal() else 0.0

    def tell(self, *states: str) -> None:
        """Tell states such as `READY=1`; a manager that is gone is told nothing."""
        if sys.platform == "win32" or not self._address:
            return
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
                out.connect(self._address)
                out.sendall("\n".join(states).encode())
        except OSError as error:
            _log.warning("the service manager cannot be told %s: %s", states[0], error)

    def ready(self) -> None:
        """Tell that the program has started, or has read its configuration again."""
        self.tell("READY=1")

    def reloading(self) -> None:
        """Tell that the program reads its configuration again."""
        self.tell("RELOADING=1", f"MONOTONIC_USEC={time.monotonic_ns() // 1000}")

    def stopping(self, seconds: int) -> None:
        """Tell that the program ends, and how long that may take."""
        self.tell("STOPPING=1", f"EXTEND_TIMEOUT_USEC={seconds * 1_000_000}")

    async def live(self) -> None:
        """Tell again and again that the loop turns, if a watchdog waits for that."""
        while self._address and self._seconds:
            self.tell("WATCHDOG=1")
            await asyncio.sleep(self._seconds)
