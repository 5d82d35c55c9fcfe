"""How long a message is when its longest values are put in: the longest names, cards and numbers."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Final

from fluent.syntax import ast

from access_uno.engine.cards import FACES, Card
from access_uno.words.message import length
from access_uno.words.words import VALUES

_NAME: Final = "M" * 32
_LIST: Final = f"{_NAME}, {_NAME}"  # a list is as long as it is: two entries stand for it
_OPTION: Final = "star_answers_last_card"
_NUMBER: Final = "10000"
_COUNT: Final = "112"  # of cards: more are in no deck
_TEXT: Final = "M" * 40  # what was typed, or stands by itself as another message
_OF_PEOPLE: Final = ("who", "whom", "name", "turn", "source", "seat", "player", "person", "number")
_LISTS: Final = ("players", "people", "draws", "tied", "names")
_COUNTS: Final = ("count", "left", "size", "place")
_OPTIONS: Final = ("option", "allowed", "known", "choices", "action", "value", "install")
_TEXTS: Final = (
    *("text", "title", "what", "reason", "rule", "typed", "nearest", "argument", "path", "file"),
    *("format", "notation", "preset", "command", "commands", "effects", "keys", "key", "all"),
    *("address", "store", "field", "encoding", "why", "lesson", "menu", "display", "help"),
)
_VALUES: Final[Mapping[str, str]] = {
    **dict.fromkeys(_OF_PEOPLE, _NAME),
    **dict.fromkeys(_LISTS, _LIST),
    **dict.fromkeys(_COUNTS, _COUNT),
    **dict.fromkeys(_OPTIONS, _OPTION),
    **dict.fromkeys(_TEXTS, _TEXT),
    "rulebook": "Super Mario UNO, deutsche Ausgabe",
}
_MOMENT: Final[Mapping[str, str]] = {"dateStyle": "30. September 2026", "timeStyle": "22:30"}
_Known = Mapping[str, str]
_KNOWN: Final[Mapping[str, _Known]] = {"star-answered": {"value": "star", "colour": "none"}}


class Longest:
    """The longest texts that the messages of one language can become."""

    def __init__(self, messages: Mapping[str, ast.Message]) -> None:
        self._messages = messages
        self._longest_card = functools.cache(self._find_longest_card)

    def text(self, name: str, attribute: str = "") -> str:
        """The longest text of a message, or of one of its attributes."""
        return self._message(name, attribute, _KNOWN.get(name, {}))

    def _message(self, name: str, attribute: str, known: _Known) -> str:
        """The same, where some variables are known: it has to choose by them."""
        found = self._messages.get(name)
        if found is None:
            return ""
        named = {each.id.name: each.value for each in found.attributes}
        pattern = named.get(attribute) or found.value
        return self._pattern(pattern, known) if pattern else ""

    def _pattern(self, pattern: ast.Pattern, known: _Known) -> str:
        return "".join(
            element.value if isinstance(element, ast.TextElement) else self._put(element.expression, known)
            for element in pattern.elements
        )

    def _put(self, put: ast.InlineExpression | ast.Placeable | ast.SelectExpression, known: _Known) -> str:
        match put:
            case ast.SelectExpression():
                return self._chosen(put, known)
            case ast.VariableReference(id=ast.Identifier(name=name)):
                return known.get(name) or _VALUES.get(name, _NUMBER)
            case ast.MessageReference():
                attribute = put.attribute.name if put.attribute else ""
                return self._message(put.id.name, attribute, known)
            case ast.FunctionReference():
                return self._called(put, known)
            case ast.StringLiteral():
                return put.parse()["value"]
        return ""

    def _chosen(self, select: ast.SelectExpression, known: _Known) -> str:
        variants = select.variants
        if isinstance(select.selector, ast.VariableReference) and (
            value := known.get(select.selector.id.name)
        ):
            named = [each for each in variants if _key(each) == value]
            variants = named or [each for each in variants if each.default]
        return max((self._pattern(each.value, known) for each in variants), key=length)

    def _called(self, call: ast.FunctionReference, known: _Known) -> str:
        given = {named.name.name: str(named.value.value) for named in call.arguments.named}
        form = given.get("form", "")
        match call.id.name:
            case "CARD":
                return self._card(form, known)
            case "CARDS":
                card = self._card(form, known)
                return self._message(
                    f"list-{given.get('join', 'comma')}", "", {"first": card, "second": card}
                )
            case "KIND":
                (kind,) = call.arguments.positional
                assert isinstance(kind, ast.StringLiteral)
                return self._message("card", form, {"value": kind.value, "colour": "none"})
            case "DATETIME":
                return " um ".join(text for style, text in _MOMENT.items() if style in given)
        (value,) = call.arguments.positional  # of COUNT or NUMBER
        return self._put(value, known) + given.get("of", "")

    def _card(self, form: str, known: _Known) -> str:
        return self._message("card", form, known) if "value" in known else self._longest_card(form)

    def _find_longest_card(self, form: str) -> str:
        faces = ({"value": VALUES[card.symbol], "colour": _colour(card)} for card in FACES)
        return max((self._message("card", form, face) for face in faces), key=length)


def _colour(card: Card) -> str:
    return card.colour.value if card.colour else "none"


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
