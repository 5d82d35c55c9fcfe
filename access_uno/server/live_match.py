"""The match of a table on this server, as long as a person connected here plays or watches it.

A `Table` (`access_uno/table/`) runs the game. A step that it has checked goes into the log of the
match, and what comes out of the log is carried out: so every server with this table does the same, and
no player hears of a step that could still be lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Mapping
from typing import TYPE_CHECKING, Any, Final

from access_uno.players.thinking import Job, LongJob, shared
from access_uno.protocol import answers, messages
from access_uno.record import Hint, Replay
from access_uno.record.review import HintJob, Review, review, second_try
from access_uno.server.refusal import RefusedError
from access_uno.server.store import ConflictError, StoreError
from access_uno.table import LocalSeat, StepSeen, Table, Waiting
from access_uno.text import names
from access_uno.words.advice import Adviser

if TYPE_CHECKING:
    from access_uno.players.coach import Advice
    from access_uno.server._live_table import LiveTable
    from access_uno.server._table_list import TableEntry
    from access_uno.server.server import Server
    from access_uno.server.session import Session

_log = logging.getLogger(__name__)

AWAY_SECONDS: Final = 60.0  # then any person at the table may let a computer play
NOTICE_SECONDS: Final = 1.0  # then the others hear which player they wait for: one may be coming in just now
THINKER_SECONDS: Final = 10.0  # the time for one server to think before another one does
_REACH_SECONDS: Final = 10.0
MOST_PAST: Final = 200  # steps told to a player who comes back: no more than can wait to be read


class Seated:
    """A person connected here, at a seat or watching."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.seat: LocalSeat | None = None  # None: a computer still plays there
        self.told: messages.Waits | None = None  # what the table waits for, as last told
        self.absences: dict[int, int] = {}  # by absent seat: how many of the lines about it were told


class LiveMatch:
    """The match of a table, followed through its log."""

    def __init__(self, table: TableEntry, room: LiveTable, server: Server) -> None:
        self.log = table.log
        self._code, self._number = table.code, table.match
        self._room, self._server = room, server
        self._patience = table.chance
        self._allows_hints = table.hints
        self.seated: dict[str, Seated] = {}  # by the key of their names
        self.away_since: dict[int, float] = {}
        self._elsewhere: dict[int, LocalSeat] = {}  # people who are connected to other servers
        self._told_to: dict[str, int] = {}  # by key of a name: the last step that was told
        self._loop = asyncio.get_running_loop()
        self._tasks: set[asyncio.Task[None]] = set()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._known_seats: tuple[TableEntry, Mapping[str, int]] | None = None  # of people, by this table
        self._thinks_instead = False  # of the server that should
        self._looks = self._closed = False
        self._stepped = asyncio.Event()

    async def open(self) -> None:
        """Read the log to its end, and follow it from there."""
        lines = await self._server.store.read(self.log)
        past = Replay.of("\n".join([*lines, ""]).encode(), keeps=MOST_PAST + 1)
        if past.record is None or past.error is not None:
            raise StoreError("broken", self.log)
        self.table = Table(past.record, self, past if past.steps or past.hints else None, self._patience)
        self.names = self.table.names
        # In a match that goes on, all have heard everything so far; in a new one, nothing.
        self._told_to = dict.fromkeys(map(names.key, self.names), self.table.steps or -1)
        self._pacer = self.table.take_seat(None, self.wake, paces=True)
        self._pacer.catch_up()
        self._begin(self._follow(len(lines)))
        self.people_moved()

    def close(self) -> None:
        """Close the match: no person connected here is at this table any more."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        for timer in self._timers.values():
            timer.cancel()
        self.table.close()

    # The log

    def append(self, line: str) -> bool:
        """For the table: have a step kept. It comes back by the log."""
        self._server.keep(self._append(1 + self.table.lines, line.strip()))
        return False

    async def _append(self, number: int, line: str) -> None:
        try:
            await self._server.store.append(self.log, number, line)
            self._server.meters.steps += 1
        except ConflictError:
            pass  # another server was first; its line comes through the log
        except StoreError as error:
            _log.warning("a step of %s could not be kept: %s", self.log, error.code)
            self.table.not_kept("not-kept")  # the log file has the details

    async def _follow(self, first: int) -> None:
        async for _, line in self._server.store.follow(self.log, first):
            players = tuple(self.table.levels)
            self.table.follow(line)
            if players != tuple(self.table.levels):
                self._room.tell()
            self._stepped.set()
            self._stepped = asyncio.Event()
            if self._thinks_instead or "thinker" in self._timers:
                self._choose_thinker()
            self._look()

    async def reach(self, step: int) -> None:
        """Wait up to 10 s until this server's log has reached `step`."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_REACH_SECONDS):
                while self.table.steps < step:
                    await self._stepped.wait()

    async def pass_on(self, seat: int, step: int) -> None:
        """Let a chance pass for a seat.

        The step that gave it may have been known earlier at the player's server.
        """
        await self.reach(step)
        if self.table.steps == step:
            self.table.pass_on(seat)

    def _begin(self, doing: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if not (isinstance(error, StoreError) and error.code == "closed"):  # the server ends
            _log.error("the match %s broke", self.log, exc_info=error)

    # The people

    def _seats(self) -> Mapping[str, int]:
        """Return the seats of people by the keys of their names, also while computers play there.

        They have not given the match up. All this follows from the table, so it is found out once for each.
        """
        table, known = self._room.table, self._known_seats
        if known is None or known[0] is not table:
            levels = enumerate(self.table.record.levels)
            own = [seat for seat, level in levels if level is None and table.has_seat_of(self.names[seat])]
            known = self._known_seats = table, {names.key(self.names[seat]): seat for seat in own}
        return known[1]

    def _own_seat(self, key: str, session: Session) -> int | None:
        """Return the seat that was dealt to this account, or to this visit of a guest."""
        dealt_to = self._room.table.dealt.get(key, "")
        return self._seats().get(key) if dealt_to == session.proof else None

    def sit(self, session: Session, watching: bool, since: int | None) -> None:
        """Take a person in, at their seat or as a spectator; tell what has happened since `since`."""
        key = names.key(session.name)
        seat = None if watching else self._own_seat(key, session)
        before = self.seated.get(key)
        if before is not None and before.seat is not None:
            self._told_to[key] = before.seat.steps_heard
        if since is not None and 0 <= since <= self.table.steps:
            self._told_to[key] = since
        if key in self._told_to:
            self._told_to[key] = max(self._told_to[key], self.table.steps - MOST_PAST)
        seated = self.seated[key] = Seated(session)
        if seat is None or self.table.levels[seat] is None:
            self._give_seat(seated, seat)
        if before is not None and before.seat is not None:
            before.seat.close()  # after sitting down again, so that no absence is told
        self.people_moved()

    def _give_seat(self, seated: Seated, number: int | None) -> None:
        """Give a person a seat, and tell how the match stands."""
        since = self._told_to.get(names.key(seated.session.name))
        seat = self.table.take_seat(number, since=since)  # the pacer is woken for all
        seated.seat = seat
        past = seat.take()
        if number is not None and seated.session.seat_code:
            seated.session.send(messages.Seat(self._code, seated.session.seat_code))
        seated.session.send(self._standing(number, len(past)))
        for seen in past:
            seated.session.send(self._game(seat, seen))

    def rise(self, session: Session) -> None:
        """Take leave of a person; their seat stays theirs."""
        seated = self.seated.pop(names.key(session.name), None)
        session.await_line(False)
        if seated is not None and seated.seat is not None:
            self._told_to[names.key(session.name)] = seated.seat.steps_heard
            seated.seat.close()
        self.people_moved()

    def people_moved(self) -> None:
        """Note that a person has come to this table or gone from it, here or at another server."""
        self._play_for_those_who_gave_up()
        now = time.monotonic()
        for seat in range(len(self.names)):
            if self.table.record.levels[seat] is not None:
                continue
            name = self.names[seat]
            away = self._room.away(name)
            if away == "":
                self.away_since.pop(seat, None)
                for seated in self.seated.values():
                    seated.absences.pop(seat, None)
            elif seat not in self.away_since:
                self.away_since[seat] = now
                if seat in self._elsewhere:  # that server has told what happened until now
                    self._told_to[names.key(name)] = self.table.steps
            if away == "nudge":  # there was time enough to answer
                self.away_since[seat] = min(self.away_since[seat], now - AWAY_SECONDS)
            self.table.count_as_away(seat, seat in self.away_since)
            here = names.key(name) in self.seated
            if seat in self._elsewhere and (here or seat not in self.here):
                self._elsewhere.pop(seat).close()
            elif seat in self.here - self._elsewhere.keys() and not here and self.table.levels[seat] is None:
                self._elsewhere[seat] = self.table.take_seat(seat)
        self._choose_thinker()
        for passed in self.table.passed:  # a server through which one has just come cannot know of it
            self._begin(self._tell_passed(passed))
        self.wake()

    async def _tell_passed(self, seat: int) -> None:
        with contextlib.suppress(StoreError):  # then others wait until the table loses patience
            await self._room.tell_all(passed=seat, step=self.table.steps)

    def _play_for_those_who_gave_up(self) -> None:
        """Let a computer have the seats of players who gave up.

        All servers do this, and the first append wins.
        """
        if self.table.waiting_for.what not in ("store", "unsaved", "over"):
            for seat in self.table.people:
                if seat not in self._seats().values():
                    self.table.give_up(seat, self._room.table.level)
                    return  # the next one when this is stored

    def _choose_thinker(self) -> None:
        """Find out whether this server thinks for the computer players: one of those that have the table."""
        self.table.thinks, self._thinks_instead = self._server.presence.thinks_for(self._code), False
        if (timer := self._timers.pop("thinker", None)) is not None:
            timer.cancel()

    @property
    def here(self) -> set[int]:
        """Return the seats of the people who are there."""
        seats = range(len(self.names))
        return {
            seat for seat in seats if seat not in self.away_since and self.table.record.levels[seat] is None
        }

    # What happens by itself

    def wake(self) -> None:
        """Look again, soon; for any thread."""
        if not self._closed:
            self._loop.call_soon_threadsafe(self._look_once)

    def _look_once(self) -> None:
        if not self._looks:
            self._looks = True
            self._loop.call_soon(self._look)

    def _look(self) -> None:
        """Tell all what has happened, and do what happens by itself."""
        self._looks = False
        if self._closed:
            return
        self._welcome_back()
        self._play_for_those_who_gave_up()
        for seated in list(self.seated.values()):
            self._tell(seated)
        for seat in self._elsewhere.values():
            seat.take()
        self._pacer.take()
        if self._pacer.steps_heard < self.table.steps and "pause" not in self._timers:
            self._later("pause", self._server.pause, self._go_on)
        while self.table.advance():
            pass
        if (
            not self.table.thinks
            and self.table.waiting_for.what == "thought"
            and "thinker" not in self._timers
        ):
            self._later("thinker", THINKER_SECONDS, self._think)
        if self.table.waiting_for.what == "over":
            self._room.over()
        self._tell_absence()
        for seated in self.seated.values():
            seated.session.await_line(self._waits_for(seated))
        if (seconds := self.table.clock(time.monotonic())) is not None:
            self._later("chances", seconds, self.wake)

    def _waits_for(self, seated: Seated) -> bool:
        """Return whether the table waits for a player here: for a turn, or for what they could do before."""
        seat, waiting = seated.seat, self.table.waiting_for
        if seat is None or seat.number is None:
            return False
        return (waiting.what == "person" and waiting.seat == seat.number) or bool(seat.chances)

    def _tell_absence(self) -> None:
        """Tell that the table waits for a player who is away, and that a computer may play: each once."""
        waiting = self.table.waiting_for
        since = (
            self.away_since.get(waiting.seat)
            if waiting.what == "person" and waiting.seat is not None
            else None
        )
        if since is None or waiting.seat is None:
            return
        now = time.monotonic()
        if since + NOTICE_SECONDS > now:
            self._later("absence", since + NOTICE_SECONDS - now, self.wake)
            return
        left = max(0.0, since + AWAY_SECONDS - now)
        for seated in self.seated.values():
            plays = seated.seat is not None and seated.seat.number is not None
            lines = 2 if plays and not left else 1
            if seated.absences.get(waiting.seat, 0) < lines:
                seated.absences[waiting.seat] = lines
                seated.session.send(messages.Absent(self.names[waiting.seat], int(left + 0.999)))
        if left:
            self._later("absence", left, self.wake)

    def _think(self) -> None:
        """Think for the computer players if the chosen server does not, for whatever reason."""
        self.table.thinks = self._thinks_instead = True
        self.wake()

    def _go_on(self) -> None:
        self._pacer.catch_up()
        self.wake()

    def _later(self, name: str, seconds: float, do: Callable[[], None]) -> None:
        if name in self._timers:
            self._timers[name].cancel()

        def now() -> None:
            del self._timers[name]
            do()

        self._timers[name] = self._loop.call_later(seconds, now)

    def _welcome_back(self) -> None:
        """Give players who are back their seats again."""
        for key, seated in self.seated.items():
            seat = None if seated.session.watching else self._own_seat(key, seated.session)
            if seat is None or seat in self.away_since:
                continue
            if self.table.levels[seat] is not None:
                if self.table.waiting_for.what not in ("store", "unsaved"):
                    self.table.give_back(seat)
                    return
            elif seated.seat is None:
                self._give_seat(seated, seat)

    # Telling

    def _tell(self, seated: Seated) -> None:
        seat, session = seated.seat, seated.session
        if seat is None:
            return
        for seen in seat.take():
            session.send(self._game(seat, seen))
        waits = self._waits(seat)
        if waits != seated.told and (waits.what != "game" or seated.told is not None):
            seated.told = waits
            if waits.what != "game":
                session.send(waits)

    def _game(self, seat: LocalSeat, seen: StepSeen) -> messages.Game:
        presence = () if seen.presence is None else (seen.presence,)
        view = (seen.view or seat.view).kept()
        return messages.Game(seen.step, seen.by, (*seen.events, *presence), view)

    def _standing(self, seat: int | None, past: int) -> messages.Match:
        """Return how the match stands; so many messages about what led to it follow."""
        record = self.table.record
        return messages.Match(
            code=self._code,
            match=self._number,
            players=self.names,
            you=seat,
            rules=record.rules,
            step=self.table.steps,
            past=past,
            view=self.table.view(seat).kept(),
            levels=record.levels,
            hints=self._allows_hints,
        )

    def _waits(self, seat: LocalSeat) -> messages.Waits:
        waiting, proposed = self.table.waiting_for, seat.proposed
        return messages.Waits(
            step=self.table.steps,
            what=_told_as(waiting),
            seat=waiting.seat,
            code=waiting.code,
            chances=tuple(seat.chances),
            proposed=None if waiting.what == "unsaved" else proposed,
            seconds=self._patience,
        )

    # Actions of people

    def seat_to_play(self, session: Session) -> LocalSeat:
        """Return the seat of a player.

        Raise RefusedError for a spectator, or while a computer plays there.
        """
        seated = self.seated.get(names.key(session.name))
        if seated is None or (seated.seat is not None and seated.seat.number is None):
            raise RefusedError("watching")
        if seated.seat is None or seated.seat.number not in self.table.people:
            raise RefusedError("not-yet-back")
        return seated.seat

    def number_of(self, session: Session) -> int:
        """Return the number of this seat; RefusedError likewise."""
        number = self.seat_to_play(session).number
        assert number is not None
        return number

    def answer(self, session: Session) -> None:
        """Answer an action with what the table waits for, even if that has not changed."""
        self.seated[names.key(session.name)].told = None
        self.wake()  # the action may have to wait for the chances of others

    async def hint(self, session: Session) -> answers.Advised:
        """Return what is best for a player on turn, once it is kept that they were told.

        RefusedError if the table has no hints, or it is not their turn, or not any more.
        """
        number = self.number_of(session)
        if not self._allows_hints:
            raise RefusedError("no-hints")
        steps = self.table.steps
        if self.table.game.turn != number:
            raise RefusedError("no-hint-now")
        self._server.limits.check("hints", names.key(session.name))
        advice: Advice = await thought_about(HintJob(self._text()))
        while Hint(number, steps) not in self.table.hints:
            if self.table.steps != steps:
                raise RefusedError("stale", step=self.table.steps)
            line, stepped = self.table.record.hint(number).strip(), self._stepped
            with contextlib.suppress(ConflictError):  # another line was first, which is about to come
                await self._server.store.append(self.log, 1 + self.table.lines, line)
            with contextlib.suppress(TimeoutError):  # it may have come before the store said that it is kept
                await asyncio.wait_for(stepped.wait(), _REACH_SECONDS)
        text = self._adviser(session, number).hint(self.table.game.view(number), advice).text
        reason = advice.reason
        about = (reason.seat, reason.count, reason.tenths)
        return answers.Advised(advice.action, text, reason.name, *about, advice.instead)

    def hints_of(self, seat: int) -> int:
        """Return how many hints a player was given, once the match is over; 0 before."""
        is_over = self.table.waiting_for.what == "over"
        return sum(hint.seat == seat for hint in self.table.hints) if is_over else 0

    def second_try(self, session: Session, step: int) -> tuple[Replay, int]:
        """Return a record that goes on from a step of this match, and the seat of the player.

        RefusedError before the match is over, and if it has no such step.
        """
        number = self._seat_after(session)
        if not 0 <= step < self.table.steps:
            raise RefusedError("wrong-field", field="step")
        return Replay.of(second_try(self._text(), step).encode()), number

    def _seat_after(self, session: Session) -> int:
        """Return the seat of a player in a match that is over; RefusedError before."""
        number = self.number_of(session)
        if self.table.waiting_for.what != "over":
            raise RefusedError("not-over")
        return number

    async def review(self, session: Session) -> answers.Reviewed:
        """Return what a player could surely have done better; RefusedError before the match is over."""
        number = self._seat_after(session)
        self._server.limits.check("hints", names.key(session.name))
        found: Review = await thought_about(LongJob(review, (self._text(), number)))
        adviser = self._adviser(session, number)
        told = tuple([adviser.moment(moment).text for moment in found.moments])
        return answers.Reviewed(told, tuple([moment.step for moment in found.moments]))

    def _text(self) -> bytes:
        return self.table.record.write(self.table.log).encode()

    def _adviser(self, session: Session, number: int) -> Adviser:
        return Adviser(session.words.under(self.table.record.rules.rulebook), self.names, number)

    def let_computer_play(self, name: str, level: str) -> None:
        """Let a computer play for a person who has been away for long."""
        seat = self._seats().get(names.key(name))
        if seat is None:
            raise RefusedError("nobody-of-that-name", name=name)
        since = self.away_since.get(seat)
        if since is None or self.table.levels[seat] is not None:
            raise RefusedError("not-away", name=self.names[seat])
        left = since + AWAY_SECONDS - time.monotonic()
        if left > 0:
            raise RefusedError("not-away-long", name=self.names[seat], seconds=int(left) + 1)
        if self.table.waiting_for.what == "store":
            raise RefusedError("try-again")
        self.table.replace(seat, level)


async def thought_about(job: Job) -> Any:
    """Have something thought about beside the matches, and return what comes out."""
    done, loop = asyncio.Event(), asyncio.get_running_loop()

    def tell() -> None:
        loop.call_soon_threadsafe(done.set)

    thought = shared().think(job, tell)
    await done.wait()
    return thought.result


def _told_as(waiting: Waiting) -> messages.WaitsFor:
    """Return what is told of what a table waits for: not what happens by itself."""
    match waiting.what:
        case "thought" | "listeners" | "store" | "dealer":
            return "game"
        case what:
            return what
