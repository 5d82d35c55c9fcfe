"""Sentences about the make-up of a game: rulebook, options, people."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from access_uno.engine.rules import NUMBERS, OPTIONS, Rules
from access_uno.words.custom import told_rule
from access_uno.words.rules_text import read_rules
from access_uno.words.words import Words

GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "play": ("jump_in", "equal_cards", "seven_swaps", "zero_passes", "skip_everybody", "two_player_reverse"),
    "drawing": ("stacking", "stacking_turn", "draw_up_to", "drawn_card", "voluntary_draw"),
    "draw-four": (
        *("draw_four_offence", "draw_four_bluff", "challenger", "guilty_penalty"),
        *("after_guilty", "after_take_back"),
    ),
    "special": (
        *("star_as_wild", "star_answer_by", "star_on_star", "star_answers_last_card"),
        *("star_answers_start_card", "star_skips_bounced", "custom_written"),
    ),
    "uno": ("uno_penalty", "catch_until", "false_uno_penalty", "demand_penalty"),
    "start": (
        *("deck", "hand_size", "start_action_card", "start_wild_draw_four"),
        "symbols_in_dealer_draw",
    ),
    "end": ("scoring", "limit", "game_ends", "rounds", "elimination", "play_to_last"),
}
"""The options in the order in which they are read, in groups, the most wanted first."""


def told_rulebook(words: Words, name: str) -> str:
    """Return the name of a rulebook; without a message for it, the title of its rules."""
    try:
        return words.text(f"rulebook-{name}")
    except LookupError:
        return read_rules(name, words.language).title


def about_rulebook(words: Words, name: str) -> str:
    """Return the name, and what is special about the rulebook if there is a message for that."""
    title = words.sentence(told_rulebook(words, name))
    try:
        return words.sentences(title, words.text(f"rulebook-{name}-help"))
    except LookupError:
        return title


def told_option(words: Words, name: str, value: str) -> str:
    """Return an option as the sentence that is true when it has this value."""
    base = f"option-{name.replace('_', '-')}"
    if name in NUMBERS:
        return words.text(base, value=int(value))
    return words.text(f"{base}-{value.replace('_', '-')}")


def option_name(words: Words, name: str) -> str:
    """Return what an option is called."""
    return words.text(f"option-{name.replace('_', '-')}-name")


def named_option(words: Words, rules: Rules, name: str) -> str:
    """Return an option as its name and value in a few words: "Jumping in: no"."""
    value = told_value(words, name, rules.option(name))
    message = "option-is-changed" if name in rules.changes() else "option-is"
    return words.text(message, option=option_name(words, name), value=value)


def told_value(words: Words, name: str, value: str) -> str:
    """Return a value in a few words."""
    base = f"value-{name.replace('_', '-')}"
    if name in NUMBERS:
        return words.text(base, value=int(value))
    try:
        return words.text(f"{base}-{value.replace('_', '-')}")
    except LookupError:  # most values have the same name in every option
        return words.text(f"value-{value.replace('_', '-')}")


def grouped(rules: Rules) -> Iterator[tuple[str, str]]:
    """Yield each option that has an effect, with its group.

    An option without a group is about playing cards.
    """
    listed = {name for options in GROUPS.values() for name in options}
    for group, options in GROUPS.items():
        others = [name for name in OPTIONS if name not in listed] if group == "play" else []
        yield from ((group, name) for name in (*options, *others) if rules.matters(name))


def in_force(words: Words, rules: Rules) -> Iterator[tuple[str, str]]:
    """Yield headings with what is in force: the rulebook, then every option with its value."""
    yield "", words.text("new-rulebook", rulebook=told_rulebook(words, rules.rulebook))
    if rules.custom_rule is not None:
        yield "", words.sentence(told_custom(words, rules))
    for group, name in grouped(rules):
        named = words.sentence(named_option(words, rules, name))
        told = told_option(words, name, rules.option(name))
        yield words.text(f"group-{group}"), words.sentences(named, told)


def changes(words: Words, rules: Rules) -> list[str]:
    """Return the options that differ from the rulebook, each as a sentence, and the custom rule."""
    told = [told_option(words, name, rules.option(name)) for name in filter(rules.matters, rules.changes())]
    if rules.custom_rule is not None:
        told.append(words.sentence(told_custom(words, rules)))
    return told


def told_custom(words: Words, rules: Rules) -> str:
    """Return what the customizable card does."""
    if rules.custom_rule is None:
        return words.text("new-custom-none")
    return words.text("new-custom", rule=told_rule(words, rules.custom_rule))


def told_people(words: Words, people: Sequence[str]) -> str:
    """Return who plays at this console."""
    return words.text("new-people", count=len(people), people=words.join(list(people), "and"))


def computer_names(words: Words) -> list[str]:
    """Return the names of computer players in a language."""
    return [name.strip() for name in words.text("computer-names").split(",")]
