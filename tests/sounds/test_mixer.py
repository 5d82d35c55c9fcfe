"""The mixer, by its samples: places, order, joined bursts, ducking."""

from __future__ import annotations

import math
from array import array
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_uno.sounds import synthesis
from access_uno.sounds.catalogue import FARTHEST, SOUNDS, Cue
from access_uno.sounds.mixer import DUCKED, GAP, MOST_WAITING, Mixer, placed
from access_uno.sounds.scene import place
from access_uno.sounds.synthesis import RATE
from tests.sounds.listening import ears, loudness

SHORT = array("h", [10000] * (RATE // 50))  # a fiftieth of a second, easily seen


def decibels(one: Sequence[int], other: Sequence[int]) -> float:
    return 20 * math.log10(loudness(one) / loudness(other))


def beginnings(heard: Sequence[int]) -> list[int]:
    """Where in one ear something begins after silence."""
    return [place for place in range(len(heard)) if heard[place] and (place == 0 or not heard[place - 1])]


@pytest.mark.parametrize("where", [-FARTHEST, -0.3, 0.0, 0.3, FARTHEST])
def test_both_ears_hear_every_sound_and_the_nearer_one_louder(where: float) -> None:
    left, right = ears(placed(synthesis.make("turn"), where, 1))
    louder = decibels(right, left)
    assert abs(louder) < 11
    assert louder == pytest.approx(20 * math.log10(math.tan((where + 1) * math.pi / 4)), abs=0.2)
    both = loudness(left) ** 2 + loudness(right) ** 2
    assert both == pytest.approx(loudness(synthesis.make("turn")) ** 2, rel=0.02), "equally loud everywhere"


def test_the_volume_makes_it_quieter() -> None:
    loud, quiet = (placed(synthesis.make("turn"), 0, volume) for volume in (1, 0.25))
    assert decibels(loud, quiet) == pytest.approx(12, abs=0.1)


@given(st.integers(2, 10), st.data())
def test_each_player_has_a_place_of_their_own_never_too_far(count: int, data: st.DataObject) -> None:
    listener = data.draw(st.none() | st.integers(0, count - 1))
    places = [place(seat, listener, count) for seat in range(count)]
    assert len({round(each, 6) for each in places}) == count
    assert max(map(abs, places)) <= FARTHEST + 1e-9
    if listener is not None:
        around = [places[(listener + step) % count] for step in range(1, count)]
        assert places[listener] == 0
        assert around == sorted(around), "from the left around to the right"
        assert around[0] == -FARTHEST
        assert min(map(abs, around)) > 0.05, "only the listener is in the middle"


def test_sounds_that_come_together_begin_one_after_the_other_in_their_order() -> None:
    mixer = Mixer()
    for sound, level in (("laid-red", 1.0), ("draw-two", 0.5), ("skip", 0.25)):
        mixer.play(Cue(sound), placed(SHORT, 0, level))
    left, _ = ears(mixer.pull(RATE))
    assert beginnings(left) == [0, GAP, 2 * GAP]
    assert [left[where] for where in beginnings(left)] == [7071, 3535, 1767]
    assert mixer.silent


@given(st.lists(st.integers(1, 4000), min_size=1, max_size=30))
def test_however_it_is_pulled_it_sounds_the_same(stretches: list[int]) -> None:
    whole, parts = Mixer(), Mixer()
    for mixer in (whole, parts):
        for sound in ("turn", "laid-blue"):
            mixer.play(Cue(sound), placed(SHORT, 0.2, 1))
    heard = array("h")
    for stretch in stretches:
        heard.extend(parts.pull(stretch))
    assert heard == whole.pull(sum(stretches))


def test_equal_sounds_that_wait_are_joined() -> None:
    mixer = Mixer()
    for _ in range(50):
        mixer.play(Cue("drawn", 0.6), placed(SHORT, 0.6, 1))
    assert beginnings(ears(mixer.pull(RATE))[0]) == [0]


def test_of_a_burst_the_newest_are_heard_and_what_matters_most_is_never_left_out() -> None:
    mixer = Mixer()
    burst = [
        "your-turn",
        "round-lost",
        *(sound for sound in SOUNDS if sound not in ("your-turn", "round-lost")),
    ]
    for number, sound in enumerate(
        sound for sound in burst if not sound.startswith(("uno", "caught", "match"))
    ):
        mixer.play(Cue(sound), array("h", [number + 1] * 200))
    heard = mixer.pull(RATE * 3)
    numbers = [heard[2 * where] for where in beginnings(heard[::2])]
    assert len(numbers) == MOST_WAITING
    assert numbers[:2] == [1, 2]


def test_loud_sounds_together_are_cut_off_not_turned_over() -> None:
    mixer = Mixer()
    loud = array("h", [30000, -30000] * GAP * 3)
    for sound in ("turn", "drawn", "skip"):
        mixer.play(Cue(sound), loud)
    left, right = ears(mixer.pull(3 * GAP))
    assert (set(left), set(right)) == ({30000, 32767}, {-30000, -32768})


def test_what_waits_is_forgotten_when_a_key_is_pressed_and_what_sounds_goes_on() -> None:
    mixer = Mixer()
    for sound in ("turn", "drawn", "skip"):
        mixer.play(Cue(sound), placed(SHORT, 0, 1))
    heard = mixer.pull(100)
    mixer.hush()
    heard.extend(mixer.pull(RATE))
    assert beginnings(heard[::2]) == [0]
    assert sum(1 for value in heard[::2] if value) == len(SHORT)


def test_sounds_are_quieter_while_the_game_speaks_and_get_so_without_a_click() -> None:
    speaks = False
    mixer = Mixer(lambda: speaks)
    mixer.play(Cue("match"), array("h", [10000] * RATE * 2))
    before = mixer.pull(1000)
    speaks = True
    change = mixer.pull(1000)
    during = mixer.pull(1000)
    speaks = False
    assert set(before) == {10000}
    assert max(abs(a - b) for a, b in pairwise(change)) < 20
    assert set(during) == {round(10000 * DUCKED)}
    mixer.pull(1000)
    assert set(mixer.pull(1000)) == {10000}


def test_silence_is_silent() -> None:
    assert set(Mixer().pull(500)) == {0}
    assert Mixer().silent
