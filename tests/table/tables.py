"""Tables for tests: a table, and the seats of all people."""

from __future__ import annotations

from collections.abc import Callable

from access_uno.engine import Action
from access_uno.engine.events import Event
from access_uno.record import Record, Replay
from access_uno.record.step_store import StepStore
from access_uno.table import LocalSeat, Table

STOCK = "R1 Y3 G6 B2 R4 Y5 G7 B6 R9 Y7 G8 B9 R3 Y6 G9 B1 R2 Y8 G1"


def replay(*players: str, rulebook: str = "mario-de", steps: str = "", **header: str) -> Replay:
    """A position: "Anna: R7 B3" is a person, "Ben/easy: G1" a computer; the header as in a record."""
    lines = ["uno 1", f"rulebook: {rulebook}", *(f"{key}: {value}" for key, value in header.items())]
    names = []
    for player in players:
        who, _, hand = player.partition(":")
        name, slash, level = who.partition("/")
        names.append(name)
        lines.append(f"player: {name}" + (f" | computer {level}" if slash else ""))
        if hand:
            lines.append(f"hand: {name} ={hand}")
    if any(":" in player for player in players):
        lines += [f"stock: {STOCK}", "discard: R5"]
        lines += [] if "turn" in header else [f"turn: {names[0]}"]
    read = Replay.of("\n".join([*lines, "begin", steps]).encode())
    assert read.error is None, read.error
    return read


def record(*players: str, **header: str) -> Record:
    """Return the same, before anything has happened."""
    begun = replay(*players, **header).record
    assert begun is not None
    return begun


def table_of(*players: str, store: StepStore | None = None, **header: str) -> tuple[Table, list[LocalSeat]]:
    """Return a table at which all people are there, and their seats."""
    table = Table(record(*players, **header), store)
    return table, [table.take_seat(seat) for seat in table.people]


def heard(seat: LocalSeat) -> list[Event]:
    """Every event that was told since the last time."""
    return [event for item in seat.take() for event in item.events]


def settle(table: Table) -> None:
    """Let happen what happens by itself."""
    while table.advance():
        pass


def until(table: Table, true: Callable[[], bool]) -> None:
    """Let happen what happens by itself, up to something."""
    while not true():
        assert table.advance()


def done(table: Table) -> list[tuple[int, Action]]:
    """What was done so far."""
    return list(table.log)  # type: ignore[arg-type]
