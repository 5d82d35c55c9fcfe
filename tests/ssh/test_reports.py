"""Reports of people, and what administrators read: reports, bans, accounts, and what was done."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import re
from pathlib import Path

import asyncssh
import pytest

from access_uno.server.store import BUCKETS
from access_uno.server.store.sqlite import SQLiteStore
from tests.ssh.rig import Program, Rig, opened, run

BOSS = asyncssh.generate_private_key("ssh-ed25519")
ADMINS = [BOSS.get_fingerprint()]
SECRET = "Wunderkerze"


async def three(rig: Rig) -> tuple[Program, Program, Program]:
    """An administrator, and two others."""
    return await rig.program("Boss", key=BOSS), await rig.program("anna"), await rig.program("ben")


def test_a_report_has_the_last_lines_that_were_heard_if_they_are_added_and_only_administrators_read_it(
    tmp_path: Path,
) -> None:
    async def story(rig: Rig) -> None:
        boss, anna, ben = await three(rig)
        code = (await anna.ask("play", seats=3))["code"]
        await ben.ask("join", code=code)
        for number in range(5):
            await ben.ask("say", text=f"{SECRET} {number}")
        await anna.until(lambda told: told.get("text") == f"{SECRET} 4")
        assert (await anna.ask("report", name="BEN"))["type"] == "done"
        assert (await anna.ask("report", name="ben", talk=True))["type"] == "done"
        newest, oldest = (await boss.ask("reports"))["reports"]
        assert oldest["talk"] == []
        assert newest["talk"] == [{"name": "ben", "text": f"{SECRET} {number}"} for number in range(5)]
        found = {name: newest[name] for name in ("by", "name", "guest", "code")}
        assert found == {"by": "anna", "name": "ben", "guest": False, "code": code}
        for wish in ("reports", "bans", "accounts", "deeds"):
            assert (await anna.ask(wish))["code"] == "not-admin"
        assert (await anna.ask("settle", id=newest["id"]))["code"] == "not-admin"
        assert (await anna.ask("forget", name="ben"))["code"] == "not-admin"
        assert (await boss.ask("settle", id=newest["id"]))["type"] == "done"
        assert (await boss.ask("settle", id=newest["id"]))["code"] == "no-report"
        assert (await boss.ask("reports"))["reports"] == [oldest]
        await ben.ask("ping")
        assert not any("report" in line for line in ben.raw)

    run(tmp_path, story, admins=ADMINS)


def test_talk_that_was_not_added_to_a_report_is_nowhere_in_the_store(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as rig:
            anna, ben = await rig.program("anna"), await rig.program("ben")
            await ben.ask("join", code=(await anna.ask("play", seats=3))["code"])
            await ben.ask("say", text=SECRET)
            await anna.until(lambda told: told.get("text") == SECRET)
            await anna.ask("report", name="ben")
        store = SQLiteStore(tmp_path / "house.db")
        await store.open()
        kept = [entry.value or "" for bucket in BUCKETS for entry in await store.entries(bucket)]
        await store.close()
        assert any(json.loads(value).get("by") == "anna" for value in kept if value.startswith("{"))
        assert not any(SECRET in value for value in kept)

    asyncio.run(story())


def test_what_an_ignored_person_says_was_not_heard_and_is_in_no_report(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        boss, anna, ben = await three(rig)
        await ben.ask("join", code=(await anna.ask("play", seats=3))["code"])
        await anna.ask("ignore", name="ben")
        await ben.ask("say", text=SECRET)
        await ben.until(lambda told: told.get("text") == SECRET)
        await anna.ask("report", name="ben", talk=True)
        assert (await boss.ask("reports"))["reports"][0]["talk"] == []

    run(tmp_path, story, admins=ADMINS)


def test_one_cannot_report_oneself_or_no_one_or_too_often(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna = await rig.program("anna")
        assert (await anna.ask("report", name="Anna"))["code"] == "report-oneself"
        assert (await anna.ask("report", name="ben"))["code"] == "nobody-of-that-name"
        await rig.program("gina", guest=True)
        answers = [(await anna.ask("report", name="gina"))["type"] for _ in range(6)]
        assert answers == ["done"] * 5 + ["refused"]

    run(tmp_path, story)


def test_everything_is_kept_as_long_as_the_page_on_privacy_says() -> None:
    page = (Path(__file__).parents[2] / "docs" / "privacy.md").read_text()
    days = {"one day": 1, "seven days": 7, "30 days": 30, "90 days": 90}
    periods = {"ten minutes": 600, "90 seconds": 90} | {told: count * 86_400 for told, count in days.items()}
    checked = set()
    for what, until in re.findall(r"^\|([^|]*)\|[^|]*\|([^|]*)\|$", page, re.MULTILINE):
        buckets = [name for name in re.findall(r"`(\w+)`", what) if name in BUCKETS]
        for bucket, told in zip(buckets, itertools.cycle(until.split(";")), strict=False):
            seconds = [seconds for period, seconds in periods.items() if period in told]
            assert BUCKETS[bucket] == (seconds[0] if seconds else None), bucket
            checked.add(bucket)
    assert checked >= {"reports", "deeds", "present", "devices", "addresses", "invitations", "bans"}


def test_administrators_list_bans_accounts_and_what_was_done_and_delete_an_account(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        boss, _, ben = await three(rig)
        await boss.ask("mute", name="anna")
        await boss.ask("ban", name="ben", hours=24)
        await ben.of("closed")
        [banned] = (await boss.ask("bans"))["bans"]
        assert (banned["name"], banned["account"], banned["addresses"]) == ("ben", True, 1)
        known = {one["name"]: one for one in (await boss.ask("accounts"))["accounts"]}
        assert list(known) == ["anna", "ben", "Boss"]
        assert known["anna"]["here"] is known["anna"]["muted"] is True
        assert known["anna"]["admin"] is known["anna"]["banned"] is False
        assert known["Boss"]["admin"] is known["ben"]["banned"] is True
        assert [one["name"] for one in (await boss.ask("accounts", begins="B"))["accounts"]] == [
            "ben",
            "Boss",
        ]
        assert (await boss.ask("forget", name="Boss"))["code"] == "is-admin"
        assert (await boss.ask("forget", name="nobody"))["code"] == "nobody-of-that-name"
        assert (await boss.ask("forget", name="anna"))["type"] == "done"
        assert (await boss.ask("accounts", begins="anna"))["accounts"] == []
        deeds = (await boss.ask("deeds"))["deeds"]
        done = [(deed["by"], deed["does"], deed["what"]) for deed in deeds]
        assert done == [("Boss", "deletes", "anna"), ("Boss", "bans", "ben"), ("Boss", "mutes", "anna")]

    run(tmp_path, story, admins=ADMINS)


def test_a_person_whose_account_an_administrator_deletes_hears_it_and_a_computer_plays_on(
    tmp_path: Path,
) -> None:
    async def story(rig: Rig) -> None:
        boss, anna, ben = await three(rig)
        await ben.ask("join", code=(await anna.ask("play", seats=2))["code"])
        await anna.of("match")
        assert (await boss.ask("forget", name="ben"))["type"] == "done"
        assert (await ben.of("closed"))["code"] == "account-deleted"
        assert (await anna.of("gave-up"))["name"] == "ben"

    run(tmp_path, story, admins=ADMINS)


def test_who_comes_in_and_goes_is_logged_with_key_way_and_address(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(rig: Rig) -> None:
        key = asyncssh.generate_private_key("ssh-ed25519")
        anna = await rig.program("anna", key=key, address="127.1.2.3")
        await rig.program("gina", guest=True, address="127.1.2.4")
        await rig.cut(anna)
        while len(caplog.messages) < 3:
            await asyncio.sleep(0)
        assert caplog.messages == [
            f"anna ({key.get_fingerprint()}) comes in: program from 127.1.2.3",
            "gina (guest) comes in: program from 127.1.2.4",
            f"anna ({key.get_fingerprint()}) goes: program from 127.1.2.3",
        ]

    caplog.set_level(logging.INFO, "access_uno.logins")
    run(tmp_path, story)
