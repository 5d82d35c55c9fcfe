"""What was won so far: how every match at this computer ended, a line for each in `results.jsonl`.

A line follows from the record of its match and the time of its last step. So a match counts once, however
often it is counted, and whenever the program was killed before.
"""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from typing import Any, Final

from access_uno.engine.events import Event, RoundWon
from access_uno.engine.game import Game
from access_uno.engine.position import GAME_OVER
from access_uno.engine.rules import RULEBOOKS
from access_uno.engine.values import Value
from access_uno.players.levels import LEVELS
from access_uno.record import Replay
from access_uno.system import files
from access_uno.text.names import key, why_not

AMONG_PEOPLE: Final = "people"  # instead of the level of computer players
_HARDNESS: Final = (AMONG_PEOPLE, *LEVELS)
_LARGEST: Final = 1 << 26  # bytes
_MOST_ROUNDS: Final = 1_000_000  # more than can be played in a match


class Result(Value):
    """How a match ended for one person."""

    name: str
    rounds: int  # rounds that the person won
    won: bool  # the match


class Ended(Value):
    """A match that is over."""

    time: float  # of the last step, as time.time() has it
    rulebook: str
    level: str
    rounds: int  # rounds that were won
    people: tuple[Result, ...]


class Standing(Value):
    """What a person has won by a rulebook against a level."""

    player: str
    rulebook: str
    level: str
    matches: int = 0
    won: int = 0
    rounds: int = 0
    rounds_won: int = 0


def count(path: Path, match: Path) -> Ended | None:
    """Add the result of a record to those in `path` and return it; None if there is none that counts.

    Raise OSError if it cannot be stored.
    """
    ended = _ended(match)
    if ended is not None and ended.people and ended not in kept(path):
        files.for_adding(path)
        _add(path, _line(ended))
    return ended


def kept(path: Path) -> list[Ended]:
    """Return the matches that were counted, ignoring lines that mean nothing; raise OSError if unreadable."""
    try:
        lines = files.read(path, _LARGEST).splitlines()
    except FileNotFoundError:
        return []
    return [ended for line in dict.fromkeys(lines) if (ended := _read(line)) is not None]


def standings(matches: list[Ended]) -> list[Standing]:
    """Return what each person has won, by rulebook and level."""
    found: dict[tuple[str, str, int], Standing] = {}
    for match in matches:
        for one in match.people:
            place = (key(one.name), match.rulebook, _HARDNESS.index(match.level))
            before = found.get(place, Standing(one.name, match.rulebook, match.level))
            found[place] = before.but(
                matches=before.matches + 1,
                won=before.won + one.won,
                rounds=before.rounds + match.rounds,
                rounds_won=before.rounds_won + one.rounds,
            )
    return [found[place] for place in sorted(found)]


def standing(matches: list[Ended], name: str, like: Ended) -> Standing:
    """Return what a person has won by the rulebook of a match, against its level."""
    alike = [match for match in matches if (match.rulebook, match.level) == (like.rulebook, like.level)]
    return next(one for one in standings(alike) if key(one.player) == key(name))


def as_plain(won: Standing) -> dict[str, Any]:
    """Return the same for JSON."""
    level = None if won.level == AMONG_PEOPLE else won.level
    facts: dict[str, Any] = {name: getattr(won, name) for name in won.__match_args__}
    return facts | {"level": level}


def _ended(match: Path) -> Ended | None:
    """Return how the match of a record ended; None if it has not, does not count, or is none."""
    won: list[int] = []

    def told(events: list[Event], game: Game) -> None:  # noqa: ARG001
        won.extend(event.seat for event in events if isinstance(event, RoundWon))

    replay = Replay(told)
    replay.read_file(match)
    game, record = replay.game, replay.record
    if record is None or not record.counts or game is None or game.phase is not GAME_OVER:
        return None
    # Only records written by hand have several levels at one table: the hardest counts.
    level = max([level or AMONG_PEOPLE for level in record.levels], key=_HARDNESS.index)
    people = [
        Result(name, won.count(seat), seat in game.champions)
        for seat, (name, level) in enumerate(zip(record.names, record.levels, strict=True))
        if level is None
    ]
    return Ended(match.stat().st_mtime, record.rules.rulebook, level, len(won), tuple(people))


def _line(ended: Ended) -> str:
    people = [{"name": one.name, "rounds": one.rounds, "won": one.won} for one in ended.people]
    facts = {"time": ended.time, "rulebook": ended.rulebook, "level": ended.level, "rounds": ended.rounds}
    return json.dumps(facts | {"people": people}, ensure_ascii=False)


def _read(line: bytes) -> Ended | None:
    """Parse a line; None if it is not one of ours."""
    with contextlib.suppress(ValueError, OverflowError, RecursionError, KeyError, TypeError, AttributeError):
        facts = json.loads(line)
        people = [_result(one, facts["rounds"]) for one in facts["people"]]
        if facts["rulebook"] in RULEBOOKS and facts["level"] in _HARDNESS:
            return Ended(
                float(facts["time"]), facts["rulebook"], facts["level"], facts["rounds"], tuple(people)
            )
    return None


def _result(one: dict[str, Any], rounds: int) -> Result:
    name, won, match = one["name"], one["rounds"], one["won"]
    right = type(rounds) is type(won) is int and 0 <= won <= rounds <= _MOST_ROUNDS and type(match) is bool
    if not right or why_not(name) is not None:
        raise ValueError(one)
    return Result(name, won, match)


def _add(path: Path, line: str) -> None:
    """Append a line at once; after a line without an end, which a crash has cut, on a line of its own."""
    handle = files.open_handle(path, os.O_RDWR | os.O_APPEND)
    try:
        end = b"\n"
        if os.lseek(handle, 0, os.SEEK_END):
            os.lseek(handle, -1, os.SEEK_END)
            end = os.read(handle, 1)
        os.write(handle, (f"{line}\n" if end == b"\n" else f"\n{line}\n").encode())
        files.sync(handle)
    finally:
        os.close(handle)
