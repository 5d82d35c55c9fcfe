"""The deal of the day in a house: the list of those who have played it, and yesterday's to hear."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from access_uno.protocol import answers, messages, wishes
from access_uno.record import daily
from access_uno.server._account_changes import delete
from access_uno.server.server import Server
from access_uno.server.store.sqlite import SQLiteStore
from tests.play.driver import AtOnce
from tests.server.test_hints import to_the_end
from tests.server.test_messages import SECONDS, Player


async def open_house(folder: Path) -> Server:
    """Return a house that is open, without pauses."""
    server = Server(SQLiteStore(folder / "house.db"), pause=0.0)
    await server.open()
    return server


async def list_of_today(player: Player) -> answers.DayList:
    """Return the list of the day, by one rulebook."""
    today = await player.session.ask(wishes.Daily("mario-de"))
    assert isinstance(today, answers.DayList)
    return today


def dealt(today: answers.DayList) -> wishes.Play:
    """Return the wish for a table with the deal of the day."""
    rules = {"rounds": "1"}
    return wishes.Play(today.rulebook, rules, computers=daily.COMPUTERS, private=True, seed=today.seed)


def test_a_deal_is_played_once_for_the_list_and_heard_the_day_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("access_uno.server.live_match.shared", AtOnce)

    async def story() -> None:
        server = await open_house(tmp_path)
        anna = Player("anna")
        await anna.come(server)
        today = await list_of_today(anna)
        assert (today.day, today.places) == (daily.today().isoformat(), ())
        opened = await anna.session.ask(dealt(today))
        assert isinstance(opened, answers.AtTable)
        await to_the_end(anna)
        while not today.places:
            await asyncio.sleep(0.01)
            today = await list_of_today(anna)
        (place,) = today.places
        (won,) = [told for told in anna.told if isinstance(told, messages.Match)][-1].players[:1]
        assert (place.name, won, place.hints) == ("anna", "anna", 0)
        assert place.turns > 0
        unknown = await anna.session.ask(wishes.Daily("nonsense"))
        assert isinstance(unknown, answers.Refused)
        heard = await anna.session.ask(wishes.Yesterday("mario-de"))
        assert isinstance(heard, answers.Heard)
        assert any(line.startswith("You ") for line in heard.lines)
        await server.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_of_several_tries_the_first_one_counts_also_if_it_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("access_uno.server.live_match.shared", AtOnce)

    async def story() -> None:
        server = await open_house(tmp_path)
        for name, gives_up in (("anna", True), ("ben", False)):
            player = Player(name)
            await player.come(server)
            today = await list_of_today(player)
            deal = dealt(today)
            assert isinstance(await player.session.ask(deal), answers.AtTable)
            if gives_up:
                await player.session.ask(wishes.Resign())
                assert isinstance(await player.session.ask(deal), answers.AtTable)
            await to_the_end(player)
        while not today.places:  # of the later one
            await asyncio.sleep(0.01)
            today = await list_of_today(player)
        assert [place.name for place in today.places] == ["ben"]
        await server.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))


def test_an_account_that_has_only_given_a_deal_up_is_forgotten_when_it_is_deleted(tmp_path: Path) -> None:
    async def story() -> None:
        server = await open_house(tmp_path)
        await (anna := Player("anna")).come(server)
        deal = dealt(await list_of_today(anna))
        assert isinstance(await anna.session.ask(deal), answers.AtTable)
        await anna.session.ask(wishes.Resign())
        account = anna.session.account
        assert account is not None
        assert server.standing._daily.knows(account.identity)
        await delete(server, account)
        assert not server.standing._daily.knows(account.identity)
        await server.close()

    asyncio.run(asyncio.wait_for(story(), SECONDS))
