"""A round under real screen readers: each message is heard exactly once, and nothing but messages is."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from access_uno.words import words_of
from tests.play.program import PROGRAM, UNHURRIED, Lockstep, at_home, saved, start, with_clock
from tests.play.shadow import ROUND, Shadow, lines
from tests.stack.brltty import PrivateBrltty
from tests.stack.needs import need
from tests.stack.screen_readers import Press, Reader, Utterance, listen, shown, spoken, times_cut_off
from tests.stack.servers import wait_until
from tests.stack.sound_card import SoundCard

Play = Callable[[Reader, list[str], str, Path], tuple[list[str], list[Utterance]]]
LAST_ROUND = ROUND.replace("R7 G3 W B5 R+2", "R7 W R5").replace("begin", "totals: Anna 490, Ben 490\nbegin")
TWO_ROUNDS = ROUND.replace("R7 G3 W B5 R+2", "R7 W R5")
EN = 'language = "en"\n'
GOODBYE = words_of("en").text("goodbye")
AUTO = [*"hnt", "Home", "Enter", "Home", "Enter", "g", "u", "i", "Enter", "s", "Enter"]
# In `wait` Space asks for each message about others; only then can one play.
WAIT = [
    *"hn",
    *["Space"] * 4,
    "Home",
    "Enter",
    *["Space"] * 3,
    "w",
    "Enter",
    "g",
    "Space",
    "u",
    "Space",
    "Space",
]
WAIT += ["Enter", *["Space"] * 4, "q"]
# On a screen that scrolls: going on, menus, texts and help by their first keys, and the next round.
SCROLLED = [*"hhhhhhhh", "m", "Right", "Right", "Space", "Space", *["Backspace"] * 3]
SCROLLED += ["?", "Space", "x", "?", "Home", "Enter", "Home", "Enter", "g", "u", "Tab", "Enter", "Space", "H"]
SCROLLED += ["Ctrl-C", "Enter"]
READS_BRAILLE = f'{EN}reading = "braille"\nbraille = "off"\n'
_CELLS = 40
_CURSOR = 0xC0  # dots 7 and 8


def round_heard(
    reader: Reader,
    keys: list[str],
    settings: str,
    tmp_path: Path,
    env: Mapping[str, str] | None = None,
    *,
    record: str = LAST_ROUND,
    rows: int = 48,
) -> tuple[list[str], list[Utterance]]:
    """Play by these keys: the lines that were told, and what the reader made of them.

    On a screen of many rows, which does not scroll, BRLTTY reads no line again. It speaks the line of the
    cursor only, so there each message has one.
    """
    need(reader)
    columns = 132 if reader == "brltty" else 80
    shadow = Shadow(tmp_path / "shadow", record, settings)
    told = lines([one.message for one in shadow.told()], columns)
    presses = []
    for key in keys:
        presses.append(Press(key, after=told[-1]))
        shadow.press(key)
        told += lines([one.message for one in shadow.told()], columns)
    assert not shadow.console.running, "the keys lead out of the game"
    at_home(tmp_path / "home", settings)
    path = saved(tmp_path / "home", record)
    home = {"ACCESS_UNO_HOME": str(tmp_path / "home"), **(env or {})}
    last = told[-1] if reader == "brltty" else GOODBYE  # below which the prompt comes at once
    command = [*PROGRAM, "play", "--keys", "--resume", str(path)]
    heard = listen(reader, command, presses, env=home, last=last, rows=rows, columns=columns)
    return told, heard


def round_with_sounds(
    reader: Reader, keys: list[str], settings: str, tmp_path: Path
) -> tuple[list[str], list[Utterance]]:
    """The same with sounds: they are played, and ALSA writes what it writes."""
    need("alsa")
    card = SoundCard(tmp_path)
    with card.playing() as samples:
        round_ = round_heard(reader, keys, f'{settings}sounds = "on"\n', tmp_path, card.environment)
    assert any(samples), "there were sounds"
    return round_


def panned(keys: list[str], settings: str, tmp_path: Path, record: str) -> tuple[int, list[str]]:
    """Play on a screen of 24 rows that BRLTTY reads on 40 cells, and pan through all that each key tells.

    Return how many lines were told, and those that did not begin by themselves or were not there whole.
    """
    need("brltty")
    told, faults = 0, []
    with PrivateBrltty(follows_screen=True) as brltty:
        assert brltty.screen
        show, program = brltty.screen.show, with_clock(UNHURRIED)
        with start(tmp_path / "home", record, settings, program=program, on_change=show) as terminal:
            both = Lockstep(terminal, Shadow(tmp_path / "shadow", record, settings))
            for key in keys:
                lines = both.press(key)
                told += len(lines)
                faults += [line for line in lines[:1] if not _shows(brltty, line[:_CELLS], with_cursor=True)]
                windows = [line[at : at + _CELLS] for line in lines for at in range(0, 80, _CELLS)]
                for window in windows[1:]:
                    brltty.display.press("FWINRT")
                    faults += [window] if not _shows(brltty, window) else []
    return told, faults


def _shows(brltty: PrivateBrltty, text: str, *, with_cursor: bool = False) -> bool:
    """Whether the display comes to show this, and not the same text of an earlier row.

    BRLTTY follows the cursor a little later where one has panned, and not at all if it is back by then.
    """

    def is_there() -> bool:
        cells = brltty.display.cells
        has_cursor = any(ord(cell) & _CURSOR == _CURSOR for cell in cells)
        return brltty.display.text.rstrip() == text.rstrip() and (has_cursor or not with_cursor)

    return wait_until(is_there)


def words(texts: list[str]) -> list[str]:
    """Readers differ in what they make of punctuation."""
    return re.findall(r"\w+", " ".join(texts))


@pytest.mark.parametrize("play", [round_heard, round_with_sounds])
@pytest.mark.parametrize("reader", ["fenrir", "yasr"])
def test_a_round_is_heard_message_by_message(reader: Reader, play: Play, tmp_path: Path) -> None:
    told, heard = play(reader, AUTO, EN, tmp_path)
    expected, said = words([*told, GOODBYE]), words(spoken(heard))
    first = said.index("The")  # before it stands what the reader says of itself when it starts
    assert said[first : first + len(expected)] == expected
    assert set(said[first + len(expected) :]) <= {"dollar", "Quit", "Fenrir"}, "the prompt of the shell"
    assert [line for line in told if times_cut_off(heard, line)] == []


def test_on_a_screen_that_scrolls_fenrir_says_every_message_whole(tmp_path: Path) -> None:
    """`make readers` does this with every key, for seven rounds, under all readers."""
    told, heard = round_heard("fenrir", SCROLLED, EN, tmp_path, record=TWO_ROUNDS, rows=24)
    expected, said = words([*told, GOODBYE]), words(spoken(heard))
    first = said.index("The")  # before it stands what the reader says of itself when it starts
    assert said[first : first + len(expected)] == expected
    assert [line for line in told if times_cut_off(heard, line)] == []


@pytest.mark.parametrize("play", [round_heard, round_with_sounds])
def test_a_round_is_felt_and_heard_under_brltty(play: Play, tmp_path: Path) -> None:
    """Every message is shown on the 40 cells, from its start."""
    told, heard = play("brltty", WAIT, READS_BRAILLE, tmp_path)
    changes = [
        line for place, line in enumerate(told) if told[place - 1] != line
    ]  # the others change nothing
    prompt = ["", "$"]
    assert [text for text in shown(heard) if text not in prompt] == [
        line[:_CELLS].rstrip() for line in changes
    ]
    # BRLTTY 6.7 says of an empty line that it is blank, 6.5 says nothing.
    said = [text.rstrip() for text in spoken(heard) if text.strip() != "blank"]
    # BRLTTY may say the last line once more while the program ends and the cursor leaves it.
    said = [text for place, text in enumerate(said) if place == 0 or said[place - 1] != text]
    assert words(said) == words(told)


def test_on_a_screen_that_scrolls_brltty_shows_every_message_from_its_start(tmp_path: Path) -> None:
    """`make readers` does this with every key, for seven rounds."""
    keys = ["h", "S", "n", "?", "Space", "Backspace", "H", "c"]
    told, faults = panned(keys, READS_BRAILLE, tmp_path, TWO_ROUNDS)
    assert told > len(keys), "some take several lines"
    assert faults == []
