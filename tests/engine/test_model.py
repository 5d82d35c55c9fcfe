"""The engine and the model do the same: two readings of one text, in games of any legal actions."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from access_uno.engine import RULEBOOKS, Card, Game, Next
from access_uno.engine import events as happened
from access_uno.engine.notation import action_text
from access_uno.engine.rules import OPTIONS
from access_uno.engine.setup import Setup
from tests.engine.model import Model
from tests.engine.worlds import late, walk

NAMES = tuple("0123456789")
OF_THE_BOOK = list(OPTIONS)[: list(OPTIONS).index("demand_penalty") + 1]


def by_the_book(setup: Setup, seed: int) -> Setup:
    """Without house rules, but with many other options of the rulebooks."""
    chance = random.Random(seed)
    rules = RULEBOOKS[setup.rules.rulebook].with_option("deck", setup.rules.deck)
    for option in OF_THE_BOOK:
        if option not in ("deck", "limit") and chance.random() < 0.4:
            rules = rules.with_option(option, chance.choice(OPTIONS[option]))
    return setup.but(rules=rules)


def at_the_start(setup: Setup) -> Setup:
    """The same cards, before the first one is turned up."""
    stock = (*(setup.discard or ()), *(setup.stock or ()))
    return setup.but(stock=stock, discard=None, turn=None, direction=1, called=frozenset())


positions = st.builds(by_the_book, late(), st.integers(0, 2**32))


def codes(cards: Any) -> list[str]:
    return [card.code for card in cards]


def model_of(setup: Setup) -> Model:
    assert setup.stock is not None
    assert setup.dealer is not None
    options = {option: setup.rules.option(option) for option in OPTIONS}
    model = Model(options, [codes(hand) for hand in setup.all_hands()], codes(setup.stock), setup.dealer)
    if setup.discard is None:
        model.turn_up()
    else:
        assert setup.turn is not None
        model.place(codes(setup.discard), setup.turn, setup.direction, None)
        model.called = set(setup.called)
    return model


def seen(game: Game) -> dict[str, Any]:
    """What records tell of a game."""
    return {
        "phase": game.phase.value,
        "turn": game.turn,
        "direction": game.direction,
        "colour": game.colour.letter if game.colour else None,
        "hands": [codes(hand) for hand in game.hands],
        "stock": codes(reversed(game.stock)),
        "discard": codes(game.discard),
        "called": set(game.called),
        "catchable": set(game.catchable),
        "totals": list(game.totals),
        "round_points": None if game.round_points is None else list(game.round_points),
        "winner": game.round_winner,
        "void": game.void,
        "champions": list(game.champions),
        "legal": [
            {action_text(action, NAMES) for action in game.legal(seat)} for seat in range(game.players)
        ],
    }


def told(model: Model) -> dict[str, Any]:
    wanted: dict[str, Any] = {"legal": [model.legal(seat) for seat in range(model.count)]}
    facts = "phase turn direction colour hands stock discard called catchable totals round_points winner void"
    return wanted | {fact: getattr(model, fact) for fact in (*facts.split(), "champions")}


@settings(max_examples=600)
@given(st.one_of(positions, positions, positions.map(at_the_start)), st.integers(0, 2**32))
def test_the_engine_plays_as_the_rulebooks_say(setup: Setup, seed: int) -> None:
    assume(any(card is not Card("W+4") for card in setup.stock or ()) or setup.discard)
    model = model_of(setup)
    game, _ = Game.begin(setup)
    assume(not model.unsure)
    assert seen(game) == told(model)
    for step in walk(game, seed, 60):
        if isinstance(step.action, Next):
            break
        model.apply(step.seat, action_text(step.action, NAMES))
        if model.unsure:
            break
        assert seen(step.game) == told(model)
        shown = [event for event in step.events if isinstance(event, happened.HandShown)]
        assert [(event.seat, event.to, codes(event.cards)) for event in shown] == (
            model.shown[-1:] if shown else []
        )
