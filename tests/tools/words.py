"""Checks the words of all languages against English: `python -m tests.tools.words`.

It finds what is missing, left over or left in English, and what a screen reader would stumble over.
"""

from __future__ import annotations

import itertools
import re
import sys
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from access_uno.words.languages import FALLBACK, FOLDER
from access_uno.words.message import LIMIT, length
from access_uno.words.spacing import WIDE
from access_uno.words.words import VALUES
from tests.tools import slips
from tests.tools.longest import Longest

# Attributes that mean the same in every language; all others are forms of words, of its own grammar.
_VARIANT: Final = re.compile(r"((short|full)_)?(you|to_you)|short|full")
# Messages that are told only within others, and what a player types instead of hearing it.
_PARTS: Final = re.compile(
    r"(list|n|can|key|value|deed)-.*|counted|card|card-name|colour|you|drawn-cards|default-player|.*-item"
)
_TYPED: Final = re.compile(r"typed-(?!how|line).*|computer-names|names-of-the-house")
# Names, key caps and a word of arithmetic, which may be the same in every language.
_NAMES: Final = re.compile(
    r"\b(access-uno|UNO|Enter|Shift|Control|Tab|Escape|Backspace|Home|Page up|Page down"
    r"|Super Mario|Super Star|Superstar|minus|no|FILE|NAME|SHELL|[A-Z]\d?)\b"
)
_LETTER: Final = re.compile(r"[^\W\d_]")
_STUMBLES: Final = {
    "an ellipsis": re.compile(r"…|\.\."),
    "a slash": re.compile(r"[/\\]"),
    "an abbreviation": re.compile(
        r"\b(?:\w\. ?\w|bzw|usw|ca|vgl|etc|vs|ecc|p\. ?es|bijv|bv|enz|resp|approx)\.", re.IGNORECASE
    ),
    "an isolated symbol": re.compile(r"(?<![\w+])[-+*=&%<>|~^#@$_–—•→](?![\w+-])"),
    "a sign that a voice drops": re.compile(r"(?<![\w+])[-+−±–—](?=[\d\0])"),
    "brackets or quotes": re.compile(r"[()\[\]{}«»“”„「」『』（）\"]"),
    "a line break": re.compile(r"\n"),
    "two blanks": re.compile(r"  "),
}
# In a language without spaces, where `\0` stands for a value: a superfluous space, or a missing one.
_WRONGLY_SPACED: Final = re.compile(
    f"(?<![{WIDE}!-~]) | (?![{WIDE}!-~])|(?<=[{WIDE}]) (?=[{WIDE}])"
    f"|(?<=[{WIDE}])(?=[A-Za-z0-9])|(?<=[A-Za-z0-9])(?=[{WIDE}])"
)
# Messages that may name a card without KIND: those that give it its name, and what a player types.
_NAMING: Final = re.compile(r"card|card-name|typed-(?!how|line).*")
_GENERIC: Final = {"joker", "jolly"}  # what all cards without a colour are called, not one of them
_LONG: Final = 9  # letters; shorter names are words of their language as well, such as "draw two"
_PLURAL: Final = "(?:s|es|n|en|ren)?"
_NEVER: Final = "(?!)"
_WIDE: Final = re.compile(f"[{WIDE}]")
# A number before what it counts, other than "the second one", is put in with COUNT where two has two words.
_MEASURES: Final = "[張位個輪場則項名次秒種條段局副組顆台欄列方分]"
_UNCOUNTED: Final = re.compile(rf"(?<!第)\0{_MEASURES}|(?<![0-9])2 ?{_MEASURES}|(?<![第十百])二{_MEASURES}")
_SAME: Final = re.compile(r"^same as: (.*)$", re.MULTILINE)
_SYMBOLS: Final = {name for symbol, name in VALUES.items() if symbol.number is None}
_PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
_ENDS: Final = tuple(".!?。！？")
_WORDS: Final = 4  # so many in a row are no names or loan words
_PLACE: Final = "\0"  # stands for whatever is put into a text
_SHORTEST: Final = 3
_TERMS: Final = Path(__file__).with_name("terms.toml")


class Catalogue:
    """All messages of one language, and what is wrong with the files themselves."""

    def __init__(self, folder: Path) -> None:
        self.language = folder.name
        self.messages: dict[str, ast.Message] = {}
        self.problems: list[str] = []
        self._named: re.Pattern[str] | None = None
        self._longest = Longest(self.messages)
        self._uses = cache(lambda name: _Uses(self.messages[name]))
        for path in sorted(folder.glob("*.ftl")):
            for entry in _parsed(path.read_text(encoding="utf-8")):
                if isinstance(entry, ast.Junk):
                    self._complain(path.name, f"cannot be read: {(entry.content or '').splitlines()[0]}")
                elif isinstance(entry, ast.Message):
                    if entry.id.name in self.messages:
                        self._complain(entry.id.name, "stands twice")
                    self.messages[entry.id.name] = entry

    def _complain(self, where: str, what: str) -> None:
        self.problems.append(f"{self.language}: {where}: {what}")

    def check(self, english: Catalogue) -> list[str]:
        """Everything that is wrong, a sentence each."""
        for name in english.messages.keys() - self.messages.keys():
            self._complain(name, "is missing")
        for name in self.messages.keys() - english.messages.keys():
            self._complain(name, "is not in English")
        self._named = self._card_names()
        for name, message in self.messages.items():
            self._check_references(name)
            if name in english.messages and self is not english:
                self._compare(name, message, english)
            if not _TYPED.fullmatch(name):
                self._check_texts(name, message)
                self._check_length(name, message)
        self._check_same(english)
        return sorted(self.problems)

    def told(self) -> dict[str, list[str]]:
        """Return the texts of each message that is told."""
        messages = ((name, message) for name, message in self.messages.items() if not _TYPED.fullmatch(name))
        return {name: [text for _, text in _texts(message)] for name, message in messages}

    def _blankless(self) -> bool:
        """Is this language written without blanks, even between sentences?"""
        sentences = self.messages.get("list-sentences")
        return sentences is not None and not any(text.strip(_PLACE) for _, text in _texts(sentences))

    def _compare(self, name: str, message: ast.Message, english: Catalogue) -> None:
        original = english.messages[name]
        here, there = _variants(message), _variants(original)
        for attribute in there - here:
            self._complain(f"{name}.{attribute}", "is missing")
        for attribute in here - there:
            self._complain(f"{name}.{attribute}", "is not in English")
        kinds, others = self._uses(name).kinds, english._uses(name).kinds
        if kinds - others and others - kinds:
            self._complain(name, f"names other cards than English: {', '.join(sorted(kinds ^ others))}")
        used, given = self.variables(name), english.variables(name)
        if used != given:
            differing = ", ".join(sorted(f"${variable}" for variable, _ in used ^ given))
            self._complain(name, f"uses other variables than English, or not in CARD: {differing}")
        for attribute in ("", *(here & there)):
            if not attribute.startswith("short") and self._told_of(name, attribute) != english._told_of(
                name, attribute
            ):
                self._complain(f"{name}.{attribute}".rstrip("."), "tells of other variables than English")
        self._check_cases(name, english)
        if not _TYPED.fullmatch(name):
            self._check_ends(name, message, original)
            english_texts = {text for _, text in _texts(original) if _LETTER.search(_NAMES.sub("", text))}
            for where, text in _texts(message):
                if text in english_texts:
                    self._complain(where, f"is left in English: {_shown(text)}")
            said, meant = _by_place(message), _by_place(original)
            for where in said.keys() & meant.keys():
                for what in slips.of_translation(said[where], meant[where]):
                    self._complain(where, f"{what}: {_shown(said[where][0])}")

    def _check_cases(self, name: str, english: Catalogue) -> None:
        """A case that no value has is never told: a plural of another language, or a slip."""
        plurals = _plurals(self.language)
        used, given = self._uses(name).cases, english._uses(name).cases
        for variable, cases in used.items():
            if given[variable].keys() <= _PLURALS:
                wrong = (cases.keys() & _PLURALS) - plurals
                missing = (set(given[variable]) & plurals) - cases.keys()
            else:
                wrong = cases.keys() - given[variable].keys() - {"other"}
                missing = set(given[variable] - cases)
            for case in wrong:
                self._complain(name, f"has a case that ${variable} never is: {case}")
            for case in missing - {"other"} if not wrong and name != "card" else ():
                self._complain(name, f"has no case for ${variable}, or fewer: {case}")

    def _check_ends(self, name: str, message: ast.Message, original: ast.Message) -> None:
        """What is a sentence in English is one here, with its end."""
        whole = {where for where, _ in _texts(original)}
        whole -= {where for where, text in _texts(original) if not text.endswith(_ENDS)}
        for where, text in _texts(message):
            if where in whole and not text.endswith(_ENDS):
                self._complain(where, f"has no end: {_shown(text)}")

    def _check_references(self, name: str) -> None:
        found = self._uses(name)
        for reference, attribute in found.references:
            other = self.messages.get(reference)
            if other is None or (attribute and attribute not in _attributes(other)):
                self._complain(name, f"refers to {reference}.{attribute} which is not there")
        forms = _attributes(self.messages["card"]) if "card" in self.messages else set()
        for kind in found.kinds - set(VALUES.values()):
            self._complain(name, f"names a kind of card that is not there: {kind}")
        for form in found.forms - forms:
            self._complain(name, f"asks for the form {form} that the message card does not have")

    def _check_texts(self, name: str, message: ast.Message) -> None:
        for where, text in _texts(message):
            stumbles = _STUMBLES if name != "rule" else {}
            for what in (
                *(what for what, pattern in stumbles.items() if pattern.search(text)),
                *slips.of_text(self.language, text, self._blankless()),
            ):
                self._complain(where, f"has {what}: {_shown(text)}")
            if self._named and not _NAMING.fullmatch(name) and (card := self._named.search(_joined(text))):
                self._complain(where, f"names a card without KIND: {card.group()}")
            if self._blankless() and _WRONGLY_SPACED.search(text):
                self._complain(where, f"has a blank too many or too few: {_shown(text)}")
            for pattern, term in _terms(self.language):
                if said := pattern.search(text):
                    self._complain(where, f"says {said.group()}, but elsewhere it is {term}: {_shown(text)}")
            if _UNCOUNTED.search(text):
                self._complain(where, f"has a number without COUNT: {_shown(text)}")
            wide = len(_WIDE.findall(text))  # each counts for two
            if len(text.strip()) + wide < _SHORTEST and _PLACE not in text and not _PARTS.fullmatch(name):
                self._complain(where, f"is too short to be read: {_shown(text)}")

    def _check_length(self, name: str, message: ast.Message) -> None:
        """Nothing is longer than one can listen to; what says more is split into several messages."""
        for attribute in ("", *(each.id.name for each in message.attributes)):
            told = length(self._longest.text(name, attribute))
            if told > LIMIT and not _PARTS.fullmatch(name):
                where = f"{name}.{attribute}".rstrip(".")
                self._complain(where, f"is too long to be heard: {told} letters of {LIMIT}")

    def _card_names(self) -> re.Pattern[str] | None:
        """The names of all cards but those with numbers, and how else these are called where one types."""
        if "card-name" not in self.messages:
            return None
        cards = self._typed(["typed-filler"])
        found = set(map(_joined, _Names(self.messages["card-name"]).found))
        bare = {" ".join(word for word in name.split() if word.casefold() not in cards) for name in found}
        other = self._typed([name for name in self.messages if name.startswith("typed-symbol-")])
        patterns = {
            **{name: _other_name(name) for name in other - _GENERIC},
            **{name: _name(name) for name in bare - found if name},
            **{name: _name(name, len(name) >= _LONG) for name in found},
        }
        listed = "|".join(patterns[name] for name in sorted(patterns, key=len, reverse=True))
        return re.compile(rf"(?<![A-Za-zÀ-ÿ])(?:{listed})(?![A-Za-zÀ-ÿ])")

    def _typed(self, names: Iterable[str]) -> set[str]:
        """The words between commas in these messages."""
        texts = (text for name in names if name in self.messages for _, text in _texts(self.messages[name]))
        return {word.strip() for text in texts for word in text.split(",")}

    def _check_same(self, english: Catalogue) -> None:
        """Two messages that mean different things are never the same text.

        A comment `# same as: other-message` says that two messages mean the same.
        """
        places: dict[str, set[str]] = defaultdict(set)
        for name, message in self.messages.items():
            if _TYPED.fullmatch(name) or _PARTS.fullmatch(name):
                continue
            for _, text in _texts(message):
                if _LETTER.search(text):
                    places[text.casefold()].add(name)
        for text, names in places.items():
            if len(names) > 1:
                alike = self._alike(names) | english._alike(names)
                if len(names - alike) > 1:
                    self._complain(" and ".join(sorted(names)), f"are the same: {_shown(text)}")

    def _alike(self, names: set[str]) -> set[str]:
        """Those of the messages whose comment says that they mean the same as another one of them."""
        alike = set()
        for name in names & self.messages.keys():
            comment = self.messages[name].comment
            said = _SAME.search(comment.content or "") if comment else None
            if said and names & set(said[1].replace(",", " ").split()):
                alike.add(name)
        return alike

    def _told_of(self, name: str, attribute: str = "", seen: frozenset[str] = frozenset()) -> set[str]:
        """Return the variables of one place of a message, and of those to which it refers."""
        message = self.messages.get(name)
        patterns = {each.id.name: each.value for each in message.attributes} if message else {}
        pattern = patterns.get(attribute) if attribute else message and message.value
        place = f"{name}.{attribute}"
        if pattern is None or place in seen:
            return set()
        uses = _Uses(pattern)
        parts = [self._told_of(other, form, seen | {place}) for other, form in uses.references]
        return {variable for variable, _ in uses.variables}.union(*parts) - {"rulebook"}

    def variables(self, name: str) -> set[tuple[str, bool]]:
        """The variables of a message and of those it refers to, and whether each is put in as a card."""
        found, seen, todo = set[tuple[str, bool]](), set[str](), [name]
        while todo:
            each = todo.pop()
            if each in self.messages and each not in seen:
                seen.add(each)
                uses = self._uses(each)
                found |= uses.variables
                todo += [reference for reference, _ in uses.references]
        return found - {("rulebook", False)}  # a language may have names of its own rulebooks or not


class _Uses(Visitor):
    """What a message, or one place of it, uses: variables, other messages, forms of cards."""

    def __init__(self, message: ast.Message | ast.Pattern) -> None:
        self.variables: set[tuple[str, bool]] = set()
        self.references: set[tuple[str, str]] = set()
        self.forms: set[str] = set()
        self.kinds: set[str] = set()  # of cards
        self.cases: dict[str, Counter[str]] = defaultdict(Counter)  # of each variable, besides numbers
        self.visit(message)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [variant.key for variant in node.variants if isinstance(variant.key, ast.Identifier)]
            self.cases[node.selector.id.name].update(key.name for key in keys)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (fluent's name)
        self.variables.add((node.id.name, False))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add((node.id.name, node.attribute.name if node.attribute else ""))

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        as_card = node.id.name in ("CARD", "CARDS")
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.variables.add((argument.id.name, as_card))
            elif isinstance(argument, ast.StringLiteral) and node.id.name == "KIND":
                self.kinds.add(argument.value)
        for named in node.arguments.named:
            if named.name.name == "form":
                self.forms.add(str(named.value.value))


class _Names(Visitor):
    """The names that a message gives to cards which are no numbers."""

    def __init__(self, message: ast.Message) -> None:
        self.found: set[str] = set()
        self.visit(message)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        key = node.key.name if isinstance(node.key, ast.Identifier) else ""
        if key in _SYMBOLS:
            self.found |= {text for text in _spelled(node.value) if _PLACE not in text}


@cache
def _plurals(language: str) -> frozenset[str]:
    """Return the plural forms of a language."""
    return frozenset(Locale.parse(language).plural_form.tags) | {"other"}


@cache
def _terms(language: str) -> list[tuple[re.Pattern[str], str]]:
    """Return what a language never says, and what it says instead, so that one thing has one name."""
    listed = tomllib.loads(_TERMS.read_text(encoding="utf-8")).get(language, {})
    return [(re.compile(pattern, re.IGNORECASE), term) for pattern, term in listed.items()]


def _joined(text: str) -> str:
    return text.replace("-", " ")


def _name(name: str, in_small_letters: bool = False) -> str:
    """A pattern for the name of a card, in one word or several, of one card or more."""
    pattern = " ?".join(map(re.escape, name.split())) + _PLURAL
    return f"(?i:{pattern})" if in_small_letters else f"{pattern}|{pattern[:1].upper()}{pattern[1:]}"


def _other_name(name: str) -> str:
    """A pattern for another name of a card: a capital within a sentence tells that it is one.

    In Chinese it has at least three characters.
    """
    if _WIDE.match(name):
        return re.escape(name) if len(name) > 2 else _NEVER
    return f"(?<=[^.!?:] )(?=[A-Z]){_name(name, in_small_letters=True)}"


def _attributes(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


@cache
def _parsed(text: str) -> Sequence[ast.EntryType]:
    """The entries of a file; the tests check the same files again and again."""
    return FluentParser().parse(text).body


def _variants(message: ast.Message) -> set[str]:
    return {name for name in _attributes(message) if _VARIANT.fullmatch(name)}


def _texts(message: ast.Message) -> Iterator[tuple[str, str]]:
    """Where a text stands, and the text; what is put into it is one character."""
    name = message.id.name
    if message.value is not None:
        yield from ((name, text) for text in _spelled(message.value))
    for attribute in message.attributes:
        yield from ((f"{name}.{attribute.id.name}", text) for text in _spelled(attribute.value))


def _by_place(message: ast.Message) -> dict[str, list[str]]:
    """Return the texts of each place of a message."""
    places: dict[str, list[str]] = defaultdict(list)
    for where, text in _texts(message):
        places[where].append(text)
    return places


def _spelled(pattern: ast.Pattern) -> Iterator[str]:
    """Every text that a pattern can become."""
    choices: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            choices.append([element.value])
        elif isinstance(element.expression, ast.StringLiteral):
            choices.append([element.expression.value])
        elif isinstance(element.expression, ast.SelectExpression):
            choices.append([text for each in element.expression.variants for text in _spelled(each.value)])
        else:
            choices.append([_PLACE])
    return ("".join(parts) for parts in itertools.product(*choices))


def _shown(text: str) -> str:
    return text.replace(_PLACE, "{}").replace("\n", " ")


def problems(folder: Path = Path(FOLDER)) -> list[str]:
    """What is wrong with the words in this folder, a sentence each."""
    english = Catalogue(folder / FALLBACK)
    languages = sorted(path.parent for path in folder.glob("*/common.ftl") if path.parent.name != FALLBACK)
    catalogues = {path.name: Catalogue(path) for path in languages}
    found = english.check(english)
    for catalogue in catalogues.values():
        found += catalogue.check(english)
    return found + _left_in_others(list(catalogues.values())) + _left_words(english, catalogues)


def _left_words(english: Catalogue, catalogues: Mapping[str, Catalogue]) -> list[str]:
    """Return the messages in which a word of English was left."""
    told = {language: catalogue.told() for language, catalogue in catalogues.items()}
    return [
        f"{language}: {name}: has a word of English: {word}"
        for language, texts in told.items()
        for name, word in slips.left_words(texts, english.told(), list(told.values()))
    ]


def _left_in_others(catalogues: list[Catalogue]) -> list[str]:
    """Return the messages that say the same whole sentence in two languages."""
    found = []
    texts = {each.language: each.told() for each in catalogues}
    for one, other in itertools.combinations(texts, 2):
        for name in texts[one].keys() & texts[other].keys():
            same = set(texts[one][name]) & set(texts[other][name])
            long = [text for text in same if len(text.split()) >= _WORDS]
            found += [f"{other}: {name}: says as in {one}: {_shown(text)}" for text in long]
    return sorted(found)


def main() -> int:
    """Tell all problems; 1 if there are any."""
    found = problems()
    for problem in found:
        print(problem)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
