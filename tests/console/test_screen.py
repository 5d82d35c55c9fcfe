"""What the program writes on a terminal and into a pipe, byte for byte."""

from __future__ import annotations

import re
import subprocess
from functools import partial
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_uno.console.screen import Screen
from access_uno.text.folding import cells, fold
from access_uno.words import languages, words_of
from tests.play.program import PROGRAM, Lockstep, at_home, saved, start, written
from tests.play.shadow import ROUND, Shadow, lines
from tests.stack.servers import PATIENCE, wait_until
from tests.stack.terminal import Terminal

# Often what brings the game on, sometimes what asks, opens something, or means nothing.
KEYS = [
    *["Enter", "Down", "Tab", "Space"] * 6,
    *"phlcntsSidofv,.<>?buxgrywm0159",
    *["Left", "Right", "Up", "Home", "End", "Shift-Tab", "PageUp", "PageDown", "Esc", "F1", "k", "ß"],
]


@pytest.mark.parametrize("language", ["en", "zh"])
def test_each_message_is_written_once_and_nothing_else(language: str, tmp_path: Path) -> None:
    settings = f'language = "{language}"\n'
    random = Random(f"{language} keys")  # with others the way of reading is changed in the settings
    with start(tmp_path / "home", ROUND, settings) as terminal:
        both = Lockstep(terminal, Shadow(tmp_path / "shadow", ROUND, settings))
        for key in random.choices(KEYS, k=150):
            if both.shadow.console.running:
                assert both.press(key) or not both.shadow.console.running, f"{key} was not answered"
        goodbye = words_of(language).say("goodbye").text.encode()
        while both.shadow.console.running and both.shadow.console.mode is not both.shadow.game:
            both.press("Esc")
        for key in ("q", "Enter"):
            if both.shadow.console.running:
                both.press(key)
        assert terminal.wait() == 0
        assert written(terminal) == both.expected + b"\r\n" + goodbye + b"\r\n"
    assert b"\x1b" not in written(terminal)


def test_the_cursor_rests_at_the_start_of_the_newest_line(tmp_path: Path) -> None:
    with start(tmp_path / "home", ROUND, 'language = "en"\n') as terminal:
        both = Lockstep(terminal, Shadow(tmp_path / "shadow", ROUND, 'language = "en"\n'))
        for key in ("h", "Right", "Enter", "c", "m", "Down", "Esc"):
            *_, newest = both.press(key)
            assert terminal.screen.cursor.x == 0
            assert terminal.screen.display[terminal.screen.cursor.y].rstrip() == newest


def test_in_a_terminal_with_vte_the_cursor_rests_below_the_newest_line_on_the_last_row(
    tmp_path: Path,
) -> None:
    """There Orca says all of it after any key, and nothing else: see tests/browser."""
    vte = {"VTE_VERSION": "7006"}
    with start(tmp_path / "home", ROUND, 'language = "en"\n', env=vte) as terminal:
        shadow = Shadow(tmp_path / "shadow", ROUND, 'language = "en"\n')
        for key in ("h", "Right", "Enter", "c", "m", "Down", "Esc", *"hhhhhhhh", "q", "Enter"):
            told = lines([told.message for told in shadow.told()])
            assert wait_until(lambda: _stand_last(terminal.screen, told)), terminal.screen.display  # noqa: B023
            shadow.press(key)
            terminal.press(key)
        assert terminal.wait() == 0
        assert _stand_last(terminal.screen, [words_of("en").text("goodbye")])


def _stand_last(screen: Any, told: list[str]) -> bool:
    """Whether these lines stand directly above the cursor in the last row."""
    rows = [row.rstrip() for row in screen.display]
    return (screen.cursor.x, screen.cursor.y) == (0, 23) and rows[-len(told) - 1 :] == [*told, ""]


def test_what_is_typed_before_the_keys_are_read_is_not_shown_and_not_lost(tmp_path: Path) -> None:
    with start(tmp_path / "home", ROUND, 'language = "en"\n') as terminal:
        shadow = Shadow(tmp_path / "shadow", ROUND, 'language = "en"\n')
        assert wait_until(lambda: terminal.output != b"", PATIENCE)
        terminal.type("hc\r")
        for key in ("h", "c", "Enter"):
            shadow.press(key)
        both = Lockstep(terminal, shadow)
        assert both.press("h")


def test_a_narrow_terminal_gets_whole_words_from_the_next_message_on(tmp_path: Path) -> None:
    with start(tmp_path / "home", ROUND, 'language = "de"\n') as terminal:
        both = Lockstep(terminal, Shadow(tmp_path / "shadow", ROUND, 'language = "de"\n'))
        for columns in (20, 60):
            both.columns = columns
            terminal.resize(columns, 10)
            for key in ("h", "s", "?", "Esc", "Enter"):
                told = both.press(key)
                assert all(3 <= cells(line) <= columns for line in told)


def test_a_terminal_that_does_not_know_its_width_counts_as_one_of_80_columns(tmp_path: Path) -> None:
    with start(tmp_path / "home", ROUND, 'language = "en"\n', columns=40) as terminal:
        both = Lockstep(terminal, Shadow(tmp_path / "shadow", ROUND, 'language = "en"\n'), columns=40)
        terminal.resize(0, 0)
        both.columns = 80
        assert both.press("h") == ["You hold 5 cards: red 7, green 3, Wild, blue 5, red Draw Two."]


@pytest.mark.parametrize("language", languages())
def test_no_line_is_so_short_that_it_would_pass_for_typing(language: str, tmp_path: Path) -> None:
    """NVDA takes lines of less than three characters for typed ones."""
    shadow = Shadow(tmp_path / "shadow", ROUND, f'language = "{language}"\n')
    for key in Random(language).choices(KEYS, k=300):
        if shadow.console.running:
            shadow.press(key)
    texts = [told.message.text for told in shadow.told()]
    assert len(texts) > 100
    for text in texts:
        for columns in (20, 40, 80):
            assert all(len(line) >= 3 for line in fold(text, columns)), text


def test_a_chinese_line_ends_in_no_word_of_ours_and_before_no_mark() -> None:
    text = "你可以打出綠色 7，或者留著這張牌。(R25)"
    assert fold(text, 20) == ["你可以打出綠色 7，", "或者留著這張牌。", "(R25)"]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        (
            "Down, Space or Enter goes on to the next paragraph.",
            ["Down, Space or Enter goes", "on to the next paragraph."],
        ),
        (
            "You hold 5 cards: red 7, green 3, a Wild, yellow Draw Two.",
            ["You hold 5 cards: red 7, green 3,", "a Wild, yellow Draw Two."],
        ),
    ],
)
def test_no_word_of_a_list_stands_alone_on_a_line(text: str, lines: list[str]) -> None:
    assert fold(text, 40) == lines


def test_in_wait_every_message_about_others_waits_for_a_key(tmp_path: Path) -> None:
    """The answer to an own key comes at once; the moves of others are counted, then told one by one."""
    settings = 'language = "en"\npace = "wait"\n'
    with start(tmp_path / "home", ROUND, settings) as terminal:
        both = Lockstep(terminal, Shadow(tmp_path / "shadow", ROUND, settings))
        assert both.expected.decode() == "4 new messages. Press Space to continue.\r"
        told = [both.press("Down") for _ in range(4)]
        assert all(len(answer) == 1 for answer in told)
        assert both.press("Enter")[0] == "You play red 7."
        waiting = len(both.shadow.game.person.unread)
        assert waiting > 0
        assert [len(both.press("Down")) for _ in range(waiting)] == [1] * waiting
        assert both.press("Down")[0].startswith("Your turn.")


@pytest.mark.parametrize("escapes", [True, False])
def test_the_hand_over_wipes_a_console_whether_or_not_it_knows_escapes(escapes: bool) -> None:
    """What it remembers is overwritten before anything else is written, with escapes only if it can."""
    out = StringIO()
    screen = Screen(out, keys=True, is_terminal=escapes, wipe=lambda: print("wiped", file=out))
    screen.write("red 7")
    screen.clear()
    screen.write("Ben's turn")
    cleared = "\x1b[H\x1b[2J\x1b[3J" if escapes else ""
    assert out.getvalue() == f"red 7\rwiped\n{cleared}Ben's turn\r"


@pytest.mark.parametrize("by", ["lines", "pipe"])
def test_lines_have_neither_carriage_returns_nor_escapes(by: str, tmp_path: Path) -> None:
    typed = ["hand", "play red 7", "", "keys", "menu", "1", "why 2", "nonsense", "quit", "yes"]
    settings = 'language = "en"\n'
    shadow = Shadow(tmp_path / "shadow", ROUND, settings, by_keys=False)
    for line in typed:
        shadow.type(line)
    texts = [told.message.text for told in shadow.told()] + [words_of("en").say("goodbye").text]
    if by == "pipe":
        environment = at_home(tmp_path / "home", settings)
        command = [*PROGRAM, "play", "--resume", str(saved(tmp_path / "home", ROUND))]
        done = subprocess.run(
            command, input="\n".join(typed).encode(), capture_output=True, env=environment, timeout=PATIENCE
        )
        assert done.stdout.decode() == "".join(f"{text}\n" for text in texts)
        assert (done.stderr, done.returncode) == (b"", 0)
        return
    with start(tmp_path / "home", ROUND, settings, options=["--lines"]) as terminal:
        terminal.wait_for("Your turn.")
        terminal.type("\n".join(typed) + "\n")
        assert terminal.wait() == 0
        output = terminal.output.replace(b"\r\n", b"\n")  # the terminal's own CR
    assert b"\r" not in output
    assert b"\x1b" not in output
    lines_written = output.decode().splitlines()
    folded = [line for text in texts for line in fold(text, 80)]
    assert [line for line in lines_written if line in folded] == folded


def test_the_end_of_the_input_saves_and_leaves(tmp_path: Path) -> None:
    environment = at_home(tmp_path / "home", 'language = "en"\n')
    path = saved(tmp_path / "home", ROUND)
    command = [*PROGRAM, "play", "--resume", str(path)]
    done = subprocess.run(
        command, input=b"play red 7\n", capture_output=True, env=environment, timeout=PATIENCE
    )
    assert done.returncode == 0
    assert done.stdout.decode().splitlines()[-1] == words_of("en").say("goodbye").text
    assert "Anna: play R7\n" in path.read_text()


def test_the_mark_that_windows_begins_a_text_with_is_no_letter(tmp_path: Path) -> None:
    """What was written with Windows' editor, or comes through a pipe of its shell, begins with U+FEFF."""
    environment = at_home(tmp_path / "home", 'language = "en"\n')
    path = saved(tmp_path / "home", ROUND)
    command = [*PROGRAM, "play", "--resume", str(path)]
    typed = "\ufeffplay red 7\r\n".encode()
    done = subprocess.run(command, input=typed, capture_output=True, env=environment, timeout=PATIENCE)
    assert done.returncode == 0
    assert "Anna: play R7\n" in path.read_text()


def test_a_reader_that_goes_away_ends_the_game_without_a_word(tmp_path: Path) -> None:
    environment = at_home(tmp_path / "home", 'language = "en"\n')
    command = [*PROGRAM, "play", "--resume", str(saved(tmp_path / "home", ROUND))]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(b"hand\n" * 3)
        process.stdin.close()
        assert process.wait(PATIENCE) == 1
        assert process.stderr.read() == b""


COLOURED = 'language = "en"\nreading = "speech"\nspeech = "off"\n'


def test_colours_are_there_where_the_game_speaks_and_change_no_word(tmp_path: Path) -> None:
    with start(tmp_path / "home", ROUND, COLOURED) as terminal:
        terminal.wait_for("Your turn.")
        terminal.press("h")
        terminal.wait_for("red Draw Two.")
        stream = written(terminal)
    assert b"\x1b[91mred 7\x1b[0m, \x1b[92mgreen 3\x1b[0m, Wild, \x1b[94mblue 5\x1b[0m" in stream
    plain = re.sub(rb"\x1b\[(0|9[1-4])m", b"", stream)
    assert b"\x1b" not in plain
    assert b"You hold 5 cards: red 7, green 3, Wild, blue 5, red Draw Two.\r" in plain


@pytest.mark.parametrize(
    ("settings", "env"),
    [
        (COLOURED, {"NO_COLOR": "1"}),
        ('language = "en"\ncolour = "on"\n', {"NO_COLOR": "1"}),
        ('language = "en"\nreading = "terminal"\n', {}),
        ('language = "en"\nreading = "braille"\npace = "auto"\n', {}),
    ],
    ids=["NO_COLOR", "NO_COLOR against the setting", "terminal", "braille"],
)
def test_no_colour_where_it_is_not_wanted(settings: str, env: dict[str, str], tmp_path: Path) -> None:
    with start(tmp_path / "home", ROUND, settings, env=env) as terminal:
        terminal.wait_for("Your turn.")
        before = len(terminal.output)
        terminal.press("h")
        terminal.wait_for("red Draw Two.", since=before)
        assert b"\x1b" not in written(terminal)


def test_colours_survive_a_narrow_terminal(tmp_path: Path) -> None:
    with start(tmp_path / "home", ROUND, COLOURED, columns=20) as terminal:
        terminal.wait_for("4 cards fit.")
        plain = re.sub(rb"\x1b\[(0|9[1-4])m", b"", written(terminal))
        assert all(len(line) <= 20 for line in plain.decode().replace("\r", "").split("\n"))
        assert b"\x1b[94mblue 5\x1b[0m" in terminal.output


def test_a_record_cannot_steer_the_terminal(tmp_path: Path) -> None:
    """A name with control characters is refused, and nothing of it reaches the terminal."""
    with start(tmp_path / "home", ROUND.replace("Ben", "B\x1b[2Jen"), 'language = "en"\n') as terminal:
        assert terminal.wait() == 1
        assert b"\x1b" not in terminal.output
        told = " ".join(terminal.lines())
        assert "This file isn't a game that can be continued, and is kept as it is. Line 5: " in told


def in_the_name(terminal: Terminal) -> None:
    """From the start menu to where the player's name is typed."""
    terminal.wait_for(" of ")
    terminal.press("n")
    assert wait_until(lambda: "New game." in "\n".join(terminal.screen.display), PATIENCE)
    terminal.press("Enter")
    assert wait_until(lambda: "What's your name?" in "\n".join(terminal.screen.display), PATIENCE)


def shows(screen: Any, text: str, cursor: int, margin: int) -> bool:
    """Whether the newest line is this text, and the cursor there in it."""
    return (screen.display[screen.cursor.y][margin:].rstrip(), screen.cursor.x) == (text, cursor + margin)


@pytest.mark.parametrize(("reading", "margin"), [("braille", 0), ("sight", 2)])
def test_eyes_and_fingers_find_the_cursor_in_the_text_that_is_typed(
    reading: str, margin: int, tmp_path: Path
) -> None:
    settings = f'language = "en"\nreading = "{reading}"\ndisplay = "off"\npace = "auto"\n'
    with Terminal(PROGRAM, env=at_home(tmp_path / "home", settings)) as terminal:
        in_the_name(terminal)
        for key, text, cursor in (
            *(("A", "A", 1), ("n", "An", 2), ("b", "Anb", 3)),
            *(("Left", "Anb", 2), ("n", "Annb", 3), ("Home", "Annb", 0), ("Delete", "nnb", 0)),
        ):
            terminal.press(key)
            assert wait_until(partial(shows, terminal.screen, text, cursor, margin), PATIENCE), key


def test_by_speech_the_character_is_told(tmp_path: Path) -> None:
    with Terminal(PROGRAM, env=at_home(tmp_path / "home", 'language = "en"\n')) as terminal:
        in_the_name(terminal)
        before = len(terminal.output)
        for key, told in (("A", "Capital A."), ("Space", "Space."), ("Backspace", "Erased: Space.")):
            terminal.press(key)
            terminal.wait_for(told, since=before)
        assert terminal.lines(before) == ["Capital A.", "Space.", "Erased: Space."]


@given(st.text(st.sampled_from("ab 安，"), max_size=60), st.data(), st.integers(10, 30))
def test_of_a_long_text_what_is_around_the_cursor_fits_in_one_line(
    text: str, data: st.DataObject, width: int
) -> None:
    cursor = data.draw(st.integers(0, len(text)))
    out = StringIO()
    Screen(out, keys=True, columns=lambda: width).write_draft(text, cursor)
    line, before = out.getvalue().split("\r")
    assert cells(line) < width
    assert line in text
    assert line.startswith(before)
    assert text[:cursor].endswith(before)
    assert len(before) == cursor or cells(before) >= width // 2 - 1, "more cannot be shown before the cursor"
