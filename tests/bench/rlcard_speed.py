"""Random rounds in RLCard, in three ways, from all that it offers to the barest; run by bench_engine.

Runs by itself in the environment that has RLCard, so it imports nothing of ours.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import process_time


def main(rounds: int) -> None:
    """Print rounds per second of processor time for each way, as JSON."""
    import rlcard
    from rlcard.agents import RandomAgent
    from rlcard.games.uno import Game

    env = rlcard.make("uno")
    env.set_agents([RandomAgent(env.num_actions)] * 2)
    game = Game()

    def step() -> None:
        game.init_game()
        while not game.is_over():
            game.step(random.choice(game.get_legal_actions()))

    def bare() -> None:
        game.init_game()
        table, players = game.round, game.players
        while not table.is_over:
            table.proceed_round(
                players, random.choice(table.get_legal_actions(players, table.current_player))
            )

    ways = {"env.run": _rate(env.run, rounds // 4), "Game.step": _rate(step, rounds)}
    print(json.dumps(ways | {"bare": _rate(bare, rounds)}))


def _rate(play: Callable[[], object], rounds: int) -> float:
    began = process_time()
    for _ in range(rounds):
        play()
    return rounds / (process_time() - began)


if __name__ == "__main__":
    main(int(sys.argv[1]))
