"""Positions of which the best action is known: late in a round, from a seed, and weighed without any coach.

A forced win is found by search: the player lays card after card and no other player has a choice. Every
other position is weighed: its actions are played to the end of the round by players of the level `normal`
in the same dealt worlds, up to 9,600 of them, until the best one is surely at least three rounds of a hundred
ahead of each other one, and behind none of them in points. That has to come out twice, in different worlds.
Wild Draw Fours against the rules, and answers to a Wild Draw Four, are left out: what they are worth depends
on what one believes of the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from math import sqrt
from random import Random
from typing import Final

from access_uno.engine import RULEBOOKS, Action, Card, Game, Phase, Rules
from access_uno.engine.actions import ACCEPT, CallUno, Catch, Demand, Play, Star
from access_uno.engine.notation import action_text
from access_uno.engine.setup import Setup
from access_uno.players import make_player
from access_uno.players.normal import Normal
from access_uno.record import Record

APART: Final = 3.0  # rounds of a hundred
_NAMES: Final = ("Anna", "Ben", "Cleo", "Dan")
_WORLDS: Final = (50, 150, 600, 2400, 9600)
_HARDLY: Final = 1.5  # standard errors by which it may still be more
_SURELY: Final = 2.5  # standard errors by which it must be more
_LONGEST: Final = 400
_BOOKS: Final = ("mario-de", "braille-de", "mario-it", "mario-zh")


@dataclass(frozen=True)
class Weighed:
    """A position with the best action of its player, seat 0, and how far the others are behind."""

    record: Record
    game: Game
    best: Action
    behind: dict[Action, float]  # rounds of a hundred
    forced: bool

    def __str__(self) -> str:
        """Return what is on the table and in the hand, and what each action is behind."""
        view, names = self.game.view(0), self.record.names
        counts = [view.cards_left(seat) for seat in range(view.players)]
        lines = [
            f"  {view.rules.rulebook}, totals {view.totals}, on top {view.top} {view.colour}",
            f"  hand {[card.code for card in view.hand]}, cards {counts}, forced {self.forced}",
            f"  best {action_text(self.best, names)}",
            *(f"  {-gap:5.1f} {action_text(action, names)}" for action, gap in self.behind.items()),
        ]
        return "\n".join(lines)


def weighed(seed: int, only_forced: bool = False) -> Iterator[Weighed]:
    """Yield positions without end: one in three a forced win with few cards, the others from rounds."""
    chance = Random(seed)
    for number in count():
        found = None
        while found is None:
            made = only_forced or number % 3 == 0
            game = _made(chance) if made else _late(chance)
            found = _weigh(game, chance, made) if game else None
        yield found


def _totals(rules: Rules, players: int, chance: Random) -> tuple[int, ...] | None:
    """Return totals with which this round decides the match, or (None) those of its beginning."""
    if chance.random() < 0.3:
        return None
    return (rules.limit - (rules.scoring == "winner"),) * players


def _late(chance: Random) -> Game | None:
    """Return a game at a turn of seat 0 late in a round, if there is more than one thing to do."""
    rules, players = RULEBOOKS[chance.choice(_BOOKS)], chance.randint(2, 4)
    totals = _totals(rules, players, chance)
    setup = Setup(rules, players, chance.getrandbits(40), dealer=players - 1, totals=totals)
    game, _ = Game.begin(setup)
    level = chance.choice(("easy", "normal"))
    computers = [make_player(level, seat, chance.getrandbits(30)) for seat in range(players)]
    own, others = chance.randint(2, 4), chance.randint(1, 3)
    for step in range(_LONGEST):
        turn = game.turn
        if turn is None:
            return None
        near = len(game.hands[0]) <= own or min(map(len, game.hands[1:])) <= others
        if turn == 0 and near and not game.challengeable and len(_actions(game)) > 1:
            return Game.begin(Setup.of(game))[0]
        action = computers[turn].act(game.view(turn), step)
        game.apply(turn, ACCEPT if action is None else action)
    return None


def _made(chance: Random) -> Game | None:
    """Return a game of two, seat 0 with two or three cards of which most act; None if there is no choice."""
    rules = RULEBOOKS[chance.choice(_BOOKS)]
    deck = list(rules.cards)
    chance.shuffle(deck)
    deck.sort(key=lambda card: card.acts and chance.random() < 0.7)
    own, other = chance.randint(2, 3), chance.randint(1, 5)
    hand = [deck.pop() for _ in range(own)]
    chance.shuffle(deck)
    top = next(card for card in deck if card.colour and not card.acts)
    deck.remove(top)
    hands = (tuple(hand), tuple(deck[:other]))
    totals = _totals(rules, 2, chance)
    setup = Setup(
        rules, 2, chance.getrandbits(40), 1, (), hands, tuple(deck[other:]), (top,), None, 0, totals=totals
    )
    game, _ = Game.begin(setup)
    return game if len(_actions(game)) > 1 else None


def _actions(game: Game) -> list[Action]:
    """Return what seat 0 can do on its turn and may be advised, with the calls that go with it."""
    calls = len(game.hands[0]) == 2
    found: list[Action] = []
    for action in game.legal(0):
        if isinstance(action, Play | Star):
            if isinstance(action, Star) or not game.is_bluff(0, action.card):
                found.append(action.but(uno=calls))
        elif not isinstance(action, CallUno | Catch | Demand):
            found.append(action)
    return found


def _weigh(game: Game, chance: Random, only_forced: bool) -> Weighed | None:
    """Return the position if one action is surely ahead of all others, and in new worlds again."""
    actions = _actions(game)
    forced = [action for action in actions if _wins(game, action)]
    if len(forced) > 1 or (only_forced and not forced):
        return None
    best = forced[0] if forced else _first(game, actions, chance)
    others = [action for action in actions if action != best]
    if _behind(game, best, others, chance) is None or (behind := _behind(game, best, others, chance)) is None:
        return None
    record = Record(_NAMES[: game.players], (None, *("normal",) * (game.players - 1)), Setup.of(game))
    return Weighed(record, game, best, behind, bool(forced))


def _first(game: Game, actions: Sequence[Action], chance: Random) -> Action:
    """Return the action that does best in a few worlds."""
    worlds = [_dealt(game, chance) for _ in range(_WORLDS[0])]
    return max(actions, key=lambda action: sum(_outcome(world.copy(), action)[0] for world in worlds))


def _behind(game: Game, best: Action, others: Sequence[Action], chance: Random) -> dict[Action, float] | None:
    """Return how far the others are behind in new worlds; None if one is not surely far behind.

    What is surely behind is played no more.
    """
    gaps: dict[Action, list[tuple[float, float]]] = {action: [] for action in others}
    behind: dict[Action, float] = {}
    played = 0
    for worlds in _WORLDS:
        left = [action for action in others if action not in behind]
        while left and played < worlds:
            played += 1
            world = _dealt(game, chance)
            won, points = _outcome(world.copy(), best)
            for action in left:
                other = _outcome(world.copy(), action)
                gaps[action].append((100 * (won - other[0]), points - other[1]))
        for action in left:
            mean, error = _mean([gap for gap, _ in gaps[action]])
            ahead, doubt = _mean([gap for _, gap in gaps[action]])
            if mean + _HARDLY * error < APART or ahead + _HARDLY * doubt < 0:
                return None
            if mean >= APART + _SURELY * error and ahead > 0:
                behind[action] = mean
    return behind if len(behind) == len(others) else None


def _mean(found: Sequence[float]) -> tuple[float, float]:
    """Return a mean and its standard error."""
    mean = sum(found) / len(found)
    return mean, sqrt(sum((one - mean) ** 2 for one in found)) / len(found)


def _wins(game: Game, action: Action) -> bool:
    """Return whether the player can go out without anyone else having a choice, whatever they hold."""
    if not isinstance(action, Play) or (game.rules.deck == "mario" and action.card.draws):
        return False  # a Super Star may answer
    if action.card is Card("W+4") and len(game.hands[0]) > 1:
        return False  # it may be challenged
    left = game.copy()
    left.apply(0, action)
    if left.turn is not None and left.phase is Phase.RESPONSE:
        left.apply(left.turn, ACCEPT)
    if left.turn is None:
        return left.round_winner == 0
    return left.turn == 0 and left.phase is Phase.PLAY and any(_wins(left, again) for again in _actions(left))


def _dealt(game: Game, chance: Random) -> Game:
    """Return the game with the cards that seat 0 cannot see dealt anew."""
    view = game.view(0)
    cards = Counter(game.rules.cards)
    cards.subtract([*view.hand, *view.discard])
    hidden = list(cards.elements())
    chance.shuffle(hidden)
    return Game.from_view(view, hidden, chance.getrandbits(40))


def _outcome(game: Game, action: Action) -> tuple[float, float]:
    """Play on by the level `normal`; return 1 if the round is won, and the points ahead of the others."""
    players = [Normal(seat, 0) for seat in range(game.players)]
    views = [game.window(seat) for seat in range(game.players)]
    game.apply(0, action)
    for step in range(_LONGEST):
        turn = game.turn
        if turn is None:
            break
        done = players[turn].decide(views[turn], step)
        game.apply(turn, ACCEPT if done is None else done)
    if game.round_points is None:
        return 0.0, 0.0
    sign = -1 if game.rules.scoring == "hands" else 1
    mine, *others = (sign * points for points in game.round_points)
    return float(game.round_winner == 0), mine - sum(others) / len(others)
