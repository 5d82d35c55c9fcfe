"""The rule of the customizable card in the player's language: told, and understood when it is typed."""

from __future__ import annotations

from access_uno.engine.custom import EFFECTS, SENTENCES, CustomRule, CustomRuleError, Effect
from access_uno.outside import shown
from access_uno.words.words import Words


def told_effect(words: Words, effect: Effect) -> str:
    """An effect as a sentence."""
    return words.text(f"effect-{effect.kind}", count=effect.count)


def told_rule(words: Words, rule: CustomRule, text_only: bool = False) -> str:
    """The effects, and the players' own text as a sentence after them; without a full stop at the end.

    If `text_only`, the effects are left out where the players have said it in their own words.
    """
    text = rule.text.rstrip(" .。")
    effects = words.text("text", text=words.join([told_effect(words, effect) for effect in rule.effects]))
    if not text or not effects or text_only:
        return text or effects
    return words.sentences(words.sentence(effects), text)


def rule_sentence(words: Words, rule: CustomRule, text_only: bool = False) -> str:
    """The same with its end: a text of the players may end in a mark of its own."""
    return words.sentence(told_rule(words, rule, text_only))


def sentences(words: Words) -> dict[str, Effect]:
    """What can be typed: the effects in this language, and in English as records have them."""
    return {**SENTENCES, **{told_effect(words, effect): effect for effect in EFFECTS}}


def read_rule(words: Words, text: str) -> CustomRule:
    """The rule that somebody typed; CustomRuleError if it is none."""
    return CustomRule.read(text, sentences(words))


def wrong_rule(words: Words, text: str) -> str | None:
    """What is wrong with a rule that somebody typed, with the place and the nearest effect."""
    try:
        read_rule(words, text)
    except CustomRuleError as error:
        facts = {"place": error.place, "text": shown(error.text), "nearest": error.nearest}
        return words.text(f"error-custom-{error.code}", **facts)
    return None


def kinds_of_effects(words: Words) -> list[str]:
    """Each kind of effect once, with the number one where it has a number."""
    return [told_effect(words, effect) for effect in EFFECTS if effect.count <= 1]
