"""What wishes, answers and messages are made of, and what their annotations can say besides a type.

The annotations are the only description of a field: the codec checks by them, and the reference in
docs/protocol.md is printed from them. A text among them is the field's sentence there.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, ClassVar, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

from access_uno.engine import Action, PublicView, Rules, View
from access_uno.engine.events import Event
from access_uno.engine.values import Value
from access_uno.table import Presence

# What annotations say besides a type


class Range(Value):
    """A number is at least and at most so large."""

    least: int
    most: int


class Length(Value):
    """A text has at most so many characters."""

    most: int


class OneOf(Value):
    """A text is one of these."""

    choices: tuple[str, ...]


class Key(Value):
    """The name of a field on the line, where Python cannot have it."""

    name: str


class Form(Value):
    """How a value of the engine is written on the line."""

    name: Literal["seat", "action", "events", "view", "rules", "scene"]


Text = Annotated[str, Length(1000)]
Number = Annotated[int, Range(0, 1_000_000)]
Seat = Annotated[int, Form("seat")]
ActionText = Annotated[Action, Form("action")]
SeenEvents = Annotated[tuple[Event | Presence, ...], Form("events")]
SeatView = Annotated[View | PublicView, Form("view")]
RulesOfTable = Annotated[Rules, Form("rules")]
JsonObject = Mapping[str, Any]
NOTHING: JsonObject = {}


class Spoken(Value):
    """A value that is a line of the protocol; the name of its class is its kind there."""


S = TypeVar("S", bound=Spoken)


class Answer(Spoken):
    """What a server answers to a wish."""


class Message(Spoken):
    """What a server says unasked."""


@cache
def kind_of(spoken: type) -> str:
    """Return the kind that a line has: `GaveUp` is "gave-up"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", spoken.__name__).lower()


def kinds_in(names: Mapping[str, Any], base: type[S]) -> dict[str, type[S]]:
    """Return the kinds of spoken values among the names of a module, by what lines call them."""
    found = [kind for kind in names.values() if isinstance(kind, type) and issubclass(kind, base)]
    return {kind_of(kind): kind for kind in found if kind is not base}


class Field(Value):
    """A field of a value: its name there and on the line, what it may be, and what it means."""

    name: str
    key: str
    kind: Any  # the annotation
    default: Any
    is_spread: bool  # its keys stand beside those of the other fields

    @property
    def is_required(self) -> bool:
        """True if a line without it makes no sense."""
        return self.default is REQUIRED

    @property
    def sentence(self) -> str:
        """What it means; empty if its name says it."""
        return next((said for said in apart(self.kind)[1] if isinstance(said, str)), "")


REQUIRED: Final = object()


@cache
def fields_of(spoken: type[Value]) -> tuple[Field, ...]:
    """Return the fields of a value in their order."""
    hints, found = hints_of(spoken), []
    for name in spoken.__match_args__:
        _, said = apart(hints[name])
        key = next((one.name for one in said if isinstance(one, Key)), name)
        default = spoken._defaults.get(name, REQUIRED)
        found.append(Field(name, key, hints[name], default, Form("rules") in said))
    return tuple(found)


def apart(kind: Any) -> tuple[Any, tuple[Any, ...]]:
    """Return an annotation as the type and what it says besides."""
    if get_origin(kind) is not Annotated:
        return kind, ()
    inside, *said = get_args(kind)
    return inside, tuple(said)


@cache
def hints_of(kind: type) -> Mapping[str, Any]:
    """Return the annotations of the fields of a class, those of its bases among them."""
    own = vars(sys.modules[kind.__module__])  # for bases elsewhere, too
    hints = get_type_hints(kind, localns=own, include_extras=True)
    return {name: hint for name, hint in hints.items() if get_origin(hint) is not ClassVar}
