"""The doctor beside real servers: well, frozen, without a display; and what it says and shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from access_uno.cli import doctor
from access_uno.cli.doctor import examine
from tests.cli.test_doctor import Sentences, codes
from tests.stack.brltty import PrivateBrltty
from tests.stack.needs import need
from tests.stack.servers import wait_until
from tests.stack.speech_dispatcher import PrivateSpeechDispatcher

# python3-speechd ends its thread with sys.exit() when the server goes.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")


def test_speech_and_display_are_found(speech_server: PrivateSpeechDispatcher, brltty: PrivateBrltty) -> None:
    need("python:louis")
    found = codes(examine())
    present = {
        "liblouis-present",
        "speech-present",
        "speechd-present",
        "dispatcher-present",
        "brlapi-present",
    }
    assert present | {"brltty-present", "display-present"} <= set(found)
    assert found["display-present"].facts == {"columns": brltty.display.columns}
    assert speech_server.texts() == [], "looking is silent"


def test_it_says_which_voice_speaks_each_language(monkeypatch: pytest.MonkeyPatch) -> None:
    need("speech-dispatcher", "espeak-ng", "python:speechd")
    with PrivateSpeechDispatcher("audio") as server:
        for name, value in server.environment.items():
            monkeypatch.setenv(name, value)
        facts = [finding.facts for finding in examine() if finding.code == "voice-present"]
        assert not server.pcm(), "looking is silent"
    voices = {fact["language"]: fact["voice"] for fact in facts}
    assert voices["繁體中文"] == "Chinese (Mandarin, latin as Pinyin)"
    assert voices["Italiano"] == "Italian"
    assert len(voices) == 5


def test_a_language_without_a_voice_is_told(speech_server: PrivateSpeechDispatcher) -> None:
    assert speech_server.texts() == []
    missing = [finding for finding in examine() if finding.code == "voice-missing"]
    assert [finding.facts["language"] for finding in missing] == [
        "Deutsch",
        "Italiano",
        "Nederlands",
        "繁體中文",
    ]
    assert not any(finding.ok for finding in missing)


def test_frozen_servers_do_not_hold_the_doctor_up(
    speech_server: PrivateSpeechDispatcher, brltty: PrivateBrltty
) -> None:
    speech_server.freeze()
    brltty.freeze()
    found = codes(examine())
    assert not found["dispatcher-hung"].ok
    assert not found["brltty-hung"].ok


def test_a_display_that_is_not_plugged_in_is_told(brltty: PrivateBrltty) -> None:
    brltty.display.unplug()
    assert wait_until(lambda: "display-unplugged" in codes(examine()))


def test_a_key_that_may_not_be_read_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    need("brltty", "python:brlapi")
    with PrivateBrltty(20, auth=f"keyfile:{tmp_path}/key") as brltty:
        for name, value in brltty.environment.items():
            monkeypatch.setenv(name, value)
        found = codes(examine())
    assert not found["brltty-refused"].ok
    assert "display-present" not in found


def test_the_verdict_is_spoken_and_a_card_is_shown(
    speech_server: PrivateSpeechDispatcher, brltty: PrivateBrltty, monkeypatch: pytest.MonkeyPatch
) -> None:
    need("python:louis")
    monkeypatch.setattr(doctor, "_SHOWN", 0.5)
    assert doctor.tell(Sentences()) == 0  # type: ignore[arg-type]
    assert speech_server.wait_for_texts(1) == ["doctor-playable"]
    assert speech_server.spoken()[0].language == "de"
    assert any(shown.startswith("⠛⠗⠀") for shown in brltty.display.shown)
