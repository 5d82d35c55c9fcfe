"""Tables that wait, with computers whose seats people take until the match begins."""

from __future__ import annotations

from pathlib import Path

from tests.ssh.rig import Program, Rig, Told, run


def how(told: Told) -> tuple[int, int, int]:
    return len(told["players"]), told["computers"], told["free"]


async def table(program: Program, players: int) -> tuple[int, int, int]:
    """The table with so many people, computers and free seats, once it has so many people."""
    told = await program.until(lambda told: told["type"] == "table" and len(told["players"]) == players)
    return how(told)


def test_who_comes_takes_a_computers_seat_and_leaves_it_to_a_computer(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, ben = await rig.program("anna"), await rig.program("ben")
        code = (await anna.ask("play", waits=True, seats=4, computers=2))["code"]
        assert how(next(told for told in anna.heard if told["type"] == "table")) == (1, 2, 3)
        await ben.ask("join", code=code)
        assert await table(anna, 2) == (2, 1, 2)
        cleo, dora = await rig.program("cleo"), await rig.program("dora")
        for program in (cleo, dora):
            assert (await program.ask("join", code=code))["type"] == "done"
        assert await table(anna, 4) == (4, 0, 0)
        assert not [told for told in anna.heard if told["type"] == "match"], "it begins only when told to"
        await cleo.ask("leave")
        await ben.ask("leave")
        assert await table(anna, 2) == (2, 1, 2)
        assert (await anna.ask("begin"))["type"] == "done"
        [match] = [told for told in anna.heard if told["type"] == "match"]
        assert len(match["players"]) == 3

    run(tmp_path, story)


def test_who_leaves_has_left_and_is_not_away_first(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, ben = await rig.program("anna"), await rig.program("ben")
        code = (await anna.ask("play", waits=True, seats=4, computers=2))["code"]
        await ben.ask("join", code=code)
        await anna.ask("leave")
        told = await ben.until(lambda told: told["type"] == "table" and told["leader"] == "ben")
        assert [player["name"] for player in told["players"]] == ["ben"]
        assert told["owner"] == "ben"

    run(tmp_path, story)


def test_its_leader_adds_computers_and_takes_them_away(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, ben = await rig.program("anna"), await rig.program("ben")
        code = (await anna.ask("play", seats=4))["code"]
        await ben.ask("join", code=code)
        assert (await ben.ask("computers", count=1))["code"] == "not-owner"
        assert (await anna.ask("computers", count=3))["code"] == "wrong-seats"
        assert (await anna.ask("computers", count=2, level="easy"))["type"] == "done"
        told = [told for told in anna.heard if told["type"] == "table"][-1]
        assert how(told) == (2, 2, 2)
        assert (told["waits"], told["level"]) == (True, "easy")
        await anna.ask("computers", count=0)
        assert (await anna.ask("begin"))["type"] == "done"
        assert (await anna.ask("computers", count=1))["code"] == "begun"

    run(tmp_path, story)


def test_a_seed_is_refused_where_others_may_come(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna = await rig.program("anna")
        assert (await anna.ask("play", waits=True, computers=2, seed="5"))["code"] == "seed-with-others"

    run(tmp_path, story)


def test_the_list_has_only_tables_to_sit_down_at_or_watch_the_next_to_begin_first(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, ben, cleo, eve = [await rig.program(name) for name in ("anna", "ben", "cleo", "eve")]
        far = (await anna.ask("play", seats=6))["code"]
        near = (await ben.ask("play", seats=2))["code"]
        left = (await cleo.ask("play", computers=2))["code"]
        assert [one["code"] for one in (await eve.ask("tables"))["tables"]] == [near, far, left]
        await cleo.ask("leave")
        listed = [one["code"] for one in (await eve.ask("tables"))["tables"]]
        while left in listed:
            listed = [one["code"] for one in (await eve.ask("tables"))["tables"]]
        assert listed == [near, far]

    run(tmp_path, story)
