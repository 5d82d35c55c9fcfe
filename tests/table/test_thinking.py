"""Long thoughts are thought in processes that all tables share, never in the thread that answers keys."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from typing import IO, ClassVar, cast

import pytest

from access_uno.engine import Card, Colour
from access_uno.engine.actions import ACCEPT, CHALLENGE, Play
from access_uno.engine.values import Value
from access_uno.players import make_player, thinking
from access_uno.players.hard import Hard
from access_uno.players.thinking import Decision, Thinkers, Thought
from access_uno.table import Table, Waiting
from tests.table.tables import record, table_of

PATIENCE = 60
HARD = ("Ben/hard: R1 G2 Y4 B8", "Clara/hard: R3 Y2 Y7 G6", "Dora/hard: Y1 Y8 G3 B1")


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinkers]:
    """Those of this test, at whose end they end."""
    thinkers = Thinkers(2)
    monkeypatch.setattr("access_uno.table.table.shared", lambda: thinkers)
    yield thinkers
    thinkers.close()


@pytest.fixture
def no_thought_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Break if a long thought is asked for in this process."""

    def decide(*_: object) -> None:
        raise AssertionError("a long thought in the thread that answers keys")

    monkeypatch.setattr(Hard, "decide", decide)


class Bell:
    """Rings when the table wants to be looked at."""

    def __init__(self) -> None:
        self._rung = threading.Event()

    def ring(self) -> None:
        self._rung.set()

    def wait(self) -> None:
        assert self._rung.wait(PATIENCE)
        self._rung.clear()


def advance_until(table: Table, bell: Bell, true: Callable[[], bool]) -> None:
    while not true():
        if not table.advance() and table.waiting_for.what == "thought":
            bell.wait()


@pytest.mark.usefixtures("thinkers", "no_thought_here")
def test_three_hard_players_are_asked_whether_they_challenge_without_holding_up_a_key() -> None:
    table = Table(record("Anna: W+4 R8 B4 B6", *HARD, turn="Dora", rule="challenger = anyone"))
    bell = Bell()
    anna = table.take_seat(0, bell.ring)
    advance_until(table, bell, lambda: table.waiting_for == Waiting("person", 0))
    assert anna.submit(Play(Card("W+4"), Colour.BLUE))
    assert table.waiting_for == Waiting("thought", 1)
    advance_until(table, bell, lambda: table.game.turn == 0)
    assert {seat for seat, _ in table.log} >= {0, 1}


@pytest.mark.usefixtures("thinkers", "no_thought_here")
def test_a_player_who_takes_a_penalty_waits_for_the_thoughts_of_those_who_could_challenge() -> None:
    table = Table(
        record("Anna: R0 R8 B4 B6", *HARD[1:], "Ben: W+4 R1 G2", turn="Ben", rule="challenger = anyone")
    )
    bell = Bell()
    anna, ben = table.take_seat(0, bell.ring), table.take_seat(3)
    assert ben.submit(Play(Card("W+4"), Colour.BLUE))
    assert not anna.submit(ACCEPT)
    assert (table.waiting_for, anna.proposed) == (Waiting("thought", 0), ACCEPT)
    advance_until(table, bell, lambda: table.steps > 1)
    assert table.log[1] in ((1, CHALLENGE), (2, CHALLENGE), (0, ACCEPT))


def test_tables_share_the_thinkers_and_a_thought_that_is_not_needed_is_given_up(thinkers: Thinkers) -> None:
    tables = [Table(record("Anna: R7 B3 G9", f"Ben/hard: R1 G2 Y4 B{number}")) for number in range(4)]
    bell = Bell()
    for table in tables:
        table.take_seat(0, bell.ring)
        table.submit(0, Play(Card("R7")))
        assert not table.advance()
        assert table.waiting_for == Waiting("thought", 1)
    assert len(thinkers._short._all) == 2
    tables.pop().close()
    while any(table.steps < 2 for table in tables):
        for table in tables:
            table.advance()
        if any(table.steps < 2 for table in tables):
            bell.wait()


class Endless(Value):
    """A job that ends with its process."""

    takes_seconds: ClassVar[bool] = True

    def run(self, _: Callable[[], bool]) -> None:
        time.sleep(PATIENCE)


def test_no_decision_waits_for_what_takes_seconds(thinkers: Thinkers) -> None:
    table = table_of("Anna: R7 B3", "Ben/hard: R1 G2 Y4")[0]
    table.submit(0, Play(Card("R7")))
    done = threading.Event()
    reviews = [thinkers.think(Endless(), done.set) for _ in range(3)]
    decision = thinkers.think(Decision(make_player("hard", 1, 1), table.game.view(1), 1), lambda: None)
    assert decision.done.wait(PATIENCE / 2)
    assert not done.is_set()
    for review in reviews:
        review.cancel()


def test_a_thinker_that_was_killed_begins_again(thinkers: Thinkers) -> None:
    table = table_of("Anna: R7 B3", "Ben/hard: R1 G2 Y4")[0]
    player = make_player("hard", 1, 1)
    table.submit(0, Play(Card("R7")))
    began = threading.Event()
    start = thinking._start

    def killed() -> object:
        process = start()
        if not began.is_set():
            began.set()
            os.kill(process.pid, signal.SIGKILL)
        return process

    done = threading.Event()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinking, "_start", killed)
        thought = thinkers.think(Decision(player, table.game.view(1), 1), done.set)
        assert done.wait(PATIENCE)
    assert began.is_set()
    assert thought.result == player.act(table.game.view(1), 1)


def test_a_cancelled_thought_calls_no_one_back(thinkers: Thinkers) -> None:
    table = table_of("Anna: R7 B3", "Ben/hard: R1 G2 Y4")[0]
    table.submit(0, Play(Card("R7")))
    told: list[str] = []
    player, view = make_player("hard", 1, 1), table.game.view(1)
    thought = thinkers.think(Decision(player, view, 1), lambda: told.append("cancelled"))
    thought.cancel()
    done = threading.Event()
    others = [thinkers.think(Decision(player, view, 1), done.set) for _ in range(2)]
    assert all(other.done.wait(PATIENCE) for other in others)
    assert thought.done.wait(PATIENCE)
    assert told == []
    assert others[0].result is not None
    assert ACCEPT not in {other.result for other in others}


class Sum(Value):
    """A job that takes no time."""

    takes_seconds: ClassVar[bool] = False

    def run(self, _: Callable[[], bool]) -> int:
        return sum(range(10))


class CancelledWhileRead:
    """The answers of a process, whose thought is cancelled once they are read."""

    def __init__(self, answers: IO[bytes], cancel: Callable[[], None]) -> None:
        self._answers, self._cancel = answers, cancel
        self.readline, self.close = answers.readline, answers.close

    def read(self, size: int) -> bytes:
        self._cancel()
        return self._answers.read(size)


def test_a_thought_that_is_cancelled_while_its_answer_is_read_breaks_nothing(
    thinkers: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    start, put = thinking._start, threading.Event()
    thoughts: list[Thought] = []

    def started() -> object:
        process = start()
        assert process.stdout is not None
        put.wait(PATIENCE)
        process.stdout = cast(IO[bytes], CancelledWhileRead(process.stdout, thoughts[0].cancel))
        return process

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinking, "_start", started)
        thoughts.append(thinkers.think(Sum(), lambda: None))
        put.set()
        assert thoughts[0].done.wait(PATIENCE)
    assert not caplog.records
    done = threading.Event()
    after = thinkers.think(Sum(), done.set)
    assert done.wait(PATIENCE)
    assert after.result == 45
