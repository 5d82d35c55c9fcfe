"""How guests have their seats back: by the code of their visit, or let in by the people at the table."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import pytest

from access_uno.server import guest_seats
from access_uno.server import live_match as match_module
from tests.server.store.nats_servers import NATSServer, nats_servers
from tests.ssh.rig import Program, Rig, Told, play, run
from tests.ssh.test_cluster import SECONDS, houses, sit
from tests.ssh.test_identity import match_of, seated

WRONG = "2222222222"


def seat_code(program: Program) -> str:
    """The code that a guest was told last."""
    code: str = next(told["seat"] for told in reversed(program.heard) if told["type"] == "seat")
    return code


def hand(program: Program) -> list[str]:
    """The hand that a program was told last."""
    views = [told["view"] for told in program.heard if told["type"] in ("match", "game")]
    hand: list[str] = views[-1]["hand"]
    return hand


def is_away(told: Told) -> bool:
    """Whether it is told that bert has gone."""
    events = told.get("events", ()) if told["type"] == "game" else ()
    return {"event": "presence", "player": "bert", "here": False} in events


async def leaves(rig: Rig, anna: Program, bert: Program) -> None:
    await rig.cut(bert)
    await anna.until(is_away)


async def has_seat_back(program: Program, cards: list[str]) -> None:
    """The program is bert, with their seat and hand."""
    assert (await match_of(program))["you"] == "bert"
    assert hand(program) == cards
    assert (await program.ask("act", action="draw", step=1_000_000))["code"] == "stale"


@pytest.mark.parametrize("written", [str, str.upper, lambda code: f" {code[:5]}-{code[5:]} "])
def test_the_code_of_a_visit_gives_the_seat_back_under_its_name(tmp_path: Path, written) -> None:  # type: ignore[no-untyped-def]
    async def story(rig: Rig) -> None:
        anna, bert, code = await seated(rig, guest=True)
        cards, secret = hand(bert), seat_code(bert)
        assert len(secret) == 10
        await leaves(rig, anna, bert)
        back = await rig.program("bert", guest=True)
        assert back.heard[0]["name"] == "bert 2"
        assert (await back.ask("join", code=code))["code"] == "seat-waits"
        assert (await back.ask("join", code=code, seat=written(secret)))["type"] == "done"
        assert [told["name"] for told in back.heard if told["type"] == "named"] == ["bert"]
        await has_seat_back(back, cards)
        assert seat_code(back) == secret  # the same visit: the next time as well
        assert (await back.ask("who"))["people"] == [
            {"name": name, "guest": name == "bert", "code": code, "watching": False}
            for name in ("anna", "bert")
        ]

    run(tmp_path, story)


def test_also_after_a_restart_and_though_a_computer_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_module, "AWAY_SECONDS", 0.0)
    kept: list[str] = []

    async def before(rig: Rig) -> None:
        anna, bert, code = await seated(rig, guest=True)
        await leaves(rig, anna, bert)
        assert (await anna.ask("computer", name="bert"))["type"] == "done"
        await anna.until(lambda told: told["type"] == "table" and told["players"][1]["level"] == "normal")
        back = await rig.program("bert", guest=True)
        assert (await back.ask("join", code=code, seat=seat_code(bert)))["type"] == "done"
        assert (await match_of(back))["you"] == "bert"
        await back.ask("ping")
        kept.extend((code, seat_code(bert), *hand(back)))

    async def after(rig: Rig) -> None:
        code, secret, *cards = kept
        back = await rig.program("bert", guest=True)
        assert back.heard[0]["name"] == "bert 2"
        assert (await back.ask("join", code=code, seat=secret))["type"] == "done"
        await has_seat_back(back, cards)

    run(tmp_path, before, after)


def test_also_through_another_server_and_while_the_older_line_lives(tmp_path: Path) -> None:
    async def story(servers: list[NATSServer]) -> None:
        async with houses(servers, 2) as (here, there):
            anna, bert = await here.program("anna"), await there.program("bert", guest=True)
            code = await sit(anna, bert, rules={"rounds": "50"})
            await match_of(bert)
            cards = hand(bert)
            back = await here.program("bert", guest=True)
            assert (await back.ask("join", code=code, seat=seat_code(bert)))["type"] == "done"
            await has_seat_back(back, cards)
            assert (await bert.of("closed"))["code"] == "newer-connection"

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))


def test_wrong_codes_give_nothing_and_are_limited_by_address(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, bert, code = await seated(rig, guest=True)
        secret = seat_code(bert)
        await leaves(rig, anna, bert)
        guess = await rig.program("bert", guest=True)
        for number in range(5):
            assert (await guess.ask("join", code=code, seat=WRONG))["code"] == "seat-code-wrong", number
        assert (await guess.ask("join", code=code, seat=WRONG))["code"] == "too-many-codes"
        again = await rig.program("bert", guest=True)  # dialling again does not help
        assert (await again.ask("join", code=code, seat=secret))["code"] == "too-many-codes"
        assert not any(told["type"] == "match" for told in (*guess.heard, *again.heard))

    run(tmp_path, story)


def test_a_code_opens_no_other_table_and_nothing_to_an_account(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, bert, code = await seated(rig, guest=True)
        secret = seat_code(bert)
        eve = await rig.program("eve")
        other = (await eve.ask("play"))["code"]
        await leaves(rig, anna, bert)
        back = await rig.program("bert", guest=True)
        assert (await back.ask("join", code=other, seat=secret))["code"] == "seat-code-wrong"
        assert (await eve.ask("join", code=code, seat=secret))["code"] == "seat-of-guest"
        assert (await eve.ask("claim", code=code, name="bert"))["code"] == "seat-of-guest"

    run(tmp_path, story)


def test_no_code_is_kept_and_none_is_told_to_others_or_to_accounts(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, bert, code = await seated(rig, guest=True)
        eve = await rig.program("eve")
        await eve.ask("watch", code=code)
        await eve.ask("who")
        secret = seat_code(bert)
        for program in (anna, eve):
            assert secret not in "".join(program.raw)
            assert not any(told["type"] == "seat" for told in program.heard)
        house = rig.house
        assert house is not None
        for bucket in ("tables", "present", "accounts"):
            assert secret not in str(await house.store.entries(bucket))

    run(tmp_path, story)


async def claims(rig: Rig, anna: Program, bert: Program, code: str) -> Program:
    """bert is away, and a newcomer of the same name asks for the seat."""
    await leaves(rig, anna, bert)
    newcomer = await rig.program("bert", guest=True)
    assert (await newcomer.ask("claim", code=code, name="BERT"))["type"] == "done"
    asked = await anna.of("claims")
    assert (asked["name"], asked["seat"]) == ("bert 2", "bert")
    return newcomer


def test_without_the_code_a_person_at_the_table_lets_them_in(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, bert, code = await seated(rig, guest=True)
        cards, old = hand(bert), seat_code(bert)
        newcomer = await claims(rig, anna, bert, code)
        watcher = await rig.program("eve")
        await watcher.ask("watch", code=code)
        assert (await watcher.ask("let-in", name="bert 2"))["code"] == "watching"
        assert (await newcomer.ask("let-in", name="bert 2"))["code"] == "at-no-table"
        await newcomer.ask("ping")
        assert not any(told["type"] in ("match", "seat") for told in newcomer.heard)
        assert (await anna.ask("let-in", name="Bert 2"))["type"] == "done"
        assert (await newcomer.of("named"))["name"] == "bert"
        await has_seat_back(newcomer, cards)
        assert seat_code(newcomer) != old
        assert (await anna.ask("let-in", name="bert 2"))["code"] == "no-claim"  # a yes counts once
        back = await rig.program("bert", guest=True)
        assert (await back.ask("join", code=code, seat=old))["code"] == "seat-code-wrong"

    run(tmp_path, story)


def test_who_is_let_in_is_who_has_asked_and_no_later_one_of_that_name(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, bert, code = await seated(rig, guest=True)
        newcomer = await claims(rig, anna, bert, code)
        await rig.cut(newcomer)
        eve = await rig.program("eve")
        while "bert 2" in str((await eve.ask("who"))["people"]):
            pass
        thief = await rig.program("bert", guest=True)
        assert thief.heard[0]["name"] == "bert 2"
        assert (await anna.ask("let-in", name="bert 2"))["type"] == "done"
        assert (await thief.ask("ping"))["type"] == "done"
        await anna.ask("ping")
        assert (await thief.ask("tables"))["type"] == "done"
        assert not any(told["type"] in ("named", "match", "seat") for told in thief.heard)

    run(tmp_path, story)


def test_a_guest_who_plays_gets_no_second_hand_at_the_same_table(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna = await rig.program("anna")
        bert, carl = [await rig.program(name, guest=True) for name in ("bert", "carl")]
        code = (await anna.ask("play", seats=3, computers=0))["code"]
        for guest in (bert, carl):
            assert (await guest.ask("join", code=code))["type"] == "done"
        await leaves(rig, anna, bert)
        assert (await carl.ask("claim", code=code, name="bert"))["code"] == "has-seat"
        assert (await carl.ask("let-in", name="carl"))["code"] == "no-claim"
        assert (await carl.ask("ping"))["type"] == "done"
        assert not any(told["type"] == "named" for told in carl.heard)

    run(tmp_path, story)


def test_a_seat_is_asked_for_only_while_its_guest_is_away_and_people_are_there(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, bert, code = await seated(rig, guest=True)
        newcomer = await rig.program("bert", guest=True)
        assert (await newcomer.ask("claim", code=code, name="bert"))["code"] == "not-away"
        assert (await newcomer.ask("claim", code=code, name="anna"))["code"] == "no-guest-seat"
        await leaves(rig, anna, bert)
        for _ in range(2):
            assert (await newcomer.ask("claim", code=code, name="bert"))["type"] == "done"
        assert (await newcomer.ask("claim", code=code, name="bert"))["code"] == "too-often"
        await anna.ask("leave")
        assert (await newcomer.ask("claim", code=code, name="bert"))["code"] == "nobody-at-table"

    run(tmp_path, story)


def test_who_has_come_back_by_the_code_is_not_thrown_out_by_a_yes_that_comes_late(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, bert, code = await seated(rig, guest=True)
        newcomer = await claims(rig, anna, bert, code)
        back = await rig.program("bert", guest=True)
        assert (await back.ask("join", code=code, seat=seat_code(bert)))["type"] == "done"
        assert (await anna.ask("let-in", name="bert 2"))["code"] == "not-away"
        assert (await newcomer.ask("ping"))["type"] == "done"
        assert not any(told["type"] in ("named", "match") for told in newcomer.heard)
        assert not any(told["type"] == "closed" for told in back.heard)

    run(tmp_path, story)


def test_a_newcomer_who_is_at_another_server_is_let_in_as_well(tmp_path: Path) -> None:
    async def story(servers: list[NATSServer]) -> None:
        async with houses(servers, 2) as (here, there):
            anna, bert = await here.program("anna"), await here.program("bert", guest=True)
            code = await sit(anna, bert, rules={"rounds": "50"})
            await match_of(bert)
            cards = hand(bert)
            await leaves(here, anna, bert)
            newcomer = await there.program("bert", guest=True)
            assert newcomer.heard[0]["name"] == "bert 2"
            assert (await newcomer.ask("claim", code=code, name="bert"))["type"] == "done"
            await anna.of("claims")
            assert (await anna.ask("let-in", name="bert 2"))["type"] == "done"
            await newcomer.of("named")
            await has_seat_back(newcomer, cards)

    with nats_servers(tmp_path) as servers:
        asyncio.run(asyncio.wait_for(story(servers), SECONDS))


def test_a_guest_who_was_let_in_plays_on(tmp_path: Path) -> None:
    async def story(rig: Rig) -> None:
        anna, bert, code = await seated(rig, guest=True)
        newcomer = await claims(rig, anna, bert, code)
        await anna.ask("let-in", name="bert 2")
        await newcomer.of("match")
        await anna.ask("join", code=code)  # and hears once more what the table waits for

        def far(told: Told) -> bool:
            return told["type"] == "game" and bool(told["step"] >= 8)

        await asyncio.gather(play(anna, far), play(newcomer, far))

    run(tmp_path, story)


def test_after_a_match_the_place_of_a_guest_who_goes_is_free(tmp_path: Path) -> None:
    def over(told: Told) -> bool:
        return told["type"] == "waits" and bool(told["for"] == "over")

    async def story(rig: Rig) -> None:
        anna, bert = await rig.program("anna"), await rig.program("bert", guest=True)
        code = (await anna.ask("play", seats=2, rules={"rounds": "1"}))["code"]
        await bert.ask("join", code=code)
        await asyncio.gather(play(anna, over), play(bert, over))
        ended = itertools.chain(anna.heard, [await anna.ask("ping")])
        if not any(told["type"] == "table" and told["state"] == "over" for told in ended):
            await anna.until(lambda told: told["type"] == "table" and told["state"] == "over")
        await rig.cut(bert)
        await anna.until(lambda told: told["type"] == "table" and told["free"] == 1)
        other = await rig.program("bert", guest=True)
        assert other.heard[0]["name"] == "bert"
        assert (await other.ask("join", code=code))["type"] == "done"
        assert (await match_of(other))["you"] is None  # the hand was another's
        assert (await anna.ask("again"))["type"] == "done"
        match = await other.until(lambda told: told["type"] == "match" and told["match"] == 2)
        assert match["you"] == "bert"

    run(tmp_path, story)


def test_the_seats_of_guests_who_stay_away_are_free_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that was killed could free nothing; and a match of guests alone ends when all stay away."""
    monkeypatch.setattr(guest_seats, "FORGOTTEN_SECONDS", 0.05)
    codes: list[str] = []

    async def before(rig: Rig) -> None:
        house = rig.house
        assert house is not None
        monkeypatch.setattr(house.lobby, "free_seat", lambda *_: asyncio.sleep(0))  # as if killed
        anna, bert = await rig.program("anna"), await rig.program("bert", guest=True)
        codes.append((await anna.ask("play", seats=3))["code"])
        await bert.ask("join", code=codes[0])
        zoe = await rig.program("zoe", guest=True)
        await zoe.ask("play")

    async def after(rig: Rig) -> None:
        eve = await rig.program("eve")
        while [table["people"] for table in (await eve.ask("tables"))["tables"]] != [["anna"]]:
            await asyncio.sleep(0.01)
        assert (await rig.program("bert", guest=True)).heard[0]["name"] == "bert"

    run(tmp_path, before)
    monkeypatch.undo()
    monkeypatch.setattr(guest_seats, "FORGOTTEN_SECONDS", 0.05)
    run(tmp_path, after)
