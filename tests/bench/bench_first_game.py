"""What a first game asks of a newcomer: keys and words to the first card, to a turn, to an answer.

Before, by the findings: 5 keys and 171 to 184 words to the first card; 14 words of a turn, however much was
said; and two questions without a key.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from pathlib import Path
from statistics import mean

from access_uno.engine import Phase
from access_uno.engine.events import TurnBegan
from access_uno.words import Message, languages
from access_uno.words.spacing import WIDE
from tests.play.shadow import Shadow
from tests.stack.terminal import Terminal

# From the language to the first card: English, the first way to read, a new game, and the card in focus.
_FIRST = (
    ("English: 1", "1"),
    ("How do you read?", "Enter"),
    ("start menu", "Down"),
    ("First game", "Enter"),
)
_STARTS = 4  # each with another deal
_QUESTIONS = {
    "hand": "h",
    "playable": "e",
    "top": "c",
    "turn": "t",
    "count": "n",
    "since": "Up",
    "changes": "d",
}
_QUESTIONS |= {"score": "s", "full score": "S", "why": "i"}
_TURNS = {"short": 8, "normal": 12, "full": None}
_ROUNDS = 3
_WIDE = re.compile(f"[{WIDE}]")
_SYLLABLE = re.compile(rf"[{WIDE}\d]")
_MANY = 1000  # turns in each language, for the length of an own turn
_LIMITS = {"en": (5.5, 9.1), "zh": (9, 15)}  # little and usual; Chinese in syllables
_GAME = """uno 1
rulebook: mario-de
seed: {seed}
player: Anna
player: Ben | computer random
player: Clara | computer random
begin
"""


def main() -> None:
    """All of it, each with its limit."""
    starts = [_to_the_first_card() for _ in range(_STARTS)]
    keys, words = map(max, zip(*starts, strict=True))
    print(f"first_game: keys to the first card: {keys} (limit 5)")
    print(f"first_game: words to the first card, the most of {_STARTS} starts: {words} (limit 90)")
    with tempfile.TemporaryDirectory() as folder:
        for verbosity, limit in _TURNS.items():
            counts = _words_of_turns(Path(folder) / verbosity, verbosity)
            told = f"{mean(counts):.1f} in the mean, {max(counts)} at most, of {len(counts)}"
            print(f"first_game: words of an own turn, {verbosity}: {told} (limit {limit or 'none'})")
        for language in languages():
            limits = zip(("short", "normal"), _LIMITS.get(language, (5.0, 8.5)), strict=True)
            for verbosity, most in limits:
                counts = _words_of_turns(Path(folder) / f"{language}-{verbosity}", verbosity, language, _MANY)
                told = f"{mean(counts):.2f} in the mean of {len(counts)}"
                print(f"first_game: an own turn in {language}, {verbosity}: {told} (limit {most})")
        shadow = Shadow(Path(folder) / "asked", _GAME.format(seed=1))
        for question, key in _QUESTIONS.items():
            shadow.told()
            shadow.press(key)
            answers = [told.message.text for told in shadow.told()]
            answered = 1 if answers else "none"
            print(f"first_game: keys to an answer, {question}: {answered} (limit 1)")


def _to_the_first_card() -> tuple[int, int]:
    """The real program on a terminal, where it was never started before."""
    with tempfile.TemporaryDirectory() as home:
        env = {**os.environ, "ACCESS_UNO_HOME": home, "LANG": "en_US.UTF-8"}
        with Terminal([sys.executable, "-m", "access_uno"], env=env) as terminal:
            before = 0
            for told, key in _FIRST:
                terminal.wait_for(told, since=before)
                terminal.wait_until_idle(1, timeout=60)
                before = len(terminal.output)
                terminal.press(key)
            terminal.wait_for("Your turn", since=before)
            terminal.wait_until_idle(1, timeout=60)
            words = len(terminal.text().split())
            return len(_FIRST) + 1, words  # and Enter, which plays the card that was just told


def _words_of_turns(home: Path, verbosity: str, language: str = "en", enough: int = 0) -> list[int]:
    """Whole rounds are played, of three games or until there are enough turns, which are counted as told."""
    counts: list[int] = []
    settings = f'verbosity = "{verbosity}"\nlanguage = "{language}"\n'
    seed = 0
    while seed < _ROUNDS or len(counts) < enough:
        seed += 1
        shadow = Shadow(home.with_name(f"{home.name}{seed}"), _GAME.format(seed=seed), settings)
        while shadow.table.game.phase not in (Phase.OVER, Phase.GAME_OVER):
            shadow.press(_next_key(shadow))
            turns = [told.message.text for told in shadow.told() if _is_turn(told.message)]
            counts += [_length(turn) for turn in turns]
    return counts


def _length(turn: str) -> int:
    """Return the number of words, or of syllables in Chinese."""
    syllables = len(_SYLLABLE.findall(turn))
    return syllables if _WIDE.search(turn) else len(turn.split())


def _is_turn(message: Message) -> bool:
    return any(isinstance(event, TurnBegan) and event.seat == 0 for event in message.tells)


def _next_key(shadow: Shadow) -> str:
    game = shadow.table.game
    if shadow.console.mode is not shadow.game:
        return "r"  # a colour is asked for
    if game.turn != 0:
        return "Down"
    if game.phase is Phase.RESPONSE:
        return "Space"
    if game.view(0).playable_honestly(0):
        return "Enter"
    return "p" if game.phase is Phase.DRAWN else "Space"


if __name__ == "__main__":
    main()
