"""How good each action looks: a sum of weights, one for each feature of the action.

The weights depend on how many cards the player and the next player hold. They are data (weights.json), made
by tests/tools/training.py. Only what the seat may see is asked of a position, so a view and an imagined
game are ranked alike.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from operator import attrgetter, itemgetter
from pathlib import Path
from typing import Final

from access_uno.engine import COLOURS, FACES, Action, Card, Colour, Rules, Symbol
from access_uno.engine.actions import (
    ACCEPT,
    CHALLENGE,
    DRAW,
    NAMED_COLOURS,
    PASS,
    PLAYS,
    STARS,
    UNO_PLAYS,
    UNO_STARS,
)
from access_uno.engine.position import COLOUR, DRAWN, PLAY, Position

FEATURES: Final = (
    # what it is
    "number",
    "skip",
    "reverse",
    "draw_two",
    "wild",
    "star",
    "draw_four",
    "bluff",  # besides: a Wild Draw Four against the rules
    "draw",  # a card, though one could play
    "keep",  # the card just drawn
    "answer",  # a penalty with the star
    "challenge",
    "guilt",  # how likely the challenged player is guilty
    # of a coloured card
    "same_colour",  # for each other card of its colour in the hand
    "same_symbol",  # for each other card with its number or action
    "new_colour",  # it changes the colour in play
    "last_of_colour",
    "follow_up",  # with two players: it brings another turn, and a card for it is there
    "wild_left",  # it hits the next player, and there is a wild card besides
    "unseen_colour",  # how many cards of its colour are elsewhere, from about -1 to 1
    "unseen_symbol",
    "unable",  # how much of the next player's hand is known not to be of its colour
    # of the colour named
    "named_colour",  # for each card of it
    "named_unseen",
    "named_unable",
)
SITUATIONS: Final = 12
WEIGHTS: Final = Path(__file__).with_name("weights.json")

Option = tuple[float, Action]

_KINDS: Final = {
    Symbol.SKIP: "skip",
    Symbol.REVERSE: "reverse",
    Symbol.DRAW_TWO: "draw_two",
    Symbol.WILD: "wild",
    Symbol.CUSTOM: "wild",
    Symbol.STAR: "star",
    Symbol.WILD_DRAW_FOUR: "draw_four",
}
_HITTING: Final = frozenset(card for card in FACES if card.symbol in (Symbol.SKIP, Symbol.DRAW_TWO))
_REVERSES: Final = frozenset(card for card in FACES if card.symbol is Symbol.REVERSE)
_DRAW_FOUR: Final = Card("W+4")
# The share of the deck that makes a Wild Draw Four an offence (D17 to D19).
_OFFENDING: Final = {"colour": 0.23, "match": 0.29, "playable": 0.36}
_STAR: Final = Card("ST")
_score_of: Final = itemgetter(0)
_colour_of: Final[Callable[[Card], Colour | None]] = attrgetter("colour")
_symbol_of: Final[Callable[[Card], Symbol]] = attrgetter("symbol")


# Which weights apply: by the cards in the own hand, and in the next player's.
_OWN: Final = (0, 0, 0, 1, 1) + (2,) * 108
_FOLLOWING: Final = (0, 0, 3, 6, 6) + (9,) * 108


class Weights:
    """The weights for one situation, as attributes, and those of the cards.

    With two players a Reverse hits the other one (`again`), or does nothing at all (R49, D36).
    """

    def __init__(self, values: Sequence[float], players: int, again: bool) -> None:
        named = dict(zip(FEATURES, values, strict=True))
        self.draw, self.keep, self.bluff = named["draw"], named["keep"], named["bluff"]
        self.answer, self.challenge, self.guilt = named["answer"], named["challenge"], named["guilt"]
        self.same_colour, self.same_symbol = named["same_colour"], named["same_symbol"]
        self.new_colour, self.last_of_colour = named["new_colour"], named["last_of_colour"]
        self.follow_up, self.wild_left = named["follow_up"], named["wild_left"]
        self.unseen_colour, self.unseen_symbol = named["unseen_colour"], named["unseen_symbol"]
        self.unable, self.named_colour = named["unable"], named["named_colour"]
        self.named_unseen, self.named_unable = named["named_unseen"], named["named_unable"]
        plain = _REVERSES if players == 2 and not again else ()
        self.hitting = _HITTING | _REVERSES if again else _HITTING
        self.cards: dict[Card, float] = {
            card: named["number" if card in plain else _KINDS.get(card.symbol, "number")] for card in FACES
        }


class Known:
    """What a player has counted and noticed, by colour and by symbol."""

    def __init__(
        self,
        colours: Mapping[Colour, float],
        symbols: Mapping[Symbol, float],
        unable: Mapping[Colour, float],
    ) -> None:
        self.colours, self.symbols, self.unable = colours, symbols, unable


class _Cards(dict[Card, float]):
    """What a card counts by itself with what is known, made at its first use."""

    def __init__(self, weights: Weights, known: Known) -> None:
        self._weights, self._known = weights, known

    def __missing__(self, card: Card) -> float:
        weights, known = self._weights, self._known
        score = weights.cards[card]
        if card.colour is not None:
            score += (
                weights.unseen_colour * known.colours[card.colour]
                + weights.unseen_symbol * known.symbols[card.symbol]
                + weights.unable * known.unable[card.colour]
            )
        self[card] = score
        return score


class _Ready:
    """The weights for one situation, with what is known already added to cards and colours."""

    def __init__(self, weights: Weights, known: Known | None) -> None:
        self.weights = weights
        self.cards = weights.cards
        self.colours: list[float] = [0.0] * len(COLOURS)
        if known is not None:
            self.cards = _Cards(weights, known)
            self.colours = [
                weights.named_unseen * known.colours[colour] + weights.named_unable * known.unable[colour]
                for colour in COLOURS
            ]


class Ranking:
    """The ranking that a player uses, with what it knows; also in imagined games that go on from there.

    `doubt` is how likely the next player challenges.
    """

    def __init__(self, tables: Sequence[Weights], known: Known | None = None, doubt: float = 1.0) -> None:
        self._tables = tables
        self._known = known
        self._doubt = doubt
        self._made: list[_Ready | None] = [None] * SITUATIONS

    def choose(self, position: Position, seat: int) -> Action:
        """Return the action that looks best."""
        phase = position.phase
        if phase is PLAY:
            playable = position.playable(seat)
            if not playable:
                return DRAW
            if len(playable) == 1 and playable[0].colour and position.rules.voluntary_draw == "no":
                return (UNO_PLAYS if len(position.hands[seat]) == 2 else PLAYS)[playable[0]][0]
            ready = self._ready(position, seat)
            options = self._plays(position, seat, ready, 1, playable)
        else:
            ready = self._ready(position, seat)
            options = self._options(position, seat, ready, 1)
        score, action = max(options, key=_score_of) if len(options) > 1 else options[0]
        draw = ready.weights.draw
        if draw > score and phase is PLAY and position.why_not(seat, DRAW) is None:
            return DRAW
        return action

    def options(self, position: Position, seat: int, colours: int = len(COLOURS)) -> list[Option]:
        """Return all actions with their scores; wild cards with this many of the best colours."""
        ready = self._ready(position, seat)
        options = self._options(position, seat, ready, colours)
        if position.phase is PLAY and options[0][1] is not DRAW and position.why_not(seat, DRAW) is None:
            options.append((ready.weights.draw, DRAW))
        return options

    def _ready(self, position: Position, seat: int) -> _Ready:
        hands = position.hands
        number = _OWN[len(hands[seat])] + _FOLLOWING[len(hands[position.after(seat)])]
        ready = self._made[number]
        if ready is None:
            ready = self._made[number] = _Ready(self._tables[number], self._known)
        return ready

    def _options(self, position: Position, seat: int, ready: _Ready, colours: int) -> list[Option]:
        """Return all but drawing where a card could be played."""
        phase = position.phase
        if phase is PLAY or phase is DRAWN:
            return self._plays(position, seat, ready, colours, position.playable(seat))
        named = _colours(position.hands[seat], ready, colours)
        if phase is COLOUR:
            return [(score, NAMED_COLOURS[number]) for score, number in named]
        return _answers(position, seat, ready.weights, named)

    def _plays(
        self, position: Position, seat: int, ready: _Ready, colours: int, playable: Sequence[Card]
    ) -> list[Option]:
        if not playable:
            return [(0.0, PASS if position.phase is DRAWN else DRAW)]
        hand, weights = position.hands[seat], ready.weights
        plays = UNO_PLAYS if len(hand) == 2 else PLAYS
        held, symbols = [*map(_colour_of, hand)], [*map(_symbol_of, hand)]
        wilds = held.count(None)
        options: list[Option] = []
        named = None
        for card in dict.fromkeys(playable):
            score = ready.cards[card]
            colour = card.colour
            if colour is None:
                if card is _DRAW_FOUR and position.is_bluff(seat, card):
                    score += weights.bluff * self._doubt
                named = named or _colours(hand, ready, colours)
                options += [(score + extra, plays[card][number]) for extra, number in named]
                continue
            same, twins = held.count(colour) - 1, symbols.count(card.symbol) - 1
            score += weights.same_colour * same + weights.same_symbol * twins
            if not same:
                score += weights.last_of_colour
            if colour is not position.colour:
                score += weights.new_colour
            if card in weights.hitting:
                if wilds:
                    score += weights.wild_left
                if position.players == 2 and (same or twins):
                    score += weights.follow_up
            options.append((score, plays[card][0]))
        if position.phase is DRAWN:
            options.append((weights.keep, PASS))
        return options


def _colours(hand: Sequence[Card], ready: _Ready, count: int) -> list[tuple[float, int]]:
    """Return the best colours to name, with their scores."""
    held = [*map(_colour_of, hand)]
    each = ready.weights.named_colour
    scores = [
        (score + each * held.count(colour), number)
        for number, (score, colour) in enumerate(zip(ready.colours, COLOURS, strict=True))
    ]
    return [max(scores)] if count == 1 else sorted(scores, reverse=True)[:count]


def _answers(
    position: Position, seat: int, weights: Weights, named: Sequence[tuple[float, int]]
) -> list[Option]:
    """Return the answers to a penalty.

    Taking it counts 0; a seat that is not on turn does nothing instead.
    """
    options: list[Option] = [(0.0, ACCEPT)]
    if _STAR in position.hands[seat] and position.why_not(seat, STARS[0]) is None:
        stars = UNO_STARS if len(position.hands[seat]) == 2 else STARS
        options += [(weights.answer + score, stars[number]) for score, number in named]
    if position.challengeable and position.why_not(seat, CHALLENGE) is None:
        options.append((weights.challenge + weights.guilt * likely_guilt(position), CHALLENGE))
    return options


def likely_guilt(position: Position) -> float:
    """Return how likely so many cards hold one that made the Wild Draw Four an offence."""
    assert position.before is not None
    return 1 - (1 - _OFFENDING[position.rules.draw_four_offence]) ** position.before[2]


common_ranking = cache(Ranking)
"""A ranking that knows nothing but the table; all players of a level share it."""


def tables(level: str, rules: Rules, players: int) -> tuple[Weights, ...]:
    """Return the weights of a level, for every situation."""
    return _tables(level, players, reverse_hits(rules, players))


def reverse_hits(rules: Rules, players: int) -> bool:
    """Return whether a Reverse hits the other of two players."""
    return players == 2 and rules.two_player_reverse == "again"


@cache
def _tables(level: str, players: int, again: bool) -> tuple[Weights, ...]:
    size = "two" if players == 2 else "many"  # two players play a game of its own
    return tuple([Weights(values, players, again) for values in _data()[level][size]])


@cache
def _data() -> dict[str, dict[str, list[list[float]]]]:
    data: dict[str, dict[str, list[list[float]]]] = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    return data
