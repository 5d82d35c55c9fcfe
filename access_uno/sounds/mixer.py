"""Mixes sounds: a device pulls samples from it, left and right alternating.

Sounds that come together begin a little after one another, in their order. When more come than can be told
apart, equal ones are joined, and the oldest waiting one is dropped.
"""

from __future__ import annotations

import math
import threading
from array import array
from collections.abc import Callable
from operator import add
from typing import Final

from access_uno.sounds.catalogue import GROUP_OF, Cue
from access_uno.sounds.synthesis import RATE

GAP: Final = RATE * 16 // 100
"""Samples from the beginning of one sound to that of the next."""

MOST_WAITING: Final = 5
DUCKED: Final = 0.35
"""How loud sounds are while the game speaks."""

_NEVER_GIVES_WAY: Final = ("turns", "calls", "ends")
_QUIETEST, _LOUDEST = -32768, 32767


class _Voice:
    """A sound that plays or waits."""

    def __init__(self, cue: Cue, samples: array[int]) -> None:
        self.cue = cue
        self.samples = samples
        self.done = 0  # samples that were pulled


class Mixer:
    """Calls `ducked` for every stretch: whether the game speaks."""

    def __init__(self, ducked: Callable[[], bool] = lambda: False) -> None:
        self._ducked = ducked
        self._gain = 1.0
        self._lock = threading.Lock()  # guards everything below
        self._playing: list[_Voice] = []
        self._waiting: list[_Voice] = []
        self._since = GAP  # samples of one ear, since a sound began
        self.pulled = 0  # stretches

    @property
    def silent(self) -> bool:
        """Whether nothing plays and nothing waits."""
        return not (self._playing or self._waiting)

    def play(self, cue: Cue, samples: array[int]) -> None:
        """Play this as soon as there is room, unless the same sound waits already."""
        with self._lock:
            if all(voice.cue != cue for voice in self._waiting):
                self._waiting.append(_Voice(cue, samples))
            if len(self._waiting) > MOST_WAITING:
                self._waiting.remove(min(self._waiting, key=_stays))

    def hush(self) -> None:
        with self._lock:
            self._waiting.clear()

    def clear(self) -> None:
        with self._lock:
            self._waiting.clear()
            self._playing.clear()

    def pull(self, count: int) -> array[int]:
        """Return the next `count` samples of each ear."""
        with self._lock:
            self.pulled += 1
            mixed = array("h", bytes(4 * count))
            start = 0
            while start < count:
                stretch = self._stretch(count - start)
                for voice in self._playing:
                    _lay(mixed, voice, start, stretch)
                self._playing = [voice for voice in self._playing if voice.done < len(voice.samples)]
                start += stretch
                self._since += stretch
        return self._faded(mixed)

    def _stretch(self, most: int) -> int:
        """Return how many samples follow without another sound; begin one that is due."""
        if not self._waiting:
            return most
        if self._since >= GAP:
            self._playing.append(self._waiting.pop(0))
            self._since = 0
        return min(most, GAP - self._since) if self._waiting else most

    def _faded(self, mixed: array[int]) -> array[int]:
        """Return the samples at the wanted volume, which changes without a click."""
        before, self._gain = self._gain, DUCKED if self._ducked() else 1.0
        if before == self._gain == 1.0:
            return mixed
        step = (self._gain - before) / len(mixed)
        return array("h", [int(value * (before + step * number)) for number, value in enumerate(mixed)])


def _stays(voice: _Voice) -> bool:
    return GROUP_OF[voice.cue.sound] in _NEVER_GIVES_WAY


def _lay(mixed: array[int], voice: _Voice, start: int, count: int) -> None:
    """Add the next samples of a sound to those from `start` on."""
    part = voice.samples[voice.done : voice.done + 2 * count]
    voice.done += 2 * count
    place = slice(2 * start, 2 * start + len(part))
    values = list(map(add, mixed[place], part))
    if max(values) > _LOUDEST or min(values) < _QUIETEST:
        values = [min(_LOUDEST, max(_QUIETEST, value)) for value in values]
    mixed[place] = array("h", values)


def placed(samples: array[int], place: float, volume: float) -> array[int]:
    """Return a sound of one channel at its place between left and right, equally strong in all places."""
    angle = (place + 1) * math.pi / 4
    both = array("h", bytes(4 * len(samples)))
    for ear, gain in enumerate((math.cos(angle) * volume, math.sin(angle) * volume)):
        both[ear::2] = array("h", [int(value * gain) for value in samples])
    return both
