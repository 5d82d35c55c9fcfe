"""Positions of which the best action is known: late in a round, from a seed, and weighed without any coach.

A forced win is found by search: the player lays card after card and no other player has a choice. Every
other position is weighed: its actions are played to the end of the round by players of the level `normal`
in the same dealt worlds, until the best one is surely at least three rounds of a hundred ahead of each other
one, and behind none of them in points; that has to hold in new worlds, too. Wild Draw Fours against the
rules, and answers to a Wild Draw Four, are left out: what they are worth depends on what one believes of the
others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from math import sqrt
from random import Random
from typing import Final

from access_uno.engine import RULEBOOKS, Action, Card, Game, Phase, Rules
from access_uno.engine.actions import ACCEPT, CallUno, Catch, Demand, Play, Star
from access_uno.engine.setup import Setup
from access_uno.players import make_player
from access_uno.players.normal import Normal
from access_uno.record import Record

APART: Final = 3.0  # rounds of a hundred
_NAMES: Final = ("Anna", "Ben", "Cleo", "Dan")
_WORLDS: Final = (150, 600, 2400)
_HARDLY: Final = 1.5  # standard errors by which it may still be more
_SURELY: Final = 2.0  # standard errors by which it must be more
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
    """Return the position if one action is surely ahead of all others."""
    actions = _actions(game)
    forced = [action for action in actions if _wins(game, action)]
    if len(forced) > 1 or (only_forced and not forced):
        return None
    outcomes: dict[Action, list[tuple[float, float]]] = {action: [] for action in actions}
    for worlds in _WORLDS:
        while len(outcomes[actions[0]]) < worlds:
            world = _dealt(game, chance)
            for action, found in outcomes.items():
                found.append(_outcome(world.copy(), action))
        best = (
            forced[0] if forced else max(actions, key=lambda action: sum(won for won, _ in outcomes[action]))
        )
        gaps = {action: _behind(outcomes[best], outcomes[action]) for action in actions if action != best}
        if all(mean >= APART + _SURELY * error and points > 0 for mean, error, points in gaps.values()):
            if not forced and not _holds(game, best, gaps, chance):
                return None
            record = Record(_NAMES[: game.players], (None, *("normal",) * (game.players - 1)), Setup.of(game))
            behind = {action: gap[0] for action, gap in gaps.items()}
            return Weighed(record, game, best, behind, bool(forced))
        if any(mean + _HARDLY * error < APART for mean, error, _ in gaps.values()):
            return None
    return None


def _holds(game: Game, best: Action, behind: Collection[Action], chance: Random) -> bool:
    """Return whether the best action is as far ahead in new worlds: those that chose it favoured it."""
    outcomes: dict[Action, list[tuple[float, float]]] = {action: [] for action in (best, *behind)}
    for _ in range(_WORLDS[-1]):
        world = _dealt(game, chance)
        for action, found in outcomes.items():
            found.append(_outcome(world.copy(), action))
    gaps = [_behind(outcomes[best], outcomes[action]) for action in behind]
    return all(mean >= APART and points > 0 for mean, _, points in gaps)


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


def _behind(
    best: Sequence[tuple[float, float]], other: Sequence[tuple[float, float]]
) -> tuple[float, float, float]:
    """Return how far an action is behind: rounds of a hundred, their standard error, and points."""
    gaps = [100 * (one[0] - two[0]) for one, two in zip(best, other, strict=True)]
    mean = sum(gaps) / len(gaps)
    points = sum(one[1] - two[1] for one, two in zip(best, other, strict=True)) / len(gaps)
    return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps)) / len(gaps), points
