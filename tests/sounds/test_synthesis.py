"""Sounds, measured: length, loudness, clicks, and how far each is from each other."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest

from access_uno.engine.cards import COLOURS
from access_uno.sounds import synthesis
from access_uno.sounds.cache import SoundCache
from access_uno.sounds.catalogue import GROUP_OF, GROUPS, SOUNDS
from access_uno.sounds.synthesis import RATE
from tests.sounds.listening import course, distance, loudest, spectrum

made = functools.cache(synthesis.make)


@functools.cache
def pitches_of(sound: str) -> list[float]:
    """Return the spectrum of a sound."""
    return spectrum(made(sound))


DOCS = Path(__file__).parents[2] / "docs" / "sounds.md"


def test_every_sound_of_a_group_is_made_and_no_other() -> None:
    assert set(synthesis.RECIPES) == set(SOUNDS) == set(GROUP_OF)
    assert len(SOUNDS) == len(set(SOUNDS)) == sum(map(len, GROUPS.values()))
    assert {f"laid-{colour.value}" for colour in COLOURS} < set(SOUNDS)


@pytest.mark.parametrize("sound", SOUNDS)
def test_a_sound_is_short(sound: str) -> None:
    seconds = len(made(sound)) / RATE
    assert 0.08 <= seconds <= (1.5 if sound == "match" else 0.9)
    assert len(made(sound)) == synthesis.length(sound)


@pytest.mark.parametrize("sound", SOUNDS)
def test_sounds_are_equally_loud_and_never_cut_off(sound: str) -> None:
    assert 20 * math.log10(loudest(made(sound)) / 0.16) == pytest.approx(0, abs=4)
    assert max(map(abs, made(sound))) <= 0.7 * 32768 + 1


@pytest.mark.parametrize("sound", SOUNDS)
def test_a_sound_begins_and_ends_without_a_click(sound: str) -> None:
    samples = made(sound)
    assert abs(samples[0]) < 300
    assert abs(samples[-1]) < 300
    assert loudest(samples[: RATE // 10]) > 0.02, "it begins at once"


@pytest.mark.parametrize("sound", SOUNDS)
def test_a_sound_is_the_same_every_time(sound: str) -> None:
    assert synthesis.make(sound) == made(sound)


def test_any_two_sounds_differ() -> None:
    pitches = {(a, b): distance(pitches_of(a), pitches_of(b)) for a, b in combinations(SOUNDS, 2)}
    course_of = {sound: course(made(sound)) for sound in SOUNDS}
    courses = {(a, b): distance(course_of[a], course_of[b]) for a, b in combinations(SOUNDS, 2)}
    assert [pair for pair in pitches if pitches[pair] < 3.5] == []
    assert [pair for pair in pitches if pitches[pair] + courses[pair] < 6] == []


def test_the_own_turn_is_unlike_any_other_sound() -> None:
    mine = pitches_of("your-turn")
    others = {sound: distance(mine, pitches_of(sound)) for sound in SOUNDS if sound != "your-turn"}
    assert min(others.values()) > 6, min(others, key=others.__getitem__)


def test_the_four_colours_are_told_apart_by_pitches_alone() -> None:
    spectra = [pitches_of(f"laid-{colour.value}") for colour in COLOURS]
    assert min(distance(one, other) for one, other in combinations(spectra, 2)) > 6


def test_a_made_sound_is_kept_and_taken_from_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert SoundCache(tmp_path).take("uno") == made("uno")
    monkeypatch.setattr(synthesis, "make", lambda sound: pytest.fail(f"{sound} was made again"))
    assert SoundCache(tmp_path).take("uno") == made("uno")


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "cut": lambda whole: whole[:-100],
    "begun": lambda whole: whole[:4],
    "nulls": lambda whole: bytes(len(whole)),
    "too long": lambda whole: whole[:16] + b"\xff" * 4 + whole[20:],  # so long is a part of it, as it says
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_file_is_made_again(tmp_path: Path, damage: Callable[[bytes], bytes]) -> None:
    SoundCache(tmp_path).take("uno")
    path = SoundCache(tmp_path).path("uno")
    path.write_bytes(damage(path.read_bytes()))
    assert SoundCache(tmp_path).take("uno") == made("uno")
    assert SoundCache(tmp_path)._kept("uno") == made("uno")


def test_where_nothing_can_be_kept_sounds_are_made_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert SoundCache(tmp_path / "file").take("turn") == made("turn")


def test_another_recipe_has_another_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = SoundCache(tmp_path).path("uno")
    monkeypatch.setitem(synthesis.RECIPES, "uno", synthesis.RECIPES["turn"])
    assert SoundCache(tmp_path).path("uno") != before


@pytest.mark.parametrize("sound", SOUNDS)
def test_the_documents_describe_every_sound(sound: str) -> None:
    assert f"\n- `{sound}`" in DOCS.read_text(encoding="utf-8")
