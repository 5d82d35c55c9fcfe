"""The command `review`: the moments of a match that mattered, as sentences or as plain values."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from access_uno.command_line.arguments import UsageError
from access_uno.engine.notation import action_text
from access_uno.record import Record, Replay
from access_uno.record.review import KeyMoment, Review, review
from access_uno.record.saves import LARGEST
from access_uno.system import files
from access_uno.text.names import find
from access_uno.words import words_of
from access_uno.words.advice import Adviser


def reviewed(path: Path, name: str | None) -> tuple[Replay, int, Review | None]:
    """Return the match, the seat of the player, and the review; None if the record has an error.

    Raise UsageError if the player does not play in it.
    """
    replay = Replay()
    replay.read_file(path)
    if replay.error or replay.record is None:
        return replay, 0, None
    seat = _seat(replay.record, name)
    return replay, seat, review(files.read(path, LARGEST), seat)


def _seat(record: Record, name: str | None) -> int:
    """Return the seat of this player; without a name that of the first person, if there is one."""
    if name is None:
        return record.levels.index(None) if None in record.levels else 0
    if (found := find(name, record.names)) is None:
        raise UsageError("no-such-player", name=name, players=record.names)
    return record.names.index(found)


def told(record: Record, seat: int, found: Review, language: str) -> Iterator[str]:
    """Yield what is told of the moments, and what counts then."""
    words = words_of(language, record.rules.rulebook)
    adviser = Adviser(words, record.names, seat)
    for moment in found.moments:
        yield adviser.moment(moment).text
    yield words.text("coach-knew" if found.moments else "coach-none")


def as_plain(record: Record, seat: int, found: Review) -> dict[str, Any]:
    """Return the same for JSON; cards and actions are written as in records."""
    return {
        "player": record.names[seat],
        "decisions": found.decisions,
        "moments": [_plain(moment, record.names) for moment in found.moments],
    }


def _plain(moment: KeyMoment, names: tuple[str, ...]) -> dict[str, Any]:
    view, advice, reason = moment.view, moment.advice, moment.advice.reason
    return {
        "step": moment.step,
        "round": moment.round,
        "top": view.top.code if view.top else None,
        "colour": view.colour.value if view.colour else None,
        "hand": [card.code for card in view.hand],
        "taken": action_text(moment.taken, names),
        "better": action_text(advice.action, names),
        "reason": reason.name,
        "about": None if reason.seat is None else names[reason.seat],
        "gain": round(advice.gain, 2),
        "error": round(advice.error, 2),
        "wins": round(advice.wins, 2),
    }
