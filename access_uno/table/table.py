"""A table: whose move it is, who may do something before, and what becomes of it.

A step goes one way: it is checked, kept, carried out, and then it lies in the queue of every seat. Nothing
is told from inside an action, so a listener that raises or is slow harms no other.

Whose move it is, is the `Situation` of the table. What changes it calls `changed`; it is found out once, when
it is asked for next.

A table belongs to one thread. Only the `wake` of a seat may be called from others.
"""

from __future__ import annotations

import itertools
import logging
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from access_uno.engine.actions import (
    CALL_UNO,
    NEXT,
    Action,
    CallUno,
    Catch,
    Challenge,
    Demand,
    Jump,
    Next,
    Star,
)
from access_uno.engine.events import Event, OneCardLeft
from access_uno.engine.game import Game, IllegalActionError
from access_uno.engine.position import GAME_OVER, OVER, RESPONSE
from access_uno.engine.views import PublicView, View
from access_uno.players import make_player
from access_uno.players.player import Player
from access_uno.players.responders import asked, only_on_turn, settled
from access_uno.players.thinking import Decision, Thought, shared
from access_uno.record import Hint, Moment, Record, Replay, SeatChange, Step, take_step
from access_uno.record.step_store import NotStoredError, StepStore
from access_uno.table import situation as situations
from access_uno.table.seat import LocalSeat, Presence, StepSeen
from access_uno.table.situation import THOUGHTS, Chances, Situation, Waiting

if TYPE_CHECKING:
    from access_uno.players.coach import Advice

_log = logging.getLogger(__name__)

_ASIDES: Final = (CallUno, Catch, Demand, Next)  # no player loses a chance by them


class Table:
    """Seats people and computers at a game, and takes what they do."""

    # Objects of a class share their keys, and are smaller and faster, only with less than 30 attributes each.
    thinks = True  # whether computer players move here, rather than at another table of the log

    def __init__(
        self,
        record: Record,
        store: StepStore | None = None,
        past: Replay | None = None,
        patience: float | None = None,
    ) -> None:
        """A new game, or with `past` one that goes on; `patience`: seconds for a chance, None: no limit."""
        self.record = record
        self.patience = patience
        self.levels = list(record.levels)  # of who plays at each seat; None: a person
        self.people: tuple[int, ...] = ()  # the seats of people, whether they are there or not
        self.log: list[tuple[int, Step]] = []
        self.proposed: dict[int, Action] = {}  # legal now, but others may do something before
        self.computers: dict[int, Player] = {}
        self._watching: list[tuple[int, Player]] = []  # those of them who remember what they see
        self._store = store
        self._seats: tuple[LocalSeat, ...] = ()
        self._pacers: tuple[LocalSeat, ...] = ()  # those of them for which computer players wait
        self._away: set[int] = set()  # the seats of people who were here and have gone
        self._passed: set[int] = set()
        self._asides: list[tuple[int, Action]] = []
        self._answers: dict[int, Action | None] = {}  # of computer players, where several are asked
        self._thought: Thought | None = None
        self.hints: list[Hint] = []
        self._hint: Thought | None = None  # that the person on turn has asked for
        self._unsaid: int | None = None  # the seat of a person who can still call UNO before others act
        self._sent: tuple[int, Step, str] | None = None  # on its way to where it is kept, with its line
        self._unsaved = ""  # why a step could not be kept
        self._known_since: dict[int, float] = {}  # the time when people were told of a chance
        self._situation: Situation | None = None  # None: it has changed, and was not asked for since
        self._moments: Sequence[Moment] = ()  # what was kept of the past while it was read
        self.opening: Sequence[Event] = ()
        if past is None or past.game is None:
            self.game, self.opening = Game.begin(record.setup)
        else:
            self.game, self.log, self._moments = past.game, list(past.steps), past.moments
            self.hints = list(past.hints)
            for seat, step in past.steps:
                if isinstance(step, SeatChange):
                    self.levels[seat] = step.level
        self._alone = only_on_turn(self.game.rules)
        self._windows = [self.game.window(seat) for seat in range(self.game.players)]
        self._seat_computers(self.levels)
        for (_, step), (events, _) in zip(reversed(self.log), reversed(self._moments), strict=False):
            if not isinstance(step, SeatChange):
                self._notice_unsaid(step, events)
                if self._unsaid is not None or not isinstance(step, CallUno | Catch | Demand):
                    break  # what was before is over

    # Who sits here

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, in the order of the seats."""
        return self.record.names

    @property
    def steps(self) -> int:
        """How many steps have been made."""
        return len(self.log)

    @property
    def lines(self) -> int:
        """How many lines follow the header of the record: the steps, and the hints between them."""
        return len(self.log) + len(self.hints)

    @property
    def present(self) -> frozenset[int]:
        """The seats of the people who are there."""
        return self._taken - self._away

    @property
    def passed(self) -> frozenset[int]:
        """The seats of those who have let the chance go by that they have now."""
        return frozenset(self._passed)

    @property
    def _taken(self) -> frozenset[int]:
        """The numbers of the seats that are taken."""
        return frozenset(seat.number for seat in self._seats if seat.number is not None)

    def take_seat(
        self,
        number: int | None,
        wake: Callable[[], None] | None = None,
        *,
        paces: bool = False,
        since: int | None = None,
    ) -> LocalSeat:
        """Take the seat of this number, or (None) one to watch from. `wake` may be called from any thread.

        What happened after so many steps as `since` is heard first (-1: from how it began); of a game
        without any, how it began.
        """
        if number is not None and number not in self.people:
            raise ValueError(f"a computer plays at seat {number}")
        seat = LocalSeat(self, number, wake, paces)
        if since is not None:
            self._tell_past(seat, since)
        elif not self.log and self.opening:
            seat.tell(StepSeen(0, None, [event.seen_by(number) for event in self.opening]))
        self._seat((*self._seats, seat))
        if number in self._away:
            self._away.remove(number)
            self._tell_presence(Presence(number, True))
        return seat

    def _seat(self, seats: Sequence[LocalSeat]) -> None:
        """Let those at these seats listen from now on, and no others."""
        self._seats = tuple(seats)
        self._pacers = tuple([seat for seat in seats if seat.paces])
        self.changed()

    def leave(self, seat: LocalSeat) -> None:
        """Let a seat be left. The player's number stays theirs."""
        if seat not in self._seats:
            return
        self._seat([other for other in self._seats if other is not seat])
        if seat.number in self.people and seat.number not in self._taken | self._away:
            self._away.add(seat.number)
            self._tell_presence(Presence(seat.number, False))

    def count_as_away(self, seat: int, away: bool) -> None:
        """Treat a player at a seat as away, or as back. The seat stays theirs, and hears everything."""
        if seat not in self._taken or away == (seat in self._away):
            return
        self._away ^= {seat}
        self._tell_presence(Presence(seat, not away))

    def close(self) -> None:
        """End the play here: stop thinking."""
        self._stop_thinking()

    def replace(self, seat: int, level: str) -> None:
        """Let a computer player play for a player who is away; it is told as a step."""
        if self.levels[seat] is not None or seat in self.present:
            raise ValueError(f"no player is away from seat {seat}")
        self._keep(seat, SeatChange(level))

    def give_up(self, seat: int, level: str) -> None:
        """Let a computer player play to the end for a player who has given the match up.

        That they get up is told with it, and not once more.
        """
        if self.levels[seat] is None:
            self._away.add(seat)
            self._keep(seat, SeatChange(level))

    def give_back(self, seat: int) -> None:
        """Give a player who is back the seat at which a computer has played for them."""
        if self.levels[seat] is None or self.record.levels[seat] is not None:
            raise ValueError(f"seat {seat} was taken from no player")
        self._keep(seat, SeatChange(None))

    # Seeing

    def view(self, seat: int | None) -> View | PublicView:
        """The table as a seat sees it, now and from now on; or (None) as spectators see it now."""
        return self.game.public() if seat is None else self._windows[seat]

    @property
    def situation(self) -> Situation:
        """Whose move it is, found out once per change."""
        if self._situation is None:
            self._situation = self._find_situation()
        return self._situation

    @property
    def waiting_for(self) -> Waiting:
        """What must come before anything else happens."""
        return self.situation.waiting_for

    def changed(self) -> None:
        """Have the situation found out anew when it is asked for next."""
        self._situation = None

    # Acting

    def submit(self, seat: int, action: Action) -> bool:
        """Do what a person wants; True if it is done, False if others may do something before.

        IllegalActionError if the rules refuse it; NotStoredError if it cannot be kept.
        """
        if seat not in self.people:
            raise ValueError(f"no person plays at seat {seat}")
        self._check(seat, action)
        if isinstance(action, _ASIDES):
            self._asides.append((seat, action))
        else:
            self.proposed[seat] = action
        self._unsaved = ""
        self.changed()
        try:
            made = self._make_step()
        except NotStoredError:
            self._withdraw(seat, action)
            raise
        return made and self.log[-1] == (seat, action)

    @property
    def thinks_of_hint(self) -> bool:
        """Whether there is a hint for the person on turn, or will be."""
        return self._hint is not None

    def ask_hint(self, seat: int) -> bool:
        """Begin to think of a hint for the person on turn; return whether this seat is theirs."""
        if seat != self.game.turn or seat not in self.people:
            return False
        if self._hint is None:
            from access_uno.record.review import HintJob  # with the strong players

            text = self.record.write(self.log).encode()
            self._hint = shared().think(HintJob(text), self._wake)
        return True

    def take_hint(self, seat: int) -> Advice | None:
        """Return the hint for a person who asked, once it is there and kept that it was given.

        NotStoredError if that cannot be kept: then it is not given.
        """
        if self._hint is None or seat != self.game.turn or not self._hint.done.is_set():
            return None
        try:
            advice: Advice = self._hint.result
        except Exception:  # the log has it: no hint is better than no game
            self._hint = None
            return None
        hint = Hint(seat, len(self.log))
        if hint not in self.hints:  # asked again, it is the same one
            if self._store is not None:
                self._store.append(self.record.hint(seat))
            self.hints.append(hint)
        return advice

    def pass_on(self, seat: int) -> None:
        """Let the chance go by that a person has now."""
        self._passed.add(seat)
        self.changed()
        self._wake()

    def try_again(self) -> None:
        """Try once more to keep what could not be kept."""
        self._unsaved = ""
        self.changed()
        self._wake()

    def advance(self) -> bool:
        """Let happen what happens by itself, at most one step of it; return whether there was one."""
        try:
            return self._make_step()
        except NotStoredError as error:
            self.not_kept(error.code)
            return False

    def follow(self, line: str) -> None:
        """Carry out a step that has been kept: ours, or one of another table that was first.

        RecordError or IllegalActionError if it is none.
        """
        if self._sent is not None and line.strip() == self._sent[2].strip():
            seat, step, _ = self._sent
        else:
            seat, read = self.record.read_step(line)
            if read is None:
                self._follow_hint(seat)
                return
            if not isinstance(read, SeatChange):
                self._check(seat, read)
            step = read
        self._kept(seat, step)

    def _follow_hint(self, seat: int) -> None:
        """Note that a hint was given; a step that was on its way is sent again, as its place is taken."""
        self.hints.append(Hint(seat, len(self.log)))
        if self._sent is not None:
            by, step, _ = self._sent
            self._sent = None
            self._keep(by, step)

    def not_kept(self, code: str) -> None:
        """Drop what was on its way and could not be kept: nothing happens until a player tries again."""
        self._sent, self._unsaved = None, code
        self.changed()
        self._wake()

    def clock(self, now: float) -> float | None:
        """Let pass the chances of those who have known of them for longer than the table has patience.

        Return in how many seconds this is worth asking again; None: not before something has happened.
        """
        if self.patience is None or self.waiting_for is not situations.CHANCES.waiting_for:
            return None
        left = []
        for number in self.situation.chances:
            if self._knows(number):
                seconds = self._known_since.setdefault(number, now) + self.patience - now
                left.append(max(seconds, 0.0))
                if seconds <= 0:
                    self.pass_on(number)
        return min(left, default=None)

    # Whose move it is

    def _find_situation(self) -> Situation:
        """Return what blocks the table, or the next action. The only place that decides whose move it is."""
        turn = self.game.turn
        chances = self._find_chances() if self.people and turn is not None else None
        if turn is None or self._sent or self._unsaved or self._asides:
            found = self._find_pending(turn)
        elif turn in self.computers:
            found = self._find_computers_move(turn, chances)
        else:
            found = self._find_persons_move(turn, chances)
        return found._replace(chances=chances) if chances else found

    def _find_chances(self) -> Chances:
        """Return what people could do out of turn: call, catch, challenge, answer or jump in."""
        game = self.game
        kinds: tuple[type, ...] = (Catch, Challenge, Star) if game.phase is RESPONSE else (Catch, Jump)
        found: dict[int, Sequence[Action]] = {}
        for seat in self.people:
            if seat == game.turn or seat in self._passed or seat in self.proposed:
                continue
            actions = [action for action in game.legal(seat) if isinstance(action, kinds)]
            if seat == self._unsaid and game.why_not(seat, CALL_UNO) is None:
                actions.append(CALL_UNO)
            if actions:
                found[seat] = actions
        return found

    def _find_pending(self, turn: int | None) -> Situation:
        """Return what comes before any player's turn, or after a round."""
        phase = self.game.phase
        if self._sent:
            return situations.STORE
        if phase is GAME_OVER:
            return situations.OVER
        if self._unsaved:
            return Situation(Waiting("unsaved", turn, self._unsaved))
        if self._asides:
            return Situation(Waiting("thought", turn), self._asides[0])
        if phase is not OVER:
            return situations.DEALER
        if self.people:
            return situations.ROUND
        return situations.LISTENERS if self._is_behind() else Situation(Waiting("thought"), (0, NEXT))

    def _find_computers_move(self, turn: int, chances: Chances | None) -> Situation:
        """Return what the turn of a computer player waits for, or what is done next."""
        if chances:
            return situations.CHANCES
        if self._pacers and self._is_behind():
            return situations.LISTENERS
        return situations.COMPUTERS[turn] if self._alone else self._find_decision(turn)

    def _find_persons_move(self, turn: int, chances: Chances | None) -> Situation:
        """Return what a person's turn waits for, or what is done next."""
        if chances and self.proposed:
            return situations.CHANCES
        if not self._alone:
            found = self._find_decision(turn)
        elif (action := self.proposed.get(turn)) is not None:
            found = Situation(THOUGHTS[turn], (turn, action))
        else:
            return situations.PERSONS[turn]
        return situations.CHANCES if chances and found.next_action is not None else found

    def _find_decision(self, turn: int) -> Situation:
        """Return what those who are asked have decided together, or which of them has not yet."""
        answers = self._answers
        seats = asked(self.game)
        given: list[Action | None] = []
        for seat in seats:
            if seat in self.computers:
                if seat not in answers:
                    return Situation(THOUGHTS[turn], asks=seat)
                given.append(answers[seat])
            elif seat == turn and seat not in self.proposed and seat not in self._passed:
                break
            else:
                given.append(self.proposed.get(seat))
            if (decision := settled(seats, given)) is not None:
                return Situation(THOUGHTS[turn], decision)
        return situations.PERSONS[turn]

    def _is_behind(self) -> bool:
        """Return whether a listener is yet to hear what happened, before the next computer player moves."""
        return any(seat.steps_heard < len(self.log) for seat in self._pacers)

    def _knows(self, number: int) -> bool:
        """Return whether a player knows what they could do: all who listen at that number have heard all."""
        return all(seat.steps_heard >= self.steps for seat in self._seats if seat.number == number)

    def _check(self, seat: int, action: Action) -> None:
        refusal = self.game.why_not(seat, action)
        if refusal is not None:
            raise IllegalActionError(seat, action, refusal)

    # What becomes of a step

    def _make_step(self) -> bool:
        """Make the next step, unless the table waits for something; return whether it is made."""
        situation = self.situation
        while (number := situation.asks) is not None:
            player = self.computers[number]
            if not (self.thinks or self._must_answer()) or (player.thinks_long and self._thinks(player)):
                return False
            action = self._decision(player)
            if self._alone and action is not None:
                return self._keep(number, action)  # no other is asked by these rules
            self._answers[number] = action
            self.changed()
            situation = self.situation
        return situation.next_action is not None and self._keep(*situation.next_action)

    def _must_answer(self) -> bool:
        """Return whether people wait for computer players: then every table that has the log asks them."""
        return bool(self.proposed) or self.game.turn in self.people

    def _keep(self, seat: int, step: Step) -> bool:
        """Have a legal step kept, and carry it out as soon as it is; return whether it was at once."""
        if self._store is not None:
            line = self.record.step(seat, step)
            if not self._store.append(line):
                self._sent = (seat, step, line)
                self.changed()
                return False
        self._kept(seat, step)
        return True

    def _kept(self, seat: int, step: Step) -> None:
        """Carry out a legal step that cannot be lost any more, and tell all who listen."""
        for listener in self._seats:
            if listener.queue:
                listener.keep_view()
        self._sent, self._unsaved, self._moments = None, "", ()
        self.log.append((seat, step))
        if isinstance(step, SeatChange):
            events = take_step(self.game, seat, step)
            self._change_seat(seat, step.level)
        else:
            events = self.game.carry_out(seat, step)
            if self._watching:
                self._observe(events)
        self._situation = None
        self._answers.clear()
        if self._thought is not None or self._hint is not None:
            self._stop_thinking()
        if self.people or self.proposed or self._asides:
            self._renew_chances(seat, step, events)
        number = len(self.log)
        for listener in self._seats:
            hearer = listener.number
            seen = [event if event.is_open else event.seen_by(hearer) for event in events]
            listener.tell(StepSeen(number, seat, seen))
        self._wake()

    def _renew_chances(self, seat: int, step: Step, events: Sequence[Event]) -> None:
        """Give people new chances; what was proposed or asked for still counts if it is still legal."""
        if not isinstance(step, SeatChange):
            self._notice_unsaid(step, events)
        self._passed.clear()
        self._known_since.clear()
        if self._asides:
            if (seat, step) in self._asides:
                self._asides.remove((seat, step))  # type: ignore[arg-type]
            self._asides = [aside for aside in self._asides if self.game.why_not(*aside) is None]
        if self.proposed:
            self._withdraw_all(step)

    def _withdraw_all(self, step: Step) -> None:
        """Drop what others had in mind: a move ends it, a call or a catch need not."""
        before, self.proposed = self.proposed, {}
        if isinstance(step, (*_ASIDES, SeatChange)):
            self.proposed = {
                other: action
                for other, action in before.items()
                if other in self.people and self.game.why_not(other, action) is None
            }

    def _withdraw(self, seat: int, action: Action) -> None:
        """Drop an action that could not be kept; the player may submit it again."""
        if self.proposed.get(seat) == action:
            del self.proposed[seat]
        self._asides = [aside for aside in self._asides if aside != (seat, action)]
        self.changed()

    def _notice_unsaid(self, action: Action, events: Sequence[Event]) -> None:
        if not isinstance(action, CallUno | Catch | Demand):
            self._unsaid = None
        for event in events:
            if isinstance(event, OneCardLeft) and event.seat not in self.computers:
                self._unsaid = event.seat

    def _tell_presence(self, presence: Presence) -> None:
        for seat in self._seats:
            if seat.number != presence.seat:
                seat.keep_view()
                seat.tell(StepSeen(self.steps, presence=presence))
        self._wake()

    def _tell_past(self, seat: LocalSeat, since: int) -> None:
        """Tell a seat what happened after so many steps, as it was seen from there."""
        for number, (events, game) in enumerate(self._past(since), since + 1):
            by = self.log[number - 1][0] if number else None
            seen = StepSeen(number, by, [event.seen_by(seat.number) for event in events])
            seen.view = game.public() if seat.number is None else game.view(seat.number)
            seat.tell(seen)

    def _past(self, since: int = -1) -> Iterator[Moment]:
        """All that happened after so many steps: what was kept of it while it was read, else played again."""
        wanted = self.steps - since
        if wanted <= len(self._moments):
            return iter(self._moments[len(self._moments) - wanted :])
        return itertools.islice(self._past_again(), since + 1, None)

    def _past_again(self) -> Iterator[Moment]:
        game, events = Game.begin(self.record.setup)
        yield events, game
        for seat, step in self.log:
            yield take_step(game, seat, step), game

    def _wake(self) -> None:
        """Tell all who listen that it is worth looking; from any thread."""
        for seat in self._seats:
            if seat.wake is not None:
                try:
                    seat.wake()
                except Exception:
                    _log.exception("a listener could not be woken")

    # Computer players

    def _change_seat(self, seat: int, level: str | None) -> None:
        self.levels[seat] = level
        self.computers.pop(seat, None)
        self._seat_computers([level if other == seat else None for other in range(len(self.levels))])

    def _seat_computers(self, levels: Sequence[str | None]) -> None:
        """Let computer players sit down, who then know all that was to be seen from there so far."""
        seed = self.record.setup.seed or 0
        self.people = tuple([seat for seat, level in enumerate(self.levels) if level is None])
        new = {seat: make_player(level, seat, seed) for seat, level in enumerate(levels) if level}
        self.computers |= new
        self._watching = [(seat, player) for seat, player in self.computers.items() if player.watches]
        watching = [(seat, player) for seat, player in self._watching if seat in new]
        if watching:
            for events, game in self._past():
                for seat, player in watching:
                    player.observe([event.seen_by(seat) for event in events], game.view(seat))

    def _observe(self, events: Sequence[Event]) -> None:
        for seat, player in self._watching:
            player.observe([event.seen_by(seat) for event in events], self.game.window(seat))

    def _thinks(self, player: Player) -> bool:
        """Return whether a computer player still thinks, in a process of its own; let it begin."""
        if self._thought is None:
            decision = Decision(player, self.game.view(player.seat), self.steps)
            self._thought = shared().think(decision, self._wake)
        return not self._thought.done.is_set()

    def _decision(self, player: Player) -> Action | None:
        """Return what a computer player does, which the rules must allow; None: nothing."""
        game, seat = self.game, player.seat
        action: Action | None
        if player.thinks_long and self._thought is not None:
            action, self._thought = self._thought.result, None
        elif game.house_rules:
            action = player.act(self._windows[seat], len(self.log))
        else:
            action = player.decide(self._windows[seat], len(self.log))
        if action is not None and (refusal := game.why_not(seat, action)) is not None:
            raise IllegalActionError(seat, action, refusal)
        return action

    def _stop_thinking(self) -> None:
        for thought in (self._thought, self._hint):
            if thought is not None:
                thought.cancel()
        self._thought = self._hint = None
