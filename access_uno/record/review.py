"""The moments of a match that mattered: where one player could surely have done better, and why.

Only what the player could know then counts. First every decision is doubted in a few imagined worlds; what
stays doubtful is judged in many new ones.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from io import BytesIO
from typing import ClassVar, Final

from access_uno.engine import Action, Game, View
from access_uno.engine.events import Caught, Event, OneCardLeft
from access_uno.engine.position import CHOICE
from access_uno.engine.values import Value
from access_uno.players.coach import JUDGED, Advice, Coach
from access_uno.players.player import never
from access_uno.record.record import Replay, SeatChange, Step
from access_uno.record.replay_output import Ending

MOST: Final = 3
_TO_DOUBT: Final = 400_000  # actions of imagined games, for all decisions together
_TO_JUDGE: Final = 600_000
_JUDGED: Final = 6  # so many doubtful ones are judged


class KeyMoment(Value):
    """A decision that mattered."""

    step: int  # how many steps had been made
    round: int
    view: View  # what the player saw
    taken: Action
    advice: Advice


class Review(Value):
    """What came out of the review of a match."""

    moments: tuple[KeyMoment, ...]  # in the order of play
    decisions: int  # how many there were at which there was a choice


class HintJob(Value):
    """The hint for the player on turn at the end of a record, as a job for another process."""

    takes_seconds: ClassVar[bool] = False
    text: bytes

    def run(self, interrupted: Callable[[], bool]) -> Advice:
        """Return the hint, by what the player has seen."""
        return hint(self.text, interrupted)


class _Decision:
    """A decision of the player, with what they knew then."""

    def __init__(self, step: int, view: View, taken: Action, coach: Coach) -> None:
        self.step, self.view, self.taken = step, view, taken
        self._coach = pickle.dumps(coach)
        self.better: Action = taken
        self.doubt: float | None = None  # the gain to rely on, if anything looks better

    def examine(self, budget: int) -> None:
        """Find out what looks better, and by how much."""
        trial = self._known().doubt(self.view, self.step, self.taken, budget)
        if trial is not None:
            self.better, self.doubt = trial.action, trial.surely(1.0)

    def judge(self, budget: int) -> Advice | None:
        """Return what would have been better, if that is sure."""
        return self._known().judge(self.view, self.step, self.taken, self.better, budget)

    def _known(self) -> Coach:
        coach: Coach = pickle.loads(self._coach)
        return coach


class _Silence(_Decision):
    """A call of UNO that was forgotten, and for which the player was caught."""

    def __init__(self, step: int, view: View, taken: Action, coach: Coach, after: View) -> None:
        super().__init__(step, view, taken, coach)
        self._after = after

    def examine(self, budget: int) -> None:  # noqa: ARG002  # being caught needs no proof
        self.doubt = 1.0

    def judge(self, budget: int) -> Advice | None:
        return self._known().judge_silence(self._after, self.step, budget)


class _Decisions:
    """Collects what a seat decides in a replay."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.found: list[_Decision] = []
        self._coach: Coach | None = None
        self._view: View | None = None  # before the step that is told, if it is this player's turn
        self._is_away = False  # a computer plays for them
        self._silent: _Silence | None = None
        self._replay = Replay(self._told)

    def read(self, text: bytes) -> None:
        self._replay.read(BytesIO(text))

    def _told(self, events: Sequence[Event], game: Game) -> None:
        seat, steps = self.seat, self._replay.steps
        view, before = game.view(seat), self._view
        if self._coach is None:
            self._coach = Coach(seat, 0)
        elif steps[-1][0] == seat:
            self._did(self._coach, steps[-1][1], before, view, events)
        self._coach.observe([event.seen_by(seat) for event in events], view)
        if self._silent is not None and any(isinstance(one, Caught) and one.seat == seat for one in events):
            self.found.append(self._silent)
        self._view = view if view.turn == seat and not self._is_away else None

    def _did(
        self, coach: Coach, step: Step, before: View | None, after: View, events: Sequence[Event]
    ) -> None:
        """Take in what the player did, if there was a choice; and whether they forgot to call UNO."""
        if isinstance(step, SeatChange):
            self._is_away = step.level is not None
        elif before is not None and before.phase is not CHOICE:
            number = len(self._replay.steps) - 1
            if isinstance(step, JUDGED) and len(coach.options(before)) > 1:
                self.found.append(_Decision(number, before, step, coach))
            if any(isinstance(event, OneCardLeft) for event in events):
                self._silent = _Silence(number, before, step, coach, after)


def hint(text: bytes, interrupted: Callable[[], bool] = never) -> Advice:
    """Return what is best for the player on turn at the end of a record."""
    game = Replay.of(text).game
    if game is None or game.turn is None:
        raise ValueError("no player is on turn")
    coach = Coach(game.turn, 0)
    coach.interrupted = interrupted

    def told(events: Sequence[Event], now: Game) -> None:
        coach.observe([event.seen_by(coach.seat) for event in events], now.window(coach.seat))

    steps = len(Replay.of(text, told).steps)
    return coach.hint(game.view(game.turn), steps)


def review(text: bytes, seat: int) -> Review:
    """Return the moments of a match that mattered most to a seat."""
    decisions = _Decisions(seat)
    decisions.read(text)
    found = decisions.found
    for decision in found:
        decision.examine(_TO_DOUBT // len(found))
    doubts = [(decision.doubt, decision) for decision in found if decision.doubt is not None]
    doubtful = [decision for _, decision in sorted(doubts, key=lambda one: -one[0])[:_JUDGED]]
    judged = [(decision, decision.judge(_TO_JUDGE // len(doubtful))) for decision in doubtful]
    sure = [(decision, advice) for decision, advice in judged if advice is not None]
    most = sorted(sure, key=lambda one: -one[1].gain)[:MOST]
    moments = [
        KeyMoment(decision.step, decision.view.round, decision.view, decision.taken, advice)
        for decision, advice in sorted(most, key=lambda one: one[0].step)
    ]
    return Review(tuple(moments), len(found))


def second_try(text: bytes, step: int) -> str:
    """Return a record that goes on from where a match stood after so many steps; it does not count."""
    ending = Ending(step)
    ending.replay.read(BytesIO(text))
    return ending.text(counts=False)
