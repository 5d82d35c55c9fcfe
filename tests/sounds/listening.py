"""Listens: what samples sound like, in numbers, and a device that keeps all that it is given."""

from __future__ import annotations

import cmath
import math
import threading
from array import array
from collections.abc import Sequence
from itertools import pairwise

from access_uno.sounds.devices import Pull
from access_uno.sounds.synthesis import RATE

_BANDS = [80 * 2 ** (third / 3) for third in range(22)]  # thirds of octaves, from 80 hertz to 10 kilohertz
_TIMES = 8
_LOWEST = 1e-4  # of the loudest: 40 decibels below it counts as silence


def loudness(samples: Sequence[float]) -> float:
    """The root mean square, of 1."""
    return math.sqrt(sum(value * value for value in samples) / max(1, len(samples))) / 32768


def loudest(samples: Sequence[float]) -> float:
    """The loudness of the loudest tenth of a second."""
    step = RATE // 10
    return max(
        loudness(samples[start : start + step])
        for start in range(0, max(1, len(samples) - step // 2), step // 4)
    )


def ears(both: Sequence[int]) -> tuple[Sequence[int], Sequence[int]]:
    """The left and the right ear."""
    return both[::2], both[1::2]


def spectrum(samples: Sequence[int]) -> list[float]:
    """How much there is of each pitch, in decibels above silence."""
    size = 1 << (len(samples) - 1).bit_length()
    turned = _fourier([complex(value) for value in samples] + [0j] * (size - len(samples)))
    power = [abs(turned[place]) ** 2 for place in range(size // 2)]
    edges = [round(edge * size / RATE) for edge in _BANDS]
    return _decibels([sum(power[low : max(high, low + 1)]) for low, high in pairwise(edges)])


def course(samples: Sequence[int]) -> list[float]:
    """How loud it is in each part of the first second, in decibels above silence."""
    step = RATE // _TIMES
    return _decibels(
        [loudness(samples[number * step : (number + 1) * step]) ** 2 for number in range(_TIMES)]
    )


def _decibels(powers: Sequence[float]) -> list[float]:
    most = max(powers)
    return [10 * math.log10(max(power / most, _LOWEST) / _LOWEST) for power in powers]


def distance(one: Sequence[float], other: Sequence[float]) -> float:
    """How far apart on average, in decibels."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def _fourier(values: list[complex]) -> list[complex]:
    if len(values) == 1:
        return values
    even, odd = _fourier(values[::2]), _fourier(values[1::2])
    half = len(even)
    turned = [cmath.exp(-2j * math.pi * place / len(values)) * odd[place] for place in range(half)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [
        a - b for a, b in zip(even, turned, strict=True)
    ]


class Recorder:
    """A device that keeps what it pulls, as fast as it can; as a real one it pulls in a thread of its own."""

    def __init__(self) -> None:
        self.heard = array("h")
        self.starts = 0
        self._stopped = threading.Event()
        self._thread: threading.Thread | None = None

    def start(self, pull: Pull) -> None:
        self.starts += 1
        self._stopped.clear()
        self._thread = threading.Thread(target=self._record, args=(pull,), daemon=True)
        self._thread.start()

    def _record(self, pull: Pull) -> None:
        while not self._stopped.wait(0.001):
            self.heard.extend(pull(RATE // 100))

    def stop(self) -> None:
        self._stopped.set()
        if self._thread:
            self._thread.join()

    def close(self) -> None:
        self.stop()

    def line(self) -> int | None:
        return None
