"""What can be typed in each language: commands, and the words and phrases of which lines are made."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from access_uno.engine.cards import COLOURS, Colour, Symbol
from access_uno.engine.rules import RULEBOOKS
from access_uno.play.lexicon import CODES, Lexicon, Reading, asides, readings
from access_uno.play.sentence_commands import Sentence, sentences
from access_uno.play.telling import Telling, telling_in
from access_uno.text.plain import plain_phrases
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
        self.foreign_words = self.meanings.keys() - self.own_words  # the commands of other languages
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


def _name(symbol: Symbol) -> str:
    return symbol.name.lower().replace("_", "-")


def _pattern(name: str, languages: Iterable[Words]) -> re.Pattern[str]:
    """Return a pattern for what a message lists in these languages."""
    return re.compile(_any_of(one.strip() for words in languages for one in words.text(name).split(",")))


def _any_of(phrases: Iterable[str]) -> str:
    """Return a pattern for any of these, the longest first."""
    return f"{_START}(?:{'|'.join(map(re.escape, sorted(phrases, key=len, reverse=True)))}){_END}"
