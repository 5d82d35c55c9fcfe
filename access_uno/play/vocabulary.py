"""Typed commands, in English and in the chosen language, in any order, case and width of letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from access_uno.engine.cards import COLOURS, Card, Colour, Symbol
from access_uno.play.doubts import Doubts
from access_uno.play.lexicon import ASIDES, LONGEST_LINE, Name, Word
from access_uno.play.line_parser import WITH_CARD, LineParser
from access_uno.play.sentence_commands import Sentence
from access_uno.play.sentence_frames import ANYWHERE, HARMLESS
from access_uno.play.slips import Slips
from access_uno.play.typed_phrases import COMMANDS
from access_uno.play.understanding import (
    ABOUT_NAMES,
    ASKED_BACK,
    COLOURED,
    Request,
    Table,
    Words,
    colour_in,
    meant,
    settled,
)
from access_uno.text.plain import folded, plain

_AROUND_A_CARD: Final = frozenset(
    {*WITH_CARD, "uno", "filler", "please", "courtesy", "number", "this", "table"}
)
_DENIALS: Final = frozenset({"not", "no", "or", "filler", "please"})
_MOST_UNKNOWN: Final = 2  # words beside an aside
_BESIDE_NO_ASIDE: Final = frozenset({"not", "if", "or", "who", "how-many", *COLOURS})
_BESIDE_AN_ASIDE: Final = ANYWHERE | {"may", "you", "hold"}
_UNCHALLENGED: Final = ANYWHERE | {"not", "no", "challenge", "draw", "accept", "they", "are", "all"}


class NotUnderstood(NamedTuple):
    """A line that means nothing, and what may have been meant."""

    text: str
    nearest: str = ""  # the words of the line with a slip corrected
    colourless: Symbol | None = None  # what stands on a card that was named without its colour
    begun: str | None = None  # the command of which the rest is missing
    mended: str = ""  # the whole line without the slip
    aside: str = ""  # one of `ASIDES`, which is what the line is about


class Vocabulary:
    """The words that can be typed, in some languages, and the players' names."""

    def __init__(self, languages: Sequence[str], names: Sequence[str] = ()) -> None:
        self._parser = LineParser(languages, names)
        self._doubts, self._slips = Doubts(self._parser), Slips(self._parser)

    def command(self, text: str) -> str | None:
        """Return the command that a line is, without anything else."""
        return self._parser.command(text)

    def understand(self, text: str, now: Table | None = None) -> Request | NotUnderstood:
        """Return what a line asks for; `now` is where a player types it."""
        understood = self._understand(text, now)
        if not isinstance(understood, Request):
            return understood._replace(aside=self.aside(text))
        if understood.card and understood.command == "play" and self._doubts.asks_for_held(text):
            return Request("hand")
        if understood.command in ASKED_BACK:
            understood = self._doubts.weighed(text, now, understood)
        return settled(understood, now) if now is not None else understood

    def _understand(self, text: str, now: Table | None) -> Request | NotUnderstood:
        if writing := self._parser.phrases.writing.match(folded(text)):
            return Request("write", rule=text[writing.end() :].strip())
        if telling := self._parser.phrases.telling(text):
            return Request("told", telling=telling)
        line = plain(text)
        if not line:
            return Request("go-on")
        if command := self._parser.command(line):
            return Request(command)
        if told := self._own_sentence(text) or self._own_sentence(self._without_i(text)):
            return told
        words = self._parser.words(line)
        if any("idiom" in readings for _, readings in words):
            return self._clause(text, now) or NotUnderstood(line)
        if rest := self._after_yes_or_no(text):
            after = self._understand(rest, now)
            if isinstance(after, Request):
                return after
        found = self._meant(line, now)
        clear = found is not None and ((found.card and found.sure) or found.command == "quit")
        if not clear and self._aside(line, alone=True):
            return NotUnderstood(line)  # "give me new cards" draws none
        if found is not None and found.sure:
            return found
        unclear = NotUnderstood(line, colourless=_colourless(words), begun=_begun(words))
        known = unclear.colourless or all(readings for _, readings in words)
        slip = None if known or (found and found.card) else self._slip(line, now)
        if likely := slip or found:
            return likely
        return (
            self._clause(text, now) or self._after_no(line, now) or self._unchallenged(line, now) or unclear
        )

    def _clause(self, text: str, now: Table | None) -> Request | None:
        """Return the move of a clause, to be asked back, or its question: the last one, else the first.

        So it is in "nothing fits so I draw" and in "I draw, because I hold no red".
        """
        whole = folded(text)
        clauses = self._parser.clauses(self._parser.without_reason(whole)) or [whole]
        conditional = any("if" in found for _, found in self._parser.words(plain(whole))[:1])
        if conditional or self._takes_back(clauses[-1]):
            return None
        ends = dict.fromkeys((clauses[-1], ",".join(clauses[-2:]), clauses[0]))
        found = [self._understand(clause, now) for clause in ends if clause != whole]
        requests = [request._replace(sure=False) for request in found if isinstance(request, Request)]
        moves = [request for request in requests if request.card or request.command in ASKED_BACK]
        # Beside a player who is caught, "draw two" is what it costs them.
        moves.sort(key=lambda request: request.command != "catch" or request.seat is None)
        return next(iter(moves), None) or next((one for one in requests if one.command in HARMLESS), None)

    def _takes_back(self, clause: str) -> bool:
        """Return whether a clause only denies, as in "red seven, or rather not"."""
        words = [found for _, found in self._parser.words(plain(clause))]
        denies = any({"not", "no"}.intersection(found) for found in words)
        return denies and all(_DENIALS.intersection(found) for found in words)

    def _after_yes_or_no(self, text: str) -> str:
        """Return what follows "yes" or "no" and a comma; empty without, or of too long a line."""
        if len(text) > LONGEST_LINE:
            return ""
        answer, comma, rest = folded(text).partition(",")
        return rest if comma and self._parser.command(answer) in ("yes", "no") else ""

    def _after_no(self, line: str, now: Table | None) -> Request | None:
        """Return the move after a "no" without a comma, to be asked back, as in "no I play red 7"."""
        (_, readings), *rest = self._parser.words(line) or [("", ())]
        after = self._meant(" ".join(word for word, _ in rest), now) if "no" in readings and rest else None
        return after._replace(sure=False) if after and after.command in ASKED_BACK else None

    def _unchallenged(self, line: str, now: Table | None) -> Request | None:
        """Return the question whether to take a penalty, of a line that only denies a challenge."""
        lines = (*self._parser.with_verb_in_one(line), line) if now and now.penalty else ()
        says = any(map(self._denies_challenge, lines))
        return Request("accept", sure=False) if says else None

    def _denies_challenge(self, line: str) -> bool:
        words = [readings for _, readings in self._parser.words(line)]
        others = (one for one in words if _UNCHALLENGED.isdisjoint(one) and Name not in map(type, one))
        return {"not", "challenge"} <= {reading for one in words for reading in one} and not list(others)

    def _meant(self, line: str, now: Table | None) -> Request | None:
        """Return what a sentence means with its verb in one piece, or as it stands; rather what is sure.

        What may take a penalty or lay a card, as "take the two" with a "take two", takes it, asked back.
        """
        texts = dict.fromkeys((*self._parser.with_verb_in_one(line), line))
        found = [request for text in texts if (request := meant(self._parser.words(text), now))]
        sure = [request for request in found if request.sure]
        takes = [one for one in sure if one.command in ("draw", "accept")] if now and now.penalty else []
        if takes and any(one.command == "play" for one in sure):
            return takes[0]._replace(sure=False)
        return next(iter((*sure, *found)), None)

    def _without_i(self, text: str) -> str:
        """Return a line without the word before its verb, as in "I swap hands with Ben"."""
        words = self._parser.words(folded(text))
        first = words[0][0] if words else ""
        return text.lstrip()[len(first) :].strip() if self._parser.is_filler(first) else ""

    def aside(self, text: str) -> str:
        """Return the one of `ASIDES` that a line or its clause is about; empty without, or if denied."""
        whole = folded(text)
        clauses = dict.fromkeys((whole, *self._parser.clauses(whole)))
        return next(filter(None, map(self._aside, clauses)), "")

    def _aside(self, clause: str, alone: bool = False) -> str:
        """`alone`: nothing else is said."""
        line = plain(clause)
        if len(line) > LONGEST_LINE or not any(phrase in line for phrase in self._parser.phrases.asides):
            return ""
        words = self._parser.parted(line, self._parser.phrases.asides)
        unknown = sum(not readings for _, readings in words)
        found = {reading for _, readings in words for reading in readings}
        about = [aside for aside in ASIDES if aside in found]
        if len(about) != 1 or unknown > _MOST_UNKNOWN or not _BESIDE_NO_ASIDE.isdisjoint(found):
            return ""
        if alone and any({*about, *_BESIDE_AN_ASIDE}.isdisjoint(readings) for _, readings in words):
            return ""
        return about[0]

    def _own_sentence(self, text: str) -> Request | None:
        """Return the request for the move that such a sentence of the game tells; None if it is none."""
        line = folded(text)
        heard = {word for word in self._parser.phrases.words_of_sentences if word in line}
        for sentence in self._parser.phrases.sentences:
            match = sentence.match(line) if sentence.words <= heard else None
            if match and (request := self._told(sentence, match.groupdict())):
                return request._replace(rule=text[match.start("rule") :].strip()) if request.rule else request
        return None

    def _told(self, sentence: Sentence, about: dict[str, str]) -> Request | None:
        command, colour = sentence.command, sentence.colour
        seat = self._parser.seat(plain(about["name"])) if "name" in about else None
        if "name" in about and (seat is None or command in ABOUT_NAMES):
            return None if seat is None else Request(command, seat=seat)
        if card := about.get("card"):
            words = self._parser.parted(plain(card))  # of as many as can be drawn
            if not all(map(_may_name, words)) or not any(map(_names, words)):
                return None  # "draw two" tells of no card that was drawn
            if command in WITH_CARD:
                named = meant(words, None)
                known = named is not None and named.card is not None
                return (
                    named._replace(command=command, colour=named.colour or colour)
                    if named and known
                    else None
                )
        sure = not card or command not in ("draw", "accept")  # what will be drawn is not known
        return Request(command, colour=colour, rule=about.get("rule", ""), sure=sure)

    def colour(self, text: str, sure: bool = True) -> Colour | None:
        """Return the colour that a line names without its reason, or else the whole line.

        One that is only denied does not count, as in "not red, green". If not `sure`, other words may be
        beside it: it is to be asked back.
        """
        if sure and self._doubts.is_unclear_colour(text):
            return None
        whole = folded(text) if sure else " ".join(map(self._slips.mended, plain(text).split()))
        clauses = self._parser.clauses(whole)
        denied = {clause: self._denied_colour(clause) for clause in clauses}
        if kept := [clause for clause in clauses if not denied[clause]]:
            whole = ",".join(kept) if any(denied.values()) else whole
        colour = self._colour(self._parser.without_reason(whole), sure) or self._colour(whole, sure)
        if colour is None and not sure:
            colour = self._corrected_colour(whole)
        return None if colour in denied.values() else colour

    def _corrected_colour(self, text: str) -> Colour | None:
        """Return the colour after the last "no", as in "red, no, blue"."""
        words = [found for _, found in self._parser.words(plain(text))]
        last = max((place for place, found in enumerate(words) if "no" in found), default=None)
        before, after = (words[:last], words[last:]) if last is not None else ([], [])
        colours = {one for found in after for one in found if isinstance(one, Colour)}
        corrects = any(isinstance(one, Colour) for found in before for one in found)
        denies = any({"not", "ask", "or", "if"}.intersection(found) for found in words)
        return colours.pop() if corrects and len(colours) == 1 and not denies else None

    def _denied_colour(self, clause: str) -> Colour | None:
        """Return the colour that is not meant, if a clause says nothing else."""
        readings = [found for _, found in self._parser.words(plain(clause))]
        colours = [one for found in readings for one in found if isinstance(one, Colour)]
        others = [found for found in readings if not {"no", *colours}.intersection(found)]
        return colours[0] if len(colours) == len(others) == 1 and "not" in others[0] else None

    def _colour(self, text: str, sure: bool) -> Colour | None:
        """Return the only colour of a line or of its clause, as in "I have most greens, so green"."""
        words, clauses = self._parser.words(plain(text)), self._parser.clauses(text)
        colours = {reading for _, found in words for reading in found if isinstance(reading, Colour)}
        if len(colours) > 1 or any({"not", "ask", "must"}.intersection(found) for _, found in words):
            return None
        parts = (words, *(self._parser.words(plain(clause)) for clause in (*clauses[-1:], *clauses[:1])))
        return next(filter(None, (colour_in(part, sure) for part in parts)), None)

    def _slip(self, line: str, now: Table | None) -> NotUnderstood | None:
        """Return what a line with slips may have meant; None if without them it is not understood either."""
        words = line.split()
        meant = list(map(self._slips.mended, words))
        mended = " ".join(meant)
        if mended == line:
            return None
        if not self._parser.command(mended) and self._meant(mended, now) is None:
            return None
        wrong = {word for word in meant if word not in words and not self._parser.is_filler(word)}
        nearest = " ".join(text for text, _ in self._parser.words(mended) if wrong & set(text.split()))
        return NotUnderstood(line, nearest, mended=mended) if nearest else None


def _may_name(word: Word) -> bool:
    """Return whether a word may be part of the name of a card."""
    return any(not isinstance(reading, str) or reading in ("filler", "cards", "uno") for reading in word[1])


def _names(word: Word) -> bool:
    """Return whether a word says which card is meant."""
    return any(isinstance(reading, (Card, Colour, Symbol)) and reading not in COLOURED for reading in word[1])


def _begun(words: Words) -> str | None:
    """Return the command with which a line begins."""
    commands = (reading for _, found in words[:1] for reading in found if reading in COMMANDS)
    return next(commands, None)


def _colourless(words: Words) -> Symbol | None:
    """Return what stands on the coloured card that a line names without its colour."""
    others = [found for _, found in words if not any(type(reading) in (Symbol, int) for reading in found)]
    readings = [reading for _, found in words for reading in found]
    numbers = {Symbol(str(reading)) for reading in readings if type(reading) is int and reading < 10}
    symbols = {reading for reading in readings if reading in COLOURED} or numbers
    alone = all(not _AROUND_A_CARD.isdisjoint(map(str, found)) for found in others)
    return symbols.pop() if alone and len(symbols) == 1 else None
