"""Typed commands, in English and in the chosen language, in any order, case and width of letters."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from access_uno.engine.cards import COLOURS, Card, Colour, Symbol
from access_uno.engine.rules import RULEBOOKS
from access_uno.play.sentence_commands import Sentence, sentences
from access_uno.play.telling import Telling, telling_in
from access_uno.play.understanding import (
    CODES,
    LONGEST_LINE,
    Lexicon,
    Name,
    Request,
    Table,
    colour_in,
    meant,
    parted,
    readings,
    settled,
)
from access_uno.text.plain import folded, plain
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

# Letters and digits that need a space or another kind of character around a word; Chinese has no spaces.
_LETTER: Final = r"[^\W\d_\u2e80-\uffff]"
_LETTER_OR_DIGIT: Final = r"[^\W\u2e80-\uffff]"
# Where a phrase starts or ends in a letter there is no letter beside it, likewise with digits. These stand
# once around all phrases: compiling them for each would take half a second.
_START: Final = rf"(?:(?<!{_LETTER})|(?!{_LETTER}))(?:(?<![0-9])|(?![0-9]))"
_END: Final = rf"(?:(?!{_LETTER})|(?<!{_LETTER}))(?:(?![0-9])|(?<![0-9]))"
_CODES: Final = rf"(?<!{_LETTER_OR_DIGIT})(?:[rgby](?:\+2|[0-9sr])|w\+4|w|st|cu)(?!{_LETTER_OR_DIGIT})"
NAMING: Final = ("catch", "demand", "choose")  # commands that a player's name follows
_OF_PLAYERS: Final = (*NAMING, "challenge")  # commands that may name one
WITH_CARD: Final = ("play", "why", "show", "discard", "jump")
ASKED_BACK: Final = ("draw", "accept", "challenge", "keep", "play")
"""What can be asked back before it is done."""
_VERBS: Final = frozenset({"play", "draw", "keep", "accept", "catch", "challenge"})
_COLOURED: Final = (Symbol.SKIP, Symbol.REVERSE, Symbol.DRAW_TWO)
_BEFORE_A_COLOUR: Final = {"command", "card", "symbol", "number"}
_ABOUT_CARDS: Final = ("card", "colour", "number", "symbol", "uno")  # "uno" is Italian for one
_KINDS: Final = {"uno": "uno", "filler": "filler"}  # commands that may stand in a line with another one
_WIDE: Final = "\u2e80"  # from here on characters are words
_NEAR: Final = (3, 6)  # the length from which a word may have one slip, and two


class NotUnderstood(NamedTuple):
    """A line that means nothing, and what may have been meant."""

    text: str
    nearest: str = ""  # the words of the line with a slip corrected
    colourless: Symbol | None = None  # what stands on a card that was named without its colour
    begun: str | None = None  # the command of which the rest is missing
    mended: str = ""  # the whole line without the slip


class Phrases:
    """What can be typed in some languages, without names of players."""

    def __init__(self, languages: Sequence[str]) -> None:
        self.meanings: dict[str, tuple[str, Any]] = {}
        self.also_numbers: dict[str, Any] = {}  # words that have another meaning as well
        for colour in COLOURS:
            self.meanings[colour.letter.lower()] = ("colour", colour)
        # The player's language comes last, so that it prevails where two languages differ.
        self._words = [words_of(language) for language in dict.fromkeys(languages)]
        for words in self._words:
            self.own_words: set[str] = set()  # in the player's language: only these are suggested
            self._learn(words)
        whole = _any_of(self.meanings)
        self.token = re.compile(f"(?P<code>{_CODES})|(?P<phrase>{whole})|(?P<number>[0-9]+)|(?P<other>\\S+)")
        self.naming = re.compile(f"(?P<phrase>{_any_of(self._for(NAMING))}) *(?P<name>.*)")
        self.writing = re.compile(rf"\s*{_any_of(self._for(('write',)))}")

    def _learn(self, words: Words) -> None:
        for kind, meaning, phrase in _listed(words):
            self.own_words |= set(phrase.split())
            if kind == "number" and phrase in self.meanings:
                self.also_numbers[phrase] = meaning
            else:
                self.meanings[phrase] = (kind, meaning)

    def telling(self, text: str) -> Telling | None:
        """Return what a line chooses to be told, in the player's language or in another one."""
        return next(filter(None, (telling_in(words, text) for words in reversed(self._words))), None)

    def _for(self, commands: Sequence[str]) -> list[str]:
        """Return the phrases that are one of these commands."""
        return [
            phrase
            for phrase, (kind, meaning) in self.meanings.items()
            if kind == "command" and meaning in commands
        ]

    @functools.cached_property
    def sentences(self) -> list[Sentence]:
        """The sentences of the game, as commands."""
        known = [words.under(rulebook) for words in reversed(self._words) for rulebook in RULEBOOKS]
        return [sentence for words in dict.fromkeys(known) for sentence in sentences(words)]

    @functools.cached_property
    def lexicon(self) -> Lexicon:
        """All words and phrases with their readings; the player's language prevails."""
        letters = {colour.letter.lower(): [colour] for colour in COLOURS}
        lexicon: dict[str, Sequence[Any]] = {**letters, **CODES}
        for words in self._words:
            found = readings(words)
            for kind, meaning, phrase in _listed(words):
                reading = {"uno": "uno", "filler": "filler"}.get(kind, meaning)
                known = found.setdefault(phrase, [])
                if reading not in known and not (reading == "no" and "not" in known):
                    known.insert(0, reading)
            lexicon |= found
        return lexicon

    @functools.cached_property
    def longest(self) -> int:
        """How many characters the longest phrase has."""
        return max(map(len, self.lexicon))


phrases_of: Final = functools.cache(Phrases)
"""The phrases of some languages, made once: another match differs only by its names."""


class Vocabulary:
    """The words that can be typed, in some languages, and the players' names."""

    def __init__(self, languages: Sequence[str], names: Sequence[str] = ()) -> None:
        self._phrases = phrases = phrases_of(tuple(languages))
        self._meanings, self._also_numbers = phrases.meanings, phrases.also_numbers
        self._own_words, self._token = phrases.own_words, phrases.token
        self._names = [plain(name) for name in names]

    def understand(self, text: str, now: Table | None = None) -> Request | NotUnderstood:
        """Return what a line asks for; `now` is where a player types it."""
        understood = self._understand(text, now)
        return settled(understood, now) if now is not None and isinstance(understood, Request) else understood

    def _understand(self, text: str, now: Table | None) -> Request | NotUnderstood:
        if writing := self._phrases.writing.match(folded(text)):
            return Request("write", rule=text[writing.end() :].strip())
        if telling := self._phrases.telling(text):
            return Request("told", telling=telling)
        line = plain(text)
        if not line:
            return Request("go-on")
        if any("idiom" in readings for _, readings in self._in_words(line)):
            return self._own_sentence(text) or NotUnderstood(line)
        if now is not None and now.penalty and (answer := self._meant(line, now)):
            return answer
        understood = self._command(line)
        if isinstance(understood, Request):
            return self._place(line, understood, now) or understood
        if rest := self._after_yes_or_no(text):
            return self._understand(rest, now)
        told = self._own_sentence(text) or self._own_sentence(self._without_i(text)) or self._meant(line, now)
        if told is not None and told.sure:
            return told
        slip = None if understood.colourless else self._slip(line, now)
        return slip or told or self._last_clause(text, now) or understood

    def _last_clause(self, text: str, now: Table | None) -> Request | None:
        """Return what follows the last comma, to be asked back, as in "they had another one, challenge"."""
        _, comma, rest = folded(text).rpartition(",")
        request = self._understand(rest, now) if comma else None
        asked = isinstance(request, Request) and (request.card or request.command in ASKED_BACK)
        return request._replace(sure=False) if isinstance(request, Request) and asked else None

    def _after_yes_or_no(self, text: str) -> str:
        """Return what follows "yes" or "no" and a comma; empty without, or of too long a line."""
        if len(text) > LONGEST_LINE:
            return ""
        answer, comma, rest = folded(text).partition(",")
        return rest if comma and self.command(answer) in ("yes", "no") else ""

    def _place(self, line: str, understood: Request, now: Table | None) -> Request | None:
        """Return what a number in a sentence means: a place, as in "la prima carta", or a card: "a 2"."""
        if line in self._meanings or understood.card:
            return None
        request = self._meant(line, now)
        if request is None:
            return None
        is_card, is_place = request.card is not None, request.place is not None
        wanted = is_place and not is_card if understood.place is None else is_card and not is_place
        return request if wanted else None

    def _meant(self, line: str, now: Table | None) -> Request | None:
        """Return what a whole sentence means."""
        for text in dict.fromkeys((self._with_verb_in_one(line), line)):
            words = self._in_words(text)
            if words and (request := meant(words, now)):
                return request
        return None

    def _with_verb_in_one(self, line: str) -> str:
        """Return a line with its verb in one piece, which may stand around a card: "leg rood 7 neer"."""
        words = line.split()
        for place in range(min(2, len(words) - 2)):
            verb = f"{words[place]} {words[-1]}"
            known = self._phrases.lexicon.get(verb, ())
            if self.command(verb) in WITH_CARD or (
                _VERBS.intersection(known) and "me" not in self._phrases.lexicon.get(words[place], ())
            ):
                return " ".join([*words[:place], verb, *words[place + 1 : -1]])
        return line

    def _without_i(self, text: str) -> str:
        """Return a line without the word before its verb, as in "I swap hands with Ben"."""
        line = text.lstrip()
        word, first = folded(line).partition(" ")[0], self._token.match(folded(line))
        if first and not self._is_filler(word):
            word = first.group()  # of a language without blanks
        return line[len(word) :].strip() if self._is_filler(word) else ""

    def _in_words(self, line: str) -> list[tuple[str, Sequence[Any]]]:
        """Return the words of a line with their readings; none of a line that is too long."""
        if len(line) > LONGEST_LINE:
            return []
        names: Lexicon = {name: [Name(seat)] for seat, name in enumerate(self._names) if name}
        longest = max([self._phrases.longest, *map(len, names)])
        return parted(line, (names, self._phrases.lexicon), longest)

    def _command(self, line: str) -> Request | NotUnderstood:
        """Return what the words of a line ask for."""
        if naming := self._phrases.naming.match(line):
            command, name = self._meanings[naming["phrase"]][1], naming["name"]
            seat, colour = self._seat(name), self.colour(name)
            if command == "choose" and colour:
                return Request("colour", colour=colour)
            unknown = seat is None and name
            return NotUnderstood(line, begun=command) if unknown else Request(command, seat=seat)
        found: dict[str, Any] = {}
        for kind, meaning in self._settled(list(self._tokens(line))):
            if (kind, meaning) == ("command", "star") and "command" in found:
                kind, meaning = "symbol", Symbol.STAR  # as in "play star red"
            if kind == "command" and meaning in ("colour", "choose") and found.keys() & _BEFORE_A_COLOUR:
                continue  # as in "play a Wild and choose red", or "Wild, choose red"
            if kind == "other" or kind in found:
                return NotUnderstood(line, begun=self._begun(line))
            found[kind] = meaning
        begun, colourless = found.get("command"), _colourless(found)
        return _request(found) or NotUnderstood(line, colourless=colourless, begun=begun)

    def _begun(self, line: str) -> str | None:
        """Return the command with which a line begins."""
        kind, meaning = next(self._tokens(line), ("", None))
        return meaning if kind == "command" else None

    # What the game says, as a command

    def _own_sentence(self, text: str) -> Request | None:
        """Return the request for the move that such a sentence of the game tells; None if it is none."""
        line = folded(text)
        for sentence in self._phrases.sentences:
            match = sentence.match(line)
            if match and (request := self._told(sentence, match.groupdict())):
                return request._replace(rule=text[match.start("rule") :].strip()) if request.rule else request
        return None

    def _told(self, sentence: Sentence, about: dict[str, str]) -> Request | None:
        command, colour = sentence.command, sentence.colour
        cards = list(self._settled(list(self._tokens(plain(about.get("card", ""))))))
        if any(kind not in _ABOUT_CARDS for kind, _ in cards) or (cards and not _names_a_card(cards)):
            return None
        if cards and command in WITH_CARD:
            return _card_request(command, {**dict(cards), **({"colour": colour} if colour else {})}, False)
        if "name" in about and command in _OF_PLAYERS:
            seat = self._seat(plain(about["name"]))
            return None if seat is None else Request(command, seat=seat)
        return Request(command, colour=colour, rule=about.get("rule", ""))

    def colour(self, text: str) -> Colour | None:
        """Return the colour that a line names, if it names one."""
        return colour_in(self._in_words(plain(text)))

    def command(self, text: str) -> str | None:
        """Return the command that a line is, without anything else."""
        kind, meaning = self._meanings.get(plain(text), ("", None))
        return meaning if kind == "command" else None

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
        return self._meanings.get(word, ("", None))[0] == "filler"

    def _tokens(self, text: str) -> Iterator[tuple[str, Any]]:
        """Yield the parts of a line: each with its kind and meaning, without fillers."""
        before = ""
        for match in self._token.finditer(text):
            kind, meaning = self._part(match, before)
            if kind != "filler":
                yield kind, meaning
            before = kind

    def _part(self, match: re.Match[str], before: str) -> tuple[str, Any]:
        token = match.group()
        if match.lastgroup == "code":
            return ("card", Card(token)) if len(token) > 1 else ("symbol", Symbol.WILD)
        if match.lastgroup == "number":
            return "number", int(token[:9])
        if match.lastgroup == "other":
            return "other", token
        kind, meaning = self._meanings[token]
        # A word such as the Dutch "een" may be a number after a colour, the Italian "uno" anywhere.
        if token in self._also_numbers and (kind == "uno" or before == "colour"):
            return "doubtful", token
        return kind, meaning

    def _settled(self, tokens: list[tuple[str, Any]]) -> Iterator[tuple[str, Any]]:
        """Settle words that may be numbers: they are, if a colour has no value without them."""
        kinds = {kind for kind, _ in tokens}
        valueless = "colour" in kinds and not kinds & {"number", "symbol", "card"}
        missing = valueless and ("command", "star") not in tokens
        for kind, meaning in tokens:
            if kind != "doubtful":
                yield kind, meaning
            elif missing:
                yield "number", self._also_numbers[meaning]
                missing = False
            elif self._meanings[meaning][0] != "filler":
                yield self._meanings[meaning]

    def _slip(self, line: str, now: Table | None) -> NotUnderstood | None:
        """Return what a line with slips may have meant; None if the rest is not understood either."""
        words = line.split()
        meant = [word if self._is_known(word) else self._without_slip(word) for word in words]
        mended = " ".join(meant)
        if not all(meant) or mended == line:
            return None
        understood = (
            self._command(mended) if now is None else self._meant(mended, now) or self._command(mended)
        )
        if not isinstance(understood, Request):
            return None
        wrong = {word for word in meant if word not in words and not self._is_filler(word)}
        parts = [match.group() for match in self._token.finditer(mended)]
        nearest = " ".join(part for part in parts if wrong & set(part.split()))
        return NotUnderstood(line, nearest, begun=self._begun(line), mended=mended) if nearest else None

    def _is_known(self, word: str) -> bool:
        return word in self._own_words or all(known for _, known in self._in_words(word))

    def _without_slip(self, word: str) -> str:
        """Return the word that was meant; empty if there is none, or several with different meanings.

        A Chinese character for another one is no slip: it is another word.
        """
        if word[0] >= _WIDE:
            return ""
        most = sum(len(word) >= letters for letters in _NEAR)
        alike = (known for known in sorted(self._own_words) if word[0] == known[0])
        slips = {known: _slips(word, known) for known in alike if abs(len(known) - len(word)) <= most}
        near = [known for known, count in slips.items() if count <= most and count == min(slips.values())]
        meanings = {self._meanings.get(known, ("part", known)) for known in near}
        return near[0] if len(meanings) == 1 else ""


def _listed(words: Words) -> Iterator[tuple[str, Any, str]]:
    """Yield the phrases of a language, each with its kind and meaning."""
    for kind, meanings in (
        ("command", {name: name for name in COMMANDS}),
        ("colour", {colour.value: colour for colour in COLOURS}),
        ("number", {str(number): number for number in range(10)}),
        ("symbol", {_name(symbol): symbol for symbol in Symbol if symbol.number is None}),
    ):
        prefix = "typed" if kind == "command" else f"typed-{kind}"
        for name, meaning in meanings.items():
            phrases = list(map(plain, words.text(f"{prefix}-{name}").split(",")))
            in_one = [phrase.replace(" ", "") for phrase in phrases if kind == "symbol"]
            for phrase in dict.fromkeys([*phrases, *in_one]):
                yield _KINDS.get(name, kind), meaning, phrase


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


def _names_a_card(about: Sequence[tuple[str, Any]]) -> bool:
    """Return whether words about cards say which: "draw two" tells of no card that was drawn."""
    return any(
        kind in ("card", "colour") or (kind == "symbol" and meaning not in _COLOURED)
        for kind, meaning in about
    )


def _colourless(found: dict[str, Any]) -> Symbol | None:
    """Return what stands on the coloured card that a line names without its colour."""
    alone = found.keys() <= {"command", "symbol", "uno"} and found.get("command") in (None, *WITH_CARD)
    return found["symbol"] if alone and found.get("symbol") in _COLOURED else None


def _request(found: dict[str, Any]) -> Request | None:
    """Put the parts together; return None where they make no sense."""
    command = found.pop("command", None)
    uno = bool(found.pop("uno", False))
    if uno and not found and command in (None, "uno"):
        return Request("uno")
    if command == "star" and found.get("symbol") is Symbol.STAR:
        del found["symbol"]
    if command in ("star", "colour") and found.keys() == {"colour"}:
        return Request(command, colour=found["colour"], uno=uno)
    if command not in (None, *WITH_CARD):
        return None if found or uno else Request(command)
    if not found:
        return Request(command, uno=uno) if command else None
    return _card_request(command or "play", found, uno)


def _card_request(command: str, found: dict[str, Any], uno: bool) -> Request | None:
    """Return a card by its code, its colour and value, or its place in the hand.

    With a wild card's colour.
    """
    kinds = frozenset(found)
    colour = found.get("colour")
    if kinds == {"number"}:
        return Request(command, place=found["number"], uno=uno)
    if kinds in ({"card"}, {"card", "colour"}):
        return Request(command, found["card"], colour, uno=uno)
    if kinds == {"colour", "number"}:
        # After a colour a number is what stands on the card, if any card has it.
        return (
            Request(command, _face(colour, str(found["number"])), uno=uno) if found["number"] < 10 else None
        )
    if kinds in ({"symbol"}, {"symbol", "colour"}):
        symbol: Symbol = found["symbol"]
        if symbol in _COLOURED:
            return Request(command, _face(colour, symbol.value), uno=uno) if colour else None
        return Request(command, Card(symbol.value), colour, uno=uno)
    return None


def _face(colour: Colour | None, value: str) -> Card:
    return Card((colour.letter if colour else "") + value)


def _name(symbol: Symbol) -> str:
    return symbol.name.lower().replace("_", "-")


def _any_of(phrases: Iterable[str]) -> str:
    """Return a pattern for any of these, the longest first."""
    return f"{_START}(?:{'|'.join(map(re.escape, sorted(phrases, key=len, reverse=True)))}){_END}"
