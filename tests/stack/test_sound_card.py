"""Sounds through miniaudio and the real ALSA: a card that plays, one that freezes, and none at all."""

from __future__ import annotations

import os
import subprocess
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path

import pytest

from access_uno.text.folding import fold
from access_uno.words import words_of
from tests.play.program import start
from tests.play.shadow import ROUND, Shadow, lines
from tests.sounds.listening import ears, loudness
from tests.stack.needs import need
from tests.stack.servers import PATIENCE
from tests.stack.sound_card import SoundCard, no_sound_card

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="ALSA is Linux's")


@pytest.fixture
def card(tmp_path: Path) -> SoundCard:
    need("alsa")
    return SoundCard(tmp_path)


class Program:
    """The program of `sound_card`, running."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self.running = subprocess.Popen(
            [sys.executable, "-m", "tests.stack.sound_card", str(folder)],
            env={**os.environ, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.running.stdout
        assert self.running.stdout.readline() == "playing\n"

    def line(self) -> str:
        """The next line it prints."""
        assert self.running.stdout
        return self.running.stdout.readline().strip()

    def end(self, typed: str = "") -> tuple[str, str]:
        """Its last lines, and everything on standard error, when its input is over."""
        return self.running.communicate(typed, timeout=PATIENCE)


@pytest.fixture
def programs() -> Iterator[list[Program]]:
    started: list[Program] = []
    yield started
    for program in started:
        if program.running.poll() is None:
            program.running.kill()
        program.running.communicate()


def heard(card: SoundCard, count: int) -> array[int]:
    """The first samples that are not silent."""
    samples = array("h")
    with card.fifo.open("rb") as pipe:
        while len(samples) < count:
            part = pipe.read(4000)
            assert part, "the card was closed"
            if samples or any(part):
                samples.frombytes(part)
    return samples


def test_the_card_gets_the_sound_at_its_place(card: SoundCard, programs: list[Program]) -> None:
    programs.append(Program(card.folder, card.environment))
    left, right = ears(heard(card, 40000))
    assert loudness(right) > 1.3 * loudness(left) > 0.001


def test_a_frozen_card_holds_neither_the_game_nor_its_end(card: SoundCard, programs: list[Program]) -> None:
    pipe = os.open(card.fifo, os.O_RDWR)  # not read: soon it is full
    try:
        program = Program(card.folder, card.environment)
        programs.append(program)
        assert program.line() == "hung"
        printed, errors = program.end("turn\n" * 200)
        held, stopping = map(int, printed.split())
        assert max(held, stopping) < PATIENCE * 1000, "milliseconds, and the card is frozen for good"
        assert errors == "errors of Python still come\n"
        assert program.running.returncode == 0
    finally:
        os.close(pipe)


def test_without_a_card_nothing_of_alsa_reaches_the_terminal(tmp_path: Path, programs: list[Program]) -> None:
    need("alsa")
    environment = no_sound_card(tmp_path)
    both = {**os.environ, **environment}
    loud = "import miniaudio\ntry: miniaudio.PlaybackDevice()\nexcept miniaudio.MiniaudioError: pass"
    done = subprocess.run([sys.executable, "-c", loud], env=both, capture_output=True, text=True)
    assert "ALSA" in done.stderr, "otherwise this proves nothing"
    program = Program(tmp_path, environment)
    programs.append(program)
    assert program.line() == "missing"
    assert program.end()[1] == "errors of Python still come\n"
    assert program.running.returncode == 0


def test_the_game_itself_on_a_terminal_without_a_card_shows_nothing_but_its_lines(tmp_path: Path) -> None:
    need("alsa")
    settings = 'language = "en"\nsounds = "on"\n'
    shadow = Shadow(tmp_path / "shadow", ROUND, settings)
    environment = no_sound_card(tmp_path) | {"ACCESS_UNO_HOME": str(tmp_path / "home")}
    with start(tmp_path / "home", ROUND, settings, env=environment) as terminal:
        missing = words_of("en").text("sounds-missing")
        terminal.wait_for("Your turn.")
        for key in ("x", "h", "c", "Right", "q", "Enter"):  # the first one is refused, with a sound
            terminal.press(key)
            shadow.press(key)
            if key == "x":
                terminal.wait_for("No sound card was found")
        assert terminal.wait() == 0
        told = [line for told in shadow.told() for line in lines([told.message])]
        shown = [line for line in terminal.lines() if line not in fold(missing, 80)]
        assert shown == [*told, words_of("en").text("goodbye")]
