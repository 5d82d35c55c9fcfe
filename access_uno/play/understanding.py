"""What a typed line can mean: from the meanings of its words, in any order, and from what is possible now.

A word has one reading or several: a thing (a colour, a number, a player) or a concept, such as "hold".
The things of a line name one card at most. A frame says what a line must have in it to be a command; of
all frames that a line fills the one counts that leaves fewest words over, then the one that needs most of
them. A question is answered though a few words are left over; a move is then asked back. A word that turns
a sentence round, such as a negation, fits no frame that has no place for it, so that the line does nothing.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from access_uno.engine.actions import (
    Accept,
    Action,
    CallUno,
    Catch,
    Challenge,
    Choose,
    Discard,
    Draw,
    Jump,
    NameColour,
    Pass,
    Play,
    Show,
)
from access_uno.engine.cards import Card, Colour, Symbol
from access_uno.engine.position import RESPONSE, Position
from access_uno.play.lexicon import WIDE, Count, Name, Place, Reading, Readings, Sound, Thing, Word
from access_uno.play.sentence_frames import DENYING, FILLING, FRAMES, HARMLESS, QUESTIONS, Frame

if TYPE_CHECKING:
    from access_uno.play.telling import Telling

Words = Sequence[Word]
T = TypeVar("T", bound=Thing)

_MOST_CHOICES: Final = 64  # of readings
_MOST_LEFT: Final = 5
COLOURED: Final = (Symbol.SKIP, Symbol.REVERSE, Symbol.DRAW_TWO)
STAR: Final = Card("ST")
_DRAWN_BY: Final[Mapping[Reading, int]] = {Symbol.DRAW_TWO: 2, Symbol.WILD_DRAW_FOUR: 4}


class Request(NamedTuple):
    """What a line asks for."""

    command: str
    card: Card | None = None
    colour: Colour | None = None
    place: int | None = None  # counted from 1
    uno: bool = False
    seat: int | None = None
    rule: str = ""  # as it was typed
    sure: bool = True  # else it is asked back before it is done
    telling: Telling | None = None  # what is to be told from now on


class Table(NamedTuple):
    """The position at which a player types, and their cards in the order in which they go through them."""

    position: Position
    seat: int
    cards: Sequence[Card]

    @property
    def penalty(self) -> int:
        """How many cards the player must draw unless they answer."""
        return self.position.penalty if self.position.phase is RESPONSE else 0

    def can_be_played(self, card: Card | None) -> bool:
        """Return whether the player may lay a card now."""
        return self.position.turn == self.seat and card in self.position.playable(self.seat)


_MOVES: Final[dict[type[Action], str]] = {
    Draw: "draw",
    Pass: "keep",
    Play: "play",
    Accept: "accept",
    Challenge: "challenge",
    CallUno: "uno",
    Catch: "catch",
    NameColour: "colour",
    Choose: "choose",
}
ASKED_BACK: Final = frozenset({"draw", "keep", "play", "star", "accept", "challenge", "uno", "catch"})
"""What can be asked back before it is done."""
_WITH_CALL: Final = frozenset({"play", "discard", "show", "jump", "star"})
"""What UNO can be called with."""
ABOUT_NAMES: Final = ("catch", "demand", "choose", "challenge")
_ANSWERING: Final = "colour choose change say you me want this play yes nice may give go-on"
_RELATIVE: Final = frozenset({"which", "how"})
_ASKS: Final = frozenset({"which", "how", "who", "how-many", "may", "must", "wonder", "ask", "say", "why"})
_COURTEOUS: Final = FILLING - {"resigned"}
_BEFORE_TOP: Final = FILLING | {"they"}  # as in "on your red five"
# Beside these words alone a number is a place in the hand.
_BARE: Final = frozenset({"play", "courtesy", "jump", "discard", "show", "why"})
_CARDS: Final = frozenset({"CARD", "WISH", "STAR"})
_WEAK: Final = frozenset({"next", "fit"})  # where its word means nothing else
_DESCRIBING: Final = ("colourless", "highest", "lowest", "onward")
_FACES: Final = (Card, Symbol, Colour)
_FACE: Final = 8


# Meanings


class _Meaning(NamedTuple):
    """What a line may mean."""

    request: Request
    rank: tuple[int, bool, bool, int, bool, bool]
    """The least is the best: words left over, impossible now, heard, accounted for, not sure, harmless."""


def meant(words: Words, now: Table | None) -> Request | None:
    """Return what a line means; None if it means nothing, or two things.

    `now` is where the player types it, if that is known; else no word may be left over. Words that sound like
    others are taken for them only if nothing else is meant.
    """
    situation = _Situation(now, words)
    if now is not None:
        words = _without_top(words, now.position)
    known = list(_counted(list(_asked([found for _, found in words]))))
    if now is not None and now.penalty and not any("play" in found for found in known):
        known = [_taking(found, now) for found in known]
    known = known if now is None else _with_verb_last(known, now)
    written = [[reading for reading in found if type(reading) is not Sound] for found in known]
    heard = [[reading.meaning if type(reading) is Sound else reading for reading in found] for found in known]
    meanings = [*_meanings(written, False, situation)] if all(written) else []
    if written != heard:
        meanings += _meanings(heard, True, situation)
    best = min((meaning.rank for meaning in meanings), default=None)
    requests = {meaning.request for meaning in meanings if meaning.rank == best}
    request = requests.pop() if len(requests) == 1 else None
    if request is None or request.command in HARMLESS:
        return (_heard_card(known, now) if now is not None else None) or request
    doubtful = best is not None and best[2] and any(map(_sounds_like_number, known))
    return request._replace(sure=False) if request.card and doubtful else request


def _sounds_like_number(found: Readings) -> bool:
    """Return whether a word sounds like a number, and means something else as well, as "for" does."""
    means_one = any(type(one) is int for one in found)  # as the Italian "sei"
    sounds = any(type(one) is Sound and type(one.meaning) is int for one in found)
    return len(found) > 1 and sounds and not means_one


def _heard_card(known: Sequence[Readings], now: Table) -> Request | None:
    """Return the card of the hand that a line ends in, if its number is a word of the same sound.

    Such are "green for" and the Chinese 綠色是; words of courtesy may follow.
    """
    words = [found for found in known if found]
    while words and _COURTEOUS.intersection(words[-1]) and not _sounds_like_number(words[-1]):
        words.pop()
    if len(words) < 2 or not _sounds_like_number(words[-1]) or not _ASKS.isdisjoint(words[0]):
        return None
    numbers = [one.meaning for one in words[-1] if type(one) is Sound]
    colours = [one for one in words[-2] if isinstance(one, Colour)]
    card = _only(card for card in now.cards if card.colour in colours and card.symbol.number in numbers)
    return card and card._replace(sure=False)


class _Situation:
    """Where a line is typed, what is possible there, and how many of its words are unknown."""

    def __init__(self, now: Table | None, words: Words) -> None:
        self.now, self.unknown = now, sum(not found for _, found in words)
        self.ends_onto = bool(words) and "onto" in words[-1][1]  # a part of a verb, as in "leg ik op"
        # A long phrase tells as much as two words.
        self._phrases = sum(_is_long(text) and FILLING.isdisjoint(found) for text, found in words if found)
        actions = now.position.legal(now.seat) if now is not None else ()
        self.possible = {_MOVES[type(action)] for action in actions if type(action) in _MOVES}
        if "accept" in self.possible:
            self.possible.add("draw")  # which takes them

    def fits(self, request: Request) -> bool:
        """Return whether the card that is named can be played now."""
        return self.now is not None and self.now.can_be_played(request.card)

    def can(self, request: Request) -> bool:
        """Return whether a request is no move, or one that can be made now."""
        if self.now is not None and request.command == "star":
            return STAR in self.now.cards
        if self.now is None or request.command not in _MOVES.values():
            return True
        if request.card is not None:
            return request.card in self.now.cards
        if request.command == "play" and request.place is None:
            return self.now.position.drawn is not None
        return request.command in self.possible

    def allows(self, frame: Frame, request: Request, left: int, words: Sequence[frozenset[str]]) -> bool:
        """Return whether a line may mean this, though so many of its known words are left over."""
        can, left_at_all = self.can(request), left + self.unknown
        if not (can or frame.sure) or (frame.fitting and not (self.fits(request) if request.card else can)):
            return False
        if not left_at_all or self.now is None:
            return not left_at_all
        if request.command in QUESTIONS:
            may_leave = not left and frame.told_by(words) + self._phrases > 1
        else:
            may_leave = request.command in ASKED_BACK and request.place is None and can
            may_leave &= frame.sure or not left
        return may_leave and left_at_all <= min(_MOST_LEFT, len(words) - left)


def _is_long(phrase: str) -> bool:
    """Return whether a phrase has three words or more; a Chinese character is one."""
    return len(phrase) > 2 if phrase[0] >= WIDE else phrase.count(" ") > 1


def _meanings(choices: Sequence[Readings], sound: bool, situation: _Situation) -> Iterator[_Meaning]:
    """Yield what each choice of readings means, if anything."""
    options = []
    for found in choices:
        concepts = frozenset(reading for reading in found if isinstance(reading, str))
        things = [reading for reading in found if not isinstance(reading, str)]
        options.append([*([concepts] if concepts else []), *things])
    if math.prod(map(len, options)) > _MOST_CHOICES:
        return
    faces = any(type(value) in _FACES for readings in options for value in readings)
    for choice in itertools.product(*options):
        meaning = _Reading(choice, situation).meaning(sound)
        request = meaning.request if meaning else None
        # A place, or a number alone, is not enough for what only sounds like it.
        if meaning and not (
            sound and request and (request.place is not None or (request.card and not faces))
        ):
            yield meaning


class _Reading:
    """One choice of readings: the things that are named, and what each other word may mean."""

    def __init__(self, choice: Sequence[Thing | frozenset[str]], situation: _Situation) -> None:
        self._situation = situation
        self._hand = situation.now.cards if situation.now is not None else ()
        self._concepts = [word for word in choice if isinstance(word, frozenset)]
        self._things = [value for value in choice if not isinstance(value, frozenset)]
        said = [word for word in choice if not (isinstance(word, frozenset) and word & _COURTEOUS)]
        self._is_no_use = frozenset({"resigned"}) in said[1:]  # as in "to challenge is no use"
        beside = [thing for thing in self._things if thing != Place(0)]
        calls = len(beside) > 1 and beside != self._things and "uno" in situation.possible
        if calls:  # as in "yellow six, last card"
            self._things = beside
            self._concepts.append(frozenset({"uno"}))
        self._numbers = [*self._of(int), *(count.number for count in self._of(Count))]
        self._card = None if self._is_call() else self._named_card()
        compared = bool(self._of(int)) and self._has("highest", "lowest")  # as in "green 4 is the lowest"
        if self._card and (calls or compared or self._is_twice()):
            self._card = self._card._replace(sure=False)
        self._words = [*self._concepts, *self._as_words()]

    def _of(self, kind: type[T]) -> list[T]:
        """Return what is named of this kind, each once."""
        return list(dict.fromkeys(value for value in self._things if isinstance(value, kind)))

    def _has(self, *concepts: str) -> bool:
        """Return whether a word may be one of these."""
        return any(not word.isdisjoint(concepts) for word in self._concepts)

    def meaning(self, sound: bool) -> _Meaning | None:
        """Return what this choice means by the frame that fits best."""
        words = self._words
        if not all(words):
            return None
        known = frozenset().union(*words)
        frames = (frame for need in known for frame in FRAMES.get(need, ()))
        found = [
            (*fitting.rank, frame.order, fitting)
            for frame in frames
            if known.issuperset(frame.needs) and (fitting := self._by(frame, words, sound))
        ]
        return min(found)[-1] if found else None

    def _by(self, frame: Frame, words: Sequence[frozenset[str]], sound: bool) -> _Meaning | None:
        """Return what this choice means by a frame."""
        named = self._card is not None and self._weight(frame) >= _FACE and self._situation.fits(self._card)
        left = frame.left_over(words, named)
        names = len(self._of(Name)) if frame.command in ABOUT_NAMES else 0
        if frame.command == "draw" and self._has("all") and "accept" not in self._situation.possible:
            return None  # as in "everybody draws one"
        if left is None or names > 1 or not self._is_drawn(frame):
            return None
        if sound and frame.needs[0] == "AMOUNT":
            return None  # as in "oh for goodness sake"
        if frame.command == "keep" and "CARD" in frame.needs and not self._is_just_drawn():
            return None
        if "NAME" in frame.needs and self._is_about_uno(frame):
            return None
        other = self._card if self._card and self._card.card is not STAR else None
        if frame.command == "star" and other and self._situation.fits(other):
            return None  # which of them is to be laid?
        all_left = left + self._situation.unknown
        request = self._request(frame, all_left)
        if not self._situation.allows(frame, request, left, words):
            return None
        can = self._situation.can(request)
        rank = all_left, not can, sound, -self._weight(frame), not request.sure, request.command in HARMLESS
        return _Meaning(request, rank)

    def _weight(self, frame: Frame) -> int:
        """Return how much of a line a frame accounts for; a card most, a bare number or colour least."""
        kinds = set(map(type, self._things))
        card = _FACE if len(kinds) > 1 or kinds & {Card, Symbol, Place} else -1
        weak = sum(need in _WEAK and self._may_be_filling(need) for need in frame.needs)
        return len(frame.needs) - weak + (0 if _CARDS.isdisjoint(frame.needs) else card)

    def _may_be_filling(self, concept: str) -> bool:
        """Return whether the words for a concept may mean nothing, as "then" may be "next"."""
        return not any(concept in word and FILLING.isdisjoint(word) for word in self._concepts)

    def _as_words(self) -> Iterator[frozenset[str]]:
        """Yield what the things may be in a frame; nothing in it if they make no sense together."""
        yield from [frozenset({"NAME"})] * len(self._of(Name))
        others = [value for value in self._things if type(value) is not Name]
        if others or self._card:
            kinds = {"CARD"} if self._card else {"uno"} if self._is_call() else set()
            if self._card and self._card.colour:
                kinds.add("WISH")
            if self._card and self._card.card is STAR:
                kinds.add("STAR")
            if len(set(others)) == 1 and (self._numbers or bool(self._of(Colour))):
                kinds.add("AMOUNT" if self._numbers else "COLOUR")
            yield frozenset(kinds)

    def _is_drawn(self, frame: Frame) -> bool:
        """Return whether a number in the line, if it is no card, is how many cards are drawn now."""
        if not self._numbers or frame.command in ("catch", "hand") or not _CARDS.isdisjoint(frame.needs):
            return True
        now = self._situation.now
        return frame.command in ("draw", "accept", "star") and self._numbers == [(now and now.penalty) or 1]

    def _is_about_uno(self, frame: Frame) -> bool:
        """Return whether a line is about a player's UNO, and no such count or card, as "uno! Ada"."""
        if frame.command == "count" and "uno" in frame.needs:
            return "catch" in self._situation.possible or self._has("say")
        first = self._card is not None and self._card.place is not None and "CARD" in frame.needs
        return "catch" in self._situation.possible and first

    def _is_just_drawn(self) -> bool:
        """Return whether the card that is named is the one that the player has just drawn."""
        now = self._situation.now
        return bool(now and self._card and now.position.drawn and self._card.card == now.position.drawn)

    def _request(self, frame: Frame, left: int) -> Request:
        command = frame.command
        sure = frame.sure and (not left or command in QUESTIONS - {"why"})
        wished = {"change"} if self._of(Colour) else set()  # as in "call it blue"
        uno = command in _WITH_CALL and any("uno" in word and not word & wished for word in self._concepts)
        sure = sure and (self._has("uno") or not self._is_call())
        sure = sure and (command not in ASKED_BACK or not self._has("would") or self._has("courtesy"))
        sure = sure and (command not in ASKED_BACK or not self._is_no_use)
        if self._of(Name) and (command == "star" or (command == "challenge" and self._has("want"))):
            sure = sure and self._has("me")  # as in "Ada must challenge"
        if command in ("star", "colour"):
            colours = self._of(Colour)
            return Request(command, colour=colours[0] if colours else None, uno=uno, sure=sure)
        about_card = command not in ("hand", "since", "keep") and not _CARDS.isdisjoint(frame.needs)
        if self._card is not None and about_card:
            return self._card._replace(command=command, uno=uno, sure=sure and self._card.sure)
        seats = self._of(Name) if command in ABOUT_NAMES else []
        return Request(command, uno=uno, seat=seats[0].seat if seats else None, sure=sure)

    # The card that is named

    def _named_card(self) -> Request | None:
        """Return the card that is named: by its code, its face, its place, or as the only one of its kind."""
        colours, numbers, places = self._of(Colour), self._of(int), self._of(Place)
        faces = [*self._of(Card), *self._of(Symbol), *numbers, *places]
        named = len({thing for thing in self._things if type(thing) is not Name})
        if max(len(colours), len(faces)) > 1 or named > len(colours) + len(faces) + bool(self._of(Symbol)):
            return None
        colour: Colour | None = colours[0] if colours else None
        match faces:
            case [Card() as card]:
                return Request("play", card, colour) if colour is None or card.colour is None else None
            case [Symbol() as symbol] if symbol not in COLOURED:
                return Request("play", Card(symbol.value), colour)
            case [Symbol() as symbol] if colour is None:
                kind = _only(card for card in self._hand if card.symbol is symbol)
                return kind or self._explained(symbol)
            case [Symbol() as symbol] if colour is not None:
                return Request("play", Card(colour.letter + symbol.value))
            case [(2 | 4) as number] if colour is None and self._is_drawn_by_others():
                drawing = Symbol.DRAW_TWO if number == 2 else Symbol.WILD_DRAW_FOUR
                fits = _only(card for card in self._hand if card.symbol is drawing and self._fits(card))
                return fits and fits._replace(sure=False)
            case [int() as number] if colour is not None:
                return Request("play", Card(f"{colour.letter}{number}")) if number < 10 else None
            case [Place() as place]:
                fitting = frozenset({"fit"}) in self._concepts  # as in "the first one that fits"
                among = [
                    card
                    for card in self._hand
                    if colour in (None, card.colour) and (not fitting or self._fits(card))
                ]
                at = self._place_among(place.number, len(among))
                if colour is None and not fitting:
                    return self._at_place(at)
                in_hand = self._place_among(place.number, len(self._hand))
                wild = _only(card for card in self._hand[in_hand - 1 : in_hand] if card.colour is None)
                if wild and self._has("change"):  # as in "the last card, choose red"
                    return wild._replace(colour=colour, sure=False)
                nth = _only(among[at - 1 : at])
                return nth and nth._replace(sure=False)
            case [int() as number]:
                return self._by_number(number)
            case [] if (described := self._described(colour)) or self._has(*_DESCRIBING):
                return described and described._replace(sure=False)
            case [] if colour and self._has("play", "cards", "this", "only"):  # a colour alone is no card
                number = self._has("number")
                only = _only(c for c in self._hand if c.colour is colour and not (number and c.acts))
                sure = not number and self._has("play") and self._has("this", "only")
                return only and only._replace(sure=sure)
        return None

    def _described(self, colour: Colour | None) -> Request | None:
        """Return the only card that can be laid and is as it is said, as in "my highest red"."""
        cards = [card for card in self._hand if self._fits(card)]
        if self._has("colourless"):
            wilds = [card for card in cards if card.colour is None]
            wild = _only(wilds) or _only(card for card in wilds if card.symbol is Symbol.WILD)
            return wild and wild._replace(colour=colour)
        if self._has("highest", "lowest"):
            best = max if self._has("highest") else min
            numbers = {card.symbol.number: card for card in cards if colour in (None, card.colour)}
            there = [number for number in numbers if number is not None]
            return _only([numbers[best(there)]]) if there else None
        passed = self._has("onward") and "accept" in self._situation.possible
        fits = self._has("fit") and (self._has("only") or (self._has("play") and self._has("relative")))
        return _only(cards) if colour is None and (passed or fits) else None

    def _explained(self, symbol: Symbol) -> Request | None:
        """Return the card that is asked about, in the colour of the turn, as in "what does reverse do"."""
        colour = self._situation.now and self._situation.now.position.colour
        asked = self._has("which", "how") and self._has("do", "happen", "are", "fit")
        return Request("play", Card(f"{colour.letter}{symbol.value}")) if colour and asked else None

    def _is_twice(self) -> bool:
        """Return whether something is said of two cards, as in "match the five with my blue five"."""
        return any(self._things.count(thing) > 1 for thing in self._things if type(thing) is not Name)

    def _is_drawn_by_others(self) -> bool:
        """Return whether another player draws a number of cards, as in "I make Ada draw two"."""
        return (
            self._has("draw") and bool(self._of(Name)) and not self._situation.possible & {"accept", "catch"}
        )

    def _is_call(self) -> bool:
        """Return whether "last card" is said for UNO: where it can be called, without a word for playing."""
        last, possible = self._things == [Place(0)], self._situation.possible
        return last and "uno" in possible and not self._has("play", "courtesy", "keep")

    def _place_among(self, place: int, cards: int) -> int:
        """Return a place counted from the first of some cards; 0 if there is none."""
        if self._has("backwards"):
            return max(0, cards + 1 - place) if place > 0 else 0
        return place if place > 0 else max(0, cards + place)

    def _at_place(self, place: int) -> Request | None:
        """Return the card at a place; asked back without a word for playing or a card, as in "one second"."""
        if self._has("uno") and not self._has("play"):
            return None  # as in "last card, UNO"
        sure = self._has("play", "cards", "me", "number", "courtesy")
        if self._situation.unknown and (sure or self._has("backwards")):
            nth = _only(self._hand[place - 1 : place]) if place > 0 else None
            return nth and nth._replace(sure=False)
        return Request("play", place=place, sure=sure) if place > 0 else None

    def _by_number(self, number: int) -> Request | None:
        """Return the card that a number alone names: its place, or in a sentence what stands on it."""
        if self._is_penalty(number):
            return None
        kinds = {card for card in self._hand if card.symbol.number == number}
        kind = _only(kinds)
        if self._has("onto") and not self._has("number") and not self._situation.ends_onto:
            return kind
        if self._has("backwards"):
            return self._at_place(self._place_among(number, len(self._hand)))
        counts = [word for word in self._concepts if word & {"cards", "number"}]
        if not all("this" in word for word in counts):  # the Chinese 三號 is what stands on a card
            sure = not kinds or any(card in kinds for card in self._hand[number - 1 : number])
            return Request("play", place=number, sure=sure)  # else what stands on it may be meant
        if kinds and not all(word & _BARE for word in self._concepts):
            sure = self._has("play", "courtesy", "want") and self._is_no_place(number, kind and kind.card)
            return kind and kind._replace(sure=sure)  # else of several colours
        if self._has("want") and not self._has("play"):
            return None
        # As in "two for you", and in "that's a three" without one in the hand.
        sure = not self._has("they") and not any(map(_is_article, self._concepts))
        return Request("play", place=number, sure=sure)

    def _is_penalty(self, number: int) -> bool:
        """Return whether a number says with courtesy alone how many cards are due, as in "four, please"."""
        now = self._situation.now
        courteous = all(word & FILLING and not word & {"play", "number"} for word in self._concepts)
        return bool(now and now.penalty == number and self._concepts and courteous)

    def _is_no_place(self, number: int, card: Card | None) -> bool:
        """Return whether this card can be played now, but no other one at the place of this number."""
        at_place = [other for other in self._hand[number - 1 : number] if other != card]
        return self._fits(card) and not any(map(self._fits, at_place))

    def _fits(self, card: Card | None) -> bool:
        now = self._situation.now
        return now is not None and now.can_be_played(card)


def _is_article(word: frozenset[str]) -> bool:
    """Return whether a word may be an article: other fillers have a meaning, too."""
    return "filler" in word and word.isdisjoint({"me", "you", "cards", "want", "courtesy", "play", "number"})


def _only(cards: Iterable[Card]) -> Request | None:
    """Return the only face among these cards."""
    faces = set(cards)
    return Request("play", faces.pop()) if len(faces) == 1 else None


# What is prepared, and what is settled


def _without_top(words: Words, position: Position) -> Words:
    """Return a line without the card that another one is laid on, as in "yellow 5 on the red 5"."""
    top = position.top
    face = {top, top.symbol, top.symbol.number} if top is not None else set()
    named = face | {position.colour}
    for onto, (text, found) in enumerate(words):
        if "onto" not in found:
            continue
        end = onto + 1
        while end < len(words) and any(one in named or one in _BEFORE_TOP for one in words[end][1]):
            end += 1
        if any(type(one) is Colour for _, readings in words[:onto] for one in readings):
            face.add(position.colour)  # as in "yellow 5 on red"
        if any(one in face for _, readings in words[onto + 1 : end] for one in readings):
            return [*words[:onto], (text, ["onto"]), *words[end:]]
    return words


def _asked(known: Sequence[Readings]) -> Iterator[Readings]:
    """Yield the readings of the words, where "will ich" and "habe ich" ask only at the beginning.

    "Or" at the beginning, as in "or rather red 7", is left over; between two things it denies both.
    """
    for place, (found, after) in enumerate(zip(known, [*known[1:], ()], strict=False)):
        if "wonder" in found and "hold" not in found:
            yield ["may"] if place == 0 else ["me", "want", *(one for one in found if one != "wonder")]
        elif "or" in found:
            if not all(FILLING.intersection(before) for before in known[:place]):
                yield ["or"]
        elif found:
            if _RELATIVE.intersection(found):
                rest = [one for one in found if one not in _RELATIVE]
                before, fits = known[place - 1], any("fit" in one for one in known[place + 1 :])
                if place and fits and any(one == "only" or type(one) is Place for one in before):
                    found = ["filler", *rest]  # as in "the first one which fits"
                elif _is_told(known[:place]):
                    found = ["relative", *rest]
            inverted = place == 0 and ("me" in after or "wonder" in found)
            if "hold" in found and (inverted or "ask" in found):
                yield ["may"]
            yield found


def _is_told(before: Sequence[Readings]) -> bool:
    """Return whether these words begin a sentence of what is laid, so that no question follows."""
    begun = [word for word in before if FILLING.isdisjoint(word) and "me" not in word]
    return bool(begun) and "play" in begun[0] and _ASKS.isdisjoint(begun[0])


def _counted(known: Sequence[Readings]) -> Iterator[Readings]:
    """Yield the readings of the words, with the numbers before a word such as "cards" as counts.

    An article before a colour is no number, as in the Dutch "een rode kaart".
    """
    last = max((place for place, found in enumerate(known) if "counted" in found), default=0)
    for place, (before, found, after) in enumerate(zip([(), *known], known, [*known[1:], ()], strict=False)):
        if "filler" in found and any(type(one) is Colour for one in after):
            yield [one for one in found if type(one) is not int]
        else:
            counts = place < last and "number" not in before
            yield [Count(one) if counts and type(one) is int and one > 1 else one for one in found]


def _taking(found: Readings, now: Table) -> Readings:
    """Return the readings of a word at a penalty, where "draw four" takes it if it is no card to lay."""
    laid = {card.symbol for card in now.cards if now.can_be_played(card)}
    return [
        "draw" if _DRAWN_BY.get(reading) == now.penalty and reading not in laid else reading
        for reading in found
    ]


def _with_verb_last(known: list[Readings], now: Table) -> list[Readings]:
    """Return the readings with a Draw Two for "red draw two", "rote zwei ziehen", if it can be laid.

    It is said twice, so that it is asked back.
    """
    for place, (before, found, after) in enumerate(zip(known, known[1:], known[2:], strict=False)):
        cards = (Card(f"{one.letter}+2") for one in before if isinstance(one, Colour))
        draws = (2 in found and after == ["draw"]) or (found == ["draw"] and 2 in after)
        if draws and any(map(now.can_be_played, cards)):
            return [*known[: place + 1], [Symbol.DRAW_TWO], [Symbol.DRAW_TWO], *known[place + 3 :]]
    return known


def settled(request: Request, now: Table) -> Request:
    """Return a request as it must be meant now."""
    colour = request.colour
    if request.command == "draw" and now.penalty:
        return request._replace(command="accept")
    if request.command == "challenge" and request.seat not in (None, now.position.source):
        return request._replace(sure=False)  # as in "Ben challenges"
    if request.command == "catch" and request.seat is not None:
        seats = [action.seat for action in now.position.legal(now.seat) if isinstance(action, Catch)]
        if seats and request.seat not in seats and request.sure:
            return request._replace(seat=seats[0] if len(seats) == 1 else None, sure=False)
    if request.command == "star" and STAR in now.cards:
        return request._replace(command="play", card=STAR)
    if request.command == "discard" and not _may(now, Discard):
        return request._replace(command="play")
    if request.command == "play" and _may(now, Show):
        return request._replace(command="show")
    if request[:2] == ("play", now.position.top) and request.sure and _may(now, Jump):
        return request._replace(command="jump")
    if request.command == "yes" and _may(now, Discard):
        return request._replace(command="play")
    if request.command == "no" and _may(now, Pass):
        return request._replace(command="keep", sure=now.position.drawn is None)
    wild = _only(card for card in now.cards if card.colour is None and now.can_be_played(card))
    if request.command == "colour" and not _may(now, NameColour):
        if colour and wild:
            return request._replace(command="play", card=wild.card, sure=False)
        return request if colour else Request("top")
    if request.place is not None and not 1 <= request.place <= len(now.cards):
        kind = [card for card in now.cards if card.symbol.number == request.place]
        if len(set(kind)) == 1:
            return request._replace(card=kind[0], place=None, sure=False)
    return request


def _may(now: Table, kind: type[Action]) -> bool:
    return any(type(action) is kind for action in now.position.legal(now.seat))


def colour_in(words: Words, sure: bool = True) -> Colour | None:
    """Return the colour that a line names as an answer, or else the one that a word sounds like.

    If not `sure`, the line may say what is not known, and must only deny nothing.
    """
    if not any(type(reading) is Colour for _, found in words for reading in found):
        words = [(text, _heard(found)) for text, found in words]
    colours = {reading for _, found in words for reading in found if type(reading) is Colour}
    others = [found for _, found in words if not any(type(reading) is Colour for reading in found)]
    wish = "may" in [*itertools.chain(*others[:1])]  # "may I have red", but "have I got red?"
    asked = any("wonder" in found for _, found in words[:1])  # "will ich rot", but "jetzt will ich rot"
    if len(words) > 2 and _begins_question(words[0][1]):
        return None
    places = frozenset(
        [*FILLING, *_ANSWERING.split(), *(["hold"] if wish else []), *([] if asked else ["wonder"])]
    )
    answers = all(
        not places.isdisjoint(reading for reading in found if type(reading) is str) for found in others
    )
    denies = any(
        DENYING.issuperset(reading for reading in found if type(reading) is str) for found in others if found
    )
    return colours.pop() if len(colours) == 1 and (answers if sure else not denies) else None


def _begins_question(found: Readings) -> bool:
    """Return whether a word begins a question about a colour, as in "is green good"; "in" begins none."""
    asks = {"are", "wonder", "hold", "which", "who", "how", "must", "would"}.intersection(found)
    return bool(asks) and not {"filler", "table", "me", "may"}.intersection(found)


def _heard(found: Readings) -> Readings:
    """Return what a word such as "blew" sounds like, else its readings; "hello" is only a greeting."""
    sounds = [reading.meaning for reading in found if type(reading) is Sound]
    return sounds if sounds and FILLING.isdisjoint(found) else found
