"""What people have of version 1.0.0 goes on: saves, settings, houses, and programs of both versions."""

from __future__ import annotations

import asyncio
import base64
import json
import shutil
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import asyncssh
import nats
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from access_uno.engine import View
from access_uno.engine.actions import DRAW
from access_uno.engine.rules import RULEBOOKS
from access_uno.play.online.known_servers import KnownServer, KnownServers
from access_uno.protocol import messages, wishes
from access_uno.protocol.codec import Answered, ClientCodec
from access_uno.record import results, saves
from access_uno.server.store import StoreError
from access_uno.server.store.nats import NATSStore
from access_uno.server.store.sqlite import SQLiteStore
from access_uno.settings import presets
from access_uno.settings.choices import Choices, remembered
from access_uno.settings.settings import Home, Settings
from tests.server.store.nats_servers import NATSServer, addresses, nats_servers
from tests.ssh.rig import Rig, Told, opened, play

MADE = Path(__file__).with_name("made")
SECONDS = 120


def key_of(name: str) -> asyncssh.SSHKey:
    """The key by which a player of these houses is known."""
    key = Ed25519PrivateKey.from_private_bytes(sha256(name.encode()).digest())
    pem = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return asyncssh.import_private_key(pem)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    """A home of 1.0.0, to be written to."""
    return Home.under(shutil.copytree(MADE, tmp_path / "home"))


# At home


def test_saves_go_on_where_they_ended(home: Home) -> None:
    going = {game.path.stem: game for game in saves.unfinished(home.saves)}
    assert sorted(going) == ["1", "2", "3"]
    for name, steps, people in (("1", 25, ("Zoë", "Ben", "Ada")), ("2", 9, ("Zoë", "Ada", "Bert"))):
        file, replay = saves.SaveFile.resume(going[name].path)
        assert (len(replay.steps), replay.record.names) == (steps, people)  # type: ignore[union-attr]
        assert replay.game is not None
        seat = replay.game.turn
        assert seat is not None
        before = going[name].path.read_bytes()
        file.append(replay.record.step(seat, replay.game.legal(seat)[0]))  # type: ignore[union-attr]
        file.close()
        assert going[name].path.read_bytes().startswith(before)
        again, replayed = saves.SaveFile.resume(going[name].path)
        again.close()
        assert len(replayed.steps) == steps + 1
    assert [game.path.stem for game in saves.finished(home.saves)] == ["1"]


def test_settings_keys_uses_and_the_last_game_are_as_they_were(home: Home) -> None:
    settings = Settings(home.settings)
    assert settings.take_troubles() == []
    assert not settings.is_new
    assert (settings.general.reading, settings.general.pace) == ("braille", "wait")
    assert (settings.person("Zoë").reading, settings.person("Zoë").verbosity) == ("speech", "short")
    assert settings.keys == {"draw": ("x", "f5"), "uno": ("c-u",)}
    assert settings.learned == ("first-round",)
    assert [settings.uses.count("Zoë", what) for what in ("play", "uno", "draw")] == [3, 1, 0]
    rules = RULEBOOKS["mario-nl"].with_option("stacking", "same")
    assert remembered(settings.game, "en", "you") == Choices(rules, ("Zoë",), 3, "hard")


def test_changing_a_setting_loses_none_of_the_others(home: Home) -> None:
    settings = Settings(home.settings)
    settings.uses.note("Zoë", "draw")
    settings.change("Zoë", verbosity="full")
    settings.uses.save()
    again = Settings(home.settings)
    assert [again.uses.count("Zoë", what) for what in ("play", "uno", "draw")] == [3, 1, 1]
    assert (again.general.reading, again.person("Zoë").verbosity) == ("braille", "full")
    assert (again.keys, again.game) == (settings.keys, settings.game)


def test_presets_results_and_known_houses_are_there(home: Home) -> None:
    assert presets.names(home.presets) == ["Am Sonntag"]
    wanted = RULEBOOKS["mario-de"].with_option("jump_in", "yes").with_option("seven_swaps", "yes")
    assert presets.load(home.presets, "Am Sonntag") == wanted
    [standing] = results.standings(results.kept(home.results))
    assert (standing.player, standing.rulebook, standing.level, standing.matches) == (
        "Zoë",
        "mario-it",
        "easy",
        1,
    )
    assert KnownServers(home.known_servers).all() == [KnownServer("example.org:8022", "SHA256:abc", "Zoë")]


# A house


async def _goes_on(rig: Rig, made: dict[str, Any]) -> None:
    """Its people are known, its tables are there, and the round goes on to its end."""
    anna, ben, zoe = [await rig.program(name, key=key_of(name)) for name in ("anna", "ben", "zoe")]
    assert [program.heard[0]["name"] for program in (anna, ben, zoe)] == ["anna", "ben", "zoe"]
    with pytest.raises(AssertionError, match="banned"):
        await rig.program("eve", key=key_of("eve"))
    account = next(told for told in ben.heard if told["type"] == "done")
    assert account["settings"] == {"reading": "sight"}
    impostor = await rig.program("anna", address="127.0.0.9")
    assert impostor.heard[0]["name"] is None
    mine = [table["code"] for table in (await zoe.ask("tables"))["tables"] if table["mine"]]
    assert made["waiting"] in mine
    tables = (await anna.ask("tables"))["tables"]
    states = {table["code"]: table["state"] for table in tables if table["mine"]}
    assert states[made["going"]] == "playing"
    steps = made["logs"][f"{made['going']}/1"] - 1
    for program in (anna, ben):
        assert (await program.ask("join", code=made["going"]))["type"] == "done"
    match = next(told for told in anna.heard if told["type"] == "match")
    assert (match["step"], match["players"][:2]) == (steps, ["anna", "ben"])
    await asyncio.gather(play(anna, _ends_round), play(ben, _ends_round))
    assert len(await rig.house.store.read(f"{made['ended']}/1")) == made["logs"][f"{made['ended']}/1"]  # type: ignore[union-attr]


def _ends_round(told: Told) -> bool:
    return told["type"] == "waits" and told["for"] in ("round", "over")


def _is_over(told: Told) -> bool:
    return told["type"] == "waits" and bool(told["for"] == "over")


def test_a_house_in_a_file_goes_on(home: Home, tmp_path: Path) -> None:
    made = json.loads((MADE / "made.json").read_text())["sqlite"]

    async def story() -> None:
        async with opened(tmp_path, store=SQLiteStore(home.server_store)) as rig:
            await _goes_on(rig, made)

    asyncio.run(asyncio.wait_for(story(), SECONDS))


async def _kept_by_first_version(servers: list[NATSServer]) -> None:
    """Let NATS have what the house of 1.0.0 kept there."""
    store = NATSStore(addresses(servers))
    await store.open()  # makes the streams, as 1.0.0 did
    await store.close()
    client = await nats.connect(addresses(servers))
    for message in json.loads((MADE / "nats.json").read_text()):
        data = base64.b64decode(message["data"])
        await client.jetstream().publish(message["subject"], data, headers=message["headers"] or None)
    await client.close()


def test_a_house_in_nats_goes_on(tmp_path: Path) -> None:
    made = json.loads((MADE / "made.json").read_text())["nats"]

    async def story(servers: list[NATSServer]) -> None:
        await _kept_by_first_version(servers)
        async with opened(tmp_path, store=NATSStore(addresses(servers))) as rig:
            await _goes_on(rig, made)

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))


# Servers of both versions


def test_beside_a_server_of_the_first_version_none_of_this_one_opens(tmp_path: Path) -> None:
    async def story(servers: list[NATSServer]) -> None:
        async with opened(tmp_path, store=NATSStore(addresses(servers))) as rig:
            first = {"address": "127.0.0.1:8022"}  # as 1.0.0 says that it lives
            store = rig.house.store  # type: ignore[union-attr]
            await store.put("servers", "0123456789abcdef", json.dumps(first))
            with pytest.raises(StoreError, match=r"other-version: 127\.0\.0\.1:8022"):
                async with opened(tmp_path, store=NATSStore(addresses(servers))):
                    pass
            await store.delete("servers", "0123456789abcdef")  # it ends
            async with opened(tmp_path, store=NATSStore(addresses(servers))):
                pass

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))


def test_a_house_that_a_newer_version_has_used_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rig:
            await rig.house.store.put("house", "format", "1000")  # type: ignore[union-attr]
        with pytest.raises(StoreError, match="newer-version"):
            async with opened(tmp_path):
                pass
        store = SQLiteStore(tmp_path / "house.db")
        await store.open()  # the server that was refused has let go of it
        await store.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


# Programs of both versions

Needs = Any
"""What a program needs of a JSON value: types, None, a list of what each has, or fields."""

PLAYER = {"name": str, "level": (str, None), "here": bool}
REASON = {"code": str, "reason": str}
TALK = {"name": str, "text": str}
WAITS = ("person", "chances", "unsaved", "round", "over", "nobody", "game")
ACCOUNT = {"name": (str, None), "guest": bool, "admin": bool, "ignored": [str]}
LISTED = {
    "code": str,
    "owner": str,
    "state": str,
    "rulebook": str,
    "free": int,
    "people": [str],
    "mine": bool,
}
LINES: dict[str, Needs] = {
    "hello": {"name": (str, None)},
    "refused": REASON,
    "table": {
        "code": str,
        "owner": str,
        "state": str,
        "computers": int,
        "free": int,
        "players": [PLAYER],
        "watching": [str],
    },
    "match": {
        "code": str,
        "match": int,
        "players": [str],
        "you": (str, None),
        "step": int,
        "past": int,
        "view": dict,
    },
    "game": {"step": int, "by": (str, None), "events": [dict], "view": dict},
    "waits": {"for": str, "name": (str, None), "code": str, "chances": [str], "proposed": (str, None)},
    "left": REASON,
    "closed": REASON,
    "said": TALK,
    "nudged": {"name": str},
    "notice": TALK,
    "servers": {"addresses": [str]},
}
ANSWERS: dict[str, Needs] = {
    "hello": ACCOUNT,
    "name": ACCOUNT,
    "tables": {"tables": [LISTED]},
    "who": {"people": [{"name": str, "code": (str, None), "watching": bool}]},
    "ignore": {"ignored": [str]},
    "play": {"code": str},
}


def _has(value: Any, needs: Needs) -> bool:
    if isinstance(needs, dict):
        return isinstance(value, dict) and all(
            name in value and _has(value[name], need) for name, need in needs.items()
        )
    if isinstance(needs, list):
        return isinstance(value, list) and all(_has(one, needs[0]) for one in value)
    if isinstance(needs, tuple):
        return any(_has(value, one) for one in needs)
    return value is None if needs is None else type(value) is needs


def _views(lines: list[Told]) -> dict[str, Any]:
    return next(told["view"] for told in lines if told["type"] == "match")


def test_join_of_the_first_version_gets_all_that_it_needs(tmp_path: Path) -> None:
    """What it sends, and the fields that it checks in what it is told (its visit/told.py)."""
    sent = [json.loads(line) for line in (MADE / "join.jsonl").read_text().splitlines()]
    of_first = [json.loads(line) for line in (MADE / "house.jsonl").read_text().splitlines()]

    async def story() -> None:
        async with opened(tmp_path) as rig:
            zoe = await rig.program("Zoë", greet=False)
            for wish in sent:
                if wish["do"] not in ("act", "begin"):
                    assert (await zoe.ask(**wish))["type"] == "done", wish
                if wish["do"] == "play":
                    await play(zoe, lambda told: told["type"] == "game" and told["step"] > 5)
            ben = await rig.program("ben", greet=False)
            for wish in ({**sent[0]}, {"do": "tables"}, {"do": "who"}, {"do": "ignore", "name": "Zoë"}):
                assert (await ben.ask(**wish))["type"] == "done", wish
            code = (await zoe.ask("play", seats=3, computers=1, rules={"rounds": "1"}))["code"]
            assert (await ben.ask("join", code=code))["type"] == "done"
            await asyncio.gather(play(zoe, _is_over), play(ben, _is_over))
            for told in (*zoe.heard, *ben.heard):
                _check(told, _views(of_first))

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def _check(told: Told, view: dict[str, Any]) -> None:
    """Assert that a line has what 1.0.0 needs of it."""
    assert _has(told, LINES.get(told["type"], {})), told
    if told["type"] == "done":
        assert _has(told, ANSWERS.get(told["do"], {})), told
    if told["type"] in ("match", "game"):
        assert view.keys() <= told["view"].keys(), view.keys() - told["view"].keys()
    if told["type"] == "waits":
        assert told["for"] in WAITS, told


def test_join_understands_a_house_of_the_first_version() -> None:
    lines = (MADE / "house.jsonl").read_text().splitlines()
    asked: dict[str, Callable[[], wishes.Wish[Any]]] = {
        "hello": lambda: wishes.Hello(1, "en", "changes"),
        "tables": wishes.Tables,
        "who": wishes.Who,
        "join": lambda: wishes.Join("587439"),
        "say": lambda: wishes.Say("hello"),
        "act": lambda: wishes.Act(DRAW, 0),
        "leave": wishes.Leave,
        "ignore": lambda: wishes.Ignore("anna"),
    }
    codec, understood = ClientCodec(), []
    for line in lines:
        told = json.loads(line)
        if told["type"] == "done":
            codec.write(asked[told["do"]]())
        elif told["type"] == "refused":
            continue  # a wish that this version does not have
        understood.append(codec.read(line))
        assert understood[-1] is not None, line
    games = [one for one in understood if isinstance(one, messages.Game)]
    assert [game.step for game in games][:12] == list(range(12))
    assert all(isinstance(game.view, View) and game.view.hand for game in games[:12])
    answered = [type(one.wish).__name__ for one in understood if isinstance(one, Answered)]
    assert {"Hello", "Tables", "Who", "Join", "Say", "Act", "Leave", "Ignore"} == set(answered)
