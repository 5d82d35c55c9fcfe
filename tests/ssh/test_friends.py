"""Friends, invitations that wait, and private words; no other person hears of them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import asyncssh
import pytest

from access_uno.server import friends as friends_module
from access_uno.server.accounts import Account
from tests.server.store.nats_servers import nats_servers
from tests.ssh.rig import Program, Rig, Told, run
from tests.ssh.test_cluster import houses

SECRET = "the blue elephant"
_OF_FRIENDS = ("friend", "asks-friend", "befriended", "invited", "whispered")


async def befriend(one: Program, name: str, other: Program, other_name: str) -> None:
    """Both have agreed, and have heard so."""
    assert (await one.ask("befriend", name=other_name))["type"] == "done"
    assert (await other.of("asks-friend"))["name"] == name
    assert (await other.ask("befriend", name=name))["type"] == "done"
    assert (await one.of("befriended"))["name"] == other_name


def heard_of_friends(program: Program) -> list[Told]:
    return [told for told in program.heard if told["type"] in _OF_FRIENDS]


def test_friends_hear_that_the_other_comes_and_where_they_play_and_no_other_person_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(friends_module, "_BACK_SECONDS", 0.0)
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def story(rig: Rig) -> None:
        anna, ben, eve = (
            await rig.program("anna"),
            await rig.program("ben", key=key),
            await rig.program("eve"),
        )
        await befriend(anna, "anna", ben, "ben")
        await rig.cut(ben)
        assert not (await anna.of("friend"))["here"]
        ben = await rig.program("ben", key=key)
        told = await anna.of("friend")
        assert (told["name"], told["here"], told["comes"], told["plays"]) == ("ben", True, True, False)
        code = (await ben.ask("play", seats=2))["code"]
        told = await anna.of("friend")
        assert (told["comes"], told["plays"], told["code"]) == (False, True, code)
        await ben.ask("leave")
        assert not (await anna.of("friend"))["plays"]
        await ben.ask("play", seats=2, private=True)
        told = await anna.of("friend")
        assert (told["plays"], told["code"]) == (True, None), (
            "the code of a private table is for those invited"
        )
        [friend] = (await anna.ask("friends"))["friends"]
        assert (friend["name"], friend["here"], friend["plays"], friend["code"]) == ("ben", True, True, None)
        assert (await eve.ask("friends"))["friends"] == []
        assert heard_of_friends(eve) == []

    run(tmp_path, story)


def test_each_chooses_what_friends_hear_and_whether_they_hear_of_friends(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, ben = await rig.program("anna"), await rig.program("ben")
        await befriend(anna, "anna", ben, "ben")
        await ben.ask("friend-news", tell="here")
        await anna.of("friend")
        code = (await ben.ask("play", seats=2))["code"]
        [friend] = (await anna.ask("friends"))["friends"]
        assert (friend["here"], friend["code"], friend["plays"]) == (True, None, False)
        assert code not in "".join(anna.raw)
        await ben.ask("friend-news", tell="")
        assert not (await anna.of("friend"))["here"]
        assert not (await anna.ask("friends"))["friends"][0]["here"]
        assert (await anna.ask("whisper", name="ben", text="hello"))["code"] == "not-here"
        await anna.ask("friend-news", hear=False)
        await ben.ask("friend-news", tell="where")
        assert (await anna.ask("friends"))["friends"][0]["code"] == code
        assert anna.heard[-2]["type"] != "friend"

    run(tmp_path, story)


def test_a_friendship_belongs_to_accounts_and_not_to_their_names(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, ben, cleo = [await rig.program(name) for name in ("anna", "ben", "cleo")]
        await befriend(anna, "anna", ben, "ben")
        await befriend(anna, "anna", cleo, "cleo")
        await ben.ask("rename", name="benno")
        listed = [friend["name"] for friend in (await anna.ask("friends"))["friends"]]
        assert listed == ["benno", "cleo"]
        ben_2 = await rig.program("ben")
        assert (await ben_2.ask("friends"))["friends"] == []
        assert (await ben_2.ask("whisper", name="anna", text="hello"))["code"] == "no-friend"
        await cleo.ask("delete-account", name="cleo")
        cleo_2 = await rig.program("cleo")
        assert [friend["name"] for friend in (await anna.ask("friends"))["friends"]] == ["benno"]
        assert (await cleo_2.ask("call", name="anna"))["code"] == "no-friend"
        await anna.ask("unfriend", name="benno")
        assert (await ben.ask("friends"))["friends"] == []

    run(tmp_path, story)


def test_who_is_ignored_cannot_know_that_they_are(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, ben, eve = [await rig.program(name) for name in ("anna", "ben", "eve")]
        await ben.ask("ignore", name="eve")
        for asking in (anna, eve):
            assert (await asking.ask("befriend", name="ben"))["type"] == "done"
            assert (await asking.ask("friends"))["asked"] == ["ben"]
        assert (await ben.of("asks-friend"))["name"] == "anna"
        assert (await ben.ask("friends"))["asking"] == ["anna"]
        await ben.ask("rename", name="benno")
        for asking in (anna, eve):
            assert (await asking.ask("friends"))["asked"] == ["benno"]
        assert [told["name"] for told in heard_of_friends(ben)] == ["anna"]
        await ben.ask("ignore", name="eve", on=False)
        assert (await ben.ask("friends"))["asking"] == ["anna", "eve"]

    run(tmp_path, story)


def test_two_who_ask_each_other_at_the_same_moment_are_friends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    both, named = asyncio.Barrier(2), friends_module.Friends.account_named

    async def both_look_first(self: friends_module.Friends, name: str) -> Account:
        account = await named(self, name)
        await both.wait()
        return account

    monkeypatch.setattr(friends_module.Friends, "account_named", both_look_first)

    async def story(rig: Rig) -> None:
        anna, ben = await rig.program("anna"), await rig.program("ben")
        await asyncio.gather(anna.ask("befriend", name="ben"), ben.ask("befriend", name="anna"))
        for one, other in ((anna, "ben"), (ben, "anna")):
            listed = await one.ask("friends")
            assert [friend["name"] for friend in listed["friends"]] == [other]
            assert listed["asking"] == listed["asked"] == []

    run(tmp_path, story)


def test_requests_and_invitations_wait_for_a_friend_who_is_away(tmp_path: Path) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def story(rig: Rig) -> None:
        anna, ben = await rig.program("anna"), await rig.program("ben", key=key)
        await rig.cut(ben)
        assert (await anna.ask("befriend", name="ben"))["type"] == "done"
        ben = await rig.program("ben", key=key, greet=False)
        ben.send(do="hello", protocol=1)
        assert (await ben.of("asks-friend"))["name"] == "anna"
        await ben.ask("befriend", name="anna")
        await rig.cut(ben)
        assert (await anna.ask("call", name="ben"))["code"] == "at-no-table"
        code = (await anna.ask("play", seats=3, private=True))["code"]
        assert (await anna.ask("call", name="ben"))["type"] == "done"
        ben = await rig.program("ben", key=key, greet=False)
        ben.send(do="hello", protocol=1)
        told = await ben.of("invited")
        assert (told["name"], told["code"]) == ("anna", code)
        assert (await ben.ask("friends"))["invitations"] == [{"name": "anna", "code": code}]
        await ben.ask("stay", name="anna")
        assert (await ben.ask("friends"))["invitations"] == []
        await anna.ask("call", name="ben")
        await ben.ask("join", code=code)
        assert (await ben.ask("friends"))["invitations"] == []

    run(tmp_path, story)


def test_a_friend_who_sits_at_the_table_or_has_no_seat_there_is_not_invited(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, ben, cleo = [await rig.program(name) for name in ("anna", "ben", "cleo")]
        for name, friend in (("ben", ben), ("cleo", cleo)):
            await anna.ask("befriend", name=name)
            await friend.ask("befriend", name="anna")
        code = (await anna.ask("play", seats=2, private=True))["code"]
        await ben.ask("join", code=code)
        refused = [await anna.ask("call", name=name) for name in ("ben", "cleo")]
        assert [(one["code"], one["facts"]) for one in refused] == [
            ("sits-here", {"name": "ben"}),
            ("no-seat-for", {"name": "cleo"}),
        ]

    run(tmp_path, story)


def test_a_private_word_is_heard_by_one_person_only_and_limited_as_talk(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, ben, cleo, eve = [await rig.program(name) for name in ("anna", "ben", "cleo", "eve")]
        code = (await anna.ask("play", seats=4))["code"]
        for program in (ben, cleo):
            await program.ask("join", code=code)
        assert (await anna.ask("whisper", name="ben", text=f" {SECRET}\x1b[2J"))["type"] == "done"
        assert (await ben.of("whispered"))["text"] == f"{SECRET}?[2J"
        assert (await anna.ask("whisper", name="eve", text=SECRET))["code"] == "no-friend"
        assert (await anna.ask("whisper", name="ben", text="x" * 201))["code"] == "talk-too-long"
        await cleo.ask("ignore", name="ben")
        assert (await ben.ask("whisper", name="cleo", text="pst"))["type"] == "done"
        await anna.ask("silence", name="ben")
        assert (await ben.ask("whisper", name="anna", text=SECRET))["code"] == "silenced"
        answers = [await anna.ask("whisper", name="ben", text="again") for _ in range(5)]
        assert answers[-1]["code"] == "talk-too-fast"
        await cleo.ask("ping")
        await eve.ask("ping")
        for other in (cleo, eve):
            assert not heard_of_friends(other)
            assert SECRET not in "".join(other.raw)

    run(tmp_path, story)


def test_guests_have_no_friends(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        gina = await rig.program("gina", guest=True)
        await rig.program("anna")
        assert (await gina.ask("befriend", name="anna"))["code"] == "guests-have-no-account"

    run(tmp_path, story)


def test_friends_hear_of_each_other_through_two_servers(tmp_path: Path) -> None:
    async def story(rigs: list[Rig]) -> None:
        here, there = rigs
        anna, ben, eve = await here.program("anna"), await there.program("ben"), await there.program("eve")
        await befriend(anna, "anna", ben, "ben")
        code = (await ben.ask("play", seats=3))["code"]
        assert (await anna.of("friend"))["code"] == code
        await ben.ask("call", name="anna")
        assert (await anna.of("invited"))["code"] == code
        await ben.ask("whisper", name="anna", text=SECRET)
        assert (await anna.of("whispered"))["text"] == SECRET
        assert (await anna.ask("join", code=code))["type"] == "done"
        await eve.ask("ping")
        assert not heard_of_friends(eve)
        assert SECRET not in "".join(eve.raw)

    async def tell() -> None:
        async with houses(servers, 2) as rigs:
            await asyncio.wait_for(story(rigs), 60)

    with nats_servers(tmp_path) as servers:
        asyncio.run(tell())
