"""Numbers that follow from a seed, the same on every machine and Python version.

>>> mixed(7, 1) == mixed(7, 1), mixed(7, 1) == mixed(7, 2)
(True, False)
>>> absorbed(0, number_for(12345))
12345
"""

from __future__ import annotations

from typing import Final

MASK: Final = (1 << 64) - 1
STEP: Final = 0x9E3779B97F4A7C15


def scrambled(state: int) -> int:
    """The end of splitmix64."""
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & MASK
    return state ^ (state >> 31)


def absorbed(state: int, number: int) -> int:
    """A state of 64 bits that has taken in a number of any size; neighbours give unrelated ones."""
    while True:
        state = scrambled((state + (number & MASK) + STEP) & MASK)
        number >>= 64
        if not number:
            return state


def number_for(state: int) -> int:
    """The number that a state of 0 becomes this one by taking in."""
    state ^= state >> 31 ^ state >> 62
    state = state * pow(0x94D049BB133111EB, -1, MASK + 1) & MASK
    state ^= state >> 27 ^ state >> 54
    state = state * pow(0xBF58476D1CE4E5B9, -1, MASK + 1) & MASK
    state ^= state >> 30 ^ state >> 60
    return (state - STEP) & MASK


def mixed(*numbers: int) -> int:
    """One number of 64 bits from several integers."""
    state = 0
    for number in numbers:
        state = absorbed(state ^ 1 if number < 0 else state, abs(number))
    return state
