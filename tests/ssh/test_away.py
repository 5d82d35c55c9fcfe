"""Seats outlive connections: who is away, who plays for them, and how they get their seat back."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from access_uno.server import guest_seats
from access_uno.server import live_match as match_module
from access_uno.server.session import Session
from tests.ssh.rig import Program, Rig, Told, play, run


def _far(step: int):  # type: ignore[no-untyped-def]
    return lambda told: told["type"] == "game" and told["step"] >= step


async def table(rig: Rig, key: asyncssh.SSHKey) -> tuple[Program, Program, str]:
    anna, ben = await rig.program("anna"), await rig.program("ben", key=key)
    code = (await anna.ask("play", seats=2, rules={"rounds": "50"}))["code"]
    await ben.ask("join", code=code)
    await asyncio.gather(play(anna, _far(5)), play(ben, _far(5)))
    return anna, ben, code


def presence(name: str, here: bool):  # type: ignore[no-untyped-def]
    def found(told: Told) -> bool:
        events = told.get("events", ()) if told["type"] == "game" else ()
        return {"event": "presence", "player": name, "here": here} in events

    return found


def test_a_computer_plays_for_who_is_away_and_gives_the_seat_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def story(rig: Rig) -> None:
        anna, ben, code = await table(rig, key)
        assert (await anna.ask("computer", name="ben"))["code"] == "not-away"
        heard = max(told["step"] for told in ben.heard if told["type"] == "game")
        await rig.cut(ben)
        await anna.until(presence("ben", False))
        refused = await anna.ask("computer", name="ben")
        assert refused["code"] == "not-away-long"
        assert 0 < refused["facts"]["seconds"] <= 60
        monkeypatch.setattr(match_module, "AWAY_SECONDS", 0.0)
        assert (await anna.ask("computer", name="ben", level="easy"))["type"] == "done"
        told = await anna.until(lambda told: told["type"] == "game" and told["events"][:1] != [])
        while told["events"][0]["event"] != "seat":
            told = await anna.until(lambda told: told["type"] == "game")
        assert told["events"] == [{"event": "seat", "player": "ben", "who": "computer", "level": "easy"}]
        await play(anna, _far(told["step"] + 6))
        back = await rig.program("ben", key=key)
        await back.ask("join", code=code)
        match = next((told for told in back.heard if told["type"] == "match"), None) or await back.of("match")
        assert match["past"] > 0
        steps = [told["step"] for told in back.heard if told["type"] == "game"]
        while len(steps) < match["past"]:
            steps.append((await back.of("game"))["step"])
        assert steps[: match["past"]] == list(range(heard + 1, match["step"] + 1))
        lines = await rig.house.store.read(f"{code}/1")  # type: ignore[union-attr]
        assert [line for line in lines if "seat" in line] == ["ben: seat computer easy", "ben: seat person"]
        await asyncio.gather(play(anna, _far(match["step"] + 6)), play(back, _far(match["step"] + 6)))
        tables = [told["players"] for told in anna.heard if told["type"] == "table"]
        levels = [player["level"] for players in tables for player in players if player["name"] == "ben"]
        assert [level for level, _ in itertools.groupby(levels)][-3:] == [None, "easy", None]

    run(tmp_path, story)


def test_a_table_stays_when_all_have_left_and_goes_on_with_the_first_who_returns(tmp_path: Path) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def story(rig: Rig) -> None:
        anna, ben, code = await table(rig, key)
        await rig.cut(ben)
        await anna.ask("leave")
        [mine] = (await anna.ask("tables"))["tables"]
        assert (mine["code"], mine["mine"], mine["here"]) == (code, True, [])
        back = await rig.program("ben", key=key)
        await back.ask("join", code=code)
        await anna.ask("join", code=code)
        await asyncio.gather(play(anna, _far(15)), play(back, _far(15)))

    run(tmp_path, story)


def test_leaving_is_told_once_and_sitting_down_at_the_same_seat_again_not_at_all(
    tmp_path: Path,
) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def story(rig: Rig) -> None:
        anna, ben, code = await table(rig, key)
        await ben.ask("join", code=code)
        anna.heard.clear()
        await ben.ask("leave")
        await ben.ask("ping")
        await anna.until(presence("ben", False))
        await ben.ask("join", code=code)
        await anna.until(presence("ben", True))
        await anna.ask("ping")
        events = [event for told in anna.heard if told["type"] == "game" for event in told["events"]]
        assert [event["here"] for event in events if event["event"] == "presence"] == [False, True]
        assert rig.house is not None
        match = rig.house.lobby.rooms[code].match
        assert match is not None
        listening = [seat.number for seat in match.table._seats]
        assert listening.count(1) == 1, "no chance waits for a seat that was left to hear of it"

    run(tmp_path, story)


def test_who_comes_at_the_moment_when_the_last_one_leaves_is_at_a_table_that_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def story(rig: Rig) -> None:
        anna, ben, code = await table(rig, key)
        await ben.ask("leave")
        house = rig.house
        assert house is not None
        say_present = house.presence.say

        async def slowly(guest: Session) -> None:
            if guest.name == "ben":
                monkeypatch.undo()
                await anna.ask("leave")
            await say_present(guest)

        monkeypatch.setattr(house.presence, "say", slowly)
        ben.heard.clear()
        await ben.ask("join", code=code)
        await ben.ask("say", text="hello")
        assert any(told["type"] == "said" for told in ben.heard) or await ben.of("said")
        assert any(told["type"] == "match" for told in ben.heard)

    run(tmp_path, story)


def test_who_comes_back_hears_what_happened_also_after_all_had_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_module, "AWAY_SECONDS", 0.0)
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def story(rig: Rig) -> None:
        anna, ben, code = await table(rig, key)
        await ben.ask("leave")
        await anna.ask("leave")
        await anna.ask("join", code=code)
        match = [told for told in anna.heard if told["type"] == "match"][-1]
        assert (await anna.ask("computer", name="ben", level="easy"))["type"] == "done"
        await play(anna, _far(match["step"] + 6))
        ben.heard.clear()
        await ben.ask("join", code=code)
        back = next((told for told in ben.heard if told["type"] == "match"), None) or await ben.of("match")
        assert back["past"] == back["step"] - match["step"]

    run(tmp_path, story)


def test_of_a_long_absence_only_the_last_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_module, "MOST_PAST", 4)
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def story(rig: Rig) -> None:
        anna, ben, code = await table(rig, key)
        await asyncio.gather(play(anna, _far(9)), play(ben, _far(9)))
        await ben.ask("leave")
        ben.heard.clear()
        await ben.ask("join", code=code, since=1)
        match = next((told for told in ben.heard if told["type"] == "match"), None) or await ben.of("match")
        assert match["past"] == 4
        steps = [told["step"] for told in ben.heard if told["type"] == "game"]
        while len(steps) < 4:
            steps.append((await ben.of("game"))["step"])
        assert steps[:4] == [match["step"] - left for left in (3, 2, 1, 0)]

    run(tmp_path, story)


def test_the_table_of_guests_who_have_gone_is_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guest_seats, "FORGOTTEN_SECONDS", 0.05)

    async def story(rig: Rig) -> None:
        anna, eve = await rig.program("anna", guest=True), await rig.program("eve")
        await anna.ask("play")
        assert len((await eve.ask("tables"))["tables"]) == 1
        await rig.cut(anna)
        while (await eve.ask("tables"))["tables"]:
            await asyncio.sleep(0.01)

    run(tmp_path, story)


def test_nobodys_chance_depends_on_speed(tmp_path: Path) -> None:
    """While a player can catch or call, the next action waits until they do, or pass, or time is up."""

    async def story(rig: Rig) -> None:
        anna, ben = await rig.program("anna"), await rig.program("ben")
        code = (await anna.ask("play", seats=2, rules={"rounds": "50"}, chance=1))["code"]
        await ben.ask("join", code=code)

        def has_chance(told: Told) -> bool:
            return told["type"] == "waits" and bool(told["chances"])

        programs = (anna, ben)
        playing = {asyncio.create_task(play(program, has_chance)): program for program in programs}
        done, others = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        slow = playing[next(iter(done))]
        chance = slow.heard[-1]
        assert chance["seconds"] == 1
        for task in others:
            task.cancel()
        quick = asyncio.create_task(play(ben if slow is anna else anna, lambda _: False))
        told = await slow.until(lambda told: told["type"] == "game")  # without an action
        assert told["step"] > chance["step"]
        quick.cancel()

    run(tmp_path, story)


def test_the_administrator_mutes_bans_closes_and_tells(tmp_path: Path) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def story(rig: Rig) -> None:
        boss = await rig.program("Boss", key=key)
        anna, eve = await rig.program("anna"), await rig.program("eve")
        assert boss.heard[1]["admin"] is True
        assert anna.heard[1]["admin"] is False
        code = (await anna.ask("play", seats=3))["code"]
        await eve.ask("join", code=code)
        assert (await boss.ask("notice", text="tea is ready"))["type"] == "done"
        assert (await anna.of("notice"))["text"] == "tea is ready"
        assert (await boss.ask("mute", name="eve"))["type"] == "done"
        assert (await eve.ask("say", text="hi"))["code"] == "muted"
        assert (await boss.ask("ban", name="eve"))["type"] == "done"
        assert (await eve.of("closed"))["code"] == "banned"
        assert (await boss.ask("close", code=code))["type"] == "done"
        assert (await anna.of("left"))["code"] == "closed"
        assert (await boss.ask("ban", name="nobody"))["code"] == "nobody-of-that-name"

    async def guests(rig: Rig) -> None:
        boss, zoe = await rig.program("Boss", key=key), await rig.program("zoe", guest=True)
        await zoe.ask("play", seats=3)
        assert (await boss.ask("mute", name="Zoe"))["type"] == "done"
        assert (await zoe.ask("say", text="hi"))["code"] == "muted"
        assert (await boss.ask("mute", name="zoe", on=False))["type"] == "done"
        assert (await zoe.ask("say", text="hi"))["type"] == "done"
        assert (await boss.ask("ban", name="zoe"))["type"] == "done"
        assert (await zoe.of("closed"))["code"] == "banned"
        again = await rig.program("zoe", guest=True, greet=False)
        assert (await again.of("closed"))["code"] == "banned"
        stranger = await rig.program("stranger", greet=False)  # from the same address, with a new key
        assert (await stranger.of("closed"))["code"] == "banned"
        boss = await rig.program("Boss", key=key)  # known to the house
        assert (await boss.ask("ping"))["type"] == "done"

    run(tmp_path / "accounts", story, admins=[key.get_fingerprint()])
    run(tmp_path / "guests", guests, admins=[key.get_fingerprint()])


def test_an_administrator_is_a_key_and_not_a_name(tmp_path: Path) -> None:
    first, second = [asyncssh.generate_private_key("ssh-ed25519") for _ in range(2)]

    async def story(rig: Rig) -> None:
        stranger = await rig.program("Boss")
        assert stranger.heard[1]["admin"] is False
        assert (await stranger.ask("notice", text="obey"))["code"] == "not-admin"
        guest = await rig.program("Boss", guest=True)
        assert guest.heard[1]["admin"] is False
        for key, name in ((first, "anna"), (second, "ben")):
            admin = await rig.program(name, key=key)
            assert admin.heard[1]["admin"] is True

    run(tmp_path, story, admins=[first.get_fingerprint(), second.get_fingerprint()])


def test_administrators_cannot_be_muted_or_banned_by_themselves_or_each_other(tmp_path: Path) -> None:
    keys = [asyncssh.generate_private_key("ssh-ed25519") for _ in range(2)]

    async def story(rig: Rig) -> None:
        boss, _ = await rig.program("Boss", key=keys[0]), await rig.program("ben", key=keys[1])
        for do in ("mute", "ban"):
            for name in ("Boss", "boss", "Ben"):
                assert (await boss.ask(do, name=name))["code"] == "is-admin"
        await boss.ask("play", seats=3)
        assert (await boss.ask("say", text="I am still heard"))["type"] == "done"

    run(tmp_path, story, admins=[key.get_fingerprint() for key in keys])


def test_an_account_that_is_banned_stays_out_after_a_restart_until_it_is_unbanned(tmp_path: Path) -> None:
    key, hers = [asyncssh.generate_private_key("ssh-ed25519") for _ in range(2)]

    async def banned(rig: Rig) -> None:
        boss, eve = await rig.program("Boss", key=key), await rig.program("eve", key=hers)
        assert (await boss.ask("ban", name="eve"))["type"] == "done"
        assert (await eve.of("closed"))["code"] == "banned"

    async def restarted(rig: Rig) -> None:
        for name in ("eve", "another"):
            eve = await rig.program(name, key=hers, greet=False)
            assert (await eve.of("closed"))["code"] == "banned"
        boss = await rig.program("Boss", key=key)
        assert (await boss.ask("ban", name="eve", on=False))["type"] == "done"
        assert (await rig.program("eve", key=hers)).heard[1]["name"] == "eve"

    run(tmp_path, banned, restarted, admins=[key.get_fingerprint()])


def test_a_ban_holds_the_address_for_the_time_that_was_said_also_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, known, now = *[asyncssh.generate_private_key("ssh-ed25519") for _ in range(2)], time.time()

    async def refused(rig: Rig, name: str, **how: Any) -> None:
        visitor = await rig.program(name, greet=False, **how)
        assert (await visitor.of("closed"))["code"] == "banned"

    async def banned(rig: Rig) -> None:
        boss = await rig.program("Boss", key=key)
        await rig.program("anna", key=known, address="127.0.0.2")
        zoe = await rig.program("zoe", guest=True, address="127.0.0.2")
        assert (await boss.ask("ban", name="zoe", hours=2))["type"] == "done"
        assert (await zoe.of("closed"))["code"] == "banned"
        eve_key = asyncssh.generate_private_key("ssh-ed25519")
        await rig.program("eve", key=eve_key, address="127.0.0.6")
        eve = await rig.program("eve", key=eve_key, address="127.0.0.3")
        assert (await boss.ask("ban", name="eve"))["type"] == "done"
        assert (await eve.of("closed"))["code"] == "banned"
        adam = await rig.program("adam", address="127.0.0.4")
        assert (await boss.ask("ban", name="adam", hours=0))["type"] == "done"
        assert (await adam.of("closed"))["code"] == "banned"
        await rig.program("stranger", address="127.0.0.4")

    async def restarted(rig: Rig) -> None:
        await refused(rig, "zoe", guest=True, address="127.0.0.2")
        await refused(rig, "new", address="127.0.0.2")
        await refused(rig, "new", address="127.0.0.3")
        await refused(rig, "new", address="127.0.0.6")  # from where they came before
        await rig.program("anna", key=known, address="127.0.0.2")  # known to the house
        await rig.program("ben", address="127.0.0.5")
        monkeypatch.setattr(time, "time", lambda: now + 3 * 3600)
        await rig.program("zoe", guest=True, address="127.0.0.2")
        await refused(rig, "new", address="127.0.0.3")  # a day, because nothing else was said

    async def lifted(rig: Rig) -> None:
        await refused(rig, "new", address="127.0.0.3")
        boss = await rig.program("Boss", key=key)
        assert (await boss.ask("ban", name="eve", on=False))["type"] == "done"
        await rig.program("new", address="127.0.0.3")
        await rig.program("newer", address="127.0.0.6")

    run(tmp_path, banned, restarted, lifted, admins=[key.get_fingerprint()])


def test_the_ban_of_a_guest_can_be_lifted_though_they_are_not_here(tmp_path: Path) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def banned(rig: Rig) -> None:
        boss = await rig.program("Boss", key=key)
        zoe = await rig.program("zoe", guest=True, address="127.0.0.2")
        assert (await boss.ask("ban", name="zoe"))["type"] == "done"
        assert (await zoe.of("closed"))["code"] == "banned"

    async def restarted(rig: Rig) -> None:
        boss = await rig.program("Boss", key=key)
        refused = await rig.program("zoe", guest=True, greet=False, address="127.0.0.2")
        assert (await refused.of("closed"))["code"] == "banned"
        assert (await boss.ask("ban", name="Zoe", on=False))["type"] == "done"
        await rig.program("zoe", guest=True, address="127.0.0.2")
        assert (await boss.ask("ban", name="nobody", on=False))["code"] == "nobody-of-that-name"

    run(tmp_path, banned, restarted, admins=[key.get_fingerprint()])


def test_what_administrators_do_is_logged_and_what_is_said_is_not(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def story(rig: Rig) -> None:
        boss, anna = await rig.program("Boss", key=key), await rig.program("anna")
        zoe = await rig.program("zoe", guest=True)
        code = (await anna.ask("play", seats=4))["code"]
        await zoe.ask("join", code=code)
        await boss.ask("join", code=code)
        await boss.ask("notice", text="the tea is ready")
        await boss.ask("say", text="the cake as well")
        await boss.ask("mute", name="zoe")
        await boss.ask("mute", name="zoe", on=False)
        await boss.ask("silence", name="zoe")
        await boss.ask("remove", name="zoe")
        await boss.ask("ban", name="anna")
        await boss.ask("ban", name="anna", on=False)
        await boss.ask("ban", name="nobody")
        await boss.ask("close", code=code)
        who = f"Boss ({key.get_fingerprint()})"
        deeds = [told.getMessage() for told in caplog.records if told.name == "access_uno.moderation"]
        assert deeds == [
            f"{who} tells everybody something",
            f"{who} mutes zoe",
            f"{who} unmutes zoe",
            f"{who} silences zoe at table {code}",
            f"{who} removes zoe at table {code}",
            f"{who} bans anna",
            f"{who} unbans anna",
            f"{who} closes table {code}",
        ]
        assert "ready" not in caplog.text
        assert "cake" not in caplog.text

    caplog.set_level(logging.INFO, "access_uno.moderation")
    run(tmp_path, story, admins=[key.get_fingerprint()])


def test_older_news_of_a_table_do_not_begin_its_match_again(tmp_path: Path) -> None:
    """The server that made a change knows more than what comes from the store."""

    async def story(rig: Rig) -> None:
        assert rig.house is not None
        anna, ben = await rig.program("anna"), await rig.program("ben")
        code = (await anna.ask("play", seats=2, rules={"rounds": "50"}))["code"]
        await ben.ask("join", code=code)
        room = rig.house.lobby.rooms[code]
        match = room.match
        assert match is not None
        await room.changed(room.table.but(state="waiting", match=0))
        assert room.match is match
        assert room.table.state == "playing"

    run(tmp_path, story)


def test_who_was_told_more_elsewhere_waits_until_it_is_known_here_but_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def story(rig: Rig) -> None:
        assert rig.house is not None
        anna, ben, code = await table(rig, key)
        match = rig.house.lobby.rooms[code].match
        assert match is not None
        steps = match.table.steps
        waiting = asyncio.create_task(match.reach(steps + 1))
        await asyncio.gather(waiting, play(anna, _far(steps + 1)), play(ben, _far(steps + 1)))
        assert match.table.steps > steps
        monkeypatch.setattr(match_module, "_REACH_SECONDS", 0.01)
        assert (await ben.ask("join", code=code, since=10_000))["type"] == "done"
        assert ben.heard[-1]["type"] == "done"

    run(tmp_path, story)
