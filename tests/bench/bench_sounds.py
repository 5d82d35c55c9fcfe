"""What sounds cost: making them, and laying them over one another, as shares of the time that they take."""

from __future__ import annotations

import tempfile
from pathlib import Path
from time import process_time

from access_uno.sounds.cache import SoundCache
from access_uno.sounds.catalogue import SOUNDS, Cue
from access_uno.sounds.mixer import Mixer, placed
from access_uno.sounds.synthesis import RATE, make

_SECONDS = 60


def main() -> None:
    """Shares of one processor, in percent."""
    started = process_time()
    made = sum(len(make(sound)) for sound in SOUNDS) / RATE
    share = 100 * (process_time() - started) / made
    print(f"sounds: making all, of the time they sound: {share:.1f} % (limit 10)")
    with tempfile.TemporaryDirectory() as folder:
        cache = SoundCache(Path(folder))
        mixer = Mixer()
        for sound in SOUNDS:
            cache.take(sound)
        started = process_time()
        for number in range(_SECONDS * 5):  # five sounds in each second, which is a fast game without pauses
            sound = SOUNDS[number % len(SOUNDS)]
            mixer.play(Cue(sound, number / 1000), placed(cache.take(sound), 0.3, 0.5))
            for _ in range(10):
                mixer.pull(RATE // 50)
        busy = process_time() - started
        started = process_time()
        for _ in range(_SECONDS * 50):
            mixer.pull(RATE // 50)
        silent = process_time() - started
    print(f"sounds: playing five a second, share of the time: {100 * busy / _SECONDS:.1f} % (limit 5)")
    print(f"sounds: an open card in silence, share of the time: {100 * silent / _SECONDS:.2f} % (limit 1)")


if __name__ == "__main__":
    main()
