"""What goes over the wire: views and events as plain values, and made again from them (docs/protocol.md).

A view holds nothing that its seat may not know, so neither does what is made of it. Where a view means seats
it gives names, as records and `replay --json` do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from access_uno.engine import Action, custom, events, game
from access_uno.engine import house_rules as house
from access_uno.engine.cards import BACK, Card, Colour
from access_uno.engine.custom import CustomRule
from access_uno.engine.events import DealerDrawn, Event
from access_uno.engine.game import PublicView, View
from access_uno.engine.house_rules import in_force
from access_uno.engine.notation import action_text, parse_action
from access_uno.engine.position import (
    CHOICE,
    COLOUR,
    DEALER,
    DRAWN,
    FITS,
    GAME_OVER,
    NO_CARDS,
    OVER,
    PLAY,
    RESPONSE,
    Phase,
    Position,
)
from access_uno.engine.rules import RULEBOOKS, Rules
from access_uno.engine.values import Value
from access_uno.protocol.shape import fits, fits_fields
from access_uno.record import Seat
from access_uno.record.replay_output import event_name, event_values

__all__ = ["event_from", "event_values", "rules_from", "rules_values", "view_from", "view_values"]

Names = Sequence[str]
_MOST_CARDS: Final = 1000  # more than all rulebooks have


class WireError(ValueError):
    """What came over the wire cannot be what the other side meant."""


@contextmanager
def _meant() -> Iterator[None]:
    """Whatever fails in it was not meant."""
    try:
        yield
    except WireError:
        raise
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError) as error:
        raise WireError(repr(error)[:200]) from error


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


def told_rules(values: Mapping[str, Any]) -> Rules:
    """The rules of a match; WireError if there are none like these."""
    with _meant():
        return rules_from(values)


# Seats and actions


def seat_from(name: object, names: Names) -> int | None:
    """The seat of somebody, or nobody's; WireError if there is no such name."""
    return None if name is None else player_from(name, names)


def player_from(name: object, names: Names) -> int:
    """The seat of somebody; WireError if there is no such name."""
    with _meant():
        return list(names).index(name)  # type: ignore[arg-type]


def action_from(text: str, names: Names) -> Action:
    """The action; WireError if there is none like this."""
    with _meant():
        return parse_action(text, tuple(names))


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
    *("rules", "players", "house_rules", "fits", "hands", "stock", "discard"),
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
    with _meant():
        view = _view(values, names)
        if not _is_sound(view):
            raise WireError("a table that cannot be")
        return view


def _view(values: Mapping[str, Any], names: Names) -> View | PublicView:
    seats = {name: seat for seat, name in enumerate(names)}
    view: View | PublicView
    if values["you"] is None:
        view, own = PublicView.__new__(PublicView), None
    else:
        view, own = View.__new__(View), seats[values["you"]]
        view.seat = own
    view.rules = rules_from(values)
    view.players, view.house_rules = len(names), in_force(view.rules)
    view.phase = Phase(values["phase"])
    hand = tuple(map(Card, values["hand"]))
    view.hands = tuple(
        hand if seat == own else _face_down(values["counts"][name]) for name, seat in seats.items()
    )
    view.stock, view.discard = _face_down(values["stock"]), tuple(map(Card, values["discard"]))
    view.direction = {"left": 1, "right": -1}[values["direction"]]
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


_AT_PLAY: Final = (PLAY, DRAWN, RESPONSE)


def _is_sound(view: View | PublicView) -> bool:
    """Whether everything in it is what it should be, and what is told and asked at a table is there."""
    asks = view.agenda[0] if view.phase is CHOICE and view.agenda else None
    return (
        fits_fields(view, View, (*_PLAIN, *_PER_SEAT, "asked", "before", "agenda"))
        and all(_is_step(step, view.players) for step in view.agenda)
        and len(view.absent) < view.players
        and (view.drawn is not BACK or view.turn != getattr(view, "seat", None))
        and (view.phase in (DEALER, GAME_OVER) or view.dealer is not None)
        and (view.phase not in (*_AT_PLAY, COLOUR, CHOICE) or view.turn is not None)
        and (view.phase not in (*_AT_PLAY, COLOUR, OVER) or view.top is not None)
        and (view.phase not in _AT_PLAY or None not in (view.asked, view.colour))
        and (view.phase is not RESPONSE or view.source is not None)
        and (view.phase is not CHOICE or isinstance(asks, house.Question))
    )


def _is_step(step: Value, players: int) -> bool:
    """Whether the fields of a step are what they should be, and its seats are there."""
    inside = [value for value in step.values() if isinstance(value, Value)]
    steps = [one for value in step.values() if isinstance(value, tuple) for one in value]
    return (
        fits_fields(step, type(step))
        and 0 <= getattr(step, "seat", 0) < players
        and all(_is_step(one, players) for one in (*inside, *steps))
    )


def _face_down(count: int) -> tuple[Card, ...]:
    if not fits(count, int) or not 0 <= count <= _MOST_CARDS:
        raise WireError(f"{count!r} cards"[:40])
    return (BACK,) * count


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
    with _meant():
        event = _event(values, {name: seat for seat, name in enumerate(names)})
        if not fits_fields(event, type(event)):
            raise WireError(f"{type(event).__name__} cannot be so")
        return event


def is_event(values: Mapping[str, Any]) -> bool:
    """Whether this program knows such events."""
    return values.get("event") in tuple(_EVENTS)


def _event(values: Mapping[str, Any], seats: Mapping[str, int]) -> Event:
    kind = _EVENTS[values["event"]]
    if kind is DealerDrawn:
        return DealerDrawn(tuple((seats[name], _card(code)) for name, code in values["cards"].items()))
    fields: dict[str, Any] = dict.fromkeys(_MAY_BE_NONE & set(kind.__match_args__))
    for name, value in values.items():
        field = _FIELD_OF.get(name, name)
        if field in kind.__match_args__:
            read = _READ.get(name)
            fields[field] = read(value, seats) if read else value
    if "count" in kind.__match_args__ and fields.get("cards") is not None:
        fields["count"] = len(fields["cards"])
    return kind(**fields)
