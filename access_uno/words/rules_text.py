"""The rules of a rulebook to read: each in its own language and in English, a paragraph at a time."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "rules"
FALLBACK = "en"


@dataclass(frozen=True)
class Paragraph:
    """A numbered paragraph under its heading; the text ends with the rules it tells, in brackets."""

    heading: str
    number: int
    text: str


@dataclass(frozen=True)
class RulesText:
    """A rules text, and the language it is really in."""

    title: str
    language: str
    paragraphs: tuple[Paragraph, ...]

    def lines(self) -> Iterator[str]:
        """The text in lines: each heading, and its numbered paragraphs."""
        heading = ""
        for paragraph in self.paragraphs:
            if paragraph.heading != heading:
                heading = paragraph.heading
                yield heading
            yield f"{paragraph.number}. {paragraph.text}"


def read_rules(rulebook: str, language: str) -> RulesText:
    """The rules in that language if the rulebook is in it, else in English: never in a third one."""
    path = FOLDER / f"{rulebook}.{language}.txt"
    if not path.exists():
        language = FALLBACK
        path = FOLDER / f"{rulebook}.{language}.txt"
    title, *blocks = path.read_text(encoding="utf-8").strip().split("\n\n")
    return RulesText(title, language, _paragraphs(blocks))


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
