"""A sound card that is ALSA's own, and ends in a pipe: what it plays is read there, as fast as a test likes.

`python -m tests.stack.sound_card FOLDER` is a program with sounds, beside which another thread works.
"""

from __future__ import annotations

import os
import select
import sys
import threading
import time
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_SYSTEM = "/usr/share/alsa/alsa.conf"
_CONFIG = 'pcm.!default { type file file "{fifo}" format "raw" slave.pcm "null" }\n'
_NONE = 'pcm.!default { type hw card "not there" }\n'


class SoundCard:
    """For programs that are started with its environment."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.fifo = folder / "card"
        os.mkfifo(self.fifo)
        self.environment = _environment(folder, _CONFIG.replace("{fifo}", str(self.fifo)))

    @contextmanager
    def playing(self) -> Iterator[array[int]]:
        """Play: what was heard comes into an array."""
        heard = array("h")
        pipe = os.open(self.fifo, os.O_RDWR)  # so that no program waits for a reader, or finds none
        over = threading.Event()
        player = threading.Thread(target=_play, args=(pipe, heard, over), daemon=True)
        player.start()
        try:
            yield heard
        finally:
            over.set()
            player.join()
            os.close(pipe)


def _play(pipe: int, heard: array[int], over: threading.Event) -> None:
    left = b""  # half a sample
    while not over.is_set():
        if select.select([pipe], [], [], 0.05)[0]:
            part = left + os.read(pipe, 4096)
            whole = len(part) // 2 * 2
            heard.frombytes(part[:whole])
            left = part[whole:]
            time.sleep(len(part) / 4 / 44100)  # a card takes its time


def no_sound_card(folder: Path) -> dict[str, str]:
    """An environment in which there is no card, whatever the machine has."""
    return _environment(folder, _NONE)


def _environment(folder: Path, config: str) -> dict[str, str]:
    """Makes ALSA read this, and nothing else be found before it."""
    (folder / "asoundrc").write_text(config)
    return {
        "ALSA_CONFIG_PATH": f"{_SYSTEM}:{folder}/asoundrc",
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
