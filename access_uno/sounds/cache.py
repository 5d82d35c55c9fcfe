"""A cache of synthesized sounds, as WAV files that any player can listen to or delete."""

from __future__ import annotations

import contextlib
import io
import sys
import wave
import zlib
from array import array
from pathlib import Path
from typing import Final

from access_uno.sounds import synthesis
from access_uno.sounds.synthesis import RATE, RECIPES
from access_uno.system import files

_HEADER: Final = 1000  # bytes, at most, before the samples


class SoundCache:
    """Returns the samples of any sound, and makes it at its first use."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._taken: dict[str, array[int]] = {}

    def take(self, sound: str) -> array[int]:
        """Return the samples of a sound, one channel."""
        if sound not in self._taken:
            self._taken[sound] = self._kept(sound) or self._made(sound)
        return self._taken[sound]

    def path(self, sound: str) -> Path:
        """Return the file of a sound; its name follows from its recipe."""
        recipe = zlib.crc32(repr((synthesis.VERSION, RECIPES[sound])).encode())
        return self._folder / f"{sound}-{recipe:08x}.wav"

    def _kept(self, sound: str) -> array[int] | None:
        """Return the cached samples; None if there are none, or the file is damaged."""
        count = synthesis.length(sound)
        try:
            with wave.open(io.BytesIO(files.read(self.path(sound), 2 * count + _HEADER)), "rb") as file:
                as_made = file.getparams()[:4] == (1, 2, RATE, count)
                samples = array("h", file.readframes(count) if as_made else b"")
        except (OSError, EOFError, wave.Error, ValueError, RuntimeError):  # all that `wave` raises
            return None
        return _swapped(samples) if len(samples) == count else None

    def _made(self, sound: str) -> array[int]:
        samples = synthesis.make(sound)
        packed = io.BytesIO()
        with wave.open(packed, "wb") as file:
            file.setparams((1, 2, RATE, len(samples), "NONE", ""))
            file.writeframes(_swapped(samples).tobytes())
        with contextlib.suppress(OSError):  # else it is made again at the next start
            files.write(self.path(sound), packed.getvalue())
        return samples


def _swapped(samples: array[int]) -> array[int]:
    """Convert to the byte order of WAV files, or back."""
    if sys.byteorder == "big":
        samples = samples[:]
        samples.byteswap()
    return samples
