"""What programs do in a house by the protocol: accounts, tables, matches, talk, and what is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path

import asyncssh
import pytest

from access_uno.server.presence import PresentPeople
from access_uno.server.store import StoreError
from access_uno.server.store.sqlite import SQLiteStore
from tests.ssh.rig import SECONDS, Rig, Told, opened, play, run


def _is_over(told: Told) -> bool:
    return told["type"] == "waits" and bool(told["for"] == "over")


def _is_far(told: Told) -> bool:
    return told["type"] == "game" and bool(told["step"] == 20)


# Who is who


def test_a_key_is_known_again_and_its_name_is_given_to_no_other(tmp_path: Path) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def first(rig: Rig) -> None:
        anna = await rig.program("anna", key=key)
        assert anna.heard[0]["name"] == "anna"
        other = await rig.program("Anna")  # the same name to the ear
        assert other.heard[0]["name"] is None
        assert (await other.ask("tables"))["code"] == "name-first"
        assert (await other.ask("name", name="ＡＮＮＡ"))["code"] == "name-taken"
        assert (await other.ask("name", name="a:b"))["code"] == "name-with-mark"
        assert (await other.ask("name", name="Ben"))["name"] == "Ben"

    async def again(rig: Rig) -> None:
        anna = await rig.program("whatever", key=key)
        assert anna.heard[0]["name"] == "anna"

    run(tmp_path, first, again)


def test_a_second_device_comes_in_with_a_code_that_serves_once(tmp_path: Path) -> None:
    phone = asyncssh.generate_private_key("ssh-ed25519")

    async def story(rig: Rig) -> None:
        anna = await rig.program("anna")
        code = (await anna.ask("device"))["code"]
        assert len(code) == 6
        new = await rig.program("anna", key=phone)
        assert new.heard[0]["name"] is None
        wrong = f"{(int(code) + 1) % 1_000_000:06}"
        assert (await new.ask("device", code=wrong))["code"] == "device-code-wrong"
        assert (await new.ask("device", code=code))["name"] == "anna"
        assert (await anna.of("closed"))["code"] == "newer-connection"
        thief = await rig.program("anna")
        assert (await thief.ask("device", code=code))["code"] == "device-code-wrong"
        back = await rig.program("x", key=phone)
        assert back.heard[0]["name"] == "anna"

    run(tmp_path, story)


def test_guests_are_told_as_guests_and_get_a_name_that_is_free(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna = await rig.program("anna")
        one = await rig.program("ben", guest=True)
        two = await rig.program("ben", guest=True)
        three = await rig.program("anna", guest=True)
        told = [(guest.heard[0]["name"], guest.heard[0]["guest"]) for guest in (one, two, three)]
        assert told == [("ben", True), ("ben 2", True), ("anna 2", True)]
        people = (await anna.ask("who"))["people"]
        assert {person["name"]: person["guest"] for person in people} == {
            "anna": False,
            "anna 2": True,
            "ben": True,
            "ben 2": True,
        }

    run(tmp_path, story)


def test_the_house_may_let_no_guests_in(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        with pytest.raises(asyncssh.PermissionDenied):
            await rig.connect("ben", guest=True)
        assert (await rig.program("ben")).heard[0]["name"] == "ben"

    run(tmp_path, story, guests=False)


def test_settings_stay_with_the_account(tmp_path: Path) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def first(rig: Rig) -> None:
        anna = await rig.program("anna", key=key)
        assert (await anna.ask("settings", settings={"language": "nl"}))["type"] == "done"
        assert (await anna.ask("settings", settings={"x": "y" * 5000}))["code"] == "settings-too-long"

    async def again(rig: Rig) -> None:
        anna = await rig.program("anna", key=key)
        assert anna.heard[1]["settings"] == {"language": "nl"}

    run(tmp_path, first, again)


# Tables


def test_a_table_is_opened_found_and_begins_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, ben, eve = [await rig.program(name) for name in ("anna", "ben", "eve")]
        code = (await anna.ask("play", seats=2, rulebook="mario-it"))["code"]
        listed = (await ben.ask("tables"))["tables"]
        assert [(table["code"], table["free"], table["rulebook"]) for table in listed] == [
            (code, 1, "mario-it")
        ]
        await ben.ask("join", code=code)
        assert (await anna.of("match"))["players"] == ["anna", "ben"]
        assert (await eve.ask("join", code=code))["code"] == "no-free-seat"
        assert (await eve.ask("watch", code=code))["type"] == "done"
        assert (await ben.ask("begin"))["code"] == "begun"

    run(tmp_path, story)


def test_private_tables_are_entered_by_their_code_only(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, ben = await rig.program("anna"), await rig.program("ben")
        code = (await anna.ask("play", seats=3, private=True))["code"]
        assert (await ben.ask("tables"))["tables"] == []
        [where] = [who["code"] for who in (await ben.ask("who"))["people"] if who["name"] == "anna"]
        assert where is None
        assert (await ben.ask("join", code=code))["type"] == "done"
        assert [table["code"] for table in (await ben.ask("tables"))["tables"]] == [code]

    run(tmp_path, story)


def test_who_opened_a_table_removes_and_begins(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, ben, eve = [await rig.program(name) for name in ("anna", "ben", "eve")]
        code = (await anna.ask("play", seats=4))["code"]
        assert (await anna.ask("begin"))["code"] == "too-few-players"
        await ben.ask("join", code=code)
        await eve.ask("join", code=code)
        assert (await ben.ask("remove", name="eve"))["code"] == "not-owner"
        assert (await ben.ask("begin"))["code"] == "not-owner"
        await anna.ask("remove", name="Ben")
        assert (await ben.of("left"))["code"] == "removed"
        assert (await anna.ask("begin"))["type"] == "done"
        match = await eve.of("match")
        assert match["players"] == ["anna", "eve"]

    run(tmp_path, story)


def test_no_account_opens_more_than_five_tables(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna = await rig.program("anna")
        for _ in range(5):
            assert (await anna.ask("play"))["type"] == "done"
        assert (await anna.ask("play"))["code"] == "too-many-tables"
        assert len((await anna.ask("tables"))["tables"]) == 5

    run(tmp_path, story)


# Matches


def test_a_whole_match_and_another_one_at_the_same_table(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, ben = await rig.program("anna"), await rig.program("ben")
        rules = {"rounds": "2"}
        code = (await anna.ask("play", seats=3, computers=1, rules=rules))["code"]
        await ben.ask("join", code=code)
        await asyncio.gather(play(anna, _is_over), play(ben, _is_over))
        games = [told for told in anna.heard if told["type"] == "game"]
        assert [told["step"] for told in games] == list(range(len(games)))
        assert any(event["event"] == "match_won" for event in games[-1]["events"])
        assert (await ben.ask("again"))["type"] == "done"
        match = await anna.of("match")
        assert (match["code"], match["match"], match["step"]) == (code, 2, 0)

    run(tmp_path, story)


def test_steps_look_through_no_person_at_other_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So they cost the same in a full house."""

    async def story(rig: Rig) -> None:
        anna, ben = await rig.program("anna"), await rig.program("ben")
        code = (await anna.ask("play", seats=3, computers=1, chance=0))["code"]
        assert (await ben.ask("join", code=code))["type"] == "done"
        looked: list[PresentPeople] = []
        monkeypatch.setattr(PresentPeople, "items", looked.append)
        monkeypatch.setattr(PresentPeople, "keys", looked.append)
        await asyncio.gather(play(anna, _is_far), play(ben, _is_far))
        assert not looked
        monkeypatch.undo()

    run(tmp_path, story)


class _StuckStore(SQLiteStore):
    """The log of one table cannot be read for a while, as where its leader has died."""

    stuck = "none"
    asked: asyncio.Event
    goes_on: asyncio.Event

    async def read(self, log: str, first: int = 0) -> list[str]:
        if log.startswith(self.stuck):
            self.asked.set()
            await self.goes_on.wait()
        return await super().read(log, first)


def test_a_table_whose_log_cannot_be_read_holds_up_no_other(tmp_path: Path) -> None:
    async def story() -> None:
        store = _StuckStore(tmp_path / "house.db")
        store.asked, store.goes_on = asyncio.Event(), asyncio.Event()
        async with opened(tmp_path, store=store) as rig:
            anna, ben = await rig.program("anna"), await rig.program("ben")
            store.stuck = (await anna.ask("play", seats=2, computers=1))["code"]
            assert (await anna.ask("leave"))["type"] == "done"
            anna.send(do="join", code=store.stuck)
            await store.asked.wait()
            assert (await ben.ask("play", seats=2, computers=1))["type"] == "done"
            store.goes_on.set()
            await anna.of("match")

    asyncio.run(asyncio.wait_for(story(), SECONDS))


class _NobodyStore(SQLiteStore):
    """A store that keeps no presence while it is out of reach."""

    reachable = True

    async def put(self, bucket: str, key: str, value: str, revision: int | None = None) -> int:
        if bucket == "present" and not self.reachable:
            raise StoreError("cannot-reach")
        return await super().put(bucket, key, value, revision)


def test_whose_presence_cannot_be_kept_has_not_arrived_and_can_try_again(tmp_path: Path) -> None:
    async def story() -> None:
        store = _NobodyStore(tmp_path / "house.db")
        async with opened(tmp_path, store=store) as rig:
            anna = await rig.program("anna")
            nameless = await rig.program("anna")
            key = asyncssh.generate_private_key("ssh-ed25519")
            store.reachable = False
            ben = await rig.program("ben", key=key, greet=False)
            assert (await ben.of("closed"))["reason"]
            assert (await nameless.ask("name", name="Zoe"))["code"] == "not-kept"
            assert (await nameless.ask("tables"))["code"] == "name-first"
            assert [person["name"] for person in (await anna.ask("who"))["people"]] == ["anna"]
            store.reachable = True
            assert (await nameless.ask("name", name="Zoe"))["name"] == "Zoe"
            ben = await rig.program("ben", key=key)
            people = [person["name"] for person in (await anna.ask("who"))["people"]]
            assert sorted(people) == ["Zoe", "anna", "ben"]

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_a_restart_loses_nothing_and_a_seat_waits(tmp_path: Path) -> None:
    keys = [asyncssh.generate_private_key("ssh-ed25519") for _ in range(2)]
    codes: list[str] = []

    async def first(rig: Rig) -> None:
        anna, ben = await rig.program("anna", key=keys[0]), await rig.program("ben", key=keys[1])
        code = (await anna.ask("play", seats=2))["code"]
        codes.append(code)
        await ben.ask("join", code=code)
        await asyncio.gather(play(anna, _is_far), play(ben, _is_far))

    async def again(rig: Rig) -> None:
        anna = await rig.program("anna", key=keys[0])
        [table] = (await anna.ask("tables"))["tables"]
        assert (table["code"], table["mine"], table["state"]) == (codes[0], True, "playing")
        await anna.ask("join", code=codes[0])
        match = next(told for told in anna.heard if told["type"] == "match")
        assert match["step"] >= 20
        assert match["view"]["you"] == "anna"
        table = next(told for told in anna.heard if told["type"] == "table")
        assert [player["name"] for player in table["players"]] == ["anna", "ben"]

    run(tmp_path, first, again)


def test_the_store_of_a_running_house_is_closed_to_others(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        with pytest.raises(StoreError) as refused:
            await SQLiteStore(tmp_path / "house.db").open()
        assert refused.value.code == "in-use"
        assert (await rig.program("anna")).heard[0]["name"] == "anna"

    run(tmp_path, story)
