"""One match, in which three people play who came three ways: by a page, by `ssh`, and by `join`."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

from access_uno.server.live_match import LiveMatch
from tests.play.online.rig import ACCESS_UNO, Pipe, Ssh, clean
from tests.ssh.rig import opened
from tests.stack.test_together import typed
from tests.web.house import Page, way_in

_WAYS = {"draw": "draw", "accept": "draw", "pass": "keep"}


async def act(page: Page, line: str) -> None:
    """Do by buttons what a typed line says, if it can be done by now."""
    command, *rest = line.split()
    if "red" in page.choices():
        await page.do("choose", rest[-1] if rest[-1] in page.choices() else "red")
    elif command == "play":
        names = [card["name"] for card in page.scene.get("hand", ()) if card["code"] == rest[0]]
        if names:
            await page.do("play", names[0])
    elif command in _WAYS:
        await page.do(_WAYS[command])


async def play(match: LiveMatch, page: Page, pipes: dict[str, Pipe]) -> None:
    """Play the match to its end."""
    table = match.table
    while table.waiting_for.what != "over":
        before, turn = table.steps, table.game.turn
        if table.waiting_for.what == "person" and turn is not None:
            line, name = typed(table.game.legal(turn)), match.names[turn]
            if name in pipes:
                pipes[name].type(line)
            else:
                await act(page, line)
        for _ in range(100):
            if table.steps != before:
                break
            await asyncio.sleep(0.02)


async def reading(page: Page) -> None:
    """Take all that the page is told."""
    while True:
        await page.take()


def test_a_match_of_a_page_an_ssh_and_a_join(tmp_path: Path) -> None:
    async def scene() -> None:
        (tmp_path / "house").mkdir()
        async with opened(tmp_path / "house") as rig:
            assert rig.house is not None
            async with way_in(rig.house) as here, here.page() as carla:
                with ExitStack() as stack:
                    rules = ("--rule", "rounds=1", "--rule", "hand_size=3", "--chance", "1")
                    anna = Ssh(tmp_path, rig.port, "anna").pipe("play", "--seats", "3", *rules)
                    stack.enter_context(anna)
                    while not rig.house.lobby.rooms:
                        await asyncio.sleep(0.02)
                    [code] = rig.house.lobby.rooms
                    command = [*ACCESS_UNO, "join", rig.address, code, "--name", "Ben", "--lines"]
                    ben = stack.enter_context(Pipe(command, clean(ACCESS_UNO_HOME=str(tmp_path / "ben"))))
                    room = rig.house.lobby.rooms[code]
                    while len(room.sessions) < 2:
                        await asyncio.sleep(0.02)
                    await carla.enter("guest", "Carla")
                    await carla.choose("code")
                    await carla.type(code)
                    await carla.until(lambda: carla.scene.get("hand"))
                    assert room.match is not None
                    reader = asyncio.create_task(reading(carla))
                    await play(room.match, carla, {"anna": anna, "Ben": ben})
                    champions = [room.match.names[seat] for seat in room.match.table.game.champions]
                    while not any(line.get("kind") == "match-won" for line in carla.lines):
                        await asyncio.sleep(0.02)
                    reader.cancel()
                    assert [line["number"] for line in carla.lines] == [*range(1, len(carla.lines) + 1)]
                    for pipe, name in ((anna, "anna"), (ben, "Ben")):
                        won = "You win the match" if name in champions else f"{champions[0]} wins the match"
                        await asyncio.to_thread(pipe.wait_for, won)

    asyncio.run(asyncio.wait_for(scene(), 100))
