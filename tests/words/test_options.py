"""The options in force as sentences: one for every value of every option, in five languages."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from access_uno import words
from access_uno.engine.cards import Card
from access_uno.engine.rules import NUMBERS, OPTIONS, RULEBOOKS
from access_uno.words.options import told_rulebook
from access_uno.words.rules_text import read_rules

TOLD_NUMBERS = {f"option-{name.replace('_', '-')}" for name in NUMBERS}
FOLDER = Path(words.__path__[0])
LANGUAGES = [language for language in words.languages() if (FOLDER / language / "options.ftl").exists()]

# What a screen reader or a synthesizer stumbles over, and the slips of the printed rulebooks.
FORBIDDEN = re.compile(
    r"[/\\…+*=&%<>|_~^()（）\[\]\"„“”«»–—•→]|\.\."
    r"|\b(?:z\. ?B|bzw|usw|d\. ?h|e\.g|i\.e|etc|vs|ecc|bijv|bv|enz)\.|gevecht|webslinger|萬用並罰抽",
    re.IGNORECASE,
)


def expected_ids() -> set[str]:
    """A rulebook may be told, or else its rules have a title.

    What a house rule refuses, and what it makes a card do, stands beside it.
    """
    books = {f"rulebook-{name}{suffix}" for name in RULEBOOKS for suffix in ("", "-help")}
    ids = {name for name in messages("en") if name in books or name.startswith(("refusal-", "does-"))}
    for option, values in OPTIONS.items():
        base = f"option-{option.replace('_', '-')}"
        ids |= {f"{base}-name", f"{base}-help"}
        ids |= {base} if option in NUMBERS else {f"{base}-{value.replace('_', '-')}" for value in values}
    return ids


def source(language: str) -> str:
    return (FOLDER / language / "options.ftl").read_text(encoding="utf-8")


@cache
def messages(language: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(source(language)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found), "an id stands twice"
    return {message.id.name: message for message in found}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (fluent's name)
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


@cache
def spoken(language: str) -> words.Words:
    return words.Words(language)


def told(language: str, message: str, **facts: Any) -> str:
    return spoken(language).text(message, **facts)


def texts(language: str) -> Iterator[tuple[str, str]]:
    for name in messages(language):
        yield name, told(language, name, value=500, card=Card("R0"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_value_and_rulebook_is_told_and_nothing_else(language: str) -> None:
    assert set(messages(language)) == expected_ids()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_without_a_name_is_told_by_the_title_of_its_rules(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken = words.Words(language)
    assert told_rulebook(spoken, "mario-nl") == spoken.text("rulebook-mario-nl")
    title = read_rules("mario-de", language).title
    monkeypatch.setattr(words.Words, "_find", nothing_found)
    assert told_rulebook(words.Words(language), "mario-de") == title


def nothing_found(self: words.Words, key: tuple[str, str, str]) -> Any:  # noqa: ARG001
    raise LookupError(key)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_and_the_variables_are_those_of_english(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))
    for name, message in messages(language).items():
        assert variables(message) == variables(messages("en")[name])
        about = {"card"} if name.startswith("does-") else {"value"} if name in TOLD_NUMBERS else set()
        assert variables(message) == about
        assert not message.attributes


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_messages_that_mean_different_things_differ(language: str) -> None:
    every = [text for _, text in texts(language)]
    assert len(set(every)) == len(every)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_made_for_the_ear(language: str) -> None:
    ends = ("。", "？") if language == "zh" else (".", "?")  # what an option is about may be a question
    for name, text in texts(language):
        assert not FORBIDDEN.search(text), name
        assert "\n" not in text, name
        assert len(text) >= 3, name
        is_name = name.endswith("-name") or name in {f"rulebook-{book}" for book in RULEBOOKS}
        assert text.endswith(ends) is not is_name, name
        sentences = sum(map(text.count, ends))
        assert sentences <= (0 if is_name else 2 if name.endswith("-help") else 1), name


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_text_is_the_english_one(language: str) -> None:
    english = dict(texts("en"))
    assert [name for name, text in texts(language) if text == english[name]] == []


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "The match ends at one point.", "The match ends at 10000 points."),
        ("de", "Die Punktegrenze liegt bei einem Punkt.", "Die Punktegrenze liegt bei 10000 Punkten."),
        ("it", "Il limite è di un punto.", "Il limite è di 10000 punti."),
        ("nl", "De puntengrens is één punt.", "De puntengrens is 10000 punten."),
        ("zh", "分數上限是一分。", "分數上限是 10000 分。"),
    ],
)
def test_r59_the_limit_is_told_with_its_plural(language: str, one: str, many: str) -> None:
    assert told(language, "option-limit", value=1) == one
    assert told(language, "option-limit", value=10000) == many
