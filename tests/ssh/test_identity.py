"""A name is not an identity: a seat belongs to the keys of an account, or to one visit of a guest."""

from __future__ import annotations

import asyncio
from pathlib import Path

import asyncssh
import pytest

from tests.server.store.nats_servers import NATSServer, nats_servers
from tests.ssh.rig import Program, Rig, Told, play, run
from tests.ssh.test_cluster import SECONDS, houses, sit

SAME = ("bert", "BERT", " Bert ", "ｂｅｒｔ", "be\u00adrt", "𝐛𝐞𝐫𝐭")  # one name, for who hears it
NEWCOMERS = [*((name, True) for name in SAME), ("bert", False), ("BERT", False)]


def _far(told: Told) -> bool:
    return told["type"] == "game" and bool(told["step"] >= 3)


async def match_of(program: Program) -> Told:
    """The match that a program has been told, or is told next."""
    told = [told for told in program.heard if told["type"] == "match"]
    return told[-1] if told else await program.of("match")


async def seated(rig: Rig, guest: bool, key: asyncssh.SSHKey | None = None) -> tuple[Program, Program, str]:
    """anna with an account, and bert, at a match that has begun."""
    anna, bert = await rig.program("anna"), await rig.program("bert", guest=guest, key=key)
    code: str = (await anna.ask("play", seats=2, rules={"rounds": "50"}))["code"]
    assert (await bert.ask("join", code=code))["type"] == "done"
    await match_of(bert)
    return anna, bert, code


async def comes(rig: Rig, name: str, guest: bool, key: asyncssh.SSHKey | None = None) -> Program:
    """A newcomer with a name; who is asked for one says the same name again, and then another."""
    program = await rig.program(name, guest=guest, key=key)
    if program.heard[0]["name"] is None:
        assert (await program.ask("name", name=name))["code"] in ("name-taken", "name-with-control")
        assert (await program.ask("name", name="stranger"))["type"] == "done"
    return program


async def has_nothing_of_bert(newcomer: Program, code: str) -> None:
    """A newcomer is called otherwise than bert, and gets neither the seat nor the hand."""
    assert (await newcomer.ask("ping"))["type"] == "done"
    named = [
        told["name"] for told in newcomer.heard if told.get("do") in ("hello", "name") and "name" in told
    ]
    assert named[-1] in ("bert 2", "stranger") or named[-1].endswith(" 2")
    assert (await newcomer.ask("join", code=code))["code"] in ("no-free-seat", "seat-waits")
    assert not any(table["mine"] for table in (await newcomer.ask("tables"))["tables"])
    assert (await newcomer.ask("watch", code=code))["type"] == "done"
    match = await match_of(newcomer)
    assert (match["you"], match["view"].get("hand", [])) == (None, [])
    assert (await newcomer.ask("act", action="draw"))["code"] == "watching"


@pytest.mark.parametrize(("name", "guest"), NEWCOMERS)
def test_no_one_takes_the_place_of_a_guest_who_is_here(tmp_path: Path, name: str, guest: bool) -> None:
    async def story(rig: Rig) -> None:
        anna, bert, code = await seated(rig, guest=True)
        await has_nothing_of_bert(await comes(rig, name, guest), code)
        assert (await bert.ask("ping"))["type"] == "done"
        assert not any(told["type"] == "closed" for told in bert.heard)
        assert (await anna.ask("computer", name="bert"))["code"] == "not-away"

    run(tmp_path, story)


@pytest.mark.parametrize(("name", "guest"), NEWCOMERS)
def test_no_one_takes_the_seat_of_a_guest_who_is_away(tmp_path: Path, name: str, guest: bool) -> None:
    async def story(rig: Rig) -> None:
        anna, bert, code = await seated(rig, guest=True)
        await rig.cut(bert)
        await anna.until(lambda told: told["type"] == "game" and "presence" in str(told["events"]))
        await has_nothing_of_bert(await comes(rig, name, guest), code)
        assert (await anna.ask("computer", name="bert"))["code"] == "not-away-long"

    run(tmp_path, story)


@pytest.mark.parametrize(("name", "guest"), NEWCOMERS)
def test_no_one_takes_the_place_or_the_seat_of_an_account(tmp_path: Path, name: str, guest: bool) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def story(rig: Rig) -> None:
        _, bert, code = await seated(rig, guest=False, key=key)
        await has_nothing_of_bert(await comes(rig, name, guest), code)
        assert (await bert.ask("ping"))["type"] == "done"
        await rig.cut(bert)
        other = await rig.program(name, guest=guest)
        assert other.heard[0]["name"] not in SAME
        back = await rig.program("whatever", key=key)
        assert back.heard[0]["name"] == "bert"
        assert (await back.ask("join", code=code))["type"] == "done"
        assert (await match_of(back))["you"] == "bert"

    run(tmp_path, story)


@pytest.mark.parametrize("guest", [True, False])
def test_the_seat_of_a_guest_stays_theirs_after_a_restart(tmp_path: Path, guest: bool) -> None:
    codes: list[str] = []

    async def before(rig: Rig) -> None:
        anna, bert, code = await seated(rig, guest=True)
        await asyncio.gather(play(anna, _far), play(bert, _far))
        codes.append(code)

    async def after(rig: Rig) -> None:
        await has_nothing_of_bert(await comes(rig, "Bert", guest), codes[0])

    run(tmp_path, before, after)


@pytest.mark.parametrize("guest", [True, False])
def test_nor_through_another_server(tmp_path: Path, guest: bool) -> None:
    async def story(servers: list[NATSServer]) -> None:
        async with houses(servers, 2) as (here, there):
            anna, bert = await here.program("anna"), await there.program("bert", guest=True)
            code = await sit(anna, bert, rules={"rounds": "50"})
            await has_nothing_of_bert(await comes(here, "BERT", guest), code)
            assert (await bert.ask("ping"))["type"] == "done"
            assert not any(told["type"] == "closed" for told in bert.heard)
            await there.cut(bert)
            await anna.until(lambda told: told["type"] == "game" and "presence" in str(told["events"]))
            other = await here.program("ｂｅｒｔ", guest=guest)
            assert other.heard[0]["name"] not in SAME

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))


def test_a_guest_and_a_key_of_one_name_who_come_at_once_are_two_people(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        for number in range(15):
            name = f"zoe{number}"
            ways = (True, False, True, False)
            came = await asyncio.gather(*(rig.program(name, guest=guest) for guest in ways))
            names = [program.heard[0]["name"] for program in came if program.heard[0]["name"] is not None]
            assert len(set(names)) == len(names)
            for program in came:
                assert (await program.ask("ping"))["type"] == "done"

    run(tmp_path, story)


def test_the_name_of_a_guest_who_has_gone_from_all_tables_is_free_again(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, bert = await rig.program("anna"), await rig.program("bert", guest=True)
        code = (await anna.ask("play", seats=3))["code"]
        await bert.ask("join", code=code)
        await rig.cut(bert)
        await anna.until(
            lambda told: told["type"] == "table" and told["free"] == 2 and told["players"][1:] == []
        )
        assert (await rig.program("bert", guest=True)).heard[0]["name"] == "bert"
        assert (await rig.program("Bert")).heard[0]["name"] is None

    run(tmp_path, story)
