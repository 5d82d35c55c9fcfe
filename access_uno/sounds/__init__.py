"""Short sounds beside the words, behind a thread of their own, so that the game never waits for a device.

sounds = Sounds(folder_for_made_sounds)
sounds.play([Cue("laid-red", -0.6), Cue("your-turn")])
sounds.stop()
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from access_uno.engine.values import Value
from access_uno.sounds.cache import SoundCache
from access_uno.sounds.catalogue import GROUP_OF, GROUPS, SOUNDS, Cue
from access_uno.sounds.devices import Device, open_card
from access_uno.sounds.mixer import Mixer, placed
from access_uno.system.worker import PATIENCE, Hung, Keeper, Trouble, Worker

__all__ = ["GROUPS", "SOUNDS", "Cue", "Manner", "Sounds"]

_OPENING: Final = 5.0  # seconds, for the first call of a device
_SLOWEST: Final = 3.0  # seconds without a pull, before a device counts as hung
_MOST: Final = 20  # cues that have not come to the mixer yet


class Manner(Value):
    """How sounds are played: the volume from 0 to 100, whether in mono, and which groups."""

    volume: int = 60
    mono: bool = False
    groups: tuple[str, ...] = tuple(GROUPS)


class Sounds(Keeper[Device]):
    """Plays cues in their order. No method waits for the device or raises because of it.

    ``ducked`` is called, in another thread: whether the game speaks. ``on_trouble`` is called once for each
    outage, from another thread. The device is opened for the first cue, and closed after a time of silence.
    """

    retry = 5.0
    rest_after = 30.0
    """Seconds of silence after which the device is closed."""

    def __init__(
        self,
        folder: Path,
        manner: Manner | None = None,
        *,
        ducked: Callable[[], bool] = lambda: False,
        on_trouble: Callable[[Trouble], None] | None = None,
        open_device: Callable[[], Device] = open_card,
    ) -> None:
        super().__init__("sounds", on_trouble)
        self._open_device = open_device
        self._cache = SoundCache(folder)
        self._mixer = Mixer(ducked)
        self._changed = threading.Condition()  # guards everything below
        self._manner = manner or Manner()
        self._cues: deque[Cue] = deque(maxlen=_MOST)
        self._thread.start()

    def play(self, cues: Iterable[Cue]) -> None:
        """Play these after one another, and after what waits to be played."""
        with self._changed:
            self._cues += [cue for cue in cues if GROUP_OF[cue.sound] in self._manner.groups]
            self._changed.notify_all()

    def hush(self) -> None:
        """Drop waiting sounds; the one that plays goes on: it is short."""
        with self._changed:
            self._cues.clear()
            self._mixer.hush()

    def tune(self, manner: Manner) -> None:
        """Play in another manner from now on."""
        with self._changed:
            self._manner = manner

    # From here on everything runs in the keeper's thread, which calls the worker and waits for it.

    def _open(self) -> Worker[Device] | None:
        if self._attempts > 1:
            self._forget()
        if not self._await_cue(None):
            return None
        worker = Worker(self._open_device, "sounds worker")
        try:
            worker.start(_OPENING)
        except Exception:
            self._forget()
            raise
        return worker

    def _forget(self) -> None:
        """Drop what waits: a sound belongs to its moment and never comes later."""
        with self._changed:
            self._cues.clear()

    def _serve(self, worker: Worker[Device]) -> None:
        self._mixer.clear()
        while not self._stopping.is_set():
            if self._await_cue(None):
                worker.call(lambda device: device.start(self._mixer.pull), PATIENCE)
                self._play_on()
                worker.call(lambda device: device.stop(), PATIENCE)

    def _play_on(self) -> None:
        """Play until there is nothing more for a while; raise Hung if the device takes nothing any more."""
        pulled, pulled_at = self._mixer.pulled, time.monotonic()
        played_at = pulled_at
        while not self._stopping.is_set():
            if self._await_cue(PATIENCE):
                self._mix()
            now = time.monotonic()
            if pulled != self._mixer.pulled:
                pulled, pulled_at = self._mixer.pulled, now
                self._succeed()
            if not self._mixer.silent:
                played_at = now
                if now > pulled_at + _SLOWEST:
                    raise Hung
            elif now > played_at + self.rest_after:
                return

    def _await_cue(self, timeout: float | None) -> bool:
        """Return whether a cue waits, or comes in time, before the end."""
        with self._changed:
            self._changed.wait_for(lambda: self._cues or self._stopping.is_set(), timeout)
            return bool(self._cues) and not self._stopping.is_set()

    def _mix(self) -> None:
        """Hand all waiting cues to the mixer."""
        while True:
            with self._changed:
                if not self._cues:
                    return
                cue, manner = self._cues.popleft(), self._manner
            samples = placed(
                self._cache.take(cue.sound), 0 if manner.mono else cue.place, (manner.volume / 100) ** 2
            )
            self._mixer.play(cue, samples)

    def _wake(self) -> None:
        with self._changed:
            self._changed.notify_all()
