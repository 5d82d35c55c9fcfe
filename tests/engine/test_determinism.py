"""Equal seeds give equal games on every machine and Python version: digests of some, kept as data.

`python -m tests.engine.test_determinism` writes them anew; that is right only if games are meant to
become other games, which breaks every saved one.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from access_uno.engine import RULEBOOKS, Demand, Game
from access_uno.engine.notation import action_text

DIGESTS = Path(__file__).with_name("digests.json")
NAMES = tuple(f"P{seat}" for seat in range(10))
GAMES = {
    f"{book}, {players} players, seed {seed + number}": (book, players, seed + number)
    for number, book in enumerate(RULEBOOKS)
    for players, seed in ((2, 1), (3, -7), (10, 2**80))
}


def told(book: str, players: int, seed: int) -> str:
    """Up to 600 steps, with the cards after each; what is done depends on what can be done."""
    game, _ = Game.deal(RULEBOOKS[book], players, seed)
    lines = []
    for number in range(600):
        choices = {
            f"{seat} {action_text(action, NAMES)}": (seat, action)
            for seat in range(players)
            for action in game.legal(seat)
            if not isinstance(action, Demand)  # else the hands only grow
        }
        if not choices:
            break
        plays = [text for text in choices if "play" in text and number % 9]
        texts = sorted(plays or choices)
        text = texts[number * number % len(texts)]
        game.apply(*choices[text])
        piles = [*game.hands, game.stock, game.discard]
        lines.append(f"{text}: " + " | ".join(" ".join(card.code for card in pile) for pile in piles))
    return "\n".join(lines)


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize("name", GAMES)
def test_games_are_the_same_everywhere(name: str) -> None:
    assert digest(told(*GAMES[name])) == json.loads(DIGESTS.read_text(encoding="utf-8"))[name]


if __name__ == "__main__":
    digests = {name: digest(told(*game)) for name, game in GAMES.items()}
    DIGESTS.write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")
