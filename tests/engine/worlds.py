"""Random rules, positions and games for the laws that hold everywhere.

Rules and numbers of players come from hypothesis, which makes failures small; cards and actions follow
from a seed that it draws, because drawing each of them would take a hundred times as long.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from hypothesis import strategies as st

from access_uno.engine import (
    COLOURS,
    FACES,
    RULEBOOKS,
    Accept,
    Action,
    Agree,
    CallUno,
    Card,
    Catch,
    Challenge,
    Choose,
    Colour,
    CustomRule,
    Demand,
    Disagree,
    Discard,
    Draw,
    Game,
    Jump,
    NameColour,
    Next,
    Pass,
    Phase,
    Play,
    Position,
    Refusal,
    RuleError,
    Rules,
    Show,
    Star,
    Write,
)
from access_uno.engine.custom import EFFECTS, LONGEST_TEXT, MOST_EFFECTS
from access_uno.engine.events import Event
from access_uno.engine.house_rules import HouseRule, Plan, SkipOthers
from access_uno.engine.position import refuse
from access_uno.engine.rules import MAX_PLAYERS, NUMBERS, OPTIONS
from access_uno.engine.setup import Setup

CALLING = Play | Star | Discard | Jump
EVERY_ACTION: list[Action] = [
    *(Play(card, colour, uno) for card in FACES for colour in (None, *COLOURS) for uno in (False, True)),
    *(Star(colour, uno) for colour in COLOURS for uno in (False, True)),
    *(NameColour(colour) for colour in COLOURS),
    *(kind() for kind in (Draw, Pass, Accept, Challenge, CallUno, Next, Agree, Disagree)),
    *(kind(seat) for kind in (Catch, Demand, Choose) for seat in range(MAX_PLAYERS)),
    *(kind(card, uno) for kind in (Discard, Jump) for card in FACES for uno in (False, True)),
    *(Show(card) for card in FACES),
    *(Write(CustomRule((effect,), "Back we # go")) for effect in EFFECTS[::7]),
]

custom_rules = st.builds(
    CustomRule,
    st.lists(st.sampled_from(EFFECTS), min_size=1, max_size=5).map(tuple),
    st.sampled_from(("", "Back we go", "# 1 | 2")),
)


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """A rulebook with any of its options changed, house rules and the customizable card among them."""
    rules = RULEBOOKS[draw(st.sampled_from(sorted(RULEBOOKS)))]
    for option in draw(st.sets(st.sampled_from(sorted(OPTIONS)), max_size=16)):
        rules = _if_possible(rules, rules.with_option(option, draw(values(option))))
    if (rule := draw(st.none() | custom_rules)) is None:
        return rules
    rules = rules.with_option("custom_written", draw(values("custom_written")))
    return _if_possible(rules, rules.but(custom_rule=rule))


def values(option: str) -> st.SearchStrategy[str]:
    """The values of an option; of the limit such as a match can reach."""
    if option in NUMBERS:
        least, most = NUMBERS[option]
        return st.integers(least, min(most, 600)).map(str)
    return st.sampled_from(OPTIONS[option])


def _if_possible(rules: Rules, changed: Rules) -> Rules:
    """The changed rules, unless they cannot go together."""
    try:
        changed.check()
    except RuleError:
        return rules
    return changed


@st.composite
def dealt(draw: st.DrawFn) -> Setup:
    """A match dealt from a seed."""
    rules = draw(any_rules())
    players = draw(st.integers(2, min(MAX_PLAYERS, (len(rules.cards) - 5) // rules.hand_size)))
    return Setup(rules, players, draw(st.integers(-5, 2**70)))


@st.composite
def late(draw: st.DrawFn) -> Setup:
    """A position with few cards, many of them special ones, where the rare things happen."""
    rules, players = draw(any_rules()), draw(st.integers(2, 4))
    chance = random.Random(draw(st.integers(0, 2**32)))
    cards = list(rules.cards)
    # Special cards first, as far as chance wants it: they are a third of the deck and most of the rules.
    cards.sort(key=lambda card: chance.random() * (1 if card.symbol.number is None else 2.5))
    hands = tuple(tuple(_take(cards, chance.randint(1, 4))) for _ in range(players))
    stock = tuple(_take(cards, chance.choice((0, 0, 1, 2, 5, 20))))
    first = next(card for card in cards if card.colour)
    cards.remove(first)
    turn = chance.randrange(players)
    return Setup(
        rules,
        players,
        chance.randrange(100),
        dealer=chance.randrange(players),
        hands=hands,
        stock=stock,
        discard=(*_take(cards, chance.choice((0, 0, 1, 5))), first),
        turn=turn,
        direction=chance.choice((1, -1)),
        called=frozenset(seat for seat, hand in enumerate(hands) if len(hand) == 1 and chance.random() < 0.5),
    )


def _take(cards: list[Card], count: int) -> list[Card]:
    taken, cards[:count] = cards[:count], []
    return taken


setups = st.one_of(late(), late(), dealt())


# House rules that only forbid: with any of them, a game goes on


class LastCardANumber(HouseRule):
    """The last card must be a number card."""

    def forbids(self, position: Position, seat: int, action: Action) -> Refusal | None:
        card = Card("ST") if isinstance(action, Star) else getattr(action, "card", None)
        laid = isinstance(action, CALLING) and card is not None and card.symbol.number is None
        return refuse("last-card", "R53") if laid and len(position.hands[seat]) == 1 else None


class NothingGreen(HouseRule):
    """No green card may be laid, nor green be named; a player who must show one has a card to show."""

    def forbids(self, position: Position, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Show):
            return None
        colours = (getattr(action, "colour", None), getattr(getattr(action, "card", None), "colour", None))
        return refuse("green", "R23") if Colour.GREEN in colours else None


class NoActionCards(HouseRule):
    """Only numbers may be laid."""

    def forbids(self, position: Position, seat: int, action: Action) -> Refusal | None:
        laid = isinstance(action, Play | Jump) and action.card.symbol.number is None
        return refuse("action-card", "R28") if laid else None


FORBIDDING = (LastCardANumber(), NothingGreen(), NoActionCards())


class NumbersSkip(HouseRule):
    """A number card makes all the others lose their turn. It knows nothing of last cards."""

    def laid(self, position: Position, seat: int, card: Card, plan: Plan) -> Plan:
        return plan if card.symbol.number is None else (SkipOthers(seat),)


def begun(setup: Setup, more: Iterable[HouseRule]) -> Game:
    """The game of a setup with house rules that the rulebooks do not know."""
    game, _ = Game.begin(setup)
    game.house_rules = (*game.house_rules, *more)
    return game


class Step(NamedTuple):
    """One step of a walk."""

    before: Game
    seat: int
    action: Action
    events: list[Event]
    game: Game


def walk(game: Game, seed: int, steps: int) -> Iterator[Step]:
    """Any legal actions of any players, each kind as likely, until the match or the walk is over."""
    chance = random.Random(seed)
    for _ in range(steps):
        choices = [(seat, action) for seat in range(game.players) for action in game.legal(seat)]
        choices += [(seat, Write(any_rule(chance))) for seat in range(game.players) if may_write(game, seat)]
        if not choices:
            return
        kinds = {type(action) for _, action in choices}
        kind = chance.choice(sorted(kinds, key=lambda kind: kind.__name__))
        costly = kind is Demand or (kind is CallUno and game.rules.false_uno_penalty)
        if costly and chance.random() < 0.8:  # else the hands only grow
            kind = type(choices[0][1])
        seat, action = chance.choice([choice for choice in choices if type(choice[1]) is kind])
        if isinstance(action, CALLING):
            action = action.but(uno=chance.random() < 0.3)
        before = game.copy()
        yield Step(before, seat, action, game.apply(seat, action), game)


def may_write(game: Position, seat: int) -> bool:
    """Whether this seat is asked for a rule: then any rule is accepted besides what is listed."""
    return seat == game.turn and game.question is not None and game.question.what == "write"


def any_rule(chance: random.Random) -> CustomRule:
    """A rule of the customizable card, by chance."""
    effects = tuple(chance.choices(EFFECTS, k=chance.randint(0, MOST_EFFECTS)))
    text = "".join(chance.choices("Zug | # : ;|問", k=chance.randint(0, LONGEST_TEXT)))
    text = " ".join(text.split())  # what is told has no two blanks, unless players write them
    return CustomRule(effects, text if effects else text or "#")


def cards_of(game: Game) -> Counter[Card]:
    """All cards on the table."""
    return Counter([*game.stock, *game.discard, *(card for hand in game.hands for card in hand)])


def waits_for_a_player(game: Game) -> bool:
    """Whether a player is asked to do something."""
    return game.phase not in (Phase.DEALER, Phase.OVER, Phase.GAME_OVER)


def exchanged(game: Game, seat: int, seed: int) -> Game:
    """The same game but for cards that the seat cannot see."""
    twin = game.copy()
    hidden = [card for other, hand in enumerate(game.hands) if other != seat for card in hand] + game.stock
    random.Random(seed).shuffle(hidden)
    for other, hand in enumerate(twin.hands):
        if other != seat:
            hand[:] = [hidden.pop() for _ in hand]
    twin.stock[:] = hidden
    return twin
