"""What was won so far: how every match at this computer ended, a line for each in `results.jsonl`.

A line follows from the record of its match and the time of its last step. So a match counts once, however
often it is counted, and whenever the program was killed before; and lines that are lost, or that an older
version wrote, are found again in the records that are kept.
"""

from __future__ import annotations

import contextlib
import json
import math
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from access_uno.engine.cards import Card
from access_uno.engine.events import Event
from access_uno.engine.game import Game
from access_uno.engine.position import GAME_OVER
from access_uno.engine.rules import RULEBOOKS
from access_uno.engine.values import Value
from access_uno.players.levels import LEVELS
from access_uno.record import Replay
from access_uno.record.figures import Figures, Tally
from access_uno.record.saves import LARGEST, finished, unfinished
from access_uno.system import files
from access_uno.text.names import key, why_not

AMONG_PEOPLE: Final = "people"  # instead of the level of computer players
_HARDNESS: Final = (AMONG_PEOPLE, *LEVELS)
_MOST: Final = 1_000_000  # more than any figure of a match can be
_CHARTED: Final = 20  # matches


class Result(Value):
    """How a match ended for one person."""

    name: str
    rounds: int  # rounds that the person won
    won: bool  # the match
    hints: int = 0
    figures: Figures | None = None  # None: an older version counted it, and its record is gone


class Ended(Value):
    """A match that is over."""

    time: float  # of the last step, as time.time() has it
    rulebook: str
    level: str
    rounds: int  # rounds that were won
    people: tuple[Result, ...]

    @property
    def hints(self) -> int:
        """How many hints were given in it: with any, it does not count."""
        return sum(one.hints for one in self.people)

    def of(self, name: str) -> Result | None:
        """Return how it ended for a person; None if they did not play."""
        return next((one for one in self.people if key(one.name) == key(name)), None)


class Standing(Value):
    """What a person has won in all matches of some kind: by rulebook, level, or opponent."""

    player: str
    rulebook: str = ""
    level: str = ""
    matches: int = 0
    won: int = 0
    rounds: int = 0
    rounds_won: int = 0
    figures: Figures = Figures()


class Person(Value):
    """All that a person has won."""

    overall: Standing
    by_rules: tuple[Standing, ...]  # by rulebook and level
    by_opponent: tuple[tuple[str, Standing], ...]  # by each other person
    longest_streak: int  # of matches won in a row
    streak: int  # the present one
    with_hints: int  # matches that do not count
    chart: tuple[Bar, ...]


class Bar(Value):
    """A match in the chart of the last ones, the oldest first."""

    time: float
    won: bool
    rounds: int
    rounds_won: int


def count(path: Path, match: Path) -> Ended | None:
    """Add the result of a record to those in `path` and return it; None if there is none that counts.

    Raise OSError if it cannot be stored.
    """
    ended = _ended(match)
    if ended is not None and ended.people and ended not in kept(path):
        _add(path, ended)
    return ended


def count_all(path: Path, saves: Path) -> list[Ended]:
    """Count the matches among the saves that were not counted, and return all that were.

    Raise OSError if they cannot be read.
    """
    with contextlib.suppress(OSError):
        _find_again(path, saves)
    return kept(path)


def kept(path: Path) -> list[Ended]:
    """Return the matches that were counted, ignoring lines that mean nothing; raise OSError if unreadable."""
    try:
        lines = files.read(path, LARGEST).splitlines()
    except FileNotFoundError:
        return []
    found = [ended for line in dict.fromkeys(lines) if (ended := _read(line)) is not None]
    return [*{(one.time, tuple(person.name for person in one.people)): one for one in found}.values()]


def standings(matches: Iterable[Ended]) -> list[Standing]:
    """Return what each person has won, by rulebook and level."""
    found: dict[tuple[str, str, int], list[Ended]] = {}
    names: dict[str, str] = {}
    for match in matches:
        for one in match.people:
            names.setdefault(key(one.name), one.name)
            place = (key(one.name), match.rulebook, _HARDNESS.index(match.level))
            found.setdefault(place, []).append(match)
    all_of_them = [
        _sum(names[name], found[name, rulebook, level]).but(rulebook=rulebook, level=_HARDNESS[level])
        for name, rulebook, level in sorted(found)
    ]
    return [one for one in all_of_them if one.matches]


def standing(matches: Iterable[Ended], name: str, like: Ended) -> Standing:
    """Return what a person has won by the rulebook of a match, against its level."""
    alike = [match for match in matches if (match.rulebook, match.level) == (like.rulebook, like.level)]
    return _sum(name, alike).but(rulebook=like.rulebook, level=like.level)


def people(matches: Iterable[Ended]) -> list[Person]:
    """Return all that each person has won."""
    found: dict[str, tuple[str, list[Ended]]] = {}
    for match in sorted(matches, key=lambda match: match.time):
        for one in match.people:
            found.setdefault(key(one.name), (one.name, []))[1].append(match)
    return [_person(*found[name]) for name in sorted(found)]


def as_plain(matches: Iterable[Ended]) -> dict[str, Any]:
    """Return what each person has won for JSON: by rulebook and level, and all of it."""
    matches = tuple(matches)
    return {
        "results": [_plain_standing(won) for won in standings(matches)],
        "players": [_plain_person(person) for person in people(matches)],
    }


def _plain_standing(won: Standing) -> dict[str, Any]:
    level = None if won.level == AMONG_PEOPLE else won.level
    return won.as_dict() | {"level": level, "figures": _plain(won.figures)}


def _plain_person(person: Person) -> dict[str, Any]:
    overall = _plain_standing(person.overall)
    facts = {name: value for name, value in overall.items() if name not in ("rulebook", "level")}
    facts |= {name: getattr(person, name) for name in ("longest_streak", "streak", "with_hints")}
    card = person.overall.figures.favourite_last_card
    facts["favourite_last_card"] = card.code if card else None
    facts["opponents"] = [
        {"opponent": other, "matches": won.matches, "won": won.won} for other, won in person.by_opponent
    ]
    facts["chart"] = [bar.as_dict() for bar in person.chart]
    return facts


def _find_again(path: Path, saves: Path) -> None:
    """Add the results of matches that are kept and have none, or one without figures."""
    known = {ended.time for ended in kept(path) if all(one.figures for one in ended.people)}
    for game in (*unfinished(saves), *finished(saves)):
        if game.people and game.time not in known and (ended := _ended(game.path)) is not None:
            _add(path, ended)


def _sum(name: str, matches: Iterable[Ended]) -> Standing:
    """Return what a person has won in those of these matches that count."""
    found = Standing(name)
    for match in matches:
        if (one := match.of(name)) is not None and not match.hints:
            found = found.but(
                matches=found.matches + 1,
                won=found.won + one.won,
                rounds=found.rounds + match.rounds,
                rounds_won=found.rounds_won + one.rounds,
                figures=found.figures + (one.figures or Figures()),
            )
    return found


def _person(name: str, matches: Sequence[Ended]) -> Person:
    """Return all that a person has won in their matches, the oldest first."""
    own = key(name)
    counting = [(match, one) for match in matches if not match.hints and (one := match.of(name))]
    others = {
        key(one.name): one.name for match, _ in counting for one in match.people if key(one.name) != own
    }
    streaks = [0]
    for _, one in counting:
        streaks.append(streaks[-1] + 1 if one.won else 0)
    return Person(
        _sum(name, matches),
        tuple(one for one in standings(matches) if key(one.player) == own),
        tuple(
            (other, _sum(name, [match for match, _ in counting if match.of(other)]))
            for _, other in sorted(others.items())
        ),
        max(streaks),
        streaks[-1],
        len(matches) - len(counting),
        tuple(Bar(match.time, one.won, match.rounds, one.rounds) for match, one in counting[-_CHARTED:]),
    )


def _ended(match: Path) -> Ended | None:
    """Return how the match of a record ended; None if it has not, does not count, or is none."""
    tallies: list[Tally] = []

    def told(events: list[Event], game: Game) -> None:
        tallies.extend(Tally(seat) for seat in range(len(tallies), game.players))
        for tally in tallies:
            tally.add(events)

    replay = Replay(told)
    replay.read_file(match)
    game, record = replay.game, replay.record
    if record is None or not record.counts or game is None or game.phase is not GAME_OVER:
        return None
    # Only records written by hand have several levels at one table: the hardest counts.
    level = max([level or AMONG_PEOPLE for level in record.levels], key=_HARDNESS.index)
    people = [
        Result(name, tally.rounds_won, seat in game.champions, replay.hints_of(seat), tally.figures)
        for seat, (name, level, tally) in enumerate(zip(record.names, record.levels, tallies, strict=True))
        if level is None
    ]
    rounds = sum(tally.rounds_won for tally in tallies)
    return Ended(match.stat().st_mtime, record.rules.rulebook, level, rounds, tuple(people))


def _plain(figures: Figures) -> dict[str, Any]:
    return figures.as_dict() | {"last_cards": [card.code for card in figures.last_cards]}


def _line(ended: Ended) -> str:
    people = [
        {"name": one.name, "rounds": one.rounds, "won": one.won, "hints": one.hints}
        | ({"figures": _plain(one.figures)} if one.figures else {})
        for one in ended.people
    ]
    facts = {"time": ended.time, "rulebook": ended.rulebook, "level": ended.level, "rounds": ended.rounds}
    return json.dumps(facts | {"people": people}, ensure_ascii=False)


def _read(line: bytes) -> Ended | None:
    """Parse a line; None if it is not one of ours."""
    with contextlib.suppress(ValueError, OverflowError, RecursionError, KeyError, TypeError, AttributeError):
        facts = json.loads(line)
        people = [_result(one, facts["rounds"]) for one in facts["people"]]
        time, known = float(facts["time"]), facts["rulebook"] in RULEBOOKS and facts["level"] in _HARDNESS
        if known and math.isfinite(time):
            return Ended(time, facts["rulebook"], facts["level"], facts["rounds"], tuple(people))
    return None


def _result(one: dict[str, Any], rounds: int) -> Result:
    name, won, match, hints = one["name"], one["rounds"], one["won"], one.get("hints", 0)
    right = _is_count(rounds) and _is_count(won) and won <= rounds and _is_count(hints)
    if not right or type(match) is not bool or why_not(name) is not None:
        raise ValueError(one)
    return Result(name, won, match, hints, _figures(one["figures"]) if "figures" in one else None)


def _figures(facts: dict[str, Any]) -> Figures:
    counts = {name: count for name, count in facts.items() if name != "last_cards"}
    if not all(map(_is_count, counts.values())):
        raise ValueError(facts)
    return Figures(**counts, last_cards=tuple(map(Card, facts["last_cards"])))


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= _MOST


def _add(path: Path, ended: Ended) -> None:
    """Append a line at once; after a line without an end, which a crash has cut, on a line of its own."""
    files.for_adding(path)
    line = _line(ended)
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
