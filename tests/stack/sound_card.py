"""A sound card that is ALSA's own, and ends in a pipe: what it plays is read there, as fast as a test likes.

`python -m tests.stack.sound_card FOLDER` is a program with sounds, beside which another thread works.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

_CONFIG = 'pcm.!default { type file file "{fifo}" format "raw" slave.pcm "null" }\n'


class SoundCard:
    """For programs that are started with its environment."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.fifo = folder / "card"
        os.mkfifo(self.fifo)
        (folder / ".asoundrc").write_text(_CONFIG.replace("{fifo}", str(self.fifo)))

    def environment(self) -> dict[str, str]:
        """What makes ALSA take this card, and nothing else be taken before it."""
        return no_sound_card(self.folder)


def no_sound_card(folder: Path) -> dict[str, str]:
    """An environment in which there is no server of sounds; a real card is not known either."""
    (folder / ".asoundrc").touch()
    return {
        **os.environ,
        "HOME": str(folder),
        "XDG_RUNTIME_DIR": str(folder),
        "PULSE_SERVER": f"unix:{folder}/none",
        "JACK_NO_START_SERVER": "1",
    }


def main(folder: Path) -> None:
    """Play until standard input ends, and tell the longest time that the game was held, in milliseconds."""
    from access_uno.sounds import Cue, Sounds

    sounds = Sounds(folder, on_trouble=lambda trouble: print(trouble, flush=True))
    sounds.play([Cue("your-turn", 0.3)])
    print("playing", flush=True)
    longest = 0.0
    for line in sys.stdin:
        started = time.perf_counter()
        sounds.play([Cue(line.strip())])
        sounds.hush()
        longest = max(longest, time.perf_counter() - started)
    print("errors of Python still come", file=sys.stderr)
    started = time.perf_counter()
    sounds.stop()
    print(f"{longest * 1000:.0f} {(time.perf_counter() - started) * 1000:.0f}", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
