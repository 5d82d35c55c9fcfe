"""Typed commands, in English and in the chosen language, in any order, case and width of letters."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Iterable, Iterator, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from access_uno.engine.cards import COLOURS, Card, Colour, Symbol
from access_uno.engine.rules import RULEBOOKS
from access_uno.play.lexicon import (
    ASIDES,
    CODES,
    LONGEST_LINE,
    WIDE,
    Lexicon,
    Name,
    Reading,
    Word,
    asides,
    parted,
    readings,
)
from access_uno.play.sentence_commands import Sentence, sentences
from access_uno.play.sentence_frames import ANYWHERE, HARMLESS
from access_uno.play.telling import Telling, telling_in
from access_uno.play.understanding import (
    ABOUT_NAMES,
    ASKED_BACK,
    COLOURED,
    Request,
    Table,
    colour_in,
    meant,
    settled,
)
from access_uno.play.understanding import Words as TypedWords
from access_uno.text.plain import folded, plain, plain_phrases
from access_uno.words import Words, words_of

COMMANDS: Final = (
    *("play", "draw", "go-on", "keep", "accept", "uno", "catch", "challenge", "star", "colour", "demand"),
    *("jump", "choose", "show", "discard", "write", "agree", "disagree"),
    *("hand", "playable", "what-now", "top", "turn", "count", "since", "changes", "score", "full-score"),
    *("why", "hint", "order"),
    *("large-hand", "large-top"),
    *("repeat", "waiting", "back", "forward", "oldest", "newest", "filter", "verbosity", "told"),
    *("menu", "keys", "all-keys", "rules", "save", "quit", "yes", "no", "filler"),
)
"""What can be typed; the words for it are the messages `typed-NAME`, with commas between them."""

# Letters that need a space or another kind of character around a word; Chinese has no spaces.
_LETTER: Final = r"[^\W\d_\u2e80-\uffff]"
# Where a phrase starts or ends in a letter there is no letter beside it. These stand
# once around all phrases: compiling them for each would take half a second.
_START: Final = rf"(?:(?<!{_LETTER})|(?!{_LETTER}))"
_END: Final = rf"(?:(?!{_LETTER})|(?<!{_LETTER}))"
WITH_CARD: Final = ("play", "why", "show", "discard", "jump")
_VERBS: Final = frozenset({*WITH_CARD, "draw", "keep", "accept", "catch", "challenge", "star", "save"})
_AROUND_A_CARD: Final = frozenset(
    {*WITH_CARD, "uno", "filler", "please", "courtesy", "number", "this", "table"}
)
_DENIALS: Final = frozenset({"not", "no", "or", "filler", "please"})
_DRAWING: Final = frozenset({Symbol.DRAW_TWO, Symbol.WILD_DRAW_FOUR})
# The words with which a penalty is taken, each by itself.
_TAKING: Final = frozenset({"draw", "accept", "give", "filler", "please", "courtesy", "me", "cards", 2, 4})
_CLAUSES: Final = re.compile(r"[,;:.!?]+")
_MOST_UNKNOWN: Final = 2  # words beside an aside
_BESIDE_NO_ASIDE: Final = frozenset({"not", "if", "or", "who", "how-many", *COLOURS})
_BESIDE_AN_ASIDE: Final = ANYWHERE | {"may", "you", "hold"}
_UNCHALLENGED: Final = ANYWHERE | {"not", "no", "challenge", "draw", "accept", "they", "are", "all"}
_NO_VERB: Final = frozenset({"filler", "table", "onto", "deck", "hold", "say", "me", "do", "cards"})
_ACCENTS: Final = str.maketrans("àèìòùáéíóú", "áéíóúàèìòù")
_ACCENTED: Final = frozenset(map(chr, _ACCENTS))
_OBJECTS: Final = frozenset({"this", "cards", "deck", "drawn"})  # of a verb
_NEAR: Final = (3, 6)  # the length from which a word may have one slip, and two


class NotUnderstood(NamedTuple):
    """A line that means nothing, and what may have been meant."""

    text: str
    nearest: str = ""  # the words of the line with a slip corrected
    colourless: Symbol | None = None  # what stands on a card that was named without its colour
    begun: str | None = None  # the command of which the rest is missing
    mended: str = ""  # the whole line without the slip
    aside: str = ""  # one of `ASIDES`, which is what the line is about


class Phrases:
    """What can be typed in some languages, without names of players."""

    def __init__(self, languages: Sequence[str]) -> None:
        self.meanings: dict[str, Reading] = {}  # of whole lines and single words
        # The player's language comes last, so that it prevails where two languages differ.
        self._words = [words_of(language) for language in dict.fromkeys(languages)]
        for words in self._words:
            listed = list(_listed(words))
            self.meanings |= {phrase: meaning for meaning, phrase in reversed(listed)}
            # in the player's language: only these are suggested
            self.own_words = {word for _, phrase in listed for word in phrase.split()}
        write = [phrase for phrase, meaning in self.meanings.items() if meaning == "write"]
        self.writing = re.compile(rf"\s*{_any_of(write)}")
        self.reason = _pattern("typed-because", self._words)
        self.therefore = _pattern("typed-therefore", self._words[-1:])  # the English "so" is a German word

    def telling(self, text: str) -> Telling | None:
        """Return what a line chooses to be told, in the player's language or in another one."""
        return next(filter(None, (telling_in(words, text) for words in reversed(self._words))), None)

    @functools.cached_property
    def unfinished(self) -> list[str]:
        """The words with which a line breaks off, in the language of the player, the longest first."""
        return sorted(plain_phrases(self._words[-1].text("typed-unfinished")), key=len, reverse=True)

    @functools.cached_property
    def sentences(self) -> list[Sentence]:
        """The sentences of the game, as commands."""
        known = [words.under(rulebook) for words in reversed(self._words) for rulebook in RULEBOOKS]
        return [sentence for words in dict.fromkeys(known) for sentence in sentences(words)]

    @functools.cached_property
    def words_of_sentences(self) -> set[str]:
        """The words of these sentences: a sentence that has others than a line is not compared with it."""
        return {word for sentence in self.sentences for word in sentence.words}

    @functools.cached_property
    def lexicon(self) -> Lexicon:
        """All words and phrases with their readings; the player's language prevails."""
        letters = {colour.letter.lower(): [colour] for colour in COLOURS}
        lexicon: dict[str, Sequence[Reading]] = {**letters, **CODES}
        for words in self._words:
            found = readings(words)
            for meaning, phrase in _listed(words):
                known = found.setdefault(phrase, [])
                if meaning not in known and not (meaning == "no" and "not" in known):
                    known.insert(0, meaning)
            lexicon |= found
        return lexicon

    @functools.cached_property
    def in_letters(self) -> dict[str, list[Colour]]:
        """Letters and codes of a colour that are the first letter of another one in the player's language.

        The English colour is the first, as in the records of games: the German "g" is green or "gelb".
        """
        usual = {one: self._words[-1].text(f"typed-colour-{one.value}") for one in COLOURS}
        found: dict[str, list[Colour]] = {}
        for colour in COLOURS:
            letter = colour.letter.lower()
            others = [one for one in COLOURS if one is not colour and usual[one].startswith(letter)]
            known = self.lexicon[letter] == [colour] and [colour, *others]
            if known and others:
                codes = (code for code in CODES if code[0] == letter)
                found |= dict.fromkeys([letter, *codes], known)
        return found

    @functools.cached_property
    def asides(self) -> Lexicon:
        """The words for `ASIDES`."""
        found = [asides(words) for words in self._words]
        return {phrase: known for words in found for phrase, known in words.items()}

    @functools.cached_property
    def words(self) -> set[str]:
        """The single words of all phrases."""
        return {word for phrase in self.lexicon for word in phrase.split()}

    @functools.cached_property
    def longest(self) -> int:
        """How many characters the longest phrase has."""
        return max(map(len, self.lexicon))


phrases_of: Final = functools.cache(Phrases)
"""The phrases of some languages, made once: another match differs only by its names."""


class Vocabulary:
    """The words that can be typed, in some languages, and the players' names."""

    def __init__(self, languages: Sequence[str], names: Sequence[str] = ()) -> None:
        self._phrases = phrases_of(tuple(languages))
        self._names = [plain(name) for name in names]

    def understand(self, text: str, now: Table | None = None) -> Request | NotUnderstood:
        """Return what a line asks for; `now` is where a player types it."""
        understood = self._understand(text, now)
        if not isinstance(understood, Request):
            return understood._replace(aside=self.aside(text))
        if understood.card and understood.command == "play" and self._asks_for_held(text):
            return Request("hand")
        if understood.command in ASKED_BACK and self._is_unclear(text, now, understood):
            understood = self._in_hand(understood, now, self._in_letters(text))._replace(sure=False)
        return settled(understood, now) if now is not None else understood

    def _asks_for_held(self, text: str) -> bool:
        """Return whether a line asks by its question mark alone if a card is held, as "ho un 6?"."""
        found = {reading for _, readings in self._in_words(plain(text)) for reading in readings}
        return _ends_in_question(text) and "hold" in found and found.isdisjoint({"play", "may"})

    @staticmethod
    def _in_hand(request: Request, now: Table | None, colours: set[Colour]) -> Request:
        """Return a request for the card of these colours that is held, if the one that is named is not."""
        card = request.card
        if now is None or card is None or card.colour not in colours or card in now.cards:
            return request
        held = {one for one in now.cards if one.symbol is card.symbol and one.colour in colours}
        return request._replace(card=held.pop()) if len(held) == 1 else request

    def _is_unclear(self, text: str, now: Table | None, request: Request) -> bool:
        """Return whether a line may not mean the move for which it is taken."""
        return (
            self._asks(text, request)
            or self._may_take(text, now, request)
            or self._may_draw(text, request)
            or self._breaks_off(text, now, request)
            or bool(self._in_letters(text))
        )

    def _in_letters(self, text: str) -> set[Colour]:
        """Return the colours that a line names with a letter that may stand for another one, as "g4"."""
        words = [word for word, _ in self._in_words(plain(text)) if word in self._phrases.in_letters]
        return {colour for word in words for colour in self._phrases.in_letters[word]}

    def _asks(self, text: str, request: Request) -> bool:
        """Return whether a line is a question, as "pesco?" and "is green 4 good", and no courteous wish.

        A word that asks and names a card as well, as the Chinese 暫停 (pause), asks only alone.
        """
        words = self._in_words(plain(text))
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
        alone = [self._phrases.lexicon.get(word, ()) for word in plain(text).split()]
        found = {reading for readings in alone for reading in readings}
        if request.command == "draw":
            named = any(not _DRAWING.isdisjoint(readings) for _, readings in self._in_words(plain(text)))
            return named and any(_TAKING.isdisjoint(readings) for readings in alone)
        may_lay = "play" in found or not found.isdisjoint(COLOURS)
        return bool(request.card) and "draw" in found and not may_lay

    def _may_draw(self, text: str, request: Request) -> bool:
        """Return whether a line for a card may draw one, as in "take a card, red 7"."""
        words = [readings for _, readings in self._in_words(plain(text))] if request.card else []
        draws = any("draw" in readings and "play" not in readings for readings in words)
        return draws and any("deck" in readings for readings in words)

    def _breaks_off(self, text: str, now: Table | None, request: Request) -> bool:
        """Return whether a line may be only the beginning of one, or of one that names another card.

        Such are "I'll take the", "red seven and", the German "dann leg ich", and "I'll take that" where no
        penalty is due.
        """
        line = plain(text)
        if self.command(line):
            return False
        if self._is_half(line):
            return True
        if request.card or request.command != "draw" or (now and now.penalty):
            return False
        words = [set(readings) for _, readings in self._in_words(line)]
        draws = any("draw" in readings and readings.isdisjoint({"want", "play"}) for readings in words)
        return not draws and any("this" in readings for readings in words[-1:])

    def _is_half(self, line: str) -> bool:
        """Return whether a line ends in a word after which more is to follow."""
        end = next((end for end in self._phrases.unfinished if _ends_with(line, end)), "")
        return bool(end) and not self._has_object(line.removesuffix(end), end)

    def _has_object(self, before: str, end: str) -> bool:
        """Return whether a line that ends in a verb has its object before it, as the German "die leg ich"."""
        verbs = {reading for _, readings in self._in_words(end) for reading in readings}
        objects = {reading for _, readings in self._in_words(before) for reading in readings}
        named = not objects.isdisjoint(_OBJECTS) or not all(isinstance(one, str) for one in objects)
        return named and not verbs.isdisjoint(ASKED_BACK)

    def _understand(self, text: str, now: Table | None) -> Request | NotUnderstood:
        if writing := self._phrases.writing.match(folded(text)):
            return Request("write", rule=text[writing.end() :].strip())
        if telling := self._phrases.telling(text):
            return Request("told", telling=telling)
        line = plain(text)
        if not line:
            return Request("go-on")
        if command := self.command(line):
            return Request(command)
        if told := self._own_sentence(text) or self._own_sentence(self._without_i(text)):
            return told
        words = self._in_words(line)
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
        clauses = self._clauses(self._without_reason(whole)) or [whole]
        conditional = any("if" in found for _, found in self._in_words(plain(whole))[:1])
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
        words = [found for _, found in self._in_words(plain(clause))]
        denies = any({"not", "no"}.intersection(found) for found in words)
        return denies and all(_DENIALS.intersection(found) for found in words)

    def _clauses(self, text: str) -> list[str]:
        """Return the parts between punctuation and words such as "so"."""
        return list(filter(str.strip, _CLAUSES.split(self._phrases.therefore.sub(",", text))))

    def _without_reason(self, text: str) -> str:
        """Return what stands before a word such as "because"; the whole text if it begins with one."""
        return self._phrases.reason.split(text)[0].rstrip(" ,") or text

    def _after_yes_or_no(self, text: str) -> str:
        """Return what follows "yes" or "no" and a comma; empty without, or of too long a line."""
        if len(text) > LONGEST_LINE:
            return ""
        answer, comma, rest = folded(text).partition(",")
        return rest if comma and self.command(answer) in ("yes", "no") else ""

    def _after_no(self, line: str, now: Table | None) -> Request | None:
        """Return the move after a "no" without a comma, to be asked back, as in "no I play red 7"."""
        (_, readings), *rest = self._in_words(line) or [("", ())]
        after = self._meant(" ".join(word for word, _ in rest), now) if "no" in readings and rest else None
        return after._replace(sure=False) if after and after.command in ASKED_BACK else None

    def _unchallenged(self, line: str, now: Table | None) -> Request | None:
        """Return the question whether to take a penalty, of a line that only denies a challenge."""
        lines = (*self._with_verb_in_one(line), line) if now and now.penalty else ()
        says = any(map(self._denies_challenge, lines))
        return Request("accept", sure=False) if says else None

    def _denies_challenge(self, line: str) -> bool:
        words = [readings for _, readings in self._in_words(line)]
        others = (one for one in words if _UNCHALLENGED.isdisjoint(one) and Name not in map(type, one))
        return {"not", "challenge"} <= {reading for one in words for reading in one} and not list(others)

    def _meant(self, line: str, now: Table | None) -> Request | None:
        """Return what a sentence means with its verb in one piece, or as it stands; rather what is sure.

        What may take a penalty or lay a card, as "take the two" with a "take two", takes it, asked back.
        """
        texts = dict.fromkeys((*self._with_verb_in_one(line), line))
        found = [request for text in texts if (request := meant(self._in_words(text), now))]
        sure = [request for request in found if request.sure]
        takes = [one for one in sure if one.command in ("draw", "accept")] if now and now.penalty else []
        if takes and any(one.command == "play" for one in sure):
            return takes[0]._replace(sure=False)
        return next(iter((*sure, *found)), None)

    def _with_verb_in_one(self, line: str) -> Iterator[str]:
        """Yield a line with its verb in one piece, which may stand around a card: "leg rood 7 neer"."""
        words, lexicon = line.split(), self._phrases.lexicon
        for place, end in itertools.product(range(min(2, len(words))), range(len(words) - 1, 1, -1)):
            verb = f"{words[place]} {words[end]}"
            known = lexicon.get(verb, ()) if end > place + 1 else ()
            around = _VERBS.intersection(known) or any(isinstance(reading, Symbol) for reading in known)
            if around and "me" not in lexicon.get(words[place], ()):
                yield " ".join([*words[:place], verb, *words[place + 1 : end], *words[end + 1 :]])

    def _without_i(self, text: str) -> str:
        """Return a line without the word before its verb, as in "I swap hands with Ben"."""
        words = self._in_words(folded(text))
        first = words[0][0] if words else ""
        return text.lstrip()[len(first) :].strip() if self._is_filler(first) else ""

    def _in_words(self, line: str) -> list[Word]:
        """Return the words of a line with their readings; none of a line that is too long."""
        return [] if len(line) > LONGEST_LINE else self._parted(self._with_own_accents(line))

    def _with_own_accents(self, line: str) -> str:
        """Return a line with the accents of its words as they are listed: "piú" as the Italian "più"."""
        if line.isascii() or not _ACCENTED.intersection(line):
            return line
        known = self._phrases.words
        others = ((word, word.translate(_ACCENTS)) for word in line.split(" "))
        return " ".join(other if word not in known and other in known else word for word, other in others)

    def _parted(self, line: str, first: Lexicon = MappingProxyType({})) -> list[Word]:
        """Return the words of a line with their readings; those of `first` prevail."""
        names: Lexicon = {name: [Name(seat)] for seat, name in enumerate(self._names) if name}
        longest = max([self._phrases.longest, *map(len, [*names, *first])])
        found = parted(line, (first, names, self._phrases.lexicon), longest)
        return [part for word in found for part in ([word] if word[1] else self._compound(word[0]))]

    def _compound(self, word: str) -> TypedWords:
        """Return an unknown word, in its parts if it names a card, as the Dutch "sterkaart" does."""
        lexicon = self._phrases.lexicon
        for cut in range(3, len(word) - 2):
            name, kind = lexicon.get(word[:cut], ()), lexicon.get(word[cut:], ())
            if "cards" not in kind:
                continue
            if any(isinstance(one, (Symbol, Colour)) for one in name):
                return [(word[:cut], name), (word[cut:], kind)]
            if any(isinstance(one, int) for one in name):
                return [(word[:cut], name)]  # no place
        return [(word, ())]

    def aside(self, text: str) -> str:
        """Return the one of `ASIDES` that a line or its clause is about; empty without, or if denied."""
        whole = folded(text)
        clauses = dict.fromkeys((whole, *self._clauses(whole)))
        return next(filter(None, map(self._aside, clauses)), "")

    def _aside(self, clause: str, alone: bool = False) -> str:
        """`alone`: nothing else is said."""
        line = plain(clause)
        if len(line) > LONGEST_LINE or not any(phrase in line for phrase in self._phrases.asides):
            return ""
        words = self._parted(line, self._phrases.asides)
        unknown = sum(not readings for _, readings in words)
        found = {reading for _, readings in words for reading in readings}
        about = [aside for aside in ASIDES if aside in found]
        if len(about) != 1 or unknown > _MOST_UNKNOWN or not _BESIDE_NO_ASIDE.isdisjoint(found):
            return ""
        if alone and any({*about, *_BESIDE_AN_ASIDE}.isdisjoint(readings) for _, readings in words):
            return ""
        return about[0]

    # What the game says, as a command

    def _own_sentence(self, text: str) -> Request | None:
        """Return the request for the move that such a sentence of the game tells; None if it is none."""
        line = folded(text)
        heard = {word for word in self._phrases.words_of_sentences if word in line}
        for sentence in self._phrases.sentences:
            match = sentence.match(line) if sentence.words <= heard else None
            if match and (request := self._told(sentence, match.groupdict())):
                return request._replace(rule=text[match.start("rule") :].strip()) if request.rule else request
        return None

    def _told(self, sentence: Sentence, about: dict[str, str]) -> Request | None:
        command, colour = sentence.command, sentence.colour
        seat = self._seat(plain(about["name"])) if "name" in about else None
        if "name" in about and (seat is None or command in ABOUT_NAMES):
            return None if seat is None else Request(command, seat=seat)
        if card := about.get("card"):
            words = self._parted(plain(card))  # of as many as can be drawn
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
        if sure and (self._in_letters(text) or self._is_half(plain(text)) or _ends_in_question(text)):
            return None
        whole = folded(text) if sure else " ".join(map(self._mended, plain(text).split()))
        clauses = self._clauses(whole)
        denied = {clause: self._denied_colour(clause) for clause in clauses}
        if kept := [clause for clause in clauses if not denied[clause]]:
            whole = ",".join(kept) if any(denied.values()) else whole
        colour = self._colour(self._without_reason(whole), sure) or self._colour(whole, sure)
        if colour is None and not sure:
            colour = self._corrected_colour(whole)
        return None if colour in denied.values() else colour

    def _corrected_colour(self, text: str) -> Colour | None:
        """Return the colour after the last "no", as in "red, no, blue"."""
        words = [found for _, found in self._in_words(plain(text))]
        last = max((place for place, found in enumerate(words) if "no" in found), default=None)
        before, after = (words[:last], words[last:]) if last is not None else ([], [])
        colours = {one for found in after for one in found if isinstance(one, Colour)}
        corrects = any(isinstance(one, Colour) for found in before for one in found)
        denies = any({"not", "ask", "or", "if"}.intersection(found) for found in words)
        return colours.pop() if corrects and len(colours) == 1 and not denies else None

    def _denied_colour(self, clause: str) -> Colour | None:
        """Return the colour that is not meant, if a clause says nothing else."""
        readings = [found for _, found in self._in_words(plain(clause))]
        colours = [one for found in readings for one in found if isinstance(one, Colour)]
        others = [found for found in readings if not {"no", *colours}.intersection(found)]
        return colours[0] if len(colours) == len(others) == 1 and "not" in others[0] else None

    def _colour(self, text: str, sure: bool) -> Colour | None:
        """Return the only colour of a line or of its clause, as in "I have most greens, so green"."""
        words, clauses = self._in_words(plain(text)), self._clauses(text)
        colours = {reading for _, found in words for reading in found if isinstance(reading, Colour)}
        if len(colours) > 1 or any({"not", "ask", "must"}.intersection(found) for _, found in words):
            return None
        parts = (words, *(self._in_words(plain(clause)) for clause in (*clauses[-1:], *clauses[:1])))
        return next(filter(None, (colour_in(part, sure) for part in parts)), None)

    def command(self, text: str) -> str | None:
        """Return the command that a line is, without anything else."""
        meaning = self._phrases.meanings.get(plain(text))
        return meaning if isinstance(meaning, str) and meaning != "filler" else None

    def _seat(self, name: str) -> int | None:
        """Return the seat of this name, or the only one whose name begins like this."""
        if name in self._names:
            return self._names.index(name)
        seats = [seat for seat, known in enumerate(self._names) if name and known.startswith(name)]
        if len(seats) == 1:
            return seats[0]
        first, last = name.partition(" "), name.rpartition(" ")
        if self._is_filler(first[0]):
            return self._seat(first[2])
        return self._seat(last[0]) if self._is_filler(last[2]) else None

    def _is_filler(self, word: str) -> bool:
        return bool(self._phrases.meanings.get(word) == "filler")

    def _slip(self, line: str, now: Table | None) -> NotUnderstood | None:
        """Return what a line with slips may have meant; None if without them it is not understood either."""
        words = line.split()
        meant = list(map(self._mended, words))
        mended = " ".join(meant)
        if mended == line:
            return None
        if not self.command(mended) and self._meant(mended, now) is None:
            return None
        wrong = {word for word in meant if word not in words and not self._is_filler(word)}
        nearest = " ".join(text for text, _ in self._in_words(mended) if wrong & set(text.split()))
        return NotUnderstood(line, nearest, mended=mended) if nearest else None

    def _mended(self, word: str) -> str:
        """Return a word without its slip, if it is not known and nearly one that is."""
        return word if self._is_known(word) else self._without_slip(word) or word

    def _is_known(self, word: str) -> bool:
        return word in self._phrases.own_words or all(known for _, known in self._in_words(word))

    def _without_slip(self, word: str) -> str:
        """Return the word that was meant; empty if there is none, or several with different meanings.

        A Chinese character for another one is no slip: it is another word.
        """
        if word[0] >= WIDE:
            return ""
        most = sum(len(word) >= letters for letters in _NEAR)
        alike = (known for known in self._phrases.own_words if word[0] == known[0])
        near_enough = (known for known in alike if abs(len(known) - len(word)) <= most)
        # A slip changes two letters at most: to ask that first is faster.
        with_letters = (known for known in near_enough if len({*known} ^ {*word}) <= 2 * most)
        slips = {known: _slips(word, known) for known in with_letters}
        fewest = min([most, *slips.values()])
        near = sorted(known for known, count in slips.items() if count == fewest)
        meanings = {self._phrases.meanings.get(known, known) for known in near}
        return near[0] if len(meanings) == 1 else ""


def _listed(words: Words) -> Iterator[tuple[Reading, str]]:
    """Yield the phrases of a language, each with its meaning."""
    for kind, meanings in (
        ("", {name: name for name in COMMANDS}),
        ("colour-", {colour.value: colour for colour in COLOURS}),
        ("symbol-", {_name(symbol): symbol for symbol in Symbol if symbol.number is None}),
        ("number-", {str(number): number for number in range(10)}),
    ):
        for name, meaning in meanings.items():
            listed = plain_phrases(words.text(f"typed-{kind}{name}"))
            in_one = [phrase.replace(" ", "") for phrase in listed if kind == "symbol-"]
            for phrase in dict.fromkeys([*listed, *in_one]):
                yield meaning, phrase


def _slips(word: str, known: str) -> int:
    """Return how many letters are wrong, missing, too many, or swapped with a neighbour."""
    before: list[int] = []
    row = list(range(len(known) + 1))
    for place, letter in enumerate(word, 1):
        earlier, before, row = before, row, [place]
        for other, wanted in enumerate(known, 1):
            least = min(before[other] + 1, row[-1] + 1, before[other - 1] + (letter != wanted))
            if place > 1 < other and (letter, word[place - 2]) == (known[other - 2], wanted):
                least = min(least, earlier[other - 2] + 1)
            row.append(least)
    return row[-1]


def _may_name(word: Word) -> bool:
    """Return whether a word may be part of the name of a card."""
    return any(not isinstance(reading, str) or reading in ("filler", "cards", "uno") for reading in word[1])


def _names(word: Word) -> bool:
    """Return whether a word says which card is meant."""
    return any(isinstance(reading, (Card, Colour, Symbol)) and reading not in COLOURED for reading in word[1])


def _ends_with(line: str, phrase: str) -> bool:
    """Return whether a line ends in a phrase, as a word of its own where there are blanks."""
    return line.endswith(phrase) and (phrase[0] >= WIDE or line.removesuffix(phrase)[-1:] in ("", " "))


def _ends_in_question(text: str) -> bool:
    return folded(text).rstrip().endswith("?")


def _begins_with_verb(words: TypedWords, request: Request) -> bool:
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


def _begun(words: TypedWords) -> str | None:
    """Return the command with which a line begins."""
    commands = (reading for _, found in words[:1] for reading in found if reading in COMMANDS)
    return next(commands, None)


def _colourless(words: TypedWords) -> Symbol | None:
    """Return what stands on the coloured card that a line names without its colour."""
    others = [found for _, found in words if not any(type(reading) in (Symbol, int) for reading in found)]
    readings = [reading for _, found in words for reading in found]
    numbers = {Symbol(str(reading)) for reading in readings if type(reading) is int and reading < 10}
    symbols = {reading for reading in readings if reading in COLOURED} or numbers
    alone = all(not _AROUND_A_CARD.isdisjoint(map(str, found)) for found in others)
    return symbols.pop() if alone and len(symbols) == 1 else None


def _name(symbol: Symbol) -> str:
    return symbol.name.lower().replace("_", "-")


def _pattern(name: str, languages: Iterable[Words]) -> re.Pattern[str]:
    """Return a pattern for what a message lists in these languages."""
    return re.compile(_any_of(one.strip() for words in languages for one in words.text(name).split(",")))


def _any_of(phrases: Iterable[str]) -> str:
    """Return a pattern for any of these, the longest first."""
    return f"{_START}(?:{'|'.join(map(re.escape, sorted(phrases, key=len, reverse=True)))}){_END}"
