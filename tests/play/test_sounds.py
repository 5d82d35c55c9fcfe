"""Sounds at the table: never one without words, each from its player, and none where it is unheard."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import cast

import pytest

from access_uno.console.app import Console
from access_uno.console.outlet import OpenSounds, Outlet
from access_uno.console.screen import Screen
from access_uno.engine import events as happened
from access_uno.play._sounds_menu import SoundList
from access_uno.play.hearing import sound
from access_uno.settings import Profile, Settings
from access_uno.sounds import Cue, Manner, Sounds
from access_uno.sounds.devices import Device
from access_uno.sounds.scene import cues
from access_uno.sounds.synthesis import RATE
from access_uno.system.worker import Lost, Trouble
from access_uno.words import words_of
from tests.play.shadow import ROUND, Shadow
from tests.sounds.listening import Recorder, ears, loudness
from tests.stack.servers import wait_until

NO_CONSOLE = cast(Console, None)  # a console is only asked where something speaks
LINES = ("", "draw", "play", "r7", "g3", "b5", "uno", "green", "yes", "hand", "challenge")
KEYS = ("Enter", "Space", "Down", "u", "x", "r", "p", "Right", "h", "l", ",", ".", "t", "Tab", "c")


@pytest.mark.parametrize("pace", ["auto", "wait"])
@pytest.mark.parametrize("by_keys", [True, False], ids=["keys", "lines"])
def test_no_sound_comes_without_its_words(tmp_path: Path, pace: str, by_keys: bool) -> None:
    choose = Random(3)
    shadow = Shadow(tmp_path / "home", ROUND, f'language = "en"\npace = "{pace}"\n', by_keys=by_keys)
    scribe, sounding = shadow.scribe, set[str]()
    for _ in range(400):
        if by_keys:
            shadow.press(choose.choice(KEYS))
        else:
            shadow.type(choose.choice(LINES))
        for heard in scribe.heard:
            sounding |= {cue.sound for cue in heard.cues}
            just_told = scribe.told[heard.told - 1]
            assert just_told
            # Where a question says the same as the message, it is the question that comes, right after.
            assert heard.cues == cues(just_told.message.tells, 0, 2) or len(scribe.told) > heard.told
        assert len({heard.told for heard in scribe.heard}) == len(scribe.heard), "words between any two"
        scribe.heard.clear()
    assert {"your-turn", "refused", "drawn"} < sounding


def test_what_is_told_again_does_not_sound_again(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path / "home", ROUND, 'language = "en"\n')
    shadow.press("Space")
    assert shadow.scribe.heard
    shadow.scribe.heard.clear()
    for key in ("l", ",", ",", ".", "<", ">", "t", "h", "c"):
        shadow.press(key)
    assert shadow.scribe.heard == []


def test_a_refusal_sounds_where_it_is_told(tmp_path: Path) -> None:
    shadow = Shadow(tmp_path / "home", ROUND, 'language = "en"\n')
    shadow.scribe.heard.clear()
    shadow.press("x")
    assert [heard.cues for heard in shadow.scribe.heard] == [[Cue("refused", 0.0)]]


def opened(folder: Path, open_device: Callable[[], Device]) -> OpenSounds:
    """What opens sounds that a device plays."""

    def open_sounds(
        manner: Manner, ducked: Callable[[], bool], on_trouble: Callable[[Trouble], None]
    ) -> Sounds:
        return Sounds(folder, manner, ducked=ducked, on_trouble=on_trouble, open_device=open_device)

    return open_sounds


def outlet(folder: Path, profile: Profile, recorder: Recorder | None) -> Outlet:
    """An outlet that is used so."""
    open_sounds = opened(folder, lambda: recorder) if recorder else None
    made = Outlet(Screen(io.StringIO(), keys=True), profile, {}, open_sounds)
    made.use(NO_CONSOLE, profile)
    return made


@pytest.mark.parametrize(
    ("profile", "sounds"),
    [
        (Profile(), False),
        (Profile(sounds="on"), True),
        (Profile(sounds="off", reading="speech", speech="off"), False),
        (Profile(sounds="on", sounds_turns="off"), False),
    ],
    ids=["a screen reader", "chosen", "not chosen", "another group"],
)
def test_what_is_told_is_heard_where_it_is_wanted(tmp_path: Path, profile: Profile, sounds: bool) -> None:
    recorder = Recorder()
    made = outlet(tmp_path, profile, recorder)
    sound(made, (happened.TurnBegan(0),), 0, 3)
    assert wait_until(lambda: any(recorder.heard), 5 if sounds else 0.05) == sounds
    made.stop()


def console_of(folder: Path, made: Outlet) -> Console:
    """A console that tells by this outlet."""
    return Console(Settings(folder / "settings.toml", "en"), words_of("en"), made, by_keys=True)


@pytest.mark.parametrize("profile", [Profile(sounds="off"), Profile(sounds="on", sounds_turns="off")])
def test_listening_to_all_sounds_chooses_none_of_them(tmp_path: Path, profile: Profile) -> None:
    """However the list ends: here with the table from which it was opened."""
    recorder = Recorder()
    made = outlet(tmp_path, profile, recorder)
    console = console_of(tmp_path, made)
    SoundList(console).open()
    assert wait_until(lambda: any(recorder.heard)), "the first of the list is one of turns"
    console.discard(console.mode)
    assert made.profile == profile
    assert wait_until(lambda: not any(recorder.heard[-RATE:]))
    before = len(recorder.heard)
    sound(made, (happened.TurnBegan(0),), 0, 3)
    assert not wait_until(lambda: any(recorder.heard[before:]), 0.05)
    made.stop()


def test_listening_to_all_sounds_without_a_card_is_told(tmp_path: Path) -> None:
    def no_card() -> Device:
        raise Lost

    stream, profile = io.StringIO(), Profile(sounds="off")
    made = Outlet(Screen(stream, keys=True), profile, {}, opened(tmp_path, no_card))
    console = console_of(tmp_path, made)
    console.use(profile)
    SoundList(console).open()

    def is_told() -> bool:
        console.advance()
        return "No sound card" in stream.getvalue()

    assert wait_until(is_told)
    made.stop()


def test_an_outlet_that_is_given_no_sounds_has_none(tmp_path: Path) -> None:
    made = outlet(tmp_path, Profile(sounds="on"), None)
    assert not made.can_sound
    sound(made, (happened.TurnBegan(0),), 0, 3)
    made.stop()


def test_a_player_is_heard_from_their_place(tmp_path: Path) -> None:
    recorder = Recorder()
    made = outlet(tmp_path, Profile(sounds="on"), recorder)
    sound(made, (happened.Skipped(1),), 0, 3)
    assert wait_until(lambda: any(recorder.heard))
    made.stop()
    left, right = ears(recorder.heard)
    assert loudness(left) > 2 * loudness(right) > 0
