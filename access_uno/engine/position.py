"""A position: the table, and what is legal at it.

`Game` and `View` are both positions. In a view the cards that the seat may not see lie face down (`BACK`),
and what is legal follows from the rest: so `legal` and `why_not` are written once, and cannot leak a hidden
card."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, Final

from access_uno.engine.actions import (
    ACCEPT,
    CALL_UNO,
    CATCHES,
    CHALLENGE,
    DEMANDS,
    DRAW,
    NAMED_COLOURS,
    NEXT,
    PASS,
    PLAYS,
    STARS,
    Accept,
    Action,
    Agree,
    Answer,
    CallUno,
    Catch,
    Challenge,
    Choose,
    Demand,
    Disagree,
    Discard,
    Draw,
    Jump,
    NameColour,
    Next,
    Pass,
    Play,
    Show,
    Star,
    Write,
    without_call,
)
from access_uno.engine.cards import COLOURS, FACES, Card, Colour, Symbol
from access_uno.engine.rules import Rules
from access_uno.engine.values import Value

if TYPE_CHECKING:
    from access_uno.engine.house_rules import HouseRule, Question, Step


class Phase(Enum):
    """What the table is waiting for; the value is the word in records."""

    DEALER = "dealer"
    COLOUR = "colour"
    PLAY = "play"
    DRAWN = "drawn"
    RESPONSE = "response"
    CHOICE = "choice"
    OVER = "over"
    GAME_OVER = "game-over"

    __hash__ = object.__hash__


DEALER, COLOUR, PLAY, DRAWN, RESPONSE, CHOICE, OVER, GAME_OVER = Phase
NO_SEATS: Final[frozenset[int]] = frozenset()
_STAR: Final = Card("ST")
_DRAW_FOUR: Final = Card("W+4")


def _matching(asked: Card | Colour) -> frozenset[Card]:
    """Return the cards that match by number, colour or action (R23); a wild card by its colour (D11)."""
    colour, symbol = (asked.colour, asked.symbol) if isinstance(asked, Card) else (asked, None)
    return frozenset(
        card for card in FACES if card.colour and (card.colour is colour or card.symbol is symbol)
    )


_WILD: Final = frozenset(card for card in FACES if not card.colour)
_ASKED: Final[tuple[Card | Colour, ...]] = (*COLOURS, *(card for card in FACES if card.colour))
MATCHING: Final = {asked: _matching(asked) for asked in _ASKED}
FITS: Final = {
    # R37, R45, R48; D34: without star_as_wild the star is a reply only.
    "yes": {asked: cards | _WILD for asked, cards in MATCHING.items()},
    "no": {asked: cards | (_WILD - {_STAR}) for asked, cards in MATCHING.items()},
}
NO_CARDS: Final[frozenset[Card]] = frozenset()


class Refusal(Value):
    """Why an action is not possible: a code, its rule, the facts. `words` makes a sentence of it."""

    code: str
    rule: str
    facts: Mapping[str, Any] = {}

    def __hash__(self) -> int:
        return hash((self.code, self.rule, frozenset(self.facts)))


def refuse(code: str, rule: str, **facts: Any) -> Refusal:
    """Return a refusal with its facts."""
    return Refusal(code, rule, facts)


class SeatError(IndexError):
    """There is no such seat."""

    def __init__(self, seat: int, players: int) -> None:
        super().__init__(f"there is no seat {seat}: seats count from 0 to {players - 1}")
        self.seat = seat


class Position:
    """Everything on the table. Seats count clockwise from 0; the next seat sits to the left."""

    __slots__ = (
        "absent",
        "agenda",
        "agreed",
        "asked",
        "before",
        "bounced",
        "called",
        "catchable",
        "challengeable",
        "champions",
        "colour",
        "dealer",
        "direction",
        "discard",
        "drawn",
        "finished",
        "fits",
        "fresh",
        "hands",
        "house_rules",
        "out",
        "penalty",
        "phase",
        "players",
        "reshuffles",
        "resume",
        "round",
        "round_points",
        "round_winner",
        "rules",
        "skipped",
        "source",
        "stock",
        "stuck",
        "tied",
        "totals",
        "turn",
        "void",
    )

    rules: Rules
    players: int
    phase: Phase
    turn: int | None  # who must act; None: no seat
    direction: int  # 1 to the left, -1 to the right
    dealer: int | None
    round: int
    hands: Sequence[Sequence[Card]]  # each in the order in which the cards came
    stock: Sequence[Card]  # the draw pile; its end is drawn next
    discard: Sequence[Card]  # its end is the top
    colour: Colour | None  # the colour in play
    asked: Card | Colour | None  # what a card must match: the top card, or the colour named with a wild card
    fits: frozenset[Card]  # every face that may be laid on that (R23)
    drawn: Card | None  # the card just drawn, which may be played
    called: frozenset[int]  # who called UNO and holds one card, or two just before laying one
    catchable: frozenset[int]  # who forgot to call and can still be caught
    totals: tuple[int, ...]
    penalty: int  # cards that the player hit must draw
    source: int | None  # the seat that the penalty comes from
    bounced: bool  # the penalty was sent back by a star
    challengeable: bool  # the penalty may be challenged
    before: tuple[Colour, Card | Colour, int] | None  # colour, `asked`, cards left under a Wild Draw Four
    resume: int | None  # who is on turn once the penalty is drawn
    skipped: tuple[int, ...]  # who has lost the turn by then
    out: int | None  # who laid the last card, where a star may still answer it
    reshuffles: int  # how often the discard pile became the draw pile in this round
    stuck: int  # how many in a row could neither play nor draw
    round_winner: int | None
    round_points: tuple[int, ...] | None
    void: bool
    champions: tuple[int, ...]
    tied: tuple[int, ...]  # who must draw again for the dealer
    house_rules: tuple[HouseRule, ...]  # the house rules in force
    agenda: tuple[Step, ...]  # what follows before the game goes on; in the phase `choice` the question first
    fresh: bool  # the top card was just laid, and no seat has acted since
    absent: frozenset[int]  # who does not play on: without cards in this round, or out of the match
    finished: tuple[int, ...]  # who has no cards left while the round goes on, in this order
    agreed: bool  # the rule of the customizable card counts

    def __repr__(self) -> str:
        """What the public may know, so that no hand is shown by accident."""
        counts = " ".join(str(len(hand)) for hand in self.hands)
        colour = self.colour.value if self.colour else "no colour"
        return (
            f"<{type(self).__name__} of {self.rules.rulebook}, round {self.round}, {self.phase.value}, "
            f"turn {self.turn}, {colour}, top {self.top}, hands {counts}, stock {len(self.stock)}>"
        )

    def check_seat(self, seat: int) -> None:
        """Raise SeatError if there is no such seat."""
        if not 0 <= seat < self.players:
            raise SeatError(seat, self.players)

    @property
    def top(self) -> Card | None:
        """The card that lies on top of the discard pile."""
        return self.discard[-1] if self.discard else None

    def after(self, seat: int) -> int:
        """Return the seat that follows in the direction of play."""
        seat = (seat + self.direction) % self.players
        if self.absent:
            while seat in self.absent:
                seat = (seat + self.direction) % self.players
        return seat

    def others(self, seat: int) -> list[int]:
        """Return all other seats that play, in the order of their turns."""
        seats = [(seat + self.direction * step) % self.players for step in range(1, self.players)]
        return [other for other in seats if other not in self.absent]

    def cards_left(self, seat: int) -> int:
        """Return how many cards a seat holds."""
        return len(self.hands[seat])

    @property
    def playing(self) -> int:
        """How many seats play."""
        return self.players - len(self.absent)

    @property
    def reverse_repeats(self) -> bool:
        """Return whether a Reverse gives another turn to the player who lays it (R49, D36)."""
        return self.rules.two_player_reverse == "again" and self.playing == 2

    def effect(self, card: Card) -> str:
        """Return NAME of the message `does-NAME` for what the rules make a card do; empty: as its kind does.

        House rules answer themselves. The last one is asked first, as its plan comes first.
        """
        told = next(filter(None, [rule.tells(self, card) for rule in reversed(self.house_rules)]), "")
        if not told and card.symbol is Symbol.REVERSE and self.reverse_repeats:
            return "reverse-again"
        if not told and card is _STAR and self.rules.star_as_wild == "no":
            return "star-only"
        return told

    @property
    def question(self) -> Question | None:
        """The question that is asked in the phase `choice`."""
        return self.agenda[0] if self.phase is CHOICE else None  # type: ignore[return-value]

    # What is legal

    def playable(self, seat: int) -> list[Card]:
        """Return the cards that `legal` has a play of, each as often as it is there."""
        if seat != self.turn:
            self.check_seat(seat)
            return []
        return self._playable_at_home(seat) if self.house_rules else self._fitting(seat)

    def _playable_at_home(self, seat: int) -> list[Card]:
        """Return the same where house rules are in force."""
        cards = self._fitting(seat)
        allowed = {action.card for action in self._allowed(seat) if type(action) is Play}.difference(cards)
        cards += [card for card in self.hands[seat] if card in allowed]
        return [
            card for card in cards if any(self._why_forbidden(seat, play) is None for play in PLAYS[card])
        ]

    def _fitting(self, seat: int) -> list[Card]:
        """Return the cards that the player on turn may lay by the rulebooks."""
        phase = self.phase
        if phase is PLAY:
            cards = [*filter(self.fits.__contains__, self.hands[seat])]
        elif phase is DRAWN and self.drawn is not None:
            cards = [self.drawn] if self.drawn in self.fits else []
        else:
            return []
        if _DRAW_FOUR in cards and self._draw_four_prevented(seat):
            return [card for card in cards if card is not _DRAW_FOUR]
        return cards

    def _allowed(self, seat: int) -> list[Action]:
        """Return what house rules allow besides."""
        return [action for rule in self.house_rules for action in rule.allows(self, seat)]

    def _why_forbidden(self, seat: int, action: Action) -> Refusal | None:
        """Return why a house rule forbids what is legal otherwise."""
        refusals = (rule.forbids(self, seat, action) for rule in self.house_rules)
        return next((refusal for refusal in refusals if refusal is not None), None)

    def legal(self, seat: int) -> list[Action]:
        """Return all that `why_not` accepts from this seat, but UNO calls with a card and rules to write."""
        if seat != self.turn:
            self.check_seat(seat)
        phase = self.phase
        if phase is OVER:
            return [NEXT]
        if phase is DEALER or phase is GAME_OVER or seat in self.absent:
            return []
        actions: list[Action] = []
        if seat == self.turn:
            if phase is PLAY or phase is DRAWN:
                for card in dict.fromkeys(self._fitting(seat)):
                    actions += PLAYS[card]
                if phase is DRAWN:
                    actions.append(PASS)
                elif self._why_draw(seat, DRAW) is None:
                    actions.append(DRAW)
            elif phase is COLOUR:
                actions += NAMED_COLOURS
            elif phase is CHOICE:
                actions += self._answers()
            else:
                actions.append(ACCEPT)
        if phase is RESPONSE:
            if self._why_challenge(seat, CHALLENGE) is None:
                actions.append(CHALLENGE)
            if self._why_star(seat, STARS[0]) is None:
                actions += STARS
        if self._why_uno(seat, CALL_UNO) is None:
            actions.append(CALL_UNO)
        actions += [CATCHES[other] for other in sorted(self.catchable) if other != seat]
        if self.rules.demand_penalty and not self._agrees():
            actions += [DEMANDS[other] for other in range(self.players) if other != seat]
        if self.house_rules:
            actions += self._allowed(seat)
            return [action for action in actions if self._why_forbidden(seat, action) is None]
        return actions

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Return why the rules refuse this action; None if they accept it."""
        if seat != self.turn:
            self.check_seat(seat)
            if self.turn is None:
                return self._why_not_between_rounds(action)
        if self.house_rules:
            return self._why_not_at_home(seat, action)
        return WHY[type(action)](self, seat, action)

    def _why_not_between_rounds(self, action: Action) -> Refusal | None:
        if self.phase is OVER:
            return None if type(action) is Next else refuse("round-over", "R53")
        if self.phase is GAME_OVER:
            return refuse("game-over", "R59")
        return refuse("no-dealer-yet", "R8", tied=self.tied)

    def _why_not_at_home(self, seat: int, action: Action) -> Refusal | None:
        """Return the same where house rules are in force."""
        if seat in self.absent:
            return refuse("not-in-play", "R53")
        refusal = WHY[type(action)](self, seat, action)
        if refusal is not None and without_call(action) not in self._allowed(seat):
            return refusal
        return self._why_forbidden(seat, action)

    def _why_not_on_turn(self, seat: int, wanted: Phase, instead: Refusal) -> Refusal | None:
        """Refuse a seat that is not on turn, and actions that the phase does not ask for."""
        if seat != self.turn:
            return refuse("not-your-turn", "R22", turn=self.turn)
        return None if self.phase is wanted else instead

    def _why_turn_waits(self, seat: int, card: Card | None = None) -> Refusal | None:
        """Refuse what needs the seat's own turn while something else must be answered first."""
        if seat != self.turn:
            return refuse("not-your-turn", "R22", turn=self.turn)
        if self.phase is COLOUR:
            return refuse("colour-first", _START_COLOUR_RULES[self.discard[-1].symbol], card=self.top)
        if self.phase is CHOICE:
            return refuse("choice-first", self._question().rule, question=self._question().what)
        if self.phase is RESPONSE:
            rule = self._no_answer(card) if card else self._penalty_rule()
            return refuse("answer-first", rule, count=self.penalty, source=self.source)
        return None

    def _penalty_rule(self) -> str:
        if self.bounced:
            return "R47"
        return "R38" if self.top is _DRAW_FOUR else "R29"

    def _no_answer(self, card: Card) -> str:
        """Return the rule by which a card is no answer to the penalty."""
        if card.symbol in (Symbol.DRAW_TWO, Symbol.WILD) and self.discard[-1].symbol is Symbol.DRAW_TWO:
            return "R31"
        return _ANSWER_RULES.get(card.symbol) or self._penalty_rule()

    def _why_play(self, seat: int, action: Play) -> Refusal | None:
        card = action.card
        at_once = self.phase is PLAY and seat == self.turn
        if not at_once and (refusal := self._why_turn_waits(seat, card)) is not None:
            return refusal
        if card not in self.hands[seat]:
            return refuse("not-in-hand", "R22", card=card)
        if not at_once and card is not self.drawn:
            return refuse("only-drawn-card", "R27", card=card, drawn=self.drawn)
        if card not in self.fits:
            if card is _STAR:
                return refuse("star-only-answers", "R48", card=card)
            rule = _FIT_RULES.get(card.symbol, "R23")
            return refuse("does-not-fit", rule, card=card, top=self.top, colour=self.colour)
        if card.colour:
            return None if action.colour is None else refuse("colour-not-named", "R23", card=card)
        if action.colour is None:
            return refuse("needs-colour", _COLOUR_RULES[card.symbol], card=card)
        if card is _DRAW_FOUR and self._draw_four_prevented(seat):
            return refuse("draw-four-unlawful", "R39", card=card, colour=self.colour)
        return None

    def _why_draw(self, seat: int, action: Draw) -> Refusal | None:
        if self.phase is not PLAY or seat != self.turn:
            return self._why_turn_waits(seat) or refuse("drawn-already", "R25", card=self.drawn)
        if not self.house_rules and self.fits.isdisjoint(self.hands[seat]):
            return None  # R24
        playable = self.playable(seat)
        if not playable:
            return None  # R24; with nothing to draw this says so (D47)
        if not self.drawable():
            return refuse("nothing-to-draw", "R55")
        if self.rules.voluntary_draw == "no" and any(card.colour for card in playable):
            return refuse("must-play", "R26")
        return None

    def _why_pass(self, seat: int, action: Pass) -> Refusal | None:
        if self.phase is CHOICE and seat == self.turn and action in self._answers():
            return None
        return self._why_turn_waits(seat) or (
            None if self.phase is DRAWN else refuse("nothing-to-keep", "R25")
        )

    def _why_accept(self, seat: int, action: Accept) -> Refusal | None:
        if self.phase is not RESPONSE:
            return refuse("no-penalty", "R29")
        return None if seat == self.turn else refuse("not-hit", self._penalty_rule(), turn=self.turn)

    def _why_challenge(self, seat: int, action: Challenge) -> Refusal | None:
        if self.phase is RESPONSE and self.top is _DRAW_FOUR and not self.bounced:
            if self.out is not None:
                return refuse("challenge-last-card", "R40")
            if not self.challengeable:
                return refuse("challenge-pointless", "R39")
            if seat == self.source:
                return refuse("challenge-own", "R40")
            if seat == self.turn or self.rules.challenger == "anyone":
                return None
            return refuse("challenge-not-hit", "R40", turn=self.turn)
        if self.phase is RESPONSE and self.bounced:
            return refuse("challenge-star", "R46")
        return refuse("nothing-to-challenge", "R40")

    def _why_star(self, seat: int, action: Star) -> Refusal | None:
        if self.phase is not RESPONSE:
            return refuse("nothing-to-answer", "R46")
        if seat == self.source:
            return refuse("star-own", "R46")
        if seat != self.turn and self.rules.star_answer_by == "victim":
            return refuse("star-not-hit", "R46", turn=self.turn)
        if _STAR not in self.hands[seat]:
            return refuse("no-star", "R46", card=_STAR)
        return None

    def _why_colour(self, seat: int, action: NameColour) -> Refusal | None:
        return self._why_not_on_turn(seat, COLOUR, refuse("no-colour-asked", "R36"))

    def _why_uno(self, seat: int, action: CallUno) -> Refusal | None:
        if seat in self.called:
            return refuse("uno-called", "R50")
        return None if self.may_call(seat) else refuse("uno-too-early", "R50", count=len(self.hands[seat]))

    def _why_catch(self, seat: int, action: Catch) -> Refusal | None:
        if action.seat == seat:
            return refuse("catch-self", "R52")
        if not self.rules.uno_penalty:
            return refuse("no-catching", "R51")
        if action.seat not in self.catchable:
            return refuse("nobody-to-catch", "R52", seat=action.seat)
        return None

    def _why_demand(self, seat: int, action: Demand) -> Refusal | None:
        if not self.rules.demand_penalty:
            return refuse("no-demanding", "R61")
        if action.seat == seat or not 0 <= action.seat < self.players:
            return refuse("demand-self", "R61")
        if self._agrees():  # before the deal there is no draw pile to pay from
            asked = self._question()
            if seat == self.turn:
                return refuse("choice-first", asked.rule, question=asked.what)
            return refuse("not-asked", asked.rule, turn=self.turn)
        return None

    def _agrees(self) -> bool:
        """Return whether the rule of the customizable card is being written or agreed on."""
        return self.phase is CHOICE and self._question().what in ("write", "consent")

    def _why_next(self, seat: int, action: Next) -> Refusal | None:
        return refuse("round-not-over", "R53")

    def _why_jump(self, seat: int, action: Jump) -> Refusal | None:
        return refuse(
            "no-jumping" if self.rules.jump_in == "no" else "nothing-to-jump", "R22", card=action.card
        )

    def _why_answer(self, seat: int, action: Answer) -> Refusal | None:
        if self.phase is not CHOICE:
            return refuse("nothing-asked", "R44")
        if seat != self.turn:
            return refuse("not-asked", "R44", turn=self.turn)
        if self._question().accepts(self, action):
            return None
        return refuse("no-such-answer", self._question().rule, question=self._question().what)

    def _question(self) -> Question:
        assert self.question is not None
        return self.question

    def _answers(self) -> list[Action]:
        return self._question().answers(self)

    # What the rules ask about the table

    def may_call(self, seat: int) -> bool:
        """Return whether a call of UNO would be in time (R50, D38)."""
        count = len(self.hands[seat])
        return count == 1 or (count == 2 and seat == self.turn)

    def owes_call(self, seat: int) -> bool:
        """Return whether a call of UNO now may save the player a penalty.

        So it does with one card as long as they can be caught, and with two before one of them is played.
        """
        if not self.may_call(seat) or seat in self.called:
            return False
        if len(self.hands[seat]) == 1:
            return seat in self.catchable
        return any(isinstance(action, Play | Star) for action in self.legal(seat))

    def drawable(self) -> int:
        """Return how many cards can still be drawn, with the discard pile reshuffled (R55, D46)."""
        return len(self.stock) + max(0, len(self.discard) - self._kept_by_reshuffle())

    def _kept_by_reshuffle(self) -> int:
        """Return how many cards of the discard pile stay.

        The top card stays (D46), and the one under it if the top card may be taken back (D25).
        """
        return 2 if self.challengeable and self.rules.guilty_penalty == "takes_back" else 1

    def _draw_four_prevented(self, seat: int) -> bool:
        """Return whether a Wild Draw Four must not be laid from this hand now (D20)."""
        if self.rules.draw_four_bluff == "allow":
            return False
        return self.is_bluff(seat, _DRAW_FOUR)

    def is_bluff(self, seat: int, card: Card) -> bool:
        """Return whether a card of the hand, laid now, is a Wild Draw Four against R39."""
        if card is not _DRAW_FOUR or self.phase not in (PLAY, DRAWN):
            return False  # laid upon a penalty it cannot be challenged
        rest = [*self.hands[seat]]
        rest.remove(card)
        return self.offends(rest)

    def playable_honestly(self, seat: int) -> list[Card]:
        """Return the playable cards that can be recommended: none that would be a bluff."""
        return [card for card in self.playable(seat) if not self.is_bluff(seat, card)]

    def offends(self, rest: Sequence[Card]) -> bool:
        """Return whether a Wild Draw Four laid now offends R39, by the rest of the hand (D17 to D19)."""
        offence = self.rules.draw_four_offence
        if offence == "playable":
            return not self.fits.isdisjoint(rest)
        asked = self.colour if offence == "colour" else self.asked
        assert asked is not None, "a card is on turn only when it is known what it must match"
        return not MATCHING[asked].isdisjoint(rest)


_START_COLOUR_RULES: Final = {Symbol.WILD: "R17", Symbol.CUSTOM: "R19", Symbol.STAR: "R20"}
_COLOUR_RULES: Final = {
    Symbol.WILD: "R36",
    Symbol.WILD_DRAW_FOUR: "R38",
    Symbol.CUSTOM: "R45",
    Symbol.STAR: "R48",
}
_FIT_RULES: Final = {Symbol.DRAW_TWO: "R30", Symbol.REVERSE: "R33", Symbol.SKIP: "R35"}
_ANSWER_RULES: Final = {Symbol.WILD: "R37", Symbol.CUSTOM: "R45"}
WHY: Final[Mapping[type[Any], Callable[..., Refusal | None]]] = {
    Play: Position._why_play,
    Draw: Position._why_draw,
    Pass: Position._why_pass,
    Accept: Position._why_accept,
    Challenge: Position._why_challenge,
    Star: Position._why_star,
    NameColour: Position._why_colour,
    CallUno: Position._why_uno,
    Catch: Position._why_catch,
    Demand: Position._why_demand,
    Next: Position._why_next,
    Jump: Position._why_jump,
    **dict.fromkeys((Choose, Show, Discard, Agree, Disagree, Write), Position._why_answer),
}
