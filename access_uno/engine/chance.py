"""Numbers that follow from a seed, the same on every machine and Python version.

>>> mixed(7, 1) == mixed(7, 1), mixed(7, 1) == mixed(7, 2)
(True, False)
>>> absorbed(0, number_for(12345))
12345
"""

from __future__ import annotations

import struct
from itertools import repeat
from operator import mul, rshift
from typing import Any, Final

MASK: Final = (1 << 64) - 1
STEP: Final = 0x9E3779B97F4A7C15
_STEPS: Final = 111  # the largest deck has one card more
_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407


def _several_steps() -> tuple[int, int]:
    """Return multiplier and summand of many steps at once: 128 bits for each step."""
    factor, term, factors, terms = 1, 0, 0, 0
    for step in range(_STEPS):
        factor, term = factor * _MULTIPLIER & MASK, (term * _MULTIPLIER + _INCREMENT) & MASK
        factors |= factor << 128 * step
        terms |= term << 128 * step
    return factors, terms


_FACTORS, _TERMS = _several_steps()
_upper_halves: Final = struct.Struct("<" + "4xI8x" * _STEPS).unpack  # the upper 32 bits of each state


def shuffle(cards: list[Any], state: int) -> int:
    """Shuffle in place and return the next state: one linear congruential step for each card but one.

    All steps are computed by one multiplication of long integers, with 128 bits for each.
    """
    count = len(cards) - 1
    steps = (state * _FACTORS + _TERMS).to_bytes(_STEPS * 16, "little")
    below = map(rshift, map(mul, _upper_halves(steps), range(count + 1, 1, -1)), repeat(32))
    for last, other in zip(range(count, 0, -1), below, strict=False):
        cards[last], cards[other] = cards[other], cards[last]
    return int.from_bytes(steps[count * 16 - 16 : count * 16 - 8], "little") if count > 0 else state


def scrambled(state: int) -> int:
    """Scramble the bits of a state, as splitmix64 does at its end."""
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & MASK
    return state ^ (state >> 31)


def absorbed(state: int, number: int) -> int:
    """Mix a number of any size into a state of 64 bits; neighbouring numbers give unrelated states."""
    while True:
        state = scrambled((state + (number & MASK) + STEP) & MASK)
        number >>= 64
        if not number:
            return state


def number_for(state: int) -> int:
    """Return the number that turns state 0 into this state, when absorbed."""
    state ^= state >> 31 ^ state >> 62
    state = state * pow(0x94D049BB133111EB, -1, MASK + 1) & MASK
    state ^= state >> 27 ^ state >> 54
    state = state * pow(0xBF58476D1CE4E5B9, -1, MASK + 1) & MASK
    state ^= state >> 30 ^ state >> 60
    return (state - STEP) & MASK


def mixed(*numbers: int) -> int:
    """Mix several integers into one number of 64 bits."""
    state = 0
    for number in numbers:
        state = absorbed(state ^ 1 if number < 0 else state, abs(number))
    return state
