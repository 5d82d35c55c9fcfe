"""How a match begins: dealt from a seed, or from any position (docs/records.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import compress
from operator import attrgetter, ne
from typing import TYPE_CHECKING, Any, Final

from access_uno.engine._scoring import champions, eliminated
from access_uno.engine.cards import FACES, Card, Colour, Symbol
from access_uno.engine.chance import number_for
from access_uno.engine.position import DRAWN, SeatError
from access_uno.engine.rules import MAX_PLAYERS, MIN_PLAYERS, Rules
from access_uno.engine.values import Value

if TYPE_CHECKING:
    from access_uno.engine.game import Game
    from access_uno.engine.house_rules import Step

DealerDraw = tuple[tuple[int, Card], ...]


class Penalty(Value):
    """A waiting penalty: the player on turn must draw so many cards, or answer."""

    count: int
    source: int  # the seat that it comes from
    resume: int  # who is on turn once the cards are drawn
    skipped: tuple[int, ...] = ()  # who has lost the turn by then
    bounced: bool = False  # sent back by a star
    out: int | None = None  # who laid the last card, where a star may still answer it
    lawful: bool | None = None  # for a Wild Draw Four that may be challenged
    before: tuple[Colour, Card | Colour, int] | None = None  # the same as `Position.before`


_OF_A_TURN: Final = (
    "colour",
    "turn",
    "direction",
    "catchable",
    "drawn",
    "penalty",
    "fresh",
    "stuck",
    "finished",
)
_of_a_turn: Final = attrgetter(*_OF_A_TURN)
_NO_TURN: Final = (None, None, 1, frozenset[int](), None, None, False, 0, ())
_FOR_THE_TABLE: Final = 5  # with fewer there could be only Wild Draw Fours to turn up


class Setup(Value):
    """Everything that is decided before the first action.

    `check` raises SeatError for a seat that does not exist, and SetupError for everything else that is
    impossible. With `hands`, `stock` or `discard` it is a position, else the round is dealt from the seed.
    `stock` has the card drawn next first, `discard` the top card last; without `discard` the first card is
    turned up."""

    rules: Rules
    players: int
    seed: int | None = None
    dealer: int | None = None
    dealer_draws: tuple[DealerDraw, ...] = ()
    hands: tuple[tuple[Card, ...], ...] | None = None
    stock: tuple[Card, ...] | None = None
    discard: tuple[Card, ...] | None = None
    colour: Colour | None = None
    turn: int | None = None
    direction: int = 1
    called: frozenset[int] = frozenset()
    totals: tuple[int, ...] | None = None
    round: int = 1
    # What the middle of a turn may have besides
    catchable: frozenset[int] = frozenset()
    drawn: Card | None = None  # the card just drawn, which may be played
    penalty: Penalty | None = None
    fresh: bool = False  # the top card was just laid, and other players may jump in
    stuck: int = 0  # how many in a row could neither play nor draw
    reshuffles: int = 0
    finished: tuple[int, ...] = ()  # who has no cards left while the round goes on, in this order
    agreed: bool = True  # the rule of the customizable card counts
    agenda: tuple[Step, ...] = ()  # questions of house rules that wait, and what follows them

    @classmethod
    def of(cls, game: Game) -> Setup:
        """Return the position of a game: a match that begins from it goes on with the same events.

        Raise SetupError between two rounds, and as long as no card is turned up.

        >>> from access_uno.engine import RULEBOOKS, Game
        >>> game, _ = Game.deal(RULEBOOKS["mario-de"], players=2, seed=7)
        >>> twin, _ = Game.begin(Setup.of(game))
        >>> twin == game
        True
        """
        top = game.top
        if game.turn is None or top is None:
            raise SetupError("no-position", "R53", "")
        return cls(
            game.rules,
            game.players,
            number_for(game.random),
            game.dealer,
            hands=tuple(map(tuple, game.hands)),
            stock=tuple(reversed(game.stock)),
            discard=tuple(game.discard),
            colour=None if top.colour else game.colour,
            turn=game.turn,
            direction=game.direction,
            called=game.called,
            totals=game.totals if any(game.totals) else None,
            round=game.round,
            catchable=game.catchable,
            drawn=game.drawn if game.phase is DRAWN else None,
            penalty=_penalty_of(game) if game.penalty else None,
            fresh=game.fresh and game.rules.jump_in == "yes",
            stuck=game.stuck,
            reshuffles=game.reshuffles,
            finished=game.finished,
            agreed=game.agreed,
            agenda=game.agenda,
        )

    @property
    def is_position(self) -> bool:
        """True if the cards are given rather than dealt."""
        return not (self.hands is None and self.stock is None and self.discard is None)

    def all_hands(self) -> tuple[tuple[Card, ...], ...]:
        """The hands, empty where none is given."""
        return self.hands or ((),) * self.players

    def check(self) -> None:
        """Raise SetupError if no match can begin like this."""
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise SetupError("players", "R5", "player")
        for seat in self._seats():
            if not 0 <= seat < self.players:
                raise SeatError(seat, self.players)
        if self.seed is None and not (self.is_position or self.dealer_draws):
            raise SetupError("no-seed", "R10", "")
        self._check_dealer()
        if champions(self.rules, self._points(), self.round - 1):
            raise SetupError("match-is-over", "R59", "round" if self.rules.rounds else "totals")
        if self.players * self.rules.hand_size + _FOR_THE_TABLE > len(self.rules.cards):
            raise SetupError(
                "hands-too-big", "R10", "hand_size", size=self.rules.hand_size, count=self.players
            )
        self._check_eliminated()
        if self.is_position:
            self._check_cards()
        if self.discard is None:
            self._check_nothing_played()
        else:
            self._check_position(self.discard)
        for seat in sorted(self.called):
            if len(self.all_hands()[seat]) not in ((1, 2) if seat == self.turn else (1,)):
                raise SetupError("called-too-early", "R50", "called", seat=seat)
        self._check_moment()

    def _points(self) -> tuple[int, ...]:
        return self.totals or (0,) * self.players

    def _gone(self) -> list[int]:
        return sorted(eliminated(self.rules, self._points()))

    def _check_eliminated(self) -> None:
        """Check that a player who is out of the match does not deal, holds no cards, and is not on turn."""
        for seat in self._gone():
            if self.all_hands()[seat]:
                raise SetupError("eliminated", "R59", "hands", number=seat, seat=seat)
            for field, given in (("dealer", self.dealer), ("turn", self.turn)):
                if given == seat:
                    raise SetupError("eliminated", "R59", field, seat=seat)

    def _check_dealer(self) -> None:
        if not self.dealer_draws:
            return
        gone = self._gone()
        drawing: tuple[int, ...] = tuple(seat for seat in range(self.players) if seat not in gone)
        for number, draw in enumerate(self.dealer_draws):
            if not drawing:
                raise SetupError("dealer-decided", "R8", "dealer_draws", number=number)
            if sorted(seat for seat, _ in draw) != sorted(drawing):
                raise SetupError("dealer-wrong-players", "R8", "dealer_draws", number=number, tied=drawing)
            self._check_copies("dealer_draws", (card for _, card in draw), number=number)
            best = highest(self.rules, draw)
            drawing = best if len(best) > 1 else ()
            if not drawing and self.dealer not in (None, best[0]):
                raise SetupError("dealer-contradicted", "R8", "dealer", seat=best[0])
        if drawing and self.dealer is not None:
            raise SetupError("dealer-undecided", "R8", "dealer_draws", number=len(self.dealer_draws) - 1)

    def _check_cards(self) -> None:
        seen: list[Card] = []
        for seat, hand in enumerate(self.all_hands()):
            seen += hand
            self._check_copies("hands", seen, number=seat)
        for field, cards in (("stock", self.stock), ("discard", self.discard)):
            seen += cards or ()
            self._check_copies(field, seen)

    def _check_copies(self, field: str, cards: Iterable[Card], **facts: Any) -> None:
        deck = Counter(self.rules.cards)
        for card, count in Counter(cards).items():
            if count > deck[card]:
                raise SetupError("too-many-copies", "R1" if deck[card] else "R2", field, card=card, **facts)

    def _check_nothing_played(self) -> None:
        """Check that there is no turn, no direction and no colour before the first card is turned up."""
        if (given := _of_a_turn(self)) != _NO_TURN:
            given_too_early = map(ne, given, _NO_TURN)
            raise SetupError("needs-discard", "R12", next(compress(_OF_A_TURN, given_too_early)))
        if self.is_position and all(card.symbol is Symbol.WILD_DRAW_FOUR for card in self.stock or ()):
            raise SetupError("nothing-to-turn-up", "R18" if self.stock else "R12", "stock")

    def _check_position(self, discard: tuple[Card, ...]) -> None:
        if not discard:
            raise SetupError("empty-discard", "R12", "discard")
        if self.turn is None:
            raise SetupError("no-turn", "R21", "")
        answering = (self.turn, self.penalty.out) if self.penalty else ()
        for seat, hand in enumerate(self.all_hands()):
            if not hand and seat not in (*self._gone(), *self.finished, *answering):
                raise SetupError("empty-hand", "R53", "hands", number=seat)
        top = discard[-1]
        if top.colour and self.colour not in (None, top.colour):
            raise SetupError("colour-contradicted", "R23", "colour", card=top)
        to_be_named = len(discard) == 1 and top.symbol is not Symbol.WILD_DRAW_FOUR and not self.penalty
        if not (top.colour or self.colour or to_be_named):
            raise SetupError("no-colour", "R36", "", card=top)

    def _seats(self) -> Iterator[int]:
        """Yield all seats that are named."""
        if self.dealer is not None:
            yield self.dealer
        if self.turn is not None:
            yield self.turn
        yield from (*self.called, *self.catchable, *self.finished)
        if (penalty := self.penalty) is not None:
            yield from (penalty.source, penalty.resume, *penalty.skipped)
            yield penalty.source if penalty.out is None else penalty.out

    def _check_moment(self) -> None:
        """Check that the details of the middle of a turn go together."""
        hands = self.all_hands()
        for seat in sorted(self.catchable):
            if len(hands[seat]) != 1 or seat in self.called or not self.rules.uno_penalty:
                raise SetupError("not-catchable", "R52", "catchable", seat=seat)
        if self.finished and self.rules.play_to_last == "no":
            raise SetupError("nobody-finishes", "R53", "finished")
        for seat in self.finished:
            if hands[seat] or seat == self.turn or self.finished.count(seat) > 1:
                raise SetupError("not-finished", "R53", "finished", seat=seat)
        if self.players - len({*self.finished, *self._gone()}) < MIN_PLAYERS:
            raise SetupError("round-is-over", "R53", "finished")
        if self.discard is None or self.turn is None:
            return
        if self.drawn is not None and (self.drawn not in hands[self.turn] or self.penalty):
            raise SetupError("drawn-elsewhere", "R25", "drawn", card=self.drawn, seat=self.turn)
        if self.penalty is not None and not self._penalty_is_possible(self.penalty, self.discard):
            raise SetupError("penalty-impossible", "R29", "penalty")

    def _penalty_is_possible(self, penalty: Penalty, discard: tuple[Card, ...]) -> bool:
        """Return whether such a penalty can wait on top of this discard pile."""
        hit = discard[-1].draws or discard[-1].symbol is Symbol.STAR
        if not (hit and 1 <= penalty.count <= len(self.rules.cards) and penalty.source != self.turn):
            return False
        if penalty.lawful is None or penalty.before is None:
            return penalty.lawful is None and penalty.before is None
        colour, asked, left = penalty.before
        return (
            discard[-1].symbol is Symbol.WILD_DRAW_FOUR
            and (len(discard) > 1 or self.rules.guilty_penalty != "takes_back")
            and self.rules.draw_four_bluff == "allow"
            and not penalty.bounced
            and penalty.out is None
            and asked in (colour, *(card for card in FACES if card.colour is colour))
            and 0 <= left <= len(self.all_hands()[penalty.source])
        )


def _penalty_of(game: Game) -> Penalty:
    assert game.source is not None
    assert game.resume is not None
    may_be_challenged = game.challengeable
    return Penalty(
        game.penalty,
        game.source,
        game.resume,
        game.skipped,
        game.bounced,
        game.out,
        not game.guilty if may_be_challenged else None,
        game.before if may_be_challenged else None,
    )


class SetupError(ValueError):
    """A match cannot begin like this: a code, the rule, the field of the setup ("" if one is missing)."""

    def __init__(self, code: str, rule: str, field: str, **facts: Any) -> None:
        super().__init__(f"{code} ({field or 'missing'}, {rule})")
        self.code = code
        self.rule = rule
        self.field = field
        self.facts = facts


def highest(rules: Rules, draw: DealerDraw) -> tuple[int, ...]:
    """Return the seats that drew the highest number (R8); symbols count zero or less (R9)."""
    symbol_value = 0 if rules.symbols_in_dealer_draw == "zero" else -1
    values = {seat: symbol_value if card.symbol.number is None else card.symbol.number for seat, card in draw}
    best = max(values.values())
    return tuple(seat for seat in sorted(values) if values[seat] == best)
