"""Seven rounds with every key of the game under Fenrir, yasr and BRLTTY, on 24 rows: `make readers`.

The keys are found by playing the same game in this process first; then the reader must say each message
whole, once, in its order. BRLTTY must show each from its start, and all of it by panning: as it reads the
terminal (brltty), and where the game writes to the display (display).
"""

from __future__ import annotations

import sys
import tempfile
from itertools import cycle
from pathlib import Path
from typing import Final, cast

from access_uno.console.mode import Mode
from access_uno.engine import Game
from access_uno.engine.actions import ACCEPT, DRAW, Play
from access_uno.play.colour_question import ColourChoice
from access_uno.play.game import GameMode
from tests.play.program import UNHURRIED, Lockstep, start, with_clock
from tests.play.shadow import Shadow
from tests.stack.brltty import PrivateBrltty
from tests.stack.fingertips import Fingertips
from tests.stack.needs import need
from tests.stack.screen_readers import Reader, spoken, times_cut_off
from tests.stack.test_console_readers import EN, GOODBYE, READS_BRAILLE, panned, round_heard, words

ROUNDS: Final = 7
RECORD: Final = """uno 1
rulebook: mario-de
seed: 12
player: Anna
player: Ben | computer random
rule: limit = 5000
begin
"""
ASKING: Final = (
    *(
        ["h"],
        ["e"],
        ["c"],
        ["t"],
        ["n"],
        ["d"],
        ["H"],
        ["s"],
        ["S"],
        ["i"],
        ["Left"],
        ["Right"],
        ["End"],
        ["Home"],
    ),
    *(
        ["3"],
        ["Tab"],
        ["Shift-Tab"],
        ["b"],
        ["g"],
        ["r"],
        ["y"],
        ["w"],
        ["0"],
        ["o"],
        ["l"],
        ["k"],
        [","],
        ["."],
    ),
    *(["<"], [">"], ["PageUp"], ["PageDown"], ["f"], ["v"], ["x"], ["j"], ["z"], ["Z"]),
    *(["m", "Right", "Right", "Space", "Space", "Right", *["Backspace"] * 3, "Left", "Backspace"],),
    *(["W", "Right", "Left", "Backspace"], ["V", "Right", "Backspace"], ["q", "Backspace"]),
    *(["?", "Space", "Space", "x", "?"], ["u"], ["p"]),
)
"""What is asked, once for each turn; what opens anything also leaves it."""
NAMED: Final = {
    **{name: f"KEY_CURSOR_{name.upper()}" for name in ("Left", "Right")},
    **{name: f"KEY_{name.upper()}" for name in ("Enter", "Home", "End", "Tab", "Backspace")},
    "Space": "PASSCHAR 32",
    "PageUp": "KEY_PAGE_UP",
    "PageDown": "KEY_PAGE_DOWN",
}
"""Keys of a braille display that have a name; it has none for Control C and for Tab with Shift."""
NO_BLUFF: Final = 'bluffs = "never"\n'


def keys_of(folder: Path, settings: str) -> list[str]:
    """Return the keys of the rounds, as a player presses them who asks something in every turn."""
    shadow, asking, pressed = Shadow(folder, RECORD, settings), cycle(ASKING), list[str]()
    asked_at = -1
    while shadow.table.game.round <= ROUNDS:
        game = shadow.table.game
        keys = [_act(shadow.console.mode, game)]
        if game.turn == 0 and asked_at != shadow.game.person.seat.steps and not _asks(shadow):
            keys, asked_at = next(asking), shadow.game.person.seat.steps
        for key in keys:
            pressed.append(key)
            shadow.press(key)
    for key in ("Ctrl-C", "Enter"):
        shadow.press(key)
    return [*pressed, "Ctrl-C", "Enter"]


def _asks(shadow: Shadow) -> bool:
    return isinstance(shadow.console.mode, ColourChoice)


def _act(mode: Mode, game: Game) -> str:
    """Return the key that gets on."""
    if isinstance(mode, ColourChoice):
        return "g"
    assert isinstance(mode, GameMode)
    if game.turn != mode.person.seat_number:
        return "Space"
    plays = [action.card for action in game.legal(game.turn) if isinstance(action, Play)]
    if plays:
        return "Enter" if mode.person.hand.card in plays else "Tab"
    return "Space" if DRAW in game.legal(game.turn) or ACCEPT in game.legal(game.turn) else "p"


def main() -> None:
    """Play under the readers that are named, or all, and say what is missing or too much."""
    failed = False
    for reader in sys.argv[1:] or ["fenrir", "yasr", *_FELT]:
        with tempfile.TemporaryDirectory() as folder:
            felt = _FELT.get(reader)
            failed |= not (felt(Path(folder)) if felt else _heard_whole(cast(Reader, reader), Path(folder)))
    raise SystemExit(failed)


def _heard_whole(reader: Reader, folder: Path) -> bool:
    settings = f"{EN}{NO_BLUFF}"
    keys = keys_of(folder / "keys", settings)
    told, heard = round_heard(reader, keys, settings, folder, record=RECORD, rows=24)
    expected, said = words([*told, GOODBYE]), words(spoken(heard))
    first = said.index("The")
    place = next(
        (n for n, word in enumerate(expected) if said[first + n : first + n + 1] != [word]), len(expected)
    )
    cut = [line for line in told if times_cut_off(heard, line)]
    print(
        f"{reader}: {len(keys)} keys, {len(told)} lines, {len(expected)} words; {place} as told; cut: {cut}"
    )
    if place < len(expected):
        print("told:", *expected[max(0, place - 9) : place + 20])
        print("said:", *said[max(0, first + place - 9) : first + place + 20])
    return place == len(expected) and not cut


def _panned_whole(folder: Path) -> bool:
    settings = f"{READS_BRAILLE}{NO_BLUFF}"
    keys = keys_of(folder / "keys", settings)
    lines, faults = panned(keys, settings, folder, RECORD)
    print(f"brltty: {len(keys)} keys, {lines} lines; not shown from their start and whole: {faults}")
    return not faults


def _felt_whole(folder: Path) -> bool:
    """Play with the keys of the display; every cell is checked, and it stops at the first that is wrong."""
    need("brltty", "python:brlapi", "python:louis")
    settings = f'{READS_BRAILLE}{NO_BLUFF}display = "brlapi"\nbrief = "off"\n'
    keys = [key for key in keys_of(folder / "keys", settings) if key not in ("Ctrl-C", "Shift-Tab")][:-1]
    with PrivateBrltty() as brltty:
        program = with_clock(UNHURRIED)
        with start(folder / "home", RECORD, settings, env=brltty.environment, program=program) as terminal:
            shadow = Shadow(folder / "shadow", RECORD, settings)
            reader = Fingertips(Lockstep(terminal, shadow), brltty)
            for key in keys:
                command = NAMED.get(key) or f"PASSCHAR {ord(key)}"
                reader.answered(command, lambda: shadow.press(key))  # noqa: B023  # it is pressed at once
                reader.read_to_the_end()
            too_much = set(brltty.display.shown[brltty.display.shown.index(reader.first) :]) - reader.felt
            print(f"display: {len(keys)} keys, {len(reader.felt)} windows as told; others: {too_much}")
    return not too_much


_FELT: Final = {"brltty": _panned_whole, "display": _felt_whole}


if __name__ == "__main__":
    main()
