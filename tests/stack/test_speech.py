"""Speech through accessible_output2 and a real Speech Dispatcher: what arrives, what is heard, what fails."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

import access_uno.speech
from access_uno.speech import Manner, Speech, Trouble
from access_uno.speech.voices import voice_language
from tests.stack.needs import need
from tests.stack.servers import PATIENCE, wait_until
from tests.stack.speech_dispatcher import SAMPLE_RATE, PrivateSpeechDispatcher, as_spoken, loudness

# python3-speechd ends its thread with sys.exit() when the server goes, and leaves a socket open.
pytestmark = [
    pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

SENTENCES = {
    "en": "Anna plays red 7. Your turn.",
    "de": "Grün überspringt Bärbel: „Ä, Ö, Ü, ß“.",
    "it": "È il tuo turno: c'è un 7 più alto!",
    "nl": "Eén kaart, <b>twee</b> & 'drie' $HOME.",
    "zh": "安娜出了紅色7。輪到你了！",
}


@pytest.fixture
def troubles() -> list[Trouble]:
    return []


@pytest.fixture
def speech(speech_server: PrivateSpeechDispatcher, troubles: list[Trouble]) -> Iterator[Speech]:
    speech = Speech("speech-dispatcher", on_trouble=troubles.append)
    yield speech
    speech_server.thaw()
    speech.stop()


def test_sentences_arrive_once_in_order_and_in_their_language(
    speech_server: PrivateSpeechDispatcher, speech: Speech
) -> None:
    for language, text in SENTENCES.items():
        speech.say(text, language)
    speech_server.wait_for_texts(len(SENTENCES))
    speech.stop(PATIENCE)
    assert [(said.language, said.text) for said in speech_server.spoken()] == [
        (language, as_spoken(text)) for language, text in SENTENCES.items()
    ]


def test_rate_pitch_and_volume_reach_the_synthesizer(speech_server: PrivateSpeechDispatcher) -> None:
    speech = Speech("auto", manner=Manner(rate=40, pitch=-20, volume=-50))
    speech.say("slow and low", "en")
    speech_server.wait_for_texts(1)
    speech.tune(Manner(rate=-100))
    speech.say("slower", "en")
    speech_server.wait_for_texts(2)
    speech.stop()
    said = [(spoken.rate, spoken.pitch, spoken.volume) for spoken in speech_server.spoken()]
    assert said == [(40, -20, -50), (-100, -20, -50)]


def slow_server(monkeypatch: pytest.MonkeyPatch) -> PrivateSpeechDispatcher:
    need("speech-dispatcher", "python:speechd")
    server = PrivateSpeechDispatcher(slow=True)
    for name, value in server.environment.items():
        monkeypatch.setenv(name, value)
    return server


def test_an_own_key_silences_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    with slow_server(monkeypatch) as server:
        speech = Speech("auto")
        for text in ("Anna draws 2 cards.", "Ben plays skip.", "Cara plays red 7."):
            speech.say(text, "en")
        assert wait_until(lambda: server.begun() == 1)
        speech.silence()
        speech.say("Red 7, card 3 of 7.", "en")
        server.wait_for_texts(1)
        server.let_end(1)
        server.wait_for_texts(2)
        speech.stop()
        said = [(spoken.text, spoken.stopped) for spoken in server.spoken()]
        assert said == [("Anna draws 2 cards.", True), ("Red 7, card 3 of 7.", False)]


def test_the_goodbye_is_heard_although_the_game_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    with slow_server(monkeypatch) as server:
        speech = Speech("auto")
        for text in ("Anna wins.", "The game is saved.", "Goodbye."):
            speech.say(text, "en")
        speech.stop()
        server.let_end(3)
        assert server.wait_for_texts(3) == ["Anna wins.", "The game is saved.", "Goodbye."]


def test_each_language_can_be_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    need("speech-dispatcher", "espeak-ng", "python:speechd")
    with PrivateSpeechDispatcher("audio") as server:
        for name, value in server.environment.items():
            monkeypatch.setenv(name, value)
        speech = Speech("auto")
        for language, text in SENTENCES.items():
            before = len(server.pcm())
            speech.say(text, language)
            pcm = server.wait_for_pcm(after=before)
            assert len(pcm) / 2 / SAMPLE_RATE > 0.5, f"{language}: seconds of sound"
            assert loudness(pcm) > 0.05, language
        speech.stop()


def heard(server: PrivateSpeechDispatcher, say: Callable[[], object]) -> float:
    """Say something; return how many seconds of it are heard."""
    before = len(server.pcm())
    say()
    return len(server.wait_for_pcm(after=before)) / 2 / SAMPLE_RATE


def test_chinese_is_spoken_in_chinese(monkeypatch: pytest.MonkeyPatch) -> None:
    """By its phonemes, and as long as they are: another voice spells the pinyin and its tones in English."""
    need("speech-dispatcher", "espeak-ng", "python:speechd")
    text = "紅色紅色紅色紅色"
    with PrivateSpeechDispatcher("audio") as server:
        for name, value in server.environment.items():
            monkeypatch.setenv(name, value)
        client = importlib.import_module("speechd").SSIPClient("listener")
        chosen = voice_language("zh", (language for _, language, _ in client.list_synthesis_voices()))
        client.set_language(chosen)
        wanted = heard(server, lambda: client.speak(text))
        client.set_language("zh")
        wrong = heard(server, lambda: client.speak(text))
        client.close()
        speech = Speech("auto")
        ours = heard(server, lambda: speech.say(text, "zh"))
        speech.stop()
    listing = subprocess.run(
        ["espeak-ng", "-v", chosen, "-q", "-x", text], capture_output=True, text=True, check=True
    )
    assert "(en)" not in listing.stdout
    assert listing.stdout.count("ong35") == 4, listing.stdout
    assert abs(ours - wanted) < 0.1
    assert wrong == pytest.approx(wanted, abs=0.1) or abs(ours - wrong) > 0.3


def test_after_a_crash_speech_is_back_by_itself(
    speech_server: PrivateSpeechDispatcher, speech: Speech, troubles: list[Trouble]
) -> None:
    speech.say("before", "en")
    speech_server.wait_for_texts(1)
    speech_server.kill()
    speech.say("meanwhile", "de")
    assert wait_until(lambda: troubles == ["lost"])
    speech_server.start()
    speech.say("after", "nl")
    assert speech_server.wait_for_texts(3) == ["before", "meanwhile", "after"]
    assert [said.language for said in speech_server.spoken()] == ["en", "de", "nl"]
    assert troubles == ["lost"]


def test_a_crash_in_the_middle_of_a_message_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    with slow_server(monkeypatch) as server:
        troubles: list[Trouble] = []
        speech = Speech("auto", on_trouble=troubles.append)
        speech.say("a long message", "en")
        assert wait_until(lambda: server.begun() == 1 and speech._saying is not None)
        server.kill()
        assert wait_until(lambda: troubles == ["lost"])
        speech.stop()


def test_a_frozen_server_makes_no_caller_wait_and_says_nothing_late(
    speech_server: PrivateSpeechDispatcher, speech: Speech, troubles: list[Trouble]
) -> None:
    speech.say("before", "en")
    speech_server.wait_for_texts(1)
    speech_server.freeze()
    for number in range(200):
        speech.say(f"frozen {number}", "en")
    speech.silence()
    speech.say("never", "en")
    assert wait_until(lambda: troubles == ["hung"])
    speech.silence()
    speech_server.thaw()
    speech.say("after", "en")
    assert speech_server.wait_for_texts(2) == ["before", "after"]
    speech.stop(PATIENCE)
    assert speech_server.texts() == ["before", "after"]
    assert troubles == ["hung"]


def test_what_a_short_freeze_held_up_is_said_once(
    speech_server: PrivateSpeechDispatcher,
    speech: Speech,
    troubles: list[Trouble],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(access_uno.speech, "LATE", PATIENCE)  # short is what we call so, on a busy machine
    speech.say("before", "en")
    speech_server.wait_for_texts(1)
    speech_server.freeze()
    speech.say("held up", "en")
    assert wait_until(lambda: troubles == ["hung"])
    speech_server.thaw()
    speech.say("after", "en")
    speech_server.wait_for_texts(3)
    speech.stop(PATIENCE)
    assert speech_server.texts() == ["before", "held up", "after"]


def test_leaving_does_not_hang_on_a_frozen_server(speech_server: PrivateSpeechDispatcher) -> None:
    program = (
        "import sys\nfrom access_uno.speech import Speech\n"
        "speech = Speech('auto')\nspeech.say('hello', 'en')\n"
        "sys.stdin.readline()\nspeech.say('frozen', 'en')\nspeech.stop()\n"
    )
    game = subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE, env=os.environ)
    assert speech_server.wait_for_texts(1) == ["hello"]
    speech_server.freeze()
    game.communicate(b"\n", timeout=PATIENCE)
    assert game.returncode == 0


def test_a_server_that_is_frozen_from_the_start_is_told_and_comes_back(
    speech_server: PrivateSpeechDispatcher, troubles: list[Trouble]
) -> None:
    speech_server.freeze()
    speech = Speech("auto", on_trouble=troubles.append)
    assert wait_until(lambda: troubles == ["hung"])
    speech_server.thaw()
    speech.say("after", "en")
    assert speech_server.wait_for_texts(1) == ["after"]
    speech.stop()
