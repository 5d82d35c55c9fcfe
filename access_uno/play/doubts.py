"""Why a typed line may not mean the move for which it is taken, so that it is asked back."""

from __future__ import annotations

from typing import Final

from access_uno.engine.cards import COLOURS, Colour, Symbol
from access_uno.play.lexicon import WIDE
from access_uno.play.line_parser import LineParser
from access_uno.play.sentence_frames import ANYWHERE
from access_uno.play.understanding import ASKED_BACK, Request, Table, Words
from access_uno.text.plain import folded, plain

_DRAWING: Final = frozenset({Symbol.DRAW_TWO, Symbol.WILD_DRAW_FOUR})
# The words with which a penalty is taken, each by itself.
_TAKING: Final = frozenset({"draw", "accept", "give", "filler", "please", "courtesy", "me", "cards", 2, 4})
_NO_VERB: Final = frozenset({"filler", "table", "onto", "deck", "hold", "say", "me", "do", "cards"})
_OBJECTS: Final = frozenset({"this", "cards", "deck", "drawn"})  # of a verb


class Doubts:
    """Finds in lines what makes them unclear."""

    def __init__(self, parser: LineParser) -> None:
        self._parser = parser

    def weighed(self, text: str, now: Table | None, request: Request) -> Request:
        """Return the request for a move; to be asked back, if the line may not mean it."""
        if not self._is_unclear(text, now, request):
            return request
        return self._in_hand(request, now, self._in_letters(text))._replace(sure=False)

    def is_unclear_colour(self, text: str) -> bool:
        """Return whether a line may not choose the colour that it names."""
        return bool(self._in_letters(text)) or self._is_half(plain(text)) or _ends_in_question(text)

    def _is_unclear(self, text: str, now: Table | None, request: Request) -> bool:
        """Return whether a line may not mean the move for which it is taken."""
        return (
            self._asks(text, request)
            or self._may_take(text, now, request)
            or self._may_draw(text, request)
            or self._breaks_off(text, now, request)
            or bool(self._in_letters(text))
        )

    def _asks(self, text: str, request: Request) -> bool:
        """Return whether a line is a question, as "pesco?" and "is green 4 good", and no courteous wish.

        A word that asks and names a card as well, as the Chinese 暫停 (pause), asks only alone.
        """
        words = self._parser.words(plain(text))
        known = [readings for _, readings in words]
        found = {reading for readings in known for reading in readings}
        alone = sum(ANYWHERE.isdisjoint(readings) for readings in known) == 1
        asks = any("ask" in readings and (alone or Symbol not in map(type, readings)) for readings in known)
        polite = "courtesy" in found
        return _ends_in_question(text) or (asks and not polite) or _begins_with_verb(words, request)

    def _may_take(self, text: str, now: Table | None, request: Request) -> bool:
        """Return whether a line for a card may be for its penalty as well, or the other way round.

        At two cards "draw two" may be for both; at four "wild draw four" may, but "draw four" takes them.
        """
        if now is None or not now.penalty:
            return False
        alone = [self._parser.phrases.lexicon.get(word, ()) for word in plain(text).split()]
        found = {reading for readings in alone for reading in readings}
        if request.command == "draw":
            named = any(not _DRAWING.isdisjoint(readings) for _, readings in self._parser.words(plain(text)))
            return named and any(_TAKING.isdisjoint(readings) for readings in alone)
        may_lay = "play" in found or not found.isdisjoint(COLOURS)
        return bool(request.card) and "draw" in found and not may_lay

    def _may_draw(self, text: str, request: Request) -> bool:
        """Return whether a line for a card may draw one, as in "take a card, red 7"."""
        words = [readings for _, readings in self._parser.words(plain(text))] if request.card else []
        draws = any("draw" in readings and "play" not in readings for readings in words)
        return draws and any("deck" in readings for readings in words)

    def _breaks_off(self, text: str, now: Table | None, request: Request) -> bool:
        """Return whether a line may be only the beginning of one, or of one that names another card.

        Such are "I'll take the", "red seven and", the German "dann leg ich", and "I'll take that" where no
        penalty is due.
        """
        line = plain(text)
        if self._parser.command(line):
            return False
        if self._is_half(line):
            return True
        if request.card or request.command != "draw" or (now and now.penalty):
            return False
        words = [set(readings) for _, readings in self._parser.words(line)]
        draws = any("draw" in readings and readings.isdisjoint({"want", "play"}) for readings in words)
        return not draws and any("this" in readings for readings in words[-1:])

    def _is_half(self, line: str) -> bool:
        """Return whether a line ends in a word after which more is to follow."""
        end = next((end for end in self._parser.phrases.unfinished if _ends_with(line, end)), "")
        return bool(end) and not self._has_object(line.removesuffix(end), end)

    def _has_object(self, before: str, end: str) -> bool:
        """Return whether a line that ends in a verb has its object before it, as the German "die leg ich"."""
        verbs = {reading for _, readings in self._parser.words(end) for reading in readings}
        objects = {reading for _, readings in self._parser.words(before) for reading in readings}
        named = not objects.isdisjoint(_OBJECTS) or not all(isinstance(one, str) for one in objects)
        return named and not verbs.isdisjoint(ASKED_BACK)

    def _in_letters(self, text: str) -> set[Colour]:
        """Return the colours that a line names with a letter that may stand for another one, as "g4".

        Beside an English command, as in "play g4", it is the English letter.
        """
        phrases = self._parser.phrases
        words = [word for word, _ in self._parser.words(plain(text))]
        if not phrases.foreign_words.isdisjoint(words):
            return set()
        return {colour for word in words for colour in phrases.in_letters.get(word, ())}

    @staticmethod
    def _in_hand(request: Request, now: Table | None, colours: set[Colour]) -> Request:
        """Return a request for the card of these colours that is held, if the one that is named is not."""
        card = request.card
        if now is None or card is None or card.colour not in colours or card in now.cards:
            return request
        held = {one for one in now.cards if one.symbol is card.symbol and one.colour in colours}
        return request._replace(card=held.pop()) if len(held) == 1 else request

    def asks_for_held(self, text: str) -> bool:
        """Return whether a line asks by its question mark alone if a card is held, as "ho un 6?"."""
        found = {reading for _, readings in self._parser.words(plain(text)) for reading in readings}
        return _ends_in_question(text) and "hold" in found and found.isdisjoint({"play", "may"})


def _ends_with(line: str, phrase: str) -> bool:
    """Return whether a line ends in a phrase, as a word of its own where there are blanks."""
    return line.endswith(phrase) and (phrase[0] >= WIDE or line.removesuffix(phrase)[-1:] in ("", " "))


def _ends_in_question(text: str) -> bool:
    return folded(text).rstrip().endswith("?")


def _begins_with_verb(words: Words, request: Request) -> bool:
    """Return whether a verb stands before its subject: "is green 4 good", the Dutch "leg ik groen 4".

    Chinese turns nothing round, but 是 begins "is it green 4", too.
    """
    (first, verb), (_, after) = [*words, ("", ()), ("", ())][:2]
    if "change" not in verb and ("please" in verb or first[:1] >= WIDE):
        is_verb = False  # as in "now green 4"
    else:
        is_verb = "are" in verb and _NO_VERB.isdisjoint(verb) and int not in map(type, verb)
    if is_verb and (request.card or request.place is not None):
        return True
    moves = any(one in ASKED_BACK and one != "uno" for one in verb) and first[:1] < WIDE
    return moves and {"filler", "me"} <= set(after)
