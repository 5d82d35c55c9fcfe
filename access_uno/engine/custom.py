"""The rule of the customizable card: effects in a small language of sentences, and a text (R44, D35).

>>> rule = CustomRule.read("Others draw 1;reverse | Back we go")
>>> str(rule), rule.effects[0]
('others draw 1; reverse | Back we go', Effect(kind='others-draw', count=1))
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import Final

from access_uno.engine.values import Value

MOST_EFFECTS: Final = 8
MOST_CARDS: Final = 10
LONGEST: Final = 500  # characters of all effects together
LONGEST_TEXT: Final = 200


class CustomRuleError(ValueError):
    """A rule that cannot be read: a code, the place of the mistake (from 1), the nearest effect.

    `text` is the part that was not understood, as written.
    The codes: `too-long`, `too-many-effects`, `unknown-effect`, `text-too-long`, `unreadable-text`, `empty`.
    If only the number of cards is impossible, the nearest effect has a count of 0.
    """

    def __init__(self, code: str, place: int = 1, text: str = "", effect: Effect | None = None) -> None:
        super().__init__(f"{code} at {place}: {text}")
        self.code = code
        self.place = place
        self.text = text
        self.effect = effect

    @property
    def nearest(self) -> str:
        """The nearest effect as records write it; empty if there is none."""
        if self.effect is None:
            return ""
        return KINDS[self.effect.kind].format(count=self.effect.count or f"1 to {MOST_CARDS}")


class Effect(Value):
    """One effect of the card; `count` is a number of cards."""

    kind: str
    count: int = 0


KINDS: Final[Mapping[str, str]] = {
    "others-draw": "others draw {count}",
    "next-draws": "next draws {count}",
    "you-draw": "you draw {count}",
    "reverse": "reverse",
    "skip-next": "skip next",
    "play-again": "play again",
    "swap-hands": "swap hands with a chosen player",
    "hands-left": "hands move left",
    "hands-right": "hands move right",
    "all-show": "everyone shows one card",
    "all-discard": "all may discard one card of the colour",
}
"""Each kind of effect as records write it."""

EFFECTS: Final = tuple(
    Effect(kind, count)
    for kind, sentence in KINDS.items()
    for count in (range(1, MOST_CARDS + 1) if "{count}" in sentence else (0,))
)
SENTENCES: Final[Mapping[str, Effect]] = {
    KINDS[effect.kind].format(count=effect.count): effect for effect in EFFECTS
}
"""Every sentence with its effect."""


class CustomRule(Value):
    """The rule that the table has agreed on: effects for the engine, and a text for the players."""

    effects: tuple[Effect, ...]
    text: str = ""

    @classmethod
    def read(
        cls,
        line: str,
        sentences: Mapping[str, Effect] = SENTENCES,
        plain: Callable[[str], str] | None = None,
    ) -> CustomRule:
        """Parse `EFFECTS | TEXT`; raise CustomRuleError if it is not a rule.

        `sentences` may be of any language; `plain` folds spellings that mean the same, as `normal` does.
        """
        effects, text = (*_BAR.split(line, maxsplit=1), "")[:2]
        rule = cls(_effects(effects, sentences, plain or normal), text.strip())
        if len(rule.text) > LONGEST_TEXT:
            raise CustomRuleError("text-too-long", len(effects) + 2 + LONGEST_TEXT)
        if any(unicodedata.category(char) in _UNREADABLE for char in rule.text):
            raise CustomRuleError("unreadable-text", len(effects) + 2)
        if not rule.effects and not rule.text:
            raise CustomRuleError("empty")
        return rule

    def __str__(self) -> str:
        """The rule as records write it."""
        effects = "; ".join(KINDS[effect.kind].format(count=effect.count) for effect in self.effects)
        return f"{effects} | {self.text}".strip()


_UNREADABLE: Final = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp")
_PART: Final = re.compile("[^;；,，、]+")
_BAR: Final = re.compile("[|｜]")
_NUMBER: Final = re.compile("[-−]?[0-9]+")
_NEAR: Final = 0.6  # the least similarity of a sentence that is suggested
_BESIDE_WIDE: Final = re.compile("(?<=[\u2e80-\uffff]) | (?=[\u2e80-\uffff])")  # Chinese needs no spaces


def _effects(text: str, sentences: Mapping[str, Effect], plain: Callable[[str], str]) -> tuple[Effect, ...]:
    if len(text) > LONGEST:
        raise CustomRuleError("too-long", LONGEST + 1)
    known = {plain(sentence): effect for sentence, effect in sentences.items()}
    effects: list[Effect] = []
    for part in _PART.finditer(text):
        words = plain(part.group())
        if not words:
            continue
        place = part.start() + len(part.group()) - len(part.group().lstrip()) + 1
        if words not in known:
            raise CustomRuleError("unknown-effect", place, part.group().strip(), _nearest(words, known))
        if len(effects) == MOST_EFFECTS:
            raise CustomRuleError("too-many-effects", place)
        effects.append(known[words])
    return tuple(effects)


def normal(sentence: str) -> str:
    """Return a sentence in the form for comparison: lower case, single spaces, no full stop."""
    words = " ".join(unicodedata.normalize("NFKC", sentence).casefold().split())
    return _BESIDE_WIDE.sub("", words).rstrip(" .。")


def _nearest(words: str, known: Mapping[str, Effect]) -> Effect | None:
    """Return the effect that may be meant.

    Another number of cards would be another rule, so it is not suggested.
    """
    import difflib

    near = difflib.get_close_matches(words[:80], known, 2 * MOST_CARDS, _NEAR)
    if not near:
        return None
    numbers = sorted(_NUMBER.findall(words))
    meant = next((each for each in near if sorted(_NUMBER.findall(each)) == numbers), None)
    return known[meant] if meant else Effect(known[near[0]].kind)
