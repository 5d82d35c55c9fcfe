"""What sessions in the server's own process are told: values that stay as they are, for one seat alone."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from access_uno.engine import Game, PublicView, View
from access_uno.engine.notation import action_text
from access_uno.engine.views import Window
from access_uno.protocol import answers, messages, wishes
from access_uno.protocol.schema import Message
from access_uno.record import Replay, take_step
from access_uno.server.server import Server
from access_uno.server.session import NewConnection, Session
from access_uno.server.store.sqlite import SQLiteStore
from access_uno.table import Presence
from tests.ssh.rig import choose

SECONDS = 60


class Player:
    """A session that plays along with whatever is legal, and keeps what it was told."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.told: list[Message] = []
        self.over = asyncio.Event()
        self._wishes: asyncio.Queue[wishes.Wish[Any]] = asyncio.Queue()
        self._names: tuple[str, ...] = ()
        self._view: View | PublicView
        self.session: Session

    async def come(self, server: Server) -> None:
        visitor = NewConnection(self.name, f"SHA256:{self.name}", "127.0.0.1")
        self.session = await server.connections.enter(visitor, self._hear, lambda: None)
        await self.session.ask(wishes.Hello(1))

    def _hear(self, message: Message) -> None:
        self.told.append(message)
        match message:
            case messages.Match(players=names, view=view):
                self._names, self._view = names, view
            case messages.Game(view=view):
                self._view = view
            case messages.Waits(what="over"):
                self.over.set()
            case messages.Waits() if isinstance(self._view, View):
                self._answer(message, self._view)

    def _answer(self, waits: messages.Waits, view: View) -> None:
        if waits.what == "round" or (waits.what == "person" and waits.seat == view.seat):
            legal = {action_text(action, self._names): action for action in view.legal(view.seat)}
            self._wishes.put_nowait(wishes.Act(legal[choose(list(legal))], waits.step))
        elif waits.chances:
            self._wishes.put_nowait(wishes.Go(waits.step))

    async def play(self) -> None:
        while True:
            await self.session.ask(await self._wishes.get())


def test_every_view_is_what_its_seat_may_see_after_its_step_and_stays_so(tmp_path: Path) -> None:
    async def story() -> None:
        server = Server(SQLiteStore(tmp_path / "house.db"), pause=0.0)
        await server.open()
        anna, ben, eve = (Player(name) for name in ("anna", "ben", "eve"))
        for player in (anna, ben, eve):
            await player.come(server)
        opened = await anna.session.ask(wishes.Play(seats=3, computers=1, rules={"rounds": "1"}))
        assert isinstance(opened, answers.AtTable)
        await eve.session.ask(wishes.Watch(opened.code))
        await ben.session.ask(wishes.Join(opened.code))
        playing = [asyncio.create_task(player.play()) for player in (anna, ben)]
        await asyncio.gather(*(player.over.wait() for player in (anna, ben, eve)))
        for task in playing:
            task.cancel()
        lines = await server.store.read(f"{opened.code}/1")
        await server.close()
        for player in (anna, ben, eve):
            check(player, lines)

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_when_people_move_all_servers_are_told_again_who_has_let_a_chance_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        server = Server(SQLiteStore(tmp_path / "house.db"), pause=0.0)
        await server.open()
        anna = Player("anna")
        await anna.come(server)
        opened = await anna.session.ask(wishes.Play(seats=3, computers=2))
        assert isinstance(opened, answers.AtTable)
        room, told = server.lobby.rooms[opened.code], asyncio.Queue[str]()

        async def tell(_channel: str, text: str) -> None:
            told.put_nowait(text)

        monkeypatch.setattr(server.store, "tell", tell)
        assert room.match is not None
        room.match.table.pass_on(0)
        room.people_moved()
        assert json.loads(await told.get()) == {"passed": 0, "step": room.match.table.steps}
        await server.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def check(player: Player, lines: list[str]) -> None:
    """What was told is what the record says, looked at when the match is over."""
    replay = Replay.of("\n".join([*lines, ""]).encode())
    assert replay.record is not None
    names = replay.record.names
    seat = names.index(player.name) if player.name in names else None
    game, events = Game.begin(replay.record.setup)
    seen = {0: ([event.seen_by(seat) for event in events], seen_from(game, seat))}
    for number, (actor, step) in enumerate(replay.steps, 1):
        events = take_step(game, actor, step)
        seen[number] = [event.seen_by(seat) for event in events], seen_from(game, seat)
    steps = [told for told in player.told if isinstance(told, messages.Game)]
    assert {told.step for told in steps} >= set(range(1, len(replay.steps) + 1))
    for told in steps:
        happened = [event for event in told.events if not isinstance(event, Presence)]
        assert not isinstance(told.view, Window)
        assert told.view == seen[told.step][1]
        assert happened in (seen[told.step][0], [])


def seen_from(game: Game, seat: int | None) -> View | PublicView:
    return game.public() if seat is None else game.view(seat)
