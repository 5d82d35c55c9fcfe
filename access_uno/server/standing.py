"""The standing of a house: matches that are over, and the ratings that follow from them.

All of it stands in one log, which every server reads in the same order: so all have the same standing, and a
match counts once, however many servers see its end.
"""

from __future__ import annotations

import asyncio
import bisect
import contextlib
import json
import time
from collections import deque
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from access_uno.engine.values import Value
from access_uno.protocol import answers, messages, wishes
from access_uno.record import Record, Replay
from access_uno.server._daily import DailyDeals, day_begun, how_played, yesterday_by_hard
from access_uno.server._pages import page_of
from access_uno.server._rating import Rating, rated
from access_uno.server.live_match import thought_about
from access_uno.server.refusal import RefusedError
from access_uno.server.store import ConflictError
from access_uno.text import names
from access_uno.words.narration import narration

if TYPE_CHECKING:
    from access_uno.server._table_list import TableEntry
    from access_uno.server.server import Server
    from access_uno.server.session import Session

_LOG: Final = "standing"
_RESULTS: Final = 10  # in one answer
_PLACES: Final = 50
_LINES: Final = 400
_MOST_RESULTS: Final = 200  # of an account, the newest
_HISTORY: Final = 20  # matches that counted, of an account, the newest


class Result(Value):
    """A match that is over."""

    match: str  # no other has this name, not even at a later table of the same code
    log: str
    time: float
    rulebook: str
    players: tuple[str, ...]
    won: tuple[str, ...]
    people: Mapping[str, str]  # the identities of accounts, by their names then
    places: Mapping[str, int]  # of the accounts that are rated, by their identities; empty: it does not count
    daily: Mapping[str, Any] = {}  # how the deal of a day was played, if it was one


class Standing:
    """The standing of a house at this server."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._length = 0  # of the log, as far as it was read
        self._counted: set[str] = set()  # the matches that were read
        self._of: dict[str, deque[Result]] = {}  # the newest matches of each account, by its identity
        self._ratings: dict[str, Rating] = {}
        self._placed: list[tuple[float, str]] = []  # identities with a place, the best first
        self._stood: dict[str, deque[answers.Stood]] = {}  # the history of each account
        self._names: dict[str, str] = {}  # present ones, by identities
        self._unlisted: set[str] = set()
        self._daily = DailyDeals()
        self._read = asyncio.Event()

    async def open(self) -> None:
        """Read the log, and follow it from there."""
        for line in await self._server.store.read(_LOG):
            self._apply(line)
        self._server.begin(self._follow())

    async def _follow(self) -> None:
        async for number, line in self._server.store.follow(_LOG, self._length):
            if number == self._length:
                self._apply(line)
                self._read.set()
                self._read = asyncio.Event()

    def _apply(self, line: str) -> None:
        self._length += 1
        facts: dict[str, Any] = json.loads(line)
        match facts:
            case {"match": match} if match not in self._counted:
                several = {name: tuple(facts[name]) for name in ("players", "won")}
                self._count(Result(**facts | several))
            case {"begun": identity, "day": day, "rulebook": rulebook, "log": log}:
                self._daily.begin(day, rulebook, identity, log)
            case {"renamed": identity, "name": name}:
                self._names[identity] = name
            case {"deleted": identity}:
                self._take_place(identity)
                for known in (self._names, self._ratings, self._of, self._stood):
                    known.pop(identity, None)
                self._daily.delete(identity)
            case {"listed": identity, "on": on}:
                (self._unlisted.discard if on else self._unlisted.add)(identity)
                self._take_place(identity)
                self._give_place(identity)

    def _count(self, result: Result) -> None:
        self._counted.add(result.match)
        for name, identity in result.people.items():
            self._names[identity] = name
            self._of.setdefault(identity, deque(maxlen=_MOST_RESULTS)).append(result)
            if result.daily:
                self._daily.add(result.daily, result.rulebook, identity, result.log)
        if result.places:
            before = {identity: self._ratings.get(identity, Rating()) for identity in result.places}
            for identity in result.places:
                self._take_place(identity)
            self._ratings.update(rated(before, result.places))
            for identity in result.places:
                self._give_place(identity)
            for identity in set(result.places) - self._unlisted:
                self._remember(identity, result.time)

    def _remember(self, identity: str, at: float) -> None:
        """Add a match that counted to the history of an account, and tell its owner where they stand now."""
        now = answers.Stood(
            _when(at), self._ratings[identity].matches, self._place(identity), len(self._placed)
        )
        self._stood.setdefault(identity, deque(maxlen=_HISTORY)).append(now)
        for session in self._server.connections.named():
            if session.account is not None and session.account.identity == identity:
                session.send(messages.Stands(now.matches, now.place, now.of))

    async def _append(self, **fields: Any) -> None:
        """Add a line, at whatever end the log has by then, and wait until it was read here."""
        line, number = json.dumps(fields, ensure_ascii=False), self._length
        while True:
            try:
                await self._server.store.append(_LOG, number, line)
                break
            except ConflictError:
                number += 1
        while self._length <= number:
            await self._read.wait()

    # The beginning and the end of a match

    async def begins(self, record: Record, log: str, identities: Mapping[str, str]) -> None:
        """Note who begins the deal of a day: their first try counts, even if it is given up."""
        if day := day_begun(record):
            for identity in identities.values():
                of = {"day": day, "rulebook": record.rules.rulebook, "log": log}
                await self._append(begun=identity.removeprefix("-"), **of)

    async def identities(self, table: TableEntry) -> dict[str, str]:
        """Return the identities of the accounts at a table, after a minus where their matches do not count.

        They stand under the keys of their names.
        """
        found = {}
        for name in table.people:
            if names.key(name) not in table.guests:
                with contextlib.suppress(RefusedError):  # it was deleted just now
                    account = await self._server.friends.account_named(name)
                    found[names.key(name)] = account.identity if account.rated else f"-{account.identity}"
        return found

    async def add(self, table: TableEntry) -> None:
        """Add a match that is over, unless it was added."""
        match = f"{table.log}/{round(table.since)}"
        if match in self._counted or not table.identities:
            return
        lines = await self._server.store.read(table.log)
        text = "\n".join([*lines, ""]).encode()
        replay = await asyncio.to_thread(Replay.of, text)
        if replay.record is None or replay.game is None or not replay.game.champions:
            return
        players, game = replay.record.names, replay.game
        known = {name: table.identities.get(names.key(name), "") for name in players}
        people = {name: identity.removeprefix("-") for name, identity in known.items() if identity}
        places = {}
        for seat, name in enumerate(players):
            identity = known[name]
            if identity and not identity.startswith("-"):
                stays = table.has_seat_of(name)
                places[identity] = _place(replay, seat) if stays else len(players) + 1
        counts = len(places) > 1 and len(set(places.values())) > 1 and not replay.hints
        won = [players[seat] for seat in game.champions]
        facts = {"log": table.log, "time": time.time(), "rulebook": game.rules.rulebook}
        more = {"places": places if counts else {}, "daily": how_played(replay, text)}
        await self._append(match=match, **facts, players=players, won=won, people=people, **more)

    # Accounts

    async def rename(self, identity: str, name: str) -> None:
        """Know an account by another name."""
        if identity in self._names:
            await self._append(renamed=identity, name=name)

    async def delete(self, identity: str) -> None:
        if identity in self._names or self._daily.knows(identity):
            await self._append(deleted=identity)

    async def set_rated(self, session: Session, on: bool) -> None:
        """Let one's matches count from now on, and have a place in the list; or not."""
        account = await self._server.friends.account_of(session)
        if account.rated != on:
            await self._server.connections.change_account(session, rated=on)
            await self._append(listed=account.identity, on=on)

    # Asking

    def _take_place(self, identity: str) -> None:
        """Let an account have no place in the list, because it changes."""
        if (place := self._place(identity)) is not None:
            del self._placed[place - 1]

    def _give_place(self, identity: str) -> None:
        """Give an account that has none the place in the list that its rating is worth, if any."""
        rating = self._ratings.get(identity, Rating())
        if not rating.is_provisional and identity not in self._unlisted and identity in self._names:
            bisect.insort(self._placed, (-rating.mean, identity))

    def _place(self, identity: str) -> int | None:
        """Return the place of an account in the list, from 1."""
        wanted = -self._ratings.get(identity, Rating()).mean, identity
        before = bisect.bisect_left(self._placed, wanted)
        return before + 1 if self._placed[before : before + 1] == [wanted] else None

    async def of(self, session: Session) -> answers.Standing:
        """Return where a person stands."""
        account = await self._server.friends.account_of(session)
        matches = self._ratings.get(account.identity, Rating()).matches
        history = tuple(reversed(self._stood.get(account.identity, ())))
        place = self._place(account.identity)
        return answers.Standing(matches, place, len(self._placed), account.rated, history)

    def page(self, page: int) -> answers.StandingPage:
        """Return a page of the list."""
        shown, page, pages = page_of(self._placed, page, _PLACES)
        first = (page - 1) * _PLACES + 1
        placed = [
            answers.Placed(place, self._names[one], self._ratings[one].matches)
            for place, (_, one) in enumerate(shown, first)
        ]
        return answers.StandingPage(tuple(placed), page, pages)

    def daily(self, session: Session, rulebook: str | None) -> answers.DayList:
        """Return the deal of the day with those who have played it."""
        return self._daily.of_today(session, rulebook, self._names)

    async def yesterday(self, session: Session, wish: wishes.Yesterday) -> answers.Heard:
        """Return a page of yesterday's deal as `hard` would have played it."""
        self._server.limits.check("hints", names.key(session.name))
        record: bytes = await thought_about(yesterday_by_hard(session, wish.rulebook))
        lines = record.decode().splitlines()
        return await _heard(lines, session.language, session.name, wish.page)

    async def results_of(self, session: Session, page: int) -> answers.ResultPage:
        """Return a page of the matches that a person has played, the newest first."""
        account = await self._server.friends.account_of(session)
        own = self._of.get(account.identity, ())
        shown, page, pages = page_of(tuple(reversed(own)), page, _RESULTS)
        return answers.ResultPage(tuple(map(_told, shown)), page, pages)

    async def heard(self, session: Session, match: str, page: int) -> answers.Heard:
        """Return a match as a person who played heard it."""
        account = await self._server.friends.account_of(session)
        own = self._of.get(account.identity, ())
        result = next((result for result in own if result.match == match), None)
        if result is None:
            raise RefusedError("no-match")
        [name] = [name for name, identity in result.people.items() if identity == account.identity]
        lines = await self._server.store.read(result.log)
        return await _heard(lines, session.language, name, page)


def _place(replay: Replay, seat: int) -> int:
    """Return the place of a seat in a match that is over: the champions, then by points."""
    game = replay.game
    assert game is not None
    if seat in game.champions:
        return 1
    sign = -1 if game.rules.scoring == "winner" else 1
    better = {other for other, points in enumerate(game.totals) if sign * points < sign * game.totals[seat]}
    return 1 + len(better | set(game.champions))


def _told(result: Result) -> answers.Result:
    when, counts = _when(result.time), bool(result.places)
    return answers.Result(result.match, when, result.rulebook, result.players, result.won, counts)


def _when(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


async def _heard(lines: Sequence[str], language: str, listener: str, page: int) -> answers.Heard:
    """Return a page of a record in words, as a listener hears it."""
    told = await asyncio.to_thread(_narrated, lines, language, listener)
    shown, page, pages = page_of(told, page, _LINES)
    return answers.Heard(tuple(shown), page, pages)


def _narrated(lines: Sequence[str], language: str, listener: str) -> list[str]:
    told: list[str] = []
    narration(language, listener, told.append).read(BytesIO("\n".join([*lines, ""]).encode()))
    return told
