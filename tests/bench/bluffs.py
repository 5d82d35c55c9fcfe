"""Whether bluffing and challenging pay: what each such chance brought, taken or left, by the real cards.

Wherever a player could lay a Wild Draw Four against the rules, or challenge one, the round is played on from
there several times in both ways, by players of the same kinds (`normal` where they think long) and with the
draw pile shuffled anew.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from access_uno.cli.simulate import Contest, Statistics
from access_uno.engine import Action, Card, Game, Phase, Play, Rules, View
from access_uno.engine.actions import ACCEPT, CHALLENGE, PLAYS
from access_uno.engine.chance import mixed
from access_uno.engine.events import Event
from access_uno.players.normal import Normal
from access_uno.players.player import Player
from access_uno.players.ranking import Ranking, tables

_TIMES = 24
_DRAW_FOUR = Card("W+4")


@dataclass
class Gains:
    """How many points more of the rounds were won by the daring way than by the plain one."""

    count: int = 0
    sum: float = 0.0
    squares: float = 0.0

    def add(self, gain: float) -> None:
        """Take in one chance."""
        self.count += 1
        self.sum += gain
        self.squares += gain * gain

    def add_all(self, other: Gains) -> None:
        """Take in what another process has counted."""
        self.count += other.count
        self.sum += other.sum
        self.squares += other.squares

    @property
    def mean(self) -> float:
        """The mean gain."""
        return self.sum / max(1, self.count)

    @property
    def error(self) -> float:
        """Its standard error."""
        return sqrt(max(0.0, self.squares / max(1, self.count) - self.mean**2) / max(1, self.count))


Table = dict[tuple[str, bool], Gains]
"""By what could be dared, `bluff` or `challenge`, and whether the player did."""


class AlwaysBluffs(Normal):
    """Lays a Wild Draw Four whenever it holds one."""

    def decide(self, view: View, step: int) -> Action | None:
        on_turn = view.turn == self.seat and view.phase in (Phase.PLAY, Phase.DRAWN)
        if on_turn and _DRAW_FOUR in view.playable(self.seat):
            colours = [card.colour for card in view.hand]
            best = max(PLAYS[_DRAW_FOUR], key=lambda play: colours.count(play.colour))
            return best.but(uno=len(view.hand) == 2)
        return super().decide(view, step)


class NeverBluffs(Normal):
    """Lays a Wild Draw Four only by the rules."""

    def decide(self, view: View, step: int) -> Action | None:
        action = super().decide(view, step)
        return _honest(view, self.seat) if action is not None and _bluffs(view, self.seat, action) else action


class NeverChallenges(Normal):
    """Believes everybody."""

    def decide(self, view: View, step: int) -> Action | None:
        action = super().decide(view, step)
        return (ACCEPT if view.turn == self.seat else None) if action is CHALLENGE else action


def weigh(rules: Rules, entrants: Sequence[type[Player]], matches: int, seed: int) -> Table:
    """So many matches; what the first of the entrants dared, and left."""
    total: Table = {}
    chunks = [(rules, tuple(entrants), mixed(seed, number)) for number in range(matches)]
    with multiprocessing.get_context("fork").Pool(os.cpu_count()) as pool:
        for table in pool.imap_unordered(_play_match, chunks):
            for key, gains in table.items():
                total.setdefault(key, Gains()).add_all(gains)
    return total


def _play_match(chunk: tuple[Rules, tuple[type[Player], ...], int]) -> Table:
    rules, entrants, seed = chunk
    scales = _Scales(rules, [kind(seat, seed) for seat, kind in enumerate(entrants)], seed)
    scales.run(whole_match=True)
    return scales.table


class _Scales(Contest):
    """A match in which each chance of seat 0 is weighed."""

    def __init__(self, rules: Rules, players: Sequence[Player], seed: int) -> None:
        super().__init__(rules, players, seed, Statistics(len(players)))
        self.table: Table = {}
        self.random = Random(seed)
        self.apply = self._weighed

    def _weighed(self, seat: int, action: Action) -> list[Event]:
        game = self.game
        if seat == 0 and game.phase in (Phase.PLAY, Phase.DRAWN) and isinstance(action, Play):
            self._weigh_bluff(action)
        elif seat == 0 and game.why_not(0, CHALLENGE) is None:
            self._weigh("challenge", CHALLENGE, ACCEPT, action == CHALLENGE)
        return game.apply(seat, action)

    def _weigh_bluff(self, action: Play) -> None:
        game = self.game
        if _bluffs(game, 0, action):
            self._weigh("bluff", action, _honest(game, 0), True)
        elif _DRAW_FOUR in game.playable(0):
            bluff = _best(game, 0, PLAYS[_DRAW_FOUR])
            if _bluffs(game, 0, bluff):
                self._weigh("bluff", bluff, action, False)

    def _weigh(self, what: str, daring: Action, plain: Action, dared: bool) -> None:
        gain = 0.0
        for _ in range(_TIMES):
            world = self.game.copy()
            self.random.shuffle(world.stock)
            gain += self._won(world.copy(), daring) - self._won(world, plain)
        self.table.setdefault((what, dared), Gains()).add(100 * gain / _TIMES)

    def _won(self, game: Game, action: Action) -> bool:
        """Whether seat 0 wins the round after this action."""
        game.apply(0, action)
        kinds = [Normal if player.thinks_long else type(player) for player in self.players]
        players = [kind(seat, 0) for seat, kind in enumerate(kinds)]
        step = self.step
        while (seat := game.turn) is not None:
            step += 1
            decided = players[seat].act(game.view(seat), step)
            assert decided is not None
            game.apply(seat, decided)
        return game.round_winner == 0


def _bluffs(position: Game | View, seat: int, action: Action) -> bool:
    """Whether this would be a Wild Draw Four against the rules."""
    if not isinstance(action, Play) or action.card is not _DRAW_FOUR:
        return False
    rest = list(position.hands[seat])
    rest.remove(_DRAW_FOUR)
    return position.offends(rest)


def _honest(position: Game | View, seat: int) -> Action:
    """What ranks highest of all that is by the rules."""
    actions = [action for action in position.legal(seat) if not _bluffs(position, seat, action)]
    return _best(position, seat, actions)


def _best(position: Game | View, seat: int, actions: Sequence[Action]) -> Action:
    ranking = Ranking(tables("normal", position.rules, position.players))
    scores = {_uncalled(action): score for score, action in ranking.options(position, seat)}
    best = max(actions, key=lambda action: scores.get(action, -1000.0))
    return best.but(uno=True) if isinstance(best, Play) and len(position.hands[seat]) == 2 else best


def _uncalled(action: Action) -> Action:
    return action.but(uno=False) if isinstance(action, Play) else action
