"""The rules of a rulebook as text: each in its own language and in English, paragraph by paragraph."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from access_uno.engine.rules import BOOKS
from access_uno.words.words import Words

FOLDER = Path(__file__).parent / "rules"
FALLBACK = "en"
_RULE: Final = re.compile(r"\b[RD]\d+\b")


@dataclass(frozen=True)
class Paragraph:
    """A numbered paragraph under its heading; the text ends with the rules it tells, in brackets."""

    heading: str
    number: int
    text: str


@dataclass(frozen=True)
class RulesText:
    """A rules text, and the language that it is really in."""

    title: str
    language: str
    paragraphs: tuple[Paragraph, ...]

    def lines(self) -> Iterator[str]:
        """Yield the text in lines: each heading, and its numbered paragraphs."""
        heading = ""
        for paragraph in self.paragraphs:
            if paragraph.heading != heading:
                heading = paragraph.heading
                yield heading
            yield f"{paragraph.number}. {paragraph.text}"


def read_rules(rulebook: str, language: str) -> RulesText:
    """Return the rules in that language if they exist, else in English, else as the rulebook has them."""
    wanted = (language, FALLBACK, BOOKS[rulebook].language)
    language = next(each for each in wanted if _file(rulebook, each).exists())
    path = _file(rulebook, language)
    title, *blocks = path.read_text(encoding="utf-8").strip().split("\n\n")
    return RulesText(title, language, _paragraphs(blocks))


@functools.cache
def cited(rulebook: str) -> frozenset[str]:
    """Return the numbers of all rules that the text of a rulebook has, such as R23."""
    paragraphs = read_rules(rulebook, FALLBACK).paragraphs
    return frozenset(rule for paragraph in paragraphs for rule in _RULE.findall(paragraph.text))


def in_another_language(words: Words, text: RulesText) -> str:
    """Return the notice that the text is in another language than these words; empty if it is not."""
    if text.language == words.language:
        return ""
    return words.text("rules-in-another", language=text.language)


def _file(rulebook: str, language: str) -> Path:
    return FOLDER / f"{rulebook}.{language}.txt"


def _paragraphs(blocks: list[str]) -> tuple[Paragraph, ...]:
    paragraphs = []
    heading = ""
    for block in blocks:
        if block.startswith("# "):
            heading = block.removeprefix("# ")
        else:
            number, _, text = block.partition(". ")
            paragraphs.append(Paragraph(heading, int(number), text))
    return tuple(paragraphs)
