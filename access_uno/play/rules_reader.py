"""Rules to read: those of a rulebook, and those in force at a table."""

from __future__ import annotations

from collections.abc import Callable

from access_uno.console.app import Console
from access_uno.console.menu import Pick
from access_uno.console.reader import Reader
from access_uno.engine.rules import RULEBOOKS, Rules
from access_uno.words import rules_text
from access_uno.words.options import about_rulebook, in_force


def read_rules(console: Console, rulebook: str) -> None:
    """Open the rules of a rulebook, a paragraph at a time."""
    text = rules_text.read_rules(rulebook, console.words.language)
    announced = rules_text.in_another_language(console.words, text)
    paragraphs = [f"{paragraph.number}. {paragraph.text}" for paragraph in text.paragraphs]
    headings = [paragraph.heading for paragraph in text.paragraphs]
    title = console.words.sentences(announced, text.title) if announced else text.title
    Reader(console, title, paragraphs, headings).open()


def rules_in_force(console: Console, rules: Rules) -> Reader:
    """Return the options by groups, each with its value and the sentence that is true."""
    headings, paragraphs = zip(*in_force(console.words, rules), strict=True)
    return Reader(console, console.words.text("table-menu-rules"), paragraphs, headings)


def ask_rulebook(console: Console, current: str, done: Callable[[str], None]) -> None:
    words = console.words
    options = [(name, about_rulebook(words, name)) for name in RULEBOOKS]
    Pick(console, words.text("rulebook-ask"), options, done, current).open()
