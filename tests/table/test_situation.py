"""Whose move it is: a value, found out once per change and read by all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from access_uno.engine import Action, Card, Game
from access_uno.engine.actions import CALL_UNO, DRAW, Play
from access_uno.engine.events import Event
from access_uno.record import Record, Replay
from access_uno.record.saves import SaveFile
from access_uno.table import Situation, Table, Waiting
from tests.table.tables import record, settle, table_of

R7, R1 = Play(Card("R7")), Play(Card("R1"))


class Far:
    """Keeps steps elsewhere, from where they come back later."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    def append(self, line: str) -> bool:
        self.sent.append(line)
        return False


@pytest.fixture
def questions(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often a table found out whose move it is: a list that grows each time."""
    asked: list[int] = []
    find = Table._find_situation

    def counted(table: Table) -> Situation:
        asked.append(table.steps)
        return find(table)

    monkeypatch.setattr(Table, "_find_situation", counted)
    return asked


def test_a_turn_a_chance_and_what_was_decided_are_values() -> None:
    table, (anna, ben) = table_of("Anna: R7 B3", "Ben: R1 G2 Y4")
    assert table.situation == Situation(Waiting("person", 0))
    anna.submit(R7)
    turn, calls = Waiting("person", 1), {0: [CALL_UNO]}
    assert table.situation == Situation(turn, chances=calls)
    ben.submit(R1)
    assert table.situation == Situation(Waiting("chances"), chances=calls)
    anna.pass_on()
    assert table.situation == Situation(Waiting("thought", 1), next_action=(1, R1))
    settle(table)
    assert table.situation == Situation(Waiting("person", 0))


def test_a_computer_player_that_has_to_answer_is_named() -> None:
    table, (anna,) = table_of("Anna: R7 B3 G5", "Ben/random: Y1 Y2")
    anna.submit(DRAW)
    anna.submit(table.game.legal(0)[-1])
    assert table.situation == Situation(Waiting("thought", 1), asks=1)


def test_what_is_read_often_is_found_out_once(questions: list[int]) -> None:
    table, (anna, ben) = table_of("Anna: R7 B3", "Ben: R1 G2 Y4")
    for _ in range(3):
        assert anna.waiting_for == ben.waiting_for == table.waiting_for
        assert list(anna.chances) == []
        assert not table.advance()
        table.clock(1.0)
    assert questions == [0]


Change = Callable[[Table], object]


def submits(seat: int, action: Action) -> Change:
    return lambda table: table.submit(seat, action)


def computer(seat: int) -> Change:
    return lambda table: table.give_up(seat, "normal")


def unsaved(table: Table) -> None:
    table.not_kept("disk-full")


def test_a_step_by_way_of_a_store_is_looked_at_three_times(questions: list[int]) -> None:
    table = Table(record("Anna: R7 B3 G9", "Ben: R1 G2 Y4"), Far())
    pacer, anna, ben = table.take_seat(None, paces=True), table.take_seat(0), table.take_seat(1)
    assert table.waiting_for == Waiting("person", 0)
    questions.clear()
    anna.submit(R7)
    assert [seat.waiting_for.what for seat in (anna, ben, pacer)] == ["store"] * 3
    table.follow("Anna: play R7")
    for seat in (anna, ben, pacer):
        seat.take()
        seat.catch_up()
        assert seat.waiting_for == Waiting("person", 1)
    assert not table.advance()
    assert questions == [0, 0, 1], "what was submitted, that it is on its way, and what came of it"


CHANGES: dict[str, list[Change]] = {
    "a move": [submits(0, R7)],
    "a call": [submits(0, R7), submits(0, CALL_UNO)],
    "a move that waits for a chance": [submits(0, R7), submits(1, R1)],
    "a chance that passes": [submits(0, R7), submits(1, R1), lambda table: table.pass_on(0)],
    "a computer": [submits(0, R7), computer(1)],
    "a player who is back": [computer(1), lambda table: table.give_back(1)],
    "a listener": [computer(0), lambda table: table.take_seat(None, paces=True)],
    "a step that could not be kept": [unsaved],
    "one more try": [unsaved, Table.try_again],
    "a line": [lambda table: table.follow("Anna: play R7")],
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_kept_is_what_would_be_found_out_anew(change: str) -> None:
    table, _ = table_of("Anna: R7 B3", "Ben: R1 G2 Y4", "Clara: Y1 Y2")
    for do in CHANGES[change]:
        assert table.situation == table._find_situation()
        do(table)
    assert table.situation == table._find_situation()


def test_a_listener_who_paces_a_table_holds_computer_players_until_they_caught_up() -> None:
    table = Table(record("Anna: R7 B3 G5", "Ben/random: Y1 Y2"))
    anna = table.take_seat(0, paces=True)
    anna.submit(R7)
    anna.pass_on()
    assert table.situation == Situation(Waiting("listeners"))
    anna.catch_up()
    assert table.situation == Situation(Waiting("thought", 1), asks=1)
    other = table.take_seat(None, paces=True)
    anna.close()
    table.advance()
    assert table.situation.waiting_for == Waiting("listeners") or table.game.turn == 0
    other.close()
    assert table.situation.waiting_for != Waiting("listeners")


def test_a_step_that_comes_back_as_it_was_sent_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    far = Far()
    table = Table(record("Anna: R7 B3 G9", "Ben: R1 G2 Y4"), far)
    read: list[str] = []
    real = Record.read_step
    monkeypatch.setattr(Record, "read_step", lambda of, line: read.append(line) or real(of, line))  # type: ignore[func-returns-value]
    table.submit(0, R7)
    table.follow(far.sent[0].strip())
    assert (table.steps, read) == (1, [])
    table.submit(1, R1)
    table.follow("Ben: draw")  # another table was first
    assert (table.log[1], read) == ((1, DRAW), ["Ben: draw"])


# Going on


def played(folder: Path) -> SaveFile:
    """A match of two people and two computers that remember, saved in the middle."""
    begun = record("Anna", "Ben", "Clara/hard", "Dora/normal", seed="7")
    save = SaveFile.create(folder / "game.uno", begun.header())
    fast = begun.but(levels=(None, None, "normal", "normal"))
    table = Table(fast, save)
    table.give_up(0, "easy")
    table.give_up(1, "easy")
    while table.steps < 34 and table.advance():
        pass
    table.give_back(0)
    table.give_back(1)
    save.close()
    return save


def test_going_on_plays_the_past_once_for_all_who_hear_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = played(tmp_path).path
    steps: list[object] = []
    apply = Game.apply

    def counted(game: Game, seat: int, action: object) -> list[Event]:
        steps.append(action)
        return apply(game, seat, action)  # type: ignore[arg-type]

    monkeypatch.setattr(Game, "apply", counted)
    save, past = SaveFile.resume(path)
    assert past.record is not None
    table = Table(past.record, save, past)
    seats = [table.take_seat(seat, since=-1) for seat in table.people]
    save.close()
    assert len(steps) == 32, "each step of a player once"
    again = Replay.of(path.read_bytes())
    assert table.game == again.game
    other = Table(past.record, None, again)
    for seat, anew in zip(seats, [other.take_seat(seat, since=-1) for seat in other.people], strict=True):
        told, wanted = seat.take(), anew.take()
        assert [(seen.step, seen.by, seen.events, seen.view) for seen in told] == [
            (seen.step, seen.by, seen.events, seen.view) for seen in wanted
        ]


def test_of_a_past_that_was_not_kept_whole_the_same_is_told(tmp_path: Path) -> None:
    text = played(tmp_path).path.read_bytes()
    told = []
    for keeps in (0, 5, 1000):
        past = Replay.of(text, keeps=keeps)
        assert past.record is not None
        table = Table(past.record, None, past)
        for since in (-1, table.steps - 3, table.steps):
            told.append(
                [(seen.step, seen.events, seen.view) for seen in table.take_seat(0, since=since).take()]
            )
    assert told[:3] == told[3:6] == told[6:]
    assert [len(some) for some in told[:3]] == [table.steps + 1, 3, 0]
