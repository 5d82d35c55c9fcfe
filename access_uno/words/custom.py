"""The rule of the customizable card in the player's language: told, and parsed when it is typed."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from access_uno.engine.custom import (
    EFFECTS,
    MOST_CARDS,
    SENTENCES,
    CustomRule,
    CustomRuleError,
    Effect,
    normal,
)
from access_uno.text.sanitize import shown
from access_uno.words.spacing import WIDE
from access_uno.words.words import Words

_AT_ONCE = 4  # how many effects are listed in one message


def told_effect(words: Words, effect: Effect) -> str:
    """Return an effect as a sentence."""
    return words.text(f"effect-{effect.kind}", count=effect.count)


def told_rule(words: Words, rule: CustomRule, text_only: bool = False) -> str:
    """Return the effects, and the players' own text as a sentence after them, without a full stop at the end.

    If `text_only`, the effects are left out where the players have a text of their own.
    """
    text = rule.text.rstrip(" .。")
    effects = words.text("text", text=_listing(words, rule.effects))
    if not text or not effects or text_only:
        return text or effects
    return words.sentences(words.sentence(effects), text)


def rule_sentence(words: Words, rule: CustomRule, text_only: bool = False) -> str:
    """Return the same with its end: a text of the players may end in a mark of its own."""
    return words.sentence(told_rule(words, rule, text_only))


def typed_rule(words: Words, rule: CustomRule) -> str:
    """Return a rule as it can be typed in this language."""
    effects = "; ".join(told_effect(words, effect) for effect in rule.effects)
    return f"{effects} | {rule.text}" if rule.text else effects


@functools.cache
def sentences(words: Words) -> Mapping[str, Effect]:
    """Return what can be typed: the effects in this language, and in English as records have them."""
    found = dict(SENTENCES)
    after = ["", *(f" {word}" for word in _listed(words, "typed-cards"))]
    for effect in EFFECTS:
        found[told_effect(words, effect)] = effect
        for sentence in _listed(words, f"typed-effect-{effect.kind}", count=effect.count):
            found |= {sentence + cards: effect for cards in (after if effect.count else [""])}
    return found


def read_rule(words: Words, text: str) -> CustomRule:
    """Return the rule that a player typed; raise CustomRuleError if it is none."""
    return CustomRule.read(text, sentences(words), _in_digits(words))


def wrong_rule(words: Words, text: str) -> str | None:
    """Return what is wrong with a typed rule, with the place and the nearest effect; None if nothing is."""
    try:
        read_rule(words, text)
    except CustomRuleError as error:
        nearest = _told_kind(words, error.effect) if error.effect else "none"
        facts = {"place": error.place, "text": shown(error.text), "nearest": nearest}
        return words.text(f"error-custom-{error.code}", **facts)
    return None


def explained(words: Words) -> list[str]:
    """Return how a rule is typed, and its effects: each kind once, with the number one if it has one."""
    kinds = [effect for effect in EFFECTS if effect.count <= 1]
    lists = [_listing(words, kinds[first : first + _AT_ONCE]) for first in range(0, len(kinds), _AT_ONCE)]
    names = ["custom-effects", *["custom-effects-more"] * len(lists[1:])]
    effects = [words.text(name, effects=listed) for name, listed in zip(names, lists, strict=True)]
    return [words.text("custom-how"), *effects]


def _listing(words: Words, effects: Sequence[Effect]) -> Any:
    """Return effects as a variable; each is a sentence."""
    return words.join([told_effect(words, effect) for effect in effects], "clauses", between="clauses")


def _told_kind(words: Words, effect: Effect) -> str:
    """Return an effect as a sentence; without its number, with all numbers that there are."""
    if Effect(effect.kind, MOST_CARDS) not in EFFECTS or effect.count:
        return told_effect(words, effect)
    return words.text(f"effect-{effect.kind}", count=words.text("n-range", least=1, most=MOST_CARDS))


def _listed(words: Words, name: str, **variables: int) -> list[str]:
    """Return the words of a message between its commas."""
    return [each.strip() for each in words.text(name, **variables).split(",")]


@functools.cache
def _in_digits(words: Words) -> Callable[[str], str]:
    """Return the form in which sentences are compared: with digits for the words of numbers."""
    numbers = {
        word: str(number)
        for number, same in enumerate(_listed(words, "typed-counts"), 1)
        for word in same.split()
    }
    wide = "".join(re.findall(f"[{WIDE}]", "".join(numbers)))  # Chinese: 一 is a word in 下一位, 五十 is one
    token = re.compile(f"[{wide}]+|[^\\W\\d_{WIDE}]+" if wide else r"[^\W\d_]+")
    return lambda sentence: token.sub(lambda match: numbers.get(match[0], match[0]), normal(sentence))
