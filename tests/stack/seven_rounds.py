"""Seven rounds with every key of the game under Fenrir and yasr, on a screen of 24 rows: `make readers`.

The keys are found by playing the same game in this process first; then the reader must say each message
whole, once, in its order. BRLTTY is proven by a round in `test_console_readers`: where the screen scrolls, it
reads lines again.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import cycle
from pathlib import Path
from typing import Final

from access_uno.console.mode import Mode
from access_uno.engine import Game
from access_uno.engine.actions import ACCEPT, DRAW, Play
from access_uno.play.colour_question import ColourChoice
from access_uno.play.game import GameMode
from tests.play.shadow import Shadow
from tests.stack.screen_readers import Reader, spoken, times_cut_off
from tests.stack.test_console_readers import EN, GOODBYE, round_heard, words

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
    readers: list[Reader] = sys.argv[1:] or ["fenrir", "yasr"]  # type: ignore[assignment]
    failed = False
    for reader in readers:
        with tempfile.TemporaryDirectory() as folder:
            failed |= not _heard_whole(reader, Path(folder))
    raise SystemExit(failed)


def _heard_whole(reader: Reader, folder: Path) -> bool:
    settings = f'{EN}bluffs = "never"\n'
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


if __name__ == "__main__":
    main()
