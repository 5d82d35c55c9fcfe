"""Actions as text, the way records write them; players are called by names.

>>> names = ("Anna", "Ben")
>>> action = parse_action("play w green uno", names)
>>> action_text(action, names)
'play W green uno'
>>> parse_action("play W pink", names)
Traceback (most recent call last):
    ...
access_uno.engine.notation.NotationError: unknown-colour: pink
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from access_uno.engine.actions import (
    ACCEPT,
    AGREE,
    CALL_UNO,
    CATCHES,
    CHALLENGE,
    CHOICES,
    DEMANDS,
    DISAGREE,
    DRAW,
    NEXT,
    PASS,
    Action,
    Catch,
    Choose,
    Demand,
    Discard,
    Jump,
    NameColour,
    Play,
    Show,
    Star,
    Write,
)
from access_uno.engine.cards import Card, Colour
from access_uno.engine.custom import CustomRule, CustomRuleError
from access_uno.engine.near import nearest


class NotationError(ValueError):
    """A text that cannot be read: a code, the rule if there is one, and facts; texts are as written.

    Codes for actions: `unknown-action`, `unknown-card`, `unknown-colour`, `unknown-player`, and `custom-`
    with a code of `CustomRuleError`. Records have more."""

    def __init__(self, code: str, rule: str | None = None, **facts: Any) -> None:
        super().__init__(": ".join([code, *(str(fact) for fact in facts.values())]))
        self.code = code
        self.rule = rule
        self.facts = facts


def action_text(action: Action, names: Sequence[str]) -> str:
    """Return an action in the syntax of a record."""
    match action:
        case Play(card, colour, uno):
            words = ["play", card.code, colour.value if colour else "", "uno" if uno else ""]
        case Star(colour, uno):
            words = ["star", colour.value, "uno" if uno else ""]
        case NameColour(colour):
            words = ["colour", colour.value]
        case Catch(seat):
            words = ["catch", names[seat]]
        case Demand(seat):
            words = ["demand", names[seat]]
        case Choose(seat):
            words = ["choose", names[seat]]
        case Show(card):
            words = ["show", card.code]
        case Discard(card, uno):
            words = ["discard", card.code, "uno" if uno else ""]
        case Jump(card, uno):
            words = ["jump", card.code, "uno" if uno else ""]
        case Write(rule):
            words = ["write", str(rule)]
        case _:
            words = [_WORDS[action]]
    return " ".join(filter(None, words))


def parse_action(text: str, names: Sequence[str]) -> Action:
    """Return the action that a text in the syntax of a record means; raise NotationError if it means none."""
    verb, *words = text.split()[:6] or [""]  # as written, for the facts of an error
    verb, about = verb.lower(), text.strip()[len(verb) :].strip()
    if verb in ABOUT_PLAYERS:
        return ABOUT_PLAYERS[verb][parse_seat(about, names)]
    if verb == "write":
        return Write(parse_rule(about))
    uno = verb in ("play", "star", "discard", "jump") and "".join(words[-1:]).lower() == "uno"
    if uno:
        words.pop()
    if verb in PLAIN and not words:
        return PLAIN[verb]
    if verb == "play" and 1 <= len(words) <= 2:
        return Play(parse_card(words[0]), parse_colour(words[1]) if len(words) == 2 else None, uno)
    if verb in ("star", "colour") and len(words) == 1:
        return Star(parse_colour(words[0]), uno) if verb == "star" else NameColour(parse_colour(words[0]))
    if verb in ("show", "discard", "jump") and len(words) == 1:
        card = parse_card(words[0])
        return Show(card) if verb == "show" else Discard(card, uno) if verb == "discard" else Jump(card, uno)
    raise NotationError("unknown-action", action=text.strip(), allowed=_VERBS, nearest=nearest(verb, _VERBS))


PLAIN: Final[Mapping[str, Action]] = {
    "draw": DRAW,
    "pass": PASS,
    "accept": ACCEPT,
    "challenge": CHALLENGE,
    "uno": CALL_UNO,
    "next": NEXT,
    "agree": AGREE,
    "disagree": DISAGREE,
}
"""The actions of one word."""
ABOUT_PLAYERS: Final[Mapping[str, Sequence[Action]]] = {
    "catch": CATCHES,
    "demand": DEMANDS,
    "choose": CHOICES,
}
"""The actions of a word and a name, by seats."""
_WORDS: Final = {action: word for word, action in PLAIN.items()}
_VERBS: Final = ("play", "star", "colour", *PLAIN, *ABOUT_PLAYERS, "show", "discard", "jump", "write")


# The parts of an action


def parse_seat(text: str, names: Sequence[str]) -> int:
    """Return the seat of a name."""
    if text not in names:
        raise NotationError("unknown-player", name=text, players=tuple(names))
    return names.index(text)


def parse_card(text: str) -> Card:
    """Return the card of a code."""
    try:
        return Card(text if text.isascii() else "")  # capitals of other alphabets may fold to ours
    except ValueError:
        raise NotationError("unknown-card", text=text) from None


def parse_colour(text: str) -> Colour:
    """Return the colour of a word."""
    try:
        return Colour(text.lower())
    except ValueError:
        raise NotationError("unknown-colour", text=text) from None


def parse_rule(text: str) -> CustomRule:
    """Return the rule of the customizable card."""
    try:
        return CustomRule.read(text)
    except CustomRuleError as error:
        facts = {"place": error.place, "text": error.text, "nearest": error.nearest}
        raise NotationError(f"custom-{error.code}", "R44", **facts) from None
