"""What a game is made of, told as sentences: rulebook, options, people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from access_uno.engine.rules import NUMBERS, OPTIONS, Rules
from access_uno.words.custom import told_rule
from access_uno.words.rules_text import read_rules
from access_uno.words.words import Words


def told_rulebook(words: Words, name: str) -> str:
    """The name of a rulebook; if nobody has said it yet, the title of its rules."""
    try:
        return words.text(f"rulebook-{name}")
    except LookupError:
        return read_rules(name, words.language).title


def about_rulebook(words: Words, name: str) -> str:
    """The name, and what is special about it where that is said."""
    title = words.sentence(told_rulebook(words, name))
    try:
        return words.sentences(title, words.text(f"rulebook-{name}-help"))
    except LookupError:
        return title


def told_option(words: Words, name: str, value: str) -> str:
    """An option as the sentence that is true when it has this value."""
    base = f"option-{name.replace('_', '-')}"
    return (
        words.text(base, value=int(value))
        if name in NUMBERS
        else words.text(f"{base}-{value.replace('_', '-')}")
    )


def in_force(words: Words, rules: Rules) -> list[str]:
    """Every option in force as a sentence; first the rulebook."""
    rulebook = words.text("new-rulebook", rulebook=told_rulebook(words, rules.rulebook))
    return [rulebook, *_told(words, rules, OPTIONS)]


def changes(words: Words, rules: Rules) -> list[str]:
    """The options that differ from the rulebook, each as a sentence."""
    return _told(words, rules, rules.changes())


def _told(words: Words, rules: Rules, options: Iterable[str]) -> list[str]:
    """These options, if they have any effect, and what the customizable card does."""
    told = [told_option(words, name, rules.option(name)) for name in filter(rules.matters, options)]
    if rules.custom_rule is not None:
        told.append(words.sentence(told_custom(words, rules)))
    return told


def told_custom(words: Words, rules: Rules) -> str:
    """What the customizable card does."""
    if rules.custom_rule is None:
        return words.text("new-custom-none")
    return words.text("new-custom", rule=told_rule(words, rules.custom_rule))


def told_people(words: Words, people: Sequence[str]) -> str:
    """Who plays at this console."""
    return words.text("new-people", count=len(people), people=words.join(list(people), "and"))


def computer_names(words: Words) -> list[str]:
    """The names of computer players in a language."""
    return [name.strip() for name in words.text("computer-names").split(",")]
