"""Matches that computer players have played, as records in which the first of them counts as a person."""

from __future__ import annotations

from access_uno.engine import Game, Phase, Rules
from access_uno.engine.actions import ACCEPT, NEXT, Action
from access_uno.engine.events import Event
from access_uno.engine.setup import Setup
from access_uno.players import make_player
from access_uno.record import Record

_NAMES = ("Anna", "Ben", "Cleo", "Dan")


def played(rules: Rules, level: str, seed: int, players: int = 2, others: str = "normal") -> bytes:
    """Return the record of a match; the first player is of this level."""
    setup = Setup(rules, players, seed)
    record = Record(_NAMES[:players], (None, *(others,) * (players - 1)), setup)
    game, opening = Game.begin(setup)
    computers = [make_player(others if seat else level, seat, seed) for seat in range(players)]
    steps: list[tuple[int, Action]] = []

    def tell(events: list[Event]) -> None:
        for seat, player in enumerate(computers):
            player.observe([event.seen_by(seat) for event in events], game.view(seat))

    tell(opening)
    while game.phase is not Phase.GAME_OVER:
        seat = game.turn
        done = NEXT if seat is None else computers[seat].act(game.view(seat), len(steps))
        step = (seat or 0, ACCEPT if done is None else done)
        tell(game.apply(*step))
        steps.append(step)
    return record.write(steps).encode()
