"""The words of one language: any message by its name, and the names of the cards."""

from __future__ import annotations

import functools
import gc
import os
from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from access_uno.engine.cards import Card, Colour, Symbol
from access_uno.engine.rules import BOOKS
from access_uno.text.letters import with_capital
from access_uno.text.sanitize import sanitize
from access_uno.words.languages import FALLBACK, languages
from access_uno.words.message import Message, ShownCard, marked, message
from access_uno.words.spacing import VALUE, spaced

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

    from access_uno.words.bundle import Bundle

_ENDS: Final = tuple(".!?。！？")
# The names of symbols and numbers in messages.
VALUES: Final = {symbol: symbol.name.lower().replace("_", "-") for symbol in Symbol}


class Words:
    """One language, and the rulebook whose names the cards have if it is in that language."""

    def __init__(self, language: str = FALLBACK, rulebook: str = "") -> None:
        if language not in languages():
            raise ValueError(f"there are no words for the language {language!r}")
        self.language = language
        self._rulebook = _names(language, rulebook)
        self._functions = {
            "CARD": self._card,
            "CARDS": self._cards,
            "COUNT": self._count,
            "KIND": self._kind,
            "RULEBOOK": lambda: self._rulebook,
        }
        self._fluent = _with_fluent()
        self._bundle: Bundle = self._fluent.Bundle(language, self._functions)
        self._patterns: dict[tuple[str, str, str], tuple[Bundle, Pattern]] = {}
        self._card_names: dict[tuple[str, str], str] = {}
        self._separators: dict[tuple[str, str], str] = {}

    def under(self, rulebook: str) -> Words:
        """Return the same language with the names that the cards have in another rulebook."""
        return words_of(self.language, rulebook)

    def say(self, name: str, /, **variables: Any) -> Message:
        """Return the message of this name.

        Variables are texts, numbers, cards, colours, or sequences of texts or of cards.
        """
        told = message(self.raw(name, self.plain(variables)), "system", False, None)
        return told.but(language=self.language)

    def text(self, name: str, /, **variables: Any) -> str:
        """Return only the text of a message."""
        return self.say(name, **variables).text

    def card(self, card: Card, colour: Colour | None = None, form: str = "") -> ShownCard:
        """Return a card by its name.

        The forms are the attributes of the message `card`, different in each language.
        """
        (shown,) = message(self._card(_code(card, colour), form), "system", False, None).parts
        assert isinstance(shown, ShownCard)
        return shown

    # Parts of messages: text in which cards are marked

    def raw(
        self, name: str, variables: dict[str, Any], verbosity: str = "normal", person: str = "others"
    ) -> str:
        """Return the variant of a message for this verbosity and person, its cards still marked.

        The variables must be as `plain` or `join` return them.
        """
        key = name, verbosity, person
        bundle, pattern = self._patterns.get(key) or self._find(key)
        return self._spaced(str(bundle.format(pattern, variables)[0]))

    def plain(self, variables: dict[str, Any]) -> dict[str, Any]:
        """Return variables as Fluent and the functions CARD and CARDS take them."""
        return {name: self._plain(value) for name, value in variables.items()}

    def number(self, number: int) -> Any:
        """Return a number as a variable."""
        return self._fluent.INTEGERS[number]

    def join(self, texts: Sequence[str], how: str = "comma", between: str = "comma") -> str:
        """Return a list as a variable: separated by commas, before the last one perhaps "and" or "or"."""
        comma = self._separator(f"list-{between}")
        last = self._separator(f"list-{how}", texts[-1][:1].casefold()) if texts else ""
        text = comma.join(texts[:-1]) + last + texts[-1] if len(texts) > 1 else "".join(texts)
        return self._spaced(text)

    def sentence(self, text: str) -> str:
        """Return a text with an end, so that another one can follow."""
        return text if text.endswith(_ENDS) else self.text("menu-label", text=text)

    def sentences(self, *texts: str) -> str:
        """Return sentences one after the other."""
        return self._spaced(self._separator("list-sentences").join(texts))

    def together(self, messages: Sequence[Message]) -> Message:
        """Return several messages as one, each a sentence; its cards stay cards."""
        between = self.sentences("", "")
        parts: list[str | ShownCard] = []
        for each in messages:
            end = "" if each.text.endswith(_ENDS) else self.sentence("")
            parts += [between if parts else "", *each.parts, end]
        text = "".join([part if isinstance(part, str) else part.words for part in parts])
        return Message(text, tuple([part for part in parts if part]), "mine")

    def _spaced(self, text: str) -> str:
        """Return the text with the spaces that belong beside values in a language without spaces."""
        return spaced(text) if self._bundle.blankless else text

    def _find(self, key: tuple[str, str, str]) -> tuple[Bundle, Pattern]:
        """Return the place of a variant; in English if this language does not have its message yet."""
        name, verbosity, person = key
        bundle = self._bundle
        if bundle.message(name) is None:
            bundle = self._fallback
        found = bundle.message(name)
        pattern = self._fluent.variant(found, verbosity, person) if found is not None else None
        if pattern is None:
            raise LookupError(f"there is no message {name!r}")
        self._patterns[key] = bundle, pattern
        return bundle, pattern

    @functools.cached_property
    def _fallback(self) -> Bundle:
        bundle: Bundle = self._fluent.Bundle(FALLBACK, self._functions)
        return bundle

    def _plain(self, value: Any) -> Any:
        match value:
            case str():
                return sanitize(value)
            case int():
                return self._fluent.INTEGERS[value]
            case Card() | ShownCard():
                return value.code
            case Colour():
                return value.value
            case []:
                return ""
            case [Card() | ShownCard(), *_]:
                return " ".join(card.code for card in value)
            case list() | tuple():
                return self.join([sanitize(text) for text in value])
        return value

    def _separator(self, name: str, before: str = "") -> str:
        """Return what stands between two texts, of which the second begins with this letter."""
        key = name, before
        if key not in self._separators:
            text = self.raw(name, {"first": "。", "second": "。"}, person=f"before-{before}")[1:-1]
            self._separators[key] = f"{VALUE}{text}{VALUE}" if self._bundle.blankless else text
        return self._separators[key]

    # The functions of the messages

    def _card(self, code: str, form: str = "", capital: str = "no") -> str:
        """CARD($card, form: "the"): a card given as `R7` or `W:red`."""
        named = self._card_names.get((code, form + capital))
        if named is None:
            named = self._card_names[code, form + capital] = self._name(code, form, capital == "yes")
        return named

    def _cards(self, codes: str, form: str = "", join: str = "comma") -> Any:
        """CARDS($cards, form: "the", join: "and"): several of them."""
        return self.join([self._card(code, form) for code in codes.split()], join)

    def _kind(self, value: str, form: str = "", capital: str = "no") -> str:
        """KIND("draw-two", form: "a"): a kind of card, whatever its colour."""
        return self._named(value, "none", form, capital == "yes")

    def _count(self, number: Any, of: str) -> str:
        """COUNT($count, of: "cards"): a number with what is counted, as the message `counted` has them."""
        return self.raw("counted", {"count": number, "of": of})

    def _name(self, code: str, form: str, capital: bool) -> str:
        face, _, chosen = code.partition(":")
        card = Card(face)
        name = self._named(VALUES[card.symbol], card.colour.value if card.colour else "none", form, capital)
        return marked(card, Colour(chosen) if chosen else None, name)

    def _named(self, value: str, colour: str, form: str, capital: bool) -> str:
        """Return the one name of a card, which all messages use."""
        variables = {"value": value, "colour": colour, "rulebook": self._rulebook}
        name = self.raw("card", variables, person=form)
        return with_capital(name) if capital else name


@functools.cache
def _with_fluent() -> ModuleType:
    """Import Fluent without what would double its time.

    That is babel's search for the time zone through six hundred files, and garbage collection. Imports make
    no garbage, so these objects are left out of later collections, too.
    """
    zone, collecting = os.environ.get("TZ"), gc.isenabled()
    os.environ["TZ"] = "UTC"
    gc.disable()
    try:
        from access_uno.words import bundle
    finally:
        gc.freeze()
        if collecting:
            gc.enable()
        if zone is None:
            del os.environ["TZ"]
        else:
            os.environ["TZ"] = zone
    return bundle


def words_of(language: str, rulebook: str = "") -> Words:
    """Return the words of a language and rulebook, made once."""
    return _made(language, _names(language, rulebook))


_made: Final = functools.cache(Words)


def _names(language: str, rulebook: str) -> str:
    """Return the rulebook that names the cards."""
    book = BOOKS.get(rulebook)
    return rulebook if book and book.language == language else "common"


def _code(card: Card, colour: Colour | None) -> str:
    return f"{card.code}:{colour.value}" if colour else card.code
