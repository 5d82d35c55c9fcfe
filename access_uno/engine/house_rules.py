"""House rules: each is a class that hooks into moments of the game (docs/house-rules.md).

The engine calls the hooks of the rules in force, in the order of `HOUSE_RULES`. Without any there is nothing
to call.

>>> from access_uno.engine.rules import RULEBOOKS
>>> in_force(RULEBOOKS["mario-de"])
()
>>> in_force(RULEBOOKS["mario-de"].with_option("seven_swaps", "yes"))
(SevenSwaps(),)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from access_uno.engine import events as happened
from access_uno.engine.actions import (
    AGREE,
    CALL_UNO,
    CHOICES,
    DISAGREE,
    DISCARDS,
    JUMPS,
    PASS,
    PLAYS,
    SHOWS,
    Action,
    Choose,
    Disagree,
    Discard,
    Jump,
    Pass,
    Show,
    Write,
    without_call,
)
from access_uno.engine.cards import BACK, Card, Symbol
from access_uno.engine.custom import Effect
from access_uno.engine.events import REVERSED, SKIPPED, Event
from access_uno.engine.position import CHOICE, DRAWN, PLAY, RESPONSE, Position, Refusal, refuse
from access_uno.engine.rules import FIRST_BOOK, RULEBOOKS, Rules
from access_uno.engine.values import Value

if TYPE_CHECKING:
    from access_uno.engine.game import Game

Plan = tuple["Step", ...]
"""What happens next, step by step; its last step is the engine's own."""


class HouseRule(Value):
    """A rule in force. Each method is a moment; a rule overrides those that it is about.

    `tells`, `forbids` and `allows` are asked of a view as well: they must use only what the seat sees.
    """

    def tells(self, position: Position, card: Card) -> str:
        """Return NAME of `does-NAME`, the message for what this rule makes a card do; empty if nothing."""
        return ""

    def forbids(self, position: Position, seat: int, action: Action) -> Refusal | None:
        """Return why this rule forbids an action that is legal otherwise, or None."""
        return None

    def allows(self, position: Position, seat: int) -> list[Action]:
        """Return what is legal besides; `do` does it."""
        return []

    def laid(self, position: Position, seat: int, card: Card, plan: Plan) -> Plan:
        """Return the plan after a card was laid that was not the last one."""
        return plan

    def do(self, game: Game, seat: int, action: Action, events: list[Event]) -> None:
        """Do an action that this rule allows."""
        raise NotImplementedError

    def penalty_taken(self, game: Game, seat: int) -> None:
        """The player hit has drawn the penalty."""

    def round_begins(self, game: Game, plan: Plan) -> Plan:
        """Return the plan before the cards are dealt."""
        return plan

    def went_out(self, game: Game, seat: int, events: list[Event]) -> bool:
        """A seat has no cards left: return whether the round goes on all the same."""
        return False

    def round_over(self, game: Game, before: tuple[int, ...], events: list[Event]) -> None:
        """The points are counted; `before` are the totals before that."""


class Step(Value):
    """A step of a plan, after a card or before the cards are dealt."""

    def run(self, game: Game, events: list[Event]) -> None:
        """Carry out the step."""
        raise NotImplementedError


class Question(Step):
    """A step that asks a seat; the game waits for the answer in the phase `choice`."""

    what = ""  # its name in the messages
    rule = ""  # the rule that it comes from
    seat: int

    def run(self, game: Game, events: list[Event]) -> None:
        if self.seat not in game.absent and self.answers(game):
            game.wait_for_answer(self, self.seat, events)

    def answers(self, position: Position) -> list[Action]:
        """Return all possible answers; if there are none, the question is not asked."""
        raise NotImplementedError

    def accepts(self, position: Position, action: Action) -> bool:
        """Return whether this action answers the question, when it comes from the seat that is asked."""
        return without_call(action) in self.answers(position)

    def answered(self, game: Game, action: Action, events: list[Event]) -> None:
        """Carry out the answer."""
        raise NotImplementedError


# Laying cards


class Stacking(HouseRule):
    """A penalty is passed on with another draw card, and adds up (against R31)."""

    def allows(self, position: Position, seat: int) -> list[Action]:
        top = position.top
        if position.phase is not RESPONSE or seat != position.turn or position.out is not None or top is None:
            return []
        symbols = [top.symbol] if top.draws else []
        if top.symbol is Symbol.DRAW_TWO and position.rules.stacking == "four_on_two":
            symbols.append(Symbol.WILD_DRAW_FOUR)
        cards = [card for card in dict.fromkeys(position.hands[seat]) if card.symbol in symbols]
        return [play for card in cards for play in PLAYS[card]]

    def do(self, game: Game, seat: int, action: Action, events: list[Event]) -> None:
        game.challengeable = False
        game.do(seat, action, events)

    def penalty_taken(self, game: Game, seat: int) -> None:
        if game.rules.stacking_turn == "kept" and not game.bounced and game.out is None:
            game.resume = seat


class JumpIn(HouseRule):
    """A player with the card that was just laid may lay it out of turn, and play goes on from there."""

    def allows(self, position: Position, seat: int) -> list[Action]:
        top = position.top
        jumps = position.phase is PLAY and position.fresh and seat != position.turn
        if not jumps or top is None or top not in JUMPS or top not in position.hands[seat]:
            return []
        return [JUMPS[top]]

    def do(self, game: Game, seat: int, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Jump)
        events.append(happened.Jumped(seat, action.card))
        game.lay(seat, action.card, None, action.uno, events)
        game.follow(seat, action.card, events)


class EqualCards(HouseRule):
    """More cards that are the same may be laid with a card; its effect happens once."""

    def laid(self, position: Position, seat: int, card: Card, plan: Plan) -> Plan:
        return (OneMore(seat, card), *plan) if card.colour and card in position.hands[seat] else plan


class OneMore(Question):
    """Asks for another card that is the same."""

    what = "equal"
    rule = "R28"
    card: Card

    def answers(self, position: Position) -> list[Action]:
        return [DISCARDS[self.card], PASS] if self.card in position.hands[self.seat] else []

    def answered(self, game: Game, action: Action, events: list[Event]) -> None:
        if isinstance(action, Discard):
            events.append(happened.Discarded(self.seat, self.card))
            game.lay(self.seat, self.card, None, action.uno, events)
            game.carry_on(self.seat, self.card, (self, *game.agenda), events)


class SkipEverybody(HouseRule):
    """A Skip makes all the others lose their turn."""

    def tells(self, position: Position, card: Card) -> str:
        return "skip-everybody" if card.symbol is Symbol.SKIP else ""

    def laid(self, position: Position, seat: int, card: Card, plan: Plan) -> Plan:
        return (*plan[:-1], SkipOthers(seat), plan[-1]) if card.symbol is Symbol.SKIP else plan


class SkipOthers(Step):
    """Skip all others: the player who laid the Skip is on turn again."""

    seat: int

    def run(self, game: Game, events: list[Event]) -> None:
        events += [SKIPPED[other] for other in game.others(self.seat)]
        game.agenda = ()
        game.begin_turn(self.seat, events)


# Drawing and calling


class DrawnCardMust(HouseRule):
    """A card just drawn that fits must be played (against R25)."""

    def forbids(self, position: Position, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Pass) and position.phase is DRAWN and position.playable(seat):
            return refuse("must-play-drawn", "R25", card=position.drawn)
        return None


class FalseUno(HouseRule):
    """A player who calls UNO without a reason draws cards (against D43)."""

    def allows(self, position: Position, seat: int) -> list[Action]:
        called = seat in position.called or position.may_call(seat)
        return [] if called or position.phase is CHOICE else [CALL_UNO]

    def do(self, game: Game, seat: int, action: Action, events: list[Event]) -> None:
        game.pay(seat, game.rules.false_uno_penalty, "false_uno", events)


# Hands that move


class SevenSwaps(HouseRule):
    """The player who lays a 7 swaps hands with another."""

    def tells(self, position: Position, card: Card) -> str:
        return "seven-swaps" if card.symbol is Symbol.SEVEN else ""

    def laid(self, position: Position, seat: int, card: Card, plan: Plan) -> Plan:
        return (Swap(seat), *plan) if card.symbol is Symbol.SEVEN else plan


class ZeroPasses(HouseRule):
    """After a 0 each hand goes to the next player."""

    def tells(self, position: Position, card: Card) -> str:
        return "zero-passes" if card.symbol is Symbol.ZERO else ""

    def laid(self, position: Position, seat: int, card: Card, plan: Plan) -> Plan:
        return (PassHands(seat, position.direction), *plan) if card.symbol is Symbol.ZERO else plan


class Swap(Question):
    """Asks which player to swap hands with."""

    what = "swap"
    rule = "R44"

    def answers(self, position: Position) -> list[Action]:
        others = [seat for seat in sorted(position.others(self.seat)) if position.hands[seat]]
        return [CHOICES[seat] for seat in others] if position.hands[self.seat] else []

    def answered(self, game: Game, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Choose)
        events.append(happened.Swapped(self.seat, action.seat))
        _move({self.seat: action.seat, action.seat: self.seat}, game, events)


class PassHands(Step):
    """Each hand goes to the next player in a direction, unless the player who laid the card is out."""

    seat: int
    direction: int

    def run(self, game: Game, events: list[Event]) -> None:
        if game.hands[self.seat]:
            seats = [seat for seat in range(game.players) if seat not in game.absent]
            events.append(happened.HandsPassed(self.direction))
            after = [*seats[self.direction :], *seats[: self.direction]]
            _move(dict(zip(seats, after, strict=True)), game, events)


def _move(to: dict[int, int], game: Game, events: list[Event]) -> None:
    """Move hands to other seats; calls and live views end, as after drawing (D39)."""
    hands = {seat: game.hands[seat] for seat in to}
    for seat, other in to.items():
        game.hands[other] = hands[seat]
    game.called = game.called.difference(to)
    game.catchable = game.catchable.difference(to)
    for seat in sorted(to):
        hand = tuple(game.hands[seat])
        events.append(happened.Received(seat, hand, len(hand)))


# The customizable card


class CustomCard(HouseRule):
    """The customizable card does what the table has agreed on (R44); as a last card it is only a Wild."""

    def tells(self, position: Position, card: Card) -> str:
        return "custom" if card.symbol is Symbol.CUSTOM else ""

    def round_begins(self, game: Game, plan: Plan) -> Plan:
        game.agreed = True
        if game.rules.custom_written != "round" or game.rules.deck != "mario":
            return plan
        assert game.dealer is not None
        writers = (game.dealer, *game.others(game.dealer)) if game.round > 1 else ()
        asked = [WriteRule(seat, _consents(game.others(seat))) for seat in writers]
        return (*asked, *_consents(range(game.players)), *plan)

    def laid(self, position: Position, seat: int, card: Card, plan: Plan) -> Plan:
        if card.symbol is not Symbol.CUSTOM or not position.agreed:
            return plan
        if position.rules.custom_written != "card":
            return (CustomWorks(seat), *plan)
        works = (*_consents(position.others(seat)), CustomWorks(seat))
        return (WriteRule(seat, works), *works, *plan)


class WriteRule(Question):
    """Asks for another rule. A pass keeps the present one; writing a rule is agreeing to it."""

    what = "write"
    rule = "R44"
    then: Plan  # the plan once it is written

    def answers(self, position: Position) -> list[Action]:
        return [PASS]  # and any rule: they cannot be listed

    def accepts(self, position: Position, action: Action) -> bool:
        return isinstance(action, Write) or super().accepts(position, action)

    def answered(self, game: Game, action: Action, events: list[Event]) -> None:
        if isinstance(action, Write):
            game.rules = game.rules.but(custom_rule=action.rule)
            events.append(happened.RuleWritten(self.seat, action.rule))
            game.agenda = (*self.then, *game.agenda[-1:])


def _consents(seats: Iterable[int]) -> Plan:
    return tuple(Consent(seat) for seat in seats)


class Consent(Question):
    """Asks a player whether the rule of the customizable card counts."""

    what = "consent"
    rule = "R44"

    def answers(self, position: Position) -> list[Action]:
        return [AGREE, DISAGREE] if position.rules.custom_rule else []

    def answered(self, game: Game, action: Action, events: list[Event]) -> None:
        if not isinstance(action, Disagree):
            events.append(happened.Agreed(self.seat))
            return
        events.append(happened.Disagreed(self.seat))
        game.agreed = game.rules.custom_written == "card"  # there the next player is asked anew
        game.agenda = game.agenda[-1:]


class CustomWorks(Step):
    """Announce the rule, if there is one, then carry it out."""

    seat: int

    def run(self, game: Game, events: list[Event]) -> None:
        if (rule := game.rules.custom_rule) is not None:
            events.append(happened.CustomBegan(self.seat))
            steps = [step for effect in rule.effects for step in _steps(effect, game, self.seat)]
            game.agenda = (*steps, CustomEnds(self.seat), *game.agenda)


class CustomEnds(Step):
    """Begin the next turn: `skip next` and `play again` take effect at the end, wherever they stand."""

    seat: int

    def run(self, game: Game, events: list[Event]) -> None:
        rule = game.rules.custom_rule
        assert rule is not None
        kinds = [effect.kind for effect in rule.effects]
        if not game.hands[self.seat] or not {"skip-next", "play-again"} & set(kinds):
            return
        last = self.seat
        for _ in range(kinds.count("skip-next")):
            last = game.after(last)
            events.append(SKIPPED[last])
        game.agenda = ()
        game.begin_turn(self.seat if "play-again" in kinds else game.after(last), events)


def _steps(effect: Effect, position: Position, seat: int) -> Plan:
    """Return the steps of an effect."""
    everybody = (seat, *position.others(seat))
    match effect.kind:
        case "others-draw" | "next-draws" | "you-draw":
            return (CustomDraw(seat, effect),)
        case "reverse":
            return (Turn(),)
        case "swap-hands":
            return (Swap(seat),)
        case "hands-left" | "hands-right":
            return (PassHands(seat, 1 if effect.kind == "hands-left" else -1),)
        case "all-show":
            return tuple(ShowOne(one) for one in everybody)
        case "all-discard":
            return tuple(DiscardOne(one) for one in everybody)
    return ()  # CustomEnds carries out skip-next and play-again


class CustomDraw(Step):
    """Let a player draw cards."""

    seat: int
    effect: Effect

    def run(self, game: Game, events: list[Event]) -> None:
        others = game.others(self.seat)
        seats = {"others-draw": others, "next-draws": others[:1]}.get(self.effect.kind, [self.seat])
        for seat in seats:
            if seat not in game.absent:
                game.pay(seat, self.effect.count, "custom", events)


class Turn(Step):
    """Turn the direction of play."""

    def run(self, game: Game, events: list[Event]) -> None:
        game.direction = -game.direction
        events.append(REVERSED[game.direction])


def _seen(hand: Sequence[Card]) -> Iterable[Card]:
    """Yield each card that can be named, once: in a view those of others lie face down."""
    return dict.fromkeys(card for card in hand if card is not BACK)


class ShowOne(Question):
    """Asks which card to show."""

    what = "show"
    rule = "R44"

    def answers(self, position: Position) -> list[Action]:
        return [SHOWS[card] for card in _seen(position.hands[self.seat])]

    def answered(self, game: Game, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Show)
        events.append(happened.CardShown(self.seat, action.card))


class DiscardOne(Question):
    """Asks for a card of the colour to lay under the top card, if any."""

    what = "discard"
    rule = "R44"

    def answers(self, position: Position) -> list[Action]:
        hand = position.hands[self.seat]
        discards = [DISCARDS[card] for card in _seen(hand) if card.colour is position.colour]
        return [*discards, PASS] if hand else []

    def answered(self, game: Game, action: Action, events: list[Event]) -> None:
        if isinstance(action, Discard):
            events.append(happened.Discarded(self.seat, action.card))
            game.lay_beneath(self.seat, action.card, action.uno, events)


# The end of a round and of the match


class PlayToLast(HouseRule):
    """The round goes on until one player holds cards; the first to be out has won it."""

    def went_out(self, game: Game, seat: int, events: list[Event]) -> bool:
        game.finished += (seat,)
        game.absent |= {seat}
        if game.playing <= 1:
            return False
        events.append(happened.WentOut(seat, len(game.finished)))
        return True


class Elimination(HouseRule):
    """A player with too many points is out, and the last one left has won the match (see `scoring.py`)."""

    def round_over(self, game: Game, before: tuple[int, ...], events: list[Event]) -> None:
        gone = sorted(game.eliminated(game.totals) - game.eliminated(before))
        events += [happened.Eliminated(seat, game.totals[seat]) for seat in gone]


HOUSE_RULES: Final[dict[str, HouseRule]] = {
    "stacking": Stacking(),
    "jump_in": JumpIn(),
    "drawn_card": DrawnCardMust(),
    "false_uno_penalty": FalseUno(),
    "skip_everybody": SkipEverybody(),
    "seven_swaps": SevenSwaps(),
    "zero_passes": ZeroPasses(),
    "custom_rule": CustomCard(),
    "custom_written": CustomCard(),
    "equal_cards": EqualCards(),
    "play_to_last": PlayToLast(),
    "elimination": Elimination(),
}
"""The rule behind each option. The other house rules are numbers that the engine reads.

What a later rule plans after a card comes before what an earlier one does.
"""
_OFF: Final = [(option, getattr(RULEBOOKS[FIRST_BOOK], option), rule) for option, rule in HOUSE_RULES.items()]


def in_force(rules: Rules) -> tuple[HouseRule, ...]:
    """Return the house rules in force: those whose option differs from the rulebooks."""
    return tuple(dict.fromkeys([rule for option, off, rule in _OFF if getattr(rules, option) != off]))
