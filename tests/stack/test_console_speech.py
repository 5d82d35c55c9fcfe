"""The game speaks: the real program and a real Speech Dispatcher, from the first sentence to the last."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from access_uno.speech import LATE
from access_uno.words import words_of
from tests.play.program import PROGRAM, UNHURRIED, Lockstep, start, with_clock
from tests.play.shadow import ROUND, Shadow
from tests.stack.needs import need
from tests.stack.servers import PATIENCE, wait_until
from tests.stack.speech_dispatcher import PrivateSpeechDispatcher, as_spoken
from tests.stack.terminal import Terminal

SPEAKS = 'reading = "speech"\nspeech = "speech-dispatcher"\ncolour = "off"\n'
EN = f'language = "en"\n{SPEAKS}'
WORDS = words_of("en")
SCRIPT = [*("h", "Right", "Enter", "i", "Home", "Enter"), *("n", "Tab", "Enter", "s", "m", "Down", "Esc")]


# The server tells a moment later that a message has begun: a test that has read it is faster than an ear.
HEARD_AT_ONCE = (
    sys.executable,
    "-c",
    "import sys; from access_uno import cli, speech\n"
    "speech.Utterance.begun, speech.Utterance.lost = True, False\n"
    "sys.exit(cli.main())",
)


@contextmanager
def speaking(
    tmp_path: Path,
    server: PrivateSpeechDispatcher,
    settings: str = EN,
    program: Sequence[str] = HEARD_AT_ONCE,
) -> Iterator[Lockstep]:
    """The program at the table, with this server."""
    with start(tmp_path / "home", ROUND, settings, env=server.environment, program=program) as terminal:
        yield Lockstep(terminal, Shadow(tmp_path / "shadow", ROUND, settings))
        server.thaw()


def leave(both: Lockstep) -> None:
    """Leave the game; it must not hang, whatever the server does."""
    for key, answer in (("q", WORDS.text("ask-leave")), ("Enter", WORDS.text("goodbye"))):
        before = len(both.terminal.output)
        both.terminal.press(key)
        both.terminal.wait_for(answer, since=before)
    assert both.terminal.wait(PATIENCE) == 0


def heard_after(terminal: Terminal, key: str, answer: str, server: PrivateSpeechDispatcher) -> bool:
    """Whether a key is answered aloud before the answer is too old for that: the server may be back later."""
    terminal.press(key)
    return wait_until(lambda: any(text.startswith(answer) for text in server.texts()), LATE)


def slow() -> PrivateSpeechDispatcher:
    need("speech-dispatcher", "python:speechd")
    return PrivateSpeechDispatcher(slow=True)


@pytest.mark.parametrize("language", ["en", "de", "it", "nl", "zh"])
def test_every_sentence_of_a_game_is_spoken_once_in_order_and_in_its_language(
    language: str, tmp_path: Path, speech_server: PrivateSpeechDispatcher
) -> None:
    settings = f'language = "{language}"\n{SPEAKS}'
    spoken = Shadow(tmp_path / "spoken", ROUND, settings)
    expected: list[str] = []
    with speaking(tmp_path, speech_server, settings) as both:
        for key in ("", *SCRIPT, "q"):
            if key:
                both.press(key)
                spoken.press(key)
            expected += [as_spoken(told.message.text) for told in spoken.told()]
            assert speech_server.wait_for_texts(len(expected)) == expected
        both.terminal.press("Enter")
        assert both.terminal.wait() == 0
    expected.append(as_spoken(words_of(language).text("goodbye")))
    assert speech_server.wait_for_texts(len(expected)) == expected
    assert {said.language for said in speech_server.spoken()} == {language}
    assert not any(said.stopped for said in speech_server.spoken())


def test_an_own_key_silences_the_rest_which_comes_back_in_few_words_after_the_answer(tmp_path: Path) -> None:
    with slow() as server, speaking(tmp_path, server, program=PROGRAM) as both:
        server.let_end(1)
        assert wait_until(lambda: server.begun() == 2)
        opening = both.expected.decode().splitlines()[0]
        answer = both.press("c")
        assert wait_until(lambda: any(one.stopped for one in server.spoken())), "the rest is silent"
        server.let_end(100)
        assert wait_until(lambda: server.texts()[-1].startswith("Your turn"))
        whole = [one.text for one in server.spoken() if not one.stopped]
        assert whole[:2] == [opening, *answer]
        assert both.terminal.text().count("4 cards fit") == 1, "no line is written twice"
        leave(both)


def test_enter_plays_no_card_before_the_voice_has_begun_to_say_it(tmp_path: Path) -> None:
    with slow() as server, speaking(tmp_path, server, program=PROGRAM) as both:
        terminal = both.terminal
        assert wait_until(lambda: server.begun() == 1)
        terminal.press("Enter")
        terminal.wait_for("Red 7, card 1 of 5, can be played.")
        assert wait_until(lambda: server.begun() == 2)
        server.let_end(1)
        assert wait_until(lambda: server.begun() == 3), "the card is said, and what was silenced comes back"
        terminal.press("Enter")
        terminal.wait_for("You play red 7.")
        server.let_end(100)
        terminal.press("q")
        terminal.wait_for(WORDS.text("ask-leave"))


def test_after_a_crash_the_game_is_heard_again_by_itself(
    tmp_path: Path, speech_server: PrivateSpeechDispatcher
) -> None:
    with speaking(tmp_path, speech_server) as both:
        terminal = both.terminal
        speech_server.wait_for_texts(4)
        speech_server.kill()
        terminal.press("h")
        terminal.wait_for("You hold 5 cards")
        terminal.wait_for(WORDS.text("speech-lost")[:20])
        before = len(terminal.output)
        terminal.press("c")
        terminal.wait_for("The top card is red 5.", since=before)
        speech_server.start()
        terminal.press("n")
        assert wait_until(lambda: speech_server.texts()[-1].startswith("Cards in hand"))
        leave(both)
        assert terminal.text().count(WORDS.text("speech-lost")[:20]) == 1, "told once"


def test_a_frozen_server_holds_nothing_up(tmp_path: Path, speech_server: PrivateSpeechDispatcher) -> None:
    with speaking(tmp_path, speech_server) as both:
        terminal = both.terminal
        speech_server.wait_for_texts(4)
        speech_server.freeze()
        for key, answer in (("h", "You hold 5 cards"), ("Enter", "You play red 7."), ("c", "The top card")):
            before = len(terminal.output)
            terminal.press(key)
            terminal.wait_for(answer, since=before)
        terminal.wait_for(WORDS.text("speech-hung")[:20])
        speech_server.thaw()
        assert any(heard_after(terminal, "n", "Cards in hand", speech_server) for _ in range(10))
        assert "You play red 7." not in speech_server.texts(), "the next key silenced it"
        speech_server.freeze()
        leave(both)
        assert terminal.text().count(WORDS.text("speech-hung")[:20]) == 1


def test_a_game_that_is_left_while_the_server_dies_ends_without_a_complaint(
    tmp_path: Path, speech_server: PrivateSpeechDispatcher
) -> None:
    with speaking(tmp_path, speech_server) as both:
        speech_server.wait_for_texts(4)
        speech_server.kill()
        leave(both)
        told = [line for line in both.terminal.lines() if not line.startswith(("Speech", "Your lines"))]
        asked = WORDS.text("question", text=WORDS.text("ask-leave"), yes="Enter", back="Escape or Backspace")
        assert told[-2:] == [asked, WORDS.text("goodbye")]
        assert "Traceback" not in both.terminal.text()


HOT_SEAT = ROUND.replace("Ben | computer random", "Ben")
FOR_TWO = (
    f'language = "en"\n{SPEAKS}[people.Anna]\nlanguage = "de"\nreading = "speech"\n'
    '[people.Ben]\nlanguage = "nl"\nreading = "speech"\n'
)


def test_when_the_keyboard_is_passed_on_the_voice_and_its_language_go_with_it(
    tmp_path: Path, speech_server: PrivateSpeechDispatcher
) -> None:
    unhurried = with_clock(UNHURRIED)
    env = speech_server.environment
    with start(tmp_path / "home", HOT_SEAT, FOR_TWO, env=env, program=unhurried) as terminal:
        both = Lockstep(terminal, Shadow(tmp_path / "shadow", HOT_SEAT, FOR_TWO))
        expected: list[tuple[str, str]] = [
            ("de", words_of("de").text("hand-over", name="Anna", key="Leertaste"))
        ]
        spoken = Shadow(tmp_path / "spoken", HOT_SEAT, FOR_TWO)
        spoken.told()
        for key in ("Enter", "Enter", "Down", "Enter", "h"):
            assert speech_server.wait_for_texts(len(expected)) == [as_spoken(text) for _, text in expected]
            both.press(key)
            spoken.press(key)
            expected += [(told.profile.language, told.message.text) for told in spoken.told()]
        assert speech_server.wait_for_texts(len(expected)) == [as_spoken(text) for _, text in expected]
        assert [said.language for said in speech_server.spoken()] == [language for language, _ in expected]
        assert {"de", "nl"} == {language for language, _ in expected}
