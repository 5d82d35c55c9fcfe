"""The deal of the day: one round by a rulebook, the same for everybody on a date, found from the date alone.

A record says by its seed that it is such a deal: its results follow from the matches that are kept.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from access_uno.engine import Action, Game
from access_uno.engine.actions import NEXT
from access_uno.engine.events import Event, RoundWon, TurnBegan
from access_uno.engine.position import GAME_OVER
from access_uno.engine.rules import RULEBOOKS
from access_uno.engine.setup import Setup
from access_uno.engine.values import Value
from access_uno.players import make_player
from access_uno.players.responders import decided
from access_uno.record import Record, Replay
from access_uno.record.saves import LARGEST
from access_uno.system import files

COMPUTERS: Final = 3
LEVEL: Final = "normal"
_DAYS: Final = 7  # after which a deal that was begun is not known as that of its day
_SEED_BYTES: Final = 4


class Played(Value):
    """How a person played the deal of a day."""

    day: date
    rulebook: str
    player: str
    points: int
    turns: int
    hints: int


def today() -> date:
    """Return the date everywhere, which is that of UTC."""
    return datetime.now(UTC).date()


def deal(day: date, rulebook: str) -> Setup:
    """Return the deal of a day by a rulebook; its first player is the person."""
    rules = RULEBOOKS[rulebook].with_option("rounds", "1")
    digest = sha256(f"access-uno {day.isoformat()} {rulebook}".encode()).digest()
    return Setup(rules, 1 + COMPUTERS, int.from_bytes(digest[:_SEED_BYTES]))


def day_of(record: Record, last: date) -> date | None:
    """Return the day of which a record is the deal, one of the last days; None if it is none."""
    if record.levels != (None, *(LEVEL,) * COMPUTERS) or not record.counts:
        return None
    days = (last - timedelta(days=back) for back in range(_DAYS))
    return next((day for day in days if deal(day, record.rules.rulebook) == record.setup), None)


def played(path: Path) -> Played | None:
    """Return how the deal of a day was played in a record; None if it is none, or not over."""
    try:
        text, last = files.read(path, LARGEST), datetime.fromtimestamp(path.stat().st_mtime, UTC).date()
    except OSError:
        return None
    return played_in(text, last)


def played_in(text: bytes, last: date) -> Played | None:
    """Return the same of a record that was last written to on a day."""
    points = turns = 0

    def told(events: list[Event], game: Game) -> None:  # noqa: ARG001
        nonlocal points, turns
        turns += sum(isinstance(event, TurnBegan) and event.seat == 0 for event in events)
        points += sum(event.points[0] for event in events if isinstance(event, RoundWon))

    replay = Replay.of(text, told)
    game, record = replay.game, replay.record
    if record is None or game is None or game.phase is not GAME_OVER:
        return None
    day = day_of(record, last)
    if day is None:
        return None
    return Played(day, record.rules.rulebook, record.names[0], points, turns, replay.hints_of(0))


def played_by(level: str, record: Record) -> bytes:
    """Return a match as computers play it, one of this level for its people."""
    levels, seed = [own or level for own in record.levels], record.setup.seed or 0
    players = [make_player(own, seat, seed) for seat, own in enumerate(levels)]
    game, events = Game.begin(record.setup)
    steps: list[tuple[int, Action]] = []
    while True:
        for seat, player in enumerate(players):
            player.observe([event.seen_by(seat) for event in events], game.view(seat))
        if game.phase is GAME_OVER:
            return record.write(steps).encode()
        done: tuple[int, Action] = (0, NEXT)
        if game.turn is not None:
            done = decided(game, lambda seat: players[seat].act(game.view(seat), len(steps)))
        steps.append(done)
        events = game.apply(*done)


def as_plain(found: Played) -> dict[str, Any]:
    """Return the same for JSON."""
    return found.as_dict() | {"day": found.day.isoformat()}
