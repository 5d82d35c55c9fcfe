"""The standing of a house: which matches count, who hears of them, and how far anybody can be pushed."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import asyncssh
import pytest
from hypothesis import given
from hypothesis import strategies as st

from access_uno.server import _rating
from access_uno.server._rating import BY_ONE, Rating, rated
from tests.server.store.nats_servers import nats_servers
from tests.ssh.rig import Program, Rig, Told, play, run
from tests.ssh.test_cluster import houses


def _is_over(told: Told) -> bool:
    return told["type"] == "waits" and bool(told["for"] == "over")


async def match(*programs: Program, **wish: object) -> str:
    """A match of one round between all of these, to its end."""
    first, *others = programs
    wish = {"seats": len(programs), "rules": {"rounds": "1"}, "chance": 1, **wish}
    code: str = (await first.ask("play", **wish))["code"]
    for other in others:
        while (await other.ask("join", code=code))["type"] != "done":
            pass
    await asyncio.gather(*(play(program, _is_over) for program in programs))
    for program in programs:
        program.heard.clear()
    return code


async def results(program: Program, count: int) -> list[Told]:
    """The matches that a person has played, once there are so many."""
    found: list[Told] = []
    while len(found) < count:
        found = (await program.ask("results"))["results"]
    return found


async def leave(*programs: Program) -> None:
    for program in programs:
        await program.ask("leave")
        program.heard.clear()


def test_matches_of_two_accounts_count_and_each_who_played_can_hear_them_again(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, ben, eve = [await rig.program(name) for name in ("anna", "ben", "eve")]
        await match(anna, ben)
        told = await anna.of("stands")
        assert (told["matches"], told["place"], told["of"]) == (1, None, 0)
        [result] = await results(anna, 1)
        assert result["counts"]
        assert result["players"] == ["anna", "ben"]
        assert [one["match"] for one in await results(ben, 1)] == [result["match"]]
        standing = await anna.ask("standing")
        assert (standing["matches"], standing["place"], standing["rated"]) == (1, None, True)
        heard = (await anna.ask("hear", match=result["match"]))["lines"]
        assert any(line.startswith("Your cards:") for line in heard)
        assert (await eve.ask("hear", match=result["match"]))["code"] == "no-match"
        assert (await eve.ask("results"))["results"] == []
        assert not [told for told in eve.heard if told["type"] == "stands"]
        await leave(anna)
        await match(anna, seats=2, computers=1)
        newest, _ = await results(anna, 2)
        assert not newest["counts"], "computers do not count"
        assert (await anna.ask("standing"))["matches"] == 1

    run(tmp_path, story)


def test_who_opts_out_is_not_counted_and_an_account_is_forgotten_with_its_standing(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, ben = await rig.program("anna"), await rig.program("ben")
        await anna.ask("rated", on=False)
        await match(anna, ben)
        [result] = await results(anna, 1)
        assert not result["counts"]
        assert not (await anna.ask("standing"))["rated"]
        await leave(anna, ben)
        await anna.ask("delete-account", name="anna")
        again = await rig.program("anna")
        assert (await again.ask("results"))["results"] == []

    run(tmp_path, story)


def test_the_list_has_who_has_met_enough_others_and_it_is_the_same_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_rating, "MATCHES", 2)
    monkeypatch.setattr(_rating, "OPPONENTS", 1)
    keys = {name: asyncssh.generate_private_key("ssh-ed25519") for name in ("anna", "ben")}

    async def played(rig: Rig) -> None:
        anna, ben = [await rig.program(name, key=key) for name, key in keys.items()]
        for count in range(1, 3):
            await match(anna, ben)
            told = [await program.of("stands") for program in (anna, ben)]
            assert [one["matches"] for one in told] == [count, count]
            await leave(anna, ben)
        assert sorted((one["place"], one["of"]) for one in told) == [(1, 2), (2, 2)]
        history = (await anna.ask("standing"))["history"]
        assert [(one["matches"], one["place"]) for one in history] == [(2, told[0]["place"]), (1, None)]
        await opened_again(rig)

    async def opened_again(rig: Rig) -> None:
        reader = await rig.program("gina", guest=True)
        listed = (await reader.ask("standings"))["people"]
        assert sorted(one["name"] for one in listed) == ["anna", "ben"]
        assert [one["place"] for one in listed] == [1, 2]
        assert {one["matches"] for one in listed} == {2}

    run(tmp_path, played, opened_again)


def test_two_servers_count_a_match_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with houses(servers, 2) as (here, there):
            anna, ben = await here.program("anna"), await there.program("ben")
            await match(anna, ben)
            await results(anna, 1)
            await results(ben, 1)
            for program in (anna, ben):
                assert (await program.ask("standing"))["matches"] == 1

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(), 120))


@given(st.integers(0, 2**32), st.integers(2, 5))
def test_no_account_is_moved_by_another_one_further_than_the_bound(seed: int, count: int) -> None:
    chance = random.Random(seed)
    people = {f"{number}": Rating() for number in range(count)}
    for _ in range(30):
        there = chance.sample(sorted(people), chance.randint(2, count))
        people |= rated({one: people[one] for one in there}, {one: chance.randint(1, 3) for one in there})
    for rating in people.values():
        assert all(abs(points) <= BY_ONE for points in rating.moved_by.values())
        assert abs(rating.mean - _rating.START - sum(rating.moved_by.values())) < 1e-6


def test_two_accounts_of_one_person_push_one_by_four_points_and_a_third_by_eight_at_most() -> None:
    chance = random.Random(1)
    others = {f"{number}": Rating() for number in range(20)}
    people = {**others, "main": Rating()}
    for _ in range(50):
        other = chance.choice(sorted(others))
        people |= rated(
            {one: people[one] for one in ("main", other)}, {"main": chance.randint(1, 2), other: 1}
        )
    before = people["main"].mean
    people |= {"second": Rating(), "third": Rating()}
    pushed = {"second": {"main": 1, "second": 2}, "third": {"main": 1, "second": 3, "third": 3}}
    for most, places in zip((BY_ONE, 2 * BY_ONE), pushed.values(), strict=True):
        for _ in range(1000):
            people |= rated({one: people[one] for one in places}, places)
        assert most / 2 < people["main"].mean - before <= most
    alone = {"main": Rating(), "second": Rating()}
    for _ in range(1000):
        alone = rated(alone, {"main": 1, "second": 2})
    assert alone["main"].is_provisional, "two accounts alone give no place in the list"


def test_a_code_that_is_used_again_brings_no_earlier_match_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("access_uno.server._table_list.secrets.randbelow", lambda _: 123456)

    async def story(rig: Rig) -> None:
        assert rig.house is not None
        alone = {"seats": 2, "computers": 1, "level": "easy"}
        anna, ben = await rig.program("anna"), await rig.program("ben")
        code = await match(anna, **alone)
        [first] = await results(anna, 1)
        await leave(anna)
        if (table := rig.house.tables.known(code)) is not None:
            await rig.house.tables.remove(table)
        assert await match(ben, **alone) == code
        [told] = await results(ben, 1)
        assert "ben" in told["players"]
        heard = await anna.ask("hear", match=first["match"])
        assert not any("ben" in line for line in heard["lines"])

    run(tmp_path, story)
