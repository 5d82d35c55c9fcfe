"""Which sounds there are, and which groups of them a player can switch on and off."""

from __future__ import annotations

from typing import Final

from access_uno.engine.cards import COLOURS
from access_uno.engine.values import Value

GROUPS: Final = {
    "turns": ("your-turn", "turn", "refused"),
    "cards": (*(f"laid-{colour.value}" for colour in COLOURS), "laid", "drawn"),
    "effects": ("skip", "reverse", "draw-two", "draw-four", "star", "custom"),
    "calls": ("uno", "caught"),
    "ends": ("round-won", "round-lost", "match"),
    "people": ("talk", "away", "back"),
}
"""The names of all sounds, by the group with which each is switched on and off."""

SOUNDS: Final = tuple(sound for sounds in GROUPS.values() for sound in sounds)
GROUP_OF: Final = {sound: group for group, sounds in GROUPS.items() for sound in sounds}

FARTHEST: Final = 0.6
"""The farthest place to a side, of 1: so both ears always hear the sound."""


class Cue(Value):
    """A sound to be played, and from where: -0.6 is left, 0.6 is right."""

    sound: str
    place: float = 0.0
