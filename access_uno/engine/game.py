"""A whole match as one value: cards, points, and the generator that shuffles.

Only `apply` changes it; `position.py` decides what is legal.

>>> from access_uno.engine.rules import RULEBOOKS
>>> game, _ = Game.deal(RULEBOOKS["mario-de"], players=2, seed=1)
>>> twin = game.copy()
>>> seat = game.turn
>>> game.apply(seat, game.legal(seat)[0]) == twin.apply(seat, twin.legal(seat)[0]), game == twin
(True, True)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Final

from access_uno.engine import events as happened
from access_uno.engine._scoring import champions, eliminated, round_points
from access_uno.engine.actions import (
    MADE_HERE,
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
    NameColour,
    Next,
    Pass,
    Play,
    Show,
    Star,
    Write,
    is_well_made,
    without_call,
)
from access_uno.engine.cards import BACK, Card, Colour, Symbol
from access_uno.engine.chance import absorbed, shuffle
from access_uno.engine.events import (
    DREW_ONE,
    HIT,
    ONE_CARD_LEFT,
    PLAYED,
    REVERSED,
    SKIPPED,
    TURN_BEGAN,
    Cause,
    Event,
)
from access_uno.engine.house_rules import HouseRule, Plan, Question, Step, in_force
from access_uno.engine.position import (
    CHOICE,
    COLOUR,
    DEALER,
    DRAWN,
    FITS,
    GAME_OVER,
    NO_CARDS,
    NO_SEATS,
    OVER,
    PLAY,
    RESPONSE,
    WHY,
    Phase,
    Position,
    Refusal,
)
from access_uno.engine.rules import Rules
from access_uno.engine.setup import DealerDraw, Setup, highest
from access_uno.engine.views import PublicView, View, Window

CHALLENGE_LOST_EXTRA: Final = 2  # R43
MOST_RESHUFFLES: Final = 100  # house rules that draw much could make a round endless: then it is void
_STAR: Final = Card("ST")
_DRAW_FOUR: Final = Card("W+4")
_SKIP, _REVERSE = Symbol.SKIP, Symbol.REVERSE


class IllegalActionError(ValueError):
    """The rules refuse an action; `refusal` says why."""

    def __init__(self, seat: int, action: Action, refusal: Refusal) -> None:
        super().__init__(f"{action} of seat {seat} is refused: {refusal.code} ({refusal.rule})")
        self.refusal = refusal


class Game(Position):
    """All the state of a match; it can be copied and compared."""

    __slots__ = ("guilty", "random")

    hands: list[list[Card]]
    stock: list[Card]
    discard: list[Card]
    guilty: bool  # the Wild Draw Four just laid was against R39
    random: int  # state of the generator

    # How a match begins

    @classmethod
    def deal(
        cls, rules: Rules, players: int, seed: int, dealer: int | None = None
    ) -> tuple[Game, list[Event]]:
        """Return a match dealt from a seed, with its events; without a dealer the cards choose one (R8)."""
        return cls.begin(Setup(rules, players, seed, dealer))

    @classmethod
    def begin(cls, setup: Setup) -> tuple[Game, list[Event]]:
        """Return a match that begins as the setup says, with its events; raise SetupError if it cannot."""
        setup.check()
        game = cls.__new__(cls)
        game._clear(setup)
        events: list[Event] = []
        game._choose_dealer(setup, events)
        if setup.is_position:
            game._place(setup, events)
        elif not game.tied:
            game._begin_round(events)
        return game, events

    @classmethod
    def from_view(cls, view: View, hidden: Sequence[Card], seed: int) -> Game:
        """Return a possible world: the view with cards for those that lie face down.

        `hidden` has them seat by seat, then the draw pile with the card drawn next last.
        """
        game = cls.__new__(cls)
        for name in Position.__slots__:
            setattr(game, name, getattr(view, name))
        cards = iter(hidden)
        game.hands = [
            list(hand) if seat == view.seat else [next(cards) for _ in hand]
            for seat, hand in enumerate(view.hands)
        ]
        game.stock = [next(cards) for _ in view.stock]
        game.discard = list(view.discard)
        if game.drawn is BACK:  # it can be played, else the turn would be over
            hand = game.hands[game._on_turn()]
            game.drawn = next((card for card in reversed(hand) if card in game.fits), hand[-1])
        game.random = _generator(seed)
        game.guilty = game.challengeable and game._was_offence()
        return game

    def copy(self) -> Game:
        """Return an independent game in the same state."""
        twin = Game.__new__(Game)
        for name in _GAME_SLOTS:
            setattr(twin, name, getattr(self, name))
        twin.hands = [hand[:] for hand in self.hands]
        twin.stock = self.stock[:]
        twin.discard = self.discard[:]
        return twin

    __copy__ = copy  # `copy.copy` alone would share the lists of cards

    def view(self, seat: int) -> View:
        """Return all that a seat may know now."""
        return self.window(seat).kept()

    def window(self, seat: int) -> Window:
        """Return a live view: all that the seat may know at any time."""
        self.check_seat(seat)
        return Window(self, seat)

    def public(self) -> PublicView:
        """Return all that the public may know."""
        return PublicView.of(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and _state(self) == _state(other)

    __hash__ = None  # type: ignore[assignment]

    # What a player does

    def apply(self, seat: int, action: Action) -> list[Event]:
        """Do an action and return its events; change nothing if it raises.

        Raise IllegalActionError if the rules refuse it, SeatError if there is no such seat, TypeError if the
        seat, the action or a field of it has a wrong type."""
        made_once = _MADE_ONCE.get(id(action))
        if made_once is not None and seat is self.turn and not self.house_rules:
            why_not, do = made_once  # the rest in short, for the most frequent actions
            refusal = why_not(self, seat, action)
            if refusal is None:
                events: list[Event] = []
                do(self, seat, action, events)
                return events
        elif type(seat) is not int or not is_well_made(action):
            raise TypeError(f"a seat or an action of a wrong type: {seat!r}, {action!r}")
        else:
            refusal = self.why_not(seat, action)
            if refusal is None:
                return self.carry_out(seat, action)
        raise IllegalActionError(seat, action, refusal)

    def carry_out(self, seat: int, action: Action) -> list[Event]:
        """Do an action that `why_not` has accepted, without a second check, and return its events."""
        events: list[Event] = []
        if self.house_rules and (rule := self._allowed_by(seat, action)) is not None:
            rule.do(self, seat, action, events)
        else:
            _DO[type(action)](self, seat, action, events)
        return events

    def _allowed_by(self, seat: int, action: Action) -> HouseRule | None:
        """Return the house rule that allows this action, and so carries it out; None: the engine does."""
        alone = without_call(action)
        return next((rule for rule in self.house_rules if alone in rule.allows(self, seat)), None)

    def do(self, seat: int, action: Action, events: list[Event]) -> None:
        """Do an action as the rulebooks say."""
        _DO[type(action)](self, seat, action, events)

    def _play(self, seat: int, action: Play, events: list[Event]) -> None:
        card, colour = action.card, action.colour
        if card is _DRAW_FOUR:
            self._remember_lawfulness(seat, card)
        events.append(PLAYED[seat][colour][card])
        left = self.lay(seat, card, colour, action.uno, events)
        if self.house_rules:
            self.follow(seat, card, events)
        elif not left:
            self._last_card(seat, card, events)
        elif card.acts:
            self._work(seat, card, events)
        else:
            self.pass_turn(seat, events)

    def follow(self, seat: int, card: Card, events: list[Event]) -> None:
        """Carry out what follows a card that was laid.

        The plans of house rules, then the effect of the card.
        """
        plan: Plan = (CardWorks(seat, card),)
        if self.hands[seat]:
            for rule in self.house_rules:
                plan = rule.laid(self, seat, card, plan)
        self.carry_on(seat, card, plan, events)

    def carry_on(self, seat: int, card: Card, plan: Plan, events: list[Event]) -> None:
        """Carry out a plan after a card that was laid; after a last card none of it."""
        if self.hands[seat]:
            self.agenda = plan
            self._go_on(events)
        else:
            self.agenda = ()
            self._last_card(seat, card, events)

    def _work(self, seat: int, card: Card, events: list[Event]) -> None:
        """Carry out the effect of a card, and begin the next turn."""
        symbol = card.symbol
        if card.draws:
            bluff = card is _DRAW_FOUR and self.rules.draw_four_bluff == "allow"
            self._hit(self.after(seat), seat, self.penalty + card.draws, bluff and not self.penalty, events)
        elif symbol is _SKIP:
            skipped = self.after(seat)
            events.append(SKIPPED[skipped])
            self.begin_turn(self.after(skipped), events)
        elif symbol is _REVERSE:
            self.direction = -self.direction
            events.append(REVERSED[self.direction])
            again = self.reverse_repeats and seat not in self.absent
            self.begin_turn(seat if again else self.after(seat), events)
        else:
            self.begin_turn(self.after(seat), events)

    def _draw(self, seat: int, action: Draw, events: list[Event]) -> None:
        if not self._take(seat, 1, events):
            events.append(happened.NothingToDraw(seat))
            self.stuck += 1
            self._end_turn(seat, events)
            return
        self.stuck = 0
        hand, rules, count = self.hands[seat], self.rules, 1
        card = self.drawn = hand[-1]
        self.phase = DRAWN
        # In most cases it does not fit, and there are no house rules.
        while not (playable := (card in self.fits or self.house_rules) and self.playable(seat)):
            if count >= rules.draw_up_to or not self._take(seat, 1, events):
                break
            count += 1
            card = self.drawn = hand[-1]
        events.append(
            DREW_ONE[seat][card] if count == 1 else happened.Drew(seat, tuple(hand[-count:]), count, "turn")
        )
        if not playable:
            self._end_turn(seat, events)
        elif rules.catch_until == "turn":
            self.catchable = NO_SEATS  # R52, D41

    def _pass(self, seat: int, action: Pass, events: list[Event]) -> None:
        if self.phase is CHOICE:
            self._answer(seat, action, events)
            return
        events.append(happened.Kept(seat))
        self._end_turn(seat, events)

    def _accept(self, seat: int, action: Accept, events: list[Event]) -> None:
        self.catchable = NO_SEATS
        self.challengeable = False
        self.pay(seat, self.penalty, "bounced" if self.bounced else "penalty", events)
        for rule in self.house_rules:
            rule.penalty_taken(self, seat)
        self._settle(events)

    def _star(self, seat: int, action: Star, events: list[Event]) -> None:
        """Send the penalty back to its source (R47); the turn counts as the star player's (D29)."""
        hit, against = self._on_turn(), self._source()
        events.append(happened.StarAnswered(seat, action.colour, against, self.penalty))
        self.lay(seat, _STAR, action.colour, action.uno, events)
        if not self.hands[seat]:
            self.out = seat
        next_seat = self.after(hit)
        # If a third player lays the star, the player hit loses a turn (D28).
        skipped = [hit] if seat != hit else []
        if next_seat == against and self.rules.star_skips_bounced == "yes":
            skipped.append(against)
            next_seat = self.after(against)
        self._await(against, seat, self.penalty, next_seat)
        self.bounced, self.skipped = True, tuple(skipped)
        self.challengeable = self.guilty = False
        last_card = self.out == seat and self.rules.star_answers_last_card == "no"
        if self.rules.star_on_star == "no" or last_card:
            self.pay(against, self.penalty, "bounced", events)  # D30, D33
            self._settle(events)
        else:
            events.append(happened.Hit(against, seat, self.penalty))

    def _challenge(self, seat: int, action: Challenge, events: list[Event]) -> None:
        self.catchable = NO_SEATS
        hit, offender = self._on_turn(), self._source()
        hand = tuple(self.hands[offender])
        events.append(happened.Challenged(seat, offender))
        events.append(happened.HandShown(offender, seat, hand, len(hand)))
        events.append(happened.ChallengeDecided(seat, offender, self.guilty))
        self.challengeable = False
        if not self.guilty:
            self.pay(seat, self.penalty + CHALLENGE_LOST_EXTRA, "innocent", events)  # R43
            self.skipped = (hit,) if seat != hit else ()  # D22
            self._settle(events)
            return
        count = self.penalty
        self._close_penalty()
        if self.rules.guilty_penalty == "takes_back":
            self._take_back(offender, events)
            self.pay(offender, count, "guilty", events)
            again = self.rules.after_take_back == "offender"
            self.begin_turn(offender if again else hit, events)  # D25
            return
        self.pay(offender, count, "guilty", events)
        if self.rules.after_guilty == "challenger_skipped":  # D24
            events.append(SKIPPED[hit])
            self.begin_turn(self.after(hit), events)
        else:
            self.begin_turn(hit, events)

    def _name_colour(self, seat: int, action: NameColour, events: list[Event]) -> None:
        events.append(happened.ColourNamed(seat, action.colour))
        self._ask(action.colour, action.colour)
        self.begin_turn(seat, events)

    def _call_uno(self, seat: int, action: CallUno, events: list[Event]) -> None:
        self.called |= {seat}
        self.catchable -= {seat}
        events.append(happened.UnoCalled(seat))

    def _catch(self, seat: int, action: Catch, events: list[Event]) -> None:
        self.catchable -= {action.seat}
        events.append(happened.Caught(action.seat, seat))
        self.pay(action.seat, self.rules.uno_penalty, "caught", events)

    def _demand(self, seat: int, action: Demand, events: list[Event]) -> None:
        events.append(happened.Demanded(seat, action.seat))
        self.pay(seat, self.rules.demand_penalty, "demand", events)

    def _next(self, seat: int, action: Next, events: list[Event]) -> None:
        assert self.dealer is not None
        self._clear_round()
        self.dealer = self.after(self.dealer)  # D4
        self.round += 1
        self._begin_round(events)

    def _answer(self, seat: int, action: Answer | Pass, events: list[Event]) -> None:
        """Take the answer to a question of a house rule or of the customizable card."""
        question = self._question()
        self.agenda = self.agenda[1:]
        self.phase = PLAY
        question.answered(self, action, events)
        self._go_on(events)

    # How the game goes on

    def _go_on(self, events: list[Event]) -> None:
        """Run the steps of the agenda, up to a question."""
        while self.agenda and self.phase is not CHOICE:
            step, *rest = self.agenda
            self.agenda = tuple(rest)
            step.run(self, events)

    def wait_for_answer(self, question: Question, seat: int, events: list[Event]) -> None:
        """Ask a question; nothing goes on before it is answered."""
        self.agenda = (question, *self.agenda)
        self._wait_for(CHOICE, seat)
        events.append(happened.Asked(seat, question.what))

    def lay(self, seat: int, card: Card, colour: Colour | None, uno: bool, events: list[Event]) -> int:
        """Lay a card from the hand, with its UNO call (R50 to R52); return how many cards remain."""
        hand = self.hands[seat]
        hand.remove(card)
        self.discard.append(card)
        if card.colour:
            self._ask(card.colour, card)
        else:
            self._ask(colour, colour)
        self.drawn = None
        self.stuck = 0
        self.catchable = NO_SEATS
        self.fresh = True
        left = len(hand)
        if left == 1 and seat not in self.called:
            self._one_left(seat, uno, events)
        return left

    def lay_beneath(self, seat: int, card: Card, uno: bool, events: list[Event]) -> None:
        """Move a card, even the last one, from the hand under the top card."""
        hand = self.hands[seat]
        hand.remove(card)
        self.discard.insert(len(self.discard) - 1, card)
        if not hand:
            self._go_out(seat, events)
        elif len(hand) == 1 and seat not in self.called:
            self._one_left(seat, uno, events)

    def _one_left(self, seat: int, uno: bool, events: list[Event]) -> None:
        if uno:
            self.called |= {seat}
            events.append(happened.UnoCalled(seat))
        else:
            if self.rules.uno_penalty:
                self.catchable |= {seat}
            events.append(ONE_CARD_LEFT[seat][bool(self.rules.uno_penalty)])

    def _ask(self, colour: Colour | None, asked: Card | Colour | None) -> None:
        """Set what the next card must match; None while a colour is to be named."""
        self.colour, self.asked = colour, asked
        self.fits = NO_CARDS if asked is None else FITS[self.rules.star_as_wild][asked]

    def _last_card(self, seat: int, card: Card, events: list[Event]) -> None:
        """End the round (R53), but a penalty is still drawn (R54) or may be answered (D32)."""
        hit = self.after(seat)
        if card.draws:
            count = self.penalty + card.draws
            if self.rules.star_answers_last_card == "yes" and self.rules.deck == "mario":
                self._hit(hit, seat, count, False, events)
                self.out = seat
                return
            self.pay(hit, count, "last_card", events)
            self._close_penalty()
        if not self._go_out(seat, events):
            return
        if card.draws:
            events.append(SKIPPED[hit])
            self.begin_turn(self.after(hit), events)
        else:
            self._work(seat, card, events)

    def _go_out(self, seat: int, events: list[Event]) -> bool:
        """End the round for a seat without cards (R53); return whether it goes on.

        A house rule may let it go on.
        """
        if self.house_rules and any(rule.went_out(self, seat, events) for rule in self.house_rules):
            return True
        self._end_round(self.finished[0] if self.finished else seat, events)
        return False

    def _hit(self, seat: int, source: int, count: int, may_challenge: bool, events: list[Event]) -> None:
        """Make a penalty wait for the answer of the player hit (D21, D41)."""
        self._await(seat, source, count, self.after(seat))
        self.challengeable = may_challenge
        self.guilty = self.guilty and may_challenge
        events.append(HIT[seat][source][count])

    def _await(self, seat: int, source: int, count: int, resume: int) -> None:
        self._wait_for(RESPONSE, seat)
        self.source, self.penalty, self.resume = source, count, resume

    def _settle(self, events: list[Event]) -> None:
        """Draw the penalty; then the round ends if a seat is out, else it goes on."""
        out, resume, skipped = self.out, self.resume, self.skipped
        self._close_penalty()
        if out is not None and not self.hands[out] and not self._go_out(out, events):
            return
        if self.reshuffles > MOST_RESHUFFLES:
            self._void_round(events)
            return
        assert resume is not None
        for seat in skipped:
            events.append(SKIPPED[seat])
        self.begin_turn(self.after(resume) if resume in self.absent else resume, events)

    def _close_penalty(self) -> None:
        self.penalty = 0
        self.source = self.resume = self.out = None
        self.skipped = ()
        self.bounced = self.challengeable = self.guilty = self.fresh = False

    def _remember_lawfulness(self, seat: int, card: Card) -> None:
        """Judge the hand at this moment (D17), and keep what the card may be taken back to (D25)."""
        assert self.colour is not None
        assert self.asked is not None
        rest = self.hands[seat][:]
        rest.remove(card)
        self.guilty = self.offends(rest)
        self.before = (self.colour, self.asked, len(rest))

    def _was_offence(self) -> bool:
        """Judge it afterwards, in an imagined world."""
        assert self.before is not None
        now = self.colour, self.asked
        colour, asked, size = self.before
        self._ask(colour, asked)
        guilty = self.offends(self.hands[self._source()][:size])  # cards that came later stand behind
        self._ask(*now)
        return guilty

    def _take_back(self, seat: int, events: list[Event]) -> None:
        assert self.before is not None
        card = self.discard.pop()
        self.hands[seat].append(card)
        self.called -= {seat}
        colour, asked, _ = self.before
        self._ask(colour, asked)
        events.append(happened.TookBack(seat, card, self.discard[-1], colour))

    def pass_turn(self, seat: int, events: list[Event]) -> None:
        """Begin the turn of the seat that follows this one."""
        self.turn = seat = (seat + self.direction) % self.players
        if self.called or seat in self.absent:
            self.begin_turn(self.after(seat) if seat in self.absent else seat, events)
        else:
            self.phase = PLAY
            events.append(TURN_BEGAN[seat])

    def begin_turn(self, seat: int, events: list[Event]) -> None:
        """Begin the turn of this seat."""
        self.phase, self.turn = PLAY, seat
        if self.called:
            self._keep_calls(seat)
        events.append(TURN_BEGAN[seat])

    def _wait_for(self, phase: Phase, seat: int | None) -> None:
        self.phase, self.turn = phase, seat
        if self.called:
            self._keep_calls(seat)

    def _keep_calls(self, seat: int | None) -> None:
        """Keep calls with two cards only for the caller's own turn (D38), and none without cards."""
        hands = self.hands
        self.called = frozenset(
            one for one in self.called if len(hands[one]) == 1 or (one == seat and hands[one])
        )

    def _end_turn(self, seat: int, events: list[Event]) -> None:
        """End a turn in which no card was laid."""
        self.drawn = None
        self.fresh = False
        self.catchable = NO_SEATS  # R52, D42
        if (self.stuck and self.stuck >= self.playing) or self.reshuffles > MOST_RESHUFFLES:
            self._void_round(events)
        else:
            self.pass_turn(seat, events)

    # Cards

    def pay(self, seat: int, count: int, cause: Cause, events: list[Event]) -> None:
        """Draw cards for a cause, as many as there are (D47)."""
        drawn = self._take(seat, count, events)
        cards = tuple(self.hands[seat][-drawn:]) if drawn else ()
        events.append(happened.Drew(seat, cards, drawn, cause))

    def _take(self, seat: int, count: int, events: list[Event]) -> int:
        """Move cards from the draw pile to a hand; any of them cancels a call (D39).

        Return how many moved.
        """
        hand, stock = self.hands[seat], self.stock
        drawn = 0
        while drawn < count and (stock or self._reshuffle(events)):
            hand.append(stock.pop())
            drawn += 1
        if drawn and (self.called or self.catchable):
            self.called -= {seat}
            self.catchable -= {seat}
        return drawn

    def _reshuffle(self, events: list[Event]) -> bool:
        """Make the discard pile but its top the draw pile (R55, D46); return False without cards."""
        count = len(self.discard) - self._kept_by_reshuffle()
        if count <= 0:
            return False
        if self.house_rules or self.rules.draw_up_to > 1:
            self.reshuffles += 1
        self.stock[:] = self.discard[:count]
        del self.discard[:count]
        self._shuffle(self.stock)
        events.append(happened.Reshuffled(len(self.stock)))
        return True

    def _shuffle(self, cards: list[Card]) -> None:
        self.random = shuffle(cards, self.random)

    # Rounds

    def _clear(self, setup: Setup) -> None:
        """Make an empty table, before anything is decided."""
        self.rules, self.players, self.round = setup.rules, setup.players, setup.round
        self.totals = setup.totals or (0,) * setup.players
        self.random = _generator(setup.seed or 0)
        self.dealer = setup.dealer
        self.champions = self.tied = ()
        self.house_rules, self.agreed = in_force(setup.rules), True
        self._clear_round()

    def _clear_round(self) -> None:
        self.phase, self.turn, self.direction = DEALER, None, 1
        self.hands = [[] for _ in range(self.players)]
        self.stock, self.discard = [], []
        self._ask(None, None)
        self.drawn = self.before = self.round_winner = self.round_points = None
        self.called = self.catchable = NO_SEATS
        self.stuck = self.reshuffles = 0
        self.void = False
        self.agenda = self.finished = ()
        self.absent = self.eliminated(self.totals)
        self._close_penalty()

    def eliminated(self, totals: Sequence[int]) -> frozenset[int]:
        """Return the seats that have too many points to go on playing."""
        return eliminated(self.rules, totals)

    def _choose_dealer(self, setup: Setup, events: list[Event]) -> None:
        """Let each seat draw a card: the highest number deals; seats that tie draw again (R8, D3)."""
        if self.dealer is not None:
            return
        drawing = tuple([seat for seat in range(self.players) if seat not in self.absent])
        for draw in setup.dealer_draws:
            drawing = self._draw_for_dealer(draw, events)
        if not setup.dealer_draws and setup.is_position:
            drawing = drawing[:1]
        if len(drawing) > 1 and setup.seed is None and setup.dealer_draws:
            self.tied = drawing
            return
        deck: list[Card] = []
        while len(drawing) > 1:
            if len(deck) < len(drawing):
                deck = list(self.rules.cards)
                self._shuffle(deck)
            drawing = self._draw_for_dealer(tuple((seat, deck.pop()) for seat in drawing), events)
        self.dealer = drawing[0]
        if setup.dealer_draws or not setup.is_position:
            events.append(happened.DealerChosen(self.dealer))

    def _draw_for_dealer(self, draw: DealerDraw, events: list[Event]) -> tuple[int, ...]:
        """Draw once for the dealer; return the seats that must draw again, or the dealer alone."""
        events.append(happened.DealerDrawn(draw))
        best = highest(self.rules, draw)
        if len(best) > 1:
            events.append(happened.DealerTied(best))
        return best

    def _place(self, setup: Setup, events: list[Event]) -> None:
        """Lay out a given position."""
        self.hands = [list(hand) for hand in setup.all_hands()]
        self.stock = list(reversed(setup.stock or ()))
        self.discard = list(setup.discard or ())
        self.called = setup.called
        if self.tied:
            return
        if setup.discard is None:
            self._turn_up(events)
            return
        assert setup.turn is not None
        self.direction = setup.direction
        self.catchable, self.fresh, self.stuck = setup.catchable, setup.fresh, setup.stuck
        self.reshuffles, self.agreed, self.agenda = setup.reshuffles, setup.agreed, setup.agenda
        self.finished = setup.finished
        self.absent |= frozenset(setup.finished)
        top = self.discard[-1]
        if top.colour or setup.colour:
            self._ask(top.colour or setup.colour, top if top.colour else setup.colour)
            self._place_turn(setup, setup.turn, events)
        else:
            self._ask_colour(setup.turn, top, events)

    def _place_turn(self, setup: Setup, turn: int, events: list[Event]) -> None:
        """Begin a turn, or go on in the middle of one."""
        self.begin_turn(turn, events)
        penalty = setup.penalty
        if penalty is not None:
            self._await(turn, penalty.source, penalty.count, penalty.resume)
            self.bounced, self.skipped, self.out = penalty.bounced, penalty.skipped, penalty.out
            self.challengeable, self.guilty = penalty.lawful is not None, penalty.lawful is False
            self.before = penalty.before
        if setup.agenda:
            self.phase = CHOICE
        elif setup.drawn is not None:
            self.phase, self.drawn = DRAWN, setup.drawn

    def _begin_round(self, events: list[Event]) -> None:
        """Shuffle, deal, turn up (R10 to R12), after what house rules ask first."""
        assert self.dealer is not None
        events.append(happened.RoundStarted(self.round, self.dealer))
        plan: tuple[Step, ...] = (_DEAL,)
        for rule in self.house_rules:
            plan = rule.round_begins(self, plan)
        self.agenda = plan
        self._go_on(events)

    def deal_cards(self, events: list[Event]) -> None:
        """Deal to every seat that plays; then turn up the first card."""
        deck, size = list(self.rules.cards), self.rules.hand_size
        self._shuffle(deck)
        dealt = 0
        for seat in range(self.players):
            if seat not in self.absent:
                self.hands[seat] = deck[dealt : dealt + size]
                dealt += size
                events.append(happened.Dealt(seat, tuple(self.hands[seat]), size))
        self.stock = deck[dealt:]
        self._turn_up(events)

    def _turn_up(self, events: list[Event]) -> None:
        """Turn up the first card of the discard pile, and carry out its effect (R12 to R20)."""
        assert self.dealer is not None
        card = self.stock.pop()
        while card.symbol is Symbol.WILD_DRAW_FOUR:  # R18, D5
            events.append(happened.PutBack(card))
            self.stock.insert(0, card)
            if self.rules.start_wild_draw_four == "reshuffle":
                self._shuffle(self.stock)
            card = self.stock.pop()
        self.discard.append(card)
        events.append(happened.TurnedUp(card))
        left = self.after(self.dealer)
        if card.colour is None:
            self._ask_colour(left, card, events)
            return
        self._ask(card.colour, card)
        if self.rules.start_action_card == "neutral":
            self.begin_turn(left, events)
        elif card.symbol is Symbol.DRAW_TWO:
            self._start_draw_two(left, card, events)
        elif card.symbol is Symbol.SKIP:
            events.append(SKIPPED[left])
            self.begin_turn(self.after(left), events)
        elif card.symbol is Symbol.REVERSE:
            self.direction = -1
            events.append(REVERSED[self.direction])
            self.begin_turn(self.dealer, events)  # R15, D10
        else:
            self.begin_turn(left, events)

    def _start_draw_two(self, left: int, card: Card, events: list[Event]) -> None:
        assert self.dealer is not None
        if self.rules.star_answers_start_card == "yes" and self.rules.deck == "mario":  # D8
            self._hit(left, self.dealer, card.draws, False, events)
        else:
            self.pay(left, card.draws, "start", events)
            self.begin_turn(self.after(left), events)

    def _ask_colour(self, seat: int, card: Card, events: list[Event]) -> None:
        self.phase, self.turn = COLOUR, seat
        events.append(happened.ColourAsked(seat, card))

    def _end_round(self, winner: int, events: list[Event]) -> None:
        points, before = round_points(self.rules, winner, self.hands), self.totals
        self.totals = tuple([total + gain for total, gain in zip(self.totals, points, strict=True)])
        self.round_winner, self.round_points = winner, points
        self.agenda = ()
        self._wait_for(OVER, None)
        self.catchable = NO_SEATS
        hands = tuple(map(tuple, self.hands))
        events.append(happened.RoundWon(winner, hands, points, self.totals))
        for rule in self.house_rules:
            rule.round_over(self, before, events)
        self._end_match(events)

    def _end_match(self, events: list[Event]) -> None:
        """End the match if it is won, else wait for the next round."""
        self.champions = champions(self.rules, self.totals, self.round)
        if self.champions:
            self.phase = GAME_OVER
            events.append(happened.MatchWon(self.champions, self.totals))

    def _void_round(self, events: list[Event]) -> None:
        """End the round without points: all seats in a row were stuck (D48)."""
        self._wait_for(OVER, None)
        self.catchable = NO_SEATS
        self.void = True
        events.append(happened.RoundVoid())
        self._end_match(events)

    def _on_turn(self) -> int:
        assert self.turn is not None
        return self.turn

    def _source(self) -> int:
        assert self.source is not None
        return self.source


class CardWorks(Step):
    """Carry out the effect of the card by the rulebook, if the player who laid it still plays."""

    seat: int
    card: Card

    def run(self, game: Game, events: list[Event]) -> None:
        if self.seat in game.absent:
            game.begin_turn(game.after(self.seat), events)
        else:
            game._work(self.seat, self.card, events)


class CardsAreDealt(Step):
    """Deal the cards: the round begins."""

    def run(self, game: Game, events: list[Event]) -> None:
        game.deal_cards(events)


_DEAL: Final = CardsAreDealt()
_SEED_BELOW_ZERO: Final = 0xD1B54A32D192ED03  # far from 0, so that no small seed equals that of another game


def _generator(seed: int) -> int:
    """Return how the generator starts, for any integer; neighbouring seeds give unrelated games."""
    return absorbed(_SEED_BELOW_ZERO if seed < 0 else 0, abs(seed))


_GAME_SLOTS: Final = (*Position.__slots__, *Game.__slots__)
_state: Final[Callable[[Position], tuple[Any, ...]]] = attrgetter(*_GAME_SLOTS)
_DO: Final[Mapping[type[Any], Callable[..., None]]] = {
    Play: Game._play,
    Draw: Game._draw,
    Pass: Game._pass,
    **dict.fromkeys((Choose, Show, Discard, Agree, Disagree, Write), Game._answer),
    Accept: Game._accept,
    Challenge: Game._challenge,
    Star: Game._star,
    NameColour: Game._name_colour,
    CallUno: Game._call_uno,
    Catch: Game._catch,
    Demand: Game._demand,
    Next: Game._next,
}
# What refuses and what does each action of `MADE_HERE`, by its identity, which no other action ever has.
# Their fields need no check. The rulebooks refuse every Jump, so they never do one.
_MADE_ONCE: Final = {id(action): (WHY[type(action)], _DO.get(type(action), Game.do)) for action in MADE_HERE}
