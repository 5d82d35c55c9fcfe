"""Hints at a table of a house: only where the table allows them, at one's own turn, kept in its log."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from access_uno.client.server_client import RemoteSeat
from access_uno.engine import View
from access_uno.engine.actions import Action
from access_uno.players.coach import Coach
from access_uno.protocol import answers, messages, wishes
from access_uno.record import Replay
from access_uno.server.server import Server
from access_uno.server.store.sqlite import SQLiteStore
from access_uno.table import Waiting
from tests.play.driver import AtOnce
from tests.server.test_messages import SECONDS, Player


@pytest.fixture(autouse=True)
def thinks_little_and_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("access_uno.server.live_match.shared", AtOnce)
    monkeypatch.setattr("access_uno.server.live_match._REACH_SECONDS", 10 * SECONDS)  # none is waited for
    monkeypatch.setattr(Coach, "budget", 2_000)
    monkeypatch.setattr("access_uno.record.review._TO_DOUBT", 40_000)
    monkeypatch.setattr("access_uno.record.review._TO_JUDGE", 60_000)


def at_a_table(folder: Path, story: Callable[[Player, Player], Awaitable[None]], *, hints: bool) -> Replay:
    """Let two people sit at a new table, then what the story tells happen; return the record of the match."""
    lines: list[str] = []

    async def run() -> None:
        server = Server(SQLiteStore(folder / "house.db"), pause=0.0)
        await server.open()
        players = [Player(name) for name in ("anna", "ben")]
        for player in players:
            await player.come(server)
        opened = await players[0].session.ask(
            wishes.Play(seats=2, computers=0, hints=hints, rules={"rounds": "1"})
        )
        assert isinstance(opened, answers.AtTable)
        await players[1].session.ask(wishes.Join(opened.code))
        turn = None
        while turn is None:
            await asyncio.sleep(0)
            turn = next(filter(on_turn, players), None)
        players.remove(turn)
        await story(turn, players[0])
        lines.extend(await server.store.read(f"{opened.code}/1"))
        await server.close()

    asyncio.run(asyncio.wait_for(run(), SECONDS))
    return Replay.of("\n".join([*lines, ""]).encode())


def on_turn(player: Player) -> bool:
    view = getattr(player, "_view", None)
    return isinstance(view, View) and view.turn == view.seat


def test_a_hint_is_given_to_the_player_on_turn_and_kept_and_the_match_goes_on(tmp_path: Path) -> None:
    advised: list[Action] = []

    async def story(turn: Player, other: Player) -> None:
        refused = await other.session.ask(wishes.Hint())
        assert isinstance(refused, answers.Refused)
        assert refused.code == "no-hint-now"
        for _ in range(2):  # the same one again
            hint = await turn.session.ask(wishes.Hint())
            assert isinstance(hint, answers.Advised)
            assert hint.text.startswith("Hint: ")
            advised.append(hint.action)
        assert not any(isinstance(told, messages.Game) and told.step for told in other.told)
        assert isinstance(await turn.session.ask(wishes.Act(advised[0], 0)), answers.Taken)
        while not any(isinstance(told, messages.Game) and told.step == 1 for told in other.told):
            await asyncio.sleep(0)

    replay = at_a_table(tmp_path, story, hints=True)
    assert replay.error is None
    assert advised[0] == advised[1] == replay.steps[0][1]
    assert [hint.after for hint in replay.hints] == [0]


def test_a_table_has_no_hints_unless_it_allows_them(tmp_path: Path) -> None:
    async def story(turn: Player, other: Player) -> None:  # noqa: ARG001
        refused = await turn.session.ask(wishes.Hint())
        assert isinstance(refused, answers.Refused)
        assert (refused.code, refused.reason) == ("no-hints", "This table has no hints.")

    assert at_a_table(tmp_path, story, hints=False).hints == []


def test_a_match_is_looked_through_once_it_is_over(tmp_path: Path) -> None:
    async def story(turn: Player, other: Player) -> None:
        early = await turn.session.ask(wishes.Review())
        assert isinstance(early, answers.Refused)
        assert early.code == "not-over"
        await to_the_end(turn, other)
        found = await turn.session.ask(wishes.Review())
        assert isinstance(found, answers.Reviewed)
        assert len(found.moments) == len(found.steps)
        assert all(moment.startswith("Round 1. ") for moment in found.moments)
        assert [player.hints for player in tables(turn)[-1].players] == [0, 0]

    assert at_a_table(tmp_path, story, hints=False).error is None


def tables(player: Player) -> list[messages.Table]:
    return [told for told in player.told if isinstance(told, messages.Table)]


async def to_the_end(*players: Player) -> None:
    playing = [asyncio.create_task(player.play()) for player in players]
    await asyncio.gather(*(player.over.wait() for player in players))
    for task in playing:
        task.cancel()


def test_hints_are_told_to_all_when_the_match_is_over_and_not_before(tmp_path: Path) -> None:
    async def story(turn: Player, other: Player) -> None:
        assert isinstance(await turn.session.ask(wishes.Hint()), answers.Advised)
        await to_the_end(turn, other)
        while tables(other)[-1].state != "over":
            await asyncio.sleep(0)
        assert {player.name: player.hints for player in tables(other)[-1].players} == {
            turn.name: 1,
            other.name: 0,
        }
        assert not any(
            player.hints for table in tables(other) if table.state != "over" for player in table.players
        )

    at_a_table(tmp_path, story, hints=True)


def test_a_match_is_tried_again_at_a_table_of_ones_own_against_computers(tmp_path: Path) -> None:
    async def story(turn: Player, other: Player) -> None:
        early = await turn.session.ask(wishes.Retry(0))
        assert isinstance(early, answers.Refused)
        assert early.code == "not-over"
        await to_the_end(turn, other)
        for beyond in (-1, 10**6):
            refused = await turn.session.ask(wishes.Retry(beyond))
            assert isinstance(refused, answers.Refused)
            assert refused.code == "wrong-field"
        (first,) = [told for told in turn.told if isinstance(told, messages.Match)]
        opened = await turn.session.ask(wishes.Retry(0))
        assert isinstance(opened, answers.AtTable)
        again = [told for told in turn.told if isinstance(told, messages.Match)][-1]
        assert isinstance(first.view, View)
        assert isinstance(again.view, View)
        assert (again.code, again.view.hand) == (opened.code, first.view.hand)
        assert (tables(turn)[-1].private, tables(turn)[-1].computers) == (True, 1)
        assert other.name not in again.players

    at_a_table(tmp_path, story, hints=False)


def test_a_seat_elsewhere_asks_the_server_and_hears_a_refusal(tmp_path: Path) -> None:
    async def story(turn: Player, other: Player) -> None:  # noqa: ARG001
        (match,) = [told for told in turn.told if isinstance(told, messages.Match)]
        asked: list[tuple[object, ...]] = []
        refusals: list[answers.Refused] = []
        client: Any = SimpleNamespace(ask=lambda *wish: asked.append(wish), listener=refusals.append)
        seat = RemoteSeat(match, client)
        assert (seat.has_hints, seat.ask_hint()) == (True, False)
        seat.waiting_for = Waiting("person", match.you)
        assert seat.ask_hint()
        ((wish, then, refused),) = asked
        assert isinstance(wish, wishes.Hint)
        assert callable(then)
        assert callable(refused)
        assert (seat.hint_comes, seat.take_hint()) == (True, None)
        advised = await turn.session.ask(wish)
        assert isinstance(advised, answers.Advised)
        then(advised)
        advice = seat.take_hint()
        assert advice is not None
        assert (advice.action, advice.reason.name, seat.hint_comes) == (advised.action, advised.why, False)
        seat.ask_hint()
        refused(answers.Refused("too-often", "Not so often."))
        assert (seat.hint_comes, len(refusals)) == (False, 1)

    at_a_table(tmp_path, story, hints=True)
