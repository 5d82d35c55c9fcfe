"""The deal is fair (docs/fair.md): no seat gets more wild cards, and nothing but the seed decides."""

from __future__ import annotations

from math import sqrt

from access_uno.engine import MARIO_DECK, Game
from access_uno.engine.rules import RULEBOOKS
from access_uno.engine.setup import Setup
from access_uno.players.levels import FOR_PEOPLE
from access_uno.record import Record, Replay

ROUNDS, PLAYERS = 100_000, 4
SIGMAS = 4  # by chance a figure is further out once in 16,000 times; the seeds are always the same
RULES = RULEBOOKS["mario-de"]
WILD = {card for card in MARIO_DECK if card.colour is None}


def test_no_seat_gets_more_wild_cards_than_others() -> None:
    counts = [0] * PLAYERS
    for seed in range(ROUNDS):
        game, _ = Game.deal(RULES, PLAYERS, seed, dealer=0)
        for seat, hand in enumerate(game.hands):
            # The first player may have drawn already; two of one face count once, for all alike.
            counts[seat] += len(WILD.intersection(hand[: RULES.hand_size]))
    mean = sum(counts) / PLAYERS
    assert all(abs(count - mean) < SIGMAS * sqrt(mean) for count in counts), counts
    assert mean > ROUNDS / 2


def test_names_and_levels_decide_nothing_about_the_cards() -> None:
    setup = Setup(RULES, PLAYERS, 7)
    plain, _ = Game.begin(setup)
    for level in FOR_PEOPLE:
        names = ("Zoë", "Ada", "Bert", level.title())
        text = Record(names, (None, level, level, level), setup).write([])
        replay = Replay.of(text.encode())
        assert replay.game is not None
        assert replay.game.hands == plain.hands
        assert replay.game.stock == plain.stock
