"""Tells what happened: events become messages for the listener at one seat, or for the public."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

from access_uno.engine import events as happened
from access_uno.engine.actions import Challenge, Jump, Star
from access_uno.engine.cards import Card
from access_uno.engine.events import Event
from access_uno.engine.game import Game
from access_uno.engine.position import DRAWN, Position
from access_uno.engine.values import Value
from access_uno.engine.views import View
from access_uno.record import Seat
from access_uno.words.answers import Answers
from access_uno.words.custom import rule_sentence
from access_uno.words.message import Kind, Message, message

Verbosity = Literal["short", "normal", "full"]


class Manner(Value):
    """How a listener wants to be told what happens; what needs an answer is always said.

    `how` says it of a kind of events by the listener, the player before them or others (`settings.told`).
    """

    two_cards: bool = False  # it is told that another player has two cards
    fits_first: bool = False  # an own turn begins with what fits, not with the top card
    how: Callable[[str, str], str] | None = None  # None: everything is said


USUAL: Final = Manner()


class Teller(Answers):
    """Tells one listener what happens, and answers questions."""

    def tell(
        self,
        events: Sequence[Event],
        position: Position,
        verbosity: Verbosity = "normal",
        manner: Manner = USUAL,
        by: int | None = None,
    ) -> list[Message]:
        """Return the messages about events; `position` is the listener's view after them (or the game).

        What is obvious is left out: the dealing of other hands, and whose turn it is after a move.
        In full the last message also says who is next. `by` is the seat whose step it was.
        """
        seat = self.seat
        told = _Told(self, events, position, verbosity, manner, by)
        for event in events:
            event = event if event.is_open else event.seen_by(seat)
            told.begin(event)
            _TELL[type(event)][1](told, event)
        return told.messages

    def whose(self, position: Position, seats: Sequence[int | None], turned: bool = False) -> str:
        """Return whose doing it is, or to whom it is done: the listener ("me"), "before" or "others".

        The first seat is the doer's. `turned`: since then the direction has turned.
        """
        if self.seat is None:
            return "others"
        if self.seat in seats:
            return "me"
        following = position.others(self.seat)
        return "before" if seats[0] in following[: 1 if turned else None][-1:] else "others"


def told_as(how: str, message: Message) -> list[Message]:
    """Return a message as it is told: said, only kept in the history, or not at all."""
    return [] if how == "never" else [message.but(quiet=True) if how == "kept" else message]


class _Told:
    """The messages for some events, while they are made."""

    def __init__(
        self,
        teller: Teller,
        events: Sequence[Event],
        position: Position,
        verbosity: Verbosity,
        manner: Manner,
        by: int | None,
    ) -> None:
        self.messages: list[Message] = []
        self.tells: tuple[Event, ...] = ()  # the event that is told now
        self._teller = teller
        self._events = events
        self._position = position
        self._verbosity = verbosity
        self._manner = manner
        self._by = by
        self._how = "said"

    def begin(self, event: Event) -> None:
        """Tell this event from now on."""
        self.tells = (event,)
        if self._manner.how is not None:
            is_penalty = isinstance(event, happened.Drew) and event.cause != "turn"
            kind = "penalties" if is_penalty else _TELL[type(event)][0]
            self._how = "said" if self._needs_answer(event) else self._wanted(kind, event)

    def _needs_answer(self, event: Event) -> bool:
        """Return whether the listener has to do something about it now, or can miss a chance."""
        seat, position = self._teller.seat, self._position
        match event:
            case happened.TurnBegan() | happened.ColourAsked() | happened.Asked() | happened.Hit():
                return event.seat == seat
            case happened.Drew():
                return event.seat == seat == position.turn and position.phase is DRAWN
            case happened.OneCardLeft():
                return seat is not None and event.catchable
            case happened.Played() | happened.Jumped() | happened.StarAnswered():
                return seat is not None and any(isinstance(act, _ANSWERS) for act in position.legal(seat))
        return False

    def _wanted(self, kind: str, event: Event) -> str:
        """Return how an event of a kind is told to a listener who need not answer it."""
        if self._manner.how is None:
            return "said"
        seats = [getattr(event, name) for name in _SEATS if hasattr(event, name)] or [self._by]
        turned = any(isinstance(other, happened.Reversed) for other in self._events)
        return self._manner.how(kind, self._teller.whose(self._position, seats, turned))

    def _add(
        self, name: str, person: str, urgent: bool = False, kind: Kind | None = None, /, **variables: Any
    ) -> None:
        """Tell a message in the variant for the listener."""
        teller = self._teller
        raw = teller.words.raw(name, variables, self._verbosity, person)
        if kind is None:
            kind = "others" if person == "others" else "mine"
        self._tell(raw, kind, urgent, None if person == "others" else teller.seat)

    def _tell(self, raw: str, kind: Kind, urgent: bool, seat: int | None) -> None:
        self.messages += told_as(self._how, message(raw, kind, urgent, seat, False, self.tells))

    def _one(
        self, name: str, seat: int, /, urgent: bool = False, kind: Kind | None = None, **variables: Any
    ) -> None:
        """Tell something about one player."""
        teller = self._teller
        self._add(name, teller.person(seat), urgent, kind, who=teller.names[seat], **variables)

    def _pair(self, name: str, seat: int, affected: int, /, urgent: bool = False, **variables: Any) -> None:
        """Tell what one player did to another."""
        teller = self._teller
        self._add(
            name,
            teller.person(seat, affected),
            urgent,
            who=teller.names[seat],
            whom=teller.names[affected],
            **variables,
        )

    def _list(self, name: str, kind: Kind, /, **variables: Any) -> None:
        """Tell something about several players, the listener being "you"."""
        self._add(name, "others" if self._teller.seat is None else "you", False, kind, **variables)

    def _left(self, seat: int) -> Any:
        return self._teller.words.number(self._position.cards_left(seat))

    # The players on turn

    def seat(self, event: Seat) -> None:
        self._one(f"seat-{event.who}", event.seat, kind="system")

    # The dealer and the deal

    def dealer_drawn(self, event: happened.DealerDrawn) -> None:
        teller = self._teller
        items = [
            teller.raw("dealer-drawn-item", who=teller.name(seat), card=card.code)
            for seat, card in event.draws
        ]
        before = self._events[: self._events.index(event)]
        again = any(isinstance(other, happened.DealerTied) for other in before)
        name = "dealer-drawn-again" if again else "dealer-drawn"
        self._list(name, "system", draws=teller.words.join(items, "clauses", between="clauses"))

    def dealer_tied(self, event: happened.DealerTied) -> None:
        """Tell who must draw again, if a record ends there: else the next draw says so."""
        if event is self._events[-1]:
            self._list("dealer-tied", "system", players=self._teller.players(event.seats))

    def round_started(self, event: happened.RoundStarted) -> None:
        number, size = self._teller.words.number, self._position.rules.hand_size
        facts = {"round": number(event.round), "size": number(size)}
        self._one("round-started", event.dealer, kind="system", **facts)

    def dealt(self, event: happened.Dealt) -> None:
        if event.cards is not None or self._verbosity == "full":
            number = self._teller.words.number(event.count)
            self._one("dealt", event.seat, count=number, cards=_codes(event.cards))

    def turned_up(self, event: happened.TurnedUp) -> None:
        self._add("turned-up", "others", False, "system", card=event.card.code)

    def put_back(self, event: happened.PutBack) -> None:
        self._add("put-back", "others", False, "system", card=event.card.code)

    def colour_asked(self, event: happened.ColourAsked) -> None:
        if event.seat == self._teller.seat:
            self._your_turn()
        else:
            self._one("colour-asked", event.seat, card=event.card.code)

    def _your_turn(self) -> None:
        """Tell the listener what to do."""
        position, seat = self._position, self._teller.seat
        assert seat is not None
        view = position.view(seat) if isinstance(position, Game) else position
        assert isinstance(view, View)
        told = self._teller.turn_begins(view, self._verbosity, self._manner.fits_first)
        self.messages.append(told.but(tells=self.tells))

    def colour_named(self, event: happened.ColourNamed) -> None:
        self._one("colour-named", event.seat, colour=event.colour.value)

    # Turns

    def turn_began(self, event: happened.TurnBegan) -> None:
        teller, seat = self._teller, event.seat
        if seat == teller.seat:
            self._your_turn()
        elif any(type(other) in _STARTS for other in self._events) or len(self._events) == 1:
            self._one("turn", seat)
        elif self._verbosity == "full":
            self._also(teller.raw("next", who=teller.names[seat]))

    def _also(self, raw: str) -> None:
        """Add a sentence to the last message: what belongs together is one line."""
        if self._how == "never":
            return
        if not self.messages or self.messages[-1].quiet != (self._how == "kept"):
            self._tell(raw, "others", False, None)
            return
        last = self.messages[-1]
        more = message(self._teller.words.sentences("", raw), last.kind, last.urgent, last.seat)
        self.messages[-1] = last.but(
            text=last.text + more.text,
            parts=last.parts + more.parts,
            tells=last.tells if last.tells is self.tells else last.tells + self.tells,
        )

    def played(self, event: happened.Played) -> None:
        left = self._left(event.seat)
        if event.colour is None:
            self._one("played", event.seat, card=event.card.code, left=left)
        else:
            colour = event.colour.value
            card = f"{event.card.code}:{colour}"
            self._one("played-wild", event.seat, card=card, colour=colour, left=left)
        self._warn(event.seat)

    def _warn(self, seat: int) -> None:
        """Tell that another player has two cards left, where that is wanted and not told already."""
        is_told = self._verbosity == "full" or seat == self._teller.seat
        if self._manner.two_cards and not is_told and len(self._position.hands[seat]) == 2:
            self._how = self._wanted("hints", self.tells[0])
            self.tells = ()  # its sound was that of the card
            self._one("two-cards-left", seat)

    def drew(self, event: happened.Drew) -> None:
        name = "drew" if event.cause == "turn" else f"drew-{event.cause.replace('_', '-')}"
        position = self._position
        focus = None
        card = event.cards[-1] if event.cards else None
        # It may be told later, what was not heard: with this card laid, and another one drawn.
        is_asked = position.phase is DRAWN and position.turn == event.seat and card is position.drawn
        if event.cause == "turn" and card is not None and is_asked:
            one = event.count == 1 and position.rules.drawn_card == "may"
            bluff = one and position.is_bluff(event.seat, card)
            name = "drew-bluff" if bluff else "drew-playable" if one else "drew-fitting"
            focus = None if bluff else card
        elif event.cause == "turn" and event.seat == self._teller.seat != position.turn:
            name = "drew-over"
        elif event.cause == "penalty" and position.rules.stacking_turn == "kept" and position.house_rules:
            name = "drew-penalty-kept"
        elif event.cause == "innocent" and any(isinstance(each, happened.Skipped) for each in self._events):
            name = "drew-innocent-only"  # another player loses the turn
        number = self._teller.words.number(event.count)
        left = self._left(event.seat)
        penalty = position.rules.guilty_penalty
        cards = _codes(event.cards)
        self._one(name, event.seat, count=number, cards=cards, left=left, penalty=penalty)
        if focus is not None:
            self.messages[-1] = self.messages[-1].but(focus=focus)

    def kept(self, event: happened.Kept) -> None:
        """Others at a table know that the card would have fitted only if cards are drawn until one fits."""
        if event.seat == self._teller.seat or self._position.rules.draw_up_to > 1:
            self._one("kept", event.seat)

    def reversed(self, event: happened.Reversed) -> None:
        self._add("reversed", "others", direction="left" if event.direction == 1 else "right")

    # Penalties and answers to them

    def hit(self, event: happened.Hit) -> None:
        """Tell only the player who must answer: for all others the card that was played says it."""
        teller = self._teller
        hits_listener = event.seat == teller.seat
        if hits_listener or self._verbosity == "full":
            number = teller.words.number(event.count)
            self._pair("hit", event.source, event.seat, urgent=hits_listener, count=number)
        if hits_listener:
            for sentence in teller.responses(self._position, event.seat):
                self._also(sentence)

    def star_answered(self, event: happened.StarAnswered) -> None:
        colour = event.colour.value
        number = self._teller.words.number(event.count)
        self._pair(
            "star-answered", event.seat, event.against, card=f"ST:{colour}", colour=colour, count=number
        )

    def hand_shown(self, event: happened.HandShown) -> None:
        cards = event.cards
        name = "hand-shown" if cards is None else "hand-seen"
        number = self._teller.words.number(event.count)
        self._pair(name, event.seat, event.to, cards=_codes(cards), count=number)

    def challenge_decided(self, event: happened.ChallengeDecided) -> None:
        name = "challenge-guilty" if event.guilty else "challenge-innocent"
        self._pair(name, event.seat, event.offender, card="W+4")

    def took_back(self, event: happened.TookBack) -> None:
        self._one(
            "took-back",
            event.seat,
            card=event.card.code,
            top=event.top.code if event.top.colour else f"{event.top.code}:{event.colour.value}",
            colour=event.colour.value,
        )

    # UNO

    def one_card_left(self, event: happened.OneCardLeft) -> None:
        name = "uno-forgotten" if event.catchable else "one-card-left"
        self._one(name, event.seat, urgent=event.catchable and self._teller.seat is not None)

    # House rules and the customizable card

    def asked(self, event: happened.Asked) -> None:
        teller = self._teller
        if event.seat == teller.seat and isinstance(self._position, View) and self._position.question:
            self.messages.append(teller.asked(self._position).but(tells=self.tells))
        else:
            self._one(f"asked-{event.what}", event.seat)

    def laid(self, event: happened.Jumped | happened.Discarded) -> None:
        name = "jumped"
        if isinstance(event, happened.Discarded):  # beneath the top card, or upon it if it is the same one
            name = "discarded-equal" if event.card is self._position.top else "discarded"
        self._one(name, event.seat, card=event.card.code, left=self._left(event.seat))
        self._warn(event.seat)

    def hands_passed(self, event: happened.HandsPassed) -> None:
        self._add("hands-passed", "others", direction="left" if event.direction == 1 else "right")

    def received(self, event: happened.Received) -> None:
        if event.cards is not None or self._verbosity == "full":
            number = self._teller.words.number(event.count)
            self._one("received", event.seat, count=number, cards=_codes(event.cards))

    def rule_written(self, event: happened.RuleWritten) -> None:
        words = self._teller.words
        self._one("rule-written", event.seat, **words.plain({"rule": rule_sentence(words, event.rule)}))

    def custom_began(self, event: happened.CustomBegan) -> None:  # noqa: ARG002
        raw = self._teller.custom_rule(self._position.rules, played=True)
        self._tell(raw, "others", False, None)

    def went_out(self, event: happened.WentOut) -> None:
        self._one("went-out", event.seat, place=self._teller.words.number(event.place))

    def eliminated(self, event: happened.Eliminated) -> None:
        self._one("eliminated", event.seat, points=self._teller.words.number(event.total))

    # The draw pile, the end

    def reshuffled(self, event: happened.Reshuffled) -> None:
        number = self._teller.words.number(event.count)
        self._add("reshuffled", "others", False, "system", count=number)

    def round_won(self, event: happened.RoundWon) -> None:
        teller = self._teller
        raw = [self._won(event)]
        if self._verbosity == "full":
            raw += [
                teller.raw("held", teller.person(seat), who=teller.names[seat], cards=_codes(hand))
                for seat, hand in enumerate(event.hands)
                if hand
            ]
        raw.append(teller.totals(event.totals))
        self._tell(teller.words.sentences(*raw), "score", False, teller.seat)

    def _won(self, event: happened.RoundWon) -> str:
        teller, seat = self._teller, event.seat
        person, who = teller.person(seat), teller.names[seat]
        if self._position.rules.scoring == "hands":
            points = teller.each(event.points)
            return teller.raw("round-won-hands", person, self._verbosity, who=who, points=points)
        number = teller.words.number(event.points[seat])
        return teller.raw("round-won", person, self._verbosity, who=who, points=number)

    def match_won(self, event: happened.MatchWon) -> None:
        teller = self._teller
        first = event.champions[0]
        points = teller.words.number(event.totals[first])
        if len(event.champions) > 1:
            players = teller.players(event.champions)
            self._list("match-shared", "score", players=players, points=points)
        else:
            self._one("match-won", first, kind="score", points=points)


def _codes(cards: Sequence[Card] | None) -> str:
    return " ".join([card.code for card in cards]) if cards else ""


_STARTS: Final = (happened.TurnedUp, happened.ColourNamed)
_ANSWERS: Final = Jump | Challenge | Star  # to a card that was laid
_SEATS: Final = ("seat", "by", "of", "to", "against", "offender", "source")
_TELL: Final[dict[type[Event], tuple[str, Callable[[_Told, Any], None]]]] = {
    Seat: ("people", _Told.seat),
    happened.DealerDrawn: ("turns", _Told.dealer_drawn),
    happened.DealerTied: ("turns", _Told.dealer_tied),
    happened.DealerChosen: ("turns", lambda *_: None),  # the round that starts names the dealer
    happened.RoundStarted: ("turns", _Told.round_started),
    happened.Dealt: ("draws", _Told.dealt),
    happened.TurnedUp: ("plays", _Told.turned_up),
    happened.PutBack: ("plays", _Told.put_back),
    happened.ColourAsked: ("turns", _Told.colour_asked),
    happened.ColourNamed: ("plays", _Told.colour_named),
    happened.TurnBegan: ("turns", _Told.turn_began),
    happened.Played: ("plays", _Told.played),
    happened.Drew: ("draws", _Told.drew),
    happened.NothingToDraw: ("draws", lambda told, event: told._one("nothing-to-draw", event.seat)),
    happened.Kept: ("draws", _Told.kept),
    happened.Skipped: ("turns", lambda told, event: told._one("skipped", event.seat)),
    happened.Reversed: ("directions", _Told.reversed),
    happened.Hit: ("penalties", _Told.hit),
    happened.StarAnswered: ("plays", _Told.star_answered),
    happened.Challenged: (
        "challenges",
        lambda told, event: told._pair("challenged", event.seat, event.offender),
    ),
    happened.HandShown: ("challenges", _Told.hand_shown),
    happened.ChallengeDecided: ("challenges", _Told.challenge_decided),
    happened.TookBack: ("challenges", _Told.took_back),
    happened.UnoCalled: ("calls", lambda told, event: told._one("uno-called", event.seat)),
    happened.OneCardLeft: ("calls", _Told.one_card_left),
    happened.Caught: ("calls", lambda told, event: told._pair("caught", event.by, event.seat)),
    happened.Demanded: ("penalties", lambda told, event: told._pair("demanded", event.seat, event.of)),
    happened.Asked: ("turns", _Told.asked),
    happened.Jumped: ("plays", _Told.laid),
    happened.Discarded: ("plays", _Told.laid),
    happened.CardShown: (
        "plays",
        lambda told, event: told._one("card-shown", event.seat, card=event.card.code),
    ),
    happened.Swapped: ("plays", lambda told, event: told._pair("swapped", event.seat, event.of)),
    happened.HandsPassed: ("plays", _Told.hands_passed),
    happened.Received: ("plays", _Told.received),
    happened.RuleWritten: ("plays", _Told.rule_written),
    happened.Agreed: ("plays", lambda told, event: told._one("agreed", event.seat)),
    happened.Disagreed: ("plays", lambda told, event: told._one("disagreed", event.seat)),
    happened.CustomBegan: ("plays", _Told.custom_began),
    happened.WentOut: ("scores", _Told.went_out),
    happened.Eliminated: ("scores", _Told.eliminated),
    happened.Reshuffled: ("draws", _Told.reshuffled),
    happened.RoundWon: ("scores", _Told.round_won),
    happened.RoundVoid: ("scores", lambda told, _: told._add("round-void", "others", False, "score")),
    happened.MatchWon: ("scores", _Told.match_won),
}
"""The kind of each event, as in `settings.told`, and what tells it."""
