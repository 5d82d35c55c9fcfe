"""RLCard's rule agent at our table, and our `normal` at RLCard's; run by bench_strength.

Runs in the environment that has RLCard, which finds our packages through PYTHONPATH.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from access_uno.engine import COLOURS, Action, Card, Colour, Game, Phase, Play, Symbol, View
from access_uno.engine.actions import ACCEPT, DRAW, NAMED_COLOURS
from access_uno.engine.setup import Setup, SetupError
from access_uno.players.hard import Hard
from access_uno.players.normal import Normal
from access_uno.players.player import Player
from access_uno.players.random import Random
from tests.bench.facts import RULES
from tests.bench.tournament import compete

# As RLCard plays: with two players a Reverse does nothing; a Wild Draw Four only if nothing else fits,
# where a second one is nothing else.
_THEIR_RULES: Final = RULES.but(two_player_reverse="other", draw_four_offence="playable")
_DRAW_FOUR_ONLY: Final = _THEIR_RULES.but(draw_four_offence="match")
_TRAITS: Final = {
    Symbol.SKIP: "skip",
    Symbol.REVERSE: "reverse",
    Symbol.DRAW_TWO: "draw_2",
    Symbol.WILD: "wild",
    Symbol.WILD_DRAW_FOUR: "wild_draw_4",
}
_SYMBOLS: Final = {trait: symbol for symbol, trait in _TRAITS.items()}
_COLOURS: Final = {colour.value[0]: colour for colour in COLOURS}


def main(quick: int, slow: int, seed: int) -> None:
    """Print the share of rounds won of each pairing, with the number of rounds, as JSON."""
    import numpy
    import rlcard.models  # before the processes part: the first import of all unpacks files  # noqa: F401

    found: dict[str, tuple[float, int]] = {}
    for kind, rounds in ((Normal, quick), (Hard, slow)):
        found[f"{kind.__name__.lower()} against the rule agent"] = (
            compete(RULES, (kind, RuleAgent), rounds, seed).share,
            rounds,
        )
    found["the rule agent against random"] = compete(RULES, (RuleAgent, Random), quick, seed).share, quick
    random.seed(seed)
    numpy.random.seed(seed)
    for name, other in (("rule", "the rule agent"), ("random", "random")):
        found[f"normal at RLCard's table against {other}"] = _at_their_table(name, quick, seed), quick
    print(json.dumps(found))


# Their player at our table


class RuleAgent(Player):
    """RLCard's UNORuleAgentV1; where it has no say, it does what RLCard does for it."""

    def __init__(self, seat: int, seed: int) -> None:
        from rlcard.models.uno_rule_models import UNORuleAgentV1

        super().__init__(seat, seed)
        self.agent = UNORuleAgentV1()

    def decide(self, view: View, step: int) -> Action | None:
        chance = self.chance(step)
        if view.turn != self.seat:
            return None
        if view.phase is Phase.RESPONSE:
            return ACCEPT
        if view.phase is Phase.COLOUR:
            return chance.pick(NAMED_COLOURS)
        cards = view.playable(self.seat)
        if not cards:
            return DRAW
        # A card just drawn is always played, with any colour.
        drawn = view.phase is Phase.DRAWN
        name = chance.pick(_theirs(cards)) if drawn else self.agent.step(_state(view.hand, cards))
        colour, _, trait = name.partition("-")
        card = next(
            card for card in cards if _trait(card) == trait and card.colour in (None, _COLOURS[colour])
        )
        return Play(card, None if card.colour else _COLOURS[colour], len(view.hand) == 2)


def _state(hand: Sequence[Card], cards: Sequence[Card]) -> dict[str, Any]:
    names = [f"{(card.colour or Colour.RED).value[0]}-{_trait(card)}" for card in hand]
    return {"raw_legal_actions": _theirs(cards), "raw_obs": {"hand": names}}


def _theirs(cards: Sequence[Card]) -> list[str]:
    """The cards as RLCard names what is legal: a wild card once for each colour."""
    return [
        f"{letter}-{_trait(card)}"
        for card in dict.fromkeys(cards)
        for letter, colour in _COLOURS.items()
        if card.colour in (None, colour)
    ]


def _trait(card: Card) -> str:
    number = card.symbol.number
    return _TRAITS[card.symbol] if number is None else str(number)


# Our player at their table


@dataclass
class OurAgent:
    """`normal`, who is shown what RLCard shows an agent."""

    env: Any
    seat: int
    use_raw: bool = True
    step_number: int = 0

    def eval_step(self, state: dict[str, Any]) -> tuple[str, list[object]]:
        """What to do, as RLCard calls it."""
        legal: list[str] = state["raw_legal_actions"]
        self.step_number += 1
        if len(legal) == 1:
            return legal[0], []
        action = Normal(0, 0).decide(_view(state["raw_obs"], self.env, self.seat), self.step_number)
        assert isinstance(action, Play)
        colour = action.card.colour or action.colour
        assert colour is not None
        return f"{colour.value[0]}-{_trait(action.card)}", []


def _view(seen: dict[str, Any], env: Any, seat: int) -> View:
    """The same position at our table: seat 0 sees the hand, the target, and how many cards there are."""
    hand = tuple(_ours(name) for name in seen["hand"])
    # The name of a wild card tells the colour of the card, not the one that was named with it.
    target = env.game.round.target
    colour = _COLOURS[target.color]
    top = _ours(f"{target.color}-{target.trait}")
    left = Counter(_THEIR_RULES.cards)
    left.subtract(hand)
    if left[top] <= 0:  # it went back into the deck while it still lay there, and was drawn
        top = Card("W")
    left[top] -= 1
    only = all(name.endswith("-wild_draw_4") for name in seen["legal_actions"])
    cards = list(left.elements())
    count = seen["num_cards"][1 - seat]
    setup = Setup(
        _DRAW_FOUR_ONLY if only else _THEIR_RULES,
        players=2,
        dealer=1,
        hands=(hand, tuple(cards[:count])),
        stock=tuple(cards[count:]),
        discard=(top,),
        colour=colour,
        turn=0,
    )
    try:
        return Game.begin(setup)[0].view(0)
    except SetupError as error:
        raise AssertionError(f"{seen} is no position") from error


def _ours(name: str) -> Card:
    colour, _, trait = name.partition("-")
    symbol = _SYMBOLS.get(trait)
    if symbol in (Symbol.WILD, Symbol.WILD_DRAW_FOUR):
        return Card("W" if symbol is Symbol.WILD else "W+4")
    short = {"skip": "S", "reverse": "R", "draw_2": "+2"}.get(trait, trait)
    return Card(colour.upper() + short)


def _at_their_table(other: str, rounds: int, seed: int) -> float:
    import rlcard
    from rlcard.agents import RandomAgent
    from rlcard.models.uno_rule_models import UNORuleAgentV1

    env = rlcard.make("uno", config={"seed": seed})
    wins = 0
    for number in range(rounds):
        mine = number % 2
        agents: list[Any] = [UNORuleAgentV1() if other == "rule" else RandomAgent(env.num_actions)] * 2
        agents[mine] = OurAgent(env, mine)
        env.set_agents(agents)
        wins += env.run(is_training=False)[1][mine] > 0
    return 100 * wins / rounds


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
