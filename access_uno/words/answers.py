"""Answers to a player's questions about the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal

from access_uno.engine.actions import (
    Accept,
    Action,
    Agree,
    CallUno,
    Catch,
    Challenge,
    Choose,
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
)
from access_uno.engine.cards import COLOURS, Card, Symbol
from access_uno.engine.position import Phase, Position, Refusal
from access_uno.engine.rules import Rules
from access_uno.engine.views import View
from access_uno.record import RecordError
from access_uno.text.letters import with_capital
from access_uno.text.sanitize import sanitize
from access_uno.words.custom import rule_sentence
from access_uno.words.message import LIMIT, Kind, Message, length, message
from access_uno.words.rules_text import cited
from access_uno.words.words import VALUES, Words

# Facts that are a seat; `number` is one where a hand is meant, and told only to its holder.
_SEATS: Final = ("turn", "source", "seat", "number")
STAR: Final = Card("ST")
_MOST_NAMED: Final = 6  # more playable cards are counted, not named
_OF_CARDS: Final = ("does-not-fit", "not-in-hand", "draw-four-unlawful", "star-only-answers", "must-play")
_OF_STARS: Final = ("nothing-to-answer", "no-star", "star-own", "star-not-hit", "star-only-answers")


class Answers:
    """Answers for the listener at one seat, or for the public (None).

    `arranged` puts the listener's cards into the order in which they are shown.
    """

    def __init__(
        self,
        words: Words,
        names: Sequence[str],
        seat: int | None = None,
        arranged: Callable[[list[Card]], list[Card]] = list,
    ) -> None:
        self.words = words
        self.names = [sanitize(name) for name in names]
        self.seat = seat
        self._arranged = arranged

    def person(self, subject: int, affected: int | None = None) -> str:
        """Return which variant of a message about these seats the listener hears."""
        if self.seat is None:
            return "others"
        return "you" if subject == self.seat else "to_you" if affected == self.seat else "others"

    def raw(self, name: str, /, person: str = "others", verbosity: str = "normal", **variables: Any) -> str:
        """Return the text of a message to build others with: cards stay marked, variables must be plain."""
        return self.words.raw(name, variables, verbosity, person)

    def name(self, seat: int) -> str:
        """Return a player as in a list; the listener is "you"."""
        return self.raw("you") if seat == self.seat else self.names[seat]

    def players(self, seats: Iterable[int], how: str = "and") -> Any:
        """Return several players, as a variable."""
        return self.words.join([self.name(seat) for seat in seats], how)

    def each(self, numbers: Sequence[int]) -> Any:
        """Return every player with a number, such as "Anna 20", as a variable."""
        items = [
            self.raw("n-each", who=self.name(seat), count=self.words.number(number))
            for seat, number in enumerate(numbers)
        ]
        return self.words.join(items)

    # The table

    def hand(self, cards: Sequence[Card]) -> Message:
        """Return the whole hand of the listener, in this order."""
        return self._mine("hand", count=len(cards), cards=list(cards))

    def top(self, position: Position) -> Message:
        """Return the top card and the colour in play."""
        return self._told(self._top(position), "mine")

    def turn(self, position: Position, asked: bool = False) -> Message:
        """Return whose turn it is, or what is over; if `asked`, also who is next and the direction."""
        if position.phase in _OVER:
            return self._mine(_OVER[position.phase])
        if position.turn is None:
            whose = self.raw("turn-nobody")
        else:
            whose = self.raw("turn", self.person(position.turn), who=self.names[position.turn])
        return self._told(self.words.sentences(whose, *(self._order(position) if asked else ())), "mine")

    def _order(self, position: Position) -> list[str]:
        """Return who is next, if it is known, and the direction of play."""
        if position.turn is None:
            return [self._direction(position)]
        seat = position.after(position.turn)
        count = self.words.number(len(position.hands[seat]))
        following = self.raw("turn-next", self.person(seat), who=self.names[seat], count=count)
        return [following, self._direction(position)]

    def _direction(self, position: Position) -> str:
        return self.raw("direction", direction="left" if position.direction == 1 else "right")

    def counts(self, position: Position) -> Message:
        """Return how many cards each player holds, and how many there are to draw."""
        players = self.each([len(hand) for hand in position.hands])
        return self._mine("counts", players=players, count=len(position.stock))

    def score(self, position: Position, full: bool = False) -> Message:
        """Return the points so far; in full also the round, the dealer, and when the match ends."""
        score = self.totals(position.totals)
        if full:
            goal = self._goal(position.rules)
            number = self.raw("score-round", round=self.words.number(position.round))
            score = self.words.sentences(number, score, goal)
        return self._told(score, "score")

    def _goal(self, rules: Rules) -> str:
        """Return when the match is over."""
        if rules.rounds:
            return self.raw("score-goal-rounds", rounds=self.words.number(rules.rounds))
        limit = self.words.number(rules.limit)
        if rules.elimination == "yes":
            return self.raw("score-goal-elimination", ends=rules.game_ends, limit=limit)
        return self.raw("score-goal", scoring=rules.scoring, ends=rules.game_ends, limit=limit)

    def custom_rule(self, rules: Rules, played: bool = False) -> str:
        """Return what the table has agreed on for the customizable card; empty if it is only a Wild.

        When it is played, the players' own text says it all; the effects are told as they happen.
        """
        rule = rules.custom_rule
        if rule is None:
            return ""
        name = "custom-began" if rule.effects else "custom-text-only"
        return self.raw(name, **self.words.plain({"rule": rule_sentence(self.words, rule, played)}))

    def asked(self, view: View) -> Message:
        """Return what the listener must answer."""
        question = view.question
        assert question is not None
        raw = [self.raw(f"asked-{question.what}", "you", who="")]
        raw += [self.custom_rule(view.rules)] if question.what in ("consent", "write") else []
        return self._told(self.words.sentences(*filter(None, raw)), "mine", urgent=True, asks=True)

    def your_turn(self, view: View, asked: bool = False) -> Message:
        """Return what the player on turn needs: the top card, the colour, and what can be played.

        A player who has `asked` also hears who is next, and the direction.
        """
        seat = view.seat
        match view.phase:
            case Phase.CHOICE:
                return self.asked(view)
            case Phase.RESPONSE:
                raw = [self._must_draw(view), *self.responses(view, seat)]
            case Phase.COLOUR:
                raw = [self.raw("colour-asked", "you", **self.words.plain({"card": view.discard[-1]}))]
            case Phase.DRAWN:
                raw = [self.raw("your-turn"), self.possible(view, seat)]
            case _:
                raw = [self.raw("your-turn"), self._top(view), self._fitting(view, seat)]
                raw += self._order(view) if asked else []
        urgent = view.phase in (Phase.RESPONSE, Phase.COLOUR)
        drawn = view.drawn if view.phase is Phase.DRAWN and view.drawn in view.recommended else None
        return self._told(self.words.sentences(*raw), "mine", urgent, asks=True).but(focus=drawn)

    def turn_begins(self, view: View, verbosity: str, fits_first: bool = False) -> Message:
        """Begin the listener's turn: return the top card, and the first card that fits, which gets focus.

        With lower verbosity, more of what was told before is left out. `fits_first`: the top card comes last.
        """
        if view.phase is not Phase.PLAY or view.top is None or view.colour is None:
            return self.your_turn(view)
        card = first_of(view.recommended, self._arranged(list(view.hand)))
        count = len(view.playable_honestly(view.seat))
        facts = {"count": self.words.number(count), "more": self.words.number(count - 1)}
        if verbosity == "normal" and not fits_first:
            top = view.top.code if view.top.colour else "none"
            raw = [self.raw("turn-begins", card=top, colour=view.colour.value)]
        else:
            raw = [self.raw("your-turn")]
        if verbosity == "full":
            raw += [] if fits_first else [self._top(view)]
            raw.append(self._fitting(view, view.seat))
        if card is not None:
            raw.append(self.raw("turn-focus", verbosity=verbosity, card=card.code, **facts))
        elif verbosity != "full":
            raw.append(self.raw("turn-nothing", verbosity=verbosity))
        if fits_first and verbosity != "short":
            raw.append(self._top(view))
        return self._told(self.words.sentences(*raw), "mine", asks=True).but(focus=card)

    def card_info(self, view: View, card: Card) -> Message:
        """Return what a card of the hand does, what it counts, and whether it can be played.

        If not, why not.
        """
        if not _is_in_deck(card, view.rules):
            return self._mine("deck-without", card=card)
        agreed = self.custom_rule(view.rules) if card.symbol is Symbol.CUSTOM and view.agreed else ""
        raw = [
            self.raw(_does(view, card), card=card.code),
            *filter(None, [agreed, self._offence(card, view)]),
            self.raw("counts-points", points=self.words.number(card.points)),
        ]
        refusal = view.why_not(view.seat, Play(card, None if card.colour else COLOURS[0]))
        if refusal is None:
            raw += [] if view.is_bluff(view.seat, card) else [self.raw("card-playable")]
        elif view.turn != view.seat and card in view.recommended:
            raw.append(self.raw("card-answers" if card.symbol is Symbol.STAR else "card-jumps"))
        elif refusal.code == "answer-first" and card.symbol is Symbol.STAR:
            refusal = view.why_not(view.seat, Star(COLOURS[0]))
            raw += [self.raw("card-answers")] if refusal is None else self._explained(refusal, view)
        else:
            raw += self._explained(refusal, view)
        return self._told(self.words.sentences(*raw), "mine")

    def _offence(self, card: Card, view: View) -> str:
        """Return when this card must not be played, and the price if that is now; empty if it always may."""
        if card.symbol is not Symbol.WILD_DRAW_FOUR:
            return ""
        offence = self.raw(f"draw-four-offence-{view.rules.draw_four_offence}")
        legal = view.why_not(view.seat, Play(card, COLOURS[0])) is None
        if legal and view.is_bluff(view.seat, card):
            return self.words.sentences(offence, self.raw("card-bluff", penalty=view.rules.guilty_penalty))
        return offence

    def waiting(self, count: int) -> Message:
        """Return how many messages wait to be said or read."""
        return self.words.say("waiting-messages" if count else "waiting-none", count=count)

    # What is wrong, and what would be possible

    def refusal(
        self,
        refusal: Refusal,
        position: Position,
        seat: int | None = None,
        verbosity: Literal["short", "normal", "full"] = "full",
    ) -> Message:
        """Tell what is wrong; `seat` is who tried it, else the listener.

        In `normal` a few words more, where a card was refused, about those that fit; in `full` what would
        be possible, and the rule. Another player's cards are only counted.
        """
        who = self.seat if seat is None else seat
        if who is None:
            raise ValueError("a refusal for the public needs the seat that acted")
        raw = [self._refused(refusal, position, who)]
        if verbosity == "full":
            raw += filter(None, [self.possible(position, who), self._rule(refusal, position.rules)])
        elif verbosity == "normal" and refusal.code in _OF_CARDS and position.phase is Phase.PLAY:
            raw += [self._fitting(position, who)] if position.turn == who else []
        told = self._told(self.words.sentences(*raw), "mine" if who == self.seat else "others")
        return told.but(tells=(refusal,))

    def error(self, error: RecordError, position: Position | None) -> Message:
        """Return what is wrong with a record, as the public hears it.

        `position` is the game before that line.
        """
        if error.code == "refused" and position is not None:
            return self.refusal(error.facts["refusal"], position, error.facts["seat"])
        raw = self.raw(f"error-{error.code}", **self._facts(error.facts))
        if error.rule is not None:
            raw = self.words.sentences(raw, self.raw("rule", rule=error.rule))
        return self._told(raw, "system")

    def options(self, view: View) -> Message:
        """Return what the listener can do now, with all playable cards."""
        return self._told(self.possible(view, view.seat, every=True), "mine")

    def possible(self, position: Position, seat: int, every: bool = False) -> str:
        """Return a sentence, with marked cards, about what a seat can do now; empty if it is nothing.

        Cards of the listener are named if they are few enough to listen to, or if `every` one is wanted.
        """
        cards = len(dict.fromkeys(position.playable_honestly(seat)))
        if seat == self.seat and (every or cards <= _MOST_NAMED):
            told = self._possible(position, seat, True)
            if every or length(told) <= LIMIT:
                return told
        return self._possible(position, seat, False)

    def _possible(self, position: Position, seat: int, named: bool) -> str:
        phrases = [phrase for _, phrase in self._phrases(position, seat)]
        playable = position.playable(seat)
        if any(position.is_bluff(seat, card) for card in playable):
            phrases.append(self.raw("can-bluff"))
        if playable := position.playable_honestly(seat):
            cards = " ".join(card.code for card in self._arranged(list(dict.fromkeys(playable))))
            count = self.words.number(len(playable))
            phrases.insert(0, self.raw("can-play" if named else "can-play-some", cards=cards, count=count))
        if not phrases:
            over = position.phase in (Phase.DEALER, Phase.GAME_OVER)
            return "" if over else self.raw("can-wait", self.person(seat), who=self.names[seat])
        if seat == self.seat and phrases == [self.raw("can-accept")]:
            return self._must_draw(position)
        what = self.words.join(phrases, "or-else", between="clauses")
        return self.raw("can", self.person(seat), who=self.names[seat], what=what)

    def _phrases(self, position: Position, seat: int) -> list[tuple[type[Action], str]]:
        """Return what a seat can do besides playing and demanding cards, in the order in which it is told."""
        legal = [
            action
            for action in position.legal(seat)
            if not isinstance(action, CallUno) or position.owes_call(seat)  # else it is of no use
        ]
        return [(kind, self._phrase(kind, actions, position)) for kind, actions in _grouped(legal)]

    def deeds(self, view: View) -> list[tuple[type[Action], str]]:
        """Return what the listener can do besides playing and demanding cards, each as on a button."""
        told = [(kind, self._told(raw, "mine").text) for kind, raw in self._phrases(view, view.seat)]
        return [(kind, with_capital(text)) for kind, text in told]

    def card_deed(self, view: View, card: Card) -> str:
        """Return laying a card as something to do."""
        if card is STAR and view.phase is Phase.RESPONSE:
            raw = self.raw("can-star")
        elif view.is_bluff(view.seat, card):
            raw = self.raw("can-bluff")
        else:
            raw = self.raw("can-play", cards=card.code, count=1)
        return with_capital(self._told(raw, "mine").text)

    def state(self, position: Position) -> Message:
        """Return whose turn it is, in few words; for a player who is hit the penalty."""
        if position.turn != self.seat or self.seat is None:
            return self.turn(position)
        return self._told(
            self._must_draw(position) if position.phase is Phase.RESPONSE else self.raw("your-turn"), "mine"
        )

    def responses(self, position: Position, seat: int) -> list[str]:
        """Return a sentence about what the listener can do against a penalty, if it need not be drawn."""
        possible = self.possible(position, seat)
        return [] if possible == self._must_draw(position) else [possible]

    def _must_draw(self, position: Position) -> str:
        return self.raw("must-answer", count=self.words.number(position.penalty))

    def _fitting(self, position: Position, seat: int) -> str:
        """Return how many cards fit, each as often as it is there; bluffs do not count."""
        return self.raw("can-play-count", count=self.words.number(len(position.playable_honestly(seat))))

    def _phrase(self, kind: type[Action], actions: list[Action], position: Position) -> str:
        if kind is Choose:
            others = [self.names[action.seat] for action in actions if isinstance(action, Choose)]
            return self.raw("can-choose", players=self.words.join(others, "or"))
        if kind is Pass and (question := position.question) is not None:
            return self.raw("can-write" if question.what == "write" else "can-lay-no-more")
        if kind is Discard and position.question is not None and position.question.what == "equal":
            return self.raw("can-discard-equal")
        if kind is Catch:
            caught = [self.names[action.seat] for action in actions if isinstance(action, Catch)]
            return self.raw("can-catch", players=self.words.join(caught, "or"))
        return self.raw(_PHRASES[kind])

    def _explained(self, refusal: Refusal, view: View) -> Iterator[str]:
        """Yield what is wrong for the listener, and the rule."""
        return filter(None, [self._refused(refusal, view, view.seat), self._rule(refusal, view.rules)])

    def _rule(self, refusal: Refusal, rules: Rules) -> str:
        """Return the number of the rule; empty if the rules text of the rulebook does not have it."""
        return self.raw("rule", rule=refusal.rule) if refusal.rule in cited(rules.rulebook) else ""

    def _refused(self, refusal: Refusal, position: Position, seat: int) -> str:
        """Return the message `refusal-CODE`, as the player who tried it hears it."""
        code = refusal.code
        card = STAR if code in _OF_STARS else refusal.facts.get("card")
        if isinstance(card, Card) and not _is_in_deck(card, position.rules):
            return self.raw("deck-without", card=card.code)
        if code == "does-not-fit" and not refusal.facts["top"].colour:
            code = "does-not-fit-colour"
        variables = {"who": self.names[seat], **self._facts(refusal.facts)}
        return self.raw(f"refusal-{code}", self.person(seat), **variables)

    def _facts(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return the facts of a refusal or an error as variables: seats become names."""
        variables = dict(facts)
        for name, value in facts.items():
            if name in _SEATS and isinstance(value, int) and value < len(self.names):
                variables[name] = self.names[value]
            elif name == "tied":
                variables[name] = [self.names[seat] for seat in value]
        return self.words.plain(variables)

    def totals(self, totals: Sequence[int]) -> str:
        """Return the points of all players as a sentence."""
        return self.raw("score", players=self.each(totals))

    def _mine(self, name: str, **variables: Any) -> Message:
        return self._told(self.raw(name, **self.words.plain(variables)), "mine")

    def _told(self, raw: str, kind: Kind, urgent: bool = False, asks: bool = False) -> Message:
        return message(raw, kind, urgent, self.seat, asks)

    def _top(self, position: Position) -> str:
        top, colour = position.top, position.colour
        if top is None:
            return self.raw("top-none")
        if colour is None:
            return self.raw("top-unnamed", card=top.code)
        if top.colour:
            return self.raw("top", card=top.code)
        return self.raw("top-wild", card=f"{top.code}:{colour.value}", colour=colour.value)


def _is_in_deck(card: Card, rules: Rules) -> bool:
    return rules.deck == "mario" or card.symbol not in (Symbol.STAR, Symbol.CUSTOM)


def first_of(wanted: Sequence[Card], cards: Sequence[Card]) -> Card | None:
    """Return the first card among the wanted ones; a wild card, which keeps, only if no other is."""
    return min((card for card in cards if card in wanted), key=lambda card: card.colour is None, default=None)


def _grouped(actions: Sequence[Action]) -> list[tuple[type[Action], list[Action]]]:
    """Return all actions but playing and demanding cards, by kind, in the order in which they are told."""
    return [
        (kind, group)
        for kind in (Choose, *_PHRASES, Catch)
        if (group := [action for action in actions if isinstance(action, kind)])
    ]


_OVER: Final = {Phase.OVER: "refusal-round-over", Phase.GAME_OVER: "refusal-game-over"}
_PHRASES: Final[dict[type[Action], str]] = {
    Show: "can-show",
    Discard: "can-discard",
    Agree: "can-agree",
    Disagree: "can-disagree",
    Draw: "can-draw",
    Pass: "can-keep",
    NameColour: "can-name-colour",
    Accept: "can-accept",
    Challenge: "can-challenge",
    Star: "can-star",
    Jump: "can-jump",
    CallUno: "can-call",
    Next: "can-deal",
}


def _does(position: Position, card: Card) -> str:
    """Return the name of the message that says what a card does under these rules."""
    kind = "number" if card.symbol.number is not None else VALUES[card.symbol]
    return f"does-{position.effect(card) or kind}"
