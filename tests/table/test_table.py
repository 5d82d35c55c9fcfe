"""The table: whose move it is, who may do something before, and what each seat is told of it."""

from __future__ import annotations

import pytest

from access_uno.engine import BACK, Card, Colour, IllegalActionError, PublicView
from access_uno.engine.actions import ACCEPT, CALL_UNO, CATCHES, CHALLENGE, DRAW, NEXT, PASS, Jump, Play
from access_uno.engine.events import Caught, Drew, Jumped, Played, UnoCalled
from access_uno.record import Record, Replay, Seat, SeatChange
from access_uno.record.step_store import NotStoredError
from access_uno.table import LocalSeat, Presence, Table, Waiting
from tests.table.tables import done, heard, record, replay, settle, table_of

R7 = Play(Card("R7"))


class Log:
    """A store of steps in memory, which may be full, or slow."""

    def __init__(self, *, full: bool = False, slow: bool = False) -> None:
        self.lines: list[str] = []
        self.full = full
        self.slow = slow

    def append(self, line: str) -> bool:
        if self.full:
            raise NotStoredError
        self.lines.append(line)
        return not self.slow


# One way for every step


def test_a_step_is_kept_then_carried_out_and_lies_in_every_queue() -> None:
    log = Log()
    table, (anna, ben) = table_of("Anna: R7 B3", "Ben: G1 G2", store=log)
    watcher = table.take_seat(None)
    seen: list[int] = []
    ben.wake = lambda: seen.append(table.steps)
    for seat in (anna, ben, watcher):
        seat.take()
    assert anna.submit(R7)
    assert log.lines == ["Anna: play R7\n"]
    assert seen == [1], "woken when it is done"
    for seat in (anna, ben, watcher):
        (item,) = seat.take()
        assert (item.step, item.by) == (1, 0)
        assert Played(0, Card("R7"), None) in item.events
        assert seat.take() == [], "each step is told once"


def test_what_is_refused_is_neither_kept_nor_told() -> None:
    log = Log()
    table, (anna, ben) = table_of("Anna: R7 B3", "Ben: G1 G2", store=log)
    heard(ben)
    with pytest.raises(IllegalActionError):
        anna.submit(Play(Card("B3")))
    with pytest.raises(IllegalActionError):
        ben.submit(DRAW)
    assert (log.lines, table.steps, ben.take()) == ([], 0, [])


def test_each_seat_hears_what_it_may_know_and_the_public_nothing_else() -> None:
    table, (anna, ben) = table_of("Anna: B3 G4", "Ben: G1 G2")
    watcher = table.take_seat(None)
    for seat in (anna, ben, watcher):
        seat.take()
    anna.submit(DRAW)
    assert Drew(0, (Card("R1"),), 1, "turn") in heard(anna)
    for seat in (ben, watcher):
        (drew,) = [event for event in heard(seat) if isinstance(event, Drew)]
        assert drew.cards is None
    view = watcher.view
    assert isinstance(view, PublicView)
    assert {card.code for hand in view.hands for card in hand} == {BACK.code}
    assert view.drawn is BACK
    assert watcher.chances == ()
    with pytest.raises(ValueError, match="watches"):
        watcher.submit(PASS)


def test_a_listener_who_is_late_sees_the_table_as_it_was_then() -> None:
    _host, (anna, ben, clara) = table_of("Anna: R7 B3", "Ben: R1 G2", "Clara: R2 Y2")
    assert anna.submit(R7)
    for seat in (anna, clara):
        seat.pass_on()
    assert ben.submit(Play(Card("R1")))
    first, second = ben.take()[-2:]
    assert len(ben.view_after(first).hands[1]) == 2
    assert len(ben.view_after(second).hands[1]) == 1


def test_a_listener_that_raises_or_never_listens_harms_no_other(caplog: pytest.LogCaptureFixture) -> None:
    _host, (anna, ben) = table_of("Anna: R7 B3", "Ben: G1 G2")

    def break_down() -> None:
        raise RuntimeError("no ears")

    anna.wake = break_down
    woken: list[int] = []
    ben.wake = lambda: woken.append(1)
    assert anna.submit(R7)
    assert woken
    assert "no ears" in caplog.text
    assert any(isinstance(event, Played) for event in heard(ben))


def test_a_listener_who_never_listens_is_gone_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("access_uno.table.seat.LONGEST", 3)
    table, (anna, ben) = table_of("Anna: B3 G4", "Ben: G1 G2")
    for seat, action in ((anna, DRAW), (anna, PASS), (ben, DRAW)):
        assert table.present == {0, 1}
        anna.take()
        seat.submit(action)
    assert table.present == {0}
    assert [item.presence for item in anna.take() if item.presence] == [Presence(1, False)]


# Whose move it is


def test_what_the_table_waits_for() -> None:
    table, (anna,) = table_of("Anna: R7 B3 G5", "Ben/random: Y1 Y2")
    assert table.waiting_for == Waiting("person", 0)
    anna.submit(DRAW)
    assert table.waiting_for == Waiting("person", 0), "to keep it or to play it"
    anna.submit(PASS)
    assert table.waiting_for == Waiting("thought", 1)
    assert table.advance()
    assert [seat for seat, _ in done(table)] == [0, 0, 1]


def test_computers_wait_until_everybody_has_heard_who_wants_to() -> None:
    table = Table(record("Anna: R7 B3 G5", "Ben/random: Y1 Y2"))
    anna = table.take_seat(0, paces=True)
    anna.submit(R7)
    assert table.waiting_for == Waiting("listeners")
    assert not table.advance()
    anna.catch_up()
    assert table.advance()


def test_computers_alone_play_a_match_with_a_spectator() -> None:
    table = Table(record("Anna/easy", "Ben/normal", "Clara/random", seed="4", rule="limit = 50"))
    watcher = table.take_seat(None)
    while table.advance():
        watcher.take()
    assert table.waiting_for == Waiting("over")
    assert table.game.champions


def test_a_round_is_dealt_when_a_person_wants_it() -> None:
    table, (anna,) = table_of("Anna: R7", "Ben/random: Y1 Y2")
    anna.submit(R7)
    assert table.waiting_for == Waiting("round")
    assert not table.advance()
    assert anna.submit(NEXT)
    assert table.game.round == 2


# Nothing needs speed


def test_the_next_action_waits_until_everybody_could_call_uno() -> None:
    table, (anna, ben) = table_of("Anna: R7 B3", "Ben: R1 G2 Y4")
    anna.submit(R7)
    assert list(anna.chances) == [CALL_UNO]
    assert not ben.submit(Play(Card("R1")))
    assert (table.steps, table.waiting_for, ben.proposed) == (1, Waiting("chances"), Play(Card("R1")))
    anna.submit(CALL_UNO)
    assert table.advance(), "what Ben wanted to do is still legal"
    assert [action for _, action in done(table)] == [R7, CALL_UNO, Play(Card("R1"))]
    assert any(isinstance(event, UnoCalled) for event in heard(ben))


def test_who_comes_to_a_table_that_is_read_again_still_has_the_chance_to_call_uno() -> None:
    table, (anna, _) = table_of("Anna: R7 B3", "Ben: R1 G2 Y4", store=(log := Log()))
    anna.submit(R7)
    past = Replay.of("".join([table.record.header(), *log.lines]).encode(), keeps=2)
    again = Table(table.record, past=past, patience=60)
    back = again.take_seat(0, since=1)
    assert list(back.chances) == [CALL_UNO]
    back.submit(CALL_UNO)
    assert [action for _, action in done(again)] == [R7, CALL_UNO]


def test_a_player_who_passes_gives_the_chance_away() -> None:
    table, (anna, ben) = table_of("Anna: R7 B3", "Ben: R1 G2 Y4")
    anna.submit(R7)
    assert not ben.submit(Play(Card("R1")))
    anna.pass_on()
    assert anna.chances == ()
    assert table.advance()
    assert table.steps == 2


def test_a_player_who_is_next_may_catch_at_once() -> None:
    _host, (anna, ben, clara) = table_of("Anna: R7 B3", "Ben: R1 G2 Y4", "Clara: Y1 Y2")
    anna.submit(R7)
    assert list(clara.chances) == [CATCHES[0]]
    assert ben.submit(CATCHES[0])
    assert any(isinstance(event, Caught) for event in heard(anna))
    assert list(clara.chances) == list(anna.chances) == []


def test_a_move_waits_for_those_who_could_catch() -> None:
    table, (anna, ben, clara) = table_of("Anna: R7 B3", "Ben: R1 G2 Y4", "Clara: Y1 Y2")
    anna.submit(R7)
    ben.submit(Play(Card("R1")))
    anna.pass_on()
    assert not table.advance(), "Clara has not passed"
    clara.submit(CATCHES[0])
    assert table.advance()
    assert done(table)[1:] == [(2, CATCHES[0]), (1, Play(Card("R1")))]


def test_a_player_who_jumps_in_comes_first_however_fast_the_others_are() -> None:
    _host, (anna, ben, clara) = table_of(
        "Anna: R7 B3 B4", "Ben: R1 G2 Y4", "Clara: R7 Y2 Y3", rule="jump_in = yes"
    )
    anna.submit(R7)
    assert not ben.submit(Play(Card("R1")))
    assert clara.submit(Jump(Card("R7")))
    assert any(isinstance(event, Jumped) for event in heard(ben))
    assert ben.proposed is None, "the table has changed under what Ben wanted"


def test_the_player_hit_is_asked_first_then_the_others_in_their_order() -> None:
    table, (anna, ben, clara, dora) = table_of(
        "Anna: W+4 R8 B4 B6", "Ben: R1 G2 Y4", "Clara: R7 Y2 Y3", "Dora: Y1 Y8 G3", rule="challenger = anyone"
    )
    anna.submit(Play(Card("W+4"), Colour.BLUE))
    assert not dora.submit(CHALLENGE)
    assert not clara.submit(CHALLENGE)
    assert table.waiting_for == Waiting("person", 1)
    assert not ben.submit(ACCEPT)
    assert table.log[1] == (2, CHALLENGE), "Clara comes before Dora, though Dora was faster"
    assert dora.proposed is None


def test_which_player_could_do_something_is_told_to_no_one() -> None:
    _host, (anna, ben, clara) = table_of(
        "Anna: R7 B3 B4", "Ben: R1 G2 Y4", "Clara: R7 Y2 Y3", rule="jump_in = yes"
    )
    anna.submit(R7)
    ben.submit(Play(Card("R1")))
    assert ben.waiting_for == anna.waiting_for == Waiting("chances", None)
    assert (list(ben.chances), list(anna.chances)) == ([], [])
    assert list(clara.chances) == [Jump(Card("R7"))]


def test_patience_has_an_end_if_the_table_says_so() -> None:
    table = Table(record("Anna: R7 B3", "Ben: R1 G2 Y4"), patience=60)
    anna, ben = table.take_seat(0, paces=True), table.take_seat(1)
    anna.submit(R7)
    ben.submit(Play(Card("R1")))
    assert table.clock(100.0) is None, "Anna has not been told yet"
    anna.catch_up()
    assert table.clock(101.0) == 60
    assert table.clock(131.0) == 30
    assert table.steps == 1
    table.clock(161.5)
    assert table.advance()
    assert table.steps == 2


def test_without_an_end_it_waits_for_ever() -> None:
    table, (anna, ben) = table_of("Anna: R7 B3", "Ben: R1 G2 Y4")
    anna.submit(R7)
    ben.submit(Play(Card("R1")))
    assert table.clock(1.0) is None
    assert table.clock(1e9) is None
    assert table.waiting_for == Waiting("chances")


# Coming and going


def test_others_hear_who_is_away_and_who_is_back() -> None:
    table, (anna, ben) = table_of("Anna: R7 B3", "Ben: R1 G2 Y4")
    heard(anna)
    ben.close()
    assert [item.presence for item in anna.take()] == [Presence(1, False)]
    anna.submit(R7)
    assert table.waiting_for.seat == 1, "the table waits"
    table.take_seat(1)
    assert [item.presence for item in anna.take() if item.presence] == [Presence(1, True)]


def test_a_computer_plays_for_a_player_who_is_away_and_comes_back() -> None:
    log = Log()
    table, (anna, ben) = table_of("Anna: R7 B3 G9", "Ben: R1 G2 Y4", store=log)
    with pytest.raises(ValueError, match="away"):
        table.replace(1, "normal")
    anna.submit(R7)
    ben.close()
    table.replace(1, "normal")
    assert log.lines[-1] == "Ben: seat computer normal\n"
    assert Seat(1, "computer", "normal") in heard(anna)
    assert table.people == (0,)
    settle(table)
    assert table.game.turn == 0
    with pytest.raises(ValueError, match="computer"):
        table.take_seat(1)
    table.give_back(1)
    with pytest.raises(ValueError, match="taken from no player"):
        table.give_back(1)
    back = table.take_seat(1, since=1)
    items = back.take()
    assert [item.step for item in items] == list(range(2, table.steps + 1))
    assert isinstance(items[0].events[0], Seat)
    again = Replay.of("".join([table.record.header(), *log.lines]).encode())
    assert again.error is None
    assert (again.game, again.steps) == (table.game, table.log)
    assert Table(table.record, None, again).people == (0, 1)


def test_a_seat_change_is_a_line_of_the_record() -> None:
    read = replay("Anna: R7 B3", "Ben: R1 G2", steps="Anna: seat computer hard\nAnna: seat person")
    assert read.steps == [(0, SeatChange("hard")), (0, SeatChange(None))]
    assert read.record is not None
    assert read.record.write(read.steps).endswith("Anna: seat computer hard\nAnna: seat person\n")
    wrong = Replay.of(read.record.write([]).encode() + b"Anna: seat computer best\n")
    assert wrong.error is not None
    assert wrong.error.code == "unknown-level"


def test_a_computer_that_takes_a_seat_knows_what_was_seen_from_there() -> None:
    """So it decides the same on every server, and after the game was saved."""
    steps = "Anna: play R7\nBen: play R1\nAnna: seat computer hard"
    first = replay("Anna: R7 B3 G9", "Ben: R1 G2 Y4", steps=steps)
    assert first.record is not None
    live = Table(first.record)
    for line in steps.splitlines():
        live.follow(line)
    resumed = Table(first.record, None, first)
    assert live.computers[0].__dict__.keys() == resumed.computers[0].__dict__.keys()
    assert live.computers[0].watches
    view = live.game.view(0)
    assert live.computers[0].act(view, live.steps) == resumed.computers[0].act(view, resumed.steps)


# Where steps are kept


def test_what_cannot_be_kept_did_not_happen() -> None:
    log = Log(full=True)
    table, (anna, _ben) = table_of("Anna: R7 B3 G9", "Ben: R1 G2 Y4", store=log)
    with pytest.raises(NotStoredError):
        anna.submit(R7)
    assert (table.steps, anna.proposed) == (0, None)
    log.full = False
    assert anna.submit(R7)


def test_a_computer_whose_step_cannot_be_stored_tries_again_on_request() -> None:
    log = Log()
    table, (anna,) = table_of("Anna: R7 B3 G9", "Ben/random: R1 G2 Y4", store=log)
    anna.submit(R7)
    log.full = True
    assert not table.advance()
    assert table.waiting_for == Waiting("unsaved", 1, "cannot-write")
    assert not table.advance(), "it does not try by itself"
    log.full = False
    anna.try_again()
    assert table.advance()


def test_a_step_that_is_on_its_way_is_told_when_it_comes_back() -> None:
    log = Log(slow=True)
    table, (anna, ben) = table_of("Anna: R7 B3 G9", "Ben: R1 G2 Y4", store=log)
    heard(ben)
    assert not anna.submit(R7)
    assert (table.waiting_for, table.steps, heard(ben)) == (Waiting("store"), 0, [])
    table.follow(log.lines[0])
    assert table.steps == 1
    assert Played(0, Card("R7"), None) in heard(ben)


def two_servers() -> tuple[Table, Table, list[LocalSeat]]:
    begun: Record = record("Anna: R7 B3 G9", "Ben: R1 G2 Y4", "Clara/normal: G3 B8 Y7 W")
    one, two = Table(begun, Log(slow=True)), Table(begun, Log(slow=True))
    return one, two, [one.take_seat(0), two.take_seat(1)]


def test_two_servers_run_one_table_and_the_first_append_wins() -> None:
    one, two, (anna, ben) = two_servers()
    anna.submit(R7)
    for table in (one, two):
        table.follow("Anna: play R7\n")
    ben.submit(Play(Card("R1")))
    for table in (one, two):
        table.follow("Ben: play R1\n")
    for table in (one, two):
        table.advance()  # both ask Clara, and both want to keep what she does
    lines = [table._store.lines[-1] for table in (one, two)]  # type: ignore[union-attr]
    assert lines[0] == lines[1]
    assert lines[0].startswith("Clara:")
    for table in (one, two):
        table.follow(lines[0])
    assert one.game == two.game
    assert one.log == two.log


def test_a_server_that_does_not_think_knows_that_a_computer_player_would_jump_in() -> None:
    begun = record("Anna: R7 B3", "Ben: R1 G2 Y4", "Clara/normal: R7 Y2 Y3", rule="jump_in = yes")
    log = Log(slow=True)
    table = Table(begun, log)
    table.thinks = False
    anna = table.take_seat(0)
    table.follow("Anna: play R7\n")
    assert not table.advance()
    assert table.waiting_for == Waiting("chances")
    assert list(anna.chances) == [CALL_UNO]
    anna.pass_on()
    table.advance()
    assert log.lines == ["Clara: jump R7\n"]


def test_a_server_that_does_not_think_knows_that_no_computer_player_jumps_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun = record("Anna: R7 B3 B4", "Ben: R1 G2 Y4", "Clara/normal: R7 Y2 Y3", rule="jump_in = yes")
    table = Table(begun, Log(slow=True))
    table.thinks = False
    monkeypatch.setattr(type(table.computers[2]), "act", lambda *_: None)
    table.follow("Anna: play R7\n")
    assert not table.advance()
    assert table.waiting_for == Waiting("person", 1)


def test_a_player_who_was_second_does_it_again_if_it_is_still_legal() -> None:
    begun = record("Anna: R7 B3", "Ben: R1 G2 Y4")
    table = Table(begun, Log(slow=True))
    anna, ben = table.take_seat(0), table.take_seat(1)
    anna.submit(R7)
    table.follow("Anna: play R7\n")
    anna.pass_on()
    ben.submit(Play(Card("R1")))
    assert table.waiting_for == Waiting("store")
    table.follow("Anna: uno\n")  # another server was first
    assert ben.proposed == Play(Card("R1"))
    table.advance()
    assert table._store.lines[-1] == "Ben: play R1\n"  # type: ignore[union-attr]
    table.not_kept("cannot-write")
    assert table.waiting_for.what == "unsaved"


def test_a_step_whose_place_a_hint_has_taken_is_sent_again() -> None:
    """In a house both are lines of one log: the first one that is kept has the place."""
    sent: list[str] = []

    class Log:
        def append(self, line: str) -> bool:
            sent.append(line)
            return False

    table = Table(record("Anna: R7 B3", "Ben: G1 Y2"), Log())
    anna = table.take_seat(0)
    assert not anna.submit(Play(Card("R7")))
    table.follow("Anna: hint")
    assert (len(sent), sent[0], table.lines, table.steps) == (2, sent[1], 1, 0)
    table.follow(sent[1])
    assert (table.waiting_for, table.lines, table.steps) == (Waiting("person", 1), 2, 1)
