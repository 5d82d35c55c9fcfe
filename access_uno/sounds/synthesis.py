"""Makes each sound from notes: a pitch that may glide, a timbre, a length. There are no recordings."""

from __future__ import annotations

import math
import random
from array import array
from typing import Final

from access_uno.engine.values import Value

RATE: Final = 44100
"""Samples in a second."""

VERSION: Final = 1
"""To be changed with the way in which sounds are made from the same notes."""

_FULL: Final = 32767
_CYCLE: Final = 2048  # samples in one cycle of a timbre
_LOUDNESS: Final = 0.16  # of the loudest tenth of a second, as a root mean square
_PEAK: Final = 0.7
_SOFT_END: Final = RATE // 100
_AIR: Final = "air"  # not a tone but filtered noise, whose pitch is where the filter ends

# Each timbre: how strong the tones above the ground tone are, by their number.
_TIMBRES: Final = {
    "soft": {1: 1.0},
    "hollow": {1: 1.0, 3: 0.4, 5: 0.2},
    "organ": {1: 1.0, 2: 0.6, 4: 0.35, 8: 0.15},
    "bright": {number: 1 / number for number in range(1, 9)},
    "reed": {1: 0.5, 2: 1.0, 3: 0.8, 4: 0.6, 5: 0.5, 6: 0.3},
    "glass": {1: 1.0, 4: 0.5, 7: 0.25},
}


class Note(Value):
    """When it begins, how long it sounds (seconds), its pitch (hertz), and where that glides to."""

    at: float
    length: float
    pitch: float
    timbre: str
    level: float = 1.0
    to: float | None = None
    ring: float = 4.0  # how fast it decays: 0 stays


def _run(
    start: float, step: float, length: float, timbre: str, *pitches: float, ring: float = 4.0
) -> tuple[Note, ...]:
    """Return notes one after the other."""
    return tuple(
        Note(start + number * step, length, pitch, timbre, ring=ring) for number, pitch in enumerate(pitches)
    )


_SLAP: Final = Note(0, 0.05, 2600, _AIR, 0.8, ring=6)  # a card meets the table
_DOOR: Final = Note(0, 0.09, 420, _AIR, 1.2, ring=5)

RECIPES: Final[dict[str, tuple[Note, ...]]] = {
    # Three bells, rising and ringing on; nothing else rings so long.
    "your-turn": _run(0, 0.11, 0.55, "glass", 523.3, 784.0, 1046.5, ring=5),
    "turn": (Note(0, 0.1, 349.2, "soft", ring=3),),
    "refused": (*_run(0, 0.11, 0.1, "reed", 98.0, 92.5, ring=1),),
    # From the warm colours to the cold ones the tone rises and loses its edge.
    "laid-red": (_SLAP, Note(0.03, 0.26, 164.8, "reed", ring=4)),
    "laid-yellow": (_SLAP, Note(0.03, 0.26, 293.7, "bright", ring=5)),
    "laid-green": (_SLAP, Note(0.03, 0.24, 466.2, "hollow", ring=6)),
    "laid-blue": (_SLAP, Note(0.03, 0.28, 880.0, "soft", 1.1, ring=5)),
    "laid": (_SLAP, Note(0.02, 0.14, 300, _AIR, 1.6, ring=5)),
    "drawn": (Note(0, 0.2, 500, _AIR, to=5200, ring=0.5),),
    "skip": (
        Note(0, 0.13, 392.0, "hollow", to=988.0, ring=1),
        Note(0.15, 0.13, 988.0, "hollow", to=392.0, ring=2),
    ),
    "reverse": _run(0, 0.07, 0.09, "reed", 293.7, 233.1, 185.0, 233.1, 293.7, ring=2),
    "draw-two": _run(0, 0.15, 0.2, "organ", 130.8, 130.8, ring=5),
    "draw-four": _run(0, 0.11, 0.16, "organ", 174.6, 155.6, 138.6, 123.5, ring=4),
    "star": (
        *_run(0, 0.06, 0.25, "soft", 1046.5, 1318.5, 1568.0, 2093.0, ring=5),
        Note(0.24, 0.3, 2637.0, "soft", 0.6, ring=4),
    ),
    "custom": (
        Note(0, 0.16, 440.0, "glass", ring=2),
        Note(0.17, 0.3, 622.3, "glass", to=659.3, ring=3),
    ),
    "uno": (
        Note(0, 0.12, 392.0, "bright", ring=1),
        Note(0.14, 0.32, 587.3, "bright", 1.1, ring=2),
        Note(0.14, 0.32, 740.0, "bright", 0.6, ring=2),
    ),
    "caught": (Note(0, 0.4, 1174.7, "bright", to=196.0, ring=0.6),),
    "round-won": (
        *_run(0, 0.1, 0.3, "organ", 261.6, 329.6, 392.0, ring=2),
        Note(0.3, 0.5, 523.3, "organ", 1.2, ring=3),
    ),
    "round-lost": (
        *_run(0, 0.16, 0.3, "organ", 329.6, 261.6, ring=3),
        Note(0.32, 0.5, 207.7, "organ", 1.1, ring=3),
    ),
    "match": (
        *_run(0, 0.13, 0.12, "bright", 392.0, 392.0, 392.0, ring=1),
        *(Note(0.4, 0.9, pitch, "bright", 0.6, ring=3) for pitch in (261.6, 329.6, 392.0, 523.3)),
    ),
    "talk": (
        Note(0, 0.07, 520.0, "soft", to=760.0, ring=1),
        Note(0.1, 0.07, 520.0, "soft", to=760.0, ring=1),
    ),
    "away": (_DOOR, *_run(0.08, 0.14, 0.24, "hollow", 293.7, 196.0, ring=5)),
    "back": (*_run(0, 0.13, 0.22, "organ", 440.0, 587.3, ring=5), _DOOR.but(at=0.26, level=0.8)),
}
"""The notes of each sound."""


def make(sound: str) -> array[int]:
    """Return the samples of a sound, one channel; every time the same."""
    notes = RECIPES[sound]
    mixed = [0.0] * length(sound)
    for note in notes:
        start = round(note.at * RATE)
        for number, value in enumerate(_played(note), start):
            mixed[number] += value
    loudest = max(_loudness(mixed[start : start + RATE // 10]) for start in range(0, len(mixed), RATE // 50))
    scale = min(_LOUDNESS / loudest, _PEAK / max(map(abs, mixed))) * _FULL
    return array("h", [round(value * scale) for value in mixed])


def length(sound: str) -> int:
    """Return how many samples a sound has."""
    return max(round(note.at * RATE) + round(note.length * RATE) for note in RECIPES[sound])


def _loudness(values: list[float]) -> float:
    return math.sqrt(sum(value * value for value in values) / len(values))


def _played(note: Note) -> list[float]:
    """Return the samples of one note: it begins at once, decays, and ends without a click."""
    count = round(note.length * RATE)
    values = _air(note, count) if note.timbre == _AIR else _tone(note, count)
    fade = math.exp(-note.ring / count)
    level, rise = note.level, RATE // 250
    for number in range(count):
        values[number] *= level
        level *= fade
    for number in range(min(rise, count)):
        values[number] *= number / rise
    for number in range(min(_SOFT_END, count)):
        values[-1 - number] *= number / _SOFT_END
    return values


def _tone(note: Note, count: int) -> list[float]:
    cycle = _cycle(note.timbre)
    step = note.pitch * _CYCLE / RATE
    growth = ((note.to or note.pitch) / note.pitch) ** (1 / count)
    values, phase = [], 0.0
    for _ in range(count):
        values.append(cycle[int(phase) % _CYCLE])
        phase += step
        step *= growth
    return values


def _cycle(timbre: str) -> list[float]:
    """Return one cycle of a timbre."""
    turn = 2 * math.pi / _CYCLE
    return [
        sum(level * math.sin(turn * number * place) for number, level in _TIMBRES[timbre].items())
        for place in range(_CYCLE)
    ]


def _air(note: Note, count: int) -> list[float]:
    """Return noise through a low-pass filter, up to a pitch that may glide."""
    noise = random.Random(note.pitch)
    pass_on = 1 - math.exp(-2 * math.pi * note.pitch / RATE)
    growth = ((note.to or note.pitch) / note.pitch) ** (1 / count)
    values, now = [], 0.0
    for _ in range(count):
        now += pass_on * (noise.random() * 2 - 1 - now)
        values.append(now)
        pass_on = min(1.0, pass_on * growth)
    return values
