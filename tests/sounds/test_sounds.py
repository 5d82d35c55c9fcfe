"""The thread behind the sounds: devices that play, rest, fail, hang, come back; the game never waits."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from access_uno.sounds import Cue, Manner, Sounds, synthesis
from access_uno.sounds.devices import Device
from access_uno.system.worker import Absent, Lost, Trouble
from tests.sounds.listening import Recorder, ears, loudness
from tests.stack.servers import PATIENCE, wait_until

TURN = Cue("turn")


class Stand:
    """Sounds with a recorder, or with what a test makes of it."""

    def __init__(self, folder: Path) -> None:
        self.recorder = Recorder()
        self.opened = 0
        self.troubles: list[Trouble] = []
        self.fails: Exception | None = None
        self.blocks = threading.Event()
        self.blocks.set()  # lets everything through
        self.sounds = Sounds(folder, on_trouble=self.troubles.append, open_device=self.open)
        self.sounds.retry = 0.01

    def open(self) -> Device:
        self.opened += 1
        self.blocks.wait()
        if self.fails:
            raise self.fails
        return self.recorder

    def heard(self) -> bool:
        """Whether anything has sounded."""
        return any(self.recorder.heard)


@pytest.fixture
def stand(tmp_path: Path) -> Iterator[Stand]:
    stand = Stand(tmp_path)
    yield stand
    stand.blocks.set()
    stand.sounds.stop()


def test_a_device_is_opened_for_the_first_sound_only(stand: Stand) -> None:
    assert stand.opened == 0
    stand.sounds.play([TURN])
    assert wait_until(stand.heard)
    assert (stand.opened, stand.troubles) == (1, [])


def test_what_is_heard_is_what_was_made_at_its_place(stand: Stand) -> None:
    stand.sounds.tune(Manner(volume=100))
    stand.sounds.play([Cue("turn", 0.6)])
    assert wait_until(lambda: stand.heard() and stand.sounds._mixer.silent)
    left, right = ears(stand.recorder.heard)
    made = synthesis.make("turn")
    begin = next(place for place, value in enumerate(right) if value)
    part = right[begin : begin + len(made) - 10]
    scale = max(right) / max(made)
    first = next(place for place, value in enumerate(made) if int(value * scale))
    assert max(abs(a - b * scale) for a, b in zip(part, made[first:], strict=False)) < 3
    assert loudness(right) > 2 * loudness(left) > 0


def test_mono_gives_both_ears_the_same_and_a_volume_of_nothing_is_silent(stand: Stand) -> None:
    stand.sounds.tune(Manner(volume=100, mono=True))
    stand.sounds.play([Cue("turn", 0.6)])
    assert wait_until(lambda: stand.heard() and stand.sounds._mixer.silent)
    left, right = ears(stand.recorder.heard)
    assert max(abs(a - b) for a, b in zip(left, right, strict=True)) <= 1
    assert max(left) > 5000


def test_a_group_that_is_switched_off_is_not_heard(stand: Stand) -> None:
    stand.sounds.tune(Manner(groups=("turns",)))
    stand.sounds.play([Cue("laid-red"), Cue("drawn"), Cue("match")])
    assert list(stand.sounds._cues) == []
    stand.sounds.play([TURN])
    assert wait_until(stand.heard)


def test_a_device_rests_after_silence_and_plays_again(stand: Stand) -> None:
    stand.sounds.rest_after = 0.0
    stand.sounds.play([TURN])
    assert wait_until(lambda: stand.recorder.starts == 1 and stand.recorder._stopped.is_set())
    stand.sounds.rest_after = 30.0
    stand.sounds.play([TURN])
    assert wait_until(lambda: stand.recorder.starts == 2)
    assert wait_until(stand.heard)
    assert stand.opened == 1


def test_without_the_library_it_is_told_once_and_playing_costs_nothing(stand: Stand) -> None:
    stand.fails = Absent("No module named 'miniaudio'")
    for _ in range(100):
        stand.sounds.play([TURN])
    assert wait_until(lambda: not stand.sounds._thread.is_alive())
    stand.sounds.play([TURN] * 1000)
    assert stand.troubles == ["missing"]
    assert len(stand.sounds._cues) <= 20


def test_without_a_card_it_is_told_once_and_looked_for_again_with_the_next_sound(stand: Stand) -> None:
    stand.fails = Lost("no card")
    stand.sounds.play([TURN])
    assert wait_until(lambda: stand.troubles == ["missing"])
    opened = stand.opened
    assert opened == 1, "only a new sound looks again"
    stand.fails = None

    def plays() -> bool:
        stand.sounds.play([TURN])
        return stand.heard()

    assert wait_until(plays)
    assert stand.troubles == ["missing"]


def test_a_device_that_takes_for_ever_to_open_holds_no_caller(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("access_uno.sounds._OPENING", 0.05)
    stand.blocks.clear()
    stand.sounds.play([TURN])
    assert wait_until(lambda: stand.troubles == ["hung"])
    started = time.monotonic()
    stand.sounds.play([TURN])
    stand.sounds.hush()
    stand.sounds.tune(Manner(volume=10))
    stand.sounds.stop(0.5)
    assert time.monotonic() - started < PATIENCE


class Frozen(Recorder):
    """Starts, and takes nothing."""

    def _record(self, _: object) -> None:
        self._stopped.wait()


def test_a_frozen_device_is_left_and_another_opened(stand: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("access_uno.sounds._SLOWEST", 0.05)
    monkeypatch.setattr("access_uno.sounds.PATIENCE", 0.05)
    working, stand.recorder = stand.recorder, Frozen()
    stand.sounds.play([TURN])
    assert wait_until(lambda: stand.troubles == ["hung"])
    monkeypatch.setattr("access_uno.sounds.PATIENCE", PATIENCE)
    stand.recorder = working

    def plays() -> bool:
        stand.sounds.play([TURN])
        return stand.heard()

    assert wait_until(plays)
    assert stand.opened >= 2


def test_after_an_outage_old_sounds_do_not_come(stand: Stand) -> None:
    stand.fails = Lost("no card")
    stand.sounds.play([Cue("match")])
    assert wait_until(lambda: stand.troubles == ["missing"])
    assert list(stand.sounds._cues) == []


def test_nothing_is_imported_or_opened_before_it_is_needed() -> None:
    import subprocess
    import sys

    code = "import sys, access_uno.sounds; sys.exit('miniaudio' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
