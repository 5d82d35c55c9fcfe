"""What plays samples: the sound card, through miniaudio, or nothing."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from array import array
from collections.abc import Callable, Generator
from typing import Any, Final, Protocol

from access_uno.sounds.synthesis import RATE
from access_uno.system.worker import Absent, Hung, Lost, State, Worker

Pull = Callable[[int], "array[int]"]
"""A function that returns the next samples, so many for each ear."""

_STRETCH: Final = 30  # milliseconds between two pulls


class Device(Protocol):
    """What a worker owns: every method may block, or raise."""

    def start(self, pull: Pull) -> None:
        """Play what `pull` returns, in a thread of its own."""

    def stop(self) -> None:
        """Play nothing, until the next start."""

    def close(self) -> None:
        """Close the device."""

    def line(self) -> int | None:
        """See ``worker.Resource``."""


class SoundCard:
    """The sound card that the system has chosen."""

    def __init__(self, device: Any) -> None:
        self._device = device

    def start(self, pull: Pull) -> None:
        stretches = _stretches(pull)
        next(stretches)
        self._device.start(stretches)

    def stop(self) -> None:
        self._device.stop()

    def close(self) -> None:
        self._device.close()

    def line(self) -> int | None:
        return None


def _stretches(pull: Pull) -> Generator[bytes | array[int], int, None]:
    count = yield b""
    while True:
        count = yield pull(count)


def open_card() -> SoundCard:
    """Return the sound card. Raise Absent without miniaudio, Lost without a card."""
    try:
        import miniaudio
    except (ImportError, OSError) as error:
        raise Absent(str(error)) from None
    keep_quiet()
    try:
        return SoundCard(
            miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=2,
                sample_rate=RATE,
                buffersize_msec=_STRETCH,
                app_name="access-uno",
            )
        )
    except miniaudio.MiniaudioError as error:
        raise Lost(str(error)) from None


def card(timeout: float) -> State:
    """Return whether a sound card can be opened. Raise Absent without miniaudio."""
    worker = Worker(open_card, "sound card")
    try:
        worker.start(timeout)
    except Absent:
        raise
    except Lost:
        return "absent"
    except Hung:
        return "hung"
    worker.end(timeout)
    return "answers"


_quiet = threading.Lock()  # never released: once is enough


def keep_quiet() -> None:
    """Silence what the libraries of sound cards write to standard error: a screen reader would read it.

    ALSA writes 35 lines where there is no card, and one more for every trouble of a card, at any time.
    So this stays until the end; what Python itself writes there still reaches the terminal.
    """
    if sys.platform == "win32" or not _quiet.acquire(blocking=False):
        return
    try:
        terminal = os.dup(2)
        nowhere = os.open(os.devnull, os.O_WRONLY)
    except OSError:  # there is no standard error
        return
    with contextlib.suppress(AttributeError, OSError, ValueError):  # sys.stderr can be any object
        if sys.stderr.fileno() == 2:
            sys.stderr.flush()
            sys.stderr = os.fdopen(terminal, "w", buffering=1, errors="backslashreplace")
    os.dup2(nowhere, 2)
    os.close(nowhere)
