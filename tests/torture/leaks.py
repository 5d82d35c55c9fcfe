"""Leaks: every line sent to a player holds only what they may know, whatever they have asked for."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

import asyncssh

from access_uno.engine import Game
from access_uno.engine.events import Event
from access_uno.protocol.game_json import event_values, view_values
from access_uno.record import Record, Replay, take_step
from access_uno.server.store.sqlite import SQLiteStore
from access_uno.words.codes import apart
from access_uno.words.narration import narration
from tests.ssh.rig import Program, Rig, Told, opened, play
from tests.web.house import Page, way_in
from tests.web.program import text_of

Truth = tuple[list[Told], Told, str | None]
"""The events of a step, the view after it, and whose step it was."""

PLAYERS: Final = ("anna", "ben", "carla", "dirk")
FRIENDS: Final = PLAYERS[:2]
SECRET: Final = "the blue elephant"  # said by one friend to the other alone
SECONDS: Final = 1500.0
_OF_FRIENDS: Final = ("friend", "befriended", "invited", "asks-friend")
_TO_FRIENDS: Final = re.compile(r"friend|invites you|privately| is at table |your place")
_NAMED_CARD: Final = re.compile(r"\b(?:red|green|blue|yellow) [0-9SRD]|\bWild\b|Super Star|customizable")
_CARD: Final = re.compile(r"\b(?:[RGBY](?:\+2|[0-9SR])|W\+4|ST|CU)(?![\w+])")
_WISHES: Final = (
    {"do": "join", "since": 0},
    {"do": "watch"},
    {"do": "who"},
    {"do": "tables"},
    {"do": "act", "action": "play R7"},
    {"do": "act", "action": "challenge"},
    {"do": "act", "action": "catch anna", "step": 3},
    {"do": "act", "action": "show W", "name": "anna", "you": "anna", "seat": 0},
    {"do": "go", "step": 1, "name": "ben"},
    {"do": "computer", "name": "anna"},
    {"do": "again"},
    {"do": "begin"},
    {"do": "remove", "name": "anna"},
    {"do": "silence", "name": "anna"},
    {"do": "close"},
    {"do": "settings", "settings": {"you": "anna"}},
    {"do": "view", "you": "anna"},
    {"do": "device"},
    {"do": "friends"},
    {"do": "befriend", "name": "anna"},
    {"do": "whisper", "name": "carla", "text": "psst"},
    {"do": "call", "name": "anna"},
    {"do": "friend-news", "tell": "where"},
    {"do": "results"},
    {"do": "hear", "match": "1"},
)
"""The questions of a player who wants to know more."""


def leaks(folder: Path, seed: int, rounds: int = 300) -> int:
    """Play so many rounds while a player asks for everything; check and count every line."""
    folder.mkdir(exist_ok=True)
    return asyncio.run(asyncio.wait_for(_leaks(folder, random.Random(seed), rounds), SECONDS))


async def _leaks(folder: Path, chance: random.Random, rounds: int) -> int:
    watchers: list[Program] = []
    pages: list[tuple[str, Page]] = []
    consoles: list[tuple[str, list[str]]] = []
    async with contextlib.AsyncExitStack() as stack:
        rig = await stack.enter_async_context(opened(folder))
        assert rig.house is not None
        browsers = await stack.enter_async_context(way_in(rig.house))
        players = [await rig.program(name) for name in PLAYERS]
        for one, other in (FRIENDS, FRIENDS[::-1]):
            await players[PLAYERS.index(one)].ask("befriend", name=other)
        wanted = {"seats": 5, "computers": 1, "level": "easy", "chance": 0}
        while rounds > 0:
            match = {"rules": {"rounds": str(min(rounds, 100))}}
            private = await _invite_to_private_table(players)
            code = (await players[0].ask("play", **wanted, **match))["code"]
            await players[0].ask("call", name=FRIENDS[1])
            page = await stack.enter_async_context(browsers.page())
            await _watch(page, code)
            pages.append((f"{code}/1", page))
            consoles.append((f"{code}/1", []))
            console = await rig.connect(f"ssh {code}")
            _, reader, _ = await console.open_session(command=f"watch {code}")
            reading = asyncio.create_task(_read(reader, consoles[-1][1]))
            for player in players[1:]:
                await player.ask("join", code=code)
            await players[0].ask("whisper", name=FRIENDS[1], text=SECRET)
            asking = asyncio.create_task(_ask_for_all(rig, code, chance, watchers))
            playing = [play(player, _is_over) for player in players]
            await asyncio.gather(*playing, _hear_all(page))
            asking.cancel()
            for player in players:
                await player.of("stands")
            console.close()
            await reading
            _check_code_is_private(private, players, [*watchers, page])
            assert private not in "".join(consoles[-1][1])
            rounds -= 100
    store = SQLiteStore(folder / "house.db")
    await store.open()
    try:
        streams: list[tuple[str | None, Program]] = [*zip(PLAYERS, players, strict=True)]
        streams += [(None, watcher) for watcher in watchers]
        counts = [await _checked(store, name, stream) for name, stream in streams]
        shown = [_checked_page(_public(await store.read(log)), page) for log, page in pages]
        read = [_checked_lines(_public(await store.read(log)), lines) for log, lines in consoles]
        return sum(counts) + sum(shown) + sum(read)
    finally:
        await store.close()
        assert any(SECRET in raw for raw in players[1].raw)


def _is_over(told: Told) -> bool:
    return told["type"] == "waits" and bool(told["for"] == "over")


async def _watch(page: Page, code: str) -> None:
    """Watch a table in a browser."""
    await page.enter("guest", f"page {code}")
    await page.choose("tables")
    await page.until(lambda: 0 < len(page.choices()) < 5)
    await page.do("choose", page.choices()[-1])
    await page.type(code)
    await page.heard("The code of this table")


async def _hear_all(page: Page) -> None:
    """Read a page until the match is over."""
    await page.until(lambda: page.lines[-1].get("kind") == "match-won")


async def _invite_to_private_table(players: Sequence[Program]) -> str:
    """One friend opens a private table, invites the other one, and leaves it; return its code."""
    own, _ = (players[PLAYERS.index(name)] for name in FRIENDS[::-1])
    code: str = (await own.ask("play", seats=3, private=True))["code"]
    await own.ask("call", name=FRIENDS[0])
    await own.ask("leave")
    return code


def _check_code_is_private(code: str, players: Sequence[Program], others: Sequence[Program | Page]) -> None:
    told = [name for name, player in zip(PLAYERS, players, strict=True) if code in "".join(player.raw)]
    assert told == list(FRIENDS)
    assert not any(code in raw or apart(code) in raw for other in others for raw in other.raw)


async def _read(reader: asyncssh.SSHReader[str], lines: list[str]) -> None:
    async for line in reader:
        lines.append(line.rstrip("\r\n"))


def _public(log: Sequence[str]) -> list[str]:
    """What all may hear of a match."""
    public: list[str] = []
    narration("en", None, public.append).read(BytesIO("\n".join([*log, ""]).encode()))
    return public


def _checked_lines(public: Sequence[str], lines: Sequence[str]) -> int:
    """A console of `ssh` without a seat has cards only in lines for all, and hears nothing of friends."""
    told = [line for line in lines if _NAMED_CARD.search(line)]
    assert len(told) > 20
    assert [line for line in told if line not in public] == []
    assert [line for line in lines if SECRET in line or _TO_FRIENDS.search(line)] == []
    return len(lines)


def _checked_page(public: Sequence[str], page: Page) -> int:
    """A page without a seat has no hand, no secret, and lines with cards only as all may hear them."""
    count = 0
    for raw in page.raw:
        told = json.loads(raw)
        assert SECRET not in raw
        assert not told.get("scene", {}).get("hand")
        if any("code" in part for part in told.get("parts", ()) if isinstance(part, dict)):
            assert text_of(told) in public, raw
            count += 1
    assert count > 20
    return len(page.raw)


async def _ask_for_all(rig: Rig, code: str, chance: random.Random, watchers: list[Program]) -> None:
    """One spectator watches only, another asks for everything."""
    curious = await rig.program(f"eve {code}")
    watchers += [curious, await rig.program(f"mallory {code}")]
    await watchers[-2].ask("watch", code=code)
    await watchers[-1].ask("watch", code=code)

    async def hear(program: Program) -> None:
        while await program.next() is not None:
            pass

    hearing = [asyncio.create_task(hear(program)) for program in watchers[-2:]]
    try:
        while True:
            watchers[-1].send(**{"code": code, **chance.choice(_WISHES)})
            await asyncio.sleep(0.02)
    finally:
        for task in hearing:
            task.cancel()


async def _checked(store: SQLiteStore, name: str | None, program: Program) -> int:
    """Every line is what this listener may know, or holds no card at all."""
    records: dict[str, list[Truth]] = {}
    log = ""
    for raw in program.raw:
        told = json.loads(raw)
        assert name in FRIENDS or told["type"] not in _OF_FRIENDS, raw
        assert name is not None or told["type"] != "stands", raw
        assert name == FRIENDS[1] or SECRET not in raw
        if told["type"] == "match":
            log = f"{told['code']}/{told['match']}"
            if log not in records:
                records[log] = _truth(await store.read(log), name)
            assert told["view"] == records[log][told["step"]][1]
        elif told["type"] == "game":
            events, view, by = records[log][told["step"]]
            happened = [event for event in told["events"] if event["event"] != "presence"]
            assert happened in (events, [])
            assert told["view"] == view
            assert (told["by"] == by) or not happened
        else:
            for own in ("chances", "proposed"):
                told.pop(own, None)
            assert told["type"] == "refused" or not _CARD.search(json.dumps(told)), raw
    for log in records:
        [header] = (await store.read(log))[:1]
        [seed] = re.findall(r"seed: ([0-9]+)", header)
        assert not any(seed in raw for raw in program.raw)
    return len(program.raw)


def _truth(lines: list[str], name: str | None) -> list[Truth]:
    """For each step what a player may hear and see of it."""
    replay = Replay.of("\n".join([*lines, ""]).encode())
    assert replay.error is None
    record = replay.record
    assert record is not None
    seat = record.names.index(name) if name in record.names else None
    game, events = Game.begin(record.setup)
    found = [_seen(record, game, events, seat, None)]
    for actor, step in replay.steps:
        found.append(_seen(record, game, take_step(game, actor, step), seat, record.names[actor]))
    return found


def _seen(record: Record, game: Game, events: Sequence[Event], seat: int | None, by: str | None) -> Truth:
    view = game.public() if seat is None else game.view(seat)
    told = [event_values(event.seen_by(seat), record.names) for event in events]
    truth: Truth = json.loads(json.dumps((told, view_values(view, record.names), by)))
    return truth
