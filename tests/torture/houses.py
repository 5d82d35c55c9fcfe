"""Houses that are killed: what anybody was told of a match is in its log, once; everybody comes back."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import asyncssh

from access_uno.engine import Game
from access_uno.protocol.game_json import event_values, view_values
from access_uno.record import Replay, take_step
from access_uno.server.store import Store
from access_uno.server.store.sqlite import SQLiteStore
from tests.ssh.rig import Program, Rig, Told, choose, own_address

TABLES: Final = 6
SECONDS: Final = 60.0
RULES: Final = {"rounds": "100"}  # longer than any torture


class Player:
    """Plays on at one table, through whatever happens to the house."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.key = asyncssh.generate_private_key("ssh-ed25519")
        self.program: Program | None = None
        self.told: dict[int, Told] = {}  # what was told of each step
        self.log = ""  # of the match
        self.begun = asyncio.Event()

    @property
    def last(self) -> int:
        """The last step that was told."""
        return max(self.told, default=0)

    async def play(self, rig: Rig, code: str) -> None:
        """Sit down, and play until the house is gone."""
        program = self.program = await rig.program(self.name, key=self.key, address=own_address(self.name))
        since = {"since": self.last} if self.told else {}
        assert (await program.ask("join", code=code, **since))["type"] == "done"
        for told in program.heard:
            self._take(told)
        while (more := await program.next()) is not None:
            self._take(more)

    def _take(self, told: Told) -> None:
        program = self.program
        assert program is not None
        if told["type"] == "match":
            assert told["step"] >= self.last, "the match stands before what was told"
            self.log, program.view = f"{told['code']}/{told['match']}", told["view"]
            self.begun.set()
        elif told["type"] == "game":
            happened = [event for event in told["events"] if event["event"] != "presence"]
            if happened:
                assert self.told.setdefault(told["step"], told)["events"] == told["events"], "told otherwise"
            program.view = told["view"]
        elif told["type"] == "waits":
            mine = told["for"] == "person" and told["name"] == self.name
            if mine or told["for"] == "round":
                program.send(do="act", action=choose(program.view["legal"]))
            elif told["chances"]:
                program.send(do="go", step=told["step"])


async def _serve(folder: Path, port: int) -> tuple[asyncio.subprocess.Process, int]:
    command = (sys.executable, "-m", "tests.ssh.served", str(folder), str(port))
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    line = await asyncio.wait_for(process.stdout.readline(), SECONDS)
    return process, int(line)


async def _life(folder: Path, port: int, tables: Sequence[Any], seconds: float) -> int:
    """The house lives so long while everybody plays, then it is killed; the port that it had."""
    process, port = await _serve(folder, port)
    rig = Rig(None, "127.0.0.1", port)
    playing: list[asyncio.Task[None]] = []
    try:
        for table in tables:
            if not table.code:
                await table.open(rig)
            for player in table.players:
                player.begun.clear()
                playing.append(asyncio.create_task(player.play(rig, table.code)))
        begun = (player.begun.wait() for table in tables for player in table.players)
        await asyncio.wait_for(asyncio.gather(*begun), SECONDS)
        await asyncio.sleep(seconds)  # a random moment
    finally:
        process.kill()
        await process.wait()
    for task in playing:
        with contextlib.suppress(asyncssh.Error, OSError):
            await asyncio.wait_for(task, SECONDS)
    await rig.close()
    return port


class Table:
    """Two people and a computer player."""

    def __init__(self, number: int) -> None:
        self.players = [Player(f"{who} {number}") for who in ("anna", "ben")]
        self.code = ""

    async def open(self, rig: Rig) -> None:
        first = self.players[0]
        program = await rig.program(first.name, key=first.key, address=own_address(first.name))
        wanted = {"seats": 3, "computers": 1, "level": "easy", "rules": RULES, "chance": 0}
        self.code = (await program.ask("play", **wanted))["code"]


def houses(folder: Path, seed: int, count: int = 10) -> int:
    """Kill a house so many times while six tables play; how many steps they made in all."""
    folder.mkdir(exist_ok=True)
    tables = [Table(number) for number in range(TABLES)]
    return asyncio.run(_houses(folder, random.Random(seed), tables, count))


async def _houses(folder: Path, chance: random.Random, tables: list[Table], count: int) -> int:
    port = 0
    for _ in range(count):
        port = await _life(folder, port, tables, chance.random())
    store = SQLiteStore(folder / "house.db")
    await store.open()
    try:
        return sum([await checked(store, table.players) for table in tables])
    finally:
        await store.close()


async def checked(store: Store, players: Sequence[Any]) -> int:
    """The log of a table replays without a refusal, and is what everybody was told and saw; its steps."""
    lines = await store.read(players[0].log)
    replay = Replay.of("\n".join([*lines, ""]).encode())
    assert replay.error is None, replay.error
    assert replay.record is not None
    names = replay.record.names
    game, _ = Game.begin(replay.record.setup)
    for number, (seat, step) in enumerate(replay.steps, 1):
        events = take_step(game, seat, step)
        for player in players:
            if (told := player.told.get(number)) is not None:
                own = names.index(player.name)
                assert told["events"] == [event_values(event.seen_by(own), names) for event in events]
                assert told["by"] == names[seat]
                assert told["view"] == json.loads(json.dumps(view_values(game.view(own), names)))
    for player in players:
        assert player.last <= len(replay.steps), "something that was told is lost"
        left_out = set(range(min(player.told), player.last + 1)) - set(player.told)
        assert not left_out, f"{player.name} at {player.log} was not told {sorted(left_out)}"
    return len(replay.steps)
