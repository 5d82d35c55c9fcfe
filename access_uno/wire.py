"""What goes over the wire: views and events as plain values, and made again from them (docs/protocol.md).

A view holds nothing that its seat may not know, so neither does what is made of it. Where a view means seats
it gives names, as records and `replay --json` do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from access_uno.engine import custom, events, game, house
from access_uno.engine.cards import BACK, Card, Colour
from access_uno.engine.custom import CustomRule
from access_uno.engine.events import DealerDrawn, Event
from access_uno.engine.game import PublicView, View
from access_uno.engine.house import in_force
from access_uno.engine.notation import action_text
from access_uno.engine.position import FITS, NO_CARDS, Phase, Position
from access_uno.engine.rules import RULEBOOKS, Rules
from access_uno.engine.values import Value
from access_uno.record import Seat
from access_uno.replay import event_name, event_values

__all__ = ["event_from", "event_values", "rules_from", "rules_values", "view_from", "view_values"]

Names = Sequence[str]


class WireError(ValueError):
    """What came over the wire cannot be what the other side meant."""


# Rules


def rules_values(rules: Rules) -> dict[str, Any]:
    """Rules as the rulebook and what differs from it."""
    rule = rules.custom_rule
    return {
        "rulebook": rules.rulebook,
        "rules": rules.changes(),
        "custom_rule": None if rule is None else str(rule),
    }


def rules_from(values: Mapping[str, Any]) -> Rules:
    """The rules again; RuleError, CustomRuleError or KeyError if there are none like these."""
    rules = RULEBOOKS[values["rulebook"]]
    for option, value in values.get("rules", {}).items():
        rules = rules.with_option(str(option), str(value))
    if (text := values.get("custom_rule")) is not None:
        rules = rules.but(custom_rule=CustomRule.read(str(text)))
    rules.check()
    return rules


# Views

_SEAT: Final = ("turn", "dealer", "source", "resume", "out", "round_winner")
_SEATS: Final[Mapping[str, Callable[..., Any]]] = {
    "called": frozenset,
    "catchable": frozenset,
    "absent": frozenset,
    "skipped": tuple,
    "champions": tuple,
    "tied": tuple,
    "finished": tuple,
}
_PER_SEAT: Final = ("totals", "round_points")
_PLAIN: Final = (
    "round",
    "penalty",
    "bounced",
    "challengeable",
    "reshuffles",
    "stuck",
    "void",
    "fresh",
    "agreed",
)
_BY_HAND: Final = (
    *("rules", "players", "house", "fits", "hands", "stock", "discard"),
    *("phase", "direction", "colour", "asked", "drawn", "before", "agenda"),
)
_ALL: Final = {*_SEAT, *_SEATS, *_PER_SEAT, *_PLAIN, *_BY_HAND}
assert set(Position.__slots__) == _ALL, "a new field of a position needs a place on the wire"


def view_values(view: View | PublicView, names: Names) -> dict[str, Any]:
    """A view as plain values: all that stands in it, and what is legal besides."""
    seat = view.seat if isinstance(view, View) else None
    return {
        "you": None if seat is None else names[seat],
        "phase": view.phase.value,
        "top": view.top.code if view.top else None,
        "hand": [] if seat is None else _codes(view.hands[seat]),
        "counts": {name: len(hand) for name, hand in zip(names, view.hands, strict=True)},
        "stock": len(view.stock),
        "discard": _codes(view.discard),
        "direction": "left" if view.direction == 1 else "right",
        "colour": view.colour.value if view.colour else None,
        "legal": [] if seat is None else [action_text(action, tuple(names)) for action in view.legal(seat)],
        **{field: _name(getattr(view, field), names) for field in _SEAT},
        **{field: [names[one] for one in sorted_if_set(getattr(view, field))] for field in _SEATS},
        **{field: _each(getattr(view, field), names) for field in _PER_SEAT},
        **{field: getattr(view, field) for field in _PLAIN},
        **rules_values(view.rules),
        "drawn": view.drawn.code if view.drawn else None,
        "asked": _packed(view.asked),
        "before": _packed(view.before),
        "agenda": [_packed(step) for step in view.agenda],
    }


def view_from(values: Mapping[str, Any], names: Names) -> View | PublicView:
    """The view again; WireError if there is none like this."""
    try:
        return _view(values, names)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise WireError(repr(error)) from error


def _view(values: Mapping[str, Any], names: Names) -> View | PublicView:
    seats = {name: seat for seat, name in enumerate(names)}
    view: View | PublicView
    if values["you"] is None:
        view, own = PublicView.__new__(PublicView), None
    else:
        view, own = View.__new__(View), seats[values["you"]]
        view.seat = own
    view.rules = rules_from(values)
    view.players, view.house = len(names), in_force(view.rules)
    view.phase = Phase(values["phase"])
    hand = tuple(map(_card, values["hand"]))
    view.hands = tuple(
        hand if seat == own else (BACK,) * values["counts"][name] for name, seat in seats.items()
    )
    view.stock, view.discard = (BACK,) * values["stock"], tuple(map(_card, values["discard"]))
    view.direction = 1 if values["direction"] == "left" else -1
    view.colour = None if values["colour"] is None else Colour(values["colour"])
    for field in _SEAT:
        setattr(view, field, None if values[field] is None else seats[values[field]])
    for field, kind in _SEATS.items():
        setattr(view, field, kind(seats[name] for name in values[field]))
    for field in _PER_SEAT:
        each = values[field]
        setattr(view, field, None if each is None else tuple(each[name] for name in names))
    for field in _PLAIN:
        setattr(view, field, values[field])
    view.drawn = None if values["drawn"] is None else _card(values["drawn"])
    view.asked = _unpacked(values["asked"])
    view.fits = NO_CARDS if view.asked is None else FITS[view.rules.star_as_wild][view.asked]
    view.before = _unpacked(values["before"])
    view.agenda = tuple(_unpacked(step) for step in values["agenda"])
    return view


def sorted_if_set(seats: frozenset[int] | tuple[int, ...]) -> Sequence[int]:
    """Seats in a lasting order; where they have one of their own, in that."""
    return sorted(seats) if isinstance(seats, frozenset) else seats


def _name(seat: int | None, names: Names) -> str | None:
    return None if seat is None else names[seat]


def _each(numbers: Sequence[int] | None, names: Names) -> dict[str, int] | None:
    return None if numbers is None else dict(zip(names, numbers, strict=True))


def _codes(cards: Sequence[Card]) -> list[str]:
    return [card.code for card in cards]


def _card(code: str) -> Card:
    return BACK if code == BACK.code else Card(code)


# What is inside of a view: cards, colours, and what follows before the game goes on

_INSIDE: Final = {
    kind.__name__: kind
    for room in (house, custom, game)
    for kind in vars(room).values()
    if isinstance(kind, type) and issubclass(kind, Value)
}


def _packed(value: Any) -> Any:
    match value:
        case Card():
            return {"card": value.code}
        case Colour():
            return {"colour": value.value}
        case tuple():
            return [_packed(item) for item in value]
        case Value():
            fields = {field: _packed(getattr(value, field)) for field in value.__match_args__}
            return {"is": type(value).__name__, **fields}
    return value


def _unpacked(value: Any) -> Any:
    match value:
        case {"is": kind, **fields}:
            return _INSIDE[kind](**{str(name): _unpacked(field) for name, field in fields.items()})
        case {"card": code}:
            return _card(code)
        case {"colour": colour}:
            return Colour(colour)
        case list():
            return tuple(_unpacked(item) for item in value)
    return value


# Events

_EVENTS: Final = {
    event_name(kind): kind
    for kind in (*vars(events).values(), Seat)
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
}
_ABOUT_SEATS: Final = ("seat", "by", "of", "to", "source", "against", "offender", "dealer")
_READ: Final[Mapping[str, Callable[[Any, Mapping[str, int]], Any]]] = {
    **dict.fromkeys(("player", *_ABOUT_SEATS), lambda value, seats: seats[value]),
    **dict.fromkeys(("players", "champions"), lambda value, seats: tuple(seats[name] for name in value)),
    **dict.fromkeys(("card", "top"), lambda value, _: _card(value)),
    **dict.fromkeys(("points", "totals"), lambda value, seats: tuple(value[name] for name in seats)),
    "cards": lambda value, _: tuple(map(_card, value)),
    "colour": lambda value, _: Colour(value),
    "rule": lambda value, _: CustomRule.read(value),
    "hands": lambda value, seats: tuple(tuple(map(_card, value[name])) for name in seats),
}
_MAY_BE_NONE: Final = {"cards", "colour", "level"}
_FIELD_OF: Final = {"player": "seat", "players": "seats"}


def event_from(values: Mapping[str, Any], names: Names) -> Event:
    """The event that these are the values of; WireError if there is none like this."""
    try:
        return _event(values, {name: seat for seat, name in enumerate(names)})
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise WireError(repr(error)) from error


def _event(values: Mapping[str, Any], seats: Mapping[str, int]) -> Event:
    kind = _EVENTS[values["event"]]
    if kind is DealerDrawn:
        return DealerDrawn(tuple((seats[name], _card(code)) for name, code in values["cards"].items()))
    fields: dict[str, Any] = dict.fromkeys(_MAY_BE_NONE & set(kind.__match_args__))
    for name, value in values.items():
        if name != "event":
            read = _READ.get(name)
            fields[_FIELD_OF.get(name, name)] = read(value, seats) if read else value
    if "count" in kind.__match_args__ and fields.get("cards") is not None:
        fields["count"] = len(fields["cards"])
    return kind(**fields)
