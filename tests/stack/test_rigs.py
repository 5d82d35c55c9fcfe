"""The rigs themselves: what each of them promises, with a program of a few lines instead of the game."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tests.stack.brltty import PrivateBrltty
from tests.stack.needs import need
from tests.stack.screen_readers import Press, Reader, listen, shown, times_cut_off, times_heard
from tests.stack.servers import whole_lines
from tests.stack.speech_dispatcher import PrivateSpeechDispatcher
from tests.stack.terminal import Terminal

# python3-speechd ends its thread with sys.exit() when the server goes.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")

# Prints as the game does (CR LF before a line, CR after it) and ends with the key "q".
PROGRAM = """
import sys, termios, tty
old = termios.tcgetattr(0)
tty.setcbreak(0)
sys.stdout.write("Anna plays red 7.\\r"); sys.stdout.flush()
while (key := sys.stdin.read(1)) != "q":
    sys.stdout.write(f"\\r\\nYou typed {key}.\\r"); sys.stdout.flush()
sys.stdout.write("\\r\\nGoodbye.\\r\\n"); sys.stdout.flush()
termios.tcsetattr(0, termios.TCSANOW, old)
sys.exit(3)
"""
GAME = [sys.executable, "-c", PROGRAM]


def test_terminal_types_and_knows_what_was_printed() -> None:
    with Terminal(GAME) as terminal:
        terminal.wait_for("red 7.")
        terminal.press("x")
        terminal.wait_for("You typed x.")
        terminal.press("q")
        assert terminal.wait() == 3
        assert terminal.lines() == ["Anna plays red 7.", "You typed x.", "Goodbye."]
        assert terminal.screen.display[1].rstrip() == "You typed x."


def test_terminal_says_what_was_on_the_screen_instead() -> None:
    with Terminal(GAME) as terminal:
        terminal.wait_for("red 7.")
        with pytest.raises(TimeoutError, match="Anna plays red 7"):
            terminal.wait_for("Ben plays", timeout=0.1)


@pytest.mark.parametrize("reader", ["fenrir", "yasr", "brltty"])
def test_screen_readers_say_each_line_once(reader: Reader) -> None:
    need(reader)
    heard = listen(reader, GAME, [Press("x", after="red 7."), Press("q", after="You typed")], rows=8)
    for line in ("Anna plays red 7.", "You typed x."):
        assert times_heard(heard, line) == 1
        assert times_cut_off(heard, line) == 0
        assert reader != "brltty" or line in shown(heard)


def test_speech_server_forgets_nothing_over_a_crash(speech_server: PrivateSpeechDispatcher) -> None:
    import speechd

    for count, text in enumerate(["before", "after"], 1):
        client = speechd.SSIPClient("test")
        client.set_language("de")
        client.speak(text)
        assert speech_server.wait_for_texts(count)[-1] == text
        client.close()
        speech_server.kill()
        assert not speech_server.running
        speech_server.start()
    assert [message.language for message in speech_server.spoken()] == ["de", "de"]


def test_braille_display_shows_dots_and_sends_keys(brltty: PrivateBrltty) -> None:
    import brlapi

    connection = brlapi.Connection()
    connection.enterTtyModeWithPath([])
    connection.writeDots(b"\x1b\x17" + bytes(18))
    assert brltty.display.wait_for("⠛⠗⠀")
    assert len(brltty.display.cells) == 20
    brltty.display.press("ROUTE 4")
    key = brlapi.describeKeyCode(connection.readKey())
    assert (key["command"], key["argument"]) == (b"ROUTE", 4)
    connection.closeConnection()


def test_nothing_is_skipped_in_ci(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="apt install yasr"):
        need("yasr")
    monkeypatch.setitem(os.environ, "CI", "true")
    with pytest.raises(pytest.fail.Exception, match="apt install yasr"):
        need("yasr")


def test_a_line_that_is_just_being_written_is_not_there_yet(tmp_path: Path) -> None:
    log = tmp_path / "log"
    assert whole_lines(log) == []
    log.write_bytes("eins\u2028zwei\ndrei \u00fc".encode()[:-1])
    assert whole_lines(log) == ["eins\u2028zwei"]
