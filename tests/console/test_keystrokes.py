"""Whatever a terminal sends is one known key, one unknown key, or nothing; what follows is heard again."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from prompt_toolkit.input.ansi_escape_sequences import ANSI_SEQUENCES
from prompt_toolkit.input.vt100_parser import _IS_PREFIX_OF_LONGER_MATCH_CACHE
from prompt_toolkit.keys import Keys

from access_uno.console import keystrokes
from access_uno.console.entry import Entry
from access_uno.console.inputs import SentInput
from access_uno.console.keystrokes import LONGEST_PASTE, Paste, Press, Wait, pasted
from access_uno.words import words_of
from tests.play.driver import Driver
from tests.play.program import PROGRAM, Lockstep, at_home, saved, start
from tests.play.shadow import ROUND, Shadow
from tests.stack.terminal import Terminal

EN = 'language = "en"\n'
OTHER = {
    "Alt F1": "\x1b[1;3P",
    "Alt F1 of rxvt": "\x1b\x1b[11~",
    "keypad 5": "\x1b[E",
    "keypad 5 of the Linux console": "\x1b[G",
    "Alt Left": "\x1b[1;3D",
    "Alt Left of PuTTY": "\x1b\x1b[D",
    "Control Left": "\x1b[1;5D",
    "Shift Insert": "\x1b[2;2~",
    "Insert": "\x1b[2~",
    "F2": "\x1bOQ",
    "F2 of the Linux console": "\x1b[[B",
    "F3 of kitty": "\x1b[R",
    "Shift Right of rxvt": "\x1b[c",
    "Shift Home of rxvt": "\x1b[7$",
    "Shift F11 of rxvt": "\x1b[23$",
    "Alt H": "\x1bh",
    "Alt Enter": "\x1b\r",
    "Alt ß": "\x1bß",
    "Control A": "\x01",
    "Control L as xterm can tell it": "\x1b[27;5;108~",
    "Control L as kitty tells it": "\x1b[108;5u",
    "Control L as kitty tells it with what was done": "\x1b[108;5:1u",
    "Control Left as kitty tells it": "\x1b[1;5:2D",
    "a character of another encoding": "\udce9",
    "an eight bit introducer": "\x9b1;3D",
}
NOTHING = {
    "focus": "\x1b[I",
    "no focus": "\x1b[O",
    "cursor": "\x1b[24;80R",
    "attributes": "\x1b[?62;1;6;22c",
    "secondary attributes": "\x1b[>1;10;0c",
    "status": "\x1b[0n",
    "mode": "\x1b[?2004;1$y",
    "size": "\x1b[8;24;80t",
    "parameters": "\x1b[2;1;1;112;112;1;0x",
    "kitty": "\x1b[?1u",
    "H let go, as kitty tells it": "\x1b[104;1:3u",
    "Up let go": "\x1b[1;1:3A",
    "Page Up let go": "\x1b[5;1:3~",
    "mouse": "\x1b[M !!",
    "mouse, third button": "\x1b[M\x24!!",
    "mouse button": "\x1b[M\x62!!",
    "mouse of other bytes": "\x1b[M\udcff\udcff\udcff",
    "mouse without numbers": "\x1b[<0;;M",
    "SGR mouse": "\x1b[<64;85;12m",
    "rxvt mouse": "\x1b[96;14;13M",
    "title": "\x1b]0;quit\x07",
    "colour": "\x1b]11;rgb:0000/0000/0000\x1b\\",
    "name": "\x1bP>|XTerm(366)\x1b\\",
    "application": "\x1b_Gi=31;OK\x1b\\",
    "end of a paste that never began": "\x1b[201~",
    "empty paste": "\x1b[200~\x1b[201~",
    "nul": "\x00",
    "joiner": "\u200d",
}
KNOWN = {
    "\x1b[A": "up",
    "\x1bOB": "down",
    "\x1b[1;65C": "right",  # Caps Lock, in kitty
    "\x1b[1;129D": "left",  # Num Lock
    "\x1b[Z": "backtab",
    "\x1b\t": "backtab",  # the Linux console
    "\x1b[1;2Z": "backtab",
    "\x1b[27;2;9~": "backtab",
    "\x1b[9;2u": "backtab",
    "\x1b[27;2;13~": "enter",
    "\x1b[13u": "enter",
    "\x1b[27u": "escape",
    "\x1b[83;2u": "S",
    "\x1b[104;1:1u": "h",
    "\x1b[1;1:2A": "up",
    "\x1b[115;2u": "S",
    "\x1bOM": "enter",
    "\x1bOu": "5",
    "\x1bOl": ",",
    "\x1bOn": ".",
    "\x1b[[A": "f1",
    "\x1b[11~": "f1",
    "\n": "enter",
    "\r\n": "enter",
    "\x08": "backspace",
    "\x1b[3~": "delete",
    "\x15": "ctrl-u",
    "\x04": "ctrl-c",
    "\x1b\x03": "ctrl-c",
    "\x9b5~": "pageup",
    "\u3000": "space",
    "美": "美",
}


class Parser:
    """What a parser makes of texts, as the console calls it."""

    def __init__(self) -> None:
        self._presses: list[Press] = []
        self._parser = keystrokes.Parser(lambda press: self._presses.append(keystrokes.named(press)))

    def feed(self, text: str) -> list[Press]:
        """The presses that are known then."""
        self._parser.feed(text)
        return self._taken()

    def flush(self) -> list[Press]:
        """What there is if nothing more comes."""
        self._parser.flush()
        return self._taken()

    def _taken(self) -> list[Press]:
        presses, self._presses[:] = list(self._presses), []
        return presses

    @property
    def wait(self) -> Wait | None:
        """Until when more must come."""
        return self._parser.wait


def pressed(text: str) -> list[Press]:
    """What a text is when nothing follows it."""
    parser = Parser()
    presses = parser.feed(text) + parser.flush()
    assert parser.wait is None
    return presses


@pytest.mark.parametrize("text", OTHER.values(), ids=OTHER)
def test_a_key_that_the_game_does_not_know_is_one_key(text: str) -> None:
    assert pressed(text) == ["other"]
    assert pressed(f"h{text}h") == ["h", "other", "h"]


@pytest.mark.parametrize("text", NOTHING.values(), ids=NOTHING)
def test_what_is_no_key_is_nothing(text: str) -> None:
    assert pressed(text) == []
    assert pressed(f"h{text}h") == ["h", "h"]


@pytest.mark.parametrize(("text", "key"), KNOWN.items(), ids=ascii)
def test_keys_of_terminals_in_use(text: str, key: str) -> None:
    assert pressed(text) == [key]


CAPABILITIES = {
    "kcuu1": "up",
    "kcud1": "down",
    "kcuf1": "right",
    "kcub1": "left",
    "khome": "home",
    "kend": "end",
    "kpp": "pageup",
    "knp": "pagedown",
    "kcbt": "backtab",
    "kbs": "backspace",
    "kf1": "f1",
    "kent": "enter",
    "kdch1": "delete",
    "kf2": "other",
    "kf12": "other",
    "kRIT": "other",
}


@pytest.mark.parametrize("terminal", ["linux", "xterm-256color", "tmux-256color", "screen", "rxvt", "vt220"])
def test_the_keys_of_a_terminal_are_those_of_its_description(terminal: str) -> None:
    script = (
        "import curses, json, sys; curses.setupterm(sys.argv[1], 1);"
        "print(json.dumps({n: (curses.tigetstr(n) or b'').decode('latin-1') for n in sys.argv[2:]}))"
    )
    command = [sys.executable, "-c", script, terminal, *CAPABILITIES]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    sent = {name: text for name, text in json.loads(done.stdout).items() if text}
    assert len(sent) >= 8
    keys = {name: pressed(text) for name, text in sent.items()}
    assert keys == {name: [CAPABILITIES[name]] for name in sent}


def test_every_sequence_that_others_know_is_one_key_at_most_and_the_same_key() -> None:
    names = ("left", "right", "up", "down", "home", "end", "pageup", "pagedown", "f1")
    for text, key in ANSI_SEQUENCES.items():
        if key is not Keys.BracketedPaste:
            assert len(pressed(text)) <= 1, ascii(text)
        if isinstance(key, Keys) and key.value in names:
            assert pressed(text) == [key.value], ascii(text)


CHARACTERS = "\x1b\x1b[[]OPM_<;?0129~ARhu \r\x07\\\x18\x03\x9b\x9d美\udcff"
sent = st.text(st.sampled_from(CHARACTERS)) | st.text()


@given(sent)
@example("\x1b]0;")
@example("\x1b[200~")
@example("\x1b[M")
@example("\x1bO5")
def test_nothing_makes_the_game_deaf(text: str) -> None:
    parser = Parser()
    parser.feed(text)
    parser.flush()
    assert parser.wait is None
    assert parser.feed("h\x1b[A") == ["h", "up"]


@given(st.lists(st.text(st.sampled_from(CHARACTERS.replace("美", "")), max_size=4), max_size=7))
def test_it_makes_no_difference_in_which_pieces_it_comes(pieces: list[str]) -> None:
    in_pieces, at_once = Parser(), Parser()
    presses = [press for piece in pieces for press in in_pieces.feed(piece)]
    assert presses + in_pieces.flush() == at_once.feed("".join(pieces)) + at_once.flush()


def known_beginnings() -> set[str]:
    return {text[:length] for text in ANSI_SEQUENCES for length in range(1, len(text) + 1)}


@given(sent)
def test_prompt_toolkit_gets_no_sequence_that_it_would_remember_without_knowing_it(text: str) -> None:
    before = set(_IS_PREFIX_OF_LONGER_MATCH_CACHE)
    pressed(text)
    assert set(_IS_PREFIX_OF_LONGER_MATCH_CACHE) - before <= known_beginnings()


def test_an_application_reads_the_same_keys_from_the_input_of_a_terminal_far_away() -> None:
    source, ready = SentInput(), []
    with source.attach(lambda: ready.append(source.read_keys())):
        source.send("é\x1b]0;title\x07\x1b[1;5D\x1b".encode())
    ((accent, word_left),) = ready
    assert (accent.key, word_left.key) == ("é", Keys.ControlLeft)
    assert [press.key for press in source.flush_keys()] == [Keys.Escape]


# Pasting


def test_a_paste_is_one_thing_however_it_comes() -> None:
    parser = Parser()
    told: list[Press] = []
    for character in pasted("Anna\nand\tBen\x1b[A\x1b[20"):
        told += parser.feed(character)
    assert told == [Paste("Anna and Ben [A [20")]
    assert parser.feed("q") == ["q"]


def test_a_paste_without_an_end_ends_by_itself() -> None:
    parser = Parser()
    assert parser.feed("\x1b[200~Anna") == []
    began = parser.wait
    assert began is not None
    assert began.seconds < 5
    assert parser.feed("hhh") == []
    assert parser.wait == began, "what is typed meanwhile does not put its end off"
    assert parser.flush() == [Paste("Annahhh")]
    assert parser.feed("h") == ["h"]


def test_control_c_ends_a_paste_without_an_end() -> None:
    parser = Parser()
    assert parser.feed("\x1b[200~Anna\x03h") == [Paste("Anna"), "ctrl-c", "h"]


def test_a_text_that_comes_at_once_is_a_paste_even_where_the_terminal_does_not_mark_it() -> None:
    parser = Parser()
    assert parser.feed("h\r" + "many words " * 1000) == ["h", "enter"]
    assert parser.feed("and\rmore") == []
    (paste,) = parser.flush()
    assert isinstance(paste, Paste)
    assert len(paste.text) == LONGEST_PASTE
    assert parser.feed("a" * 31) == ["a"] * 31, "as much as a person can type before the game listens"


def test_what_is_pasted_into_an_entry_is_told_once(tmp_path: Path) -> None:
    driver = Driver(tmp_path)
    taken: list[str] = []
    driver.open(Entry(driver.console, "Name?", taken.append))
    driver.console.paste("Anna")
    assert driver.told() == ["So far: Anna"]
    driver.console.paste("x" * 10_000)
    assert len(driver.told()) == 1
    driver.press("backspace", "enter")
    (name,) = taken
    assert name == "Anna" + "x" * (len(name) - 4)


# On a real terminal


def test_on_a_terminal_only_keys_are_answered(tmp_path: Path) -> None:
    with start(tmp_path / "home", ROUND, EN) as terminal:
        both = Lockstep(terminal, Shadow(tmp_path / "shadow", ROUND, EN))
        for text in NOTHING.values():
            terminal.type(text)
            assert both.press("h")
        for text in OTHER.values():
            terminal.type(text)
            both.shadow.press("other")
            assert both.follow() == ["This key does nothing here. Question mark lists the keys."]


def test_a_dumb_terminal_gets_no_escape_at_all(tmp_path: Path) -> None:
    command = [*PROGRAM, "play", "--keys", "--resume", str(saved(tmp_path / "home", ROUND))]
    with Terminal(command, env=at_home(tmp_path / "home", EN), term="dumb") as terminal:
        terminal.wait_for("Your turn.")
        before = len(terminal.output)
        terminal.press("h")
        terminal.wait_for("You hold 5 cards", since=before)
        assert b"\x1b" not in terminal.output


def test_a_paste_on_a_terminal_is_told_once(tmp_path: Path) -> None:
    with start(tmp_path / "home", ROUND, EN) as terminal:
        both = Lockstep(terminal, Shadow(tmp_path / "shadow", ROUND, EN))
        at_once = "q" * 4_000  # what a terminal holds: it comes in one piece, however busy the machine is
        for text in (pasted("quit\r\r"), pasted("q" * 20_000), at_once, "\x1b[200~qqq"):
            terminal.type(text)
            both.shadow.console.paste("quit")
            assert both.follow() == [words_of("en").text("paste-not-here")]
            assert both.press("h")


def test_a_word_of_an_input_method_is_told_as_a_word(tmp_path: Path) -> None:
    parser = Parser()
    assert parser.feed("大家好") == [Paste("大家好")]
    assert parser.feed("家a家") == ["家", "a", "家"]
    driver = Driver(tmp_path, "zh")
    driver.open(Entry(driver.console, "名字？", lambda _: None))
    driver.console.paste("大家")
    assert driver.told() == ["目前是大家"]
    driver.console.paste("你好")
    assert driver.told() == ["你好。"]
    assert driver.press("家") == ["家。"]
