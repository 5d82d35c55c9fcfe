"""The deal of the day in a house: who has played it, and yesterday's as `hard` would have played it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final

from access_uno.players.thinking import LongJob
from access_uno.protocol import answers
from access_uno.record import Record, Replay, daily
from access_uno.server._lobby import wanted_rulebook
from access_uno.text import names
from access_uno.words.options import computer_names

if TYPE_CHECKING:
    from access_uno.server.session import Session

_PLACES: Final = 100  # in one answer

_Day = tuple[str, str]  # its date and a rulebook


class DailyDeals:
    """How accounts have played the deals of today and yesterday, each at the first try."""

    def __init__(self) -> None:
        self._played: dict[_Day, dict[str, Mapping[str, int]]] = {}
        self._begun: dict[_Day, dict[str, str]] = {}  # the logs of first tries, by the identities of accounts

    def begin(self, day: str, rulebook: str, identity: str, log: str) -> None:
        """Note in which log an account plays a deal: of several the first one, even if it is given up."""
        yesterday = (daily.today() - timedelta(days=1)).isoformat()
        if day >= yesterday:
            self._played = {of: played for of, played in self._played.items() if of[0] >= yesterday}
            self._begun = {of: begun for of, begun in self._begun.items() if of[0] >= yesterday}
            self._begun.setdefault((day, rulebook), {}).setdefault(identity, log)

    def add(self, facts: Mapping[str, Any], rulebook: str, identity: str, log: str) -> None:
        """Add how an account has played a deal, as `how_played` has it, if it was the first try."""
        of = facts["day"], rulebook
        if self._begun.get(of, {}).get(identity) == log:
            self._played.setdefault(of, {}).setdefault(identity, facts)

    def knows(self, identity: str) -> bool:
        """Return whether an account has begun one of these deals."""
        return any(identity in begun for begun in self._begun.values())

    def delete(self, identity: str) -> None:
        """Forget an account."""
        for played in self._played.values():
            played.pop(identity, None)
        for begun in self._begun.values():
            begun.pop(identity, None)

    def of_today(self, session: Session, rulebook: str | None, known: Mapping[str, str]) -> answers.DayList:
        """Return today's deal with its list; `known` has the names of accounts."""
        day, rulebook = daily.today(), wanted_rulebook(rulebook, session.language)
        places = [
            answers.PlaceOfDay(known[identity], facts["points"], facts["turns"], facts["hints"])
            for identity, facts in self._played.get((day.isoformat(), rulebook), {}).items()
            if identity in known
        ]
        places.sort(key=lambda one: (one.hints > 0, -one.points, one.turns))
        seed = daily.deal(day, rulebook).seed
        return answers.DayList(day.isoformat(), rulebook, str(seed), tuple(places[:_PLACES]))


def day_begun(record: Record) -> str:
    """Return the day of which a match that begins is the deal, for a log; empty if it is none."""
    day = daily.day_of(record, daily.today())
    return "" if day is None else day.isoformat()


def how_played(replay: Replay, text: bytes) -> dict[str, Any]:
    """Return how the deal of a day was played, for a log; nothing if the match was none."""
    now = datetime.now(UTC).date()
    if replay.record is None or daily.day_of(replay.record, now) is None:
        return {}
    played = daily.played_in(text, now)
    if played is None:
        return {}
    counts = {"points": played.points, "turns": played.turns, "hints": played.hints}
    return {"day": played.day.isoformat()} | counts


def yesterday_by_hard(session: Session, rulebook: str | None) -> LongJob:
    """Return the job of playing yesterday's deal as `hard` would have."""
    day = daily.today() - timedelta(days=1)
    others = [name for name in computer_names(session.words) if not names.same(name, session.name)]
    players = (session.name, *others[: daily.COMPUTERS])
    levels = (None, *(daily.LEVEL,) * daily.COMPUTERS)
    deal = daily.deal(day, wanted_rulebook(rulebook, session.language))
    return LongJob(daily.played_by, ("hard", Record(players, levels, deal)))
