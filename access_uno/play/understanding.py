"""What a typed line can mean: from the meanings of its words, in any order, and from what is possible now.

A line is parted into words of the lexicon. A word has one reading or several: a colour, a number, a card's
symbol, a player's name, or a concept, such as "hold" or "who". For each choice of readings the line names at
most one card, and its concepts must fill a frame: have all that it needs, and nothing that it has no place
for. A word without a place, such as a negation, leaves a line without meaning, so that it does nothing.
"""

from __future__ import annotations

import functools
import itertools
import math
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from access_uno.engine.actions import Accept, Action, Challenge, Discard, Draw, NameColour, Pass, Play
from access_uno.engine.cards import FACES, Card, Colour, Symbol
from access_uno.engine.position import RESPONSE, Position
from access_uno.text.plain import plain

if TYPE_CHECKING:
    from access_uno.play.telling import Telling
    from access_uno.words import Words

_MEANINGS: Final = """
accept again all are believe bluff cannot cards catch challenge change counted courtesy deck
direction draw drawn fit give happen hold how how-many idiom keep keys last lead may me must next
not number onto pardon play played please quit repeat say score table they this turn unable uno want
which who you
"""
CONCEPTS: Final = tuple(_MEANINGS.split())
"""What words in a sentence mean, besides commands; the words are the messages `typed-word-NAME`."""
SOUNDS: Final = (*(str(number) for number in range(10)), *(colour.value for colour in Colour), "uno")
"""What dictation writes as another word of the same sound: the messages `typed-sound-NAME`."""

PLACES: Final = 12
_LAST_PLACE: Final = 0
LONGEST_LINE: Final = 200
"""How many characters a sentence has at most."""
_MOST_CHOICES: Final = 64  # of readings
_MOST_UNKNOWN: Final = 3  # words of a sentence around a card that is asked back
_MOST_UNKNOWN_MEANT: Final = 2  # words of a sentence without a card
_WIDE: Final = "\u2e80"  # from here on characters are words
COLOURED: Final = (Symbol.SKIP, Symbol.REVERSE, Symbol.DRAW_TWO)
STAR: Final = Card("ST")
_MOST_NEEDS: Final = 9  # for a line that names a card; one that may only have a number for it counts least
_DRAWN_BY: Final = {Symbol.DRAW_TWO: 2, Symbol.WILD_DRAW_FOUR: 4}


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


class Place(NamedTuple):
    """A place in the hand, as in "the third"; 0 is the last one."""

    number: int


class Count(NamedTuple):
    """A number of cards, as in "two cards"; it stands on no card, and is no place."""

    number: int


class Name(NamedTuple):
    """The name of a player."""

    seat: int


class Sound(NamedTuple):
    """What a word may sound like, if it makes no sense as it is written."""

    meaning: Any


Lexicon = Mapping[str, Sequence[Any]]
"""Words and phrases with their readings; a concept is its name."""


class _Frame(NamedTuple):
    command: str
    needs: frozenset[str]
    may: frozenset[str]
    sure: bool = True


def _frames(table: str) -> Iterator[_Frame]:
    """Read lines such as "count: how-many | cards hold name"; a question mark asks the command back."""
    for line in table.strip().splitlines():
        command, _, words = line.strip().partition(":")
        needs, _, may = words.partition("|")
        name = command.rstrip("?")
        also = {"again"} if name in _HARMLESS else _NOTHING
        yield _Frame(
            name, frozenset(needs.split()), frozenset({*may.split(), *also}) | _ANYWHERE, command == name
        )


_QUESTIONS: Final = (
    *("hand", "playable", "top", "turn", "count", "score", "full-score", "since", "changes", "repeat"),
)
# A command that only tells something, or asks before it does anything, may stand in a polite sentence.
_HARMLESS: Final = (
    *_QUESTIONS,
    *("hint", "waiting", "rules", "menu", "keys", "all-keys", "quit", "order", "back", "forward", "save"),
)
_NOTHING: Final[frozenset[str]] = frozenset()
_ANYWHERE: Final = frozenset({"filler", "please", "courtesy"})
_FRAMES: Final = tuple(
    _frames("""
    hand: which hold | me hand cards are this may say again
    hand: which hand | me are cards
    hand: how hand | me are cards
    hand: say which hold | me are cards want may you
    hand: which cards | me are hold say
    hand: say hand | me which are want cards may you hold again
    hand: say cards | me which are want hold may you again
    hand: repeat hand | me cards you may
    count: how-many | cards hand hold name all me are deck this play who they table
    count: who cards lead | are hold all
    count: count | cards hold name all me are deck this
    score: how-many score | hold me name all are this
    score: who lead | are hold all turn score
    score: which score | are me hold
    score: how score | are me lead
    score: how lead | are this
    score: lead me | are
    score: score name | are hold
    turn: who turn | are hold me play next this
    turn: who next | are hold play turn me
    turn: who play | are hold want
    turn: turn me | are hold this next which
    turn: turn next | are hold play this
    turn: turn play | are hold
    turn: turn name | are hold this next
    turn: direction | which are play turn me this want table may
    top: which table | cards are hold play played this last me colour top all want
    top: which top | cards are hold play this table
    top: which colour | are hold play this me table cards may top fit
    top: colour table | are this cards
    top: which last | are hold play played cards this table name
    top: which played | are hold cards this table name
    top: table say | cards me which colour
    top: which must fit | me are table onto cards
    top: which must onto | me are table play fit
    top: top cards | are say me
    top: table cards | are this
    playable: which may | me play cards this
    playable: which fit | cards me are may play this
    playable: which playable | me are cards
    playable: must draw | me cards
    playable: which must | me cards play
    playable: which hold play | me cards are this
    playable: fit hold | me cards are which this
    playable: may hold play | me cards are which this
    since: happen | which are this hold last me turn since
    since: since | which are last happen this me turn
    repeat: again say | may you this me want
    repeat: repeat | say may you this me again want pardon
    repeat: which say you | are hold me may last
    repeat: pardon | you me again say
    quit: quit | me want may
    keys: keys | me want may you give
    draw: draw | me want cards deck this cannot amount table yes all
    draw: give cards | me deck amount may you want table this
    draw: give amount | me deck may you want this
    draw?: give deck | me may you want this
    draw?: deck | me want this cards
    draw?: cannot | me this hold
    draw?: unable | me this hold
    draw?: unable draw | me want cards deck this amount table yes all
    draw?: draw may | me cards deck this yes courtesy
    draw?: deck cards | me amount courtesy
    accept?: amount cards | me want this are
    accept: accept | me want cards this amount yes draw give hold all
    keep: keep | me want cards this no drawn hold all
    keep: not play this | me want cards no drawn
    yes: yes |
    no: no |
    play: play | me want cards this yes drawn table fit onto
    play: play table | me want cards this yes drawn fit onto
    play: play drawn | me want cards this yes table which
    play: want drawn | me cards this table play yes
    uno: uno | me want say yes this
    challenge: challenge | me want name this cards believe play they draw
    challenge?: not believe | me you this name are hold may they
    challenge?: bluff | name this me are believe cards hold you play they want
    catch: catch name | me hold want are this
    catch: name not uno | hold say are
    catch: name not say this | hold are
    catch: catch name not uno | hold say are me
    """)
)
_POLITE: Final = _ANYWHERE | {"me", "want", "say", "are", "which", "this", "hold", "may", "you", "give"}
_PLAYING: Final = _ANYWHERE | {
    *("play", "me", "want", "this", "table", "onto", "yes", "cards", "number", "drawn", "next"),
}
# Beside these words alone a number is a place in the hand.
_BARE: Final = frozenset({"play", "courtesy", "jump", "discard", "show", "why"})
_COLOURING: Final = frozenset({"colour", "choose", "change", "say", "you"})
_ANSWERING: Final = _COLOURING | _ANYWHERE | {"me", "want", "this", "play", "yes"}
_HAVING: Final = _ANYWHERE | {"hold", "me", "cards", "are", "want", "no"}
_CARD_COMMANDS: Final = ("why", "show", "discard", "jump")
_FACES: Final = (Card, Symbol, Colour)
_DENYING: Final = frozenset({"not", "no", "idiom", "believe", "bluff", "who", "must"})
_MOVES: Final = {Draw: "draw", Pass: "keep", Play: "play", Accept: "accept", Challenge: "challenge"}
_ABOUT_NAMES: Final = ("catch", "demand", "choose", "challenge")


def readings(words: Words) -> dict[str, list[Any]]:
    """Return the words of a language for sentences, with their readings."""
    found: dict[str, list[Any]] = defaultdict(list)
    for concept in CONCEPTS:
        _add(found, words.text(f"typed-word-{concept}"), concept)
    for place in range(1, PLACES + 1):
        _add(found, words.text(f"typed-place-{place}"), Place(place))
    _add(found, words.text("typed-place-last"), Place(_LAST_PLACE))
    colours = {colour.value: colour for colour in Colour}
    for sound in SOUNDS:
        meaning = int(sound) if sound.isdecimal() else colours.get(sound, sound)
        _add(found, words.text(f"typed-sound-{sound}"), Sound(meaning))
    return found


def _add(found: dict[str, list[Any]], phrases: str, reading: Any) -> None:
    for phrase in filter(None, map(plain, phrases.split(","))):
        for spelled in dict.fromkeys((phrase, _without_accents(phrase), _with_e(phrase))):
            if reading not in found[spelled]:
                found[spelled].append(reading)


def _without_accents(text: str) -> str:
    return "".join(
        letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter)
    )


def _with_e(text: str) -> str:
    """Return a text with ae, oe and ue for the letters with dots."""
    return text.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")


CODES: Final[Lexicon] = {
    **{card.code.lower(): [card] for card in FACES},
    "w": [Symbol.WILD],
}


# Words


@functools.lru_cache(maxsize=64)
def _edges(line: str) -> list[bool]:
    """Return where a word may end and another begin: not between two letters, nor between two digits."""
    inner = [not (_joined(before, after)) for before, after in itertools.pairwise(line)]
    return [True, *inner, True]


def _joined(before: str, after: str) -> bool:
    if before.isdecimal() and after.isdecimal():
        return True
    return before.isalpha() and after.isalpha() and before < _WIDE and after < _WIDE


def parted(line: str, lexicons: Sequence[Lexicon], longest: int) -> list[tuple[str, Sequence[Any]]]:
    """Return the words of a line with their readings: as few unknown ones as possible, then as few words.

    An unknown word has no readings.
    """
    edges, end = _edges(line), len(line)
    best: list[tuple[int, int, int, Sequence[Any]]] = [(0, 0, 0, ())] * (
        end + 1
    )  # unknown, words, where it ends
    for start in range(end - 1, -1, -1):
        if line[start] == " ":
            best[start] = (*best[start + 1][:2], start, ())
        elif edges[start]:
            best[start] = min(
                (
                    (best[stop][0] + (not known), best[stop][1] + 1, stop, known)
                    for stop, known in _words_at(line, start, edges, lexicons, longest)
                ),
                key=lambda word: word[:2],
            )
    return list(_walk(line, best))


def _words_at(
    line: str, start: int, edges: list[bool], lexicons: Sequence[Lexicon], longest: int
) -> Iterator[tuple[int, Sequence[Any]]]:
    """Yield where a word that begins here can end, with its readings; the longest first."""
    ends = [stop for stop in range(start + 1, min(start + longest, len(line)) + 1) if edges[stop]]
    for stop in reversed(ends):
        text = line[start:stop]
        if text.isdecimal() and text.isascii():
            yield stop, [int(text)]
        for lexicon in lexicons:
            if known := lexicon.get(text):
                yield stop, known
                break
    yield next((stop for stop in range(start + 1, len(line)) if edges[stop]), len(line)), ()


def _walk(
    line: str, best: Sequence[tuple[int, int, int, Sequence[Any]]]
) -> Iterator[tuple[str, Sequence[Any]]]:
    place = 0
    while place < len(line):
        if line[place] == " ":
            place += 1
            continue
        _, _, stop, known = best[place]
        yield line[place:stop], known
        place = stop


# Meanings


class _Parts(NamedTuple):
    """One choice of readings: what is named, and for each other word the concepts that it may be."""

    concepts: list[frozenset[str]]
    named: list[Any]

    def of(self, kind: type) -> list[Any]:
        """Return what is named of this kind, each once."""
        return list(dict.fromkeys(value for value in self.named if type(value) is kind))

    def fill(self, needs: frozenset[str], may: frozenset[str]) -> bool:
        """Return whether each need has a word of its own, and each other word a place."""
        return all(concepts & (needs | may) for concepts in self.concepts) and _each(
            list(needs), self.concepts
        )

    def within(self, may: frozenset[str]) -> bool:
        """Return whether each word has a place."""
        return self.fill(_NOTHING, may)

    def has(self, concept: str) -> bool:
        """Return whether a word may be this."""
        return any(concept in concepts for concepts in self.concepts)


def _each(needs: list[str], words: Sequence[frozenset[str]]) -> bool:
    """Return whether each need can be given a word of its own."""
    if not needs:
        return True
    return any(
        needs[0] in word and _each(needs[1:], [*words[:place], *words[place + 1 :]])
        for place, word in enumerate(words)
    )


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


def meant(words: Sequence[tuple[str, Sequence[Any]]], now: Table | None) -> Request | None:
    """Return what a line means; None if it means nothing, or two things.

    `now` is where the player types it, if that is known. Words that sound like others are taken for them only
    if nothing else is meant. A sentence with unknown words around one card that can be played is asked back.
    """
    if now is not None:
        words = _without_top(words, now.position)
    known = list(_counted([found for _, found in words if found]))
    unknown = len(words) - len(known)
    if now is not None and now.penalty:
        known = [_taking(found, now) for found in known]
    written = [[reading for reading in found if type(reading) is not Sound] for found in known]
    heard = [[reading.meaning if type(reading) is Sound else reading for reading in found] for found in known]
    if not known or not all(heard):
        return None
    understood = [_best(written, now) if all(written) else None, _sounding(heard, now)]
    # A colour by itself is an answer only; "play red to" is none.
    found = next((one for one in understood if one and one.command != "colour"), None) or next(
        filter(None, understood), None
    )
    if found is not None and not unknown:
        return found
    if now is None or not all(written):
        return None
    return _guessed_card(written, unknown, now) or (_guessed(found, unknown, now) if found else None)


def _guessed(found: Request, unknown: int, now: Table) -> Request | None:
    """Return what a line means but for one or two words: a question, or a move that is asked back."""
    if unknown > _MOST_UNKNOWN_MEANT or found.card or found.place is not None:
        return None
    if found.command in _QUESTIONS:
        return found
    command = "accept" if now.penalty and found.command == "draw" else found.command
    possible = command in _possible(now)
    return found._replace(command=command, sure=False) if possible else None


def _possible(now: Table) -> set[str]:
    """Return the moves that are possible now and can be made without naming a card."""
    moves = {_MOVES[type(action)] for action in now.position.legal(now.seat) if type(action) in _MOVES}
    return moves - {"play"} if now.position.drawn is None else moves


def _guessed_card(known: Sequence[Sequence[Any]], unknown: int, now: Table) -> Request | None:
    """Return the one card in the hand that a line is about, to be asked back; None if it denies anything."""
    plain_words = []
    for found in known:
        concepts = {value for value in found if type(value) is str}
        if (concepts and concepts <= _DENYING) or any(type(value) is Name for value in found):
            return None
        if concepts and not concepts & (_PLAYING | {"uno"}):
            unknown += 1
        else:
            plain_words.append(found)
    guess = _best([*plain_words, ["play"]], now) if unknown <= _MOST_UNKNOWN else None
    in_hand = guess is not None and guess.command == "play" and guess.card in now.cards
    return guess._replace(sure=False) if guess and in_hand else None


def _without_top(
    words: Sequence[tuple[str, Sequence[Any]]], position: Position
) -> Sequence[tuple[str, Sequence[Any]]]:
    """Return a line without the card that another one is laid on, as in "yellow 5 on the red 5"."""
    top = position.top
    face = {top, top.symbol, top.symbol.number} if top is not None else set()
    named = face | {position.colour}
    for onto, (text, found) in enumerate(words):
        if not onto or "onto" not in found:
            continue
        end = onto + 1
        while end < len(words) and any(one in named or one in _ANYWHERE for one in words[end][1]):
            end += 1
        if any(one in face for _, readings in words[onto + 1 : end] for one in readings):
            return [*words[:onto], (text, ["onto"]), *words[end:]]
    return words


def _counted(known: Sequence[Sequence[Any]]) -> Iterator[Sequence[Any]]:
    """Yield the readings of the words, with the numbers before a word such as "cards" as counts."""
    last = max((place for place, found in enumerate(known) if "counted" in found), default=0)
    for place, (before, found) in enumerate(zip([(), *known], known, strict=False)):
        counts = place < last and "number" not in before
        yield [Count(one) if counts and type(one) is int and one > 1 else one for one in found]


def _sounding(heard: Sequence[Sequence[Any]], now: Table | None) -> Request | None:
    """Return what a line sounds like; a number alone, as a place or a card, is not enough for that."""
    found = _best(heard, now)
    faces = any(type(value) in _FACES for readings in heard for value in readings)
    return found if found and found.place is None and (found.card is None or faces) else None


def settled(request: Request, now: Table) -> Request:
    """Return a request as it must be meant now."""
    colour = request.colour
    if request.command == "star" and colour and not now.penalty and STAR in now.cards:
        return request._replace(command="play", card=STAR)
    if request.command == "discard" and not _may(now, Discard):
        return request._replace(command="play")
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


def _taking(found: Sequence[Any], now: Table) -> Sequence[Any]:
    """Return the readings of a word at a penalty, where "draw four" takes it if it is no card to lay."""
    return [
        "draw"
        if _DRAWN_BY.get(reading) == now.penalty and not now.can_be_played(Card(reading.value))
        else reading
        for reading in found
    ]


def _best(choices: Sequence[Sequence[Any]], now: Table | None) -> Request | None:
    """Return the request of the frame with the most needs, over all choices of readings; None if two have."""
    options: list[list[Any]] = []
    for found in choices:
        concepts = frozenset(reading for reading in found if type(reading) is str)
        options.append(
            [*([concepts] if concepts else []), *(value for value in found if type(value) is not str)]
        )
    if math.prod(map(len, options)) > _MOST_CHOICES:
        return None
    best: list[Request] = []
    most = -1
    for choice in itertools.product(*options):
        named = [value for value in choice if type(value) is not frozenset]
        parts = _Parts([word for word in choice if type(word) is frozenset], named)
        filled, request = _request(parts, now)
        if request is not None and filled > most:
            best, most = [request], filled
        elif request is not None and filled == most and request not in best:
            best.append(request)
    return best[0] if len(best) == 1 else None


def _request(parts: _Parts, now: Table | None) -> tuple[int, Request | None]:
    """Return what one choice of readings asks for, and for how much of a sentence that counts."""
    seats = parts.of(Name)
    about_cards = [*parts.of(Card), *parts.of(Symbol), *parts.of(Place)]
    if not seats and len(parts.named) and (named := _card(parts, now)) and (done := _with_card(parts, named)):
        return _MOST_NEEDS if parts.of(Colour) or about_cards else 0, done
    if about_cards or len(seats) > 1 or len(parts.of(int)) + len(parts.of(Count)) > 1:
        return 0, None
    if parts.of(Colour):
        return _with_colour(parts) if len(parts.named) == 1 else (0, None)
    return _by_frame(parts, now)


def _card(parts: _Parts, now: Table | None) -> Request | None:
    """Return the one card that is named: by its code, its face, its place, or as the only one of its kind."""
    colours, numbers, places = parts.of(Colour), parts.of(int), parts.of(Place)
    faces = [*parts.of(Card), *parts.of(Symbol), *numbers, *places]
    if (
        len(colours) > 1
        or len(faces) > 1
        or len(parts.named) > len(colours) + len(faces) + bool(parts.of(Symbol))
    ):
        return None
    colour: Colour | None = colours[0] if colours else None
    hand = now.cards if now is not None else ()
    match faces:
        case [Card() as card]:
            return Request("play", card, colour) if colour is None or card.colour is None else None
        case [Symbol() as symbol] if symbol not in COLOURED:
            return Request("play", Card(symbol.value), colour)
        case [Symbol() as symbol] if colour is None:
            return _only(card for card in hand if card.symbol is symbol)
        case [Symbol() as symbol] if colour is not None:
            return Request("play", Card(colour.letter + symbol.value))
        case [int() as number] if colour is not None:
            return Request("play", Card(f"{colour.letter}{number}")) if number < 10 else None
        case [Place() as place] if colour is None:
            return _at_place(parts, place.number or len(hand))
        case [int() as number]:
            return _by_number(parts, number, hand)
        case [] if parts.has("play"):  # a colour alone names a card only with a verb
            only = _only(card for card in hand if card.colour is colour)
            return only and only._replace(sure=False)
    return None


def _at_place(parts: _Parts, place: int) -> Request | None:
    """Return the card at a place; asked back without a word for playing or a card, as in "one second"."""
    sure = any(map(parts.has, ("play", "cards", "me", "number", "courtesy")))
    return Request("play", place=place, sure=sure) if place else None


def _by_number(parts: _Parts, number: int, hand: Sequence[Card]) -> Request | None:
    """Return the card that a number without a colour names: its place, or in a sentence what stands on it."""
    kind = _only(card for card in hand if card.symbol.number == number)
    if parts.has("onto"):
        return kind
    if any(map(parts.has, ("cards", "number"))):
        return Request("play", place=number)
    if not all(concepts & _BARE for concepts in parts.concepts) and kind is not None:
        return kind._replace(sure=False)
    return Request("play", place=number) if parts.has("play") or not parts.has("want") else None


def _only(cards: Iterable[Card]) -> Request | None:
    """Return the only face among these cards."""
    faces = set(cards)
    return Request("play", faces.pop()) if len(faces) == 1 else None


def _with_card(parts: _Parts, named: Request) -> Request | None:
    """Return what is to be done with the card that a line names."""
    fields, card = _PLAYING, named.card
    uno = any("uno" in concepts for concepts in parts.concepts)
    if uno:
        fields |= {"uno", "say"}
    if parts.has("play"):  # "the red seven that I hold" alone tells of it only
        fields |= {"hold"}
    if card is not None and card.colour is None:
        fields |= (_COLOURING if named.colour else _NOTHING) | ({"star"} if card is STAR else _NOTHING)
    elif parts.of(Colour):
        fields |= {"colour"}
    for command in _CARD_COMMANDS:
        asked = {"which", "fit", "are", *(("not", "may", "cannot", "unable") if command == "why" else ())}
        if parts.fill(frozenset({command}), fields | asked):
            return named._replace(command=command, uno=uno and command != "why")
    if parts.within(fields):
        return named._replace(uno=uno)
    if parts.within(fields | {"may"}) and parts.has("courtesy"):
        return named._replace(uno=uno)
    if parts.has("want") and parts.within(fields | {"fit"}):
        return named._replace(uno=uno, sure=False)
    asking = {"may", "fit", *({"which", "are"} if parts.has("which") else _NOTHING)}
    return named._replace(command="why") if parts.within(fields | asking) else None


def _with_colour(parts: _Parts) -> tuple[int, Request | None]:
    """Return what a colour without a card can mean: the star's, or the answer to a question."""
    (colour,) = parts.of(Colour)
    if parts.fill(frozenset({"star"}), _PLAYING | _COLOURING | {"say", "uno"}):
        return 8, Request("star", colour=colour, uno=parts.has("uno"))
    if parts.within(_ANSWERING) and any(map(parts.has, ("colour", "choose", "change", "want"))):
        return 1, Request("colour", colour=colour)
    if parts.fill(frozenset({"draw", "not"}), _HAVING):  # as in "I've no red, I draw"
        return 2, Request("draw", sure=False)
    return 0, None


def colour_in(words: Sequence[tuple[str, Sequence[Any]]]) -> Colour | None:
    """Return the colour that a line names as an answer."""
    concepts = [frozenset(reading for reading in found if type(reading) is str) for _, found in words]
    colours = [[reading for reading in found if type(reading) is Colour] for _, found in words]
    named = {colour for found in colours for colour in found}
    others = [found for found, colour in zip(concepts, colours, strict=True) if not colour]
    return named.pop() if len(named) == 1 and _Parts(others, []).within(_ANSWERING) else None


def _by_frame(parts: _Parts, now: Table | None) -> tuple[int, Request | None]:
    """Return what a line without a card asks for."""
    seats, numbers = parts.of(Name), [*parts.of(int), *(count.number for count in parts.of(Count))]
    also = [frozenset({"name"})] * len(seats) + [frozenset({"amount"})] * len(numbers)
    whole = _Parts([*parts.concepts, *also], parts.named)
    about = seats[0].seat if seats else None
    best: tuple[int, Request | None] = (0, None)
    if frame := _best_frame(whole, numbers, now):
        best = len(frame.needs), Request(frame.command, seat=_about(frame.command, about), sure=frame.sure)
    for command in () if best[0] else _HARMLESS:
        if whole.fill(frozenset({command}), _POLITE):
            return 1, Request(command)
    for command in _ABOUT_NAMES if best[0] < 2 else ():
        if about is not None and whole.fill(
            frozenset({command, "name"}), _ANYWHERE | {"me", "want", "hold", "cards"}
        ):
            return 2, Request(command, seat=about)
    return best


def _best_frame(whole: _Parts, numbers: Sequence[int], now: Table | None) -> _Frame | None:
    """Return the frame with the most needs that a line fills, of several the first that is possible now."""
    frames = [
        frame
        for frame in _FRAMES
        if whole.fill(frame.needs, frame.may)
        and (not numbers or (frame.command in ("draw", "accept") and _draws(numbers[0], now)))
        and not ("not" in frame.needs and frame.command == "keep" and not (now and now.position.drawn))
    ]
    possible = _possible(now) if now else set()

    def rank(frame: _Frame) -> tuple[int, int]:
        impossible = frame.command in _MOVES.values() and frame.command not in possible
        return -len(frame.needs), impossible - (frame.command in possible)

    return min(frames, key=rank, default=None)


def _about(command: str, seat: int | None) -> int | None:
    return seat if command in _ABOUT_NAMES else None


def _draws(number: int, now: Table | None) -> bool:
    """Return whether drawing draws so many cards now."""
    return number == ((now.penalty if now is not None else 0) or 1)
