"""Who reads how: what goes to the screen, to speech and to braille."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import access_uno.speech
from access_uno.console._braille_input import line_of
from access_uno.console.app import Console
from access_uno.console.outlet import Outlet
from access_uno.console.screen import Screen
from access_uno.engine.cards import Card
from access_uno.settings import Profile, Settings
from access_uno.system.worker import Trouble
from access_uno.words import words_of
from tests.play.driver import at

HAND = words_of("en").say("focus", card=Card("G3"), place=2, count=5).but(language="")


class Voice:
    """As much of Speech as an outlet uses; it writes down what it is told to do."""

    made: list[Voice]

    def __init__(self, backend: str, *, on_trouble: Callable[[Trouble], None], **_: Any) -> None:
        self.backend = backend
        self.on_trouble = on_trouble
        self.done: list[tuple[str, ...]] = []
        self.made.append(self)

    def say(self, text: str, language: str) -> None:
        self.done.append(("say", text, language))

    def braille(self, text: str) -> None:
        self.done.append(("braille", text))

    def silence(self) -> None:
        self.done.append(("silence",))

    def tune(self, manner: object) -> None:
        """Another manner is of no interest here."""

    def stop(self, seconds: float) -> None:
        self.done.append(("stop", str(seconds)))


@pytest.fixture
def outlet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Outlet, Console]:
    Voice.made = []
    monkeypatch.setattr(access_uno.speech, "Speech", Voice)
    outlet = Outlet(Screen(io.StringIO(), keys=True), Profile(), {})
    settings, here = Settings(tmp_path / "settings.toml"), at(tmp_path)
    return outlet, Console(settings, words_of("en"), outlet, True, here)


def test_a_screen_reader_that_can_gets_the_cells_of_a_message(outlet: tuple[Outlet, Console]) -> None:
    out, console = outlet
    profile = Profile(reading="braille", speech="nvda")
    out.use(console, profile)
    out.tell(HAND)
    (voice,) = Voice.made
    cells = line_of(HAND, profile).cells
    assert voice.done == [("say", HAND.text, "en"), ("braille", cells)]
    assert cells.startswith("⠉⠛⠀")


def test_a_player_who_only_listens_gets_no_braille_and_one_who_reads_the_terminal_no_speech(
    outlet: tuple[Outlet, Console],
) -> None:
    out, console = outlet
    out.use(console, Profile(reading="speech", speech="nvda", language="de"))
    out.tell(HAND)
    out.use(console, Profile(reading="terminal", speech="nvda"))
    out.tell(HAND)
    (voice,) = Voice.made
    assert voice.done == [("say", HAND.text, "de"), ("stop", "0")], "without waiting for it"


def written(outlet: Outlet) -> io.StringIO:
    """Return what the outlet writes from now on."""
    outlet.screen = Screen(stream := io.StringIO(), keys=True)
    return stream


def test_the_trouble_of_a_voice_that_was_only_tried_is_not_told_to_a_player_with_a_screen_reader(
    outlet: tuple[Outlet, Console],
) -> None:
    out, console = outlet
    told = written(out)
    out.try_out(console, speech=True, display=False)
    out.use(console, Profile(reading="terminal"))
    Voice.made[-1].on_trouble("hung")
    console.advance()
    assert not told.getvalue()


def test_a_missing_voice_is_told_once_at_the_first_start_and_again_to_a_player_who_chooses_it(
    outlet: tuple[Outlet, Console],
) -> None:
    out, console = outlet
    told = written(out)
    for _ in range(2):
        out.use(console, Profile())
        out.try_out(console, speech=True, display=False)
        Voice.made[-1].on_trouble("missing")
        console.advance()
    assert told.getvalue().count("no speech for the game") == 1
    out.use(console, Profile())
    out.use(console, Profile(reading="speech"))
    Voice.made[-1].on_trouble("missing")
    console.advance()
    assert told.getvalue().count("no speech for the game") == 2


def test_what_was_said_to_one_person_is_not_said_on_to_the_next(outlet: tuple[Outlet, Console]) -> None:
    out, console = outlet
    out.use(console, Profile(reading="speech", speech="espeak"))
    out.tell(HAND)
    out.forget()
    out.use(console, Profile(reading="speech", speech="sapi5", language="nl"))
    out.tell(HAND)
    first, second = Voice.made
    assert [first.done[1:], first.backend] == [[("silence",), ("stop", "0")], "espeak"]
    assert [second.done, second.backend] == [[("say", HAND.text, "nl")], "sapi5"]


def test_cards_in_braille_lead_the_line_and_are_not_spoken(outlet: tuple[Outlet, Console]) -> None:
    stream = io.StringIO()
    out = Outlet(Screen(stream, keys=True), Profile(), {})
    out.use(outlet[1], Profile(reading="speech", speech="espeak", braille="cells", colour="off"))
    out.tell(HAND)
    assert stream.getvalue() == f"⠉⠛ {HAND.text}\r"
    assert Voice.made[-1].done == [("say", HAND.text, "en")]
