"""Rules, actions, events and views as JSON, and made again from it (docs/protocol.md).

A view holds nothing that its seat may not know, so neither does what is made of it. Where a view means seats
it gives names, as records and `replay --json` do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin

from access_uno.engine import Action, custom, events, game
from access_uno.engine import house_rules as house
from access_uno.engine.cards import BACK, Card, Colour
from access_uno.engine.custom import CustomRule
from access_uno.engine.events import DealerDrawn, Event
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
from access_uno.engine.views import PublicView, View
from access_uno.protocol.schema import hints_of
from access_uno.record import Seat
from access_uno.record.replay_output import event_name, event_values
from access_uno.table import Presence

__all__ = ["GameJson", "WireError", "event_from", "event_values", "rules_from", "rules_values", "view_values"]

Names = Sequence[str]
_MOST_CARDS: Final = 1000  # more than all rulebooks have


class WireError(ValueError):
    """A line holds what it cannot hold."""


@contextmanager
def _meant() -> Iterator[None]:
    """Turn whatever fails within into a WireError."""
    try:
        yield
    except WireError:
        raise
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError) as error:
        raise WireError(repr(error)[:200]) from error


# Rules

_RULES: Final = ("rulebook", "rules", "custom_rule")


def rules_values(rules: Rules) -> dict[str, Any]:
    """Return rules as the rulebook and what differs from it."""
    rule = rules.custom_rule
    return {
        "rulebook": rules.rulebook,
        "rules": rules.changes(),
        "custom_rule": None if rule is None else str(rule),
    }


def rules_from(values: Mapping[str, Any]) -> Rules:
    """Return the rules again; RuleError, CustomRuleError or KeyError if there are none like these."""
    rules = RULEBOOKS[values["rulebook"]]
    for option, value in values.get("rules", {}).items():
        rules = rules.with_option(str(option), str(value))
    if (text := values.get("custom_rule")) is not None:
        rules = rules.but(custom_rule=CustomRule.read(str(text)))
    rules.check()
    return rules


def read_rules(values: Any) -> Rules:
    """Return the rules that a client is told; WireError if there are none like these."""
    with _meant():
        return rules_from(values)


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


def view_values(
    view: View | PublicView, names: Names, rules: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """Return a view as JSON: all that stands in it, and what is legal besides.

    `rules` are its rules as JSON where they are known already.
    """
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
        **(rules or rules_values(view.rules)),
        "drawn": view.drawn.code if view.drawn else None,
        "asked": _packed(view.asked),
        "before": _packed(view.before),
        "agenda": [_packed(step) for step in view.agenda],
    }


def view_from(values: Mapping[str, Any], names: Names, rules: Rules | None = None) -> View | PublicView:
    """Return the view again; WireError if there is none like this.

    `rules` are those of the view where they are known already.
    """
    with _meant():
        view = _view(values, names, rules or rules_from(values))
        if not _is_sound(view):
            raise WireError("a table that cannot be")
        return view


def _view(values: Mapping[str, Any], names: Names, rules: Rules) -> View | PublicView:
    seats = {name: seat for seat, name in enumerate(names)}
    view: View | PublicView
    if values["you"] is None:
        view, own = PublicView.__new__(PublicView), None
    else:
        view, own = View.__new__(View), seats[values["you"]]
        view.seat = own
    view.rules = rules
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
    """Return whether all in it is what it should be, and what is told and asked at a table is there."""
    asks = view.agenda[0] if view.phase is CHOICE and view.agenda else None
    return (
        # The fields of a game are those of a view, and its module has the names of all their types.
        _has_fields_that_fit(view, game.Game, (*_PLAIN, *_PER_SEAT, "asked", "before", "agenda"))
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
    """Return whether the fields of a step are what they should be, and its seats are there."""
    inside = [value for value in step.values() if isinstance(value, Value)]
    steps = [one for value in step.values() if isinstance(value, tuple) for one in value]
    return (
        _has_fields_that_fit(step, type(step))
        and 0 <= getattr(step, "seat", 0) < players
        and all(_is_step(one, players) for one in (*inside, *steps))
    )


def _face_down(count: int) -> tuple[Card, ...]:
    if not _fits(count, int) or not 0 <= count <= _MOST_CARDS:
        raise WireError(f"{count!r} cards"[:40])
    return (BACK,) * count


def sorted_if_set(seats: frozenset[int] | tuple[int, ...]) -> Sequence[int]:
    """Return seats in a lasting order; where they have one of their own, in that."""
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
    """Return the event that these are the values of; WireError if there is none like this."""
    with _meant():
        event = _event(values, {name: seat for seat, name in enumerate(names)})
        if not _has_fields_that_fit(event, type(event)):
            raise WireError(f"{type(event).__name__} cannot be so")
        return event


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


# Whether values of the engine are what the annotations of their classes say

_LARGEST: Final = 10**9
_LONGEST: Final = 10_000  # of a text or a tuple


def _fits(value: object, kind: Any) -> bool:
    """Return whether a value is of this type, and no larger than a game needs."""
    origin, inside = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return any(_fits(value, one) for one in inside)
    if origin is Literal:
        return isinstance(value, str) and value in inside
    if not isinstance(value, origin or kind):
        return False
    if isinstance(value, tuple):
        each = inside if inside[-1] is not ... else inside[:1] * len(value)
        return len(value) <= _LONGEST and len(value) == len(each) and all(map(_fits, value, each))
    if isinstance(value, int):
        return kind is not int or (not isinstance(value, bool) and abs(value) <= _LARGEST)
    return not isinstance(value, str) or len(value) <= _LONGEST


def _has_fields_that_fit(thing: object, kind: type, names: Sequence[str] = ()) -> bool:
    """Return whether the fields of a thing, or these of them, are as the annotations of its class say."""
    kinds = hints_of(kind)
    return all(_fits(getattr(thing, name), kinds[name]) for name in names or kinds)


# A connection


class GameJson:
    """What lines of a connection mean: which names stand for seats, and what was told of the table last.

    Each end of a connection has one. Begun anew with each match.
    """

    def __init__(self) -> None:
        self.names: tuple[str, ...] = ()
        self.tells_changes = False  # views are written as what is new in them
        self._own: int | None = None  # whose views are told
        self._last: dict[str, Any] = {}  # the view that was told last, whole
        self._rules: tuple[Rules, dict[str, Any]] | None = None  # of it, and as they are told

    def begin(self, names: Names, rules: Rules, own: int | None) -> None:
        """Begin a match among these players, as it is told to this one of them."""
        self.names, self._own = tuple(names), own
        self._rules = rules, rules_values(rules)
        self._last = dict(self._rules[1])

    def write_seat(self, seat: int) -> str:
        """Return the name of the player at a seat."""
        return self.names[seat]

    def read_seat(self, name: object) -> int:
        """Return the seat of a player; WireError if there is no such name."""
        if name not in self.names:
            raise WireError("no player")
        return self.names.index(name)

    def write_action(self, action: Action) -> str:
        """Return an action in the words of records."""
        return action_text(action, self.names)

    def read_action(self, text: object) -> Action:
        """Return the action; WireError if there is none like this."""
        if not isinstance(text, str) or len(text) > _LONGEST:
            raise WireError("no action")
        with _meant():
            return parse_action(text, self.names)

    def write_events(self, events: Sequence[Event | Presence]) -> list[dict[str, Any]]:
        """Return what has happened as JSON."""
        return [
            {"event": "presence", "player": self.names[event.seat], "here": event.here}
            if isinstance(event, Presence)
            else event_values(event, self.names)
            for event in events
        ]

    def read_events(self, events: object) -> tuple[Event | Presence, ...]:
        """Return what has happened as far as this program knows such events; WireError if it cannot be so."""
        if not isinstance(events, list) or not all(isinstance(values, dict) for values in events):
            raise WireError("no events")
        return tuple(
            Presence(self.read_seat(values.get("player")), values.get("here") is True)
            if values.get("event") == "presence"
            else event_from(values, self.names)
            for values in events
            if values.get("event") in ("presence", *_EVENTS)
        )

    def write_view(self, view: View | PublicView) -> dict[str, Any]:
        """Return a view as JSON: whole, or what is new in it."""
        if self._rules is None or self._rules[0] is not view.rules:
            self._rules = view.rules, rules_values(view.rules)
        whole = view_values(view, self.names, self._rules[1])
        if not self.tells_changes:
            return whole
        last, self._last = self._last, whole
        changes = {name: value for name, value in whole.items() if name not in last or last[name] != value}
        known = last.get("discard", [])
        if "discard" in changes and known and whole["discard"][: len(known)] == known:
            changes["laid"] = changes.pop("discard")[len(known) :]
        return changes

    def read_view(self, values: object) -> View | PublicView:
        """Return a view that is told whole, or by what is new in it; WireError if it cannot be so."""
        if not isinstance(values, dict):
            raise WireError("no view")
        whole = {**self._last, **values}
        with _meant():
            whole["discard"] = [*whole["discard"], *whole.pop("laid", ())]
        before = self._rules
        if before is None or any(whole.get(name) != value for name, value in before[1].items()):
            with _meant():
                before = rules_from(whole), {name: whole.get(name) for name in _RULES}
        view = view_from(whole, self.names, before[0])
        if (view.seat if isinstance(view, View) else None) != self._own:
            raise WireError("the view of another seat")
        self._rules, self._last = before, whole
        return view
