"""What `access-uno replay` prints for programs: a game as plain values, or its last position as a record."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from access_uno.engine.cards import Card, Colour
from access_uno.engine.custom import CustomRule
from access_uno.engine.events import DealerDrawn, Event
from access_uno.engine.game import Game
from access_uno.engine.notation import action_text
from access_uno.engine.position import GAME_OVER
from access_uno.engine.setup import Setup
from access_uno.record import Replay, SeatChange


class Ending:
    """Keeps the last position of a record that `replay` plays, from which another record can go on.

    While a house rule asks something, and between two rounds, that is an earlier one, and the steps since.
    """

    def __init__(self, until: int | None = None) -> None:
        """`until`: the position after so many steps, rather than the last one."""
        self.replay = Replay(self._told)
        self._until = until
        self._setup: Setup | None = None
        self._played = 0

    def _told(self, _: list[Event], game: Game) -> None:
        steps = len(self.replay.steps)
        if self._until is not None and steps > self._until:
            return
        if game.turn is not None and game.top is not None and not game.agenda:
            self._setup, self._played = Setup.of(game), steps

    def text(self, counts: bool = True) -> str:
        """Return the record that goes on from there; `counts`: its result does."""
        record, steps = self.replay.record, self.replay.steps[: self._until]
        assert record is not None
        levels = list(record.levels)
        for seat, step in steps[: self._played]:
            if isinstance(step, SeatChange):
                levels[seat] = step.level
        setup = self._setup or record.setup
        record = record.but(levels=tuple(levels), setup=setup, counts=counts and record.counts)
        return record.write(steps[self._played :])


# Fields of events that are seats, with their names for programs.
_SEATS: Final = {"seat": "player"} | {
    name: name for name in ("by", "of", "to", "source", "against", "offender", "dealer")
}
_SEAT_LISTS: Final = {"seats": "players", "champions": "champions"}
_PER_SEAT: Final = ("points", "totals", "hands")


def report(file: str, replay: Replay, reason: str | None) -> dict[str, Any]:
    """Return the object for one file; `reason` is the error as a sentence."""
    error = replay.error
    header = replay.header
    result: dict[str, Any] = {
        "file": file,
        "error": error and {"line": error.line, "rule": error.rule, "reason": reason},
        "rulebook": header.rules.rulebook if header.rules else None,
        "players": list(header.names),
    }
    names = header.names
    result |= _state(replay.game, names) if replay.game else _NOTHING
    result["events"] = [event_values(event, names) for event in replay.events]
    return result


def _state(game: Game, names: Sequence[str]) -> dict[str, Any]:
    def name(seat: int | None) -> str | None:
        return None if seat is None else names[seat]

    def some(seats: frozenset[int] | tuple[int, ...]) -> list[str]:
        return [names[seat] for seat in sorted(seats)]

    return {
        "round": game.round,
        "phase": game.phase.value,
        "turn": name(game.turn),
        "dealer": name(game.dealer),
        "direction": "left" if game.direction == 1 else "right",
        "colour": game.colour.value if game.colour else None,
        "top": game.top.code if game.top else None,
        "discard": _codes(game.discard),
        "stock": _codes(game.stock[::-1]),
        "hands": {names[seat]: _codes(hand) for seat, hand in enumerate(game.hands)},
        "called": some(game.called),
        "catchable": some(game.catchable),
        "totals": dict(zip(names, game.totals, strict=True)),
        "round_winner": name(game.round_winner),
        "round_points": dict(zip(names, game.round_points, strict=True)) if game.round_points else None,
        "void": game.void,
        "game_over": game.phase is GAME_OVER,
        "champions": some(game.champions),
        "tied": some(game.tied),
        "legal": {
            names[seat]: [action_text(action, tuple(names)) for action in game.legal(seat)]
            for seat in range(game.players)
        },
    }


_LISTS: Final = ("discard", "stock", "called", "catchable", "champions", "tied")
_OBJECTS: Final = ("hands", "totals", "legal")
_NOTHING: Final[dict[str, Any]] = {
    **dict.fromkeys(("round", "phase", "turn", "dealer", "direction", "colour", "top")),
    **{key: [] for key in _LISTS},
    **{key: {} for key in _OBJECTS},
    **dict.fromkeys(("round_winner", "round_points")),
    **dict.fromkeys(("void", "game_over"), False),
}


def event_name(kind: type[Event]) -> str:
    """Return the name of an event: `HandShown` is "hand_shown"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()


def event_values(event: Event, names: Sequence[str]) -> dict[str, Any]:
    """Return an event as plain values, players by their names, without fields that are None."""
    values: dict[str, Any] = {"event": event_name(type(event))}
    field: str
    for field in event.__match_args__:
        value = getattr(event, field)
        if value is None or (field == "count" and getattr(event, "cards", None) is not None):
            continue
        if field in _SEATS:
            values[_SEATS[field]] = names[value]
        elif field in _SEAT_LISTS:
            values[_SEAT_LISTS[field]] = [names[seat] for seat in value]
        elif field in _PER_SEAT:
            values[field] = {name: _plain(item) for name, item in zip(names, value, strict=True)}
        elif isinstance(event, DealerDrawn):
            values["cards"] = {names[seat]: card.code for seat, card in value}
        else:
            values[field] = _plain(value)
    return values


def _plain(value: object) -> object:
    match value:
        case Card():
            return value.code
        case Colour():
            return value.value
        case CustomRule():
            return str(value)
        case tuple():
            return [_plain(item) for item in value]
    return value


def _codes(cards: Sequence[Card]) -> list[str]:
    return [card.code for card in cards]
