"""Speech with a backend made for the test: order, interrupting, outages, and who touches what."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import access_uno.speech
from access_uno.speech import Manner, Speech, Trouble
from access_uno.speech.voices import DispatcherVoice, EspeakVoice, SapiVoice, Voice, voice_language
from access_uno.system.worker import Absent, Lost
from tests.stack.servers import PATIENCE, wait_until


class Studio:
    """Where the fake voices come from, what they have done, and what can happen to them."""

    def __init__(self) -> None:
        self.done: list[tuple[object, ...]] = []
        self.threads: set[str] = set()
        self.troubles: list[Trouble] = []
        self.slow = False  # messages end only with ``end``
        self.number = 0
        self.on_begin: Callable[[int], None] = lambda _: None
        self.on_end: Callable[[int], None] = lambda _: None
        self.before_opening: Callable[[], object] = lambda: None
        self.before_saying: Callable[[], object] = lambda: None

    def open_voice(self, _name: str, on_begin: Callable[[int], None], on_end: Callable[[int], None]) -> Voice:
        self.before_opening()
        self.on_begin = on_begin
        self.on_end = on_end
        return FakeVoice(self)

    def begin(self) -> None:
        """The message that was asked for begins."""
        self.on_begin(self.number)

    def end(self) -> None:
        """The message that is being said is over."""
        self.on_end(self.number)

    def said(self) -> list[object]:
        return [what[1] for what in self.done if what[0] == "say"]

    def wait_for(self, *texts: str) -> None:
        assert wait_until(lambda: self.said() == list(texts)), self.done

    def wait_for_done(self, *what: object) -> None:
        assert wait_until(lambda: what in self.done), self.done


class FakeVoice(Voice):
    """Notes what is asked of it, and from which thread."""

    def __init__(self, studio: Studio) -> None:
        super().__init__(None)
        self.studio = studio
        self.note("open")

    def note(self, *what: object) -> None:
        self.studio.threads.add(threading.current_thread().name)
        self.studio.done.append(what)

    def say(self, text: str, language: str) -> int | None:
        self.studio.before_saying()
        self.note("say", text, language)
        self.studio.number += 1
        if not self.studio.slow:
            self.studio.end()
        return self.studio.number

    def silence(self) -> None:
        self.note("silence")

    def braille(self, text: str) -> None:
        self.note("braille", text)

    def tune(self, manner: Manner) -> None:
        self.note("tune", manner)

    def close(self) -> None:
        self.note("close")


def lose() -> None:
    raise Lost


@pytest.fixture
def studio(monkeypatch: pytest.MonkeyPatch) -> Studio:
    studio = Studio()
    monkeypatch.setattr(access_uno.speech, "open_voice", studio.open_voice)
    monkeypatch.setattr(access_uno.speech, "_LONG_RETRY", 0.02)
    return studio


@pytest.fixture
def speech(studio: Studio) -> Iterator[Speech]:
    speech = Speech("espeak", on_trouble=studio.troubles.append)
    yield speech
    speech.stop()


def test_it_tells_whether_it_speaks_so_that_sounds_give_way(studio: Studio, speech: Speech) -> None:
    studio.slow = True
    assert not speech.speaking
    speech.say("Red 7.", "en")
    speech.say("Red 8.", "en")
    assert speech.speaking
    studio.wait_for("Red 7.")
    studio.end()
    studio.wait_for("Red 7.", "Red 8.")
    assert wait_until(lambda: speech.speaking)
    studio.end()
    assert wait_until(lambda: not speech.speaking)


def test_what_is_said_may_be_silenced_while_another_thread_asks_whether_it_speaks() -> None:
    sayings = [1]

    class Silenced(Speech):
        """Silenced right after it was asked for the message that it says."""

        _saying = property(lambda _: sayings.pop() if sayings else None, lambda *_: None)

    assert not Silenced("off").speaking
    assert sayings == []


def test_messages_are_said_in_order_each_in_its_language(studio: Studio, speech: Speech) -> None:
    speech.say("Red 7.", "en")
    speech.say("Rote 7.", "de")
    studio.wait_for("Red 7.", "Rote 7.")
    assert ("say", "Rote 7.", "de") in studio.done


def test_a_message_waits_with_us_until_the_one_before_is_over(studio: Studio, speech: Speech) -> None:
    studio.slow = True
    speech.say("one", "en")
    studio.wait_for("one")
    speech.say("two", "en")
    assert not wait_until(lambda: len(studio.said()) > 1, 0.1)
    studio.end()
    studio.wait_for("one", "two")


def test_interrupting_silences_and_drops_what_waits(studio: Studio, speech: Speech) -> None:
    studio.slow = True
    for text in ("one", "two", "three"):
        speech.say(text, "en")
    studio.wait_for("one")
    speech.silence()
    speech.say("own key", "en")
    studio.wait_for("one", "own key")
    assert studio.done[-3:] == [("say", "one", "en"), ("silence",), ("say", "own key", "en")]


def test_silence_drops_what_waits(studio: Studio, speech: Speech) -> None:
    studio.slow = True
    speech.say("one", "en")
    speech.say("two", "en")
    studio.wait_for("one")
    speech.silence()
    studio.wait_for_done("silence")
    speech.say("three", "en")
    studio.wait_for("one", "three")


def test_a_message_whose_end_is_never_told_does_not_stop_the_rest(
    studio: Studio, speech: Speech, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(access_uno.speech, "_longest", lambda _: 0.1)
    monkeypatch.setattr(access_uno.speech, "_CHECK", 0.05)
    studio.slow = True
    speech.say("one", "en")
    speech.say("two", "en")
    studio.wait_for("one", "two")


def test_a_message_has_begun_when_the_backend_says_so_and_not_when_it_was_handed_over(
    studio: Studio, speech: Speech
) -> None:
    studio.slow = True
    first, second = speech.say("one", "en"), speech.say("two", "en")
    studio.wait_for("one")
    assert not first.begun
    studio.begin()
    assert first.begun
    studio.end()
    studio.wait_for("one", "two")
    studio.begin()
    assert wait_until(lambda: second.begun)


def test_where_no_beginning_is_told_those_before_are_given_their_time(
    studio: Studio, speech: Speech, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FakeVoice, "say", lambda self, text, language: self.note("say", text, language))
    first, second = speech.say("x" * 500, "en"), speech.say("two", "en")
    studio.wait_for("x" * 500, "two")
    assert wait_until(lambda: first.begun)
    assert not second.begun
    speech.silence()
    assert (first.lost, second.lost) == (True, True)
    third = speech.say("three", "en")
    assert wait_until(lambda: third.begun), "nothing is before it any more"


def test_what_was_silenced_before_its_half_is_lost(studio: Studio, speech: Speech) -> None:
    studio.slow = True
    told = [speech.say(text, "en") for text in ("one", "two " * 100, "three")]
    studio.wait_for("one")
    studio.end()
    studio.wait_for("one", ("two " * 100).strip())
    studio.begin()
    speech.silence()
    assert [each.lost for each in told] == [False, True, True]
    assert [each.begun for each in told] == [True, True, False]
    assert all(each.is_done for each in told)


def test_without_a_voice_nothing_is_waited_for(studio: Studio, speech: Speech) -> None:
    studio.before_saying = lose
    assert wait_until(lambda: speech.say("one", "en").begun)
    silenced = speech.say("two", "en")
    speech.silence()
    assert not silenced.lost


def test_only_the_worker_touches_the_backend(studio: Studio, speech: Speech) -> None:
    speech.say("one", "en")
    speech.silence()
    speech.braille("⠛⠗")
    speech.tune(Manner(rate=20))
    speech.say("two", "en")
    studio.wait_for_done("say", "two", "en")
    speech.stop(PATIENCE)
    assert ("close",) in studio.done
    assert studio.threads == {"speech worker"}


def test_of_several_braille_messages_the_newest_is_shown(studio: Studio, speech: Speech) -> None:
    held = threading.Event()
    studio.before_saying = held.wait
    speech.say("one", "en")
    for cells in ("⠁⠗", "⠃⠗", "⠉⠗"):
        speech.braille(cells)
    held.set()
    studio.wait_for_done("braille", "⠉⠗")
    assert ("braille", "⠃⠗") not in studio.done


def test_the_manner_is_set_at_the_start_and_when_it_changes(studio: Studio) -> None:
    speech = Speech("espeak", manner=Manner(rate=10))
    studio.wait_for_done("tune", Manner(rate=10))
    speech.tune(Manner(rate=90, pitch=-5))
    studio.wait_for_done("tune", Manner(rate=90, pitch=-5))
    speech.stop()


def test_a_lost_server_is_told_once_and_the_next_voice_goes_on(studio: Studio, speech: Speech) -> None:
    failures = iter([lose, lose])
    studio.before_saying = lambda: next(failures, lambda: None)()
    speech.say("one", "en")  # said twice in vain: perhaps it is the message that breaks them
    speech.say("two", "en")
    studio.wait_for("two")
    assert studio.troubles == ["lost"]
    studio.before_saying = lose
    speech.say("three", "en")
    assert wait_until(lambda: studio.troubles == ["lost", "lost"]), "another outage is told again"


def test_the_game_does_not_wait_for_a_server_that_does_not_answer(
    studio: Studio, speech: Speech, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(access_uno.speech, "PATIENCE", 2 * PATIENCE)  # who waited for it would wait so long
    asked, thawed = threading.Event(), threading.Event()

    def hang() -> None:
        asked.set()
        thawed.wait()

    studio.before_saying = hang
    started = time.monotonic()
    speech.say("one", "en")
    assert asked.wait(PATIENCE)
    speech.silence()
    speech.say("two", "en")
    speech.silence()
    speech.tune(Manner(rate=10))
    speech.braille("⠛⠗")
    assert time.monotonic() - started < 2 * PATIENCE
    thawed.set()
    studio.wait_for_done("braille", "⠛⠗")


def test_a_hung_server_is_given_up_and_tried_again(studio: Studio, speech: Speech) -> None:
    thawed = threading.Event()
    studio.before_saying = thawed.wait
    speech.say("one", "en")
    assert wait_until(lambda: studio.troubles == ["hung"])
    studio.before_saying = lambda: None
    studio.wait_for("one")
    assert studio.troubles == ["hung"]
    thawed.set()


def test_after_an_outage_old_messages_are_not_said_late(
    studio: Studio, speech: Speech, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(access_uno.speech, "LATE", 0.0)
    studio.before_saying = lose
    speech.say("one", "en")
    assert wait_until(lambda: studio.done.count(("tune", Manner())) == 2), "the new voice is ready"
    studio.before_saying = lambda: None
    speech.say("two", "en")
    studio.wait_for("two")


def test_a_machine_without_speech_is_told_once_and_nothing_waits(studio: Studio) -> None:
    def refuse() -> None:
        raise Absent

    studio.before_opening = refuse
    speech = Speech("espeak", on_trouble=studio.troubles.append)
    assert wait_until(lambda: studio.troubles == ["missing"])
    speech.say("one", "en")
    speech.stop()
    assert studio.done == []


def test_off_means_no_thread_and_no_backend(studio: Studio) -> None:
    threads = threading.active_count()
    speech = Speech("off")
    speech.silence()
    speech.say("one", "en")
    speech.braille("⠛⠗")
    speech.stop()
    assert threading.active_count() == threads
    assert studio.done == []


def test_an_unknown_backend_is_refused() -> None:
    with pytest.raises(ValueError, match="no such speech backend: gramophone"):
        Speech("gramophone")


def test_leaving_says_what_waits_and_closes(studio: Studio, speech: Speech) -> None:
    studio.slow = True
    for text in ("one", "two", "Goodbye."):
        speech.say(text, "en")
    speech.stop(PATIENCE)
    assert studio.said() == ["one", "two", "Goodbye."]
    assert studio.done[-1] == ("close",)


def test_leaving_does_not_wait_for_a_hung_server(studio: Studio, speech: Speech) -> None:
    thawed = threading.Event()
    studio.before_saying = thawed.wait
    speech.say("one", "en")
    started = time.monotonic()
    speech.stop(timeout=0.1)
    assert time.monotonic() - started < PATIENCE
    thawed.set()


@given(st.text())
@settings(max_examples=50)
def test_a_backend_gets_single_lines_that_say_something(text: str) -> None:
    studio = Studio()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(access_uno.speech, "open_voice", studio.open_voice)
        speech = Speech("espeak")
        speech.say(text, "en")
        speech.stop(PATIENCE)
    assert all(line and line.isprintable() and line == line.strip() for line in map(str, studio.said()))
    assert len(studio.said()) == any(char.isprintable() and not char.isspace() for char in text)


class FakeSapi:
    """As much of accessible_output2's SAPI5 as we use."""

    has_rate = has_volume = True
    min_rate, max_rate = -10, 10
    min_volume, max_volume = 0, 100

    class Speaker:
        def __init__(self, languages: str) -> None:
            self.languages = languages

        def GetAttribute(self, _: str) -> str:  # noqa: N802
            return self.languages

    def __init__(self) -> None:
        self._voices = {"Bert": self.Speaker("413"), "Anna": self.Speaker("407;9")}
        self.done: list[tuple[str, object]] = []

    def set_rate(self, value: int) -> None:
        self.done.append(("rate", value))

    def set_volume(self, value: int) -> None:
        self.done.append(("volume", value))

    def set_voice(self, name: str) -> None:
        self.done.append(("voice", name))

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.done.append(("interrupt" if interrupt else "say", text))


def test_the_manner_is_scaled_to_what_the_backend_has() -> None:
    sapi = FakeSapi()
    SapiVoice(sapi).tune(Manner(rate=50, pitch=30, volume=-100))
    assert sapi.done == [("rate", 5), ("volume", 0)]


def test_windows_voices_are_chosen_by_language() -> None:
    sapi = FakeSapi()
    voice = SapiVoice(sapi)
    voice.say("Rote 7.", "de")
    voice.say("Rode 7.", "nl")
    voice.say("紅色7。", "zh")
    said = [("say", "Rote 7."), ("say", "Rode 7."), ("say", "紅色7。")]
    assert sapi.done == [("voice", "Anna"), said[0], ("voice", "Bert"), said[1], said[2]]


OFFERED = [
    ("Chinese (Mandarin, latin as English)", "cmn"),
    ("Chinese (Mandarin, latin as Pinyin)", "cmn-LATN-PINYIN"),
]


@pytest.mark.parametrize(
    ("offered", "chosen"),
    [
        (["cmn", "cmn-LATN-PINYIN", "yue", "it"], "cmn-latn-pinyin"),
        (["zh-CN", "zh-TW"], "zh-tw"),
        (["cmn", "it"], "cmn"),
        (["it"], "zh"),
        ([], "zh"),
    ],
)
def test_chinese_is_spoken_by_the_best_voice_that_is_offered(offered: list[str], chosen: str) -> None:
    assert voice_language("zh", offered) == chosen


class FakeClient:
    """What a voice uses of Speech Dispatcher's client."""

    def __init__(self, voices: list[tuple[str, str]] | None) -> None:
        self.voices = voices
        self.calls: list[str] = []
        self._conn = self

    def set_callback(self, _: object) -> None:
        pass

    def set_language(self, language: str) -> None:
        self.calls.append(language)

    def list_synthesis_voices(self) -> tuple[tuple[str, str, str], ...]:
        self.calls.append("list")
        if self.voices is None:
            raise pytest.importorskip("speechd").SSIPCommandError(304, "CANT LIST VOICES", [])
        variants = ("none", "Adam")
        return tuple((name, language, variant) for name, language in self.voices for variant in variants)

    def speak(self, _: str) -> tuple[int, str, list[str]]:
        return 200, "OK", ["1"]


def test_the_server_is_asked_for_its_voices_once_and_only_for_chinese() -> None:
    pytest.importorskip("speechd")
    client = FakeClient(OFFERED)
    voice = DispatcherVoice(SimpleNamespace(_client=client), lambda _: None, lambda _: None)
    for language in ("it", "zh", "zh", "en", "zh"):
        voice.say("UNO", language)
    assert client.calls == ["it", "list", "cmn-latn-pinyin", "en", "cmn-latn-pinyin"]


def test_a_server_that_takes_long_to_list_its_voices_does_not_count_as_hung(
    studio: Studio, speech: Speech, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(access_uno.speech, "PATIENCE", 0.2)
    monkeypatch.setattr(FakeVoice, "prepare", lambda *_: time.sleep(0.5))  # as the list of espeak-ng's voices
    speech.say("換你。", "zh")
    studio.wait_for("換你。")
    assert studio.troubles == []
    pytest.importorskip("speechd")
    client = FakeClient(OFFERED)
    voice = DispatcherVoice(SimpleNamespace(_client=client), lambda _: None, lambda _: None)
    voice.prepare("zh")
    assert client.calls == ["list"], "before it is said"


def test_a_synthesizer_that_cannot_list_its_voices_gets_the_plain_language() -> None:
    pytest.importorskip("speechd")
    client = FakeClient(None)
    voice = DispatcherVoice(SimpleNamespace(_client=client), lambda _: None, lambda _: None)
    voice.say("換你。", "zh")
    assert client.calls == ["list", "zh"]


def test_espeak_without_a_server_speaks_each_language_in_its_voice() -> None:
    done = list[str]()
    engine = SimpleNamespace(
        list_voices=lambda: [SimpleNamespace(identifier=name) for name in ("gmw/de", "sit/cmn-Latn-pinyin")],
        set_voice=done.append,
    )
    voice = EspeakVoice(SimpleNamespace(_ec=engine, speak=done.append))
    for language, text in (("de", "Rot"), ("de", "Blau"), ("zh", "紅色")):
        voice.say(text, language)
    assert done == ["de", "Rot", "Blau", "cmn-latn-pinyin", "紅色"]


def test_a_backend_that_cannot_be_silent_is_interrupted() -> None:
    jaws = FakeSapi()
    Voice(jaws).silence()
    assert jaws.done == [("interrupt", "")]


@pytest.mark.skipif(sys.platform != "linux", reason="Speech Dispatcher and its prints are Linux's")
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # speechd leaves a socket open
def test_the_prints_of_the_library_stay_off_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", "unix_socket:/nonexistent")
    monkeypatch.setenv("SPEECHD_CMD", "/bin/false")  # or a server would be started
    troubles: list[Trouble] = []
    speech = Speech("auto", on_trouble=troubles.append)
    assert wait_until(lambda: troubles == ["missing"])
    speech.stop()
    gc.collect()
    assert tuple(capfd.readouterr()) == ("", "")


def test_the_library_is_loaded_by_the_worker_only() -> None:
    code = "import sys, access_uno.speech; sys.exit('accessible_output2' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
